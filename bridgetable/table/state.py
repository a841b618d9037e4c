"""Where every card physically is and who faces what. No law and no edition: a card is where hands have put it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from bridgetable.cards import PACK, SUITS, Card, Suit
from bridgetable.named import NamedTuple
from bridgetable.seats import SEATS, Seat
from bridgetable.table.actions import Words
from bridgetable.table.position import Known, Position

_SUIT_PLACE = {suit: place for place, suit in enumerate(SUITS)}
_SUITS = {suit: tuple(card for card in PACK if card.suit is suit) for suit in SUITS}


class Laid(NamedTuple):
    """One card of a player's row in the playing place; `card` None is a gap, `up` False a face-down lead."""

    card: Card | None
    up: bool = True
    turned: bool = False
    way: Literal["won", "lost"] | None = None


class Hand(NamedTuple):
    """What is known of the cards a player still holds.

    `cards` are those named; `left` counts all of them, those lying faced before him included. By suit, S H D C:
    `more` may there be others, `least` so many of them at least, those `besides` not counted, `most` at most.
    `stale`: regular play nobody recorded has gone by, so that any named card may be gone. `later` are cards that the
    log shows further on, in that order, and that are in the hand for certain until then.
    """

    cards: frozenset[Card]
    more: tuple[bool, ...]
    least: tuple[int, ...]
    most: tuple[int | None, ...]
    left: int
    stale: bool = False
    later: tuple[Card, ...] = ()
    besides: frozenset[Card] = frozenset()

    def without(self, card: Card) -> Hand:
        """The hand after a named card has left it for good."""
        later = self.later_without(card) if self.stale else self.later
        kept = self.cards - {card}
        return Hand(kept, self.more, self.least, self.most, self.left - 1, self.stale, later, self.besides)

    def without_unnamed(self, card: Card) -> Hand:
        """The hand after a card that was not named has left it."""
        least, most, more = list(self.least), list(self.most), list(self.more)
        if card.suit is not None:
            place = _SUIT_PLACE[card.suit]
            least[place] = least[place] if card in self.besides else max(0, least[place] - 1)
            bound = most[place]
            if bound is not None:
                most[place] = bound - 1
                more[place] = bound > 1
        later = self.later_without(card)
        bounds = (tuple(more), tuple(least), tuple(most))
        return Hand(self.cards, *bounds, self.left - 1, self.stale, later, self.besides)

    def surely_unshown(self, suit: Suit) -> int:
        """So many cards of a suit are there at least that neither are named nor shown further on."""
        shown = sum(card.suit is suit and card not in self.besides for card in self.later if card not in self.cards)
        return max(0, self.least[_SUIT_PLACE[suit]] - shown)

    def perhaps_unshown(self, suit: Suit) -> bool:
        """Whether there may be cards of a suit that neither are named nor shown further on."""
        most = self.most[_SUIT_PLACE[suit]]
        return self.more[_SUIT_PLACE[suit]] and (most is None or most > self._shown(suit))

    def _shown(self, suit: Suit) -> int:
        return sum(card.suit is suit and card not in self.cards for card in self.later)

    def later_without(self, card: Card) -> tuple[Card, ...]:
        """What the log has still to show of the hand once it has shown `card`."""
        if card not in self.later:
            return self.later
        at = self.later.index(card)
        return self.later[:at] + self.later[at + 1 :]


class CardDesignated(NamedTuple):
    """Words said for a card of `dummy` that no hand has moved yet; `at` is the place in his row it will take."""

    dummy: Seat
    words: Words
    at: int


class LaidCall(NamedTuple):
    """A bidding card that has left the box, whoever's turn it was; `action` put it where it is, 0: before the record.

    `place` is where it is: laid before its player, raised and not let go, or back in the box.
    """

    seat: Seat
    call: str
    action: int
    place: Literal["laid", "raised", "box"] = "laid"


@dataclass(frozen=True, eq=False)  # without slots: a dictionary is copied faster than a dozen slots, see `changed`
class Table:
    """The physical table. All tuples of four stand in the order N E S W; make new ones with `fold.apply`.

    `rows` are the playing places, one entry for each trick since the record began; `turned` counts the rows that have
    been turned down as a whole, `led` is the card that began the newest one. `before_all` are cards lying faced before
    their owner, `raised_all` the cards out of the hand and not let go, each with its zone. `turned_out` are the cards
    known in part that turned out to be other ones, in that order: whose, as what it was written, and what it is.
    `proved` are the cards that an action has shown to be in a hand where nobody could know it. `asked` takes down whose
    unnamed cards somebody asks about. `calls` are the bidding cards in the order in which they left the box, those that
    went back among them; `number` is how many actions have been folded.
    """

    position: Position
    hands: tuple[Hand, ...]
    rows: tuple[tuple[Laid, ...], ...]
    before_all: tuple[tuple[Card, ...], ...]
    raised_all: tuple[tuple[tuple[Card, str], ...], ...]
    spread_all: tuple[bool, ...]
    owners: dict[Card, Seat]
    turned: int = 0
    led: Card | None = None
    designated: CardDesignated | None = None
    left_up: frozenset[tuple[Seat, int]] = frozenset()
    down: frozenset[tuple[Seat, Card]] = frozenset()
    gone: frozenset[tuple[Seat, Card]] = frozenset()
    turned_out: tuple[tuple[Seat, Card, Card], ...] = ()
    proved: tuple[tuple[Seat, Card], ...] = ()
    asked: set[Seat] | None = None
    calls: tuple[LaidCall, ...] = ()
    number: int = 0

    def numbered(self, number: int, before: Table) -> Table:
        """The table that an action made of the one `before`, with its number; nobody else has seen it yet."""
        if self is before:
            return self.changed(number=number)
        self.__dict__["number"] = number  # of 52 cards each would be copied twice
        return self

    def changed(self, **changes: Any) -> Table:
        """The same table but for these fields: `dataclasses.replace`, several times as fast."""
        new = object.__new__(Table)
        object.__setattr__(new, "__dict__", {**self.__dict__, **changes})
        return new

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The named cards in the hand of `seat`, a raised one included: spades first, high to low.

        >>> from bridgetable.table.position import parse_hand
        >>> north = parse_hand("AK.2..")
        >>> table = start(Position(hands=(north, *Position().hands[1:])))
        >>> [card.name for card in table.hand(Seat.N)]
        ['SA', 'SK', 'H2']
        """
        return tuple(sorted(self.hands[seat.index].cards, key=display_order))

    def hidden(self, seat: Seat) -> int:
        """How many cards `seat` holds of which nothing is known.

        >>> start(Position()).hidden(Seat.E)
        13
        """
        hand = self.hands[seat.index]
        return max(0, hand.left - len(hand.cards) - len(self.before_all[seat.index]))

    def row(self, seat: Seat) -> tuple[Laid, ...]:
        """The playing place of `seat`, oldest card first, with what has been turned."""
        return tuple(
            Laid(laid.card, laid.up, True, laid.way)
            if index < self.turned and laid.card is not None and (seat, index) not in self.left_up
            else laid
            for index, laid in enumerate(self.rows[seat.index])
        )

    def before(self, seat: Seat) -> tuple[Card, ...]:
        """The cards lying faced before `seat`."""
        return self.before_all[seat.index]

    def raised(self, seat: Seat) -> tuple[tuple[Card, str], ...]:
        """The cards `seat` holds out of his hand, each with its zone, the one he took up last at the end."""
        return self.raised_all[seat.index]

    def spread(self, seat: Seat) -> bool:
        """The whole hand of `seat` lies faced on the table."""
        return self.spread_all[seat.index]

    def place(self, seat: Seat, card: Card) -> str:
        """Where `card` of `seat` is: hand, raised, playing, turned, before, or nowhere (not known).

        >>> from bridgetable.cards import parse_card
        >>> start(Position()).place(Seat.E, parse_card("D7"))
        'nowhere'
        """
        i = seat.index
        if any(held is card for held, _ in self.raised_all[i]):
            return "raised"
        if card in self.hands[i].cards:
            return "hand"
        if card in self.before_all[i]:
            return "before"
        for index, laid in enumerate(self.rows[i]):
            if laid.card is card:
                down = laid.turned or (index < self.turned and (seat, index) not in self.left_up)
                return "turned" if down else "playing"
        return "turned" if (seat, card) in self.gone else "nowhere"

    def holds(self, seat: Seat, suit: Suit, besides: Card | None = None) -> bool | None:
        """Whether `seat` holds a card of `suit` (other than `besides`); None when that is not known."""
        hand = self.hands[seat.index]
        self._note(seat)
        if hand.surely_unshown(suit) or any(card.suit is suit and card is not besides for card in hand.later):
            return True
        perhaps = False
        for card in self._possible(seat):
            if card is besides:
                continue
            if card.suit is suit:
                return True if not hand.stale and self._surely_there(seat, suit) else None
            perhaps = perhaps or card.suit is None
        if perhaps or (hand.perhaps_unshown(suit) and self._unshown(seat) > 0):
            return False if self._all_elsewhere(seat, suit) else None
        return False

    def _all_elsewhere(self, seat: Seat, suit: Suit) -> bool:
        """Whether each card of `suit` is known to be in another hand, or to have left this one."""
        if self.asked is not None:
            self.asked.update(SEATS)
        later = {card for other in SEATS if other is not seat for card in self.hands[other.index].later}
        return all(card in self.owners or card in later for card in _SUITS[suit])

    def _possible(self, seat: Seat) -> Iterable[Card]:
        """The cards written that `seat` has, or may have."""
        hand, before = self.hands[seat.index], self.before_all[seat.index]
        if not hand.later:
            return (*hand.cards, *before) if before else hand.cards
        if hand.stale and self._unshown(seat) == 0:
            return hand.later  # they are all he has left
        return (*hand.cards, *before, *hand.later)

    def _note(self, seat: Seat) -> None:
        if self.asked is not None:
            self.asked.add(seat)

    def _unshown(self, seat: Seat) -> int:
        """How many cards `seat` holds that the log never shows."""
        hand = self.hands[seat.index]
        shown = set(hand.later) if hand.stale else {*hand.cards, *self.before_all[seat.index], *hand.later}
        return max(0, hand.left - len(shown))

    def _surely_there(self, seat: Seat, suit: Suit) -> bool:
        """Whether `seat` has a named card of `suit` although some of those dealt to him are missing, if any are."""
        hand, before = self.hands[seat.index], self.before_all[seat.index]
        missing = len(hand.cards) + len(before) - hand.left
        return missing <= 0 or len(self.suit_cards(seat, suit)) > missing

    def suit_cards(self, seat: Seat, suit: Suit) -> tuple[Card, ...]:
        """The named cards of `suit` that `seat` still has, high to low, those lying before him included."""
        held = [card for card in (*self.hands[seat.index].cards, *self.before_all[seat.index]) if card.suit is suit]
        return tuple(sorted(held, key=display_order))

    def known_cards(self, seat: Seat, suit: Suit) -> tuple[Card, ...]:
        """The cards of `suit` that `seat` has as far as the whole log shows, high to low."""
        hand = self.hands[seat.index]
        self._note(seat)
        if not hand.later:
            return self.suit_cards(seat, suit)
        held = {card for card in self._possible(seat) if card.suit is suit}
        return tuple(sorted(held, key=display_order))

    def all_known(self, seat: Seat, suit: Suit) -> bool:
        """The whole log shows every card of `suit` that `seat` has left."""
        hand = self.hands[seat.index]
        self._note(seat)
        if not hand.later:
            return self.all_named(seat, suit)
        if hand.stale or hand.perhaps_unshown(suit):
            suitless = any(card.suit is None for card in self._possible(seat))
            return not suitless and self._unshown(seat) == 0
        return True

    def all_named(self, seat: Seat, suit: Suit) -> bool:
        """Every card of `suit` that `seat` has left is named."""
        hand = self.hands[seat.index]
        if hand.stale or not hand.more[_SUIT_PLACE[suit]]:
            return not hand.stale
        suitless = any(card.suit is None for card in (*hand.cards, *self.before_all[seat.index]))
        return not suitless and self.hidden(seat) == 0

    def turned_cards(self) -> frozenset[tuple[Seat, Card]]:
        """The played cards that have been turned down."""
        return frozenset(
            (seat, laid.card)
            for seat, row in zip(SEATS, self.rows, strict=True)
            for index, laid in enumerate(row)
            if laid.card is not None and (laid.turned or (index < self.turned and (seat, index) not in self.left_up))
        )

    def index_of(self, seat: Seat, card: Card) -> int | None:
        """The place of `card` in the row of `seat`, None if it does not lie there."""
        for index, laid in enumerate(self.rows[seat.index]):
            if laid.card is card:
                return index
        return None


def display_order(card: Card) -> tuple[int, float, str]:
    """By what cards of a hand are sorted: spades first, high to low.

    >>> sorted((Card(Suit.C, 14), Card(Suit.S, 2)), key=display_order)[0].name
    'S2'
    """
    rank = card.rank or {"h": 10.5, "?": 9.5, "x": 1.0}[card.kind]
    return (_SUIT_PLACE[card.suit] if card.suit else 4, -rank, card.name)


@lru_cache(maxsize=8)  # the very table from which `fold.apply` remembers the next ones
def start(position: Position) -> Table:
    """The table before the first action.

    >>> start(Position()).row(Seat.W)
    ()
    """
    owners = {card: seat for seat in SEATS for card in position.hands[seat.index].cards if card.known}
    before: list[tuple[Card, ...]] = [(), (), (), ()]
    for lying in position.start.on_table if position.start else ():
        before[lying.seat.index] += (lying.card,)
        if lying.card.known:
            owners[lying.card] = lying.seat
    hands = [_first_hand(position, seat, before[seat.index]) for seat in SEATS]
    return Table(
        position=position,
        hands=tuple(hands),
        rows=((), (), (), ()),
        before_all=tuple(before),
        raised_all=((),) * 4,
        spread_all=(False,) * 4,
        calls=_calls_before(position),
        owners=owners | {k.card: k.seat for k in position.known if k.what == "has" and k.card and k.card.known},
    )


def _calls_before(position: Position) -> tuple[LaidCall, ...]:
    """The calls of the header, which lie there when the record begins."""
    header, seat = position.header, position.header.dealer
    found: list[LaidCall] = []
    for call in header.auction if seat is not None else ():
        assert seat is not None
        found.append(LaidCall(seat, "pass" if call == "P" else call, 0))
        seat = seat.lho
    return tuple(found)


def _first_hand(position: Position, seat: Seat, lying: tuple[Card, ...]) -> Hand:
    holding = position.hands[seat.index]
    cards = set(holding.cards)
    more = [suit.more for suit in holding.suits]
    hand = Hand(frozenset(), tuple(more), (0,) * 4, (None,) * 4, position.left_of(seat))
    later = tuple(card for whose, card, _ in position.shown if whose is seat)
    for known in position.known:
        if known.seat is seat:
            hand = _note(hand, known, cards)
    return hand._replace(cards=frozenset(cards) - set(lying), later=later)


def _note(hand: Hand, known: Known, cards: set[Card]) -> Hand:
    """The hand with one statement taken in; a card it names is added to `cards`."""
    if known.suit is None:
        cards |= {known.card} if known.card is not None else set()
        return hand
    place = _SUIT_PLACE[known.suit]
    named = sum(1 for card in cards if card.suit is known.suit and card is not known.card)
    least, most, more = list(hand.least), list(hand.most), list(hand.more)
    match known.what:
        case "has a":
            least[place] = max(least[place], 0 if named else 1)
            besides = frozenset({known.card} if known.card is not None else ())
            return hand._replace(least=tuple(least), besides=hand.besides | besides)
        case "has no":
            more[place] = False
        case "exactly":
            unnamed = known.count - named
            least[place], most[place], more[place] = max(0, unnamed), unnamed, unnamed > 0
    return hand._replace(least=tuple(least), most=tuple(most), more=tuple(more))
