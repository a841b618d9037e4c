"""What is printed, whatever is on it: so many pages, drawn alike on paper, in a PDF and on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPaintEvent, QPdfWriter
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QSizePolicy, QWidget

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.palettes import PRINT

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

UNIT = 4
"""So many units of a page are a point."""
_PDF_DPI = 1200


class Printed(Protocol):
    """Pages as they will be on paper: `size` in units of their own, `text` for who hears them."""

    @property
    def paper(self) -> QPageSize: ...
    @property
    def size(self) -> QSizeF: ...
    @property
    def title(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def text(self) -> str: ...
    def draw(self, painter: QPainter, place: QRectF, page: int = 0) -> None:
        """Draw a page, from 0, into a rectangle of its own proportions."""


def printed_letters(points: float) -> QFont:
    """The letters of what is printed, in units of a page."""
    font = QFont()
    font.setFamilies(list(theme.FONT_FAMILIES))
    font.setPixelSize(round(points * UNIT))
    return font


def pdf_of(printed: Printed) -> bytes:
    """The pages as a PDF whose words can be searched and copied."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    writer.setPageSize(printed.paper)
    writer.setPageMargins(QMarginsF(), QPageLayout.Unit.Point)
    writer.setTitle(printed.title)
    writer.setCreator("Bridgetable")
    painter = QPainter(writer)
    for page in range(printed.count):
        if page:
            writer.newPage()
        printed.draw(painter, QRectF(0, 0, writer.width(), writer.height()), page)
    painter.end()
    return bytes(buffer.data().data())


def print_out(printed: Printed, parent: QDialog, told: Callable[[str], None]) -> None:
    """Ask for a printer and print; `told` is given what there is to say of it."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

    if not QPrinterInfo.availablePrinterNames():
        told(say("sheet-dialog-there-is-no-printer-on-this"))
        return
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(printed.paper)
    printer.setFullPage(True)
    printer.setDocName(printed.title)
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: told(draw_on(printer, printed)))
    QDialog.open(dialog)  # the dialog's own wants a receiver and a slot


def draw_on(printer: QPrinter, printed: Printed) -> str:
    """Draw the pages on sheets of the printer's, as large as these allow; what there is to say of it."""
    sheet = QRectF(printer.pageLayout().fullRectPixels(printer.resolution()))
    painter = QPainter(printer)
    for page in range(printed.count):
        if page:
            printer.newPage()
        printed.draw(painter, within(sheet, printed.size), page)
    painter.end()
    return say("sheet-dialog-sent-to", printer=printer.printerName())


def within(room: QRectF, size: QSizeF) -> QRectF:
    """The largest rectangle of a page's proportions in the middle of `room`."""
    scale = min(room.width() / size.width(), room.height() / size.height())
    fitting = size * scale
    left, top = room.center().x() - fitting.width() / 2, room.center().y() - fitting.height() / 2
    return QRectF(left, top, fitting.width(), fitting.height())


class Preview(QWidget):
    """The pages one under the other, as wide as there is room for them."""

    def __init__(self) -> None:
        super().__init__()
        self._printed: Printed | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        printed = self._printed
        return round(self._page_height(width) * printed.count) if printed is not None else width

    def _page_height(self, width: float) -> float:
        """How high a page with its edges is."""
        size = self._printed.size if self._printed is not None else QSizeF(1, 1)
        return width * size.height() / size.width()

    def show_pages(self, printed: Printed) -> None:
        """Show these pages; a screen reader reads their words."""
        self._printed = printed
        self.setAccessibleName(say("sheet-dialog-the-page"))
        self.setAccessibleDescription(printed.text)
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.PAPER_DEEP)
        if self._printed is not None:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            high = self.height() / self._printed.count
            for page in range(self._printed.count):
                if event.rect().top() < (page + 1) * high and event.rect().bottom() > page * high:
                    self._draw(painter, QRectF(0, page * high, self.width(), high), page)
        painter.end()

    def _draw(self, painter: QPainter, room: QRectF, page: int) -> None:
        assert self._printed is not None
        inner = room.adjusted(theme.SPACING, theme.SPACING, -theme.SPACING, -theme.SPACING)
        place = within(inner, self._printed.size)
        painter.fillRect(place, PRINT.paper)
        self._printed.draw(painter, place, page)

    def desk(self) -> QScrollArea:
        """The pages as wide as the window; what does not fit is scrolled to."""
        desk = QScrollArea()
        desk.setAccessibleName(say("sheet-dialog-preview"))
        desk.setFrameShape(QFrame.Shape.NoFrame)
        desk.setWidgetResizable(True)
        desk.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        desk.setWidget(self)
        return desk
