"""What each action does to the bidding cards: out of the box, before a player, back into it. No law, in any order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.state import LaidCall, Table

_Calls: TypeAlias = tuple[LaidCall, ...]


def _place(calls: _Calls, seat: Seat, call: str, *places: str) -> int | None:
    """Where in the list the last such bidding card of a player stands, if it is in one of these places."""
    for index in range(len(calls) - 1, -1, -1):
        laid = calls[index]
        if laid.seat is seat and laid.call == call and laid.place in places:
            return index
    return None


def _back(calls: _Calls, index: int) -> _Calls:
    """The bidding cards with one of them back in the box."""
    return (*calls[:index], calls[index]._replace(place="box"), *calls[index + 1 :])


def _out(calls: _Calls, new: LaidCall) -> _Calls:
    """The bidding cards with one more; if its player had raised it before, it is that one."""
    raised = _place(calls, new.seat, new.call, "raised")
    rest = calls if raised is None else calls[:raised] + calls[raised + 1 :]
    return (*rest, new)


def _make(table: Table, action: a.MakeCall) -> Table:
    return table.changed(calls=_out(table.calls, LaidCall(action.seat, action.call, table.number + 1)))


def _several(table: Table, action: a.Calls) -> Table:
    calls = table.calls
    for seat, call in action.calls:
        calls = _out(calls, LaidCall(seat, call, table.number + 1))
    return table.changed(calls=calls)


def _pull(table: Table, action: a.PullCall) -> Table:
    return table.changed(calls=_out(table.calls, LaidCall(action.seat, action.call, table.number + 1, "raised")))


def _put_back(table: Table, action: a.PutCallBack) -> Table:
    index = _place(table.calls, action.seat, action.call, "raised")
    if index is None:
        raise ImpossibleAction("table-call-not-pulled", seat=action.seat, call=action.call)
    return table.changed(calls=_back(table.calls, index))


def _take_back(table: Table, action: a.TakeBackCall) -> Table:
    index = _place(table.calls, action.seat, action.call, "laid")
    if index is None:
        raise ImpossibleAction("table-call-not-laid", seat=action.seat, call=action.call)
    return table.changed(calls=_back(table.calls, index))


def _withdraw(table: Table, action: a.WithdrawCall) -> Table:
    """The first off, the second down; a first call that nobody has told was made by this action."""
    number, index = table.number + 1, _place(table.calls, action.seat, action.old, "laid", "raised")
    off = LaidCall(action.seat, action.old, number, "box")
    calls = (*table.calls, off) if index is None else _back(table.calls, index)
    return table.changed(calls=_out(calls, LaidCall(action.seat, action.new, number)))


def _pick_up(table: Table, action: a.PickUpCalls) -> Table:
    return table.changed(
        calls=tuple(laid._replace(place="box") if laid.seat is action.seat else laid for laid in table.calls)
    )


MOVERS: dict[type[Any], Callable[[Table, Any], Table]] = {
    a.MakeCall: _make,
    a.Calls: _several,
    a.PullCall: _pull,
    a.PutCallBack: _put_back,
    a.WithdrawCall: _withdraw,
    a.TakeBackCall: _take_back,
    a.PickUpCalls: _pick_up,
}
"""How each action moves bidding cards; all other talk about calls moves none."""
