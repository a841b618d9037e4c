"""Reporting a ruling: a remark of the user's own, put into one file together with the case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

import bridgetable
from bridgetable.explain.headlines import headline
from bridgetable.messages import os_words, say
from bridgetable.ui.files.files import SUFFIX, case_id
from bridgetable.ui.files.writing import write_whole
from bridgetable.ui.looks import theme
from bridgetable.ui.sheet.dialog import ask_where
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import label, look

if TYPE_CHECKING:
    from bridgetable.ui.files.files import Document


class ReportDialog(QDialog):
    """Says what will be in the file, takes a remark, and writes the file where the user chooses."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("sheet-report-dialog-report-this-ruling"))
        self._document = document
        self.remark = QPlainTextEdit()
        self.remark.setAccessibleName(say("sheet-report-dialog-remark"))
        self.remark.setPlaceholderText(say("sheet-report-dialog-what-is-wrong-with-this-ruling"))
        self.remark.setTabChangesFocus(True)
        self.said = label(role="soft")
        layout = column(self, theme.PANEL_MARGIN + 4)
        layout.addWidget(label(say("sheet-report-dialog-one-file-is-written-where-you"), "title"))
        layout.addWidget(label(say("sheet-report-dialog-in-it-are-the-whole-case")))
        layout.addWidget(self._about())
        layout.addWidget(self.remark, 1)
        layout.addWidget(self.said)
        layout.addWidget(self._buttons())
        self.remark.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(*theme.REPORT_WINDOW)

    def _about(self) -> PaperSheet:
        """The ruling that is meant."""
        session, card = self._document.session, PaperSheet("plain")
        words = say(
            "sheet-report-dialog-where", at=session.at, edition=session.edition, version=bridgetable.__version__
        )
        if session.line is not None:
            words = say("sheet-report-dialog-branch", words=words, branch=session.line)
        card.body.addWidget(label(headline(session.view.verdict).words, "title"))
        card.body.addWidget(label(words, "soft"))
        return card

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.save = buttons.addButton(
            say("sheet-report-dialog-save-the-report"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.save.setAccessibleName(say("sheet-report-dialog-save-the-report-2"))
        self.save.setDefault(True)
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        return buttons

    def _save(self) -> None:
        name = f"{case_id(self._document.title)}-report{SUFFIX}"
        path = ask_where(self, name, say("sheet-report-dialog-cases-bridgecase-toml"))
        if path is None:
            return
        try:
            write_whole(path, self._document.reported(self.remark.toPlainText().strip()))
        except OSError as error:
            words = say("sheet-report-dialog-cannot-be-written", name=path.name, why=os_words(error))
            self.said.setText(words)
            look(self.said, role="wrong")
        else:
            self.accept()
