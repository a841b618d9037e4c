"""Checking case files: what is counted, what is told, with which code the command ends."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files, check, check_case, check_file
from bridgetable.cases.found import FINDERS
from bridgetable.cases.reader import parse_case
from bridgetable.cases.summary import difference, summary
from bridgetable.findings.kinds import Grounds, Option
from bridgetable.findings.registry import LawConflict, LawGap
from bridgetable.judge import Judge, judge
from bridgetable.resources import resource_path
from bridgetable.table.choices import read_choice
from bridgetable.table.record import Record

SOUND = 'id = "sound"\nactions = []\n[[expect]]\nturn = "W"\n'
WRONG = 'id = "wrong"\nactions = []\n[[expect]]\nturn = "S"\n[[expect]]\nedition = 2007\ndeclarer = "N"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "sound.toml").write_text(SOUND, encoding="utf-8")
    (tmp_path / "deep" / "saved.bridgecase").write_text(SOUND, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a case", encoding="utf-8")
    return tmp_path


def test_all_case_files_of_a_folder_are_checked(folder: Path) -> None:
    report = check([folder])
    assert [result.path.name for result in report.results] == ["saved.bridgecase", "sound.toml"]
    assert (report.totals, report.exit_code, list(report.lines())) == ("2 passed, 0 failed", 0, [])


def test_a_case_counts_once_whatever_fails_in_it(folder: Path) -> None:
    (folder / "wrong.toml").write_text(WRONG, encoding="utf-8")
    report = check([folder])
    assert (report.totals, report.exit_code) == ("2 passed, 1 failed", 1)
    told = [line.removeprefix(str(folder / "wrong.toml")) for line in report.lines()]
    assert told == [
        ":4: 2007: expected turn: S; found W; because no paragraph says it",
        ":7: 2007: expected declarer: N; found S; because no paragraph says it",
        ":4: 2017: expected turn: S; found W; because no paragraph says it",
    ]


def test_an_unreadable_file_counts_as_failed_and_the_others_are_still_judged(folder: Path) -> None:
    (folder / "bad.toml").write_text("id = 4\n", encoding="utf-8")
    (folder / "wrong.toml").write_text(WRONG, encoding="utf-8")
    report = check([folder / "bad.toml", folder / "wrong.toml", folder / "sound.toml", folder / "none.toml"])
    assert (report.totals, report.exit_code) == ("1 passed, 3 failed", 2)
    assert [case.id for case in report.cases] == ["wrong", "sound"]


def test_a_case_that_expects_nothing_proves_nothing(folder: Path) -> None:
    (folder / "saved.bridgecase").write_text('id = "a"\nactions = []\n', encoding="utf-8")
    assert check([folder / "saved.bridgecase"]).exit_code == 2


def test_a_folder_without_cases_is_told_of(tmp_path: Path) -> None:
    assert case_files(tmp_path) == (tmp_path,)
    assert check([tmp_path]).exit_code == 2


def test_a_fault_of_the_program_fails_its_case_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def verdict(*_: object) -> None:
        raise ValueError("no such card")

    monkeypatch.setattr(Judge, "verdict", verdict)
    (failure,) = check_case(parse_case(SOUND, "sound.toml"), 2007)
    assert failure.because == "the program failed on it: ValueError: no such card"


@pytest.mark.parametrize("fault", [LawConflict, LawGap])
def test_paragraphs_that_do_not_agree_fail_the_case(monkeypatch: pytest.MonkeyPatch, fault: type[Exception]) -> None:
    def verdict(*_: object) -> None:
        raise fault("44A and 45A")

    monkeypatch.setattr(Judge, "verdict", verdict)
    (failure,) = check_case(parse_case(SOUND, "sound.toml"), 2007)
    assert failure.because == "the paragraphs do not agree: 44A and 45A"
    assert "one and two: they end alike" in list(summary([ONE, pair("two", '"S drops D6"')]))


def pair(name: str, actions: str, more: str = "") -> Case:
    return parse_case(
        f'id = "{name}"\nlaws = ["49", "16D2 / 16C2"]\ncontrast = ["one"]\nactions = [{actions}]\n{more}[[expect]]\n',
        name,
    )


ONE = pair("one", '"@a: E drops D6"')


@pytest.mark.parametrize(
    ("other", "changes"),
    [
        (pair("x", '"E drops D6"'), 0),
        (pair("x", '"E drops D7"'), 1),
        (pair("x", '"E pauses", "E drops D6"'), 1),
        (pair("x", ""), 1),
        (pair("x", '{do="E drops D6", facts={deliberate="will"}}'), 1),
        (pair("x", '{do="E drops D6", facts={deliberate="will", caused-by="N"}}'), 2),
        (pair("x", '"E drops D6"', '[facts]\ndamage = "no"\n'), 1),
        (pair("x", '"E drops D6"', '[settings]\nleads = "faced"\n'), 1),
        (pair("x", '"E drops D7"', "left = {E=5}\n"), 2),
        (pair("x", '"E pauses", "at the same time E drops D6"'), 2),
    ],
)
def test_how_far_two_records_are_apart(other: Case, changes: int) -> None:
    assert difference(ONE.record, other.record) == changes
    assert difference(other.record, ONE.record) == changes


def test_the_summary_counts_laws_editions_and_pairs() -> None:
    two = pair("two", '"S drops D6"')
    alike = pair("alike", '"@b: E drops D6"', '[facts]\ndamage = "no"\n')
    far = pair("far", '"W drops D6", "W drops D7"')
    lines = list(summary([ONE, two, alike, far, parse_case(SOUND, "sound.toml")]))
    assert lines == [
        "laws: 16 (4), 49 (4)",
        "editions: 2007 (5), 2017 (5)",
        "alike and one: they end alike",
        "far and one: they differ in 2 actions or facts, not in one",
        "one and one: they differ in 0 actions or facts, not in one",
        "contrast pairs: 1 of 4 differ in one action or fact and end differently",
    ]


def test_a_pair_that_is_not_there_is_told_of_in_the_summary_only() -> None:
    assert "two: contrast: there is no case 'one'" in list(summary([pair("two", '"S drops D6"')]))
    assert check_case(pair("two", '"S drops D6"'), 2017) == []


UNREAD = """
id = "{name}"
table = {{declarer="S", contract="4H"}}
start = {{trick=5, lead="S"}}
contrast = [{contrast}]
actions = [{{do="S holds D7 visible still", facts={{{facts}}}}}]
[[expect]]
turn = "S"
"""


def test_facts_on_which_nothing_rests_are_remarked_on(tmp_path: Path) -> None:
    for name, facts, contrast in (("one", 'seen-by="N", near-table="no"', ""), ("two", 'near-table="no"', "")):
        (tmp_path / f"{name}.toml").write_text(
            UNREAD.format(name=name, facts=facts, contrast=contrast), encoding="utf-8"
        )
    report = check([tmp_path])
    assert report.exit_code == 0
    assert list(report.lines()) == [
        f"{tmp_path}/one.toml:6:actions[1].facts.seen-by: remark: nothing rests on seen-by #1"
    ]
    text = UNREAD.format(name="two", facts='seen-by="E", near-table="no"', contrast='"one"')
    (tmp_path / "two.toml").write_text(text, encoding="utf-8")
    assert list(check([tmp_path]).lines()) == []  # what stands in both cases of a pair has to stand


def test_nothing_in_the_library_is_there_for_nothing() -> None:
    assert list(check([resource_path("cases", "law45"), resource_path("cases", "law26")]).lines()) == []


def test_a_case_that_waits_for_the_director_says_so(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(
        'id = "x"\ntable = {declarer="S", contract="4H"}\nstart = {trick=5, lead="S"}\n'
        'actions = ["W leads H5", "S calls the director"]\n[[expect]]\nturn = "S"\n',
        encoding="utf-8",
    )
    (failure,) = {each.because for each in check_file(path).failures}
    assert failure.endswith("the director has been called and has not yet spoken: “the director explains” comes next")


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("require the highest", "require the highest"),
        ("forbid hearts and clubs", "forbid SUIT"),
        ("designate C5", "designate CARD"),
    ],
)
def test_a_wildcard_stands_for_a_suit_or_a_card_and_for_nothing_else(option: str, told: str) -> None:
    choice = Option(Grounds("57A", (1,)), "S", read_choice(option), 1, "partner's card to the trick", True)
    verdict = replace(judge(Record(), 2017), options=(choice,))
    (found,) = FINDERS["options"](verdict)
    assert found.parts["option"] == (option, told)
