"""How the timeline is drawn: its threads, places, forks and names, each with a painter and where it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from bridgetable.table.lines import Line
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import font
from bridgetable.ui.record.track import LEFT, STEP, TOP, Track, TrackPlace

DOT = 5.5
DIAMOND = 8.0
HALO = 11.5
FORK = 4.5
"""Half the width of the fork that stands where the editions part."""


def draw_thread(painter: QPainter, track: Track, row: int, line: Line, active: bool) -> None:
    """The line through the places of a row, from where it leaves another."""
    painter.setPen(QPen(QColor(theme.CHOSEN_EDGE if active else theme.LINE_STRONG), 1.6))
    end = track.end(row)
    if line.name is None:
        painter.drawLine(QPointF(LEFT, TOP), end)
        return
    leaving = track.node(line.name, line.after).centre
    bend = QPointF(leaving.x() + STEP * 0.6, end.y())
    painter.drawPolyline(QPolygonF([leaving, bend, end]))


def draw_light(painter: QPainter, centre: QPointF) -> None:
    """The light behind a place that something pointed at rests on."""
    painter.setPen(QPen(QColor(theme.LIT_EDGE), 1.2))
    painter.setBrush(QColor(theme.LIT))
    painter.drawEllipse(centre, HALO, HALO)


def draw_node(painter: QPainter, node: TrackPlace, ruling: bool, passed: bool, here: bool) -> None:
    """A place: a bar where the line begins, a diamond where something is ruled, else a dot."""
    strong = QColor(theme.CHOSEN_EDGE if passed else theme.LINE_STRONG)
    painter.setPen(QPen(strong, 1.8))
    painter.setBrush(strong if here else QColor(theme.PAPER))
    centre = node.centre
    if node.at == 0:
        painter.drawRect(QRectF(centre.x() - 3, centre.y() - DOT, 6, 2 * DOT))
    elif ruling:
        d = DIAMOND
        corners = [QPointF(0, -d), QPointF(d, 0), QPointF(0, d), QPointF(-d, 0)]
        painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))
    else:
        painter.drawEllipse(centre, DOT, DOT)


def draw_fork(painter: QPainter, centre: QPointF) -> None:
    """A little fork over the place: one road becomes two."""
    foot = centre - QPointF(0, DIAMOND + 1)
    heart = foot - QPointF(0, FORK - 1)
    painter.setPen(QPen(QColor(theme.WARNING.strong), 2.0))
    painter.drawLine(foot, heart)
    for side in (-FORK, FORK):
        painter.drawLine(heart, heart + QPointF(side, -FORK))


def draw_name(painter: QPainter, rect: QRectF, name: str, active: bool) -> None:
    """The name of a line, as much of it as there is room for."""
    painter.setFont(font(theme.SMALL_SIZE, bold=active))
    painter.setPen(QColor(theme.INK if active else theme.INK_SOFT))
    shown = QFontMetricsF(painter.font()).elidedText(name, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)


def draw_ring(painter: QPainter, centre: QPointF) -> None:
    """The ring that the keyboard moves."""
    painter.setPen(QPen(QColor(theme.INK), 1.6, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, DIAMOND + 4, DIAMOND + 4)
