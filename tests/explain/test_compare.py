"""Two verdicts in two columns, the reason of a change, and where the editions part."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.cases.reader import load
from bridgetable.explain.compare import ALWAYS, Cell, ComparedRow, compare, differs
from bridgetable.explain.editions import change_of, reason, renumbered
from bridgetable.explain.parting import Parting, parting
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import read_deed
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse
from verdicts import by, status, verdict

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W


def shipped(name: str) -> Record:
    return load(resource_path("cases", name.partition("-")[0], f"{name}.toml")).record


def both(record: Record) -> tuple[Verdict, Verdict]:
    return judge(record, 2007), judge(record, 2017)


def in_part(rows: tuple[ComparedRow, ...], part: str) -> list[ComparedRow]:
    return [row for row in rows if row.part == part]


def test_a_new_choice_stands_alone_where_the_law_has_it_with_its_reason() -> None:
    rows = in_part(compare(*both(shipped("law57-a-before-partner"))), "choices")
    assert [row.how for row in rows] == ["same"] * 2 + ["ruling"] * 3 + ["number"] * 3
    assert rows[2].left is None
    assert rows[2].right == Cell("South may have West play a heart.", "57A3")
    assert rows[2].reason.startswith("57A3: New choice")
    assert rows[5].reason == "The same rule: 57A3 of 2007 is 57A4 in 2017."


def test_the_ruling_comes_first_and_is_not_said_twice() -> None:
    right = verdict(status("E D7", "major penalty"), findings=(status("E D7", "major penalty"),))
    rows = compare(verdict(edition=2007), right)
    assert rows[0].part == "ruling"
    assert rows[0].how == "ruling"
    assert not [row for row in rows[1:] if row.right == rows[0].right and row.left == rows[0].left]


def test_one_subject_stands_in_one_row_though_its_words_differ() -> None:
    left = verdict(duties=(k.Duty(by("50D1(a)"), E, must=read_deed("play D7"), when="first legal turn"),), edition=2007)
    right = verdict(duties=(k.Duty(by("57D"), E, must=read_deed("play D7"), when="own turn"),))
    (row,) = in_part(compare(left, right), "obligations")
    assert (row.left, row.right) == (
        Cell("East must play ♦7 at the first turn at which it is legal.", "50D1(a)"),
        Cell("East must play ♦7 at his next turn.", "57D"),
    )
    assert row.reason.startswith("57D: New")


def test_what_both_laid_down_and_what_both_find_in_order_is_left_out() -> None:
    played, lawful = status("E D7", "played", trick=5), k.Lawful(by("44C"), E, 3)
    here = verdict(played, lawful=(lawful,))
    parts = {row.part for row in compare(replace(here, edition=2007), here)}
    assert not parts & {"Cards", "Irregularities"}
    wrong = replace(here, lawful=(), irregularities=(k.Irregularity(by("44C"), "revoke", E, 3),), edition=2007)
    (row,) = in_part(compare(wrong, here), "irregularities")
    assert row.right == Cell("What East did in action 3 is in order.", "44C")


def test_a_card_played_under_one_edition_alone_is_told() -> None:
    left, right = verdict(status("E D7", "played", trick=5), edition=2007), verdict()
    assert in_part(compare(left, right), "cards")[0].right is None
    assert not in_part(compare(left, right, same_log=False), "cards")
    held = verdict(status("E D7", "held"))
    assert in_part(compare(held, verdict(), same_log=False), "cards")


def test_the_turn_and_the_tricks_are_compared() -> None:
    rows = compare(verdict(turn=None), verdict(tricks=None))
    assert in_part(rows, "turn")[0].left == Cell("Nobody may act now.")
    assert in_part(rows, "tricks-won")[0].right is None


def test_what_every_player_may_always_do_is_one_line_and_no_reason_to_part() -> None:
    def may(until: str) -> tuple[k.Right, ...]:
        return tuple(k.Right(by("66B"), seat, PlainRight.LAST_CARD, until) for seat in (E, S, W))

    left, right = (
        verdict(rights=may("a lead to next trick"), edition=2007),
        verdict(rights=may("own side on next trick")),
    )
    (row,) = in_part(compare(left, right), ALWAYS)
    assert row.left == Cell(
        "East, South and West may look at their last card until somebody leads to the next trick.", "66B"
    )
    assert row.how == "ruling"
    assert not differs(left, right)
    assert not in_part(compare(left, right), "rights")


def test_two_lines_of_one_record_are_compared_without_reasons() -> None:
    record = shipped("law54-b-accepts")
    refused = replace(record, log=(*record.log[:-1], parse("S chooses to refuse")))
    rows = compare(judge(record, 2017), judge(refused, 2017), same_log=False)
    assert rows[0].how == "ruling"
    assert {row.reason for row in rows} == {""}
    assert in_part(rows, "cards")[0].right == Cell(
        "East's ♣2 is a major penalty card. It stays face up, to be played as soon as that is legal.", "54D"
    )


def test_who_is_declarer_is_told_and_the_ruling_is_never_left_out() -> None:
    record = shipped("law54-b-accepts")
    spread = replace(record, log=(*record.log[:-1], parse("S chooses to spread")))
    rows = compare(judge(record, 2017), judge(spread, 2017), same_log=False)
    assert (rows[0].part, rows[0].how) == ("ruling", "ruling")
    (row,) = in_part(rows, "declarer")
    assert row.right == Cell("North is declarer and South is dummy.")


@pytest.mark.parametrize(
    ("left", "right", "words"),
    [
        ("16D2", "16C2", "The same rule: 16D2 of 2007 is 16C2 in 2017."),
        ("49", "57D", "The same ruling: 49 in 2007, 57D in 2017."),
    ],
)
def test_another_number_is_told(left: str, right: str, words: str) -> None:
    assert renumbered(left, right, 2007, 2017) == words


def test_the_reason_lies_in_what_only_one_of_the_two_rests_on() -> None:
    seen = k.Irregularity(by("62A"), "exposed card", E, 3)
    assert reason(status("E D7", "major penalty")._replace(grounds=by("44C", seen)), None, 2007, 2017).startswith(
        "62A: It is no"
    )
    new = status("E D7", "must be played", "57D")
    assert reason(status("E D7", "major penalty", "50B"), new, 2007, 2017).startswith("57D: New")
    assert reason(None, None, 2007, 2017) == ""


def test_a_change_of_wording_is_no_reason() -> None:
    assert change_of("47D", 2007, 2017).startswith("Same;")
    assert reason(k.MayWithdraw(by("47D"), E, status("E D7", "played").card, "next card"), None, 2007, 2017) == ""
    assert change_of("44C", 2007, 2017) == ""
    assert change_of("no citation", 2007, 2017) == ""


def test_the_editions_part_where_they_first_rule_differently() -> None:
    assert parting(shipped("law57-a-before-partner")) == {2}
    assert parting(Record()) == frozenset()


def test_parting_is_found_little_by_little_and_what_holds_is_kept() -> None:
    record, known = shipped("law57-a-before-partner"), Parting()
    assert not known.look(record, most=2)
    assert known.look(record, most=2)
    assert known.points == {2}
    assert known.look(record.upto(1), most=0)
    assert known.points == frozenset()
    longer = record.with_entry(parse("S chooses to require hearts"))
    assert known.look(longer, most=2)
    assert not known.look(longer.with_fact(Fact("told-turn", "#1", "no")), most=2)
    assert not known.look(replace(longer, settings=(("x", "y"),)), most=3)


def test_what_two_players_did_in_two_lines_is_not_told_side_by_side() -> None:
    wrong = k.Irregularity(by("43A1(a)"), "attention by dummy", N, 2)
    rows = compare(verdict(irregularities=(wrong,)), verdict(lawful=(k.Lawful(by("44B"), E, 2),)), same_log=False)
    assert not [row for row in rows if row.part == "irregularities" and row.left and row.right]
