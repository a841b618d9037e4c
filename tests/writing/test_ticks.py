"""What may be expected of a ruling is what a file can ask for, and is so; once it is not so, that is seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bridgetable.cases.as_expected import one
from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files
from bridgetable.cases.expectations import LISTS
from bridgetable.cases.faithful import read_again
from bridgetable.cases.reader import load, parse_case
from bridgetable.cases.writer import case_text
from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.session import Session
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse
from bridgetable.writing.carried import carried_over
from bridgetable.writing.facts import answered_after_all, idle, left_to_the_class
from bridgetable.writing.proposed import in_a_case, proposals
from bridgetable.writing.ticks import Tickable, Ticked, Where, offers, standing, ticked, unticked
from bridgetable.writing.twins import Otherwise, apart, changes, paired, twin, without_action
from writing_cases import LEAD

SHOWN = """
id = "shown"
table = {declarer="S", contract="3NT"}
start = {trick=4, lead="S"}
actions = ["W lets D? be seen", "S calls the director", "the director explains"]
"""


def judging(record: Record, year: int) -> Verdict:
    return judge(replace(record, branches=()), year)


def end(case: Case) -> Where:
    length = len(case.record.log)
    return Where(None, length, length)


def offered(case: Case, key: str, record: Record | None = None) -> Tickable:
    return next(each for each in offers(record or case.record, judging) if each.wanted.key == key)


def tick_all(case: Case) -> Case:
    for offer in offers(case.record, judging):
        case = ticked(case, offer, end(case))
    return case


@pytest.mark.parametrize("path", case_files(resource_path("cases"))[::32], ids=lambda path: path.stem)
def test_everything_that_is_offered_is_so_and_goes_through_a_file(path: Path) -> None:
    case = load(path)
    case = replace(case, record=replace(case.record, branches=()), expects=())
    whole = tick_all(case)
    assert all(each.holds for each in standing(whole, judging))
    read_again(case_text(whole).encode("utf-8"), whole)


def test_a_key_that_stands_once_gets_an_expectation_of_its_own() -> None:
    case = tick_all(parse_case(LEAD, ""))
    for expect in case.expects:
        keys = [each.key for each in expect.wanted if each.key not in LISTS and each.key != "cards"]
        assert len(keys) == len(set(keys))


def test_what_both_editions_say_is_asked_of_both() -> None:
    case = parse_case(LEAD, "")
    offer = offered(case, "irregular")
    assert (offer.editions, offer.edition) == (EDITIONS, None)
    assert ticked(case, offer, end(case)).expects[0].edition is None


def test_one_thing_more_stands_with_the_others_and_goes_again() -> None:
    case = parse_case(LEAD, "")
    for key in ("irregular", "turn", "options"):
        case = ticked(case, offered(case, key), end(case))
    assert len(case.expects) == 1
    first, *others = standing(case, judging)
    assert len(unticked(case, [first]).expects[0].wanted) == len(others)
    assert unticked(case, [first, *others]).expects == ()


def test_what_is_ticked_turns_red_when_it_is_no_longer_so() -> None:
    case = parse_case(LEAD, "")
    case = ticked(case, offered(case, "irregular"), end(case))
    session = Session(case.record)
    session.answer("told-turn #1", "S")
    (tick,) = standing(carried_over(case, session.record), judging)
    assert not tick.holds
    assert {year for year, *_ in tick.found} <= set(EDITIONS)
    session.withdraw_answer("told-turn #1")
    (tick,) = standing(carried_over(case, session.record), judging)
    assert tick.holds


def test_what_is_so_instead_is_said_in_the_words_of_the_ruling() -> None:
    case = parse_case(LEAD, "")
    for key in ("cards", "turn", "assumed"):
        case = ticked(case, offered(case, key), end(case))
    session = Session(case.record)
    session.answer("told-turn #1", "S")
    found = {tick.wanted.key: {words for _, words, _ in tick.found} for tick in standing_of(case, session)}
    assert found == {
        "cards": {"East's ♣2 goes back to the hand; it is not played."},
        "turn": {"It is West's turn."},
        "assumed": {"Nothing is assumed without asking."},
    }


def standing_of(case: Case, session: Session) -> tuple[Ticked, ...]:
    """How all that a case expects stands once its record is that of the session."""
    return standing(carried_over(case, session.record), judging)


def test_what_nobody_is_asked_is_offered_in_words() -> None:
    offer = offered(parse_case(LEAD, ""), "assumed")
    assert offer.words == "Not asked: Nobody had told East it was his turn."


def test_where_only_the_paragraph_is_another_it_is_said() -> None:
    case = parse_case(LEAD, "")
    wrong = offered(case, "irregular")
    other = replace(wrong, wanted=one("irregular", str(wrong.wanted.value).partition(";")[0] + "; 55A"))
    (tick,) = standing(ticked(case, other, end(case)), judging)
    assert {found for _, found, _ in tick.found} == {f"{wrong.words} ({wrong.cite})"}


def test_what_was_asked_at_the_end_is_asked_where_the_end_was() -> None:
    case = parse_case(LEAD, "")
    case = ticked(case, offered(case, "turn"), end(case))
    session = Session(case.record)
    session.do(parse("S chooses to accept"))
    now = carried_over(case, session.record)
    assert now.expects[0].after == 3
    assert all(each.holds for each in standing(now, judging))
    assert Where(None, 3, 4).is_of(now.expects[0])


def test_a_place_that_is_gone_is_void() -> None:
    case = parse_case(LEAD, "")
    case = ticked(case, offered(case, "turn"), Where(None, 3, 4))
    session = Session(case.record.upto(2))
    (tick,) = standing(carried_over(case, session.record), judging)
    assert tick.void
    assert not tick.holds


# Facts


def test_a_question_is_left_to_the_class_by_expecting_it() -> None:
    case = parse_case(SHOWN, "")
    asked = [each for each in offers(case.record, judging) if each.wanted.key == "questions"]
    for offer in asked:
        case = ticked(case, offer, end(case))
    keys = {str(each.wanted.value) for each in asked}
    assert keys
    assert left_to_the_class(case, end(case)) == keys
    assert all(each.holds for each in standing(case, judging))
    key = min(keys)
    assert left_to_the_class(answered_after_all(case, key), end(case)) == keys - {key}


def test_facts_that_change_nothing_are_named() -> None:
    written = LEAD.replace('"E leads C2"', '{do="E leads C2", facts={told-turn="no", seen-by="N"}}')
    assert dict(idle(parse_case(written, ""))) == {"told-turn #1": "same", "seen-by #1": "unread"}
    changing = LEAD.replace('"E leads C2"', '{do="E leads C2", facts={told-turn="S"}}')
    assert dict(idle(parse_case(changing, ""))) == {}


# Twins


def test_a_twin_differs_in_one_thing_and_ends_otherwise() -> None:
    written = LEAD.replace('"E leads C2"', '{do="E leads C2", facts={told-turn="no"}}')
    case = parse_case(written, "")
    case = ticked(case, offered(case, "irregular"), end(case))
    found = list(changes(case.record))
    assert any("South" in each.words for each in found)
    for change in found:
        made = twin(case, change, judging)
        assert (made.contrast, made.id) == (("wrong-lead",), "untitled")
        assert apart(case, made) == ""
        assert all(each.holds for each in standing(made, judging))
    assert paired(paired(case, "other"), "other").contrast == ("other",)


def test_a_pair_that_is_none_is_told() -> None:
    case = parse_case(LEAD, "")
    assert "still the same" in apart(case, twin(case, Otherwise("", case.record), judging))
    session = Session(case.record)
    session.do(parse("S remarks “well”".replace("“", '"').replace("”", '"')))
    session.do(parse("S chooses to accept"))
    assert "2 things" in apart(case, replace(case, record=session.record))


def test_an_action_left_out_takes_its_facts_with_it() -> None:
    written = LEAD.replace('"E leads C2"', '"E pauses", {do="E leads C2", facts={told-turn="no"}}')
    record = without_action(parse_case(written, "").record, 1)
    assert [fact.key for fact in record.facts] == ["told-turn #1"]
    assert without_action(record, 1).facts == ()


# Proposals


def test_what_is_proposed_tells_nothing_of_the_ruling_but_where_it_should() -> None:
    record = parse_case(LEAD, "").record
    told = proposals(record, [judge(record, year) for year in EDITIONS])
    assert told.title == "East leads ♣2"
    assert told.story == "South plays 4♠. East leads ♣2. South calls the director."
    assert "out of turn" not in told.story
    assert told.ruling
    assert "54" in told.laws
    assert not proposals(Record(), []).story


def test_a_paragraph_is_named_with_both_its_numbers() -> None:
    assert in_a_case("16D2", 2007) == in_a_case("16C2", 2017) == "16D2 / 16C2"
