"""What a collection says of itself, in its index file: title, author, licence, language, version."""

from __future__ import annotations

import re

from bridgetable.collection.names import is_device
from bridgetable.messages import say
from bridgetable.strangers import toml
from bridgetable.value import value

FOLDER = "collections"
"""In this folder, beside the copies of unsaved work, lie those that are installed."""
INDEX = "collection.toml"
"""The name of the index file; a plain folder may be without."""
AS_IT_CAME = ".as-it-came.json"
"""In a collection that is installed: what its files held when they came, so that later changes are their owner's."""
LARGEST = 100_000
"""No index file has so many bytes: what is larger is not read."""
LONGEST = 200
"""Of no text of an index more letters are shown."""
KEYS = ("id", "title", "author", "licence", "language", "version", "cover")

_LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z]+)?")


@value
class About:
    """What is told of a collection. `id` stays when a later `version` comes; `licence` says what others may do.

    `cover` is the place of the picture that stands for all of it; empty: see `pictures.cover_among`.
    """

    id: str
    title: str
    author: str = ""
    licence: str = ""
    language: str = "en"
    version: str = "1"
    cover: str = ""

    @property
    def age(self) -> tuple[int, ...]:
        """What tells which of two versions came later.

        >>> About("a", "A", version="1.10").age > About("a", "A", version="1.9").age
        True
        """
        return tuple(int(number[:12]) for number in re.findall(r"[0-9]+", self.version))

    def is_another_of(self, other: About) -> bool:
        """Whether it is another version of the same collection: a stranger who takes its name makes one of his own."""
        return (self.id, self.author.casefold()) == (other.id, other.author.casefold())


def id_of(title: str) -> str:
    """The id a collection gets that has none.

    >>> id_of("Revokes, and what then?")
    'revokes-and-what-then'
    >>> id_of("Con")
    'con-cases'
    """
    letters = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in title.lower())
    found = "-".join(letters.split())[:60].strip("-") or "collection"
    return f"{found}-cases" if is_device(found) else found


def named_only(title: str) -> About:
    """What is told of a folder without an index: how it is called."""
    return About(id_of(title), one_line(title))


def read_about(text: str, otherwise: str) -> About:
    """What an index file tells, with `otherwise` for a title that is missing; `ValueError` says why it cannot be read.

    >>> read_about('title = "Revokes"\\nversion = 2', "").version
    '2'
    """
    data = toml(text)
    told: dict[str, str] = {}
    for key in KEYS:
        found = data.get(key, "")
        if isinstance(found, bool | dict | list):
            raise ValueError(say("collection-index-wants-text", key=key))
        told[key] = one_line(str(found))
    title = told["title"] or one_line(otherwise)
    language = told["language"] if _LANGUAGE.fullmatch(told["language"]) else "en"
    return About(
        id_of(told["id"] or title),
        title,
        told["author"],
        told["licence"],
        language,
        told["version"] or "1",
        told["cover"],
    )


def about_text(about: About) -> str:
    """The index file of a collection.

    >>> print(about_text(About("revokes", "Revokes", "A. Director")), end="")
    id = "revokes"
    title = "Revokes"
    author = "A. Director"
    language = "en"
    version = "1"
    """
    from bridgetable.cases.toml_text import inline

    told = {key: getattr(about, key) for key in KEYS}
    return "".join(f"{key} = {inline(words)}\n" for key, words in told.items() if words)


def one_line(text: str) -> str:
    """A text as it is shown: on one line, without letters that nobody sees, and no longer than a line or two."""
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"
