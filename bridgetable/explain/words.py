"""Findings in plain words: short, neutral sentences a director could read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from bridgetable.cards import Card
from bridgetable.explain.offered import option_text
from bridgetable.explain.phrases import (
    about_words,
    call_said,
    deed_words,
    in_words,
    irregularity_words,
    players_words,
    suits_words,
    until_words,
    when_words,
)
from bridgetable.explain.retold import quoted
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import PlainDeed, SmallBefore
from bridgetable.findings.facts import FACTS
from bridgetable.findings.reasons import CardBecause, RightBecause
from bridgetable.findings.rights import AskAboutNone, PlainRight, TakeBackSaid
from bridgetable.findings.status_words import StatusWord
from bridgetable.messages import say, slug
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.actions import Entry


@singledispatch
def text(finding: k.Finding) -> str:
    """A finding as one or two short sentences.

    >>> text(k.Irregularity(k.Grounds("53A"), "lead out of turn", Seat.E, 1))
    'East has led out of turn.'
    """
    raise TypeError(f"there are no words for {type(finding).__name__}")


@text.register
def _status(status: k.Status) -> str:
    seat, card = status.seat, status.card
    if status.status == "played":
        return played_words(status)
    if status.status == "exposed" and status.provisional:
        return say("ruling-status-open", seat=seat, card=card)
    stands = _card_put_out(status)
    if stands is not None and status.status == "in hand":
        return say("ruling-status-other-stands", seat=seat, card=card, stands=stands)
    why = status.why if (status.status, status.why) in _BECAUSE else ""
    kind = slug(f"{status.status} {why}".strip())
    return say(f"ruling-status-{kind}", seat=seat, card=card, trick=status.trick, suit=card.suit)


def _card_put_out(status: k.Status) -> Card | None:
    """The card dummy put out instead of the one that was named, where it is too late to put that right (45D)."""
    faults = (f for f in status.grounds.findings if isinstance(f, k.Irregularity) and f.kind == "card not designated")
    return next((f.card for f in faults if f.card is not status.card), None)


_BECAUSE: tuple[tuple[StatusWord, CardBecause], ...] = (
    ("in hand", "found again"),
    ("in hand", "slip"),
    ("in hand", "asked for in the lead"),
    ("in hand", "extra card"),
    ("exposed", "seen in the auction"),
)
"""Cards of which something else is said for this reason."""


def played_words(status: k.Status, form: str = "") -> str:
    """A card that is played; form `clause` without the full stop, `no-more` with that it may not be taken back."""
    wanted = f"ruling-played.{form}" if form else "ruling-played"
    return say(wanted, seat=status.seat, card=status.card, trick=status.trick or None, how=_how_played(status))


_ACCEPTED: tuple[CardBecause, ...] = ("accepted", "played to", "had to be accepted", "becomes dummy")
"""Why a lead out of turn stands as one."""


def _how_played(status: k.Status) -> str:
    if status.as_ == "lead" and status.why in _ACCEPTED:
        return "stands as lead"
    if status.why == "came too early":
        return "came too early"
    if status.why == "penalty card accepted":
        return "penalty card stays"
    return status.as_ or "play"


def seen_words(status: k.Status) -> str:
    """That a card has been seen, whatever became of it."""
    return say("ruling-status-seen", seat=status.seat, card=status.card)


@text.register
def _facing(facing: k.Facing) -> str:
    return say("ruling-facing", seat=facing.seat, card=facing.card, purpose=facing.purpose)


@text.register
def _misplaced(misplaced: k.Misplaced) -> str:
    return say("ruling-misplaced", seat=misplaced.seat, card=misplaced.card)


@text.register
def _membership(trick: k.Membership) -> str:
    if trick.winner is None:
        return say("ruling-trick-complete", trick=trick.trick)
    return say("ruling-trick-won", winner=trick.winner, trick=trick.trick)


@text.register
def _call_state(call: k.CallState) -> str:
    return say(f"ruling-call-{slug(call.state)}", seat=call.seat, call=call_said(call.call))


@text.register
def _called(called: k.Called) -> str:
    return say("ruling-called", seat=called.seat, call=call_said(called.call))


@text.register
def _contract(contract: k.Contract) -> str:
    if contract.call is None or contract.declarer is None:
        return say("ruling-passed-out")
    bid, doubled = call_said(contract.call), contract.doubled or None
    return say("ruling-contract", bid=bid, doubled=doubled, declarer=contract.declarer)


@text.register
def _lead_restriction(restriction: k.LeadRestriction) -> str:
    suits = suits_words(restriction.suits, "or")
    return say("ruling-lead-restriction", partner=restriction.partner, require=restriction.require, suits=suits)


@text.register
def _roles(roles: k.Roles) -> str:
    return say("ruling-roles", declarer=roles.declarer, dummy=roles.declarer.partner)


@text.register
def _irregularity(wrong: k.Irregularity) -> str:
    return irregularity_words(wrong)


@text.register
def _lawful(lawful: k.Lawful) -> str:
    return say("ruling-in-order", seat=lawful.seat, action=lawful.action)


@text.register
def _rectification(put_right: k.Rectification) -> str:
    return say(f"ruling-rectification-{slug(put_right.kind)}")


@text.register
def _option(option: k.Option) -> str:
    return option_text(option)


@text.register
def duty_text(duty: k.Duty) -> str:
    """A duty or a ban: East may not lead diamonds until he loses the lead.

    >>> from bridgetable.findings.deeds import read_deed
    >>> duty_text(k.Duty(k.Grounds("50D2(a)"), Seat.E, may_not=read_deed("lead diamonds"), until="loses the lead"))
    'East may not lead diamonds until he loses the lead.'
    """
    if duty.must is PlainDeed.LEAD_ANY:
        if duty.why == "lead in the other hand":
            return say("ruling-lead-from-hand", seat=duty.seat)
        return say("ruling-cannot-obey", seat=duty.seat, asked=_asked_of(duty))
    return _duty(duty, "ruling-duty")


def duty_clause(duty: k.Duty) -> str:
    """What a player must do with a card, or may not do, as part of a sentence."""
    return _duty(duty, "ruling-duty.clause")


def _duty(duty: k.Duty, message: str) -> str:
    what = duty_words(duty)
    before = isinstance(duty.may_not, SmallBefore)  # the card itself says how long
    limits = [when_words(duty.when)] if duty.when and duty.when != "lead" else []
    if duty.until == "this lead":
        limits.append(say("ruling-until-at-this-lead"))
    elif duty.until and not before:
        limits.append(until_words(duty.until))
    limited = "".join(say("ruling-duty-limit", limit=limit) for limit in limits)
    return say(message, seat=duty.seat, what=what, limits=limited, unless=duty.unless)


def _asked_of(unable: k.Duty) -> str | None:
    """What a player cannot obey (59), in few words."""
    so_far = None
    for duty in unable.grounds.findings:
        if isinstance(duty, k.Duty):
            words = duty_words(duty)
            so_far = words if so_far is None else say("ruling-asked-both", first=so_far, next=words)
    return so_far


def unless_words(duty: k.Duty) -> str:
    """That to follow suit comes first, where it is not known whether he can; nothing for other duties."""
    return say("ruling-unless", unless=duty.unless)


def duty_words(duty: k.Duty) -> str:
    """A duty or a ban in a few words, without the player: may not lead diamonds.

    >>> from bridgetable.findings.deeds import read_deed
    >>> duty_words(k.Duty(k.Grounds("50D2(a)"), Seat.E, may_not=read_deed("lead diamonds")))
    'may not lead diamonds'
    """
    deed = deed_words(duty)
    return say("ruling-must", deed=deed) if duty.must is not None else say("ruling-may-not", deed=deed)


@text.register
def _may_withdraw(right: k.MayWithdraw) -> str:
    return say("ruling-may-withdraw", seat=right.seat, card=right.card, how=taken_back_words(right))


def taken_back_words(right: k.MayWithdraw) -> str:
    """Until when a card may be taken back and on what that depends: until the next card is played.

    >>> from bridgetable.cards import parse_card
    >>> taken_back_words(k.MayWithdraw(k.Grounds("45C4(b)"), Seat.S, parse_card("SJ"), "next card"))
    'until the next card is played'
    """
    depends = _DEPENDS[right.why] if right.provisional and right.why is not None else ""
    limit = say(depends) if depends else until_words(right.until)
    return say("ruling-taken-back", limit=limit, only_if=right.only_if, rho=right.seat.rho, penalty=right.penalty)


_DEPENDS: dict[RightBecause, str] = {
    "revoke": "ruling-depends-noticed-in-time",
    "dummy's wrong card": "ruling-depends-dummy-noticed",
    "wrong explanation": "ruling-depends-explanation",
}
"""What a right to take a card back hangs on while that is still open."""


@text.register
def _must_withdraw(step: k.MustWithdraw) -> str:
    how = "if noticed" if step.provisional and step.why == "unnoticed revoke" else "penalty" if step.penalty else "hand"
    return say("ruling-must-withdraw", seat=step.seat, card=step.card, how=how)


@text.register
def _information(told: k.Information) -> str:
    return information_words(told, about_words(told.about))


def information_words(told: k.Information, about: str) -> str:
    """Who may use what was learnt; `about`: from what, in words."""
    what = say("ruling-information-part", part=told.part, about=about)
    to = "everybody" if not told.unauthorised else "some" if told.authorised else "nobody"
    return say(
        "ruling-information",
        to=to,
        what=what,
        who=players_words(told.authorised, "and", by_side=True) if to == "some" else None,
        several=len(told.authorised) > 1,
        barred=players_words(told.unauthorised, "and", by_side=True, first=False) if to == "some" else None,
    )


@text.register
def _revoke(revoke: k.Revoke) -> str:
    kind = "no-card" if revoke.how == "card left out" else slug(revoke.state)
    return say(f"ruling-revoke-{kind}", seat=revoke.seat, trick=revoke.trick)


@text.register
def _transfer(transfer: k.Transfer) -> str:
    return say("ruling-transfer", tricks=transfer.tricks, to=transfer.to, so_far=transfer.provisional)


@text.register
def _right(right: k.Right) -> str:
    what = right_words(right)
    if not right.until:
        return say("ruling-right", seat=right.seat, what=what)
    return say("ruling-right-until", seat=right.seat, what=what, limit=until_words(right.until))


def rights_text(rights: Sequence[k.Right]) -> str:
    """A right that several players have, in one sentence: North and South may look at their last card."""
    first, seats = rights[0], {right.seat for right in rights}
    in_order = [seat for seat in Seat if seat in seats]
    return say(
        "ruling-right-of-several",
        everybody=len(seats) == len(SEATS),
        who=players_words(in_order, "and", by_side=True),
        what=right_words(first, several=True),
        limit=until_words(first.until, several=True) if first.until else None,
    )


def right_words(right: k.Right, several: bool = False) -> str:
    """What a player may do, or `several` may, without them: ask for a review.

    >>> right_words(k.Right(k.Grounds("66B"), Seat.S, PlainRight.LAST_CARD, "own side on next trick"))
    'look at his last card'
    """
    match right.may:
        case AskAboutNone(other=other):
            return say("ruling-right-about-having-none", other=other)
        case TakeBackSaid(what=what):
            return say("ruling-right-take-back", what=what, several=several)
        case PlainRight() as plain:
            return say(f"ruling-right-{slug(plain.words)}", several=several)


@text.register
def _claim(claim: k.ClaimState) -> str:
    said = claim_words(claim)
    if claim.tricks is None:
        return said
    ns, ew = claim.tricks
    shares = say(
        "ruling-claim-shares",
        left=claim.state in ("open", "agreed"),
        open=claim.state == "open",
        ns=ns,
        in_ns=count_words(ns),
        in_ew=count_words(ew),
        north_south=Side.NS,
        east_west=Side.EW,
    )
    return f"{said} {shares}"


def claim_words(claim: k.ClaimState, form: str = "") -> str:
    """What became of a claim or concession, without how the tricks go; form `clause`: in short, without full stop."""
    wanted = f"ruling-claim-{'neither' if claim.nothing else slug(claim.state)}"
    concession = began_as_concession(claim)
    return say(f"{wanted}.{form}" if form else wanted, seat=claim.seat, concession=concession)


def count_words(tricks: int) -> str:
    """A number of tricks in words: none, one, two.

    >>> count_words(2)
    'two'
    """
    return say("ruling-number", tricks=tricks)


def began_as_concession(claim: k.ClaimState) -> bool:
    """Whether it was made as a concession (68B1)."""
    earlier = [f for f in claim.grounds.findings if isinstance(f, k.ClaimState)]
    return began_as_concession(earlier[0]) if earlier else claim.concession


@text.register
def _deemed(deemed: k.Deemed) -> str:
    return say("ruling-deemed", seat=deemed.seat, card=deemed.card)


@text.register
def _check(check: k.Check) -> str:
    return say("ruling-check", damage=check.damage)


@text.register
def _judgement(judgement: k.Judgement) -> str:
    return say("ruling-judgement", test=str(judgement.test))


@text.register
def _liable(liable: k.Liable) -> str:
    return say("ruling-liable", seat=liable.seat)


@text.register
def _not_modelled(missing: k.NotModelled) -> str:
    return str(missing.why)


@text.register
def question_text(question: k.Question, log: tuple[Entry, ...] = ()) -> str:
    """The question with what it is about: West's ♦7: could his partner possibly have seen the face?

    An action is quoted from the `log`.

    >>> question_text(k.Question(k.Grounds("49"), "partner-could-see", "W D7", ("yes", "no")))
    "West's ♦7: could his partner possibly have seen the face? It does not matter whether he did."
    """
    if not question.of:
        return question_asked(question)
    asked = say(f"{_message(question)}.within")
    return say("ruling-question-about", subject=subject_words(question.of, log), asked=asked)


def fact_words(name: str, of: str, log: tuple[Entry, ...], form: str = "") -> str:
    """A fact as the question it answers, with what it is about; form `short`: its first sentence alone."""
    message = FACTS[name].message
    if not of:
        return say(f"{message}.{form}" if form else message)
    asked = say(f"{message}.{form}-within" if form else f"{message}.within")
    return say("ruling-question-about", subject=subject_words(of, log), asked=asked)


def _message(question: k.Question) -> str:
    """A question reads otherwise where its fact is asked for another reason than it mostly is."""
    return "facts-aware-of-partners" if question.why == "partner's explanation" else FACTS[question.id].message


def question_asked(question: k.Question) -> str:
    """The question alone, for where it is clear what it is about: Could his partner possibly have seen the face?

    >>> question_asked(k.Question(k.Grounds("49"), "partner-could-see", "W D7", ("yes", "no")))
    'Could his partner possibly have seen the face? It does not matter whether he did.'
    """
    return say(_message(question))


def question_why(question: k.Question) -> str:
    """Why it is asked: what hangs on the answer."""
    return say(f"{_message(question)}.why")


def told(finding: k.Finding, log: tuple[Entry, ...]) -> str:
    """A finding in words, with the action it is about quoted from the `log`."""
    if isinstance(finding, k.Lawful) and 0 < finding.action <= len(log):
        return say("ruling-action-in-order", action=quoted(finding.action, log))
    if isinstance(finding, k.Information) and finding.about.startswith("#"):
        return information_words(finding, quoted(int(finding.about[1:]), log))
    return question_text(finding, log) if isinstance(finding, k.Question) else text(finding)


def subject_words(of: str, log: tuple[Entry, ...] = ()) -> str:
    """What a fact is about, in words: West's ♦7, East in trick 6; an action is quoted from the `log`.

    >>> subject_words("W D7"), subject_words("E 6")
    ("West's ♦7", 'East in trick 6')
    """
    first, _, rest = of.partition(" ")
    if first.startswith("#"):
        number = int(first[1:])
        if 0 < number <= len(log):
            return say("ruling-about-action-quoted", number=number, action=quoted(number, log))
        return say("ruling-about-action", number=number)
    if first.isdecimal():
        return say("ruling-about-trick", number=int(first))
    return _of_a_seat(Seat(first), rest, log) if rest else say("ruling-about-seat", seat=Seat(first))


def _of_a_seat(seat: Seat, rest: str, log: tuple[Entry, ...]) -> str:
    """What a fact about a player and something else is about: his trick, his action, his card, what he called."""
    if rest.isdecimal():
        return say("ruling-about-seat-in-trick", seat=seat, number=int(rest))
    if rest.startswith("#"):
        number = int(rest[1:])
        if 0 < number <= len(log):
            return say("ruling-about-seat-in-action-quoted", seat=seat, number=number, action=quoted(number, log))
        return say("ruling-about-seat-in-action", seat=seat, number=number)
    of = f"{seat.value} {rest}"
    about = about_words(of)
    return about if about != of else say("ruling-about-seat-and", seat=seat, words=in_words(rest))
