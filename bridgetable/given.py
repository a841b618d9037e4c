"""The files that a command was given: a case, up to the action it is asked about, or boards of other programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.messages import os_words, say
from bridgetable.strangers import printable
from bridgetable.told import write

if TYPE_CHECKING:
    from bridgetable.cases.case import Case
    from bridgetable.exchange.board import BoardsRead


def case_at(file: str, at: int | None) -> tuple[Case, int] | None:
    """A case, and after how many of its actions (`at` None: all of them); None, and why has been said, if it is not."""
    from bridgetable.cases.problems import CaseErrors
    from bridgetable.cases.reader import load

    try:
        case = load(file)
    except CaseErrors as errors:
        for problem in errors.problems:
            write(printable(str(problem)))
        return None
    for each in case.void:
        write(printable(say("commands-counts-for-nothing", passing=str(each))))
    last = len(case.record.log)
    after = last if at is None else at
    if not 0 <= after <= last:
        write(say("commands-no-such-action", last=last))
        return None
    return case, after


def boards_in_file(name: str) -> BoardsRead:
    """The boards in a file; one that is not there is refused as one that cannot be read is."""
    from bridgetable.exchange.board import BoardsRead, UnreadableText
    from bridgetable.exchange.octets import LARGEST
    from bridgetable.exchange.reading import boards_in
    from bridgetable.strangers import content

    try:
        data = content(Path(name), LARGEST)
    except OSError as error:
        return BoardsRead(refused=(UnreadableText(None, os_words(error)),))
    return boards_in(data, name)
