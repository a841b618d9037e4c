"""A ruling on its way into the director's book: at which table, of which board, and what is to be remembered of it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from bridgetable.evening.book import BookEntry
from bridgetable.messages import cite_words, say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import label

LONGEST = 40
LONGEST_NOTE = 2000
WIDTH = 460


class RulingForm(QDialog):
    """Asks for table, board and a note; `entry` is the ruling with what was typed. Enter puts it into the book."""

    def __init__(self, entry: BookEntry, parent: QWidget | None = None, *, new: bool = True) -> None:
        super().__init__(parent)
        self._entry = entry
        self.setWindowTitle(say("evening-form-add") if new else say("evening-form-change"))
        self.table, self.board, self.time = (QLineEdit(words) for words in (entry.table, entry.board, entry.time))
        for field, name in (
            (self.table, say("evening-form-table")),
            (self.board, say("evening-form-board")),
            (self.time, say("evening-form-time")),
        ):
            field.setAccessibleName(name.replace("&", "").rstrip(":"))
            field.setMaxLength(LONGEST)
        self.note = QPlainTextEdit(entry.note)
        self.note.setAccessibleName(say("evening-form-note").replace("&", "").rstrip(":"))
        self.note.setTabChangesFocus(True)
        self.note.setMaximumHeight(4 * self.fontMetrics().lineSpacing() + 2 * theme.SPACING)
        self._placed(new)
        self.setMinimumWidth(WIDTH)
        self.table.setFocus()

    @property
    def entry(self) -> BookEntry:
        """The ruling with what was typed."""
        return replace(
            self._entry,
            table=self.table.text().strip(),
            board=self.board.text().strip(),
            time=self.time.text().strip() or self._entry.time,
            note=self.note.toPlainText().strip()[:LONGEST_NOTE],
        )

    def _placed(self, new: bool) -> None:
        layout = column(self, theme.PANEL_MARGIN + 4)
        card = PaperSheet("plain")
        card.body.addWidget(label(f"{self._entry.ruling}   {cite_words(self._entry.cite)}".rstrip(), "title"))
        for each in self._entry.after:
            card.body.addWidget(label(f"☐  {each.words}   {cite_words(each.cite)}".rstrip(), "soft"))
        layout.addWidget(card)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(say("evening-form-table"), self.table)
        form.addRow(say("evening-form-board"), self.board)
        form.addRow(say("evening-form-time"), self.time)
        form.addRow(say("evening-form-note"), self.note)
        layout.addLayout(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        words = say("evening-form-enter") if new else say("evening-form-keep")
        self.done_button = buttons.addButton(words, QDialogButtonBox.ButtonRole.AcceptRole)
        self.done_button.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
