"""What people say beside the hands: who dealt, who is vulnerable, what was played."""

from __future__ import annotations

import re
from dataclasses import replace

from bridgetable.exchange.board import BoardTold
from bridgetable.exchange.spelled import read_contract, read_seat, read_vulnerable

_SEAT = r"(?P<{}>(?i:north|east|south|west)|[NESW])\b"
_IS = r"[\s:=\"]*"
_DEALER = re.compile(r"(?i:\b(?:dealer|dlr|donneur|teiler|mazziere))" + _IS + _SEAT.format("seat"))
_SIDES = r"(?P<{}>none|nil|love all|game all|all|both|n\s?[-/]?\s?s|e\s?[-/]?\s?w)"
_AT_RISK = re.compile(
    rf"\bvul\w*{_IS}{_SIDES.format('after')}\b|\b{_SIDES.format('before')}\s+vul|\b(?P<game>love|game) all\b",
    re.IGNORECASE,
)
_BID = re.compile(
    r"(?i:\bcontract)" + _IS + r"(?P<level>[1-7])\s*(?P<strain>(?i:NT|N\b|[SHDC]))\s*(?P<risk>[Xx]{0,2})\b"
    r"(?:\s*(?:,|(?i:by))?\s*" + _SEAT.format("seat") + ")?"
)
SAID = re.compile("|".join(re.sub(r"\?P<\w+>", "?:", each.pattern) for each in (_DEALER, _BID)))
"""Where a seat is named that is not said to hold anything."""


def with_what_is_said(board: BoardTold, text: str) -> BoardTold:
    """The board with dealer, vulnerability and contract, where a text that has been spelled out says so in words.

    >>> board = with_what_is_said(BoardTold(), "Dlr: W, Game all. Contract: 3NT, East")
    >>> board.dealer, board.vulnerable, board.contract, board.declarer
    (<Seat.W: 'W'>, 'all', '3NT', <Seat.E: 'E'>)
    """
    dealer, risk, bid = _DEALER.search(text), _AT_RISK.search(text), _BID.search(text)
    if dealer:
        board = replace(board, dealer=read_seat(dealer["seat"]))
    if risk:
        sides = re.sub(r"[\s/-]", "", (risk["after"] or risk["before"] or risk["game"]).lower())
        board = replace(board, vulnerable=read_vulnerable(sides.removesuffix("all") or "all"))
    if bid:
        declarer = read_seat(bid["seat"]) if bid["seat"] else None
        contract = read_contract(bid["level"] + bid["strain"] + bid["risk"]) or ""
        board = replace(board, contract=contract, declarer=declarer)
    return board
