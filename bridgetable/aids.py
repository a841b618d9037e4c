"""The command that reckons for the director what the cards are worth: `equity`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bridgetable.editions import EDITIONS
from bridgetable.given import case_at
from bridgetable.messages import say
from bridgetable.strangers import printable

if TYPE_CHECKING:
    from bridgetable.arguments import Parser

COMMANDS = ("equity",)


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to those of the program."""
    equity = commands.add_parser("equity", help=say("commands-help-equity"))
    equity.typed("file", metavar=say("commands-typed-file"))
    equity.added("--edition", type=int, choices=EDITIONS, help=say("commands-help-judge-edition"))
    equity.added("--at", type=int, metavar=say("commands-typed-number"), help=say("commands-help-judge-at"))
    equity.added("--json", action="store_true", help=say("commands-help-judge-json"))
    equity.set_defaults(run=_equity)


def _equity(options: argparse.Namespace) -> int:
    """Exit code 0: worked out; 1: something stands in the way, which is told; 2: there is no such case or action."""
    import json

    from bridgetable.equity.answer import equity_of
    from bridgetable.equity.telling import data_of, lines_of

    found = case_at(options.file, options.at)
    if found is None:
        return 2
    case, at = found
    editions = EDITIONS if options.edition is None else (options.edition,)
    worked_out = [equity_of(case.record.upto(at), edition) for edition in editions]
    if options.json:
        data = [data_of(each) for each in worked_out]
        print(json.dumps(data if options.edition is None else data[0], ensure_ascii=False, indent=1))
    else:
        print("\n\n".join("\n".join(map(printable, lines_of(each))) for each in worked_out))
    return 0 if all(each.answered for each in worked_out) else 1
