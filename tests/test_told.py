"""What is said where there is no window: on stderr, and on the screen where nobody reads that."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bridgetable import told
from bridgetable.told import of_the_system, tell, write

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="the message is handed to programs of Linux desktops")


class Terminal(io.StringIO):
    """A stderr that somebody reads."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would have been put on the screen of a desktop."""
    texts: list[str] = []
    monkeypatch.setattr(told, "show", texts.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    return texts


def test_after_a_double_click_the_message_is_on_the_screen_too(
    shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    tell("It cannot open.")
    assert (capsys.readouterr().err, shown) == ("It cannot open.\n", ["It cannot open."])


def test_in_a_terminal_it_is_said_there_alone(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    tell("It cannot open.")
    assert (terminal.getvalue(), shown) == ("It cannot open.\n", [])


def test_without_a_screen_nothing_is_shown(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    tell("It cannot open.")
    assert shown == []


def test_a_program_without_a_stderr_goes_on(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    write("Nobody reads this.")
    tell("It cannot open.")
    assert shown == ["It cannot open."]


@on_linux
@pytest.mark.parametrize("name", ["zenity", "kdialog", "xmessage", "notify-send"])
def test_whichever_program_a_desktop_has_gets_the_whole_message(tmp_path: Path, name: str) -> None:
    program, got = tmp_path / name, tmp_path / "got"
    program.write_text(
        f'#!/bin/sh\nfor word; do echo "$word"; done >{got}.begun\n/bin/mv {got}.begun {got}\n', encoding="utf-8"
    )
    program.chmod(0o755)
    code = "from bridgetable.told import show; show('Two\\nlines.')"
    environ = {**os.environ, "PATH": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], check=True, env=environ, cwd=Path(told.__file__).parents[1])
    for _ in range(300):
        if got.exists():
            break
        time.sleep(0.1)
    assert "Two\nlines.\n" in got.read_text(encoding="utf-8")


@on_linux
def test_where_no_such_program_is_there_it_stays_unshown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(subprocess, "Popen", lambda *_given, **_options: pytest.fail("nothing is there to be started"))
    told.show("Nobody sees this.")


def test_other_programs_load_the_libraries_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = {"HOME": "/home/a", "LD_LIBRARY_PATH": "/a/_internal"}
    assert of_the_system(frozen) == frozen
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert of_the_system(frozen) == {"HOME": "/home/a"}
    assert of_the_system({**frozen, "LD_LIBRARY_PATH_ORIG": "/own"}) == {"HOME": "/home/a", "LD_LIBRARY_PATH": "/own"}
