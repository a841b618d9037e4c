"""The command `collection`: made, looked through, installed, listed and removed without a window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.ui.files import places
from generated.strange_collections import CASE, INDEX_TEXT


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program is carried on a stick: everything lies beside it."""
    folder = tmp_path / "stick"
    folder.mkdir()
    (folder / places.MARK).touch()
    monkeypatch.setattr(places, "program_folder", lambda: folder)
    before = places._places
    yield folder
    places._places = before


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    folder = tmp_path / "cases"
    folder.mkdir()
    (folder / "collection.toml").write_bytes(INDEX_TEXT)
    (folder / "a.toml").write_bytes(CASE % b"a")
    return folder


def test_a_folder_is_packed_and_looked_through(cases: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.bridgecases"
    assert main(["collection", "make", str(cases), str(out), "--version", "3"]) == 0
    assert main(["collection", "check", str(out)]) == 0
    assert "Tuesday, by A. Director, version 3" in capsys.readouterr().out
    (cases / "bad.toml").write_bytes(b"id = ")
    assert main(["collection", "check", str(cases)]) == 2
    assert capsys.readouterr().out.startswith("bad.toml, line 1: ")


def test_one_is_installed_listed_and_removed(cases: Path, stick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["collection", "list"]) == 0
    assert capsys.readouterr().out == ""
    assert main(["collection", "install", str(cases)]) == 0
    assert capsys.readouterr().out == "“Tuesday” is installed, with 1 case\n"
    assert (stick / "user" / "unsaved" / "collections" / "tuesday" / "a.toml").read_bytes() == CASE % b"a"
    main(["collection", "list"])
    assert capsys.readouterr().out == "tuesday: Tuesday, by A. Director, version 1\n"
    assert main(["collection", "remove", "friday"]) == 2
    assert main(["collection", "remove", "tuesday"]) == 0
    main(["collection", "list"])
    assert capsys.readouterr().out == "“Tuesday” is removed\n"


def test_without_a_case_or_a_place_nothing_is_installed(
    cases: Path, stick: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (stick / "user" / "unsaved").mkdir(parents=True)
    (stick / "user" / "unsaved" / "collections").touch()
    assert main(["collection", "install", str(cases)]) == 2
    assert "cannot be installed" in capsys.readouterr().err
    (cases / "a.toml").unlink()
    assert main(["collection", "install", str(cases)]) == 2
    assert "no case in it" in capsys.readouterr().err
