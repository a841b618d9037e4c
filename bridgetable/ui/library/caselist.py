"""The case library at the left: cases grouped by law, found by any word of their titles, read a few at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bridgetable.editions import LATEST
from bridgetable.messages import cite_words, say
from bridgetable.resources import resource_path
from bridgetable.ui.library.branches import Branches
from bridgetable.ui.library.law_headings import short_title
from bridgetable.ui.library.listed import Listed, law_title, listed
from bridgetable.ui.library.tree import (
    BELOW,
    CASE,
    CLOSED,
    OPENED,
    PATH,
    CaseTree,
    Wrapping,
    expand_to,
    heading,
    rows_of,
)
from bridgetable.ui.looks.languages import ENGLISH
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.widgets.fields import WindowField
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.next_frame import NextFrame
from bridgetable.ui.widgets.words import as_tip, label
from bridgetable.value import value

if TYPE_CHECKING:
    from bridgetable.lawbook.search import Hit, Index

AT_A_TIME = 0.01
"""For so many seconds files are read between two looks at the mouse and the keyboard."""

_MOST = 60
"""So many results are listed; whoever wants others types another word."""
_CITE = Qt.ItemDataRole.UserRole + 1
_TABLE = Qt.ItemDataRole.UserRole + 3


@value
class Only:
    """Which cases are shown and no others: those that `wants` takes, in `order` where there is one."""

    wants: Callable[[Listed], bool]
    order: tuple[str, ...] = ()


class CaseList(QWidget):
    """The library as a tree, laws above cases, with a search field over it."""

    opened = Signal(object)
    """A case was chosen: the path of its file."""
    cited = Signal(str)
    """A paragraph of the laws was chosen among what a search has found."""
    table_wanted = Signal(object)
    """A recent table was chosen: the path of its file."""
    filled = Signal()
    """Every file has been read."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", True)
        self.search = WindowField()
        self.search.setPlaceholderText(say("library-caselist-search-cases-and-laws"))
        self.search.setAccessibleName(say("library-caselist-search-cases-and-laws"))
        self.search.setToolTip(keys_told(say("library-caselist-find-a-case-by-its-title")))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._take)
        self.search.installEventFilter(self)
        self.edition: Callable[[], int] = lambda: LATEST
        """The edition whose paragraphs are searched."""
        self.tree, self.hits, self.count = self._make_tree(), self._make_tree(), label(role="soft")
        self.hits.setIndentation(0)
        self.hits.setAccessibleName(say("library-caselist-cases-and-laws-found"))
        self._stack = QStackedWidget()
        for each in (self.tree, self.hits):
            self._stack.addWidget(each)
        layout: QVBoxLayout = column(self)
        layout.addWidget(self.search)
        self.above = column(spacing=0)
        layout.addLayout(self.above)
        layout.addWidget(self.count)
        layout.addWidget(self._stack, 1)
        self.count.hide()
        self._index: Index[Listed] | None = None
        self._only: Only | None = None
        self._laws: dict[int, QTreeWidgetItem] = {}
        self._tables: QTreeWidgetItem | None = None
        self.collections = Branches(self.tree, self._name)
        self.collections.listed.connect(lambda: self._find(self.search.text()))
        self._language = ENGLISH
        self._coming: Iterator[Listed] = iter(())
        self._reading = False
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_some)
        self._to_index: Iterator[Listed] = iter(())
        self._ordering: Iterator[None] = iter(())
        self._order_timer = QTimer(self)
        self._order_timer.timeout.connect(self._order_some)

    def fill(self, folder: Path | None = None, behind: QWidget | None = None) -> None:
        """Begin to read the library, or the case files of `folder`; the list grows while the window answers.

        What is in front of the user comes first: nothing is read before the next frame of `behind`, if one is given.
        """
        self._order_timer.stop()
        self._to_index = iter(())  # the rows it would read are about to go
        self.collections.forget()
        self.tree.clear()
        self._index = None
        self._laws.clear()
        self._tables = None
        self._coming = listed(folder or resource_path("cases"))
        self._reading = True
        if behind is None:
            self._timer.start()
        else:
            NextFrame(behind, self._timer.start)

    def speak(self, language: str) -> None:
        """Name the cases in a language, and find them by what they tell in it."""
        self._language, self._index = language, None
        for item in self._cases():
            self._name(item)
        self.collections.speak(language)
        if self._laws and not self.busy:
            self._put_in_order()
        self._find(self.search.text())

    def show_only(self, only: Only | None) -> None:
        """Show these cases alone, or (None) all of them."""
        self._only = only
        for law in self._laws.values():
            for item in rows_of(law):
                item.setHidden(only is not None and not only.wants(item.data(0, CASE)))
            left = sum(not item.isHidden() for item in rows_of(law))
            law.setHidden(not left)
        self.collections.show_only(only.wants if only is not None else None)
        self._find(self.search.text())

    @property
    def cases(self) -> list[Listed]:
        """All cases of the list."""
        return [item.data(0, CASE) for item in self._cases()] + self.collections.cases

    @property
    def busy(self) -> bool:
        """Whether files of the library are still being read."""
        return self._reading

    def show_open(self, path: Path | None) -> None:
        """Mark the case that is open, if it is one of the list."""
        self.tree.blockSignals(True)
        self.tree.clearSelection()
        rows = (item for item in self._cases() if path is not None and item.data(0, PATH) == path)
        item = next(rows, None) or self.collections.row_of(path)
        if item is not None:
            for above in expand_to(item):
                self._turned(above)  # nobody else is told of it
            self.tree.setCurrentItem(item)
            self.tree.executeDelayedItemsLayout()
            self.tree.scrollToItem(item, QTreeWidget.ScrollHint.PositionAtCenter)
        self.tree.blockSignals(False)

    def show_tables(self, tables: list[tuple[str, Path]]) -> None:
        """List the recent tables over the laws: their words and files."""
        opened = self._tables is not None and self._tables.isExpanded()
        if self._tables is not None:
            self.tree.takeTopLevelItem(self.tree.indexOfTopLevelItem(self._tables))
            self._tables = None
        if not tables:
            return
        self._tables = heading(f"{CLOSED} " + say("library-caselist-recent-tables"))
        self.tree.insertTopLevelItem(0, self._tables)
        for words, path in tables:
            item = QTreeWidgetItem(self._tables, [words])
            item.setToolTip(0, as_tip(words))
            item.setData(0, _TABLE, path)
        self._tables.setExpanded(opened)

    def first(self) -> Path | None:
        """The first case of the list, None while it is empty."""
        return next((case.path for case in self.cases), None)

    def beside(self, path: Path | None, step: int) -> Path | None:
        """The case `step` places after `path` in the list (before it, if negative), None at either end."""
        paths = [case.path for case in self.cases]
        if path not in paths:
            return paths[0] if paths else None
        place = paths.index(path) + step
        return paths[place] if 0 <= place < len(paths) else None

    def _make_tree(self) -> QTreeWidget:
        tree = CaseTree()
        tree.setAccessibleName(say("library-caselist-all-cases"))
        tree.setHeaderHidden(True)
        tree.setIndentation(14)
        tree.setItemDelegate(Wrapping(tree))
        tree.setWordWrap(True)
        tree.setTextElideMode(Qt.TextElideMode.ElideNone)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.setRootIsDecorated(False)
        tree.itemClicked.connect(self._chosen)
        tree.itemExpanded.connect(self._turned)
        tree.itemCollapsed.connect(self._turned)
        return tree

    def _read_some(self) -> None:
        end = monotonic() + AT_A_TIME
        for case in self._coming:
            self._add(case)
            if monotonic() > end:
                return
        self._timer.stop()
        self._reading = False
        self._put_in_order()
        self._find(self.search.text())
        self.filled.emit()

    def _put_in_order(self) -> None:
        """Begin to make ready to be searched, in time for the first letter."""
        from bridgetable.lawbook.search import Index

        self._index = Index()
        self._to_index = (item.data(0, CASE) for item in self._cases())
        self._ordering = self._in_order(self._index)
        self._order_timer.start(0)

    def _in_order(self, index: Index[Listed]) -> Iterator[None]:
        """Put all cases into an index, and then make the laws ready; may be left for a while after each."""
        from bridgetable.lawbook.search import making_ready

        for case in self._to_index:
            index.add(case, case.parts(self._language))
            yield
        yield from making_ready(self.edition())

    def _order_some(self) -> None:
        end = monotonic() + AT_A_TIME
        for _ in self._ordering:
            if monotonic() > end:
                return
        self._order_timer.stop()

    def _add(self, case: Listed) -> None:
        if case.law not in self._laws:
            self._laws[case.law] = self._add_law(case.law)
        item = QTreeWidgetItem(self._laws[case.law])
        item.setData(0, PATH, case.path)
        item.setData(0, CASE, case)
        self._name(item)
        if self._only is not None:
            item.setHidden(not self._only.wants(case))

    def _name(self, item: QTreeWidgetItem) -> None:
        """Give the row of a case its title, with its level and its hands under it."""
        case: Listed = item.data(0, CASE)
        title, below = case.title(self._language), _below(case)
        item.setText(0, title)
        item.setToolTip(0, as_tip(title))
        item.setData(0, BELOW, below)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, say("library-caselist-known", title=title, below=below))

    def _add_law(self, number: int) -> QTreeWidgetItem:
        law = heading(f"{CLOSED} {number}  {short_title(number)}")
        self.tree.addTopLevelItem(law)
        law.setToolTip(0, as_tip(say("library-caselist-law-2", number=number, title=law_title(number))))
        return law

    def _turned(self, law: QTreeWidgetItem) -> None:
        """Show by its arrow whether a law is opened."""
        law.setText(0, (OPENED if law.isExpanded() else CLOSED) + law.text(0)[1:])

    def _chosen(self, item: QTreeWidgetItem) -> None:
        path, cite = item.data(0, PATH), item.data(0, _CITE)
        if path is not None:
            self.opened.emit(path)
        elif item.data(0, _TABLE) is not None:
            self.table_wanted.emit(item.data(0, _TABLE))
        elif cite is not None:
            self.cited.emit(cite)
        else:
            item.setExpanded(not item.isExpanded())

    # Searching

    def _find(self, text: str) -> None:
        """List what fits, the likeliest first, and say how much there is."""
        searching, only = bool(text.strip()), self._only
        listing = searching or (only is not None and bool(only.order))
        self._stack.setCurrentWidget(self.hits if listing else self.tree)
        self.count.setVisible(searching or only is not None)
        self.hits.clear()
        found = self._found(text) if searching else self._shown_only()
        for each in found[:_MOST] if listing else []:
            item = QTreeWidgetItem(self.hits)
            if isinstance(each, Listed):
                item.setData(0, PATH, each.path)
                item.setData(0, CASE, each)
                self._name(item)
            else:
                item.setText(0, _law_words(each))
                item.setToolTip(0, as_tip(item.text(0)))
                item.setData(0, _CITE, each.text.id)
        self._choose_hit(0)
        told = _told_of(found) if searching else _cases_words(len(found))
        self.count.setText(" ".join(filter(None, (told, self.collections.progress))))

    def _shown_only(self) -> Sequence[Listed | Hit]:
        """The cases that are shown alone, in their order."""
        if self._only is None:
            return []
        wanted = [case for case in self.cases if self._only.wants(case)]
        if not self._only.order:
            return wanted
        there = {case.name: case for case in reversed(wanted)}  # the library comes first, whoever takes its names
        return [there[name] for name in self._only.order if name in there]

    def _found(self, text: str) -> Sequence[Listed | Hit]:
        """Cases and paragraphs in one order."""
        from bridgetable.lawbook.search import number_in, weighed

        number = number_in(text)
        cases = self.cases if number else []
        fitting = [(case.shows(number), case) for case in cases] if number else self._fit(text)
        wants = self._only.wants if self._only is not None else None
        scored: list[tuple[float, Listed | Hit]] = []
        scored += [each for each in fitting if each[0] and (wants is None or wants(each[1]))]
        scored += weighed(text, self.edition())
        return [found for _, found in sorted(scored, key=lambda each: -each[0])]

    def _fit(self, text: str) -> list[tuple[float, Listed]]:
        return self._searched().fit(text) + self.collections.fit(text)

    def _searched(self) -> Index[Listed]:
        """All cases that are listed, to be found by their words."""
        if self._index is None or self.busy:
            self._put_in_order()
        assert self._index is not None
        for case in self._to_index:
            self._index.add(case, case.parts(self._language))
        return self._index

    def _choose_hit(self, row: int) -> None:
        item = self.hits.topLevelItem(max(0, min(row, self.hits.topLevelItemCount() - 1)))
        if item is not None:
            self.hits.setCurrentItem(item)

    def _take(self) -> None:
        """Open what is chosen among what was found: the first, unless another was chosen."""
        item = self.hits.currentItem()
        if self.search.text().strip() and item is not None:
            self._chosen(item)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Down and up choose among what was found while one types; with nothing typed, down goes to the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step and self.search.text().strip():
                self._choose_hit(self.hits.currentIndex().row() + step)
                return True
            if step > 0:
                self.tree.setFocus()
                return True
        return False

    def _cases(self) -> Iterator[QTreeWidgetItem]:
        for law in self._laws.values():
            yield from rows_of(law)


def _below(case: Listed) -> str:
    """What stands below the title of a case: how hard it is, and how many hands are known."""
    hands = say("library-caselist-hands", count=case.hands)
    return say("library-caselist-level", level=case.level, hands=hands) if case.level else hands


def _cases_words(count: int) -> str:
    return say("library-caselist-cases", count=count) if count else say("library-caselist-no-case-is-among-them-now")


def _law_words(hit: Hit) -> str:
    """A paragraph that was found, with what people say and mean by it."""
    if hit.said:
        return say("library-caselist-law-said", cite=cite_words(hit.text.id), title=hit.text.title, said=hit.said)
    return say("library-caselist-law", cite=cite_words(hit.text.id), title=hit.text.title)


def _told_of(found: Sequence[Listed | Hit]) -> str:
    """How many cases and laws there are, or what else to try."""
    cases = sum(isinstance(each, Listed) for each in found)
    if not found:
        return say("library-caselist-nothing-found-try-one-word-of")
    of_cases = say("library-caselist-cases", count=cases)
    of_laws = say("library-caselist-laws", count=len(found) - cases)
    if len(found) > _MOST:
        return say("library-caselist-found-more", cases=of_cases, laws=of_laws, most=_MOST)
    return say("library-caselist-found", cases=of_cases, laws=of_laws)
