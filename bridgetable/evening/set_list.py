"""The set list of an evening: cases in order, each with its minutes and the teacher's notes, in one file.

The file is TOML, as a case is, and names the cases by where they lie beside it, so that both can be passed on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from bridgetable.cases.node import FileValue, reading
from bridgetable.cases.toml_file import root_of, text_of
from bridgetable.cases.toml_text import Value, inline, story
from bridgetable.editions import EDITIONS, LATEST
from bridgetable.messages import listed, say
from bridgetable.value import value

SUFFIX = ".bridgeevening"
LARGEST = 2_000_000
"""No set list has so many bytes: what is larger is not read."""
LONGEST_NOTES = 20_000
MOST_MINUTES = 600

_KEYS = ("title", "edition", "case")
_ITEM_KEYS = ("file", "title", "minutes", "notes", "seen")


@value
class Item:
    """A case of the evening: `case` says where it lies, see `whereabouts`; `minutes` it may take, 0 if nobody cares.

    `title` and `seen` are what the case was called and held when it was put on the list (`whereabouts.seen_as`), so
    that one which is missing can be named, and one which has changed is noticed; both may be empty.
    """

    case: str
    minutes: int = 0
    notes: str = ""
    title: str = ""
    seen: str = ""


@value
class SetList:
    """The cases of an evening in order, and the `edition` they are ruled on under."""

    title: str
    items: tuple[Item, ...] = ()
    edition: int = LATEST

    @property
    def minutes(self) -> int:
        """The minutes of all cases together."""
        return sum(item.minutes for item in self.items)


def read_set_list(path: Path) -> SetList:
    """The set list in a file; raises `CaseErrors` with everything that is wrong with it."""
    return parse_set_list(text_of(path, LARGEST), str(path))


def parse_set_list(text: str, name: str) -> SetList:
    """The set list in a TOML `text`; `name` is that of its file. Raises `CaseErrors`.

    >>> parse_set_list('title = "Tuesday"', "tuesday").title
    'Tuesday'
    """
    root = root_of(text, name)
    result = set_list_at(root)
    root.source.finish()
    return result


def set_list_at(node: FileValue) -> SetList:
    """The set list that a table of a file tells."""
    keys = node.table(_KEYS)
    items = (_item(each) for each in keys["case"].items()) if "case" in keys else ()
    return SetList(
        title=reading(keys, "title", FileValue.text) or "",
        items=tuple(item for item in items if item is not None),
        edition=reading(keys, "edition", edition_at) or LATEST,
    )


def edition_at(node: FileValue) -> int | None:
    """The year of an edition there is."""
    year = node.number(EDITIONS[0], LATEST)
    if year is not None and year not in EDITIONS:
        node.wrong(say("evening-no-edition", editions=listed([str(each) for each in EDITIONS], "or")))
        return None
    return year


def _item(node: FileValue) -> Item | None:
    keys = node.table(_ITEM_KEYS)
    case = reading(keys, "file", FileValue.text)
    if not case:
        node.wrong(say("evening-file-wanted"))
        return None
    return Item(
        case=case,
        minutes=reading(keys, "minutes", lambda each: each.number(0, MOST_MINUTES)) or 0,
        notes=reading(keys, "notes", lambda each: each.text(LONGEST_NOTES)) or "",
        title=reading(keys, "title", FileValue.text) or "",
        seen=reading(keys, "seen", FileValue.text) or "",
    )


def set_list_text(set_list: SetList) -> str:
    """The set list as its file.

    >>> print(set_list_text(SetList("Tuesday", (Item("library:law54/law54-b-accepts", 5),))), end="")
    title = "Tuesday"
    edition = 2017
    <BLANKLINE>
    [[case]]
    file = "library:law54/law54-b-accepts"
    minutes = 5
    """
    return blocks_text(set_list_blocks(set_list))


def set_list_blocks(set_list: SetList, under: str = "") -> Iterator[str]:
    """The blocks of which the file of a set list is made; `under`: the table it stands in, with its dot."""
    head = [f"[{under[:-1]}]"] if under else []
    yield "\n".join((*head, *lines({"title": set_list.title, "edition": set_list.edition})))
    for item in set_list.items:
        told: dict[str, Value] = {"file": item.case, "title": item.title}
        told |= {"minutes": item.minutes, "notes": item.notes, "seen": item.seen}
        yield "\n".join((f"[[{under}case]]", *lines({key: each for key, each in told.items() if each})))


def lines(values: dict[str, Value]) -> Iterator[str]:
    """`key = value`, a line for each; a text of several lines as it is best read."""
    return (f"{key} = {story(each) if isinstance(each, str) else inline(each)}" for key, each in values.items())


def blocks_text(blocks: Iterable[str]) -> str:
    """The blocks of a file with a line between them."""
    return "\n\n".join(blocks) + "\n"
