"""G32: a call that nobody may make there: partner doubled, barred players, eight, the auction over (19, 36 to 39)."""

from __future__ import annotations

from bridgetable.blocks.auction import DENOMINATIONS, DOUBLE, PASS
from bridgetable.messages import say
from bridgetable.practice.generator import bidding
from bridgetable.practice.generator.at_the_bidding import AtTheBidding, at_the_bidding, call_told
from bridgetable.practice.generator.bidding import Bidding
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import SEATS, Seat

G32 = kind("G32", ("19", "36", "37", "38", "39"))


def _partners_bid(calls: Bidding) -> bool:
    """Whether the last bid is that of the partner of the player in turn, and not doubled."""
    last = bidding.last_bid(calls)
    return last is not None and len(calls) > 1 and last[0] is calls[-2][0] and calls[-1][1] == PASS


def _doubles_his_partner(at: AtTheBidding) -> Seat:
    at.find(_partners_bid)
    seat = at.turn
    at.call(seat, DOUBLE)
    return seat


@at_the_bidding(G32, weight=2)
def doubles_partner(at: AtTheBidding) -> None:
    """A player doubles a bid of his own side, and the director is called at once."""
    at.title = say("talesbidding-title-whom-does-he-double")
    seat = _doubles_his_partner(at)
    at.called(at.rng.choice((seat.lho, seat.rho)))
    at.do("the director explains")


@at_the_bidding(G32, weight=2)
def called_over(at: AtTheBidding) -> None:
    """The next player calls before anybody has noticed that it was partner's bid."""
    at.title = say("talesbidding-title-nobody-has-noticed")
    seat = _doubles_his_partner(at)
    at.call(seat.lho, PASS)
    at.called(seat.rho)


@at_the_bidding(G32, levels=(CLUB, TOURNAMENT), weight=3)
def calls_something_else(at: AtTheBidding) -> None:
    """The double is cancelled, and he calls something else."""
    at.title = say("talesbidding-title-something-else")
    seat = _doubles_his_partner(at)
    at.called(seat.lho)
    at.do("the director explains")
    at.tell(say("talesbidding-director-explains"))
    new = at.would(seat)
    at.call(seat, new)
    at.fact(f"comparable {seat} {new}", "no")
    at.fact(f"only-suits {seat} {DOUBLE}", "no")


def _barred_bids(at: AtTheBidding) -> Seat:
    """A bid that was too low is replaced by a pass, and partner, who must pass, bids all the same; who that is."""
    seat, _, _ = at.too_low()
    at.need(not bidding.is_over((*at.calls, (seat, PASS), (seat.lho, PASS))))
    at.refused(seat.lho)
    at.call(seat, PASS)
    for fact in (f"as-precise {seat}", f"comparable {seat}", f"comparable {seat.partner}"):
        at.fact(f"{fact} pass", "no")
    at.call(seat.lho, PASS)
    barred = seat.partner
    above = at.last_bid
    bids = [each for each in bidding.others("", above) if each[0] <= "4"]
    at.need(bids)
    at.call(barred, bids[0])
    return barred


@at_the_bidding(G32, levels=(CLUB, TOURNAMENT), weight=2)
def barred_player_bids(at: AtTheBidding) -> None:
    """A player who must pass bids."""
    at.title = say("talesbidding-title-was-he-not-to-pass")
    barred = _barred_bids(at)
    at.called(barred.lho)
    at.do("the director explains")


@at_the_bidding(G32, levels=(CLUB, TOURNAMENT), weight=2)
def nobody_remembers(at: AtTheBidding) -> None:
    """A player who must pass bids, and the next player calls over it."""
    at.title = say("talesbidding-title-nobody-has-noticed")
    barred = _barred_bids(at)
    at.call(barred.lho, PASS)
    at.called(barred.rho)


@at_the_bidding(G32, weight=3)
def after_the_final_pass(at: AtTheBidding) -> None:
    """The auction is over, and somebody goes on bidding."""
    at.find(lambda calls: bidding.last_bid(calls) and calls[-1][1] == PASS, over=True)
    at.title = say("talesbidding-title-once-more")
    last = bidding.last_bid(at.calls)
    assert last is not None
    seat = at.rng.choice(SEATS)
    defends = last[0].side is not seat.side
    bid = bidding.lowest(last[1][1:], last[1])
    call = at.rng.choice((DOUBLE, PASS)) if defends else bid
    at.need(call)
    assert call is not None
    at.call(seat, call)
    at.called(seat.lho)
    at.fact(f"only-suits {seat} {call}", "no")


def _bids_eight(at: AtTheBidding) -> Seat:
    """A player who is looking for another card puts down a bid above seven; who that is."""
    at.find(bidding.last_bid)
    seat, bid = at.turn, f"8{at.rng.choice(DENOMINATIONS)}"
    at.tell(say("talesbidding-bids-eight", seat=seat, bid=call_told(bid)))
    at.do(f"{seat} bids {bid}")
    at.fact(f"only-suits {seat} {bid}", "no")
    return seat


@at_the_bidding(G32, weight=2)
def above_seven(at: AtTheBidding) -> None:
    """A bid above seven, and the director comes at once."""
    at.title = say("talesbidding-title-eight")
    at.called(_bids_eight(at).lho)
    at.do("the director explains")


@at_the_bidding(G32, levels=(CLUB, TOURNAMENT), weight=2)
def above_seven_called_over(at: AtTheBidding) -> None:
    """A bid above seven, and the next player calls over it before anybody has said a word."""
    at.title = say("talesbidding-title-nobody-has-noticed")
    seat = _bids_eight(at)
    at.call(seat.lho, PASS)
    at.called(seat.rho)
    at.do("the director explains")
