"""What practice asks of the window it stands in, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bridgetable.ui.around.window import AroundRoom, MenuCommands, Refreshes, Tells, TurnsRuling

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from bridgetable.practice.problem import Part
    from bridgetable.ui.felt.view import TableView
    from bridgetable.ui.widgets.pages import Pages
    from bridgetable.ui.widgets.segments import Segments


class Steps(Protocol):
    """Goes about in the record."""

    def step(self, actions: int) -> None: ...


class ShowsSession(Refreshes, Protocol):
    """Shows the session as it stands, and tells its story."""

    def told_story(self) -> str: ...


class TableColumn(Tells, Protocol):
    """The table with what stands over and under it."""

    @property
    def table(self) -> TableView: ...
    @property
    def timeline_strip(self) -> QWidget: ...


class Forgets(Protocol):
    """A page that was about what the record shows."""

    def forget(self) -> None: ...


class Counts(Protocol):
    """Remembers how somebody has ruled."""

    def ruled(self, part: Part, right: bool) -> None: ...


class GoesOn(Protocol):
    """Brings the keyboard to what is decided next."""

    def take(self) -> None: ...


class Ends(Protocol):
    """The tour of the window."""

    def end(self) -> None: ...


class KeepsBack(TurnsRuling, Protocol):
    """The ruling that is kept back."""

    instead: QWidget | None

    def show(self) -> None: ...


class PracticeWindow(AroundRoom, Protocol):
    """The window, to whoever asks for a ruling."""

    @property
    def menus(self) -> MenuCommands: ...
    @property
    def acting(self) -> Steps: ...
    @property
    def showing(self) -> ShowsSession: ...
    @property
    def middle(self) -> TableColumn: ...


class AroundRuling(PracticeWindow, Protocol):
    """The window, to what keeps the ruling back: what stands in its place, and what must not tell of it."""

    scope_switch: Segments

    @property
    def title(self) -> str: ...
    @property
    def has_pages(self) -> bool: ...
    @property
    def pages(self) -> Pages: ...
    @property
    def asking(self) -> Forgets: ...
    @property
    def comparing(self) -> Forgets: ...
    @property
    def practising(self) -> Counts: ...
    def shown_otherwise(self) -> None: ...


class AroundDesk(PracticeWindow, Protocol):
    """The window, to who lays problems on its table."""

    right: QWidget

    @property
    def tour(self) -> Ends | None: ...
    @property
    def next_step(self) -> GoesOn: ...
    @property
    def hidden_ruling(self) -> KeepsBack: ...
    @property
    def panels_shown(self) -> SignalInstance: ...
