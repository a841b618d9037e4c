"""Tonight's boards: the files a director has loaded, kept until the next morning, also when the program ends."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime, timedelta
from itertools import count
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetable.exchange.board import BoardTold
from bridgetable.exchange.reading import boards_in
from bridgetable.exchange.tonight import DealtBoards, board_number, dealt_boards, of_number
from bridgetable.messages import say
from bridgetable.strangers import content
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


class TonightsBoards:
    """The files with tonight's boards, as they were loaded, and the board of a number in them.

    What a file held is kept as it was in the folder of the day, and read anew at the next start as if it came from
    outside for the first time.
    """

    def __init__(self, work: Path, day: Callable[[], date] = this_evening) -> None:
        self._folder, self._day = work / FOLDER, day
        self._files: list[DealtBoards] | None = None
        self.problem = ""
        """Why what was loaded is not kept for the next start; empty if it is."""

    @property
    def files(self) -> tuple[DealtBoards, ...]:
        """What is loaded, the file that came last at the end."""
        return tuple(self._known())

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

    def load(self, path: Path) -> DealtBoards:
        """Load the boards of a file; `OSError` or `ValueError` says why there are none."""
        return self.add(content(path, LARGEST), path.name)

    def add(self, data: bytes, name: str = "") -> DealtBoards:
        """Load boards from elsewhere: those of a file in the place of what came under its name, or (no name) pasted.

        `ValueError` says why there is none with all its cards and a number.
        """
        name = _UNSAFE.sub("_", name)[-LONGEST_NAME:].strip(" .") or self._free_name()
        reading = boards_in(data, name)
        found = dealt_boards(reading, name)
        if not found.boards:
            why = next(map(str, reading.refused), "") if not reading.boards else ""
            raise ValueError(why or say("tonight-no-board", file=name))
        others = [file for file in self._known() if file.name != name]
        if len(others) >= MOST:
            raise ValueError(say("tonight-too-many", most=MOST))
        self._files = [*others, found]
        self._keep(data, name)
        return found

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
            self._files = list(self._read())
        return self._files

    # On the disk

    def _read(self) -> Iterator[DealtBoards]:
        """What was kept for this evening; what is left of others goes."""
        self.forget_others()
        for _, path, name in self._kept():
            with contextlib.suppress(OSError):
                found = dealt_boards(boards_in(content(path, LARGEST), name), name)
                if found.boards:
                    yield found

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
            self.problem = error.strerror or str(error)
        else:
            self.problem = ""
            self._drop(name, kept)

    def _drop(self, name: str, kept: Sequence[tuple[int, Path, str]]) -> None:
        for _, path, called in kept:
            if called == name:
                with contextlib.suppress(OSError):
                    path.unlink()


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


def load_asked(boards: TonightsBoards, parent: QWidget) -> str:
    """Load the files the user picks; which of them could not be loaded, and why, a line for each."""
    return "\n".join(filter(None, (_load(boards, path) for path in ask_for_boards(parent))))


def _load(boards: TonightsBoards, path: Path) -> str:
    """Load a file; why that could not be done, if so."""
    try:
        boards.load(path)
    except OSError as error:
        return say("tonight-not-loaded", file=path.name, why=error.strerror or str(error))
    except ValueError as error:
        return say("tonight-not-loaded", file=path.name, why=str(error))
    return ""


def told_of(file: DealtBoards) -> str:
    """A file in a line: what it is called, how many boards it has, from which number to which."""
    numbers = [board.number for board in file.boards]
    return say(
        "tonight-file", file=file.name, count=len(numbers), first=numbers[0], last=numbers[-1], left_out=file.left_out
    )
