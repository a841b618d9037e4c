"""Deals without auction and play, as dealing machines are given them: DUP, BRI, DLM.

Where a format is nobody's published standard, a board is read only if all that is told of it twice agrees, and all
cards come out once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from bridgetable.cards import PACK, Card, Suit, parse_card
from bridgetable.exchange.board import BoardsRead, BoardTold, Hands, Oddity, Origin, UnreadableText
from bridgetable.exchange.pbn_deal import WHOLE, hands_of
from bridgetable.exchange.rotation import of_board
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat

DUP_BLOCK, BRI_BLOCK = 156, 128
"""So many bytes tell a board."""
_SIGNS = {3: Suit.H, 4: Suit.D, 5: Suit.C, 6: Suit.S}
"""The suits as the screens of DOS showed them."""
_PICTURED = re.compile(rb"[\x03-\x06][\x03-\x062-9TJQKA]{67}")
_NUMBERED = re.compile(rb"\d{78}")
"""The cards of North, East and South, two digits each; West has the rest."""
_COUNTED = re.compile(rb"[YN]{2}[ \d]{8}\Z")
"""How a block of DUP ends: first board, number of boards."""
_DLM_BOARD = re.compile(r"\s*board\s+0*(\d{1,5})\s*=\s*(.*?)\s*", re.IGNORECASE)
_DLM_DEAL = re.compile(r"([a-p]{26})\d{0,3}", re.IGNORECASE)


def is_dup(data: bytes) -> bool:
    """Whether these bytes begin as a file of DUP does: with the hands in suits as DOS shows them.

    >>> is_dup(b"\\x06AKQJT98765432\\x03\\x04\\x05" * 4), is_dup(b"[Event]")
    (True, False)
    """
    return _PICTURED.search(data, 0, DUP_BLOCK) is not None


def is_bri(data: bytes) -> bool:
    """Whether these bytes begin as a file of BRI does: with the numbers of 39 cards.

    >>> is_bri(b"01" * 39), is_bri(b"[Event]")
    (True, False)
    """
    return _NUMBERED.match(data) is not None


def read_dup(data: bytes, file: str = "") -> BoardsRead:
    """The boards of a DUP file: each block tells the hands once in suits and once in numbers, which have to agree.

    >>> read_dup(b"?" * 10).refused[0].board
    '1'
    """
    counted = _COUNTED.search(data[:DUP_BLOCK])
    numbers = counted[0][2:].split() if counted else []
    known = len(numbers) == 2 and int(numbers[1]) == len(data) // DUP_BLOCK and int(numbers[0]) > 0
    return _of_blocks(data, DUP_BLOCK, "DUP", file, int(numbers[0]) if known else None)


def read_bri(data: bytes, file: str = "") -> BoardsRead:
    """The boards of a BRI file, which tells no numbers of boards.

    >>> read_bri(b"".join(b"%02d" % number for number in range(1, 40)) + b" " * 50).boards[0].hands[3].cards[0]
    CA
    """
    return _of_blocks(data, BRI_BLOCK, "BRI", file, None)


def _of_blocks(data: bytes, size: int, kind: str, file: str, first: int | None) -> BoardsRead:
    """A board of each block; where the file does not tell the `first` number they are counted from 1."""
    boards: list[BoardTold] = []
    refused: list[UnreadableText] = []
    blocks = [data[at : at + size] for at in range(0, len(data.rstrip(b"\r\n\x1a\0")), size)]
    for number, block in enumerate(blocks, first or 1):
        try:
            if len(block.rstrip(b"\r\n\x1a")) < size and (kind == "DUP" or len(block) < size // 4 * 3):
                raise ValueError(say("exchange-block-short", bytes=len(block), wanted=size))
            hands = _of_dup(block) if kind == "DUP" else _of_bri(block)
            boards.append(_dealt(str(number), hands, Origin(kind, file)))
        except ValueError as why:
            refused.append(UnreadableText(None, str(why), board=str(number)))
    remarks = () if first else (Oddity(None, say("exchange-boards-counted")),)
    return BoardsRead(tuple(boards), tuple(refused), remarks)


def _dealt(number: str, hands: Hands, origin: Origin) -> BoardTold:
    """A board out of a machine: four whole hands, and dealer and vulnerability by its number."""
    dealer, vulnerable = of_board(number)
    return BoardTold(number, dealer=dealer, vulnerable=vulnerable, hands=hands, origin=origin)


def _of_bri(block: bytes) -> Hands:
    found = _NUMBERED.match(block)
    if found is None:
        raise ValueError(say("exchange-block-no-cards"))
    return hands_of(_by_numbers(found[0]))


def _of_dup(block: bytes) -> Hands:
    pictured = _PICTURED.search(block)
    numbered = _NUMBERED.search(block[: pictured.start()] + block[pictured.end() :]) if pictured else None
    if pictured is None or numbered is None:
        raise ValueError(say("exchange-block-no-cards"))
    hands = hands_of({seat: list(_in_suits(pictured[0][17 * seat.index :][:17])) for seat in SEATS})
    if hands != hands_of(_by_numbers(numbered[0])):
        raise ValueError(say("exchange-block-differs"))
    return hands


def _in_suits(hand: bytes) -> Iterator[Card]:
    """The cards of a hand, each behind the sign of its suit."""
    suit: Suit | None = None
    for byte in hand:
        if byte in _SIGNS:
            suit = _SIGNS[byte]
        elif suit is None:
            raise ValueError(say("exchange-block-no-cards"))
        else:
            yield parse_card(suit.value + chr(byte))


def _by_numbers(digits: bytes) -> Mapping[Seat, Sequence[Card]]:
    """The cards of three hands by their numbers: 1 is the ace of spades, 52 the two of clubs."""
    numbers = [int(digits[at : at + 2]) for at in range(0, len(digits), 2)]
    wrong = next((number for number in numbers if not 1 <= number <= len(PACK)), None)
    if wrong is not None:
        raise ValueError(say("exchange-block-no-card", number=wrong))
    cards = [PACK[number - 1] for number in numbers]
    return {seat: cards[place * WHOLE : (place + 1) * WHOLE] for place, seat in enumerate(SEATS[:3])}


def read_dlm(text: str, file: str = "") -> BoardsRead:
    """The boards of a DLM file: 26 letters each, of which each tells whose two cards are, from the ace of spades on.

    >>> read_dlm("[Document]\\nBoard 05=" + "a" * 7 + "b" + "f" * 18).refused[0].board
    '5'
    """
    boards: list[BoardTold] = []
    refused: list[UnreadableText] = []
    for line, told in enumerate(text.split("\n"), 1):
        found = _DLM_BOARD.fullmatch(told)
        if found is None:
            continue
        try:
            boards.append(_dealt(found[1], _of_dlm(found[2]), Origin("DLM", file, line)))
        except ValueError as why:
            refused.append(UnreadableText(line, str(why), board=found[1]))
    return BoardsRead(tuple(boards), tuple(refused))


def _of_dlm(letters: str) -> Hands:
    """The hands as one board of DLM tells them; `ValueError` says what is wrong with it."""
    found = _DLM_DEAL.fullmatch(letters)
    if found is None:
        raise ValueError(say("exchange-dlm-letters", typed=repr(letters[:40])))
    told: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    for place, letter in enumerate(found[1].lower()):
        one, other = divmod(ord(letter) - ord("a"), 4)
        told[SEATS[one]].append(PACK[2 * place])
        told[SEATS[other]].append(PACK[2 * place + 1])
    return hands_of(told)
