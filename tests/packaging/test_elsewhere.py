"""`packaging/elsewhere.py`: which modules are looked at as they are on another system."""

from __future__ import annotations

from pathlib import Path

import pytest

import elsewhere

LIKE_EVERYWHERE = """
import math
from bridgetable.seats import Seat

DEALER = Seat.N
"""
DIFFERS = {
    "asks which system it is on": "import sys as system\nfrom sys import platform\n",
    "speaks of it": "def kind(sys):\n    return sys.platform\n",
    "imports what one system lacks": "def lock():\n    import fcntl\n    return fcntl.LOCK_EX\n",
    "imports part of such": "from os.path import join\n",
    "imports it in many lines": "from bridgetable import (\n    seats,\n    os,\n)\n",
    "asks whose a file is": "def whose(path):\n    return path.owner()\n",
    "asks what Windows calls an error": "def number(problem):\n    return problem.winerror\n",
}


@pytest.mark.parametrize("text", DIFFERS.values(), ids=DIFFERS)
def test_what_may_differ_is_looked_at(tmp_path: Path, text: str) -> None:
    differing, alike = tmp_path / "differing.py", tmp_path / "alike.py"
    differing.write_text(text, encoding="utf-8")
    alike.write_text(LIKE_EVERYWHERE, encoding="utf-8")
    assert elsewhere.concerned([alike, differing], {"sys", "os", "fcntl", "pathlib"}) == [differing]


def test_who_calls_a_module_that_is_made_otherwise_elsewhere_is_looked_at(tmp_path: Path) -> None:
    made, calls = tmp_path / "file_lock.py", tmp_path / "calls.py"
    made.write_text('import sys\nif sys.platform == "win32":\n    LOCK = 1\nelse:\n    LOCK = ""\n', encoding="utf-8")
    calls.write_text("from bridgetable.file_lock import LOCK\n", encoding="utf-8")
    assert elsewhere.concerned([made, calls], set()) == [made, calls]


def test_python_itself_tells_what_is_not_the_same_everywhere() -> None:
    apart = elsewhere.apart(elsewhere.STANDARD_LIBRARY)
    assert {"fcntl", "msvcrt", "os", "signal", "sys"} <= apart
    assert not {"dataclasses", "enum", "re"} & apart


def test_of_what_is_shipped_a_part_is_looked_at() -> None:
    files = list(elsewhere.shipped(elsewhere.ROOT))
    looked_at = elsewhere.concerned(files, elsewhere.apart(elsewhere.STANDARD_LIBRARY))
    names = {file.relative_to(elsewhere.ROOT).as_posix() for file in looked_at}
    assert {"bridgetable/file_lock.py", "bridgetable/system.py", "packaging/starting.py"} <= names
    assert "bridgetable/seats.py" not in names and len(looked_at) < len(files) / 2


def test_a_fault_on_another_system_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "packaging").mkdir()
    wrong = 'import sys\nif sys.platform == "win32":\n    LOCK: int = ""\n'
    (tmp_path / "packaging" / "lock.py").write_text(wrong, encoding="utf-8")
    monkeypatch.setattr(elsewhere, "ROOT", tmp_path)
    assert elsewhere.main("win32") == 1
    assert "lock.py:3: error" in capfd.readouterr().out
