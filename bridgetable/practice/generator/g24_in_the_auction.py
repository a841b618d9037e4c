"""G24: a card was seen while they were bidding; now the auction is over (24)."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cards import Card
from bridgetable.practice.generator import talk, telling
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, rank, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import SEATS, Seat

G24 = kind("G24", ("24", "50"))


_STEPS = {1: (1,), 2: (1, 2), 3: (1, 3), 4: (1, 2, 4), 5: (1, 3, 5), 6: (1, 4, 6)}


def _auction(at: Whole) -> tuple[Seat, list[str]]:
    """A short auction of one side that ends in the contract, and the dealer."""
    strain = at.header.contract[1:]
    last = int(at.header.contract[0])
    steps = _STEPS[last] if strain != "NT" else tuple(sorted({1, last}))
    passes = at.rng.randrange(3)
    dealer = at.declarer
    for _ in range(passes):
        dealer = dealer.rho
    calls = ["P"] * passes
    for step in steps:
        calls += [f"{step}{strain}", "P"]
    return dealer, [*calls, "P", "P"]


def _bidding(at: Whole, seat: Seat, deed: str) -> int:
    """The auction, with something done by `seat` on the way; the number of that action."""
    dealer, calls = _auction(at)
    first = next(place for place, call in enumerate(calls) if call != "P")
    break_at = at.rng.randint(first + 1, len(calls) - 2)
    at.header = replace(at.header, dealer=dealer, stage="auction", auction=tuple(calls[:break_at]))
    so_far = ", ".join("pass" if call == "P" else telling.bid(call) for call in calls[:break_at])
    at.tell(f"{dealer.word} deals, and the bidding begins: {so_far}.")
    number = at.do(f"{seat} {deed}")
    caller = SEATS[(dealer.index + break_at) % 4]
    for call in calls[break_at:]:
        at.do(f"{caller} bids {'pass' if call == 'P' else call}")
        caller = caller.lho
    return number


def _ends(at: Whole) -> None:
    at.tell(f"{at.declarer.word} becomes declarer in {talk.contract(at.header)}.")
    at.do(f"{at.declarer if at.rng.random() < 0.5 else at.declarer.lho} calls the director")


def _fallen(at: Whole, seat: Seat, cards: list[Card], way: str = "drops") -> int:
    number = _bidding(at, seat, f"{way} {', '.join(map(str, cards))}")
    words = talk.listed([talk.the(card) for card in cards])
    if way == "drops":
        at.tell(
            f"{telling.sentence(words)} {'fall' if len(cards) > 1 else 'falls'} from {seat.word}'s hand,",
            "face up on the table.",
        )
    else:
        at.tell(f"{seat.word}, who thinks that the bidding is over, leads {words}.")
    _ends(at)
    return number


def _cards(at: Whole, seat: Seat, small: bool, count: int = 1) -> list[Card]:
    found = [card for card in at.dealt[seat] if (rank(card) < 10) is small]
    at.need(len(found) >= count)
    return at.rng.sample(found, count)


@whole(G24, weight=2)
def small(at: Whole) -> None:
    """A small card of a later defender has fallen."""
    seat = at.rng.choice(at.defenders)
    at.title = "Small, and seen during the bidding"
    number = _fallen(at, seat, _cards(at, seat, small=True))
    at.fact(f"partner-could-see #{number}", "yes")


@whole(G24, weight=2)
def honour(at: Whole) -> None:
    """An honour of a later defender has fallen."""
    seat = at.rng.choice(at.defenders)
    at.title = "An honour, seen during the bidding"
    _fallen(at, seat, _cards(at, seat, small=False))


@whole(G24, levels=(CLUB, TOURNAMENT), weight=2)
def two(at: Whole) -> None:
    """Two cards have fallen together."""
    seat = at.rng.choice(at.defenders)
    at.title = "Two cards, seen during the bidding"
    _fallen(at, seat, _cards(at, seat, small=True, count=2))


@whole(G24, levels=(CLUB, TOURNAMENT), weight=2)
def led(at: Whole) -> None:
    """A defender has led before the auction was over."""
    seat = at.rng.choice(at.defenders)
    at.title = "Led before the last pass"
    _fallen(at, seat, _cards(at, seat, small=at.rng.random() < 0.6), "leads")


@whole(G24)
def declaring_side(at: Whole) -> None:
    """The card was that of the later declarer, or of dummy."""
    seat = at.rng.choice((at.declarer, at.dummy))
    at.title = "Seen during the bidding, and now he declares"
    _fallen(at, seat, _cards(at, seat, small=at.rng.random() < 0.5))


@whole(G24, weight=2)
def could_see(at: Whole) -> None:
    """A card was turned so that somebody could see it; partner perhaps."""
    seat = at.rng.choice(at.defenders)
    (card,) = _cards(at, seat, small=at.rng.random() < 0.4)
    at.title = "Who could see it?"
    number = _bidding(at, seat, f"lets {card} be seen")
    at.tell(f"{seat.word} sorts his hand, and for a moment {talk.the(card)} is turned outwards.")
    _ends(at)
    seen = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"partner-could-see #{number}", answers[not seen], answers[seen])


@whole(G24, levels=(CLUB, TOURNAMENT))
def knocked(at: Whole) -> None:
    """An opponent knocked the card out of his hand."""
    seat = at.rng.choice(at.defenders)
    (card,) = _cards(at, seat, small=False)
    opponent = at.rng.choice((seat.lho, seat.rho))
    at.title = "It was not his fault"
    _bidding(at, seat, f"drops {card} because of {opponent}")
    at.tell(f"{opponent.word} reaches for his glass and knocks {talk.the(card)} out of {seat.word}'s hand, face up.")
    _ends(at)
