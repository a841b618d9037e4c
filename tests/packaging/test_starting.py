"""`packaging/starting.py`: what it makes of a command line and of a machine, without fetching anything."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import elsewhere
import shell
import starting
from bridgetable import system
from environment import ROOT, CannotPrepare


@pytest.fixture(autouse=True)
def untouched(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Nothing is fetched, started or installed; the commands that would have been run, as text."""
    typed: list[list[str]] = []

    def note(command: shell.Command, *_: object, **__: object) -> int:
        typed.append([str(part) for part in command])
        return 0

    def heard(command: shell.Command) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, note(command), "")

    monkeypatch.setattr(starting, "prepare", lambda group: Path(f"python of {group}"))
    monkeypatch.setattr(starting, "hand_on", note)
    monkeypatch.setattr(starting, "heard", heard)
    monkeypatch.setattr(subprocess, "call", note)
    monkeypatch.setattr(system, "missing_libraries", list)
    monkeypatch.setattr(starting, "lacks_venv", lambda: False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return typed


def test_the_window_is_handed_on_to(untouched: list[list[str]]) -> None:
    assert starting.main(["--self-test", "table.png"]) == 0
    assert untouched == [["python of program", "-m", "bridgetable", "--self-test", "table.png"]]


@pytest.mark.parametrize("words", [["check", "nosuchfile.toml"], ["laws", "--edition", "2007"]])
def test_the_other_commands_need_nothing_that_is_fetched(
    words: list[str], monkeypatch: pytest.MonkeyPatch, untouched: list[list[str]]
) -> None:
    monkeypatch.setattr(system, "missing_libraries", lambda: pytest.fail("nobody asked for a window"))
    starting.main(words)
    assert untouched == []


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_the_help_names_what_there_is(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert starting.main([word]) == 0
    said = capsys.readouterr().out
    for known in ("FILE", "--self-test", "check", "judge", "laws", "test", "bench", "--version", "3.11"):
        assert known in said
    assert "__init__" not in said


def test_the_version_is_the_programs(capsys: pytest.CaptureFixture[str], untouched: list[list[str]]) -> None:
    with pytest.raises(SystemExit) as ended:
        starting.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("bridgetable ")
    assert untouched == []


@pytest.mark.parametrize("words", [["--selftest"], ["a", "b"]])
def test_what_is_not_understood_is_said_before_anything_is_fetched(
    words: list[str], untouched: list[list[str]]
) -> None:
    with pytest.raises(SystemExit) as ended:
        starting.main(words)
    assert ended.value.code == 2
    assert untouched == []


def test_a_mistyped_word_of_engineers_is_known_too(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        starting.main(["tset"])
    assert capsys.readouterr().err == "There is no file 'tset'. Did you mean test?\n"


def test_test_and_bench_take_no_further_words(untouched: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    assert starting.main(["test", "tests/ui"]) == 2
    assert "tests/ui" in capsys.readouterr().err
    assert starting.main(["bench"]) == 0
    assert starting.main(["test"]) == 0
    assert untouched[0] == ["python of bench", "tests/bench"]
    assert len(untouched) == 1 + len([*starting.looks(Path("python")), *starting.tests(Path("python"))])


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
    assert starting.has_display(environ, platform) is display


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("no_display")
def test_without_a_display_the_window_is_refused_and_the_self_test_named(
    capsys: pytest.CaptureFixture[str], untouched: list[list[str]]
) -> None:
    assert starting.main([]) == 1
    said = capsys.readouterr().err
    assert "no display" in said
    assert "--self-test" in said
    assert untouched == []


@pytest.mark.usefixtures("no_display")
def test_a_self_test_without_a_display_draws_off_screen() -> None:
    assert starting.offscreen(["--self-test", "out.png"], {}) == {"QT_QPA_PLATFORM": "offscreen"}
    assert starting.offscreen(["--self-test", "out.png"], {"DISPLAY": ":0"}) == {}


class TestSystemPackages:
    """Root installs them; anybody else is told the command."""

    @pytest.fixture(autouse=True)
    def debian(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(system, "is_root", lambda: True)

    def test_nothing_to_do(self, untouched: list[list[str]]) -> None:
        starting.install_system_packages([])
        assert untouched == []

    def test_root_installs(self, untouched: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(starting, "lacks_venv", lambda: True)
        starting.install_system_packages(["libEGL.so.1"])
        update, install = untouched
        assert update[:2] == ["apt-get", "update"]
        assert install[-2:] == ["libegl1", starting.venv_package()]

    def test_root_without_a_network_is_told_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(subprocess, "call", lambda *_, **__: 100)
        with pytest.raises(starting.CannotStart, match="Without a network"):
            starting.install_system_packages(["libEGL.so.1"])

    def test_a_user_is_told_the_command(self, untouched: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(system, "is_root", lambda: False)
        with pytest.raises(starting.CannotStart, match="sudo apt-get update && sudo apt-get install libegl1"):
            starting.install_system_packages(["libEGL.so.1"])
        monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" * (name == "apt-get"))
        with pytest.raises(starting.CannotStart, match='su -c "apt-get update && apt-get install libegl1"'):
            starting.install_system_packages(["libEGL.so.1"])
        assert untouched == []

    def test_another_system_is_told_its_own_names(
        self, untouched: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(shutil, "which", lambda name: None)
        with pytest.raises(starting.CannotStart, match="dnf install"):
            starting.install_system_packages(["libEGL.so.1"])
        monkeypatch.setattr(starting, "lacks_venv", lambda: True)
        with pytest.raises(starting.CannotStart, match="ensurepip"):
            starting.install_system_packages([])
        assert untouched == []


def test_the_package_for_environments_is_that_of_this_very_python() -> None:
    assert starting.venv_package((3, 13, 5)) == "python3.13-venv"


def test_what_cannot_be_prepared_is_one_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(group: str) -> Path:
        raise CannotPrepare("There is no network.")

    monkeypatch.setattr(starting, "prepare", fail)
    assert starting.main(["bench"]) == 1
    assert capsys.readouterr().err == "There is no network.\n"


def test_who_stops_it_is_told_that_nothing_is_broken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(group: str) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(starting, "prepare", stop)
    assert starting.main(["bench"]) == 130
    assert "Nothing is broken" in capsys.readouterr().err


def test_the_first_check_that_fails_ends_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[shell.Command] = []

    def ended(command: shell.Command) -> int:
        ran.append(command)
        return int(str(command[-1]))

    monkeypatch.setattr(starting, "run", ended)
    assert starting.run_in_turn([["0"], ["0"]]) == 0
    assert starting.run_in_turn([["0"], ["3"], ["5"]]) == 3
    assert ran == [["0"], ["0"], ["0"], ["3"]]
    assert capsys.readouterr().err == "Failed: 3\n"


def test_what_is_looked_at_beside_the_tests_is_told_after_them_in_its_order_and_heard_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.undo()
    slow = [sys.executable, "-c", "import time; time.sleep(0.3); print('slow'); raise SystemExit(3)"]
    quick = [sys.executable, "-c", "print('quick'); raise SystemExit(5)"]
    fine = [sys.executable, "-c", "print('fine')"]
    assert starting.run_beside([slow, quick], [fine]) == 3
    told = capfd.readouterr()
    assert [line for line in told.out.splitlines() if not line.startswith("$ ")] == ["fine", "slow", "quick"]
    assert told.err == f"Failed: {shell.words(slow)}\nFailed: {shell.words(quick)}\n"
    assert starting.run_beside([slow], [quick]) == 5
    assert starting.run_beside([fine], [fine]) == 0


def test_the_quick_checks_are_some_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    quick, looks = (
        [shell.words(each) for each in of(Path("python"))] for of in (starting.quick_checks, starting.looks)
    )
    assert quick[0] in looks and quick[-1].startswith("python -m pytest")
    assert all(Path(ROOT, "tests", name).exists() for name in starting.IN_A_MINUTE)
    asked: list[str] = []

    def prepared(group: str) -> Path:
        asked.append(group)
        return Path("python")

    monkeypatch.setattr(starting, "prepare", prepared)
    monkeypatch.setattr(starting, "install_system_packages", lambda _: None)
    monkeypatch.setattr(starting, "run_in_turn", len)
    assert (starting.main(["quick"]), asked) == (len(quick), [starting.CHECKS])


def test_types_are_checked_on_every_system_and_in_the_tests_too() -> None:
    settings = tomllib.loads(Path(ROOT, "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"] and {*elsewhere.SHIPPED, "tests"} == set(settings["files"])
    commands = [shell.words(command) for command in starting.looks(Path("python"))]
    assert "python -m mypy --platform linux --cache-dir .mypy_cache/linux" in commands  # all files
    assert {"python packaging/elsewhere.py win32", "python packaging/elsewhere.py darwin"} <= set(commands)


def test_the_examples_are_run_in_both() -> None:
    for commands in (starting.quick_checks(Path("python")), starting.looks(Path("python"))):
        assert f"python -m pytest {shell.words(starting.EXAMPLES)}" in [shell.words(each) for each in commands]


def test_the_checks_close_with_the_tests_and_what_they_must_cover() -> None:
    run, told, covered = [list(map(str, command)) for command in starting.tests(Path("python"))]
    assert run == ["python", "-m", "pytest", *starting.IN_PARALLEL, *starting.MEASURED]
    assert told[:4] == ["python", "-m", "coverage", "json"]
    assert covered == ["python", "packaging/coverage_list.py", "coverage.json"]


def test_a_process_that_dies_ends_the_tests(tmp_path: Path) -> None:
    for name, does in (("a", "os.abort()"), *((name, "pass") for name in "bcde")):
        text = f"import os\ndef test_before(): pass\ndef test_it(): {does}\ndef test_after(): pass\n"
        (tmp_path / f"test_{name}.py").write_text(text, encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *starting.IN_PARALLEL],
        check=False,
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert ended.returncode == pytest.ExitCode.TESTS_FAILED
    assert "crashed while running 'test_a.py::test_it'" in ended.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there a program does not take another's place")
def test_the_program_takes_the_place_of_its_starter() -> None:
    program = "[sys.executable, '-c', 'import os; print(os.getpid())']"
    code = f"import os, sys, starting; starting.hand_on({program}, os.environ)"
    path = str(Path(starting.__file__).parent)
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    ) as run:
        assert run.stdout is not None
        assert int(run.stdout.read()) == run.pid


def test_whether_python_can_make_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert starting.lacks_venv()
