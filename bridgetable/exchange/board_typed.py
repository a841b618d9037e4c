"""One of tonight's boards as it is typed on the line under the table: its number, and what was played on it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from bridgetable.blocks.auction import DENOMINATIONS
from bridgetable.cards import SUITS
from bridgetable.exchange.spelled import read_seat
from bridgetable.exchange.tonight import board_number
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import parse_contract
from bridgetable.value import value

_WORD = "board"
_NUMBER = re.compile(rf"\b{_WORD}[\s:.#]+(\w{{1,20}})\b", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,;:]+")
_FILLING = ("by", "in", "contract", "declarer")
"""What may be said beside it and tells nothing."""
_SPELLED: dict[str, str] = {
    **{name: suit.value for suit in SUITS for name in (suit.word, suit.plural)},
    **dict.fromkeys(("notrump", "notrumps"), "NT"),
    "doubled": "X",
    "redoubled": "XX",
}
"""Words of a contract, as players write them."""
_CONTRACTS = tuple(
    f"{level}{denomination}{risk}"
    for risk in ("", "X", "XX")
    for level in range(1, 8)
    for denomination in DENOMINATIONS
)


@value
class BoardTyped:
    """The number of a board; the contract, empty where none was typed, and who plays it, None where that was not."""

    number: str
    contract: str = ""
    declarer: Seat | None = None


def board_typed(text: str) -> BoardTyped | None:
    """The board that somebody means who types on the line under the table; None where he means no board.

    >>> board_typed("board 7"), board_typed("4♠x by West, board 07")
    (BoardTyped(number='7', contract='', declarer=None), BoardTyped(number='7', contract='4SX', declarer=<Seat.W: 'W'>))
    >>> board_typed("E drops C5") is board_typed("board 7 of tonight") is None
    True
    """
    found = _NUMBER.search(text)
    if found is None:
        return None
    beside = f"{text[: found.start()]} {text[found.end() :]}".lower()
    words = [_SPELLED.get(word, word) for word in _BETWEEN.split(beside.strip()) if word not in ("", *_FILLING)]
    number = board_number(found[1])
    if not words:
        return BoardTyped(number)
    return next((BoardTyped(number, *played) for played in _played(words)), None)


def _played(words: Sequence[str]) -> Iterator[tuple[str, Seat | None]]:
    """What contract the words can tell, the declarer after it, before it, or not told."""
    for bid, declarer in ((words, None), (words[:-1], read_seat(words[-1])), (words[1:], read_seat(words[0]))):
        contract = parse_contract("".join(bid))
        if contract is not None and (declarer is not None or bid is words):
            yield contract, declarer


def typed_further(text: str, numbers: Iterable[str]) -> list[str]:
    """How what was typed may go on to one of the boards of these numbers, to its contract, and to its declarer.

    >>> typed_further("bo", ["7", "8"]), typed_further("board 7 4n", ["7"])[0], typed_further("board 7 4S ", ["7"])[0]
    (['board 7', 'board 8'], 'board 7 4NT', 'board 7 4S N')
    """
    *said, last = text.lstrip().lower().split(" ")
    if not said:
        return [f"{_WORD} {number}" for number in numbers if len(last) > 1 and _WORD.startswith(last)]
    offers = (tuple(numbers), _CONTRACTS, tuple(seat.value for seat in SEATS))
    if said[0] != _WORD or len(said) > len(offers):
        return []
    before = text.lstrip()[: len(text.lstrip()) - len(last)]
    return [
        before + offer for offer in offers[len(said) - 1] if offer.lower().startswith(last) and offer.lower() != last
    ]
