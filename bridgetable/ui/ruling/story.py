"""What has been told so far, as it is seen: the events in their order, and their cards on a small table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.state import Table
from bridgetable.ui.felt.cards import Look
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.pips import index_text, suit_path, text_path
from bridgetable.ui.ruling.fields import little_room
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import row
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import Elided, label, look

_SIDES = {Seat.N: (0, -1), Seat.E: (1, 0), Seat.S: (0, 1), Seat.W: (-1, 0)}
_HIGH = theme.CARD_HEIGHT / theme.CARD_WIDTH
"""The height of a card, its width being one."""
_WIDTH, _ACROSS, _DOWN, _STEP = 2.2, 2.4, 1.7, 2.3
"""In heights of a letter: the width of a card, how far from the middle those of a trick lie, and from each other those
before a player."""
_HEIGHT = _WIDTH * _HIGH
_APART = 1.12
"""So many widths apart are the cards of a line."""
_MARGIN = 6


class CardPainter(QWidget):
    """Something on which small cards are drawn: rank over suit, as large as they can be."""

    def __init__(self, cards: Look) -> None:
        super().__init__()
        self._look = cards

    def draw(self, painter: QPainter, card: Card, middle: QPointF, width: float) -> None:
        """A card so wide in pixels."""
        painter.save()
        painter.translate(middle)
        painter.scale(width, width)
        painter.setPen(QPen(QColor(theme.CARD_EDGE), 1 / width))
        painter.setBrush(QColor(theme.CARD_FACE if card.known else theme.PART_FACE))
        painter.drawRoundedRect(QRectF(-0.5, -_HIGH / 2, 1, _HIGH), 0.1, 0.1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.colour(card))
        for path, high, at in ((_rank(card), 0.46, -0.28), (_suit_shape(card, self._look.letters), 0.42, 0.32)):
            box = path.boundingRect()
            scale = min(high / max(box.height(), 0.01), 0.72 / max(box.width(), 0.01))
            sized = QTransform.fromScale(scale, scale).map(path)
            painter.drawPath(sized.translated(QPointF(0, at) - sized.boundingRect().center()))
        painter.restore()


def _rank(card: Card) -> QPainterPath:
    return text_path(index_text(card), 1, 1)


def _suit_shape(card: Card, letters: bool) -> QPainterPath:
    if card.suit is None:
        return QPainterPath()
    return text_path(card.suit.value, 1, 1) if letters else suit_path(card.suit)


class SmallFelt(CardPainter):
    """A table with a button for each seat, and the cards told of so far: in the trick, or before their owner."""

    def __init__(self, seats: Mapping[Seat, QPushButton], cards: Look) -> None:
        super().__init__(cards)
        self.setAccessibleName(say("event-story-the-table-as-it-has-been"))
        self._table: Table | None = None
        self._seats = seats
        grid = QGridLayout(self)
        grid.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        grid.setSpacing(0)
        for seat, part in seats.items():
            across, down = _SIDES[seat]
            grid.addWidget(part, 1 + down, 1 + across, Qt.AlignmentFlag.AlignCenter)
        for line in range(3):
            grid.setColumnStretch(line, int(line == 1))
            grid.setRowStretch(line, int(line == 1))
        self.setMinimumSize(self.sizeHint())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """So much that no card covers a button."""
        letter, buttons = self.fontMetrics().height(), [part.sizeHint() for part in self._seats.values()]
        wide = 2 * max(part.width() for part in buttons) + (2 * _ACROSS + _WIDTH + 0.4) * letter
        high = 2 * max(part.height() for part in buttons) + (2 * _DOWN + _HEIGHT + 0.4) * letter
        return QSize(round(wide) + 2 * _MARGIN, round(high) + 2 * _MARGIN)

    def show_table(self, table: Table | None) -> None:
        """Draw the cards of this table."""
        self._table = table
        told = ", ".join(say("terms-card", card=card) for _, card, _ in self.lying())
        self.setAccessibleDescription(told)
        self.update()

    def lying(self) -> Iterator[tuple[Seat, Card, QPointF]]:
        """The cards that are drawn, whose they are, and where the middle of each is."""
        table, letter, middle = self._table, self.fontMetrics().height(), QRectF(self.rect()).center()
        if table is None:
            return
        tricks = max(map(len, table.rows))
        for seat in SEATS:
            across, down = _SIDES[seat]
            row = table.rows[seat.index]
            laid = row[-1].card if row and len(row) == tricks else None
            called = (
                table.designated.words.card if table.designated is not None and table.designated.dummy is seat else None
            )
            card = laid or called
            if card is not None:
                yield seat, card, middle + QPointF(across * _ACROSS, down * _DOWN) * letter
            before = (*table.before(seat), *(held for held, _ in table.raised(seat)))
            yield from (
                (seat, each, place) for each, place in zip(before, self._corner(seat, len(before)), strict=True)
            )

    def _corner(self, seat: Seat, count: int) -> Iterator[QPointF]:
        """Where so many cards lie that are before a player and not played: in a row that ends before the next seat."""
        letter = self.fontMetrics().height()
        x, y = _MARGIN + _WIDTH * letter / 2, _MARGIN + _HEIGHT * letter / 2
        right, low = seat in (Seat.N, Seat.E), seat in (Seat.E, Seat.S)
        room = (self.width() - max(part.width() for part in self._seats.values())) / 2 - 2 * x
        step = min(_STEP * letter, room / max(1, count - 1))
        for number in range(count):
            along = x + number * step
            yield QPointF(self.width() - along if right else along, self.height() - y if low else y)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cloth = QPainterPath()
        cloth.addRoundedRect(QRectF(self.rect()), 8, 8)
        painter.fillPath(cloth, QColor(theme.FELT))
        for _, card, place in self.lying():
            self.draw(painter, card, place, _WIDTH * self.fontMetrics().height())
        painter.end()


class CardStrip(CardPainter):
    """A few cards side by side."""

    def __init__(self, cards: Look, letters: float = 1.3) -> None:
        super().__init__(cards)
        self.cards: tuple[Card, ...] = ()
        self._width = letters * self.fontMetrics().height()
        self.show_cards(())

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show these."""
        self.cards = tuple(cards)
        self.setAccessibleName(", ".join(say("terms-card", card=card) for card in self.cards))
        wide = self._width * (1 + _APART * (len(cards) - 1)) if cards else 0
        self.setFixedSize(round(wide) + 6, round(self._width * _HEIGHT / _WIDTH) + 4)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, card in enumerate(self.cards):
            x = 3 + self._width / 2 + _APART * place * self._width
            self.draw(painter, card, QPointF(x, self.height() / 2), self._width)
        painter.end()


class EventLine(PaperSheet):
    """One event that has been told: its number, what it was, its cards, and the ways to change it or take it out."""

    changing = Signal()
    removing = Signal()

    def __init__(self, number: int, title: str, cards: Look) -> None:
        super().__init__()
        self.body.setContentsMargins(theme.SPACING, 3, theme.SPACING, 3)
        line = row()
        cap, self.strip, self.told = label(str(number), "key", wrap=False), CardStrip(cards), Elided(role="soft")
        cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        line.addWidget(cap, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(label(title, "title", wrap=little_room()), int(little_room()))
        line.addSpacing(theme.SPACING)
        line.addWidget(self.told, 1)
        line.addWidget(self.strip)
        self.change = link(say("event-story-change"), say("event-story-change-2", number=number, title=title))
        self.remove = link(say("event-story-remove"), say("event-story-remove-2", number=number, title=title))
        line.addWidget(self.change)
        line.addWidget(self.remove)
        self.body.addLayout(line)
        self.change.clicked.connect(self.changing)
        self.remove.clicked.connect(self.removing)

    def tell(self, words: str, cards: Sequence[Card], wrong: bool = False) -> None:
        """Say what was done, and show its cards; `wrong` marks what cannot have happened, or is missing."""
        self.told.say(words)
        self.strip.show_cards(cards)
        look(self.told, role="wrong" if wrong else "soft")


def link(words: str, name: str) -> QPushButton:
    """Words to be clicked; `name` says what they are about."""
    result = button(words, "link", name)
    result.setAutoDefault(False)
    result.setAccessibleName(name)
    return result
