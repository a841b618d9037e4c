"""A small file for each oddity of the texts that other programs write, and what is read of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.exchange.board import BoardTold
from bridgetable.exchange.into_record import into_case
from bridgetable.exchange.pbn_deal import deal_text, read_deal
from bridgetable.exchange.reading import boards_in
from bridgetable.judge import judge
from bridgetable.seats import Seat
from exchange.pbn_texts import DEAL

HERE = Path(__file__).parent
FILES = HERE / "oddities"
READ = tomllib.loads((HERE / "oddities.toml").read_text(encoding="utf-8"))
"""Of each file what is read: a line for each remark on it, each refusal, each board and each remark on that."""
DEALT = read_deal(DEAL)
LONGEST = 40


def said(of: BoardTold) -> Iterator[str]:
    """What is read of a board, as far as it is told: deal, contract, calls, cards, and the rest of it."""
    deal = "as dealt" if of.hands == DEALT else deal_text(of.hands, Seat.N)
    yield f"{of.origin.kind} {of.number or '?'}: {of.dealer or '?'} {of.vulnerable or '?'} {deal}"
    if of.event or of.room:
        yield f"{of.event[:LONGEST]} {of.room}".strip()
    if of.contract:
        yield f"{of.contract} {of.declarer or '?'}{' swapped' * of.swapped}"
    if of.tricks is not None:
        yield f"{of.tricks} tricks{' claimed' * of.claimed}"
    if of.calls:
        yield " ".join(f"{each.seat}{each.call}{'!' * each.alerted}{'^' * bool(each.flagged)}" for each in of.calls)
    if of.plays:
        yield " ".join(f"{each.seat}{each.card}{'^' * bool(each.flagged)}" for each in of.plays)
    if of.ended:
        yield "ended"
    notes = [each.note for each in of.calls if each.note]
    if notes or of.comments or of.names:
        yield " / ".join(each[:LONGEST] for each in (*notes, *of.comments, *of.names.values()))
    if of.section:
        yield "with a case"


def told(file: str) -> Iterator[str]:
    """All that comes of a file."""
    reading = boards_in((FILES / file).read_bytes(), file)
    yield from (f"{each.line}: {each.what}" for each in reading.remarks)
    yield from (f"refused {each.line} {each.board}: {each}" for each in reading.refused)
    for board in reading.boards:
        yield " | ".join(said(board))
        yield from (f"{each.line}: {each.what}" for each in into_case(board).remarks)


def test_each_file_has_its_lines() -> None:
    assert sorted(READ) == sorted(path.name for path in FILES.iterdir())


@pytest.mark.parametrize("file", sorted(READ))
def test_a_file_is_read_as_it_is_meant(file: str) -> None:
    assert [line.replace("'s", "’s") for line in told(file)] == READ[file]


@pytest.mark.parametrize("file", sorted(READ))
def test_what_is_read_can_be_judged(file: str) -> None:
    for board in boards_in((FILES / file).read_bytes(), file).boards:
        record = into_case(board).case.record
        assert len(record.log) <= len(board.calls) + len(board.plays)
        assert judge(record, 2017).irregularities == () or file.startswith(("calls-", "play-marked"))
