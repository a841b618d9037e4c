"""What the story of a whole board needs beside `talk`: tricks by their number, suits with an article, what was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.cards import RANK_WORDS, SUITS, Card, Suit
from bridgetable.practice.generator import talk
from bridgetable.seats import Seat

if TYPE_CHECKING:
    from bridgetable.practice.generator.whole import Course

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


def recounted(play: Course, laid: list[tuple[Seat, Card]]) -> str:
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
