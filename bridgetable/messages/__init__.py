"""What the program says to people: one catalogue of messages for each language, see `resources/languages`.

`say("panels-notice-late", seat=Seat.E)` is all that most of the program needs of it.
"""

from bridgetable.messages.catalogue import Message, forgotten_in_another, listed, say, to_say, why
from bridgetable.messages.patterns import Value, slug

__all__ = ["Message", "Value", "forgotten_in_another", "listed", "say", "slug", "to_say", "why"]
