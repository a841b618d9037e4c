"""Law 9: who speaks up about an irregularity, who calls the director, and that the table waits for him."""

from __future__ import annotations

from bridgetable.blocks.attention import (
    comes_too_late,
    done_already,
    faults,
    first_attention,
    meant_by,
    named,
    others_spoke_first,
    speaker,
    spoken_of_since_the_last_call,
    tells_the_truth,
)
from bridgetable.blocks.won import playing
from bridgetable.findings.kinds import Called, Irregularity, Lawful, Right, Status
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.standing import Standing
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a

"""Nobody has to give his own side away: the number of that paragraph."""


@paragraph("9B1(a)", on=(a.Attention,))
def attention_is_drawn(m: Moment, action: a.Attention) -> Findings:
    """From this moment on the irregularity is known, whoever has pointed it out, and the director should be called."""
    st = m.standing
    drawn = st.attention.to(m.number, *named(st, action.to, m.number))
    yield m.noted(drawn._replace(director_due=True))


@paragraph("9A1", on=(a.Attention,))
def during_the_auction(m: Moment, action: a.Attention) -> Findings:
    """Until play begins any player, dummy-to-be too, may point out an irregularity."""
    if m.standing.board.stage not in ("play", "after", "over"):
        yield Lawful(m.because(also=_of_his_own(m, action)), action.seat, m.number)


@paragraph("9A2", on=(a.Attention,), decides=("9A5", "9B1(d)"))
def during_the_play(m: Moment, action: a.Attention) -> Findings:
    """In the play declarer or either defender may point out an irregularity, not dummy."""
    st = m.standing
    if st.board.stage in ("play", "after", "over") and action.seat is not st.dummy:
        yield Lawful(m.because(also=_of_his_own(m, action)), action.seat, m.number)


def _of_his_own(m: Moment, action: a.Attention | a.CallDirector) -> tuple[str, ...]:
    """What is said of a player who points out his own side's irregularity: he need not, and it costs nobody rights."""
    fault = meant_by(m.standing, action if isinstance(action, a.Attention) else None, m.number)
    return (m.cited("9A5"), "9B1(d)") if fault is not None and fault.seat.side is action.seat.side else ()


@paragraph("9A3", on=(a.Warn,))
def tries_to_prevent(m: Moment, action: a.Warn) -> Findings:
    """Every player may try to keep another from an irregularity; for dummy there are limits (42, 43)."""
    st = m.standing
    dummy = action.seat is st.dummy and playing(st)
    if not dummy and not comes_too_late(m, action) and tells_the_truth(st, action):
        yield Lawful(m.because(), action.seat, m.number)


@paragraph("9A2", on=(a.Warn,), only_if="history")
def warned_too_late(m: Moment, action: a.Warn) -> Findings:
    """A warning that comes when the thing has been done prevents nothing: it draws attention to it."""
    st = m.standing
    done = done_already(m, action)
    if action.seat is not st.dummy and done:
        yield m.noted(st.attention.to(m.number, f"#{done}")._replace(director_due=True))
        yield Lawful(m.because(), action.seat, m.number)


@paragraph("9B1(a)", on=(a.CallDirector,), decides=("9B1(b)", "9B1(c)"))
def director_is_called(m: Moment, action: a.CallDirector) -> Findings:
    """When attention has been drawn the director is called at once; the call costs nobody a right."""
    st = m.standing
    drawn = others_spoke_first(m)
    attention = st.attention.to(m.number, *spoken_of_since_the_last_call(m))
    yield m.noted(attention._replace(stopped=True, director_due=False))
    if action.seat is st.dummy and playing(st):
        return
    also = (*(("9B1(b)",) if drawn else ()), "9B1(c)", "9B2", *_of_his_own(m, action))
    yield Lawful(m.because(also=also), action.seat, m.number, why="called the director")


@paragraph("9B2", on=("played",), only_if="attention.stopped")
def does_not_wait(m: Moment, played: Status) -> Findings:
    """Between the call for the director and his explanation nobody leads or plays."""
    if played.why == "exchanged":
        return  # nobody has played anything: two cards of the last tricks have changed places (62D1)
    st, owner = m.standing, played.seat
    seat = speaker(m, m.number) or (st.board.declarer if owner is st.dummy else owner)  # a whole trick names no speaker
    yield Irregularity(m.because(played), "act before the ruling", seat, m.number, played.card)


@paragraph("9B2", on=(Called,), only_if="attention.stopped")
def calls_without_waiting(m: Moment, called: Called) -> Findings:
    """A call made before he has explained is a call all the same."""
    yield Irregularity(m.because(), "act before the ruling", called.seat, m.number, call=called.call)


@paragraph("9B2", on=(a.DirectorActs, a.Choose))
def director_explains(m: Moment, _: a.DirectorActs | a.Choose) -> Findings:
    """Nobody acts until the director has explained what follows; a choice shows that he has."""
    yield m.noted(m.standing.attention._replace(stopped=False, director_due=False))


@paragraph("9C", on=("change without right",), only_if="turn.wrong_lead")
def puts_it_right_too_soon(m: Moment, change: Irregularity) -> Findings:
    """An offender who takes his card back before the director has come may have to put up with more."""
    wrong = need(m.standing.turn.wrong_lead)
    if change.card is wrong.card:
        yield Irregularity(
            m.because(change, wrong.fault),
            "act before the ruling",
            change.seat,
            m.number,
            change.card,
            why="put his own fault right",
        )


# Rights


@paragraph("9A1", on=(AT_REST,), only_if="history")
def right_to_speak_in_the_auction(m: Moment, _: None) -> Findings:
    """Before the play anybody may point out what has gone wrong."""
    st = m.standing
    if st.board.stage not in ("play", "after", "over"):
        yield from _may_speak(m, SEATS)


@paragraph("9A2", on=(AT_REST,), only_if="history")
def right_to_speak_in_the_play(m: Moment, _: None) -> Findings:
    """From the opening lead on declarer and the defenders may."""
    st = m.standing
    if st.board.stage in ("play", "after", "over"):
        yield from _may_speak(m, tuple(seat for seat in SEATS if seat is not st.dummy))


def _may_speak(m: Moment, seats: tuple[Seat, ...]) -> Findings:
    unnoticed = _unnoticed(m.standing)
    for seat in seats if unnoticed else ():
        yield Right(m.because(*unnoticed), seat, PlainRight.ATTENTION)


@paragraph("9B1(a)", on=(AT_REST,), only_if="history")
def right_to_call(m: Moment, _: None) -> Findings:
    """Who may point out what has gone wrong may call the director over it."""
    st = m.standing
    unnoticed = _unnoticed(st)
    seats = [seat for seat in SEATS if seat is not st.dummy or not playing(st)]
    for seat in seats if unnoticed and not st.attention.stopped and not st.attention.director_due else ():
        yield Right(m.because(*unnoticed), seat, PlainRight.DIRECTOR)


@paragraph("9B1(b)", on=(AT_REST,), only_if="attention.director_due")
def anybody_may_call(m: Moment, _: None) -> Findings:
    """Once attention has been drawn any of the four, dummy too, may call the director."""
    for seat in SEATS if not m.standing.attention.stopped else ():
        yield Right(m.because(number=m.standing.attention.drawn[-1][0]), seat, PlainRight.DIRECTOR, "director rules")


def _unnoticed(st: Standing) -> tuple[Irregularity, ...]:
    """The irregularities nobody has pointed out yet."""
    return tuple(fault for fault in faults(st) if first_attention(st, fault.action) is None)
