"""Broken case files: one clear message for every fault, with file, line and key, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.cli import main

GOOD = """\
id = "a-case"
table = {declarer="S", contract="3NT"}
deal = {N="73.*.*.*", E="96+.*.*.*", S="AQJ.*.*.*", W="*"}
start = {trick=3, lead="N"}
actions = [
  "S calls S3",
  "E plays S9",
]
[[expect]]
turn = "S"
"""

BROKEN: dict[str, tuple[str, str, list[str]]] = {
    "a card that is none": ("E plays S9", "E plays S1", ["7:actions[2]", "S1"]),
    "an unknown verb": ("E plays S9", "E plaits S9", ["7:actions[2]", "did you mean"]),
    "a seat that is none": ("E plays S9", "X plays S9", ["7:actions[2]"]),
    "a card another hand holds": ("E plays S9", "E plays SA", ["7:actions[2]", "impossible here", "South"]),
    "two hands with one card": ('E="96+', 'E="A6+', ["3:deal.S", "impossible here", "SA"]),
    "a card twice in one hand": ('N="73.', 'N="77.', ["3:deal.N"]),
    "a suit too few": ('N="73.*.*.*"', 'N="73.*.*"', ["3:deal.N", "four suits"]),
    "a rank that is none": ('N="73.', 'N="7B.', ["3:deal.N", "'B'"]),
    "an unknown key": ("start =", "strat =", ["4:strat", "did you mean", "start"]),
    "an unknown key in table": ("declarer=", "declaror=", ["2:table.declaror", "did you mean"]),
    "a contract that is none": ('"3NT"', '"8NT"', ["2:table.contract", "8NT"]),
    "a trick that is none": ("trick=3", "trick=14", ["4:start.trick"]),
    "a wrong type for a trick": ("trick=3", 'trick="three"', ["4:start.trick"]),
    "a wrong type for actions": ('actions = [\n  "S calls S3",\n  "E plays S9",\n]', "actions = 4", ["5:actions"]),
    "a number among the actions": ('"E plays S9"', "7", ["7:actions[2]"]),
    "no id": ('id = "a-case"\n', "", ["id", "wanted"]),
    "an id with capitals": ('"a-case"', '"A Case"', ["1:id"]),
    "no actions": ('actions = [\n  "S calls S3",\n  "E plays S9",\n]\n', "", ["actions", "wanted"]),
    "no expectation": ('[[expect]]\nturn = "S"\n', "", ["expect", "wanted"]),
    "an unknown expectation": ('turn = "S"', 'trun = "S"', ["10:expect[1].trun", "did you mean", "turn"]),
    "an edition that is none": ('turn = "S"', "edition = 2027", ["10:expect[1].edition", "2007 or 2017"]),
    "an after that is too far": ('turn = "S"', "after = 5", ["10:expect[1].after"]),
    "a label that is not there": ('turn = "S"', 'after = "@gone"', ["10:expect[1].after", "@gone"]),
    "an unknown kind": ('turn = "S"', 'irregular = ["E revoque"]', ["10:expect[1].irregular", "did you mean"]),
    "an unknown status": ('turn = "S"', 'cards = {"E S9" = "payed"}', ["10:expect[1].cards"]),
    "a citation that is none": ('turn = "S"', 'cites = ["fortyfive"]', ["10:expect[1].cites"]),
    "an unknown fact": (
        '"E plays S9"',
        '{do="E plays S9", facts={tolt-turn="no"}}',
        ["7:", "did you mean", "told-turn"],
    ),
    "an answer that is none": ('"E plays S9"', '{do="E plays S9", facts={told-turn="perhaps"}}', ["7:", "perhaps"]),
    "an unknown setting": (
        "[[expect]]",
        '[settings]\nheld-must-stopp = "no"\n[[expect]]',
        ["10:settings", "did you mean"],
    ),
    "a cut file": ('turn = "S"\n', 'turn = "S', ["10", "not TOML"]),
    "a key twice": ("start =", "deal = 3\nstart =", ["not TOML"]),
    "a branch without a name": ("[[expect]]", "[[branch]]\nafter = 1\n[[expect]]", ["9:branch[1]", "name"]),
    "a supposed fact without a value": ('turn = "S"', 'if = ["fact told-turn #2"]', ["10:expect[1].if"]),
}


@pytest.fixture
def case_file(tmp_path: Path) -> Path:
    return tmp_path / "broken.toml"


def refused(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `check` says of a file it cannot read; it must leave with 2 and count the file as failed."""
    assert main(["check", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "0 passed, 1 failed"
    assert "Traceback" not in out + err
    return out + err


def test_the_case_is_sound_before_it_is_broken(case_file: Path) -> None:
    case_file.write_text(GOOD, "utf-8")
    assert load(case_file).id == "a-case"


@pytest.mark.parametrize("fault", BROKEN)
def test_a_fault_is_named_with_its_line_and_key(
    fault: str, case_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right, wrong, wanted = BROKEN[fault]
    assert GOOD.count(right) == 1
    case_file.write_text(GOOD.replace(right, wrong), "utf-8")
    said = refused(case_file, capsys)
    assert "broken.toml" in said
    for words in wanted:
        assert words in said, said


def test_every_fault_of_a_file_is_told_at_once(case_file: Path) -> None:
    case_file.write_text(GOOD.replace("S calls S3", "S cals S3").replace("3NT", "9NT").replace("turn", "trun"), "utf-8")
    with pytest.raises(CaseErrors) as caught:
        load(case_file)
    assert [problem.line for problem in caught.value.problems] == [2, 6, 10]


def test_a_wrong_encoding(case_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case_file.write_bytes(GOOD.replace("a-case", "è").encode("latin-1"))
    assert "broken.toml:1: unreadable: this is not text in UTF-8" in refused(case_file, capsys)


def test_a_line_of_ten_megabytes(case_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case_file.write_text(GOOD + f'story = "{"x" * 10_000_000}"\n', "utf-8")
    assert "no case is that long" in refused(case_file, capsys)


def test_bytes_that_are_no_text(case_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case_file.write_bytes(bytes(range(256)) * 40)
    assert "broken.toml" in refused(case_file, capsys)


def test_a_file_that_is_not_there(case_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "broken.toml" in refused(case_file, capsys)


def test_lists_inside_lists_without_end(case_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case_file.write_text(f"x = {'[' * 9000}{']' * 9000}\n", "utf-8")
    assert "too deep" in refused(case_file, capsys)


def test_an_empty_file(case_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case_file.write_text("", "utf-8")
    assert "`id` is wanted" in refused(case_file, capsys)


def test_the_others_are_still_judged(case_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case_file.write_text("id = 4\n", "utf-8")
    (case_file.parent / "sound.toml").write_text(GOOD, "utf-8")
    assert main(["check", str(case_file.parent)]) == 2
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"
