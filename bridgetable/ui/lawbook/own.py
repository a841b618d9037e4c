"""The user's own law book beside ours: pointed to, gone through beside everything else, shown at the paragraph read."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QPlainTextEdit, QProgressBar, QSizePolicy, QWidget

from bridgetable.editions import EDITIONS, LATEST
from bridgetable.lawbook.history import BookPlace
from bridgetable.lawbook.numbers import in_edition
from bridgetable.messages import cite_words, say
from bridgetable.ownbook.book import OwnBook
from bridgetable.ownbook.problems import Problem
from bridgetable.ownbook.reading import FileReading
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import Elided, label

LOOK = 60
"""Milliseconds between two looks at how far the reading has come."""


class OwnBooks(QWidget):
    """A place for one book of each edition. Only where the files lie is remembered, nothing of what is in them."""

    changed = Signal()
    """A book has come, gone, or begun to be read."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.setProperty("panel", True)
        self._preferences = preferences
        self._place: BookPlace | None = None
        self.cards = {year: OwnCard(year) for year in EDITIONS}
        layout = column(self, theme.PANEL_MARGIN, theme.SPACING + 2)
        for year, card in self.cards.items():
            layout.addWidget(card, 1)
            card.hide()
            card.came.connect(self._came)
            card.edition_chosen.connect(self._move)
            card.forgotten.connect(self._forget)
            card.another.connect(self.ask)
            card.ended.connect(self._ended)
            path = preferences.own_book(year)
            if path is not None:
                card.read(path, sure=True)

    @property
    def any(self) -> bool:
        """Whether there is a book, or one is being read, or could not be."""
        return any(card.in_use for card in self.cards.values())

    @property
    def busy(self) -> bool:
        """Whether a book is being read."""
        return any(card.busy for card in self.cards.values())

    def ask(self) -> None:
        """Let the user point to a book."""
        dialog = QFileDialog(self, say("law-own-my-own-law-book"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([say("law-own-law-book-pdf-txt"), say("law-own-all-files")])
        dialog.fileSelected.connect(self._picked)
        dialog.open()

    def take(self, path: Path) -> None:
        """Read the book at `path`; of which edition it is, its title page says or the user."""
        year = self._place.edition if self._place is not None else LATEST
        free = [each for each in (year, *EDITIONS) if not self.cards[each].in_use]
        self.cards[free[0] if free else year].read(path)
        self.changed.emit()

    def show_place(self, place: BookPlace) -> None:
        """Show the passages of a paragraph."""
        self._place = place
        for year, card in self.cards.items():
            card.show_cite(in_edition(place.cite, place.edition, year))

    def stop(self) -> None:
        """Leave off reading."""
        for card in self.cards.values():
            card.stop()

    def _picked(self, file: str) -> None:
        self.take(Path(file))

    def _came(self, year: int) -> None:
        """A book has been read; it goes to its own edition if that could be told and nobody has chosen."""
        card = self.cards[year]
        book = card.book
        if book is not None and book.edition not in (None, year) and not card.sure:
            self._move(year, book.edition)
        elif book is not None:
            self._preferences.remember_own_book(year, book.path)
        self._ended()

    def _move(self, year: int, other: int) -> None:
        """The book of `year` is one of the other edition; what stood there takes its place, or gives way if new."""
        here, there = self.cards[year], self.cards[other]
        swap = there.book if here.sure else None
        there.take(here.book)
        here.take(swap)
        for card in (here, there):
            self._preferences.remember_own_book(card.year, card.book.path if card.book else None)
        self._ended()

    def _forget(self, year: int) -> None:
        self.cards[year].take(None)
        self._preferences.remember_own_book(year, None)
        self._ended()

    def _ended(self) -> None:
        if self._place is not None:
            self.show_place(self._place)
        self.changed.emit()


class OwnCard(QWidget):
    """One book of the user's: what it says at the paragraph read, how far it has been read, or why it cannot be."""

    came = Signal(int)
    """The book of this edition has been read."""
    edition_chosen = Signal(int, int)
    """The book of this edition is one of that edition."""
    forgotten = Signal(int)
    another = Signal()
    ended = Signal()
    """Reading has ended without a book."""

    def __init__(self, year: int) -> None:
        super().__init__()
        self.year, self.sure = year, False
        self.book: OwnBook | None = None
        self._reading: FileReading | None = None
        self._cite: str | None = None
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self._look)
        self._name = Elided(role="title")
        self._edition = Segments([str(each) for each in EDITIONS], say("law-own-edition-of-your-book"))
        self._edition.chosen.connect(self._choose_edition)
        self.note, self.problem = label(role="soft"), label(role="problem")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(say("law-own-what-your-book-says"))
        self._rest = QWidget()
        """Takes the room of the text while there is none."""
        self.bar = QProgressBar()
        self.bar.setAccessibleName(say("law-own-reading-your-book"))
        self.cancel = button(say("law-own-stop"), tip=say("law-own-leave-off-reading"))
        self._other = button(say("law-own-another-file"), "link")
        self._drop = button(say("law-own-forget-it"), "link", say("law-own-show-this-book-no-more-the"))
        self.cancel.clicked.connect(self.stop)
        self._other.clicked.connect(self.another)
        self._drop.clicked.connect(self._forget)
        self._placed()

    @property
    def in_use(self) -> bool:
        """Whether there is anything to be seen."""
        return self.book is not None or self._reading is not None or bool(self.problem.text())

    @property
    def busy(self) -> bool:
        """Whether a book is being read."""
        return self._reading is not None

    def read(self, path: Path, *, sure: bool = False) -> None:
        """Begin to read; `sure` if the edition is the one the user gave it before."""
        self.stop()
        self.sure, self.book = sure, None
        self._reading = FileReading(path)
        self._name.say(path.name)
        self.problem.setText("")
        self._reading.start()
        self._timer.start()
        self._look()

    def stop(self) -> None:
        """Leave off reading."""
        if self._reading is not None:
            self._reading.stop()

    def take(self, book: OwnBook | None) -> None:
        """Show this book here, or none."""
        self.book, self.sure = book, book is not None
        self.problem.setText("")
        self._name.say(book.path.name if book is not None else "")
        self._show()

    def show_cite(self, cite: str | None) -> None:
        """Show what the book says at a paragraph; None: this edition has no such paragraph."""
        self._cite = cite
        self._show()

    def _placed(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        layout = column(self)
        layout.addWidget(label(say("law-own-your-book"), "section"))
        layout.addWidget(self._name)
        layout.addWidget(self._edition)
        for part in (self.problem, self.note):
            layout.addWidget(part)
        reading = row()
        reading.addWidget(self.bar, 1)
        reading.addWidget(self.cancel)
        layout.addLayout(reading)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._rest, 1)
        links = self._links = row()
        links.addWidget(self._other)
        links.addWidget(self._drop)
        links.addStretch(1)
        layout.addLayout(links)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needs = self._other.sizeHint().width() + self._drop.sizeHint().width() + theme.SPACING
        down = QBoxLayout.Direction.TopToBottom
        self._links.setDirection(down if needs > self.width() else QBoxLayout.Direction.LeftToRight)

    def _choose_edition(self, year: str) -> None:
        self._edition.choose(str(self.year))
        if int(year) != self.year and self.book is not None:
            self.sure = True
            self.edition_chosen.emit(self.year, int(year))

    def _forget(self) -> None:
        self.forgotten.emit(self.year)

    def _look(self) -> None:
        """See how far the reading has come."""
        reading = self._reading
        if reading is None:
            return
        self.bar.setMaximum(reading.pages)
        self.bar.setValue(reading.page)
        if not reading.pages:
            self.note.setText(say("law-own-opening-the-file"))
        elif reading.page < reading.pages:
            self.note.setText(say("law-own-reading-page", page=reading.page, pages=reading.pages))
        else:
            self.note.setText(say("law-own-finding-the-laws"))
        if reading.busy and not reading.stopped:  # what was stopped ends by itself, and nobody waits for it
            self._show()
            return
        self._timer.stop()
        self._reading = None
        self.book = reading.book
        if reading.problem is not None:
            self.problem.setText(self._why(reading.problem))
        self._show()
        if self.book is not None:
            self.came.emit(self.year)
        else:
            self.ended.emit()

    def _show(self) -> None:
        busy, book = self._reading is not None, self.book
        self.setVisible(self.in_use)
        self._edition.choose(str(self.year))
        for part, on in (
            (self.bar, busy),
            (self.cancel, busy),
            (self.note, busy or book is not None),
            (self._edition, book is not None),
            (self.text, book is not None),
            (self._rest, book is None),
            (self._other, not busy),
            (self._drop, not busy),
            (self.problem, bool(self.problem.text())),
        ):
            part.setVisible(on)
        if book is not None and not busy:
            self.note.setText(self._note(book))
            self._show_passage(book)

    def _note(self, book: OwnBook) -> str:
        """Where the passage stands, or that it was not found; and how much of the book was found."""
        found, wanted = book.found_of(self.year)
        cite = self._cite
        if cite is None:
            return say("law-own-the-laws-of-have-no-such", year=self.year)
        passage = book.passage(cite)
        if passage is not None:
            page = say("law-own-page-of-the-file", page=passage.page) if passage.page else ""
            return say(
                "law-own-of-paragraphs-found",
                page=page or say("law-own-law", cite=cite_words(cite)),
                found=found,
                wanted=wanted,
            )
        near = book.nearest(cite)
        if near is None:
            return say("law-own-law-was-not-found-in-your", cite=cite_words(cite))
        return say("law-own-was-not-found-in-your-book", cite=cite_words(cite), near=cite_words(near))

    def _show_passage(self, book: OwnBook) -> None:
        near = book.nearest(self._cite) if self._cite else None
        passage = (book.passage(self._cite) or (book.passage(near) if near else None)) if self._cite else None
        words = passage.text if passage is not None else ""
        if words != self.text.toPlainText():
            self.text.setPlainText(words)

    def _why(self, problem: Problem) -> str:
        """One sentence that says what is wrong with the file, and what helps."""
        name = self._name.whole
        return say("law-own-problem", problem=problem, name=name)
