"""The choices the law offers a player, and the one place that reads and writes their words.

`forbid hearts and clubs` stands in a sentence, a case file and the JSON; whoever rules on it asks for `Forbid.suits`.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple, TypeAlias

from bridgetable.cards import Card, Suit, parse_card, parse_suit
from bridgetable.messages import say

SHOWN = (
    "(accept/refuse/require SUIT/forbid SUITS/ask nothing/require the highest/require the lowest/spread/"
    "designate CARD/lead from (hand/dummy)/play on/stop/waive)"
)
"""All choices as the help and the messages write them."""


class Plain(Enum):
    """A choice that names neither card nor suit; the value is its words."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    ASK_NOTHING = "ask nothing"
    SPREAD = "spread"
    LEAD_FROM_HAND = "lead from hand"
    LEAD_FROM_DUMMY = "lead from dummy"
    PLAY_ON = "play on"
    STOP = "stop"
    WAIVE = "waive"

    @property
    def words(self) -> str:
        """The choice as a sentence says it: `ask nothing`.

        >>> read_choice("accept").words
        'accept'
        """
        return self.value


class Extreme(Enum):
    """One end of the suit led, which declarer may require under 57A."""

    HIGHEST = "the highest"
    LOWEST = "the lowest"


class Require(NamedTuple):
    """A card of a suit required, or the highest or lowest of the suit led."""

    what: Suit | Extreme

    @property
    def words(self) -> str:
        """The choice as a sentence says it: `require spades`, `require the highest`.

        >>> read_choice("require the highest").words
        'require the highest'
        """
        return f"require {self.what.plural if isinstance(self.what, Suit) else self.what.value}"


class Forbid(NamedTuple):
    """Suits forbidden."""

    suits: tuple[Suit, ...]

    @property
    def words(self) -> str:
        """The choice as a sentence says it: `forbid hearts and clubs`.

        >>> read_choice("forbid clubs and hearts").words
        'forbid hearts and clubs'
        """
        return f"forbid {suit_words(self.suits)}"


class Designate(NamedTuple):
    """One of several cards named as the one to be played."""

    card: Card

    @property
    def words(self) -> str:
        """The choice as a sentence says it: `designate D7`.

        >>> read_choice("designate D7").words
        'designate D7'
        """
        return f"designate {self.card.name}"


Choice: TypeAlias = Plain | Require | Forbid | Designate

_WORDS: dict[str, Choice] = {
    **{plain.value: plain for plain in Plain},
    **{each.words: each for each in map(Require, Extreme)},
}
WITHOUT_SUIT_OR_CARD = tuple(_WORDS)
"""The words of every choice that names neither."""


@cache
def read_choice(text: str) -> Choice:
    """The choice that words mean; `ValueError` where they mean none.

    >>> read_choice("require spades")
    Require(what=<Suit.S: 'S'>)
    """
    if text in _WORDS:
        return _WORDS[text]
    verb, _, what = text.partition(" ")
    match verb:
        case "require":
            return Require(parse_suit(what))
        case "forbid":
            return Forbid(suits_joined(what))
        case "designate":
            return Designate(parse_card(what))
    raise ValueError(say("unread-option", typed=repr(text), known=SHOWN))


def suits_joined(text: str) -> tuple[Suit, ...]:
    """Suits joined by `and`, spades first, each once.

    >>> [str(suit) for suit in suits_joined("clubs and hearts")]
    ['H', 'C']
    """
    if "," in text:
        raise ValueError(say("unread-and-between-suits", typed=repr(text)))
    named = {parse_suit(word) for word in text.split(" and ")}
    return tuple(suit for suit in Suit if suit in named)


def suit_words(suits: tuple[Suit, ...]) -> str:
    """Suits as a choice or a duty names them: `diamonds and clubs`.

    >>> suit_words(suits_joined("clubs and diamonds"))
    'diamonds and clubs'
    """
    return " and ".join(suit.plural for suit in suits)


def designated_card(choice: Choice) -> Card:
    """The card that a choice among cards names.

    >>> str(designated_card(read_choice("designate D7")))
    'D7'
    """
    assert isinstance(choice, Designate)
    return choice.card


def suits_named(choice: Choice) -> tuple[Suit, ...]:
    """The suits that a choice requires or forbids; none where it names none."""
    match choice:
        case Require(Suit() as suit):
            return (suit,)
        case Forbid(suits):
            return suits
    return ()
