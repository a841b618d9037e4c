"""The fields in which a director tells what happened: seats and suits to pick, cards to type or to pick."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from bridgetable.blocks.auction import DENOMINATIONS, DOUBLE, HIGHEST_LEVEL, PASS, REDOUBLE, is_bid
from bridgetable.cards import RANKS, SUITS, Suit
from bridgetable.explain.retold import call_words
from bridgetable.messages import say
from bridgetable.named import NamedTuple
from bridgetable.table.state import Table
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.letters import letter
from bridgetable.ui.widgets.layouts import row
from bridgetable.ui.widgets.words import as_tip, label

RANKS_SHOWN = (*reversed(RANKS), "x", "h", "?")
"""The ranks of the card grid; then a small card, an honour, a card of unknown rank."""
_SUITS_AND_RANKS = "HDC?1234567890"
_HALF = len(RANKS_SHOWN) // 2


LARGE = 1.2
"""Text so many times its usual size needs another arrangement,"""
NARROW = 1200
"""and so does a screen of fewer pixels than this across."""


def little_room() -> bool:
    """Whether text is so large, or the screen so small, that less of it stands side by side."""
    narrow = QApplication.primaryScreen().availableSize().width() < NARROW
    return narrow or QApplication.font().pointSizeF() / theme.TEXT_SIZE > LARGE


class Value(NamedTuple):
    """One answer that can be picked: what it is, its words, and the key that picks it."""

    value: str
    words: str
    key: str


class PickButton(QPushButton):
    """A small button that stays down while its answer is the one that holds; as wide as it is then, in bold."""

    def __init__(self, words: str, name: str) -> None:
        super().__init__(words)
        self.setProperty("role", "pick")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        bold = self.font()
        bold.setBold(True)
        width = QFontMetrics(bold).horizontalAdvance(self.text()) + 2 * theme.SPACING
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class PickField(QWidget):
    """A few answers side by side, of which one holds: clicked, or picked by its key."""

    changed = Signal()
    done = Signal()
    """An answer was picked: on to the next field."""
    card_begun = Signal(str)
    """The first letter of a card was typed, which belongs elsewhere."""

    def __init__(self, name: str, values: Sequence[Value]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._given = ""
        self._layout: QHBoxLayout = row(self, spacing=4)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        self._keys: dict[str, str] = {}
        for each in values:
            part = PickButton(each.words, f"{name} {each.words}")
            part.setToolTip(as_tip(say("event-fields-key", words=each.words, key=each.key)))
            part.clicked.connect(lambda _checked=False, value=each.value: self.pick(value))
            self._group.addButton(part)
            self._layout.addWidget(part)
            self.buttons[each.value], self._keys[each.key] = part, each.value
        self._layout.addStretch(1)
        self.setFocusProxy(next(iter(self.buttons.values())))

    def told(self) -> str:
        """What was picked, nothing if nothing was."""
        return self._given

    def pick(self, value: str) -> None:
        """Take an answer, as the user does."""
        self._given = value
        self.show_value(value)
        self.changed.emit()
        self.done.emit()

    def restore(self, value: str) -> None:
        """Take an answer that had been picked before."""
        self._given = value

    def show_value(self, value: str) -> None:
        """Show the answer that holds; without one all are up."""
        self._group.setExclusive(False)
        for each, part in self.buttons.items():
            part.setChecked(each == value)
        self._group.setExclusive(True)
        if value:
            self.setFocusProxy(self.buttons[value])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Its keys pick; a card typed here belongs to the field for it; no seat changes declarer from here."""
        key = letter(event)
        if not key or event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            event.ignore()
        elif key in self._keys:
            self.pick(self._keys[key])
        elif key in _SUITS_AND_RANKS:
            self.card_begun.emit(event.text())
        elif key not in "NESW":
            event.ignore()


class TypedField(QLineEdit):
    """An answer that is typed, with an `example` of one; a plus is no part of any and belongs to the dialog."""

    changed = Signal()
    done = Signal()

    def __init__(self, name: str, example: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(example)
        self.setFixedWidth(max(theme.LEFT_WIDTH, self.fontMetrics().horizontalAdvance(example) + 40))
        self.textChanged.connect(self.changed)

    def told(self) -> str:
        """What has been typed."""
        return self.text()

    def restore(self, value: str) -> None:
        """Show what had been typed before."""
        self.setText(value)

    def show_value(self, value: str) -> None:
        """Say which answer holds while nothing is typed."""
        if value and not self.text():
            self.setPlaceholderText(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "+":
            event.ignore()
        else:
            super().keyPressEvent(event)


class WordsField(TypedField):
    """An action in words, as it is typed on the line under the table."""

    def __init__(self, name: str) -> None:
        super().__init__(name, say("event-fields-such-as-e-pauses-s-calls"))
        self.setFixedWidth(round(1.3 * self.width()))


class GridField(TypedField):
    """An answer that is typed or picked in a grid, which writes into the field that was entered last."""

    entered = Signal(object)

    def take(self, picked: str) -> None:
        """What was picked in the grid; on to the next field."""
        self.setText(picked)
        self.done.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit(self)


class CallField(GridField):
    """A call, typed as `2h`, `p` or `x`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, say("event-fields-such-as-2h-or-p-or-x"))


class CardField(GridField):
    """One card, or several, typed as `h5`."""

    def __init__(self, name: str, several: bool) -> None:
        super().__init__(
            name, say("event-fields-such-as-h5-or-h5-c3") if several else say("event-fields-such-as-h5-or-dq-hx")
        )
        self.several = several

    def take(self, picked: str) -> None:
        """A card picked in the grid; the only one, or one more."""
        if not self.several:
            super().take(picked)
            return
        before = self.text().split()
        now = [*before, picked] if picked not in before else [each for each in before if each != picked]
        self.setText(" ".join(now))


class NumberField(QComboBox):
    """A number of tricks, typed or picked."""

    changed = Signal()
    done = Signal()

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.addItems([str(number) for number in range(least, most + 1)])
        self.setMaxVisibleItems(13)
        self.currentTextChanged.connect(self.changed)

    def told(self) -> str:
        """The number as it is told."""
        return self.currentText()

    def restore(self, value: str) -> None:
        """Show a number."""
        self.setCurrentText(value)


class CardGrid(QWidget):
    """The pack, two rows to a suit; behind the two a small card, an honour and any card of the suit."""

    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("event-fields-cards"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        self._parts: dict[str, QPushButton] = {}
        letters = self.fontMetrics()
        cell = QSize(letters.horizontalAdvance("10") + 12, letters.height() + 9)
        for block, suit in enumerate(SUITS):
            sign: QLabel = label(suit.symbol, wrap=False)
            sign.setProperty("suit", suit.value)
            sign.setFixedWidth(letters.height())
            grid.addWidget(sign, 3 * block, 0)
            grid.setRowMinimumHeight(3 * block + 2, 2)
            for place, rank in enumerate(RANKS_SHOWN):
                part = QPushButton("10" if rank == "T" else rank)
                part.setProperty("role", "pick")
                part.setAutoDefault(False)
                part.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # typing goes on in the field
                part.setFixedSize(cell)
                part.setAccessibleName(f"{suit.symbol}{rank}")
                part.setToolTip(as_tip(self._tip(suit, rank)))
                part.clicked.connect(lambda _checked=False, card=f"{suit.value}{rank}": self.picked.emit(card))
                grid.addWidget(part, 3 * block + place // _HALF, 1 + place % _HALF)
                self._parts[f"{suit.value}{rank}"] = part

        meaning = label(say("event-fields-x-small-h-honour-not-known"), "soft")
        grid.addWidget(meaning, 3 * len(SUITS), 1, 1, _HALF)

    def bar(self, table: Table | None) -> None:
        """A card that has been played at this table cannot be picked again."""
        rows = [laid for row in table.rows for laid in row] if table is not None else []
        gone = {laid.card.name for laid in rows if laid.card is not None and laid.card.known}
        for name, part in self._parts.items():
            part.setEnabled(name not in gone)

    def _tip(self, suit: Suit, rank: str) -> str:
        kind = {"x": "small", "h": "honour", "?": "unknown"}.get(rank)
        return say("event-fields-card-tip", kind=kind, suit=suit) if kind else ""


class CallGrid(QWidget):
    """The calls, a row to a denomination from no trumps down, and the three that are no bids."""

    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("event-fields-calls"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        for line, named in enumerate(reversed(DENOMINATIONS)):
            for level in range(1, HIGHEST_LEVEL + 1):
                grid.addWidget(self._part(f"{level}{named}"), line, level - 1)
        wide = HIGHEST_LEVEL // 3
        for place, call in enumerate((PASS, DOUBLE, REDOUBLE)):
            grid.addWidget(self._part(call), len(DENOMINATIONS), place * wide, 1, wide + (call == REDOUBLE))

    def _part(self, call: str) -> QPushButton:
        part, suit = QPushButton(call_words(call)), call[1:] if is_bid(call) else ""
        part.setProperty("role", "pick")
        part.setProperty("suit", suit)
        part.setAutoDefault(False)
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # typing goes on in the field
        part.setMinimumWidth(part.fontMetrics().horizontalAdvance("4NT") + 12)
        part.clicked.connect(lambda: self.picked.emit(call))
        return part


class Tile(QPushButton):
    """A large button with its key, a title and a line about it."""

    def __init__(self, key: str, title: str, note: str) -> None:
        super().__init__()
        self.setProperty("role", "tile")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        cap, words, about = label(key, "key", wrap=False), label(title, "title"), label(note, "soft")
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.SPACING, 5, theme.SPACING, 5)
        grid.setHorizontalSpacing(theme.SPACING)
        grid.setVerticalSpacing(1)
        cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        cap.setFixedWidth(cap.fontMetrics().horizontalAdvance("W") + 14)
        self._about = about
        self.setToolTip(as_tip(note))
        grid.addWidget(cap, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, 0, 1)
        grid.addWidget(about, 1, 1)
        grid.setRowStretch(2, 1)
        grid.setColumnStretch(1, 1)
        for part in (cap, words, about):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

        self.be_small(False)

    def be_small(self, small: bool) -> None:
        """Show the title alone, or the line about it as well if there is room."""
        self._about.setVisible(not small and not little_room())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else super().heightForWidth(width)

    def sizeHint(self) -> QSize:
        width = max(self.width(), theme.LEFT_WIDTH)
        return QSize(width, self.heightForWidth(width))
