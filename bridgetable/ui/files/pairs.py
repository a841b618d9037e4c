"""Two cases that differ in one thing name each other: when one is saved, the other is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from bridgetable.cases.case import Case
from bridgetable.cases.check import SUFFIXES
from bridgetable.cases.faithful import Unfaithful
from bridgetable.messages import os_words, say
from bridgetable.ui.files.files import Document, Unreadable


def name_each_other(document: Document, named: Iterable[str]) -> str:
    """Have the cases `named` by a document name it too; what could not be done, in a sentence.

    They are looked for beside it, and where it was made from.
    """
    problems = []
    for path in _files(document, named):
        try:
            other = Document.read(path, document.session.edition)
            if document.case.id not in other.case.contrast:
                from bridgetable.writing.twins import paired

                other.write_case(paired(other.case, document.case.id))
                other.write(path)
        except Unreadable as problem:
            problems.append(str(problem))
        except OSError as error:
            problems.append(say("files-pairs-not-told", name=path.name, why=os_words(error)))
        except (Unfaithful, ValueError) as problem:
            problems.append(say("files-pairs-not-told", name=path.name, why=str(problem)))
    return "\n".join(problems)


def pair_of(document: Document) -> Case | None:
    """The case a document is to differ from in one thing, if its file can be read."""
    for path in _files(document, document.case.contrast):
        try:
            return Document.read(path, document.session.edition).case
        except Unreadable:
            continue
    return None


def _files(document: Document, named: Iterable[str]) -> Iterator[Path]:
    """The files of the user's own that hold the cases of these names."""
    if document.pair is not None and document.pair.is_file():
        yield document.pair
    if not document.savable or document.path is None:
        return
    beside = (document.path.with_name(f"{name}{suffix}") for name in named for suffix in SUFFIXES)
    yield from (path for path in beside if path != document.pair and path.is_file())
