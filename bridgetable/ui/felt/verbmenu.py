"""The menus of verbs: on a card, on a player's name, and when a gesture has several meanings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from bridgetable.explain.retold import told
from bridgetable.messages import listed, say
from bridgetable.seats import Seat
from bridgetable.table.actions import Entry
from bridgetable.ui.felt.gesture import Candidate
from bridgetable.ui.felt.verbs import KEYS, Verb
from bridgetable.ui.widgets.words import as_tip


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
        from bridgetable.explain.heard import shown  # what is typed is read later than the first case is shown

        line = (into or self).addAction(text)
        line.setToolTip(as_tip(listed([shown(Entry(step.action)) for step in steps], "semicolon")))
        self._steps[line] = steps

    def ask(self, text: str) -> None:
        """Add the line that only asks, apart from the others."""
        self.addSeparator()
        self.addAction(text)

    def ask_which_card(self) -> None:
        """Add the line by which a card not known in full is named."""
        self._which = self.addAction(say("felt-verbmenu-this-card-is"))
        self._which.setToolTip(say("felt-verbmenu-say-which-card-it-is-now"))

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
    menu = VerbMenu(parent, say("terms-seat", seat=seat))
    menu.fill(verbs)
    return menu


def meaning_menu(parent: QWidget, title: str, meanings: Sequence[Candidate]) -> VerbMenu:
    """The small menu that asks what a gesture was: one line for each meaning, in words."""
    menu = VerbMenu(parent, title)
    for steps in meanings:
        menu.add(listed([told(Entry(step.action)) for step in steps], "semicolon"), steps)
    return menu


def cue_words(verb: Verb) -> str:
    """In a word or two, what the letter of a verb does."""
    short = {
        "play": say("felt-verbmenu-play"),
        "play from dummy": say("felt-verbmenu-play"),
        "lead": say("felt-verbmenu-lead"),
        "lead from dummy": say("felt-verbmenu-lead"),
        "face": say("felt-verbmenu-face"),
        "turn up": say("felt-verbmenu-turn-up"),
        "call card": say("felt-verbmenu-call"),
        "move": say("felt-verbmenu-dummy-moves"),
        "touch": say("felt-verbmenu-touch"),
        "detach": say("felt-verbmenu-raise"),
        "put back": say("felt-verbmenu-put-back"),
        "drop": say("felt-verbmenu-drop"),
        "show on table": say("felt-verbmenu-show"),
        "name": say("felt-verbmenu-name"),
        "withdraw": say("felt-verbmenu-withdraw"),
        "pick up": say("felt-verbmenu-pick-up"),
    }
    return short.get(verb.name, say("felt-verbmenu-hold"))


def _folds() -> dict[str, str]:
    return {
        "hold": say("felt-verbmenu-hold-or-touch"),
        "show": say("felt-verbmenu-drop-or-show"),
        "name": say("felt-verbmenu-name-2"),
        "talk": say("felt-verbmenu-ask-and-answer"),
    }


def _text(verb: Verb) -> str:
    """The verb as a line of a menu; where several players can say it, its sentence."""
    return (_handling() | _dummys() | _turning() | _playerly()).get(verb.name) or told(Entry(verb.steps[0].action))


def _handling() -> dict[str, str]:
    return {
        "play": say("felt-verbmenu-play-it"),
        "lead": say("felt-verbmenu-lead-it"),
        "lead face down": say("felt-verbmenu-lead-it-face-down"),
        "face": say("felt-verbmenu-face-it-purpose-not-said"),
        "replace": say("felt-verbmenu-put-it-in-place-of-the"),
        "detach": say("felt-verbmenu-raise-it-face-to-himself"),
        "hold visible": say("felt-verbmenu-hold-it-where-partner-could-see"),
        "hold near": say("felt-verbmenu-hold-it-near-the-table"),
        "hold near still": say("felt-verbmenu-hold-it-near-the-table-at"),
        "hold near moving": say("felt-verbmenu-hold-it-near-the-table-still"),
        "hold on": say("felt-verbmenu-hold-it-on-the-table"),
        "hold as played": say("felt-verbmenu-keep-it-in-playing-position"),
        "put back": say("felt-verbmenu-put-it-back"),
        "put back at once": say("felt-verbmenu-put-it-back-in-one-movement"),
        "pick up": say("felt-verbmenu-pick-it-up"),
        "drop": say("felt-verbmenu-drop-it"),
        "drop face down": say("felt-verbmenu-drop-it-face-down"),
        "let be seen": say("felt-verbmenu-let-it-be-seen"),
        "show": say("felt-verbmenu-show-it"),
        "show on table": say("felt-verbmenu-show-it-on-the-table"),
        "name": say("felt-verbmenu-name-it-as-his-play"),
        "name instead": say("felt-verbmenu-name-it-instead"),
        "say he holds": say("felt-verbmenu-say-that-he-holds-it"),
    }


def _dummys() -> dict[str, str]:
    return {
        "call card": say("felt-verbmenu-call-it"),
        "call suit": say("felt-verbmenu-call-its-suit"),
        "call low": say("felt-verbmenu-call-a-low-card-of-its"),
        "call rank": say("felt-verbmenu-call-its-rank"),
        "change call": say("felt-verbmenu-change-the-call-to-it"),
        "point at": say("felt-verbmenu-point-at-it"),
        "nod at": say("felt-verbmenu-nod-at-it"),
        "play from dummy": say("felt-verbmenu-declarer-plays-it-from-dummy"),
        "lead from dummy": say("felt-verbmenu-declarer-leads-it-from-dummy"),
        "move": say("felt-verbmenu-dummy-moves-it"),
        "touch": say("felt-verbmenu-declarer-touches-it"),
        "dummy touches": say("felt-verbmenu-dummy-touches-it"),
        "suggest": say("felt-verbmenu-dummy-suggests-it"),
    }


def _turning() -> dict[str, str]:
    return {
        "turn up": say("felt-verbmenu-turn-up-the-lead"),
        "withdraw": say("felt-verbmenu-withdraw-it"),
        "keep": say("felt-verbmenu-keep-it-though-it-may-go"),
        "turn": say("felt-verbmenu-turn-it"),
        "turn won": say("felt-verbmenu-turn-it-as-won"),
        "turn lost": say("felt-verbmenu-turn-it-as-lost"),
        "leave up": say("felt-verbmenu-leave-it-face-up"),
        "look at last": say("felt-verbmenu-look-at-his-last-card"),
        "show last": say("felt-verbmenu-show-his-last-card"),
        "look at trick": say("felt-verbmenu-look-at-this-trick"),
        "point as won": say("felt-verbmenu-point-it-as-won"),
        "point as lost": say("felt-verbmenu-point-it-as-lost"),
        "take out": say("felt-verbmenu-take-it-out-of-the-trick"),
        "mix": say("felt-verbmenu-mix-his-played-cards"),
    }


def _playerly() -> dict[str, str]:
    return {
        "take up hand": say("felt-verbmenu-take-up-the-hand"),
        "spread": say("felt-verbmenu-spread-the-hand"),
        "show hand": say("felt-verbmenu-show-the-hand"),
        "let hand be seen": say("felt-verbmenu-let-the-hand-be-seen"),
        "play nothing": say("felt-verbmenu-play-nothing-to-this-trick"),
        "draw attention": say("felt-verbmenu-draw-attention"),
        "call director": say("felt-verbmenu-call-the-director"),
        "ask whether it is his lead": say("felt-verbmenu-ask-whether-it-is-his-lead"),
        "ask whose turn it is": say("felt-verbmenu-ask-whose-turn-it-is"),
        "ask for the contract": say("felt-verbmenu-ask-for-the-contract"),
        "ask to see the trick": say("felt-verbmenu-ask-to-see-the-trick"),
        "warn hand": say("felt-verbmenu-warn-declarer-the-lead-is-in"),
        "warn dummy": say("felt-verbmenu-warn-declarer-the-lead-is-in-2"),
        "pause": say("felt-verbmenu-pause"),
        "claim": say("felt-verbmenu-claim-all"),
        "concede": say("felt-verbmenu-concede-the-rest"),
        "agree": say("felt-verbmenu-agree-to-the-claim"),
        "object": say("felt-verbmenu-object-to-the-claim"),
        "ask to play on": say("felt-verbmenu-ask-to-play-on"),
    }
