"""`packaging/solver.py`: the library of the solver is taken out of its wheel, and another one refused."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import solver
from bridgetable.equity import native
from bridgetable.messages import say

MACHINE = ("linux", "x86_64")
KNOWN = b"plays double dummy"


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A wheel with the library that is known, on the machine for which it is."""
    monkeypatch.setattr(solver, "FOLDER", tmp_path / "solver")
    monkeypatch.setattr(solver, "WHEELS", tmp_path / "wheels")
    monkeypatch.setattr(solver, "LIBRARIES", {MACHINE: hashlib.sha256(KNOWN).hexdigest()})
    monkeypatch.setattr("platform.machine", lambda: MACHINE[1])
    monkeypatch.setattr(sys, "platform", MACHINE[0])
    return packed(tmp_path / "endplay.whl", KNOWN)


def packed(wheel: Path, library: bytes) -> Path:
    with zipfile.ZipFile(wheel, "w") as made:
        made.writestr("endplay/__init__.py", "import numpy")
        made.writestr("endplay/_dds/libdds.so", library)
    return wheel


def test_the_library_alone_is_taken_out(wheel: Path) -> None:
    assert solver.take_out(wheel, MACHINE).read_bytes() == KNOWN
    assert [path.name for path in solver.FOLDER.iterdir()] == ["libdds.so"]


def test_another_library_is_refused(wheel: Path) -> None:
    with pytest.raises(solver.Unknown, match="is another: its SHA-256 is"):
        solver.take_out(packed(wheel, KNOWN + b" not"), MACHINE)
    assert not solver.FOLDER.exists()


def test_a_machine_for_which_there_is_none_is_named(wheel: Path) -> None:
    with pytest.raises(solver.Unknown, match="linux on riscv64"):
        solver.take_out(wheel, ("linux", "riscv64"))


@pytest.fixture
def pip(wheel: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Stands in for pip, which brings the wheel; what it was asked for."""
    asked: list[list[str]] = []

    def download(command: list[str], *, check: bool) -> None:
        asked.append(command)
        (Path(command[command.index("-d") + 1]) / wheel.name).write_bytes(wheel.read_bytes())

    run: Callable[..., None] = download
    monkeypatch.setattr(subprocess, "run", run)
    return asked


def test_a_wheel_that_was_fetched_before_is_fetched_anew(pip: list[list[str]], wheel: Path) -> None:
    for _ in range(2):
        assert solver.fetch(Path("python")) == solver.library()
    assert len(pip) == 2
    assert pip[0][-1] == solver.requirement()
    assert "--no-deps" in pip[0]


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_it_is_packaged_under_the_name_by_which_the_program_looks_for_it(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(solver, "FOLDER", tmp_path / "solver")
    monkeypatch.setattr(native, "resource_path", tmp_path.joinpath)
    solver.FOLDER.mkdir()
    solver.library().write_bytes(KNOWN)
    assert next(native._places()) == solver.library()


def test_there_is_a_library_for_each_system() -> None:
    assert {system for system, _ in solver.LIBRARIES} == {"linux", "win32", "darwin"}


def test_where_it_is_missing_the_program_names_what_is_packaged() -> None:
    assert f"pip install --no-deps {solver.requirement()} " in say("equity-no-library", most=6)
