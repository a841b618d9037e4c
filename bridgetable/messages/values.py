"""Messages that are no words but a value which the program reckons with: plural rules, letters of ranks, a width."""

from __future__ import annotations

import re

from bridgetable.messages.plurals import OTHER, is_a_rule

_PLURAL = "terms-plural-"
_SHAPES = {
    "language-name": r".*\S.*",
    "language-capitals": r"yes|no",
    "language-width": r"[1-9]\d{1,2}",
    "language-ranks": r"\S+ \S+ \S+ \S+",
}


def fits(name: str, said: object) -> bool:
    """Whether a message says something that can be reckoned with, if it is one of these; others say what they like.

    >>> fits("language-ranks", "A R D V"), fits("terms-plural-one", "one"), fits("shell-open", "Open")
    (True, False, True)
    """
    if name.startswith(_PLURAL):
        return name.removeprefix(_PLURAL) != OTHER and isinstance(said, str) and is_a_rule(said)
    return name not in _SHAPES or (isinstance(said, str) and re.fullmatch(_SHAPES[name], said) is not None)
