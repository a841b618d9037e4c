"""When attention was first drawn to an irregularity: several rights and rectifications hang on that moment."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.findings.kinds import Irregularity
from bridgetable.findings.moment import Moment
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat
from bridgetable.table import actions as a

_OUT_OF_TURN = (
    "opening lead out of turn",
    "lead out of turn",
    "premature lead",
    "play out of turn",
    "play at RHO's turn",
)


_OF_THE_NUMBER = ("defective trick", "wrong number of cards", "fifth card", "cards together", "two cards at once")
"""What somebody means who points out how many cards a player has."""


def first_attention(standing: Standing, action: int) -> int | None:
    """The number of the action that first drew attention to what happened in `action`; None while nobody has."""
    return next(_drawn(standing, action), None)


def _drawn(standing: Standing, action: int) -> Iterator[int]:
    """The actions that drew attention to what happened in `action`, in their order."""
    for number, to in standing.attention.drawn:
        if number >= action and _is_about(standing, to, action):
            yield number


def _is_about(standing: Standing, to: str | None, action: int) -> bool:
    """Whether words about `to` (an action, somebody's number of cards, nothing named) are about `action`."""
    if to is None or to.startswith("#"):
        return to in (None, f"#{action}")
    fault = next((each for each in standing.history if each.action == action), None)
    return fault is None or (fault.kind in _OF_THE_NUMBER and to.startswith(fault.seat.value))


def named(standing: Standing, to: str | None, now: int) -> tuple[str | None, ...]:
    """What a player speaks of in action `now`: of nothing in particular, the last irregularity not yet pointed out.

    Of a trick, it is every action from its lead to the next one; a trick long gone may be any.
    """
    if to is None:
        return _with_that_card(standing, _not_yet_pointed_out(standing, now))
    if not to.startswith("trick "):
        return (to,)
    leads = {trick.number: min(play.action for play in trick.plays) for trick in standing.play.tricks if trick.plays}
    number = int(to.removeprefix("trick "))
    if number not in leads:
        return (None,)
    end = leads.get(number + 1, now)
    return tuple(f"#{action}" for action in range(leads[number], end))


def _with_that_card(standing: Standing, newest: Irregularity | None) -> tuple[str | None, ...]:
    """What the newest irregularity was done in, and what else went wrong with the same card: that is one thing."""
    if newest is None:
        return (None,)
    same = (fault for fault in faults(standing) if fault.card is not None and fault.card is newest.card)
    return tuple({f"#{fault.action}": None for fault in (newest, *same) if fault.seat is newest.seat})


def _not_yet_pointed_out(standing: Standing, now: int) -> Irregularity | None:
    """The newest irregularity to which nobody had drawn attention before action `now`."""
    before = (fault for fault in faults(standing) if fault.action < now)
    new = (fault for fault in before if not any(number < now for number in _drawn(standing, fault.action)))
    return max(new, key=lambda fault: fault.action, default=None)


def speaks_of(standing: Standing, attention: a.Attention, now: int, action: int) -> bool:
    """Whether attention drawn in action `now` is drawn to what happened in `action`."""
    return any(_is_about(standing, to, action) for to in named(standing, attention.to, now))


def spoken_of_since_the_last_call(m: Moment) -> tuple[str | None, ...]:
    """What the players have named since the director was last at the table; nothing in particular: `(None,)`."""
    said: list[str | None] = []
    for number, action in m.before_now():
        if isinstance(action, a.CallDirector):
            break
        if isinstance(action, a.Attention):
            said.extend(named(m.standing, action.to, number))
    return (None,) if None in said or not said else tuple(said)


def faults(standing: Standing) -> tuple[Irregularity, ...]:
    """The irregularities so far that can be pointed out: not that dummy has done so, nor what the table lets pass."""
    return tuple(fault for fault in standing.history if fault.kind != "attention by dummy" and not fault.let_pass)


def meant_by(standing: Standing, attention: a.Attention | None, now: int) -> Irregularity | None:
    """The irregularity somebody speaks of in action `now`: of action `#4`, of `trick 6`, or the newest one."""
    to, known = attention.to if attention is not None else None, faults(standing)
    if attention is not None and to is None:
        new = _not_yet_pointed_out(standing, now)
        known = known if new is None else (new,)
    if to is not None and to.startswith("#"):
        known = tuple(fault for fault in known if to == f"#{fault.action}")
    elif to is not None and to.startswith("trick "):
        trick = next((t for t in standing.play.tricks if f"trick {t.number}" == to), None)
        played = {play.action for play in trick.plays} if trick is not None else set()
        known = tuple(fault for fault in known if fault.action in played)
    return max(known, key=lambda fault: fault.action, default=None)


def others_spoke_first(m: Moment) -> bool:
    """Whether somebody other than dummy has drawn attention since the newest irregularity."""
    st = m.standing
    newest = max((fault.action for fault in faults(st)), default=0)
    return any(number >= newest and speaker(m, number) is not st.dummy for number, _ in st.attention.drawn)


def pointed_out_by_another(m: Moment, fault: int) -> bool:
    """Whether the first to point out what happened in action `fault` was somebody else than dummy."""
    st = m.standing
    found = m.recorded("attention", f"#{fault}")
    if found is not None and not found.unfindable:
        return bool(found.value != st.dummy.value)
    return any(speaker(m, number) is not st.dummy for number in _drawn(st, fault))


def speaker(m: Moment, number: int) -> Seat | None:
    """The player who acts in action `number`."""
    seat = getattr(m.log[number - 1].action, "seat", None)
    return seat if isinstance(seat, Seat) else None


def comes_too_late(m: Moment, warning: a.Warn) -> bool:
    """Whether what a player is warned of has been done already: the warning then draws attention to it."""
    return bool(done_already(m, warning))


def done_already(m: Moment, warning: a.Warn) -> int:
    """The action in which a player has done, the moment before, what he is warned of; 0 if he has not."""
    st = m.standing
    hands = (warning.to,) if st.defends(warning.to) else (st.board.declarer, st.dummy)
    done = (fault for fault in st.history if fault.kind in _OUT_OF_TURN and fault.seat in hands)
    newest = max((fault.action for fault in done), default=0)
    played_on = any(play.action > newest for trick in st.play.tricks[-2:] for play in trick.plays)
    spoken_of = (first_attention(st, newest) or m.number) != m.number
    return 0 if played_on or spoken_of else newest


def tells_the_truth(st: Standing, warning: a.Warn) -> bool:
    """Whether the turn is as the warning says; so it is taken where it is not known."""
    if st.play.due is None:
        return True
    if warning.where == "it is not his turn":
        return st.play.due not in ((warning.to,) if st.defends(warning.to) else (st.board.declarer, st.dummy))
    return st.play.due is (st.board.declarer if warning.where == "the lead is in hand" else st.dummy)
