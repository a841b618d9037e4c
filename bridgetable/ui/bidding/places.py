"""Where the bidding cards of one player lie: in a row or a column, overlapping so that each can be read. Without Qt."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.value import value

WIDE, HIGH = 44.0, 56.0
"""A bidding card, in table units."""
LOW = 36.0
"""So much of it is seen where there is little height."""
STRIP = 25.0
"""So much of a card in a row the next one leaves free: the level over the sign fits in it."""
_LEVEL = 24.0
"""The same in a column, where the sign stands beside the level."""
_GAP = 4.0
_FEW = 3
"""So many calls in a row lie side by side."""


@value
class CallPlace:
    """A bidding card by its upper left corner, how many times as large as usual, and what of it is seen.

    `across` and `down` are in units of the card. `beside`: the sign stands beside the level, else under it.
    """

    x: float
    y: float
    size: float
    across: float
    down: float
    beside: bool


def row(count: int, at: tuple[float, float], width: float, height: float, size: float) -> Iterator[CallPlace]:
    """The calls of a player at the top or the bottom, in the middle of `width` from `at` on."""
    left, top = at
    step = _step(count, width, WIDE * size, size * (WIDE + _GAP if count <= _FEW else STRIP))
    start = left + (width - WIDE * size - step * (count - 1)) / 2
    for number in range(count):
        across = WIDE if number == count - 1 else min(step / size, WIDE)
        yield CallPlace(start + step * number, top, size, across, height / size, across == WIDE)


def column(count: int, at: tuple[float, float], height: float, size: float) -> Iterator[CallPlace]:
    """The calls of a player at the left or the right, in the middle of `height` from `at` on."""
    left, top = at
    step = _step(count, height, HIGH * size, _LEVEL * size)
    start = top + max(0.0, (height - HIGH * size - step * (count - 1)) / 2)
    for number in range(count):
        yield CallPlace(
            left, start + step * number, size, WIDE, HIGH if number == count - 1 else step / size, beside=True
        )


def _step(count: int, room: float, card: float, widest: float) -> float:
    """From one card to the next, so that `count` of them need no more than `room`."""
    return widest if count < 2 else max(1.0, min(widest, (room - card) / (count - 1)))
