"""The table as it is handled: cards are taken up with the mouse, and every movement is shown for what it counts as."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TypeAlias

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from bridgetable.findings.verdict import Verdict
from bridgetable.table.actions import Entry
from bridgetable.table.state import Table
from bridgetable.ui.felt.drag import Drag
from bridgetable.ui.felt.felt import ZoneArcs
from bridgetable.ui.felt.flag_places import KeptClear, card_rect, flag_point, place_flag
from bridgetable.ui.felt.flags import Flag, FlagItem, flags_for
from bridgetable.ui.felt.gesture import End, candidates, situation
from bridgetable.ui.felt.layout import Zone
from bridgetable.ui.felt.placement import Key
from bridgetable.ui.felt.shown_table import ShownTable, ViewOptions
from bridgetable.ui.looks import theme

Preview: TypeAlias = Callable[[Entry, dict[str, str]], Verdict]
"""What the verdict would be after one more action with these facts."""


class TableScene(ShownTable):
    """The table whose cards can be moved. A press of the mouse finishes a running animation."""

    gestured = Signal(object, object)
    """A card was moved by hand: the `Gesture` and its meanings, the likeliest first; there may be none."""
    clicked = Signal(object)
    """A card was clicked: its key; None: the bare felt."""
    opened = Signal(object)
    """A card was clicked twice: its key."""
    named = Signal(object)
    """The name of a player was clicked: his `Seat`."""

    drag: Drag | None = None
    """The movement there is now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preview: Preview | None = None
        self._live, self._zones = FlagItem(), ZoneArcs()
        self._clear, self._off = KeptClear(0.0, 0.0, [], []), QPointF()
        self._live.setVisible(False)
        self._live.setZValue(6000)
        self.addItem(self._live)
        self.addItem(self._zones)
        self._rest = QTimer(self, singleShot=True, interval=theme.REST)
        self._rest.timeout.connect(self._rested)

    @property
    def live_lines(self) -> tuple[Flag, ...]:
        """What the flag of the card that is being moved says."""
        return self._live.lines if self._live.isVisible() else ()

    def show_state(self, table: Table, verdict: Verdict, options: ViewOptions) -> None:
        """Show a table with what the verdict says of it; a card on its way is let go if the table is another one."""
        if table != self.table:
            self.drag = None
            self._stop_showing_drag()
        super().show_state(table, verdict, options)
        if self.drag is not None:
            self.carry_on(self.drag.pointer)

    def set_size(self, width: float, height: float, scale: float = 1.0) -> None:
        """Make the felt so large; a card on its way stays in the hand."""
        super().set_size(width, height, scale)
        if self.drag is not None:
            self.carry_on(self.drag.pointer)

    def redraw(self) -> None:
        """Draw everything as it looks now; a card on its way stays in the hand."""
        super().redraw()
        if self.drag is not None:
            self.carry_on(self.drag.pointer)

    # Moving a card by hand

    def carry_on(self, pointer: QPointF) -> None:
        """Keep the card that is being moved at the pointer: window, laws or looks have changed meanwhile."""
        drag = self.drag
        if drag is None or self.table is None or self.verdict is None:
            return
        self.finish()  # it does not slide home
        drag.go_on(self.layout, situation(self.table, self.verdict, drag.seat, drag.card), pointer, _now())
        if drag.begun:
            self._hide_flag(drag)
            self._zones.show_zones(self.layout, drag.seat, drag.zone)
            self._say_live(drag)
            self._place_live(drag)

    def end_drag(self, end: End) -> None:
        """End the movement of a card: let go, still held, or dropped."""
        drag, self.drag = self.drag, None
        self._stop_showing_drag()
        if drag is None:
            return
        drag.rest(_now())
        if drag.begun:
            gesture = drag.gesture(end)
            self.gestured.emit(gesture, candidates(gesture, drag.at))
        else:
            self.clicked.emit(drag.item.key)

    def cancel_drag(self) -> None:
        """Let the card that is being moved slide home as if nothing had been."""
        self.drag = None
        self._stop_showing_drag()
        self.settle()

    def let_slip(self) -> None:
        """Another window has taken the mouse: nobody will hear of where the card is let go."""
        if self.drag is not None:
            self.cancel_drag()

    def _stop_showing_drag(self) -> None:
        self._rest.stop()
        self._zones.setVisible(False)
        self._live.setVisible(False)

    def _begin_drag(self, key: Key, at: QPointF) -> None:
        if self.table is None or self.verdict is None:
            return
        card = self.card_of(key)
        found = situation(self.table, self.verdict, key[0], card)
        self.drag = Drag(self._shown[key], key[0], card, found, self.layout, at, _now())

    def _follow(self, drag: Drag, pointer: QPointF) -> None:
        begun, entered = drag.begun, drag.move(pointer, _now())
        if not drag.begun:
            return
        if not begun:
            self._hide_flag(drag)
        self._rest.start()
        if entered or not begun:
            self._zones.show_zones(self.layout, drag.seat, drag.zone)
            self._say_live(drag)
        self._place_live(drag)

    def _hide_flag(self, drag: Drag) -> None:
        """While a card is moved, its live flag stands for the one it has."""
        if drag.item.key in self.flags.of_cards:
            self.flags.of_cards[drag.item.key].setVisible(False)

    def _rested(self) -> None:
        if self.drag is not None:
            self.drag.rest(_now())
            self._say_live(self.drag)
            self._place_live(self.drag)

    def _say_live(self, drag: Drag) -> None:
        """The flag of a card on its way: what it would count as if the hand let go here."""
        lines: tuple[Flag, ...] = ()
        meanings = candidates(drag.gesture(), drag.at) if drag.zone is not Zone.HAND else ()
        if meanings and self.preview is not None and self.table is not None:
            action, facts = meanings[0][0]
            try:
                verdict = self.preview(Entry(action), dict(facts))
            except ValueError:
                verdict = None  # it cannot happen at this table: there is nothing to say of it
            lines = flags_for(self.table, verdict, drag.seat, drag.card) if verdict is not None else ()
        self._live.enlarge(self.flags.size)
        self._live.say(lines)
        self._live.setVisible(bool(lines))
        if lines:
            self._clear = self.flags.around([])  # it goes over the table with its card
            self._off = QPointF(-1e6, 0.0)
            self._clear.never += [flag.rect for flag in self.flags.of_cards.values() if flag.isVisible()]

    def _place_live(self, drag: Drag) -> None:
        if not self._live.isVisible():
            return
        own, live = card_rect(drag.item.place), self._live
        rect = live.rect._replace(x=own.x + self._off.x(), y=own.y + self._off.y())
        if not self._clear.possible(rect):  # else it goes with its card
            best = flag_point(self.layout.edge(drag.seat), "raised", own, (live.width, live.height))
            rect = place_flag(best, own, self._clear)
            self._off = QPointF(rect.x - own.x, rect.y - own.y)
        live.put(rect, own)

    # Qt's own names

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        event.accept()
        self.finish()
        key, seat = self.key_at(event.scenePos()), self.seat_at(event.scenePos())
        if seat is not None:
            self.named.emit(seat)
        if key is None:
            self.clicked.emit(None)
        elif self.places[key].scale < 1:
            self.clicked.emit(key)  # a turned card is looked at with the menu, not moved
        else:
            self._begin_drag(key, event.scenePos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.drag is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            self.cancel_drag()  # it was let go where the table could not see it
        elif self.drag is not None:
            event.accept()
            self._follow(self.drag, event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            event.accept()
            if self.drag is not None:
                self.end_drag("let go")

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        key = self.key_at(event.scenePos())
        if key is not None and event.button() is Qt.MouseButton.LeftButton:
            event.accept()
            self.opened.emit(key)


def _now() -> float:
    """The time of day in milliseconds, by a clock that only goes forward."""
    return perf_counter() * 1000
