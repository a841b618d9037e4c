"""Law 74: conduct at the table, as far as the log can show it. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.asking import player_on_turn
from bridgetable.blocks.won import play_is_over, playing
from bridgetable.findings.kinds import Irregularity, Judgement, Lawful
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.table import actions as a


@paragraph("74B3", on=(a.Detach,))
def card_drawn_too_soon(m: Moment, action: a.Detach) -> Findings:
    """A player does not draw a card out of his hand before it is his turn."""
    st = m.standing
    if play_is_over(st) or st.play.due is None:
        return
    if action.seat is st.play.due is player_on_turn(st):
        yield Lawful(m.because(cite="45A"), action.seat, m.number)
    else:
        yield Irregularity(m.because(), "wrong procedure", action.seat, m.number, why="drew a card too soon")


@paragraph("74C5", on=(a.Overstep,))
def looks_at_another_hand(m: Moment, action: a.Overstep) -> Findings:
    """Any player but dummy who looks at another hand: it is not done, and what he saw is not his to use."""
    st = m.standing
    if play_is_over(st) or action.seat is action.whose or (playing(st) and _with_dummy(m, action)):
        return
    fault = Irregularity(
        m.because(also=("74C",)), "wrong procedure", action.seat, m.number, why="looked at another hand"
    )
    yield fault
    cite = m.cited("16D")
    yield Judgement(m.because(fault, cite=cite), to_say("weighed-board-playable"), ("suggested", "damage"))


def _with_dummy(m: Moment, action: a.Overstep) -> bool:
    """What dummy does is for Law 43, his exchange with declarer too; and his hand lies there for everybody to see."""
    st = m.standing
    if action.how == "exchanges" and action.seat is not st.board.declarer:
        return action.seat is st.dummy
    return st.dummy in (action.seat, action.whose)
