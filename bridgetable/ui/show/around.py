"""What Show asks of the window it begins in, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetable.session import Session
    from bridgetable.ui.felt.shown_table import ViewOptions
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.widgets.notice import Notice


class ShowsOptions(Protocol):
    """Knows how the table is shown."""

    def options(self) -> ViewOptions: ...


class KeepsRulingBack(Protocol):
    """The ruling that is kept back."""

    def turn(self) -> None: ...


class OverTable(Protocol):
    """The table with what stands over it."""

    @property
    def notice(self) -> Notice: ...


class AroundShow(Protocol):
    """The window, to who shows its case to a room."""

    preferences: Preferences
    filing: Filing

    def window(self) -> QWidget: ...
    @property
    def session(self) -> Session: ...
    @property
    def showing(self) -> ShowsOptions: ...
    @property
    def hidden_ruling(self) -> KeepsRulingBack: ...
    @property
    def middle(self) -> OverTable: ...
