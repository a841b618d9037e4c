"""Slots: the parts of a sentence that vary, each read from its words and written back to them.

A slot is the only place that knows both directions for a kind of value, so what is written is read back as the same
value. The slots here are those many sentences share; the ways of joining them stand first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from bridgetable.cards import RANK_WORDS, Card, Suit, parse_card, parse_suit
from bridgetable.messages import say
from bridgetable.seats import Seat, parse_seat, parse_seats, seats_text
from bridgetable.table.actions import Words, WordsKind
from bridgetable.table.choices import suit_words, suits_joined
from bridgetable.value import value


@value
class Slot:
    """One kind of value in a sentence.

    `shown` stands for it where a form is printed (`CARD`), `pattern` is the regular expression of its words, `read`
    makes the value of them (`ValueError`, saying what was expected, where they are none) and `write` the words again.
    `words` are the fixed words among which one is chosen. A slot that may be absent has the empty words among them, and
    its other words start with a space. `loose` is the regular expression of what stands in its place where a sentence
    goes wrong.
    """

    shown: str
    pattern: str
    read: Callable[[str], object]
    write: Callable[[Any], str]
    words: tuple[str, ...] = ()
    loose: str = ".+?"


def choice(words: Mapping[str, object], shown: str = "") -> Slot:
    """One of the fixed `words`, each standing for its value.

    >>> choice({"face up": True, "face down": False}).read("face down")
    False
    """
    shown = shown or f"({'/'.join(words)})"
    said = {value: text for text, value in words.items()}

    def read(text: str) -> object:
        if text in words:
            return words[text]
        raise ValueError(say("unread-not-one-of", typed=repr(text), known=shown))

    def write(value: object) -> str:
        if value in said:
            return said[value]
        raise ValueError(say("unread-not-one-of", typed=repr(value), known=shown))

    pattern = "|".join(re.escape(text) for text in words)
    return Slot(shown, pattern, read, write, tuple(words), pattern if "" in words else ".+?")


def spoken(*words: str) -> Slot:
    """One of the fixed words, which are themselves the value.

    >>> spoken("queen", "king").read("king")
    'king'
    """
    return choice({text: text for text in words})


def either(words: Mapping[str, object], slot: Slot, shown: str) -> Slot:
    """One of the fixed `words`, each standing for its value, or else what `slot` reads."""
    fixed = choice(words)
    values = frozenset(words.values())

    def read(text: str) -> object:
        return fixed.read(text) if text in words else slot.read(text)

    def write(value: object) -> str:
        return fixed.write(value) if value in values else slot.write(value)

    loose = f"{slot.loose}|{fixed.loose}" if "" in words else ".+?"
    return Slot(shown, f"{slot.pattern}|{fixed.pattern}", read, write, fixed.words, loose)


def after(prefix: str, slot: Slot) -> Slot:
    """What `slot` reads, with `prefix` before it.

    >>> after("for ", spoken("queen")).read("for queen")
    'queen'
    """

    def read(text: str) -> object:
        return slot.read(text.removeprefix(prefix))

    def write(value: object) -> str:
        return prefix + slot.write(value)

    before = re.escape(prefix)
    return Slot(prefix + slot.shown, f"{before}(?:{slot.pattern})", read, write, loose=f"{before}(?:{slot.loose})")


def optional(prefix: str, slot: Slot, absent: object = None) -> Slot:
    """What `slot` reads, with `prefix` before it, or nothing at all, which stands for `absent`.

    >>> optional("by ", spoken("N", "S")).read("by N")
    'N'
    """
    return either({"": absent}, after(prefix, slot), f" [{(prefix + slot.shown).strip()}]")


def flag(words: str, value: bool) -> Slot:
    """Words that may be added: with them `value`, without them its contrary."""
    return choice({f" {words}": value, "": not value}, f" [{words}]")


def added(words: Mapping[str, object]) -> Slot:
    """One of several words that may be added; None where there are none."""
    shown = "/".join(words)
    return choice({f" {text}": value for text, value in words.items()} | {"": None}, f" [({shown})]")


def verbatim(shown: str, pattern: str, refused: str) -> Slot:
    """Words that are kept as they stand; `refused` is the message that says of others what they should have been."""

    def read(text: str) -> str:
        if re.fullmatch(pattern, text):
            return text
        raise ValueError(say(refused, typed=repr(text)))

    return Slot(shown, pattern, read, read)


# Seats, suits, cards, numbers, calls, texts

_SUIT = "(?:spade|heart|diamond|club)s?|[SHDC]"
_CARD = "[SHDC](?:10|[2-9TJQKA])|[SHDC?][xh?](?:[2-9]|[1-9][0-9]+)?"
_CARDS = f"(?:{_CARD})(?:, ?(?:{_CARD}))*"
_NUMBER = "[0-9]+"
_TRICK = "1[0-3]|[1-9]"
_TEXT = r'"[^"\n]*"'


def _read_cards(text: str) -> tuple[Card, ...]:
    cards = tuple(parse_card(name.strip()) for name in text.split(","))
    if len(set(cards)) < len(cards):
        raise ValueError(say("unread-card-twice", typed=repr(text)))
    return cards


def _write_cards(cards: tuple[Card, ...]) -> str:
    if not cards:
        raise ValueError(say("unread-no-cards"))
    return ", ".join(card.name for card in cards)


def _write_suit(suit: Suit) -> str:
    return suit.plural


def _number(pattern: str, refused: str) -> Slot:
    words = verbatim("NUM", pattern, refused)
    return Slot("NUM", pattern, lambda text: int(str(words.read(text))), lambda value: words.write(str(value)))


def _write_text(text: str) -> str:
    if '"' in text or "\n" in text:
        raise ValueError(say("unread-no-quotes-within", typed=repr(text)))
    return f'"{text}"'


def _read_text(text: str) -> str:
    if re.fullmatch(_TEXT, text):
        return text[1:-1]
    raise ValueError(say("unread-quotes", typed=repr(text)))


SEAT = Slot("SEAT", "[NESW]", parse_seat, str)
SEATS = Slot("SEATS", "[NESW]{1,4}", parse_seats, seats_text)
SUIT = Slot("SUIT", _SUIT, parse_suit, _write_suit)
CARD = Slot("CARD", _CARD, parse_card, str)
CARDS = Slot("CARDS", _CARDS, _read_cards, _write_cards)
NUMBER = _number(_NUMBER, "unread-number")
TRICK = _number(_TRICK, "unread-trick")
CALL = verbatim("CALL", "[1-7](?:[CDHS]|NT)|pass|XX?", "unread-call")
ANY_CALL = verbatim("CALL", "[1-9](?:[CDHS]|NT)|pass|XX?", "unread-call")
"""A call, or a bid above seven, as it may be put down by mistake."""
TEXT = Slot("TEXT", _TEXT, _read_text, _write_text)


# What declarer calls

_WAYS: dict[WordsKind, tuple[str, ...]] = {
    "win": ("win", "win it", "win that", "win the trick", "take", "take it", "take that"),
    "trump": ("trump",),
    "ruff": ("ruff", "ruff it", "trump it", "ruff low", "ruff small", "trump low", "low trump", "small trump"),
    "ruff high": ("ruff high", "trump high", "high trump", "top trump"),
    "anything": ("anything", "any", "any card", "any one", "whatever", "you choose"),
    "low": ("duck it", "follow", "follow suit", "low one", "small one", "little one"),
    "high": ("high one", "top one"),
}
"""What players say, by what it comes to; the first of each is how it is printed."""
_ALONE: dict[str, WordsKind] = {said: kind for kind, ways in _WAYS.items() for said in ways}
_DIRECTIONS: dict[str, WordsKind] = {
    **dict.fromkeys(("high", "top", "highest", "biggest"), "high"),
    **dict.fromkeys(("low", "small", "duck", "little", "lowest", "smallest", "bottom"), "low"),
}
_SAYINGS = (
    *("the other one", "the other", "other one", "other", "the last one", "last one", "next one", "another one"),
    *("another", "same", "same again", "the same", "same suit", "again", "continue", "carry on", "keep going", "go on"),
    *("run it", "run them", "play", "play it", "that one", "the only one", "cover", "cover it", "beat it"),
)
"""What players say that names a card only where one is left to be named; it is kept, and printed in quotes."""


def read_words(text: str) -> Words:
    """The designation in `text`, as in `queen` or `small club`; `ValueError` where it is none.

    >>> read_words("small club")
    Words(kind='low', card=None, suit=<Suit.C: 'C'>, rank=None, said=None)
    """
    if text.startswith('"'):
        return Words("other", said=_read_text(text))
    if text in RANK_WORDS:
        return Words("rank", rank=RANK_WORDS[text])
    if text in _SAYINGS:
        return Words("other", said=text)
    if text in _ALONE:
        return Words(_ALONE[text])
    direction, _, suit = text.partition(" ")
    if direction in _DIRECTIONS:
        return Words(_DIRECTIONS[direction], suit=parse_suit(suit) if suit else None)
    if re.fullmatch(_SUIT, text):
        return Words("suit", suit=parse_suit(text))
    if re.fullmatch(_CARD, text):
        return Words("card", card=parse_card(text))
    raise ValueError(say("unread-designation", typed=repr(text)))


def _write_words(words: Words) -> str:
    return _write_text(words.said) if words.said is not None else words.text


_WORDS = "|".join(
    (_TEXT, _CARD, _SUIT, *RANK_WORDS, *_ALONE, *_SAYINGS, f"(?:{'|'.join(_DIRECTIONS)})(?: (?:{_SUIT}))?"),
)
WAY = Slot("", "|".join(_DIRECTIONS), str, str)
"""The words for one end of a suit: `high`, `top`, `low` …"""
WORDS = Slot("WORDS", _WORDS, read_words, _write_words)


# Suits joined, played cards, tricks of both sides


def _read_plays(text: str) -> tuple[tuple[Seat, Card], ...]:
    said = text.split(" ")
    seats, cards = tuple(map(parse_seat, said[::2])), tuple(map(parse_card, said[1::2]))
    if len(cards) != 4 or seats != (seats[0], seats[0].lho, seats[0].partner, seats[0].rho):
        raise ValueError(say("unread-plays", typed=repr(text)))
    return tuple(zip(seats, cards, strict=True))


def _write_plays(plays: tuple[tuple[Seat, Card], ...]) -> str:
    return " ".join(f"{seat} {card}" for seat, card in plays)


def _read_calls(text: str) -> tuple[tuple[Seat, str], ...]:
    said = text.split(" ")
    if len(said) % 2:
        raise ValueError(say("unread-calls", typed=repr(text)))
    return tuple((parse_seat(seat), str(CALL.read(call))) for seat, call in zip(said[::2], said[1::2], strict=True))


def _write_calls(calls: tuple[tuple[Seat, str], ...]) -> str:
    if not calls:
        raise ValueError(say("unread-calls", typed=repr("")))
    return " ".join(f"{seat} {CALL.write(call)}" for seat, call in calls)


def _read_counts(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(_NUMBER, text))


def _write_counts(counts: tuple[int, int]) -> str:
    return f"NS {counts[0]} and EW {counts[1]}"


SUITS = Slot("SUITS", f"(?:{_SUIT})(?: and (?:{_SUIT}))*", suits_joined, suit_words)
PLAYS = Slot(
    "SEAT CARD " * 3 + "SEAT CARD", f"[NESW] (?:{_CARD})(?: [NESW] (?:{_CARD})){{3}}", _read_plays, _write_plays
)
CALLS = Slot(
    "SEAT CALL SEAT CALL",
    f"[NESW] (?:{CALL.pattern})(?: [NESW] (?:{CALL.pattern}))*",
    _read_calls,
    _write_calls,
)
COUNTS = Slot("NS NUM and EW NUM", f"NS {_NUMBER} and EW {_NUMBER}", _read_counts, _write_counts)
