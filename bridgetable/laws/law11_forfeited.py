"""Law 11: a side that acts before the director has been called may lose what it could have asked for."""

from __future__ import annotations

from bridgetable.blocks.after_play import weighed_after_play
from bridgetable.blocks.outstanding import done_without, lies_since, newest_fault_against, penalty_lies
from bridgetable.findings.kinds import Check, Irregularity, Judgement, Liable, Rectification, Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.parts import ActedOn
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.seats import Side
from bridgetable.table import actions as a

_TEST = to_say("weighed-right-lost")


@paragraph("11A", on=("played",), only_if="history", decides=("11B",))
def plays_on_without_the_director(m: Moment, played: Status) -> Findings:
    """The innocent side plays on after attention has been drawn, or where the director finds the right forfeited."""
    fault = _not_ruled_on(m, played.seat.side)
    if fault is not None and (m.standing.attention.director_due or _recorded(m, fault)):
        yield from _acted(m, fault, played)


@paragraph("11A", on=(a.CallDirector,), only_if="history")
def called_too_late(m: Moment, call: a.CallDirector) -> Findings:
    """The director is called when the innocent side has already played on with the penalty card in full view."""
    for side in (call.seat.side, call.seat.side.other):
        fault = _not_ruled_on(m, side)
        played = (play for trick in m.standing.play.tricks for play in trick.plays if play.seat.side is side)
        last = max((play.action for play in played), default=0)
        if fault is not None and last > lies_since(m, fault):
            yield from _acted(m, fault)


def _not_ruled_on(m: Moment, side: Side) -> Irregularity | None:
    """The newest irregularity against `side` whose penalty card lies there, and over which no director has come."""
    fault = newest_fault_against(m, side)
    if fault is None or _director_came(m, fault.action):
        return None
    return fault if penalty_lies(m, fault) else None


def _acted(m: Moment, fault: Irregularity, *played: Status) -> Findings:
    """The director rules whether the right is forfeited (`forfeits`); until he does, it is not."""
    st = m.standing
    if any(known.fault is fault for known in st.attention.acted_on):
        return
    acted_on = (*st.attention.acted_on, ActedOn(m.number, fault))
    yield m.noted(st.attention._replace(acted_on=acted_on))
    forfeits = m.presume("forfeits", "no", f"#{m.number}", f"#{fault.action}")
    side = fault.seat.side.other
    if forfeits.yes:
        first = next(player for player in (fault.seat.lho, fault.seat.rho) if player.side is side)
        yield Rectification(m.because(fault, forfeits, *played), "forfeited", first)
        yield Liable(m.because(fault, forfeits, cite="11B", also=("90",)), fault.seat)
        yield from done_without(m, fault, forfeits, why="right lost")
    elif not forfeits.found:
        yield Judgement(m.because(fault, *played), _TEST, (f"forfeits #{m.number}",))


def _recorded(m: Moment, fault: Irregularity) -> bool:
    return m.recorded("forfeits", f"#{m.number}", f"#{fault.action}") is not None


def _director_came(m: Moment, since: int) -> bool:
    """Whether the director has been called, or has spoken, since action `since`; a choice shows that he has."""
    here = (a.CallDirector, a.DirectorActs, a.Choose)
    return any(isinstance(entry.action, here) for entry in m.log[since : m.number - 1])


@paragraph("11A", until=2017, on=(AT_REST,), only_if="attention.acted_on")
def looked_at_again_2007(m: Moment, _: None) -> Findings:
    """2007: the right is lost where the innocent side may have gained by an opponent's not knowing the law."""
    yield Check(m.because(*(acted.fault for acted in m.standing.attention.acted_on)))


@paragraph("11A", since=2017, on=(AT_REST,), only_if="attention.acted_on")
def looked_at_again_2017(m: Moment, _: None) -> Findings:
    """2017: what a side has gained by an opponent's not knowing the law is taken from that side's score alone."""
    acted = tuple(acted.fault for acted in m.standing.attention.acted_on)
    yield Check(m.because(*acted))
    test = to_say("weighed-gain-from-ignorance")
    yield from weighed_after_play(m, acted, test, "12C1")
