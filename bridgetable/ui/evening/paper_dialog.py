"""Something of an evening before it is printed: its pages as they will be, to be saved as PDF or sent to a printer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QCheckBox, QDialog, QWidget

from bridgetable.messages import os_words, say
from bridgetable.ui.files.writing import write_whole
from bridgetable.ui.looks import theme
from bridgetable.ui.sheet.dialog import PAPERS, ask_where
from bridgetable.ui.sheet.page import usual_paper
from bridgetable.ui.sheet.printed import Preview, Printed, pdf_of, print_out
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import label, look

Make = Callable[[QPageSize, bool], Printed]
"""Lays the pages out on a paper, with or without what the switch of the dialog is about."""


class PaperDialog(QDialog):
    """Shows the pages that `make` lays out, and prints or saves them; `name` is proposed for the file.

    `switch`: the words of a switch, on at first, which `make` is given; `own_paper`: there is no other paper to choose.
    `remarks` say what is not on the pages.
    """

    def __init__(
        self,
        title: str,
        make: Make,
        name: str,
        parent: QWidget | None = None,
        *,
        switch: str = "",
        own_paper: bool = False,
        remarks: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._make, self._name = make, name
        self.papers = Segments(list(PAPERS), say("sheet-dialog-paper"))
        self._paper = next(each for each, paper in PAPERS.items() if paper is usual_paper())
        self.papers.choose(self._paper)
        self.papers.chosen.connect(self._use)
        self.papers.setVisible(not own_paper)
        self.switch = QCheckBox(switch)
        self.switch.setChecked(True)
        self.switch.setVisible(bool(switch))
        self.switch.toggled.connect(self._show)
        self.preview, self.said = Preview(), label("\n".join(remarks), "wrong" if remarks else "soft")
        self.said.setVisible(bool(remarks))
        self._placed()
        self._show()
        self.resize(QSize(*theme.SHEET_WINDOW).boundedTo(self.screen().availableSize() - QSize(*theme.SCREEN_EDGE)))
        self.save_pdf.setFocus()

    def _placed(self) -> None:
        layout, head, foot = column(self, theme.PANEL_MARGIN), row(), row()
        head.addWidget(self.switch)
        head.addStretch(1)
        head.addWidget(self.papers)
        self.save_pdf, self.print = button(say("sheet-dialog-save-as-pdf")), button(say("sheet-dialog-print"))
        close = button(say("sheet-dialog-close"))
        for part, step in ((self.save_pdf, self._save), (self.print, self._print), (close, self.reject)):
            part.setAccessibleName(part.text().replace("&", ""))
            part.clicked.connect(lambda _checked=False, step=step: step())
        foot.addWidget(self.save_pdf)
        foot.addWidget(self.print)
        foot.addStretch(1)
        foot.addWidget(close)
        layout.addLayout(head)
        layout.addWidget(self.preview.desk(), 1)
        layout.addWidget(self.said)
        layout.addLayout(foot)

    def _use(self, paper: str) -> None:
        self._paper = paper
        self._show()

    def _show(self) -> None:
        self.pages = self._make(QPageSize(PAPERS[self._paper]), self.switch.isChecked())
        self.preview.show_pages(self.pages)

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.said.setText(words)
        self.said.setVisible(bool(words))
        look(self.said, role="wrong" if wrong else "soft")

    def _save(self) -> None:
        path = ask_where(self, f"{self._name}.pdf", say("sheet-dialog-pdf-pdf"))
        if path is None:
            return
        try:
            write_whole(path, pdf_of(self.pages))
        except OSError as error:
            self._say(say("sheet-dialog-cannot-be-written", name=path.name, why=os_words(error)), wrong=True)
        else:
            self._say(say("sheet-dialog-saved-as", path=str(path)))

    def _print(self) -> None:
        print_out(self.pages, self, self._say)
