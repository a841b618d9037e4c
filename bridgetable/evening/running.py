"""An evening that is being shown: how far it has come, so that it can be put by at any moment and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bridgetable.cases.node import FileValue, reading
from bridgetable.cases.toml_file import root_of, text_of
from bridgetable.evening.set_list import LARGEST, SetList, blocks_text, lines, set_list_at, set_list_blocks
from bridgetable.evening.votes import Vote, vote_at, vote_lines
from bridgetable.messages import say
from bridgetable.value import value

SUFFIX = ".bridgeshow"
LONGEST_CASE = 1_000_000
"""No case is shown for more seconds."""
_KEYS = ("file", "rehearsed", "at", "seconds", "set_list", "vote")


@value
class Running:
    """A set list as it is being shown: `at` is the place of its case that is shown, from 0.

    `votes` are those taken so far, in the order in which they were; `seconds` how long each case has been shown, in
    the order of the list; `file` where the set list lies, beside which its cases are looked for; empty: in no file.
    `rehearsed`: nobody but its teacher sees it.
    """

    set_list: SetList
    at: int = 0
    votes: tuple[Vote, ...] = ()
    seconds: tuple[int, ...] = ()
    file: str = ""
    rehearsed: bool = False


def read_running(path: Path) -> Running:
    """The evening that was put by in a file; raises `CaseErrors`."""
    return parse_running(text_of(path, LARGEST), str(path))


def parse_running(text: str, name: str) -> Running:
    """The evening in a TOML `text`; `name` is that of its file. Raises `CaseErrors`."""
    root = root_of(text, name)
    keys = root.table(_KEYS)
    set_list = reading(keys, "set_list", set_list_at)
    if set_list is None:
        root.wrong(say("casefile-key-wanted", key="set_list"))
        set_list = SetList("")
    most = max(0, len(set_list.items) - 1)
    seconds = keys["seconds"].items() if "seconds" in keys else ()
    result = Running(
        set_list,
        at=reading(keys, "at", lambda node: node.number(0, most)) or 0,
        votes=tuple(map(vote_at, keys["vote"].items())) if "vote" in keys else (),
        seconds=tuple(node.number(0, LONGEST_CASE) or 0 for node in seconds),
        file=reading(keys, "file", FileValue.text) or "",
        rehearsed=bool(reading(keys, "rehearsed", lambda node: node.number(0, 1))),
    )
    root.source.finish()
    return result


def running_text(running: Running) -> str:
    """The evening as its file.

    >>> print(running_text(Running(SetList("Tuesday"), 0, (), (30,))), end="")
    at = 0
    seconds = [30]
    <BLANKLINE>
    [set_list]
    title = "Tuesday"
    edition = 2017
    """
    return blocks_text(_blocks(running))


def _blocks(running: Running) -> Iterator[str]:
    file = lines({"file": running.file}) if running.file else ()
    rehearsed = lines({"rehearsed": 1}) if running.rehearsed else ()
    yield "\n".join((*file, *rehearsed, *lines({"at": running.at, "seconds": list(running.seconds)})))
    yield from set_list_blocks(running.set_list, "set_list.")
    for vote in running.votes:
        yield "\n".join(("[[vote]]", *vote_lines(vote)))
