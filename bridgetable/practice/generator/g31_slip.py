"""G31: a bidding card that was not meant, or a change of mind (25)."""

from __future__ import annotations

from bridgetable.blocks.auction import DENOMINATIONS, PASS, denomination, is_bid
from bridgetable.messages import say
from bridgetable.practice.generator.at_the_bidding import AtTheBidding, at_the_bidding, call_told
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat

G31 = kind("G31", ("25", "16"))


def _next_card(bid: str) -> str:
    """The bidding card behind another one, which is easily pulled in its place."""
    place = DENOMINATIONS.index(denomination(bid)) + 1
    return f"{int(bid[0]) + place // len(DENOMINATIONS)}{DENOMINATIONS[place % len(DENOMINATIONS)]}"


def _one_for_another(at: AtTheBidding) -> tuple[Seat, str, str]:
    """Somebody in turn bids what his hand does not suggest: who, what, and what his hand does suggest."""
    at.find(lambda calls: len(calls) <= 5)
    seat = at.turn
    bid = at.would(seat)
    at.need(is_bid(bid) and bid[0] <= "4")
    wrong = _next_card(bid)
    at.goes_on(seat, wrong)
    return seat, wrong, bid


def _says_he_meant(at: AtTheBidding, seat: Seat, bid: str) -> int:
    at.tell(say("talesbidding-says-he-meant", seat=seat, bid=call_told(bid)))
    return at.do(f"{seat} says he meant {bid}")


def _a_slip_or_not(at: AtTheBidding, number: int) -> None:
    answers = ("yes", "no") if at.rng.random() < 0.5 else ("no", "yes")
    at.aimed(f"unintended #{number}", *answers)


@at_the_bidding(G31, weight=3)
def says_so(at: AtTheBidding) -> None:
    """He says at once that he meant another bid."""
    at.title = say("talesbidding-title-i-meant")
    seat, _, bid = _one_for_another(at)
    number = _says_he_meant(at, seat, bid)
    at.called(seat.lho)
    _a_slip_or_not(at, number)


@at_the_bidding(G31, weight=3)
def puts_another_there(at: AtTheBidding) -> None:
    """He takes the bidding card away and puts another one there."""
    at.title = say("talesbidding-title-another-card")
    seat, wrong, bid = _one_for_another(at)
    number = at.do(f"{seat} withdraws {wrong} and bids {bid}")
    at.tell(say("talesbidding-puts-another-there", seat=seat, old=call_told(wrong), new=call_told(bid)))
    at.called(seat.lho)
    _a_slip_or_not(at, number)


@at_the_bidding(G31, levels=(CLUB, TOURNAMENT), weight=2)
def next_player_has_called(at: AtTheBidding) -> None:
    """The next player has called already when he notices."""
    at.title = say("talesbidding-title-now-he-sees-it")
    seat, _, bid = _one_for_another(at)
    at.goes_on(seat.lho, at.would(seat.lho))
    number = _says_he_meant(at, seat, bid)
    at.called(seat.lho)
    _a_slip_or_not(at, number)


@at_the_bidding(G31, weight=2)
def partner_has_called(at: AtTheBidding) -> None:
    """Partner has called when he notices: it is too late."""
    at.title = say("talesbidding-title-now-he-sees-it")
    seat, _, bid = _one_for_another(at)
    at.goes_on(seat.lho, PASS)
    at.goes_on(seat.partner, at.would(seat.partner))
    number = _says_he_meant(at, seat, bid)
    at.called(seat.lho)
    at.fact(f"unintended #{number}", "yes")
    at.routine = True


@at_the_bidding(G31, weight=2)
def puts_it_back(at: AtTheBidding) -> None:
    """A bidding card is half out of the box and goes back, and another one is laid."""
    at.title = say("talesbidding-title-half-out")
    at.find(lambda calls: len(calls) <= 5)
    seat = at.turn
    bid = at.would(seat)
    at.need(is_bid(bid) and bid[0] <= "4")
    at.do(f"{seat} pulls {_next_card(bid)} half out of the box")
    at.do(f"{seat} puts {_next_card(bid)} back")
    at.tell(say("talesbidding-half-out", seat=seat, bid=call_told(_next_card(bid))))
    at.goes_on(seat, bid)
    at.called(seat.lho)
