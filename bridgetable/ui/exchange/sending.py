"""The open case for other programs: a file that they read, or a link; with what is lost on the way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bridgetable.cases.case import Case
from bridgetable.exchange.lin_write import lin_text, lost
from bridgetable.exchange.link import link_text
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.pbn_write import ENCODING, written

LIN = ".lin"
PBN = ".pbn"


class ForOthers(NamedTuple):
    """A case as other programs read it, and what they are not told."""

    data: bytes
    lost: Sequence[str]


def as_file(case: Case, edition: int, path: Path, *, plain: bool = False) -> ForOthers:
    """The case as LIN where the name of the file ends so, else as PBN, with the cards that count under `edition`.

    `plain`: without the flags and the whole record, at which some programs stop.
    """
    board = board_of(case, edition)
    if path.suffix.lower() == LIN:
        return ForOthers(lin_text(board).encode(), lost(board))
    text = written([board], flags=not plain)
    return ForOthers(text.text.encode(ENCODING), [each.what for each in text.remarks])


def as_link(case: Case, edition: int) -> tuple[str, Sequence[str]]:
    """The link under which a hand viewer shows the case, and what it does not tell."""
    board = board_of(case, edition)
    return link_text(board), lost(board)
