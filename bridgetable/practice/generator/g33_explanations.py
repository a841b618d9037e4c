"""G33: a transfer that was not alerted, or explained as something else (20, 21, 40)."""

from __future__ import annotations

from bridgetable.blocks.auction import PASS
from bridgetable.cards import SUITS
from bridgetable.messages import say
from bridgetable.practice.generator import bidding
from bridgetable.practice.generator.at_the_bidding import AtTheBidding, at_the_bidding, call_told
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat

G33 = kind("G33", ("20", "21", "40", "75", "16"))


def _transfer(at: AtTheBidding) -> tuple[Seat, str, str]:
    """A transfer over one no trump: who bid it, the bid, and the suit it shows, in words."""
    at.find(bidding.is_transfer)
    seat, bid = at.calls[-1]
    suit = next(each for each in SUITS if each.value == bidding.shown(at.calls))
    return seat, bid, say("talesbidding-a-transfer", suit=suit)


def _not_alerted(at: AtTheBidding) -> tuple[Seat, str, str]:
    seat, bid, shows = _transfer(at)
    number = at.do(f"{seat.partner} does not alert {bid}")
    at.fact(f"explanation-wrong #{number}", "yes")
    at.tell(say("talesbidding-not-alerted", seat=seat.partner))
    at.fact(f"alert-required {seat} {bid}", "yes")
    return seat, bid, shows


def _explained_wrong(at: AtTheBidding) -> tuple[Seat, str, str]:
    seat, bid, shows = _transfer(at)
    natural = say("talesbidding-natural")
    number = at.do(f'{seat.partner} explains {bid} as "{natural}"')
    at.tell(say("talesbidding-explained", seat=seat.partner, bid=call_told(bid), words=natural))
    at.fact(f"explanation-wrong #{number}", "yes")
    return seat, bid, shows


def _influenced(at: AtTheBidding, call: str) -> None:
    """The call might have been another: else the director is left with what he weighs."""
    at.aimed(f"influenced {call}", "yes", "no")


def _corrected(at: AtTheBidding, by: Seat, whose: Seat, shows: str) -> None:
    own = "his own" if by is whose else f"{whose}'s"
    at.do(f'{by} corrects {own} explanation as "{shows}"')
    at.tell(say("talesbidding-corrects", seat=by, words=shows))


@at_the_bidding(G33, weight=2)
def remembers_in_time(at: AtTheBidding) -> None:
    """The explanation is corrected before the other opponent has called."""
    at.title = say("talesbidding-title-he-remembers")
    seat, _, shows = _explained_wrong(at)
    at.goes_on(seat.lho, PASS)
    at.goes_on(seat.partner, at.would(seat.partner))
    _corrected(at, seat.partner, seat.partner, shows)
    at.called(seat.partner.lho)
    _influenced(at, f"{seat.lho} pass")


@at_the_bidding(G33, weight=2)
def remembers_late(at: AtTheBidding) -> None:
    """When it is corrected, both opponents have called."""
    at.title = say("talesbidding-title-he-remembers")
    seat, _, shows = _explained_wrong(at)
    at.goes_on(seat.lho, PASS)
    at.goes_on(seat.partner, at.would(seat.partner))
    at.goes_on(seat.partner.lho, PASS)
    _corrected(at, seat.partner, seat.partner, shows)
    at.called(seat.lho)
    _influenced(at, f"{seat.partner.lho} pass")


@at_the_bidding(G33, levels=(CLUB, TOURNAMENT), weight=3)
def before_the_lead(at: AtTheBidding) -> None:
    """The auction is over when the side that will declare speaks up about a missing alert."""
    at.title = say("talesbidding-title-before-the-lead")
    seat, _, shows = _not_alerted(at)
    at.goes_on(seat.lho, PASS)
    accepts = at.would(seat.partner)
    at.goes_on(seat.partner, accepts)
    at.goes_on(seat.partner.lho, PASS)
    at.goes_on(seat, PASS)
    final = at.goes_on(seat.lho, PASS)
    _corrected(at, seat, seat.partner, shows)
    at.called(seat.lho)
    _influenced(at, f"#{final}")


@at_the_bidding(G33, weight=2)
def alert_is_missing(at: AtTheBidding) -> None:
    """The next player asks at once why there was no alert."""
    at.title = say("talesbidding-title-no-alert")
    seat, bid, _ = _not_alerted(at)
    at.called(seat.lho)
    required = f"alert-required {seat} {bid}"
    at.aimed(required, *at.rng.choice((("yes", "no"), ("no", "yes"))))
