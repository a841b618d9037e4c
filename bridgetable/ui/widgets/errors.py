"""When the program itself fails: a window says so and what to pass on, and the work goes on."""

from __future__ import annotations

import platform
import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

import bridgetable
from bridgetable.messages import say
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label


def versions() -> str:
    """What is running, in one line each: the program, Python, Qt, the system."""
    return "\n".join(
        (
            f"Bridgetable {bridgetable.__version__}",
            f"Python {platform.python_version()}, Qt {qVersion()}",
            f"{platform.system()} {platform.release()}, {QGuiApplication.platformName()}",
        )
    )


class ErrorWindow(QDialog):
    """Says what failed, with a report that can be copied."""

    def __init__(self, report: str, safe: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("widgets-errors-something-went-wrong"))
        self.setAccessibleName(self.windowTitle())
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setAccessibleName(say("widgets-errors-report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(say("widgets-errors-copy-the-report"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        buttons.rejected.connect(self.reject)
        layout = column(self, 16)
        if safe:
            title = say("widgets-errors-the-program-made-a-mistake-nothing")
            advice = say("widgets-errors-you-can-go-on-if-you")
        else:
            title = say("widgets-errors-the-program-made-a-mistake-and")
            advice = say("widgets-errors-save-the-record-before-you-go")
        layout.addWidget(label(title, "title"))
        layout.addWidget(label(advice))
        layout.addWidget(self.report)
        layout.addWidget(buttons)
        self.resize(640, 420)


def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None, *, safe: bool) -> None:
    """Print the error, and show it in a window unless one is open; `safe`: what is not saved has been put by."""
    sys.__excepthook__(kind, error, trace)
    if issubclass(kind, KeyboardInterrupt):
        QCoreApplication.quit()
        return
    open_already = any(isinstance(widget, ErrorWindow) for widget in QApplication.topLevelWidgets())
    if QApplication.instance() is not None and not open_already:
        text = f"{versions()}\n\n{''.join(traceback.format_exception(kind, error, trace))}"
        window = ErrorWindow(text, safe, QApplication.activeWindow())
        window.open()
