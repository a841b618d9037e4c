"""Findings in plain words: short, neutral sentences a director could read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import singledispatch
from itertools import groupby

from bridgetable.cards import Card, parse_card
from bridgetable.explain.phrases import (
    IRREGULARITIES,
    RECTIFICATIONS,
    SIDES,
    UNTIL,
    WHEN,
    about_words,
    card_words,
    deed_words,
    in_words,
    option_words,
    owned,
    seats_words,
    suits_words,
)
from bridgetable.findings import kinds as k
from bridgetable.findings.facts import FACTS
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Seat, Side

_STATUS = {
    "in hand": "{card} is in hand; it is not played.",
    "held": "{card} is held out of the hand; it is not played.",
    "face-down lead": "{card} lies face down as the opening lead.",
    "exposed": "{card} has been seen. It is not played, and it is no penalty card.",
    "minor penalty": "{card} is a minor penalty card. It stays face up on the table.",
    "major penalty": "{card} is a major penalty card. It stays face up, to be played as soon as that is legal.",
    "withdrawn": "{card} is taken back into the hand; it is not played.",
    "must be played": "{card} must be played when the turn comes.",
    "quitted": "{card} was played to trick {trick}.",
}
_INFORMATION = {
    "all": "what {about} tells",
    "sight": "what the sight of {about} tells",
    "duty to play": "the knowledge that {about} has to be played",
    "how it arose": "the knowledge of how {about} came to be seen",
    "being void": "the knowledge of a void that {about} gives",
}
_REVOKE = {
    "none": "{seat}'s play to trick {trick} is not treated as a revoke.",
    "open": "{seat}'s revoke in trick {trick} is not established; it can still be put right.",
    "corrected": "{seat}'s revoke in trick {trick} has been corrected.",
    "established": "{seat}'s revoke in trick {trick} is established; the trick stands as played.",
    "established but corrected": "{seat}'s revoke in trick {trick} is corrected although it counts as established.",
}
_CLAIM = {
    "open": "{by}'s {what} is open; play stands still.",
    "agreed": "{by}'s {what} is agreed.",
    "void": "{by}'s {what} is void; play goes on.",
    "not a claim": "{by} has not claimed; play goes on.",
    "no concession": "{by}'s concession does not count; play goes on.",
    "contested": "{by}'s {what} is contested; the director decides.",
    "stands": "{by}'s concession stands.",
    "concession cancelled": "{by}'s concession is cancelled.",
    "agreement withdrawn": "The agreement to {by}'s {what} is withdrawn.",
}


@singledispatch
def text(finding: k.Finding) -> str:
    """A finding as one or two short sentences."""
    raise TypeError(f"there are no words for {type(finding).__name__}")


@text.register
def _status(status: k.Status) -> str:
    card = owned(status.owner, status.card)
    if status.status == "played":
        where = f" to trick {status.trick}" if status.trick else ""
        return f"{card} is {'led' if status.as_ == 'lead' else 'played'}{where}."
    if status.status == "exposed" and status.provisional:
        return f"{seen_words(status)} What it becomes is still open."
    return _STATUS[status.status].format(card=card, trick=status.trick)


def seen_words(status: k.Status) -> str:
    """That a card has been seen, whatever became of it."""
    return f"{owned(status.owner, status.card)} has been seen."


@text.register
def _facing(facing: k.Facing) -> str:
    how = {"lead": "as a lead", "play": "as a play", None: "and it is not clear as what"}[facing.purpose]
    return f"{owned(facing.seat, facing.card)} is put forward {how}."


@text.register
def _misplaced(misplaced: k.Misplaced) -> str:
    return f"{owned(misplaced.seat, misplaced.card)} is put forward when it is not due."


@text.register
def _membership(trick: k.Membership) -> str:
    if trick.winner is None:
        return f"Trick {trick.trick} is complete. The cards known do not tell who has won it."
    return f"{trick.winner.word} wins trick {trick.trick}."


@text.register
def _roles(roles: k.Roles) -> str:
    return f"{roles.declarer.word} is declarer and {roles.declarer.partner.word} is dummy."


@text.register
def _irregularity(wrong: k.Irregularity) -> str:
    card = "a card" if wrong.card is None else card_words(wrong.card) if wrong.card.known else _some(wrong.card)
    return IRREGULARITIES[wrong.kind].format(seat=wrong.seat.word, card=card)


def _some(card: Card) -> str:
    """A card not known in full: a diamond, a small heart, an honour."""
    words = card_words(card)
    return f"an {words}" if words.startswith("honour") else f"a {words}"


@text.register
def _lawful(lawful: k.Lawful) -> str:
    return f"What {lawful.seat.word} did is in order."


@text.register
def _rectification(put_right: k.Rectification) -> str:
    return RECTIFICATIONS[put_right.kind]


@text.register
def option_text(option: k.Option) -> str:
    """A choice with the player who has it: South may forbid a diamond lead."""
    return f"{_chooser(option.by)} may {option_words(option.id, option.grounds.cite)}."


def chosen_text(option: k.Option) -> str:
    """A choice that was made: South's choice: forbid a diamond lead."""
    names = [Seat(seat).word for seat in option.by.split("/") if seat in "NESW"]
    who = f"{names[0]}'s choice" if len(names) == 1 else f"The choice of {' or '.join(names) or 'the next player'}"
    return f"{who}: {option_words(option.id, option.grounds.cite)}."


def _chooser(by: str) -> str:
    if by == "next":
        return "The next player"
    first, *others = (Seat(seat).word for seat in by.split("/"))
    return f"{first} or {others[0]}, whoever speaks first," if others else first


@text.register
def duty_text(duty: k.Duty) -> str:
    """A duty or a ban: East may not lead diamonds until he loses the lead."""
    if duty.must == "lead any card":
        unable = "cannot obey, and may" if duty.grounds.cite == "59" else "must now"
        return f"{duty.seat.word} {unable} lead any card."
    what = duty_words(duty)
    if duty.suits:
        what = what.replace("add a card", f"add a {duty.suits[0].word}")
    when = WHEN.get(duty.when, duty.when) if duty.when else None
    until = UNTIL.get(duty.until, duty.until) if duty.until else None
    return f"{' '.join(part for part in (duty.seat.word, what, when, until) if part)}."


def duty_words(duty: k.Duty) -> str:
    """A duty or a ban in a few words, without the player: may not lead diamonds."""
    return f"must {deed_words(duty.must)}" if duty.must is not None else f"may not {deed_words(duty.may_not or '')}"


@text.register
def _may_withdraw(right: k.MayWithdraw) -> str:
    until = UNTIL.get(right.until, right.until)
    changed = {"RHO changed": "the player on his right has changed his card"}
    condition = f", but only if {changed.get(right.only_if, right.only_if)}" if right.only_if else ""
    price = "; it becomes a penalty card then" if right.penalty else ""
    return f"{owned(right.seat, right.card)} may be taken back {until}{condition}{price}."


@text.register
def _must_withdraw(step: k.MustWithdraw) -> str:
    return f"{owned(step.seat, step.card)} is to be taken back."


@text.register
def _information(told: k.Information) -> str:
    what = _INFORMATION[told.part].format(about=about_words(told.about))
    if not told.unauthorised:
        return f"Everybody may use {what}."
    barred = seats_words(told.unauthorised)
    if not told.authorised:
        return f"Nobody may use {what}."
    return f"{seats_words(told.authorised)} may use {what}; {barred} may not."


@text.register
def _revoke(revoke: k.Revoke) -> str:
    return _REVOKE[revoke.state].format(seat=revoke.seat.word, trick=revoke.trick)


@text.register
def _transfer(transfer: k.Transfer) -> str:
    so_far = " so far" if transfer.provisional else ""
    if not transfer.tricks:
        return f"No trick is transferred{so_far}."
    return f"{_tricks(transfer.tricks)} transferred to {SIDES[transfer.to]}{so_far}."


def _tricks(count: int) -> str:
    return "One trick is" if count == 1 else f"{_NUMBERS[count - 1]} tricks are"


_NUMBERS = (
    "One",
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Eleven",
    "Twelve",
    "Thirteen",
)


_ASKS_SEAT = re.compile(r"^ask ([NESW]) ")


@text.register
def _right(right: k.Right) -> str:
    until = f" {UNTIL.get(right.until, right.until)}" if right.until else ""
    what = f"{right.may} his last call" if right.grounds.cite.startswith("21") else right.may
    what = "take it back" if what == "take back" else what
    asked = re.fullmatch("ask ([NESW]) about having none", what)
    what = f"ask whether {Seat(asked[1]).word} has none" if asked else what
    return f"{right.seat.word} may {what}{until}."


@text.register
def _claim(claim: k.ClaimState) -> str:
    if claim.state == "no concession" and "68A" in claim.grounds.also:
        return f"{claim.by.word} has neither conceded nor claimed; play goes on."
    said = _CLAIM[claim.state].format(by=claim.by.word, what="concession" if _began_as_one(claim) else "claim")
    if claim.tricks is None:
        return said
    ns, ew = claim.tricks
    of = "the tricks left" if claim.state in ("open", "agreed") else "the tricks in dispute"
    return f"{said} Of {of} {ns} go to {SIDES[Side.NS]} and {ew} to {SIDES[Side.EW]}."


def _began_as_one(claim: k.ClaimState) -> bool:
    """Whether it was made as a concession (68B1)."""
    earlier = [f for f in claim.grounds.findings if isinstance(f, k.ClaimState)]
    return _began_as_one(earlier[0]) if earlier else claim.grounds.cite == "68B1"


@text.register
def _deemed(deemed: k.Deemed) -> str:
    return f"{owned(deemed.owner, deemed.card)} counts as having been in the hand all along."


@text.register
def _check(check: k.Check) -> str:
    due = "When play ends" if check.due == "play ends" else f"Later ({check.due})"
    by = next((words for law, words in _DAMAGED_BY.items() if check.grounds.cite.startswith(law)), "")
    return f"{due}, the director looks again whether the other side was damaged{by}."


_DAMAGED_BY = {
    "16A4": " by the use of what was taken back",
    "16C3": " by the use of what was taken back",
    "16D": " by the use of what was taken back",
    "23C": " by the help that the withdrawn call gave",
    "50E": " by what the penalty card told",
    "64C": " by the revoke, beyond what the tricks make good",
}
"""What may have done the damage that is looked at again, by the paragraph that orders it."""


@text.register
def _judgement(judgement: k.Judgement) -> str:
    return f"This is for the director to weigh: {judgement.test}"


@text.register
def _liable(liable: k.Liable) -> str:
    return f"{liable.seat.word} may be given a procedural penalty."


@text.register
def _not_modelled(missing: k.NotModelled) -> str:
    return missing.why


_ASKED = {("aware", "20"): "Did he himself know that the explanation was wrong?"}
"""Questions that read otherwise under one law: the fact is the same."""


@text.register
def question_text(question: k.Question) -> str:
    """The question with what it is about: West's ♦7: could his partner possibly have seen the face?"""
    asked = _ASKED.get((question.id, question.grounds.cite[:2])) or FACTS[question.id].question
    if not question.of:
        return asked
    return f"{subject_words(question.of)}: {asked[0].lower()}{asked[1:]}"


def subject_words(of: str) -> str:
    """What a fact is about, in words: action 4, West's ♦7, East in trick 6."""
    first, _, rest = of.partition(" ")
    if first.startswith("#"):
        return f"Action {first[1:]}"
    if first.isdecimal():
        return f"Trick {first}"
    seat = Seat(first).word
    if not rest:
        return seat
    if rest.isdecimal():
        return f"{seat} in trick {rest}"
    return about_words(of) if about_words(of) != of else f"{seat}, {in_words(rest)}"


# What is said first


def headline(verdict: Verdict) -> tuple[str, k.Finding | None]:
    """What to say first about a verdict, and the finding it is; None where nobody has done anything yet.

    A choice that play waits for comes before anything else; then the ruling on the newest action that has one; after
    regular play it is the card played last.
    """
    if verdict.options:
        return " ".join(words for words, _ in choices(verdict.options)), verdict.options[0]
    played = [status for status in verdict.cards.values() if status.status in ("played", "quitted")]
    rulings = [finding for finding in verdict.findings if _rank(finding) and not _overtaken(finding, verdict)]
    firm = [finding for finding in rulings if _rank(finding) > _WEIGHED]
    ruling = max(firm or rulings, key=lambda finding: (_came_up(finding, verdict), _rank(finding)), default=None)
    last = max(reversed(played), key=_newest, default=None)
    if ruling is not None and (last is None or _came_up(ruling, verdict) >= _newest(last)):
        return _ruled(ruling, verdict), ruling
    if last is not None:
        return _played(last, verdict), last
    if verdict.questions:
        return "An answer is wanted before anything can be said.", None
    calm = "Nothing has been pointed out." if verdict.noticed_only else "Nothing is out of order."
    return calm if verdict.turn is None else f"{calm} {verdict.turn.word} is to {verdict.turn_to}.", None


def _rank(finding: k.Finding) -> int:
    """How much a finding is a ruling; 0: it is none."""
    match finding:
        case k.Transfer() if finding.provisional:
            return 0
        case k.ClaimState() | k.Transfer():
            return 7
        case k.MustWithdraw():
            return 6
        case k.Status() if finding.status == "exposed" and finding.provisional:
            return 2
        case k.Status() if finding.status == "exposed" and finding.grounds.cite == "68C":
            return 0  # the claim is what counts, not the cards that are shown with it
        case k.Status() if finding.status not in ("played", "quitted") or _stays_played(finding):
            return 5
        case k.Revoke():
            return 4  # what becomes of it says more than that suit was not followed
        case k.Irregularity(kind="incomplete call"):
            return 0  # the card that the words come to is what counts
        case k.Irregularity():
            return 3
        case k.NotModelled() | k.Judgement():
            return _WEIGHED
    return 0


_WEIGHED = 1
"""The rank of what is left to the director: said first only where the program rules nothing itself."""


def _came_up(ruling: k.Finding, verdict: Verdict) -> int:
    """The action by which a ruling is on everybody's mind: its own, or that which drew attention to it."""
    return max(_newest(ruling), verdict.noticed_of(ruling) or 0)


def _overtaken(finding: k.Finding, verdict: Verdict) -> bool:
    """Whether a status said of a card has given way to another since: the one that counts is told."""
    now = verdict.cards.get((finding.owner, finding.card)) if isinstance(finding, k.Status) else None
    return now is not None and isinstance(finding, k.Status) and now.status not in (finding.status, "quitted")


def _stays_played(status: k.Status) -> bool:
    """A card that stays played although its owner has done something about it."""
    return any(isinstance(earlier, k.Irregularity) for earlier in status.grounds.findings)


def _ruled(ruling: k.Finding, verdict: Verdict) -> str:
    played = isinstance(ruling, k.Status) and ruling.status in ("played", "quitted")
    if isinstance(ruling, k.Revoke):
        so_far = [text(finding) for finding in verdict.findings if isinstance(finding, k.Transfer)]
        return " ".join((text(ruling), *so_far))
    return _played(ruling, verdict) if isinstance(ruling, k.Status) and played else text(ruling)


def _newest(finding: k.Finding) -> int:
    return max(finding.grounds.actions, default=0)


_SHORT = 3
"""Where there are more choices than this, suits that may be chosen in the same way are told together."""


_BOTH = ("require the highest", "require the lowest")


def choices(options: tuple[k.Option, ...]) -> list[tuple[str, tuple[k.Option, ...]]]:
    """All that may be chosen, a sentence for those who have the same choices: South may accept it, or refuse it."""
    of_each: dict[str, list[k.Option]] = {}
    for option in sorted(options, key=lambda option: option.order):
        of_each.setdefault(option.by, []).append(option)
    alike: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for by, mine in of_each.items():
        alike.setdefault(tuple((option.id, option.grounds.cite) for option in mine), []).append(by)
    return [(_choice(who, of_each[who[0]]), tuple(of_each[who[0]])) for who in alike.values()]


def _choice(who: list[str], options: list[k.Option]) -> str:
    if all(option.id.startswith("designate ") for option in options):
        cards = ", ".join(parse_card(option.id.removeprefix("designate ")).words for option in options)
        return f"{_choosers(who)} may say which card is played: {cards}."
    mine = list(_told_together(options) if len(options) > _SHORT else map(_option_words, options))
    words = mine[0] if len(mine) == 1 else f"{', '.join(mine[:-1])}, or {mine[-1]}"
    return f"{_choosers(who)} may {words}."


def _choosers(who: list[str]) -> str:
    if len(who) == 1:
        return _chooser(who[0])
    names = [_chooser(by) for by in who]
    return f"{', '.join(names[:-1])} and {names[-1]} each"


def _option_words(option: k.Option) -> str:
    return option_words(option.id, option.grounds.cite)


def _told_together(options: list[k.Option]) -> Iterator[str]:
    """Choices in words, those that differ in the suit alone in one: forbid the lead of hearts, diamonds or clubs."""
    both = [option for option in options if option.id in _BOTH]
    if len(both) > 1:
        yield "have the other defender play his highest or his lowest card of the suit led"
        options = [option for option in options if option not in both]
    for (verb, cite), some in groupby(options, lambda option: (option.id.partition(" ")[0], option.grounds.cite)):
        alike = list(some)
        suits = [option.id.partition(" ")[2] for option in alike]
        if len(alike) > 1 and verb in ("forbid", "require") and not any(" " in suit for suit in suits):
            yield suits_words(verb, suits, cite)
        else:
            yield from map(_option_words, alike)


def _played(status: k.Status, verdict: Verdict) -> str:
    """The card played last, and whether it may go back where that is in doubt: held, named or changed (45C, 47F)."""
    for right in verdict.may_withdraw:
        if right.card is status.card and right.seat is status.owner:
            return f"{text(status)} It may be taken back{text(right).partition('taken back')[2]}"
    doubtful = status.grounds.cite.startswith(("45C", "47F")) and status.owner is not verdict.dummy
    return f"{text(status)} It may not go back." if doubtful else text(status)
