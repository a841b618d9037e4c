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
from bridgetable.practice.generator import g15_changed_call
from bridgetable.practice.generator import g16_incomplete_call
from bridgetable.practice.generator import g17_misled
from bridgetable.practice.generator import g18_revokes
from bridgetable.practice.generator import g18_revokes_late
from bridgetable.practice.generator import g19_defective_trick
from bridgetable.practice.generator import g20_looking_back
from bridgetable.practice.generator import g21_declarer_shows
from bridgetable.practice.generator import g22_this_trick
from bridgetable.practice.generator import g23_claims
from bridgetable.practice.generator import g24_in_the_auction
from bridgetable.practice.generator import g25_call_taken_back
from bridgetable.practice.generator import g26_after_a_wrong_card
from bridgetable.practice.generator import g27_dummy_oversteps
from bridgetable.practice.generator import g28_without_the_director
from bridgetable.practice.generator.making import NoScene, scene, scenes
from bridgetable.practice.generator.registry import KINDS, Kind

__all__ = ["KINDS", "Kind", "NoScene", "scene", "scenes"]
