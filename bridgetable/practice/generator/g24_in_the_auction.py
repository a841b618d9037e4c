"""G24: a card was seen while they were bidding; now the auction is over (24)."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.playing import rank
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.seats import Seat

_STEPS = {1: (1,), 2: (1, 2), 3: (1, 3), 4: (1, 2, 4), 5: (1, 3, 5), 6: (1, 4, 6)}


def auction(at: Sitting) -> tuple[Seat, list[str]]:
    """A short auction of one side that ends in the contract, and the dealer."""
    strain = at.board.contract[1:]
    steps = _STEPS[int(at.board.contract[0])]
    if strain == "NT":
        steps = tuple(sorted({1, int(at.board.contract[0])}))
    passes = at.rng.randrange(3)
    dealer = at.declarer
    for _ in range(passes):
        dealer = dealer.rho
    calls = ["P"] * passes
    for step in steps:
        calls += [f"{step}{strain}", "P"]
    return dealer, [*calls, "P", "P"]


def _bidding(at: Sitting, seat: Seat, deed: str) -> int:
    """The auction, with something done by `seat` on the way; the number of that action."""
    at.find(lambda play: not play.laid, range(1, 2))
    at.dealer, calls = auction(at)
    first = next(place for place, call in enumerate(calls) if call != "P")
    break_at = at.rng.randint(first + 1, len(calls) - 2)
    at.stage, at.auction = "auction", tuple(calls[:break_at])
    so_far = ", ".join("pass" if call == "P" else talk.bid(call) for call in calls[:break_at])
    at.tell(f"{at.dealer.word} deals, and the bidding begins: {so_far}.")
    number = at.do(f"{seat} {deed}")
    caller = at.dealer
    for _ in range(break_at):
        caller = caller.lho
    for call in calls[break_at:]:
        at.log.append(f"{caller} bids {'pass' if call == 'P' else call}")
        caller = caller.lho
    return number


def _ends(at: Sitting) -> None:
    at.tell(f"{at.declarer.word} becomes declarer in {talk.contract(at.board.contract)}.")
    at.do(f"{at.declarer if at.rng.random() < 0.5 else at.declarer.lho} calls the director")


def _fallen(at: Sitting, seat: Seat, cards: list[Card], way: str = "drops") -> int:
    number = _bidding(at, seat, f"{way} {', '.join(map(str, cards))}")
    words = talk.listed([talk.card(card) for card in cards])
    if way == "drops":
        at.tell(f"{talk.sentence(words)} {'fall' if len(cards) > 1 else 'falls'} from {seat.word}'s hand, face up on the table.")
    else:
        at.tell(f"{seat.word}, who thinks that the bidding is over, leads {words}.")
    _ends(at)
    return number


def _cards(at: Sitting, seat: Seat, small: bool, count: int = 1) -> list[Card]:
    found = [card for card in at.board.hands[seat] if (rank(card) < 10) is small]
    at.need(len(found) >= count)
    return at.rng.sample(found, count)


@kind("G24", "a small card", weight=2)
def small(at: Sitting) -> None:
    """A small card of a later defender has fallen."""
    seat = at.rng.choice(at.defenders)
    at.title = "Small, and seen during the bidding"
    number = _fallen(at, seat, _cards(at, seat, small=True))
    at.fact(f"partner-could-see #{number}", "yes")


@kind("G24", "an honour", weight=2)
def honour(at: Sitting) -> None:
    """An honour of a later defender has fallen."""
    seat = at.rng.choice(at.defenders)
    at.title = "An honour, seen during the bidding"
    _fallen(at, seat, _cards(at, seat, small=False))


@kind("G24", "two cards", levels=(2, 3), weight=2)
def two(at: Sitting) -> None:
    """Two cards have fallen together."""
    seat = at.rng.choice(at.defenders)
    at.title = "Two cards, seen during the bidding"
    _fallen(at, seat, _cards(at, seat, small=True, count=2))


@kind("G24", "a card led", levels=(2, 3), weight=2)
def led(at: Sitting) -> None:
    """A defender has led before the auction was over."""
    seat = at.rng.choice(at.defenders)
    at.title = "Led before the last pass"
    _fallen(at, seat, _cards(at, seat, small=at.rng.random() < 0.6), "leads")


@kind("G24", "a card of the declaring side")
def declaring_side(at: Sitting) -> None:
    """The card was that of the later declarer, or of dummy."""
    seat = at.rng.choice((at.declarer, at.dummy))
    at.title = "Seen during the bidding, and now he declares"
    _fallen(at, seat, _cards(at, seat, small=at.rng.random() < 0.5))


@kind("G24", "could partner see it?", weight=2)
def could_see(at: Sitting) -> None:
    """A card was turned so that somebody could see it; partner perhaps."""
    seat = at.rng.choice(at.defenders)
    (card,) = _cards(at, seat, small=at.rng.random() < 0.4)
    at.title = "Who could see it?"
    number = _bidding(at, seat, f"lets {card} be seen")
    at.tell(f"{seat.word} sorts his hand, and for a moment {talk.card(card)} is turned outwards.")
    _ends(at)
    seen = at.rng.random() < 0.5
    answers = ("yes", "no")
    at.aimed(f"partner-could-see #{number}", answers[not seen], answers[seen])


@kind("G24", "knocked out of his hand", levels=(2, 3))
def knocked(at: Sitting) -> None:
    """An opponent knocked the card out of his hand."""
    seat = at.rng.choice(at.defenders)
    (card,) = _cards(at, seat, small=False)
    opponent = at.rng.choice((seat.lho, seat.rho))
    at.title = "It was not his fault"
    number = _bidding(at, seat, f"drops {card} because of {opponent}")
    at.tell(f"{opponent.word} reaches for his glass and knocks {talk.card(card)} out of {seat.word}'s hand, face up.")
    _ends(at)
    free = at.rng.random() < 0.6
    answers = ("yes", "no")
    at.aimed(f"designated-otherwise #{number}", answers[not free], answers[free])
