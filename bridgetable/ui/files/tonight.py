"""Tonight's boards: the files a director has loaded, kept until the next morning, also when the program ends."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetable.exchange.board import BoardTold
from bridgetable.exchange.reading import boards_in
from bridgetable.exchange.tonight import DealtBoards, board_number, dealt_boards, of_number
from bridgetable.messages import os_words, say
from bridgetable.named import NamedTuple
from bridgetable.strangers import content
from bridgetable.ui.files.board_texts import BoardsText, TextReader, Texts
from bridgetable.ui.files.writing import write_whole

FOLDER = "tonight"
LARGEST = 16_000_000
"""No file with the boards of an evening has more bytes, even with all that was bid and played."""
MOST = 30
"""So many files are kept: several for each room and each session of a congress."""
LONGEST_NAME = 60
MORNING = timedelta(hours=6)
"""An evening may go on after midnight; when it is that late, the boards are those of another day."""
_UNSAFE = re.compile(r"[^\w .()+-]")
_KEPT = re.compile(r"(\d{1,6}) (.+)")


def this_evening() -> date:
    """The day whose evening it is."""
    return (datetime.now() - MORNING).date()


class Loaded(NamedTuple):
    """The files that were loaded, and of the others why not, a sentence for each."""

    files: tuple[DealtBoards, ...] = ()
    problems: tuple[str, ...] = ()


class TonightsBoards(QObject):
    """The files with tonight's boards, as they were loaded, and the board of a number in them.

    What a file held is kept as it was in the folder of the day, and read anew at the next start as if it came from
    outside for the first time.
    """

    loaded = Signal(object)
    """What was to be loaded has been read: a `Loaded`."""
    returned = Signal()
    """What had been kept is there again."""

    def __init__(self, work: Path, day: Callable[[], date] = this_evening) -> None:
        super().__init__()
        self._folder, self._day = work / FOLDER, day
        self._files: list[DealtBoards] | None = None
        self._incoming = TextReader(self, _dealt_in, self._take)
        self._returning = TextReader(self, _dealt_in, self._take_again)
        self._unread: tuple[str, ...] | None = ()
        """What is said of files that cannot be opened; None where the boards that are read are in none."""
        self.problem = ""
        """Why what was loaded is not kept for the next start; empty if it is."""

    @property
    def files(self) -> tuple[DealtBoards, ...]:
        """What is loaded, the file that came last at the end."""
        return tuple(self._known())

    @property
    def reading(self) -> bool:
        """Whether a long file is still being read; until then no other is to be loaded."""
        return self._incoming.busy or self.returning

    @property
    def returning(self) -> bool:
        """Whether it is one that had been kept."""
        return self._returning.busy

    @property
    def count(self) -> int:
        """How many boards are loaded in all."""
        return sum(len(file.boards) for file in self._known())

    def boards(self, typed: str) -> tuple[BoardTold, ...]:
        """The boards of the number that was typed: one, or several where two files tell two deals."""
        return of_number(self._known(), board_number(typed))

    def none_of(self, typed: str) -> str:
        """What is to be said where there is no board of the number that was typed."""
        return say("tonight-no-such-board", typed=board_number(typed) or typed.strip(), count=self.count)

    def load(self, paths: Iterable[Path]) -> None:
        """Load the boards of some files."""
        texts: list[BoardsText] = []
        problems: list[str] = []
        for path in paths:
            try:
                texts.append(self._named(content(path, LARGEST), path.name))
            except OSError as error:
                problems.append(say("tonight-not-loaded", file=path.name, why=os_words(error)))
        self._unread = tuple(problems)
        self._incoming.ask(tuple(texts))

    def add(self, data: bytes, name: str = "") -> None:
        """Load boards from elsewhere: those of a file in the place of what came under its name, or (no name) pasted."""
        self._unread = None
        self._incoming.ask((self._named(data, name),))

    def _named(self, data: bytes, name: str) -> BoardsText:
        return BoardsText(data, _UNSAFE.sub("_", name)[-LONGEST_NAME:].strip(" .") or self._free_name())

    def _take(self, texts: Texts, found: Sequence[DealtBoards | str]) -> None:
        """Take in what was read of some texts: the boards, or why there are none."""
        files: list[DealtBoards] = []
        problems = [*(self._unread or ())]
        for text, dealt in zip(texts, found, strict=True):
            others = [file for file in self._known() if file.name != text.name]
            if isinstance(dealt, str):
                problems.append(self._not_loaded(text, dealt))
            elif len(others) >= MOST:
                problems.append(self._not_loaded(text, say("tonight-too-many", most=MOST)))
            else:
                self._files = [*others, dealt]
                self._keep(*text)
                files.append(dealt)
        self.loaded.emit(Loaded(tuple(files), tuple(problems)))

    def _not_loaded(self, text: BoardsText, why: str) -> str:
        if self._unread is None:
            return say("tonight-not-pasted", why=why)
        return say("tonight-not-loaded", file=text.name, why=why)

    def _take_again(self, _: Texts, found: Sequence[DealtBoards | str]) -> None:
        """Take in what was kept, under what has been loaded since; what cannot be read any more is left out."""
        since = self._files or []
        names = {file.name for file in since}
        again = [file for file in found if isinstance(file, DealtBoards) and file.name not in names]
        self._files = [*again, *since]
        self.returned.emit()

    def forget(self, name: str) -> None:
        """These boards are not those of tonight."""
        self._files = [file for file in self._known() if file.name != name]
        self._drop(name, self._kept())

    def forget_others(self) -> None:
        """Take away what was kept for other evenings; nothing is read for that."""
        with contextlib.suppress(OSError):
            for folder in self._folder.iterdir():
                if _is_day(folder.name) and folder != self._today():
                    _remove(folder)

    def _free_name(self) -> str:
        """What boards are called that were pasted and are in no file."""
        taken = {file.name for file in self._known()}
        return next(name for place in count(1) if (name := say("tonight-pasted", place=place)) not in taken)

    def _known(self) -> list[DealtBoards]:
        if self._files is None:
            self._files = []
            self._returning.ask(tuple(self._read()))
        return self._files

    # On the disk

    def _read(self) -> Iterator[BoardsText]:
        """What was kept for this evening; what is left of others goes."""
        self.forget_others()
        for _, path, name in self._kept():
            with contextlib.suppress(OSError):
                yield BoardsText(content(path, LARGEST), name)

    def _kept(self) -> list[tuple[int, Path, str]]:
        """The files of this evening, numbered in the order in which they came, and what each is called."""
        with contextlib.suppress(OSError):
            named = [(path, _KEPT.fullmatch(path.name)) for path in self._today().iterdir()]
            found = sorted((int(name[1]), path, name[2]) for path, name in named if name is not None)
            return found[-MOST:]
        return []

    def _today(self) -> Path:
        return self._folder / self._day().isoformat()

    def _keep(self, data: bytes, name: str) -> None:
        """Keep what was loaded, and then no longer what came under the same name before."""
        kept = self._kept()
        place = kept[-1][0] + 1 if kept else 1
        try:
            self._today().mkdir(parents=True, exist_ok=True)
            write_whole(self._today() / f"{place} {name}", data)
        except OSError as error:
            self.problem = os_words(error)
        else:
            self.problem = ""
            self._drop(name, kept)

    def _drop(self, name: str, kept: Sequence[tuple[int, Path, str]]) -> None:
        for _, path, called in kept:
            if called == name:
                with contextlib.suppress(OSError):
                    path.unlink()


def _dealt_in(text: BoardsText) -> DealtBoards | str:
    """The boards of a text with all their cards and a number, or why there is none."""
    reading = boards_in(*text)
    found = dealt_boards(reading, text.name)
    if found.boards:
        return found
    why = next(map(str, reading.refused), "") if not reading.boards else ""
    return why or say("tonight-no-board", file=text.name)


def _is_day(name: str) -> bool:
    with contextlib.suppress(ValueError):
        return bool(date.fromisoformat(name))
    return False


def _remove(folder: Path) -> None:
    """Take away what was kept in a folder; what is not of this kind stays, and the folder with it."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if _KEPT.fullmatch(path.name):
                path.unlink()
        folder.rmdir()


def ask_for_boards(parent: QWidget) -> list[Path]:
    """The files the user picks; none if he thinks better of it."""
    names, _ = QFileDialog.getOpenFileNames(parent, say("tonight-load-which"), "", say("tonight-filter"))
    return [Path(name) for name in names]


def told_of(file: DealtBoards) -> str:
    """A file in a line: what it is called, how many boards it has, from which number to which."""
    numbers = [board.number for board in file.boards]
    return say(
        "tonight-file", file=file.name, count=len(numbers), first=numbers[0], last=numbers[-1], left_out=file.left_out
    )
