"""Case files as tests: whether a case is ruled as it expects, under each edition, is one item.

The library is collected as a whole; any other case file when it is named on the command line.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cases.check import SUFFIXES, check_case
from bridgetable.cases.compare import Failure
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.resources import resource_path


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> CaseFile | None:
    wanted = file_path.is_relative_to(resource_path("cases")) or parent.session.isinitpath(file_path)
    if file_path.suffix not in SUFFIXES or not wanted:
        return None
    return CaseFile.from_parent(parent, path=file_path)


class CaseFile(pytest.File):
    """One case file."""

    def collect(self) -> Iterator[CaseItem]:
        yield CaseItem.from_parent(self, name="as expected")


class CaseItem(pytest.Item):
    """What a case expects of each edition it speaks of; the file is read when its turn comes."""

    def runtest(self) -> None:
        case = load(self.path, expecting=True)
        failures = [failure for edition in case.editions for failure in check_case(case, edition)]
        if failures:
            raise Unmet(failures)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, CaseErrors):
            return str(excinfo.value)
        if not isinstance(excinfo.value, Unmet):
            return str(super().repr_failure(excinfo))
        return "\n\n".join(map(_told, excinfo.value.failures))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.path.stem


class Unmet(Exception):
    """A verdict does not say what the case expects."""

    def __init__(self, failures: list[Failure]) -> None:
        super().__init__(failures)
        self.failures = failures


def _told(failure: Failure) -> str:
    return (
        f"line {failure.line}: {failure.expected}\n"
        f"    expected by the case, under the laws of {failure.edition}\n"
        f"    found:   {failure.found}\n"
        f"    because: {failure.because}"
    )
