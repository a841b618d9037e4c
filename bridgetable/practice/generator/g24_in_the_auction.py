"""G24: a card was seen while they were bidding; now the auction is over (24)."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cards import SUITS, Card
from bridgetable.messages import listed, say
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, rank, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import SEATS, Seat

G24 = kind("G24", ("24", "50"))


_STEPS = {1: (1,), 2: (1, 2), 3: (1, 3), 4: (1, 2, 4), 5: (1, 3, 5), 6: (1, 4, 6)}


def _auction(at: Whole) -> tuple[Seat, list[str]]:
    """A short auction of one side that ends in the contract, and the dealer: that of the board, if it has one."""
    at.need("X" not in at.header.contract)
    strain = at.header.contract[1:]
    last = int(at.header.contract[0])
    steps = _STEPS[last] if strain != "NT" else tuple(sorted({1, last}))
    passes = at.rng.randrange(3)
    if at.header.dealer is not None:
        passes = (at.declarer.index - at.header.dealer.index) % len(SEATS)
    dealer = SEATS[(at.declarer.index - passes) % len(SEATS)]
    calls = ["P"] * passes
    for step in steps:
        calls += [f"{step}{strain}", "P"]
    return dealer, [*calls, "P", "P"]


def bid_told(call: str) -> str:
    """A bid in words: one spade, two no trump."""
    strain = next((suit for suit in SUITS if suit.value == call[1:]), None)
    return say("tales-bid", level=int(call[0]), strain=strain)


def _bidding(at: Whole, seat: Seat, deed: str) -> int:
    """The auction, with something done by `seat` on the way; the number of that action."""
    dealer, calls = _auction(at)
    first = next(place for place, call in enumerate(calls) if call != "P")
    break_at = at.rng.randint(first + 1, len(calls) - 2)
    at.header = replace(at.header, dealer=dealer, stage="auction", auction=tuple(calls[:break_at]))
    so_far = [say("talesauction-pass") if call == "P" else bid_told(call) for call in calls[:break_at]]
    at.tell(say("talesauction-begins", seat=dealer, calls=listed(so_far, "comma")))
    number = at.do(f"{seat} {deed}")
    caller = SEATS[(dealer.index + break_at) % 4]
    for call in calls[break_at:]:
        at.do(f"{caller} bids {'pass' if call == 'P' else call}")
        caller = caller.lho
    return number


def _ends(at: Whole) -> None:
    level = int(at.header.contract[0])
    at.tell(say("talesauction-becomes-declarer", seat=at.declarer, level=level, strain=at.trump))
    at.do(f"{at.declarer if at.rng.random() < 0.5 else at.declarer.lho} calls the director")


def _falls(at: Whole, seat: Seat, card: Card) -> int:
    """A card falls on the table; the number of that action."""
    number = _bidding(at, seat, f"drops {card}")
    at.tell(say("talesauction-one-falls", card=card, seat=seat))
    _ends(at)
    return number


def _cards(at: Whole, seat: Seat, small: bool, count: int) -> list[Card]:
    found = [card for card in at.dealt[seat] if (rank(card) < 10) is small]
    at.need(len(found) >= count)
    return at.rng.sample(found, count)


def _card(at: Whole, seat: Seat, small: bool) -> Card:
    return _cards(at, seat, small, 1)[0]


@whole(G24, weight=2)
def small(at: Whole) -> None:
    """A small card of a later defender has fallen."""
    seat = at.rng.choice(at.defenders)
    at.title = say("talesauction-title-small")
    number = _falls(at, seat, _card(at, seat, small=True))
    at.fact(f"partner-could-see #{number}", "yes")


@whole(G24, weight=2)
def honour(at: Whole) -> None:
    """An honour of a later defender has fallen."""
    seat = at.rng.choice(at.defenders)
    at.title = say("talesauction-title-honour")
    _falls(at, seat, _card(at, seat, small=False))


@whole(G24, levels=(CLUB, TOURNAMENT), weight=2)
def two(at: Whole) -> None:
    """Two cards have fallen together."""
    seat = at.rng.choice(at.defenders)
    at.title = say("talesauction-title-two")
    card, other = _cards(at, seat, small=True, count=2)
    _bidding(at, seat, f"drops {card}, {other}")
    at.tell(say("talesauction-two-fall", card=card, other=other, seat=seat))
    _ends(at)


@whole(G24, levels=(CLUB, TOURNAMENT), weight=2)
def led(at: Whole) -> None:
    """A defender has led before the auction was over."""
    seat = at.rng.choice(at.defenders)
    at.title = say("talesauction-title-led")
    card = _card(at, seat, small=at.rng.random() < 0.6)
    _bidding(at, seat, f"leads {card}")
    at.tell(say("talesauction-leads", seat=seat, card=card))
    _ends(at)


@whole(G24)
def declaring_side(at: Whole) -> None:
    """The card was that of the later declarer, or of dummy."""
    seat = at.rng.choice((at.declarer, at.dummy))
    at.title = say("talesauction-title-declares")
    _falls(at, seat, _card(at, seat, small=at.rng.random() < 0.5))


@whole(G24, weight=2)
def could_see(at: Whole) -> None:
    """A card was turned so that somebody could see it; partner perhaps."""
    seat = at.rng.choice(at.defenders)
    card = _card(at, seat, small=at.rng.random() < 0.4)
    at.title = say("talesauction-title-who-could-see")
    number = _bidding(at, seat, f"lets {card} be seen")
    at.tell(say("talesauction-turned-outwards", seat=seat, card=card))
    _ends(at)
    seen = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"partner-could-see #{number}", answers[not seen], answers[seen])


@whole(G24, levels=(CLUB, TOURNAMENT))
def knocked(at: Whole) -> None:
    """An opponent knocked the card out of his hand."""
    seat = at.rng.choice(at.defenders)
    card = _card(at, seat, small=False)
    opponent = at.rng.choice((seat.lho, seat.rho))
    at.title = say("talesauction-title-not-his-fault")
    _bidding(at, seat, f"drops {card} because of {opponent}")
    at.tell(say("talesauction-knocks", opponent=opponent, card=card, seat=seat))
    _ends(at)
