"""Which hands and cards have been faced at the table, and which nobody but their owner has seen."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards import Card
from bridgetable.named import NamedTuple
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.designating import obeyed
from bridgetable.table.fold import apply
from bridgetable.table.named_cards import owner_of
from bridgetable.table.record import Record
from bridgetable.table.state import Table, start


class Seen(NamedTuple):
    """The `cards` that have been seen, each with the hand it belongs to, and the `hands` that were seen whole."""

    cards: frozenset[tuple[Seat, Card]]
    hands: frozenset[Seat]


def dummy_faced(table: Table, dummy: Seat) -> bool:
    """Whether dummy's hand lies on the table.

    It does when it has been spread, and in every record that goes on as if it had been: play is under way, or a card
    of dummy's was called. The lead alone does not spread it: dummy may still have something to say first.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.state import start
    >>> dummy_faced(start(Position()), Seat.N)
    False
    """
    begun = sum(1 for seat in SEATS if table.row(seat)) > 1
    header = table.position.header
    played = table.position.first_trick > 1 or header.stage == "play" or table.designated is not None
    return table.spread(dummy) or played or begun


def dummy_to_be_faced(table: Table, dummy: Seat) -> bool:
    """Whether dummy's hand lies on the table, or is spread next because the right defender has faced his lead."""
    lead = table.row(dummy.rho)[:1]
    return dummy_faced(table, dummy) or (bool(lead) and lead[0].up)


def seen(record: Record, dummy: Seat) -> Seen:
    """Every card that has been faced, named or found in the course of `record`; `dummy` is who is dummy in it."""
    table = start(record.position)
    cards, hands = set(_lying_open(table)), set(_open_hands(table, dummy))
    for number, entry in enumerate(record.log, 1):
        if isinstance(entry.action, a.BeSeen | a.Show) and entry.action.cards is None:
            hands.add(entry.action.seat)
        cards.update(_cards_told(entry.action))
        cards.update((seat, card) for seat in hands for card in table.hand(seat))
        table = apply(table, obeyed(entry, number, record.facts))
        hands.update(_open_hands(table, dummy))
        cards.update(_lying_open(table))
    cards.update((seat, card) for seat in hands for card in table.hand(seat))
    return Seen(frozenset(cards), frozenset(hands))


def _open_hands(table: Table, dummy: Seat) -> Iterator[Seat]:
    """The players whose whole hand lies faced."""
    yield from (seat for seat in SEATS if table.spread(seat) or (seat is dummy and dummy_to_be_faced(table, dummy)))


def _lying_open(table: Table) -> Iterator[tuple[Seat, Card]]:
    """The single cards whose faces can be seen."""
    for seat in SEATS:
        yield from ((seat, card) for card in table.before(seat) if (seat, card) not in table.down)
        yield from ((seat, laid.card) for laid in table.rows[seat.index] if laid.card is not None and laid.up)
        yield from ((seat, card) for card, zone in table.raised(seat) if zone != "raised")


def _cards_told(action: a.Action) -> Iterator[tuple[Seat, Card]]:
    """The cards of which an action says before everybody which they are."""
    match action:
        case (
            a.BeSeen(seat=seat, cards=tuple() as cards)
            | a.Show(seat=seat, cards=tuple() as cards)
            | a.FoundTrick(seat=seat, cards=cards)
        ):
            yield from ((seat, card) for card in cards)
        case a.FoundCard(face=False):
            return
        case (
            a.SayHolds(seat=seat, card=Card() as card)
            | a.Identify(seat=seat, new=card)
            | a.NamePlay(seat=seat, card=card)
            | a.Supply(seat=seat, card=card)
            | a.Restore(seat=seat, card=card)
            | a.FoundCard(seat=seat, card=card)
            | a.DirectorActs(seat=Seat() as seat, card=Card() as card)
        ):
            yield seat, card
        case a.DesignateCard() | a.ChangeDesignation() | a.Indicate() if (
            named := _card_designated(action)
        ) is not None:
            yield owner_of(action) or action.seat, named


def _card_designated(action: a.DesignateCard | a.ChangeDesignation | a.Indicate) -> Card | None:
    return action.card if isinstance(action, a.Indicate) else action.words.card
