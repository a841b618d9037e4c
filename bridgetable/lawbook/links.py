"""Which paragraph mentions which."""

from __future__ import annotations

import re
from collections import defaultdict

from bridgetable.lawbook.numbers import book, nearest
from bridgetable.lawtexts import LawText
from bridgetable.messages import kept_in_words, say

_PARAGRAPH = r"\b\d{1,2}[A-Z](?:\d{1,2})?(?:\([a-z]\))?(?:\([ivx]+\))?(?![\w])"


@kept_in_words
def mention() -> re.Pattern[str]:
    """What a citation in a sentence of the language spoken looks like: 45C4(b), Law 57.

    >>> mention().findall("See Law 57 and 45C4(b), which 3 players know.")
    ['57', '45C4(b)']
    """
    laws = (rf"(?<={re.escape(word)} )\d{{1,2}}\b" for word in say("law-before-number").split(", "))
    return re.compile("|".join((_PARAGRAPH, *laws)))


def mentions(text: LawText) -> list[str]:
    """The paragraphs the text sends its reader to, as far as its edition has a text for them.

    >>> from bridgetable.lawtexts import law_text
    >>> mentions(law_text("68 opening", 2017))
    ['16', '57A']
    """
    words = f"{text.gist} {text.consequence or ''}"
    found = (nearest(cite, text.edition) for cite in mention().findall(words))
    return list(dict.fromkeys(cite for cite in found if cite is not None and cite != text.id))


def mentioned_by(cite: str, edition: int) -> list[str]:
    """The paragraphs that send their reader to this one.

    >>> mentioned_by("57A", 2017)
    ['68 opening']
    """
    return _backwards(edition).get(cite, [])


@kept_in_words
def _backwards(edition: int) -> dict[str, list[str]]:
    sources: dict[str, list[str]] = defaultdict(list)
    for text in book(edition).values():
        for cite in mentions(text):
            sources[cite].append(text.id)
    return dict(sources)
