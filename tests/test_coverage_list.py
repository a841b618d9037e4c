"""The list of files that the tests must run line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import coverage_list


@pytest.mark.parametrize(("lines", "text"), [([4], "4"), ([3, 7, 8, 9], "3, 7-9"), ([1, 2, 5, 6], "1-2, 5-6")])
def test_runs_of_lines_are_drawn_together(lines: list[int], text: str) -> None:
    assert coverage_list.spans(lines) == text


def test_a_listed_file_with_a_line_left_out_is_named() -> None:
    missing = {
        "bridgetable/laws/law45.py": [12],
        "bridgetable/laws/law46.py": [],
        "bridgetable/ui/x.py": [1, 2],
    }
    assert coverage_list.shortfalls(missing, ["bridgetable/laws/*"]) == [
        "bridgetable/laws/law45.py: no test runs line 12"
    ]


def test_a_name_on_the_list_that_fits_no_file_is_named() -> None:
    missing: dict[str, list[int]] = {"bridgetable/judge.py": []}
    assert coverage_list.shortfalls(missing, ["bridgetable/judge.py", "bridgetable/session*"]) == [
        "bridgetable/session*: no such file was measured"
    ]


@pytest.mark.parametrize(("left_out", "code"), [([], 0), ([9], 1)])
def test_the_report_of_coverage_is_read(
    tmp_path: Path, left_out: list[int], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    files: dict[str, dict[str, list[int]]] = {
        pattern.replace("*", "/x.py"): {"missing_lines": []} for pattern in coverage_list.FULLY_COVERED
    }
    del files["bridgetable/judge.py"]
    files["bridgetable\\judge.py"] = {"missing_lines": left_out}  # as Windows writes it
    report = tmp_path / "coverage.json"
    report.write_text(json.dumps({"files": files}), encoding="utf-8")
    assert coverage_list.main(report) == code
    assert ("bridgetable/judge.py: no test runs line 9" in capsys.readouterr().out) is bool(left_out)
