"""What Qt remarks while something is measured, each remark once, however many windows it is made of."""

from __future__ import annotations

import sys

_made: set[str] = set()


def remark(text: str) -> None:
    """Print a remark, unless it was printed before."""
    if text not in _made:
        _made.add(text)
        print(text, file=sys.stderr, flush=True)
