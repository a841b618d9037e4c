"""The commands that read boards of other programs and write cases for them: `import` and `export`."""

from __future__ import annotations

import argparse
import sys
from io import TextIOWrapper
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.arguments import Parser
from bridgetable.batches import files_in, one_by_one
from bridgetable.editions import EDITIONS, LATEST
from bridgetable.given import boards_in_file, case_at
from bridgetable.messages import os_words, say
from bridgetable.strangers import printable
from bridgetable.told import write

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bridgetable.cases.case import Case
    from bridgetable.exchange.board import BoardsRead, BoardTold
    from bridgetable.exchange.for_others import ForOthers

COMMANDS = ("import", "export")


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Tell the parser of the two commands and of their options."""
    reads = commands.add_parser("import", help=say("commands-help-import"))
    path, folder = say("commands-typed-path"), say("commands-typed-folder")
    reads.typed("files", nargs="+", metavar=path, help=say("commands-help-import-files"))
    reads.added("--board", metavar=say("commands-typed-number"), help=say("commands-help-import-board"))
    reads.added("--json", action="store_true", help=say("commands-help-import-json"))
    reads.added("--out", metavar=folder, help=say("commands-help-import-out"))
    reads.set_defaults(run=_import)
    writes = commands.add_parser("export", help=say("commands-help-export"))
    writes.typed("files", nargs="+", metavar=path, help=say("commands-help-export-files"))
    writes.added("--to", choices=("pbn", "lin", "link"), required=True, help=say("commands-help-export-to"))
    writes.added("--edition", type=int, choices=EDITIONS, default=LATEST, help=say("commands-help-export-edition"))
    writes.added("--plain", action="store_true", help=say("commands-help-export-plain"))
    writes.added("--out", metavar=folder, help=say("commands-help-export-out"))
    writes.set_defaults(run=_export)


# Boards that come in


def _import(options: argparse.Namespace) -> int:
    """Exit code 0: all was read; 2: a board or a file was refused, there is no such board, or it cannot be written."""
    readings = {name: boards_in_file(name) for name in one_by_one(files_in(options.files))}
    boards = [each for reading in readings.values() for each in reading.boards if options.board in (None, each.number)]
    if options.json:
        _print_data(boards, readings)
    else:
        for name, reading in readings.items():
            _say_what_was_odd(name, reading)
    if not readings or (not boards and options.board is not None):
        none = say("commands-no-files") if not readings else say("commands-no-such-board", board=options.board)
        write(printable(none))
        return 2
    if options.out is not None:
        done = _write(boards, Path(options.out))
    else:
        done = options.json or _show(boards, readings, whole=options.board is not None)
    return 0 if done and not any(reading.refused for reading in readings.values()) else 2


def _say_what_was_odd(name: str, reading: BoardsRead) -> None:
    from bridgetable.exchange.listing import refusal_line, remark_line

    for why in reading.refused:
        write(printable(refusal_line(why, name)))
    for remark in (*reading.remarks, *(each for board in reading.boards for each in board.remarks)):
        write(printable(remark_line(remark, name)))


def _print_data(boards: Sequence[BoardTold], readings: Mapping[str, BoardsRead]) -> None:
    import json

    from bridgetable.exchange.listing import board_data, refusal_data
    from bridgetable.exchange.own_section import offered

    read = [board_data(board, offered(board)) for board in boards]
    refused = [refusal_data(why, name) for name, reading in readings.items() for why in reading.refused]
    print(json.dumps({"boards": read, "refused": refused}, ensure_ascii=False, indent=1))


def _show(boards: Sequence[BoardTold], readings: Mapping[str, BoardsRead], *, whole: bool) -> bool:
    """The boards of a file, of several files a line each, or (`whole`) the cases they become."""
    from bridgetable.cases.writer import case_text
    from bridgetable.exchange.listing import board_line, totals

    if whole:
        print("\n".join(case_text(case) for case in _cases(boards)), end="")
        return True
    for name, reading in readings.items():
        for board in reading.boards if len(readings) == 1 else ():
            print(printable(board_line(board)))
        print(printable(totals(name, reading)))
    return True


def _cases(boards: Iterable[BoardTold]) -> Iterator[Case]:
    """The cases that boards become; of one that another program has changed both, and that is said."""
    from bridgetable.exchange.listing import remark_line
    from bridgetable.exchange.own_section import offered

    for board in boards:
        for imported in offered(board):
            for remark in imported.remarks[len(board.remarks) :]:
                write(printable(remark_line(remark, board.origin.file)))
            yield imported.case


def _write(boards: Iterable[BoardTold], folder: Path) -> bool:
    """A file for each case, and whether all of them could be written."""
    from bridgetable.cases.writer import case_text

    taken: set[str] = set()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for case in _cases(boards):
            name = next(name for number in count(1) if (name := _name(case.id, number)) not in taken)
            taken.add(name)
            (folder / name).write_text(case_text(case), encoding="utf-8", newline="\n")
    except OSError as error:
        why = say("commands-problems-not-written", folder=str(folder), why=os_words(error))
        write(printable(why))
        return False
    print(printable(say("commands-import-written", count=len(taken), folder=str(folder))))
    return True


def _name(case: str, number: int) -> str:
    return f"{case}.toml" if number == 1 else f"{case}-{number}.toml"


# Cases that go out


def _export(options: argparse.Namespace) -> int:
    """Exit code 0: written; 2: a file cannot be read, there is none, or it cannot be written."""
    from bridgetable.cases.check import case_files
    from bridgetable.exchange.for_others import for_others
    from bridgetable.exchange.listing import remark_line

    files = [str(file) for name in options.files for file in case_files(Path(name))]
    given = ((name, case_at(name, None)) for name in one_by_one(files))
    worst = 0
    taken: set[str] = set()
    for name, found in given:
        if found is None:
            worst = 2
            continue
        made = for_others(found[0], options.edition, options.to, plain=options.plain)
        for remark in made.lost:
            write(printable(remark_line(remark, name)))
        if options.out is None:
            _print(made)
        elif not _write_into(Path(options.out), _free(Path(name).stem, options.to, taken), made):
            return 2
    return worst


def _print(made: ForOthers) -> None:
    if isinstance(sys.stdout, TextIOWrapper):  # its lines end as the standard of PBN says, on every system
        sys.stdout.flush()
        sys.stdout.buffer.write(made.data if made.text.endswith("\n") else made.data + b"\n")


def _free(name: str, kind: str, taken: set[str]) -> str:
    """A name that no file before has got; links stand in texts."""
    suffix = "txt" if kind == "link" else kind
    names = (f"{name}.{suffix}" if number == 1 else f"{name}-{number}.{suffix}" for number in count(1))
    free = next(each for each in names if each not in taken)
    taken.add(free)
    return free


def _write_into(folder: Path, name: str, made: ForOthers) -> bool:
    """Write a file, and say so; whether it could be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(made.data)
    except OSError as error:
        why = say("commands-problems-not-written", folder=str(folder), why=os_words(error))
        write(printable(why))
        return False
    print(printable(str(folder / name)))
    return True
