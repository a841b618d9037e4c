"""What two editions say differently, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

Part = tuple[str, bool]
"""A stretch of a text, and whether the other text says it otherwise."""

_FEWEST_SAME = 0.35
"""Texts that have less in common than this are told as two texts, not as one with changes."""


def differing(old: str, new: str) -> tuple[list[Part], list[Part]]:
    """Both texts in parts; what the other has not is marked. Texts with hardly a word in common are marked whole.

    >>> old, new = differing("one card is led", "one card is played")
    >>> new
    [('one card is ', False), ('played', True)]
    """
    olds, news = _spaced_words(old), _spaced_words(new)
    matcher = SequenceMatcher(
        None, [_bare_word(word) for word in olds], [_bare_word(word) for word in news], autojunk=False
    )
    if olds and news and matcher.ratio() < _FEWEST_SAME:
        return [(old, True)], [(new, True)]
    blocks = matcher.get_matching_blocks()
    return (
        list(_parts(olds, [(block.a, block.a + block.size) for block in blocks])),
        list(_parts(news, [(block.b, block.b + block.size) for block in blocks])),
    )


def _spaced_words(text: str) -> list[str]:
    """Each word with the space behind it."""
    return re.findall(r"\S+\s*", text)


def _bare_word(word: str) -> str:
    return word.strip().strip(".,;:()“”").casefold()


def _parts(words: Sequence[str], same: Sequence[tuple[int, int]]) -> Iterator[Part]:
    at = 0
    for begin, end in same:
        if at < begin:
            yield "".join(words[at:begin]), True
        if begin < end:
            yield "".join(words[begin:end]), False
        at = end
