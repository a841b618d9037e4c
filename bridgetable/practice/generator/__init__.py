"""Endless problems: a deal is played as at a club, and at a plausible moment something goes wrong.

The generator knows what the players saw and meant, so that the verdict is the key. The same seed gives the same scene.
"""

# ruff: noqa: F401 - to import a kind is to declare it
from bridgetable.practice.generator import g01
from bridgetable.practice.generator import g02
from bridgetable.practice.generator import g03
from bridgetable.practice.generator import g04
from bridgetable.practice.generator import g05
from bridgetable.practice.generator import g06
from bridgetable.practice.generator.making import NoScene, scene, scenes
from bridgetable.practice.generator.registry import KINDS, Kind

__all__ = ["KINDS", "Kind", "NoScene", "scene", "scenes"]
