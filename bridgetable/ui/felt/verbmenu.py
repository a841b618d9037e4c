"""The menus of verbs: on a card, on a player's name, and when a gesture has several meanings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from bridgetable.explain.retold import told
from bridgetable.seats import Seat
from bridgetable.table.actions import Entry
from bridgetable.table.sentences import sentence
from bridgetable.ui.felt.gesture import Candidate
from bridgetable.ui.felt.verbs import KEYS, Verb
from bridgetable.ui.widgets.basic import as_tip


class VerbMenu(QMenu):
    """A menu of verbs under the name of what they are about."""

    chosen = Signal(object)
    """A line was chosen: the actions it stands for, a `Candidate`."""
    asked = Signal()
    """The line that does nothing but ask was chosen."""
    which_card = Signal()
    """The user wants to say which card this is."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(title, parent)
        # The actions are kept here, not in a slot of each line: a slot would hold on to the table as well.
        self._steps: dict[QAction, Candidate] = {}
        self._which: QAction | None = None
        self.setAccessibleName(title)
        self.setToolTipsVisible(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        heading = self.addAction(title)
        heading.setEnabled(False)
        self.addSeparator()
        self.triggered.connect(self._choose)

    def fill(self, verbs: Sequence[Verb], into: QMenu | None = None) -> None:
        """Put verbs into the menu or one within it, group by group, each with its key and its sentence."""
        menu = into or self
        keys = {name: key for key, names in KEYS.items() for name in names}
        for _, group in groupby(verbs, key=lambda verb: verb.group):
            if menu.actions() and not menu.actions()[-1].isSeparator():
                menu.addSeparator()
            for verb in group:
                key = keys.get(verb.name)
                self.add(_text(verb) + (f"\t{key}" if key else ""), verb.steps, menu)

    def fold(self, title: str, verbs: Sequence[Verb]) -> None:
        """Put verbs into a menu within the menu, if there are any."""
        if verbs:
            inner = self.addMenu(title)
            inner.setToolTipsVisible(True)
            self.fill(verbs, inner)

    def add(self, text: str, steps: Candidate, into: QMenu | None = None) -> None:
        """Add one line."""
        line = (into or self).addAction(text)
        line.setToolTip(as_tip("; ".join(sentence(step.action) for step in steps)))
        self._steps[line] = steps

    def ask(self, text: str) -> None:
        """Add the line that only asks, apart from the others."""
        self.addSeparator()
        self.addAction(text)

    def ask_which_card(self) -> None:
        """Add the line by which a card not known in full is named."""
        self._which = self.addAction(self.tr("This card is…"))
        self._which.setToolTip(self.tr("Say which card it is, now that it is known"))

    def _choose(self, line: QAction) -> None:
        if line is self._which:
            self.which_card.emit()
        elif line in self._steps:
            self.chosen.emit(self._steps[line])
        else:
            self.asked.emit()


def card_menu(parent: QWidget, title: str, verbs: Sequence[Verb]) -> VerbMenu:
    """The menu of one card: what is done with it in the menu, ways of holding and talk in menus of their own."""
    menu = VerbMenu(parent, title)
    menu.fill([verb for verb in verbs if verb.group in ("call", "play", "back", "row")])
    menu.addSeparator()
    for group, name in _folds().items():
        menu.fold(name, [verb for verb in verbs if verb.group == group])
    return menu


def seat_menu(parent: QWidget, seat: Seat, verbs: Sequence[Verb]) -> VerbMenu:
    """The menu of one player."""
    menu = VerbMenu(parent, seat.word)
    menu.fill(verbs)
    return menu


def meaning_menu(parent: QWidget, title: str, meanings: Sequence[Candidate]) -> VerbMenu:
    """The small menu that asks what a gesture was: one line for each meaning, in words."""
    menu = VerbMenu(parent, title)
    for steps in meanings:
        menu.add("; ".join(told(Entry(step.action)) for step in steps), steps)
    return menu


def cue_words(verb: Verb) -> str:
    """In a word or two, what the letter of a verb does."""
    tr = QCoreApplication.translate
    short = {
        "play": tr("Verbs", "play"),
        "play from dummy": tr("Verbs", "play"),
        "lead": tr("Verbs", "lead"),
        "lead from dummy": tr("Verbs", "lead"),
        "face": tr("Verbs", "face"),
        "turn up": tr("Verbs", "turn up"),
        "call card": tr("Verbs", "call"),
        "move": tr("Verbs", "dummy moves"),
        "touch": tr("Verbs", "touch"),
        "detach": tr("Verbs", "raise"),
        "put back": tr("Verbs", "put back"),
        "drop": tr("Verbs", "drop"),
        "show on table": tr("Verbs", "show"),
        "name": tr("Verbs", "name"),
        "withdraw": tr("Verbs", "withdraw"),
        "pick up": tr("Verbs", "pick up"),
    }
    return short.get(verb.name, tr("Verbs", "hold"))


def _folds() -> dict[str, str]:
    tr = QCoreApplication.translate
    return {
        "hold": tr("Verbs", "Hold or touch"),
        "show": tr("Verbs", "Drop or show"),
        "name": tr("Verbs", "Name"),
        "talk": tr("Verbs", "Ask and answer"),
    }


def _text(verb: Verb) -> str:
    """The verb as a line of a menu; where several players can say it, its sentence."""
    return (_handling() | _dummys() | _turning() | _playerly()).get(verb.name) or told(Entry(verb.steps[0].action))


def _handling() -> dict[str, str]:
    tr = QCoreApplication.translate
    return {
        "play": tr("Verbs", "Play it"),
        "lead": tr("Verbs", "Lead it"),
        "lead face down": tr("Verbs", "Lead it face down"),
        "face": tr("Verbs", "Face it, purpose not said"),
        "replace": tr("Verbs", "Put it in place of the card played"),
        "detach": tr("Verbs", "Raise it, face to himself"),
        "hold visible": tr("Verbs", "Hold it where partner could see it"),
        "hold near": tr("Verbs", "Hold it near the table"),
        "hold near still": tr("Verbs", "Hold it near the table, at rest"),
        "hold near moving": tr("Verbs", "Hold it near the table, still moving"),
        "hold on": tr("Verbs", "Hold it on the table"),
        "hold as played": tr("Verbs", "Keep it in playing position"),
        "put back": tr("Verbs", "Put it back"),
        "put back at once": tr("Verbs", "Put it back in one movement"),
        "pick up": tr("Verbs", "Pick it up"),
        "drop": tr("Verbs", "Drop it"),
        "drop face down": tr("Verbs", "Drop it face down"),
        "let be seen": tr("Verbs", "Let it be seen"),
        "show": tr("Verbs", "Show it"),
        "show on table": tr("Verbs", "Show it on the table"),
        "name": tr("Verbs", "Name it as his play"),
        "name instead": tr("Verbs", "Name it instead"),
        "say he holds": tr("Verbs", "Say that he holds it"),
    }


def _dummys() -> dict[str, str]:
    tr = QCoreApplication.translate
    return {
        "call card": tr("Verbs", "Call it"),
        "call suit": tr("Verbs", "Call its suit"),
        "call low": tr("Verbs", "Call a low card of its suit"),
        "call rank": tr("Verbs", "Call its rank"),
        "change call": tr("Verbs", "Change the call to it"),
        "point at": tr("Verbs", "Point at it"),
        "nod at": tr("Verbs", "Nod at it"),
        "play from dummy": tr("Verbs", "Declarer plays it from dummy"),
        "lead from dummy": tr("Verbs", "Declarer leads it from dummy"),
        "move": tr("Verbs", "Dummy moves it"),
        "touch": tr("Verbs", "Declarer touches it"),
        "dummy touches": tr("Verbs", "Dummy touches it"),
        "suggest": tr("Verbs", "Dummy suggests it"),
    }


def _turning() -> dict[str, str]:
    tr = QCoreApplication.translate
    return {
        "turn up": tr("Verbs", "Turn up the lead"),
        "withdraw": tr("Verbs", "Withdraw it"),
        "keep": tr("Verbs", "Keep it, though it may go back"),
        "turn": tr("Verbs", "Turn it"),
        "turn won": tr("Verbs", "Turn it as won"),
        "turn lost": tr("Verbs", "Turn it as lost"),
        "leave up": tr("Verbs", "Leave it face up"),
        "look at last": tr("Verbs", "Look at his last card"),
        "show last": tr("Verbs", "Show his last card"),
        "look at trick": tr("Verbs", "Look at this trick"),
        "point as won": tr("Verbs", "Point it as won"),
        "point as lost": tr("Verbs", "Point it as lost"),
        "take out": tr("Verbs", "Take it out of the trick"),
        "mix": tr("Verbs", "Mix his played cards"),
    }


def _playerly() -> dict[str, str]:
    tr = QCoreApplication.translate
    return {
        "take up hand": tr("Verbs", "Take up the hand"),
        "spread": tr("Verbs", "Spread the hand"),
        "show hand": tr("Verbs", "Show the hand"),
        "let hand be seen": tr("Verbs", "Let the hand be seen"),
        "play nothing": tr("Verbs", "Play nothing to this trick"),
        "draw attention": tr("Verbs", "Draw attention"),
        "call director": tr("Verbs", "Call the director"),
        "ask whether it is his lead": tr("Verbs", "Ask whether it is his lead"),
        "ask whose turn it is": tr("Verbs", "Ask whose turn it is"),
        "ask for the contract": tr("Verbs", "Ask for the contract"),
        "ask to see the trick": tr("Verbs", "Ask to see the trick"),
        "warn hand": tr("Verbs", "Warn declarer: the lead is in hand"),
        "warn dummy": tr("Verbs", "Warn declarer: the lead is in dummy"),
        "pause": tr("Verbs", "Pause"),
        "claim": tr("Verbs", "Claim all"),
        "concede": tr("Verbs", "Concede the rest"),
        "agree": tr("Verbs", "Agree to the claim"),
        "object": tr("Verbs", "Object to the claim"),
        "ask to play on": tr("Verbs", "Ask to play on"),
    }
