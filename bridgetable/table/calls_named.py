"""The calls an action names: those it makes, takes back or claims to have meant."""

from __future__ import annotations

from bridgetable.seats import Seat
from bridgetable.table import actions as a


def calls_named(action: a.Action) -> tuple[tuple[Seat, str], ...]:
    """Each call that `action` names, with its player: who alerts a call, or does not, speaks of his partner's.

    >>> calls_named(a.WithdrawCall(Seat.E, "1H", "2H"))
    ((<Seat.E: 'E'>, '1H'), (<Seat.E: 'E'>, '2H'))
    """
    match action:
        case a.Calls():
            return action.calls
        case a.WithdrawCall():
            return ((action.seat, action.old), (action.seat, action.new))
        case a.MakeCall() | a.PullCall() | a.SignalCall() | a.MeantCall():
            return ((action.seat, action.call),)
        case a.Alert() | a.Announce():
            return ((action.seat.partner, action.call),)
        case a.Explain(alert=False):
            return ((action.seat.partner, action.what),)
        case a.PickUpCalls():
            return ((action.seat, "pass"),)
    return ()
