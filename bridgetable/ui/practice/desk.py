"""A problem on the table of the window: laid out without its ruling, asked about, revealed, played on."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from bridgetable.cards import Card
from bridgetable.cases.case import Case
from bridgetable.explain.headlines import headline
from bridgetable.explain.retold import told
from bridgetable.messages import say
from bridgetable.practice.asking import problem
from bridgetable.practice.marking import mark
from bridgetable.practice.problem import CLUB, PLAYER, TOURNAMENT
from bridgetable.practice.scene import Scene
from bridgetable.practice.statements import statements
from bridgetable.ui.practice.asked_back import AskedBack
from bridgetable.ui.practice.panel import ProblemPanel
from bridgetable.ui.practice.remembering import Remembering
from bridgetable.ui.practice.source import ProblemSource

if TYPE_CHECKING:
    from bridgetable.practice.generator.dealing import GivenDeal
    from bridgetable.practice.marking import Mark
    from bridgetable.practice.problem import Part, Problem
    from bridgetable.seats import Seat
    from bridgetable.ui.files.files import Document
    from bridgetable.ui.practice.around import AroundDesk
    from bridgetable.ui.practice.series import Series

PACE = 900
"""From one action to the next while what happened is shown, in milliseconds."""
WHOLE, QUICKEST = 9000, 350
"""All of it takes no longer than this, as far as no step is shorter than that, in milliseconds."""


class Desk(QObject):
    """Lays problems on the table of `window` and has `panel` ask about them."""

    marked = Signal(object, object, object)
    """An answer was marked: the `Scene`, the `Part` and the `Mark`."""

    def __init__(self, window: AroundDesk) -> None:
        super().__init__(window.window())
        self._window, self.source, self.panel = window, ProblemSource(), ProblemPanel(mark)
        self._document: Document | None = None
        self._scene: Scene | None = None
        self._called = False
        self._series: Series | None = None
        self._on: GivenDeal | None = None
        self.remembering = Remembering(window.filing.folder, window.preferences.profile)
        self._told_of = ""
        """Why answers are not kept, as it was said last."""
        self._pace = QTimer(self)
        self._pace.timeout.connect(self._play_on_step)
        layout = window.right.layout()
        assert layout is not None, "the panels stand in a column"
        layout.addWidget(self.panel)
        self.panel.hide()
        self._joined()

    def _joined(self) -> None:
        window, panel = self._window, self.panel
        panel.playing.connect(self._play)
        panel.revealing.connect(self._reveal)
        panel.chosen.connect(self.take)
        panel.lit.connect(self._light)
        panel.marked.connect(self._tell_marked)
        window.panels_shown.connect(self._follow)
        window.filing.opened.connect(self._leave_if_other)
        window.middle.table.table_scene.clicked.connect(self._clicked)

    @property
    def asking(self) -> bool:
        """Whether a problem is open."""
        return self._document is not None

    @property
    def twin(self) -> Case | None:
        """The same table with one thing otherwise, if there is one."""
        return self._scene.twin if self._scene is not None else None

    # Problems

    def begin_on(self, deal: GivenDeal) -> None:
        """A problem of what is practised on a board that is given, and more of them until another way is chosen.

        `NoScene` says that nothing of it is plausible there.
        """
        level, edition = self._window.preferences.practice[0], self._window.session.edition
        found = self.source.next(self._window.preferences.practice, edition, on=deal)
        self._called, self._series, self._on = False, None, deal
        self.lay_out(found, level, say("practice-desk-on-a-board"))

    def begin(self, called: bool) -> None:
        """Another problem of what is practised, or of what comes again; `called`: the players tell of it."""
        self._called, self._series, self._on = called, None, None
        level, kinds = self._window.preferences.practice
        edition = self._window.session.edition
        waiting = AskedBack(self._window.filing.folder).due(date.today(), edition)
        if waiting is not None:
            self.lay_out(waiting, level, say("practice-desk-a-table-you-have-ruled-on"))
            return
        due = [kind for kind in self.remembering.due_kinds(level, edition) if not kinds or kind in kinds]
        self.lay_out(self.source.next((level, kinds), edition, due), level)

    def begin_series(self, series: Series) -> None:
        """Problems in a row, from the first."""
        self._called, self._series, self._on = False, series, None
        self._go_on()

    def _go_on(self) -> None:
        """The next problem of the series; after the last one, how it went."""
        series, window = self._series, self._window
        found = series.next() if series is not None else None
        if series is None or found is None:
            self._play_on()
            if series is not None:
                words = say("practice-desk-series-done", title=series.title, share=round(100 * series.share))
                window.middle.notice.tell(words, "calm")
            self._series = None
            return
        scene, said = found
        told = say("practice-desk-where", title=series.title, number=series.number, length=series.length)
        self.lay_out(scene, window.preferences.practice[0], " · ".join(filter(None, (told, said))))

    def lay_out(self, scene: Scene, level: int, told: str = "") -> None:
        """Put a scene on the table, and ask about it; `told` stands over it."""
        twin = scene.twin.record if scene.twin is not None else None
        asked = problem(scene.case.record, scene.edition, level, scene.seed, twin)
        if not self._window.filing.lay_out(scene.case, scene.edition):
            return
        self._scene, self._document = scene, self._window.filing.document
        self._show(asked, scene, told)

    def _show(self, asked: Problem, scene: Scene, told: str) -> None:
        window, language = self._window, self._window.preferences.language
        if window.tour is not None:
            window.tour.end()  # it would stand over the questions
        window.menus.act("director").setChecked(True)
        window.hidden_ruling.instead = self.panel
        said = statements(asked.record, asked.edition, scene.seed) if self._called else ()
        what = say("practice-desk-laws-of", level=self._level(asked.level), year=asked.edition)
        what = told or what
        self.panel.show()
        if said:
            window.acting.step(len(asked.record.log))
        self.panel.show_problem(asked, what, scene.case.title_in(language), scene.case.story_in(language), said)
        window.showing.refresh()

    def _level(self, level: int) -> str:
        return {
            PLAYER: say("practice-desk-for-players"),
            CLUB: say("practice-desk-for-club-directors"),
            TOURNAMENT: say("practice-desk-for-tournament-directors"),
        }[level]

    def take(self, way: str) -> None:
        """Go on this way from the problem that is open: one of `EndPage.ways`."""
        if not self.asking:
            return
        match way:
            case "next" if self._series is not None:
                self._go_on()
            case "next" if self._on is not None:
                self.begin_on(self._on)
            case "next":
                self.begin(self._called)
            case "play on":
                self._play_on()
            case "twin":
                self._rule_on_twin()
            case "save":
                self._window.filing.save_as()
            case "report":
                self._window.menus.act("report").trigger()

    def _rule_on_twin(self) -> None:
        scene, asked = self._scene, self.panel.problem
        if scene is not None and scene.twin is not None and asked is not None:
            self.lay_out(scene._replace(case=scene.twin, twin=scene.case), asked.level)

    def _play_on(self) -> None:
        """The table with the ruling: from here on it is a table like any other."""
        self._reveal()
        self.leave()
        self._window.next_step.take()
        self._window.showing.refresh()

    def _leave_if_other(self) -> None:
        if self._document is not None and self._window.filing.document is not self._document:
            self.leave()

    def leave(self) -> None:
        """Take the questions away: the table is a table like any other."""
        self._pace.stop()
        self._document = self._scene = None
        self._window.hidden_ruling.instead = None
        self.panel.hide()
        self._window.middle.timeline_strip.show()
        self._window.hidden_ruling.show()
        for name in ("twin", "play on"):
            self._window.menus.enable(name, False)

    # What happened, and the ruling

    def _play(self) -> None:
        """Show what happened action by action; asked for again, or with cards that do not move, all of it at once."""
        window = self._window
        if self._pace.isActive() or not window.menus.act("animate").isChecked():
            self._pace.stop()
            window.acting.step(window.session.view.length)
        else:
            self._pace.start(max(QUICKEST, min(PACE, WHOLE // max(1, window.session.view.length))))
            self.panel.play.setText(say("practice-desk-all-at-once"))
            window.acting.step(1)

    def _play_on_step(self) -> None:
        session = self._window.session
        self._window.acting.step(1)
        if session.at == session.view.length:
            self._pace.stop()

    def _reveal(self) -> None:
        if self._window.session.hidden:
            self._window.hidden_ruling.turn()

    def _follow(self) -> None:
        """The table has changed: the panel says where one is, and with the ruling how it went."""
        window, panel = self._window, self.panel
        session = window.session
        window.middle.timeline_strip.setHidden(self.asking and self._called and session.hidden)
        if not self.asking:
            return
        if session.hidden and self._called and session.at < session.view.length:
            window.acting.step(session.view.length)  # who is called to the table has not seen what was done
        elif session.hidden:
            last = told(session.shown.log[-1]) if session.at else say("practice-desk-before-the-first-action")
            panel.show_step(last, session.at, session.view.length)
        elif session.at < session.view.length and not panel.finished:
            window.acting.step(session.view.length)
        elif not panel.finished:
            panel.end.offer_twin(self.twin is not None)
            panel.show_end(headline(session.view.verdict))
        panel.end.hide_ruling(session.hidden)

    def _light(self, cards: frozenset[tuple[Seat, Card]]) -> None:
        """Light up what a question or a reason is about; of nothing in particular, what happened last."""
        scene, session = self._window.middle.table.table_scene, self._window.session
        scene.light(cards or (session.in_question if session.hidden else frozenset()))

    def _clicked(self, key: tuple[Seat, object] | None) -> None:
        """A card was clicked: if it is asked what it is, the answers are offered beside it."""
        if key is None or not self.asking or not isinstance(key[1], Card) or not self.panel.ask_of(key[0], key[1]):
            return
        self.flags().popup(QCursor.pos())

    def flags(self) -> QMenu:
        """The answers to the question in sight as a menu."""
        question = self.panel.question
        assert question is not None, "a question is in sight"
        menu = QMenu(self._window.window())
        menu.aboutToHide.connect(menu.deleteLater)
        for each in question.answers.buttons:
            menu.addAction(f"{each.answer.words}\t{each.key}", each.click)
        return menu

    def _tell_marked(self, part: Part, found: Mark) -> None:
        asked = self.panel.problem
        if self._scene is None or asked is None:
            return
        if self._series is not None:
            self._series.add(found.points, found.of)
        self.remembering.keep(self._scene, asked.level, part, found)
        self._tell_how_kept()
        self.marked.emit(self._scene, part, found)

    def _tell_how_kept(self) -> None:
        """Say once that answers cannot be kept, and no longer than it is so."""
        problem, told_of, notice = self.remembering.problem, self._told_of, self._window.middle.notice
        self._told_of = problem
        if problem and problem != told_of:
            notice.tell(problem, "grave")
        elif told_of and not problem and notice.text == told_of:
            notice.hide()
