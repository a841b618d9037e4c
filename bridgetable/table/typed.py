"""What is typed at the window's command line: a sentence in short.

Small letters will do; words for a card alone are declarer's call; a card alone is played by the hand whose turn it is.
The entry that comes out prints as a full sentence, which the window can show before anything is done with it.
"""

from __future__ import annotations

import re
from dataclasses import replace

from bridgetable.messages import say
from bridgetable.table.actions import Action, DesignateCard, Entry, Lead, MakeCall, Play
from bridgetable.table.as_told import as_told
from bridgetable.table.capitals import with_capitals
from bridgetable.table.in_full import full_words, in_full
from bridgetable.table.plain import plain, rephrasings, seat_named
from bridgetable.table.reading import one_spaced, readable
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import AmbiguousSentence, parse
from bridgetable.table.slots import CARD

_CALLS_IN_SHORT = {"p": "pass", "pass": "pass", "passes": "pass"}
_CALLS_IN_SHORT |= {"x": "X", "dbl": "X", "double": "X", "xx": "XX", "rdbl": "XX", "redouble": "XX"}
_CALL = rf"(?P<call>[1-9] ?(?:[cdhs]|nt?)|{'|'.join(_CALLS_IN_SHORT)})"
_SEAT_AND_CALL = re.compile(rf"(?P<seat>[a-z]+):? {_CALL}")
_CALL_BY_ITSELF = re.compile(_CALL)
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
    call = _call_alone(text) or (_call_of_turn(text, seating) if seating.calling else None)
    entry = (call if seating.calling else None) or _as_it_stands(readable(text), full, seating)
    entry = entry or readable(as_told(one_spaced(text)))
    if entry:
        return entry
    for said in rephrasings(text, seating):
        entry = _as_it_stands(None, with_capitals(one_spaced(said)), seating)
        if entry:
            return entry
    if call:
        return call
    no_verb = _NO_VERB.fullmatch(full)
    if no_verb:
        meanings = ", ".join(f"{no_verb[1]} {verb} {no_verb[2]}" for verb in ("leads", "plays", "drops", "faces"))
        raise AmbiguousSentence(say("unread-no-verb", typed=full, meanings=meanings))
    return parse(f"{seating.declarer} calls {full}" if seating.declarer and full.isalnum() else full)


def _call_of_turn(text: str, seating: Seating) -> Entry | None:
    """A call by itself, `2h`, `p`, `x`: of the player whose turn it is; None where nobody's is known to be."""
    said = _CALL_BY_ITSELF.fullmatch(plain(text))
    return _call_alone(f"{seating.turn.value.lower()} {said[0]}") if said and seating.turn is not None else None


def _call_alone(text: str) -> Entry | None:
    """A player and a call without a verb, `n 2h`, `s p`, `w x`; else None."""
    said = _SEAT_AND_CALL.fullmatch(plain(text))
    seat = seat_named(said["seat"]) if said else None
    if said is None or seat is None:
        return None
    call = _CALLS_IN_SHORT.get(said["call"]) or said["call"].replace(" ", "").upper()
    return Entry(MakeCall(seat, f"{call}T" if call[1:] == "N" else call))


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
