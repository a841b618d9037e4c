"""The table, the law and the cases do their work on a machine that has no Qt.

Which layer may import which stands in `pyproject.toml` and is checked by import-linter; here it is tried out.
"""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import bridgetable

WITHOUT_QT = "import sys; sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
PURE_PARTS_OF_THE_WINDOW = ("bridgetable.ui.placement", "bridgetable.ui.gesture")


def run_without_qt(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT + code], capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_everything_but_the_window_is_imported_without_qt() -> None:
    names = [module.name for module in pkgutil.walk_packages(bridgetable.__path__, "bridgetable.")]
    free = [name for name in names if not name.startswith("bridgetable.ui") or name in PURE_PARTS_OF_THE_WINDOW]
    assert set(PURE_PARTS_OF_THE_WINDOW) <= set(free)
    run = run_without_qt("".join(f"import {name}\n" for name in free))
    assert run.returncode == 0, run.stderr


def test_the_window_is_where_qt_is_missed() -> None:
    run = run_without_qt("import bridgetable.ui.app")
    assert "PySide6" in run.stderr


def test_a_case_is_checked_without_qt() -> None:
    run = run_without_qt(
        "from bridgetable.__main__ import main; sys.argv[1:] = ['check', '--summary']; sys.exit(main())"
    )
    assert "passed" in run.stdout.splitlines()[-1], run.stderr
