"""What the story of a whole board needs beside `talk`: what is found, and what was played to a trick."""

from __future__ import annotations

from typing import Protocol

from bridgetable.cards import Card, Suit, parse_card
from bridgetable.messages import listed, say
from bridgetable.seats import Seat, parse_seat


class ToldBoard(Protocol):
    """Who plays a board, and its trumps."""

    @property
    def declarer(self) -> Seat: ...
    @property
    def dummy(self) -> Seat: ...
    @property
    def trump(self) -> Suit | None: ...


_YES_NO = frozenset({"yes", "no"})
_TOLD = {
    "unintended": _YES_NO,
    "pause": _YES_NO,
    "other-intention": frozenset({"none"}),
    "touch-purpose": frozenset({"play", "arrange", "reach"}),
    "told-turn": frozenset({"no"}),
    "could-follow": _YES_NO,
    "held-still": _YES_NO,
    "meant-claim": _YES_NO,
    "meant-as": frozenset({"spread", "play", "none"}),
    "this-trick-only": _YES_NO,
    "at-once": _YES_NO,
    "partner-could-see": _YES_NO,
    "acted-on-it": _YES_NO,
    "comparable": _YES_NO,
    "only-suits": _YES_NO,
    "own-initiative": _YES_NO,
    "forfeits": _YES_NO,
}
"""Which facts, found to be what, are told where nobody has to ask: `story-found-…`."""


def found(key: str, value: str) -> str:
    """A fact in a sentence; empty where there are no words for it."""
    fact = key.partition(" ")[0]
    if value in _TOLD.get(fact, ()):
        return say(f"story-found-{fact}", value=value)
    if fact == "told-turn":
        return say("story-told-his-turn", seat=parse_seat(value))
    if fact == "other-intention":
        return say("story-meant-from-the-beginning", card=parse_card(value))
    return ""


def recounted(play: ToldBoard, laid: list[tuple[Seat, Card]]) -> str:
    """What has been played to a trick, in a sentence without its full stop."""
    leader, led = laid[0]
    if leader is play.dummy:
        first = say("story-clause-calls", seat=play.declarer, card=led)
    else:
        first = say("story-clause-leads", dummy=False, seat=leader, card=led)
    return listed([first, *(_after(play, seat, card, led.suit) for seat, card in laid[1:])], "and")


def _after(play: ToldBoard, seat: Seat, card: Card, led: Suit | None) -> str:
    """A card that is played to a lead, as part of a sentence."""
    dummy = seat is play.dummy
    if card.suit is led:
        return say("story-clause-plays", dummy=dummy, seat=seat, card=card, follows=True, words=None)
    if card.suit is play.trump:
        return say("story-clause-ruffs", dummy=dummy, seat=seat, card=card)
    return say("story-clause-discards", dummy=dummy, seat=seat, card=card)
