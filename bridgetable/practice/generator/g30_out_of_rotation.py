"""G30: a call at another player's turn (28 to 33)."""

from __future__ import annotations

from bridgetable.blocks.auction import DOUBLE, PASS, denomination, height, is_bid
from bridgetable.messages import say
from bridgetable.practice.generator import bidding
from bridgetable.practice.generator.at_the_bidding import AtTheBidding, at_the_bidding, call_told
from bridgetable.practice.generator.bidding import Bidding
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat

G30 = kind("G30", ("28", "29", "30", "31", "32", "33", "16"))

_ASKED = {2017: "comparable"}
"""What the director asks of the call that is made in turn then; 2007 looks at its denomination alone."""


def _calls_early(at: AtTheBidding, seat: Seat, call: str) -> None:
    at.need(call != PASS or not bidding.is_over((*at.calls, (seat, PASS))))
    at.tell(say("talesbidding-out-of-turn", seat=seat, turn=at.turn, call=call, bid=call_told(call)))
    at.do(f"{seat} bids {call}")


def _bids_early(at: AtTheBidding, seat: Seat) -> str:
    """A bid, as his hand suggests."""
    bid = at.would(seat)
    at.need(is_bid(bid) and not bidding.is_transfer((*at.calls, (at.turn, PASS), (seat, bid))))
    _calls_early(at, seat, bid)
    return bid


def _of_either_kind(at: AtTheBidding, seat: Seat) -> str:
    """A bid if he has one, else a pass."""
    call = at.would(seat)
    at.need(call == PASS or at.rng.random() < 0.9)
    if call != PASS:
        return _bids_early(at, seat)
    _calls_early(at, seat, PASS)
    return PASS


def _begun(calls: Bidding) -> bool:
    return bidding.last_bid(calls) is not None


@at_the_bidding(G30, weight=3)
def director_is_called(at: AtTheBidding) -> None:
    """Somebody calls at another's turn; the director is called at once."""
    at.find(lambda calls: len(calls) <= 5)
    at.title = say("talesbidding-title-not-his-turn")
    right = at.turn
    seat = at.rng.choice((right.lho, right.partner, *([right.rho] if not at.calls else [])))
    _of_either_kind(at, seat)
    at.called(right)


@at_the_bidding(G30, weight=2)
def next_player_calls(at: AtTheBidding) -> None:
    """The player to the left of him calls as though nothing had happened."""
    at.find(lambda calls: len(calls) <= 5)
    at.title = say("talesbidding-title-nobody-minds")
    right = at.turn
    seat = at.rng.choice((right.lho, right.partner))
    early = _of_either_kind(at, seat)
    over = PASS if not is_bid(early) else at.rng.choice((PASS, *bidding.others(early, early)[:2]))
    at.call(seat.lho, over)
    at.called(right)


@at_the_bidding(G30, levels=(CLUB, TOURNAMENT), weight=2)
def right_player_calls(at: AtTheBidding) -> None:
    """The player whose turn it was calls before anybody has said a word."""
    at.find(lambda calls: len(calls) <= 5)
    at.title = say("talesbidding-title-right-player")
    right = at.turn
    _of_either_kind(at, right.lho)
    at.goes_on(right, at.would(right))
    at.called(right.partner)


@at_the_bidding(G30, weight=3)
def right_hand_opponent_passes(at: AtTheBidding) -> None:
    """It is not accepted, and the player whose turn it was passes: the call is made again."""
    at.find(lambda calls: len(calls) <= 5)
    at.title = say("talesbidding-title-each-in-turn")
    right = at.turn
    _bids_early(at, right.lho)
    at.refused(right.lho.lho)
    at.goes_on(right, PASS)


@at_the_bidding(G30, weight=3)
def right_hand_opponent_bids(at: AtTheBidding) -> None:
    """It is not accepted, the player whose turn it was bids, and he who was early calls again."""
    at.find(lambda calls: len(calls) <= 5)
    at.title = say("talesbidding-title-what-he-calls-now")
    right = at.turn
    seat = right.lho
    bid = at.would(right)
    at.need(is_bid(bid) and not bidding.is_transfer((*at.calls, (right, bid))))
    early = _bids_early(at, seat)
    at.refused(seat.lho)
    at.goes_on(right, bid)
    _calls_again(at, seat, early)


def _calls_again(at: AtTheBidding, seat: Seat, early: str) -> None:
    """What he calls at his turn: the same call or denomination, a pass, now and then another suit."""
    at.need(not bidding.is_over(at.calls))
    if not is_bid(early):
        at.substitute(seat, early, PASS, _ASKED)
        return
    above = at.last_bid
    same = early if height(early) > height(above) else bidding.lowest(denomination(early), above)
    at.need(same is not None and same[0] <= "4")
    assert same is not None
    at.substitute(seat, early, at.rng.choice((same, same, PASS, *bidding.others(early, above)[:2])), _ASKED)


@at_the_bidding(G30, weight=2)
def passes_before_his_right(at: AtTheBidding) -> None:
    """A pass at the turn of the player to the right, not accepted."""
    at.find(lambda calls: len(calls) <= 4)
    at.title = say("talesbidding-title-each-in-turn")
    right = at.turn
    seat = right.lho
    at.need(at.would(seat) == PASS)
    _calls_early(at, seat, PASS)
    at.refused(seat.lho)
    at.goes_on(right, at.would(right))


@at_the_bidding(G30, weight=2)
def in_partners_place(at: AtTheBidding) -> None:
    """A call at partner's turn, not accepted: what may partner do now?"""
    at.find(lambda calls: len(calls) <= 4)
    at.title = say("talesbidding-title-partner-s-turn")
    seat = at.turn.partner
    _of_either_kind(at, seat)
    at.refused(seat.lho)


@at_the_bidding(G30, levels=(CLUB, TOURNAMENT), editions=(2017,), weight=3)
def after_partner(at: AtTheBidding) -> None:
    """A call at partner's turn, not accepted; then they call in turn until he calls again."""
    at.find(lambda calls: _begun(calls) and len(calls) <= 4)
    at.title = say("talesbidding-title-what-he-calls-now")
    partner = at.turn
    seat = partner.partner
    early = _of_either_kind(at, seat)
    at.refused(seat.lho)
    at.goes_on(partner, at.would(partner))
    at.goes_on_to(seat)
    _calls_again(at, seat, early)


@at_the_bidding(G30, levels=(CLUB, TOURNAMENT), weight=2)
def doubles(at: AtTheBidding) -> None:
    """A double at another's turn."""
    at.find(_begun)
    at.title = say("talesbidding-title-not-his-turn")
    last = bidding.last_bid(at.calls)
    assert last is not None
    right = at.turn
    seat = at.rng.choice((right.lho, right.partner))
    at.need(last[0].side is not seat.side)
    _calls_early(at, seat, DOUBLE)
    at.called(right)


@at_the_bidding(G30, weight=2)
def in_one_moment(at: AtTheBidding) -> None:
    """Two players put a call down in the same moment: which of them counts as the first?"""
    at.find(lambda calls: len(calls) <= 5)
    at.title = say("talesbidding-title-in-one-moment")
    right = at.turn
    call = at.would(right)
    seat = at.rng.choice((right.lho, right.partner))
    over = bidding.next_call(at.dealt[seat], seat, (*at.calls, (right, call)))
    at.need(is_bid(call) and is_bid(over) and not bidding.is_transfer((*at.calls, (right, call))))
    (one, first), (other, second) = at.rng.sample([(right, call), (seat, over)], 2)
    words = call_told(first), call_told(second)
    at.tell(say("talesbidding-in-one-moment", one=one, first=words[0], other=other, second=words[1]))
    at.do(f"{one} bids {first}")
    at.do(f"at the same time {other} bids {second}")
    at.called(seat.lho)
