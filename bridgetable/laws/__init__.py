"""The laws as code: one module for each law, the 2007 and the 2017 reading of a paragraph side by side.

Importing this package declares every paragraph. Law modules never import each other; what several share is in
`bridgetable.blocks`.
"""

from bridgetable.laws import (
    law10_assessing,
    law16_information,
    law41_start_of_play,
    law43_dummy,
    law44_order_of_play,
    law45_card_played,
    law46_designation,
    law47_retraction,
    law48_declarer_exposes,
    law49_defender_exposes,
    law50_penalty_card,
    law51_several_penalty_cards,
    law52_penalty_card_not_played,
    law53_lead_accepted,
    law54_opening_lead,
    law55_declarer_leads,
    law56_defender_leads,
    law57_premature,
    law58_simultaneous,
    law59_unable,
    law60_play_after,
    law61_revoke,
    law63_revoke_established,
    law64_after_a_revoke,
    law85_facts,
)

LAWS = (
    law10_assessing,
    law16_information,
    law41_start_of_play,
    law43_dummy,
    law44_order_of_play,
    law45_card_played,
    law46_designation,
    law47_retraction,
    law48_declarer_exposes,
    law49_defender_exposes,
    law50_penalty_card,
    law51_several_penalty_cards,
    law52_penalty_card_not_played,
    law53_lead_accepted,
    law54_opening_lead,
    law55_declarer_leads,
    law56_defender_leads,
    law57_premature,
    law58_simultaneous,
    law59_unable,
    law60_play_after,
    law61_revoke,
    law63_revoke_established,
    law64_after_a_revoke,
    law85_facts,
)
"""Every law module, in law order."""
