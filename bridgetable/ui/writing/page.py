"""The page of the right column on which a case is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bridgetable.messages import say
from bridgetable.table.lines import Line
from bridgetable.ui.looks import theme
from bridgetable.ui.panels.facts import Suggest
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.paper import PaperPage, PaperSheet
from bridgetable.ui.widgets.words import Pill, label, look
from bridgetable.ui.writing.expected import ExpectedPart
from bridgetable.ui.writing.facts import FactsPart
from bridgetable.ui.writing.texts import TextsPart
from bridgetable.value import value


@value
class Next:
    """What is still to be done before a case is whole, in a sentence; `ready`: nothing is."""

    words: str
    ready: bool = False
    wrong: bool = False


class CasePage(PaperPage):
    """From top to bottom: what is still missing, what the case tells, the facts, the ruling, branches and the twin."""

    saving = Signal()
    previewing = Signal()
    twinning = Signal()
    went = Signal(object)
    """A line is to be looked at: the name of a branch, None for the trunk."""
    renaming = Signal(str)
    removing = Signal(str)

    def __init__(self, suggest: Suggest) -> None:
        super().__init__(say("writing-case"))
        self.texts, self.facts, self.expected = TextsPart(), FactsPart(suggest), ExpectedPart()
        self._card, self._pill, self.next = PaperSheet("calm"), Pill(), label()
        self.pair = label(role="soft")
        self.save = button(say("writing-save"), "main", say("writing-save-tip"))
        self.preview = button(say("writing-preview"), "", say("writing-preview-tip"))
        self.twin = button(say("writing-make-a-twin"), "", say("writing-make-a-twin-tip"))
        self._lines = column(spacing=3)
        self._shown_lines: object = None
        self.save.clicked.connect(self.saving)
        self.preview.clicked.connect(self.previewing)
        self.twin.clicked.connect(self.twinning)
        self._placed()

    def show_next(self, next_: Next) -> None:
        """Say what is still to be done."""
        self.next.setText(next_.words)
        tone = "settled" if next_.ready else "grave" if next_.wrong else "calm"
        pill = "writing-ready" if next_.ready else "writing-not-so" if next_.wrong else "writing-next"
        self._pill.say(say(pill), tone)
        look(self._card, tone=tone)

    def show_pair(self, words: str) -> None:
        """Say how the case stands to the one from which it is to differ in one thing; nothing where it has none."""
        self.pair.setText(words)
        self.pair.setVisible(bool(words))

    def show_lines(self, lines: Sequence[Line], here: str | None) -> None:
        """List the branches, the one that is looked at marked."""
        shown = tuple((line.name, len(line.entries)) for line in lines), here
        if shown == self._shown_lines:
            return
        self._shown_lines = shown
        empty(self._lines)
        for line in lines if len(lines) > 1 else ():
            self._lines.addWidget(self._line(line, line.name == here))
        if len(lines) == 1:
            self._lines.addWidget(label(say("writing-no-branch"), "soft"))

    def _line(self, line: Line, here: bool) -> QWidget:
        part = QWidget()
        places = row(part, spacing=4)
        name = line.name or say("writing-main-line")
        words = say("writing-here", name=name) if here else name
        places.addWidget(label(words, "section" if here else ""), 1)
        steps: list[tuple[str, Callable[[], None]]] = []
        if not here:
            steps.append(("writing-go-there", lambda: self.went.emit(line.name)))
        if line.name is not None:
            branch = line.name
            steps.append(("writing-rename", lambda: self.renaming.emit(branch)))
            steps.append(("writing-remove", lambda: self.removing.emit(branch)))
        for message, step in steps:
            link = button(say(message), "link")
            link.setAccessibleName(f"{say(message)}: {name}")
            link.clicked.connect(step)
            places.addWidget(link)
        return part

    def _placed(self) -> None:
        layout = column(self.paper, theme.PANEL_MARGIN, theme.SPACING + 2)
        head = row()
        head.addWidget(self._pill)
        head.addStretch(1)
        self._card.body.addLayout(head)
        self._card.body.addWidget(self.next)
        self._card.body.addWidget(self.save)
        self._card.body.addWidget(self.preview)
        layout.addWidget(self._card)
        for heading, part in (
            ("writing-what-it-tells", self.texts),
            ("writing-what-was-found", self.facts),
            ("writing-what-is-expected", self.expected),
        ):
            layout.addWidget(label(say(heading), "title"))
            layout.addWidget(part)
        layout.addWidget(label(say("writing-branches-and-twin"), "title"))
        layout.addLayout(self._lines)
        layout.addWidget(self.pair)
        layout.addWidget(self.twin)
        layout.addStretch(1)
