"""Where every line must be run by the tests, by name: the parts that hold the table, the law and the cases.

    python3 packaging/coverage_list.py coverage.json

The report is coverage's own, in JSON. A name that fits no file fails too: a file that was renamed would leave the list
unseen.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

SETTINGS = Path(__file__).parent.parent / "pyproject.toml"
FULLY_COVERED: tuple[str, ...] = tuple(
    tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["tool"]["coverage"]["report"]["include"]
)
"""Files, as patterns; coverage reports on no others."""


def main(report: Path) -> int:
    """Print what is missing, file by file; 1 if anything is, else 0."""
    files = json.loads(report.read_text(encoding="utf-8"))["files"]
    missing = {name.replace("\\", "/"): measured["missing_lines"] for name, measured in files.items()}
    problems = shortfalls(missing, FULLY_COVERED)
    print(*problems or [f"{report}: every line that must be run was run."], sep="\n")
    return 1 if problems else 0


def shortfalls(missing: Mapping[str, Sequence[int]], patterns: Sequence[str]) -> list[str]:
    """One line for each listed file with lines that no test ran, and for each pattern that fits no file.

    `missing` gives the numbers of those lines for every file that was measured.
    """
    problems = []
    for pattern in patterns:
        fitting = [name for name in sorted(missing) if fnmatchcase(name, pattern)]
        if not fitting:
            problems.append(f"{pattern}: no such file was measured")
        problems += [f"{name}: no test runs line {spans(missing[name])}" for name in fitting if missing[name]]
    return problems


def spans(lines: Sequence[int]) -> str:
    """Line numbers in rising order, runs of them drawn together: `3, 7-9`."""
    runs: list[list[int]] = []
    for line in lines:
        if runs and runs[-1][1] == line - 1:
            runs[-1][1] = line
        else:
            runs.append([line, line])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
