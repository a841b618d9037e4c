"""What Show asks of the window it begins in, and no more."""

from __future__ import annotations

from typing import Protocol

from bridgetable.ui.around.window import AroundRoom, HasOptions, TurnsRuling
from bridgetable.ui.widgets.notice import Notice


class OffersShow(Protocol):
    """The table with a strip over it for an evening that was left, which stays whatever is opened meanwhile."""

    @property
    def left_show(self) -> Notice: ...


class AroundShow(AroundRoom, Protocol):
    """The window, to who shows its case to a room."""

    @property
    def showing(self) -> HasOptions: ...
    @property
    def hidden_ruling(self) -> TurnsRuling: ...
    @property
    def middle(self) -> OffersShow: ...
