"""What the preparing of an evening, and the director's book, ask of the window they stand beside, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bridgetable.ui.around.window import AroundRoom, HasOptions, Tells

if TYPE_CHECKING:
    from bridgetable.evening.running import Running


class Presents(Protocol):
    """Shows an evening to a room."""

    def begin_evening(self, running: Running) -> None: ...
    def hold(self, running: Running) -> None: ...
    def let_go(self) -> None: ...


class AroundEvening(AroundRoom, Protocol):
    """The window, to who prepares an evening in it and keeps the director's book."""

    @property
    def title(self) -> str: ...
    @property
    def showing(self) -> HasOptions: ...
    @property
    def middle(self) -> Tells: ...
    @property
    def presenting(self) -> Presents: ...
