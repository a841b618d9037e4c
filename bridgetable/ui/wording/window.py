"""A window with all messages: what English says, what the language spoken says, both with examples put in."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from bridgetable.messages import ENGLISH, language, languages, say
from bridgetable.messages.catalogue import rules_of
from bridgetable.resources import resource_path
from bridgetable.translating.examples import examples
from bridgetable.translating.lacking import Catalogue, catalogue
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.words import label

WIDTH, HEIGHT = 1100, 720
_NAME, _TOLD = 260, 380
"""How wide the columns of names and of English are at first, in pixels."""


class MessagesWindow(QWidget):
    """A row for each message, by the file it stands in; the field above finds words in any column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(say("shell-wording-all-messages"))
        self.setProperty("panel", True)
        self.search = QLineEdit()
        self.search.setPlaceholderText(say("shell-wording-find"))
        self.search.setAccessibleName(say("shell-wording-find"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(say("shell-wording-all-messages"))
        self.tree.setHeaderLabels([say("shell-wording-name"), languages()[ENGLISH], languages().get(language(), "")])
        self.tree.setWordWrap(True)
        self.tree.setUniformRowHeights(False)
        larger = self.font().pointSizeF() / theme.TEXT_SIZE
        self.tree.setColumnWidth(0, round(_NAME * larger))
        self.tree.setColumnWidth(1, round(_TOLD * larger))
        layout = QVBoxLayout(self)
        layout.addWidget(label(say("shell-wording-what-it-is")))
        layout.addWidget(self.search)
        layout.addWidget(self.tree, 1)
        self._fill()
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        room = self.screen().availableSize()
        self.resize(min(round(WIDTH * larger), room.width()), min(round(HEIGHT * larger), room.height()))

    def _fill(self) -> None:
        place = resource_path("languages")
        english, own = catalogue(place, ENGLISH), catalogue(place, language())
        rooms: dict[str, QTreeWidgetItem] = {}
        for name, told, said in rows(english, own):
            room = name.partition("-")[0]
            if room not in rooms:
                rooms[room] = QTreeWidgetItem(self.tree, [f"{room}.ftl"])
                rooms[room].setFirstColumnSpanned(True)
            rooms[room].addChild(QTreeWidgetItem([name, told, said]))

    def _find(self, words: str) -> None:
        """Show the rows that have these words in one of their columns."""
        wanted = words.casefold().split()
        for place in range(self.tree.topLevelItemCount()):
            head = self.tree.topLevelItem(place)
            if head is None:
                continue
            shown = [_fits(row, wanted) for each in range(head.childCount()) if (row := head.child(each)) is not None]
            head.setHidden(not any(shown))
            head.setExpanded(bool(wanted) and any(shown))


def _fits(row: QTreeWidgetItem, wanted: list[str]) -> bool:
    told = " ".join(row.text(column) for column in range(3)).casefold()
    fits = all(word in told for word in wanted)
    row.setHidden(not fits)
    return fits


def rows(english: Catalogue, own: Catalogue) -> Iterator[tuple[str, str, str]]:
    """The messages by name: what English says, what the language spoken says, with a dash where it is silent."""
    every = {**english, **own}
    of_english, of_own = rules_of(ENGLISH), rules_of(language())
    for name, pattern in english.items():
        if not name.startswith(("-", "terms-plural", "language-")):
            said = "\n".join(examples(own[name], every, of_own)) if name in own else "–"
            yield name, "\n".join(examples(pattern, english, of_english)), said
