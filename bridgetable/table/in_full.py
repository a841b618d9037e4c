"""Other words for a card, a call or a claim, and the sentence they stand for."""

from __future__ import annotations

import re

from bridgetable.cards import RANK_WORDS, RANKS, parse_suit
from bridgetable.table.actions import Entry, Words
from bridgetable.table.reading import readable
from bridgetable.table.slots import SUIT, WAY

_RANKS = (
    RANK_WORDS
    | {"deuce": 2, "knave": 11}
    | {letter.lower(): value for value, letter in enumerate(RANKS, 2)}
    | {"10": 10}
)
_CALLING = re.compile("([NESW] (?:calls|changes the call to) )(.+)")
_FILLER = re.compile("^(?:(?:play|lead|cash|give me|let's have|i'll have|just|the|an?|my) )+")
_COURTESY = re.compile(",?(?: please| partner| thanks| thank you| from dummy| from the table| in dummy)+$")
_OF = re.compile(rf"(?P<rank>\w+) (?:of )?(?P<suit>{SUIT.pattern})")
_WAY_LAST = re.compile(rf"(?P<suit>{SUIT.pattern}),? (?P<way>{WAY.pattern})")
_ANY_OF_A_SUIT = re.compile(rf"(?:any|another|one more|next) (?P<suit>{SUIT.pattern})")
_SUIT_FIRST = re.compile(rf"(?P<suit>{SUIT.pattern}) (?P<rank>\w+)")
_CLAIMING = re.compile('([NESW]) (claims|concedes)(?: (?:all the|the|all) rest| rest| all| everything)?( ".*")?')
_ALL = {"claims": "all", "concedes": "the rest"}


def in_full(full: str) -> Entry | None:
    """The line of the log of a sentence with its seat and verb but other words for a call or a claim; else None."""
    claiming = _CLAIMING.fullmatch(full)
    if claiming:  # who names no number claims, or concedes, everything
        full = f"{claiming[1]} {claiming[2]} {_ALL[claiming[2]]}{claiming[3] or ''}"
    return readable(_CALLING.sub(lambda said: said[1] + full_words(said[2]), full))


def full_words(text: str) -> str:
    """Words for a card as sentences have them: `queen` of `the q`, `DQ` of `queen of diamonds` or `diamond queen`.

    >>> full_words("queen of diamonds"), full_words("the q")
    ('DQ', 'queen')
    """
    words, pointing, suit = text.partition(" pointing at ")
    words = _bare(words)
    named = _OF.fullmatch(words) or _SUIT_FIRST.fullmatch(words)
    way, any_ = _WAY_LAST.fullmatch(words), _ANY_OF_A_SUIT.fullmatch(words)
    if named and named["rank"] in _RANKS:
        words = f"{parse_suit(named['suit'])}{RANKS[_RANKS[named['rank']] - 2]}"
    elif words in _RANKS:
        words = Words("rank", rank=_RANKS[words]).text
    elif way:
        words = f"{way['way']} {parse_suit(way['suit']).word}"
    elif any_:
        words = parse_suit(any_["suit"]).word
    return words + pointing + suit


def _bare(text: str) -> str:
    """What is said of a card without the small words around it: `queen` of `the queen, please`."""
    words = _COURTESY.sub("", text)
    return words if readable(f"N calls {words}") else _FILLER.sub("", words)
