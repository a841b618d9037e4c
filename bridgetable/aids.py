"""The command that reckons for the director what the cards are worth: `equity`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.batches import one_by_one
from bridgetable.editions import EDITIONS
from bridgetable.given import case_at
from bridgetable.messages import say
from bridgetable.strangers import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridgetable.arguments import Parser
    from bridgetable.equity.answer import EquityOf

COMMANDS = ("equity",)


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to those of the program."""
    equity = commands.add_parser("equity", help=say("commands-help-equity"))
    equity.typed("files", nargs="+", metavar=say("commands-typed-path"), help=say("commands-help-export-files"))
    equity.added("--edition", type=int, choices=EDITIONS, help=say("commands-help-judge-edition"))
    equity.added("--at", type=int, metavar=say("commands-typed-number"), help=say("commands-help-judge-at"))
    equity.added("--json", action="store_true", help=say("commands-help-judge-json"))
    equity.set_defaults(run=_equity)


def _equity(options: argparse.Namespace) -> int:
    """Exit code 0: worked out; 1: something stands in the way, which is told; 2: there is no such case or action."""
    from bridgetable.cases.check import case_files
    from bridgetable.equity.telling import data_of, lines_of

    files = [str(file) for path in options.files for file in case_files(Path(path))]
    if len(files) > 1:
        return _of_many(files, options)
    answers = _worked_out(files[0], options)
    if not answers:
        return 2
    if options.json:
        data = [data_of(each) for each in answers]
        _print_data(data if options.edition is None else data[0])
    else:
        print("\n\n".join("\n".join(map(printable, lines_of(each))) for each in answers))
    return _code(answers)


def _of_many(files: Sequence[str], options: argparse.Namespace) -> int:
    """A line for each file, under the latest edition unless one is named."""
    from bridgetable.equity.telling import data_of, in_short

    worst, data = 0, []
    for file in one_by_one(files):
        answers = _worked_out(file, options)
        worst = max(worst, _code(answers))
        if options.json:
            data.append({"file": file, "editions": [data_of(each) for each in answers]})
        elif answers:
            print(printable(f"{file}: {in_short(answers[-1])}"))
    if options.json:
        _print_data(data)
    return worst


def _worked_out(file: str, options: argparse.Namespace) -> list[EquityOf]:
    """What double dummy says of a case, under each edition that is asked for; nothing where it cannot be read."""
    from bridgetable.equity.answer import equity_of

    found = case_at(file, options.at)
    if found is None:
        return []
    case, at = found
    editions = EDITIONS if options.edition is None else (options.edition,)
    return [equity_of(case.record.upto(at), edition) for edition in editions]


def _code(answers: Sequence[EquityOf]) -> int:
    if not answers:
        return 2
    return 0 if all(each.answered for each in answers) else 1


def _print_data(data: object) -> None:
    import json

    print(json.dumps(data, ensure_ascii=False, indent=1))
