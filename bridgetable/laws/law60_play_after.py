"""Law 60: play after an illegal play."""

from __future__ import annotations

from bridgetable.blocks.leads import (
    belongs_elsewhere,
    overtaken,
    penalised,
    taken_back,
    who_acts,
    without_lead,
)
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.kinds import Facing, Irregularity, Judgement, Rectification, Status
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.parts import WrongLead
from bridgetable.findings.reasons import FaultBecause
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table.actions import DirectorActs, Play

_FIRST = ("44B", "47F2", "50D2", "53", "58B2")


@paragraph("60A1", on=("played",), only_if="history", decides=("60A2",), after=("11A",))
def plays_after_a_hurried_card(m: Moment, played: Status) -> Findings:
    """Who plays after the card his RHO has put down too early, unasked, loses what was due for it: it is in turn."""
    st, running = m.standing, m.standing.play.running
    hurried = (i for i in reversed(st.history) if i.kind == "play at RHO's turn" and i.seat is played.seat.rho)
    early = next(hurried, None)
    if early is None or running is None or running.number != played.trick:
        return
    if early.action < running.plays[0].action:
        return
    lies = st.statuses[early.seat, need(early.card)]
    ruled = any(isinstance(entry.action, DirectorActs) for entry in m.log[early.action : m.number])
    if ruled or lies.status not in ("major penalty", "must be played"):
        return
    yield Rectification(m.because(early, played, also=("60A2",)), "forfeited", played.seat)
    grounds = m.because(early, lies, also=("60A2",))
    yield Status(grounds, early.seat, lies.card, "played", "play", running.number, why="played to")


@paragraph("60A3", on=("played",), only_if="penalty.penalised", after=("11A", "52A", "52B1(b)", "50C", "50D1(b)"))
def earlier_duties_go_on(m: Moment, played: Status) -> Findings:
    """A penalty card its owner had before is still owed at his later turns, though the illegal card now counts."""
    st, seat = m.standing, played.seat
    if played.why not in ("played to", "led before the choice"):
        return
    since = min((f.action for f in played.grounds.findings if isinstance(f, Irregularity)), default=0)
    for card in st.penalty_cards(seat):
        status = st.statuses[seat, card]
        if max(status.grounds.actions, default=0) < since:
            yield status._replace(grounds=m.because(status, played, cite=status.grounds.cite, also=("60A3",)))


@paragraph("60B", on=(Facing,), overrides=("44B", "50D2"), only_if="turn.lead_answer")
def before_the_new_lead(m: Moment, facing: Facing) -> Findings:
    """A defender plays after declarer has had to take back a lead and before he has led again: a penalty card."""
    st, answer = m.standing, need(m.standing.turn.lead_answer)
    if st.defends(answer.lead.seat) or not st.defends(facing.seat):
        return
    if st.play.due not in (st.board.declarer, st.dummy):
        return  # it is a defender's turn, to lead or to play to the lead that has been accepted
    if st.turn.wrong_lead is not None:
        return  # declarer has led again: from the wrong hand once more, and whether that is accepted is for Law 53
    early = Irregularity(m.because(facing), "play before the new lead", facing.seat, m.number, facing.card)
    yield early
    yield Status(m.because(early, also=("50B",)), facing.seat, facing.card, "major penalty")


@paragraph("60B", on=("played",), only_if="turn.lead_answer")
def play_has_gone_on(m: Moment, _: Status) -> Findings:
    """Once somebody has led or played on, what was said of the wrong lead is over."""
    if m.number > need(m.standing.turn.lead_answer).action:
        yield m.noted(m.standing.turn._replace(lead_answer=None))


@paragraph("60C", on=(Facing,), overrides=_FIRST, only_if="turn.wrong_lead")
def offenders_go_on(m: Moment, facing: Facing) -> Findings:
    """The side that led wrongly puts down another card before the ruling: the opponents keep their choice."""
    st, wrong = m.standing, need(m.standing.turn.wrong_lead)
    if facing.seat.side is not wrong.seat.side or belongs_elsewhere(st, wrong, facing):
        return
    if st.defends(facing.seat):
        kind: IrregularityWord = "play out of turn" if facing.purpose == "play" else "lead before the option"
        why: FaultBecause | None = "played to partner's lead" if kind == "play out of turn" else None
        grounds = m.because(wrong.fault, also=("49", "9B2"))
        early = Irregularity(grounds, kind, facing.seat, m.number, facing.card, why=why)
        yield early
        if kind == "play out of turn":
            yield Status(m.because(early, cite="50B", also=("49",)), facing.seat, facing.card, "major penalty")
        else:
            yield from _led_again(m, wrong, facing)
        return
    by = who_acts(m, facing.seat)
    early = Irregularity(
        m.because(wrong.fault, also=("9B2", "9C")), "act before the ruling", by, m.number, why="played again"
    )
    yield early
    yield Status(
        m.because(early, also=("48A",)), facing.seat, facing.card, "exposed", provisional=True, why="before the ruling"
    )
    yield from _led_again(m, wrong, facing)


def _led_again(m: Moment, wrong: WrongLead, facing: Facing) -> Findings:
    """Keep in mind a card that is led once more; what follows suit to the first lead is a play to it.

    Declarer cannot put his lead right himself (55A); the defender whose lead it was may have made it all the same.
    """
    own_lead = facing.seat is wrong.proper and m.standing.defends(facing.seat)
    if facing.purpose == "lead" and (own_lead or facing.card.suit is not wrong.card.suit):
        yield m.noted(m.standing.turn._replace(led_again=facing))


@paragraph("60C", on=(Facing,), overrides=(*_FIRST, "60C"), only_if="turn.led_again")
def later_lead_is_played_to(m: Moment, facing: Facing) -> Findings:
    """An opponent plays to the later of two leads that side has made: that one counts, the first is refused."""
    st, wrong, lead = m.standing, need(m.standing.turn.wrong_lead), need(m.standing.turn.led_again)
    if belongs_elsewhere(st, wrong, facing) or not _plays_to(m, facing, wrong, lead):
        return
    second = st.turn.second_lead
    yield m.noted(st.turn._replace(led_again=None))
    if st.defends(wrong.seat):
        yield from penalised(m, wrong, cite="56", also=("53A",))
    else:
        by_defender = st.defends(need(wrong.proper))
        yield from taken_back(m, wrong, why="lead refused", cite="55B1" if by_defender else "55B2", also=("55A",))
    if second is not None:
        yield from _declarers_own(m, second, facing)
    if lead.seat is wrong.seat:
        test = to_say("weighed-which-lead")
        yield Judgement(m.because(also=("53A",)), test)
    if lead.seat is wrong.proper and not st.defends(lead.seat):
        yield lead._replace(purpose="lead")
    else:
        yield from _counts_as_led(m, lead, wrong.trick, facing.seat)
    yield facing._replace(purpose="play")


def _declarers_own(m: Moment, second: WrongLead, facing: Facing) -> Findings:
    """Declarer had led wrongly too: that card is the one he plays now, or it goes back."""
    yield m.noted(without_lead(m.standing.turn, second))
    if (second.seat, second.card) != (facing.seat, facing.card):
        yield from overtaken(m, second)


def _counts_as_led(m: Moment, lead: Facing, trick: int, innocent: Seat) -> Findings:
    """The later lead, made before the ruling, has been played to: it is the lead, and nothing is due for it."""
    yield m.noted(m.standing.play._replace(leader=lead.seat))
    yield Rectification(m.because(cite="60A1", also=("53A", "60A2", "60C")), "forfeited", innocent)
    lies = m.standing.lying(lead.seat, lead.card)
    grounds = m.because(lead, *lies, cite="53A", also=("60A1", "60C", "16A1"))
    yield Status(grounds, lead.seat, lead.card, "played", "lead", trick, why="accepted")


def _plays_to(m: Moment, facing: Facing, wrong: WrongLead, lead: Facing) -> bool:
    """Whether a card put down after two leads by one side is for the later one; of one hand's, the suit tells."""
    if facing.seat is not lead.seat.lho:
        return False
    if lead.seat is wrong.proper:
        return m.standing.defends(lead.seat) or facing.card.suit is lead.card.suit
    if facing.seat is wrong.proper and not isinstance(m.action, Play):
        return False  # he may be making the lead that was his
    return lead.seat is not wrong.seat or facing.card.suit is lead.card.suit
