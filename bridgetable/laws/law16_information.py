"""Law 16, as far as withdrawn and exposed cards go: 16D in 2007, 16C in 2017."""

from __future__ import annotations

from bridgetable.blocks.information import information, of_side
from bridgetable.findings.kinds import Information, Irregularity, Judgement, Status
from bridgetable.findings.moment import Moment, subject
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table.actions import Remark


@paragraph("16D2 / 16C2", on=("withdrawn", "in hand"), decides=("16D1 / 16C1",))
def card_of_the_offending_side(m: Moment, status: Status) -> Findings:
    """What a withdrawn card told is for the innocent side to use, and not for the side that caused it."""
    owner, card = status.owner, status.card
    if status.status == "in hand" and not _was_played(status):
        return
    faults = [f for f in status.grounds.findings if isinstance(f, Irregularity)]
    known = m.standing.information.get((subject(owner, card), "all"))
    if not faults or isinstance(known, Information) or faults[0].seat.side is not owner.side:
        return
    cite = {2007: "16D", 2017: "16C"}[m.year] + "2"
    yield information(m.because(status, cite=cite), owner, card, "all", of_side(owner.side), status.provisional)


def _was_played(status: Status) -> bool:
    kinds = ("fifth card", "two cards at once")
    return any(isinstance(f, Irregularity) and f.kind in kinds for f in status.grounds.findings)


@paragraph("16C / 16D", on=(Remark,))
def heard_from_elsewhere(m: Moment, remark: Remark) -> Findings:
    """What comes from outside the table is told to the director, who lets the board be played or adjusts."""
    if remark.seat == "outsider" and remark.words is not None:
        yield Judgement(m.because(), "can the board still be played normally?", ("suggested", "damage"))
