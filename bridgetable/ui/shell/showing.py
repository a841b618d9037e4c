"""What is shown of the session: the table in the next frame, the panels beside it in the one after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QTimer

from bridgetable.messages import cite_words, listed, say
from bridgetable.ui.looks import theme
from bridgetable.ui.record.commands import Command, UnfindFact

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from bridgetable.cases.case import Report
    from bridgetable.findings.kinds import Question
    from bridgetable.findings.verdict import Verdict
    from bridgetable.session import Session
    from bridgetable.ui.felt.view import ViewOptions
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.library.story import StoryCard
    from bridgetable.ui.panels.card import CardPanel
    from bridgetable.ui.panels.director import DirectorPanel
    from bridgetable.ui.panels.ledger import LedgerPage
    from bridgetable.ui.practice.hidden_ruling import HiddenRuling
    from bridgetable.ui.shell.menus import Menus
    from bridgetable.ui.shell.middle import Middle


class CarriesOut(Protocol):
    """Does with the record what is commanded."""

    def carry_out(self, *commands: Command) -> bool: ...


class Asks(Protocol):
    """The page on a card, and what a reason lights up."""

    card: CardPanel

    def light(self, node: None) -> None: ...


class ProblemInSight(Protocol):
    """Whether a problem is open, and whether it has a twin."""

    @property
    def asking(self) -> bool: ...
    @property
    def twin(self) -> bool: ...


class ShowingWindow(Protocol):
    """The window, to what is shown in it."""

    middle: Middle
    menus: Menus
    filing: Filing
    preferences: Preferences
    story: StoryCard
    hidden_ruling: HiddenRuling

    @property
    def has_pages(self) -> bool: ...
    @property
    def director(self) -> DirectorPanel: ...
    @property
    def ledger(self) -> LedgerPage: ...
    @property
    def session(self) -> Session: ...
    @property
    def title(self) -> str: ...
    @property
    def acting(self) -> CarriesOut: ...
    @property
    def asking(self) -> Asks: ...
    @property
    def practising(self) -> ProblemInSight: ...
    @property
    def panels_shown(self) -> SignalInstance: ...
    def window(self) -> QWidget: ...


class Showing:
    """The session as the window shows it."""

    def __init__(self, window: ShowingWindow) -> None:
        self._window = window
        self.said_last = ""
        self.contradicted: dict[str, str] = {}
        self._last_contradicted = ""
        self.beside = QTimer(window.window(), interval=theme.NEXT_FRAME)
        self.beside.setSingleShot(True)
        self.beside.timeout.connect(self.show_panels)

    def refresh(self) -> None:
        """Show the session as it stands: the table in the next frame, the panels beside it in the one after."""
        session, verdict = self._window.session, self.verdict()
        if self._window.has_pages:
            self._window.asking.light(None)
            self._window.director.leave_off()
        self._window.middle.table.show_state(session.view.table, verdict, self.options())
        self._window.middle.box.follow(None if session.hidden else verdict)
        if session.hidden:
            self._window.middle.table.table_scene.light(session.in_question)
        said, status = self._said(), self._status(verdict)
        self._window.middle.said.say(self._done())
        self._window.middle.status.say(status)
        self._window.middle.table.tell(said, status)
        self.say_once()
        self._show_commands()
        self.show_saved()
        self.beside.start()

    def show_saved(self) -> None:
        """Show in the title of the window whether all is saved."""
        document = self._window.filing.document
        self._window.window().setWindowTitle(f"{self._window.title}{'' if document.saved else ' *'} – Bridgetable")
        self._window.menus.enable("save", not document.saved or not document.savable)

    def show_panels(self) -> None:
        """Show beside the table what the table shows."""
        self.beside.stop()
        session = self._window.session
        points = {line.name: session.ruling_points(line.name) for line in session.lines}
        active = None if session.hidden else session.line
        veiled = session.blind or session.hidden
        self._window.middle.timeline.show_lines(session.lines, active, session.at, points, veiled)
        self._window.middle.follow()
        verdict = self.verdict()
        self.said_last = self._status(verdict)
        if self._window.has_pages or not session.hidden:  # a ruling kept back has no page
            self._window.director.show_verdict(verdict)
            self._window.asking.card.show_ruling(self._window.director.words)
            self._window.ledger.show_verdict(verdict, session.shown.log)
        self._tell_contradicted()
        self._window.hidden_ruling.show()
        self._window.panels_shown.emit()

    def show_asked(self, asked: tuple[Question, ...]) -> None:
        """Say what the director asks first: it is known at once, or a little after the ruling."""
        from bridgetable.explain.words import question_text

        question = say("shell-window-ask", question=question_text(asked[0])) if asked else ""
        shown = (
            () if self._window.menus.act("full screen").isChecked() else (question,)
        )  # there the line is for those who listen
        self.said_last = " · ".join(filter(None, (self._status(self.verdict()), *shown)))
        self._window.middle.status.say(self.said_last)
        self._window.middle.table.tell_asked(question)

    def _tell_contradicted(self) -> None:
        """Say of an answer that it counts for nothing any more, where the cards begin to speak against it."""
        session, notice, told = self._window.session, self._window.middle.notice, self.contradicted
        self.contradicted = session.contradicted
        new = next((fact for fact in session.shown.facts if fact.key in self.contradicted.keys() - told), None)
        if new is not None:
            again = (
                say("shell-window-withdraw-the-answer"),
                lambda: self._window.acting.carry_out(UnfindFact(new.key)),
            )
            from bridgetable.ui.panels.facts import found_words

            found = found_words(new, session.shown.log)
            self._last_contradicted = say(
                "shell-window-answer-contradicted", found=found, why=self.contradicted[new.key]
            )
            notice.tell(self._last_contradicted, "grave", [again])
        elif told and not self.contradicted and notice.text == self._last_contradicted:
            notice.hide()

    def verdict(self) -> Verdict:
        """The verdict as it is to be shown: all of it, or what the table has noticed."""
        return self.as_seen(self._window.session.view.verdict)

    def as_seen(self, verdict: Verdict) -> Verdict:
        """All of a verdict, or what the table has noticed."""
        from bridgetable.explain.noticed import as_noticed

        return as_noticed(verdict) if self._window.menus.act("noticed").isChecked() else verdict

    def options(self) -> ViewOptions:
        """How the table is shown."""
        from bridgetable.ui.bidding.lying import said_of
        from bridgetable.ui.felt.view import ViewOptions

        acts = self._window.menus.acts
        return ViewOptions(
            bottom=self._window.preferences.bottom,
            four_colours=acts["four colours"].isChecked(),
            letters=acts["letters"].isChecked(),
            animate=acts["animate"].isChecked(),
            large=acts["large"].isChecked(),
            diagram=acts["diagram"].isChecked(),
            said_of_calls=said_of(self._window.session.shown.log),
        )

    def _done(self) -> str:
        """The last action shown, with its number."""
        from bridgetable.explain.retold import told

        session = self._window.session
        if not session.at:
            return say("shell-window-before-the-first-action")
        return f"{session.at}  {told(session.shown.log[-1])}"

    def _said(self) -> str:
        """The last action shown, as it is read aloud: on a branch, with the branch's name."""
        words, line = self._done(), self._window.session.line
        if self._window.session.hidden:
            cards = sorted(self._window.session.in_question, key=lambda key: (key[0].index, key[1].name))
            told = [say("shell-window-card-of", seat=seat, card=card) for seat, card in cards]
            return listed([words, *told], "semicolon")
        if line is None:
            return words
        return say("shell-window-branch", words=words, name=self._window.session.branch_told(line))

    def _status(self, verdict: Verdict) -> str:
        if self._window.session.hidden:
            return say("shell-window-the-ruling-is-hidden-space-shows")
        from bridgetable.explain.headlines import headline

        said = headline(verdict)
        return f"{said.words}\u00a0·\u00a0{cite_words(said.cite)}" if said.cite else said.words  # on one line

    def _show_commands(self) -> None:
        """Make available what can be done now."""
        from bridgetable.explain.movements import laid_now
        from bridgetable.ui.practice.hidden_ruling import HIDES

        session, enable, now = self._window.session, self._window.menus.enable, self._window.session.view
        undo, redo = session.undo_words, session.redo_words
        enable("undo", undo is not None, say("shell-window-undo", what=undo) if undo else say("shell-menus-undo"))
        enable("redo", redo is not None, say("shell-window-redo", what=redo) if redo else say("shell-menus-redo"))
        for names, on in (
            (HIDES, True),
            (("worth",), not session.blind),
            (("twin",), self._window.practising.twin),
            (("play on",), self._window.practising.asking),
            (("previous", "first", "previous ruling"), session.at > 0),
            (("next", "last", "next ruling"), session.at < now.length),
            (("rename",), session.line is not None),
            (("compare branches",), bool(session.record.branches)),
            (("do it",), bool(now.verdict.must_withdraw or laid_now(now.table, now.verdict))),
        ):
            for name in names:
                enable(name, on and not (session.hidden and name in HIDES))

    def show_story(self) -> None:
        """The story of the case and its ruling; while the ruling is kept back, the story stands with the question."""
        case, language = self._window.filing.document.case, self._window.preferences.language
        ruling, hidden = case.ruling_in(language), self._window.session.hidden
        self._window.story.show_case(
            self._window.title,
            "" if hidden else self.told_story(),
            "" if hidden or self._window.session.blind else ruling,
            b"" if hidden or self._window.session.blind else self._picture(),
            "" if hidden else case.foreign(language),
        )

    def _picture(self) -> bytes:
        """The picture of the author's beside the file of the case; one that may show cards or the answer waits."""
        from bridgetable.collection.pictures import picture_of

        return picture_of(self._window.filing.document.path)

    def told_story(self) -> str:
        """What the case tells; a story may tell cards that nobody has seen, so who looks blind is not told it."""
        case, language = self._window.filing.document.case, self._window.preferences.language
        story = case.story_in(language)
        if self._window.session.blind and (story or case.ruling_in(language)):
            return say("shell-window-the-story-may-tell-cards-that")
        return story

    def reported(self, report: Report) -> str:
        """What somebody has reported of the ruling that is shown."""
        remark = report.remark or say("shell-window-no-remark")
        return say("shell-window-reported", version=report.version or "?", remark=remark)

    def say_once(self) -> None:
        """The ruling is said under the table only where the panel is hidden, or the table fills the screen."""
        afar = self._window.menus.act("full screen").isChecked()
        self._window.middle.tell(afar or not self._window.menus.act("director").isChecked(), afar)

    def tell_of_settings(self) -> None:
        """Say if what the user chooses is not remembered, below what there is to be said already."""
        if self._window.preferences.problem:
            file = str(self._window.preferences.file)
            words = say("shell-window-settings-not-read", why=self._window.preferences.problem, file=file)
            notice = self._window.middle.notice
            notice.tell(words if notice.isHidden() else f"{notice.text}\n{words}")
