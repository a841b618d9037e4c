"""The help window: the pages of `resources/help`, the same that are read on the web, or those of another language."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from bridgetable.cases.catalogue import catalogue_of
from bridgetable.cases.coverage import COVERAGE, coverage_page
from bridgetable.editions import EDITIONS
from bridgetable.messages import in_the_language, say, text_in_the_language
from bridgetable.resources import resource_path
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told

FIRST = (
    "start",
    "quick",
    "practise",
    "table",
    "auction",
    "rulings",
    "sheet",
    "lawbook",
    "teach",
    "write",
    "collections",
    "boards",
    "keys",
    "settings",
    "cases",
    "translate",
    "changes",
)
"""The pages a club member reads, in this order; what else there is follows by name."""


class HelpWindow(QWidget):
    """Pages at the left, the page at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(say("shell-help-bridgetable-help"))
        self.setProperty("panel", True)
        self.pages = QListWidget()
        self.pages.setAccessibleName(say("shell-help-help-pages"))
        larger = self.font().pointSizeF() / theme.TEXT_SIZE
        self.pages.setFixedWidth(round(theme.LEFT_WIDTH * larger))
        self.pages.setWordWrap(True)
        self.text = QTextBrowser()
        self.text.setAccessibleName(say("shell-help-help-page"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        layout = QHBoxLayout(self)
        layout.addWidget(self.pages)
        layout.addWidget(self.text, 1)
        for path in help_pages():
            item = QListWidgetItem(page_title(path), self.pages)
            item.setData(Qt.ItemDataRole.UserRole, path)
        item = QListWidgetItem(say("shell-help-which-laws-it-knows"), self.pages)
        item.setData(Qt.ItemDataRole.UserRole, Path(COVERAGE))
        self.pages.currentItemChanged.connect(lambda item: self._read(item.data(Qt.ItemDataRole.UserRole)))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        room = self.screen().availableSize()
        self.resize(min(round(900 * larger), room.width()), min(round(680 * larger), room.height()))

    def open_page(self, name: str) -> None:
        """Show the page `name` (`keys`), or the first there is, and bring the window to the front."""
        for number in range(self.pages.count()):
            if self.pages.item(number).data(Qt.ItemDataRole.UserRole).stem == name or number == 0:
                self.pages.setCurrentRow(number)
        self.show()
        self.raise_()
        self.activateWindow()

    def _read(self, path: Path) -> None:
        if path.stem == COVERAGE:  # made of the catalogue, so that it is never out of date
            self.text.setMarkdown(coverage_page(catalogue_of(EDITIONS)))
            return
        self.text.setSearchPaths([str(path.parent), str(resource_path("help"))])  # its pictures may be the English ones
        self.text.setMarkdown(keys_told(path.read_text(encoding="utf-8")))

    def _follow(self, url: QUrl) -> None:
        if url.path().endswith(".md"):
            self.open_page(Path(url.path()).stem)
        else:
            self.text.scrollToAnchor(url.fragment())


def help_pages() -> list[Path]:
    """The pages there are, those for a club member first; what is not told in the language spoken is in English."""
    paths = [_page_in_words(path) for path in sorted(resource_path("help").glob("*.md"))]
    order = {name: place for place, name in enumerate(FIRST)}
    return sorted(paths, key=lambda path: (order.get(path.stem, len(FIRST)), path.stem))


def _page_in_words(english: Path) -> Path:
    """A page in the language spoken, if it is told in it and can be read."""
    own = in_the_language("help", english.name)
    return english if own is None or text_in_the_language("help", english.name) is None else own


def page_title(path: Path) -> str:
    """The heading of a page, or its name."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            return line[2:].strip()
    return path.stem
