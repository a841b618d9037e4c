"""What the headings in the list of cases are called."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.ui.library.listed import law_title


def short_title(law: int) -> str:
    """What a law is about, in as many words as the list has room for."""
    return {
        9: say("library-caselist-attention-director"),
        10: say("library-caselist-who-rules"),
        16: say("library-caselist-information"),
        41: say("library-caselist-start-of-play"),
        43: say("library-caselist-dummys-limits"),
        44: say("library-caselist-order-of-play"),
        45: say("library-caselist-card-played"),
        46: say("library-caselist-naming-a-card"),
        47: say("library-caselist-taking-back"),
        48: say("library-caselist-declarers-cards"),
        49: say("library-caselist-cards-seen"),
        50: say("library-caselist-penalty-cards"),
        51: say("library-caselist-two-penalty-cards"),
        52: say("library-caselist-penalty-card-kept"),
        53: say("library-caselist-lead-accepted"),
        54: say("library-caselist-first-lead-wrong"),
        55: say("library-caselist-declarers-lead"),
        56: say("library-caselist-defenders-lead"),
        57: say("library-caselist-play-too-early"),
        58: say("library-caselist-cards-together"),
        59: say("library-caselist-unable-to-comply"),
        60: say("library-caselist-playing-on"),
        61: say("library-caselist-revokes"),
        62: say("library-caselist-revoke-corrected"),
        63: say("library-caselist-revoke-stands"),
        64: say("library-caselist-after-a-revoke"),
        65: say("library-caselist-turned-tricks"),
        66: say("library-caselist-looking-at-tricks"),
        67: say("library-caselist-defective-trick"),
        68: say("library-caselist-claims"),
        69: say("library-caselist-claim-agreed"),
        70: say("library-caselist-claim-contested"),
        71: say("library-caselist-taken-back-later"),
        85: say("library-caselist-facts-in-dispute"),
    }.get(law, law_title(law))
