"""The outcomes a director weighs: contract, tricks, and what each weighs for either side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QSpinBox, QWidget

from bridgetable.equity.weighted import WHOLE
from bridgetable.messages import say
from bridgetable.seats import Side
from bridgetable.ui.equity.reckoning import WeighedOutcome, same_play, sums
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import as_tip, label, look

CONTRACT, TRICKS, NS, EW, AWAY = range(5)
WEIGHTS = ((Side.NS, NS), (Side.EW, EW))
_EDGES, _ARROWS = 6, 34
"""What the edges of a field take, and those of a number with its arrows."""
MOST = 6
"""So many outcomes are weighed at most."""


class _Contract(QLineEdit):
    """A line never so narrow that a doubled contract cannot be read in it."""

    def minimumSizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance("5NTX W") + 2 * theme.SPACING + _EDGES
        return QSize(wide, super().minimumSizeHint().height())


class _Number(QSpinBox):
    """A number that needs no more room than itself and its arrows."""

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(f"{self.maximum()}{self.suffix()}") + _ARROWS
        return QSize(wide, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class ResultFields:
    """The fields of one result: its contract with who declares it, and the tricks."""

    def __init__(self, of: str) -> None:
        self.contract, self.tricks = _Contract(), _Number()
        self.contract.setPlaceholderText(say("worth-contract-example"))
        self.contract.setAccessibleName(say("worth-contract-of", of=of))
        self.tricks.setRange(0, 13)
        self.tricks.setAccessibleName(say("worth-tricks-of", of=of))

    def fill(self, contract: str, tricks: int) -> None:
        """Put a result into the fields."""
        self.contract.setText(contract)
        self.tricks.setValue(tricks)


class _Line(ResultFields):
    """One outcome: a result, its weights, a button that takes it away; under it one for what double dummy comes to."""

    def __init__(self, number: int) -> None:
        of = say("worth-outcome", number=number)
        super().__init__(of)
        self.number, self._best = number, 0
        self.best = button("", "link")
        self.best.clicked.connect(lambda _checked=False: self.tricks.setValue(self._best))
        self.best.hide()
        self.weights = {side: _Number() for side in Side}
        for side, field in self.weights.items():
            field.setRange(0, WHOLE)
            field.setSingleStep(5)
            field.setSuffix(say("worth-per-cent"))
            field.setAccessibleName(say("worth-weight-of", of=of, side=side))
        self.away = button("×", "link", say("worth-take-away", of=of))
        self.away.setAccessibleName(say("worth-take-away", of=of))

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The fields from left to right."""
        return (self.contract, self.tricks, *self.weights.values(), self.away)

    def offer_best(self, tricks: int | None) -> None:
        """Offer declarer's tricks at double dummy; None: there is no such number for this contract."""
        self.best.setVisible(tricks is not None)
        if tricks is not None:
            self._best = tricks
            self.best.setText(say("worth-as-best", tricks=tricks))
            self.best.setToolTip(as_tip(say("worth-as-best-what", tricks=tricks)))
            of = say("worth-outcome", number=self.number)
            self.best.setAccessibleName(say("worth-as-best-of", tricks=tricks, of=of))

    @property
    def outcome(self) -> WeighedOutcome:
        """What is typed."""
        ns, ew = (field.value() for field in self.weights.values())
        return WeighedOutcome(self.contract.text().strip(), self.tricks.value(), ns, ew)

    def show_outcome(self, outcome: WeighedOutcome) -> None:
        """Put an outcome into the fields."""
        self.fill(outcome.contract, outcome.tricks)
        for side, weight in ((Side.NS, outcome.ns), (Side.EW, outcome.ew)):
            self.weights[side].setValue(weight)

    def set_visible(self, on: bool) -> None:
        """Show the line, or not."""
        for part in self.parts:
            part.setVisible(on)


class Outcomes(QWidget):
    """The outcomes line by line, and under them what the weights of each side come to."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.lines = [_Line(number) for number in range(1, MOST + 1)]
        self._shown, self._contract = 0, ""
        self._best: int | None = None
        self.add = button(say("worth-add-outcome"))
        self.sums = {side: label(role="section", wrap=False) for side in Side}
        self._placed()
        self._joined()

    @property
    def typed(self) -> tuple[WeighedOutcome, ...]:
        """The outcomes as they stand there."""
        return tuple(line.outcome for line in self.lines[: self._shown])

    def begin(self, contract: str) -> None:
        """One outcome without weights, in the contract of the board."""
        self._contract = contract
        self._show([WeighedOutcome(contract, 0, 0, 0)])

    def offer_best(self, tricks: int | None) -> None:
        """Offer declarer's tricks at double dummy without the irregularity; None: there is no such number."""
        self._best = tricks
        for place, line in enumerate(self.lines):
            as_played = place < self._shown and same_play(line.contract.text(), self._contract)
            line.offer_best(tricks if as_played else None)

    def add_outcome(self) -> None:
        """One more outcome, its weights still to come."""
        self._show([*self.typed, WeighedOutcome(self._contract, 0, 0, 0)])

    def _placed(self) -> None:
        layout, grid = column(self), QGridLayout()
        grid.setHorizontalSpacing(theme.SPACING)
        grid.setColumnStretch(CONTRACT, 1)
        heads = {CONTRACT: say("worth-contract"), TRICKS: say("worth-tricks")}
        heads |= {place: say("worth-weight", side=side) for side, place in WEIGHTS}
        for place, head in heads.items():
            grid.addWidget(label(head, "section", wrap=False), 0, place)
        for number, line in enumerate(self.lines, 1):
            for place, part in enumerate(line.parts):
                grid.addWidget(part, 2 * number, place)
            grid.addWidget(line.best, 2 * number + 1, CONTRACT, 1, 2, Qt.AlignmentFlag.AlignRight)
        for side, place in WEIGHTS:
            grid.addWidget(self.sums[side], 2 * MOST + 2, place)
        layout.addLayout(grid)
        layout.addWidget(self.add)
        self.add.setSizePolicy(self.add.sizePolicy().Policy.Maximum, self.add.sizePolicy().verticalPolicy())

    def _joined(self) -> None:
        self.add.clicked.connect(lambda _checked=False: self.add_outcome())
        for place, line in enumerate(self.lines):
            line.contract.textChanged.connect(self._tell)
            for field in (line.tricks, *line.weights.values()):
                field.valueChanged.connect(self._tell)
            line.away.clicked.connect(partial(self._take_away, place))

    def _take_away(self, place: int, _checked: bool = False) -> None:
        outcomes = list(self.typed)
        del outcomes[place]
        self._show(outcomes)

    def _show(self, outcomes: Sequence[WeighedOutcome]) -> None:
        self._shown = len(outcomes)
        for place, line in enumerate(self.lines):
            line.set_visible(place < self._shown)
            line.away.setEnabled(self._shown > 1)
            if place < self._shown:
                line.show_outcome(outcomes[place])
        self.add.setEnabled(self._shown < MOST)
        self._tell()

    def _tell(self, *_changed: object) -> None:
        self.offer_best(self._best)
        for side, come_to in sums(self.typed).items():
            self.sums[side].setText(say("worth-sum", sum=come_to))
            look(self.sums[side], role="section" if come_to == WHOLE else "wrong")
        self.changed.emit()
