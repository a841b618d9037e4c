"""How large is written what stands on the felt: indices, flags, names and counts. Without Qt.

Cards are as large as the window allows, whatever the size of text; what is written beside them grows with the text, and
for a room with the picture that the room looks at.
"""

from __future__ import annotations

from itertools import count, takewhile

from bridgetable.ui.looks import theme
from bridgetable.value import value

_SMALLER = 0.88
"""Flags that have no room are made so much smaller, all of them, until they have."""


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
