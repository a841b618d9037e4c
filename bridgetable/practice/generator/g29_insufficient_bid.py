"""G29: a bid that is not high enough (18, 27)."""

from __future__ import annotations

from bridgetable.blocks.auction import DOUBLE, PASS, denomination
from bridgetable.messages import say
from bridgetable.practice.generator import bidding
from bridgetable.practice.generator.at_the_bidding import AtTheBidding, at_the_bidding, call_told
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.problem import CLUB, TOURNAMENT

G29 = kind("G29", ("27", "18", "16"))

_ASKED = {2007: "as-precise", 2017: "comparable"}
"""What the director of each book asks of a call in the place of a bid that was too low."""


@at_the_bidding(G29, weight=3)
def director_is_called(at: AtTheBidding) -> None:
    """The next player has the first choice."""
    at.title = say("talesbidding-title-too-low")
    seat, _, _ = at.too_low()
    at.called(at.rng.choice((seat.lho, seat.rho)))


@at_the_bidding(G29, weight=2)
def called_over(at: AtTheBidding) -> None:
    """The next player calls before anybody has said a word."""
    at.title = say("talesbidding-title-nobody-has-noticed")
    seat, low, _ = at.too_low()
    over = at.rng.choice((PASS, *(bid for bid in bidding.others(low, low) if bid[0] == low[0])))
    at.call(seat.lho, over)
    at.called(seat.rho)


@at_the_bidding(G29, weight=3)
def same_denomination(at: AtTheBidding) -> None:
    """It is not accepted, and the same denomination is bid as low as can be."""
    at.title = say("talesbidding-title-high-enough-now")
    seat, low, enough = at.too_low()
    at.refused(seat.lho)
    at.call(seat, enough)
    at.fact(f"as-precise {seat} {enough}", "no")
    at.fact(f"beyond-dispute-natural {seat} {low}", "yes")
    if at.edition < 2017:
        at.aimed(f"beyond-dispute-natural {seat} {enough}", *at.rng.choice((("yes", "no"), ("no", "yes"))))


@at_the_bidding(G29, weight=3)
def something_else(at: AtTheBidding) -> None:
    """It is not accepted, and he bids something else, or passes."""
    at.title = say("talesbidding-title-something-else")
    seat, low, enough = at.too_low()
    at.refused(seat.lho)
    higher = f"{int(enough[0]) + 1}{denomination(enough)}"
    at.substitute(seat, low, at.rng.choice((PASS, higher, *bidding.others(enough, at.last_bid))), _ASKED)


@at_the_bidding(G29, levels=(CLUB, TOURNAMENT), weight=2)
def doubles(at: AtTheBidding) -> None:
    """It is not accepted, and he would like to double instead."""
    at.title = say("talesbidding-title-then-i-double")
    seat, low, _ = at.too_low()
    last = bidding.last_bid(at.calls)
    at.need(last is not None and last[0].side is not seat.side)
    at.refused(seat.lho)
    at.substitute(seat, low, DOUBLE, _ASKED)


@at_the_bidding(G29, levels=(CLUB, TOURNAMENT), weight=2)
def at_once(at: AtTheBidding) -> None:
    """He makes it high enough himself before the director has come."""
    at.title = say("talesbidding-title-quickly-put-right")
    seat, low, enough = at.too_low()
    number = at.do(f"{seat} withdraws {low} and bids {enough}")
    at.fact(f"unintended #{number}", "no")
    at.tell(say("talesbidding-makes-it-enough", seat=seat, bid=call_told(enough)))
    at.called(seat.lho)
