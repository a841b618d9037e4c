"""The answers that fit a question: those of its list; where any may be given, those the cards and the log suggest."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards import SUITS, Card, parse_card
from bridgetable.findings.facts import FACTS
from bridgetable.seats import SEATS, Seat, parse_seat
from bridgetable.table.actions import Action, ChangeDesignation, DesignateCard
from bridgetable.table.record import Record

NONE = "none"
_PAIRS = ("NS", "EW")
_CALLED = ("ace", "king", "queen", "jack", "high", "low")
_TRICKS = 14


def candidates(record: Record, fact: str, of: str, closed: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """Answers to `fact` found `of` its subject: the `closed` ones first (None: those of its kind), then others.

    Words in a player's own language are never suggested.
    """
    kind = FACTS[fact]
    answers = kind.answers if closed is None else closed
    return tuple(dict.fromkeys((*answers, *_open_ones(record, kind.open, of))))


def _open_ones(record: Record, kind: str | None, of: str) -> Iterator[str]:
    match kind:
        case "seats":
            yield from (*(seat.value for seat in SEATS), *_PAIRS, NONE)
        case "suits":
            yield from (*(suit.plural for suit in SUITS), NONE)
        case "denominations":
            yield from ("notrump", *(suit.plural for suit in SUITS), NONE)
        case "card":
            yield from (card.name for card in cards_about(record, of))
        case "cards":
            yield from (*(card.name for card in cards_about(record, of)), NONE)
        case "trick":
            yield from (str(number) for number in range(1, _TRICKS))
        case "number":
            yield from (str(number) for number in range(_TRICKS))
        case "words":
            yield from _CALLED
        case "target":
            yield from (*(suit.plural for suit in SUITS), *(card.name for card in cards_about(record, of)))


def cards_about(record: Record, of: str) -> tuple[Card, ...]:
    """The known cards a fact may be about: those of the hand concerned and, unless all of it is known, any named.

    Where a hand is not known the highest and the lowest of each suit stand for its cards.
    """
    seat = _hand_concerned(record, of)
    hands = (seat,) if seat is not None else SEATS
    known = [card for hand in hands for card in _known(record, hand)]
    if all(len(_known(record, hand)) == record.position.left_of(hand) for hand in hands):
        return tuple(known)
    ends = [parse_card(suit.value + rank) for suit in SUITS for rank in "2A"]
    return tuple(dict.fromkeys((*known, *_cards_of_the_log(record), *ends)))


def _known(record: Record, seat: Seat) -> list[Card]:
    return [card for card in record.position.hands[seat.index].cards if card.known]


def _cards_of_the_log(record: Record) -> Iterator[Card]:
    """The known cards that stand in the log."""
    for entry in record.log:
        cards = getattr(entry.action, "cards", None) or (getattr(entry.action, "card", None),)
        yield from (card for card in cards if isinstance(card, Card) and card.known)


def _hand_concerned(record: Record, of: str) -> Seat | None:
    """Whose cards they are: of the seat named, or of who acted; of a call, dummy's."""
    first = of.partition(" ")[0]
    if not first.startswith("#"):
        return parse_seat(first) if first and not first.isdecimal() else None
    number = int(first[1:])
    action: Action | None = record.log[number - 1].action if number <= len(record.log) else None
    if isinstance(action, DesignateCard | ChangeDesignation):
        return record.position.header.declarer.partner
    seat = getattr(action, "seat", None)
    return seat if isinstance(seat, Seat) else None
