"""What the cards are worth at one moment: each with a bar, those the law bars struck, those it demands ringed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from bridgetable.equity.moments import CardsWorth, MomentWorth
from bridgetable.equity.position import NotSolvable
from bridgetable.equity.telling import best_told, cards_told, to_play_told
from bridgetable.messages import cite_words, say
from bridgetable.ui.equity.sheet_tick import SheetTick
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, empty
from bridgetable.ui.widgets.words import label

CARDS, BAR, TRICKS, CITE = range(4)


class MomentCard(QFrame):
    """A moment with its heading: the cards of the hand to play, or the reason why they cannot be weighed."""

    cited = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.worth: MomentWorth | None = None
        """What is shown."""
        self.on_sheet = SheetTick(name)
        self.heading, self.said = label(role="title"), label()
        self.best, self.later = label(role="section"), label(say("equity-later"), "soft")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.SPACING)
        self._grid.setColumnStretch(BAR, 1)
        layout = column(self, theme.PANEL_MARGIN)
        layout.addWidget(self.heading)
        layout.addWidget(self.said)
        layout.addLayout(self._grid)
        layout.addWidget(self.best)
        layout.addWidget(self.later)
        layout.addWidget(self.on_sheet)
        self.clear()

    def clear(self) -> None:
        """Show nothing."""
        self._say("", "")

    def wait(self, heading: str) -> None:
        """Say that it is being worked out."""
        self._say(heading, say("worth-being-worked-out"))

    def show_worth(self, heading: str, worth: MomentWorth | NotSolvable) -> None:
        """Show what was found, or why nothing could be."""
        if isinstance(worth, NotSolvable):
            self._say(heading, worth.told)
            return
        self._say(heading, to_play_told(worth))
        self.worth = worth
        self.on_sheet.show()
        for place, each in enumerate(worth.cards):
            self._add(place, each, worth)
        self.best.setText(best_told(worth))
        self.best.show()
        self.later.setVisible(worth.later)

    def _say(self, heading: str, words: str) -> None:
        empty(self._grid)
        self.worth = None
        self.on_sheet.hide()
        self.heading.setText(heading)
        self.said.setText(words)
        self.best.clear()
        self.best.hide()
        self.later.hide()

    def _add(self, place: int, each: CardsWorth, worth: MomentWorth) -> None:
        tricks = worth.in_all(each.tricks)
        names = CardNames(each)
        self._grid.addWidget(names, place, CARDS)
        self._grid.addWidget(TricksBar(tricks / worth.most, faint=bool(each.barred)), place, BAR)
        number = label(str(tricks), "title", wrap=False)
        number.setAccessibleName(say("worth-cards-take", cards=names.text(), tricks=tricks))
        self._grid.addWidget(number, place, TRICKS, Qt.AlignmentFlag.AlignRight)
        cite = each.barred or each.demanded
        if cite:
            named = cite_words(cite)
            words = say("worth-barred", cite=named) if each.barred else say("worth-demanded", cite=named)
            link = button(named, "link", words)
            link.setAccessibleName(words)
            link.clicked.connect(lambda _checked=False: self.cited.emit(cite))
            self._grid.addWidget(link, place, CITE)


class CardNames(QLabel):
    """Cards that are worth the same: struck through if they may not be played, ringed if one of them has to be."""

    def __init__(self, of: CardsWorth) -> None:
        super().__init__(cards_told(of))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(theme.SPACING, 3, theme.SPACING, 3)
        self.setWordWrap(len(of.cards) > 3)
        self.struck, self.ringed = bool(of.barred), bool(of.demanded)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.struck:
            painter.setPen(QPen(QColor(theme.GRAVE.strong), 1.5))
            middle = self.height() / 2
            painter.drawLine(round(theme.SPACING / 2), round(middle), self.width() - theme.SPACING // 2, round(middle))
        if self.ringed:
            painter.setPen(QPen(QColor(theme.ASKING.strong), 2))
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(around, theme.RADIUS, theme.RADIUS)


class TricksBar(QWidget):
    """A bar as long as the share of the tricks; faint for a card that may not be played."""

    def __init__(self, share: float, *, faint: bool) -> None:
        super().__init__()
        self.share, self._faint = share, faint
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 4, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 2, self.fontMetrics().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self.fontMetrics().height() * 0.55
        ground = QRectF(0, (self.height() - high) / 2, self.width(), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.PAPER_DEEP))
        painter.drawRoundedRect(ground, high / 3, high / 3)
        painter.setBrush(QColor(theme.LINE_STRONG if self._faint else theme.SETTLED.strong))
        ground.setWidth(ground.width() * self.share)
        painter.drawRoundedRect(ground, high / 3, high / 3)
