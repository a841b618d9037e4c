"""The main window: it shows what the session holds and hands on to it what the user does."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QSplitter, QWidget

from bridgetable.messages import say
from bridgetable.resources import resource_path
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.looks import Looks, dress, follow
from bridgetable.ui.shell.first_sight import Shell

if TYPE_CHECKING:
    # All this is loaded behind the first frame, and so is `Qt`, of which the first use makes every name.
    from bridgetable.cards import Card
    from bridgetable.cases.case import Report
    from bridgetable.findings.kinds import Question
    from bridgetable.findings.verdict import Verdict
    from bridgetable.seats import Seat
    from bridgetable.session import Session
    from bridgetable.table.actions import Entry
    from bridgetable.table.record import Record
    from bridgetable.ui.felt.view import ViewOptions
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.files.left_over import LeftOver
    from bridgetable.ui.library.caselist import CaseList
    from bridgetable.ui.library.narrowing import Narrowing
    from bridgetable.ui.library.story import StoryCard
    from bridgetable.ui.panels.director import DirectorPanel
    from bridgetable.ui.panels.ledger import LedgerPage
    from bridgetable.ui.practice.hidden_ruling import HiddenRuling
    from bridgetable.ui.shell.arrangement import Arrangement
    from bridgetable.ui.shell.asking import Asking
    from bridgetable.ui.shell.comparing import Comparing
    from bridgetable.ui.shell.menus import Menus
    from bridgetable.ui.shell.middle import Middle
    from bridgetable.ui.shell.next_step import NextStep
    from bridgetable.ui.shell.practising import Practising
    from bridgetable.ui.shell.tour import Tour
    from bridgetable.ui.widgets.basic import Pill, Segments
    from bridgetable.ui.widgets.pages import Pages

WELCOME = ("cases", "law45", "lesson-45-4a.toml")
"""The case on the table when the program is started without a file."""
SIZE = (1280, 800)
"""The window's size the first time, in pixels."""
FRAME, TITLE = 8, 32
"""What the frame of a window and its title may take of the screen, in pixels."""
MOST_WIDE = 1.6
"""In a wide window a panel is so many times as wide as its text asks for, at most."""
PLAY = 40
"""By so much a panel can be made narrower than its text asks for, in pixels."""


class Window(Shell):
    """One record on one table, with everything that is said of it."""

    furnished = Signal()
    """The first record is on the table."""
    moved_unseen = Signal(object, object)
    """Somebody who looks blind has moved a card: the `Entry`, with facts, that has to say which card it is."""
    language_changed = Signal(str)
    """Cases are told in another language."""
    panels_shown = Signal()
    """The panels show what the table shows."""

    # Made by `furnish`
    menus: Menus
    filing: Filing
    left_over: LeftOver
    left: QWidget
    second_way_in: QPushButton
    practise_here: QPushButton
    middle: Middle
    right: QWidget
    columns: QSplitter
    cases: CaseList
    narrowing: Narrowing
    arrangement: Arrangement
    story: StoryCard
    director: DirectorPanel
    hidden_ruling: HiddenRuling
    practising: Practising
    asking: Asking
    ledger: LedgerPage
    pages: Pages
    next_step: NextStep
    comparing: Comparing
    scopes: tuple[str, str]
    scope_switch: Segments
    blind_mark: Pill
    edition_word: QLabel
    judging: QWidget
    edition_switch: Segments

    def __init__(self, preferences: Preferences, recovery: Recovery) -> None:
        super().__init__()
        self.preferences, self._recovery = preferences, recovery
        self._complete = False
        self._asked: Path | None = None
        self._named = False
        self.tour: Tour | None = None
        self.wide = False
        self._said_last = ""
        self._contradicted: dict[str, str] = {}
        self._last_contradicted = ""
        self._beside = QTimer(self, interval=theme.NEXT_FRAME)
        self._beside.setSingleShot(True)
        self._beside.timeout.connect(self._show_panels)
        geometry = preferences.geometry
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(*SIZE)
        elif self.isFullScreen():
            self._as_before_full_screen()

    def fit_screen(self) -> None:
        """The first time: have the usual size, or on a smaller screen all of it, less the frame the system draws."""
        from PySide6.QtCore import Qt

        if self.preferences.geometry is not None:
            return
        room = self.screen().availableGeometry()
        width, height = min(SIZE[0], room.width() - 2 * FRAME), min(SIZE[1], room.height() - FRAME - TITLE)
        self.resize(width, height)
        if (width, height) != SIZE:
            self.move(room.left() + FRAME // 2, room.top() + FRAME // 2)
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _as_before_full_screen(self) -> None:
        """Who closed the window while it filled the screen finds it as it was before that: maximised, or a window."""
        from PySide6.QtCore import Qt

        usual = self.normalGeometry()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        if not self.isMaximized():
            self.setGeometry(usual)

    @property
    def session(self) -> Session:
        """The record that is open."""
        return self.filing.document.session

    @property
    def title(self) -> str:
        """What the open case is called, in the language of the cases."""
        return self.filing.document.title_in(self.preferences.language)

    def furnish(self, path: Path | None = None) -> None:
        """Bring in everything else and open the case at `path`; on the screen, the first frame comes before that."""
        self.once_seen(lambda: self._furnish(path))

    def open_when_furnished(self, path: Path) -> None:
        """Open a file the system asks for; before there is anything to open it in, it is the first that is opened."""
        if self._complete:
            self.filing.open(path)
        else:
            self._asked = path

    def _furnish(self, path: Path | None) -> None:
        for stage in (self._bring_parts, partial(self._open_first, path), self._begin):
            stage()
            linecache.clearcache()  # PySide6 looks through the text of all that is imported, and Python would keep it

    def _bring_parts(self) -> None:
        from bridgetable.ui.shell.assembly import furnish

        linecache.clearcache()
        furnish(self, self._recovery)
        self._complete = True

    def _open_first(self, path: Path | None) -> None:
        named = self._asked or path
        self._named = named is not None
        if not self.filing.open(named or resource_path(*WELCOME)):
            self.refresh()
        self._named = False

    def _begin(self) -> None:
        self.left_over.offer()
        self._tell_of_settings()
        self.cases.fill()
        self._take_keyboard()
        self.furnished.emit()

    # What is shown

    def refresh(self) -> None:
        """Show the session as it stands: the table in the next frame, the panels beside it in the one after."""
        session, verdict = self.session, self.verdict()
        self.asking.light(None)
        self.director.leave_off()
        self.middle.table.show_state(session.view.table, verdict, self.options())
        if session.hidden:
            self.middle.table.table_scene.light(session.in_question)
        said, status = self._said(), self._status(verdict)
        self.middle.said.say(self._done())
        self.middle.status.say(status)
        self.middle.table.tell(said, status)
        self._say_once()
        self._show_commands()
        self.setWindowTitle(f"{self.title}{'' if session.saved else ' *'} – Bridgetable")
        self._beside.start()

    def _show_panels(self) -> None:
        session = self.session
        points = {line.name: session.ruling_points(line.name) for line in session.lines}
        active = None if session.hidden else session.line
        veiled = session.blind or session.hidden
        self.middle.timeline.show_lines(session.lines, active, session.at, points, veiled)
        self.middle.follow()
        verdict = self.verdict()
        self._said_last = self._status(verdict)
        self.director.show_verdict(verdict)
        self.asking.card.show_ruling(self.director.words)
        self.ledger.show_verdict(verdict, session.shown.log)
        self._tell_contradicted()
        self.hidden_ruling.show()
        self.panels_shown.emit()

    def show_asked(self, asked: tuple[Question, ...]) -> None:
        """Say what the director asks first: it is known at once, or a little after the ruling."""
        from bridgetable.explain.words import question_text

        question = say("shell-window-ask", question=question_text(asked[0])) if asked else ""
        shown = (
            () if self.menus.act("full screen").isChecked() else (question,)
        )  # there the line is for those who listen
        self._said_last = " · ".join(filter(None, (self._status(self.verdict()), *shown)))
        self.middle.status.say(self._said_last)
        self.middle.table.tell_asked(question)

    def _tell_contradicted(self) -> None:
        """Say of an answer that it counts for nothing any more, where the cards begin to speak against it."""
        from bridgetable.ui.panels.facts import found_words

        session, notice, told = self.session, self.middle.notice, self._contradicted
        self._contradicted = session.contradicted
        new = next((fact for fact in session.shown.facts if fact.key in self._contradicted.keys() - told), None)
        if new is not None:
            again = (
                say("shell-window-withdraw-the-answer"),
                lambda: self.attempt(lambda: session.withdraw_answer(new.key)),
            )
            found = found_words(new, session.shown.log)
            self._last_contradicted = say(
                "shell-window-answer-contradicted", found=found, why=self._contradicted[new.key]
            )
            notice.tell(self._last_contradicted, "grave", [again])
        elif told and not self._contradicted and notice.text == self._last_contradicted:
            notice.hide()

    def verdict(self) -> Verdict:
        """The verdict as it is to be shown: all of it, or what the table has noticed."""
        return self.as_seen(self.session.view.verdict)

    def as_seen(self, verdict: Verdict) -> Verdict:
        """All of a verdict, or what the table has noticed."""
        from bridgetable.explain.noticed import as_noticed

        return as_noticed(verdict) if self.menus.act("noticed").isChecked() else verdict

    def options(self) -> ViewOptions:
        """How the table is shown."""
        from bridgetable.ui.felt.view import ViewOptions

        acts = self.menus.acts
        return ViewOptions(
            bottom=self.preferences.bottom,
            four_colours=acts["four colours"].isChecked(),
            letters=acts["letters"].isChecked(),
            animate=acts["animate"].isChecked(),
            large=acts["large"].isChecked(),
        )

    def _done(self) -> str:
        """The last action shown, with its number."""
        from bridgetable.explain.retold import told

        session = self.session
        if not session.at:
            return say("shell-window-before-the-first-action")
        return f"{session.at}  {told(session.shown.log[-1])}"

    def _said(self) -> str:
        """The last action shown, as it is read aloud: on a branch, with the branch's name."""
        words, line = self._done(), self.session.line
        if self.session.hidden:
            cards = sorted(self.session.in_question, key=lambda key: (key[0].index, key[1].name))
            return "; ".join([words, *(f"{seat.word}’s {card.words}" for seat, card in cards)])
        if line is None:
            return words
        return say("shell-window-branch", words=words, name=self.session.branch_told(line))

    def _status(self, verdict: Verdict) -> str:
        from bridgetable.explain.headlines import headline

        if self.session.hidden:
            return say("shell-window-the-ruling-is-hidden-space-shows")
        said = headline(verdict)
        return f"{said.words}\u00a0·\u00a0{said.cite}" if said.cite else said.words  # on one line

    def _show_commands(self) -> None:
        """Make available what can be done now."""
        from bridgetable.explain.movements import laid_now
        from bridgetable.ui.practice.hidden_ruling import HIDES

        session, enable, now = self.session, self.menus.enable, self.session.view
        undo, redo = session.undo_words, session.redo_words
        enable("undo", undo is not None, say("shell-window-undo", what=undo or ""))
        enable("redo", redo is not None, say("shell-window-redo", what=redo or ""))
        for names, on in (
            (HIDES, True),
            (("twin",), self.practising.twin),
            (("play on",), self.practising.asking),
            (("previous", "first", "previous ruling"), session.at > 0),
            (("next", "last", "next ruling"), session.at < now.length),
            (("rename",), session.line is not None),
            (("compare branches",), bool(session.record.branches)),
            (("do it",), bool(now.verdict.must_withdraw or laid_now(now.table, now.verdict))),
            (("save",), not session.saved or not self.filing.document.savable),
        ):
            for name in names:
                enable(name, on and not (session.hidden and name in HIDES))

    # What the user does

    def attempt(self, step: Callable[[], object]) -> bool:
        """Take a step of the session and show what came of it; what is impossible is said under the table."""
        try:
            step()
        except ValueError as error:
            self.middle.command.say(str(error), wrong=True)
            return False
        finally:
            self.filing.put_by()
        self.middle.command.say(self.middle.command.hint())
        self.refresh()
        return True

    def do(self, entry: Entry, facts: Mapping[str, str] | None = None) -> bool:
        """An action at the table, from the mouse, a menu or a choice of the law."""
        from bridgetable.table.sentences import sentence

        if not self.practising.give_way():
            self.middle.command.say(say("shell-window-first-rule-on-what-happened-then"))
            return False
        done = self.attempt(lambda: self.session.do(entry, facts))
        if done:
            self.middle.command.say(sentence(entry))
            self.director.verticalScrollBar().setValue(0)  # what is ruled on it is told first
            self.asking.leave()
        elif self.session.blind:
            self.moved_unseen.emit(entry, facts)
        return done

    def choose(self, choices: tuple[Entry, ...]) -> bool:
        """Choices of a player, one after the other: one step, which one undo forgets."""
        if len(choices) == 1:
            return self.do(choices[0])
        done = self.attempt(lambda: self.session.do_all(choices))
        self.director.verticalScrollBar().setValue(0)
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
        """The action that is meant by what was typed; `ValueError` says what may be typed where none is."""
        from bridgetable.table.sentences import SentenceError
        from bridgetable.table.typed import parse_loose

        seating = self.session.seating
        try:
            return parse_loose(text, seating)
        except SentenceError:
            from bridgetable.table.hints import hint

            raise ValueError(hint(text, seating, self.session.view.table)) from None

    def suggest(self, text: str) -> list[str]:
        """How what was typed may go on."""
        from bridgetable.ui.record.completions import completions

        return completions(text, self.session.view.table)

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
        self._show_edition(year)
        self.attempt(lambda: self.session.switch_edition(year))

    def _show_edition(self, year: int) -> None:
        self.edition_switch.choose(str(year))
        self.menus.act(f"edition {year}").setChecked(True)

    def sitting(self) -> Session:
        """The record that is open, for those who ask for it later."""
        return self.session

    def foresee(self, looked_at: object) -> None:
        """Show on the table what a choice or an answer that is pointed at would lead to; None: what is so."""
        session, said = self.session, self._said_last
        verdict: Verdict | None = None
        if isinstance(looked_at, list):
            verdict = session.foreseen(looked_at)
            said = "→ " + " ".join(each.text for each in session.follows(*looked_at))
        elif isinstance(looked_at, tuple):
            verdict = session.peek_answer(*looked_at)
            outcome = session.outcome(*looked_at)
            said = f"→ {outcome.words}" if outcome is not None else said
        self.middle.table.foresee(verdict)
        self.middle.status.say(said)

    def show_page(self, name: str) -> None:
        """Bring a page of the right column into sight, and the column too if it is hidden."""
        self.menus.act("director").setChecked(True)
        self.practising.give_way()
        self.pages.show_page(name)

    def show_noticed(self, on: bool) -> None:
        """Show only what the table has noticed, or all that the program sees."""
        self.scope_switch.choose(self.scopes[on])
        self.refresh()

    def identify(self, seat: Seat, card: Card | None, name: str) -> None:
        """A card not known in full is the card `name`; one of which nothing was said becomes part of the deal."""
        from bridgetable.cards import parse_card
        from bridgetable.table.actions import Entry, Identify

        known, session = parse_card(name), self.session
        if card is None:
            self.attempt(lambda: session.tell_card(seat, known))
        else:
            self.do(Entry(Identify(seat, card, known)))

    def look_blind(self, on: bool) -> None:
        """Show only what everybody at the table has seen, or everything there is to know."""
        if on == self.session.blind:
            return
        problem = self._look_blind(on)
        self.refresh()
        self.middle.command.say(problem or self.middle.command.hint(), wrong=problem is not None)

    def _look_blind(self, on: bool) -> str | None:
        """Have the session look blind or not, and show everywhere which it is; what is in the way, if anything is."""
        problem = None
        try:
            self.session.look_blind(on)
        except ValueError as error:
            problem = str(error)
        blind = self.session.blind
        self.menus.act("blind").setChecked(blind)
        self.scope_switch.setVisible(not blind)
        self.blind_mark.setVisible(blind)
        self.menus.enable("mend", not blind)
        self._show_story()
        return problem

    def opened(self) -> None:
        """Another record is open: show it from its end."""
        problem = self._look_blind(self.menus.act("blind").isChecked())
        self.middle.notice.hide()
        document, self._contradicted = self.filing.document, {}
        self._show_edition(document.session.edition)
        self.hidden_ruling.begin(document, self._named)
        if document.case.report is not None:
            self.middle.notice.tell(self._reported(document.case.report), "calm")
        self.cases.show_open(document.path)
        self._show_story()
        self.middle.table.choose(None)
        self._take_keyboard()
        self.middle.command.say(problem or self.middle.command.hint(), wrong=problem is not None)
        self.refresh()

    def _take_keyboard(self) -> None:
        """Whatever opened the case: from here on the keys step it."""
        (self.middle.table if self.session.hidden else self.middle.command.field).setFocus()

    def shown_otherwise(self) -> None:
        """The ruling is kept back now, or shown."""
        self._show_story()
        self.refresh()

    def _show_story(self) -> None:
        """The story of the case and its ruling; while the ruling is kept back, the story stands with the question."""
        ruling = self.filing.document.case.ruling_in(self.preferences.language)
        hidden = self.session.hidden
        self.story.show_case(
            self.title, "" if hidden else self.told_story(), "" if hidden or self.session.blind else ruling
        )

    def told_story(self) -> str:
        """What the case tells; a story may tell cards that nobody has seen, so who looks blind is not told it."""
        case, language = self.filing.document.case, self.preferences.language
        story = case.story_in(language)
        if self.session.blind and (story or case.ruling_in(language)):
            return say("shell-window-the-story-may-tell-cards-that")
        return story

    def _reported(self, report: Report) -> str:
        """What somebody has reported of the ruling that is shown."""
        remark = report.remark or say("shell-window-no-remark")
        return say("shell-window-reported", version=report.version or "?", remark=remark)

    def turn_table(self, seat: Seat) -> None:
        """Show the table with `seat` nearest."""
        self.preferences.bottom = seat
        self.refresh()

    def rule_on(self, record: Record, title: str) -> None:
        """Begin with a record that has just been told, the keyboard on the first thing to be decided."""
        if self.filing.begin_record(record, title):
            self.menus.act("director").setChecked(True)
            self.pages.show_page("ruling")
            self.next_step.take()

    def go_along(self, roles: tuple[str, ...], *_decided: object) -> None:
        """Something was decided in the panel: on to what comes next, the first of `roles`, if it could be done."""
        if self._beside.isActive():
            self.next_step.take(roles)

    def find_case(self) -> None:
        """Go to the search field over the list of cases."""
        self.menus.act("case list").setChecked(True)
        self.cases.search.setFocus()

    def open_beside(self, step: int) -> None:
        """Open the case so many places further on in the list."""
        path = self.cases.beside(self.filing.document.path, step)
        if path is not None:
            self.filing.open(path)

    def _tell_of_settings(self) -> None:
        """Say if what the user chooses is not remembered, below what there is to be said already."""
        if self.preferences.problem:
            file = str(self.preferences.file)
            words = say("shell-window-settings-not-read", why=self.preferences.problem, file=file)
            notice = self.middle.notice
            notice.tell(words if notice.isHidden() else f"{notice.text}\n{words}")

    def dress(self) -> None:
        """Show the looks that the user has chosen."""
        dress(self.preferences.looks)

    def follow_system(self) -> None:
        """The desktop has become light or dark: so does the window, if it is to."""
        follow(self.preferences.looks)

    def change_language(self, code: str) -> None:
        """Tell the cases in another language, where they are told in it."""
        self.preferences.language = code
        self.cases.speak(code)
        self._show_story()
        self.refresh()
        self.language_changed.emit(code)

    def change_theme(self, name: str) -> None:
        """Light, dark, or as the system is."""
        self._change_looks(replace(self.preferences.looks, colours=name))

    def change_cloth(self, name: str) -> None:
        """Another cloth for the table."""
        self._change_looks(replace(self.preferences.looks, cloth=name))

    def change_text(self, size: int) -> None:
        """All text so many hundredths as large as usual."""
        self._change_looks(replace(self.preferences.looks, text=size))
        self.menus.act(f"text {size}").setChecked(True)
        self.preferences.columns = None
        self.arrangement.make_room()
        self.fit_panels()

    def resize_text(self, step: int) -> None:
        """Make all text larger or smaller by a step; 0: as it was at first."""
        sizes = theme.TEXT_SIZES
        place = sizes.index(self.preferences.looks.text) + step if step else 0
        self.change_text(sizes[max(0, min(place, len(sizes) - 1))])

    def _change_looks(self, looks: Looks) -> None:
        self.preferences.looks = looks
        self.dress()

    def fit_panels(self) -> None:
        """Make the panels as wide as the size of their text asks for; the table has the rest."""
        from PySide6.QtCore import Qt

        left, right = self.panel_widths()
        factor = self.preferences.looks.text / 100
        self.left.setMinimumWidth(round(factor * theme.LEFT_WIDTH) - PLAY)
        self.right.setMinimumWidth(round(factor * theme.RIGHT_WIDTH) - PLAY)
        if self.left.isHidden() and self.left.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
            left = 0  # folded away, and not only not shown yet
        self.columns.setSizes([left, self.width() - left - right, right])

    def welcome(self) -> None:
        """Show somebody who is here for the first time, and not for a case of his own, what is where."""
        if self._asked is None and not self.preferences.on("toured", False):
            QTimer.singleShot(theme.NEXT_FRAME, self, self.menus.act("tour").trigger)  # when all is in its place

    def toured(self) -> None:
        """The tour is over, and comes again only when it is asked for; whoever is new here is shown where to begin."""
        new = self._asked is None and not self.preferences.on("toured", False)
        self.tour = None
        self.menus.enable("show ruling", True)
        self._take_keyboard()
        self.preferences.switch("toured", True)
        if new:
            self.menus.act("courses").trigger()

    def leave(self) -> None:
        """Leave the tour, or else the full screen."""
        if self.tour is not None:
            self.tour.end()
        else:
            self.menus.act("full screen").setChecked(False)

    def panel_widths(self) -> tuple[int, int]:
        """How wide the list of cases and the director's column are to be, in pixels."""
        factor = self.preferences.looks.text / 100
        left, right = round(factor * theme.LEFT_WIDTH), round(factor * theme.RIGHT_WIDTH)
        # The felt is as large as its height allows: what it would only be padded with is the panels'.
        felt = max(theme.LEAST_MIDDLE, self.middle.table.height() * theme.TABLE_WIDTH / theme.TABLE_HEIGHT)
        spare = max(0, self.width() - left - right - round(felt)) // 2
        if self.wide:
            return left, max(right, min(round(factor * theme.WIDE_WIDTH), round(theme.WIDE_SHARE * self.width())))
        return min(left + spare, round(MOST_WIDE * left)), min(right + spare, round(MOST_WIDE * right))

    def show_director(self, on: bool) -> None:
        """Show or hide the director's panel; the ruling is said under the table only where the panel is hidden."""
        self.right.setVisible(on)
        self._say_once()

    def _say_once(self) -> None:
        afar = self.menus.act("full screen").isChecked()
        self.middle.status.setVisible(afar or not self.menus.act("director").isChecked())

    def full_screen(self, on: bool) -> None:
        """The whole screen for the table, or the window as it was."""
        self._say_once()
        self.strip.setVisible(not on)
        self.middle.show_afar(on)
        self.refresh()
        if on != self.isFullScreen():
            from PySide6.QtCore import Qt

            # What else it is, it stays: a maximised window is one again afterwards.
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowBlocked and self._complete:
            self.middle.table.table_scene.let_slip()
        if event.type() == QEvent.Type.WindowStateChange and self._complete:
            # On a Mac the green button fills the screen, too.
            self.menus.act("full screen").setChecked(self.isFullScreen())
        if event.type() == QEvent.Type.WindowActivate and self._complete:
            self.filing.look_around()
        return super().event(event)

    def keep(self) -> bool:
        """Put by what is not saved; whether nothing would be lost if the program were gone now."""
        return not self._complete or self.filing.keep()

    def end(self, code: int) -> None:
        """The system ends the program: what is not saved is put by, and nobody is asked."""
        if self.keep():
            self.preferences.geometry = self.saveGeometry()
        QCoreApplication.exit(code)

    def closeEvent(self, event: QCloseEvent) -> None:
        ending = QCoreApplication.instance()
        kept = isinstance(ending, QGuiApplication) and ending.isSavingSession() and self.keep()
        if self._complete and not kept and not self.filing.may_leave():
            event.ignore()
            return
        self.preferences.geometry = self.saveGeometry()
        if self._complete:
            self.filing.close(keeping=kept)
        super().closeEvent(event)
