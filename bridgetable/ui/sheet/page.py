"""The page of a ruling sheet: laid out once, and drawn alike on paper, in a PDF, as a picture and on the screen.

Everything is measured in quarter points, so that the lines break in the same places whatever they are drawn on.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QImage,
    QPageSize,
    QPainter,
    QPalette,
    QTextDocument,
    QTextOption,
)

from bridgetable.cards import SUITS
from bridgetable.explain.diagram import Diagram, HandShown, unknown_words
from bridgetable.explain.sheet import HappenedStep, Offer, Sheet, SheetItem
from bridgetable.explain.sheet_cut import fitted, whole
from bridgetable.messages import cite_words, say, written_in_capitals
from bridgetable.seats import SEATS, Seat
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.palettes import PRINT
from bridgetable.ui.sheet.printed import UNIT, printed_letters

PICTURE_DPI = 160
_POINTS, _BOXES, _NUMBERS, _CITES = 9, 15, 17, 50
"""How wide the columns of marks are, in points."""
_HAND, _CALL = 100, 42
"""How wide a hand of the diagram and a column of the auction are, in points."""
_ORDER = (Seat.W, Seat.N, Seat.E, Seat.S)


def usual_paper() -> QPageSize.PageSizeId:
    """Letter where inches are the measure, A4 elsewhere."""
    inches = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize.PageSizeId.Letter if inches else QPageSize.PageSizeId.A4


class SheetPage:
    """One page with a ruling on it; `shown` is the sheet as far as there is room for it."""

    def __init__(self, sheet: Sheet, paper: QPageSize.PageSizeId) -> None:
        self.paper = QPageSize(paper)
        points = self.paper.size(QPageSize.Unit.Point)
        self.size = QSizeF(points.width() * UNIT, points.height() * UNIT)
        self._margin, self._foot = theme.SHEET_MARGIN * UNIT, theme.SHEET_FOOT * UNIT
        self._document = QTextDocument()
        self._document.setUseDesignMetrics(True)
        self._document.setDocumentMargin(0)
        self._document.setTextWidth(self.size.width() - 2 * self._margin)
        self.shown = self._fitted(sheet)
        self._fits(self.shown)

    @property
    def text(self) -> str:
        """The words on the page, for a reader who hears it."""
        return f"{self._document.toPlainText()}\n{' · '.join(self.shown.foot)}"

    @property
    def title(self) -> str:
        """The title of the sheet."""
        return self.shown.title

    @property
    def count(self) -> int:
        """It is one page, whatever is on it."""
        return 1

    def draw(self, painter: QPainter, place: QRectF, page: int = 0) -> None:  # noqa: ARG002 - there is one
        """Draw the page into a rectangle of its own proportions."""
        painter.save()
        painter.translate(place.topLeft())
        painter.scale(place.width() / self.size.width(), place.height() / self.size.height())
        painter.save()
        painter.translate(self._margin, self._margin)
        too_high = self._document.size().height() / self._room
        if too_high > 1:  # the shortest sheet there is does not fit: rather small than cut off
            painter.scale(1 / too_high, 1 / too_high)
        ink = QAbstractTextDocumentLayout.PaintContext()
        ink.palette.setColor(QPalette.ColorRole.Text, PRINT.ink)  # black on white in a dark window, too
        self._document.documentLayout().draw(painter, ink)
        painter.restore()
        self._draw_foot(painter)
        painter.restore()

    def picture(self, dpi: int = PICTURE_DPI) -> QImage:
        """The page as a picture, black on white."""
        inches = self.size / UNIT / 72
        image = QImage(round(inches.width() * dpi), round(inches.height() * dpi), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.draw(painter, QRectF(image.rect()))
        painter.end()
        return image

    def _fitted(self, sheet: Sheet) -> Sheet:
        """The whole sheet, in somewhat smaller letters if need be; only then is anything left out."""
        for size in (1.0, theme.SHEET_SMALLER):
            self._document.setDefaultFont(printed_letters(theme.SHEET_TEXT * size))
            self._document.setDefaultStyleSheet(_style(size))
            if self._fits(whole(sheet)):
                return whole(sheet)
        return fitted(sheet, self._fits)

    @property
    def _room(self) -> float:
        return self.size.height() - 2 * self._margin - self._foot

    def _fits(self, sheet: Sheet) -> bool:
        self._document.setHtml(_body(sheet))
        return self._document.size().height() <= self._room

    def _draw_foot(self, painter: QPainter) -> None:
        width = self.size.width() - 2 * self._margin
        line = self.size.height() - self._margin - self._foot / 2
        painter.setPen(PRINT.line)
        painter.drawLine(int(self._margin), int(line), int(self._margin + width), int(line))
        painter.setFont(printed_letters(theme.SHEET_SMALL))
        painter.setPen(PRINT.soft)
        place = QRectF(self._margin, line, width, self._foot / 2)
        painter.drawText(place, " · ".join(self.shown.foot), QTextOption(Qt.AlignmentFlag.AlignVCenter))


def _style(size: float) -> str:
    small, soft = round(theme.SHEET_SMALL * UNIT * size), PRINT.soft
    return f"""
body {{ color: {PRINT.ink}; }}
.title {{ font-size: {theme.SHEET_TITLE * UNIT}px; font-weight: 700; }}
.section {{ font-size: {small}px; font-weight: 700; color: {soft}; margin-top: {9 * UNIT}px;
  margin-bottom: {2 * UNIT}px; text-transform: {"uppercase" if written_in_capitals() else "none"}; }}
p {{ margin: 0; }}
td {{ padding: 0; }}
.left {{ margin-top: {6 * UNIT}px; }}
.soft {{ color: {soft}; }}
.small {{ font-size: {small}px; }}
.head {{ font-size: {theme.SHEET_HEADLINE * UNIT}px; font-weight: 700; }}
.cite {{ color: {soft}; font-size: {small}px; }}
"""


# The body, part by part


def _body(sheet: Sheet) -> str:
    parts = [
        f"<p class='title'>{escape(sheet.title)}</p>",
        f"<p class='soft'>{escape(' · '.join(sheet.board))}</p>",
        _top(sheet),
        _section(say("sheet-heading-happened"), _numbered(sheet.happened)),
        _section(say("sheet-heading-facts"), _points(sheet.facts)),
        _section(say("sheet-heading-irregularities"), _points(sheet.wrong)),
        _section(say("sheet-heading-ruling", edition=sheet.edition), _ruling(sheet)),
        _section(say("sheet-heading-choices"), "".join(map(_offer_html, sheet.offers))),
        *(_section(escape(block.heading), _points(block.items)) for block in sheet.added),
        _section(
            say("sheet-heading-paragraphs"),
            _rows(((cite_words(law.cite), escape(law.gist)) for law in sheet.paragraphs), _CITES),
        ),
    ]
    if sheet.left_out:
        parts.append(f"<p class='soft small left'>{escape(sheet.words_left_out)}</p>")
    return f"<body>{''.join(parts)}</body>"


def _section(heading: str, inner: str) -> str:
    return f"<p class='section'>{heading}</p>{inner}" if inner else ""


def _rows(rows: Iterable[tuple[str, str]], marks: float) -> str:
    """Marks in a column so many points wide, and beside each what belongs to it, in markup."""
    lines = "".join(
        f"<tr><td class='soft' width='{round(marks * UNIT)}'>{escape(mark)}</td>"
        f"<td style='padding-bottom: {UNIT}px'>{words}</td></tr>"
        for mark, words in rows
    )
    return f"<table cellspacing='0' cellpadding='0' width='100%'>{lines}</table>" if lines else ""


def _item_html(item: SheetItem) -> str:
    return escape(item.words) + _cited(item.cite)


def _cited(cite: str) -> str:
    """The paragraph behind a sentence, where it has one."""
    return f"&nbsp;&nbsp;<span class='cite'>{escape(cite_words(cite))}</span>" if cite else ""


def _points(items: Iterable[SheetItem]) -> str:
    return _rows((("•", _item_html(item)) for item in items), _POINTS)


def _numbered(steps: Iterable[HappenedStep]) -> str:
    def row(step: HappenedStep) -> tuple[str, str]:
        words = escape(step.words)
        if not step.number:
            return "…", f"<span class='soft'>({words})</span>"
        return f"{step.number}", f"<b>{words}</b>" if step.ruled else words

    return _rows(map(row, steps), _NUMBERS)


def _ruling(sheet: Sheet) -> str:
    head = (
        f"<p class='head'>{escape(sheet.headline.words)}"
        + (
            f"&nbsp;&nbsp;<span class='cite'>{escape(cite_words(sheet.headline.cite))}</span>"
            if sheet.headline.cite
            else ""
        )
        + "</p>"
        + (f"<p class='soft'>{escape(sheet.not_final)}</p>" if sheet.provisional else "")
    )
    edge = f"border-left: {2 * UNIT}px solid {PRINT.ink}; padding-left: {8 * UNIT}px"
    boxed = (
        f"<table width='100%' cellspacing='0' cellpadding='{3 * UNIT}' bgcolor='{PRINT.shade}'>"
        f"<tr><td style='{edge}'>{head}</td></tr></table>"
    )
    space = f"<p style='font-size: {2 * UNIT}px'>&nbsp;</p>"
    return space + boxed + space + _points(sheet.follows)


def _offer_html(offer: Offer) -> str:
    rows = [
        (
            "☒" if number == offer.taken else "☐",
            f"<b>{_item_html(item)}</b>" if number == offer.taken else _item_html(item),
        )
        for number, item in enumerate(offer.options)
    ]
    how = f"<p class='soft'>{escape(offer.how)}</p>" if offer.how else ""
    return f"<p>{escape(offer.words)}</p>{_rows(rows, _BOXES)}{how}"


# The cards and the auction


def _top(sheet: Sheet) -> str:
    """The diagram, and at its right the auction and how the play stands."""
    auction = f"{_auction(sheet)}<p>&nbsp;</p>" if sheet.auction else ""
    cells = f"<td width='{3 * _HAND * UNIT}'>{_diagram(sheet.diagram)}</td>"
    cells += f"<td>{auction}<p>{escape(sheet.diagram.standing)}</p></td>"
    return f"<table cellspacing='0' cellpadding='0' style='margin-top: {8 * UNIT}px'><tr>{cells}</tr></table>"


def _diagram(shown: Diagram) -> str:
    heading = f"<p class='soft small'>{escape(shown.heading)}</p>" if shown.heading and shown.known else ""
    legend = f"<p class='soft small'>{escape('; '.join(shown.legend))}</p>" if shown.legend else ""
    cards = _hands(shown) if shown.known else f"<p>{escape(say('sheet-hands-not-known'))}</p>"
    return f"{heading}{cards}{legend}"


def _hands(shown: Diagram) -> str:
    hands = {hand.seat: _hand_html(hand) for hand in shown.hands}
    rows = (("", Seat.N, ""), (Seat.W, None, Seat.E), ("", Seat.S, ""))
    lines = ""
    for row in rows:
        cells = (_compass() if seat is None else hands[seat] if isinstance(seat, Seat) else "" for seat in row)
        lines += "<tr>" + "".join(f"<td width='{_HAND * UNIT}' valign='middle'>{cell}</td>" for cell in cells) + "</tr>"
    return f"<table cellspacing='0' cellpadding='{2 * UNIT}'>{lines}</table>"


def _hand_html(hand: HandShown) -> str:
    if not hand.known:
        return f"<span class='soft'>{'<br>'.join(map(escape, unknown_words(hand)))}</span>"
    return "<br>".join(
        f"{suit.symbol}&nbsp;{escape(text).replace(' ', '&nbsp;')}"
        for suit, text in zip(SUITS, hand.suits, strict=True)
    )


def _compass() -> str:
    north, east, south, west = (escape(say("sheet-compass", seat=seat)) for seat in SEATS)
    cell = f"align='center' width='{14 * UNIT}'"
    return (
        f"<table cellspacing='0' cellpadding='{2 * UNIT}' border='1' "
        f"style='border-color: {PRINT.line}; border-style: solid; border-collapse: collapse'><tr><td>"
        f"<table cellspacing='0' cellpadding='0'><tr><td></td><td {cell}>{north}</td><td></td></tr>"
        f"<tr><td {cell}>{west}</td><td></td><td {cell}>{east}</td></tr>"
        f"<tr><td></td><td {cell}>{south}</td><td></td></tr></table></td></tr></table>"
    )


def _auction(sheet: Sheet) -> str:
    before = _ORDER.index(sheet.dealer) if sheet.dealer else 0
    calls = [""] * before + list(sheet.auction)
    rows = [[escape(call) for call in calls[at : at + len(_ORDER)]] for at in range(0, len(calls), len(_ORDER))]
    if sheet.dealer:
        rows.insert(0, [f"<b>{say('terms-seat', seat=seat)}</b>" for seat in _ORDER])
    lines = (f"<tr>{''.join(map(_call, row))}</tr>" for row in rows)
    return f"<table cellspacing='0' cellpadding='0'>{''.join(lines)}</table>"


def _call(call: str) -> str:
    return f"<td width='{_CALL * UNIT}'>{call}</td>"
