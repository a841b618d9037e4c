"""One board as any program tells it, whatever it was written in; and what could not be read of a text.

Every reader makes a `BoardTold`, every writer takes one. It knows no law and no edition: calls and cards stand as they
were made, by whom the text says, and what cannot be is for the record to refuse.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from bridgetable.cards import Card
from bridgetable.seats import Seat
from bridgetable.table.position import UNKNOWN_HAND, HandHolding, Vulnerable
from bridgetable.value import value

Hands: TypeAlias = tuple[HandHolding, HandHolding, HandHolding, HandHolding]
"""What is known of the hands of North, East, South and West before the first card of the board was played.

A hand of which some cards are known may have `more`; one without `more` and fewer cards than 13 is an end position.
"""

PASSED_OUT = "pass"
"""Stands for the contract of a board that nobody has bid on."""


class UnreadableText(ValueError):
    """Why a text, or one board of it, is refused: on which `line`, `what` is wrong there, and what may be meant.

    `line` counts from 1 and is None where it is about the text as a whole; `did_you_mean` is a whole sentence, or
    nothing. `board` is the number of the board that is refused, where it is known.

    >>> print(UnreadableText(7, "A card is told twice."))
    A card is told twice.
    """

    def __init__(self, line: int | None, what: str, did_you_mean: str = "", board: str = "") -> None:
        super().__init__(line, what, did_you_mean, board)
        self.line, self.what, self.did_you_mean, self.board = line, what, did_you_mean, board

    def __str__(self) -> str:
        return f"{self.what} {self.did_you_mean}".rstrip()


@value
class Oddity:
    """Something a reader noticed and read on: on which `line` of the text (None: nowhere in particular), and what."""

    line: int | None
    what: str


@value
class BoardCall:
    """A call as it was made: `1C` to `7NT`, `pass`, `X` or `XX`, by `seat`.

    `alerted`: partner alerted it, or whoever made it; `note` is what was explained, or remarked on it. `flagged`: the
    text itself says that something was wrong with it, `insufficient` or `out of rotation`.
    """

    seat: Seat
    call: str
    alerted: bool = False
    note: str = ""
    flagged: Literal["", "insufficient", "out of rotation"] = ""


@value
class BoardPlay:
    """A card as it was played by `seat`; `note` is what was remarked on it.

    `flagged`: the text itself says that something was wrong with it and stood, a `revoke` or a `lead out of turn`.
    """

    seat: Seat
    card: Card
    note: str = ""
    flagged: Literal["", "revoke", "lead out of turn"] = ""


@value
class Origin:
    """Where a board was read: the kind of text, the name of the file (empty: it was pasted), and its first line."""

    kind: str = ""
    file: str = ""
    line: int | None = None


@value
class BoardTold:
    """One board: what was dealt, bid and played, as far as the text tells it. What it does not tell is empty or None.

    `contract` is written as players write it (`4HX`), or `PASSED_OUT`; `swapped`: declarer and dummy have changed their
    parts (54A). `calls` and `plays` stand in the order in which they were made, trick after trick. `ended`: the text
    says that no more was played; else the board may still be in progress. `tricks` are declarer's in all; `claimed`:
    they were claimed or conceded, and who did so is not known.
    `scores` are those of North-South at all tables, where the text lists them.
    `names` are those of the players. `remarks` are what the reader says of the board, `comments` what the text itself
    tells about it. `section` is the case that this program has written into the text, `origin` where it was read.
    """

    number: str = ""
    event: str = ""
    room: Literal["", "open", "closed"] = ""
    dealer: Seat | None = None
    vulnerable: Vulnerable | None = None
    hands: Hands = (UNKNOWN_HAND,) * 4
    calls: tuple[BoardCall, ...] = ()
    contract: str = ""
    declarer: Seat | None = None
    swapped: bool = False
    plays: tuple[BoardPlay, ...] = ()
    ended: bool = False
    tricks: int | None = None
    claimed: bool = False
    scores: tuple[int, ...] = ()
    names: Mapping[Seat, str] = field(default_factory=dict)
    comments: tuple[str, ...] = ()
    remarks: tuple[Oddity, ...] = ()
    section: str = ""
    origin: Origin = field(default_factory=Origin)


@value
class BoardsRead:
    """All that came of a text: the boards in it, those refused, and what is to be said of the text as a whole."""

    boards: tuple[BoardTold, ...] = ()
    refused: tuple[UnreadableText, ...] = ()
    remarks: tuple[Oddity, ...] = ()
