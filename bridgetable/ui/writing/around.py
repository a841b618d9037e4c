"""What writing asks of the window it stands in, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bridgetable.ui.around.window import AroundRoom, MenuCommands, Refreshes, Tells, TurnsRuling

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from bridgetable.ui.panels.director import DirectorPanel
    from bridgetable.ui.record.commands import Command
    from bridgetable.ui.widgets.pages import Pages


class DoesCommands(Protocol):
    """Does with the record what is commanded, and says why it cannot be done."""

    def carry_out(self, *commands: Command) -> bool: ...


class ShowsWritten(Refreshes, Protocol):
    """Shows the session as it stands, and what is told of it."""

    def show_story(self) -> None: ...
    def show_saved(self) -> None: ...


class Says(Protocol):
    """The line under the table."""

    def say(self, text: str, wrong: bool = False) -> None: ...


class ColumnAbove(Tells, Protocol):
    """The table with what stands over and under it."""

    @property
    def command(self) -> Says: ...


class Widens(Protocol):
    """Makes the columns as wide as what stands in them needs."""

    def fit_panels(self) -> None: ...


class WritingWindow(AroundRoom, Protocol):
    """The window, to whoever writes a case in it."""

    def show_page(self, name: str) -> None: ...
    @property
    def has_pages(self) -> bool: ...
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
