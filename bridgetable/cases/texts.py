"""What a text may be that is to stand in a file: the same for what is typed and for what is read."""

from __future__ import annotations

LONGEST = 1000
"""No sentence, name or answer has more letters."""


def fitting(text: str, longest: int = LONGEST) -> str:
    """The text itself; `ValueError` if it has too many letters, or halves of letters, which no file can hold."""
    if len(text) > longest:
        raise ValueError(f"{len(text)} letters are too many here: at most {longest}")
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise ValueError("there are signs in it that are no letters: please type it anew")
    return text
