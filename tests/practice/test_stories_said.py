"""Stories are said from the catalogue: in a language nobody speaks no word of a generated problem has no brackets."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from bridgetable.practice.generator import KINDS, scene
from bridgetable.practice.generator.registry import Told, Variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.scene import Scene
from bridgetable.table import actions as a
from bridgetable.table.impossible import ImpossibleAction
from messages import pseudo

STORIES, MOST_DEALS = 2, 4_000
"""How many stories of each variant are read, and how many deals are tried for them."""
_WORD = re.compile(r"[^\W\d_]{2,}")


def told(variant: Variant) -> Iterator[Told]:
    """What a variant makes of one deal after another, levels and editions in turn."""
    for seed in range(MOST_DEALS):
        level, edition = variant.levels[seed % len(variant.levels)], variant.editions[seed % len(variant.editions)]
        try:
            made = variant.make(Sitting(random.Random(seed), edition, level))
        except ImpossibleAction:
            continue
        if made is not None:
            yield made


def left_english(made: Told) -> set[str]:
    """The words of a problem that stand in no brackets."""
    texts = (made.title, made.story.replace("{}", " "), *made.says, made.why)
    return {word for text in texts for word in _WORD.findall(pseudo.outside(text))}


@pytest.mark.parametrize("kind", KINDS)
def test_every_word_of_a_story_comes_from_the_catalogue(kind: str) -> None:
    with pseudo.spoken():
        for variant in KINDS[kind].variants:
            stories = list(islice(told(variant), STORIES))
            assert len(stories) == STORIES, variant.name
            assert {word for each in stories for word in left_english(each)} == set(), variant.name


def test_a_word_that_is_not_from_the_catalogue_is_found() -> None:
    assert left_english(Told("⟦Ǻ⟧", "⟦East ⟦the ace⟧⟧ {} left English.")) == {"left", "English"}


def happened(made: Scene) -> object:
    """What was done and found in a problem, but for what is said freely: that is said in the language of the story."""
    record = made.case.record
    done = [_without_words(entry.action) for entry in record.log if not isinstance(entry.action, a.Remark)]
    return record.position, done, record.facts, made.aim, made.case.expects


def _without_words(action: a.Action) -> a.Action:
    return replace(action, words=None) if isinstance(action, a.Explain | a.CorrectExplanation) else action


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_happens_in_every_language(kind: str) -> None:
    english = [scene(kind, 2017, level, 0) for level in (2, 3)]
    with pseudo.spoken():
        others = [scene(kind, 2017, level, 0) for level in (2, 3)]
    for one, other in zip(english, others, strict=True):
        assert happened(one) == happened(other)
        assert (one.case.language, other.case.language) == ("en", "pseudo")
        assert pseudo.OPENS not in one.case.story_in()
        assert pseudo.OPENS in other.case.story_in()
