"""The command that writes problems: with Python alone, the same for the same seed, and clear when it cannot."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable import cli
from bridgetable.cases.check import check
from bridgetable.cases.reader import load
from bridgetable.practice.generator import KINDS

ROOT = Path(cli.__file__).parents[1]


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


def test_the_same_seed_writes_the_same_bytes_that_pass_the_check(tmp_path: Path) -> None:
    for name in ("one", "other"):
        assert cli.main(["problems", "--count", "8", "--seed", "4", "--twins", "--out", str(tmp_path / name)]) == 0
    assert files(tmp_path / "one") == files(tmp_path / "other")
    assert len([name for name in files(tmp_path / "one") if "twin" not in name]) == 8
    assert check([tmp_path / "one"]).exit_code == 0
    assert cli.main(["problems", "--count", "8", "--seed", "5", "--out", str(tmp_path / "third")]) == 0
    assert not files(tmp_path / "third").keys() & files(tmp_path / "one").keys()


def test_python_alone_is_enough(tmp_path: Path) -> None:
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from bridgetable.cli import main; sys.exit(main())"
    words = ["problems", "--kind", "G06", "--count", "2", "--out", str(tmp_path / "made")]
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, *words],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(files(tmp_path / "made")) == 2


def test_what_is_wished_is_what_is_written(tmp_path: Path) -> None:
    words = ["--law", "57", "--level", "2", "--edition", "2007", "--count", "4", "--out", str(tmp_path)]
    assert cli.main(["problems", *words]) == 0
    cases = [load(path) for path in tmp_path.iterdir()]
    assert len(cases) == 4
    for case in cases:
        assert case.level == 2 and "-2007-2-" in case.id
        assert any(law.startswith("57") for law in case.laws)


def test_the_list_names_every_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["problems", "--list"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == list(KINDS)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--kind", "G99", "--out", "x"], "There is no kind G99."),
        (["--law", "99", "--out", "x"], "No problem is about Law 99."),
        (["--kind", "G06", "--law", "66", "--out", "x"], "No problem of these kinds is about Law 66."),
        ([], "say where to write them"),
        (["--count", "0", "--out", "x"], "'0' is not a number of problems"),
        (["--level", "4", "--out", "x"], "invalid choice: 4"),
        (["--edition", "1997", "--out", "x"], "invalid choice: 1997"),
    ],
)
def test_what_cannot_be_is_told(
    words: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code = cli.main(["problems", *words])
    except SystemExit as end:
        code = int(end.code or 0)
    assert code == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_a_folder_that_cannot_be_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert cli.main(["problems", "--out", str(tmp_path / "file")]) == 2
    assert "nothing can be written to" in capsys.readouterr().err


def test_a_bar_is_drawn_for_a_terminal_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["problems", "--count", "2", "--out", str(tmp_path / "a")]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert cli.main(["problems", "--count", "2", "--out", str(tmp_path / "a")]) == 0
    assert "2 of 2" in capsys.readouterr().err
