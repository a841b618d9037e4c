"""Law 43: dummy's limitations, as far as drawing attention and calling the director go."""

from __future__ import annotations

from bridgetable.findings.kinds import Irregularity, Lawful, Liable, Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a


@paragraph("43A1(a)", on=(a.CallDirector,))
def calls_the_director(m: Moment, action: a.CallDirector) -> Findings:
    """Dummy does not call the director during play until another player has drawn attention to an irregularity."""
    st = m.standing
    newest = max((i.action for i in st.history if i.kind != "attention by dummy"), default=0)
    others = (number for number, _ in st.attention if getattr(m.log[number - 1].action, "seat", None) is not st.dummy)
    first = all(number < newest for number in others)
    st.attention = (*st.attention, (m.number, None))
    st.stopped = True
    if action.seat is not st.dummy or st.stage != "play":
        yield Lawful(m.because(cite="9B1(a)", also=("9B2",)), action.seat, m.number)
    elif first:
        fault = Irregularity(m.because(), "attention by dummy", action.seat, m.number)
        yield fault
        yield Liable(m.because(fault, cite="43B1", also=("90", "43A1(a)")), action.seat)
    else:
        yield Lawful(m.because(also=("9B1(b)", "9B2")), action.seat, m.number)


@paragraph("43A1(b)", on=(a.Attention,))
def draws_attention(m: Moment, action: a.Attention) -> Findings:
    """Dummy draws no attention to an irregularity during play; any other player may."""
    st = m.standing
    st.attention = (*st.attention, (m.number, action.to if action.to and action.to.startswith("#") else None))
    if action.seat is st.dummy and st.stage == "play":
        fault = Irregularity(m.because(), "attention by dummy", action.seat, m.number)
        yield fault
        yield Liable(m.because(fault, cite="43B1", also=("90", "43A1(b)")), action.seat)
    else:
        yield Lawful(m.because(cite="9A2" if st.stage == "play" else "9A1"), action.seat, m.number)


@paragraph("9B2", on=("played",), only_if="stopped")
def does_not_wait(m: Moment, played: Status) -> Findings:
    """Between the call for the director and his explanation nobody leads or plays."""
    seat = getattr(m.action, "seat", None)
    if seat is not None and not isinstance(m.action, a.Replace) and played.grounds.actions == (m.number,):
        yield Irregularity(m.because(played), "act before the ruling", seat, m.number, played.card)


@paragraph("9B2", on=(a.DirectorActs, a.Choose))
def director_explains(m: Moment, _: a.DirectorActs | a.Choose) -> Findings:
    """Nobody acts until the director has explained what follows; a choice shows that he has."""
    m.standing.stopped = False
    return ()
