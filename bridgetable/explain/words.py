"""Findings in plain words: short, neutral sentences a director could read aloud."""

from __future__ import annotations

import re
from functools import singledispatch

from bridgetable.cards import Card
from bridgetable.explain.offered import option_text
from bridgetable.explain.phrases import (
    IRREGULARITIES,
    PROCEDURES,
    RECTIFICATIONS,
    SIDES,
    UNTIL,
    WHEN,
    about_words,
    card_words,
    deed_words,
    in_words,
    owned,
    seats_words,
)
from bridgetable.explain.retold import quoted
from bridgetable.findings import kinds as k
from bridgetable.findings.facts import FACTS
from bridgetable.seats import Seat, Side
from bridgetable.table.actions import Entry

_STATUS = {
    "in hand": "{card} is in hand; it is not played.",
    "held": "{card} is held out of the hand; it is not played.",
    "face-down lead": "{card} lies face down as the opening lead.",
    "exposed": "{card} has been seen. It is not played, and it is no penalty card.",
    "minor penalty": "{card} is a minor penalty card. It stays face up; he may play no other small {suit} before it.",
    "major penalty": "{card} is a major penalty card. It stays face up, to be played as soon as that is legal.",
    "withdrawn": "{card} goes back to the hand; it is not played.",
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
    "open": "{seat}'s revoke in trick {trick} is not established; once noticed it has to be put right.",
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
        return _played(status, card)
    if status.status == "exposed" and status.provisional:
        return f"{seen_words(status)} What it becomes is still open."
    stands = _put_out(status)
    if stands is not None and status.status == "in hand":
        return f"{card} stays in the hand; {card_words(stands)} stands."
    by_law = next((w for (word, law), w in _BY_LAW.items() if (word, law) == (status.status, _law(status, law))), None)
    suit = status.card.suit.word if status.card.suit is not None else "card of its suit"
    return (by_law or _STATUS[status.status]).format(card=card, trick=status.trick, suit=suit)


def _put_out(status: k.Status) -> Card | None:
    """The card dummy put out instead of the one that was named, where it is too late to put that right (45D)."""
    faults = (f for f in status.grounds.findings if isinstance(f, k.Irregularity) and f.kind == "card not designated")
    return next((f.card for f in faults if f.card is not status.card), None)


def _law(status: k.Status, law: str) -> str:
    return law if status.grounds.cite.startswith(law) else ""


_BY_LAW = {
    ("in hand", "14"): "{card} goes back to the hand it belongs to.",
    ("in hand", "45C4"): "{card} stays in the hand; it is not played.",
    ("in hand", "50D2"): "{card} goes back to the hand; it is no penalty card any more.",
    ("in hand", "51B"): "{card} goes back to the hand; it is no penalty card any more.",
    ("in hand", "67"): "{card} is put back into the hand.",
    ("exposed", "24"): "{card} has been seen. It stays face up until the auction ends; it is no penalty card so far.",
}
"""What is said otherwise of a card of this status under this law."""


def _played(status: k.Status, card: str) -> str:
    where = f" to trick {status.trick}" if status.trick else ""
    if status.as_ == "lead" and status.grounds.cite.startswith(("53A", "54")):
        return f"{card} stands as the lead{where}."
    if status.grounds.cite.startswith("57C") and any(isinstance(f, k.Irregularity) for f in status.grounds.findings):
        return f"{card} stands as played{where}, although it came too early."
    if status.grounds.cite.startswith("52B1"):
        return f"{card} stands as played{where}; the penalty card stays on the table."
    return f"{card} is {'led' if status.as_ == 'lead' else 'played'}{where}."


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
    words = next((words for law, words in PROCEDURES.get(wrong.kind, {}).items() if wrong.grounds.cite == law), None)
    return (words or IRREGULARITIES[wrong.kind]).format(seat=wrong.seat.word, card=card)


def _some(card: Card) -> str:
    """A card not known in full: a diamond, a small heart, an honour."""
    words = card_words(card)
    return f"an {words}" if words.startswith("honour") else f"a {words}"


@text.register
def _lawful(lawful: k.Lawful) -> str:
    return f"What {lawful.seat.word} did in action {lawful.action} is in order."


@text.register
def _rectification(put_right: k.Rectification) -> str:
    return RECTIFICATIONS[put_right.kind]


@text.register
def _option(option: k.Option) -> str:
    return option_text(option)


@text.register
def duty_text(duty: k.Duty) -> str:
    """A duty or a ban: East may not lead diamonds until he loses the lead."""
    if duty.must == "lead any card":
        if duty.grounds.cite == "59":
            asked = "; ".join(duty_words(f) for f in duty.grounds.findings if isinstance(f, k.Duty))
            return f"{duty.seat.word}{f' {asked}, but' if asked else ''} cannot obey, and may lead any card."
        return f"The lead must come from {duty.seat.word}'s hand; any card may be led."
    what = duty_words(duty)
    if duty.suits:
        what = what.replace("add a card", f"add a {duty.suits[0].word}")
    when = WHEN.get(duty.when, duty.when) if duty.when and duty.when != "lead" else None
    before = duty.until == "card gone" and " before " in what  # the card itself says how long
    until = {**UNTIL, "this lead": "at this lead"}.get(duty.until, duty.until) if duty.until and not before else None
    said = " ".join(part for part in (duty.seat.word, what, when, until) if part)
    return f"{said}{unless_words(duty)}."


def unless_words(duty: k.Duty) -> str:
    """That to follow suit comes first, where it is not known whether he can; nothing for other duties."""
    return f", unless he has a {duty.unless.word}" if duty.unless is not None else ""


def duty_words(duty: k.Duty) -> str:
    """A duty or a ban in a few words, without the player: may not lead diamonds."""
    return (
        f"must {deed_words(duty.must)}"
        if duty.must is not None
        else f"may not {deed_words(duty.may_not or '').replace(' and ', ' or ')}"
    )


@text.register
def _may_withdraw(right: k.MayWithdraw) -> str:
    return f"{owned(right.seat, right.card)} may be taken back {taken_back_words(right)}."


def taken_back_words(right: k.MayWithdraw) -> str:
    """Until when a card may be taken back and on what that depends: until the next card is played."""
    depends = next((words for law, words in _DEPENDS.items() if right.grounds.cite.startswith(law)), "")
    until = f", {depends}" if right.provisional and depends else f" {UNTIL.get(right.until, right.until)}"
    condition = {None: "", "RHO changed": f", but only if {right.seat.rho.word}'s card is changed"}
    only_if = condition.get(right.only_if, f", but only if {right.only_if}")
    price = "; it becomes a penalty card then" if right.penalty else ""
    return f"{until}{only_if}{price}".removeprefix(", ").strip()


_DEPENDS = {
    "62C": "if the revoke is noticed before it is established",
    "45D": "if the wrong card from dummy is noticed before both sides have played to the next trick",
    "47E2": "if the explanation was wrong and he played the card because of it",
}
"""What a right to take a card back hangs on, by its law, while that is still open."""


@text.register
def _must_withdraw(step: k.MustWithdraw) -> str:
    card = owned(step.seat, step.card)
    if step.provisional and step.grounds.cite == "62A":
        return f"{card} goes back if the revoke is noticed before it is established."
    return f"{card} is taken out of the trick." if step.penalty else f"{card} goes back to the hand."


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
    if revoke.grounds.cite == "67B1":
        return f"{revoke.seat.word} put no card to trick {revoke.trick}; that counts as an established revoke."
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
    what = (
        f"take back his {'agreement' if right.grounds.cite.startswith('69') else 'concession'}"
        if what == "take back"
        else what
    )
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
    go = "would go" if claim.state == "open" else "goes" if ns == 1 else "go"
    return f"{said} Of {of} {count_words(ns)} {go} to {SIDES[Side.NS]} and {count_words(ew)} to {SIDES[Side.EW]}."


def count_words(tricks: int) -> str:
    """A number of tricks in words: none, one, two."""
    return _NUMBERS[tricks - 1].lower() if tricks else "none"


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


_ASKED = {
    ("aware", "20F4"): (
        "Did he himself know that the explanation was wrong?",
        "Who knows that his explanation was wrong must put it right.",
    ),
    ("aware", "20F5"): (
        "Did the partner of the player who explained know that the explanation was wrong?",
        "Declarer or dummy must put partner's wrong explanation right before the lead is faced, a defender after play.",
    ),
}
"""Questions, and why they are asked, that read otherwise under one law: the fact is the same."""


@text.register
def question_text(question: k.Question, log: tuple[Entry, ...] = ()) -> str:
    """The question with what it is about: West's ♦7: could his partner possibly have seen the face?

    An action is quoted from the `log`.
    """
    asked = question_asked(question)
    if not question.of:
        return asked
    return f"{subject_words(question.of, log)}: {asked[0].lower()}{asked[1:]}"


def question_asked(question: k.Question) -> str:
    """The question alone, for where it is clear what it is about: Could his partner possibly have seen the face?"""
    asked, _ = _ASKED.get((question.id, question.grounds.cite[:4])) or (FACTS[question.id].question, "")
    return asked


def question_why(question: k.Question) -> str:
    """Why it is asked: what hangs on the answer."""
    _, why = _ASKED.get((question.id, question.grounds.cite[:4])) or ("", FACTS[question.id].why)
    return why


def told(finding: k.Finding, log: tuple[Entry, ...]) -> str:
    """A finding in words, with the action it is about quoted from the `log`."""
    if isinstance(finding, k.Lawful) and 0 < finding.action <= len(log):
        return f"{quoted(finding.action, log)} is in order."
    if isinstance(finding, k.Information) and finding.about.startswith("#"):
        return text(finding).replace(about_words(finding.about), quoted(int(finding.about[1:]), log))
    return question_text(finding, log) if isinstance(finding, k.Question) else text(finding)


def subject_words(of: str, log: tuple[Entry, ...] = ()) -> str:
    """What a fact is about, in words: West's ♦7, East in trick 6; an action is quoted from the `log`."""
    first, _, rest = of.partition(" ")
    if first.startswith("#"):
        number = int(first[1:])
        return f"Action {number}, {quoted(number, log)}" if 0 < number <= len(log) else f"Action {number}"
    if first.isdecimal():
        return f"Trick {first}"
    seat = Seat(first).word
    if not rest:
        return seat
    if rest.isdecimal():
        return f"{seat} in trick {rest}"
    if rest.startswith("#"):
        return f"{seat} in a{subject_words(rest, log)[1:]}"
    return about_words(of) if about_words(of) != of else f"{seat}, {in_words(rest)}"
