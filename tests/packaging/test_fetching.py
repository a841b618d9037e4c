"""`packaging/fetching.py`: what a user is told while pip works, and why it did not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import fetching

OF_PIP = """\
Looking in indexes: https://pypi.example/simple
Collecting PySide6-Essentials<6.12,>=6.8
  Downloading pyside6_essentials-6.11.3-cp39-abi3-manylinux_2_34_x86_64.whl.metadata (3.7 kB)
Downloading pyside6_essentials-6.11.3-cp39-abi3-manylinux_2_34_x86_64.whl (80.3 MB)
Progress 0 of 80300000
Progress 40150000 of 80300000
Using cached https://files.example/ab/pypdf-7.1.0-py3-none-any.whl (418 kB)
Installing collected packages: pypdf, PySide6-Essentials
Successfully installed PySide6-Essentials-6.11.3 pypdf-7.1.0
"""


def test_a_user_is_told_what_is_fetched_how_large_it_is_and_how_far() -> None:
    assert list(fetching.tell(OF_PIP.splitlines())) == [
        "  pyside6_essentials 6.11.3, 80.3 MB",
        "  pyside6_essentials 6.11.3: 0.0 of 80.3 MB\r",
        "  pyside6_essentials 6.11.3: 40.1 of 80.3 MB\r",
        "  pypdf 7.1.0: fetched before",
        "Unpacking 2 libraries; this takes a moment.",
    ]


def test_how_far_it_is_is_shown_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fetching.show("  pypdf: 1.0 of 2.0 MB\r")
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    fetching.show("  pypdf: 1.0 of 2.0 MB\r")
    assert capsys.readouterr().out.strip() == "pypdf: 1.0 of 2.0 MB"


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (
            [
                "WARNING: Retrying (Retry(total=2)) after connection broken by 'NewConnectionError(': [Errno -2] …",
                "ERROR: Could not find a version that satisfies the requirement PySide6-Essentials",
                "ERROR: No matching distribution found for PySide6-Essentials",
            ],
            fetching.NO_NETWORK,
        ),
        (
            ["ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"],
            fetching.DISK_FULL,
        ),
        (["[Errno 28] No space left on device: '/x/.venv-new'"], fetching.DISK_FULL),
    ],
)
def test_why_pip_failed_is_one_sentence(lines: list[str], sentence: str) -> None:
    assert fetching.reason(lines) == sentence


def test_a_library_that_is_not_made_for_this_system_is_named() -> None:
    lines = ["ERROR: No matching distribution found for PySide6-Essentials<6.12,>=6.8"]
    assert fetching.reason(lines).startswith("Of pyside6-essentials there is none for this Python")


def test_a_reason_nobody_foresaw_is_quoted() -> None:
    assert "(the moon is full)" in fetching.reason(["x", "ERROR: the moon is full", "y"])
    assert "(y)" in fetching.reason(["x", "y"])
    assert fetching.reason([])


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for Python is a shell script")
class TestPip:
    """Pip is started, listened to, and believed."""

    @pytest.fixture
    def python(self, tmp_path: Path) -> Path:
        """Stands in for the Python of an environment: notes what it is asked for and prints what pip would."""
        script = tmp_path / "python"
        script.write_text(
            "#!/bin/sh\n"
            f'echo "$@" >>{tmp_path}/asked\n'
            f"case \"$*\" in *pip\\>*) exit 0;; *nothing*) echo 'ERROR: network is unreachable' >&2; exit 1;; esac\n"
            "echo 'Downloading pypdf-7.1.0-py3-none-any.whl (418 kB)'\n",
            encoding="utf-8",
        )
        script.chmod(0o755)
        return script

    def test_a_pip_that_counts_comes_first(self, python: Path, capfd: pytest.CaptureFixture[str]) -> None:
        with Path(os.devnull).open(encoding="utf-8") as lock:
            fetching.fetch(python, ["pypdf>=6", "PySide6-Essentials<6.12; x"], lock)
        first, second = (python.parent / "asked").read_text(encoding="utf-8").splitlines()
        assert first.endswith(f"--upgrade {fetching.PIP_THAT_COUNTS}")
        assert second.endswith("pypdf>=6 PySide6-Essentials<6.12; x")
        assert (
            capfd.readouterr().out == "Fetching pypdf, PySide6-Essentials, and what they need.\n  pypdf 7.1.0, 418 kB\n"
        )

    def test_what_is_wanted_alone_comes_alone(self, python: Path, capfd: pytest.CaptureFixture[str]) -> None:
        with Path(os.devnull).open(encoding="utf-8") as lock:
            fetching.fetch(python, ["endplay==1"], lock, alone=True)
        assert (python.parent / "asked").read_text(encoding="utf-8").endswith(" --no-deps endplay==1\n")
        assert capfd.readouterr().out.startswith("Fetching endplay alone.\n")

    def test_what_pip_cannot_fetch_is_told(self, python: Path) -> None:
        lacking = pytest.raises(fetching.CannotFetch, match="There is no network")
        with Path(os.devnull).open(encoding="utf-8") as lock, lacking:
            fetching.fetch(python, ["nothing"], lock)


def test_words_of_pip_that_are_looked_for_are_those_pip_says(tmp_path: Path) -> None:
    """The real pip, with an index that nobody answers for."""
    asked = [sys.executable, "-m", "pip", "install", "--isolated", "--retries", "1", "--disable-pip-version-check"]
    there = ["--index-url", "http://127.0.0.1:9/simple", "--target", str(tmp_path), "bridgetable-nowhere"]
    done = subprocess.run([*asked, *there], check=False, capture_output=True, text=True, encoding="utf-8")
    if "No module named pip" in done.stderr:
        pytest.skip("this Python has no pip")
    assert done.returncode
    assert fetching.reason((done.stdout + done.stderr).splitlines()) == fetching.NO_NETWORK
