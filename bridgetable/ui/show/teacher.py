"""The teacher's window: story, notes, the answer, what comes next, clock and set list.

It opens with all of that covered, and is covered whenever screens come or go: nobody reads the answer on a projector
before the teacher has seen which screen is which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, Qt, QTime
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from bridgetable.explain.retold import told
from bridgetable.messages import cite_words, say
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.show.clock import of_case, of_evening
from bridgetable.ui.show.keys import Step
from bridgetable.ui.show.page import LETTERS
from bridgetable.ui.show.programme import Phase, Programme
from bridgetable.ui.show.room import KeyedWindow
from bridgetable.ui.show.scene import RoomScene
from bridgetable.ui.show.table import RoomTable
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import Paper
from bridgetable.ui.widgets.words import Pill, label

WORDS_WIDTH, LIST_WIDTH = 420, 260


class SteadyLabel(QLabel):
    """A label as high as the longest of what may stand there, so that nothing under it moves when it says another."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self._room_for: tuple[str, ...] = (" ",)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setProperty("role", role)

    def keep_room_for(self, texts: Sequence[str]) -> None:
        """Have room for each of these texts."""
        if tuple(texts) != self._room_for:
            self._room_for = tuple(texts)
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        letters, box, wrap = self.fontMetrics(), QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap
        return max(letters.boundingRect(box, wrap, each).height() for each in (self.text(), *self._room_for))


class TeacherWindow(KeyedWindow):
    """Shows the teacher where a `Programme` is, and what the room does not see."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle(say("show-teacher-title"))
        self.setMinimumSize(800, 500)
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.table = RoomTable(self)
        self._clock, self._case_time = label(role="headline", wrap=False), label(role="headline", wrap=False)
        self._evening_time, self._where = label(role="soft", wrap=False), label(role="soft", wrap=False)
        self._note = SteadyLabel("wrong")
        self._list = QListWidget()
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setAccessibleName(say("show-teacher-set-list"))
        self._list.setWordWrap(True)
        self._cover, self._own = QWidget(), QWidget()
        self._next = SteadyLabel(_TOLD["next"])
        self._told = {name: self._next if name == "next" else label(role=role) for name, role in _TOLD.items()}
        self._headings: dict[str, QWidget] = {}
        self._vote = SteadyLabel("told")
        self._buttons: dict[Step, QPushButton] = {}
        self._covered = True
        self._lay_out()
        self.cover(True)

    @property
    def covered(self) -> bool:
        """Whether answer, notes and what comes next are covered."""
        return self._covered

    def cover(self, on: bool) -> None:
        """Cover what the room must not see, or show it."""
        self._covered = on
        self._cover.setVisible(on)
        self._own.setHidden(on)
        if on:
            for told in self._told.values():
                told.clear()

    def show_programme(self, programme: Programme, scene: RoomScene, options: ViewOptions) -> None:
        """Show where the evening is."""
        self.table.show_state(scene.table, scene.verdict, options)
        self.table.table_scene.light(scene.lit)
        self._where.setText(say("show-page-where", place=scene.place, of=scene.of, year=scene.edition))
        self._vote.setText(_votes(scene))
        self._show_list(programme)
        if self._covered:
            return
        coming, ballot = programme.coming, programme.ballot
        right = f"{LETTERS[ballot.right]}   {ballot.answers[ballot.right]}" if ballot.answers else ""
        told = {
            "title": programme.case_title,
            "next": _next(programme),
            "right": right,
            "answer": coming.words if coming is not None else programme.trouble,
            "law": f"{cite_words(coming.cite)}   {coming.law}".strip() if coming is not None else "",
            "reason": coming.reason if coming is not None else "",
            "notes": programme.item.notes,
            "story": programme.case.story_in(programme.language) if programme.case is not None else "",
        }
        self._next.keep_room_for(list(_all_next(programme)))
        for name, words in told.items():
            self._told[name].setText(words)
            self._told[name].setVisible(bool(words))
            if name in self._headings:
                self._headings[name].setVisible(bool(words))

    def show_time(self, programme: Programme, now: QTime) -> None:
        """Show the time of the day, and how long the case has been shown."""
        self._clock.setText(now.toString("HH:mm"))
        seconds = programme.seconds[programme.place]
        self._case_time.setText(of_case(programme.item, seconds))
        evening = of_evening(programme.items, programme.place, seconds)
        self._evening_time.setText(evening)

    def note(self, words: str) -> None:
        """Say something to the teacher: that the projector is gone, that there is no twin."""
        self._note.setText(words)

    def _show_list(self, programme: Programme) -> None:
        items = programme.items
        if self._list.count() != len(items):
            self._list.clear()
            for number in range(len(items)):
                self._list.addItem(QListWidgetItem(str(number)))
        for place, item in enumerate(items):
            name = programme.case_title if place == programme.place else item.title or item.case.rpartition("/")[2]
            minutes = say("show-teacher-minutes", minutes=item.minutes) if item.minutes else ""
            self._list.item(place).setText("  ".join(filter(None, (f"{place + 1}", name, minutes))))
        self._list.setCurrentRow(programme.place)

    # Laying out

    def _lay_out(self) -> None:
        sheet = column(self, theme.PANEL_MARGIN, theme.PANEL_MARGIN)
        head = row(spacing=3 * theme.SPACING)
        for part in (self._clock, self._case_time, self._evening_time):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self._where)
        sheet.addLayout(head)
        sheet.addWidget(self._note)
        middle = row(spacing=theme.PANEL_MARGIN)
        middle.addWidget(self._words())
        seen = column(spacing=theme.SPACING)
        seen.addWidget(_heading(say("show-teacher-what-the-room-sees")))
        seen.addWidget(self.table, 1)
        seen.addWidget(self._vote)
        middle.addLayout(seen, 1)
        shelf = column(spacing=theme.SPACING)
        shelf.addWidget(_heading(say("show-teacher-set-list")))
        self._list.setFixedWidth(LIST_WIDTH)
        shelf.addWidget(self._list, 1)
        middle.addLayout(shelf)
        sheet.addLayout(middle, 1)
        sheet.addLayout(self._row_of_buttons())

    def _words(self) -> QWidget:
        """What only the teacher reads, or what covers it."""
        paper, scroll = Paper(), QScrollArea()
        words = column(paper, theme.PANEL_MARGIN, theme.SPACING)
        cover = column(self._cover, spacing=theme.SPACING)
        pill = Pill()
        pill.say(say("show-teacher-covered"), "calm")
        cover.addWidget(pill)
        cover.addWidget(label(say("show-teacher-why-covered"), "told"))
        uncover = button(say("show-teacher-uncover"), "main", say("show-teacher-uncover-tip"))
        self._joined(uncover, "uncover")
        cover.addWidget(uncover)
        own = column(self._own, spacing=theme.SPACING // 2)
        for name in _TOLD:
            if name in _HEADINGS or name == "title":
                own.addSpacing(theme.SPACING)
            if name in _HEADINGS:
                self._headings[name] = _heading(say(_HEADINGS[name]))
                own.addWidget(self._headings[name])
            own.addWidget(self._told[name])
        own.addStretch(1)  # what is too high for a moment, since it was said before, moves nothing
        words.addWidget(self._cover)
        words.addWidget(self._own)
        words.addStretch(1)
        scroll.setWidget(paper)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFixedWidth(WORDS_WIDTH)
        return scroll

    def _row_of_buttons(self) -> QHBoxLayout:
        line = row(spacing=theme.SPACING)
        buttons: dict[Step, tuple[str, str, str]] = {
            "back": ("show-teacher-back", "", "show-teacher-back-tip"),
            "on": ("show-teacher-on", "main", "show-teacher-on-tip"),
            "space": ("show-teacher-reveal", "", "show-teacher-reveal-tip"),
            "black": ("show-teacher-black", "", "show-teacher-black-tip"),
            "swap": ("show-teacher-swap", "", "show-teacher-swap-tip"),
            "keys": ("show-teacher-keys", "", "show-teacher-keys-tip"),
            "leave": ("show-teacher-leave", "", "show-teacher-leave-tip"),
        }
        for step, (words, role, tip) in buttons.items():
            self._buttons[step] = button(say(words), role, keys_told(say(tip)))
            self._joined(self._buttons[step], step)
            line.addWidget(self._buttons[step])
        return line

    def _joined(self, part: QPushButton, step: Step) -> None:
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys are those of the show
        part.setMinimumHeight(theme.BUTTON_HEIGHT + theme.SPACING)
        part.clicked.connect(lambda: self.pressed.emit(step))


_TOLD = {
    "next": "told",
    "title": "headline",
    "right": "title",
    "answer": "headline",
    "law": "cite",
    "reason": "told",
    "notes": "told",
    "story": "told",
}
"""What only the teacher reads, from the top, and the role of its words."""
_HEADINGS = {
    "next": "show-teacher-next",
    "right": "show-teacher-answer",
    "notes": "show-teacher-notes",
    "story": "show-teacher-story",
}


def _heading(words: str) -> QWidget:
    return label(words, "heading", wrap=False)


def _next(programme: Programme) -> str:
    """What the next press shows."""
    session = programme.session
    match programme.phase:
        case Phase.TELLING | Phase.RULED if not programme.at_the_end:
            line = next(line for line in session.lines if line.name == session.line)
            return told(line.entries[session.at])
        case Phase.TELLING:
            return say("show-next-question")
        case Phase.ASKING:
            return say("show-next-ready")
        case Phase.READY:
            return say("show-next-ruling")
    if programme.place + 1 < len(programme.items):
        return say("show-next-case", place=programme.place + 2)
    return say("show-next-nothing")


def _all_next(programme: Programme) -> Iterator[str]:
    """All that the next press may show in this case."""
    session = programme.session
    for line in session.lines:
        yield from map(told, line.entries)
    yield from (say(f"show-next-{each}") for each in ("question", "ready", "ruling", "nothing"))


def _votes(scene: RoomScene) -> str:
    """The hands for each answer, in a line."""
    pairs: Sequence[tuple[str, int]] = list(zip(LETTERS, scene.hands, strict=False))
    return "    ".join(f"{letter} {hands}" for letter, hands in pairs) if scene.answers else ""
