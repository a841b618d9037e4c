"""What the preparing of an evening, and the director's book, ask of the window they stand beside, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetable.evening.running import Running
    from bridgetable.session import Session
    from bridgetable.ui.felt.shown_table import ViewOptions
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.widgets.notice import Notice


class HasOptions(Protocol):
    """Shows the session as it stands: how, say the options."""

    def options(self) -> ViewOptions: ...


class Tells(Protocol):
    """The table with the strip over it that says something without stopping anybody."""

    @property
    def notice(self) -> Notice: ...


class Presents(Protocol):
    """Shows an evening to a room."""

    def begin_evening(self, running: Running, alone: bool = False) -> None: ...


class AroundEvening(Protocol):
    """The window, to who prepares an evening in it and keeps the director's book."""

    preferences: Preferences
    filing: Filing

    def window(self) -> QWidget: ...
    @property
    def session(self) -> Session: ...
    @property
    def title(self) -> str: ...
    @property
    def showing(self) -> HasOptions: ...
    @property
    def middle(self) -> Tells: ...
    @property
    def presenting(self) -> Presents: ...
