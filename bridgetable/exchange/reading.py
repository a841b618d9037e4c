"""The one door for boards from outside: bytes come in, boards go out, and of the rest is said why not."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import LARGEST, parse_case
from bridgetable.editions import LATEST
from bridgetable.exchange.board import BoardsRead, Origin, UnreadableText
from bridgetable.exchange.dealfiles import BRI_BLOCK, DUP_BLOCK, read_bri, read_dlm, read_dup
from bridgetable.exchange.in_words import read_words
from bridgetable.exchange.lin import read_lin
from bridgetable.exchange.link import read_links
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.pbn_read import read_pbn
from bridgetable.exchange.pbn_tokens import MOST_BOARDS
from bridgetable.exchange.recognise import Recognised, recognised
from bridgetable.messages import say
from bridgetable.seats import Seat

_MARK = {"PBN": '[Board "', "LIN": "md|", "link": "lin=", "DLM": "\nBoard ", "deal": "..."}
"""What each board of a text has, so that they can be counted before they are read."""
_BLOCK = {"DUP": DUP_BLOCK, "BRI": BRI_BLOCK}


def boards_in(data: bytes, file: str = "", charset: str = "", alone: Seat | None = None) -> BoardsRead:
    r"""All boards in these bytes, from a file of that name; never raises. `charset`: in these letters, not as it seems.

    A board that cannot be is refused with its line and the reason, and the others are read. One hand of which nobody
    says whose it is, is `alone`'s.

    >>> reading = boards_in(b"qx|o1|md|3,,,|mb|1N|qx|o2|md|1SAA|pg||")
    >>> [board.number for board in reading.boards], [(each.board, each.line) for each in reading.refused]
    (['1'], [('2', 1)])
    >>> print(boards_in(b"").refused[0])
    There is nothing in it.
    """
    try:
        found = recognised(data, charset, alone)
        _countable(data, found)
        reading = _read(data, found, file, alone)
    except UnreadableText as why:
        return BoardsRead(refused=(why,))
    if not reading.boards and not reading.refused:
        return BoardsRead(
            refused=(UnreadableText(None, say("exchange-no-board", kind=found.kind)),), remarks=found.remarks
        )
    return replace(reading, remarks=(*found.remarks, *reading.remarks))


def _countable(data: bytes, found: Recognised) -> None:
    """Raise `UnreadableText` where there are more boards than anybody can look through."""
    block = _BLOCK.get(found.kind)
    count = len(data) // block if block else found.text.count(_MARK.get(found.kind, "\0"))
    if count > MOST_BOARDS:
        raise UnreadableText(None, say("exchange-too-many-boards", most=MOST_BOARDS, count=count))


def _read(data: bytes, found: Recognised, file: str, alone: Seat | None) -> BoardsRead:
    match found.kind:
        case "case":
            return _read_case(found.text, file)
        case "PBN":
            return read_pbn(found.text, file)
        case "LIN":
            return read_lin(found.text, file)
        case "link":
            return read_links(found.text, file)
        case "DLM":
            return read_dlm(found.text, file)
        case "DUP":
            return read_dup(data, file)
        case "BRI":
            return read_bri(data, file)
        case "deal":
            return read_words(found.text, file, alone)


def _read_case(text: str, file: str) -> BoardsRead:
    """A case of this program: the board of it, and the whole case as its section."""
    if len(text) > LARGEST:
        raise UnreadableText(None, say("files-too-large", megabytes=f"{LARGEST / 1_000_000:g}"))
    try:
        board = board_of(parse_case(text, file), LATEST)
    except CaseErrors as errors:
        refused = (
            UnreadableText(each.line, ": ".join(filter(None, (each.key, each.message)))) for each in errors.problems
        )
        return BoardsRead(refused=tuple(refused))
    return BoardsRead((replace(board, section=text, origin=Origin("case", file, 1)),))
