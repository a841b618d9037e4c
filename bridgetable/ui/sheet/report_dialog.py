"""Reporting a ruling: a remark of the user's own, put into one file together with the case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

import bridgetable
from bridgetable.explain.headlines import headline
from bridgetable.ui.files.files import SUFFIX, case_id
from bridgetable.ui.files.writing import write_whole
from bridgetable.ui.looks import theme
from bridgetable.ui.sheet.dialog import ask_where
from bridgetable.ui.widgets.basic import Card, column, label, look

if TYPE_CHECKING:
    from bridgetable.ui.files.files import Document


class ReportDialog(QDialog):
    """Says what will be in the file, takes a remark, and writes the file where the user chooses."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Report this ruling"))
        self._document = document
        self.remark = QPlainTextEdit()
        self.remark.setAccessibleName(self.tr("Remark"))
        self.remark.setPlaceholderText(self.tr("What is wrong with this ruling, and which paragraph says so?"))
        self.remark.setTabChangesFocus(True)
        self.said = label(role="soft")
        layout = column(self, theme.PANEL_MARGIN + 4)
        layout.addWidget(label(self.tr("One file is written, where you choose. Nothing is sent."), "title"))
        layout.addWidget(
            label(
                self.tr(
                    "In it are the whole case with all its branches, the place you are looking at, the edition, the "
                    "version of the program and your remark. Pass it on as you like: whoever opens it sees this ruling."
                )
            )
        )
        layout.addWidget(self._about())
        layout.addWidget(self.remark, 1)
        layout.addWidget(self.said)
        layout.addWidget(self._buttons())
        self.remark.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(*theme.REPORT_WINDOW)

    def _about(self) -> Card:
        """The ruling that is meant."""
        session, card = self._document.session, Card("plain")
        where = self.tr("After action {at}, laws of {edition}, Bridgetable {version}")
        words = where.format(at=session.at, edition=session.edition, version=bridgetable.__version__)
        if session.line is not None:
            words = self.tr("{words}, branch “{branch}”").format(words=words, branch=session.line)
        card.body.addWidget(label(headline(session.view.verdict).words, "title"))
        card.body.addWidget(label(words, "soft"))
        return card

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.save = buttons.addButton(self.tr("&Save the report…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.save.setAccessibleName(self.tr("Save the report…"))
        self.save.setDefault(True)
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        return buttons

    def _save(self) -> None:
        name = f"{case_id(self._document.title)}-report{SUFFIX}"
        path = ask_where(self, name, self.tr("Cases (*.bridgecase *.toml)"))
        if path is None:
            return
        try:
            write_whole(path, self._document.reported(self.remark.toPlainText().strip()))
        except OSError as error:
            words = self.tr("{name} cannot be written: {why}").format(name=path.name, why=error.strerror)
            self.said.setText(words)
            look(self.said, role="wrong")
        else:
            self.accept()
