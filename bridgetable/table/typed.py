"""What is typed at the window's command line: a sentence in short.

Small letters will do; words for a card alone are declarer's call; a card alone is played by the hand whose turn it is.
The entry that comes out prints as a full sentence, which the window can show before anything is done with it.
"""

from __future__ import annotations

import re
from dataclasses import replace

from bridgetable.messages import say
from bridgetable.table.actions import Action, DesignateCard, Entry, Lead, Play
from bridgetable.table.as_told import as_told
from bridgetable.table.capitals import with_capitals
from bridgetable.table.in_full import full_words, in_full
from bridgetable.table.plain import rephrasings
from bridgetable.table.reading import one_spaced, readable
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import AmbiguousSentence, parse
from bridgetable.table.slots import CARD

_NO_VERB = re.compile(f"([NESW]) ({CARD.pattern})")


def parse_loose(text: str, seating: Seating) -> Entry:
    """The line of the log meant by `text`, by whoever is who at this moment.

    `UnreadableSentence` where nothing is meant, `AmbiguousSentence` where a seat or a verb has to be typed too.

    >>> from bridgetable.seats import Seat
    >>> seating = Seating(Seat.W, Seat.S, Seat.N)
    >>> parse_loose("west leads the queen of hearts", seating).action
    Lead(seat=<Seat.W: 'W'>, card=HQ, face=True)
    >>> parse_loose("hq", seating).action
    Play(seat=<Seat.W: 'W'>, card=HQ, trick=None)
    """
    full = with_capitals(one_spaced(text))
    entry = _as_it_stands(readable(text), full, seating) or readable(as_told(one_spaced(text)))
    if entry:
        return entry
    for said in rephrasings(text, seating):
        entry = _as_it_stands(None, with_capitals(one_spaced(said)), seating)
        if entry:
            return entry
    no_verb = _NO_VERB.fullmatch(full)
    if no_verb:
        meanings = ", ".join(f"{no_verb[1]} {verb} {no_verb[2]}" for verb in ("leads", "plays", "drops", "faces"))
        raise AmbiguousSentence(say("unread-no-verb", typed=full, meanings=meanings))
    return parse(f"{seating.declarer} calls {full}" if seating.declarer and full.isalnum() else full)


def _as_it_stands(entry: Entry | None, full: str, seating: Seating) -> Entry | None:
    """A sentence, one in other words for a call or a claim, or words for a card alone; else None."""
    entry = entry or readable(full) or in_full(full)
    if entry:
        return entry
    call = readable(f"N calls {full_words(full)}")  # whoever calls: are these words for a card?
    if call and isinstance(call.action, DesignateCard):
        return Entry(_meant(call.action, seating))
    return None


def _meant(call: DesignateCard, seating: Seating) -> Action:
    """What words for a card mean on their own: the play of the hand in turn, or declarer's call."""
    card, turn = call.words.card, seating.turn
    if card and call.gesture is None and (turn is None or turn is not seating.dummy):
        if turn is None:
            raise AmbiguousSentence(say("unread-whose-card", card=card.name))
        return Lead(turn, card) if seating.to_lead else Play(turn, card)
    if seating.declarer is None:
        words = call.words.text
        raise AmbiguousSentence(say("unread-who-calls", words=words))
    return replace(call, seat=seating.declarer)
