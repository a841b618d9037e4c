"""What a verdict says, broken into the same named parts as an expectation, list by list."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from bridgetable.blocks.auction import calls_open_to
from bridgetable.cards import SUITS, Card
from bridgetable.cases.wanted import duty_words, each_suit
from bridgetable.findings.deeds import AddCard
from bridgetable.findings.kinds import Assumption, ClaimState, Duty, Finding, Grounds, Right
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.verdict import PARTS, TrickInLaw, Verdict
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.choices import OnCall, suit_words
from bridgetable.value import value


@value
class FoundPart:
    """One thing a verdict says: its parts (a part may have several readings), in words, and what it rests on.

    `finding`: the one it is; None where the verdict says it otherwise than by a finding.
    """

    parts: Mapping[str, tuple[str, ...]]
    text: str
    grounds: tuple[Grounds, ...] = ()
    finding: Finding | Assumption | None = None

    def says(self, parts: Mapping[str, str]) -> bool:
        """Whether it is what all these parts ask for."""
        return all(value in self.parts.get(name, ()) for name, value in parts.items())


_SUIT_WORDS = {suit.plural for suit in SUITS} | {suit.word for suit in SUITS}

Finder: TypeAlias = Callable[[Verdict], Iterator[FoundPart]]


def _found(text: str, finding: Finding | Assumption | None = None, /, **parts: object) -> FoundPart:
    """A `FoundPart` of parts as keywords; an underscore stands for a space, None for a part there is not."""
    readings = {
        name.replace("_", " "): tuple(str(value) for value in (part if isinstance(part, tuple) else (part,)))
        for name, part in parts.items()
        if part is not None
    }
    return FoundPart(readings, text, (finding.grounds,) if finding is not None else (), finding)


def _cards(verdict: Verdict) -> Iterator[FoundPart]:
    for (seat, card), status in verdict.cards.items():
        where = f" as {status.as_}" if status.as_ else ""
        text = f"{seat} {card} = {status.status}{where}"
        yield FoundPart(
            {"card": (f"{seat} {card}",), "status": _readings(status.status), "as": (status.as_ or "",)},
            text,
            (status.grounds,),
            status,
        )


def _readings(status: str) -> tuple[str, ...]:
    """A status and the wider ones it is a case of."""
    if status.endswith(" penalty"):
        return (status, "penalty")
    return {"withdrawn": (status, "in hand"), "quitted": (status, "played")}.get(status, (status,))


def duties_to_play(verdict: Verdict) -> Iterator[FoundPart]:
    """The cards that must be played now or at their owner's turn, which `must be played` expects too."""
    for duty in verdict.duties:
        if duty.must and duty.when in ("now", "own turn"):
            card = duty.must.words.removeprefix("play ")
            yield _found(f"{_duty_text(duty)}", duty, card=f"{duty.seat} {card}", status="must be played")


def unsaid(verdict: Verdict, subject: str) -> FoundPart:
    """A card of which the verdict says nothing: in hand. What concerns it may still have been decided."""
    seat, _, name = subject.partition(" ")
    about = [finding for finding in everything(verdict) if _concerns(finding, seat, name)]
    parts = {"card": (subject,), "status": ("in hand",)}
    return FoundPart(parts, f"{subject} = in hand", tuple(finding.grounds for finding in about))


def about(found: FoundPart, parts: Mapping[str, str]) -> bool:
    """Whether something is said of the player and the trick that `parts` name."""
    return found.says({name: parts[name] for name in ("seat", "trick")})


def no_revoke(parts: Mapping[str, str]) -> FoundPart:
    """That a player has not revoked in a trick, where the verdict says nothing of it."""
    named = {name: (value,) for name, value in parts.items() if name != "state"}
    return FoundPart({**named, "state": ("none",)}, f"no revoke of {parts['seat']} in trick {parts['trick']}")


def _concerns(finding: Finding, seat: str, card: str) -> bool:
    of = getattr(finding, "seat", None)
    named: Card | None = getattr(finding, "card", None)
    return isinstance(of, Seat) and of.value == seat and named is not None and named.name == card


def _calls(verdict: Verdict) -> Iterator[FoundPart]:
    for call in verdict.calls:
        wider = {"accepted": ("stands",), "cancelled": ("withdrawn",)}.get(call.state, ())
        yield _found(
            f"{call.about} = {call.state}",
            call,
            call=_names_of_a_call(verdict, call.about),
            state=(call.state, *wider),
        )


def _names_of_a_call(verdict: Verdict, about: str) -> tuple[str, ...]:
    """A call with the number of its action; without it, the last of those alike is meant."""
    name, number, _ = about.partition(" #")
    last = max(
        (call for call in verdict.calls if call.about.startswith(f"{name} #")),
        key=lambda each: each.serial,
        default=None,
    )
    return (about, name) if number and (last is None or last.about == about) else (about,)


def _contract(verdict: Verdict) -> Iterator[FoundPart]:
    if verdict.contract is not None:
        yield _found(verdict.contract.words, verdict.contract, contract=verdict.contract.words)
    else:
        yield _found("none yet", contract="none yet")


def _restrictions(verdict: Verdict) -> Iterator[FoundPart]:
    for each in verdict.restrictions:
        left = tuple(suit for suit in SUITS if suit not in each.suits)
        some, others = suit_words(each.suits), suit_words(left)
        suits = "any suit" if not left else some if len(left) > 1 else (f"any suit but {others}", some)
        words = suits if isinstance(suits, str) else suits[0]
        text = f"{each.offender} for {each.partner}: {words}"
        yield _found(text, each, offender=each.offender, partner=each.partner, suits=suits)


def _may_call(verdict: Verdict) -> Iterator[FoundPart]:
    for seat in SEATS:
        for call in calls_open_to(seat, verdict.calls, verdict.duties):
            yield _found(f"{seat}: {call}", seat=seat, call=call)


def _options(verdict: Verdict) -> Iterator[FoundPart]:
    for choice in sorted(verdict.options, key=lambda option: option.order):
        verb, _, what = choice.choice.words.partition(" ")
        ids = (
            choice.choice.words,
            f"{verb} {_wildcard(what)}",
            *((verb,) if isinstance(choice.choice, OnCall) else ()),
        )
        yield _found(f"{choice.by}: {choice.choice.words}", choice, by=choice.by, option=ids)


def _wildcard(what: str) -> str:
    """`SUIT` for what names suits, `CARD` for what names a card."""
    if all(word in _SUIT_WORDS for word in what.split(" and ")):
        return "SUIT"
    return "CARD" if re.fullmatch("[SHDC?][^ ]+", what) else what


def _duty_text(duty: Duty) -> str:
    deed = duty.must.words if duty.must is not None else f"not {duty.may_not.words if duty.may_not is not None else ''}"
    return f"{duty.seat}: " + ", ".join(part for part in (deed, duty.when, duty.until) if part)


def _duties(verdict: Verdict) -> Iterator[FoundPart]:
    for duty in verdict.duties:
        when = tuple(part for part in (*_also(duty.when), duty.until) if part) or None
        text, seat = _duty_text(duty), duty.seat
        if duty.must is not None:
            deed = duty_words(duty.must.words)
            must = (deed, deed.partition(" ")[0], *_added(duty))
            yield _found(text, duty, seat=seat, must=must, when=when)
        for ban in each_suit(duty_words(duty.may_not.words)) if duty.may_not else ():
            words = (ban, ban.partition(" ")[0])
            yield FoundPart({"seat": (seat.value,), "may not": words, "when": when or ()}, text, (duty.grounds,), duty)


def _added(duty: Duty) -> tuple[str, ...]:
    """The suit of a card that has to be added to a trick, when it has to be of one suit: `add diamonds`."""
    return tuple(f"add {suit.plural}" for suit in duty.suits) if isinstance(duty.must, AddCard) else ()


def _also(when: str | None) -> tuple[str, ...]:
    """A time and the later ones that it meets as well."""
    later = {"now": ("now", "own turn", "first legal turn"), "own turn": ("own turn", "first legal turn")}
    return later.get(when, (when,)) if when else ()


def _may_withdraw(verdict: Verdict) -> Iterator[FoundPart]:
    for right in verdict.may_withdraw:
        condition = f", only if {right.only_if}" if right.only_if else ""
        text = f"{right.seat} {right.card}, {right.until}{condition}"
        card = f"{right.seat} {right.card}"
        yield _found(text, right, card=card, until=right.until, only_if=right.only_if)


def _must_withdraw(verdict: Verdict) -> Iterator[FoundPart]:
    for step in verdict.must_withdraw:
        card = f"{step.seat} {step.card}"
        yield _found(card, step, card=card)


def _information(verdict: Verdict) -> Iterator[FoundPart]:
    for told in verdict.information:
        part = "" if told.part == "all" else f" {told.part}"
        yes, no = ("".join(map(str, seats)) or "none" for seats in (told.authorised, told.unauthorised))
        until = f", {told.until}" if told.until else ""
        text = f"{told.about}{part}: yes {yes}, no {no}{until}"
        parts = ("all", "sight", "duty to play", "how it arose", "being void") if told.part == "all" else told.part
        for seat in SEATS:
            may = "yes" if seat in told.authorised else "no" if seat in told.unauthorised else None
            about = _names_of_a_call(verdict, told.about)
            yield _found(text, told, about=about, part=parts, seat=seat, may_use=may, until=told.until)


def _revokes(verdict: Verdict) -> Iterator[FoundPart]:
    for revoke in verdict.revokes:
        text = f"{revoke.seat} trick {revoke.trick} {revoke.suit}: {revoke.state}"
        yield _found(text, revoke, seat=revoke.seat, trick=revoke.trick, suit=revoke.suit, state=revoke.state)


def _irregularities(verdict: Verdict) -> Iterator[FoundPart]:
    for wrong in (*verdict.irregularities, *verdict.let_pass):
        yield _found(f"{wrong.seat} {wrong.kind}", wrong, seat=wrong.seat, kind=wrong.kind)


def _lawful(verdict: Verdict) -> Iterator[FoundPart]:
    for lawful in verdict.lawful:
        text = f"{lawful.seat} #{lawful.action}"
        yield _found(text, lawful, seat=lawful.seat, action=f"#{lawful.action}")


def _rights(verdict: Verdict) -> Iterator[FoundPart]:
    for right in verdict.rights:
        text = f"{right.seat}: {right.may.words}" + (f", {right.until}" if right.until else "")
        yield _found(text, right, seat=right.seat, may=_names_of_a_right(right), until=right.until)


def _names_of_a_right(right: Right) -> tuple[str, ...]:
    """Its words; to change a call was to `take back` what one had said."""
    return (right.may.words, "take back") if right.may is PlainRight.CHANGE_CALL else (right.may.words,)


def _questions(verdict: Verdict) -> Iterator[FoundPart]:
    for question in verdict.questions:
        yield _found(question.key, question, fact=question.id, of=(question.of, *question.or_of))


def _assumed(verdict: Verdict) -> Iterator[FoundPart]:
    for each in verdict.assumed:
        yield _found(each.key, each, fact=each.id, of=(each.of, *each.or_of))


def _provisional(verdict: Verdict) -> Iterator[FoundPart]:
    for (seat, card), status in verdict.cards.items():
        if status.provisional:
            yield _found(f"{seat} {card} = {status.status}", status, card=f"{seat} {card}")


def _liable(verdict: Verdict) -> Iterator[FoundPart]:
    for liable in verdict.liable:
        yield _found(str(liable.seat), liable, seat=liable.seat)


def _by_citation(select: Callable[[Verdict], Iterable[Finding]]) -> Finder:
    def find(verdict: Verdict) -> Iterator[FoundPart]:
        for finding in select(verdict):
            yield _found(finding.grounds.cite, finding)

    return find


def everything(verdict: Verdict) -> Iterator[Finding]:
    """Every finding of a verdict, more than once where several lists have it."""
    yield from verdict.findings
    yield from verdict.cards.values()
    for part in PARTS:
        yield from verdict.part(part)


def _turn(verdict: Verdict) -> Iterator[FoundPart]:
    seat = verdict.turn.value if verdict.turn else "none"
    yield _found(seat, seat=seat)


def _tricks_in_law(verdict: Verdict) -> tuple[TrickInLaw, ...]:
    past = {trick.number: trick for trick in (*verdict.past_tricks, verdict.trick)}
    return tuple(past.values())


def _lead(verdict: Verdict) -> Iterator[FoundPart]:
    for trick in _tricks_in_law(verdict):
        if trick.lead is not None:
            text = f"{trick.lead} leads to trick {trick.number}"
            running = trick.number == verdict.trick.number
            yield _found(text, seat=trick.lead, trick=(trick.number, "now") if running else trick.number)


def _winner(verdict: Verdict) -> Iterator[FoundPart]:
    won = [trick for trick in _tricks_in_law(verdict) if trick.winner is not None]
    last = max((trick.number for trick in won), default=0)
    for trick in won:
        number = (trick.number, "last") if trick.number == last else trick.number
        yield _found(f"{trick.winner} wins trick {trick.number}", trick=number, seat=trick.winner)


def _tricks(verdict: Verdict) -> Iterator[FoundPart]:
    if verdict.tricks is not None:
        ns, ew = verdict.tricks
        yield _found(f"NS {ns}, EW {ew}", NS=ns, EW=ew)


def _transfer(verdict: Verdict) -> Iterator[FoundPart]:
    transfer = verdict.transfer
    if transfer is None:
        yield _found("0", tricks=0)
    elif not transfer.tricks:
        yield _found("0", transfer, tricks=0, to=tuple(Side))  # none to the one is none to the other
    else:
        yield _found(f"{transfer.tricks} to {transfer.to}", transfer, tricks=transfer.tricks, to=transfer.to)


def _claim(verdict: Verdict) -> Iterator[FoundPart]:
    claim = verdict.claim
    if claim is not None:
        ns, ew = claim.tricks or (None, None)
        counts = f", {ns} to NS and {ew} to EW" if claim.tricks else ""
        yield _found(f"{claim.state}{counts}", claim, state=_states(claim), NS=ns, EW=ew)


def _states(claim: ClaimState) -> tuple[str, ...]:
    """The state of a claim, and the other it has as well: what is no concession may be no claim either (2017:68B2)."""
    return (claim.state, "not a claim") if claim.nothing else (claim.state,)


def _declarer(verdict: Verdict) -> Iterator[FoundPart]:
    yield _found(str(verdict.declarer), seat=verdict.declarer)


def _stage(verdict: Verdict) -> Iterator[FoundPart]:
    yield _found(verdict.stage, stage=verdict.stage)


FINDERS: Mapping[str, Finder] = {
    "cards": _cards,
    "calls": _calls,
    "contract": _contract,
    "restrictions": _restrictions,
    "may_call": _may_call,
    "options": _options,
    "duties": _duties,
    "may_withdraw": _may_withdraw,
    "must_withdraw": _must_withdraw,
    "info": _information,
    "revokes": _revokes,
    "transfer": _transfer,
    "turn": _turn,
    "lead": _lead,
    "declarer": _declarer,
    "winner": _winner,
    "stage": _stage,
    "tricks": _tricks,
    "irregular": _irregularities,
    "lawful": _lawful,
    "rights": _rights,
    "claim": _claim,
    "questions": _questions,
    "assumed": _assumed,
    "provisional": _provisional,
    "judgement": _by_citation(lambda verdict: verdict.judgements),
    "checks": _by_citation(lambda verdict: verdict.checks),
    "liable": _liable,
    "not_modelled": _by_citation(lambda verdict: verdict.not_modelled),
    "cites": _by_citation(everything),
}
"""For each key of an expectation where the verdict answers it; `may_play` needs the table too."""
