"""Which facts are asked, and which are assumed until somebody says otherwise."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bridgetable
from bridgetable.cases.reader import parse_case
from bridgetable.editions import EDITIONS
from bridgetable.explain.assumed import assumed_text, otherwise_text
from bridgetable.explain.headlines import headline
from bridgetable.explain.noticed import as_noticed
from bridgetable.explain.previews import doubts
from bridgetable.explain.relevance import mattering
from bridgetable.findings.fact_kinds import ALWAYS
from bridgetable.findings.facts import FACTS
from bridgetable.judge import judge
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse
from source_trees import tree_of

RULES = [*Path(bridgetable.__file__).parent.glob("laws/*.py"), *Path(bridgetable.__file__).parent.glob("blocks/*.py")]
DEAL = (
    'id = "a"\ntable = {declarer="S", contract="3NT"}\n'
    'deal = {N="A73.K52.QJ4.QT62", E="K95.Q94.T965.A87", S="QJ2.AJ7.AK3.K543", W="T864.T863.872.J9"}\n'
)


def record(*actions: str) -> Record:
    return parse_case(f"{DEAL}actions = [{', '.join(map(repr, actions))}]", "a.toml").record


def found_by(way: str) -> set[str]:
    """The facts that paragraphs find in this way of a moment: `ask` or `assume`."""
    calls = (node for path in RULES for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call))
    named = (each for each in calls if isinstance(each.func, ast.Attribute) and each.func.attr == way and each.args)
    return {str(each.args[0].value) for each in named if isinstance(each.args[0], ast.Constant)}


def test_every_fact_is_asked_or_volunteered() -> None:
    asked, assumed = found_by("ask"), found_by("assume")
    assert {"partner-could-see", "unintended", "words-class"} <= asked
    assert assumed == {"told-turn", "other-intention", "aware", "meant-over"}
    for kind in FACTS.values():
        if kind.id in assumed | {"could-follow"}:  # of which the paragraphs ask, and the director only if he wonders
            assert kind.volunteered, kind.id
        elif kind.id in asked:
            assert not kind.volunteered, kind.id
        else:
            assert kind.volunteered == ALWAYS or kind.judgement or kind.id == "below-honour", kind.id
    assert {kind.id for kind in FACTS.values() if kind.volunteered == ALWAYS}.isdisjoint(asked)


@pytest.mark.parametrize("year", EDITIONS)
def test_nobody_is_asked_whether_he_was_told(year: int) -> None:
    shown = record("E leads C7")
    verdict, matters = judge(shown, year), mattering(shown, year)
    assert matters.asked == () and [each.key for each in matters.assumed] == ["told-turn #1"]
    assert assumed_text(matters.assumed[0], verdict) == "Nobody had told East it was his turn."
    assert otherwise_text(matters.assumed[0]) == 'otherwise write facts={told-turn="N"} or "S" with action 1'
    assert verdict.options and not any(finding.provisional for finding in verdict.options)
    assert headline(verdict)[1] is not None
    told = judge(shown.with_fact(Fact("told-turn", "#1", "S")), year)
    assert not told.options and told.must_withdraw and told.assumed == ()


def test_declarer_is_named_where_dummys_card_is_led() -> None:
    verdict = judge(record("W leads HT", "S calls H2", "E plays H4", "S plays HJ", "S calls D4"), 2017)
    assert [assumed_text(each, verdict) for each in verdict.assumed] == ["Nobody had told South it was his turn."]


def test_where_one_card_is_left_nothing_is_assumed_of_the_words() -> None:
    shown = record("W leads HT", "S calls HK", "E plays H4", "S plays H7", "S calls heart", "E plays H9", "S plays HA",
                   "W plays H3", "S leads HJ", "W plays H6", "S calls play", "E plays HQ")  # fmt: skip
    verdict = judge(shown, 2017)
    assert (verdict.questions, verdict.irregularities, verdict.assumed) == ((), (), ())


def test_what_was_said_of_the_turn_is_not_assumed_besides() -> None:
    told = judge(record("S tells E that it is his lead", "E leads C7"), 2017)
    assert told.assumed == () and told.questions == ()


def test_what_cannot_be_established_is_shown_with_both_rulings() -> None:
    unknown = record("E leads C7").with_fact(Fact("told-turn", "#1", "cannot be established"))
    (doubt,) = doubts(unknown, 2017)
    assert [outcome.answer for outcome in doubt.outcomes] == ["no", "N", "S"]


def test_what_nobody_has_noticed_is_not_told_by_what_is_assumed() -> None:
    verdict = judge(record("E leads C7"), 2017)
    assert verdict.assumed and as_noticed(verdict).assumed == ()
    noticed = judge(record("E leads C7", "S draws attention"), 2017)
    assert as_noticed(noticed).assumed == noticed.assumed != ()


def test_the_offender_is_taken_not_to_know_of_his_revoke() -> None:
    shown = record("W leads HT", "S calls H2", "E plays D5", "S plays HJ")
    verdict = judge(shown, 2007)
    assert [each.key for each in mattering(shown, 2007).assumed] == ["aware #3"]
    assert assumed_text(verdict.assumed[-1], verdict) == "East has not noticed his revoke himself."
    assert [each.key for each in mattering(shown, 2017).assumed] == []


def test_attention_after_ordinary_words_is_drawn_to_the_revoke_before_them() -> None:
    shown = record("W leads HT", "S calls HK", "E plays D5", "S plays H7", "S calls diamond", "W draws attention")
    verdict = judge(shown, 2017)
    (revoke,) = verdict.revokes
    assert (revoke.state, verdict.noticed_of(revoke)) == ("open", 6)
    assert verdict.questions == () and [fault.action for fault in verdict.let_pass] == [5]


def test_nobody_is_asked_about_a_discard_until_somebody_wonders() -> None:
    start = 'id = "a"\ntable = {declarer="S", contract="3NT"}\nstart = {trick=5, lead="S"}\n'
    shown = parse_case(f'{start}actions = ["S leads SA", "W plays S2", "N plays S3", "E plays D4"]', "a.toml").record
    matters, verdict = mattering(shown, 2017), judge(shown, 2017)
    assert matters.asked == ()
    (void,) = matters.assumed
    assert assumed_text(void, verdict) == "East could not follow suit in trick 5."
    assert otherwise_text(void) == 'otherwise write "could-follow E 5" = "yes" under [facts]'
    for said in ("E draws attention", "S asks E whether he has no spades", "S calls the director"):
        wondered = shown.with_entry(parse(said))
        assert [question.key for question in mattering(wondered, 2017).asked] == ["could-follow E 5"], said
    later = shown
    for said in ("S leads SK", "W plays S4", "N plays S5", "E plays D5", "S leads SQ", "W plays S6", "N plays S7"):
        later = later.with_entry(parse(said))
    assert [each.key for each in mattering(later, 2017).assumed] == ["could-follow E 6"]


def test_where_the_ruling_waits_for_it_it_is_asked() -> None:
    """A defender's card put out at his opponent's turn: whether it may be played hangs on what else he has (57D)."""
    start = 'id = "a"\ntable = {declarer="S", contract="3NT"}\nstart = {trick=6, lead="S"}\n'
    shown = parse_case(f'{start}actions = ["S leads SA", "W plays S2", "E plays H8"]', "a.toml").record
    assert "could-follow E 6" in {question.key for question in mattering(shown, 2017).asked}
