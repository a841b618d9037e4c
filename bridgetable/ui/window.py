"""The main window: it shows what the session holds and hands on to it what the user does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget

from bridgetable.lawtexts import EDITIONS
from bridgetable.seats import Seat
from bridgetable.ui import theme
from bridgetable.ui.caselist import CaseList
from bridgetable.ui.kit import Segments, column, label, row
from bridgetable.ui.menus import Menus
from bridgetable.ui.middle import Middle
from bridgetable.ui.preferences import Preferences
from bridgetable.ui.recovery import Recovery
from bridgetable.ui.story import StoryCard
from bridgetable.ui.view import ViewOptions

if TYPE_CHECKING:
    # What judges and explains is loaded once the window can be seen.
    from bridgetable.findings.kinds import Question
    from bridgetable.findings.verdict import Verdict
    from bridgetable.session import Session
    from bridgetable.table.actions import Entry
    from bridgetable.ui.filing import Filing
    from bridgetable.ui.panel_director import DirectorPanel


class Window(QMainWindow):
    """One record on one table, with everything that is said of it."""

    furnished = Signal()
    """The first record is on the table."""

    def __init__(self, preferences: Preferences, recovery: Recovery) -> None:
        super().__init__()
        self.preferences, self._recovery = preferences, recovery
        self.menuBar().setNativeMenuBar(False)  # the switch between the editions stands in its corner
        self.menus = Menus(self)
        self.cases, self.story = CaseList(), StoryCard()
        self.left, self.middle, self.right = QWidget(), Middle(), QWidget()
        self.edition_switch = Segments([str(year) for year in EDITIONS], self.tr("Laws of"))
        self.scopes = (self.tr("Program sees"), self.tr("Table noticed"))
        self.scope_switch = Segments(self.scopes, self.tr("Show what the"))
        self.director: DirectorPanel
        self.filing: Filing
        self._place()
        self._restore()
        for action in self.menus.acts.values():
            action.setEnabled(False)

    @property
    def session(self) -> Session:
        """The record that is open."""
        return self.filing.document.session

    # Putting the window together

    def _place(self) -> None:
        self.setWindowTitle("Bridgetable")
        corner = QWidget(self.menuBar())
        line = row(corner)
        line.setContentsMargins(0, 3, theme.PANEL_MARGIN, 3)
        line.addWidget(label(self.tr("Edition"), "soft", wrap=False))
        line.addWidget(self.edition_switch)
        self.menuBar().setCornerWidget(corner, Qt.Corner.TopRightCorner)
        for panel in (self.left, self.right):
            panel.setProperty("panel", True)
        shelf = column(self.left, theme.PANEL_MARGIN - 4)
        shelf.addWidget(self.cases, 1)
        shelf.addWidget(self.story)
        self._paper = column(self.right, spacing=0)
        self._paper.setContentsMargins(0, theme.SPACING, 0, 0)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        for part in (self.left, self.middle, self.right):
            splitter.addWidget(part)
        splitter.setChildrenCollapsible(False)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([theme.LEFT_WIDTH, 10_000, theme.RIGHT_WIDTH])
        self.left.setMinimumWidth(theme.LEFT_WIDTH - 40)
        self.right.setMinimumWidth(theme.RIGHT_WIDTH - 40)
        self.setCentralWidget(splitter)
        buttons = ("first", "previous", "next", "last", "undo", "redo")
        self.middle.add_buttons({name: self.menus.act(name) for name in buttons})

    def _restore(self) -> None:
        """The window as it was left."""
        geometry = self.preferences.geometry
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(1280, 800)
        acts = self.menus.acts
        for name, default in (("four colours", True), ("letters", False), ("animate", True)):
            acts[name].setChecked(self.preferences.on(name, default))
        for name in ("case list", "director"):
            acts[name].setChecked(True)
        acts[f"bottom {self.preferences.bottom}"].setChecked(True)
        acts[f"edition {EDITIONS[-1]}"].setChecked(True)
        self.edition_switch.choose(str(EDITIONS[-1]))
        self.scope_switch.choose(self.scopes[0])

    def furnish(self, path: Path | None = None) -> None:
        """Bring in what judges and explains, open the case at `path`, and begin to fill the list of cases."""
        from bridgetable.ui.commands import join
        from bridgetable.ui.filing import Filing
        from bridgetable.ui.panel_director import DirectorPanel

        self.filing = Filing(self, self.middle.notice, self.preferences, self._recovery, EDITIONS[-1])
        self.director = DirectorPanel(self.leads_to)
        self._paper.addWidget(self.scope_switch, 0, Qt.AlignmentFlag.AlignHCenter)
        self._paper.addWidget(self.director)
        join(self)
        for action in self.menus.acts.values():
            action.setEnabled(True)
        if path is None or not self.filing.open(path):
            self.refresh()
        self.filing.offer_recovery()
        self.cases.fill()
        self.middle.command.field.setFocus()
        self.furnished.emit()

    # What is shown

    def refresh(self) -> None:
        """Show the session as it stands."""
        session = self.session
        view, verdict = session.view, self.verdict()
        self.middle.table.show_state(view.table, verdict, self._options())
        points = {line.name: session.ruling_points(line.name) for line in session.lines}
        self.middle.timeline.show_lines(session.lines, view.line, view.at, points)
        self.middle.follow()
        self.middle.said.say(self._said())
        self.director.show_verdict(verdict, session.shown.facts)
        self.middle.status.say(self._status(verdict))
        self._show_commands()
        self.setWindowTitle(f"{self.filing.document.title}{'' if session.saved else ' *'} – Bridgetable")

    def verdict(self) -> Verdict:
        """The verdict as it is to be shown: all of it, or what the table has noticed."""
        from bridgetable.explain.noticed import as_noticed

        verdict = self.session.view.verdict
        return as_noticed(verdict) if self.menus.act("noticed").isChecked() else verdict

    def _options(self) -> ViewOptions:
        acts = self.menus.acts
        return ViewOptions(
            bottom=self.preferences.bottom,
            four_colours=acts["four colours"].isChecked(),
            letters=acts["letters"].isChecked(),
            animate=acts["animate"].isChecked(),
        )

    def _said(self) -> str:
        """The last action shown, with its number and, on a branch, the branch's name."""
        from bridgetable.table.sentences import sentence

        session = self.session
        if not session.at:
            return self.tr("Before the first action")
        words = f"{session.at}  {sentence(session.shown.log[-1])}"
        return (
            words
            if session.line is None
            else self.tr("{words}  (branch “{name}”)").format(words=words, name=session.line)
        )

    def _status(self, verdict: Verdict) -> str:
        from bridgetable.explain.words import headline, question_text

        words, finding = headline(verdict)
        parts = [words, finding.grounds.cite if finding is not None else ""]
        parts += [self.tr("Ask: {question}").format(question=question_text(q)) for q in verdict.questions[:1]]
        return " · ".join(part for part in parts if part)

    def _show_commands(self) -> None:
        """Make available what can be done now."""
        session, enable = self.session, self.menus.enable
        undo, redo = session.undo_words, session.redo_words
        enable("undo", undo is not None, self.tr("&Undo {what}").format(what=undo or ""))
        enable("redo", redo is not None, self.tr("&Redo {what}").format(what=redo or ""))
        for names, on in (
            (("previous", "first", "previous ruling"), session.at > 0),
            (("next", "last", "next ruling"), session.at < session.view.length),
            (("rename",), session.line is not None),
            (("do it",), bool(session.view.verdict.must_withdraw)),
            (("save",), not session.saved or not self.filing.document.savable),
        ):
            for name in names:
                enable(name, on)

    # What the user does

    def attempt(self, step: Callable[[], object]) -> bool:
        """Take a step of the session and show what came of it; what is impossible is said under the table."""
        try:
            step()
        except ValueError as error:
            self.middle.command.say(str(error), wrong=True)
            return False
        self.middle.command.say(self.middle.command.hint())
        self._recovery.changed()
        self.refresh()
        return True

    def do(self, entry: Entry, facts: Mapping[str, str] | None = None) -> bool:
        """An action at the table, from the mouse, a menu or a choice of the law."""
        from bridgetable.table.sentences import sentence

        done = self.attempt(lambda: self.session.do(entry, facts))
        if done:
            self.middle.command.say(sentence(entry))
        return done

    def go(self, line: str | None, at: int | None) -> None:
        """Go to a place of a line, or (None) to its end."""
        self.attempt(lambda: self.session.choose_line(line, at))

    def peek(self, entry: Entry, facts: Mapping[str, str]) -> Verdict:
        """What the verdict would be after one more action; nothing is done."""
        return self.session.peek(entry, facts)

    def step(self, actions: int) -> None:
        """Go so many actions on along the line, or back if negative."""
        self.attempt(lambda: self.session.goto(self.session.at + actions))

    def read(self, text: str) -> Entry:
        """The action that is meant by what was typed; `ValueError` says why none is."""
        from bridgetable.table.typed import parse_loose

        verdict = self.session.view.verdict
        return parse_loose(text, verdict.turn, verdict.declarer, verdict.dummy, verdict.turn_to == "lead")

    def typed(self, entry: Entry) -> None:
        """Do what was typed; what cannot happen stays in the field, to be mended."""
        if self.do(entry):
            self.middle.command.field.clear()

    def do_it(self) -> None:
        """Make the movements the ruling has left."""
        steps = self.session.steps_left()
        if steps:
            self.attempt(lambda: self.session.do_all(steps))

    def switch_edition(self, year: int) -> None:
        """Judge the same record under other laws."""
        self.edition_switch.choose(str(year))
        self.menus.act(f"edition {year}").setChecked(True)
        self.attempt(lambda: self.session.switch_edition(year))

    def leads_to(self, question: Question) -> Mapping[str, str]:
        """What each answer to an open question would lead to."""
        from bridgetable.explain.previews import leads_to

        return leads_to(self.session.shown, self.session.edition, question)

    def show_noticed(self, on: bool) -> None:
        """Show only what the table has noticed, or all that the program sees."""
        self.scope_switch.choose(self.scopes[on])
        self.refresh()

    def opened(self) -> None:
        """Another record is open: show it from its end."""
        self.middle.notice.hide()
        document = self.filing.document
        self.cases.show_open(document.path)
        self.story.show_case(document.title, document.case.story_in())
        self.middle.command.say(self.middle.command.hint())
        self.refresh()

    def turn_table(self, seat: Seat) -> None:
        """Show the table with `seat` nearest."""
        self.preferences.bottom = seat
        self.refresh()

    def find_case(self) -> None:
        """Go to the search field over the list of cases."""
        self.menus.act("case list").setChecked(True)
        self.cases.search.setFocus()

    def open_beside(self, step: int) -> None:
        """Open the case so many places further on in the list."""
        path = self.cases.beside(self.filing.document.path, step)
        if path is not None:
            self.filing.open(path)

    def full_screen(self, on: bool) -> None:
        """The whole screen for the table, or the window as it was."""
        self.menuBar().setVisible(not on)
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def closeEvent(self, event: QCloseEvent) -> None:
        if hasattr(self, "filing") and not self.filing.may_leave():
            event.ignore()
            return
        self.preferences.geometry = self.saveGeometry()
        self._recovery.close()
        super().closeEvent(event)
