"""What the window *What was it worth?* asks of the one it stands beside, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from bridgetable.session import Session


class AroundWorth(Protocol):
    """The window with the record that is open in it, which says when its panels show something else."""

    def window(self) -> QWidget: ...
    @property
    def session(self) -> Session: ...
    @property
    def panels_shown(self) -> SignalInstance: ...
