"""Endless problems: a board is dealt and played sensibly until something happens of which the facts are known."""

from importlib import import_module

from bridgetable.practice.generator.making import scene, scenes
from bridgetable.practice.generator.registry import KINDS, Kind

_FILES = ("g15_changed_call", "g16_incomplete_call", "g17_misled", "g18_revokes")
for _file in _FILES:  # each declares its kinds when it is imported
    import_module(f"{__name__}.{_file}")

__all__ = ["KINDS", "Kind", "scene", "scenes"]
