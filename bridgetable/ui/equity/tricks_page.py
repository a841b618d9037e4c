"""The tricks: a moment without the irregularity and one with it, side by side, and what is said of damage."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QWidget

from bridgetable.equity.answer import EquityOf, PlayFault
from bridgetable.equity.position import NotSolvable
from bridgetable.equity.telling import damage_told
from bridgetable.explain.retold import told
from bridgetable.explain.sheet import SheetItem
from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.ui.equity.for_sheet import now_line, without_line
from bridgetable.ui.equity.moment_card import MomentCard
from bridgetable.ui.equity.sheet_tick import SheetTick
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.lines import Lines, PanelLine
from bridgetable.ui.widgets.words import as_tip, label

BESIDE = 640
"""At usual size of text the two moments stand side by side from this width on, else one under the other."""


class TricksPage(QWidget):
    """Which irregularity is asked about, what the cards were worth before it and are worth now."""

    cited = Signal(str)
    fault_chosen = Signal(object)
    """Another irregularity is asked about: its `PlayFault`."""
    told_elsewhere = Signal()
    """What is told at the cards on the table is no longer so, or is wanted or unwanted."""

    boards_wanted = Signal()
    """Tonight's boards are wanted, since a hand is not known."""

    def __init__(self) -> None:
        super().__init__()
        self.tonight = button(say("worth-tonight"), "", say("worth-tonight-tip"))
        self.tonight.clicked.connect(self.boards_wanted)
        self.which = QComboBox()
        self.which.setAccessibleName(say("worth-which"))
        self.which.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.which.setMinimumContentsLength(12)
        self.at_cards = QCheckBox(say("worth-at-cards"))
        self.at_cards.setChecked(True)
        self.at_cards.setToolTip(as_tip(say("worth-at-cards-how")))
        self.at_cards.toggled.connect(self.told_elsewhere)
        self.none = label(say("worth-no-irregularity"), "soft")
        self.without, self.now = MomentCard(say("worth-moment-before")), MomentCard(say("worth-now"))
        self.damage, self.damage_on_sheet = Lines(), SheetTick(say("worth-damage"))
        self._moments = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._moments.setSpacing(theme.PANEL_MARGIN)
        self._placed()
        self.which.activated.connect(lambda _place: self.fault_chosen.emit(self.fault))
        for part in (self.without, self.now, self.damage):
            part.cited.connect(self.cited)

    @property
    def fault(self) -> PlayFault | None:
        """The irregularity asked about, None where there is none."""
        chosen: PlayFault | None = self.which.currentData()
        return chosen

    def show_faults(self, log: Sequence[Entry], faults: Sequence[PlayFault]) -> None:
        """Offer these irregularities, the newest chosen unless one of them was before."""
        before = self.fault
        self.which.clear()
        for fault in faults:
            self.which.addItem(_fault_told(log, fault), fault)
        self.which.setCurrentIndex(faults.index(before) if before in faults else len(faults) - 1)
        self.which.setVisible(bool(faults))
        self.none.setVisible(not faults)

    def wait(self) -> None:
        """Say that it is being worked out."""
        fault = self.fault
        self.without.setVisible(fault is not None)
        if fault is not None:
            self.without.wait(_heading_without(fault))
        self.now.wait(_heading_now(fault))
        self._show_damage(())
        self.tonight.hide()

    def show_answer(self, found: EquityOf) -> None:
        """Show what was found of both moments, and of damage."""
        for fault, worth in found.without:
            self.without.show_worth(_heading_without(fault), worth)
        self.now.show_worth(_heading_now(self.fault), found.now)
        self._show_damage([PanelLine(told, cite or None) for told, cite in damage_told(found)])
        self.tonight.setVisible(_a_hand_is_unknown(found))

    def clear(self) -> None:
        """Show nothing."""
        self.which.clear()
        for each in (self.without, self.now):
            each.clear()
        self._show_damage(())
        self.tonight.hide()

    def keep_off_sheet(self) -> None:
        """Let nothing stand on the sheet until somebody puts it there."""
        for tick in (self.without.on_sheet, self.now.on_sheet, self.damage_on_sheet):
            tick.setChecked(False)

    @property
    def for_sheet(self) -> tuple[SheetItem, ...]:
        """The lines that the director has put on the sheet."""
        lines: list[SheetItem] = []
        if self.without.worth is not None and self.without.on_sheet.isChecked():
            lines.append(without_line(self.without.worth, self.which.currentText()))
        if self.now.worth is not None and self.now.on_sheet.isChecked():
            lines.append(now_line(self.now.worth))
        if self.damage_on_sheet.isChecked():
            lines += [SheetItem(line.text, line.cite or "") for line in self.damage.lines]
        return tuple(lines)

    def _show_damage(self, lines: Sequence[PanelLine]) -> None:
        self.damage.show_lines(lines)
        self.damage_on_sheet.setVisible(bool(lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        larger = self.font().pointSizeF() / theme.TEXT_SIZE
        beside = self.width() >= BESIDE * larger
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._moments.setDirection(way)

    def _placed(self) -> None:
        layout = column(self)
        layout.setContentsMargins(0, theme.SPACING, theme.SPACING, 0)
        for part in (self.which, self.none, self.at_cards):
            layout.addWidget(part)
        for card in (self.without, self.now):
            self._moments.addWidget(card, 1, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(self._moments)
        layout.addWidget(self.tonight, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.damage)
        layout.addWidget(self.damage_on_sheet)
        layout.addStretch(1)
        self.which.hide()


def _a_hand_is_unknown(found: EquityOf) -> bool:
    """Whether it is an unknown hand that keeps a moment from being weighed: a board would tell it."""
    moments = (found.now, *(worth for _, worth in found.without))
    return any(isinstance(each, NotSolvable) and each.unknown_hand for each in moments)


def _fault_told(log: Sequence[Entry], fault: PlayFault) -> str:
    """The irregularity as the action in which it came about; one from before the record has none."""
    if not 0 < fault.action <= len(log):
        return say("worth-before-the-record", seat=fault.seat)
    return say("worth-fault", action=fault.action, told=told(log[fault.action - 1]))


def _heading_now(fault: PlayFault | None) -> str:
    return say("worth-now") if fault is None else say("worth-with")


def _heading_without(fault: PlayFault) -> str:
    return say("worth-without", action=fault.action)
