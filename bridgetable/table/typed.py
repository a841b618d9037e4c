"""What is typed at the window's command line: a sentence in short.

Small letters will do; words for a card alone are declarer's call; a card alone is played by the hand whose turn it is.
The entry that comes out prints as a full sentence, which the window can show before anything is done with it.
"""

from __future__ import annotations

import re
from dataclasses import replace

from bridgetable.cards import RANK_WORDS, RANKS, parse_suit
from bridgetable.table.actions import Action, CallCard, Entry, Lead, Play, Words
from bridgetable.table.capitals import with_capitals
from bridgetable.table.plain import Seating, rephrasings
from bridgetable.table.reading import one_spaced, readable
from bridgetable.table.sentences import AmbiguousSentence, parse
from bridgetable.table.slots import CARD, SUIT, WAY

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
_NO_VERB = re.compile(f"([NESW]) ({CARD.pattern})")


def parse_loose(text: str, seating: Seating) -> Entry:
    """The line of the log meant by `text`, by whoever is who at this moment.

    `UnreadableSentence` where nothing is meant, `AmbiguousSentence` where a seat or a verb has to be typed too.
    """
    full = with_capitals(one_spaced(text))
    entry = _as_it_stands(readable(text), full, seating)
    if entry:
        return entry
    for said in rephrasings(text, seating):
        entry = _as_it_stands(None, with_capitals(one_spaced(said)), seating)
        if entry:
            return entry
    no_verb = _NO_VERB.fullmatch(full)
    if no_verb:
        meanings = ", ".join(f"{no_verb[1]} {verb} {no_verb[2]}" for verb in ("leads", "plays", "drops", "faces"))
        raise AmbiguousSentence(f'"{full}" lacks a verb: {meanings} …')
    return parse(f"{seating.declarer} calls {full}" if seating.declarer and full.isalnum() else full)


def _as_it_stands(entry: Entry | None, full: str, seating: Seating) -> Entry | None:
    """A sentence, one in other words for a call or a claim, or words for a card alone; else None."""
    entry = entry or readable(full) or in_full(full)
    if entry:
        return entry
    call = readable(f"N calls {_full_words(full)}")  # whoever calls: are these words for a card?
    if call and isinstance(call.action, CallCard):
        return Entry(_meant(call.action, seating))
    return None


def in_full(full: str) -> Entry | None:
    """The line of the log of a sentence with its seat and verb but other words for a call or a claim; else None."""
    claiming = _CLAIMING.fullmatch(full)
    if claiming:  # who names no number claims, or concedes, everything
        full = f"{claiming[1]} {claiming[2]} {_ALL[claiming[2]]}{claiming[3] or ''}"
    return readable(_CALLING.sub(lambda said: said[1] + _full_words(said[2]), full))


def _meant(call: CallCard, seating: Seating) -> Action:
    """What words for a card mean on their own: the play of the hand in turn, or declarer's call."""
    card, turn = call.words.card, seating.turn
    if card and call.gesture is None and (turn is None or turn is not seating.dummy):
        if turn is None:
            raise AmbiguousSentence(f"whose card is {card}? Nobody is in turn: say it as in E plays {card}")
        return Lead(turn, card) if seating.to_lead else Play(turn, card)
    if seating.declarer is None:
        words = call.words.text
        raise AmbiguousSentence(f"who calls {words}? Nobody is declarer: say it as in S calls {words}")
    return replace(call, seat=seating.declarer)


def _full_words(text: str) -> str:
    """Words for a card as sentences have them: `queen` of `the q`, `DQ` of `queen of diamonds` or `diamond queen`."""
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
