"""The page that compares: two editions, or two lines of the record, line by line in two columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QGridLayout, QWidget

from bridgetable.explain.compare import ALWAYS, Cell, ComparedRow, part_words
from bridgetable.messages import say
from bridgetable.table.lines import NAME_LENGTH
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import font
from bridgetable.ui.panels.law_card import LawCard
from bridgetable.ui.widgets.buttons import CiteLink
from bridgetable.ui.widgets.elided_box import ElidedBox
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import PaperPage, PaperSheet
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import Pill, as_tip, label, look

MARKS = {"same": "=", "number": "№", "ruling": "≠"}
"""The sign before a row: what colour says, said without it."""
TONES = {"same": "", "number": "plain", "ruling": "warning"}


class ComparePanel(PaperPage):
    """What is the same and what is not, under a switch that says what is compared."""

    switched = Signal(str)
    """Something else is to be compared: one of `kinds`."""
    picked = Signal(str, str)
    """Two lines are to be compared: their names as shown."""

    def __init__(self, editions: Sequence[int], within: QWidget) -> None:
        super().__init__(say("panels-compare-compare"), within)
        self.kinds = (" | ".join(str(year) for year in editions), say("panels-compare-branches"))
        self._kind = Segments(self.kinds, say("panels-compare-compare"), tight=True)
        self._pill, self._words = Pill(), label()
        self.only = QCheckBox(say("panels-compare-only-what-differs"))
        self._heads = (_Head(say("panels-compare-left-column")), _Head(say("panels-compare-right-column")))
        self._list, self._law = QWidget(), LawCard()
        self._views: list[_RowView] = []
        self._rows: tuple[ComparedRow, ...] = ()
        self._editions = (editions[0], editions[-1])
        self._placed()
        self._joined()

    def show_rows(self, kind: str, rows: tuple[ComparedRow, ...], editions: tuple[int, int]) -> None:
        """Show these rows, whose paragraphs are those of the two `editions`."""
        self._kind.choose(kind)
        if rows != self._rows or editions != self._editions:
            self._law.hide()
        self._rows, self._editions = rows, editions
        self._sum_up()
        self._fill()

    def head(self, side: int, names: Sequence[str], chosen: str, note: str = "") -> None:
        """What stands over a column: one of several names to choose from, or the only one."""
        self._heads[side].show_names(names, chosen, note)

    def offer_branches(self, on: bool) -> None:
        """Whether there are branches to compare."""
        part = self._kind.part(self.kinds[1])
        part.setEnabled(on)
        part.setToolTip("" if on else say("panels-compare-step-back-and-do-something-else"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where large text has no room for the switch and the box side by side, the box stands under the switch."""
        room, switch = self.viewport().width() - 2 * theme.PANEL_MARGIN, self._kind.width_in(1)
        self._kind.fold(1 if switch <= room else 2)
        beside = switch + self.only.sizeHint().width() + 2 * theme.SPACING <= room
        down = QBoxLayout.Direction.TopToBottom
        self._top.setDirection(QBoxLayout.Direction.LeftToRight if beside else down)
        super().resizeEvent(event)

    # Inside

    def _placed(self) -> None:
        layout = column(self.paper, theme.PANEL_MARGIN)
        top = self._top = row()
        top.addWidget(self._kind)
        top.addStretch(1)
        top.addWidget(self.only)
        layout.addLayout(top)
        said = row()
        said.addWidget(self._pill, 0, Qt.AlignmentFlag.AlignTop)
        said.addWidget(self._words, 1)
        layout.addLayout(said)
        self._over = _grid()
        self._over.addWidget(QWidget(), 0, 0)  # an empty column would have no space beside it
        for side, head in enumerate(self._heads, 1):
            self._over.addWidget(head, 0, side, Qt.AlignmentFlag.AlignTop)
        self._over.setContentsMargins(theme.SPACING + 1, 0, theme.SPACING + 1, 0)
        layout.addLayout(self._over)
        self._stack = column(self._list, spacing=4)
        self._stack.addWidget(self._law)
        layout.addWidget(self._list)
        layout.addStretch(1)
        layout.addWidget(label(say("panels-compare-the-program-advises-the-director-decides"), "soft"))
        self._law.hide()

    def _joined(self) -> None:
        self._kind.chosen.connect(self.switched)
        self.only.toggled.connect(self._fill)
        self._law.cited.connect(self._show_law)
        for head in self._heads:
            head.box.activated.connect(self._pick)

    def _pick(self) -> None:
        self.picked.emit(*(head.box.currentText() for head in self._heads))

    def _sum_up(self) -> None:
        told = [shown for shown in self._rows if shown.part != ALWAYS]
        apart, moved = (sum(shown.how == how for shown in told) for how in ("ruling", "number"))
        self._pill.say(
            *(
                (say("panels-compare-different-rulings"), "warning")
                if apart
                else (say("panels-compare-same-ruling"), "settled")
            )
        )
        always = any(shown.how == "ruling" for shown in self._rows if shown.part == ALWAYS)
        words = [
            say("panels-compare-only-what-holds-at-every-trick")
            if always
            else say("panels-compare-nothing-differs-here")
        ]
        if apart:
            words = [say("panels-compare-lines-differ", n=apart)]
        if moved:
            words.append(say("panels-compare-rules-have-another-number", n=moved))
        self._words.setText(" ".join(words))

    def _fill(self) -> None:
        rows = [shown for shown in self._rows if shown.how != "same" or not self.only.isChecked()]
        while len(self._views) < len(rows):
            view = _RowView()
            for side, link in enumerate(view.links):
                link.clicked.connect(lambda _checked=False, view=view, side=side: self._show_law_of(view, side))
            self._views.append(view)
            self._stack.addWidget(view)
        self._over.setColumnMinimumWidth(0, _mark_width())
        part, reason = "", ""
        for number, view in enumerate(self._views):
            view.setVisible(number < len(rows))
            if number < len(rows):
                view.show_row(rows[number], new=rows[number].part != part, told=rows[number].reason == reason)
                part, reason = rows[number].part, rows[number].reason

    def _show_law_of(self, view: _RowView, side: int) -> None:
        """Show the paragraph a row cites, under that row."""
        self._stack.removeWidget(self._law)
        self._stack.insertWidget(self._stack.indexOf(view) + 1, self._law)
        self._law.show_law(view.links[side].cite, self._editions[side])
        QTimer.singleShot(theme.NEXT_FRAME, self._law, self._see_law)  # when it has its place

    def _see_law(self) -> None:
        self.ensureWidgetVisible(self._law)

    def _show_law(self, cite: str) -> None:
        self._law.show_law(cite, self._law.shown[1])


def _grid(parent: QWidget | None = None) -> QGridLayout:
    """A narrow column for the sign, then two of the same width."""
    grid = QGridLayout(parent) if parent is not None else QGridLayout()
    grid.setHorizontalSpacing(theme.SPACING + 2)
    grid.setVerticalSpacing(2)
    for side in (1, 2):
        grid.setColumnStretch(side, 1)
        grid.setColumnMinimumWidth(side, 1)
    return grid


def _mark_width() -> int:
    """The room for the widest sign, in the size in which text is shown."""
    letters = QFontMetrics(font(theme.TITLE_SIZE, bold=True))
    return max(letters.horizontalAdvance(mark) for mark in MARKS.values())


class _Head(QWidget):
    """What stands over a column: a name, or a choice of names, and a note under it."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self._name, self.box, self._note = label(role="title"), ElidedBox(), label(role="soft")
        for words in (self._name, self._note):
            words.setIndent(theme.LINK_INDENT)
        self.box.setAccessibleName(what)
        self.box.setMinimumContentsLength(6)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        layout = column(self, spacing=2)
        for part in (self._name, self.box, self._note):
            layout.addWidget(part)

    def show_names(self, names: Sequence[str], chosen: str, note: str) -> None:
        if [self.box.itemText(number) for number in range(self.box.count())] != list(names):
            self.box.clear()
            self.box.addItems(list(names))
        self.box.setCurrentText(chosen)
        self.box.setToolTip(as_tip(chosen))
        self.box.setVisible(len(names) > 1)
        self._name.setText(chosen)
        self._name.setVisible(len(names) == 1 or len(chosen) > NAME_LENGTH)  # a choice of names shows one line only
        self._note.setText(note)
        self._note.setVisible(bool(note))


class _RowView(QWidget):
    """One row: its part as a heading where a new one begins, the sign, both sides, and the reason."""

    def __init__(self) -> None:
        super().__init__()
        self._part, self._card = label(role="heading"), PaperSheet()
        self._mark = label(role="title", wrap=False)
        self._sides, self.links = (label(), label()), (CiteLink(), CiteLink())
        self._reason = label(role="soft")
        for words in (*self._sides, self._reason):
            words.setIndent(theme.LINK_INDENT)
        for words in (self._mark, *self._sides):
            words.setContentsMargins(0, theme.LINK_DROP, 0, 0)
        self._card.body.setContentsMargins(theme.SPACING, 5, theme.SPACING, 5)
        self._grid = _grid()
        self._card.body.addLayout(self._grid)
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(self._mark, 0, 0, top | Qt.AlignmentFlag.AlignHCenter)
        self._grid.addWidget(self._sides[1], 0, 2, top)
        self._grid.addWidget(self.links[1], 1, 2, top | Qt.AlignmentFlag.AlignLeft)
        self._grid.addWidget(self._reason, 2, 1, 1, 2)
        layout = column(self, spacing=3)
        layout.addWidget(self._part)
        layout.addWidget(self._card)

    def show_row(self, shown: ComparedRow, new: bool, told: bool) -> None:
        """Show a row; `new` begins a part, `told` says that its reason stands in the row above already."""
        self._grid.setColumnMinimumWidth(0, _mark_width())
        self._part.setText(part_words(shown.part))
        self._part.setVisible(new)
        look(self._card, tone=TONES[shown.how], card=shown.how != "same")
        self._mark.setText(MARKS[shown.how])
        self._mark.setAccessibleName(self._said(shown.how))
        self._mark.setToolTip(as_tip(self._said(shown.how)))
        self._say(0, shown.left)
        self._say(1, shown.right)
        self._place(shown.how)
        self._reason.setText(shown.reason)
        self._reason.setVisible(bool(shown.reason) and not told)
        self._card.setAccessibleName(say("panels-compare-row", part=part_words(shown.part), how=self._said(shown.how)))
        self._card.setAccessibleDescription(shown.reason)

    def _place(self, how: str) -> None:
        """Words that are the same run through both columns, with one paragraph at their end if that is the same too."""
        top, alike = Qt.AlignmentFlag.AlignTop, how != "ruling"
        first, link = self._sides[0], self.links[0]
        self._grid.removeWidget(first)
        self._grid.removeWidget(link)
        self._grid.addWidget(first, 0, 1, 1, 2 if alike else 1, top)
        self._grid.addWidget(link, *((0, 3) if how == "same" else (1, 1)), top | Qt.AlignmentFlag.AlignLeft)
        self._sides[1].setVisible(not alike)
        self.links[1].setVisible(how != "same" and bool(self.links[1].text()))

    def _say(self, side: int, cell: Cell | None) -> None:
        words, link = self._sides[side], self.links[side]
        words.setText(cell.text if cell is not None else "–")
        words.setAccessibleName(cell.text if cell is not None else say("panels-compare-nothing"))
        link.show_cite(cell.cite if cell is not None else "")
        link.setAccessibleName(say("panels-compare-law", cite=link.text()))
        link.setVisible(bool(link.text()))

    def _said(self, how: str) -> str:
        return {
            "same": say("panels-compare-the-same"),
            "number": say("panels-compare-the-same-ruling-another-number"),
            "ruling": say("panels-compare-ruled-differently"),
        }[how]
