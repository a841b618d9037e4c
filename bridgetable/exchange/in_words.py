"""Deals as people write them: laid out, or hand by hand in words; copied from wherever they stood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TypeAlias

from bridgetable.cards import RANK_WORDS, RANKS, SUITS, Card, Suit, parse_card
from bridgetable.exchange.alphabet import spelled_out
from bridgetable.exchange.board import BoardsRead, BoardTold, Oddity, Origin, UnreadableText
from bridgetable.exchange.laid_out import CLOCKWISE, LaidOut, Span, laid_out, several
from bridgetable.exchange.pbn_deal import WHOLE, cards_of, hands_of
from bridgetable.exchange.pbn_tokens import MOST_BOARDS
from bridgetable.exchange.said_beside import with_what_is_said
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.value import value

_RECOGNISED_BY = 1_000_000
"""A text in words has a deal within so many letters."""
_HEADING = re.compile(r"^[^\w\n]*(?:board|deal)\s*[:#.]?\s*\d", re.IGNORECASE | re.MULTILINE)
"""How a board begins in a mail that tells several."""
_NUMBER = re.compile(r"\b(?:board|deal)\s*[:#.]?\s*(\d{1,4})\b", re.IGNORECASE)
_QUOTES = re.compile(r"[\"'“”„«»`>|\\*_]")
"""What a chat or a mail puts around and into what is quoted."""
_SEAT_WORD = re.compile(r"\b(north|east|south|west)\b", re.IGNORECASE)
_SEAT_LETTER = re.compile(r"^[ \t]*([NESW])[ \t]*[:=]", re.MULTILINE | re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+|\d|\S")
_RANK_WORDS = {word.upper(): RANKS[rank - 2] for word, rank in RANK_WORDS.items()}
_BETWEEN = {"HOLDS", "HOLDING", "HAS", "HAD", "HAND", "AND", "OF", "THE", "VOID", "NONE", "IN", *",.:;=()-"}
_LETTERS = re.compile("[SHDC]?[2-9TJQKA]*")
_BETWEEN_SUITS = re.compile(r"[\s,.;]+")
_GROUP = re.compile("[2-9TJQKA]*|-", re.IGNORECASE)


@value
class _Passage:
    """A part of a text that tells deals: the line on which it begins, and the number of the board if it says so."""

    line: int
    text: str
    number: str = ""


@value
class _HandInWords:
    """The words told of one hand, and on which line they begin."""

    seat: Seat
    line: int
    words: str


def is_in_words(text: str, alone: Seat | None = None) -> bool:
    """Whether deals stand in a text as people write them; one hand that is nobody's is none, unless it is `alone`'s.

    >>> is_in_words("South: AKQ, JT9, 876, 5432. West: J, Q, K, A"), is_in_words("South opened, and West thought.")
    (True, False)
    >>> is_in_words("AKQ.T92..5432"), is_in_words("AKQ.T92..5432", Seat.N)
    (False, True)
    """
    return next(_deals(text[:_RECOGNISED_BY], alone), None) is not None


def read_words(text: str, file: str = "", alone: Seat | None = None) -> BoardsRead:
    """The deals of a text; each that is refused, with its line and the reason. One hand that is nobody's is `alone`'s.

    >>> reading = read_words('he wrote: "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -"')
    >>> reading.boards[0].hands[3].cards[0]
    CA
    """
    boards: list[BoardTold] = []
    refused: list[UnreadableText] = []
    for part, deal in _deals(text, alone):
        if isinstance(deal, ValueError):
            refused.append(UnreadableText(part.line, str(deal), board=part.number))
        else:
            boards.append(replace(deal, number=part.number, origin=Origin("deal", file, part.line)))
    return BoardsRead(tuple(boards), tuple(refused))


_Deal: TypeAlias = "tuple[_Passage, BoardTold | ValueError]"
"""What a part of a text tells, or why that is none."""


def _deals(text: str, alone: Seat | None) -> Iterator[_Deal]:
    """The deals board by board as headings part them; where none is under these, those of the text as a whole."""
    whole = _Passage(1, text, _board_number(text))
    found = False
    for part in _parted(whole, [each.start() for each in _HEADING.finditer(text)]):
        for deal in _deals_of(part, alone):
            found = True
            yield deal
    if not found:
        yield from _deals_of(whole, alone)


def _parted(whole: _Passage, begins: Sequence[int]) -> Iterator[_Passage]:
    """The text parted where its boards begin; as it is where that is not twice at least."""
    if len(begins) < 2:
        yield whole
        return
    line, counted = whole.line, 0
    for at, end in zip(begins, [*begins[1:], len(whole.text)], strict=True):
        line, counted = line + whole.text.count("\n", counted, at), at
        part = whole.text[at:end]
        yield _Passage(line, part, _board_number(part))


def _board_number(text: str) -> str:
    found = _NUMBER.search(text)
    return found[1] if found else ""


def _deals_of(part: _Passage, alone: Seat | None) -> Iterator[_Deal]:
    """The deals under one heading: those told clockwise, one that is laid out otherwise, or those in words."""
    try:
        english = replace(part, text=spelled_out(part.text))
    except ValueError as why:
        yield part, why
        return
    spans = several(english.text)
    if len(spans) > MOST_BOARDS:
        yield part, ValueError(say("exchange-too-many-boards", most=MOST_BOARDS, count=len(spans)))
        return
    if spans:
        yield from _one_by_one(english, spans)
        return
    laid = laid_out(english.text)
    if laid is not None and laid.alone is not None:
        laid = LaidOut({alone: laid.alone}) if alone is not None else None
    deals = list(_deals_told(english)) if laid is None or len(laid.hands) < len(SEATS) else []
    if laid is not None and not (deals and _tells_more(deals[0], laid)):
        clockwise = CLOCKWISE.search(english.text)
        begins = clockwise.start() if clockwise else len(english.text) - len(english.text.lstrip())
        yield _laid_out_deal(replace(english, line=part.line + english.text.count("\n", 0, begins)), laid)
        return
    for deal in filter(_told_one_by_one, deals):
        yield replace(english, line=deal[0].line), _in_words(deal, english.text if len(deals) == 1 else "")


def _one_by_one(part: _Passage, spans: Sequence[Span]) -> Iterator[_Deal]:
    """Several deals, each with what is said before it."""
    line, counted, before = part.line, 0, 0
    for begin, end in spans:
        line, counted = line + part.text.count("\n", counted, begin), begin
        told = _Passage(line, part.text[before:end])
        before = end
        laid = laid_out(part.text[begin:end])
        if laid is not None:
            yield _laid_out_deal(told, laid)


def _laid_out_deal(part: _Passage, laid: LaidOut) -> _Deal:
    try:
        hands = hands_of({seat: list(chain(*map(cards_of, SUITS, suits))) for seat, suits in laid.hands.items()})
    except ValueError as why:
        return part, why
    remarks = (Oddity(part.line, say("exchange-first-is-north")),) if laid.presumed else ()
    return part, with_what_is_said(BoardTold(hands=hands, remarks=remarks), part.text)


# Hand by hand in words


def _deals_told(part: _Passage) -> Iterator[list[_HandInWords]]:
    """The hands deal by deal: where a seat is named a second time the next one begins."""
    deal: dict[Seat, _HandInWords] = {}
    for hand in _hands_told(part):
        if hand.seat in deal:
            yield list(deal.values())
            deal = {}
        deal[hand.seat] = hand
    if deal:
        yield list(deal.values())


def _hands_told(part: _Passage) -> Iterator[_HandInWords]:
    """The hands that are told behind the names of seats; a letter names one only where no seat is named in full."""
    text = _QUOTES.sub(" ", part.text)
    begins = list(_SEAT_WORD.finditer(text)) or list(_SEAT_LETTER.finditer(text))
    ends = [*(each.start() for each in begins), len(text)][1:]
    line, counted = part.line, 0
    for each, end in zip(begins, ends, strict=True):
        line, counted = line + text.count("\n", counted, each.start(1)), each.start(1)
        hand = _HandInWords(Seat(each[1][0].upper()), line, text[each.end() : end])
        if next(_suits_and_ranks(hand.words), None) is not None:  # else the player is only spoken of
            yield hand


def _in_words(deal: Sequence[_HandInWords], beside: str) -> BoardTold | ValueError:
    """The deal that is told hand by hand, and what is said `beside` it; or why that is none."""
    try:
        hands = {each.seat: _cards(each) for each in deal}
        known = {seat: cards for seat, cards in hands.items() if cards}
        sizes = {len(cards) for cards in known.values()}
        if len(known) < 2 or len(sizes) > 1:
            counts = ", ".join(say("exchange-words-count", seat=seat, count=len(known.get(seat, ()))) for seat in SEATS)
            raise ValueError(say("exchange-words-uneven", counts=counts))
        return with_what_is_said(BoardTold(hands=hands_of(known)), beside)
    except ValueError as why:
        return why


def _tells_more(deal: Sequence[_HandInWords], laid: LaidOut) -> bool:
    """Whether words tell more hands of a deal than are laid out."""
    hands = sum(_cards_told(each) > 1 for each in deal)
    return hands > len(laid.hands) and _told_one_by_one(deal) and isinstance(_in_words(deal, ""), BoardTold)


def _told_one_by_one(deal: Sequence[_HandInWords]) -> bool:
    """Whether some hand of these tells cards, and none too many: in a diagram two hands stand beside each other."""
    counts = list(map(_cards_told, deal))
    return any(count > 1 for count in counts) and max(counts) <= WHOLE


def _cards_told(told: _HandInWords) -> int:
    """How many cards are told of a hand; none where they cannot be read."""
    try:
        return len(_cards(told))
    except ValueError:
        return 0


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
        if word in _RANK_WORDS:
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
        for rank in group.upper().strip("-")
    ]
