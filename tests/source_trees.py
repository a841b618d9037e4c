"""The source as Python reads it, for tests that look at how it is written."""

from __future__ import annotations

import ast
import gc
from pathlib import Path


def tree_of(source: Path | str) -> ast.Module:
    """The tree of a file, or of a text. Meanwhile Python does not look for what can go: it is all new, and stays."""
    text = source if isinstance(source, str) else source.read_text(encoding="utf-8")
    gc.disable()
    try:
        return ast.parse(text)
    finally:
        gc.enable()
