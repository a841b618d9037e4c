"""Endless problems: a deal is played as at a club, and at a plausible moment something goes wrong.

The generator knows what the players saw and meant, so that the verdict is the key. The same seed gives the same scene.
"""

# ruff: noqa: F401, I001 - to import a kind is to declare it, in the order in which they are told
from bridgetable.practice.generator import g01_card_seen
from bridgetable.practice.generator import g02_dropped_or_shown
from bridgetable.practice.generator import g03_penalty_card
from bridgetable.practice.generator import g04_penalty_card_not_played
from bridgetable.practice.generator import g05_opening_lead
from bridgetable.practice.generator import g06_defender_leads
from bridgetable.practice.generator import g07_declarer_leads
from bridgetable.practice.generator import g08_last_trick
from bridgetable.practice.generator import g09_before_partner
from bridgetable.practice.generator import g10_at_rhos_turn
from bridgetable.practice.generator import g11_declarer_too_early
from bridgetable.practice.generator import g12_two_cards
from bridgetable.practice.generator import g13_fifth_card
from bridgetable.practice.generator import g14_dummy_acts
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
from bridgetable.practice.generator import g29_insufficient_bid
from bridgetable.practice.generator import g30_out_of_rotation
from bridgetable.practice.generator import g31_slip
from bridgetable.practice.generator import g32_not_allowed
from bridgetable.practice.generator import g33_explanations
from bridgetable.practice.generator.making import NoScene, scene, scenes
from bridgetable.practice.generator.registry import KINDS, Kind

__all__ = ["KINDS", "Kind", "NoScene", "scene", "scenes"]
