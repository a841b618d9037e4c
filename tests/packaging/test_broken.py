"""`packaging/broken.py`: a smoke test that lets a break pass is told of."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import broken
import build
import smoke

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the build looks for this only on Linux")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A frozen folder with everything that is taken away from it."""
    inside = tmp_path / "bridgetable"
    for file in (*broken.LACKING.values(), broken.FOR_X):
        path = inside / "_internal" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return inside


def files(program: smoke.Command) -> list[str]:
    """The files in the folder of a program."""
    return [path.name for path in Path(program[-1]).parent.rglob("*") if path.is_file()]


def test_each_break_is_tried_on_a_copy_and_told_if_nobody_notices(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[list[str]] = []
    monkeypatch.setattr(smoke, "smoke", lambda program, version="": tried.append(files(program)))
    monkeypatch.setattr(smoke, "on_x", lambda program: tried.append(files(program)))
    monkeypatch.setattr(shutil, "which", lambda _tool: "/usr/bin/tool")
    told = list(broken.unnoticed(folder, "bridgetable"))
    assert len(told) == len(broken.LACKING) + 3
    assert "the smoke test does not notice that a case of the library is missing" in told
    whole = len(broken.LACKING) + 1
    assert [len(names) for names in tried] == [whole - 1] * whole + [whole] * 2
    with pytest.raises(build.Wrong, match="does not notice another version"):
        build.refuse(iter(told))


def test_a_smoke_test_that_notices_all_is_trusted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def notices(_program: smoke.Command, version: str = "") -> None:
        raise smoke.Failed(version)

    monkeypatch.setattr(smoke, "smoke", notices)
    monkeypatch.setattr(smoke, "on_x", notices)
    assert list(broken.unnoticed(folder, "bridgetable")) == []
