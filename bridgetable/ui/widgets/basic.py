"""The small parts the panels are put together from: labels, cards, links, folds and switches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import set_look


def label(text: str = "", role: str = "", wrap: bool = True) -> QLabel:
    """A label that shows its text as it was typed, markup and all."""
    result = QLabel()
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setText(text)
    result.setWordWrap(wrap)
    if wrap:
        # A wrapped label may be as narrow as its panel; its longest word must not push the panel wide.
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)  # a policy that does not say so takes away what the wrapping has just set
        result.setSizePolicy(policy)
    if role:
        result.setProperty("role", role)
    return result


def as_tip(text: str) -> str:
    """A text for a tooltip, which shows it as it was typed: Qt would take what looks like markup for markup."""
    return f"<p style='white-space: pre-wrap'>{escape(text)}</p>" if Qt.mightBeRichText(text) else text


class PressButton(QPushButton):
    """A button that Enter presses as well as the space bar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def button(text: str, role: str = "", tip: str = "") -> QPushButton:
    """A button, with `role` as the style sheet knows it."""
    result = PressButton(text)
    result.setAccessibleName(text)
    if role:
        result.setProperty("role", role)
    if tip:
        result.setToolTip(as_tip(tip))
    if role == "link":
        result.setCursor(Qt.CursorShape.PointingHandCursor)
        result.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return result


def look(widget: QWidget, **properties: object) -> None:
    """Set properties the style sheet knows (`role`, `tone`); a widget that looks so already is left alone."""
    if any(widget.property(name) != value for name, value in properties.items()):
        set_look(widget, **properties)


def column(parent: QWidget | None = None, margin: int = 0, spacing: int = theme.SPACING) -> QVBoxLayout:
    """A layout from top to bottom."""
    result = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    result.setContentsMargins(margin, margin, margin, margin)
    result.setSpacing(spacing)
    return result


def row(parent: QWidget | None = None, spacing: int = theme.SPACING) -> QHBoxLayout:
    """A layout from left to right without margins."""
    result = QHBoxLayout(parent) if parent is not None else QHBoxLayout()
    result.setContentsMargins(0, 0, 0, 0)
    result.setSpacing(spacing)
    return result


def empty(layout: QLayout) -> None:
    """Take everything out of a layout, layouts within it too; if the keyboard was there, it goes to what stays."""
    # What has the keyboard goes last: else it would go from one part to the next, and each say that it is pointed at.
    for widget in sorted(_taken_out(layout), key=_has_keyboard):
        widget.hide()
        widget.deleteLater()


def _has_keyboard(widget: QWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and (widget is focused or widget.isAncestorOf(focused))


def _taken_out(layout: QLayout) -> Iterator[QWidget]:
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _taken_out(inner)


class Paper(QWidget):
    """What lies in a panel that scrolls: no higher than its words are at the width there is."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", True)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)  # the height that a narrower panel would ask for


class Card(QFrame):
    """A sheet of paper on a panel, in the colours of a tone; fill its `body`."""

    def __init__(self, tone: str = "") -> None:
        super().__init__()
        self.setProperty("card", True)
        if tone:
            self.setProperty("tone", tone)
        self.body = column(self, theme.PANEL_MARGIN)


class Elided(QLabel):
    """One line of plain text, shortened with dots where it does not fit; the whole of it is its tooltip."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if role:
            self.setProperty("role", role)
        self.whole = ""
        self._most = 0
        self.setIndent(0)  # what has padding would otherwise be indented as well
        self.say(text)

    def say(self, text: str) -> None:
        """Show `text`."""
        if text == self.whole:
            return
        self.whole = text
        self.setAccessibleName(text)
        self._fit()

    def spread(self, on: bool, most: int = 0) -> None:
        """Show it on as many lines as it needs, or on that many at `most`; or on one line."""
        self._most = most
        self.setWordWrap(on)
        high = QSizePolicy.Policy.Preferred if on else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, high)
        policy.setHeightForWidth(on)
        self.setSizePolicy(policy)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def _fit(self) -> None:
        letters, room = QFontMetrics(self.font()), max(0, self.contentsRect().width())
        if self.wordWrap():
            shown = _in_lines(self.whole, letters, room, self._most) if self._most else self.whole
        else:
            shown = letters.elidedText(self.whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown)
        self.setToolTip(as_tip(self.whole) if shown != self.whole else "")


def _in_lines(text: str, letters: QFontMetrics, room: int, most: int) -> str:
    """As many words of a text as fit on so many lines, with dots if there are more."""
    words = text.split(" ")
    for count in range(len(words), 1, -1):
        shown = " ".join(words[:count]) + ("" if count == len(words) else " …")
        high = letters.boundingRect(QRect(0, 0, room, 0), int(Qt.TextFlag.TextWordWrap), shown).height()
        if high <= most * (letters.lineSpacing() + 2):  # a line laid out is a little higher than it says
            return shown
    return text


class ElidedBox(QComboBox):
    """A choice whose words are shortened with dots where they do not fit; whoever fills it says them in a tooltip."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        style = self.style()
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = style.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        words = QFontMetrics(self.font()).elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)
        option.currentText = words
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()


_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Pointer(QObject):
    """Tells when a control is pointed at, by the mouse over it or by the keyboard, and when it no longer is."""

    came = Signal()
    left = Signal()

    def __init__(self, control: QWidget) -> None:
        super().__init__(control)
        control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        by_key = isinstance(event, QFocusEvent) and event.reason() in _BY_KEY
        if event.type() == QEvent.Type.Enter or (event.type() == QEvent.Type.FocusIn and by_key):
            self.came.emit()
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.left.emit()
        return super().eventFilter(watched, event)


class WrapButton(PressButton):
    """A button whose words may run over several lines, with a short note at its right end."""

    def __init__(self, text: str, note: str = "", role: str = "option") -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setAccessibleName(text)
        self._words = label(text)
        line = QHBoxLayout(self)
        line.setContentsMargins(theme.PANEL_MARGIN, 6, theme.PANEL_MARGIN, 6)
        line.addWidget(self._words, 1)
        if note:
            line.addWidget(label(note, "cite", wrap=False), 0, Qt.AlignmentFlag.AlignTop)
        for child in self.findChildren(QLabel):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def text_shown(self) -> str:
        """The words on the button."""
        return self._words.text()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else super().heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # A layout that is squeezed, by a bar to scroll with, say, would cut the words off.
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))
        layout = self.layout()
        if layout is not None and self.size() != event.size():
            layout.setGeometry(self.rect())  # Qt tells nobody of a second size before a widget is shown

    def sizeHint(self) -> QSize:
        width = max(self.width(), 160)
        return QSize(width, self.heightForWidth(width))


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a list on a panel: its words, the paragraph it cites, and how far it is indented."""

    text: str
    cite: str | None = None
    depth: int = 0


class Lines(QWidget):
    """A list of lines, each with a link to its paragraph."""

    cited = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._layout = column(self, spacing=3)
        self._rows: list[_LineRow] = []
        self.lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines and no others; rows that exist are used again."""
        if self.lines == tuple(lines):
            return
        self.lines = tuple(lines)
        while len(self._rows) < len(lines):
            added = _LineRow()
            added.link.clicked.connect(lambda _checked=False, shown=added: self.cited.emit(shown.link.text()))
            self._rows.append(added)
            self._layout.addWidget(added)
        for number, shown in enumerate(self._rows):
            shown.setVisible(number < len(lines))
            if number < len(lines):
                shown.say(lines[number])


class _LineRow(QWidget):
    """One row of `Lines`: a dot, words, a link."""

    def __init__(self) -> None:
        super().__init__()
        self._line = row(self, spacing=6)
        self._dot = label("•", "soft", wrap=False)
        self._words = label()
        for part in (self._dot, self._words):
            part.setContentsMargins(0, theme.LINK_DROP, 0, 0)
        self.link = button("", "link")
        top = Qt.AlignmentFlag.AlignTop
        self._line.addWidget(self._dot, 0, top)
        self._line.addWidget(self._words, 1, top)
        self._line.addWidget(self.link, 0, top)

    def say(self, line: Line) -> None:
        self._line.setContentsMargins(14 * line.depth, 0, 0, 0)
        self._dot.setText("•" if line.depth == 0 else "–")
        self._words.setText(line.text)
        self.link.setText(line.cite or "")
        self.link.setAccessibleName(say("widgets-basic-law", cite=line.cite) if line.cite else "")
        self.link.setVisible(bool(line.cite))


class Fold(QWidget):
    """A heading that opens and closes the widget under it; `note` stands beside the heading."""

    def __init__(self, heading: str, inner: QWidget, opened: bool = False) -> None:
        super().__init__()
        self.heading = heading
        self._inner = inner
        self.head = QPushButton()
        self.head.setProperty("role", "fold")
        self.head.setCheckable(True)
        self.head.setChecked(opened)
        self.head.setFlat(True)
        self.head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.head.toggled.connect(self._turn)
        layout = column(self, spacing=4)
        layout.addWidget(self.head)
        layout.addWidget(inner)
        self._note = ""
        self._turn(opened)

    def note(self, text: str) -> None:
        """Say beside the heading how much is under it."""
        self._note = text
        self._turn(self.head.isChecked())

    def _turn(self, opened: bool) -> None:
        arrow = "▾" if opened else "▸"
        self.head.setText(f"{arrow} {self.heading}" + (f"   {self._note}" if self._note else ""))
        self.head.setAccessibleName(self.heading)
        self._inner.setVisible(opened)


class FoldedLines(Fold):
    """A list of lines under a heading that counts them; it is made only while it is open."""

    cited = Signal(str)

    def __init__(self, heading: str, opened: bool = False) -> None:
        self._list = Lines()
        self._offered: Callable[[], Sequence[Line]] = tuple
        super().__init__(heading, self._list, opened)
        self._list.cited.connect(self.cited)

    def offer(self, count: int, lines: Callable[[], Sequence[Line]]) -> None:
        """There are `count` lines, made by `lines` when they are to be seen; without any the heading is hidden."""
        self._offered = lines
        self.setVisible(count > 0)
        self.note(str(count))

    def _turn(self, opened: bool) -> None:
        if opened:
            self._list.show_lines(self._offered())
        super()._turn(opened)


class _Segment(QPushButton):
    """One part of `Segments`, as wide as its word is when it is chosen, and bold."""

    def __init__(self, value: str) -> None:
        super().__init__(value)
        self.setProperty("role", "segment")

    def sizeHint(self) -> QSize:
        bold = self.font()
        bold.setBold(True)
        room = theme.SPACING + 1 if self.property("tight") else theme.RADIUS + theme.SPACING
        width = QFontMetrics(bold).horizontalAdvance(self.text()) + 2 * room
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Segments(QFrame):
    """A switch between a few values, all of them in sight."""

    chosen = Signal(str)

    def __init__(self, values: Sequence[str], name: str, tight: bool = False) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout = row(self, spacing=0)
        layout.setContentsMargins(2, 2, 2, 2)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        for value in values:
            part = _Segment(value)
            part.setProperty("tight", tight)
            part.setCheckable(True)
            part.setAccessibleName(f"{name} {value}")
            part.clicked.connect(lambda _checked=False, value=value: self.chosen.emit(value))
            self._group.addButton(part)
            self._buttons[value] = part
            layout.addWidget(part)

    def part(self, value: str) -> QPushButton:
        """The button of one value."""
        return self._buttons[value]

    def choose(self, value: str) -> None:
        """Show `value` as chosen; nothing is emitted."""
        self._buttons[value].setChecked(True)


class Felt(QWidget):
    """A strip in the colour of the table's edge, for what lies on the felt beside the scene."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.FELT_EDGE)
        painter.end()


class Pill(QLabel):
    """A word or two in a tone."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "pill")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def say(self, text: str, tone: str) -> None:
        """Show `text` in capitals, in the colours of `tone`."""
        self.setText(text.upper())
        self.setAccessibleName(text)
        look(self, tone=tone)
