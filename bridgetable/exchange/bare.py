"""Deals as people write them: `N:AK.. … … …`, or hand by hand in words; copied from wherever they stood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bridgetable.cards import RANK_WORDS, RANKS, SUITS, Card, Suit, parse_card
from bridgetable.exchange.board import BoardsRead, BoardTold, Hands, Oddity, Origin, UnreadableText
from bridgetable.exchange.pbn_deal import hands_of, read_deal
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.value import value

_QUOTES = re.compile(r"[\"'“”„«»`>|\\*_]")
"""What a chat or a mail puts around and into what is quoted."""
_DOTTED_HAND = r"(?:(?:10|[2-9TJQKA-]){0,26}\.){3}(?:10|[2-9TJQKA-]){0,26}"
_DOTTED = re.compile(
    rf"(?:(?<!\w)([NESW])\s*:\s*)?((?:(?<![\w.]){_DOTTED_HAND}(?![\w.])|(?<!\S)-(?!\S))"
    rf"(?:[\s,;]+(?:{_DOTTED_HAND}(?![\w.])|-(?!\S))){{2,3}})",
    re.IGNORECASE,
)
"""Three or four hands, with or without a seat before them."""
_SEAT_WORD = re.compile(r"\b(north|east|south|west)\b", re.IGNORECASE)
_SEAT_LETTER = re.compile(r"^[ \t]*([NESW])[ \t]*[:=]", re.MULTILINE | re.IGNORECASE)
_WORD = re.compile(r"10|[^\W\d_]+|[♠♥♦♣♤♡♢♧]|\d|[-–—]|\S")
_SUIT_WORDS = {
    **{word: suit for suit in SUITS for word in (suit.word.upper(), suit.plural.upper(), suit.symbol)},
    **dict(zip("♤♡♢♧", SUITS, strict=True)),
}
_RANK_WORDS = {word.upper(): RANKS[rank - 2] for word, rank in RANK_WORDS.items()} | {"10": "T"}
_BETWEEN = {
    "HOLDS",
    "HOLDING",
    "HAS",
    "HAD",
    "HAND",
    "AND",
    "OF",
    "THE",
    "VOID",
    "NONE",
    "IN",
    *",.:;=()-–—\ufe0f\ufe0e",
}
_LETTERS = re.compile("[SHDC]?[2-9TJQKA]*")
_BETWEEN_SUITS = re.compile(r"[\s,.;]+")
_GROUP = re.compile("(?:10|[2-9TJQKA])*|[-–—]", re.IGNORECASE)


@value
class _HandInWords:
    """The words told of one hand, and on which line they begin."""

    seat: Seat
    line: int
    words: str


def is_bare(text: str) -> bool:
    """Whether deals stand in a text as people write them.

    >>> is_bare("South: AKQ, JT9, 876, 5432. West: J, Q, K, A"), is_bare("South opened, and West thought.")
    (True, False)
    """
    text = _QUOTES.sub(" ", text)
    return _DOTTED.search(text) is not None or any(_some_cards(hand) for hand in _hands_told(text))


def read_bare(text: str, file: str = "") -> BoardsRead:
    """The deals of a text; each that is refused, with its line and the reason.

    >>> reading = read_bare('he wrote: "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -"')
    >>> reading.boards[0].hands[3].cards[0]
    CA
    """
    text = _QUOTES.sub(" ", text)
    boards: list[BoardTold] = []
    refused: list[UnreadableText] = []
    for line, hands, remarks in _deals(text):
        if isinstance(hands, ValueError):
            refused.append(UnreadableText(line, str(hands)))
        else:
            boards.append(BoardTold(hands=hands, remarks=remarks, origin=Origin("deal", file, line)))
    return BoardsRead(tuple(boards), tuple(refused))


def _deals(text: str) -> Iterator[tuple[int, Hands | ValueError, tuple[Oddity, ...]]]:
    """The deals with dots; where there is none, those in words. Each with its line, or why it is none."""
    found = list(_DOTTED.finditer(text))
    line, counted = 1, 0
    for each in found:
        line, counted = line + text.count("\n", counted, each.start(2)), each.start(2)
        remarks = () if each[1] else (Oddity(line, say("exchange-first-is-north")),)
        told = f"{each[1] or 'N'}:{each[2].replace(',', ' ').replace(';', ' ')}"
        yield line, _tried(told), remarks
    told_in_words = [] if found else list(_hands_told(text))
    while told_in_words:
        deal = list(_one_deal(told_in_words))
        del told_in_words[: len(deal)]
        yield deal[0].line, _in_words(deal), ()


def _tried(told: str) -> Hands | ValueError:
    try:
        return read_deal(told)
    except ValueError as why:
        return why


def _hands_told(text: str) -> Iterator[_HandInWords]:
    """What is told behind the name of each seat; a letter names one only where no seat is named in full."""
    begins = list(_SEAT_WORD.finditer(text)) or list(_SEAT_LETTER.finditer(text))
    ends = [*(each.start() for each in begins), len(text)][1:]
    line, counted = 1, 0
    for each, end in zip(begins, ends, strict=True):
        line, counted = line + text.count("\n", counted, each.start(1)), each.start(1)
        yield _HandInWords(Seat(each[1][0].upper()), line, text[each.end() : end])


def _one_deal(told: Sequence[_HandInWords]) -> Iterator[_HandInWords]:
    """The hands up to the second time that a seat is named."""
    seen: set[Seat] = set()
    for each in told:
        if each.seat in seen:
            return
        seen.add(each.seat)
        yield each


def _in_words(deal: Sequence[_HandInWords]) -> Hands | ValueError:
    try:
        hands = {each.seat: _cards(each) for each in deal}
        known = {seat: cards for seat, cards in hands.items() if cards}
        sizes = {len(cards) for cards in known.values()}
        if len(known) < 2 or len(sizes) > 1:
            counts = ", ".join(say("exchange-words-count", seat=seat, count=len(known.get(seat, ()))) for seat in SEATS)
            raise ValueError(say("exchange-words-uneven", counts=counts))
        return hands_of(known)
    except ValueError as why:
        return why


def _some_cards(told: _HandInWords) -> bool:
    try:
        return len(_cards(told)) > 1
    except ValueError:
        return False


def _cards(told: _HandInWords) -> list[Card]:
    """The cards of a hand: behind the names of their suits, else in the order of the suits."""
    words = list(_suits_and_ranks(told.words))
    if not any(isinstance(word, Suit) for word in words):
        return _suit_by_suit(told.words)
    cards: list[Card] = []
    suit: Suit | None = None
    for word in words:
        if isinstance(word, Suit):
            suit = word
        elif suit is None:
            raise ValueError(say("exchange-words-no-suit", seat=told.seat, typed=repr(word)))
        else:
            cards.append(parse_card(suit.value + word))
    return cards


def _suits_and_ranks(text: str) -> Iterator[Suit | str]:
    """The suits and ranks that words tell, up to the first word that is neither and does not stand between them."""
    for found in _WORD.finditer(text):
        word = found[0].upper()
        if word in _SUIT_WORDS:
            yield _SUIT_WORDS[word]
        elif word in _RANK_WORDS:
            yield _RANK_WORDS[word]
        elif _LETTERS.fullmatch(word):
            if word[0] in "SHDC":
                yield Suit(word[0])
            yield from word.lstrip("SHDC")
        elif word not in _BETWEEN:
            return


def _suit_by_suit(text: str) -> list[Card]:
    """The cards of a hand that tells four suits in their order and names none; nothing where it does not."""
    first = text.strip(" \t\n:=").split(maxsplit=1)[:1]
    groups = (
        first[0].split(".") if first and first[0].count(".") > 2 else _BETWEEN_SUITS.split(text.strip(" \t\n:=.,;"))
    )
    if len(groups) < 4 or not all(_GROUP.fullmatch(group) for group in groups[:4]):
        return []
    return [
        parse_card(suit.value + rank)
        for suit, group in zip(SUITS, groups, strict=False)
        for rank in group.upper().replace("10", "T").strip("-–—")
    ]
