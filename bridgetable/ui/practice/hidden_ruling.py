"""The ruling kept back until it is asked for: who opens a case rules on it himself first.

While it is kept back the session tells nothing of it, so nothing in the window can; in the place of the director's
panel stands what happened last, and *What do you rule?*.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.explain.retold import told
from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.practice.answers import KEYS, AnswerList
from bridgetable.ui.widgets.accessible import announce
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.paper import PaperPage, PaperSheet
from bridgetable.ui.widgets.words import Pill, label, look

if TYPE_CHECKING:
    from bridgetable.practice.problem import Part
    from bridgetable.ui.files.files import Document
    from bridgetable.ui.practice.around import AroundRuling

AT_ONCE = "rulings at once"
"""The switch of those who only want the answer."""
MOST = 4
"""So many rulings are offered at most."""
HIDES = (
    "next ruling",
    "previous ruling",
    "do it",
    "play out",
    "sheet",
    "for others",
    "copy link",
    "report",
    "enter ruling",
    "read out",
    "worth",
    "ask",
    "offer",
    "why",
    "ruling",
    "ledger",
    "compare editions",
    "compare branches",
    "rename",
    "noticed",
)
"""Commands that there are only with the ruling: whatever it is, they cannot be used while it is kept back."""


class HiddenRuling(QObject):
    """Whether the ruling of the open record is kept back in `window`, and what stands in its place."""

    def __init__(self, window: AroundRuling) -> None:
        super().__init__(window.window())
        self._window = window
        self.card = WhatDoYouRule()
        self.card.revealing.connect(self.turn)
        self.card.stepping.connect(lambda: window.acting.step(1))
        self.card.answers.picked.connect(self._rule)
        self.card.hide()
        self.ruled = Ruled()
        self._keys = [QShortcut(QKeySequence(key), window.window()) for key in KEYS[:MOST]]
        for key, shortcut in zip(KEYS, self._keys, strict=False):
            shortcut.activated.connect(partial(self.card.answers.press, key))
            shortcut.setEnabled(False)
        self._place: tuple[object, ...] = ()
        self.instead: QWidget | None = None
        """What stands in the place of both, the card and the director's panel, while a problem is open."""

    @property
    def on(self) -> bool:
        """Whether the ruling is kept back now."""
        return self._window.session.hidden

    def begin(self, document: Document, named: bool) -> None:
        """Another record is open: one to be ruled on is shown from its beginning, without the ruling.

        `named`: somebody has asked for this very file, and wants to see it as it stands.
        """
        own = named or document.savable or document.path is None or document.kept is not None
        if own or document.case.report is not None or self._window.preferences.on(AT_ONCE, False):
            return
        document.session.begin_hidden()
        self._forget()
        self._window.menus.act("director").setChecked(True)  # there the question is asked

    def turn(self) -> None:
        """Show the ruling that is kept back, or keep back the one that is shown."""
        window, session = self._window, self._window.session
        window.middle.table.table_scene.let_slip()
        focused = QApplication.focusWidget()
        if focused is not None and self.card.isAncestorOf(focused):
            window.middle.table.setFocus()  # what had the keyboard goes
        session.hide(not session.hidden)
        if session.hidden:
            self._forget()
        window.shown_otherwise()

    def _rule(self, answer: str) -> None:
        """Whoever looks has ruled: the ruling is shown, and before it whether he was right."""
        part = self.card.part
        if part is None:
            return
        words = {each.id: each.words for each in part.answers}
        (right,) = part.right
        self.turn()
        self.ruled.show_answer(words[answer], words[right])
        self._window.practising.ruled(part, answer == right)
        self._place = self._here()
        announce(self.ruled, self.ruled.words.text())

    def _forget(self) -> None:
        """Leave nothing in the window of what was told with the ruling; with the next one its own page comes first."""
        if self._window.has_pages:
            self._window.pages.show_page(self._window.pages.first)
            self._window.asking.forget()
            self._window.comparing.forget()

    def show(self) -> None:
        """Show in the place of the director's panel what happened, or the panel again."""
        window, session = self._window, self._window.session
        asking = session.hidden and self.instead is None
        self.card.setVisible(asking)
        if window.has_pages or not session.hidden:
            window.pages.setHidden(session.hidden or self.instead is not None)
        window.scope_switch.setDisabled(session.hidden)
        if session.hidden:
            last = told(session.shown.log[-1]) if session.at else say("practice-hidden-ruling-before-the-first-action")
            # A story that tells no ruling apart may tell it itself: it comes with the ruling.
            self.card.show_case(window.title, window.showing.told_story() if window.filing.document.case.ruling else "")
            self.card.show_step(last, session.at, session.view.length)
        at_the_end = asking and session.at == session.view.length
        self.card.ask(self._asked() if at_the_end else None)
        for shortcut in self._keys:
            shortcut.setEnabled(at_the_end)
        self.ruled.setVisible(self.ruled.isVisible() and self._place == self._here())
        self._place = self._here()

    def _asked(self) -> Part:
        from bridgetable.practice.one_click import one_click  # nobody needs it before a case is at its end

        session = self._window.session
        return one_click(session.shown, session.edition, session.at)

    def _here(self) -> tuple[object, ...]:
        session = self._window.session
        return session, session.line, session.at, session.hidden


class Ruled(QWidget):
    """How somebody has ruled, over the ruling itself."""

    def __init__(self) -> None:
        super().__init__()
        self._card, self._pill, self.words = PaperSheet("calm"), Pill(), label(role="told")
        self._card.body.addWidget(self._pill)
        self._card.body.addWidget(self.words)
        column(self, theme.PANEL_MARGIN).addWidget(self._card)
        self.hide()

    def show_answer(self, answer: str, right: str) -> None:
        """Say what was ruled, and whether it was right; else what is."""
        so = answer == right
        tone = "settled" if so else "grave"
        self._pill.say(say("practice-hidden-ruling-right") if so else say("practice-hidden-ruling-not-so"), tone)
        look(self._card, tone=tone)
        self.words.setText(say("practice-hidden-ruling-you-ruled", so=so, answer=answer, right=right))
        self.show()


class WhatDoYouRule(PaperPage):
    """The story, what happened last, and the question."""

    revealing = Signal()
    """The ruling is to be shown."""
    stepping = Signal()
    """What happens next is to be shown."""

    def __init__(self) -> None:
        super().__init__(say("practice-hidden-ruling-what-do-you-rule"))
        self.title, self.story = label(role="headline"), label(role="told")
        self._count, self.last = label(role="soft"), label(role="happened")
        self._question, self._how = (
            label(say("practice-hidden-ruling-what-do-you-rule"), "headline"),
            label(role="soft"),
        )
        self.onward = button(
            say("practice-hidden-ruling-what-happens-next"),
            "main",
            keys_told(say("practice-hidden-ruling-one-action-on")),
        )
        self.onward.setMinimumHeight(theme.BUTTON_HEIGHT + theme.SPACING)
        self.onward.clicked.connect(self.stepping)
        self.reveal = button(
            say("practice-hidden-ruling-show-the-ruling"),
            "",
            keys_told(say("practice-hidden-ruling-show-the-ruling-space")),
        )
        self.reveal.clicked.connect(self.revealing)
        self.answers = AnswerList()
        self.part: Part | None = None
        self._placed()

    def show_case(self, title: str, story: str) -> None:
        """Show what the case tells of what happened."""
        self.title.setText(title)
        self.story.setText(story)
        self.story.setVisible(bool(story))

    def ask(self, part: Part | None) -> None:
        """Offer rulings to choose from; None: there is more to see first."""
        if part != self.part:
            self.part = part
            self.answers.show_answers(part.answers if part is not None else (), False, None)

    def show_step(self, last: str, at: int, length: int) -> None:
        """Show the action `last`, the one of number `at` of so many."""
        self._count.setText(say("practice-hidden-ruling-of", at=at, length=length))
        self._count.setVisible(length > 0)
        self.last.setText(last)
        more = at < length
        on = say("practice-hidden-ruling-shows-it-too-the-space-bar")
        end = say("practice-hidden-ruling-a-click-enter-or-the-digit")
        self._how.setText(on if more else end)
        self.onward.setVisible(more)
        self._question.setHidden(more)

    def _placed(self) -> None:
        layout = column(self.paper, theme.PANEL_MARGIN, theme.SPACING)
        parts: tuple[QWidget | int, ...] = (
            *(self.title, self.story, theme.SPACING),
            *(self._count, self.last, 2 * theme.SPACING),
            *(self._question, self.answers, self.onward, self.reveal, self._how),
        )
        for part in parts:
            layout.addSpacing(part) if isinstance(part, int) else layout.addWidget(part)
        layout.addStretch(1)
