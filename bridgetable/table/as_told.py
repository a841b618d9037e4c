"""What the window tells of an action, put back into the sentence of the file: East passes; West leads a small heart.

So whatever stands on the screen can be typed. Texts in quotes stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from bridgetable.cards import SUITS
from bridgetable.seats import SEATS

_TEXT = re.compile('("[^"]*")')
_SIGN = {suit.symbol: suit.value for suit in SUITS}
_SUIT = {suit.word: suit.value for suit in SUITS}
_SEAT = {seat.word: seat.value for seat in SEATS}
_A = "(?:a|an|the)"
_SUITS = "|".join(_SUIT)


def _card(kind: str) -> Callable[[re.Match[str]], str]:
    """A card of which no more is known than a suit, or that it is small or an honour, as files write it."""
    return lambda said: f"{_SUIT.get(said['suit'] or '', '?')}{kind}{said['number'] or ''}"


_NUMBER = r"(?: no\. (?P<number>\d+))?"
_WORDS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (r"\bNorth-South\b", "NS"),
    (r"\bEast-West\b", "EW"),
    (rf"\b({'|'.join(_SEAT)})\b", lambda said: _SEAT[said[1]]),
    (r"([♠♥♦♣])(10|[2-9AKQJ])", lambda said: _SIGN[said[1]] + said[2].replace("10", "T")),
    (r"(?<!\w)([1-9])([♠♥♦♣])", lambda said: said[1] + _SIGN[said[2]]),
    (rf"\b(?:{_A} )?small (?:(?P<suit>{_SUITS})|card)\b{_NUMBER}", _card("x")),
    (rf"\b(?:{_A} )?(?:(?P<suit>{_SUITS}) )?honour\b{_NUMBER}", _card("h")),
    (rf"\b{_A} (?:(?P<suit>{_SUITS})|card)\b{_NUMBER}(?! lead| played)", _card("?")),
    (r"\bso that its face could be seen\b", "visible"),
    (r", and (?:(moves)|keeps) it(?: still)?$", lambda said: " moving" if said[1] else " still"),
    (r"\battention to action (\d+)$", r"attention to #\1"),
    (
        r"\b(passes|doubles|redoubles)(?=$| by voice| by card| in writing| naming)",
        lambda said: {"passes": "bids pass", "doubles": "bids X"}.get(said[1], "bids XX"),
    ),
    (r"\b(re)?double\b", lambda said: "XX" if said[1] else "X"),
)
_CHOICES = {
    "ask for nothing": "ask nothing",
    "spread his hand and become dummy": "spread",
    "have declarer lead from his hand": "lead from hand",
    "have declarer lead from dummy": "lead from dummy",
    "stop the play": "stop",
    "do without the rectification": "waive",
    "require the highest card of the suit led": "require the highest",
    "require the lowest card of the suit led": "require the lowest",
}
_CHOSEN = re.compile(rf"(?<= chooses to )(?:{'|'.join(_CHOICES)})$")
_NAMED = re.compile(r"(?<= chooses to )name (?:the )?(\S+) as the card played$")
_ON_CALL = re.compile(r"(?<= chooses to )(accept|refuse) ([NESW])'s (\S+?)(?: of action (\d+))?$")
_BEGINS = {"The director": "the director", "Play goes on": "play goes on", "All turn": "all turn", "Nobody": "nobody"}
_BEGINS |= {"An outsider": "an outsider", "At the same time ": "at the same time "}


def as_told(text: str) -> str:
    """A sentence told on screen as a file has it; other words stay as they are.

    >>> as_told("East holds ♣4 so that its face could be seen")
    'E holds C4 visible'
    """
    parts = _TEXT.split(text.strip().removesuffix("."))
    parts[::2] = map(_in_short, parts[::2])
    return "".join(parts)


def _in_short(words: str) -> str:
    for told, written in _BEGINS.items():
        words = words.replace(told, written)
    for pattern, put in _WORDS:
        words = re.sub(pattern, put, words)
    if re.match(r"(?:at the same time )?[Tt]rick \d+:", words):
        words = re.sub(rf"(?<=[NESW] )({_SUITS})\b", lambda suit: f"{_SUIT[suit[1]]}?", words)
        words = words.replace(",", "").replace("Trick", "trick", 1)
    if re.match(r"(?:at the same time )?[Aa]uction: ", words):
        words = words.replace(",", "").replace("Auction", "auction", 1)
    words = _NAMED.sub(r"designate \1", words)
    words = _ON_CALL.sub(lambda said: f"{said[1]} {said[2]} {said[3]}" + (f" #{said[4]}" if said[4] else ""), words)
    return _CHOSEN.sub(lambda chosen: _CHOICES[chosen[0]], words)
