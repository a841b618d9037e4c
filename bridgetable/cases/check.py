"""Checking case files: each is judged and compared with its own expectations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from bridgetable.cases.case import Case
from bridgetable.cases.compare import Failure, compare
from bridgetable.cases.problems import CaseError, CaseErrors
from bridgetable.cases.reader import load
from bridgetable.cases.unread import unread
from bridgetable.editions import EDITIONS
from bridgetable.findings.registry import LawConflict, LawGap
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import say
from bridgetable.table.record import Record
from bridgetable.value import value

SUFFIXES = (".toml", ".bridgecase")
"""Case files of a library, and those people save and send."""


@value
class FileResult:
    """What checking one file gave: the case, if it could be read, what failed, and what its author should look at."""

    path: Path
    case: Case | None
    failures: tuple[Failure, ...] = ()
    problems: tuple[CaseError, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """It could be read and every expectation is met."""
        return not self.failures and not self.problems


@value
class CheckReport:
    """What checking several files gave, one result a file."""

    results: tuple[FileResult, ...]

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases that could be read."""
        return tuple(result.case for result in self.results if result.case is not None)

    @property
    def exit_code(self) -> int:
        """0: all passed; 1: an expectation is not met; 2: a file cannot be read."""
        if any(result.problems for result in self.results):
            return 2
        return 0 if all(result.passed for result in self.results) else 1

    def lines(self) -> Iterator[str]:
        """One line for each problem, each failure and each remark."""
        for result in self.results:
            yield from map(str, (*result.problems, *result.failures, *result.remarks))

    @property
    def totals(self) -> str:
        """The closing line; a case counts once, whatever its editions and branches."""
        passed = sum(result.passed for result in self.results)
        return say("check-totals", passed=passed, failed=len(self.results) - passed)


def check(paths: Iterable[str | Path]) -> CheckReport:
    """Check the case files at `paths`; of a folder, all below it.

    >>> from bridgetable.resources import resource_path
    >>> check([resource_path("cases", "law54", "law54-b-accepts.toml")]).totals
    '1 passed, 0 failed'
    """
    results = [check_file(file) for path in paths for file in case_files(Path(path))]
    cases = {result.case.id: result.case for result in results if result.case is not None}
    return CheckReport(tuple(replace(result, remarks=_remarks(result, cases)) for result in results))


def _remarks(result: FileResult, cases: Mapping[str, Case]) -> tuple[str, ...]:
    """What the author of a case that passes should look at: facts on which nothing rests, here or in its contrast."""
    case = result.case
    if case is None or not result.passed:
        return ()
    beside = {other.id for other in cases.values() if case.id in other.contrast} | {*case.contrast}
    facts = {fact.id for other in beside if other in cases for fact in cases[other].record.facts}
    return tuple(unread(case, facts))


def case_files(path: Path) -> tuple[Path, ...]:
    """The case files below a folder, in the order of their names; any other path is one itself.

    >>> from bridgetable.resources import resource_path
    >>> {path.suffix for path in case_files(resource_path("cases", "law43"))}
    {'.toml'}
    """
    if not path.is_dir():
        return (path,)
    files = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
    return tuple(files) or (path,)


def check_file(path: Path) -> FileResult:
    """Check one case file.

    >>> from bridgetable.resources import resource_path
    >>> check_file(resource_path("cases", "law54", "law54-b-accepts.toml")).passed
    True
    """
    try:
        case = load(path, expecting=True)
    except CaseErrors as error:
        return FileResult(path, None, problems=error.problems)
    failures = [failure for edition in EDITIONS for failure in check_case(case, edition)]
    return FileResult(path, case, tuple(failures))


def check_case(case: Case, edition: int) -> list[Failure]:
    """What a case expects of an edition and does not get.

    >>> from bridgetable.resources import resource_path
    >>> from bridgetable.cases.reader import load
    >>> check_case(load(resource_path("cases", "law54", "law54-b-accepts.toml"), expecting=True), 2017)
    []
    """
    judge = Judge(edition)

    def judging(record: Record, _: int) -> Verdict:
        return judge.verdict(record)

    try:
        return compare(case, edition, judging)
    except (LawConflict, LawGap) as error:
        why = say("casefile-paragraphs-disagree", why=str(error))
    except Exception as error:  # a fault of the program in one case must not hide what the others say
        why = say("casefile-program-failed", why=f"{type(error).__name__}: {error}")
    return [Failure(str(case.path or case.id), edition, 1, "a verdict", "none", why)]
