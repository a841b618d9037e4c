"""Endless problems: a deal is played as at a club, and at a plausible moment something goes wrong.

The generator knows what the players saw and meant, so that the verdict is the key. The same seed gives the same scene.
"""

# ruff: noqa: F401, I001 - to import a kind is to declare it, in the order in which they are told
from bridgetable.practice.generator import g01
from bridgetable.practice.generator import g02
from bridgetable.practice.generator import g03
from bridgetable.practice.generator import g04
from bridgetable.practice.generator import g05
from bridgetable.practice.generator import g06
from bridgetable.practice.generator import g07
from bridgetable.practice.generator import g08
from bridgetable.practice.generator import g09
from bridgetable.practice.generator import g10
from bridgetable.practice.generator import g11
from bridgetable.practice.generator import g12
from bridgetable.practice.generator import g13
from bridgetable.practice.generator import g14
from bridgetable.practice.generator.making import NoScene, scene, scenes
from bridgetable.practice.generator.registry import KINDS, Kind

__all__ = ["KINDS", "Kind", "NoScene", "scene", "scenes"]
