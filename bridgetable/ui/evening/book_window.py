"""The director's book of a session: every ruling with its table, and under it what to come back to after the play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime

from PySide6.QtCore import QDate, QEvent, QLocale, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from bridgetable.evening.book import day_of, ticked
from bridgetable.messages import cite_words, os_words, say
from bridgetable.ui.evening.kept_files import BookFiles, KeptRuling
from bridgetable.ui.evening.paper_dialog import PaperDialog
from bridgetable.ui.evening.papers import book_pages
from bridgetable.ui.evening.ruling_form import RulingForm
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_here
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.notice import Notice
from bridgetable.ui.widgets.words import as_tip, label

SIZE = (900, 600)
TIME, TABLE, BOARD, RULING, CITE = range(5)
_PLACE = Qt.ItemDataRole.UserRole
"""The place of a ruling in the session, or of what to come back to among those of its ruling."""


class BookWindow(QWidget):
    """The rulings of a day in the order of time; a box is ticked when something was looked at again."""

    adding = Signal()
    """The ruling on the open table is to go into the book."""
    opening = Signal(object)
    """The table of a ruling is to be opened again: its `BookEntry`."""

    def __init__(self, files: BookFiles, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._files = files
        self._kept: list[KeptRuling] = []
        self._shows = False
        self.setProperty("panel", True)
        self.setWindowTitle(say("evening-book-window"))
        self.notice, self.told, self.days = Notice(), label(role="title"), QComboBox()
        self.days.setAccessibleName(say("evening-book-day"))
        self.list = self._make_list()
        self._placed()
        self._joined()
        self.resize(QSize(*SIZE).boundedTo(self.screen().availableSize() - QSize(*theme.SCREEN_EDGE)))
        self.show_day(day_of(datetime.now()))

    @property
    def day(self) -> date:
        """The day whose rulings are shown."""
        shown: date = self.days.currentData()
        return shown

    # How it looks

    def _make_list(self) -> QTreeWidget:
        result = QTreeWidget()
        result.setAccessibleName(say("evening-book-rulings"))
        result.setHeaderLabels(
            [
                say("evening-book-time"),
                say("evening-book-table"),
                say("evening-book-board"),
                say("evening-book-ruling"),
                say("evening-book-paragraph"),
            ]
        )
        result.setWordWrap(True)
        result.setRootIsDecorated(False)
        result.setItemDelegateForColumn(RULING, _Wrapped(result))
        result.header().sectionResized.connect(lambda *_sizes: result.scheduleDelayedItemsLayout())
        result.header().setStretchLastSection(False)
        result.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        result.header().setSectionResizeMode(RULING, QHeaderView.ResizeMode.Stretch)
        return result

    def _placed(self) -> None:
        layout, head, foot = column(self, theme.PANEL_MARGIN), row(), row()
        layout.addWidget(self.notice)
        head.addWidget(self.told, 1)
        head.addWidget(self.days)
        layout.addLayout(head)
        layout.addWidget(self.list, 1)
        self.add = self._button(say("evening-book-add"), self.adding.emit)
        self.change = self._button(say("evening-book-change"), self._change)
        self.look = self._button(say("evening-book-look"), self._open)
        self.remove = self._button(say("evening-book-remove"), self._remove)
        self.print = self._button(say("evening-book-print"), self.print_out)
        for part in (self.add, self.change, self.look, self.remove):
            foot.addWidget(part)
        foot.addStretch(1)
        foot.addWidget(self.print)
        layout.addLayout(foot)

    def _button(self, words: str, step: Callable[[], object]) -> QPushButton:
        result = button(words)
        result.setAccessibleName(words.replace("&", ""))
        result.clicked.connect(lambda _checked=False: step())
        return result

    def _joined(self) -> None:
        self.list.itemChanged.connect(self._tick)
        self.list.itemDoubleClicked.connect(lambda _item, _column: self._change())
        self.list.currentItemChanged.connect(self._enable)
        self.days.currentIndexChanged.connect(lambda _index: self._show())
        for keys, step in (("Ctrl+P", self.print_out), ("Ctrl+W", self.close), ("Esc", self.close)):
            QShortcut(QKeySequence(keys_here(keys)), self).activated.connect(step)

    # What is shown

    def show_day(self, day: date) -> None:
        """Show the rulings of a day; of today even when there are none yet."""
        days = sorted({*self._files.days(), day_of(datetime.now()), day}, reverse=True)
        self.days.blockSignals(True)
        self.days.clear()
        for each in days:
            self.days.addItem(told_day(each), each)
        self.days.setCurrentIndex(days.index(day))
        self.days.blockSignals(False)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._show()  # another window may have entered something

    def _show(self) -> None:
        chosen, (self._kept, unreadable) = self._place, self._files.rulings(self.day)
        self._shows = True
        self.list.clear()
        for place, kept in enumerate(self._kept):
            self.list.addTopLevelItem(_ruling_row(place, kept))
        self.list.expandAll()
        at = self.list.topLevelItem(max(0, min(chosen, len(self._kept) - 1)))
        if at is not None:
            self.list.setCurrentItem(at)
        self._shows = False
        self._tell()
        self._enable()
        if unreadable:
            self.notice.tell(say("evening-book-unreadable", count=unreadable))

    def _tell(self) -> None:
        open_ = sum(kept.entry.open for kept in self._kept)
        self.told.setText(say("evening-book-told", rulings=len(self._kept), open=open_))

    def _enable(self, *_items: object) -> None:
        there = 0 <= self._place < len(self._kept)
        self.change.setEnabled(there)
        self.remove.setEnabled(there)
        self.look.setEnabled(there and bool(self._kept[self._place].entry.record))
        self.print.setEnabled(bool(self._kept))

    @property
    def _place(self) -> int:
        """The place of the chosen ruling, from 0; -1: none is."""
        item = self.list.currentItem()
        if item is None:
            return -1
        return self.list.indexOfTopLevelItem(item.parent() or item)

    # What is done

    def _tick(self, item: QTreeWidgetItem, _column: int) -> None:
        ruling = item.parent()
        if self._shows or ruling is None:
            return
        place, done = self.list.indexOfTopLevelItem(ruling), item.checkState(TIME) == Qt.CheckState.Checked
        kept = self._kept[place]
        self._put(place, replace(kept, entry=ticked(kept.entry, item.data(TIME, _PLACE), done)))

    def _put(self, place: int, kept: KeptRuling) -> None:
        """Keep a ruling that was changed; where that cannot be, it is shown as it is on disk."""
        try:
            self._kept[place] = self._files.put(kept)
        except OSError as error:
            self.notice.tell(say("evening-book-not-kept", why=os_words(error)))
            self._show()
        self._tell()

    def _change(self) -> None:
        place = self._place
        if not 0 <= place < len(self._kept):
            return
        form = RulingForm(self._kept[place].entry, self, new=False)
        form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        form.accepted.connect(lambda: self._changed(place, replace(self._kept[place], entry=form.entry)))
        form.open()

    def _changed(self, place: int, kept: KeptRuling) -> None:
        self._put(place, kept)
        self._show()

    def _open(self) -> None:
        if 0 <= self._place < len(self._kept):
            self.opening.emit(self._kept[self._place].entry)

    def _remove(self) -> None:
        """Take the chosen ruling out; for a moment it can be put back."""
        if not 0 <= self._place < len(self._kept):
            return
        kept = self._kept[self._place]
        try:
            self._files.remove(kept)
        except OSError as error:
            self.notice.tell(say("evening-book-not-kept", why=os_words(error)))
            return
        self._show()
        words = say("evening-book-removed", ruling=kept.entry.ruling)
        self.notice.tell(words, "calm", [(say("evening-book-put-back"), lambda: self._put_back(kept))])

    def _put_back(self, kept: KeptRuling) -> None:
        try:
            self._files.put(kept)
        except OSError as error:
            self.notice.tell(say("evening-book-not-kept", why=os_words(error)))
        self._show()

    def print_out(self) -> None:
        """The rulings of the day as they will be printed."""
        if not self._kept:
            return
        day, entries = told_day(self.day), [kept.entry for kept in self._kept]
        name = say("evening-book-file", day=self.day.isoformat())
        dialog = PaperDialog(self.windowTitle(), lambda paper, _on: book_pages(day, entries, paper), name, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


class _Wrapped(QStyledItemDelegate):
    """Gives each row the height that its words need in the width of their column."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        width = max(1, self._tree.columnWidth(RULING) - 2 * theme.SPACING)
        words = shown.fontMetrics.boundingRect(QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap, index.data())
        return QSize(super().sizeHint(option, index).width(), words.height() + theme.SPACING)


def told_day(day: date) -> str:
    """A day as the place writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def _ruling_row(place: int, kept: KeptRuling) -> QTreeWidgetItem:
    entry = kept.entry
    row_ = QTreeWidgetItem([entry.time, entry.table, entry.board, entry.ruling, cite_words(entry.cite)])
    row_.setData(TIME, _PLACE, place)
    row_.setToolTip(RULING, as_tip("\n".join(part for part in (entry.ruling, entry.title, entry.note) if part)))
    font = row_.font(RULING)
    font.setBold(True)
    row_.setFont(RULING, font)
    if entry.note:
        row_.addChild(QTreeWidgetItem(["", "", "", entry.note, ""]))
    for number, each in enumerate(entry.after):
        line = QTreeWidgetItem(["", "", "", each.words, cite_words(each.cite)])
        line.setData(TIME, _PLACE, number)
        line.setToolTip(RULING, as_tip(each.words))
        line.setFlags(line.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        line.setCheckState(TIME, Qt.CheckState.Checked if each.done else Qt.CheckState.Unchecked)
        line.setData(TIME, Qt.ItemDataRole.AccessibleTextRole, each.words)
        row_.addChild(line)
    return row_
