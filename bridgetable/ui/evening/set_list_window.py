"""The set list of an evening, in a window beside the table: its cases in order, and what is made of them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.evening.looked_over import LookedUp, glanced_at, item_for
from bridgetable.evening.set_list import Item, SetList
from bridgetable.evening.whereabouts import located
from bridgetable.messages import say
from bridgetable.ui.evening.around import AroundEvening
from bridgetable.ui.evening.item_fields import ItemFields
from bridgetable.ui.evening.keeping import Keeping
from bridgetable.ui.evening.rows import CaseRows
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_here, keys_told
from bridgetable.ui.widgets.accessible import announce
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.notice import Notice
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import label

SIZE = (860, 620)
LONGEST_TITLE = 200
LOOKS = 0.5
"""For so many seconds cases are looked for; the others are when the window is looked at again, or they are chosen."""


class SetListWindow(QWidget):
    """Cases in order at the top, what is said of the chosen one below, and at the foot what the evening is for.

    It stays open beside the window with the table, so that a case is looked at there and put on the list here.
    """

    wanted = Signal(str)
    """Something is to be made of the evening: `show`, `rehearse`, `handout`, `notes` or `summary`."""

    def __init__(self, around: AroundEvening, keeping: Keeping, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._around, self._keeping = around, keeping
        self._looked: dict[tuple[str, str, Path | None], LookedUp] = {}
        self.setProperty("panel", True)
        self.notice = Notice()
        self.title, self.edition = self._title_field(), Segments([str(year) for year in EDITIONS], say("evening-laws"))
        self.rows, self.told = CaseRows(), label(role="soft")
        self.fields = ItemFields()
        self._placed()
        self._joined()
        self.resize(QSize(*SIZE).boundedTo(self.screen().availableSize() - QSize(*theme.SCREEN_EDGE)))
        self.show_draft()

    @property
    def cases(self) -> list[LookedUp]:
        """The cases of the list with what is amiss with them: as many as there is time for, each looked for once."""
        draft, until = self._keeping.draft, time.monotonic() + LOOKS
        return [self._glanced_at(item, draft.path, until) for item in draft.set_list.items]

    def _glanced_at(self, item: Item, beside: Path | None, until: float) -> LookedUp:
        key = (item.case, item.seen, beside)
        if key not in self._looked:
            if time.monotonic() > until:
                return LookedUp(item, None)
            self._looked[key] = glanced_at(item, beside)
        return replace(self._looked[key], item=item)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._looked.clear()  # a case may have been changed meanwhile, or be there again
            self.show_draft()

    # How it looks

    def _title_field(self) -> QLineEdit:
        field = QLineEdit()
        field.setAccessibleName(say("evening-title"))
        field.setPlaceholderText(say("evening-title-hint"))
        field.setMaxLength(LONGEST_TITLE)
        return field

    def _placed(self) -> None:
        layout = column(self, theme.PANEL_MARGIN)
        layout.addWidget(self.notice)
        head = row()
        head.addWidget(self.title, 1)
        head.addWidget(label(say("evening-laws"), "soft", wrap=False))
        head.addWidget(self.edition)
        layout.addLayout(head)
        layout.addLayout(self._file_buttons())
        middle = row()
        middle.addWidget(self.rows, 1)
        middle.addLayout(self._list_buttons())
        layout.addLayout(middle, 3)
        layout.addWidget(self.told)
        layout.addWidget(self.fields, 1)
        layout.addLayout(self._ways_out())

    def _file_buttons(self) -> QHBoxLayout:
        keeping = self._keeping
        return self._line(
            (say("evening-new"), lambda: keeping.begin(replace(keeping.draft.set_list, title="", items=())), "Ctrl+N"),
            (say("evening-open"), keeping.ask_to_open, "Ctrl+O"),
            (say("evening-save"), keeping.save, "Ctrl+S"),
            (say("evening-save-as"), keeping.save_as, "Ctrl+Shift+S"),
        )

    def _list_buttons(self) -> QHBoxLayout:
        buttons, holder = column(), row()
        self.add = self._button(say("evening-add-open"), self.add_open, "Ctrl+D")
        self.up = self._button(say("evening-up"), lambda: self._move(-1), "")
        self.down = self._button(say("evening-down"), lambda: self._move(1), "")
        self.take_off = self._button(say("evening-take-off"), lambda: self._remove(self.rows.place), "")
        self.look = self._button(say("evening-look"), lambda: self._open_case(self.rows.place), "")
        for part in (self.add, self.up, self.down, self.take_off, self.look):
            buttons.addWidget(part)
        buttons.addStretch(1)
        holder.addLayout(buttons)
        return holder

    def _ways_out(self) -> QHBoxLayout:
        ways = {
            "show": say("evening-show"),
            "rehearse": say("evening-rehearse"),
            "handout": say("evening-handout"),
            "notes": say("evening-notes-paper"),
            "summary": say("evening-summary"),
        }
        line = row()
        self.ways: dict[str, QPushButton] = {}
        for name, words in ways.items():
            part = self._button(words, partial(self.wanted.emit, name), "")
            self.ways[name] = part
            line.addWidget(part)
        line.addStretch(1)
        return line

    def _line(self, *parts: tuple[str, Callable[[], object], str]) -> QHBoxLayout:
        line = row()
        for part in parts:
            line.addWidget(self._button(*part))
        line.addStretch(1)
        return line

    def _button(self, words: str, step: Callable[[], object], keys: str) -> QPushButton:
        result = button(words, tip=keys_told(f"{words.replace('&', '')} ({keys})") if keys else "")
        result.setAccessibleName(words.replace("&", ""))
        result.clicked.connect(lambda _checked=False: step())
        if keys:
            QShortcut(QKeySequence(keys_here(keys)), self).activated.connect(step)
        return result

    def _joined(self) -> None:
        self.title.textEdited.connect(self._retitle)
        self.edition.chosen.connect(lambda year: self._change(replace(self._list, edition=int(year))))
        self.fields.edited.connect(self._put)
        self.rows.moving.connect(self.move_case)
        self.rows.adding.connect(self.add_files)
        self.rows.removing.connect(self._remove)
        self.rows.opening.connect(self._open_case)
        self.rows.currentItemChanged.connect(self._show_chosen)
        self._keeping.changed.connect(self.show_draft)
        self._keeping.told.connect(self.notice.tell)
        for keys, step in (("Ctrl+Z", self.undo), ("Ctrl+Shift+Z", self.redo), ("Ctrl+W", self.close)):
            QShortcut(QKeySequence(keys_here(keys)), self).activated.connect(step)

    # What is shown

    @property
    def _list(self) -> SetList:
        return self._keeping.draft.set_list

    def show_draft(self) -> None:
        """Show the set list as it is now."""
        draft = self._keeping.draft
        if draft.path is None:
            self.setWindowTitle(say("evening-window-title-new", changed=not draft.saved))
        else:
            self.setWindowTitle(say("evening-window-title", name=draft.path.name, changed=not draft.saved))
        if self.title.text() != draft.set_list.title:
            self.title.setText(draft.set_list.title)
        self.edition.choose(str(draft.set_list.edition))
        self.rows.show_cases(self.cases, self._around.preferences.language, self.rows.place)
        self.told.setText(self._sum())
        self._show_chosen()

    def _sum(self) -> str:
        """How many cases there are and how long they take."""
        items = self._list.items
        if not items:
            return say("evening-empty")
        if not self._list.minutes:
            return say("evening-sum-without-limit", cases=len(items))
        without = sum(not item.minutes for item in items)
        return say("evening-sum", cases=len(items), minutes=self._list.minutes, without=without)

    def _show_chosen(self, *_rows: object) -> None:
        place, items = self.rows.place, self._list.items
        there = 0 <= place < len(items)
        self.fields.show_item(*((items[place], self._trouble_of(place)) if there else (None, "")))
        for part in (self.take_off, self.look):
            part.setEnabled(there)
        self.up.setEnabled(place > 0)
        self.down.setEnabled(there and place < len(items) - 1)
        for name, part in self.ways.items():
            part.setEnabled(bool(items) or name == "summary")

    def _trouble_of(self, place: int) -> str:
        """What is amiss with the case at a place."""
        return self._glanced_at(self._list.items[place], self._keeping.draft.path, math.inf).trouble

    # What is done

    def undo(self) -> None:
        """Take back the last change."""
        self._keeping.made(self._keeping.draft.undo())

    def redo(self) -> None:
        """Make again the change that was taken back last."""
        self._keeping.made(self._keeping.draft.redo())

    def add_open(self) -> None:
        """Put the case that is open on the list, behind the chosen one."""
        document = self._around.filing.document
        if document.path is None:
            self.notice.tell(say("evening-open-is-in-no-file"), "calm")
            return
        self.add_files([document.path], self.rows.place + 1 if self.rows.place >= 0 else None)

    def add_files(self, paths: Sequence[Path], at: int | None = None) -> None:
        """Put case files on the list; one that is no case is told, and the others come all the same."""
        draft, language, items = self._keeping.draft, self._around.preferences.language, []
        for path in paths:
            try:
                title = load(path).title_in(language)
            except CaseErrors as errors:
                self.notice.tell(say("evening-no-case", name=path.name, why=errors.problems[0].message))
                continue
            minutes = draft.set_list.items[-1].minutes if draft.set_list.items else 0  # most cases have as many
            items.append(item_for(path, title, draft.path, minutes))
        if items:
            at = len(draft.set_list.items) if at is None else at
            self._keeping.made(draft.add(items, at))
            self._choose(at + len(items) - 1)
            announce(self.rows, self.told.text())

    def move_case(self, place: int, to: int) -> None:
        """Move a case so that it stands at another place."""
        if self._keeping.draft.move(place, to):
            self._keeping.made(True)
            self._choose(to)

    def _move(self, step: int) -> None:
        self.move_case(self.rows.place, self.rows.place + step)

    def _remove(self, place: int) -> None:
        if 0 <= place < len(self._list.items):
            self._keeping.made(self._keeping.draft.remove(place))

    def _open_case(self, place: int) -> None:
        path = located(self._list.items[place].case, self._keeping.draft.path) if place >= 0 else None
        if path is not None and path.is_file():
            self._around.filing.open(path)
        elif place >= 0:
            self.notice.tell(self._trouble_of(place))

    def _choose(self, place: int) -> None:
        self.rows.choose(place)

    def _retitle(self, words: str) -> None:
        self._change(replace(self._list, title=words), "title")

    def _change(self, to: SetList, typing: str = "") -> None:
        self._keeping.made(self._keeping.draft.change(to, typing))

    def _put(self, item: Item, typing: str) -> None:
        self._keeping.made(self._keeping.draft.put(self.rows.place, item, typing))
