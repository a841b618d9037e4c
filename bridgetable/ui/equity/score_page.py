"""The score: what was scored at the table, what the director assigns, and the arithmetic for both sides."""

from __future__ import annotations

from typing import cast, get_args

from PySide6.QtWidgets import QComboBox, QFormLayout, QFrame, QLineEdit, QWidget

from bridgetable.equity.answer import EquityOf
from bridgetable.equity.moments import MomentWorth
from bridgetable.equity.scoring import for_side
from bridgetable.equity.weighted import Cite
from bridgetable.explain.sheet import AddedToSheet, with_contract
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say, why
from bridgetable.misread import Misread
from bridgetable.seats import Side
from bridgetable.table.position import Position, Vulnerable
from bridgetable.ui.equity.artificial import ArtificialFields
from bridgetable.ui.equity.for_sheet import assigned, score_block
from bridgetable.ui.equity.outcomes import Outcomes, ResultFields
from bridgetable.ui.equity.reckoning import (
    Form,
    Scored,
    SideTold,
    artificial_sides,
    result_of,
    weighed_told,
)
from bridgetable.ui.equity.sheet_tick import SheetTick
from bridgetable.ui.equity.traveller import Traveller
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.lines import Lines, PanelLine
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import label

ARTIFICIAL = "12C2"
LONGEST = 300
"""So many letters of the director's judgement stand on the sheet at most."""
CITES = (*get_args(Cite), ARTIFICIAL)


class ScorePage(QWidget):
    """What was scored, what is assigned by which paragraph, and what both sides get: the director's judgement only."""

    def __init__(self) -> None:
        super().__init__()
        self._position: Position | None = None
        self._edition = 0
        self._declarers = Side.NS
        self._by = CITES[0]
        self.old = ResultFields(say("worth-at-the-table"))
        self.form, self.vulnerable = QComboBox(), QComboBox()
        self.traveller = Traveller()
        self.others = self.traveller.line
        self.cite = Segments(CITES, say("worth-by-which"))
        self.outcomes, self.artificial = Outcomes(), ArtificialFields()
        self.judgement, self.on_sheet = QLineEdit(), SheetTick(say("worth-page-score"))
        self.said = label(role="soft")
        self.told: tuple[SideTold, ...] = ()
        """What both sides get; nothing as long as that cannot be reckoned."""
        self.sides = {side: SideCard() for side in Side}
        self._fill()
        self._placed()
        self._joined()

    def begin(self, position: Position, edition: int, verdict: Verdict) -> None:
        """The ruling on a board is shown: with another deal all begins afresh."""
        self._edition = edition
        if position != self._position:
            self._position = position
            contract = _contract_as_typed(position, verdict)
            header = position.header
            self._declarers = verdict.declarer.side
            self.old.fill(contract, (verdict.scored or {}).get(self._declarers, 0))
            self.vulnerable.setCurrentIndex(get_args(Vulnerable).index(header.vulnerable or "none"))
            self.traveller.begin(position.hands)
            self.judgement.clear()
            self.on_sheet.setChecked(False)
            self._choose(CITES[0])
            self.outcomes.begin(contract)
        self._reckon()

    def offer(self, found: EquityOf | None) -> None:
        """Offer what declarer's side wins at double dummy without the irregularity, as an outcome to be weighed."""
        without = [worth for _, worth in found.without if isinstance(worth, MomentWorth)] if found else []
        self.outcomes.offer_best(without[0].in_the_end(self._declarers) if without else None)

    def clear(self) -> None:
        """Forget the board and what was typed about it."""
        self._position = None
        self.outcomes.offer_best(None)
        self._show(())

    def for_sheet(self, position: Position) -> AddedToSheet:
        """The score of that board, if the director has put it on the sheet."""
        if position != self._position or not self.told or not self.on_sheet.isChecked():
            return AddedToSheet()
        block = score_block(self.told, self.judgement.text().strip())
        return AddedToSheet((block,), assigned(self.told, self._by))

    # Inside

    def _fill(self) -> None:
        for form in get_args(Form):
            self.form.addItem(say("worth-form", form=form), form)
        for sides in get_args(Vulnerable):
            self.vulnerable.addItem(say("worth-vulnerable", sides=sides), sides)
        self.form.setAccessibleName(say("worth-scored-by"))
        self.vulnerable.setAccessibleName(say("worth-who-is-vulnerable"))
        self.judgement.setAccessibleName(say("worth-judgement"))
        self.judgement.setPlaceholderText(say("worth-judgement-example"))
        self.judgement.setMaxLength(LONGEST)

    def _placed(self) -> None:
        layout = column(self)
        layout.setContentsMargins(0, theme.SPACING, theme.SPACING, 0)
        layout.addLayout(self._board())
        parts: tuple[QWidget, ...] = (
            *(self.outcomes, self.artificial, self.said),
            *(*self.sides.values(), self.judgement, self.on_sheet),
        )
        for part in parts:
            layout.addWidget(part)
        layout.addStretch(1)

    def _board(self) -> QFormLayout:
        """The board as it was scored, and by which paragraph it is scored now."""
        table, board = row(), QFormLayout()
        table.addWidget(self.old.contract, 1)
        table.addWidget(self.old.tricks)
        table.addWidget(label(say("worth-tricks"), "soft", wrap=False))
        board.setHorizontalSpacing(theme.PANEL_MARGIN)
        board.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        board.addRow(label(say("worth-at-the-table"), wrap=False), table)
        board.addRow(label(say("worth-who-is-vulnerable"), wrap=False), self.vulnerable)
        board.addRow(label(say("worth-scored-by"), wrap=False), self.form)
        board.addRow(label(say("worth-others"), wrap=False), self.traveller)
        board.addRow(label(say("worth-by-which"), wrap=False), self.cite)
        return board

    def _joined(self) -> None:
        self.cite.chosen.connect(self._choose)
        self.old.contract.textChanged.connect(self._reckon)
        self.old.tricks.valueChanged.connect(self._reckon)
        self.traveller.changed.connect(self._reckon)
        for box in (self.form, self.vulnerable):
            box.currentIndexChanged.connect(self._reckon)
        self.outcomes.changed.connect(self._reckon)
        self.artificial.changed.connect(self._reckon)

    def _choose(self, by: str) -> None:
        self._by = by
        self.cite.choose(by)
        self.outcomes.setVisible(by != ARTIFICIAL)
        self.artificial.setVisible(by == ARTIFICIAL)
        self._reckon()

    @property
    def _scored(self) -> Scored:
        form, vulnerable = self.form.currentData(), self.vulnerable.currentData()
        return Scored(cast("Form", form), self.others.text(), cast("Vulnerable", vulnerable))

    @property
    def _own(self) -> int | None:
        """The score of North-South at the table; None where its contract cannot be read."""
        try:
            result = result_of(self.old.contract.text(), self.old.tricks.value())
        except Misread:
            return None
        return for_side(result, Side.NS, self._scored.vulnerable)

    def _reckon(self, *_changed: object) -> None:
        """Show the arithmetic of what is typed, or what is still wanting."""
        imps = self._scored.by_imps
        self.others.setPlaceholderText(say("worth-other-table-example") if imps else say("worth-traveller-example"))
        self.traveller.own = self._own
        try:
            told = self._told()
        except Misread as wrong:
            self.said.setText(say("worth-not-yet", why=why(wrong)))
            told = ()
        self._show(told)

    def _show(self, told: tuple[SideTold, ...]) -> None:
        self.told = told
        self.said.setVisible(not told)
        for part in (*self.sides.values(), self.judgement, self.on_sheet):
            part.setVisible(bool(told))
        for each in told:
            self.sides[each.side].show_side(each)

    def _told(self) -> tuple[SideTold, ...]:
        old = (self.old.contract.text(), self.old.tricks.value())
        if self._by == ARTIFICIAL:
            return artificial_sides(self.artificial.typed, old, self._scored)
        return weighed_told(old, self.outcomes.typed, self._scored, cast("Cite", self._by), self._edition)


class SideCard(QFrame):
    """What one side gets, and how it is reckoned."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.change, self.lines = label(role="title"), Lines()
        layout = column(self, theme.PANEL_MARGIN)
        layout.addWidget(self.change)
        layout.addWidget(self.lines)
        self.hide()

    def show_side(self, of: SideTold) -> None:
        """Show the score and its arithmetic."""
        self.change.setText(of.change)
        self.lines.show_lines(tuple(PanelLine(line) for line in of.lines))
        self.show()


def _contract_as_typed(position: Position, verdict: Verdict) -> str:
    """The contract as it is typed here, with who declares it; empty where there is none yet."""
    header = with_contract(position.header, verdict)
    return "" if header is None else f"{header.contract} {header.declarer}"
