"""`packaging/measured.py`, on programs that stand in for the frozen ones."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import build
import frozen
import measured
import smoke
from bridgetable.ui.felt.view import TableView


def program(folder: Path, code: str) -> Path:
    """A program of one line, on systems where a script can be one."""
    if sys.platform == "win32":
        pytest.skip("a script is no program here")
    file = folder / "program"
    file.write_text(f"#!{sys.executable}\n{code}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def test_a_ratio_is_kept_or_missed() -> None:
    kept, missed = (measured.Ratio("tarball", ours, 20.0, "MB", 1.15) for ours in (23.0, 23.1))
    assert (kept.kept, missed.kept) == (True, False)
    assert str(kept).endswith("1.150 x (bar 1.15)")
    assert str(missed).endswith("1.155 x (bar 1.15, MISSED)")


def test_sizes_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    for name in ("a", "inside/b"):
        (tmp_path / name).write_bytes(bytes(500_000))
    assert (measured.megabytes(tmp_path), measured.megabytes(tmp_path / "a")) == (1.0, 0.5)


def test_the_clock_stops_when_the_part_is_painted_that_is_waited_for(tmp_path: Path) -> None:
    told = [
        "qt.widgets.painting: Drawing QRegion(0,0 9x9) of QFrame(0x1) at QPoint(0,0)",
        measured.PAINTED,
        "qt.widgets.painting: Drawing QRegion(0,0 9x9) of TableView(0x1) at QPoint(0,0)",
        measured.PAINTED,
    ]
    says = "import sys, time\nfor line in {}: time.sleep(0.2); print(line, file=sys.stderr, flush=True)\ntime.sleep(60)"
    whole = program(tmp_path, says.format(told))
    assert 0.8 < measured.seconds_to("TableView", whole, os.environ) < 20
    assert 0.4 < measured.seconds_to("QFrame", whole, os.environ) < 20


@pytest.mark.parametrize("says", ["sys.exit('no screen')", f"print({measured.PAINTED!r}, file=sys.stderr)"])
def test_a_program_that_does_not_paint_it_is_not_measured(tmp_path: Path, says: str) -> None:
    with pytest.raises(smoke.Failed, match="painted no TableView"):
        measured.seconds_to("TableView", program(tmp_path, f"import sys; {says}"), os.environ)


def test_the_part_that_is_waited_for_is_the_table() -> None:
    assert TableView.__name__ == measured.TABLE


def test_a_missed_bar_ends_the_build(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = [measured.Ratio("frozen folder", 1, 1, "MB", 1.15), measured.Ratio("tarball", 2, 1, "MB", 1.15)]
    monkeypatch.setattr(measured, "ratios", lambda: iter(found))
    monkeypatch.setattr(frozen, "freeze", lambda *_: None)
    monkeypatch.setattr(build, "python", Path)
    with pytest.raises(build.Wrong, match="tarball"):
        build.measure()
    assert "frozen folder" in capsys.readouterr().out
