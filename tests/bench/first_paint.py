"""Opens one window, waits until it has painted itself once, prints when that was and what it took, and ends.

    python first_paint.py (bare | bridgetable)

Prints two numbers: the moment, on the clock of `time.perf_counter`, and the memory held, in megabytes (0 where the
system does not tell). `bare` is a window with an empty QGraphicsView: the least that a program with Qt can do.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow


class FirstPaint(QObject):
    """Watches a widget; after its first paint the numbers are printed and the application quits."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._painted)  # once the frame that is being painted has been shown
        return False

    def _painted(self) -> None:
        print(time.perf_counter(), resident_megabytes())
        QApplication.quit()


def resident_megabytes() -> float:
    """The memory this process holds now."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


def bare_window() -> QMainWindow:
    """A window with a view that has nothing in it."""
    window = QMainWindow()
    window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
    return window


def main(which: str) -> None:
    """Show the window and run until it is painted."""
    app = QApplication([])
    if which == "bare":
        window = bare_window()
    else:
        from bridgetable.ui.app import MainWindow  # the bare window is not to pay for it

        window = MainWindow()
    window.resize(1280, 800)
    watch = FirstPaint()
    window.findChild(QGraphicsView).viewport().installEventFilter(watch)
    window.show()
    app.exec()


if __name__ == "__main__":
    main(sys.argv[1])
