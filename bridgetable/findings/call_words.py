"""What a call may count for: a closed list."""

from __future__ import annotations

from typing import Literal, TypeAlias

CallWord: TypeAlias = Literal["stands", "accepted", "open", "withdrawn", "cancelled", "implied", "no call"]

COUNTING: tuple[CallWord, ...] = ("stands", "accepted", "implied")
"""Those in which it is part of the auction in law."""
