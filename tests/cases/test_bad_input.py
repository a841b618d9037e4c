"""What is wrong with a case file is told with its line and key, all of it at once, and never with a traceback.

`bad_input.txt` holds the files: under each, after `### told`, the line, the key and a part of each problem.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgetable.cases.problems import CaseError, CaseErrors
from bridgetable.cases.reader import LARGEST, load, parse_case

_FILE = re.compile(r"### (?P<name>.+)\n(?P<text>(?:.*\n)*?)### told\n(?P<told>(?:[^#\n].*\n)+)")
_TOLD = re.compile(r"(\d+) (.*?): (.*)")

BAD = {
    found["name"]: (found["text"], [_TOLD.fullmatch(line) for line in found["told"].splitlines()])
    for found in _FILE.finditer((Path(__file__).parent / "bad_input.txt").read_text(encoding="utf-8"))
}


def text_of(name: str) -> str:
    return BAD[name][0]


def problems_of(text: str) -> tuple[CaseError, ...]:
    with pytest.raises(CaseErrors) as caught:
        parse_case(text, "bad.toml", expecting=True)
    return caught.value.problems


@pytest.mark.parametrize("name", BAD)
def test_every_problem_is_told_at_its_place(name: str) -> None:
    problems = problems_of(text_of(name))
    expected = [(int(told[1]), told[2], told[3]) for told in BAD[name][1] if told]
    places = [(problem.line, problem.key) for problem in problems]
    assert sorted(places) == sorted((line, key) for line, key, _ in expected), [str(problem) for problem in problems]
    for line, key, part in expected:
        told = [problem.message for problem in problems if (problem.line, problem.key) == (line, key)]
        assert any(part in message for message in told), told


@pytest.mark.parametrize("name", BAD)
def test_a_problem_is_one_line_that_names_the_file(name: str) -> None:
    for problem in problems_of(text_of(name)):
        assert str(problem).startswith("bad.toml:")
        assert "\n" not in str(problem)
        assert len(str(problem)) < 700


def test_problems_come_in_the_order_of_the_lines() -> None:
    lines = [problem.line for problem in problems_of(text_of("lists of an expectation"))]
    assert lines == sorted(lines, key=lambda line: line or 0)


def test_problems_are_of_three_kinds() -> None:
    (impossible,) = problems_of(text_of("card he does not hold"))
    (unreadable,) = problems_of(text_of("verb"))
    (ambiguous,) = problems_of(text_of("label twice"))
    assert (impossible.kind, unreadable.kind, ambiguous.kind) == ("impossible here", "unreadable", "ambiguous")


def test_after_an_action_that_cannot_be_read_nothing_is_called_impossible() -> None:
    text = 'id = "a"\ndeal = {E="A.*.*.*"}\nactions = ["E fnords", "W plays SA"]\nexpect = []\n'
    assert [problem.key for problem in problems_of(text)] == ["actions[1]"]


def test_in_a_position_that_cannot_be_read_nothing_is_called_impossible() -> None:
    text = 'id = "a"\ndeal = {E="A"}\nactions = ["W plays SA"]\nexpect = []\n'
    assert [problem.key for problem in problems_of(text)] == ["deal.E"]


def test_all_problems_of_a_file_are_told_together() -> None:
    errors = CaseErrors(problems_of(text_of("expectation")))
    assert str(errors).count("\n") == len(errors.problems) - 1


@pytest.mark.parametrize(
    ("text", "line", "key", "part"),
    [
        (f'id = "a"\nlevel = {"9" * 5000}', 2, "", "too many letters"),
        (f'id = "a"\nactions = ["{"S" * 5000}"]\nexpect = []\n', 2, "actions[1]", "5000 letters are too many"),
    ],
    ids=["huge number", "long sentence"],
)
def test_what_is_far_too_big(text: str, line: int, key: str, part: str) -> None:
    (problem,) = problems_of(text)
    assert (problem.line, problem.key) == (line, key)
    assert part in problem.message


@pytest.mark.parametrize("levels", [30, 400, 3000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ("{a=", "}")])
def test_lists_and_tables_inside_each_other(opening: str, closing: str, levels: int) -> None:
    inside = "1" if closing == "}" else ""
    (problem,) = problems_of(f'id = "a"\nactions = {opening * levels}{inside}{closing * levels}')
    assert (problem.line, problem.message) == (
        2 if levels > 100 else None,
        "lists or tables stand too deep inside each other",
    )


def load_problem(path: Path) -> CaseError:
    with pytest.raises(CaseErrors) as caught:
        load(path)
    (problem,) = caught.value.problems
    return problem


def test_no_such_file(tmp_path: Path) -> None:
    assert "No such file" in load_problem(tmp_path / "none.toml").message


def test_a_folder_is_no_case(tmp_path: Path) -> None:
    assert load_problem(tmp_path).file == str(tmp_path)


@pytest.mark.parametrize("data", ['id = "é"'.encode("latin-1"), 'id = "a"'.encode("utf-16"), b"\xff\x00\x81"])
def test_another_encoding(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"\n\n" + data)
    problem = load_problem(path)
    assert (problem.line, problem.message) == (3, "this is not text in UTF-8")


def test_a_line_of_ten_megabytes_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(f'id = "{"a" * 10_000_000}"', encoding="utf-8")
    assert "larger than 2 MB" in load_problem(path).message


def test_a_long_line_below_that_is_told_of_in_a_short_one(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(f'id = "{"A" * (LARGEST // 2)}"\nactions = []\n', encoding="utf-8")
    assert len(str(load_problem(path))) < 300


def test_a_byte_order_mark_and_windows_lines_do_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"\xef\xbb\xbf" + b'id = "a"\r\nactions = []\r\nstory = """one\r\ntwo"""\r\n')
    assert load(path).story_in() == "one\ntwo"


ACTION = 'id = "a"\nactions = ["{}"]'
EXPECTED = 'id = "a"\nactions = []\n[[expect]]\n{}'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (ACTION.format("W drops SA and SQ"), "between several cards write a comma, not 'and': SA, SQ"),
        (ACTION.format("W leads ♥5"), "did you mean 'H5'?"),
        (ACTION.format("W leads 10h"), "did you mean 'H10'?"),
        (ACTION.format("W plays HQ to the trick"), "did you mean 'HQ'?"),
        (ACTION.format("dummy plays H5"), "write where the player sits"),
        (ACTION.format("the director is called"), 'say who calls him, "S calls the director"'),
        (ACTION.format("S claims the rest"), 'did you mean "S claims all"?'),
        (ACTION.format("S calls queen of diamonds"), 'did you mean "S calls DQ"?'),
        (ACTION.format("S accepts the lead"), 'as in "S chooses to accept"'),
        (ACTION.format("E revokes"), "a sentence says what was done, and names no law"),
        (EXPECTED.format('edition = "2017"'), "2007 or 2017 without quotes"),
        (EXPECTED.format('turn = "South"'), "'South' is not a seat: N, E, S, W or none; did you mean 'S'?"),
        (EXPECTED.format('cards = {"W H5" = "major"}'), "did you mean 'major penalty'?"),
        (
            EXPECTED.format('irregular = "W revoke"'),
            "a list is wanted, not 'W revoke': what is asked for stands in brackets",
        ),
        (EXPECTED.format('revokes = ["none"]'), "as in S trick 5: established, or S trick 5: none"),
        (EXPECTED.format('options = ["S: require CARD"]'), "is not an option"),
        (ACTION.format("S chooses to forbid hearts, clubs"), "between suits stands 'and', as in hearts and clubs"),
        (ACTION.format("at the same time: W leads H5"), 'without a sign: "at the same time W leads H5"'),
        ("id = 'a'\nactions = ['N corrects S\\'s explanation as \"weak\"', 'S pauses']", "nothing can be escaped"),
        (EXPECTED.format('irregular = ["revoke"]'), "'revoke' has no seat: as in W revoke"),
        (EXPECTED.format('duties = ["W: must play D2"]'), "the verb of a duty: play, lead, face, pass, withdraw"),
        (EXPECTED.format('may_play = ["W: HK, H3"]'), "write 'and' between the cards or suits he may play"),
        (EXPECTED.format('claim = "disputed"'), "is not the state of a claim: open, agreed, void"),
        (ACTION.format("W contests"), 'did you mean "W objects"?'),
        (ACTION.format("N passes"), 'did you mean "N bids pass"?'),
        (ACTION.format("N accepts the claim"), 'did you mean "W agrees"?'),
        (ACTION.format("S claims 3 tricks"), 'as in "S claims 3"'),
        (ACTION.format("W plays H2 instead of S3"), 'as in "W replaces S3 with H2"'),
        (ACTION.format("trick 5: W S2, N S3, E S4, S S5"), "no commas in a trick"),
        (ACTION.format("E faces D5, D6"), "one card stands here, not several"),
        (ACTION.format("E shows D5 to everybody"), "'everybody' does not name seats"),
        (EXPECTED.format('after = "lead"'), 'or a label as in "@lead"'),
        (EXPECTED.format('irregular = ["W revoke 61B"]'), "a semicolon stands before the paragraph"),
        (EXPECTED.format('options = ["S: forbid any suit"]'), "for any suit write SUIT"),
        (EXPECTED.format('may_play = ["W: any"]'), "or a suit, as in W: hearts, or any card"),
        (EXPECTED.format('info = ["W D7: authorised NS"]'), "as in W D7: yes NS, no EW"),
        (EXPECTED.format('transfer = "1 to EW"'), 'as in {to="EW", tricks=1}, or 0'),
        ('id = "a"\nactions = []\n[expect]\nturn = "W"', "its header stands in two brackets, [[expect]]"),
        ('id = "a"\nactions = []\nknown = ["W has spades"]', "is none of the five forms: W has a spade"),
        ('id = "a"\nactions = [“S leads SK”]', "a text stands in straight quotes"),
        (ACTION.format('W remarks "my lead?"'), "is itself put in single ones"),
        ('id = "a"\nactions = []\nstart = {duties=["E: bow"]}', "'bow' is no duty: play D7"),
        ('id = "a"\nactions = []\nstart = {duties=["E: lead x"]}', "'x' is not a suit"),
        ('id = "a"\nactions = []\ndeal = {North="AKQ.JT9.876.5432"}', "did you mean 'N'?"),
        ('id = "a"\nactions = []\ndeal = {N="AKQ.JT9.876.-"}', "nothing at all stands for a void"),
        ('id = "a"\nactions = [{do="W leads H5", facts={told-turn=no}}]', "a text stands in double quotes"),
    ],
)
def test_the_message_shows_the_right_form(text: str, told: str) -> None:
    assert any(told in problem.message for problem in problems_of(text)), problems_of(text)
