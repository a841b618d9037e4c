"""Each case file of the library is a test for each edition it speaks of: `…/lesson-45-1.toml::2017`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cases.case import Case
from bridgetable.cases.compare import compare
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.judge import Judge
from bridgetable.resources import resource_path


class Unmet(Exception):
    """What the case expects and the verdict does not say, line by line."""


class CaseFile(pytest.File):
    """A case file: its tests are the editions it expects something of."""

    def collect(self) -> Iterator[pytest.Item]:
        case = load(self.path)
        for edition in case.editions:
            yield EditionOfCase.from_parent(self, name=str(edition), case=case, edition=edition)


class EditionOfCase(pytest.Item):
    """A case under one edition."""

    def __init__(self, *, case: Case, edition: int, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.case, self.edition = case, edition

    def runtest(self) -> None:
        judge = Judge(self.edition)
        failures = compare(self.case, self.edition, lambda record, _: judge.verdict(record))
        if failures:
            raise Unmet("\n".join(map(str, failures)))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: str | None = None) -> str:  # type: ignore[override]
        if isinstance(excinfo.value, Unmet | CaseErrors):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.case.id}, laws of {self.edition}"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> CaseFile | None:
    """Take in the case files of the library."""
    if file_path.suffix == ".toml" and resource_path("cases") in file_path.parents:
        return CaseFile.from_parent(parent, path=file_path)
    return None
