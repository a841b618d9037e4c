"""The scores of a board at all tables, as a text tells them: its table of scores, or one game for each table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from bridgetable.cards import Card
from bridgetable.equity.scoring import FinalContract, TableResult, for_side
from bridgetable.exchange.board import PASSED_OUT, BoardTold, Hands
from bridgetable.exchange.spelled import read_contract, read_seat
from bridgetable.seats import Seat, Side
from bridgetable.table.position import Vulnerable

_Cards: TypeAlias = tuple[frozenset[Card], ...]

_COLUMN = re.compile(r"[+-]?(\w+)")
_ENTRY = re.compile(r'"([^"]*)"|(\S+)')
_NUMBER = re.compile(r"[+-]?\d{1,5}")
_TRICKS = re.compile(r"\d{1,2}")


def traveller(boards: Sequence[BoardTold], hands: Hands) -> tuple[int, ...]:
    """The scores of North-South at all tables that played the board with these hands; nothing where none is told.

    >>> from bridgetable.table.position import UNKNOWN_HAND
    >>> out = BoardTold(contract=PASSED_OUT)
    >>> traveller((out, out), (UNKNOWN_HAND,) * 4)
    (0, 0)
    """
    same = _same_board(boards, _in_hands(hands))
    listed = next((board.scores for board in same if board.scores), ())
    return listed or tuple(score for board in same if (score := _score(board)) is not None)


def _same_board(boards: Sequence[BoardTold], cards: _Cards) -> list[BoardTold]:
    """The games of the board with these cards; where not all are known, of the only board that may be it."""
    told = [(board, _in_hands(board.hands)) for board in boards]
    same = [board for board, theirs in told if theirs == cards]
    if same:
        return same
    may_be = [(board, theirs) for board, theirs in told if _may_be(theirs, cards)]
    return [board for board, _ in may_be] if len({theirs for _, theirs in may_be}) == 1 else []


def _in_hands(hands: Hands) -> _Cards:
    return tuple(frozenset(hand.cards) for hand in hands)


def _may_be(theirs: _Cards, cards: _Cards) -> bool:
    """Whether no hand of which they tell speaks against it."""
    return all(not known or ours <= known for known, ours in zip(theirs, cards, strict=True))


def _score(board: BoardTold) -> int | None:
    """The score of North-South in one game; None where it is not told."""
    return score_of(board.contract, board.declarer, board.tricks, board.vulnerable)


def score_of(contract: str, declarer: Seat | None, tricks: int | None, vulnerable: Vulnerable | None) -> int | None:
    """What a result is worth to North-South; None where not all of it is told.

    >>> score_of("4SX", Seat.E, 9, "all"), score_of("4S", Seat.E, None, "all")
    (200, None)
    """
    if contract == PASSED_OUT:
        return 0
    if not contract or declarer is None or tricks is None or vulnerable is None:
        return None
    return for_side(TableResult(FinalContract(contract, declarer), tricks), Side.NS, vulnerable)


def listed_scores(columns: str, rows: Sequence[str], vulnerable: Vulnerable | None) -> Iterator[int]:
    r"""The scores of North-South in a table of scores, whose columns are named first.

    A row without a score that can be read, or be reckoned from its contract, is left out: it is an adjusted one.

    >>> list(listed_scores(r"PairId_NS\\2R;Score_NS\\5R", ["1 620", "2 -100", "3 A+"], None))
    [620, -100]
    """
    names = [found[1].lower() for column in columns.split(";") if (found := _COLUMN.match(column.strip()))]
    for row in rows:
        entries = [quoted or bare for quoted, bare in _ENTRY.findall(row)]
        score = _listed(dict(zip(names, entries, strict=False)), vulnerable)
        if score is not None:
            yield score


def _listed(row: Mapping[str, str], vulnerable: Vulnerable | None) -> int | None:
    for name, sign in (("score_ns", 1), ("score_ew", -1)):
        if _NUMBER.fullmatch(row.get(name, "")):
            return sign * int(row[name])
    tricks = _TRICKS.fullmatch(row.get("result", ""))
    contract = read_contract(row.get("contract", "")) or ""
    return score_of(contract, read_seat(row.get("declarer", "")), int(tricks[0]) if tricks else None, vulnerable)
