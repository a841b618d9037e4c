"""What writing asks of the window it stands in, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from bridgetable.session import Session
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.panels.director import DirectorPanel
    from bridgetable.ui.record.commands import Command
    from bridgetable.ui.widgets.notice import Notice
    from bridgetable.ui.widgets.pages import Pages


class MenuCommands(Protocol):
    """The commands of the menus, by name."""

    def act(self, name: str) -> QAction: ...
    def enable(self, name: str, on: bool) -> None: ...


class DoesCommands(Protocol):
    """Does with the record what is commanded, and says why it cannot be done."""

    def carry_out(self, *commands: Command) -> bool: ...


class ShowsWritten(Protocol):
    """Shows the session as it stands."""

    def refresh(self) -> None: ...
    def show_story(self) -> None: ...
    def show_saved(self) -> None: ...


class Says(Protocol):
    """The line under the table."""

    def say(self, text: str, wrong: bool = False) -> None: ...


class ColumnAbove(Protocol):
    """The table with what stands over and under it."""

    @property
    def notice(self) -> Notice: ...
    @property
    def command(self) -> Says: ...


class TurnsRuling(Protocol):
    """The ruling that is kept back."""

    def turn(self) -> None: ...


class Widens(Protocol):
    """Makes the columns as wide as what stands in them needs."""

    def fit_panels(self) -> None: ...


class WritingWindow(Protocol):
    """The window, to whoever writes a case in it."""

    preferences: Preferences
    filing: Filing

    def window(self) -> QWidget: ...
    def show_page(self, name: str) -> None: ...
    @property
    def has_pages(self) -> bool: ...
    @property
    def session(self) -> Session: ...
    @property
    def pages(self) -> Pages: ...
    @property
    def director(self) -> DirectorPanel: ...
    @property
    def menus(self) -> MenuCommands: ...
    @property
    def acting(self) -> DoesCommands: ...
    @property
    def showing(self) -> ShowsWritten: ...
    @property
    def middle(self) -> ColumnAbove: ...
    @property
    def hidden_ruling(self) -> TurnsRuling: ...
    @property
    def wearing(self) -> Widens: ...
    @property
    def panels_shown(self) -> SignalInstance: ...
    @property
    def pages_made(self) -> SignalInstance: ...
    @property
    def language_changed(self) -> SignalInstance: ...
