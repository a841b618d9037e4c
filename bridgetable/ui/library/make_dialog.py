"""Saving cases as a collection: which of them, and what is told of them: title, author, licence, language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QWidget,
)

from bridgetable.collection.about import About, id_of, one_line
from bridgetable.collection.folder import folder
from bridgetable.collection.looking import Looking
from bridgetable.collection.making import Read, of_files, places_for
from bridgetable.collection.names import Refused
from bridgetable.collection.set_lists import at_home, with_their_cases
from bridgetable.collection.source import Source, kind_of
from bridgetable.messages import languages, say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.accessible import announce
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import FormPaper, room_for, scrolled
from bridgetable.ui.widgets.slices import Slices
from bridgetable.ui.widgets.words import as_tip, label

SIZE = (640, 660)
LICENCES = ("", "CC BY 4.0", "CC BY-SA 4.0", "CC0 1.0")
"""The licences that are offered; whoever wants another one types it."""
ROWS = 5
"""So many files can be seen at least."""
MOST_TOLD = 6
"""So many faults are told here."""


class MakeDialog(QDialog):
    """Choose cases, say what the collection is, and where its file goes."""

    wanted = Signal(object, object)
    """These files are to be packed: the `About`, and how to read each of them by its place."""
    about_changed = Signal(object)
    """Something else is told of it: the `About`."""

    def __init__(self, about: About, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("collection-make-window"))
        self._id, self._cover = about.id, about.cover
        self.rows = QListWidget()
        self.rows.setAccessibleName(say("collection-make-files"))
        self.rows.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.title, self.author = QLineEdit(about.title), QLineEdit(about.author)
        self.version = QLineEdit(about.version)
        self.licence, self.language = QComboBox(), QComboBox()
        self.licence.setEditable(True)
        self.licence.addItems(list(LICENCES))
        self.licence.setCurrentText(about.licence)
        for code, name in languages().items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(about.language)))
        self.means, self.counted, self.said = label(role="soft"), label(role="soft"), label(role="wrong")
        self.rows.itemSelectionChanged.connect(self._changed)
        self.rows.setMinimumHeight(ROWS * self.rows.fontMetrics().lineSpacing())
        self.rows.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setWordWrap(True)
        self.said.hide()
        self._files: dict[str, Read] = {}
        self._lay_at: dict[str, Path] = {}
        """Where those lie that come from files, by their places in the collection."""
        self._work = Slices(self)
        self._work.finished.connect(self._added)
        self._placed()
        self.resize(room_for(self, *SIZE))
        self.licence.currentTextChanged.connect(self._explain)
        self._explain(about.licence)
        self._changed()

    def done(self, result: int) -> None:
        """The dialog is closed: nothing more is read."""
        self._work.stop()
        super().done(result)

    @property
    def about(self) -> About:
        """What is told of the collection, as it is typed now."""
        title = one_line(self.title.text())
        told = (one_line(field.text()) for field in (self.author, self.version))
        author, version = told
        licence = one_line(self.licence.currentText())
        language = self.language.currentData()
        return About(self._id or id_of(title), title, author, licence, language, version or "1", self._cover)

    def _placed(self) -> None:
        paper = FormPaper()
        layout = column(paper, theme.PANEL_MARGIN + 4)
        layout.addWidget(label(say("collection-make-which"), "title"))
        layout.addWidget(self.rows, 1)
        line = row()
        self.add_files = button(say("collection-make-add-cases"))
        self.add_files.clicked.connect(self._ask_for_files)
        self.add_folder = button(say("collection-make-add-folder"))
        self.add_folder.clicked.connect(self._ask_for_folder)
        self.take_out = button(say("collection-make-take-out"))
        self.take_out.clicked.connect(self._take_out)
        for part in (self.add_files, self.add_folder, self.take_out):
            line.addWidget(part)
        line.addStretch(1)
        layout.addLayout(line)
        layout.addWidget(self.counted)
        layout.addWidget(self.said)
        layout.addSpacing(theme.SPACING)
        layout.addWidget(label(say("collection-make-told"), "title"))
        layout.addLayout(self._form())
        layout.addWidget(self.means)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.save = buttons.addButton(say("collection-make-save"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(lambda: self.wanted.emit(self.about, self._packed_files()))
        buttons.rejected.connect(self.reject)
        outer = column(self, spacing=0)
        outer.addWidget(scrolled(paper, say("collection-make-window")), 1)
        foot = column(margin=theme.PANEL_MARGIN)
        foot.addWidget(buttons)
        outer.addLayout(foot)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        named = {
            say("collection-make-title"): self.title,
            say("collection-make-author"): self.author,
            say("collection-make-licence"): self.licence,
            say("collection-make-language"): self.language,
            say("collection-make-version"): self.version,
        }
        for words, part in named.items():
            part.setAccessibleName(words)
            form.addRow(label(words, wrap=False), part)
        for field in (self.title, self.author, self.version):
            field.textChanged.connect(self._changed)
        self.licence.currentTextChanged.connect(self._changed)
        self.language.currentIndexChanged.connect(self._changed)
        return form

    def _explain(self, licence: str) -> None:
        """Say in plain words what a licence lets others do."""
        known = {
            "": say("collection-make-no-licence"),
            "CC BY 4.0": say("collection-make-cc-by"),
            "CC BY-SA 4.0": say("collection-make-cc-by-sa"),
            "CC0 1.0": say("collection-make-cc0"),
        }
        self.means.setText(known.get(licence.strip(), say("collection-make-own-licence")))

    def _changed(self) -> None:
        self.save.setEnabled(bool(self._files and one_line(self.title.text())))
        self.take_out.setEnabled(bool(self.rows.selectedItems()))
        self.counted.setText(say("collection-count-case", count=sum(map(_is_case, self._files))))
        self.about_changed.emit(self.about)

    # Which files

    def add(self, source: Source) -> None:
        """Put in the files of a source, read one after the other; what cannot be used is told and left out."""
        self._looking = looking = Looking(source)
        if source.of_kind("index") and not self.title.text():
            self._id, self._cover = looking.about.id, looking.about.cover
            for field, words in ((self.title, looking.about.title), (self.author, looking.about.author)):
                field.setText(words)
            self.licence.setCurrentText(looking.about.licence)
            self.version.setText(looking.about.version)
        self._work.begin(looking.reading())

    def _added(self) -> None:
        looking = self._looking
        titles = {seen.member.place: seen.title for seen in looking.cases}
        for member in looking.taken:
            if member.kind == "index" or member.place in self._files:
                continue
            self._files[member.place] = partial(looking.source.read, member)
            words = titles.get(member.place) or say(
                "collection-row-evening" if member.kind == "evening" else "collection-row-picture", name=member.place
            )
            item = QListWidgetItem(one_line(words), self.rows)
            item.setToolTip(as_tip(member.place))
            item.setData(Qt.ItemDataRole.UserRole, member.place)
        wrong = [str(problem) for problem in looking.problems]
        more = [say("collection-make-more-wrong", count=len(wrong) - MOST_TOLD)] if len(wrong) > MOST_TOLD else []
        self._changed()
        self._say_wrong("\n".join((*wrong[:MOST_TOLD], *more)))

    def refuse(self, why: str) -> None:
        """Say why something was not taken, or not written."""
        self._say_wrong(why)

    def _say_wrong(self, words: str) -> None:
        self.said.setText(words)
        self.said.setVisible(bool(words))
        announce(self, words or self.counted.text())

    def _ask_for_files(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self, "", "", say("collection-make-kinds"))
        if names:
            self.add_paths([Path(name) for name in names])

    def add_paths(self, paths: Sequence[Path]) -> None:
        """Put in files from anywhere, set lists with the cases they name."""
        new = [path for path in with_their_cases(paths) if not self._has(path)]
        places = places_for(new, self._files)
        self._lay_at |= places
        try:
            self.add(of_files("", places))
        except Refused as why:
            self.refuse(str(why))

    def _has(self, path: Path) -> bool:
        return any(self._lay_at.get(place) == path for place in self._files)

    def _packed_files(self) -> dict[str, Read]:
        """How to read each file; set lists name the cases that lie beside them from now on."""
        places = {os.path.realpath(path): place for place, path in self._lay_at.items() if place in self._files}
        return {place: self._read_for(place, read, places) for place, read in self._files.items()}

    def _read_for(self, place: str, read: Read, places: Mapping[str, str]) -> Read:
        lay_at = self._lay_at.get(place)
        if kind_of(place) != "evening" or lay_at is None:
            return read
        return lambda: at_home(read(), lay_at, place, places)

    def _ask_for_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self)
        if name:
            try:
                self.add(folder(Path(name)))
            except Refused as why:
                self.refuse(say("collection-not-opened", name=Path(name).name, why=str(why)))

    def _take_out(self) -> None:
        for item in self.rows.selectedItems():
            del self._files[item.data(Qt.ItemDataRole.UserRole)]
            self.rows.takeItem(self.rows.row(item))
        self._changed()


def _is_case(place: str) -> bool:
    return kind_of(place) == "case"
