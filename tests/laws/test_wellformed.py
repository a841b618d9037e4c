"""A paragraph that says what cannot be meant is refused when the edition is built, by a line that names it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bridgetable.findings import wellformed
from bridgetable.findings.registry import Edition, LawConflict, Paragraph
from bridgetable.findings.wellformed import require_sound
from bridgetable.judge import edition
from bridgetable.table import actions as a

FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "another trigger than it takes": ({"on": (a.Claim,)}, "raises it with is Claim, and it takes Irregularity"),
    "a misspelt trigger": ({"on": ("exposd card",)}, "nothing is called 'exposd card'"),
    "a choice of no law": ({"on": ("chosen 99Z",)}, "nothing is called 'chosen 99Z'"),
    "a misspelt condition": ({"only_if": "penalized"}, "no standing has 'penalized'"),
    "an override of nothing": ({"overrides": ("49Z",)}, "there is no 49Z to override"),
    "an override that never acts": ({"overrides": ("71",)}, "nothing that raises it raises 71, so it has nothing"),
    "one that waits for nothing": ({"after": ("71",)}, "nothing that raises it raises 71"),
    "a law that is none": ({"cite": "94A"}, "there is no such law"),
}


def kind_of_penalty_card() -> Paragraph:
    return next(each for each in edition(2017).paragraphs if each.cite == "50B" and "exposed card" in each.on)


@pytest.mark.parametrize("fault", FAULTS)
def test_it_is_refused_and_named(fault: str) -> None:
    changed, told = FAULTS[fault]
    wrong = replace(kind_of_penalty_card(), **changed)
    with pytest.raises(LawConflict) as refused:
        require_sound(Edition(2017, (wrong,), {}))
    assert str(refused.value).startswith(f"{wrong.cite} ({wrong.function.__name__}, 2017): ")
    assert told in str(refused.value)


@pytest.mark.parametrize("year", [2007, 2017])
def test_every_paragraph_is_sound(year: int) -> None:
    wellformed._above.cache_clear()  # read anew, whatever was read before
    require_sound(edition(year))
    require_sound(Edition(2017, (kind_of_penalty_card(),), {}))


def test_one_that_waits_for_what_none_of_its_books_has_is_refused() -> None:
    own = next(each for each in edition(2007).paragraphs if each.function.__name__ == "proper_turn_2007")
    assert "17E2" in own.after  # 17D3 in 2017: under that number it would wait for nothing
    wrong = replace(own, after=("17D3",))
    with pytest.raises(LawConflict, match="nothing that raises it raises 17D3"):
        require_sound(Edition(2007, (wrong,), {}))
