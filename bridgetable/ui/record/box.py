"""The bidding box on the table: a click on a call bids it, a card pulled out of it and let go before a player too."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from bridgetable.explain.retold import call_words
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.ui.bidding.picture import CallLook, paint_small_call
from bridgetable.ui.felt.flag_places import card_rect, overlap
from bridgetable.ui.felt.gesture import Candidate, End, GestureStep
from bridgetable.ui.felt.placement import box_rect
from bridgetable.ui.felt.view import TableView
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.letters import letter
from bridgetable.ui.looks.style import font
from bridgetable.ui.record.box_cells import ACROSS, CELLS, FIRST, ROWS, BoxPart, part_at, step_from
from bridgetable.ui.record.pulled_call import PulledCall
from bridgetable.ui.widgets.accessible import announce, describe
from bridgetable.ui.widgets.words import as_tip

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_PULLED = 5
"""A press becomes a movement after so many pixels."""
_GAP = 1.0
"""So many pixels around each cell are free."""


class BiddingBox(QWidget):
    """A bidding box in the middle of the table, for the player whose turn it is or another one who is chosen.

    With the keyboard: arrows go from call to call, Enter bids. While a card is out of the box, H holds it where it is.
    """

    acted = Signal(object, object)
    """A call is made, a card pulled or put back: an `Entry`, and the facts that the movement shows (none)."""
    wrote = Signal(object)
    """A key was pressed here that means text: its `QKeyEvent`."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table.viewport())
        self._table, self._look = table, CallLook()
        self._verdict: Verdict | None = None
        self._seat, self._cell = SEATS[0], FIRST
        self._grip: QPoint | None = None  # where a call is pressed that has not been pulled
        self._pulled: PulledCall | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click bids, and Enter after it does not bid again
        self.hide()
        table.table_scene.laid.connect(self._place)
        table.table_scene.named.connect(self.bid_for)

    @property
    def seat(self) -> Seat:
        """The player whose box it is now."""
        return self._seat

    def follow(self, verdict: Verdict | None) -> None:
        """Offer the calls of the player whose turn it is as long as there is an auction; None: nothing is offered.

        While a call waits for a choice, they are those of who has it: with a call he makes it as well.
        """
        self._verdict = verdict
        if verdict is not None:
            choosing = [Seat(option.by) for option in verdict.options if len(option.by) == 1]
            self._seat = verdict.turn or next(iter(choosing), self._seat)
        self._place()

    def bid_for(self, seat: Seat) -> None:
        """Offer the calls of another player."""
        self._seat = seat
        self._tell()
        self.update()

    # Where it stands

    def _place(self) -> None:
        """Stand in the middle of the table as long as there is an auction, unless a card lies there."""
        scene, layout = self._table.table_scene, self._table.table_scene.layout
        offered = self._verdict is not None and self._verdict.stage == "auction"
        rect = box_rect(layout, scene.options.diagram) if offered else None
        if rect is not None and any(overlap(card_rect(place), rect) for place in scene.places.values()):
            rect = None
        scene.keep_clear(rect)
        self.setVisible(rect is not None)
        if rect is not None:
            self._look = CallLook(scene.options.four_colours, scene.options.letters)
            self.setGeometry(*(round(each * layout.scale) for each in rect))
            self._tell()
            self.update()

    def _box_of(self, cell: BoxPart) -> QRectF:
        across, down = self.width() / ACROSS, self.height() / ROWS
        box = QRectF(cell.column * across, cell.row * down, cell.wide * across, down)
        return box.adjusted(_GAP, _GAP, -_GAP, -_GAP)

    def middle_of(self, cell: BoxPart) -> QPoint:
        """The middle of a cell."""
        return self._box_of(cell).center().toPoint()

    # What is done

    def _press(self, cell: BoxPart) -> None:
        """Bid a call, show the stop card, alert partner's last call, or bid for another player."""
        self._cell = cell
        if cell.seat is not None:
            self.bid_for(cell.seat)
        elif cell.call:
            self._do((GestureStep(a.MakeCall(self._seat, cell.call)),))
        elif cell.word == "stop":
            self._do((GestureStep(a.StopCard(self._seat)),))
        elif (call := self._partners_call()) is not None:
            self._do((GestureStep(a.Alert(self._seat, call)),))

    def _partners_call(self) -> str | None:
        """The last call of the partner of whose box it is."""
        table = self._table.table_scene.table
        laid = table.calls if table is not None else ()
        return next((each.call for each in reversed(laid) if each.seat is self._seat.partner), None)

    def _do(self, steps: Candidate) -> None:
        for step in steps:
            self.acted.emit(a.Entry(step.action), dict(step.facts))

    def _let_go(self, end: End | None) -> None:
        """A card that was pulled is let go, or held; None: nothing has happened."""
        pulled, self._pulled = self._pulled, None
        if pulled is not None:
            pulled.hide()
            pulled.deleteLater()
            self._table.setFocus()
            self._do(pulled.meaning(end) if end is not None else ())

    def _go_to(self, cell: BoxPart) -> None:
        self._cell = cell
        self._tell()
        announce(self, self._words_of(cell))
        self.update()

    # What it says

    def _tell(self) -> None:
        self.setAccessibleName(say("record-box-of", seat=self._seat))
        describe(self, self._words_of(self._cell))

    def _words_of(self, cell: BoxPart) -> str:
        """What a cell does, in words."""
        if cell.seat is not None:
            return say("record-box-bid-for", seat=cell.seat)
        if cell.call:
            return say("bidding-call", seat=self._seat, call=call_words(cell.call))
        return say("record-box-stops", seat=self._seat) if cell.word == "stop" else self._alert_words()

    def _alert_words(self) -> str:
        """Which call an alert would be of."""
        call = self._partners_call()
        if call is None:
            return say("record-box-nothing-to-alert", seat=self._seat)
        return say("record-box-alerts", seat=self._seat, call=call_words(call))

    def _paint_cell(self, painter: QPainter, cell: BoxPart) -> None:
        box = self._box_of(cell)
        if cell.call:
            paint_small_call(painter, box, cell.call, self._look)
        else:
            self._paint_word(painter, cell, box)
        if cell == self._cell and self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.FOCUS), 3.0))
            painter.drawRoundedRect(box, 4, 4)

    def _paint_word(self, painter: QPainter, cell: BoxPart, box: QRectF) -> None:
        """A player's letter, that of whose box it is marked; or another word."""
        mine = cell.seat is self._seat
        painter.setPen(QPen(QColor(theme.LABEL_TURN_EDGE if mine else theme.LABEL_EDGE), 2.0 if mine else 1.0))
        painter.setBrush(QColor(theme.LABEL_TURN if mine else theme.LABEL_GROUND))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor(theme.INK if mine or cell.word else theme.INK_SOFT))
        letters = font(bold=mine)
        letters.setPixelSize(max(8, min(round(box.height() * 0.55), letters.pointSize() * 2)))
        painter.setFont(letters)
        words = {"stop": say("record-box-stop"), "alert": say("record-box-alert")}
        seat = say("terms-seat-letter", seat=cell.seat) if cell.seat is not None else ""
        written = words[cell.word] if cell.word is not None else seat
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, written)

    def _cell_at(self, point: QPointF) -> BoxPart | None:
        return part_at(point.x() / max(1, self.width()), point.y() / max(1, self.height()))

    # Qt's own names

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.TRICK_GROUND))
        painter.drawRoundedRect(QRectF(self.rect()), 5, 5)
        for cell in CELLS:
            self._paint_cell(painter, cell)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cell = self._cell_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), as_tip(self._words_of(cell)) if cell else "", self)
            return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        """Keys that mean something here are no shortcuts of the window."""
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        held = self._pulled is not None and letter(event) == "H"
        return held or event.key() in (*_ARROWS, *_ENTER, Qt.Key.Key_Escape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self._cell_at(event.position())
        if cell is not None and event.button() is Qt.MouseButton.LeftButton:
            self._cell = cell
            self._grip = event.position().toPoint()
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton or not self._cell.call:
            return
        at = event.position().toPoint()
        if self._grip is not None and (at - self._grip).manhattanLength() >= _PULLED:
            self._grip = None
            self._pulled = PulledCall(self._table.viewport(), self._seat, self._cell.call, self._look)
            self.setFocus()  # keys say how the movement ends
        if self._pulled is not None:
            self._pulled.follow(self.mapToParent(at), self._table.table_scene.layout, self.geometry())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._pulled is not None:
            self._let_go("let go")
        elif self._grip is not None and self._cell_at(event.position()) == self._cell:
            self._press(self._cell)
        self._grip = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._pulled is not None:
            self._press_while_pulled(event)
        elif key in _ARROWS:
            self._go_to(step_from(self._cell, *_ARROWS[key]))
        elif key in _ENTER:
            self._press(self._cell)
        elif key == Qt.Key.Key_Escape:
            self._table.setFocus()
        elif event.text().isprintable() and event.text():
            self.wrote.emit(event)
        else:
            event.ignore()

    def _press_while_pulled(self, event: QKeyEvent) -> None:
        """H holds the card where it is, Escape takes the movement back."""
        if letter(event) == "H":
            self._let_go("kept")
        elif event.key() == Qt.Key.Key_Escape:
            self._let_go(None)
