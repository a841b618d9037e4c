"""A small run of what `generated.documents` tries at full size."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.cases.faithful import same_record
from bridgetable.editions import EDITIONS
from bridgetable.seats import Seat
from bridgetable.table.position import Header, Position, Start
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse, sentence
from bridgetable.ui.files.files import SUFFIX, Document
from generated.documents import one_document


@pytest.mark.parametrize("seed", range(60))
def test_what_was_worked_on_can_be_saved_and_opens_as_it_was(seed: int, tmp_path: Path) -> None:
    one_document(seed, tmp_path, most=30)


def test_documents_have_what_makes_saving_hard(tmp_path: Path) -> None:
    wanted = {"branches", "cards gone before", "very long", "foreign letters"}
    for seed in range(70):
        record = one_document(seed, tmp_path, most=60).record
        logs = [sentence(entry) for entry in record.log]
        wanted -= {"branches"} if record.branches else set()
        wanted -= {"cards gone before"} if record.position.left else set()
        wanted -= {"very long"} if any(len(words) > 500 for words in logs) else set()
        wanted -= {"foreign letters"} if any(not words.isascii() for words in logs) else set()
        if not wanted:
            return
    assert wanted == set()


def test_what_a_later_card_contradicts_is_saved_too(tmp_path: Path) -> None:
    """It comes about at random in one of some hundred documents only."""
    position = Position(Header(Seat.S, "4H"), start=Start(trick=5, lead=Seat.S))
    document = Document.blank(EDITIONS[-1], Record(position))
    for words in ("S leads SK", "W plays S4", "S calls S2", "E plays D3"):
        document.session.do(parse(words))
    document.session.answer("could-follow E 5", "no")
    for words in ("S leads SA", "W plays S5", "S calls S6", "E plays S7"):
        document.session.do(parse(words))
    assert document.session.contradicted
    path = tmp_path / f"contradicted{SUFFIX}"
    document.write(path)
    opened = Document.read(path, EDITIONS[-1]).session
    assert same_record(opened.record, document.session.record)
    assert opened.contradicted == document.session.contradicted
