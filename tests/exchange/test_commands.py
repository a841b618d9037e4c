"""The commands `import` and `export`: what they print and write, what they say is wrong, and their exit codes."""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from bridgetable.cases.reader import load
from bridgetable.cli import main
from bridgetable.resources import resource_path
from exchange.pbn_texts import BOARD

REFUSED = '[Board "4"]\n[Deal "N:AA... - - -"]\n'
ODD = '[Board "5"]\n[Dealer "Z"]\n[Contract "Pass"]\n'
CASE = str(resource_path("cases", "law54", "law54-b-accepts.toml"))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], list[str]]:
    """The exit code of a command, the lines it prints, and those in which it says what is wrong."""
    code = main(words)
    out, err = capsys.readouterr()
    return code, out.splitlines(), err.splitlines()


def file(folder: Path, text: str, name: str = "club.pbn") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_import_lists_the_boards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = file(tmp_path, f"{BOARD}\n{ODD}")
    assert run(capsys, "import", name) == (
        0,
        [
            "Board 3 (Pairs): 3NT by South",
            "Board 5: passed out; one remark",
            f"{name}: 2 boards read, 1 of them with remarks; 0 refused",
        ],
        [f"{name}:10: What the tag Dealer says is not understood: 'Z'."],
    )


def test_import_says_what_is_refused_and_reads_the_others(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name, none = file(tmp_path, f"{REFUSED}\n{BOARD}"), str(tmp_path / "none.pbn")
    code, out, err = run(capsys, "import", name, none)
    assert (code, out) == (
        2,
        [
            f"{name}: 1 board read, 0 of them with remarks; 1 refused",
            f"{none}: 0 boards read, 0 of them with remarks; 1 refused",
        ],
    )
    assert [line.replace("'s", "’s") for line in err] == [
        f"{name}:2: board 4 is refused: ♠A stands twice in North’s hand.",
        f"{none}: No such file or directory",
    ]


def test_import_of_a_board_prints_its_case(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = file(tmp_path, f"{BOARD}\n{ODD}")
    code, out, _ = run(capsys, "import", name, "--board", "3")
    assert (code, out[0], out[-1]) == (0, 'id = "pairs-board-3"', "actions = []")


def test_a_board_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "import", file(tmp_path, BOARD), "--board", "7") == (2, [], ["There is no board 7."])


def test_import_writes_a_file_for_each_board(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name, folder = file(tmp_path, f"{BOARD}\n{BOARD}\n{ODD}"), tmp_path / "new" / "cases"
    code, out, _ = run(capsys, "import", name, "--out", str(folder))
    assert (code, out) == (0, [f"3 cases were written into {folder}."])
    written = sorted(path.name for path in folder.iterdir())
    assert written == ["board-5.toml", "pairs-board-3-2.toml", "pairs-board-3.toml"]
    assert load(folder / "pairs-board-3.toml").record.position.header.contract == "3NT"


def test_import_says_where_nothing_can_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = file(tmp_path, BOARD)
    code, out, err = run(capsys, "import", name, "--out", name)
    assert (code, out, len(err)) == (2, [], 1)


def test_import_as_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = file(tmp_path, f'{BOARD}[Play "W"]\nCA C2\n\n{REFUSED}')
    code = main(["import", name, "--json"])
    data = json.loads(capsys.readouterr().out)
    assert code == 2
    (board,) = data["boards"]
    assert (board["board"], board["contract"], board["declarer"], board["plays"]) == ("3", "3NT", "S", ["W CA", "N C2"])
    assert board["cases"][0].startswith('id = "pairs-board-3"')
    assert [(each["line"], each["board"]) for each in data["refused"]] == [(12, "4")]


def test_a_board_that_another_program_has_changed_becomes_two_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    main(["export", CASE, "--to", "pbn"])
    name = file(tmp_path, capsys.readouterr().out.replace('[Contract "4S"]', '[Contract "3S"]'))
    code, _, err = run(capsys, "import", name, "--out", str(tmp_path / "out"))
    assert (code, len(list((tmp_path / "out").iterdir()))) == (0, 2)
    assert any("Another program has changed this board" in line for line in err)


@pytest.mark.parametrize("words", [(), ("--edition", "2007")])
def test_export_writes_what_import_reads(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: tuple[str, ...]
) -> None:
    assert main(["export", CASE, "--to", "pbn", *words]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("% PBN 2.1\r\n% EXPORT\r\n[Event ")
    assert "^L C2" in out
    assert err == ""
    main(["import", file(tmp_path, out), "--out", str(tmp_path)])
    assert load(next(tmp_path.glob("law54*.toml"))) == load(CASE)


def test_export_can_do_without_what_some_programs_stop_at(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "export", CASE, "--to", "pbn", "--plain")
    assert code == 0
    assert not [line for line in out if "^" in line or "BridgetableCase" in line]
    assert out[-1].startswith("4S Pass")


@pytest.mark.parametrize(("form", "begins"), [("lin", "st||md|"), ("link", "https://www.bridgebase.com/tools/hand")])
def test_export_writes_lin_and_links_and_says_what_is_lost(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str, begins: str
) -> None:
    assert main(["export", CASE, "--to", form]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(begins)
    assert "Not written: East led ♣2 out of turn." in err
    code, printed, _ = run(capsys, "import", file(tmp_path, out))
    assert code == 0
    assert any("4♠" in line for line in printed)


@pytest.mark.parametrize(("form", "bid"), [("lin", "mb|"), ("link", "mb%7C")])
def test_a_contract_nobody_has_told_is_in_no_auction(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str, bid: str
) -> None:
    name = file(tmp_path, 'id = "it"\nactions = ["W leads CA", "N plays C2"]\n', "it.toml")
    code, out, err = run(capsys, "export", name, "--to", form)
    assert (code, bid in "".join(out)) == (0, False)
    assert any("The contract, or its declarer, has not been told" in line for line in err)


def test_export_says_what_few_programs_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = file(tmp_path, 'id = "it"\nactions = []\n', "it.toml")
    code, _, err = run(capsys, "export", name, "--to", "pbn")
    assert (code, err) == (
        0,
        [
            f"{name}: The contract, or its declarer, has not been told: some programs will not show the play.",
            f"{name}: Hands that are not known whole are written as a hyphen: few programs read them.",
        ],
    )


def test_export_of_what_is_no_case_says_why(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(capsys, "export", file(tmp_path, "id = 3\n", "bad.toml"), "--to", "pbn")
    assert (code, out) == (2, [])
    assert err


def test_export_where_nothing_can_be_printed_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", StringIO())
    assert main(["export", CASE, "--to", "pbn"]) == 0


# Many files


def folder_of(tmp_path: Path) -> str:
    """A folder with a file that is read, one below it, and one that is hidden."""
    for name, text in (("a.pbn", BOARD), ("sub/b.pbn", f"{BOARD}\n{BOARD}"), (".hidden.pbn", REFUSED)):
        (tmp_path / "boards" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "boards" / name).write_text(text, encoding="utf-8")
    return str(tmp_path / "boards")


def test_of_a_folder_each_file_is_told_in_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    code, out, err = run(capsys, "import", folder)
    assert (code, err) == (0, [])
    assert out == [
        f"{Path(folder, 'a.pbn')}: 1 board read, 0 of them with remarks; 0 refused",
        f"{Path(folder, 'sub', 'b.pbn')}: 2 boards read, 0 of them with remarks; 0 refused",
    ]


def test_a_folder_in_which_there_is_nothing_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "import", str(tmp_path)) == (2, [], ["There is no file in it."])


def test_who_watches_a_terminal_sees_how_far_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_of(tmp_path)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    main(["import", folder])
    assert "] 2 of 2" in capsys.readouterr().err


def test_cases_go_out_into_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad, out_folder = file(tmp_path, "id = 3\n", "bad.toml"), tmp_path / "out"
    code, out, _ = run(capsys, "export", CASE, bad, CASE, "--to", "link", "--out", str(out_folder))
    name = Path(CASE).stem
    assert (code, out) == (2, [str(out_folder / f"{name}.txt"), str(out_folder / f"{name}-2.txt")])
    assert (out_folder / f"{name}.txt").read_text(encoding="utf-8").startswith("https://")


def test_where_a_case_cannot_be_written_that_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = file(tmp_path, BOARD)
    code, out, err = run(capsys, "export", CASE, "--to", "pbn", "--out", name)
    assert (code, out, name in err[-1]) == (2, [], True)


PLAYED = '[Board "3"]\n[Vulnerable "NS"]\n[Declarer "S"]\n[Contract "4S"]\n[Result "10"]\n'
NO_RESULT = '[Board "4"]\n[Contract "4S"]\n[Declarer "S"]\n'
PASSED = '[Board "5"]\n[Contract "Pass"]\n'


def test_scores_of_the_boards_of_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    not_said = PLAYED.replace('[Vulnerable "NS"]\n', "").replace('"3"', '"6"')
    name = file(tmp_path, f"{PLAYED}\n{NO_RESULT}\n{PASSED}\n{not_said}")
    assert run(capsys, "score", name)[:2] == (
        0,
        [
            "Board 3: 4♠ by South, 10 tricks, vulnerable: +620.",
            "Board 4: No result is told.",
            "Board 5: Passed out: 0.",
            "Board 6: 4♠ by South, 10 tricks, not vulnerable: +420. Vulnerable: +620.",
        ],
    )


def test_scores_of_files_are_told_in_a_line_each(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one, two = file(tmp_path, PLAYED, "one.pbn"), file(tmp_path, f"{PLAYED}\n{NO_RESULT}\n{REFUSED}", "two.pbn")
    code, out, err = run(capsys, "score", one, two)
    assert (code, len(err)) == (2, 1)
    assert out == [
        f"{one}: 4♠ by South, 10 tricks, vulnerable: +620.",
        f"{two}: 1 of 2 boards have a result.",
    ]


def test_scores_as_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    down = PLAYED.replace('"10"', '"8"').replace('"S"]', '"W"]')
    name = file(tmp_path, f"{PLAYED}\n{down}\n{PASSED}\n{NO_RESULT}\n{REFUSED}")
    code = main(["score", name, "--json"])
    (told,) = json.loads(capsys.readouterr().out)
    assert code == 2
    assert [each["score_ns"] for each in told["boards"]] == [620, 100, 0, None]
    assert [each["board"] for each in told["refused"]] == ["4"]
