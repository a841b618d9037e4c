"""What is asked, answered and said of an answer comes from the catalogue, each with words of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bridgetable.cards import parse_card
from bridgetable.cases.reader import load
from bridgetable.practice import near_misses, parts_cards
from bridgetable.practice.asking import problem
from bridgetable.practice.marking import mark, model_answer
from bridgetable.practice.near_misses import Saying
from bridgetable.practice.one_click import one_click
from bridgetable.practice.paths import files
from bridgetable.practice.problem import TOURNAMENT, Part
from bridgetable.seats import Seat, Side
from messages import pseudo

N = Seat.N
WORD = re.compile(r"[A-Za-z]{2,}")
CARD = parse_card("D7")


def families() -> Iterator[list[Saying]]:
    """All sayings there are, those that stand for one another side by side."""
    whats = ("played", "may", "back", "major", "minor", "seen", "held", "later")
    yield [near_misses.of_card(N, CARD, what) for what in whats]
    yield [near_misses.chooses(by) for by in ("N", "N/S", "E/W", "E")]
    yield [near_misses._revoke_is(state) for state in near_misses._REVOKE]
    yield [near_misses._claim_is(state) for state in near_misses._CLAIM]
    yield [near_misses._act(N, what) for what in near_misses._ACT]
    yield [near_misses._weighed(what) for what in near_misses._WEIGHED]
    yield [near_misses._known("all"), near_misses._known("none"), *map(near_misses._for_side, Side)]
    yield [near_misses.transferred(Side.NS, many) for many in (0, 1, 2, 3, 13)]
    yield [near_misses.ASK, near_misses.ON, near_misses.BID_ON]
    yield [near_misses._of_call(N, "2S", what) for what in ("stands", "gone", "open", "implied")]
    yield [near_misses._contract_is("2S", doubled, N) for doubled in ("", "X", "XX")]


@pytest.mark.parametrize("family", list(families()), ids=lambda family: family[0].message.id)
def test_each_saying_has_words_of_its_own(family: list[Saying]) -> None:
    for words in ([each.words for each in family], [each.within for each in family]):
        assert len(set(words)) == len(family)
    assert [each.words.casefold() for each in family] == [each.within.casefold() for each in family]


def test_within_a_sentence_only_names_have_a_capital() -> None:
    assert near_misses.transferred(Side.NS, 1).within == "one trick goes to North-South"
    assert near_misses._act(N, "partner").within == "only South may do that"
    assert near_misses._act(N, "wrong").within == "North was wrong to do it"
    assert near_misses.ASK.within == "I must ask something first"


def test_every_flag_and_every_answer_about_taking_back_has_words() -> None:
    flags = {*near_misses._WORD, *parts_cards._COMMON, *parts_cards._ALIKE}
    assert len({parts_cards._flagged(word).words for word in flags}) == len(flags)
    assert len({parts_cards._of_taking_back(word).words for word in parts_cards._BACK}) == len(parts_cards._BACK)


def said(part: Part) -> Iterator[str]:
    """What is read of a part: the question, the answers, what is learnt by them; the law texts have no messages yet."""
    yield part.words
    if part.id != "paragraph":
        yield from (answer.words for answer in part.answers)
    yield from (part.told or {}).values()


@pytest.mark.parametrize("place", range(0, 1200, 97))
def test_a_problem_is_said_in_the_language_spoken(place: int) -> None:
    paths = sorted(files().values())
    record = load(paths[place]).record
    with pseudo.spoken():
        asked = problem(record, 2017, TOURNAMENT)
        words = [words for part in (*asked.parts, one_click(record, 2017)) for words in said(part)]
        marks = mark(asked, model_answer(asked))
    assert len(words) > 3
    assert all(pseudo.OPENS in each for each in words)
    assert [each for each in words if WORD.search(pseudo.outside(each))] == []
    assert all(why for each in marks for why in each.why)
