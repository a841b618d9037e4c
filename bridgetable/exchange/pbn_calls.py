"""The auction of a PBN game: the words of its section to calls, each with its player, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from bridgetable.exchange.board import BoardCall, Oddity
from bridgetable.exchange.pbn_tokens import Tag
from bridgetable.exchange.spelled import read_call
from bridgetable.messages import say
from bridgetable.seats import Seat

SIGNS = ("!", "?", "!!", "??", "!?", "?!")
"""What the first six numbers say of a call, and the next six of a card."""
_WORDS = re.compile(r"(?i:all[ \t]+pass\b)|=[^=\s]*=|\$\d+|\^[A-Za-z]?|[^\s=$^]+")
_SIMPLE = re.compile(r"[^=$^lL]*")
"""Words with nothing between them but blanks, and no two that are one."""


def words_in(row: str) -> list[str]:
    """The words of a row: calls or cards, their notes, numbers and flags."""
    return row.split() if _SIMPLE.fullmatch(row) else [found[0] for found in _WORDS.finditer(row)]


def annotated(word: str, notes: Mapping[str, str]) -> str | None:
    """What a note, a number or a sign says of the call or card before it; None where the word is neither.

    >>> annotated("=1=", {"1": "weak"}), annotated("$2", {}), annotated("$40", {}), annotated("2H", {})
    ('weak', '?', '', None)
    """
    if word.startswith("="):
        return notes.get(word.strip("="), "")
    if word.startswith("$"):
        number = int(word[1:5])
        return SIGNS[(number - 1) % 6] if 1 <= number <= 12 else ""
    return word if not word.strip("!?") else None


def parted(word: str) -> tuple[str, str]:
    """A call or card, and the signs behind it.

    >>> parted("1NT*!"), parted("*")
    (('1NT', '*!'), ('*', ''))
    """
    name = word.rstrip("!?*")
    return (name, word[len(name) :]) if name else (word, "")


def read_auction(tag: Tag, first: Seat) -> tuple[tuple[BoardCall, ...], Oddity | None]:
    """The calls of the section, and a remark on what is no call: nothing is read beyond it.

    >>> tag = Tag("Auction", "N", 1, [(2, "1N* =1= - X AP")], {"1": "15-17"})
    >>> [(call.seat.name, call.call) for call in read_auction(tag, Seat.N)[0]]
    [('N', '1NT'), ('S', 'X'), ('W', 'pass'), ('N', 'pass'), ('E', 'pass')]
    """
    bidding = _Bidding(tag.notes, first)
    for line, word in ((line, word) for line, row in tag.rows for word in words_in(row)):
        if not bidding.understands(word):
            return tuple(bidding.calls), Oddity(line, say("exchange-no-call", word=repr(word[:20])))
    return tuple(bidding.calls), None


class _Bidding:
    """An auction on its way: whose turn it is, and what was flagged of the next call."""

    def __init__(self, notes: Mapping[str, str], first: Seat) -> None:
        self.notes, self.seat = notes, first
        self.calls: list[BoardCall] = []
        self.flagged: Literal["", "insufficient", "out of rotation"] = ""
        self.starred = False

    def understands(self, word: str) -> bool:
        """Take in one word; False where it is none of an auction."""
        name, signs = parted(word)
        call = read_call(name)
        if call is not None:
            self._call(call, signs)
            return True
        said = annotated(word, self.notes)
        if said is not None:
            self._note(said)
            return True
        match " ".join(word.upper().split()):
            case "*":  # the end, unless a call follows
                self.starred = True
            case "+":
                pass
            case "-":
                self.seat = self.seat.lho
            case "^I":
                self.flagged = "insufficient"
            case "^S":
                self.seat, self.flagged = self.seat.lho, "out of rotation"
            case "AP" | "AC" | "ALL PASS":
                self._all_pass()
            case _:
                return False
        return True

    def _note(self, said: str) -> None:
        if self.calls and said:
            last = self.calls[-1]
            self.calls[-1] = replace(last, note=f"{last.note} {said}".strip())

    def _call(self, call: str, signs: str) -> None:
        if self.starred and self.calls:
            self.calls[-1] = replace(self.calls[-1], alerted=True)
        self.starred = False
        self._add(call, alerted="*" in signs, note=signs.replace("*", ""))

    def _add(self, call: str, *, alerted: bool = False, note: str = "") -> None:
        self.calls.append(BoardCall(self.seat, call, alerted, note, self.flagged))
        self.seat, self.flagged = self.seat.lho, ""

    def _all_pass(self) -> None:
        """Three passes after a call, four where there is none; those that are written count among them."""
        passes = 0
        while passes < len(self.calls) and self.calls[-1 - passes].call == "pass":
            passes += 1
        for _ in range((4 if passes == len(self.calls) else 3) - passes):
            self._add("pass")


def auction_rows(calls: Sequence[BoardCall], dealer: Seat, *, flags: bool = True) -> list[str]:
    """The rows of the section, four calls in each; without `flags` a player who was passed over has a hyphen.

    >>> auction_rows([BoardCall(Seat.E, "1NT"), BoardCall(Seat.S, "pass")], Seat.N)
    ['^S 1NT Pass']
    """
    cells: list[str] = []
    seat = dealer
    for call in calls:
        while seat is not call.seat:
            cells.append("^S" if flags else "-")
            seat = seat.lho
        said = "Pass" if call.call == "pass" else call.call
        cells.append(f"^I {said}" if flags and call.flagged == "insufficient" else said)
        seat = seat.lho
    return [" ".join(cells[at : at + 4]) for at in range(0, len(cells), 4)]
