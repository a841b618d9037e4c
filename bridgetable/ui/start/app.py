"""The program as a window: started, shown at once, and completed as soon as it can be seen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

from bridgetable.resources import resource_path
from bridgetable.ui.files.places import settle
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.looks.languages import OWN_RANKS, speak_to
from bridgetable.ui.looks.looks import Looks, dress
from bridgetable.ui.start.endings import Endings
from bridgetable.ui.start.succession import Succession
from bridgetable.ui.widgets import garbage

PLAIN = Looks("light")
STYLE = ("-style", "Fusion")
"""Said as on a command line: to set it from Python makes all the names of `QStyle` first, a sixtieth of the start."""
DESKTOP_FILE = "org.bridgetable.Bridgetable"
"""The name of the menu entry, without its suffix: by it a desktop under Wayland finds the icon of the window."""


class Application(QApplication):
    """The Qt application, which macOS tells of a double-clicked file; elsewhere that is an argument of a new start."""

    asked_for = Signal(Path)
    """This file is to be opened."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked_for.emit(Path(event.file()))
            return True
        return super().event(event)


def application(looks: Looks = PLAIN) -> QApplication:
    """The Qt application, named and in these looks; the one there is, if there is one."""
    garbage.keep()
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = Application([*sys.argv[:1], *STYLE])
    bring_typeface()
    app.setApplicationName("Bridgetable")
    app.setApplicationDisplayName("Bridgetable")
    app.setDesktopFileName(DESKTOP_FILE)
    app.setWindowIcon(program_icon())
    dress(looks)
    return app


@cache
def bring_typeface() -> None:
    """Make Qt know the typeface that comes with the program, so that the window looks the same everywhere."""
    for style in resource_path("fonts").glob("*.otf"):
        QFontDatabase.addApplicationFont(str(style))


def program_icon() -> QIcon:
    """What the window wears, in the sizes that are kept with the project."""
    icon = QIcon()
    for picture in sorted(resource_path("icons").glob("bridgetable-*.png")):
        icon.addFile(str(picture))
    return icon


def run(path: str | Path | None = None, portable: bool = False, language: str = "") -> int:
    """Open the window, on the case file at `path` or on the case library; the exit code when it is closed.

    `portable` keeps everything of the user's beside the program; raises `NotWritable` where that cannot be. `language`
    is spoken this time, whichever has been chosen.
    """
    places = settle(portable)
    preferences = Preferences(places.settings)
    speak_to(language or preferences.spoken, preferences.on(OWN_RANKS, False))
    app = application(preferences.looks)
    sys.excepthook = report
    succession = Succession(preferences, Recovery(places.work))
    window = succession.window
    window.completed.connect(partial(garbage.clear_now_and_then, app))
    sys.excepthook = partial(report, keep=succession.keep)
    endings = Endings(app)
    endings.ended.connect(succession.end)
    endings.near.connect(succession.keep)
    if path is None:
        window.completed.connect(window.welcome)
    if isinstance(app, Application):
        app.asked_for.connect(succession.open)
    window.wearing.fit_screen()
    window.show()
    window.complete(Path(path) if path is not None else None)
    return app.exec()


def report(
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
    keep: Callable[[], bool] | None = None,
) -> None:
    """An error that nobody caught: it opens a window of its own instead of ending the program in silence."""
    from bridgetable.ui.widgets import errors

    errors.report(kind, error, trace, safe=keep is None or _kept(keep))


def _kept(keep: Callable[[], bool]) -> bool:
    """Whether what is not saved could be put by, after a mistake that may be in the way of that too."""
    try:
        return keep()
    except Exception:
        return False
