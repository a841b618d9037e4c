"""What a later book calls otherwise is called so wherever a verdict or the catalogue is read."""

from __future__ import annotations

import pytest

from bridgetable import editions
from bridgetable.cases.reader import load
from bridgetable.editions import Book
from bridgetable.findings import registry
from bridgetable.findings.registry import declared, ends, in_numbers
from bridgetable.findings.renumbered import in_numbers_of
from bridgetable.judge import judge
from bridgetable.resources import resource_path

LATER = Book(2027, (("50B", "93B"),))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book of 2027 that has a new number for 50B."""
    monkeypatch.setattr(editions, "BOOKS", (*editions.BOOKS, LATER))


@pytest.mark.usefixtures("later")
def test_a_verdict_has_the_numbers_of_its_book() -> None:
    verdict = judge(load(resource_path("cases", "law50", "law50-b-ten-dropped.toml")).record, 2017)
    now = in_numbers_of(2027, verdict)
    assert in_numbers_of(2017, verdict) is verdict
    before, after = ([finding.grounds.cite for finding in each.findings] for each in (verdict, now))
    assert "50B" in before
    assert after == ["93B" if cite == "50B" else cite for cite in before]


@pytest.mark.usefixtures("later")
def test_the_catalogue_has_the_numbers_of_its_book() -> None:
    paragraph = next(each for each in declared() if each.cite == "50B" and each.year == 2017)
    assert in_numbers(paragraph, 2017) is paragraph
    assert in_numbers(paragraph, 2027).cite == "93B"


def test_a_later_book_may_end_a_paragraph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_DECLARED", list(declared()))
    paragraph = next(each for each in declared() if each.cite == "50B" and each.year == 2017)
    ends(paragraph.function, since=2017)
    assert {each.year for each in declared() if each.function is paragraph.function} == {2007}
