"""The table as a widget: it keeps the table's proportions, and gives every action a menu and a key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bridgetable.cards import Card
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.state import Table
from bridgetable.ui.felt.card_words import cue, spoken, verbs_of_card, verbs_of_player
from bridgetable.ui.felt.gesture import Candidate, Gesture, GestureStep, Sample, candidates, situation
from bridgetable.ui.felt.layout import Zone, felt_size
from bridgetable.ui.felt.placement import Key
from bridgetable.ui.felt.scene import Preview, TableScene
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.felt.verbmenu import VerbMenu, card_menu, meaning_menu, seat_menu
from bridgetable.ui.felt.verbs import by_key
from bridgetable.ui.looks.letters import letter
from bridgetable.ui.widgets.accessible import announce, describe
from bridgetable.ui.widgets.next_frame import NextFrame

__all__ = ["TableView", "ViewOptions"]

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TO_THE_LINE = (*_ENTER, Qt.Key.Key_Backspace)
"""Keys that go to the line under the table as long as something is typed there."""


class TableView(QGraphicsView):
    """The table. Show it a state with `show_state`; it says what the user does, and changes nothing itself.

    With the mouse cards are moved, with the right button on a card or a name come the verbs. With the keyboard: Tab
    to the table or a click chooses a card, ←/→ another card of the player, ↑/↓ another player, Enter plays it, Escape
    chooses none; what the letters do is said on the line under the table while they do it, else they are typed there.
    """

    acted = Signal(object, object)
    """The user does something: an `Entry`, and the facts (`dict[str, str]`) that his gesture shows."""
    identifying = Signal(object, object)
    """A card not known in full is to be named: its `Seat` and the `Card`, None for one of which nothing is known."""
    asked_card = Signal(object, object)
    """A card was chosen, by a click or a key: its `Seat` and the `Card`, None for an unknown one."""
    asked_why = Signal(object, object)
    """It is asked why a card is what it is, by a click or in its menu: its `Seat` and the `Card`."""
    cued = Signal(str)
    """What letters do to the chosen card from now on, in words; empty: letters are text."""
    wrote = Signal(object)
    """A key was pressed here that means text: its `QKeyEvent`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table_scene = TableScene(self)
        self.setScene(self.table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMinimumSize(420, 320)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("felt-view-table"))
        self.typing: Callable[[], bool] = lambda: False
        """Whether something is being typed on the line under the table: then letters are text here as well."""
        self._told, self._asked, self._cue = ("", ""), "", ""
        self.table_scene.gestured.connect(self._read)
        self.table_scene.clicked.connect(self._clicked)
        self.table_scene.opened.connect(self._open)

    @property
    def preview(self) -> Preview | None:
        """What the verdict would be after one more action: asked while a card is moved, for its flag."""
        return self.table_scene.preview

    @preview.setter
    def preview(self, preview: Preview | None) -> None:
        self.table_scene.preview = preview

    def show_state(self, table: Table, verdict: Verdict, options: ViewOptions | None = None) -> None:
        """Show a table with what the verdict says of it."""
        options = options or ViewOptions()
        self.table_scene.show_state(table, verdict, options)
        self.choose(self.table_scene.chosen)

    def tell(self, said: str, ruling: str) -> None:
        """What was done last and what it means in law: both are read aloud when they change."""
        if (said, ruling) != self._told:
            self._told, self._asked = (said, ruling), ""
            if self.isVisible():
                announce(self, f"{said}. {ruling}")
            else:  # nobody can find it yet who reads it aloud
                NextFrame(self.viewport(), partial(announce, self, f"{said}. {ruling}"))
            self._describe()

    def tell_asked(self, question: str) -> None:
        """What the director asks first, which may be known a little later than the ruling; empty: nothing."""
        if question != self._asked:
            self._asked = question
            announce(self, question)
            self._describe()

    def _describe(self) -> None:
        """What is read aloud at the table: the chosen card with its owner and status, and the ruling."""
        chosen = self.table_scene.chosen
        card = spoken(self.table_scene, chosen) if chosen else ""
        describe(self, ". ".join(part for part in (card, self._told[1], self._asked) if part))

    def foresee(self, verdict: Verdict | None) -> None:
        """Show what would be so under another verdict; None: what is so."""
        self.table_scene.foresee(verdict)

    # Choosing a card

    def choose(self, key: Key | None) -> None:
        """Choose a card for the keyboard, or none."""
        before = self.table_scene.chosen
        self.table_scene.choose(key)
        chosen = self.table_scene.chosen
        self._describe()
        if chosen != before and chosen is not None:
            announce(self, spoken(self.table_scene, chosen))
            self.asked_card.emit(chosen[0], chosen[1] if isinstance(chosen[1], Card) else None)
        self.show_cue()

    def _clicked(self, key: Key | None) -> None:
        self.choose(key)
        self._ask_why_chosen()

    def show_cue(self) -> None:
        """Say what letters do to the chosen card, where they do it: with the focus here and nothing typed."""
        chosen = self.table_scene.chosen
        told = "" if chosen is None or not self.hasFocus() or self.typing() else cue(self.table_scene, chosen)
        if told != self._cue:
            self._cue = told
            self.cued.emit(told)

    def _walk(self, arrow: int) -> None:
        """Choose the next card of the player, or the player to his left or right."""
        seat, _ = chosen = self.table_scene.chosen or _first(self.table_scene)
        if arrow in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            seat = seat.lho if arrow == Qt.Key.Key_Up else seat.rho
            self.choose(next((key for key in self.table_scene.places if key[0] is seat), chosen))
            return
        keys = [key for key in self.table_scene.places if key[0] is seat]
        step = 1 if arrow == Qt.Key.Key_Right else -1
        self.choose(keys[(keys.index(chosen) + step) % len(keys)] if chosen in keys else chosen)

    # Doing something

    def _do(self, steps: Candidate) -> None:
        for step in steps:
            self.acted.emit(a.Entry(step.action), dict(step.facts))
        self.table_scene.settle()

    def _read(self, gesture: Gesture, meanings: tuple[Candidate, ...]) -> None:
        """Log what a movement means; ask where it can mean several things; let the card slide home if nothing."""
        if len(meanings) == 1:
            self._do(meanings[0])
        elif meanings:
            last = gesture.path[-1]
            self._ask(gesture.seat, gesture.card, meanings, QPointF(last.x, last.y))
        else:
            self.table_scene.settle()

    def _ask(self, seat: Seat, card: Card, meanings: tuple[Candidate, ...], at: QPointF) -> None:
        menu = meaning_menu(self, f"{say('terms-seat', seat=seat)} · {say('terms-card', card=card)}", meanings)
        menu.aboutToHide.connect(self._settle_later)
        self._pop_up(menu, self.viewport().mapToGlobal(self.mapFromScene(at)))

    def _settle_later(self) -> None:
        """Let the card slide home, unless a choice follows: it arrives after its menu has hidden."""
        QTimer.singleShot(0, self.table_scene, self.table_scene.settle)

    def _open(self, key: Key) -> None:
        """Play a card; call it, if it is dummy's."""
        scene = self.table_scene
        if scene.table is None or scene.verdict is None:
            return
        seat, card = key[0], scene.card_of(key)
        at = situation(scene.table, scene.verdict, seat, card)
        if at.role == "dummy" and at.place in ("hand", "nowhere"):  # nowhere: of an unknown hand
            self._do((GestureStep(a.DesignateCard(at.declarer, a.Words("card", card=card))),))
            return
        place = scene.places[key]
        gesture = Gesture(seat, card, (Sample(place.x, place.y, 0.0, Zone.TABLE),))
        self._read(gesture, candidates(gesture, at))

    def _menu_of_card(self, key: Key) -> VerbMenu:
        card = key[1] if isinstance(key[1], Card) else None
        seat = say("terms-seat", seat=key[0])
        title = f"{seat} · {say('terms-card', card=card) if card else say('felt-view-unknown-card')}"
        menu = card_menu(self, title, verbs_of_card(self.table_scene, key))
        menu.fold(seat, verbs_of_player(self.table_scene, key[0]))
        if card is not None:
            menu.ask(say("felt-view-why-this-card-f4"))
            menu.asked.connect(self._ask_why_chosen)
        if card is None or not card.known:
            menu.addSeparator()
            menu.ask_which_card()
            menu.which_card.connect(self._ask_which)
        return menu

    def _ask_why_chosen(self) -> None:
        chosen = self.table_scene.chosen
        if chosen is not None and isinstance(chosen[1], Card):
            self.asked_why.emit(chosen[0], chosen[1])

    def _ask_which(self) -> None:
        """The card that is chosen is to be named."""
        chosen = self.table_scene.chosen
        if chosen is not None:
            self.identifying.emit(chosen[0], chosen[1] if isinstance(chosen[1], Card) else None)

    def _pop_up(self, menu: VerbMenu, at: QPoint) -> None:
        menu.chosen.connect(self._do)
        menu.popup(at)

    def _press_letter(self, key: Key, event: QKeyEvent) -> bool:
        verb = by_key(verbs_of_card(self.table_scene, key), letter(event))
        if verb is None or event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        self._do(verb.steps)
        return True

    # Qt's own names

    def event(self, event: QEvent) -> bool:
        """While a card is chosen or moved, keys that mean something here are no shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        if self.table_scene.drag is not None:
            return letter(event) in ("H", "D") or event.key() == Qt.Key.Key_Escape
        chosen = self.table_scene.chosen
        if chosen is None:
            return False
        if event.key() in (*_ARROWS, Qt.Key.Key_Escape):
            return True
        if not self._cue:
            return False
        return event.key() in _ENTER or by_key(verbs_of_card(self.table_scene, chosen), letter(event)) is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scene, key = self.table_scene, event.key()
        if scene.drag is not None:
            self._press_while_moving(event)
        elif scene.chosen is not None and key in _ARROWS:
            self._walk(key)
        elif scene.chosen is not None and key == Qt.Key.Key_Escape:
            self.choose(None)
        elif scene.chosen is not None and self._cue and key in _ENTER:
            self._open(scene.chosen)
        elif scene.chosen is not None and self._cue and self._press_letter(scene.chosen, event):
            pass
        elif (_is_text(event) and (self.typing() or key != Qt.Key.Key_Space)) or (
            self.typing() and key in _TO_THE_LINE
        ):
            self.wrote.emit(event)
        else:
            event.ignore()

    def _press_while_moving(self, event: QKeyEvent) -> None:
        """H holds the card where it is, D drops it, Escape takes the movement back."""
        if letter(event) == "H":
            self.table_scene.end_drag("kept")
        elif letter(event) == "D":
            self.table_scene.end_drag("dropped")
        elif event.key() == Qt.Key.Key_Escape:
            self.table_scene.cancel_drag()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key_ = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key_ and self.table_scene.chosen is None and self.table_scene.places:
            self.choose(_first(self.table_scene))
        self.show_cue()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_cue()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        scene = self.table_scene
        if scene.drag is not None:
            return
        scene.finish()
        if event.reason() is QContextMenuEvent.Reason.Keyboard and scene.chosen is not None:
            at = scene.item(scene.chosen).pos()
            self._pop_up(self._menu_of_card(scene.chosen), self.viewport().mapToGlobal(self.mapFromScene(at)))
            return
        point = self.mapToScene(event.pos())
        key, seat = scene.key_at(point), scene.seat_at(point)
        if key is not None:
            self.choose(key)
            self._pop_up(self._menu_of_card(key), event.globalPos())
        elif seat is not None:
            self._pop_up(seat_menu(self, seat, verbs_of_player(self.table_scene, seat)), event.globalPos())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.table_scene.redraw()
            self.resetCachedContent()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        width, height, scale = felt_size(size.width(), size.height())
        drag = self.table_scene.drag
        held = self.mapFromScene(drag.pointer) if drag is not None else None
        self.table_scene.set_size(width, height, scale)
        self.setTransform(QTransform.fromScale(scale, scale))
        if held is not None:
            self.table_scene.carry_on(self.mapToScene(held))


def _is_text(event: QKeyEvent) -> bool:
    """Whether a key writes something and is no command."""
    plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return plain and event.text() != "" and event.text().isprintable()


def _first(felt: TableScene) -> Key:
    """The card the keyboard begins with: the first of the hand whose turn it is, or of the bottom hand."""
    wanted = felt.verdict.turn if felt.verdict and felt.verdict.turn else felt.options.bottom
    return next((key for key in felt.places if key[0] is wanted), next(iter(felt.places)))
