"""Law 60: play after an illegal play."""

from __future__ import annotations

from bridgetable.blocks.leads import taken_back, who_acts
from bridgetable.findings.kinds import Facing, Irregularity, Rectification, Status
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table.actions import DirectorActs

_FIRST = ("44B", "50D2", "53", "58B2")


@paragraph("60A1", on=("played",), only_if="history", decides=("60A2",))
def plays_after_a_hurried_card(m: Moment, played: Status) -> Findings:
    """Who plays after the card his RHO has put down too early, unasked, loses what was due for it: it is in turn."""
    st, running = m.standing, m.standing.running
    hurried = (i for i in reversed(st.history) if i.kind == "play at RHO's turn" and i.seat is played.owner.rho)
    early = next(hurried, None)
    if early is None or running is None or running.number != played.trick:
        return
    if early.action < running.plays[0].action:
        return
    lies = st.statuses[early.seat, need(early.card)]
    ruled = any(isinstance(entry.action, DirectorActs) for entry in m.log[early.action : m.number])
    if ruled or lies.status not in ("major penalty", "must be played"):
        return
    yield Rectification(m.because(early, played, also=("60A2",)), "forfeited", played.owner)
    grounds = m.because(early, lies, also=("60A2",))
    yield Status(grounds, early.seat, lies.card, "played", "play", running.number)


@paragraph("60A3", on=("played",), only_if="penalised")
def earlier_duties_go_on(m: Moment, played: Status) -> Findings:
    """A penalty card its owner had before is still owed at his later turns, though the illegal card now counts."""
    st, seat = m.standing, played.owner
    if "60A2" not in played.grounds.also:
        return
    since = min((f.action for f in played.grounds.findings if isinstance(f, Irregularity)), default=0)
    for card in st.penalty_cards(seat):
        status = st.statuses[seat, card]
        if max(status.grounds.actions, default=0) < since:
            yield status._replace(grounds=m.because(status, played, cite=status.grounds.cite, also=("60A3",)))


@paragraph("60B", on=(Facing,), overrides=("44B", "50D2"), only_if="lead_answer")
def before_the_new_lead(m: Moment, facing: Facing) -> Findings:
    """A defender plays after declarer has had to take back a lead and before he has led again: a penalty card."""
    st, answer = m.standing, need(m.standing.lead_answer)
    if st.defends(answer.lead.seat) or not st.defends(facing.seat):
        return
    if st.due not in (st.declarer, st.dummy):
        return  # it is a defender's turn, to lead or to play to the lead that has been accepted
    early = Irregularity(m.because(facing), "play before the new lead", facing.seat, m.number, facing.card)
    yield early
    yield Status(m.because(early, also=("50B",)), facing.seat, facing.card, "major penalty")


@paragraph("60B", on=("played",), only_if="lead_answer")
def play_has_gone_on(m: Moment, _: Status) -> Findings:
    """Once somebody has led or played on, what was said of the wrong lead is over."""
    if m.number > need(m.standing.lead_answer).action:
        m.standing.lead_answer = None
    return ()


@paragraph("60C", on=(Facing,), overrides=_FIRST, only_if="wrong_lead")
def offenders_go_on(m: Moment, facing: Facing) -> Findings:
    """The side that led wrongly puts down another card before the ruling: the opponents keep their choice."""
    st, wrong = m.standing, need(m.standing.wrong_lead)
    if facing.seat.side is not wrong.seat.side:
        return
    if st.defends(facing.seat):
        kind = "play out of turn" if facing.purpose == "play" else "lead before the option"
        early = Irregularity(m.because(wrong.fault, also=("49", "9B2")), kind, facing.seat, m.number, facing.card)
        yield early
        if kind == "play out of turn":
            yield Status(m.because(early, cite="50B", also=("49",)), facing.seat, facing.card, "major penalty")
        return
    by = who_acts(m, facing.seat)
    early = Irregularity(m.because(wrong.fault, also=("9B2", "9C")), "act before the ruling", by, m.number)
    yield early
    yield Status(m.because(early, also=("48A",)), facing.seat, facing.card, "exposed", provisional=True)
    if facing.seat is wrong.proper:
        st.corrected_lead = facing


@paragraph("60C", on=(Facing,), overrides=(*_FIRST, "60C"), only_if="corrected_lead")
def corrected_lead_is_played_to(m: Moment, facing: Facing) -> Findings:
    """A defender plays to the lead that declarer has made from the right hand unasked: the wrong one is refused."""
    st, wrong, lead = m.standing, m.standing.wrong_lead, need(m.standing.corrected_lead)
    if wrong is None or facing.seat is not lead.seat.lho:
        return
    st.corrected_lead = None
    yield from taken_back(m, wrong, cite="55B2", also=("55A",))
    yield lead._replace(purpose="lead")
    yield facing
