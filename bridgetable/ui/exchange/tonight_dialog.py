"""Tonight's boards: which files are loaded, and the number of the board that is wanted on the table."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QListWidget, QListWidgetItem, QWidget

from bridgetable.messages import say
from bridgetable.ui.files.tonight import Loaded, TonightsBoards, ask_for_boards, told_of
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.dropped import Dropped, TakesDrops
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.words import label

SIZE = (560, 360)


class TonightDialog(QDialog):
    """Names what is loaded; more is loaded or pasted, some forgotten, and a number brings a board to the table."""

    wanted = Signal(str)
    """The board of this number is wanted on the table."""

    def __init__(self, boards: TonightsBoards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("tonight-window"))
        self._boards = boards
        self.number = QLineEdit()
        self.number.setAccessibleName(say("tonight-number"))
        self.number.textChanged.connect(lambda _: self._offer())
        self.files = QListWidget()
        self.files.setAccessibleName(say("tonight-files"))
        self.files.setWordWrap(True)
        self.files.currentRowChanged.connect(lambda _: self._offer())
        self.said = label(role="soft")
        self.load, self.paste = button(say("tonight-load"), "", say("tonight-load-tip")), button(say("tonight-paste"))
        self.forget = button(say("tonight-forget"), "", say("tonight-forget-tip"))
        self.load.clicked.connect(lambda: self._load(ask_for_boards(self)))
        self.paste.clicked.connect(self._paste)
        self.forget.clicked.connect(self._forget)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.take = buttons.addButton(say("tonight-to-the-table"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._take)
        buttons.rejected.connect(self.reject)
        self._place(buttons)
        self.show_files()
        boards.loaded.connect(self._loaded)
        boards.returned.connect(self._loaded)
        self.number.setAcceptDrops(False)  # the name of a file is no number
        TakesDrops(self, lambda _: not boards.reading, self._drop)
        (self.number if boards.count else self.load).setFocus()

    def sizeHint(self) -> QSize:
        return QSize(*SIZE)

    def show_files(self) -> None:
        """Name what is loaded now."""
        self.files.clear()
        for file in self._boards.files:
            item = QListWidgetItem(told_of(file), self.files)
            item.setData(Qt.ItemDataRole.UserRole, file.name)
        self.files.setCurrentRow(self.files.count() - 1)
        self._say("")
        self._offer()

    def _say(self, words: str) -> None:
        """Say this; else that boards are being read, that what is loaded cannot be kept, or that nothing is."""
        why = self._boards.problem
        unkept = say("tonight-not-kept", why=why) if why else ""
        reading = say("tonight-being-read") if self._boards.reading else ""
        nothing = "" if self.files.count() else say("tonight-nothing-loaded")
        self.said.setText(words or reading or unkept or nothing)

    def _place(self, buttons: QDialogButtonBox) -> None:
        layout = column(self, theme.PANEL_MARGIN + 4)
        layout.addWidget(label(say("tonight-what")))
        first = row()
        name = label(say("tonight-number"), "title", wrap=False)
        name.setBuddy(self.number)
        first.addWidget(name)
        first.addWidget(self.number, 1)
        layout.addLayout(first)
        layout.addWidget(self.files, 1)
        layout.addWidget(self.said)
        line = row()
        for part in (self.load, self.paste, self.forget):
            line.addWidget(part)
        line.addStretch(1)
        layout.addLayout(line)
        layout.addWidget(buttons)

    def _offer(self) -> None:
        """Let be done what can be: Enter loads while there is nothing, then it takes the board of the number."""
        there = self._boards.count > 0
        for way in (self.load, self.paste):
            way.setEnabled(not self._boards.reading)
        self.number.setEnabled(there)
        self.take.setEnabled(there and bool(self.number.text().strip()))
        self.forget.setEnabled(self.files.currentRow() >= 0)
        (self.take if there else self.load).setDefault(True)

    def _load(self, paths: Iterable[Path]) -> None:
        self._boards.load(paths)
        self._wait()

    def _drop(self, found: Dropped) -> None:
        if isinstance(found, str):
            self._take_text(found)
        else:
            self._load(found)

    def _paste(self) -> None:
        self._take_text(QGuiApplication.clipboard().text())

    def _take_text(self, text: str) -> None:
        if not text.strip():
            self._say(say("boards-nothing-copied"))
            return
        self._boards.add(text.encode(errors="replace"))
        self._wait()

    def _wait(self) -> None:
        """Say that boards are being read, if that has not been done already."""
        if self._boards.reading:
            self._say("")
            self._offer()

    def _loaded(self, loaded: Loaded | None = None) -> None:
        self.show_files()
        self._say("\n".join(loaded.problems) if loaded else "")
        if self._boards.count:
            self.number.setFocus()

    def _forget(self) -> None:
        item = self.files.currentItem()
        if item is not None:
            self._boards.forget(item.data(Qt.ItemDataRole.UserRole))
            self.show_files()

    def _take(self) -> None:
        typed = self.number.text().strip()
        if not self._boards.boards(typed):
            self._say(self._boards.none_of(typed))
            self.number.selectAll()
            return
        self.accept()
        self.wanted.emit(typed)
