"""Pages filled from top to bottom: texts that run on to the next page, and pieces that are kept whole.

Everything is measured in quarter points, so that lines break in the same places whatever the pages are drawn on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPageSize,
    QPainter,
    QPalette,
    QTextDocument,
    QTextOption,
)

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.palettes import PRINT
from bridgetable.ui.sheet.printed import UNIT, printed_letters

Draw = Callable[[QPainter, QRectF], None]
"""Draws a piece into its place."""


class FlowedPages:
    """Pages on `paper`, filled one piece after the other; `foot` stands at the foot of each with its number."""

    def __init__(self, paper: QPageSize, title: str, margin: float, text_size: float, foot: str = "") -> None:
        self.paper, self.title, self._foot_words = paper, title, foot
        points = paper.size(QPageSize.Unit.Point)
        self.size = QSizeF(points.width() * UNIT, points.height() * UNIT)
        self._margin, self._text_size = margin * UNIT, text_size
        self._foot = 2.2 * text_size * UNIT if foot else 0.0
        self._pages: list[list[tuple[QRectF, Draw]]] = [[]]
        self._y = self._margin
        self._said: list[str] = []

    # What it is

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    @property
    def text(self) -> str:
        """The words on the pages, for who hears them."""
        return "\n".join(self._said)

    @property
    def width(self) -> float:
        """How wide the text is."""
        return self.size.width() - 2 * self._margin

    @property
    def left(self) -> float:
        """How much room there is on this page."""
        return self.size.height() - self._margin - self._foot - self._y

    @property
    def room(self) -> float:
        """How much room there is on a page that is empty."""
        return self.size.height() - 2 * self._margin - self._foot

    def draw(self, painter: QPainter, place: QRectF, page: int = 0) -> None:
        """Draw a page into a rectangle of its own proportions."""
        painter.save()
        painter.translate(place.topLeft())
        painter.scale(place.width() / self.size.width(), place.height() / self.size.height())
        for spot, piece in self._pages[page]:
            painter.save()
            piece(painter, spot)
            painter.restore()
        if self._foot_words:
            self._draw_foot(painter, page)
        painter.restore()

    def _draw_foot(self, painter: QPainter, page: int) -> None:
        place = QRectF(self._margin, self.size.height() - self._margin - self._foot, self.width, self._foot)
        painter.setFont(printed_letters(theme.SHEET_SMALL))
        painter.setPen(PRINT.soft)
        words = say("evening-paper-page", foot=self._foot_words, page=page + 1, pages=self.count)
        painter.drawText(place, words, QTextOption(Qt.AlignmentFlag.AlignBottom))

    # Filling it

    def new_page(self) -> None:
        """What comes next stands on a page of its own, unless this one is empty."""
        if self._pages[-1]:
            self._pages.append([])
        self._y = self._margin

    def keep(self, height: float) -> None:
        """What comes next is so high, and stands on one page if it fits on any."""
        if height > self.left:
            self.new_page()

    def put(self, height: float, piece: Draw, said: str = "") -> None:
        """A piece over the whole width that stands on one page."""
        self.keep(height)
        self._pages[-1].append((QRectF(self._margin, self._y, self.width, height), piece))
        self._y += height
        self._say(said)

    def skip(self, points: float) -> None:
        """Leave so many points free, if there is anything above them."""
        if self._y > self._margin:
            self._y += points * UNIT

    def put_whole(self, markup: str, scale: float = 1.0) -> None:
        """A text that stands on one page, as long as it fits on any."""
        document = self.document(markup, self.width, scale)
        height = document.size().height()
        if height > self.room:
            self.put_text(markup, scale)
            return
        self.put(height, lambda painter, place: paint_at(document, painter, place.topLeft()), document.toPlainText())

    def put_text(self, markup: str, scale: float = 1.0) -> None:
        """A text over the whole width; what does not fit goes on to the next page, line by line."""
        document = self.document(markup, self.width, scale)
        ends, top = list(line_ends(document)), 0.0
        for number, (start, end) in enumerate(zip([0.0, *ends], ends, strict=False)):
            if end - top > self.left and number and start > top:
                self._put_part(document, top, start)
                self.new_page()
                top = start
        self._put_part(document, top, ends[-1] if ends else 0.0)
        self._say(document.toPlainText())

    def _put_part(self, document: QTextDocument, top: float, bottom: float) -> None:
        def draw(painter: QPainter, place: QRectF) -> None:
            painter.translate(place.left(), place.top() - top)
            painter.setClipRect(QRectF(0, top, place.width(), bottom - top))
            paint(document, painter, QRectF(0, top, place.width(), bottom - top))

        self.put(bottom - top, draw)

    def _say(self, words: str) -> None:
        if words.strip():
            self._said.append(words.strip())

    def document(self, markup: str, width: float, scale: float = 1.0) -> QTextDocument:
        """A text so wide, laid out."""
        document = QTextDocument()
        document.setUseDesignMetrics(True)
        document.setDocumentMargin(0)
        document.setDefaultFont(printed_letters(self._text_size * scale))
        document.setDefaultStyleSheet(style(self._text_size * scale))
        document.setTextWidth(width)
        document.setHtml(f"<body>{markup}</body>")
        return document


def style(points: float) -> str:
    """How the parts of a text look, around letters so large."""
    small = round(points * UNIT * theme.SHEET_SMALL / theme.SHEET_TEXT)
    return f"""
body {{ color: {PRINT.ink}; }}
p {{ margin: 0 0 {round(points * UNIT * 0.3)}px 0; }}
td {{ padding: 0; }}
.title {{ font-size: {round(points * UNIT * 1.7)}px; font-weight: 700; }}
.head {{ font-size: {round(points * UNIT * 1.2)}px; font-weight: 700; }}
.soft {{ color: {PRINT.soft}; }}
.small {{ font-size: {small}px; }}
.cite {{ color: {PRINT.soft}; font-size: {small}px; }}
"""


def line_ends(document: QTextDocument) -> Iterator[float]:
    """Where in a text one may turn the page: below its lines, and below rows of tables rather than within them."""
    layout, block, lowest = document.documentLayout(), document.begin(), 0.0
    while block.isValid():
        top = layout.blockBoundingRect(block).top()
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            bottom = top + line.y() + line.height()
            if bottom > lowest:
                lowest = bottom
                yield bottom
        block = block.next()
    if document.size().height() > lowest:
        yield document.size().height()


def paint(document: QTextDocument, painter: QPainter, clip: QRectF | None = None) -> None:
    """Paint a text at the origin, black on white whatever the window wears."""
    ink = QAbstractTextDocumentLayout.PaintContext()
    ink.palette.setColor(QPalette.ColorRole.Text, PRINT.ink)
    if clip is not None:
        ink.clip = clip
    document.documentLayout().draw(painter, ink)


def paint_at(document: QTextDocument, painter: QPainter, at: QPointF) -> None:
    """Paint a text whose left upper corner is at a point."""
    painter.save()
    painter.translate(at)
    paint(document, painter)
    painter.restore()


def ruled_lines(painter: QPainter, place: QRectF, step: float) -> None:
    """Lines to write on, so many units apart."""
    painter.setPen(PRINT.line)
    y = place.top() + step
    while y <= place.bottom() + 0.5:
        painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))
        y += step
