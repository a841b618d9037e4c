"""What is said at the table: how declarer calls dummy's cards."""

from __future__ import annotations

import random

from bridgetable.cards import Card, Suit
from bridgetable.messages import say
from bridgetable.practice.generator.playing import DealPlayed
from bridgetable.table.actions import Words
from bridgetable.table.choices import Choice, Forbid, Plain, Require

_WAYS = {"suit": 3, "low": 4, "high": 2, "ruff": 2}
"""In how many ways people say what the log keeps in one word."""


def wish(word: str, of: Suit) -> Choice:
    """What declarer chooses who wants this suit led (`require`), or not led (`forbid`), or asks nothing."""
    match word:
        case "require":
            return Require(of)
        case "forbid":
            return Forbid((of,))
    return Plain.ASK_NOTHING


def suit(card: Card) -> Suit:
    """The suit of a card that is known."""
    assert card.suit is not None
    return card.suit


def spoken(rng: random.Random, words: Words) -> str:
    """Declarer's words as he says them, without quotation marks: a card's name, or one of the words in `_WAYS`."""
    if words.card is not None:
        return say("story-calls-card", way=rng.choice((1, 2)), card=words.card, suit=words.card.suit)
    way = rng.choice(range(1, _WAYS[words.kind] + 1))
    if words.kind == "suit":
        return say("story-calls-suit", way=way, suit=words.suit)
    return say(f"story-calls-{words.kind}", way=way)


def called(play: DealPlayed, card: Card) -> Words:
    """The words in which declarer calls this card of dummy's, of which law and table think the same."""
    rng, ways = play.rng, [Words("card", card=card)]
    legal = play.legal(play.dummy)
    same = [other for other in legal if other.suit is card.suit]
    if play.trick:
        following = card.suit is play.led
        if following and len(same) > 1 and card is same[-1]:
            ways += [Words("low")] * 4
        if following and len(same) > 1 and card is same[0] and card.honour:
            ways += [Words("high"), Words("rank", rank=card.rank), Words("rank", rank=card.rank)]
        elif following:
            ways += [Words("rank", rank=card.rank)]
        elif card.suit is play.trump and card is same[-1]:
            ways += [Words("ruff")] * 3
        elif card is same[-1]:
            ways += [Words("suit", suit=card.suit)]
    elif card is same[-1] and len(same) > 1:
        ways += [Words("suit", suit=card.suit)]
    return rng.choice(ways)
