"""How the bidding box is laid out: the players at the top, the bids by level and denomination, then the other calls.

Without Qt: what stands where in a grid, and which cell an arrow leads to.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bridgetable.blocks.auction import DENOMINATIONS, DOUBLE, HIGHEST_LEVEL, PASS, REDOUBLE, height, is_bid
from bridgetable.seats import SEATS, Seat
from bridgetable.value import value

Word: TypeAlias = Literal["stop", "alert"]

ACROSS, ROWS = 28, 7
"""The grid has so many columns, four to a level of bids, and so many rows."""
_LEVEL = ACROSS // HIGHEST_LEVEL
_SEAT, _WORD = 4, 6
_PASS, _DOUBLE = 12, 8


@value
class BoxPart:
    """One part of the box: a `seat` to bid for, a `call`, or another `word`; `wide` columns from `column` on."""

    row: int
    column: int
    wide: int
    seat: Seat | None = None
    call: str = ""
    word: Word | None = None

    @property
    def middle(self) -> float:
        """The column its middle is in."""
        return self.column + self.wide / 2


def _cells() -> tuple[BoxPart, ...]:
    seats = [BoxPart(0, number * _SEAT, _SEAT, seat=seat) for number, seat in enumerate(SEATS)]
    after = len(SEATS) * _SEAT
    words = [BoxPart(0, after, _WORD, word="stop"), BoxPart(0, after + _WORD, _WORD, word="alert")]
    bids = [
        BoxPart(row, (level - 1) * _LEVEL, _LEVEL, call=f"{level}{named}")
        for row, named in enumerate(reversed(DENOMINATIONS), 1)
        for level in range(1, HIGHEST_LEVEL + 1)
    ]
    others = [
        BoxPart(ROWS - 1, 0, _PASS, call=PASS),
        BoxPart(ROWS - 1, _PASS, _DOUBLE, call=DOUBLE),
        BoxPart(ROWS - 1, _PASS + _DOUBLE, _DOUBLE, call=REDOUBLE),
    ]
    return (*seats, *words, *bids, *others)


CELLS = _cells()
FIRST = min((cell for cell in CELLS if is_bid(cell.call)), key=lambda cell: height(cell.call))
"""Where the keyboard begins."""


def step_from(cell: BoxPart, right: int, down: int) -> BoxPart:
    """The cell beside another one, or over or under it; at an edge that one itself."""
    if down:
        row = [each for each in CELLS if each.row == cell.row + down]
        return min(row, key=lambda each: abs(each.middle - cell.middle), default=cell)
    row = [each for each in CELLS if each.row == cell.row]
    at = row.index(cell) + right
    return row[at] if 0 <= at < len(row) else cell


def part_at(across: float, down: float) -> BoxPart | None:
    """The cell at a point of the box, given as shares of its width and height."""
    column, row = across * ACROSS, down * ROWS
    return next((c for c in CELLS if c.row <= row < c.row + 1 and c.column <= column < c.column + c.wide), None)
