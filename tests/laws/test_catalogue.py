"""The catalogue of paragraphs keeps itself in order: every paragraph has a status, and a computed one its proof."""

from __future__ import annotations

from functools import cache

import pytest

from bridgetable.cases.catalogue import CatalogueEntry, catalogue_of, law_lines, share_computed
from bridgetable.editions import EDITIONS
from bridgetable.judge import catalogue
from bridgetable.lawtexts import all_texts, law_order
from counting import uncounted


@cache
def entries() -> list[CatalogueEntry]:
    """The paragraphs under every edition, with what the library shows of each."""
    with uncounted():  # to read the library takes twice as long where lines are counted
        return catalogue_of(EDITIONS)


def named(some: list[CatalogueEntry]) -> list[str]:
    return [f"{entry.edition}:{entry.id}" for entry in some]


@pytest.mark.parametrize("year", EDITIONS)
def test_ids_are_unique_and_in_law_order(year: int) -> None:
    ids = [entry.id for entry in entries() if entry.edition == year]
    assert len(ids) == len(set(ids))
    assert ids == sorted(ids, key=law_order)


def test_every_paragraph_has_a_text_and_a_status() -> None:
    written = {(text.edition, text.id) for text in all_texts()}
    assert [e for e in entries() if (e.edition, e.id) not in written] == []
    assert {e.status for e in entries()} == {"computed", "judgement", "reference only", "not modelled"}


def test_a_computed_paragraph_has_a_function() -> None:
    assert named([e for e in entries() if e.status == "computed" and e.function is None]) == []


def test_a_function_never_stands_under_a_paragraph_for_reference_only() -> None:
    assert named([e for e in entries() if e.function is not None and e.status == "reference only"]) == []


def test_every_computed_paragraph_is_cited_by_a_case() -> None:
    assert named([e for e in entries() if e.status == "computed" and not e.decides]) == []


def test_every_computed_paragraph_just_fails_to_apply_in_a_case() -> None:
    assert named([e for e in entries() if e.status == "computed" and not e.fails]) == []


@pytest.mark.parametrize("year", EDITIONS)
def test_every_function_says_in_one_sentence_what_its_paragraph_does(year: int) -> None:
    for paragraph in catalogue(year):
        words = paragraph.function.__doc__
        assert words, paragraph.cite
        assert words.strip().endswith("."), paragraph.cite


def test_each_paragraph_is_a_line_of_its_own() -> None:
    lines = list(law_lines(entries()))
    assert len(lines) == len(entries()) + len(EDITIONS)
    assert next(line for line in lines if line.startswith("2017  45C1 ")).split()[2] == "computed"


@pytest.mark.parametrize("year", EDITIONS)
def test_most_rules_of_the_play_are_computed(year: int) -> None:
    computed, rules = share_computed(entries(), year)
    assert computed / rules >= 0.85
    head = f"{year}  Laws 41 to 67: {computed} of {rules}"
    assert list(law_lines(entries()))[-2:][EDITIONS.index(year)].startswith(head)
