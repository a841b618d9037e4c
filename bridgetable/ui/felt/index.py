"""The index of a card: how large rank and suit stand in its corner, and how much of the card they take. Without Qt."""

from __future__ import annotations

from bridgetable.ui.looks import theme
from bridgetable.value import value

_WIDEST = theme.LARGE_INDEX_WIDTH
"""No rank is wider, however high: so much of a card no other covers."""


_ROW = 50.0
"""So much of a card is seen over the next row at least."""


@value
class Corner:
    """Rank and suit in the corner of a card: a rank is `index` units high.

    `strip`: so much of the card is left free in a column, and they stand in that side by side; 0: one under the other.
    `open`: the lower half of the card can be seen, and has a large sign.
    """

    index: float
    strip: float = 0.0
    open: bool = True

    @property
    def high(self) -> float:
        """How high the rank is drawn, where a strip leaves it less than it is to have."""
        return min(self.index, self.strip - 2.0) if self.strip else self.index

    @property
    def wide(self) -> float:
        """How wide a rank may be."""
        return min(self.index + 0.5, _WIDEST)

    @property
    def sign(self) -> float:
        """How high the sign of the suit under the rank is; both have room over the next row of a hand."""
        return min(round(self.index * 0.8), _ROW - self.above - self.index - 4.0)

    @property
    def inset(self) -> float:
        """How far from the left side of the card it begins: large letters have more of it."""
        return 4.5 if self.index <= theme.INDEX_HEIGHT else 2.5

    @property
    def above(self) -> float:
        """How far from the upper side of the card it begins."""
        return 6.0 if self.index <= theme.INDEX_HEIGHT else 2.5

    @property
    def depth(self) -> float:
        """How far from the upper side of the card it ends."""
        return self.strip - 1 if self.strip else self.above + self.index + 4.0 + self.sign

    @property
    def reach(self) -> float:
        """How far from the left side of the card it ends."""
        return 41.0 if self.strip else self.inset + self.wide
