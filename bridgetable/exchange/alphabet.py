"""One alphabet for what people paste: signs and names of suits, seats and honours in other languages."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

from bridgetable.messages import say

SEAT = r"(?:north|east|south|west|[NESW])\b"
"""A seat as it stands in a text that has been spelled out; to be read without regard to capitals."""

_SIGNS = str.maketrans({**dict.fromkeys("♤♠", "♠"), **dict.fromkeys("♡❤♥", "♥"), "♢": "♦", "♧": "♣"})
_TYPED_SIGNS = {"!s": "♠", "!h": "♥", "!d": "♦", "!c": "♣"}
_LETTERS = str.maketrans({"♠": " S ", "♥": " H ", "♦": " D ", "♣": " C "})
_SPACES = str.maketrans(
    {
        **dict.fromkeys("\ufe0e\ufe0f\u200b\u200e\u200f\ufeff", ""),
        **dict.fromkeys("\u2013\u2014\u2212\u2012", "-"),
        **dict.fromkeys("\u00a0\u2007\u2009\u202f", " "),
        **dict.fromkeys("\r\u2028", "\n"),
    }
)
_QUOTED = re.compile(r"^[ \t]*(?:[>|]+ ?)+", re.MULTILINE)
"""What a mail puts before the lines it answers."""
_SUIT_WORDS = re.compile(r"\b(spade|heart|diamond|club)s?\b", re.IGNORECASE)
_NAMES: Mapping[str, str] = {
    "north": "nord noord norte norr norden",
    "east": "ost est oost este öst øst öster osten",
    "south": "süd sued sud zuid sur syd söder sør süden",
    "west": "ouest ovest oeste väst vest väster westen",
}
_SEATS = {name: seat for seat, names in _NAMES.items() for name in names.split()}
_SEAT_NAMES = re.compile(rf"\b(?:{'|'.join(_SEATS)})\b", re.IGNORECASE)
_SLASHED = re.compile(r"(?<![\w/:.])[AKQJTakqjt2-9x-]{0,26}(?:/[AKQJTakqjt2-9x-]{0,26}){3}(?![\w/])")

_HONOURS = ("AKQJ", "AKDB", "ARDV", "ARDF", "AHVB", "AKDW", "EKDB", "ARDJ")
"""Ace, king, queen and jack: English, German, French, Italian, Dutch, Polish, Danish, Spanish."""
_COMPASS = re.compile(r"(?P<suit>[♠♥♦♣])(?P<ranks>[^♠♥♦♣\n]*? )(?:W +E|[NS])(?= +(?P=suit))")
"""Its letters, between the same suit of West and of East."""
_RANK = r"(?:[A-Z]|10|[2-9x])(?![a-z]| ?[:=])"
_HELD = re.compile(rf"(?<=[♠♥♦♣])([ :]{{0,2}})((?:{_RANK}[ ,]?)+)")
"""What stands behind the sign of a suit."""


_A_HAND = 3
"""Signs of so many suits are those of a hand; fewer may stand in any text."""


def spelled_out(text: str) -> str:
    """The text with letters for signs and words, English honours and seats, tens as T, and tabs as wide as they look.

    `ValueError` where it cannot be told which honours are meant.

    >>> " ".join(spelled_out("Süd: ♠DB10 ♥- ♦K5").split())
    'south: S QJT H - D K5'
    """
    text = html.unescape(text).replace("\r\n", "\n").translate(_SPACES).translate(_SIGNS).expandtabs(8)
    text = _QUOTED.sub("", text)
    text = re.sub("![shdc]", lambda sign: _TYPED_SIGNS[sign[0].lower()], text, flags=re.IGNORECASE)
    text = _SLASHED.sub(lambda hand: hand[0].replace("/", "."), text)
    text = _with_english_honours(_COMPASS.sub(r"\g<suit>\g<ranks>", text)).translate(_LETTERS)
    text = _SUIT_WORDS.sub(lambda word: word[0][0].upper(), text)
    text = _SEAT_NAMES.sub(lambda name: _SEATS[name[0].lower()], text)
    return re.sub(r"(?<![0-9])10", "T", text)


def _with_english_honours(text: str) -> str:
    """The text with A, K, Q and J behind the signs of suits, in whichever language they stood there."""
    letters = {letter for held in _HELD.finditer(text) for letter in held[2] if letter.isalpha()} - set("TXx")
    if letters <= set("AKQJ"):
        return text
    meant = {
        tuple(sorted((letter, english) for letter, english in zip(alphabet, "AKQJ", strict=True) if letter in letters))
        for alphabet in _HONOURS
        if letters <= set(alphabet)
    }
    if len(meant) != 1 and sum(sign in text for sign in "♠♥♦♣") < _A_HAND:
        return text
    if len(meant) != 1:
        strange = ", ".join(sorted(letters - set("AKQJ")))
        raise ValueError(say("exchange-strange-honours", letters=strange))
    english = str.maketrans(dict(meant.pop()))
    return _HELD.sub(lambda held: held[1] + held[2].translate(english), text)
