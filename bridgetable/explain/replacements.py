"""What each call in place of an insufficient bid would lead to, found by supposing it: to be said before it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.blocks.auction import DENOMINATIONS, PASS, Row, denomination, lowest_in, may_double
from bridgetable.explain.phrases import call_said
from bridgetable.findings.deeds import PlainDeed
from bridgetable.findings.kinds import Irregularity, Option
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat
from bridgetable.table.actions import Action, Choose, MakeCall
from bridgetable.table.choices import Plain

After = Callable[..., Verdict]
"""The verdict after some actions more."""


class Replacement(NamedTuple):
    """A call that may be put there, what comes of it in words, and the paragraph."""

    call: str
    words: str
    cite: str


def replacements(option: Option, verdict: Verdict, after: After) -> tuple[Replacement, ...]:
    """What the calls lead to that may follow when an insufficient bid is refused; nothing for any other choice."""
    fault = next((f for f in option.grounds.findings if isinstance(f, Irregularity)), None)
    if option.of != "an insufficient bid" or option.choice is not Plain.REFUSE or fault is None:
        return ()
    if any(f.kind == "call replaced too early" for f in verdict.irregularities):
        return ()  # it lies there already
    refuse: Action = Choose(Seat(option.by), Plain.REFUSE)
    row = tuple(call for call in verdict.calls if call.counts)
    return tuple(
        _replacement(fault.seat, call, after(refuse, MakeCall(fault.seat, call)))
        for call in _worth_telling(fault.seat, fault.call, row)
    )


def _worth_telling(seat: Seat, old: str, row: Row) -> Iterator[str]:
    """The lowest bid in the same denomination, the cheapest in another, a pass, and a double where there is one."""
    same = lowest_in(denomination(old), row)
    others = sorted(
        (lowest_in(named, row) for named in DENOMINATIONS if named != denomination(old)),
        key=lambda bid: (bid[0], DENOMINATIONS.index(denomination(bid))),
    )
    yield from (same, others[0], PASS)
    if may_double(seat, "X", row):
        yield "X"


def _replacement(seat: Seat, call: str, led_to: Verdict) -> Replacement:
    made = max((each for each in led_to.calls if each.seat is seat), key=lambda each: each.serial)
    bars = [duty for duty in led_to.duties if duty.seat is seat.partner and duty.must is PlainDeed.PASS]
    what = "free" if not bars else "open" if bars[0].provisional else "barred"
    what = "refused" if made.state == "cancelled" else what
    words = say("choices-replacement", call=call_said(call), what=what, partner=seat.partner)
    return Replacement(call, words, made.grounds.cite)
