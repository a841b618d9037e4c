"""What is running, and what it is made of: versions, and the licences of everything that comes with the program."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QWidget

from bridgetable.messages import say
from bridgetable.resources import resource_path
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.errors import versions
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label

BUNDLED = "bundled.md"
"""The list of everything a package holds, which its build writes."""
USES = ("PySide6-Essentials", "shiboken6", "pypdf", "tomlkit", "fsrs")
"""What the program uses where nothing is bundled with it."""


class AboutDialog(QDialog):
    """Versions at the top, under them the licences; a link opens the text of a licence, Back returns to the list."""

    def __init__(self, parent: QWidget | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("shell-about-about-bridgetable"))
        self._folder = folder or resource_path("licences")
        self.text = QTextBrowser()
        self.text.setAccessibleName(say("shell-about-licences"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.back = buttons.addButton(say("shell-about-back-to-the-list"), QDialogButtonBox.ButtonRole.ActionRole)
        self.back.clicked.connect(self._list)
        self.back.setAutoDefault(False)  # Enter closes
        buttons.rejected.connect(self.reject)
        layout = column(self, theme.PANEL_MARGIN + 4)
        layout.addWidget(label(say("shell-about-bridgetable-a-bridge-table-on-which"), "title"))
        layout.addWidget(label(say("shell-about-the-program-advises-the-director-decides")))
        layout.addWidget(label(versions(), "soft"))
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        self._list()
        larger = self.font().pointSizeF() / theme.TEXT_SIZE
        room = self.screen().availableSize()
        self.resize(min(round(720 * larger), room.width()), min(round(520 * larger), room.height()))

    def _list(self) -> None:
        bundled = self._folder / BUNDLED
        self.text.setMarkdown(bundled.read_text(encoding="utf-8") if bundled.is_file() else installed())
        self.back.setEnabled(False)

    def _follow(self, url: QUrl) -> None:
        path = self._folder / url.path()
        if url.isRelative() and path.is_file():
            self.text.setPlainText(path.read_text(encoding="utf-8"))
            self.back.setEnabled(True)
        # Every other link is an address to be read: the program opens no network connection.


def installed() -> str:
    """The list for a program that brings nothing with it but itself."""
    lines = [
        say("shell-about-free-software"),
        "",
        say("shell-about-typeface"),
        "",
        say("shell-about-installed-beside-it"),
        "",
    ]
    for name in USES:
        try:
            told = metadata.metadata(name).json
        except metadata.PackageNotFoundError:
            continue
        licence = told.get("license_expression") or told.get("license") or ""
        lines.append(f"- {told['name']} {told['version']}: {licence}")
    return "\n".join(lines)
