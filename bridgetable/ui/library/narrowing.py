"""The button over the list of cases: shows only some, by course, level, edition, and how far one is with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QMenu

from bridgetable.editions import EDITIONS
from bridgetable.messages import say
from bridgetable.ui.library.caselist import Only
from bridgetable.ui.widgets.buttons import PressButton
from bridgetable.ui.widgets.words import as_tip

if TYPE_CHECKING:
    from bridgetable.practice.learners import CaseWish, Status
    from bridgetable.practice.progress import GivenAnswer
    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.library.caselist import CaseList
    from bridgetable.ui.library.listed import Listed

LEVELS = (1, 2, 3)


class Chooser(PressButton):
    """A button with a menu, that says what is chosen in as much room as there is."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__()
        self._wish_words = ""
        self.setMenu(menu)

    def say(self, words: str) -> None:
        """Show what is chosen; its end is left out where there is no room for it, and told by the tip."""
        self._wish_words = words
        self.setToolTip(as_tip(words))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - 4 * self.fontMetrics().height()
        self.setText(
            self.fontMetrics().elidedText(self._wish_words, Qt.TextElideMode.ElideRight, room).replace("&", "&&")
        )


class Narrowing(QObject):
    """Narrows a list of cases to those that are wished; favourites are kept with the settings.

    `answers` tells what was answered so far, `opened` the file of the open case.
    """

    def __init__(
        self,
        cases: CaseList,
        preferences: Preferences,
        answers: Callable[[], list[GivenAnswer]],
        opened: Callable[[], Path | None],
    ) -> None:
        super().__init__(cases)
        self._cases, self._preferences, self._answers, self._opened = cases, preferences, answers, opened
        self.menu = QMenu(cases)
        self.menu.aboutToShow.connect(self._fill)
        self.button = Chooser(self.menu)
        self._wish: CaseWish | None = None
        cases.above.addWidget(self.button)
        self.show(None)

    def show(self, wish: CaseWish | None) -> None:
        """Show the cases of a wish, or (None) all of them, and say so on the button."""
        self._wish = wish
        words = self._wish_words(wish) if wish is not None else say("library-narrowing-all-cases")
        self.button.say(words)
        self.button.setAccessibleName(say("library-narrowing-cases-shown", which=words))
        if wish is None:
            self._cases.show_only(None)
            return
        statuses = self._statuses() if wish.status else {}
        favourites = set(self._preferences.favourites)

        def wants(case: Listed) -> bool:
            return wish.wants(case, statuses, favourites)

        self._cases.show_only(Only(wants, wish.cases))

    def _statuses(self) -> dict[str, Status]:
        from datetime import UTC, datetime

        from bridgetable.practice.learners import statuses

        return statuses(self._answers(), datetime.now(UTC))

    def _fill(self) -> None:
        """Write the menu anew: what can be chosen now, with a mark at what is."""
        from bridgetable.practice.learners import STATUSES, CaseWish
        from bridgetable.practice.paths import courses

        wish, menu = self._wish or CaseWish(), self.menu
        menu.clear()
        self._entry(menu, say("library-narrowing-all-cases"), self._wish is None, lambda: self.show(None))
        menu.addSeparator()
        under = menu.addMenu(say("library-narrowing-course"))
        for each in courses():
            self._narrow(under, each.title, wish.course == each.title, CaseWish(each.title, each.cases))
        under = menu.addMenu(say("library-narrowing-level"))
        for level in LEVELS:
            chosen = wish.level == level
            self._narrow(under, self._level(level), chosen, wish._replace(level=0 if chosen else level))
        under = menu.addMenu(say("library-narrowing-laws-of"))
        for year in EDITIONS:
            chosen = wish.edition == year
            self._narrow(under, str(year), chosen, wish._replace(edition=0 if chosen else year))
        under = menu.addMenu(say("library-narrowing-how-far-you-are"))
        for status in STATUSES:
            chosen = wish.status == status
            place = menu if status == "favourite" else under
            self._narrow(place, self._status(status), chosen, wish._replace(status="" if chosen else status))
        self._of_the_open_case(menu)

    def _narrow(self, menu: QMenu, words: str, marked: bool, wish: CaseWish) -> None:
        """An entry that shows the cases of a wish; the one that is marked takes it back."""
        self._entry(menu, words, marked, lambda: self.show(wish if any(wish) else None))

    def _of_the_open_case(self, menu: QMenu) -> None:
        path = self._opened()
        case = next((each for each in self._cases.cases if each.path == path), None)
        if case is None:
            return
        menu.addSeparator()
        kept = self._preferences.favourites
        others = [name for name in kept if name != case.name]
        changed = others if case.name in kept else [*kept, case.name]
        self._entry(
            menu, say("library-narrowing-the-open-case-is-a-favourite"), case.name in kept, lambda: self._keep(changed)
        )
        self._entry(menu, say("library-narrowing-cases-like-the-open-one"), None, lambda: self._show_alike(case))

    def _keep(self, favourites: list[str]) -> None:
        self._preferences.favourites = favourites
        self.show(self._wish)

    def _show_alike(self, case: Listed) -> None:
        from bridgetable.cases.reader import load
        from bridgetable.practice.learners import CaseWish, alike

        names = alike(load(case.path), self._cases.cases)
        title = case.title(self._preferences.language)
        self.show(CaseWish(say("library-narrowing-like", title=title), tuple(names)))

    @staticmethod
    def _entry(menu: QMenu, words: str, marked: bool | None, act: Callable[[], object]) -> QAction:
        entry = menu.addAction(words.replace("&", "&&"))
        entry.setCheckable(marked is not None)
        entry.setChecked(bool(marked))
        entry.triggered.connect(lambda _on=False: act())
        return entry

    def _wish_words(self, wish: CaseWish) -> str:
        parts = (
            wish.course,
            say("library-narrowing-level-2", level=wish.level) if wish.level else "",
            str(wish.edition) if wish.edition else "",
            self._status(wish.status) if wish.status else "",
        )
        return " · ".join(filter(None, parts))

    def _level(self, level: int) -> str:
        return {
            1: say("library-narrowing-level-1-every-club-evening"),
            2: say("library-narrowing-level-2-for-club-directors"),
            3: say("library-narrowing-level-3-for-tournament-directors"),
        }[level]

    def _status(self, status: str) -> str:
        return {
            "new": say("library-narrowing-new-to-you"),
            "again": say("library-narrowing-to-be-answered-again"),
            "mastered": say("library-narrowing-all-right-last-time"),
            "favourite": say("library-narrowing-favourites"),
        }[status]
