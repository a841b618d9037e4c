"""The collections in the list of cases, each a branch of its own under the laws of the library.

Nothing of one is read before the library is listed, and then a little at a time; rows are made when somebody looks at
them, so that thousands of cases cost next to nothing until then.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from bridgetable.messages import say
from bridgetable.ui.library.law_headings import short_title
from bridgetable.ui.library.listed import Listed
from bridgetable.ui.library.tree import CASE, CLOSED, OPENED, PATH, heading, rows_of
from bridgetable.ui.looks.languages import ENGLISH
from bridgetable.ui.widgets.slices import Slices
from bridgetable.ui.widgets.words import as_tip

if TYPE_CHECKING:
    from bridgetable.collection.shelf import OnShelf, Shelf
    from bridgetable.lawbook.search import Index

MOST_AS_THEY_COME = 40
"""So many cases are listed in the order of their files; where there are more, by law, as in the library."""
_TOLD_EVERY = 100
"""Whenever so many more cases are known, the list says how many there are."""

_GROUP = Qt.ItemDataRole.UserRole + 5

Wants = Callable[[Listed], bool]


class CollectionBranch:
    """A collection in the tree: its cases, its set lists, and the row they stand under."""

    def __init__(self, kept: OnShelf, item: QTreeWidgetItem) -> None:
        self.kept, self.item = kept, item
        self.cases: list[Listed] = []
        self.evenings: list[tuple[Path, str]] = []
        self.made = False
        """Whether its rows have been made."""

    @property
    def by_law(self) -> bool:
        """Whether there are so many cases that they are listed by law."""
        return len(self.cases) > MOST_AS_THEY_COME

    @property
    def listed(self) -> list[Listed]:
        """Its cases in the order in which they are listed."""
        return sorted(self.cases, key=lambda case: case.law) if self.by_law else self.cases

    def say_count(self) -> None:
        """Show how many cases there are, so far."""
        arrow = OPENED if self.item.isExpanded() else CLOSED
        words = say("library-branches-collection", title=self.kept.about.title, count=len(self.cases))
        self.item.setText(0, f"{arrow} {words}")


class Branches(QObject):
    """Puts the collections of a shelf into a tree; `name` gives the row of a case its title."""

    listed = Signal()
    """All collections have been read."""

    def __init__(self, tree: QTreeWidget, name: Callable[[QTreeWidgetItem], None]) -> None:
        super().__init__(tree)
        self._tree, self._name = tree, name
        self._branches: list[CollectionBranch] = []
        self._groups: dict[str, list[Listed]] = {}
        self._shelf: Shelf | None = None
        self._index: Index[Listed] | None = None
        self._language = ENGLISH
        self._wants: Wants | None = None
        self._work = Slices(self)
        self._work.found.connect(self._tell)
        self._work.finished.connect(self._finished)
        self._to_show: Path | None = None
        tree.itemExpanded.connect(self._make_rows)

    @property
    def busy(self) -> bool:
        """Whether collections are still being read."""
        return self._work.busy

    @property
    def progress(self) -> str:
        """How many cases have been read so far, for who waits; empty where nobody does."""
        return say("library-branches-reading", count=len(self.cases)) if self.busy else ""

    @property
    def cases(self) -> list[Listed]:
        """The cases of all collections, in the order in which they are listed."""
        return [case for branch in self._branches for case in branch.listed]

    def read(self, shelf: Shelf, show: Path | None = None) -> None:
        """Begin to list the collections of a shelf, in place of what was listed; `show` the one in this folder."""
        self._shelf, self._to_show = shelf, show
        opened = {branch.kept.folder for branch in self._branches if branch.item.isExpanded()}
        for branch in self._branches:
            self._tree.takeTopLevelItem(self._tree.indexOfTopLevelItem(branch.item))
        self.forget()
        self._work.begin(self._read(shelf, opened))

    def forget(self) -> None:
        """The tree is emptied, and filled anew."""
        self._work.stop()
        self._branches, self._index = [], None
        self._groups.clear()

    def speak(self, language: str) -> None:
        """Name the cases in a language, and find them by what they tell in it."""
        self._language = language
        if self._branches and self._shelf is not None:
            self.read(self._shelf)

    def show_only(self, wants: Wants | None) -> None:
        """List these cases alone, or (None) all of them."""
        self._wants = wants
        for branch in self._branches:
            branch.item.setHidden(wants is not None and not any(map(wants, branch.cases)))
            if branch.made:
                self._fill(branch)

    def fit(self, words: str) -> list[tuple[float, Listed]]:
        """How well the cases fit that have been read so far, and in which every word is found."""
        return self._index.fit(words) if self._index is not None else []

    def row_of(self, path: Path | None) -> QTreeWidgetItem | None:
        """The row of a case, made if it was not; None if it is in no collection."""
        for branch in self._branches:
            if any(case.path == path for case in branch.cases):
                if not branch.made:
                    self._fill(branch)
                for row in rows_of(branch.item):
                    self._make_rows(row)
                    for found in (row, *rows_of(row)):
                        if found.data(0, PATH) == path:
                            return found
        return None

    def _read(self, shelf: Shelf, opened: Collection[Path]) -> Iterator[CollectionBranch | None]:
        from bridgetable.lawbook.search import Index
        from bridgetable.ui.library.kept_listing import evenings_of, known_cases

        self._index = index = Index[Listed]()
        for kept in shelf.kept():
            branch = CollectionBranch(kept, heading(""))
            self._tree.addTopLevelItem(branch.item)
            self._branches.append(branch)
            yield branch
            for known in known_cases(kept.folder):
                if known is not None:
                    branch.cases.append(known.case)
                    index.add(known.case, known.case.parts_told(known.told, self._language))
                yield branch if known is not None and len(branch.cases) % _TOLD_EVERY == 0 else None
            branch.evenings = list(evenings_of(kept.folder))
            branch.item.setHidden(self._wants is not None and not any(map(self._wants, branch.cases)))
            if branch.made:  # somebody opened it before all of its cases were known
                self._fill(branch)
            else:
                self._say_more_below(branch.item)
            if kept.folder in opened:
                branch.item.setExpanded(True)
            yield branch

    def _tell(self, branch: CollectionBranch) -> None:
        about = branch.kept.about
        branch.say_count()
        told = say(
            "library-branches-told", title=about.title, author=about.author or None, licence=about.licence or None
        )
        branch.item.setToolTip(0, as_tip(told))

    def _finished(self) -> None:
        gc.freeze()  # thousands of cases stay: Python need not look through them again and again for what could go
        self.listed.emit()
        for branch in self._branches:
            if branch.kept.folder == self._to_show:
                branch.item.setExpanded(True)
                self._tree.setCurrentItem(branch.item)
                self._tree.executeDelayedItemsLayout()
                self._tree.scrollToItem(branch.item, QTreeWidget.ScrollHint.PositionAtTop)
        self._to_show = None

    # Rows

    def _say_more_below(self, item: QTreeWidgetItem) -> None:
        """Let a row be opened whose own rows have not been made."""
        QTreeWidgetItem(item, ["…"])

    def _make_rows(self, item: QTreeWidgetItem) -> None:
        """Make the rows under a collection, or under a law of it, when somebody opens it for the first time."""
        branch = next((each for each in self._branches if each.item is item), None)
        if branch is not None and not branch.made:
            self._fill(branch)
        cases = self._groups.pop(item.data(0, _GROUP) or "", None)
        if cases is not None:
            item.takeChildren()
            self._add_rows(item, cases)

    def _fill(self, branch: CollectionBranch) -> None:
        branch.made = True
        branch.item.takeChildren()
        for path, title in branch.evenings:
            row = QTreeWidgetItem(branch.item, [say("library-branches-set-list", title=title)])
            row.setData(0, PATH, path)
        cases = [case for case in branch.listed if self._wants is None or self._wants(case)]
        if not branch.by_law:
            self._add_rows(branch.item, cases)
            return
        for law, group in groupby(cases, key=lambda case: case.law):
            words = f"{law}  {short_title(law)}" if law else say("library-branches-no-law")
            under = heading(f"{CLOSED} {words}", branch.item)
            name = f"{branch.kept.folder}/{law}"
            under.setData(0, _GROUP, name)
            self._groups[name] = list(group)
            self._say_more_below(under)

    def _add_rows(self, item: QTreeWidgetItem, cases: Iterable[Listed]) -> None:
        for case in cases:
            row = QTreeWidgetItem(item)
            row.setData(0, PATH, case.path)
            row.setData(0, CASE, case)
            self._name(row)
