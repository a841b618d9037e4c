"""How people say it: cards and contracts in words, and what declarer calls for a card of dummy's."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bridgetable.cards import RANK_WORDS, SUITS, Card, Suit
from bridgetable.practice.generator.playing import Play, rank
from bridgetable.seats import Seat

RANK = {value: word for word, value in RANK_WORDS.items()}
NUMBER = ("none", "one", *(RANK[value] for value in range(2, 11)), "eleven", "twelve", "thirteen")
ORDINAL = (
    *("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"),
    *("eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth"),
)


def card(one: Card) -> str:
    """The king of hearts."""
    return f"the {RANK[rank(one)]} of {one.suit.plural}" if one.suit else "a card"


def short(one: Card) -> str:
    """The king, where the suit is plain."""
    return f"the {RANK[rank(one)]}"


def rank_word(one: Card) -> str:
    """King."""
    return RANK[rank(one)]


def a_suit(one: Suit | None) -> str:
    """A heart."""
    return f"a {one.word}" if one else "a card"


def contract(text: str) -> str:
    """Four spades, one no trump."""
    suits = {suit.value: suit.plural for suit in SUITS}
    strain = "no trump" if text[1:3] == "NT" else suits[text[1]]
    return f"{NUMBER[int(text[0])]} {strain[:-1] if text[0] == '1' and strain.endswith('s') else strain}"


def trick(number: int) -> str:
    """The fifth trick."""
    return f"the {ORDINAL[number]} trick"


def sentence(words: str) -> str:
    """With a capital letter."""
    return words[:1].upper() + words[1:]


def listed(words: list[str]) -> str:
    """One, two and three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def recounted(play: Play, laid: list[tuple[Seat, Card]]) -> str:
    """What has been played to the running trick, in a sentence without its full stop."""
    if not laid:
        return ""
    board, (leader, led) = play.board, laid[0]
    who = f"{leader.word} leads {card(led)}"
    if leader is board.dummy:
        who = f"{board.declarer.word} calls {card(led)} from dummy"
    said = [who]
    for seat, one in laid[1:]:
        name = "dummy" if seat is board.dummy else seat.word
        if one.suit is led.suit:
            said.append(f"{name} plays {short(one)}")
        else:
            verb = "ruffs with" if one.suit is board.trump else "discards"
            said.append(f"{name} {verb} {card(one)}")
    return listed(said)


def called(play: Play, one: Card, rng: random.Random) -> str:
    """What declarer calls so that, in law, dummy plays this card: the card itself, or the words people use for it."""
    ways = [words for words, meant in _ways(play) if meant is one]
    return rng.choice(ways) if ways and rng.random() < 0.6 else one.name


def _ways(play: Play) -> Iterator[tuple[str, Card]]:
    """Words people use, and the one card each of them means in law (46B)."""
    legal, dummy = play.legal(play.board.dummy), play.board.dummy
    suit = play.suit
    for each in {one.suit: one for one in reversed(legal)}.values():
        yield (each.suit.word if each.suit else ""), each
    if suit is not None and legal[0].suit is suit:
        yield from (("low", legal[0]), ("high", legal[-1]))
        if len(play.laid) == 3:
            yield from [("win", one) for one in legal if play.worth(one) > play.worth(play.winning[1])][:1]
    trumps = play.of(dummy, play.board.trump)
    if suit is not None and legal[0].suit is not suit and trumps:
        yield from (("ruff", trumps[0]), ("ruff high", trumps[-1]))
    named = [one for one in legal if sum(rank(other) == rank(one) for other in legal) == 1]
    if suit is not None:
        yield from ((rank_word(one), one) for one in named)


def bid(call: str) -> str:
    """One spade, two no trump."""
    word = contract(call)
    return word[:-1] if call[0] == "1" and word.endswith("s") else word
