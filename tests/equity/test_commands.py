"""`score` and `equity`: what they print, as text and as data, their exit codes; nothing else loads what they need."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.cli import main

CASE = """\
id = "a-case"
table = {declarer="S", contract="4S"}
deal = {N=".3.2.", E=".A.4.", S=".4.A.", W="2..5."}
start = {trick=12, lead="S", tricks={NS=8, EW=3}}
actions = [
  "S leads DA", "W plays S2", "N plays D2", "E plays D4", "W leads D5",
  "N plays H3", "E plays HA", "S plays H4", "all hands go back", "S draws attention to trick 12",
]
"""

REVOKE = (
    "Revoke. North-South: 8 taken at the table, 8 after any transfer, 9 with best play had it not been made. "
    "Up to one trick more to consider. (64C1)"
)

pytestmark = pytest.mark.usefixtures("without_library")


@pytest.fixture
def case(tmp_path: Path) -> str:
    path = tmp_path / "a-case.toml"
    path.write_text(CASE, encoding="utf-8")
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_a_score_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "score", "4SX S", "9", "--vulnerable") == (0, "4♠X by South, 9 tricks, vulnerable: −200.\n", "")
    assert run(capsys, "score", "3N E", "9") == (0, "3NT by East, 9 tricks, not vulnerable: +400.\n", "")


def test_what_is_no_score_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    said = "'9S S' is no contract: write 4S S or 3NTX E, who declares it last\n"
    assert run(capsys, "score", "9S S", "9") == (2, "", said)
    assert run(capsys, "score", "4S Q", "9")[0] == 2
    assert run(capsys, "score", "4S S", "14") == (2, "", "There are thirteen tricks, and not 14.\n")


def test_what_the_cards_are_worth_is_told_in_both_editions(capsys: pytest.CaptureFixture[str], case: str) -> None:
    code, out, err = run(capsys, "equity", case, "--at", "1")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "With all four hands in sight, under the Laws of 2007:",
        "After action 1: West is to play. Tricks of East-West in all, all playing best:",
        "  ♦5: 4",
        "",
        "With all four hands in sight, under the Laws of 2017:",
        "After action 1: West is to play. Tricks of East-West in all, all playing best:",
        "  ♦5: 4",
    ]


def test_after_the_play_the_moment_before_the_revoke_and_its_price_are_told(
    capsys: pytest.CaptureFixture[str], case: str
) -> None:
    code, out, _ = run(capsys, "equity", case, "--edition", "2017")
    assert code == 0
    assert out.splitlines() == [
        "With all four hands in sight, under the Laws of 2017:",
        "The play is over: go back to a moment at which somebody is to play.",
        "Just before action 2: West is to play. Tricks of East-West in all, all playing best:",
        "  ♦5: 4",
        REVOKE,
    ]


def test_as_data(capsys: pytest.CaptureFixture[str], case: str) -> None:
    both = json.loads(run(capsys, "equity", case, "--json")[1])
    assert [each["edition"] for each in both] == [2007, 2017]
    data = json.loads(run(capsys, "equity", case, "--json", "--edition", "2017")[1])
    assert data == both[1]
    assert data["now"] == {"why": "The play is over: go back to a moment at which somebody is to play."}
    cards = [{"cards": ["D5"], "tricks": 1}]
    moment = {"after": 1, "seat": "W", "won": 3, "best": 1, "best_allowed": 1, "later": False, "cards": cards}
    assert data["without"] == [{"action": 2} | moment]
    revoke = {"side": "NS", "cite": "64C1", "action": 2, "taken": 8, "given": 8, "without": 9}
    assert (data["revokes"], data["claim"]) == ([revoke], None)


def test_what_is_barred_and_demanded_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    case = tmp_path / "a-case.toml"
    case.write_text(
        'id = "a-case"\ntable = {declarer="S", contract="3NT"}\n'
        'deal = {N="..A.A3", E=".A.2.2", S=".3.3.4", W="2.4.4."}\n'
        'start = {trick=11, lead="E", on_table=["E D2 major penalty"]}\nactions = ["S claims all"]\n',
        encoding="utf-8",
    )
    code, out, _ = run(capsys, "equity", str(case), "--edition", "2017", "--at", "0")
    assert code == 0
    assert out.splitlines()[1:] == [
        "After action 0: East is to play. Tricks of East-West still to come, all playing best:",
        "  ♥A: 1, not to be played now (50D1(a))",
        "  ♦2: 0, to be played now (50D1(a))",
        "  ♣2: 0, not to be played now (50D1(a))",
        "  Best: 1 · best that may be played: 0",
    ]
    data = json.loads(run(capsys, "equity", str(case), "--edition", "2017", "--at", "0", "--json")[1])
    assert data["now"]["cards"][:2] == [
        {"cards": ["HA"], "tricks": 1, "barred": "50D1(a)"},
        {"cards": ["D2"], "tricks": 0, "demanded": "50D1(a)"},
    ]


def test_a_claim_that_cannot_be_good_is_in_the_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    case = tmp_path / "a-case.toml"
    case.write_text(CASE.partition("actions")[0] + 'actions = ["S claims all"]\n', encoding="utf-8")
    data = json.loads(run(capsys, "equity", str(case), "--edition", "2017", "--json")[1])
    assert data["claim"] == {"action": 1, "side": "NS", "claimed": 2, "most": 1}


def test_where_nothing_can_be_worked_out_it_is_told_why(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    case = tmp_path / "a-case.toml"
    case.write_text(
        'id = "a-case"\ntable = {declarer="S", contract="3NT"}\nactions = ["W leads D5"]\n', encoding="utf-8"
    )
    code, out, _ = run(capsys, "equity", str(case), "--edition", "2017")
    assert (code, out.splitlines()[1:]) == (1, ["North's hand is not known: load tonight's boards, or type it."])


def test_of_several_cases_each_is_told_in_a_line(capsys: pytest.CaptureFixture[str], case: str, tmp_path: Path) -> None:
    before = tmp_path / "before.toml"
    before.write_text(CASE[: CASE.index("actions")] + "actions = []\n", encoding="utf-8")
    code, out, _ = run(capsys, "equity", str(tmp_path))
    assert (code, out.splitlines()) == (
        0,
        [
            f"{case}: The play is over: go back to a moment at which somebody is to play. "
            + REVOKE.removesuffix(" (64C1)"),
            f"{before}: South is to play. Tricks of North-South in all, all playing best: Best: 9.",
        ],
    )
    code, out, _ = run(capsys, "equity", case, str(before), "none.toml", "--json", "--edition", "2007")
    told = json.loads(out)
    assert (code, [len(each["editions"]) for each in told]) == (2, [1, 1, 0])
    assert told[1]["editions"][0]["now"]["seat"] == "S"


def test_a_file_that_cannot_be_read_and_an_action_that_is_not_there(
    capsys: pytest.CaptureFixture[str], case: str, tmp_path: Path
) -> None:
    assert run(capsys, "equity", str(tmp_path / "none.toml"))[0] == 2
    assert run(capsys, "equity", case, "--at", "11") == (2, "", "--at: there are actions 1 to 10, and 0 for none\n")


def run_alone(program: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-c", program]
    return subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("words", [["judge", "CASE", "--json"], ["score", "4S S", "10"]])
def test_no_solver_is_loaded_unasked(case: str, words: list[str]) -> None:
    words = [case if word == "CASE" else word for word in words]
    program = (
        "import sys; from bridgetable.cli import main\n"
        f"main({words!r})\n"
        "print([name for name in sys.modules if name in ('ctypes', 'bridgetable.equity.native')], file=sys.stderr)"
    )
    assert run_alone(program).stderr == "[]\n"


def test_a_window_that_starts_knows_nothing_of_it() -> None:
    program = (
        "import sys; import bridgetable.cli, bridgetable.ui.shell.assembly\n"
        "print([name for name in sys.modules if name.startswith('bridgetable.equity')])"
    )
    done = run_alone(program)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
