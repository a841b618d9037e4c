"""What is known of a deal when the record begins: whole, partial or unknown hands and the state of play.

A hand is written suit by suit, S.H.D.C: `KJ7.x+..*`. Ranks stand exactly; `x` is a small card, `h` an honour, `?` a
card of any rank; `+` means perhaps more of that suit; nothing means void; `*` means nothing is known.
"""

from __future__ import annotations

import re
from dataclasses import field, replace
from functools import lru_cache
from typing import Literal, TypeAlias

from bridgetable.cards import RANKS, SUITS, Card, Suit, parse_card
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.value import value

_MOST_CONTRACTS = 500
"""There are fewer."""


@value
class SuitHolding:
    """One suit of one hand: the cards written, and whether there may be `more`."""

    cards: tuple[Card, ...] = ()
    more: bool = True


@value
class HandHolding:
    """What is known of one hand, suit by suit in the order S H D C."""

    suits: tuple[SuitHolding, ...] = (SuitHolding(),) * 4

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card written, known or known in part.

        >>> [str(card) for card in parse_hand("AK.x..*").cards]
        ['SA', 'SK', 'Hx']
        """
        return tuple([card for suit in self.suits for card in suit.cards])


UNKNOWN_HAND = HandHolding()


def parse_hand(text: str) -> HandHolding:
    """Read one hand of a deal, or raise `ValueError` saying which part is wrong.

    >>> [card.name for card in parse_hand("AQ.KT..xx").cards]
    ['SA', 'SQ', 'HK', 'HT', 'Cx', 'Cx2']
    """
    if text == "*":
        return UNKNOWN_HAND
    parts = text.split(".")
    if len(parts) != 4:
        raise ValueError(say("unread-hand", typed=repr(text)))
    return HandHolding(tuple(_parse_suit(part, suit) for part, suit in zip(parts, SUITS, strict=True)))


def _parse_suit(part: str, suit: Suit) -> SuitHolding:
    if part == "*":
        return SuitHolding()
    more = part.endswith("+")
    cards: list[Card] = []
    for letter in part.removesuffix("+").replace("10", "T"):
        if letter in RANKS:
            card = parse_card(suit.value + letter)
            if card in cards:
                raise ValueError(say("unread-rank-twice", written=card.name, part=repr(part)))
        elif letter in "xh?":
            same = sum(1 for other in cards if other.kind == letter)
            card = parse_card(f"{suit.value}{letter}{same + 1 if same else ''}")
        else:
            void = part in ("-", "–", "—")
            raise ValueError(say("unread-rank", typed=repr(letter), part=repr(part), void=void))
        cards.append(card)
    return SuitHolding(tuple(cards), more)


def hand_text(hand: HandHolding) -> str:
    """The hand as it is written in a deal; `parse_hand` reads it back.

    >>> hand_text(parse_hand("QA.KT..*")), hand_text(UNKNOWN_HAND)
    ('QA.KT..*', '*')
    """
    if hand == UNKNOWN_HAND:
        return "*"
    return ".".join(_suit_text(suit) for suit in hand.suits)


def _suit_text(suit: SuitHolding) -> str:
    letters = "".join(card.name[1] for card in suit.cards)
    return (letters + "+" * suit.more) if letters or not suit.more else "*"


@value
class Known:
    """One thing known of a hand beyond the cards written.

    `what` is `has a` (at least one card of `suit`, besides `card` if given), `has no`, `exactly` (with `count`), or
    `has` (that `card`).
    """

    seat: Seat
    what: Literal["has a", "has no", "exactly", "has"]
    suit: Suit | None = None
    count: int = 0
    card: Card | None = None

    @property
    def text(self) -> str:
        """The statement as it is written in a case.

        >>> Known(Seat.E, "has no", Suit.H).text
        'E has no hearts'
        """
        match self.what:
            case "has a":
                besides = f" besides {self.card}" if self.card else ""
                return f"{self.seat} has a {_need(self.suit).word}{besides}"
            case "has no":
                return f"{self.seat} has no {_need(self.suit).plural}"
            case "exactly":
                return f"{self.seat} has exactly {self.count} {_need(self.suit).plural}"
            case "has":
                return f"{self.seat} has {self.card}"


def _need(suit: Suit | None) -> Suit:
    if suit is None:
        raise ValueError("this statement needs a suit")
    return suit


@value
class Lying:
    """A card lying faced before its owner when the record begins: a penalty card, or exposed only."""

    seat: Seat
    card: Card
    status: Literal["major penalty", "minor penalty", "exposed"]


@value
class LastTrick:
    """The trick dummy has just won, for Law 46B3(a)."""

    by: Seat
    suit: Suit | None = None
    card: Card | None = None


@value
class Start:
    """The state of play at the first action: `trick` is the number of the coming trick, `lead` whose lead it is.

    `winners` names the player who won each earlier trick (None: not known); `tricks` counts them by side instead.
    `duties`, `revokes` and `calls` are kept as the sentences they were written in.
    """

    trick: int = 1
    lead: Seat | None = None
    winners: tuple[Seat | None, ...] | None = None
    tricks: tuple[tuple[Side, int], ...] | None = None
    last: LastTrick | None = None
    on_table: tuple[Lying, ...] = ()
    duties: tuple[str, ...] = ()
    revokes: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()


Vulnerable: TypeAlias = Literal["none", "NS", "EW", "all"]
"""Which sides are vulnerable on a board."""


@value
class Header:
    """The board's header: who plays it, the contract as players write it (4HX), and the auction from `dealer`.

    `told_declarer` and `told_contract` are None where nobody has told them; South and 1NT are presumed then.
    """

    told_declarer: Seat | None = None
    told_contract: str | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerable | None = None
    stage: str | None = None
    auction: tuple[str, ...] = ()

    @property
    def declarer(self) -> Seat:
        """Who plays the board, as far as it is told or presumed.

        >>> Header().declarer, Header(Seat.W).declarer
        (<Seat.S: 'S'>, <Seat.W: 'W'>)
        """
        return self.told_declarer or Seat.S

    @property
    def contract(self) -> str:
        """The contract that is told or presumed: for most rulings it does not matter.

        >>> Header().contract, Header(Seat.W, "4HX").contract
        ('1NT', '4HX')
        """
        return self.told_contract or "1NT"

    @property
    def trump(self) -> Suit | None:
        """The trump suit of the contract, None in no trump.

        >>> str(Header(told_contract="4HX").trump), Header(told_contract="3NT").trump
        ('H', None)
        """
        return trump_of(self.contract)


_CONTRACT = re.compile(r"([1-7])(NT?|[SHDC])(|X|XX|D|R|DR|\*|\*\*)")
_SIGNS = str.maketrans("♠♥♦♣", "SHDC", " \t")
_DOUBLED = {"": "", "X": "X", "D": "X", "*": "X", "XX": "XX", "R": "XX", "DR": "XX", "**": "XX"}


def parse_contract(text: str) -> str | None:
    """The contract that people or programs write somehow, as a record has it; None where it is none.

    >>> parse_contract("6n"), parse_contract("5 ♦ x"), parse_contract("5DR"), parse_contract("8C")
    ('6NT', '5DX', '5DXX', None)
    """
    found = _CONTRACT.fullmatch(text.strip().translate(_SIGNS).upper())
    if found is None:
        return None
    level, strain, risk = found.groups()
    return f"{level}{'NT' if strain.startswith('N') else strain}{_DOUBLED[risk]}"


@lru_cache(_MOST_CONTRACTS)
def trump_of(contract: str) -> Suit | None:
    """The trump suit of a contract or a bid, None in no trump.

    >>> str(trump_of("4HX")), trump_of("3NT")
    ('H', None)
    """
    letter = contract[1:2]
    return Suit(letter) if letter in ("S", "H", "D", "C") else None


@value
class Position:
    """Everything known before the first action: header, hands N E S W, cards still held (`left`), and `start`.

    `shown` is written nowhere: the cards that the log of a record shows of these hands, each with the number of the
    action and in their order, are read from it before it is judged.
    """

    header: Header = field(default_factory=Header)
    hands: tuple[HandHolding, HandHolding, HandHolding, HandHolding] = (UNKNOWN_HAND,) * 4
    left: tuple[tuple[Seat, int], ...] = ()
    known: tuple[Known, ...] = ()
    start: Start | None = None
    shown: tuple[tuple[Seat, Card, int], ...] = ()

    @property
    def first_trick(self) -> int:
        """The number of the trick the record begins with.

        >>> Position().first_trick
        1
        """
        return self.start.trick if self.start else 1

    def left_of(self, seat: Seat) -> int:
        """How many cards `seat` still holds at the start: as written, else 13 less the tricks already played.

        >>> Position(left=((Seat.W, 12),)).left_of(Seat.W), Position().left_of(Seat.N)
        (12, 13)
        """
        return dict(self.left).get(seat, 14 - self.first_trick)


def with_card(position: Position, seat: Seat, card: Card) -> Position:
    """The position in which `seat` is known to hold `card` as well; `ValueError` where he cannot.

    >>> from bridgetable.cards import parse_card
    >>> hand_text(with_card(Position(), Seat.E, parse_card("D7")).hands[1])
    '*.*.7+.*'
    """
    hand = position.hands[seat.index]
    if card in hand.cards or card.suit is None:
        return position
    place = SUITS.index(card.suit)
    if not hand.suits[place].more:
        raise ValueError(say("table-suit-known", seat=seat, suit=card.suit))
    cards = tuple(sorted((*hand.suits[place].cards, card), key=lambda each: -(each.rank or each.lowest - 1)))
    suits = (*hand.suits[:place], replace(hand.suits[place], cards=cards), *hand.suits[place + 1 :])
    hands = [HandHolding(suits) if other is seat else position.hands[other.index] for other in SEATS]
    return replace(position, hands=(hands[0], hands[1], hands[2], hands[3]))


def wrong_counts(position: Position) -> tuple[tuple[Seat, int, int], ...]:
    """Hands written out that have not as many cards as are left to them: `(seat, cards, left)`.

    Where cards are missing, `left` says so.

    >>> short = (parse_hand("AK...2"), UNKNOWN_HAND, UNKNOWN_HAND, UNKNOWN_HAND)
    >>> [(seat.name, cards, left) for seat, cards, left in wrong_counts(Position(hands=short))]
    [('N', 3, 13)]
    """
    wrong: list[tuple[Seat, int, int]] = []
    written_left = {seat for seat, _ in position.left}
    for seat in SEATS:
        cards, more = written_out(position, seat)
        left = position.left_of(seat)
        if seat not in written_left and (cards > left or (cards < left and not more)):
            wrong.append((seat, cards, left))
    return tuple(wrong)


def written_out(position: Position, seat: Seat) -> tuple[int, bool]:
    """How many cards of a hand are written, those lying faced included, and whether there may be more."""
    hand, lying = position.hands[seat.index], position.start.on_table if position.start else ()
    cards = {*hand.cards, *(faced.card for faced in lying if faced.seat is seat)}
    return len(cards), any(suit.more for suit in hand.suits)


def faults(position: Position) -> tuple[str, ...]:
    """What cannot be in a deal: cards held twice, and hands of too many or too few cards.

    >>> faults(Position(hands=(parse_hand("AK.*.*.*"), parse_hand("A.*.*.*"), UNKNOWN_HAND, UNKNOWN_HAND)))
    ('♠A is held by North and by East',)
    """
    twice = [say("table-held-twice", card=card, one=one, two=two) for card, one, two in twice_held(position)]
    wrong = [
        say("table-wrong-number", seat=seat, cards=cards, left=left) for seat, cards, left in wrong_counts(position)
    ]
    return (*twice, *wrong)


def twice_held(position: Position) -> tuple[tuple[Card, Seat, Seat], ...]:
    """Known cards that two hands (or one hand twice) are said to hold: `(card, first, second)`.

    >>> hand = parse_hand("A.*.*.*")
    >>> twice = twice_held(Position(hands=(hand, hand, UNKNOWN_HAND, UNKNOWN_HAND)))
    >>> [(card.name, one.name, other.name) for card, one, other in twice]
    [('SA', 'N', 'E')]
    """
    seen: dict[Card, Seat] = {}
    doubles: list[tuple[Card, Seat, Seat]] = []
    for seat in SEATS:
        for card in position.hands[seat.index].cards:
            if card.known and card in seen:
                doubles.append((card, seen[card], seat))
            elif card.known:
                seen[card] = seat
    return tuple(doubles)
