"""How large is written what stands on the felt: the indices of the cards, flags, names and counts.

Cards are as large as the window allows, whatever the size of text; what is written beside them grows with the text, and
for a room with the picture that the room looks at. Without Qt.
"""

from __future__ import annotations

from itertools import count, takewhile

from bridgetable.ui.looks import theme
from bridgetable.value import value

_WIDEST = theme.LARGE_INDEX_WIDTH
"""No rank is wider, however high: so much of a card no other covers."""
_ROW = 50.0
"""So much of a card is seen over the next row at least."""
_SMALLER = 0.88
"""Flags that have no room are made so much smaller, all of them, until they have."""


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
    def rank_ends(self) -> float:
        """How far from the upper side of the card the rank ends, where the suit stands under it."""
        return self.above + self.index

    @property
    def depth(self) -> float:
        """How far from the upper side of the card it ends."""
        return self.strip - 1 if self.strip else self.above + self.index + 4.0 + self.sign

    @property
    def reach(self) -> float:
        """How far from the left side of the card it ends."""
        return 41.0 if self.strip else self.inset + self.wide


@value
class Sizes:
    """The sizes on a felt whose unit is `scale` pixels long, with `text` so many times as large as usual.

    `large`: to be read from the back of a class; `room`: in a picture so many pixels wide (0: nobody looks from afar).
    """

    scale: float
    text: float = 1.0
    large: bool = False
    room: int = 0

    @property
    def index(self) -> float:
        """How high a rank is to be, in table units."""
        if self.room:
            return min(
                max(theme.LARGE_INDEX_HEIGHT, theme.ROOM_MUST_READ * self.room / self.scale), theme.LARGEST_INDEX
            )
        return theme.LARGE_INDEX_HEIGHT if self.large else theme.INDEX_HEIGHT

    @property
    def flags(self) -> tuple[float, ...]:
        """How many times as large as usual flags are; the next one each where not all of them have room."""
        wanted = self._written(theme.FLAG_TEXT, theme.LEAST_FLAG_TEXT, theme.LARGEST_FLAG)
        least = min(wanted, max(1.0, theme.LEAST_FLAG_TEXT / (theme.FLAG_TEXT * self.scale)))
        steps = takewhile(lambda size: size > least, (wanted * _SMALLER**step for step in count()))
        return (*steps, least)

    @property
    def names(self) -> float:
        """How many times as large as usual the names of the players and the count of tricks are."""
        return self._written(theme.NAME_TEXT, theme.LEAST_FLAG_TEXT, theme.LARGEST_NAME)

    def _written(self, usual: float, least: float, most: float) -> float:
        """How many times as large as `usual`, in table units, letters are that have at least so many pixels."""
        size = max(1.0, least / (usual * self.scale)) * self.text
        if self.large:
            size = max(size, theme.LARGE_FLAG)
        if self.room:
            size = max(size, theme.ROOM_LETTERS * self.room / (usual * self.scale))
        return min(size, most)
