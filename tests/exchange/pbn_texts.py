"""Small PBN texts, and what is read of them."""

from __future__ import annotations

from bridgetable.exchange.board import BoardsRead, BoardTold
from bridgetable.exchange.pbn_read import read_pbn

DEAL = "N:AKQJ.T98.765.432 T98.AKQJ.432.765 765.432.AKQJ.T98 432.765.T98.AKQJ"
"""Each player has one suit's top four cards: North spades, East hearts, South diamonds, West clubs."""
BOARD = f"""\
[Event "Pairs"]
[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "3NT"]
"""


def read(text: str) -> BoardsRead:
    return read_pbn(text, "club.pbn")


def board(text: str) -> BoardTold:
    """The only board of a text."""
    (only,) = read(text).boards
    return only


def played(rows: str, *, first: str = "W", before: str = BOARD) -> list[str]:
    """The cards that are read of these rows, each with its player."""
    return [f"{play.seat}{play.card}" for play in board(f'{before}[Play "{first}"]\n{rows}\n').plays]


def bid(rows: str, dealer: str = "N") -> str:
    """The calls that are read of these rows, each with its player."""
    found = board(f'[Board "1"]\n[Dealer "{dealer}"]\n[Auction "{dealer}"]\n{rows}\n')
    return " ".join(f"{call.seat}:{call.call}" for call in found.calls)


def said(of: BoardTold) -> list[str]:
    """What the reader remarks on."""
    return [remark.what for remark in of.remarks]
