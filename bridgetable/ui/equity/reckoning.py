"""What the director has typed about the score, and the arithmetic that follows from it. No Qt."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, TypeAlias

from bridgetable.equity.scoring import (
    TableResult,
    as_number,
    as_score,
    for_side,
    read_contract,
    read_traveller,
    top,
)
from bridgetable.equity.weighted import (
    AssignedScore,
    AtFault,
    Cite,
    SideAssigned,
    Weighed,
    Worth,
    artificial,
    artificial_imps,
    assigned,
    at_imps,
    at_matchpoints,
)
from bridgetable.messages import say
from bridgetable.seats import Side
from bridgetable.table.position import Vulnerable
from bridgetable.value import value

Form: TypeAlias = Literal["two", "one", "imps"]
"""How the board is scored: matchpoints with two or with one for each score beaten, or IMPs."""


@value
class WeighedOutcome:
    """A result as it is typed, and what it weighs for each side in hundredths."""

    contract: str
    tricks: int
    ns: int
    ew: int


@value
class Scored:
    """How the board is scored: `others` are North-South's scores at the other tables, or the one to compare with."""

    form: Form
    others: str
    vulnerable: Vulnerable

    @property
    def scores(self) -> tuple[int, ...]:
        """The other scores; `Misread` where they cannot be read."""
        return read_traveller(self.others)

    @property
    def win(self) -> int:
        """What a score beaten is worth."""
        return 1 if self.form == "one" else 2

    @property
    def most(self) -> int:
        """The top of the board."""
        return top(self.scores, self.win)

    def worth(self, side: Side) -> Worth:
        """What a score is worth to a side."""
        if self.form == "imps":
            return at_imps(self.scores[0], side)
        return at_matchpoints(self.scores, side, self.win)

    def told(self, points: Fraction) -> str:
        """Matchpoints of the top, or IMPs."""
        if self.form == "imps":
            return say("worth-imps", imps=as_number(points))
        return say("worth-matchpoints", points=as_number(points), most=as_number(self.most))


@value
class SideTold:
    """What is assigned to one side: the arithmetic line by line, and what it had and has."""

    side: Side
    lines: tuple[str, ...]
    change: str


def result_of(contract: str, tricks: int) -> TableResult:
    """A result as it is typed; `Misread` where that is no contract."""
    return TableResult(read_contract(contract), tricks)


def weighed_told(
    old: tuple[str, int], outcomes: tuple[WeighedOutcome, ...], scored: Scored, cite: Cite, edition: int
) -> tuple[SideTold, ...]:
    """Both sides, old and new, with the arithmetic (12C1); `Misread` says what is wrong with what was typed."""
    before = result_of(*old)
    ns = tuple(Weighed(result_of(each.contract, each.tricks), each.ns) for each in outcomes if each.ns)
    ew = tuple(Weighed(result_of(each.contract, each.tricks), each.ew) for each in outcomes if each.ew)
    worths = {side: scored.worth(side) for side in Side}
    found = assigned(AssignedScore(ns, ew, cite), edition, worths, scored.vulnerable)
    return tuple(_side_told(each, before, scored) for each in (found.ns, found.ew))


def _side_told(of: SideAssigned, before: TableResult, scored: Scored) -> SideTold:
    return SideTold(of.side, tuple(line.told for line in of.lines), _change_told(of.side, before, of.total, scored))


def _change_told(side: Side, before: TableResult, new: Fraction, scored: Scored) -> str:
    """What a side had with the score at the table, and has with the new one."""
    score = for_side(before, side, scored.vulnerable)
    old = as_number(scored.worth(side)(score))
    return say("worth-change", side=side, score=as_score(score), old=old, new=scored.told(new))


def artificial_sides(
    faults: dict[Side, tuple[AtFault, int | None]], old: tuple[str, int], scored: Scored
) -> tuple[SideTold, ...]:
    """Both sides with an artificial score (12C2), old and new: how far each was at fault, and its session if known."""
    before = result_of(*old)
    return tuple(_artificial_told(side, *faults[side], before, scored) for side in Side)


def _artificial_told(side: Side, fault: AtFault, session: int | None, before: TableResult, scored: Scored) -> SideTold:
    if scored.form == "imps":
        new = Fraction(artificial_imps(fault))
        line = say("worth-artificial-imps", fault=fault, imps=as_number(new))
    else:
        share = artificial(fault, None if session is None else Fraction(session))
        new = share * scored.most / 100
        line = say(
            "worth-artificial",
            fault=fault,
            share=as_number(share),
            most=as_number(scored.most),
            part=as_number(new),
        )
    return SideTold(side, (line,), _change_told(side, before, new, scored))


def sums(outcomes: tuple[WeighedOutcome, ...]) -> dict[Side, int]:
    """What the weights of each side come to."""
    return {Side.NS: sum(each.ns for each in outcomes), Side.EW: sum(each.ew for each in outcomes)}
