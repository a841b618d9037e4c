"""Assigned scores: results weighted for each side (12C1), and artificial scores (12C2), with their arithmetic.

What the results are and what they weigh is the director's judgement; here it is only reckoned with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

from bridgetable.editions import as_of
from bridgetable.equity.scoring import TableResult, as_number, as_score, for_side, imps, matchpoints
from bridgetable.messages import say
from bridgetable.misread import Misread
from bridgetable.seats import Side
from bridgetable.table.position import Vulnerable
from bridgetable.value import value

WHOLE = 100
"""What the weights of a side add up to."""

AtFault: TypeAlias = Literal["no", "partly", "directly"]
"""How far a contestant was at fault that a board could not be played (12C2)."""

Cite: TypeAlias = Literal["12C1(c)", "12C1(e)"]
"""The paragraphs by which results are weighed or split."""

Worth: TypeAlias = Callable[[int], Fraction]
"""What a score of one's own side is worth at this form of the game."""


@value
class Weighed:
    """A result and its weight for one side, in hundredths."""

    result: TableResult
    weight: int


@value
class AssignedScore:
    """What each side is assigned, each with weights of its own; `cite`: by which paragraph."""

    ns: tuple[Weighed, ...]
    ew: tuple[Weighed, ...]
    cite: Cite = "12C1(c)"

    def of(self, side: Side) -> tuple[Weighed, ...]:
        """The results that count for one side."""
        return self.ns if side is Side.NS else self.ew


@value
class WeighedLine:
    """One result in the arithmetic: the score, what it is `worth`, and what its weight leaves of that."""

    of: Weighed
    score: int
    worth: Fraction
    part: Fraction

    @property
    def told(self) -> str:
        """The line as it is told: `60 % of 4♠ by South, 10 tricks (+620): 12 × 60 % = 7.2`."""
        result, contract = self.of.result, self.of.result.contract
        return say(
            "equity-weighed-line",
            weight=self.of.weight,
            contract=contract.words,
            declarer=contract.declarer,
            tricks=result.tricks,
            score=as_score(self.score),
            worth=as_number(self.worth),
            part=as_number(self.part),
        )


@value
class SideAssigned:
    """What one side is assigned: each result in its line, and what they come to."""

    side: Side
    lines: tuple[WeighedLine, ...]

    @property
    def total(self) -> Fraction:
        """What the lines come to."""
        return sum((line.part for line in self.lines), Fraction(0))


@value
class AssignedLines:
    """What both sides are assigned, each with its arithmetic, and by which paragraph."""

    ns: SideAssigned
    ew: SideAssigned
    cite: str


def reckoned(weighed: Sequence[Weighed], side: Side, worth: Worth, vulnerable: Vulnerable) -> SideAssigned:
    """What results and weights come to for a side; `Misread` unless the weights add up to 100.

    The weights apply to matchpoints or IMPs (`worth`), never to points.
    """
    lines: list[WeighedLine] = []
    for each in whole(weighed, side):
        score = for_side(each.result, side, vulnerable)
        won = worth(score)
        lines.append(WeighedLine(each, score, won, won * each.weight / WHOLE))
    return SideAssigned(side, tuple(lines))


def assigned(score: AssignedScore, edition: int, worths: dict[Side, Worth], vulnerable: Vulnerable) -> AssignedLines:
    """What both sides are assigned, with their arithmetic; `Misread` where the paragraph does not allow it.

    The 2007 book weighs (12C1(c)), or gives each side one result (12C1(e)); in 2017 12C1(e) splits the score.
    """
    if score.cite in as_of(edition, _ONE_RESULT_EACH) and not len(score.ns) == len(score.ew) == 1:
        raise Misread("equity-one-result-each", cite=score.cite)
    ns, ew = (reckoned(score.of(side), side, worths[side], vulnerable) for side in Side)
    return AssignedLines(ns, ew, score.cite)


_ONE_RESULT_EACH: dict[int, tuple[str, ...]] = {2007: ("12C1(e)",), 2017: ()}
"""The paragraphs by which each side is given a single result, not a weighted one."""


def whole(weighed: Sequence[Weighed], side: Side) -> Sequence[Weighed]:
    """The weights of a side, if each is one and they add up to 100; else `Misread`."""
    if any(not 0 < each.weight <= WHOLE for each in weighed):
        raise Misread("equity-no-weight", side=side.value)
    together = sum(each.weight for each in weighed)
    if together != WHOLE:
        raise Misread("equity-weights-together", side=side.value, sum=str(together))
    return weighed


def at_matchpoints(others: Sequence[int], side: Side, win: int = 2) -> Worth:
    """What a score is worth to a side in matchpoints; the `others` are scores of North-South.

    >>> at_matchpoints((620, 170), Side.EW)(-170)
    Fraction(3, 1)
    """
    scores = tuple(other if side is Side.NS else -other for other in others)
    return lambda score: matchpoints(score, scores, win)


def at_imps(other: int, side: Side) -> Worth:
    """What a score is worth to a side in IMPs; `other` is that of North-South at the other table, or a datum.

    >>> at_imps(620, Side.NS)(-100)
    Fraction(-12, 1)
    """
    own = other if side is Side.NS else -other
    return lambda score: Fraction(imps(score - own))


def knocked_out(ns: Fraction, ew: Fraction) -> Fraction:
    """What North-South win in a knock-out match, where scores that do not balance are averaged (12C4).

    >>> knocked_out(Fraction(3), Fraction(-5))
    Fraction(4, 1)
    """
    return (ns - ew) / 2


# Artificial scores

_AVERAGES: dict[AtFault, tuple[int, int]] = {"no": (60, 3), "partly": (50, 0), "directly": (40, -3)}
"""For each degree of fault the share of the matchpoints, and the IMPs."""


def artificial(fault: AtFault, session: Fraction | None = None) -> Fraction:
    """The share of the matchpoints, in hundredths, of a contestant so much at fault (12C2).

    Who is not at fault gets his score of the whole session if that is more than 60; who is directly at fault, if it is
    less than 40.

    >>> artificial("no"), artificial("no", Fraction(65)), artificial("directly", Fraction(38)), artificial("partly")
    (Fraction(60, 1), Fraction(65, 1), Fraction(38, 1), Fraction(50, 1))
    """
    share = Fraction(_AVERAGES[fault][0])
    if session is None or fault == "partly":
        return share
    return max(share, session) if fault == "no" else min(share, session)


def artificial_imps(fault: AtFault) -> int:
    """The IMPs of a contestant so much at fault (12C2).

    >>> artificial_imps("no"), artificial_imps("partly"), artificial_imps("directly")
    (3, 0, -3)
    """
    return _AVERAGES[fault][1]
