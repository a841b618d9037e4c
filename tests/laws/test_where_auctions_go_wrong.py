"""The ten places in which a program that rules on auctions goes wrong, one test for each."""

from __future__ import annotations

import pytest

from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.seats import Seat
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse

BOTH = pytest.mark.parametrize("year", EDITIONS)
DIRECTOR = ("S calls the director", "the director explains")


def of(year: int, dealer: str, *actions: str, found: dict[str, str] | None = None) -> Verdict:
    """The verdict on an auction."""
    facts = tuple(Fact(*key.partition(" ")[::2], value) for key, value in (found or {}).items())
    position = Position(Header(dealer=Seat(dealer), stage="auction"))
    return judge(Record(position, tuple(map(parse, actions)), facts), year)


def states(verdict: Verdict) -> list[str]:
    return [f"{call.seat} {call.call} {call.state}" for call in verdict.calls]


def bars(verdict: Verdict) -> list[tuple[str, str | None]]:
    return [(f"{duty.seat} {duty.must.words}", duty.when or duty.until) for duty in verdict.duties if duty.must]


@BOTH
def test_the_log_is_not_the_row_in_law(year: int) -> None:
    """A bid that was cancelled names no denomination and has to be beaten by nobody."""
    refused = ("W bids 1H", "N calls the director", "the director explains", "N chooses to refuse")
    verdict = of(year, "E", *refused, "E bids pass", "S bids 1C")
    assert "S 1C stands" in states(verdict)
    assert [fault.kind for fault in verdict.irregularities] == ["call out of rotation"]


@BOTH
def test_out_of_rotation_goes_before_insufficient(year: int) -> None:
    """A bid that is both is for Law 31; one call of the player on the left accepts both faults."""
    verdict = of(year, "N", "N bids 1D", "W bids 1C", "N bids 1S")
    assert states(verdict) == ["N 1D stands", "W 1C accepted", "N 1S stands"]
    assert verdict.turn is Seat.E


@BOTH
def test_a_call_accepts_without_knowing(year: int) -> None:
    """And the next bid is measured against the accepted one, not against the highest."""
    verdict = of(year, "N", "N bids 1S", "E bids 1H", "S bids pass", "W bids 1S")
    assert "E 1H accepted" in states(verdict)
    assert "W 1S stands" in states(verdict)


def test_once_is_not_throughout() -> None:
    """2017 bars once, after the offender's call; a pass before it does not use that up. 2007 bars from now on."""
    actions = ("W bids 1H", "N calls the director", "the director explains", "N chooses to refuse")
    later = (*actions, "E bids pass", "S bids 1S", "W bids 2C")
    not_comparable = {"comparable W 2C": "no"}
    assert bars(of(2017, "E", *later, found=not_comparable)) == [("E pass", "own turn")]
    assert bars(of(2007, "E", *later)) == [("E pass", "auction ends")]
    assert bars(of(2017, "E", *actions)) == []


def test_comparable_is_asked_of_the_replacement() -> None:
    """Of the first call, where a change was refused: that is the one that stands."""
    refused = ("S bids 1S", "S withdraws 1S and bids 1NT", "W calls the director", "the director explains")
    verdict = of(2017, "S", *refused, "W chooses to refuse", found={"unintended #2": "no"})
    assert [question.key for question in verdict.questions] == ["comparable S 1S"]


@BOTH
def test_what_a_call_tells_changes_with_time(year: int) -> None:
    """Unauthorised for the offender's side, until a free replacement makes it everybody's."""
    start = ("N bids 1S", "E bids 1H", *DIRECTOR, "S chooses to refuse")
    natural = {"beyond-dispute-natural E 1H": "yes", "beyond-dispute-natural E 2H": "yes"}
    before = next(iter(of(year, "N", *start, found=natural).information))
    after = next(iter(of(year, "N", *start, "E bids 2H", found=natural).information))
    assert before.unauthorised == (Seat.E, Seat.W)
    assert after.unauthorised == ()


@BOTH
def test_a_lead_restriction_binds_the_partner(year: int) -> None:
    found = {"comparable E 2NT": "no", "as-precise E 2NT": "no"}
    verdict = of(year, "N", "N bids 1S", "E bids 1H", *DIRECTOR, "S chooses to refuse", "E bids 2NT", found=found)
    assert [(each.offender, each.partner) for each in verdict.restrictions] == [(Seat.E, Seat.W)]


@BOTH
def test_an_attempted_double_a_second_bid_and_a_hasty_one(year: int) -> None:
    """27B3: the bar stays whatever follows. 27B4: a new option. 27C: three choices at once."""
    start = ("N bids 1S", "E bids 1H", *DIRECTOR, "S chooses to refuse")
    doubled = {"comparable E X": "no", "as-precise E X": "no"}
    verdict = of(year, "N", *start, "E bids X", "E bids 2H", found=doubled)
    assert bars(verdict) == [("W pass", "auction ends")]
    again = of(year, "N", *start, "E bids 1D")
    assert [option.choice.words for option in again.options] == ["accept E 1D", "refuse"]
    hasty = of(year, "N", "N bids 1S", "E bids 1H", "E withdraws 1H and bids 1D", found={"unintended #3": "no"})
    assert [option.choice.words for option in hasty.options] == ["accept E 1H", "accept E 1D", "refuse"]


@BOTH
def test_the_auction_is_opened_again_after_the_final_pass(year: int) -> None:
    """A slip that partner has not called over, found before the lead: the contract falls, and the auction goes on."""
    ended = ("N bids 1S", "E bids pass", "S bids 2S", "W bids pass", "N bids pass", "E bids pass")
    assert of(year, "N", *ended).stage == "clarification"
    slip = of(year, "N", *ended, "N says he meant 4S", found={"unintended #7": "yes"})
    assert slip.stage == "auction"
    assert "N pass withdrawn" in states(slip)
    assert "N 4S stands" in states(slip)
    assert [option.choice.words for option in slip.options] == ["change his call", "keep his call"]
    assert of(year, "N", *ended, "N says he meant 4S", found={"unintended #7": "no"}).stage == "clarification"


@BOTH
def test_a_forced_pass_goes_without_saying_and_two_calls_at_once_have_an_order(year: int) -> None:
    """28A: the pass is put in, so that three passes can end the auction. 33: the player in turn has called first."""
    barred = ("N bids 1S", "E bids 1H", *DIRECTOR, "S chooses to refuse", "E bids pass", "S bids 2S", "N bids 4S")
    verdict = of(year, "N", *barred, found={"comparable E pass": "no", "as-precise E pass": "no"})
    assert "W pass implied" in states(verdict)
    together = of(year, "N", "S bids 1H", "at the same time N bids 1C")
    assert [fault.seat for fault in together.irregularities] == [Seat.S]
