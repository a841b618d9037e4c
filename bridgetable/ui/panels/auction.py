"""The auction in law beside what lay there: a small diagram, player by player, and what became of each call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bridgetable.blocks.auction import DOUBLE, PASS, REDOUBLE
from bridgetable.explain.retold import call_words
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.actions import Entry
from bridgetable.ui.bidding.lying import GONE, AtATurn, LyingCall, in_turns, rounds, said_of
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import font
from bridgetable.ui.widgets.accessible import describe
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import as_tip, label

_PADDING = 6


class AuctionDiagram(QWidget):
    """The calls in four columns; those that do not count are struck through, and those that wait are framed."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[dict[Seat, AtATurn]] = []
        self._told: dict[tuple[Seat, str], tuple[str, ...]] = {}
        self.setAccessibleName(say("panels-auction"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_calls(self, calls: Sequence[LyingCall], told: dict[tuple[Seat, str], tuple[str, ...]]) -> None:
        """Show these calls, with what was `told` of them."""
        self._rows, self._told = rounds(calls), told
        describe(self, listed([line for call in calls for line in self._lines(call)], "semicolon"))
        self.updateGeometry()
        self.update()

    def _lines(self, call: LyingCall) -> tuple[str, ...]:
        return (call.text, *self._told.get((call.seat, call.call), ()))

    def _line_height(self) -> int:
        return self.fontMetrics().height() + _PADDING

    def _placed(self) -> Iterator[tuple[LyingCall, QRectF]]:
        """Every call, and where it stands."""
        wide, high, letters = self.width() / len(SEATS), self._line_height(), QFontMetricsF(font(bold=True))
        top = float(high)
        for row in self._rows:
            for seat, cell in row.items():
                for number, call in enumerate(cell):
                    across = letters.horizontalAdvance(call_words(call.call)) + 2
                    yield call, QRectF(seat.index * wide + _PADDING, top + number * high, across, high)
            top += high * _lines_of(row)

    # Qt's own names

    def sizeHint(self) -> QSize:
        least = len(SEATS) * self.fontMetrics().horizontalAdvance("Pass 7NT")
        return QSize(least, (sum(map(_lines_of, self._rows)) + 1) * self._line_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = self.width() / len(SEATS), self._line_height()
        painter.setFont(font(bold=True))
        painter.setPen(QColor(theme.INK_SOFT))
        for seat in SEATS:
            head = QRectF(seat.index * wide + _PADDING, 0, wide, high)
            painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, say("terms-seat-letter", seat=seat))
        painter.setPen(QPen(QColor(theme.LINE_STRONG), 1.0))
        painter.drawLine(0, high - 1, self.width(), high - 1)
        for call, box in self._placed():
            _paint(painter, call, box)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = QPointF(event.pos())
            told = next((self._lines(call) for call, box in self._placed() if box.contains(at)), ())
            QToolTip.showText(event.globalPos(), as_tip("\n".join(told)), self)
            return True
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
        return super().event(event)


def _lines_of(row: dict[Seat, AtATurn]) -> int:
    """How many lines a round needs: the calls of one player at one turn stand one under the other."""
    return max(map(len, row.values()))


def _paint(painter: QPainter, call: LyingCall, box: QRectF) -> None:
    """One call in its colours, with what became of it."""
    letters = font(bold=True)
    letters.setStrikeOut(call.state in GONE)
    painter.setFont(letters)
    painter.setPen(QColor(_ink(call)))
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, call_words(call.call))
    frames = {
        "open": (theme.ASKING.strong, Qt.PenStyle.SolidLine),
        "accepted": (theme.SETTLED.strong, Qt.PenStyle.SolidLine),
        "implied": (theme.INK_SOFT, Qt.PenStyle.DotLine),
    }
    if call.state in frames:
        colour, line = frames[call.state]
        painter.setPen(QPen(QColor(colour), 1.6, line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-4, 1, 3, -1), 5, 5)


def _ink(call: LyingCall) -> str:
    """The colour of a call: its suit's; pass, double and redouble have theirs; one that does not count is faint."""
    if call.state in GONE:
        return theme.INK_FAINT
    others = {PASS: theme.SETTLED.strong, DOUBLE: theme.GRAVE.strong, REDOUBLE: theme.CALM.strong}
    return others.get(call.call) or theme.SUITS_ON_PAPER.get(call.call[1:], theme.INK)


class AuctionPanel(QWidget):
    """The auction, while the record has one, with a line for each call that does not count simply as it was made."""

    def __init__(self) -> None:
        super().__init__()
        self.diagram, self._notes = AuctionDiagram(), label(role="soft")
        lines = column(self, spacing=4)
        lines.addWidget(label(say("panels-auction"), "section"))
        lines.addWidget(self.diagram)
        lines.addWidget(self._notes)
        self.hide()

    def show_calls(self, verdict: Verdict, log: Sequence[Entry]) -> None:
        """Show the auction that `verdict` tells of."""
        calls = in_turns(verdict)
        self.setVisible(bool(calls))
        self.diagram.show_calls(calls, said_of(log))
        notes = [call.text for call in calls if not call.plain]
        self._notes.setText("\n".join(notes))
        self._notes.setVisible(bool(notes))
