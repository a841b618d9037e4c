"""Boards in a list, to choose from: on a line each, and as data for other programs."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cases.writer import case_text
from bridgetable.exchange.board import PASSED_OUT, BoardsRead, BoardTold, Oddity, UnreadableText
from bridgetable.exchange.into_record import Imported
from bridgetable.explain.phrases import call_said
from bridgetable.messages import say


def board_line(board: BoardTold) -> str:
    """The number, the contract and the result of a board, and how much there is to say about it.

    >>> from bridgetable.seats import Seat
    >>> board_line(BoardTold("3", contract="3NT", declarer=Seat.S, tricks=9))
    'Board 3: 3NT by South, 9 tricks'
    """
    return say(
        "exchange-board-line",
        board=board.number or None,
        event=board.event or None,
        contract=contract_words(board) or None,
        declarer=board.declarer,
        tricks=None if board.tricks is None else str(board.tricks),
        remarks=len(board.remarks),
    )


def contract_words(board: BoardTold) -> str:
    """The contract as players write it; nothing where none is told.

    >>> contract_words(BoardTold(contract="4SX")), contract_words(BoardTold(contract="pass"))
    ('4♠X', 'passed out')
    """
    if board.contract == PASSED_OUT:
        return say("exchange-passed-out")
    bid = board.contract.rstrip("X")
    return f"{call_said(bid)}{board.contract[len(bid) :]}" if bid else ""


def totals(file: str, reading: BoardsRead) -> str:
    """How many boards were read, how many of them with remarks, and how many refused.

    >>> totals("club.pbn", BoardsRead((BoardTold("3"),), (UnreadableText(4, "A card is told twice."),)))
    'club.pbn: 1 board read, 0 of them with remarks; 1 refused'
    """
    remarked = sum(bool(board.remarks) for board in reading.boards)
    read, refused = len(reading.boards), len(reading.refused)
    return say("exchange-totals", file=file, count=read, remarked=remarked, refused=refused)


def refusal_line(why: UnreadableText, file: str) -> str:
    """Where and why a text or a board is refused.

    >>> refusal_line(UnreadableText(4, "A card is told twice.", board="3"), "club.pbn")
    'club.pbn:4: board 3 is refused: A card is told twice.'
    """
    where = file if why.line is None else f"{file}:{why.line}"
    return say("exchange-refusal-line", where=where, board=why.board or None, why=str(why))


def remark_line(remark: Oddity, file: str) -> str:
    """What a reader noticed, and where.

    >>> remark_line(Oddity(7, "A comment never ends."), "club.pbn")
    'club.pbn:7: A comment never ends.'
    """
    return f"{file if remark.line is None else f'{file}:{remark.line}'}: {remark.what}"


def board_data(board: BoardTold, made: Sequence[Imported]) -> dict[str, object]:
    """A board as data, with the case that is made of it; two where its own case says otherwise than the text."""
    return {
        "file": board.origin.file,
        "line": board.origin.line,
        "board": board.number,
        "event": board.event,
        "room": board.room,
        "dealer": str(board.dealer or ""),
        "vulnerable": board.vulnerable or "",
        "contract": board.contract,
        "declarer": str(board.declarer or ""),
        "calls": [f"{call.seat} {call.call}" for call in board.calls],
        "plays": [f"{play.seat} {play.card}" for play in board.plays],
        "tricks": board.tricks,
        "remarks": [{"line": each.line, "what": each.what} for each in made[0].remarks],
        "cases": [case_text(each.case) for each in made],
    }


def refusal_data(why: UnreadableText, file: str) -> dict[str, object]:
    """Why a text or a board is refused, as data."""
    return {"file": file, "line": why.line, "board": why.board, "refused": str(why)}
