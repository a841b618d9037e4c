"""What joins the page that compares to the window: what is compared, when it is looked at, and room for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

from bridgetable.editions import EDITIONS
from bridgetable.explain.compare import compare
from bridgetable.explain.parting import Parting
from bridgetable.explain.retold import told
from bridgetable.messages import say
from bridgetable.session import Place
from bridgetable.table.lines import line_record
from bridgetable.ui.looks import theme
from bridgetable.ui.panels.compare import ComparePanel
from bridgetable.ui.widgets.slices import Slices

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QSplitter, QWidget

    from bridgetable.session import Session
    from bridgetable.ui.shell.menus import Menus
    from bridgetable.ui.shell.middle import Middle
    from bridgetable.ui.shell.showing import Showing
    from bridgetable.ui.shell.wearing import Wearing
    from bridgetable.ui.widgets.pages import Pages


class ComparingWindow(Protocol):
    """The window, to what is compared in it."""

    menus: Menus
    middle: Middle
    columns: QSplitter
    showing: Showing
    wearing: Wearing

    @property
    def session(self) -> Session: ...
    @property
    def pages(self) -> Pages: ...
    @property
    def panels_shown(self) -> SignalInstance: ...
    def window(self) -> QWidget: ...
    def show_page(self, name: str) -> None: ...
    def width(self) -> int: ...


class Comparing(QObject):
    """Keeps the page on what the session shows while it is in sight, and the forks of the timeline always."""

    def __init__(self, window: ComparingWindow, panel: ComparePanel, page: str) -> None:
        super().__init__(window.window())
        self._window, self._panel, self._page = window, panel, page
        self._branches = False
        self._pair: tuple[str | None, str | None] | None = None
        self._years = (EDITIONS[-2], EDITIONS[-1])
        self._folded = False
        self._before: tuple[int, list[int]] = (0, [])
        self._partings: dict[str | None, Parting] = {}
        self._forks = Slices(self)
        self._rest = QTimer(self, singleShot=True, interval=theme.REST)
        self._rest.timeout.connect(lambda: self._forks.begin(self._look_for_forks()))
        panel.switched.connect(self._switch)
        panel.picked.connect(self._pick)
        window.panels_shown.connect(self.show)
        window.menus.act("case list").toggled.connect(self._list_toggled)

    @property
    def _session(self) -> Session:
        return self._window.session

    @property
    def _on_branches(self) -> bool:
        return self._branches and bool(self._session.record.branches)

    # What the user asks for

    def editions(self) -> None:
        """Compare the editions; where they are compared already, back to the ruling."""
        if self._in_sight() and not self._on_branches:
            self._window.pages.show_page(self._window.pages.first)
            return
        self._branches = False
        self._open()

    def branches(self) -> None:
        """Compare two lines of the record; where that is on show already, back to the ruling."""
        if self._in_sight() and self._on_branches:
            self._window.pages.show_page(self._window.pages.first)
            return
        self._branches = True
        self._open()

    def with_line(self, name: str | None) -> None:
        """Compare the active line with the one called `name` (None: the trunk)."""
        mine = self._session.line
        self._pair = (name, mine) if mine is not None else (mine, name)
        self._branches = True
        self._open()

    def _open(self) -> None:
        self._window.menus.act("director").setChecked(True)
        self._window.show_page(self._page)

    def _switch(self, kind: str) -> None:
        self._branches = kind == self._panel.kinds[1]
        self.show()

    def _pick(self, left: str, right: str) -> None:
        if self._on_branches:
            names = {self._name(line.name): line.name for line in self._session.lines}
            self._pair = (names[left], names[right])
        else:
            years = {self._laws(year): year for year in EDITIONS}
            self._years = _earlier_first(self._years, (years[left], years[right]))
        self.show()

    # What is shown

    def show(self) -> None:
        """Show the comparison as the session stands, if the page is in sight; look for the forks a little later."""
        self._rest.start()
        if not self._in_sight():
            return
        self._panel.offer_branches(bool(self._session.record.branches))
        if self._on_branches:
            self._show_branches()
        else:
            self._show_editions()

    def _show_editions(self) -> None:
        left, right = (self._window.showing.as_seen(self._session.under(year)) for year in self._years)
        for side, year in enumerate(self._years):
            now = say("shell-comparing-the-table-shows-this-edition") if year == self._session.edition else ""
            offered = EDITIONS if len(EDITIONS) > len(self._years) else (year,)
            self._panel.head(side, [self._laws(each) for each in offered], self._laws(year), now)
        self._panel.show_rows(self._panel.kinds[0], compare(left, right), self._years)

    def _laws(self, year: int) -> str:
        return say("shell-comparing-laws-of", year=year)

    def _show_branches(self) -> None:
        pair = self._lines()
        names = [self._name(line.name) for line in self._session.lines]
        places = self._session.side_by_side(*pair)
        for side, place in enumerate(places):
            self._panel.head(side, names, self._name(place.line), self._note(place))
        left, right = (self._window.showing.as_seen(place.verdict) for place in places)
        edition = self._session.edition
        self._panel.show_rows(self._panel.kinds[1], compare(left, right, same_log=False), (edition, edition))

    def _lines(self) -> tuple[str | None, str | None]:
        """The pair chosen last as long as there is one; else the active line and the one it leaves."""
        lines = self._session.lines
        names = {line.name for line in lines}
        if self._pair is not None and names.issuperset(self._pair):
            return self._pair
        active = next(line for line in lines if line.name == self._session.line)
        return (active.leaves, active.name) if active.name is not None else (None, lines[-1].name)

    def _name(self, line: str | None) -> str:
        return self._session.branch_told(line) if line is not None else say("shell-comparing-main-line")

    def _note(self, place: Place) -> str:
        """After which action a line is compared, and what it began with."""
        done = say("shell-comparing-after-action", at=place.at)
        return done if place.first is None else f"{told(place.first)} · {done}"

    # The forks of the timeline

    def forget(self) -> None:
        """Show nothing of what was compared."""
        self._panel.show_rows(self._panel.kinds[0], (), self._years)

    def _look_for_forks(self) -> Iterator[None]:
        """Judge every line under both editions, action by action; what is found is marked when all of it is known."""
        while not self._one_more_known():
            yield None
        self._window.middle.timeline.show_partings({name: known.points for name, known in self._partings.items()})

    def _one_more_known(self) -> bool:
        """Judge one more action, as the session stands by now; whether all are known.

        Who looks blind is shown no fork: it might stand where something is that nobody has noticed. While the ruling is
        kept back, a fork would tell of it.
        """
        session = self._session
        lines = () if session.blind or session.hidden else session.lines
        self._partings = {line.name: self._partings.get(line.name) or Parting() for line in lines}
        return all(known.look(line_record(session.record, name), most=1) for name, known in self._partings.items())

    # Room for two columns

    def _in_sight(self) -> bool:
        return self._window.pages.page == self._page

    def turned(self, page: str) -> None:
        """Make the column wide for this page and narrow again after it; the list of cases gives way if it must."""
        wide = page == self._page
        if wide != self._window.wearing.wide:
            (self._make_room if wide else self._put_back)()
        self.show()

    def _make_room(self) -> None:
        window = self._window
        self._before = (window.width(), window.columns.sizes())
        window.wearing.wide = True
        if window.width() - sum(window.wearing.panel_widths()) < theme.MIDDLE_WIDTH:
            self._folded = window.menus.act("case list").isChecked()
            window.menus.act("case list").setChecked(False)
        window.wearing.fit_panels()

    def _put_back(self) -> None:
        window = self._window
        window.wearing.wide = False
        if self._folded:
            window.menus.act("case list").setChecked(True)
        self._folded = False
        window.wearing.fit_panels()
        width, sizes = self._before
        if width == window.width():
            window.columns.setSizes(sizes)  # as the user had drawn them

    def _list_toggled(self, shown: bool) -> None:
        if shown:
            self._folded = False


def _earlier_first(before: tuple[int, int], picked: tuple[int, int]) -> tuple[int, int]:
    """Two editions to compare, the earlier at the left; nothing changes where one is picked for both."""
    old, new = sorted(picked) if picked[0] != picked[1] else sorted(before)
    return old, new
