"""A window with all messages: what English says, what the language spoken says, with examples, and where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QRubberBand, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from bridgetable.messages import ENGLISH, language, languages, say
from bridgetable.messages.catalogue import rules_of
from bridgetable.resources import resource_path
from bridgetable.translating.context import notes, surrounding
from bridgetable.translating.examples import examples
from bridgetable.translating.lacking import Catalogue, catalogue
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import row
from bridgetable.ui.widgets.words import label
from bridgetable.ui.wording.seen import come_into_sight, on_screen, place_of, recognised, showing

WIDTH, HEIGHT = 1100, 720
_NAME, _TOLD = 220, 290
"""How wide the columns of names and of English, and of what is said, are at first, in pixels."""
_WHERE = 3
"""The column that tells where a message stands."""
_FRAME = "around a message"
"""What the frame is called, by which it is found again."""
_PLACES = 3
"""So many places, or messages around it, are told of one message."""


class MessagesWindow(QWidget):
    """A row for each message, by the file it stands in; the field above finds words in any column.

    A button leaves those that are on the screen now; where the one that is chosen is shown, a frame stands.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(say("shell-wording-all-messages"))
        self.setProperty("panel", True)
        self.search = QLineEdit()
        self.search.setPlaceholderText(say("shell-wording-find"))
        self.search.setAccessibleName(say("shell-wording-find"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.only_seen = button(say("shell-wording-only-seen"), tip=say("shell-wording-only-seen-tip"))
        self.only_seen.setCheckable(True)
        self.only_seen.toggled.connect(self._look)
        self._seen: frozenset[str] = frozenset()
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(say("shell-wording-all-messages"))
        columns = (say("shell-wording-name"), languages()[ENGLISH], languages().get(language(), ""))
        self.tree.setHeaderLabels([*columns, say("shell-wording-where")])
        self.tree.setWordWrap(True)
        self.tree.setUniformRowHeights(False)
        larger = self.font().pointSizeF() / theme.TEXT_SIZE
        self.tree.setColumnWidth(0, round(_NAME * larger))
        for column in (1, 2):
            self.tree.setColumnWidth(column, round(_TOLD * larger))
        self.tree.currentItemChanged.connect(self._point_at)
        layout, head = QVBoxLayout(self), row()
        head.addWidget(self.search, 1)
        head.addWidget(self.only_seen)
        layout.addWidget(label(say("shell-wording-what-it-is")))
        layout.addLayout(head)
        layout.addWidget(self.tree, 1)
        self._fill()
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        room = self.screen().availableSize()
        self.resize(min(round(WIDTH * larger), room.width()), min(round(HEIGHT * larger), room.height()))

    def _fill(self) -> None:
        place = resource_path("languages")
        english, self._own = catalogue(place, ENGLISH), catalogue(place, language())
        around, told_of = surrounding(english), notes(place / ENGLISH)
        rooms: dict[str, QTreeWidgetItem] = {}
        self._rows: dict[str, tuple[QTreeWidgetItem, list[str]]] = {}
        for name, told, said in rows(english, self._own):
            room = name.partition("-")[0]
            if room not in rooms:
                rooms[room] = QTreeWidgetItem(self.tree, [" – ".join(filter(None, (f"{room}.ftl", told_of.get(room))))])
                rooms[room].setFirstColumnSpanned(True)
            where = _in_which(around.get(name, ()))
            where += [told_of[name]] if name in told_of else []
            self._rows[name] = QTreeWidgetItem([name, told, said, "\n".join(where)]), where
            rooms[room].addChild(self._rows[name][0])

    def _look(self) -> None:
        """Look which messages are on the screen now, if these alone are wanted, and tell where."""
        found = recognised(self._own, on_screen(self)) if self.only_seen.isChecked() else {}
        self._seen = frozenset(found)
        for name, (item, where) in self._rows.items():
            item.setText(_WHERE, "\n".join((*_places(found.get(name, ())), *where)))
        self._find(self.search.text())

    def _point_at(self, item: QTreeWidgetItem | None) -> None:
        """Put a frame around what shows the message that is chosen, as far as it is still there."""
        for window in QApplication.topLevelWidgets():
            for frame in window.findChildren(QRubberBand, _FRAME):
                frame.hide()
                frame.deleteLater()
        if item is None or item.text(0) not in self._seen:
            return
        shown = (part for part in showing(item.text(0), self._own, on_screen(self)) if not part.isWindow())
        part = next(shown, None)
        if part is not None:
            come_into_sight(part)
            frame = QRubberBand(QRubberBand.Shape.Rectangle, part.window())
            frame.setObjectName(_FRAME)
            frame.setGeometry(QRect(part.mapTo(part.window(), QPoint()), part.size()))
            frame.show()

    def _find(self, words: str) -> None:
        """Show the rows that have these words in one of their columns, of all or of those on the screen."""
        wanted, only = words.casefold().split(), self.only_seen.isChecked()
        for place in range(self.tree.topLevelItemCount()):
            head = self.tree.topLevelItem(place)
            if head is None:
                continue
            every = [each for number in range(head.childCount()) if (each := head.child(number)) is not None]
            shown = [_fits(each, wanted, not only or each.text(0) in self._seen) for each in every]
            head.setHidden(not any(shown))
            head.setExpanded((bool(wanted) or only) and any(shown))

    # Qt's own names

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self.only_seen.isChecked():
            self._look()  # meanwhile something else may have come up

    def closeEvent(self, event: QCloseEvent) -> None:
        self._point_at(None)
        super().closeEvent(event)


def _places(parts: Iterable[QWidget]) -> list[str]:
    """Where these parts of windows are."""
    return [say("shell-wording-seen", where=place) for place in list(dict.fromkeys(map(place_of, parts)))[:_PLACES]]


def _in_which(names: Sequence[str]) -> list[str]:
    """The messages that one is put into, as far as they are told."""
    return [say("shell-wording-part-of", name=name) for name in names[:_PLACES]]


def _fits(item: QTreeWidgetItem, wanted: list[str], may: bool) -> bool:
    told = " ".join(item.text(column) for column in range(_WHERE + 1)).casefold()
    fits = may and all(word in told for word in wanted)
    item.setHidden(not fits)
    return fits


def rows(english: Catalogue, own: Catalogue) -> Iterator[tuple[str, str, str]]:
    """The messages by name: what English says, what the language spoken says, with a dash where it is silent."""
    every = {**english, **own}
    of_english, of_own = rules_of(ENGLISH), rules_of(language())
    for name, pattern in english.items():
        if not name.startswith(("-", "terms-plural", "language-")):
            said = "\n".join(examples(own[name], every, of_own)) if name in own else "–"
            yield name, "\n".join(examples(pattern, english, of_english)), said
