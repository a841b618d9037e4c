"""What several rooms ask alike of the window they stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from bridgetable.session import Session
    from bridgetable.ui.felt.shown_table import ViewOptions
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.widgets.notice import Notice


class AroundRoom(Protocol):
    """The window: the record that is open in it, where that is kept, and what is remembered."""

    preferences: Preferences
    filing: Filing

    def window(self) -> QWidget: ...
    @property
    def session(self) -> Session: ...


class HasOptions(Protocol):
    """Shows the session as it stands: how, say the options."""

    def options(self) -> ViewOptions: ...


class Refreshes(Protocol):
    """Shows the session as it stands."""

    def refresh(self) -> None: ...


class Tells(Protocol):
    """The table with the strip over it that says something without stopping anybody."""

    @property
    def notice(self) -> Notice: ...


class TurnsRuling(Protocol):
    """The ruling that is kept back."""

    def turn(self) -> None: ...


class MenuCommands(Protocol):
    """The commands of the menus, by name."""

    def act(self, name: str) -> QAction: ...
    def enable(self, name: str, on: bool) -> None: ...
