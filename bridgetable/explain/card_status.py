"""What a director may be asked about one card, and what a verdict says to it."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.blocks.lifted import rests_on_such
from bridgetable.cards import Card
from bridgetable.findings.deeds import PlayCard, TakeBack
from bridgetable.findings.kinds import Duty, Finding, MayWithdraw, MustWithdraw, Status
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import SEATS, Seat
from bridgetable.table.choices import Designate, Plain
from bridgetable.table.state import Table
from bridgetable.value import value

Asked: TypeAlias = str

BACK = "may be taken back"
ORDERED_BACK = "must go back"
MUST = "must be played"
PENALTY_CARD = "penalty card"
IN_HAND = "in hand"

ASKED: tuple[Asked, ...] = ("played", PENALTY_CARD, "major penalty", "minor penalty", BACK, MUST, IN_HAND)
"""What may be asked of every card; of some also `exposed`, `held`, `face-down lead` and `must go back`."""


@value
class StatusSaid:
    """Whether something asked of a card `holds`, and the `finding` that says so; None: nothing needs to be said."""

    holds: bool
    finding: Finding | None = None


def said(verdict: Verdict, seat: Seat, card: Card, asked: Asked) -> StatusSaid:
    """What `verdict` says to one thing asked of a card."""
    if asked == BACK:
        step = must_withdraw(verdict, seat, card)
        right = may_withdraw(verdict, seat, card) or (step if step is None or not step.penalty else None)
        return StatusSaid(right is not None, right)
    if asked == ORDERED_BACK:
        step = must_withdraw(verdict, seat, card)
        return StatusSaid(step is not None, step)
    if asked == MUST:
        duty = _duty_to_play(verdict, seat, card)
        if duty is not None:
            return StatusSaid(True, duty)
    status = verdict.cards.get((seat, card))
    if asked == PENALTY_CARD:
        return StatusSaid(is_penalty(status), status)
    word = status_word(verdict, seat, card) if asked == IN_HAND else _in_one_word(status)
    return StatusSaid(word == asked, status)


def questions_about(verdict: Verdict, seat: Seat, card: Card) -> tuple[Asked, ...]:
    """What is worth asking of a card besides what it is: of a penalty card also whether it is one of the other kind."""
    word = status_word(verdict, seat, card)
    other = {"major penalty": "minor penalty", "minor penalty": "major penalty"}.get(word, PENALTY_CARD)
    return tuple(asked for asked in ("played", other, BACK, MUST, IN_HAND) if asked != word)


def status_word(verdict: Verdict, seat: Seat, card: Card) -> Asked:
    """The one word for what a card is: a turned card is played, one that is taken back is in hand.

    One that leaves a trick as a penalty card is a penalty card.
    """
    return ORDERED_BACK if _goes_back(verdict, seat, card) else _in_one_word(verdict.cards.get((seat, card)))


def _goes_back(verdict: Verdict, seat: Seat, card: Card) -> bool:
    """Whether a card is one that goes back, before all else: not a played one that perhaps does, if it is noticed."""
    step, status = must_withdraw(verdict, seat, card), verdict.cards.get((seat, card))
    if step is None or step.penalty:
        return False
    return status is None or status.status != "played" or not step.provisional or status.provisional


def waits_for(verdict: Verdict, seat: Seat, card: Card) -> str:
    """What a card lying there waits for: to be `accepted`, or `named` as the one that counts.

    `chosen`: a choice about another card comes first; `trick`: the trick it was led before the end of. Empty: nothing.
    """
    status = verdict.cards.get((seat, card))
    if status is None or status.status != "exposed" or not status.provisional:
        return ""
    if any(option.choice == Designate(card) for option in verdict.options):
        return "named"
    lying = [option for option in verdict.options if option.choice is Plain.ACCEPT]
    if any(rests_on_such(option, lambda fault: (fault.card, fault.seat.side) == (card, seat.side)) for option in lying):
        return "accepted"
    if lying:
        return "chosen"
    return "trick" if rests_on_such(status, lambda fault: fault.kind == "premature lead") else ""


def _in_one_word(status: Status | None) -> Asked:
    if status is None or status.status == "withdrawn":
        return IN_HAND
    return "played" if status.status == "quitted" else status.status


def status_finding(verdict: Verdict, seat: Seat, card: Card) -> Finding | None:
    """The finding behind the one word; None for a card of which nothing is said."""
    return must_withdraw(verdict, seat, card) if _goes_back(verdict, seat, card) else verdict.cards.get((seat, card))


def findings_about(verdict: Verdict, seat: Seat, card: Card) -> tuple[Finding, ...]:
    """All that decides what a card is now and what its owner may or must do with it."""
    found = (
        verdict.cards.get((seat, card)),
        must_withdraw(verdict, seat, card),
        may_withdraw(verdict, seat, card),
        _duty_to_play(verdict, seat, card),
    )
    return tuple(finding for finding in found if finding is not None)


def may_withdraw(verdict: Verdict, seat: Seat, card: Card) -> MayWithdraw | None:
    """The right to take the card back."""
    return next((may for may in verdict.may_withdraw if may.seat is seat and may.card is card), None)


def must_withdraw(verdict: Verdict, seat: Seat, card: Card) -> MustWithdraw | None:
    """The ruling that the card goes back."""
    return next((must for must in verdict.must_withdraw if must.seat is seat and must.card is card), None)


def _duty_to_play(verdict: Verdict, seat: Seat, card: Card) -> Duty | None:
    """The duty to play this very card, be it now or as soon as that is legal."""
    for duty in verdict.duties:
        if duty.seat is seat and isinstance(duty.must, PlayCard | TakeBack) and duty.must.card is card:
            return duty
    return None


def is_penalty(status: Finding | None) -> bool:
    """Whether a finding makes a card a penalty card."""
    return isinstance(status, Status) and status.status in ("minor penalty", "major penalty")


def cards_of(table: Table) -> tuple[tuple[Seat, Card], ...]:
    """Every card that is known of, wherever it is, hand by hand."""
    found: list[tuple[Seat, Card]] = []
    for seat in SEATS:
        row = (laid.card for laid in table.row(seat) if laid.card is not None)
        gone = (card for owner, card in sorted(table.gone, key=lambda key: key[1].name) if owner is seat)
        for card in (*table.hand(seat), *table.before(seat), *row, *gone):
            if (seat, card) not in found:
                found.append((seat, card))
    return tuple(found)
