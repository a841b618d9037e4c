"""What the program says to people: one catalogue of messages for each language, see `resources/languages`.

`say("panels-notice-late", seat=Seat.E)` is all that most of the program needs of it.
"""

from bridgetable.messages.catalogue import (
    ENGLISH,
    Message,
    cite_words,
    forgotten_in_another,
    in_english,
    kept_in_words,
    language,
    listed,
    os_words,
    read_json,
    said_so_far,
    say,
    speak,
    tell_once,
    to_say,
    why,
)
from bridgetable.messages.languages import (
    capitals,
    first_known,
    in_the_language,
    languages,
    of_the_place,
    read_in_the_language,
    text_in_the_language,
    written_in_capitals,
)
from bridgetable.messages.patterns import USUAL_RANKS, Value, rank_sign, slug, write_ranks

__all__ = [
    "ENGLISH",
    "USUAL_RANKS",
    "Message",
    "Value",
    "capitals",
    "cite_words",
    "first_known",
    "forgotten_in_another",
    "in_english",
    "in_the_language",
    "kept_in_words",
    "language",
    "languages",
    "listed",
    "of_the_place",
    "os_words",
    "rank_sign",
    "read_in_the_language",
    "read_json",
    "said_so_far",
    "say",
    "slug",
    "speak",
    "tell_once",
    "text_in_the_language",
    "to_say",
    "why",
    "write_ranks",
    "written_in_capitals",
]
