"""What the story of a whole board needs beside `talk`: tricks by number, suits with an article, what was played."""

from __future__ import annotations

from typing import Protocol

from bridgetable.cards import RANK_WORDS, SUITS, Card, Suit, parse_card
from bridgetable.practice.generator import talk
from bridgetable.seats import Seat, parse_seat


class ToldBoard(Protocol):
    """Who plays a board, and its trumps."""

    @property
    def declarer(self) -> Seat: ...
    @property
    def dummy(self) -> Seat: ...
    @property
    def trump(self) -> Suit | None: ...


RANK = {value: word for word, value in RANK_WORDS.items()}


def a_suit(one: Suit | None) -> str:
    """A heart."""
    return f"a {one.word}" if one else "a card"


def bid(call: str) -> str:
    """One spade, two no trump."""
    strain = next((suit for suit in SUITS if suit.value == call[1:]), None)
    level = talk.number(int(call[0]))
    return f"{level} {(strain.word if call[0] == '1' else strain.plural) if strain else 'no trump'}"


def trick(number: int) -> str:
    """The fifth trick."""
    return f"the {talk.ordinal(number)} trick"


def sentence(words: str) -> str:
    """With a capital letter."""
    return words[:1].upper() + words[1:]


_SAID = {
    "unintended yes": "It was a slip of the tongue; he had meant the other card all along.",
    "unintended no": "It was no slip: he had changed his mind.",
    "pause yes": "He had thought about it for some seconds.",
    "pause no": "He had said it in the same breath.",
    "other-intention none": "Nobody can be sure what he meant at first.",
    "touch-purpose play": "He touched it to have it played.",
    "touch-purpose arrange": "He was only putting dummy's cards in order.",
    "touch-purpose reach": "He was only reaching for the card beside it.",
    "told-turn no": "No opponent had told him that it was his turn.",
    "could-follow yes": "He has one.",
    "could-follow no": "He has none.",
    "held-still yes": "The card had come to rest there.",
    "held-still no": "It went down and up in one movement.",
    "meant-claim yes": "By this he means that play is over.",
    "meant-claim no": "He does not mean that play is over.",
    "meant-as spread": "He was about to lay down his hand.",
    "meant-as play": "He means it as his card to this trick.",
    "meant-as none": "He did not mean to play it, nor anything else by it.",
    "this-trick-only yes": "He speaks of this trick and no other.",
    "this-trick-only no": "He does not speak of this trick alone.",
    "at-once yes": "He says so at once.",
    "at-once no": "He says so after a while.",
    "partner-could-see yes": "His partner could have seen its face.",
    "partner-could-see no": "His partner could not see its face.",
    "acted-on-it yes": "The card was chosen because of that answer.",
    "acted-on-it no": "The card would have been played anyway.",
    "comparable yes": "The call he made instead is comparable to it.",
    "comparable no": "The call he made instead is not comparable to it.",
    "only-suits yes": "The call he took back had shown that suit and nothing else.",
    "only-suits no": "The call he took back had shown strength, and no suit in particular.",
    "own-initiative yes": "He had looked of his own accord.",
    "own-initiative no": "The hand had been shown to him.",
    "forfeits yes": "The director finds that the right to a rectification has been lost.",
    "forfeits no": "The director finds that no right has been lost.",
}
"""How a fact is told where nobody has to ask for it."""


def found(key: str, value: str) -> str:
    """A fact in a sentence; empty where there are no words for it."""
    fact = key.partition(" ")[0]
    said = _SAID.get(f"{fact} {value}")
    if said is not None:
        return said
    if fact == "told-turn":
        return f"{parse_seat(value).word} had told him that it was his turn."
    if fact == "other-intention":
        return f"Nobody can doubt that he meant {talk.the(parse_card(value))} from the beginning."
    return ""


def recounted(play: ToldBoard, laid: list[tuple[Seat, Card]]) -> str:
    """What has been played to a trick, in a sentence without its full stop."""
    leader, led = laid[0]
    who = f"{leader.word} leads {talk.the(led)}"
    if leader is play.dummy:
        who = f"{play.declarer.word} calls {talk.the(led)} from dummy"
    said = [who]
    for seat, one in laid[1:]:
        name = "dummy" if seat is play.dummy else seat.word
        if one.suit is led.suit:
            said.append(f"{name} plays the {talk.rank(one)}")
        else:
            verb = "ruffs with" if one.suit is play.trump else "discards"
            said.append(f"{name} {verb} {talk.the(one)}")
    return talk.listed(said)
