"""The choices the law offers a player, and the one place that reads and writes their words.

`forbid hearts and clubs` stands in a sentence, a case file and the JSON; whoever rules on it asks for `Forbid.suits`.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TypeAlias

from bridgetable.cards import Card, Suit, parse_card, parse_suit
from bridgetable.messages import say
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat, parse_seat

SHOWN = (
    "(accept/refuse/accept SEAT CALL/refuse SEAT CALL/require SUIT/forbid SUITS/ask nothing/require the highest/"
    "require the lowest/spread/designate CARD/lead from (hand/dummy)/play on/stop/waive/change his call/keep his call)"
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
    CHANGE_CALL = "change his call"
    KEEP_CALL = "keep his call"

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


class OnCall(NamedTuple):
    """A call of another player accepted or refused; `of` is the action that made it, `#4`, or empty: the last one."""

    accept: bool
    seat: Seat
    call: str
    of: str = ""

    @property
    def words(self) -> str:
        """The choice as a sentence says it: `accept E 1H`, `refuse E 1H #2`.

        >>> read_choice("refuse E 1H #2").words
        'refuse E 1H #2'
        """
        return " ".join(("accept" if self.accept else "refuse", self.seat.value, self.call, self.of)).rstrip()


Choice: TypeAlias = Plain | Require | Forbid | Designate | OnCall

CALL_NAMED = r"(?:accept|refuse) [NESW] (?:[1-9](?:[CDHS]|NT)|pass|XX?)(?: (?:#(?:0|[1-9][0-9]*)|@[\w-]+))?"
"""How a choice names the call it is about; a label stands for the number of its action until the log is known."""

_WORDS: dict[str, Choice] = {
    **{plain.value: plain for plain in Plain},
    **{each.words: each for each in map(Require, Extreme)},
}
WITHOUT_SUIT_OR_CARD = tuple(_WORDS)
"""The words of every choice that names neither."""


def read_choice(text: str) -> Choice:
    """The choice that words mean; `ValueError` where they mean none.

    >>> read_choice("require spades")
    Require(what=<Suit.S: 'S'>)
    """
    return _WORDS[text] if text in _WORDS else _read_with_what(text)


@cache
def _read_with_what(text: str) -> Choice:
    """A choice that names a suit, a card or a call."""
    verb, _, what = text.partition(" ")
    if re.fullmatch(CALL_NAMED, text):
        seat, call, *of = what.split(" ")
        return OnCall(verb == "accept", parse_seat(seat), call, *of)
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


def means(said: Choice, offered: Choice) -> bool:
    """Whether a choice as somebody said it is the one offered: `accept` is enough where one call may be accepted."""
    if said == offered:
        return True
    match said, offered:
        case Plain.ACCEPT, OnCall(accept=True):
            return True
        case OnCall(accept=False), Plain.REFUSE:
            return True
        case OnCall(), OnCall():
            return (said.accept, said.seat, said.call) == (offered.accept, offered.seat, offered.call)
    return False


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
