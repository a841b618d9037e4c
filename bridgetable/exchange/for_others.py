"""A case for other programs: as PBN, as LIN or as a link, with what is lost on the way."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bridgetable.cases.case import Case
from bridgetable.exchange.board import Oddity
from bridgetable.exchange.lin_write import lin_text, lost
from bridgetable.exchange.link import link_text
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.pbn_write import written
from bridgetable.named import NamedTuple

Form: TypeAlias = Literal["pbn", "lin", "link"]
"""What a case may be written as."""
FORMS: tuple[Form, ...] = ("pbn", "lin", "link")


class ForOthers(NamedTuple):
    """A case as other programs read it, in the letters they read, and what they are not told."""

    text: str
    letters: str
    lost: tuple[Oddity, ...]

    @property
    def data(self) -> bytes:
        """What a file of it holds."""
        return self.text.encode(self.letters)


def for_others(case: Case, edition: int, form: Form, *, plain: bool = False) -> ForOthers:
    """The case in that form, with the cards that count under `edition`.

    `plain`: a PBN without the flags and the whole record, at which some programs stop.

    >>> from bridgetable.table.record import Record
    >>> for_others(Case(Record(), "a-board"), 2017, "lin").text[:7]
    'st||md|'
    """
    board = board_of(case, edition)
    if form == "pbn":
        made = written([board], flags=not plain)
        return ForOthers(made.text, made.letters, made.remarks)
    text = lin_text(board) if form == "lin" else link_text(board)
    return ForOthers(text, "utf-8", (*board.remarks, *(Oddity(None, what) for what in lost(board))))
