"""What is asked, in what order, and what is assumed."""

from __future__ import annotations

from bridgetable.cases.reader import parse_case
from bridgetable.explain.candidates import candidates, cards_about
from bridgetable.explain.relevance import asked, default_assumptions
from bridgetable.judge import judge
from bridgetable.table.record import Record

TABLE = 'id = "a"\ntable = {declarer="S", contract="3NT"}\n'


def record(actions: str, more: str = "") -> Record:
    return parse_case(f"{TABLE}{more}\nactions = [{actions}]", "a.toml").record


def test_a_question_that_can_change_the_ruling_is_asked() -> None:
    shown = record('"E holds H4 visible"')
    assert [question.key for question in asked(shown, 2017)] == ["partner-could-see #1"]


def test_a_question_that_changes_nothing_is_left_out() -> None:
    claimed = record('{do="S claims all", facts={normal-loss="1"}}, "W objects"', 'start = {trick=11, lead="N"}')
    assert {question.id for question in judge(claimed, 2017).questions} == {"line-stated"}
    assert [question.id for question in asked(claimed, 2017)] == ["line-stated"]


def test_what_partner_could_see_is_assumed() -> None:
    dropped = record('"E drops D9"')
    taken = {each.key: each for each in default_assumptions(dropped, 2017) if each is not None}
    seen = taken["partner-could-see #1"]
    assert (seen.value, seen.others) == ("yes", ("no",))
    assert "told-turn #1" not in taken


def test_nothing_is_assumed_of_what_was_found_or_is_asked() -> None:
    found = record('{do="E drops D9", facts={partner-could-see="yes"}}, "E holds H4 visible"')
    keys = {each.key for each in default_assumptions(found, 2017) if each is not None}
    assert not {"partner-could-see #1", "partner-could-see #2"} & keys


def test_answers_are_offered_that_fit_the_cards_and_the_question() -> None:
    deal = 'deal = {N="K74.A52.KT63.J84", E="*", S="*", W="*"}'
    called = record('"W leads S3", "S calls small", "E holds H4 visible"', deal)
    names = [card.name for card in cards_about(called, "#2")]
    assert names[:3] == ["SK", "S7", "S4"] and len(names) == 13
    assert "H4" in [card.name for card in cards_about(called, "E")]
    assert candidates(called, "other-intention", "#2")[0] == "none"
    assert candidates(called, "seen-by", "#3")[-1] == "none"
    assert candidates(called, "call-shows", "W 2D")[-1] == "none"
    assert candidates(called, "later-tricks", "1")[:2] == ("0", "1")
    assert candidates(called, "which-trick", "E") == tuple(map(str, range(1, 14)))
    assert "low" in candidates(called, "words-said", "#2")
    assert "spades" in candidates(called, "pointed-at", "#2")
    assert candidates(called, "partner-could-see", "#3") == ("yes", "no")
    assert candidates(called, "line-stated", "#99") == ()
    assert cards_about(called, "#99")[:2] == cards_about(called, "")[:2]
