"""Drag: one card on its way over the table with all flags live, beside 52 plain pictures on a bare view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil, cos, pi, sin
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
)

from bridgetable.seats import Seat
from bridgetable.table.sentences import parse
from bridgetable.ui.felt.cards import CardItem
from bridgetable.ui.felt.layout import Zone
from bridgetable.ui.felt.view import TableView
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.looks import theme
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from live import Painted
from measure import Figure
from played import plain_record, played

FRAME = 16.0
MOST, MOST_OF_THE_SLOWEST = 3.0, 4.0
"""The drag may take so many times as long as the one on the bare view: its median, and all but one in a hundred."""
STEPS, ROUNDS, LAPS = 60, 9, 2
SEAT, BOARD = Seat.E, played(0)
DROPPED, CARD = BOARD.hands[SEAT][:2], BOARD.hands[SEAT][2]
"""Two penalty cards keep their flags while another flag follows the third card of the hand."""


def figures() -> Iterator[Figure]:
    """Milliseconds from a movement of the mouse to the repainted table, and the ratio to the bare view's."""
    app = application()
    with TemporaryDirectory() as folder:
        window = opened(app, Path(folder))
        view = window.middle.table
        bare = bare_view(view)
        ours, theirs = Dragged(app, view, at_card(view)), Dragged(app, bare, at_card(view))
        path = way(view)
        for dragged in (ours, theirs):
            dragged.lap(path)  # pictures are drawn once
        # in turn, so that a busy moment falls on each alike
        rounds = [(ours.laps(path), theirs.laps(path)) for _ in range(ROUNDS)]
        window.close()
        bare.close()
    our_times, their_times = ([time for side in each for time in side] for each in zip(*rounds, strict=True))
    yield Figure("one movement of a card, repainted: median", median(our_times) * 1000, "ms")
    yield Figure("the same, all but the slowest in a hundred", slowest(our_times) * 1000, "ms", bar=FRAME)
    yield Figure("52 pictures on a bare view: median", median(their_times) * 1000, "ms")
    yield Figure("the same, all but the slowest in a hundred", slowest(their_times) * 1000, "ms")
    yield Figure("ratio of the medians", median(our_times) / median(their_times), "x", bar=MOST)
    yield Figure(
        "ratio of the slowest in a hundred", slowest(our_times) / slowest(their_times), "x", bar=MOST_OF_THE_SLOWEST
    )


def opened(app: QApplication, folder: Path) -> Window:
    """A window in which the hand whose card is moved has two penalty cards."""
    record = plain_record(BOARD)
    said = [*(f"{SEAT} drops {card}" for card in DROPPED), "S calls the director", "the director explains"]
    window = Window(Preferences(folder / "preferences.ini"), Recovery(folder))
    window.complete()
    window.menus.act("animate").setChecked(False)
    filled: list[bool] = []
    window.cases.filled.connect(lambda: filled.append(True))
    window.show()
    while not filled:
        app.processEvents()
    window.filing.begin_record(replace(record, log=(*record.log[:1], *map(parse, said))))
    window.session.mark_saved()
    settle(app)
    return window


def settle(app: QApplication, seconds: float = 0.3) -> None:
    """Let everything be done that waits."""
    until = perf_counter() + seconds
    while perf_counter() < until:
        app.processEvents()


def at_card(view: TableView) -> QPoint:
    """Where the card that is moved is taken."""
    place = view.table_scene.places[SEAT, CARD]
    return view.mapFromScene(QPointF(place.x - theme.CARD_WIDTH / 2 + 6, place.y - theme.CARD_HEIGHT / 2 + 6))


def way(view: TableView) -> list[QPoint]:
    """How far from the place where it is taken the pointer is after each step: through all zones and back."""
    layout = view.table_scene.layout
    hand, table = (layout.held_point(SEAT, zone) for zone in (Zone.RAISED, Zone.TABLE))
    span = view.mapFromScene(QPointF(*table)) - view.mapFromScene(QPointF(*hand))
    turns = (2 * pi * step / STEPS for step in range(1, STEPS + 1))
    return [QPoint(round(span.x() * (1 - cos(turn)) / 2), round(span.y() + 60 * sin(turn))) for turn in turns]


def bare_view(like: TableView) -> QGraphicsView:
    """A view of the size of `like`, with nothing but pictures of its cards where they lie, each of them movable."""
    scene = QGraphicsScene(like.table_scene.sceneRect())
    view = QGraphicsView(scene)
    scene.setParent(view)
    for key, place in like.table_scene.places.items():
        item = scene.addPixmap(picture(like, like.table_scene.item(key)))
        item.setOffset(-QPointF(item.boundingRect().center()))
        item.setPos(place.x, place.y)
        item.setZValue(place.z)
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsMovable)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setBackgroundBrush(QColor(theme.FELT))
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setTransform(like.transform())
    view.setFixedSize(like.size())
    view.show()
    return view


def picture(view: TableView, item: CardItem) -> QPixmap:
    """A card as it is drawn in `view`."""
    scale, box = view.transform().m11(), item.boundingRect()
    result = QPixmap(ceil(box.width() * scale), ceil(box.height() * scale))
    result.setDevicePixelRatio(scale)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.translate(-box.topLeft())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return result


@dataclass
class Dragged:
    """A card of a view, taken at a point of it again and again."""

    app: QApplication
    view: QGraphicsView
    start: QPoint

    def __post_init__(self) -> None:
        self.painted = Painted(self.view.viewport())

    def laps(self, path: list[QPoint]) -> list[float]:
        """Seconds for each movement of a few drags."""
        return [time for _ in range(LAPS) for time in self.lap(path)]

    def lap(self, path: list[QPoint]) -> list[float]:
        """Take the card, move it along `path`, and put it back: seconds for each movement with its repainting."""
        self._send(QEvent.Type.MouseButtonPress, self.start)
        settle(self.app, 0.02)
        times = []
        for step in path:
            self.painted.painted, before = False, perf_counter()
            self._send(QEvent.Type.MouseMove, self.start + step)
            while not self.painted.painted:
                self.app.processEvents()
            times.append(perf_counter() - before)
        self._send(QEvent.Type.MouseMove, self.start)
        if isinstance(self.view, TableView):
            self.view.table_scene.cancel_drag()
        self._send(QEvent.Type.MouseButtonRelease, self.start)
        settle(self.app, 0.05)
        return times

    def _send(self, kind: QEvent.Type, at: QPoint) -> None:
        viewport, left, none = self.view.viewport(), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        moved, released = kind is QEvent.Type.MouseMove, kind is QEvent.Type.MouseButtonRelease
        event = QMouseEvent(
            kind,
            QPointF(at),
            QPointF(viewport.mapToGlobal(at)),
            none if moved else left,
            none if released else left,
            Qt.KeyboardModifier.NoModifier,
        )
        self.app.sendEvent(viewport, event)


def slowest(times: list[float]) -> float:
    """What ninety-nine of a hundred stay below."""
    return quantiles(times, n=100)[98]
