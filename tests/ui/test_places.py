"""Where settings, unsaved work and records lie, on each system and on a stick."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QStandardPaths

from bridgetable.cli import main
from bridgetable.seats import Seat
from bridgetable.ui.files import places
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery

FORMS = (QSettings.Format.NativeFormat, QSettings.Format.IniFormat)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder the program lies in, with a home beside it."""
    home, folder = tmp_path / "home", tmp_path / "stick"
    folder.mkdir()
    for name, value in (("HOME", home), ("XDG_CONFIG_HOME", home / ".config"), ("XDG_DATA_HOME", home / ".data")):
        monkeypatch.setenv(name, str(value))
    monkeypatch.setattr(places, "program_folder", lambda: folder)
    before = places._places
    yield folder
    places._places = before


def in_a_program(program: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python lines in a process of their own, with `program` as the program's folder."""
    imports = (
        "from pathlib import Path",
        "from bridgetable.ui.files import places",
        "from bridgetable.ui.start import app",
    )
    lines = "; ".join((*imports, *words))
    lines = lines.replace("HERE", repr(str(program)))
    return subprocess.run(
        [sys.executable, "-c", lines], check=False, capture_output=True, text=True, encoding="utf-8", timeout=60
    )


def test_a_user_has_his_things_in_his_own_places(program: Path) -> None:
    kept = places.settle()
    folders = QStandardPaths.StandardLocation
    assert kept.settings.parent.parent == Path(QStandardPaths.writableLocation(folders.GenericConfigLocation))
    assert kept.work.parent == Path(QStandardPaths.writableLocation(folders.GenericDataLocation))
    assert kept.records == Path.home()
    assert not list(program.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="the folders a Linux desktop names")
def test_settings_and_work_follow_the_folders_a_desktop_names(program: Path) -> None:
    home = program.parent / "home"
    assert places.settle() == places.Places(
        home / ".config" / "Bridgetable" / "bridgetable.ini", home / ".data" / "Bridgetable", home
    )


def test_another_version_of_the_program_finds_settings_and_work(program: Path) -> None:
    first = places.settle()
    Preferences(first.settings).bottom = Seat.E
    recovery = Recovery(first.work)
    recovery.keep("a record")
    assert recovery.flush()  # and then the machine stopped: nobody closes it
    program.rename(program.with_name("stick-newer"))
    second = places.settle()
    assert Preferences(second.settings).bottom is Seat.E
    assert next(second.work.glob("*.bridgecase")).read_text(encoding="utf-8") == "a record"


@pytest.mark.parametrize("how", ["a mark", "a wish"])
def test_a_portable_program_leaves_nothing_at_home(program: Path, how: str) -> None:
    if how == "a mark":
        (program / places.MARK).touch()
    run = in_a_program(
        program,
        "places.program_folder = lambda: Path(HERE)",
        "from PySide6.QtCore import QTimer; from PySide6.QtWidgets import QApplication, QFileDialog",
        "shown = lambda: (QFileDialog().deleteLater(), QApplication.closeAllWindows(), QApplication.quit())",
        "from bridgetable.ui.start import succession",
        "succession.Window.complete = lambda window, path: QTimer.singleShot(0, shown)",
        f"app.run(None, portable={how == 'a wish'})",
    )
    assert (run.returncode, run.stdout) == (0, ""), run.stderr
    assert {path.name for path in program.iterdir()} - {places.MARK} == {places.CARRIED}
    left = program.parent / "home"
    assert [path for path in left.rglob("*") if path.is_file() and "fontconfig" not in path.parts] == []


def test_a_program_that_cannot_write_beside_itself_says_so(
    program: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (program / places.CARRIED).write_text("a file where the folder should be", encoding="utf-8")
    assert main(["--portable"]) == 2
    assert "Nothing can be kept beside the program" in capsys.readouterr().err


def test_a_write_protected_stick_remembers_nothing_and_runs(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (program / places.MARK).touch()
    (program / places.CARRIED).write_text("a file where the folder should be", encoding="utf-8")
    monkeypatch.setattr(QSettings, "setPath", lambda *_: None)
    kept = places.settle()
    recovery = Recovery(kept.work)
    recovery.keep("a record")
    assert not recovery.flush()
    assert recovery.problem
    assert recovery.left() == []
    recovery.close()
    assert Preferences(kept.settings).bottom is Seat.S


def test_what_lies_with_the_settings_is_found_where_both_are_carried(tmp_path: Path) -> None:
    stick, elsewhere = tmp_path / "E", tmp_path / "F"
    stick.mkdir()
    outside = tmp_path / "home" / "b.bridgecase"
    for path in (outside, stick / "mine" / "a.bridgecase"):
        Preferences(stick / "bridgetable.ini").remember(path)
    Preferences(stick / "bridgetable.ini").remember_own_book(2017, stick / "book.pdf")
    stick.rename(elsewhere)
    kept = Preferences(elsewhere / "bridgetable.ini")
    assert kept.recent == [elsewhere / "mine" / "a.bridgecase", outside]
    assert kept.own_book(2017) == elsewhere / "book.pdf"


@pytest.mark.parametrize(
    ("system", "binary", "folder"),
    [
        ("linux", "opt/bridgetable/bridgetable", "opt/bridgetable"),
        ("win32", "E/Bridgetable/Bridgetable.exe", "E/Bridgetable"),
        ("darwin", "Volumes/Stick/Bridgetable.app/Contents/MacOS/bridgetable", "Volumes/Stick"),
    ],
)
def test_the_folder_of_a_built_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, binary: str, folder: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "executable", str(tmp_path / binary))
    assert places.program_folder() == (tmp_path / folder).resolve()


def test_from_source_the_program_lies_in_the_project() -> None:
    assert (places.program_folder() / "bridgetable" / "ui").is_dir()
