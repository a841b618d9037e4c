"""Why a card is what it is, or not, in plain words: the statement, the condition, and what would alter it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridgetable.explain.card_status import BACK, IN_HAND, MUST, ORDERED_BACK, PENALTY_CARD, Asked, waits_for
from bridgetable.explain.changes import (
    Change,
    Declarer,
    Done,
    Found,
    Instead,
    Leader,
    NotDone,
    NotYet,
    Read,
    Swapped,
    Unburdened,
)
from bridgetable.explain.movements import still_words, to_be_laid
from bridgetable.explain.phrases import card_words, in_words, owned
from bridgetable.explain.whynot import Reason
from bridgetable.explain.words import subject_words, text
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import MayWithdraw, MustWithdraw
from bridgetable.findings.settings import SETTINGS
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table.actions import Action
from bridgetable.table.fold import fold
from bridgetable.table.record import Record
from bridgetable.table.sentences import sentence

_IS: dict[Asked, tuple[str, str, str]] = {
    "played": ("is played", "is not played", "be played"),
    PENALTY_CARD: ("is a penalty card", "is not a penalty card", "be one"),
    "major penalty": ("is a major penalty card", "is not a major penalty card", "be one"),
    "minor penalty": ("is a minor penalty card", "is not a minor penalty card", "be one"),
    BACK: ("may be taken back", "may not be taken back", "be allowed"),
    MUST: ("must be played", "does not have to be played", "have to be played"),
    IN_HAND: ("is in hand", "is not just a card in hand", "be in hand"),
    "exposed": ("has been seen, and is no penalty card", "has not just been seen", "be so"),
    "held": ("is held, not played", "is not held", "be"),
    "face-down lead": ("lies face down as the opening lead", "is no face-down lead", "be one"),
    ORDERED_BACK: ("goes back", "does not go back", "go back"),
}
"""For each thing asked: that it is so, that it is not, and the verb after `It would`."""

_ASK: dict[Asked, str] = {
    "played": "played",
    PENALTY_CARD: "a penalty card",
    "major penalty": "a major penalty card",
    "minor penalty": "a minor penalty card",
    BACK: "to be taken back",
    MUST: "to be played",
    IN_HAND: "just in hand",
}


@dataclass(frozen=True, slots=True)
class Told:
    """An answer in three sentences: the `statement`, the `condition` that held or failed, what would be `otherwise`."""

    statement: str
    condition: str
    otherwise: str


def told(record: Record, verdict: Verdict, reason: Reason) -> Told:
    """A reason in words; `record` and `verdict` are those it was asked of."""
    is_so, is_not, verb = _IS[reason.asked]
    statement = f"{owned(reason.seat, reason.card)} {is_so if reason.holds else is_not}."
    if reason.holds and reason.asked == reason.now:
        statement = _as_it_lies(record, verdict, reason) or statement
    if reason.holds and isinstance(reason.finding, MayWithdraw | MustWithdraw):
        statement = text(reason.finding)  # until when, and what it depends on
    if not reason.change:
        return Told(statement, "", "Nothing simple would alter that.")
    conditions = dict.fromkeys(_condition(record, verdict, reason, change) for change in reason.change)
    ifs = " and ".join(_otherwise(record, verdict, change) for change in reason.change)
    would = f"would not {verb}" if reason.holds else f"would {verb}"
    by = f" (Law {reason.cite})" if not reason.holds and reason.cite else ""
    return Told(
        statement, " ".join(f"{each[0].upper()}{each[1:]}." for each in conditions if each), f"It {would}{by} if {ifs}."
    )


def _as_it_lies(record: Record, verdict: Verdict, reason: Reason) -> str:
    """What a card is that lies elsewhere than it counts, or that waits for a choice; empty: no more than that."""
    whose = owned(reason.seat, reason.card)
    left = next((due for due in to_be_laid(fold(record), verdict) if due[:2] == (reason.seat, reason.card)), None)
    if left is not None:
        return f"{whose} is played, and {still_words(left)}."
    status = verdict.cards.get((reason.seat, reason.card))
    if status is not None and status.status == "withdrawn":
        return f"{whose} has been withdrawn, and is in hand."
    return _WAITS.get(waits_for(verdict, reason.seat, reason.card), "").format(card=whose)


_WAITS = {
    "accepted": "{card} stays if the lead is accepted.",
    "named": "{card} is played if it is named.",
    "chosen": "{card} waits for the choice that comes first.",
    "trick": "{card} waits until this trick is over.",
}
"""What becomes of a card that waits for a choice, or for the trick to be over."""


def question_words(asked: Asked) -> str:
    """The heading of a why-not line: a major penalty card, to be taken back."""
    return _ASK.get(asked, asked)


# The condition that held or failed


def _condition(record: Record, verdict: Verdict, reason: Reason, change: Change) -> str:
    match change:
        case Found():
            return f"{_asked(change.key, record)} {_known(record, verdict, change.key)}"
        case Read():
            return f"the rule is read so: {SETTINGS[change.name].reason.rstrip('.')}"
        case NotDone() | NotYet() | Instead():
            return f"it rests on action {change.number}: {deed_said(record.log[change.number - 1].action)}"
        case Done():
            return _not_done(record, reason, change)
        case Declarer() if reason.now == "played" and reason.asked == MUST:
            return "it is played already"
        case Declarer():
            return _role(verdict, reason.seat)
        case Leader():
            return f"it is not {change.seat.word}'s lead when the record begins"
        case Unburdened():
            return f"{change.seat.word} had a penalty card or a duty when the record began"
        case Swapped() if change.follow:
            return f"{card_words(change.card)} is {'an honour' if change.card.honour else 'below an honour'}"
        case Swapped():
            return f"it is {card_words(change.card)}, and no other card, that this has to do with"


def _not_done(record: Record, reason: Reason, change: Done) -> str:
    if reason.holds and reason.asked != IN_HAND:
        return "nothing has happened since that alters it"
    if reason.now == IN_HAND:
        return "nothing has been done with it" if change.after == len(record.log) else "it lies in the hand"
    if reason.now == "played" and reason.asked == BACK:
        return "it is played, and a played card stays unless one of the exceptions of Law 47 applies"
    is_so, _, _ = _IS[reason.now]
    return f"it {is_so}"


def _role(verdict: Verdict, seat: Seat) -> str:
    if seat is verdict.declarer:
        return f"{seat.word} is declarer, not a defender: his cards are never penalty cards (48A)"
    if seat is verdict.dummy:
        return f"{seat.word} is dummy, not a defender: his cards are never penalty cards (48A)"
    return f"{seat.word} is a defender"


def _asked(key: str, record: Record) -> str:
    name, _, of = key.partition(" ")
    asked = say(f"{FACTS[name].message}.short")
    if not of:
        return say("told-whynot-asked", asked=asked)
    return say("told-whynot-asked-about", subject=subject_words(of, record.log), asked=asked)


def _known(record: Record, verdict: Verdict, key: str) -> str:
    found = next((fact.value for fact in record.facts if fact.key == key), None)
    if found is not None:
        return f"The answer found: {answer_said(found)}"
    waiting = any(question.key == key for question in verdict.questions)
    return "This has not been answered yet" if waiting else "It is taken as the table shows it"


# What would be otherwise


def _otherwise(record: Record, verdict: Verdict, change: Change) -> str:
    match change:
        case Found():
            answer = "not known" if change.value is None else f"“{answer_said(change.value)}”"
            return f"the answer were {answer}"
        case Read():
            effect = SETTINGS[change.name].effect
            return f"it were read as “{change.value}” ({effect[0].lower()}{effect[1:].rstrip('.')})"
        case NotDone():
            return f"action {change.number} had not been done"
        case NotYet():
            more = change.number < len(record.log)
            return f"action {change.number}{' and what follows' if more else ''} had not been done"
        case Instead():
            return f"action {change.number} had been “{deed_said(change.action)}”"
        case Done():
            return _happened(record, change)
        case Declarer():
            side = (
                ""
                if change.seat.side is verdict.declarer.side
                else f", so that {_defenders(change.seat)} were the defenders"
            )
            return f"{change.seat.word} were declarer{side}"
        case Leader():
            return f"it were {change.seat.word}'s lead at the beginning"
        case Unburdened():
            return f"{change.seat.word} had had no penalty card and no duty at the beginning"
        case Swapped() if change.follow:
            return f"it were {card_words(change.other)}"
        case Swapped():
            return f"{card_words(change.other)} stood in its place"


def _defenders(declarer: Seat) -> str:
    return " and ".join(seat.word for seat in Seat if seat.side is not declarer.side)


def _happened(record: Record, change: Done) -> str:
    now, first = change.after == len(record.log), change.after == 0
    when = "now" if now else "at the beginning" if first else f"after action {change.after}"
    deeds = ", then ".join(f"“{deed_said(action)}”" for action in change.actions)
    found = " and ".join(_GRANTED[name].format(answer=answer_said(value)) for _, name, value in change.facts)
    return f"{deeds} happened {when}" + (f", and {found}" if found else "")


_GRANTED = {
    "whose-turn": "it was {answer}'s turn",
    "told-turn": "{answer} had told him that it was his turn",
    "explanation-wrong": "the explanation was wrong",
    "acted-on-it": "he chose the card because of it",
}
"""The facts that something is tried with, as they are told."""


_SEAT = re.compile(r"\b[NESW]\b")


def answer_said(value: str) -> str:
    """An answer to a question of fact as it is told: East, ♦7, yes."""
    return Seat(value).word if value in ("N", "E", "S", "W") else in_words(value)


def deed_said(action: Action) -> str:
    """An action as it is told: East drops ♦7."""
    return _SEAT.sub(lambda found: Seat(found[0]).word, in_words(sentence(action)))
