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
    Weighed,
    Worth,
    artificial,
    artificial_imps,
    assigned,
    at_imps,
    at_matchpoints,
    knocked_out,
)
from bridgetable.messages import say
from bridgetable.misread import Misread
from bridgetable.seats import Side
from bridgetable.table.position import Vulnerable
from bridgetable.value import value

Form: TypeAlias = Literal["two", "one", "imps", "knock-out"]
"""How a board is scored: matchpoints with two or one for each score beaten, or IMPs, also in a knock-out match."""


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
        if not self.others.strip():
            raise Misread("equity-no-scores-yet")
        return read_traveller(self.others)

    @property
    def by_imps(self) -> bool:
        """Whether points are turned into IMPs (78B)."""
        return self.form in ("imps", "knock-out")

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
        if self.by_imps:
            return at_imps(self.scores[0], side)
        return at_matchpoints(self.scores, side, self.win)

    def told(self, points: Fraction) -> str:
        """Matchpoints of the top, or IMPs."""
        if self.by_imps:
            return say("worth-imps", imps=as_number(points))
        return say("worth-matchpoints", points=as_number(points), most=as_number(self.most))


@value
class SideTold:
    """What is assigned to one side: the arithmetic line by line, what it had and has, and what it `gets` alone."""

    side: Side
    lines: tuple[str, ...]
    change: str
    gets: str


def result_of(contract: str, tricks: int) -> TableResult:
    """A result as it is typed; `Misread` where that is no contract."""
    return TableResult(read_contract(contract), tricks)


def same_play(contract: str, other: str) -> bool:
    """Whether two contracts as they are typed are played alike: by one declarer, with the same trumps.

    >>> same_play("4S S", "3sx S"), same_play("4S S", "4S N"), same_play("4S", "4S S")
    (True, False, False)
    """
    try:
        one, two = read_contract(contract), read_contract(other)
    except Misread:
        return False
    return (one.declarer, one.trump) == (two.declarer, two.trump)


def weighed_told(
    old: tuple[str, int], outcomes: tuple[WeighedOutcome, ...], scored: Scored, cite: Cite, edition: int
) -> tuple[SideTold, ...]:
    """Both sides, old and new, with the arithmetic (12C1); `Misread` says what is wrong with what was typed."""
    before = result_of(*old)
    ns = tuple(Weighed(result_of(each.contract, each.tricks), each.ns) for each in outcomes if each.ns)
    ew = tuple(Weighed(result_of(each.contract, each.tricks), each.ew) for each in outcomes if each.ew)
    worths = {side: scored.worth(side) for side in Side}
    found = assigned(AssignedScore(ns, ew, cite), edition, worths, scored.vulnerable)
    sides = {each.side: (tuple(line.told for line in each.lines), each.total) for each in (found.ns, found.ew)}
    return _both_told(sides, before, scored)


def _both_told(
    sides: dict[Side, tuple[tuple[str, ...], Fraction]], before: TableResult, scored: Scored
) -> tuple[SideTold, ...]:
    """Both sides with what they come to; in a knock-out match that is averaged where it does not balance (12C4)."""
    (_, ns), (_, ew) = sides.values()
    if scored.form != "knock-out" or ns == -ew:
        return tuple(_side_told(side, lines, total, before, scored) for side, (lines, total) in sides.items())
    average = knocked_out(ns, ew)
    line = say("worth-averaged", ns=as_number(ns), ew=as_number(ew), average=as_number(average))
    gets = {Side.NS: average, Side.EW: -average}
    return tuple(_side_told(side, (*lines, line), gets[side], before, scored) for side, (lines, _) in sides.items())


def _side_told(side: Side, lines: tuple[str, ...], total: Fraction, before: TableResult, scored: Scored) -> SideTold:
    return SideTold(side, lines, _change_told(side, before, total, scored), scored.told(total))


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
    return _both_told({side: _artificial(*faults[side], scored) for side in Side}, before, scored)


def _artificial(fault: AtFault, session: int | None, scored: Scored) -> tuple[tuple[str, ...], Fraction]:
    """An artificial score with its arithmetic."""
    if scored.by_imps:
        new = Fraction(artificial_imps(fault))
        return (say("worth-artificial-imps", fault=fault, imps=as_number(new)),), new
    share = artificial(fault, None if session is None else Fraction(session))
    new = share * scored.most / 100
    told = say(
        "worth-artificial", fault=fault, share=as_number(share), most=as_number(scored.most), part=as_number(new)
    )
    return (told,), new


def sums(outcomes: tuple[WeighedOutcome, ...]) -> dict[Side, int]:
    """What the weights of each side come to."""
    return {Side.NS: sum(each.ns for each in outcomes), Side.EW: sum(each.ew for each in outcomes)}
