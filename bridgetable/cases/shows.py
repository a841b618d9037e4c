"""Which cases show a paragraph: those whose ruling stands on it, found file by file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bridgetable.cases.catalogue import cited
from bridgetable.cases.check import case_files
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.lawtexts import EDITIONS
from bridgetable.resources import resource_path


@dataclass(frozen=True, slots=True)
class Shows:
    """A case of the library, and for each edition the paragraphs it shows at work."""

    path: Path
    title: str
    cites: dict[int, tuple[str, ...]]


def shown_by_cases(folder: Path | None = None) -> Iterator[Shows]:
    """The cases one after another, so that nobody has to wait for all; what cannot be read is left out."""
    for path in case_files(folder or resource_path("cases")):
        try:
            case = load(path)
        except (CaseErrors, OSError):
            continue
        yield Shows(path, case.title_in(), {year: tuple(cited(year, [case])[0]) for year in EDITIONS})
