"""Why a card is what it is, or not, in plain words: the statement, the condition, and what would alter it."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.explain.card_status import BACK, IN_HAND, MUST, waits_for
from bridgetable.explain.changes import (
    Change,
    Declarer,
    Done,
    DoneInstead,
    Found,
    Leader,
    NotDone,
    NotYet,
    Read,
    Swapped,
    Unburdened,
)
from bridgetable.explain.movements import still_words, to_be_laid
from bridgetable.explain.phrases import answer_within, seat_words
from bridgetable.explain.retold import deed_told
from bridgetable.explain.whynot import Reason
from bridgetable.explain.words import subject_words, text
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import MayWithdraw, MustWithdraw
from bridgetable.findings.settings import SETTINGS
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import Value, cite_words, listed, say, slug
from bridgetable.seats import Seat
from bridgetable.table.fold import fold
from bridgetable.table.record import Record
from bridgetable.value import value


@value
class WhyNotTold:
    """An answer in three sentences: the `statement`, the `condition` that held or failed, what would be `otherwise`."""

    statement: str
    condition: str
    otherwise: str


def told(record: Record, verdict: Verdict, reason: Reason) -> WhyNotTold:
    """A reason in words; `record` and `verdict` are those it was asked of."""
    message, holds = f"whynot-{slug(reason.asked)}", reason.holds
    statement = _as_it_lies(record, verdict, reason) if holds and reason.asked == reason.now else None
    if holds and isinstance(reason.finding, MayWithdraw | MustWithdraw):
        statement = text(reason.finding)  # until when, and what it depends on
    if statement is None:
        statement = say(message, seat=reason.seat, card=reason.card, holds=holds)
    if not reason.change:
        return WhyNotTold(statement, "", say("whynot-nothing-would-alter-it"))
    conditions = dict.fromkeys(_condition(record, verdict, reason, change) for change in reason.change)
    ifs = _joined_two_by_two("whynot-and", [_otherwise(record, verdict, change) for change in reason.change])
    cite = cite_words(reason.cite) if not holds and reason.cite else None
    return WhyNotTold(statement, " ".join(conditions), say(f"{message}.would", holds=holds, cite=cite, ifs=ifs))


def _as_it_lies(record: Record, verdict: Verdict, reason: Reason) -> str | None:
    """What a card is that lies elsewhere than it counts, or that waits for a choice; None: no more than that."""
    seat, card = reason.seat, reason.card
    left = next((due for due in to_be_laid(fold(record), verdict) if due[:2] == (seat, card)), None)
    if left is not None:
        return say("whynot-played-and-still", seat=seat, card=card, still=still_words(left))
    status = verdict.cards.get((seat, card))
    if status is not None and status.status == "withdrawn":
        return say("whynot-withdrawn", seat=seat, card=card)
    waits = waits_for(verdict, seat, card)
    return say(f"whynot-waits-{waits}", seat=seat, card=card) if waits else None


def _joined_two_by_two(message: str, parts: Sequence[str]) -> str:
    """Parts joined two by two, the way of a message."""
    so_far = parts[0]
    for part in parts[1:]:
        so_far = say(message, first=so_far, next=part)
    return so_far


# The condition that held or failed


def _condition(record: Record, verdict: Verdict, reason: Reason, change: Change) -> str:
    match change:
        case Found():
            return _as_known(record, verdict, change.key)
        case Read():
            return say("whynot-read-so", reason=say(f"{SETTINGS[change.name].message}.reason"))
        case NotDone() | NotYet() | DoneInstead():
            action = deed_told(record.log[change.number - 1].action)
            return say("whynot-rests-on-action", number=change.number, action=action)
        case Done():
            return _not_done(record, reason, change)
        case Declarer() if reason.now == "played" and reason.asked == MUST:
            return say("whynot-played-already")
        case Declarer():
            return say("whynot-role", seat=reason.seat, role=_role(verdict, reason.seat))
        case Leader():
            return say("whynot-not-his-lead", seat=change.seat)
        case Unburdened():
            return say("whynot-was-burdened", seat=change.seat)
        case Swapped() if change.follow:
            return say("whynot-card-is", card=change.card, honour=change.card.honour)
        case Swapped():
            return say("whynot-no-other-card", card=change.card)


def _not_done(record: Record, reason: Reason, change: Done) -> str:
    if reason.holds and reason.asked != IN_HAND:
        return say("whynot-nothing-since")
    if reason.now == IN_HAND:
        return say("whynot-nothing-done" if change.after == len(record.log) else "whynot-lies-in-the-hand")
    if reason.now == "played" and reason.asked == BACK:
        return say("whynot-played-stays")
    return say(f"whynot-{slug(reason.now)}.it")


def _role(verdict: Verdict, seat: Seat) -> str:
    return "declarer" if seat is verdict.declarer else "dummy" if seat is verdict.dummy else "defender"


def _as_known(record: Record, verdict: Verdict, key: str) -> str:
    """The question of a fact, with what it is about, and what is known of it."""
    name, _, of = key.partition(" ")
    asked = say(f"{FACTS[name].message}.short")
    about = say("whynot-question-about", subject=subject_words(of, record.log), asked=asked) if of else None
    question = about or say("whynot-question", asked=asked)
    found = next((fact.value for fact in record.facts if fact.key == key), None)
    if found is not None:
        return say("whynot-fact-found", question=question, answer=answer_within(found))
    waiting = any(question.key == key for question in verdict.questions)
    return say("whynot-fact-open" if waiting else "whynot-fact-presumed", question=question)


# What would be otherwise


def _otherwise(record: Record, verdict: Verdict, change: Change) -> str:
    match change:
        case Found(value=value):
            return say("whynot-if-answer", known=value is not None, answer=answer_within(value) if value else None)
        case Read():
            setting = SETTINGS[change.name]
            value = say(f"{setting.value_message(change.value)}.within")
            return say("whynot-if-read", value=value, effect=say(f"{setting.message}.within"))
        case NotDone():
            return say("whynot-if-not-done", number=change.number)
        case NotYet():
            return say("whynot-if-not-yet", number=change.number, more=change.number < len(record.log))
        case DoneInstead():
            action = say("action-quoted", action=deed_told(change.action))
            return say("whynot-if-instead", number=change.number, action=action)
        case Done():
            return _if_happened(record, change)
        case Declarer():
            defenders = None if change.seat.side is verdict.declarer.side else _defenders(change.seat)
            return say("whynot-if-declarer", seat=change.seat, defenders=defenders)
        case Leader():
            return say("whynot-if-his-lead", seat=change.seat)
        case Unburdened():
            return say("whynot-if-unburdened", seat=change.seat)
        case Swapped() if change.follow:
            return say("whynot-if-it-were-card", card=change.other)
        case Swapped():
            return say("whynot-if-card-in-its-place", card=change.other)


def _defenders(declarer: Seat) -> str:
    return listed([seat_words(seat) for seat in Seat if seat.side is not declarer.side], "and")


def _if_happened(record: Record, change: Done) -> str:
    now, first = change.after == len(record.log), change.after == 0
    when = "now" if now else "beginning" if first else "after"
    deeds = _joined_two_by_two(
        "whynot-then", [say("action-quoted", action=deed_told(action)) for action in change.actions]
    )
    granted = [_granted(name, value) for _, name, value in change.facts]
    return say(
        "whynot-if-happened",
        deeds=deeds,
        when=when,
        after=change.after,
        granted=_joined_two_by_two("whynot-and", granted) if granted else None,
    )


def _granted(fact: str, answer: str) -> str:
    """One of the facts that something is tried with, as it is told."""
    given: Value = Seat(answer) if answer in ("N", "E", "S", "W") else answer
    return say(f"whynot-granted-{fact}", answer=given)
