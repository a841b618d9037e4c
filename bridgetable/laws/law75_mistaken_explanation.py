"""Law 75: what was said of a call and what the pair has agreed do not fit together."""

from __future__ import annotations

from bridgetable.blocks.auction import caller_of
from bridgetable.blocks.explanations import explanation_of, fault_of, found_wrong, put_right, remembered
from bridgetable.findings.kinds import Information, Irregularity, Lawful
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.seats import SEATS
from bridgetable.table import actions as a


@paragraph("75A", on=(a.Explain, a.Announce))
def partner_hears_it(m: Moment, action: a.Explain | a.Announce) -> Findings:
    """What partner's explanation tells a player of the pair's misunderstanding is not his to use."""
    doubted, topic = m.recorded("explanation-wrong", f"#{m.number}"), _said_of(action)
    if doubted is None or topic is None or caller_of(m, topic) is not action.seat.partner:
        return
    caller = action.seat.partner
    others = tuple(seat for seat in SEATS if seat is not caller)
    yield Information(m.because(doubted, also=("16B1",)), f"#{m.number}", "all", others, (caller,))


def _said_of(action: a.Explain | a.Announce) -> str | None:
    """What it was that was explained; None where nothing was said."""
    if isinstance(action, a.Announce):
        return action.call
    return None if action.silent else action.what


@paragraph("75B", on=(a.Explain, a.Announce), decides=("75C",))
def mistaken_explanation(m: Moment, action: a.Explain | a.Announce) -> Findings:
    """An explanation other than what the pair has agreed is an infraction; one that says it is none."""
    topic = _said_of(action)
    if topic is None or m.recorded("explanation-wrong", f"#{m.number}") is None:
        return
    wrong = m.presume("explanation-wrong", "yes", f"#{m.number}")
    if wrong.no:
        yield Lawful(m.because(wrong, cite="75C"), action.seat, m.number, why="explained what is agreed")
        return
    presumed = ("21B1(b)",) if wrong.unfindable else ()
    fault = Irregularity(m.because(wrong, also=presumed), "wrong explanation", action.seat, m.number)
    yield fault
    yield remembered(m, action.seat, topic, fault)


@paragraph("75B", on=(a.CorrectExplanation,), decides=("75B2", "75B3"))
def explanation_put_right(m: Moment, action: a.CorrectExplanation) -> Findings:
    """A correction shows the explanation to have been mistaken, unless it is found that the call was."""
    given = explanation_of(m, action.whose)
    if found_wrong(m, action, given).no:
        return
    _, said = fault_of(m, action)
    yield from said
    yield from put_right(m, action.whose)
