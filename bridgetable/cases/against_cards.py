"""Facts that the known cards contradict: the cards answer first, and a fact that says otherwise is a mistake."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.judge import judge
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.record import CANNOT, Fact, Record
from bridgetable.table.state import Table

EDITIONS = (2007, 2017)


def contradiction(fact: Fact, record: Record, tables: Sequence[Table]) -> str | None:
    """What the cards of `record` say against `fact`; None where they agree or leave it open.

    `tables[n]` is the table after n actions.
    """
    if fact.value == CANNOT:
        return None
    if fact.id == "trick-winner":
        shown = _another_wins(fact, record)
    elif fact.id == "could-follow" and " " in fact.of:
        shown = _holds_otherwise(fact, record, tables)
    else:
        shown = None
    return f"{fact.key} cannot be {fact.value!r}: {shown}" if shown else None


def _another_wins(fact: Fact, record: Record) -> str | None:
    """The player who wins the trick by the cards, if both editions say so and the fact names another."""
    asked = record.without_fact(fact.key)
    winners = [
        {trick.number: trick.winner for trick in judge(asked, edition).past_tricks}.get(int(fact.of))
        for edition in EDITIONS
    ]
    if winners[0] is None or winners[0] is not winners[1] or winners[0].value == fact.value:
        return None
    return f"by the cards {winners[0].word} wins trick {fact.of}"


def _holds_otherwise(fact: Fact, record: Record, tables: Sequence[Table]) -> str | None:
    """What he holds of the suit led to that trick, if it is known and the fact says otherwise."""
    seat, index = Seat(fact.of[0]), int(fact.of[2:]) - tables[0].position.first_trick
    played = next((n for n, table in enumerate(tables) if len(table.rows[seat.index]) > index), len(tables) - 1)
    if index < 0 or played == 0:
        return None
    before, led = tables[played - 1], tables[played].led
    own = tables[played].rows[seat.index][index:]
    if not own:
        before = tables[played]
    if led is None or led.suit is None or _not_plain(record, before, seat) or (own and own[0].card in (None, led)):
        return None
    held = before.holds(seat, led.suit)
    if held is None or held == (fact.value == "yes"):
        return None
    cards = " and ".join(card.words for card in before.suit_cards(seat, led.suit))
    return f"{seat.word} holds {cards or f'a {led.suit.word}'}" if held else f"{seat.word} has no {led.suit.word}"


def _not_plain(record: Record, before: Table, seat: Seat) -> bool:
    """Whether what lies on the table may differ from what counts: a card called and not moved, or one taken back."""
    called = before.called is not None and before.called.dummy is seat
    return called or any(isinstance(entry.action, a.Withdraw | a.Replace | a.ChangeCall) for entry in record.log)
