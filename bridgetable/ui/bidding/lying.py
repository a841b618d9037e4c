"""The calls that lie before the players, with what each of them counts for in law. Pure and without Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from bridgetable.explain.retold import call_words, retold
from bridgetable.findings.kinds import CallState
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import cite_words, say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.state import LaidCall, Table
from bridgetable.value import value

WITH_CALLS = ("auction", "clarification")
"""The stages in which bidding cards lie on the table: they go back into their boxes when the lead is faced."""
GONE = ("withdrawn", "cancelled", "no call")
"""The states of a call that does not count: its card lies there struck through."""


@value
class LyingCall:
    """A call of `seat` made in `action` (0: before the record), and its `state`: what it counts for in law.

    `cite` is the paragraph that says so; `open`: it is not certain yet. Without a state nothing is ruled on it. A card
    that is `held` has been pulled out of the box, and not let go. `place`: as which of all that lie there it was laid.
    """

    seat: Seat
    call: str
    action: int
    state: str = ""
    cite: str = ""
    open: bool = False
    held: bool = False
    place: int = 0

    @property
    def plain(self) -> bool:
        """Whether it counts as it lies there, and there is nothing to say of it."""
        return self.state in ("", "stands")

    @property
    def text(self) -> str:
        """The call as it is read aloud, with what it counts for where that is not as it seems."""
        call = call_words(self.call)
        if self.plain:
            return say("bidding-call", seat=self.seat, call=call)
        return say(
            "bidding-call-counts", seat=self.seat, call=call, state=state_words(self.state), cite=cite_words(self.cite)
        )


AtATurn: TypeAlias = tuple[LyingCall, ...]
"""The calls of one player at one turn: one that counts, after those that do not."""


def lying(table: Table, verdict: Verdict) -> dict[Seat, tuple[LyingCall, ...]]:
    """What lies before each player, in the order in which it was laid; nothing once the lead is faced.

    While the ruling is kept back the stage is that before the lead: the card itself tells that it is faced. A bidding
    card that went back into its box is shown where the ruling speaks of its call, and a pass that was never made.
    """
    faced = any(laid.up and laid.card is not None for seat in SEATS for laid in table.row(seat))
    if verdict.stage not in WITH_CALLS or (faced and verdict.stage == "clarification"):
        return dict.fromkeys(SEATS, ())
    ruled: dict[tuple[Seat, str, int], list[CallState]] = {}
    for state in verdict.calls:
        ruled.setdefault((state.seat, state.call, state.action), []).append(state)
    shown = [call for laid in table.calls if (call := _card_lying(laid, ruled)) is not None]
    shown += [_as_ruled(state) for states in ruled.values() for state in states if state.state == "implied"]
    shown.sort(key=lambda call: call.action)
    placed = [replace(call, place=place) for place, call in enumerate(shown)]
    return {seat: tuple(call for call in placed if call.seat is seat) for seat in SEATS}


def _card_lying(laid: LaidCall, ruled: Mapping[tuple[Seat, str, int], list[CallState]]) -> LyingCall | None:
    """A bidding card with what is ruled on it; None for one that is back in its box and of which nothing is said."""
    states = ruled.get((laid.seat, laid.call, laid.action))
    if states:
        return _as_ruled(states.pop(0))
    return None if laid.place == "box" else LyingCall(laid.seat, laid.call, laid.action, held=laid.place == "raised")


def in_turns(verdict: Verdict) -> tuple[LyingCall, ...]:
    """Every call of the auction, in the order of the turns they count for."""
    return tuple(_as_ruled(call) for call in verdict.calls)


def rounds(calls: Sequence[LyingCall]) -> list[dict[Seat, AtATurn]]:
    """The auction as it is written down, round by round: a call that does not count stands with the next one."""
    rows: list[dict[Seat, AtATurn]] = []
    last = len(SEATS)
    for call in calls:
        counts, place = call.state not in GONE, call.seat.index
        if not rows or place < last or (place == last and counts):
            rows.append({})
            last = -1
        rows[-1][call.seat] = (*rows[-1].get(call.seat, ()), call)
        last = place if counts else max(last, place - 1)
    return rows


def _as_ruled(call: CallState) -> LyingCall:
    cite = "" if call.state == "stands" else call.grounds.cite
    return LyingCall(call.seat, call.call, call.action, call.state, cite, call.provisional)


def state_words(state: str) -> str:
    """What a call counts for, in a word or two."""
    words = {
        "accepted": say("bidding-accepted"),
        "open": say("bidding-open"),
        "withdrawn": say("bidding-withdrawn"),
        "cancelled": say("bidding-cancelled"),
        "implied": say("bidding-implied"),
        "no call": say("bidding-no-call"),
    }
    return words.get(state, "")


def said_of(log: Sequence[a.Entry]) -> dict[tuple[Seat, str], tuple[str, ...]]:
    """What was said of each player's call while it lay there: that it was alerted, announced or explained, and how."""
    callers: dict[str, Seat] = {}
    said: dict[tuple[Seat, str], tuple[str, ...]] = {}
    for entry in log:
        callers |= {call: seat for seat, call in _made(entry.action)}
        call = _spoken_of(entry.action)
        if call in callers:
            key = callers[call], call
            said[key] = (*said.get(key, ()), retold(entry))
    return said


def _made(action: a.Action) -> tuple[tuple[Seat, str], ...]:
    """The calls an action makes."""
    match action:
        case a.MakeCall(seat=seat, call=call) | a.WithdrawCall(seat=seat, new=call):
            return ((seat, call),)
        case a.Calls(calls=calls):
            return calls
    return ()


def _spoken_of(action: a.Action) -> str:
    """The call that an action alerts, announces or explains; empty where it does nothing of the kind."""
    match action:
        case a.Alert(call=call) | a.Announce(call=call):
            return call
        case a.Explain(what=what):
            return what
    return ""
