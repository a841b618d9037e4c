"""The clock of an evening: how long a case is shown, what is left of its minutes, the time to think. Without Qt."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.evening.set_list import Item
from bridgetable.messages import say

TO_THINK = (60, 120, 180)
"""The seconds one may give a room to think, at one press after the other; then none."""


def written(seconds: int) -> str:
    """Minutes and seconds.

    >>> written(75), written(-75), written(5)
    ('1:15', '−1:15', '0:05')
    """
    minutes, rest = divmod(abs(seconds), 60)
    return f"{'−' if seconds < 0 else ''}{minutes}:{rest:02}"


def of_case(item: Item, seconds: int) -> str:
    """How long a case has been shown, and what is left of its minutes."""
    if not item.minutes:
        return say("show-clock-case", shown=written(seconds))
    left = item.minutes * 60 - seconds
    return say("show-clock-case-of", shown=written(seconds), minutes=item.minutes, left=written(left), over=left < 0)


def of_evening(items: Sequence[Item], place: int, seconds: int) -> str:
    """What is left of the minutes of this case and of those after it; nothing where nobody has set any."""
    if not any(item.minutes for item in items):
        return ""
    left = max(0, items[place].minutes * 60 - seconds) + sum(item.minutes * 60 for item in items[place + 1 :])
    return say("show-clock-evening", left=written(left))


class ToThink:
    """The time a room has to think, counted down."""

    def __init__(self) -> None:
        self._given = self._left = 0

    def press(self) -> None:
        """A minute; at further presses two, three, and none."""
        longer = [each for each in TO_THINK if each > self._given]
        self._given = self._left = longer[0] if longer else 0

    def stop(self) -> None:
        """No time to think any more."""
        self._given = self._left = 0

    def tick(self) -> None:
        """A second has passed."""
        self._left = max(0, self._left - 1)

    @property
    def said(self) -> str:
        """What is left; empty where nobody is given time."""
        return written(self._left) if self._given else ""
