"""How long each case took in a rehearsal, against the minutes it has."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from bridgetable.evening.running import Running
from bridgetable.evening.summary import ShownCase, clock, shown
from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label

SIZE = (620, 460)


class RehearsedDialog(QDialog):
    """A row for each case: what was planned, what it took, and how much it was over."""

    def __init__(self, running: Running, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("evening-rehearsed"))
        rows = shown(running)
        took, planned = sum(each.seconds for each in rows), 60 * running.set_list.minutes
        layout = column(self, theme.PANEL_MARGIN + 4)
        words = say("evening-rehearsed-took", took=clock(took), planned=clock(planned), budget=bool(planned))
        layout.addWidget(label(words, "title"))
        layout.addWidget(self._table(rows), 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.resize(*SIZE)

    def _table(self, rows: tuple[ShownCase, ...]) -> QTreeWidget:
        self.rows = QTreeWidget()
        self.rows.setAccessibleName(say("evening-rehearsed"))
        self.rows.setRootIsDecorated(False)
        self.rows.setHeaderLabels(
            [
                say("evening-rows-number"),
                say("evening-rows-case"),
                say("evening-rehearsed-planned"),
                say("evening-rehearsed-time"),
                say("evening-rehearsed-over"),
            ]
        )
        self.rows.header().setStretchLastSection(False)
        self.rows.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.rows.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for each in rows:
            item = each.item
            planned = clock(60 * item.minutes) if item.minutes else ""
            over = say("evening-rehearsed-too-long", time=clock(each.over)) if each.over > 0 else ""
            line = QTreeWidgetItem([str(each.number), item.title or item.case, planned, clock(each.seconds), over])
            for number in (2, 3, 4):
                line.setTextAlignment(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.rows.addTopLevelItem(line)
        return self.rows
