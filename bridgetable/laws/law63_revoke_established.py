"""Law 63: when a revoke is established."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.limits import side_on
from bridgetable.findings.kinds import Irregularity, Revoke, Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table.actions import GoOn

_OUT_OF_TURN = ("lead out of turn",)


@paragraph("63A1", on=("played", Revoke, GoOn), only_if="revoked")
def a_card_to_the_next_trick(m: Moment, _: Status | Revoke | GoOn) -> Findings:
    """A revoke is established when the offender or his partner leads or plays to the next trick."""
    st = m.standing
    for revoke in st.revokes:
        if revoke.state == "open" and side_on(st, revoke.seat, revoke.trick + 1):
            yield _established(m, revoke)


@paragraph("63A1", editions=(2007,), on=_OUT_OF_TURN, only_if="revoked")
def a_lead_out_of_turn_2007(m: Moment, lead: Irregularity) -> Findings:
    """A lead out of turn to the next trick establishes it too, whatever brought it about."""
    yield from _by_a_lead(m, lead)


@paragraph("63A1", editions=(2017,), on=_OUT_OF_TURN, only_if="revoked")
def a_lead_out_of_turn_2017(m: Moment, lead: Irregularity) -> Findings:
    """A lead out of turn to the next trick establishes it too, unless an opponent had said that it was his lead."""
    if lead.grounds.cite != "47E1":
        yield from _by_a_lead(m, lead)


def _by_a_lead(m: Moment, lead: Irregularity) -> Findings:
    for revoke in m.standing.revokes:
        to_next = m.standing.to_lead() and m.standing.trick_number == revoke.trick + 1
        if revoke.state == "open" and to_next and lead.seat.side is revoke.seat.side:
            yield _established(m, revoke, lead)


def _established(m: Moment, revoke: Revoke, *by: Irregularity) -> Revoke:
    grounds = m.because(*revoke.grounds.findings, *by, also=("63B",))
    return replace(revoke, grounds=grounds, state="established")
