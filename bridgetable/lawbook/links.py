"""Which paragraph mentions which."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

from bridgetable.lawbook.numbers import book, nearest
from bridgetable.lawtexts import LawText

MENTION = re.compile(r"\b\d{1,2}[A-Z](?:\d{1,2})?(?:\([a-z]\))?(?:\([ivx]+\))?(?![\w])|(?<=Law )\d{1,2}\b")
"""A citation in a sentence: 45C4(b), Law 57."""


def mentions(text: LawText) -> list[str]:
    """The paragraphs the text sends its reader to, as far as its edition has a text for them.

    >>> from bridgetable.lawtexts import law_text
    >>> mentions(law_text("68 opening", 2017))
    ['16', '57A']
    """
    words = f"{text.gist} {text.consequence or ''}"
    found = (nearest(cite, text.edition) for cite in MENTION.findall(words))
    return list(dict.fromkeys(cite for cite in found if cite is not None and cite != text.id))


def mentioned_by(cite: str, edition: int) -> list[str]:
    """The paragraphs that send their reader to this one.

    >>> mentioned_by("57A", 2017)
    ['68 opening']
    """
    return _backwards(edition).get(cite, [])


@cache
def _backwards(edition: int) -> dict[str, list[str]]:
    sources: dict[str, list[str]] = defaultdict(list)
    for text in book(edition).values():
        for cite in mentions(text):
            sources[cite].append(text.id)
    return dict(sources)
