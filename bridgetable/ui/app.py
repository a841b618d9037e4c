"""The program as a window: started, shown at once, and furnished as soon as it can be seen."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QApplication

from bridgetable.ui import theme
from bridgetable.ui.panel_style import panel_sheet
from bridgetable.ui.preferences import Preferences
from bridgetable.ui.recovery import Recovery
from bridgetable.ui.style import apply_theme, font
from bridgetable.ui.window import Window

_SIZE = re.compile(r"([\d.]+)pt\b")


def application() -> QApplication:
    """The Qt application, named and in the program's own looks; the one there is, if there is one."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("Bridgetable")
    app.setApplicationDisplayName("Bridgetable")
    apply_theme(app)
    app.setStyleSheet(app.styleSheet() + panel_sheet())
    return app


def set_text_size(factor: float) -> None:
    """Make all text of the panels so many times as large as usual."""
    app = application()
    app.setFont(font(theme.TEXT_SIZE * factor))
    app.setStyleSheet(_SIZE.sub(lambda size: f"{float(size[1]) * factor:.2f}pt", app.styleSheet()))


def run(path: str | Path | None = None) -> int:
    """Open the window, on the case file at `path` or on the case library; the exit code when it is closed."""
    app = application()
    sys.excepthook = report
    window = Window(Preferences(), Recovery())
    if window.preferences.text_step:
        set_text_size(window.preferences.text_factor)
    window.show()
    window.furnish(Path(path) if path is not None else None)
    return app.exec()


def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An error that nobody caught: it opens a window of its own instead of ending the program in silence."""
    from bridgetable.ui import errors

    errors.report(kind, error, trace)
