"""The left side of the law book: every paragraph as a tree, and what a search finds as a list."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from bridgetable.lawbook.numbers import book
from bridgetable.lawbook.search import search
from bridgetable.lawtexts import LawText, parent
from bridgetable.messages import cite_words, say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.widgets.fields import WindowField
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import as_tip, label

OPENED, CLOSED = "▾", "▸"
_CITE = Qt.ItemDataRole.UserRole
_LINE = Qt.ItemDataRole.UserRole + 1
_MOST = 60
"""So many hits are listed; whoever wants more types another word."""


class LawList(QWidget):
    """A search field over the paragraphs of one edition."""

    chosen = Signal(str)
    """A paragraph was chosen."""
    passed = Signal(str)
    """A paragraph is the first that fits what is being typed."""

    def __init__(self) -> None:
        super().__init__()
        self._edition = 0
        self._marking = False
        self._items: dict[str, QTreeWidgetItem] = {}
        self.field = WindowField()
        self.field.setPlaceholderText(say("law-list-45c1-dropped-card-in-the-same"))
        self.field.setAccessibleName(say("law-list-search-the-laws"))
        self.field.setToolTip(keys_told(say("law-list-a-number-a-word-of-the")))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._take)
        self.field.installEventFilter(self)
        self.tree, self.hits, self._none = QTreeWidget(), QListWidget(), label("", "soft")
        self._stack = QStackedWidget()
        self._make_lists()
        layout = column(self)
        layout.addWidget(self.field)
        layout.addWidget(self._none)
        layout.addWidget(self._stack, 1)
        self._none.hide()

    def show_edition(self, edition: int) -> None:
        """List the paragraphs of an edition."""
        if edition == self._edition:
            return
        self._edition = edition
        self.tree.blockSignals(True)
        self.tree.clear()
        self._items = {}
        for text in book(edition).values():
            self._add(text)
        self.tree.blockSignals(False)
        if self.field.text():
            self._search(self.field.text())

    def mark(self, cite: str) -> None:
        """Mark the paragraph that is being read; nothing is emitted."""
        item = self._items.get(cite)
        self._marking = True
        if item is not None:
            self.tree.setCurrentItem(item)
            self.tree.scrollToItem(item)
        for row in range(self.hits.count()):
            if self.hits.item(row).data(_CITE) == cite:
                self.hits.setCurrentRow(row)
        self._marking = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down leads from the field into the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Down:
            (self.hits if self.field.text().strip() else self.tree).setFocus()
            return True
        return super().eventFilter(watched, event)

    def _make_lists(self) -> None:
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(theme.SPACING + 4)
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setAccessibleName(say("law-list-paragraphs"))
        self.tree.currentItemChanged.connect(self._from_tree)
        self.tree.itemClicked.connect(self._from_tree)
        self.tree.itemExpanded.connect(_show_arrow)
        self.tree.itemCollapsed.connect(_show_arrow)
        self.hits.setAccessibleName(say("law-list-paragraphs-found"))
        self.hits.setWordWrap(True)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hits.currentItemChanged.connect(self._from_hits)
        self.hits.itemClicked.connect(self._from_hits)
        self._stack.addWidget(self.tree)
        self._stack.addWidget(self.hits)

    def _add(self, text: LawText) -> None:
        above = parent(text.id)
        while above is not None and above not in self._items:
            above = parent(above)
        holder: QTreeWidget | QTreeWidgetItem = self.tree if above is None else self._items[above]
        item = QTreeWidgetItem(holder, [_line_of(text)])
        item.setToolTip(0, as_tip(_line_of(text)))
        item.setData(0, _CITE, text.id)
        item.setData(0, _LINE, _line_of(text))
        if above is None:
            font = item.font(0)
            font.setBold(True)
            item.setFont(0, font)
        elif isinstance(holder, QTreeWidgetItem) and holder.childCount() == 1:
            _show_arrow(holder)
        self._items[text.id] = item

    def _search(self, words: str) -> None:
        found = search(words, self._edition)
        self.hits.blockSignals(True)
        self.hits.clear()
        for hit in found[:_MOST]:
            said = f"\n“{hit.said}”" if hit.said else ""
            item = QListWidgetItem(_line_of(hit.text) + said, self.hits)
            item.setData(_CITE, hit.text.id)
        self.hits.setCurrentRow(0)
        self.hits.blockSignals(False)
        self._stack.setCurrentWidget(self.hits if words.strip() else self.tree)
        self._none.setVisible(
            (bool(words.strip()) and len(found) != len(found[:_MOST])) or (bool(words.strip()) and not found)
        )
        self._none.setText(
            say("law-list-found-the-first-are-listed", count=len(found), most=_MOST)
            if found
            else say("law-list-nothing-found-try-a-single-word")
        )
        if found:
            self.passed.emit(found[0].text.id)

    def _take(self) -> None:
        item = self.hits.currentItem()
        if self.field.text().strip() and item is not None:
            self.chosen.emit(item.data(_CITE))

    def _from_tree(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and not self._marking:
            item.setExpanded(True)
            self.chosen.emit(item.data(0, _CITE))

    def _from_hits(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._marking:
            self.chosen.emit(item.data(_CITE))


def _show_arrow(item: QTreeWidgetItem) -> None:
    """Show by an arrow before its words whether a paragraph is opened."""
    item.setText(0, f"{OPENED if item.isExpanded() else CLOSED} {item.data(0, _LINE)}")


def _line_of(text: LawText) -> str:
    return f"{cite_words(text.id)}  {text.title}"
