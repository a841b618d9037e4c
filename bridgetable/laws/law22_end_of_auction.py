"""Laws 17 and 22: the auction period, and how the auction ends. The rules are numbered anew in 2017."""

from __future__ import annotations

from bridgetable.blocks.auction import PASS, contract_of, is_over, row, skipped
from bridgetable.blocks.calls import now, restricts, told_to
from bridgetable.findings.kinds import CallState, Contract, Irregularity, Lawful, Roles
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a


@paragraph("17A", on=(a.TakeCards,))
def cards_are_taken(m: Moment, action: a.TakeCards) -> Findings:
    """The auction period begins when somebody takes his cards from the board."""
    if m.standing.board.stage == "before":
        yield Lawful(m.because(), action.seat, m.number)
        yield Roles(m.because(), m.standing.board.declarer, "cards taken")


@paragraph("22A", on=(CallState,), decides=("22B", "17D2"))
def three_passes(m: Moment, call: CallState) -> Findings:
    """Three passes after the last bid end the auction, four passes the board, unless a player was robbed of a turn."""
    st = m.standing
    if not st.board.before_play or not is_over(row(st)):
        return
    ended = contract_of(row(st))
    if ended is None:
        grounds, stage, declarer = m.because(cite=m.cited("22B")), "over", st.board.declarer
        yield Contract(grounds, None)
    else:
        grounds, stage, declarer = m.because(also=(m.cited("17D2"),)), "clarification", ended[2]
        yield Contract(grounds, *ended)
    yield Lawful(grounds, call.seat, m.number)
    yield Roles(grounds, declarer, stage)


@paragraph("17D3", on=(CallState,), decides=("34",))
def robbed_of_his_turn(m: Moment, _: CallState) -> Findings:
    """A third pass that passes a player over does not end the auction: it goes back to him, and those after fall."""
    robbed = skipped(row(m.standing)) if m.standing.board.before_play else None
    if robbed is None:
        return
    faults = tuple(
        Irregularity(m.because(also=("34",)), "turn not given", each.seat, each.action, call=PASS)
        for each in robbed.out_of_rotation
    )
    yield from faults
    sides = {each.seat.side for each in robbed.out_of_rotation}
    grounds = m.because(*faults, cite=m.cited("16C2"), also=(m.cited("16C1"), m.cite))
    for each in robbed.fallen:
        yield now(each, "cancelled", m.because(*faults))
        yield told_to(each, _to_use_it(each.seat, sides), grounds)
    if m.setting("robbed-turn-law-26").value == "yes":
        for each in robbed.out_of_rotation:
            yield m.noted(restricts(m, each, None))


def _to_use_it(seat: Seat, sides: set[Side]) -> Side:
    """A pass of a side that passed out of rotation is for the other side; one of a side that did not, for its own."""
    return seat.side.other if seat.side in sides else seat.side
