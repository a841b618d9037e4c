"""The deal of a PBN game: `N:AK.QJ.T9.8765432 - - -` to hands and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest

from bridgetable.cards import PACK, RANKS, SUITS, Card, Suit, parse_card
from bridgetable.exchange.board import Hands
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import UNKNOWN_HAND, HandHolding, SuitHolding

WHOLE = 13
"""So many cards are dealt to a hand."""
_MOST_HOLDINGS = 5_000
"""So many holdings of a suit are kept in mind: the short ones come again in each deal."""
_RANKS_TOLD = frozenset((*RANKS, "x"))
_CAPITALS = str.maketrans("shdcakqjt", "SHDCAKQJT")


def read_deal(text: str) -> Hands:
    """The hands of a deal, whichever is told first; `ValueError` says what cannot be in it.

    Three hands of thirteen cards tell the fourth.

    >>> hands = read_deal("E:AK.QJ.T9.8765432 - ... ")
    >>> [card.name for card in hands[1].cards][:3], hands[2] == UNKNOWN_HAND
    (['SA', 'SK', 'HQ'], True)
    """
    first, colon, rest = text.strip().partition(":")
    first = first.strip().upper()
    if not colon or len(first) != 1 or first not in "NESW":
        raise ValueError(say("exchange-deal-form", text=repr(text[:80])))
    parts = rest.translate(_CAPITALS).replace("10", "T").split()
    if len(parts) > 4:
        raise ValueError(say("exchange-deal-five-hands"))
    begin = Seat(first).index
    seats = (*SEATS[begin:], *SEATS[:begin])
    return _dealt({seat: _hand(part, seat) for seat, part in zip(seats, parts, strict=False)})


def hands_of(told: Mapping[Seat, Sequence[Card]]) -> Hands:
    """The hands whose cards are told, all of them; `ValueError` where a card is told twice, or a hand has too many.

    >>> hands_of({Seat.N: PACK[:13], Seat.E: PACK[13:26], Seat.S: PACK[26:39]})[3].cards == PACK[39:]
    True
    """
    return _dealt({seat: _holding(cards) for seat, cards in told.items()})


def _dealt(told: Mapping[Seat, HandHolding]) -> Hands:
    """All four hands of these, where no card is told twice, and none has too many."""
    owners: dict[Card, Seat] = {}
    for seat, hand in told.items():
        cards = hand.cards
        for card in cards:
            if card in owners:
                same = owners[card] is seat
                raise ValueError(say("exchange-deal-card-twice", card=card, same=same, one=owners[card], two=seat))
            if card.rank is not None:
                owners[card] = seat
        if len(cards) > WHOLE:
            raise ValueError(say("exchange-deal-too-many", seat=seat, count=len(cards)))
    north, east, south, west = (told.get(seat, UNKNOWN_HAND) for seat in SEATS)
    hands = north, east, south, west
    return hands if len(owners) == len(PACK) else completed(hands)


def completed(hands: Hands) -> Hands:
    """The hands, with the fourth where three hands of thirteen cards tell it."""
    others = [seat for seat, hand in zip(SEATS, hands, strict=True) if not told_whole(hand)]
    if len(others) != 1:
        return hands
    whole = [hand.cards for seat, hand in zip(SEATS, hands, strict=True) if seat not in others]
    held = {card for cards in whole for card in cards}
    if {*map(len, whole)} != {WHOLE} or len(held) != 3 * WHOLE:
        return hands
    rest = _holding([card for card in PACK if card not in held])
    north, east, south, west = (rest if seat is others[0] else hand for seat, hand in zip(SEATS, hands, strict=True))
    return north, east, south, west


def _holding(cards: Sequence[Card]) -> HandHolding:
    return HandHolding(tuple([_of_suit([card for card in cards if card.suit is suit]) for suit in SUITS]))


def _of_suit(cards: Sequence[Card]) -> SuitHolding:
    return SuitHolding(tuple(sorted(cards, key=_known_rank, reverse=True)), more=False)


def _known_rank(card: Card) -> int:
    return card.rank or 0


def _hand(text: str, seat: Seat) -> HandHolding:
    """The cards of a hand, unknown where none is told; each suit may have its letter before it."""
    if not text.strip("-.?*"):
        return UNKNOWN_HAND
    parts = text.split(".")
    if len(parts) > 4:
        raise ValueError(say("exchange-deal-five-suits", seat=seat))
    suits = [part.removeprefix(letter).strip("-") for letter, part in zip_longest("SHDC", parts, fillvalue="")]
    strange = [rank for rank in "".join(suits) if rank not in _RANKS_TOLD]
    if strange:
        raise ValueError(say("exchange-deal-no-rank", seat=seat, typed=repr(strange[0])))
    return HandHolding(tuple(map(_suit_told, SUITS, suits))) if any(suits) else UNKNOWN_HAND


@lru_cache(_MOST_HOLDINGS)
def _suit_told(suit: Suit, ranks: str) -> SuitHolding:
    return _of_suit(cards_of(suit, ranks))


def cards_of(suit: Suit, ranks: str) -> tuple[Card, ...]:
    """The cards of one suit by their ranks; each `x` is a small card more.

    >>> cards_of(Suit.H, "AKxx")
    (HA, HK, Hx, Hx2)
    """
    letter = suit.value
    small = ("x" if number == 1 else f"x{number}" for number in range(1, ranks.count("x") + 1))
    return tuple([parse_card(letter + each) for each in (*ranks.replace("x", ""), *small)])


def told_whole(hand: HandHolding) -> bool:
    """Whether each card of a hand is known, so that it can be written: no hand of PBN is told in part.

    >>> from bridgetable.table.position import parse_hand
    >>> told_whole(parse_hand("AK.QJ.T9.8765432")), told_whole(parse_hand("AK+.*.*.*"))
    (True, False)
    """
    cards = hand.cards
    return bool(cards) and None not in [card.rank for card in cards] and True not in [suit.more for suit in hand.suits]


def uneven_words(hands: Hands) -> str:
    """How many cards each hand has that is told whole, if it is not the same number; else nothing.

    >>> uneven_words(read_deal("N:A.K.. .A.K. ..A.K K.."))
    'The hands do not have the same number of cards: North 2, East 2, South 2, West 1.'
    """
    if len({len(hand.cards) for hand in hands}) == 1:  # nearly always
        return ""
    counts = {seat: len(hand.cards) for seat, hand in zip(SEATS, hands, strict=True) if told_whole(hand)}
    if len({*counts.values()}) < 2:
        return ""
    told = ", ".join(say("exchange-words-count", seat=seat, count=count) for seat, count in counts.items())
    return say("exchange-hands-uneven", counts=told)


def dealt_whole(hand: HandHolding) -> bool:
    """Whether each of the thirteen cards that were dealt to a hand is known.

    >>> hands = read_deal("N:AK.QJ.T9.8765432 Q.A.A.A - -")
    >>> dealt_whole(hands[0]), dealt_whole(hands[1])
    (True, False)
    """
    return told_whole(hand) and len(hand.cards) == WHOLE


def deal_text(hands: Hands, first: Seat) -> str:
    """The deal as PBN has it, `first` the hand it begins with.

    >>> deal_text(read_deal("N:AK.QJ.T9.8765432 - - -"), Seat.W)
    'W:- AK.QJ.T9.8765432 - -'
    """
    seats = [SEATS[(first.index + place) % 4] for place in range(4)]
    return f"{first}:{' '.join(_written(hands[seat.index]) for seat in seats)}"


def _written(hand: HandHolding) -> str:
    if not told_whole(hand):
        return "-"
    return ".".join("".join(card.name[1] for card in suit.cards) for suit in _holding(hand.cards).suits)
