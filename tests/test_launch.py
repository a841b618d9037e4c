"""Where no window can open, it is said why and what to type, in words and without a traceback."""

from __future__ import annotations

import ctypes
import importlib.metadata
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetable import launch, system, told

ON_SCREEN = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
LOADING = "libfancy.so.2: cannot open shared object file: No such file or directory"


@pytest.fixture(autouse=True)
def desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Linux with a screen that answers, on which nothing is missing, and a terminal."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name, value in ON_SCREEN.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(launch, "_display_answers", lambda: True)
    monkeypatch.setattr(launch, "tell", told.write)
    monkeypatch.setattr(system, "not_loading", lambda _libraries: [])


def starting(monkeypatch: pytest.MonkeyPatch, start: Callable[[], int]) -> None:
    """Let the window and the self-test do this instead of opening."""
    monkeypatch.setattr("bridgetable.ui.start.app.run", lambda path, portable, language: start())
    monkeypatch.setattr("bridgetable.ui.start.selftest.run", lambda picture, file: start())


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().err.splitlines()


def test_a_missing_library_is_named_with_what_to_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = {"libglib-2.0.so.0", "libxcb-cursor.so.0"}
    monkeypatch.setattr(system, "not_loading", lambda libraries: [each for each in libraries if each in gone])
    starting(monkeypatch, lambda: pytest.fail("Qt would end the program here"))
    assert launch.window(None, False) == 2
    said = lines(capsys)
    assert said[0] == (
        "The window needs what this system lacks: libglib-2.0.so.0, libxcb-cursor.so.0. "
        "Type the lines of your Linux, and start again:"
    )
    assert [line for line in said if line.endswith("apt-get install libglib2.0-0 libxcb-cursor0")]
    assert said[-1] == "The commands check, judge and laws work without it."
    assert launch.self_test("out.png", None) == 2
    assert lines(capsys)[0] == said[0]


@pytest.mark.parametrize("name", [None, "PySide6.QtCore"])
@pytest.mark.parametrize(
    ("library", "first"),
    [
        (
            "libEGL.so.1",
            "The window needs what this system lacks: libEGL.so.1. Type the lines of your Linux, and start again:",
        ),
        ("libfancy.so.2", f"PySide6, which draws the window, cannot be loaded on this system: {LOADING}."),
    ],
)
def test_a_library_that_is_missed_only_when_qt_is_loaded_gives_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str | None, library: str, first: str
) -> None:
    def fails() -> int:
        raise ImportError(LOADING.replace("libfancy.so.2", library), name=name)

    starting(monkeypatch, fails)
    assert launch.window(None, False) == 2
    assert lines(capsys)[0] == first


def test_a_system_too_old_for_qt_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> int:
        raise ImportError("libc.so.6: version `GLIBC_2.99' not found", name="PySide6.QtCore")

    starting(monkeypatch, fails)
    assert launch.window(None, False) == 2
    assert "cannot be loaded on this system: libc.so.6: version `GLIBC_2.99' not found." in lines(capsys)[0]


def test_a_fault_of_the_program_is_not_taken_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> int:
        raise ImportError("cannot import name 'fold'", name="bridgetable.table")

    starting(monkeypatch, fails)
    with pytest.raises(ImportError):
        launch.window(None, False)


@pytest.fixture
def no_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> int:
        raise ModuleNotFoundError("No module named 'PySide6'", name="PySide6")

    starting(monkeypatch, fails)
    monkeypatch.setitem(sys.modules, "PySide6", None)


@pytest.mark.usefixtures("no_qt")
def test_without_pyside_all_that_is_needed_is_named_with_its_bounds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(launch, "requirements", lambda: ["PySide6-Essentials>=6.8,<6.12", "pypdf>=6,<8"])
    monkeypatch.setattr(sys, "executable", "/a b/python3")
    assert launch.window(None, False) == 2
    said = lines(capsys)
    start = Path(launch.__file__).parents[1] / "packaging" / "start.py"
    assert said[0] == (
        "The window needs PySide6, which is not installed here. This installs what is missing, and opens the window:"
    )
    assert said[2] == f'    "/a b/python3" {start}'
    assert said[6] == '    "/a b/python3" -m pip install "PySide6-Essentials>=6.8,<6.12" "pypdf>=6,<8"'
    monkeypatch.setattr(launch, "SOURCE", tmp_path)  # installed, without the project's folder
    assert launch.window(None, False) == 2
    assert lines(capsys)[0].endswith("not installed here. This installs it, with all else the program needs:")


@pytest.mark.usefixtures("no_qt")
def test_a_frozen_program_without_pyside_is_not_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert launch.window(None, False) == 2
    assert lines(capsys) == ["A part of the program is missing, PySide6. Unpack or install the program once more."]


def test_what_is_needed_is_what_the_project_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def needs(_name: str) -> list[str]:
        return ["PySide6-Essentials<6.12,>=6.8", "pypdf<8,>=6", 'pytest>=8.3; extra == "test"']

    def unknown(_name: str) -> list[str]:
        raise importlib.metadata.PackageNotFoundError

    monkeypatch.setattr(importlib.metadata, "requires", needs)
    assert launch.requirements() == ["PySide6-Essentials<6.12,>=6.8", "pypdf<8,>=6"]
    (tmp_path / "pyproject.toml").write_text('[project]\ndependencies = ["fancy>=1"]\n', encoding="utf-8")
    monkeypatch.setattr(launch, "SOURCE", tmp_path)
    monkeypatch.setattr(importlib.metadata, "requires", unknown)
    assert launch.requirements() == ["fancy>=1"]


def test_a_display_that_does_not_answer_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launch, "_display_answers", lambda: False)
    starting(monkeypatch, lambda: 0)
    assert launch.window(None, False) == 2
    assert lines(capsys)[0] == "The display :0 does not answer, so no window can open."
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert launch.window(None, False) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="the screens of X are asked where they are used")
def test_a_screen_is_asked_whether_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from bridgetable.launch import _display_answers; print(_display_answers())"
    asked = [sys.executable, "-c", code]
    environ = {"DISPLAY": ":4242", "PATH": ""}
    folder = Path(launch.__file__).parents[1]
    try:
        ctypes.CDLL("libxcb.so.1")
    except OSError:
        pytest.skip("no libxcb here to ask with")
    assert subprocess.run(asked, env=environ, cwd=folder, capture_output=True, check=True).stdout == b"False\n"


def test_what_cannot_be_kept_beside_the_program_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from bridgetable.ui.files.places import NotWritable

    def fails() -> int:
        raise NotWritable("/stick: Read-only file system")

    starting(monkeypatch, fails)
    assert launch.window(None, True) == 2
    assert lines(capsys) == ["Nothing can be kept beside the program: /stick: Read-only file system"]
