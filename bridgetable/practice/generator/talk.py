"""What is said at the table: how declarer calls dummy's cards, and how a story names cards, tricks and contracts."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bridgetable.cards import RANK_WORDS, Card, Suit
from bridgetable.practice.generator.playing import DealPlayed
from bridgetable.table.actions import Words
from bridgetable.table.position import Header

_RANKS = {rank: word for word, rank in RANK_WORDS.items()}
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_ORDINALS = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh"),
    *("eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth"),
)
_SPOKEN = {
    "low": ("small", "low", "a small one", "small, please"),
    "high": ("top", "high"),
    "ruff": ("ruff", "ruff it"),
    "win": ("win it", "win"),
    "trump": ("trump it", "trump"),
}
"""How people say what the log keeps in one word."""


def number(n: int) -> str:
    """A small number as a word."""
    return _NUMBERS[n]


def ordinal(n: int) -> str:
    """The first, the second … as a word."""
    return _ORDINALS[n - 1]


def rank(card: Card) -> str:
    """The rank as a word: `jack`."""
    assert card.rank is not None
    return _RANKS[card.rank]


def suit(card: Card) -> Suit:
    """The suit of a card that is known."""
    assert card.suit is not None
    return card.suit


def a(word: str) -> str:
    """A word with its article: `a two`, `an ace`."""
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def the(card: Card) -> str:
    """The card as a story names it: `the jack of hearts`."""
    return f"the {rank(card)} of {suit(card).plural}"


def cards(several: Sequence[Card]) -> str:
    """Some cards: `the king and the four of clubs`, or `the king of clubs and the four of hearts`."""
    if len({card.suit for card in several}) == 1:
        return f"{listed([f'the {rank(card)}' for card in several])} of {suit(several[0]).plural}"
    return listed([the(card) for card in several])


def listed(words: Sequence[str]) -> str:
    """Words with commas and *and* before the last."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def holding(hand: Sequence[Card], of: Suit) -> str:
    """What a hand has of a suit: `the king, the nine and the four`."""
    return listed([f"the {rank(card)}" for card in hand if card.suit is of])


def contract(header: Header) -> str:
    """The contract in words: `four hearts`, `one no trump`."""
    level, trump = int(header.contract[0]), header.trump
    if trump is None:
        return f"{number(level)} no trump{'s' * (level > 1)}"
    return f"{number(level)} {trump.word if level == 1 else trump.plural}"


def spoken(rng: random.Random, words: Words) -> str:
    """Declarer's words as he says them, without quotation marks."""
    if words.card is not None:
        card = words.card
        return rng.choice((f"{rank(card)} of {suit(card).plural}", f"the {suit(card).word} {rank(card)}"))
    if words.said is not None:
        return words.said
    if words.kind == "suit" and words.suit is not None:
        return rng.choice((words.suit.word, f"a {words.suit.word}", f"{words.suit.word}, please"))
    if words.suit is not None:
        return f"{'small' if words.kind == 'low' else words.kind} {words.suit.word}"
    return rng.choice(_SPOKEN.get(words.kind, (words.text,)))


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


def wish(verb: str, of: Suit) -> str:
    """What declarer wants led: `a diamond` or `no diamond`."""
    return a(of.word) if verb == "require" else f"no {of.word}"
