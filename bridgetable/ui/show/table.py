"""The table as a room sees it: nothing on it is moved or chosen, and what the mouse draws goes with the next step."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetable.ui.felt.view import TableView
from bridgetable.ui.show.marks import LEAST, Arrow, CardRing, MarkItem, arrow_path, ring_path

Mark = CardRing | Arrow


class RoomTable(TableView):
    """A table that is looked at; a click rings a card, a drag draws an arrow."""

    drawn = Signal(object)
    """Something was drawn: a `CardRing` or an `Arrow`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(1, 1)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self._marks: tuple[Mark, ...] = ()
        self._items: list[MarkItem] = []
        self._from: QPointF | None = None
        self._now: MarkItem | None = None

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What is drawn now."""
        return self._marks

    def show_marks(self, marks: tuple[Mark, ...]) -> None:
        """Show these marks and no others."""
        self._marks = marks
        for item in self._items:
            self.table_scene.removeItem(item)
        self._items = [drawn for mark in marks if (drawn := self._item(mark)) is not None]
        for item in self._items:
            self.table_scene.addItem(item)

    def _item(self, mark: Mark) -> MarkItem | None:
        if isinstance(mark, Arrow):
            return MarkItem(arrow_path(self._point(mark.start), self._point(mark.end)))
        if mark.card not in self.table_scene.places:
            return None  # it has gone since
        card = self.table_scene.item(mark.card)
        return MarkItem(ring_path(card.mapRectToScene(card.shape().boundingRect())))

    def _point(self, share: tuple[float, float]) -> QPointF:
        felt = self.table_scene.sceneRect()
        return QPointF(share[0] * felt.width(), share[1] * felt.height())

    def _share(self, point: QPointF) -> tuple[float, float]:
        felt = self.table_scene.sceneRect()
        return point.x() / felt.width(), point.y() / felt.height()

    def _draw_now(self, item: MarkItem | None) -> None:
        """Show the arrow that is being drawn, or none."""
        if self._now is not None:
            self.table_scene.removeItem(self._now)
        self._now = item
        if item is not None:
            self.table_scene.addItem(item)

    # Qt's own names: the mouse draws, and moves nothing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.table_scene.finish()
            self._from = self.mapToScene(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is not None:
            self._draw_now(MarkItem(arrow_path(self._from, self.mapToScene(event.position().toPoint()))))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        start, self._from = self._from, None
        self._draw_now(None)
        if start is None:
            return
        end = self.mapToScene(event.position().toPoint())
        arrow = Arrow(self._share(start), self._share(end))
        card = self.table_scene.key_at(start)
        if arrow.length >= LEAST:
            self.drawn.emit(arrow)
        elif card is not None:
            self.drawn.emit(CardRing(card))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_marks(self._marks)
