"""`packaging/start.py`: what it makes of a command line and of a machine, without installing anything."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import start


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have been run, as text."""
    typed: list[list[str]] = []

    def note(command: list[Any], **_options: object) -> None:
        typed.append([str(part) for part in command])
        if "venv" in typed[-1]:
            Path(command[-1]).mkdir(exist_ok=True)
            for left in Path(command[-1]).iterdir():
                left.unlink()

    monkeypatch.setattr(subprocess, "run", note)
    return typed


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder with nothing in it but its requirements."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(start, "VENV", tmp_path / ".venv")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["revoke.toml"], True),
        (["--self-test", "out.png"], False),
        (["check"], False),
        (["judge", "revoke.toml", "--json"], False),
        (["laws"], False),
        (["test"], False),
        (["bench"], False),
    ],
)
def test_which_command_lines_open_a_window(arguments: list[str], window: bool) -> None:
    assert start.wants_window(arguments) is window


@pytest.mark.parametrize(
    ("environ", "platform", "display"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "vnc"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_where_a_window_can_be_shown(environ: dict[str, str], platform: str, display: bool) -> None:
    assert start.has_display(environ, platform) is display


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("no_display")
def test_without_a_display_the_window_is_refused_and_the_self_test_named(
    capsys: pytest.CaptureFixture[str], commands: list[list[str]]
) -> None:
    assert start.main([]) == 1
    said = capsys.readouterr().err
    assert "no display" in said
    assert "--self-test" in said
    assert commands == []


@pytest.mark.usefixtures("no_display")
def test_a_self_test_without_a_display_draws_off_screen() -> None:
    assert start.offscreen(["--self-test", "out.png"], {}) == {"QT_QPA_PLATFORM": "offscreen"}
    assert start.offscreen(["--self-test", "out.png"], {"DISPLAY": ":0"}) == {}
    assert start.offscreen(["judge", "revoke.toml"], {}) == {}


def test_the_interpreter_of_a_virtual_environment() -> None:
    assert start.python_of(Path("v"), "win32") == Path("v/Scripts/python.exe")
    assert start.python_of(Path("v"), "darwin") == start.python_of(Path("v"), "linux") == Path("v/bin/python")


def test_the_fingerprint_tells_requirements_folder_and_python_apart(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for root in (here, there):
        root.mkdir()
        (root / "pyproject.toml").write_text("[project]\n")
    first = start.fingerprint(here, "3.11")
    assert start.fingerprint(here, "3.11") == first
    assert start.fingerprint(there, "3.11") != first
    assert start.fingerprint(here, "3.12") != first
    (here / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    assert start.fingerprint(here, "3.11") != first


def test_the_environment_is_made_once_and_again_when_the_requirements_change(
    project: Path, commands: list[list[str]]
) -> None:
    make = [sys.executable, "-m", "venv", "--clear", str(project / ".venv")]
    python = start.prepare("program")
    assert python == start.python_of(project / ".venv")
    install = [str(python), "-m", "pip", "install", "--quiet", "--editable", str(project)]
    assert commands == [make, install]
    start.prepare("program")
    assert commands == [make, install]
    (project / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    start.prepare("program")
    assert commands == [make, install] * 2


def test_a_further_group_is_added_to_the_environment_that_is_there(project: Path, commands: list[list[str]]) -> None:
    start.prepare("program")
    start.prepare("test")
    assert [command[-1] for command in commands] == [str(project / ".venv"), str(project), f"{project}[test]"]
    start.prepare("program")
    start.prepare("test")
    assert len(commands) == 3


def test_an_environment_with_a_further_group_has_the_program_too(project: Path, commands: list[list[str]]) -> None:
    start.prepare("test")
    start.prepare("program")
    assert [command[-1] for command in commands] == [str(project / ".venv"), f"{project}[test]"]


def test_an_installation_that_broke_off_is_begun_anew(
    project: Path, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    note = subprocess.run

    def break_off(command: list[Any], **options: object) -> None:
        note(command, **options)
        if "pip" in command:
            raise subprocess.CalledProcessError(2, command)

    with monkeypatch.context() as once:
        once.setattr(subprocess, "run", break_off)
        with pytest.raises(subprocess.CalledProcessError):
            start.prepare("program")
    start.prepare("program")
    assert [command[2] for command in commands] == ["venv", "pip"] * 2


def test_the_packages_of_libraries_that_do_not_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(start, "loads", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert start.missing_system_packages() == ["libegl1", "python3-venv"]
    monkeypatch.setattr(sys, "platform", "darwin")
    assert start.missing_system_packages() == []


def test_a_library_that_nobody_has_does_not_load() -> None:
    assert not start.loads("libbridgetable-nowhere.so.9")


@pytest.mark.skipif(sys.platform != "linux", reason="Debian's packages")
class TestSystemPackages:
    """Root installs them; anybody else is told the command."""

    def test_nothing_to_do(self, commands: list[list[str]]) -> None:
        start.install_system_packages([])
        assert commands == []

    def test_root_installs(self, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(start.shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(start.os, "geteuid", lambda: 0)
        start.install_system_packages(["libegl1", "libgl1"])
        assert commands == [["apt-get", "update"], ["apt-get", "install", "-y", "libegl1", "libgl1"]]

    def test_a_user_is_told_the_command(self, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(start.shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(start.os, "geteuid", lambda: 1000)
        with pytest.raises(start.CannotStart, match="sudo apt-get install -y libegl1 libgl1"):
            start.install_system_packages(["libegl1", "libgl1"])
        assert commands == []

    def test_another_system_is_told_what_debian_calls_them(
        self, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(start.shutil, "which", lambda name: None)
        with pytest.raises(start.CannotStart, match="libegl1"):
            start.install_system_packages(["libegl1"])
        assert commands == []


def test_an_older_python_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    start.require_python()
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(start.CannotStart, match="3.11 or newer"):
        start.require_python()


def test_the_first_check_that_fails_ends_the_run(tmp_path: Path) -> None:
    ends = [
        [sys.executable, "-c", f"open({str(tmp_path / str(code))!r}, 'w'); raise SystemExit({code})"]
        for code in (0, 3, 5)
    ]
    assert start.run_in_turn(ends[:1]) == 0
    assert start.run_in_turn(ends) == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0", "3"]


def test_the_checks_close_with_the_tests_and_what_they_must_cover() -> None:
    *_, tests, covered = [start.words(command) for command in start.checks(Path("python"))]
    assert "pytest" in tests
    assert "coverage_list" in covered


def test_a_command_that_fails_gives_its_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(extra: str) -> Path:
        raise subprocess.CalledProcessError(7, ["pip", "install", extra])

    monkeypatch.setattr(start, "missing_system_packages", list)
    monkeypatch.setattr(start, "prepare", fail)
    assert start.main(["laws"]) == 7
    assert "pip install program" in capsys.readouterr().err
