"""A record with all that its log shows of the hands known from the beginning.

A card laid, replaced, named, shown or found was in that hand before, and so was one that a player says he has of a
suit. Physically nothing changes: no hand moves a card because of what nobody has seen yet. Only those who ask what a
hand holds are told (`Table.holds`, `known_cards`, `all_known`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bridgetable.cards import Card, Suit, parse_card
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.fold import apply
from bridgetable.table.identified import turned_out
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.position import Position
from bridgetable.table.record import Record
from bridgetable.table.state import Table, start


class Shown:
    """Reads what the log of a record shows; the tables of the last one are remembered for its continuation."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._log: tuple[a.Entry, ...] = ()
        self._tables: list[Table] = []

    def carried_back(self, record: Record) -> Record:
        """The record with what its log shows of the hands known from the beginning."""
        if _all_known(record):
            return record
        tables = self._folded(record)
        if tables[-1].turned_out:
            record = turned_out(record)
            tables = self._folded(record)
        shown = _shown(tables, record.log)
        return replace(record, position=replace(record.position, shown=shown)) if shown else record

    def _folded(self, record: Record) -> Sequence[Table]:
        """The table before the first action and after each one; `ImpossibleAction` with the action's number."""
        log, same = record.log, 0
        if self._position is None or self._position != record.position:
            self._position, self._log, self._tables = record.position, (), [start(record.position)]
        for mine, other in zip(self._log, log, strict=False):
            if mine is not other and mine != other:
                break
            same += 1
        tables = self._tables[: same + 1]
        for number, entry in enumerate(log[same:], same + 1):
            try:
                tables.append(apply(tables[-1], entry))
            except ImpossibleAction as error:
                error.number = number
                raise
        self._log, self._tables = log, tables
        return tables


def _all_known(record: Record) -> bool:
    """Whether every card of every hand is written, and no play goes by that nobody wrote down."""
    table = start(record.position)
    return not any(map(table.hidden, SEATS)) and not any(isinstance(e.action, a.GoOn) for e in record.log)


def _shown(tables: Sequence[Table], log: Sequence[a.Entry]) -> tuple[tuple[Seat, Card, int], ...]:
    """The cards shown, each with the number of the action, and one of each suit that somebody says he has, last."""
    shown: list[tuple[Seat, Card, int]] = []
    said: list[tuple[Seat, Card, int]] = []
    for number, table in enumerate(tables):
        shown += [(seat, card, number) for seat, card in table.proved[len(shown) :]]
    for number, entry in enumerate(log, 1):
        answer = entry.action
        if not isinstance(answer, a.AnswerNone) or answer.answer == "none":
            continue
        table, suit = tables[number], _asked_about(log[: number - 1], answer.seat)
        hand = _spoken_of(table, answer.seat, suit) if suit is not None else None
        if suit is None or hand is None or table.holds(hand, suit) is not None:
            continue
        if not any(seat is hand and card.suit is suit for seat, card, _ in (*shown[len(table.proved) :], *said)):
            said.append((hand, parse_card(f"{suit.value}?"), number))  # he does not lay it, further on
    return (*shown, *said)


def _spoken_of(table: Table, seat: Seat, suit: Suit) -> Seat | None:
    """The hand of which `seat` says that it has a card of `suit`: declarer may be asked about dummy's card, too."""
    if seat is not table.position.header.declarer:
        return seat
    rows = {hand: table.rows[hand.index] for hand in (seat, seat.partner)}
    elsewhere = [h for h, row in rows.items() if row and row[-1].card is not None and row[-1].card.suit is not suit]
    return elsewhere[0] if len(elsewhere) == 1 else None


def _asked_about(log: Sequence[a.Entry], seat: Seat) -> Suit | None:
    """The suit that `seat` was asked about last."""
    asked = (entry.action for entry in reversed(log) if isinstance(entry.action, a.AskNone))
    return next((question.suit for question in asked if question.of is seat), None)
