"""The command that says what results score: `score`, of a contract and its tricks or of the boards in files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.batches import files_in, one_by_one
from bridgetable.given import boards_in_file
from bridgetable.messages import say, why
from bridgetable.misread import Misread
from bridgetable.strangers import printable
from bridgetable.told import write

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridgetable.arguments import Parser
    from bridgetable.equity.scoring import TableResult
    from bridgetable.exchange.board import BoardTold

COMMANDS = ("score",)
_A_RESULT = 2
"""A contract and a number of tricks are so many words."""
_ALL_TRICKS = 13


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to those of the program."""
    score = commands.add_parser("score", help=say("commands-help-score"))
    score.typed("what", nargs="+", metavar=say("commands-typed-result"), help=say("commands-help-score-what"))
    score.added("--vulnerable", action="store_true", help=say("commands-help-score-vulnerable"))
    score.added("--json", action="store_true", help=say("commands-help-score-json"))
    score.set_defaults(run=_score)


def _score(options: argparse.Namespace) -> int:
    """Exit code 0: told; 2: that is no contract, or a board or a file is refused."""
    words = options.what
    if len(words) == _A_RESULT and words[1].isdecimal() and not Path(words[0]).exists():
        return _score_of(words[0], int(words[1]), vulnerable=options.vulnerable)
    return _scores_in(files_in(words), as_data=options.json)


def _score_of(contract: str, tricks: int, *, vulnerable: bool) -> int:
    from bridgetable.equity.scoring import TableResult, read_contract, score_told

    if tricks > _ALL_TRICKS:
        write(say("commands-too-many-tricks", tricks=tricks))
        return 2
    try:
        told = score_told(TableResult(read_contract(contract), tricks), vulnerable=vulnerable)
    except Misread as wrong:
        write(printable(why(wrong)))
        return 2
    print(told)
    return 0


def _scores_in(files: Sequence[str], *, as_data: bool) -> int:
    import json

    from bridgetable.exchange.listing import refusal_data, refusal_line

    data, worst = [], 0
    for file in one_by_one(files):
        reading = boards_in_file(file)
        worst = 2 if reading.refused else worst
        if as_data:
            refused = [refusal_data(each, file) for each in reading.refused]
            data.append({"file": file, "boards": [_scored_data(each) for each in reading.boards], "refused": refused})
            continue
        for each in reading.refused:
            write(printable(refusal_line(each, file)))
        for line in _score_lines(file, reading.boards, alone=len(files) == 1):
            print(printable(line))
    if as_data:
        print(json.dumps(data, ensure_ascii=False, indent=1))
    return worst


def _score_lines(file: str, boards: Sequence[BoardTold], *, alone: bool) -> Iterator[str]:
    """A line for each board of a file that is `alone`, else one for the file."""
    if len(boards) == 1:
        yield f"{file}: {_scored(boards[0])}"
    elif alone:
        for board in boards:
            yield say("commands-score-board", board=board.number or None, words=_scored(board))
    elif boards:
        scored = sum(_result(board) is not None for board in boards)
        yield say("commands-scores", file=file, scored=scored, count=len(boards))


def _result(board: BoardTold) -> TableResult | None:
    from bridgetable.equity.scoring import FinalContract, TableResult
    from bridgetable.exchange.board import PASSED_OUT

    if board.contract in ("", PASSED_OUT) or board.declarer is None or board.tricks is None:
        return None
    return TableResult(FinalContract(board.contract, board.declarer), board.tricks)


def _scored(board: BoardTold) -> str:
    """What a board came to at its table, or that this is not told."""
    from bridgetable.equity.scoring import as_score, points, score_told
    from bridgetable.exchange.board import PASSED_OUT

    result = _result(board)
    if result is None:
        return say("commands-passed-out" if board.contract == PASSED_OUT else "commands-no-result")
    if board.vulnerable is None:
        told = score_told(result, vulnerable=False)
        return say("commands-score-either", told=told, vulnerable=as_score(points(result, vulnerable=True)))
    vulnerable = board.vulnerable in ("all", result.contract.declarer.side.value)
    return score_told(result, vulnerable=vulnerable)


def _scored_data(board: BoardTold) -> dict[str, object]:
    """The same as data; what a result scores is told where it is known who is vulnerable."""
    from bridgetable.exchange.traveller import score_of

    return {
        "board": board.number,
        "contract": board.contract,
        "declarer": str(board.declarer or ""),
        "vulnerable": board.vulnerable or "",
        "tricks": board.tricks,
        "score_ns": score_of(board.contract, board.declarer, board.tricks, board.vulnerable),
    }
