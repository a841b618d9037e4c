"""Endless problems: a board is dealt and played sensibly until something happens of which the facts are known."""

from bridgetable.practice.generator import (
    g15_changed_call as _g15,  # noqa: F401 - each file declares its kinds when it is imported
)
from bridgetable.practice.generator.registry import KINDS, Kind
from bridgetable.practice.generator.making import scene, scenes

__all__ = ["KINDS", "Kind", "scene", "scenes"]
