"""The commands that reckon for the director: `score` says what a result is worth, `equity` what the cards are."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bridgetable.editions import EDITIONS
from bridgetable.given import case_at
from bridgetable.messages import say, why
from bridgetable.misread import Misread
from bridgetable.strangers import printable
from bridgetable.told import write

if TYPE_CHECKING:
    from bridgetable.arguments import Parser

COMMANDS = ("score", "equity")


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add these commands to those of the program."""
    score = commands.add_parser("score", help=say("commands-help-score"))
    score.typed("contract", metavar=say("commands-typed-contract"), help=say("commands-help-score-contract"))
    tricks = say("commands-help-score-tricks")
    score.typed("tricks", type=int, choices=range(14), metavar=say("commands-typed-number"), help=tricks)
    score.added("--vulnerable", action="store_true", help=say("commands-help-score-vulnerable"))
    score.set_defaults(run=_score)
    equity = commands.add_parser("equity", help=say("commands-help-equity"))
    equity.typed("file", metavar=say("commands-typed-file"))
    equity.added("--edition", type=int, choices=EDITIONS, help=say("commands-help-judge-edition"))
    equity.added("--at", type=int, metavar=say("commands-typed-number"), help=say("commands-help-judge-at"))
    equity.added("--json", action="store_true", help=say("commands-help-judge-json"))
    equity.set_defaults(run=_equity)


def _score(options: argparse.Namespace) -> int:
    """Exit code 0: told; 2: that is no contract."""
    from bridgetable.equity.scoring import TableResult, read_contract, score_told

    try:
        contract = read_contract(options.contract)
    except Misread as wrong:
        write(printable(why(wrong)))
        return 2
    print(score_told(TableResult(contract, options.tricks), vulnerable=options.vulnerable))
    return 0


def _equity(options: argparse.Namespace) -> int:
    """Exit code 0: worked out; 1: something stands in the way, which is told; 2: there is no such case or action."""
    import json

    from bridgetable.equity.telling import data_of, equity_of, lines_of

    found = case_at(options.file, options.at)
    if found is None:
        return 2
    case, at = found
    editions = EDITIONS if options.edition is None else (options.edition,)
    worked_out = [equity_of(case.record, edition, at) for edition in editions]
    if options.json:
        data = [data_of(each) for each in worked_out]
        print(json.dumps(data if options.edition is None else data[0], ensure_ascii=False, indent=1))
    else:
        print("\n\n".join("\n".join(map(printable, lines_of(each))) for each in worked_out))
    return 0 if all(each.answered for each in worked_out) else 1
