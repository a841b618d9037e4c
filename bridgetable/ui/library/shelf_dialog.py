"""The collections that are installed: which there are, to be opened, passed on, and removed."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QMessageBox, QWidget

from bridgetable.collection.shelf import OnShelf, Shelf, own_files
from bridgetable.messages import os_words, say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.words import as_tip, label

SIZE = (560, 420)


class ShelfDialog(QDialog):
    """Names the collections there are, and what can be done with the one that is chosen."""

    open_wanted = Signal()
    """Another one is to be opened."""
    pass_on_wanted = Signal(object)
    """This one, a `OnShelf`, is to be saved as a file."""
    changed = Signal()
    """One has been removed."""

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("collection-shelf-window"))
        self._shelf = shelf
        self._kept: list[OnShelf] = []
        self.rows = QListWidget()
        self.rows.setAccessibleName(say("collection-shelf-window"))
        self.rows.setWordWrap(True)
        self.rows.currentRowChanged.connect(self._chosen)
        self.said = label(role="soft")
        self.another = button(say("collection-shelf-open"))
        self.another.clicked.connect(self.open_wanted)
        self.pass_on = button(say("collection-shelf-pass-on"))
        self.pass_on.clicked.connect(lambda: self.pass_on_wanted.emit(self._kept[self.rows.currentRow()]))
        self.remove = button(say("collection-shelf-remove"))
        self.remove.clicked.connect(self._remove)
        layout = column(self, theme.PANEL_MARGIN + 4)
        layout.addWidget(label(say("collection-shelf-what")))
        layout.addWidget(self.rows, 1)
        layout.addWidget(self.said)
        line = row()
        for part in (self.another, self.pass_on, self.remove):
            line.addWidget(part)
        line.addStretch(1)
        layout.addLayout(line)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.show_kept()

    def sizeHint(self) -> QSize:
        return QSize(*SIZE)

    def show_kept(self) -> None:
        """Name what is there now."""
        self._kept = self._shelf.kept()
        self.rows.clear()
        for kept in self._kept:
            about = kept.about
            words = say("collection-shelf-row", title=about.title, author=about.author or None, version=about.version)
            item = QListWidgetItem(words, self.rows)
            item.setToolTip(as_tip(str(kept.folder)))
        self.rows.setCurrentRow(0 if self._kept else -1)
        self._chosen(self.rows.currentRow())

    def _chosen(self, at: int) -> None:
        there = 0 <= at < len(self._kept)
        self.pass_on.setEnabled(there)
        self.remove.setEnabled(there)
        licence = self._kept[at].about.licence if there else ""
        if not self._kept:
            self.said.setText(say("collection-shelf-empty"))
        else:
            self.said.setText(say("collection-licence", licence=licence) if licence else say("collection-no-licence"))

    def _remove(self) -> None:
        kept = self._kept[self.rows.currentRow()]
        own = own_files(kept)
        asked = self._ask(kept, len(own))
        if asked is None:
            return
        try:
            self._shelf.remove(kept, own_too=asked)
        except OSError as error:
            self.said.setText(say("collection-not-removed", title=kept.about.title, why=os_words(error)))
            return
        self.show_kept()
        self.changed.emit()

    def _ask(self, kept: OnShelf, own: int) -> bool | None:
        """Whether it is to be removed: with what is the user's own in it, without that, or (None) not at all."""
        box = QMessageBox(self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(say("collection-remove-question", title=kept.about.title))
        box.setInformativeText(say("collection-remove-own", count=own) if own else say("collection-remove-told"))
        remove = box.addButton(say("collection-shelf-remove"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(say("collection-remove-keep-mine"), QMessageBox.ButtonRole.AcceptRole) if own else None
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(keep or cancel)
        box.exec()
        pressed = box.clickedButton()
        return True if pressed is remove else False if keep is not None and pressed is keep else None
