"""A small run of what `generated.documents` tries at full size."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.table.sentences import sentence
from generated.documents import one_document


@pytest.mark.parametrize("seed", range(60))
def test_what_was_worked_on_can_be_saved_and_opens_as_it_was(seed: int, tmp_path: Path) -> None:
    one_document(seed, tmp_path, most=30)


CONTRADICTED = 537
"""In this document a fact is contradicted by a card that was laid later, which comes about in one of some hundred."""


def test_documents_have_what_makes_saving_hard(tmp_path: Path) -> None:
    sittings = [one_document(seed, tmp_path, most=60) for seed in (*range(69), CONTRADICTED)]
    assert any(sitting.record.branches for sitting in sittings)
    assert any(sitting.record.position.left for sitting in sittings)
    assert any(sitting.contradicted for sitting in sittings)
    logs = [sentence(entry) for sitting in sittings for entry in sitting.record.log]
    assert any(len(words) > 500 for words in logs)
    assert any(not words.isascii() for words in logs)
