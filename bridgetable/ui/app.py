"""The program as a window: started, shown at once, and furnished as soon as it can be seen."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from bridgetable.ui.errors import watch
from bridgetable.ui.panel_style import panel_sheet
from bridgetable.ui.preferences import Preferences
from bridgetable.ui.recovery import Recovery
from bridgetable.ui.style import apply_theme
from bridgetable.ui.window import Window


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


def run(path: str | Path | None = None) -> int:
    """Open the window, on the case file at `path` or on the case library; the exit code when it is closed."""
    app = application()
    watch()
    window = Window(Preferences(), Recovery())
    window.show()
    # The empty table is painted first; what judges is loaded after that.
    QTimer.singleShot(0, lambda: window.furnish(Path(path) if path is not None else None))
    return app.exec()
