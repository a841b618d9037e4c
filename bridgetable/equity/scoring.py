"""What a result is worth: points (Law 77), matchpoints against other scores (78A), IMPs (78B)."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction

from bridgetable.cards import Suit
from bridgetable.messages import say
from bridgetable.misread import Misread
from bridgetable.seats import Seat, Side, parse_seat
from bridgetable.table.position import Vulnerable, parse_contract, trump_of
from bridgetable.value import value

MOST_TABLES = 1000
"""So many tables may have played a board."""

_SCORE = re.compile(r"([+-]?\d{1,5})(?:x(\d{1,4}))?", re.IGNORECASE)


@value
class FinalContract:
    """A contract as headers write it, `4SX`, and who declares it."""

    written: str
    declarer: Seat

    @property
    def level(self) -> int:
        """How many tricks more than six have been bid."""
        return int(self.written[0])

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None in no trump."""
        return trump_of(self.written)

    @property
    def doubled(self) -> int:
        """How many times it has been doubled: a redouble is the second."""
        return self.written.count("X")

    @property
    def words(self) -> str:
        """The contract as players write it, without who declares it.

        >>> read_contract("4sx S").words, read_contract("3N E").words
        ('4♠X', '3NT')
        """
        return say("equity-contract", level=self.level, suit=self.trump, doubled=self.doubled)

    @property
    def needed(self) -> int:
        """How many tricks make the contract."""
        return self.level + 6


@value
class TableResult:
    """A contract and the tricks that declarer and dummy won in it."""

    contract: FinalContract
    tricks: int

    @property
    def over(self) -> int:
        """How many tricks more than were needed; less than none where it went down."""
        return self.tricks - self.contract.needed


def read_contract(text: str) -> FinalContract:
    """The contract written `4SX S`, `3NT E` or `3n e`, who declares it last; else `Misread`.

    >>> read_contract("4HXX W").doubled
    2
    """
    bid, _, declarer = text.strip().rpartition(" ")
    written = parse_contract(bid)
    if written is None:
        raise Misread("equity-unread-contract", typed=repr(text))
    return FinalContract(written, parse_seat(declarer.upper()))


# Law 77


def points(result: TableResult, *, vulnerable: bool) -> int:
    """What a result is worth to declarer's side; less than nothing where the contract went down (77).

    >>> points(TableResult(read_contract("4SX S"), 9), vulnerable=True)
    -200
    >>> points(TableResult(read_contract("4S S"), 10), vulnerable=True)
    620
    """
    if result.over < 0:
        return -undertricks(-result.over, result.contract.doubled, vulnerable=vulnerable)
    return made(result.contract, vulnerable=vulnerable) + overtricks(result, vulnerable=vulnerable)


def for_side(result: TableResult, side: Side, vulnerable: Vulnerable) -> int:
    """What a result is worth to one side, on a board with these sides vulnerable.

    >>> for_side(TableResult(read_contract("4S S"), 9), Side.EW, "EW")
    50
    """
    declaring = result.contract.declarer.side
    worth = points(result, vulnerable=vulnerable in ("all", declaring.value))
    return worth if declaring is side else -worth


def made(contract: FinalContract, *, vulnerable: bool) -> int:
    """What a contract just made is worth: its tricks, game or part-score, slam, and the fifty for a double.

    >>> made(read_contract("1NT N"), vulnerable=False), made(read_contract("7NTXX N"), vulnerable=True)
    (90, 2980)
    """
    tricks = (contract.level * _trick_value(contract.trump) + (10 if contract.trump is None else 0)) << contract.doubled
    game = (500 if vulnerable else 300) if tricks >= 100 else 50
    slams = {6: (500, 750), 7: (1000, 1500)}
    slam = slams[contract.level][vulnerable] if contract.level in slams else 0
    return tricks + game + slam + 50 * contract.doubled


def overtricks(result: TableResult, *, vulnerable: bool) -> int:
    """What the tricks beyond those bid are worth.

    >>> overtricks(TableResult(read_contract("2HX S"), 10), vulnerable=True)
    400
    """
    doubled = result.contract.doubled
    each = 50 << doubled + vulnerable if doubled else _trick_value(result.contract.trump)
    return result.over * each


def undertricks(down: int, doubled: int, *, vulnerable: bool) -> int:
    """What the other side gets for so many tricks down.

    >>> undertricks(4, 1, vulnerable=False), undertricks(4, 1, vulnerable=True), undertricks(2, 0, vulnerable=True)
    (800, 1100, 200)
    """
    if not doubled:
        return down * (100 if vulnerable else 50)
    once = 300 * down - 100 if vulnerable else 300 * down - 200 - 100 * min(down - 1, 2)
    return once * doubled


def _trick_value(trump: Suit | None) -> int:
    return 20 if trump in (Suit.C, Suit.D) else 30


def score_told(result: TableResult, *, vulnerable: bool) -> str:
    """What a result is worth to declarer's side, in a line.

    >>> score_told(TableResult(read_contract("4SX S"), 9), vulnerable=True)
    '4♠X by South, 9 tricks, vulnerable: −200.'
    """
    contract = result.contract
    return say(
        "equity-score",
        contract=contract.words,
        declarer=contract.declarer,
        tricks=result.tricks,
        vulnerable=vulnerable,
        score=as_score(points(result, vulnerable=vulnerable)),
    )


# Law 78A


def read_traveller(text: str) -> tuple[int, ...]:
    """The scores of North-South at the other tables: `620x3 -100 170` is 620 three times, -100 and 170.

    >>> read_traveller("620x3 -100 170")
    (620, 620, 620, -100, 170)
    """
    scores: list[int] = []
    for part in text.replace(",", " ").replace("−", "-").replace("×", "x").split():
        found = _SCORE.fullmatch(part)
        if found is None:
            raise Misread("equity-unread-score", typed=repr(part))
        scores += [int(found[1])] * min(int(found[2] or 1), MOST_TABLES + 1)
    if not 0 < len(scores) <= MOST_TABLES:
        raise Misread("equity-no-traveller", typed=repr(text[:40]), most=str(MOST_TABLES))
    return tuple(scores)


def matchpoints(score: int, others: Sequence[int], win: int = 2) -> Fraction:
    """The matchpoints of `score` against the `others`: `win` (2 or 1) for each one beaten, half of it for a tie (78A).

    >>> matchpoints(620, (620, 170, 650)), matchpoints(620, (620, 170, 650), win=1)
    (Fraction(3, 1), Fraction(3, 2))
    """
    beaten = sum(other < score for other in others)
    return win * (beaten + Fraction(sum(other == score for other in others), 2))


def top(others: Sequence[int], win: int = 2) -> int:
    """The most matchpoints that can be won against the others.

    >>> top((620, 170, 650))
    6
    """
    return win * len(others)


# Law 78B

_IMPS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The least difference that is worth one IMP, two, and so on to twenty-four."""


def imps(difference: int) -> int:
    """The IMPs of a difference in points: to another table, or to a datum (78B).

    >>> imps(10), imps(20), imps(-430), imps(620 - 170)
    (0, 1, -10, 10)
    """
    won = bisect_right(_IMPS, abs(difference))
    return won if difference > 0 else -won


def as_number(number: Fraction | int) -> str:
    """A number as it is written, with two places at most and no plus.

    >>> as_number(Fraction(36, 5)), as_number(Fraction(-8)), as_number(Fraction(1, 3))
    ('7.2', '−8', '0.33')
    """
    text = f"{abs(float(number)):.2f}".rstrip("0").rstrip(".")
    return f"−{text}" if number < 0 and text != "0" else text


def as_score(number: int) -> str:
    """Points as a score: a sign before all but nothing.

    >>> as_score(620), as_score(-100), as_score(0)
    ('+620', '−100', '0')
    """
    return f"+{number}" if number > 0 else as_number(number)
