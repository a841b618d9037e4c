"""What a card may be in law: a closed list."""

from __future__ import annotations

from typing import Literal, TypeAlias

StatusWord: TypeAlias = Literal[
    "in hand",
    "held",
    "face-down lead",
    "played",
    "exposed",
    "minor penalty",
    "major penalty",
    "withdrawn",
    "must be played",
    "quitted",
]
