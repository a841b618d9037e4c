"""The commands that read boards of other programs and write a case for them: `import` and `export`."""

from __future__ import annotations

import argparse
import sys
from io import TextIOWrapper
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.arguments import Parser
from bridgetable.editions import EDITIONS, LATEST
from bridgetable.given import case_at
from bridgetable.messages import say
from bridgetable.strangers import printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bridgetable.cases.case import Case
    from bridgetable.exchange.board import BoardsRead, BoardTold, Oddity

COMMANDS = ("import", "export")
_TO = ("pbn", "lin", "link")
"""What a case may be written as."""


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Tell the parser of the two commands and of their options."""
    reads = commands.add_parser("import", help=say("commands-help-import"))
    file, folder = say("commands-typed-file"), say("commands-typed-folder")
    reads.typed("files", nargs="+", metavar=file, help=say("commands-help-import-files"))
    reads.added("--board", metavar=say("commands-typed-number"), help=say("commands-help-import-board"))
    reads.added("--json", action="store_true", help=say("commands-help-import-json"))
    reads.added("--out", metavar=folder, help=say("commands-help-import-out"))
    reads.set_defaults(run=_import)
    writes = commands.add_parser("export", help=say("commands-help-export"))
    writes.typed("file", metavar=file)
    writes.added("--to", choices=_TO, required=True, help=say("commands-help-export-to"))
    writes.added("--edition", type=int, choices=EDITIONS, default=LATEST, help=say("commands-help-export-edition"))
    writes.added("--plain", action="store_true", help=say("commands-help-export-plain"))
    writes.set_defaults(run=_export)


# Boards that come in


def _import(options: argparse.Namespace) -> int:
    """Exit code 0: all was read; 2: a board or a file was refused, there is no such board, or it cannot be written."""
    readings = {name: _read(name) for name in options.files}
    boards = [each for reading in readings.values() for each in reading.boards if options.board in (None, each.number)]
    if options.json:
        _print_data(boards, readings)
    else:
        for name, reading in readings.items():
            _say_what_was_odd(name, reading)
    if not boards and options.board is not None:
        print(printable(say("commands-no-such-board", board=options.board)), file=sys.stderr)
        return 2
    if options.out is not None:
        done = _write(boards, Path(options.out))
    else:
        done = options.json or _show(boards, readings, whole=options.board is not None)
    return 0 if done and not any(reading.refused for reading in readings.values()) else 2


def _read(name: str) -> BoardsRead:
    """The boards in a file; one that is not there is refused as one that cannot be read is."""
    from bridgetable.exchange.board import BoardsRead, UnreadableText
    from bridgetable.exchange.octets import LARGEST
    from bridgetable.exchange.reading import boards_in
    from bridgetable.strangers import content

    try:
        data = content(Path(name), LARGEST)
    except OSError as error:
        return BoardsRead(refused=(UnreadableText(None, error.strerror or str(error)),))
    return boards_in(data, name)


def _say_what_was_odd(name: str, reading: BoardsRead) -> None:
    from bridgetable.exchange.listing import refusal_line, remark_line

    for why in reading.refused:
        print(printable(refusal_line(why, name)), file=sys.stderr)
    for remark in (*reading.remarks, *(each for board in reading.boards for each in board.remarks)):
        print(printable(remark_line(remark, name)), file=sys.stderr)


def _print_data(boards: Sequence[BoardTold], readings: Mapping[str, BoardsRead]) -> None:
    import json

    from bridgetable.exchange.listing import board_data, refusal_data
    from bridgetable.exchange.own_section import offered

    read = [board_data(board, offered(board)) for board in boards]
    refused = [refusal_data(why, name) for name, reading in readings.items() for why in reading.refused]
    print(json.dumps({"boards": read, "refused": refused}, ensure_ascii=False, indent=1))


def _show(boards: Sequence[BoardTold], readings: Mapping[str, BoardsRead], *, whole: bool) -> bool:
    """The list of the boards, or (`whole`) the cases they become."""
    from bridgetable.cases.writer import case_text
    from bridgetable.exchange.listing import board_line, totals

    if whole:
        print("\n".join(case_text(case) for case in _cases(boards)), end="")
        return True
    for name, reading in readings.items():
        for board in reading.boards:
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
                print(printable(remark_line(remark, board.origin.file)), file=sys.stderr)
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
        why = say("commands-problems-not-written", folder=str(folder), why=error.strerror)
        print(printable(why), file=sys.stderr)
        return False
    print(printable(say("commands-import-written", count=len(taken), folder=str(folder))))
    return True


def _name(case: str, number: int) -> str:
    return f"{case}.toml" if number == 1 else f"{case}-{number}.toml"


# A case that goes out


def _export(options: argparse.Namespace) -> int:
    """Exit code 0: written; 2: the file cannot be read."""
    from bridgetable.exchange.listing import remark_line
    from bridgetable.exchange.out_of_verdict import board_of

    given = case_at(options.file, None)
    if given is None:
        return 2
    text, letters, remarks = _written(board_of(given[0], options.edition), options.to, plain=options.plain)
    for remark in remarks:
        print(printable(remark_line(remark, options.file)), file=sys.stderr)
    if isinstance(sys.stdout, TextIOWrapper):  # its lines end as the standard of PBN says, on every system
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode(letters))
    return 0


def _written(board: BoardTold, kind: str, *, plain: bool) -> tuple[str, str, Sequence[Oddity]]:
    """The board in that form, the letters it is written in, and what of it is lost."""
    from bridgetable.exchange.board import Oddity
    from bridgetable.exchange.lin_write import lin_text, lost
    from bridgetable.exchange.link import link_text
    from bridgetable.exchange.pbn_write import ENCODING, written

    if kind == "pbn":
        made = written([board], flags=not plain)
        return made.text, ENCODING, made.remarks
    text = lin_text(board) if kind == "lin" else f"{link_text(board)}\n"
    return text, "utf-8", [*board.remarks, *(Oddity(None, what) for what in lost(board))]
