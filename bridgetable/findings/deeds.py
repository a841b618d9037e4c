"""What a duty demands or a ban forbids, and the one place that reads and writes its words.

`lead a heart`, `play small diamonds before D6` stand in case files and the JSON; rulings ask for the type.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TypeAlias

from bridgetable.cards import Card, Suit, parse_card, parse_suit
from bridgetable.misread import Misread
from bridgetable.named import NamedTuple
from bridgetable.table.choices import Extreme, suit_words, suits_joined


class PlainDeed(Enum):
    """A deed that names neither card nor suit; the value is its words."""

    LEAD_ANY = "lead any card"
    PASS = "pass"
    FACE_HAND = "face his hand"
    FACE_ALL = "face all his cards"
    CALL_AGAIN = "call again"
    DOUBLE = "double"

    @property
    def words(self) -> str:
        """The deed as a case file says it: `lead any card`.

        >>> read_deed("lead any card").words
        'lead any card'
        """
        return self.value


class PlayCard(NamedTuple):
    """This card put into the trick, as a lead or a play."""

    card: Card

    @property
    def words(self) -> str:
        """The deed as a case file says it: `play D7`.

        >>> read_deed("play D7").words
        'play D7'
        """
        return f"play {self.card.name}"


class TakeBack(NamedTuple):
    """This card taken out of the trick."""

    card: Card

    @property
    def words(self) -> str:
        """The deed as a case file says it: `withdraw D7`.

        >>> read_deed("withdraw D7").words
        'withdraw D7'
        """
        return f"withdraw {self.card.name}"


class OneOf(NamedTuple):
    """A card of one suit; `leading` as a lead."""

    suit: Suit
    leading: bool = False

    @property
    def words(self) -> str:
        """The deed as a case file says it: `lead a heart`, `play a heart`.

        >>> read_deed("lead a heart").words
        'lead a heart'
        """
        return f"{_verb(self.leading)} a {self.suit.word}"


class OfSuits(NamedTuple):
    """Cards of these suits; `leading` as leads."""

    suits: tuple[Suit, ...]
    leading: bool = False

    @property
    def words(self) -> str:
        """The deed as a case file says it: `lead hearts and clubs`, `play hearts`.

        >>> read_deed("lead clubs and hearts").words
        'lead hearts and clubs'
        """
        return f"{_verb(self.leading)} {suit_words(self.suits)}"


class HighestOrLowest(NamedTuple):
    """The end of a suit that declarer requires (57A); the suit led, where it is not known."""

    end: Extreme
    suit: Suit | None

    @property
    def words(self) -> str:
        """The deed as a case file says it: `play the highest heart`.

        >>> read_deed("play the highest heart").words
        'play the highest heart'
        """
        return f"play {self.end.value} {self.suit.word if self.suit else _SUIT_LED}"


class SmallBefore(NamedTuple):
    """Other small cards of its suit before a minor penalty card (50C)."""

    card: Card

    @property
    def words(self) -> str:
        """The deed as a case file says it: `play small diamonds before D6`.

        >>> read_deed("play small diamonds before D6").words
        'play small diamonds before D6'
        """
        assert self.card.suit is not None
        return f"play small {self.card.suit.plural} before {self.card.name}"


class AddCard(NamedTuple):
    """A card added to a trick that lacks one (67)."""

    trick: int

    @property
    def words(self) -> str:
        """The deed as a case file says it: `add a card to trick 4`.

        >>> read_deed("add a card to trick 4").words
        'add a card to trick 4'
        """
        return f"add a card to trick {self.trick}"


class MakeThisCall(NamedTuple):
    """This call made."""

    call: str

    @property
    def words(self) -> str:
        """The deed as a case file says it: `call 1H`.

        >>> read_deed("call 1H").words
        'call 1H'
        """
        return f"call {self.call}"


Deed: TypeAlias = (
    PlainDeed | PlayCard | TakeBack | OneOf | OfSuits | HighestOrLowest | SmallBefore | AddCard | MakeThisCall
)

_SUIT_LED = "card of the suit led"
_SMALL = re.compile(r"play small \w+ before (\S+)")
_END = re.compile(rf"play (the (?:highest|lowest)) (\w+|{_SUIT_LED})")
_ADD = re.compile(r"add a card to trick (\d+)")

_CALL = re.compile("call ([1-7](?:[CDHS]|NT)|pass|XX?)")


def _verb(leading: bool) -> str:
    return "lead" if leading else "play"


@cache
def read_deed(text: str) -> Deed:
    """The deed that words mean; `Misread` where they mean none.

    >>> read_deed("play D7")
    PlayCard(card=D7)
    """
    plain = next((each for each in PlainDeed if each.value == text), None)
    if plain is not None:
        return plain
    if found := _SMALL.fullmatch(text):
        return SmallBefore(parse_card(found[1]))
    if found := _END.fullmatch(text):
        return HighestOrLowest(Extreme(found[1]), None if found[2] == _SUIT_LED else parse_suit(found[2]))
    if found := _ADD.fullmatch(text):
        return AddCard(int(found[1]))
    if found := _CALL.fullmatch(text):
        return MakeThisCall(found[1])
    return _of_a_card_or_suit(text)


def _of_a_card_or_suit(text: str) -> Deed:
    verb, _, what = text.partition(" ")
    if verb not in ("lead", "play", "withdraw"):
        raise Misread("unread-deed", typed=repr(text))
    article = what.removeprefix("a ")
    if article != what:
        return OneOf(parse_suit(article), verb == "lead")
    try:
        card = parse_card(what)
    except ValueError:
        return OfSuits(suits_joined(what), verb == "lead")
    return TakeBack(card) if verb == "withdraw" else PlayCard(card)


def is_a_lead(deed: Deed | None) -> bool:
    """Whether it is about what is led.

    >>> is_a_lead(read_deed("lead a heart")), is_a_lead(read_deed("play a heart"))
    (True, False)
    """
    return deed is PlainDeed.LEAD_ANY or (isinstance(deed, OneOf | OfSuits) and deed.leading)


def suits_of(deed: Deed) -> tuple[Suit, ...]:
    """The suits that a deed names, not those of a card it names.

    >>> [suit.name for suit in suits_of(read_deed("lead clubs and hearts"))]
    ['H', 'C']
    """
    match deed:
        case OneOf(suit=suit):
            return (suit,)
        case OfSuits(suits=suits):
            return suits
        case HighestOrLowest(suit=Suit() as suit):
            return (suit,)
    return ()


def about_a_call(deed: Deed | None) -> bool:
    """Whether it is about what is called, not about a card.

    >>> about_a_call(read_deed("pass")), about_a_call(read_deed("play D7"))
    (True, False)
    """
    return isinstance(deed, MakeThisCall) or deed in (PlainDeed.PASS, PlainDeed.DOUBLE, PlainDeed.CALL_AGAIN)
