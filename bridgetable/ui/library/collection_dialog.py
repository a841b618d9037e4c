"""Looking at a collection before it is installed: what it is, who made it, what holds, and what is wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QSizePolicy,
    QWidget,
)

from bridgetable.collection.about import About, one_line
from bridgetable.collection.looking import Looking
from bridgetable.collection.shelf import Shelf
from bridgetable.collection.source import FileFault, Source
from bridgetable.editions import EDITIONS
from bridgetable.messages import languages, listed, os_words, say
from bridgetable.ui.library.pictures import PictureButton
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.accessible import announce
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import FormPaper, room_for, scrolled
from bridgetable.ui.widgets.slices import Slices
from bridgetable.ui.widgets.words import as_tip, label, look

SIZE = (620, 640)
MOST_SHOWN = 500
"""So many cases, and so many problems, are listed; the command `collection check` names them all."""
ROWS = 5
"""A list has at least so many lines."""
TOLD_EVERY = 0.1
"""So many seconds pass between two looks at how far it is."""


class CollectionDialog(QDialog):
    """Reads a collection and judges its cases, a little at a time, and installs it when that is wished."""

    installed = Signal(object)
    """It stands on the shelf now: its `About`."""

    def __init__(self, source: Source, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source, self._shelf = source, shelf
        self.looking = Looking(source)
        self._before = shelf.other_version(self.looking.about)
        about = self.looking.about
        self.setWindowTitle(say("collection-window", title=about.title))
        self.said, self.held = label(), label(role="soft")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(say("collection-far"))
        self.cases, self.problems = _word_list(say("collection-cases")), _word_list(say("collection-wrong"))
        self._wrong_head = label(say("collection-wrong"), "section")
        self._shown_cases = self._shown_problems = 0
        self._installing = False
        self.cover = PictureButton()
        self._placed(about)
        self.cover.show_picture(about.title, self.looking.cover())
        self.cases.setFocus()
        self.resize(room_for(self, *SIZE))
        self._work = Slices(self)
        self._work.found.connect(self._show)
        self._work.finished.connect(self._finished)
        self._show(None)
        self._work.begin(self._looked_through())

    def done(self, result: int) -> None:
        """The dialog is closed: nothing more is read."""
        self._work.stop()
        self._source.close()
        super().done(result)

    def _placed(self, about: About) -> None:
        paper = FormPaper()
        layout = column(paper, theme.PANEL_MARGIN + 4)
        layout.addLayout(self._head(about))
        layout.addWidget(self.bar)
        layout.addWidget(self.said)
        layout.addWidget(self.held)
        layout.addWidget(self.cases, 3)
        layout.addWidget(self._wrong_head)
        layout.addWidget(self.problems, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        words = say("collection-install") if self._before is None else say("collection-update")
        self.install = buttons.addButton(words, QDialogButtonBox.ButtonRole.AcceptRole)
        self.install.setDefault(True)
        buttons.accepted.connect(self._install)
        buttons.rejected.connect(self.reject)
        outer = column(self, spacing=0)
        outer.addWidget(scrolled(paper, say("collection-window", title=about.title)), 1)
        foot = column(margin=theme.PANEL_MARGIN)
        foot.addWidget(buttons)
        outer.addLayout(foot)

    def _head(self, about: About) -> QHBoxLayout:
        """What it is, and beside that the picture that stands for it."""
        told, both = column(), row()
        told.addWidget(label(about.title, "headline"))
        told.addWidget(label(self._told_of(about)))
        told.addWidget(label(self._told_before(about), "soft"))
        told.addStretch(1)
        both.addLayout(told, 1)
        both.addWidget(self.cover, 0, Qt.AlignmentFlag.AlignTop)
        return both

    def _told_of(self, about: About) -> str:
        """Who made it, what others may do with it, in which language and version it is."""
        parts = (
            say("collection-by", author=about.author) if about.author else say("collection-by-nobody"),
            say("collection-licence", licence=about.licence) if about.licence else say("collection-no-licence"),
            say("collection-version", version=about.version),
            languages().get(about.language, about.language),
        )
        return " · ".join(parts)

    def _told_before(self, about: About) -> str:
        """What is to be thought of before it is installed: it is somebody else's word, or an older version."""
        if self._before is None:
            return say("collection-somebody-elses")
        there = self._before.about.version
        if about.age < self._before.about.age:
            return say("collection-older", version=there)
        return say("collection-replaces", version=there)

    def _looked_through(self) -> Iterator[Looking | None]:
        told = 0.0
        for _ in self.looking.steps():
            now = monotonic()
            yield self.looking if now - told > TOLD_EVERY else None
            told = now if now - told > TOLD_EVERY else told

    def _show(self, far: Looking | int | None) -> None:
        """Show how far it is: in reading and judging, or in installing."""
        looking = self.looking
        if isinstance(far, int):
            self.bar.setValue(far)
            return
        self.bar.setRange(0, max(1, looking.to_read + len(looking.cases)))
        self.bar.setValue(looking.read + looking.judged)
        self.install.setEnabled(looking.whole and bool(looking.cases))
        numbers = {kind: looking.count(kind) for kind in ("case", "evening", "picture")}
        self.said.setText(
            listed([say(f"collection-count-{kind}", count=count) for kind, count in numbers.items() if count], "and")
            or say("collection-nothing")
        )
        if not looking.whole:
            self.held.setText(say("collection-reading", done=looking.read, all=looking.to_read))
        elif looking.judged < len(looking.cases):
            self.held.setText(say("collection-judging", done=looking.judged, all=len(looking.cases)))
        self._show_rows()

    def _show_rows(self) -> None:
        for seen in self.looking.cases[self._shown_cases : MOST_SHOWN]:
            _add_line(self.cases, seen.title)
        self._shown_cases = len(self.looking.cases)
        problems = self.looking.problems
        for problem in problems[self._shown_problems : MOST_SHOWN]:
            _add_line(self.problems, str(problem))
        self._shown_problems = len(problems)
        self._wrong_head.setText(say("collection-wrong-with", count=len(problems)))
        for part in (self._wrong_head, self.problems):
            part.setVisible(bool(problems))

    def _finished(self) -> None:
        looking = self.looking
        if self._installing:
            return
        for seen, editions in looking.failing:
            years = listed([str(year) for year in editions], "and")
            looking.problems.append(FileFault(seen.member.place, say("collection-holds-not", editions=years)))
        self._show(None)
        self.bar.hide()
        lines = [
            say("collection-held", edition=str(year), held=looking.held[year], asked=looking.asked[year])
            for year in EDITIONS
        ]
        self.held.setText("\n".join(lines) if looking.cases else say("collection-no-case"))
        announce(self, f"{self.said.text()}. {self.held.text()}")

    # Installing

    def _install(self) -> None:
        self._installing = True
        self.install.setEnabled(False)
        self.bar.show()
        self.bar.setRange(0, max(1, len(self.looking.taken)))
        self.held.setText(say("collection-installing"))
        self._work.begin(self._put())

    def _put(self) -> Iterator[int]:
        try:
            yield from self._shelf.put(self.looking)
        except OSError as error:
            words = say("collection-not-installed", why=os_words(error))
            look(self.held, role="wrong")
            self.held.setText(words)
            announce(self, words)
            self.bar.hide()
            self.install.setEnabled(True)
        else:
            self.installed.emit(self.looking.about)
            self.accept()


def _word_list(name: str) -> QListWidget:
    made = QListWidget()
    made.setMinimumHeight(ROWS * made.fontMetrics().lineSpacing())
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    made.setAccessibleName(name)
    made.setWordWrap(True)
    made.setTextElideMode(Qt.TextElideMode.ElideNone)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made


def _add_line(rows: QListWidget, words: str) -> None:
    item = QListWidgetItem(one_line(words), rows)
    item.setToolTip(as_tip(words))
