"""Endless problems: a board is dealt and played sensibly until something happens of which the facts are known."""

from importlib import import_module

from bridgetable.practice.generator.making import scene, scenes
from bridgetable.practice.generator.registry import KINDS, Kind

_FILES = (
    *("g15_changed_call", "g16_incomplete_call", "g17_misled", "g18_revokes", "g19_defective_trick"),
    *("g20_looking_back", "g21_declarer_shows", "g22_this_trick", "g23_claims", "g24_in_the_auction"),
    *("g25_call_taken_back", "g26_after_a_wrong_card", "g27_dummy_oversteps", "g28_without_the_director"),
)
for _file in _FILES:  # each declares its kinds when it is imported
    import_module(f"{__name__}.{_file}")

__all__ = ["KINDS", "Kind", "scene", "scenes"]
