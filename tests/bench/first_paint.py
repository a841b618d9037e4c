"""Opens one window and prints when it had painted itself, when it was ready, and the memory held at both moments.

    python first_paint.py (bare | bridgetable)

Prints two lines of two numbers, the moment on the clock of `time.perf_counter` and the memory in megabytes (0 where
the system does not tell). `bare` is a window with an empty QGraphicsView, the least a program with Qt can do; it is
ready as soon as it is painted. Bridgetable's is ready when the first record lies on its table, and beside it what is
told of it: `tests/ui/test_start.py` holds that this picture stays as it is, and that keys are heard from then on.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow


class FirstPaint(QObject):
    """Calls `then` once the next frame of a window's view has been shown, before anything else that waits."""

    def __init__(self, window: QMainWindow, then: Callable[[], None]) -> None:
        super().__init__(window)
        self._then = then
        view = window.findChild(QGraphicsView)
        assert view is not None
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), Qt.EventPriority.HighEventPriority.value)
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.User:
            self._then()
            return True
        return super().event(event)


def report() -> None:
    """Print the moment and the memory."""
    print(time.perf_counter(), resident_megabytes())


def resident_megabytes() -> float:
    """The memory this process holds now."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="utf-8").splitlines() if status.exists() else []
    return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


def bare() -> None:
    """The window with nothing in it."""
    app = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))

    def painted() -> None:
        report()
        report()
        app.quit()

    FirstPaint(window, painted)
    window.show()
    app.exec()


def bridgetable(folder: Path) -> None:
    """The program's window, opened by the program itself; only what it remembers is sent to `folder`."""
    from bridgetable.ui.files.preferences import Preferences  # the bare window is not to pay for all this
    from bridgetable.ui.files.recovery import Recovery
    from bridgetable.ui.shell.window import Window
    from bridgetable.ui.start import app, succession

    class Watched(Window):
        def __init__(self, preferences: Preferences, recovery: Recovery) -> None:
            super().__init__(preferences, recovery)
            FirstPaint(self, report)
            self.completed.connect(lambda: FirstPaint(self, self._ready))

        def _ready(self) -> None:
            report()
            QCoreApplication.quit()

    preferences, recovery = Preferences(folder / "preferences.ini"), Recovery(folder)
    app.__dict__.update({"Preferences": lambda *_: preferences, "Recovery": lambda *_: recovery})
    succession.__dict__["Window"] = Watched
    app.run()


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        with TemporaryDirectory() as made:
            bridgetable(Path(made))
