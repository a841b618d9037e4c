"""Writing PBN in its export format: whatever cannot be said in it stands in words, and in a section of its own."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count

from bridgetable.exchange.auction import is_over
from bridgetable.exchange.board import PASSED_OUT, BoardTold, Oddity
from bridgetable.exchange.pbn_calls import auction_rows
from bridgetable.exchange.pbn_deal import deal_text, told_whole
from bridgetable.exchange.pbn_play import play_rows
from bridgetable.exchange.pbn_section import SECTION, section_rows
from bridgetable.exchange.pbn_tokens import escaped
from bridgetable.exchange.tricks import first_trick, in_tricks, next_to_play, opening_leader
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.value import value

LATIN, ANY = "latin-1", "utf-8"
"""In which the standard wants its letters; and in which they are written where they have others, such as Greek."""
_LINE_END = "\r\n"
_BEGINNING = ("% PBN 2.1", "% EXPORT")
_LETTERS = {
    name: f"%Content-type: text/x-pbn; charset={said}" for name, said in ((LATIN, "ISO-8859-1"), (ANY, "UTF-8"))
}
"""Says that not all letters are ASCII, to who would take them for something else."""
_UNKNOWN = "?"
_LONGEST_VALUE, _WIDTH = 200, 200
_VULNERABLE = {"none": "None", "NS": "NS", "EW": "EW", "all": "All"}
_ELSEWHERE = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "“": "'", "”": "'", "’": "'", "‘": "'", "–": "-"})
"""Signs with an old way to write them."""


@value
class Written:
    """A text in the export format of PBN, and what of the boards it could not keep, or few programs will read.

    `letters`: the encoding in which a file of it is to be written.
    """

    text: str
    remarks: tuple[Oddity, ...] = ()
    letters: str = LATIN


def written(boards: Iterable[BoardTold], *, flags: bool = True) -> Written:
    """The boards as a PBN text; without `flags` for programs that stop at them, and at what they do not know.

    >>> written([BoardTold("3", contract="3NT")]).text.splitlines()[:3]
    ['% PBN 2.1', '% EXPORT', '[Event "?"]']
    """
    games: list[str] = []
    remarks: list[Oddity] = []
    for board in boards if flags else map(plain, boards, count(1)):
        games.append(_LINE_END.join(_game_lines(board, flags=flags)).translate(_ELSEWHERE))
        remarks += board.remarks
        remarks += (Oddity(None, what) for what in _lost(board, foreign=not _is_latin(games[-1])))
    letters = LATIN if all(map(_is_latin, games)) else ANY
    head = [*_BEGINNING, *([] if all(game.isascii() for game in games) else [_LETTERS[letters]])]
    text = _LINE_END.join(head) + _LINE_END + (_LINE_END * 2).join(games) + _LINE_END
    return Written(text, tuple(remarks), letters)


def plain(board: BoardTold, number: int = 1) -> BoardTold:
    """The board for programs that stop at flags, at a section they do not know and at a board without a number.

    A lead out of turn is left out until its trick is whole.

    >>> from bridgetable.cards import parse_card
    >>> from bridgetable.exchange.board import BoardPlay
    >>> lead = BoardPlay(Seat.E, parse_card("C2"), flagged="lead out of turn")
    >>> made = plain(BoardTold(plays=(lead,)), 3)
    >>> made.plays, made.number
    ((), '3')
    """
    *whole, last = [*in_tricks(board.plays)] or [()]
    if len(last) == 4 or not any(play.flagged == "lead out of turn" for play in last):
        whole.append(last)
    plays = tuple(replace(play, flagged="") for trick in whole for play in trick)
    return replace(board, number=board.number or str(number), swapped=False, plays=plays, section="")


def _is_latin(text: str) -> bool:
    try:
        text.encode(LATIN)
    except UnicodeEncodeError:
        return False
    return True


def _lost(board: BoardTold, *, foreign: bool) -> Iterator[str]:
    """What is to be said to who passes the file on."""
    if foreign:
        yield say("exchange-letters-foreign")
    if first_trick(board.hands) > 1:
        yield say("exchange-end-position")
    if not all(map(told_whole, board.hands)):
        yield say("exchange-hands-unknown")


def _game_lines(board: BoardTold, *, flags: bool) -> Iterator[str]:
    yield from (f'[{name} "{_in_quotes(said)}"]' for name, said in _tags(board, unknown=_UNKNOWN if flags else ""))
    for comment in _comments(board):
        yield from textwrap.wrap(f"{{{comment.replace('}', ')')}}}", _WIDTH)
    yield from _auction_section(board, flags=flags)
    yield from _play_section(board)
    if board.section:
        yield f'[{SECTION} "Text"]'
        yield from section_rows(board.section)


def _comments(board: BoardTold) -> list[str]:
    """What is told in words, the last of it that the whole record follows, if it does."""
    full = say("exchange-full-record")
    if not board.section or (board.comments and board.comments[-1].endswith(full)):
        return [*board.comments]
    *others, last = board.comments or ("",)
    return [*others, f"{last} {full}".strip()]


def _in_quotes(text: str) -> str:
    """What stands in the quotes of a tag, on one line."""
    return escaped(" ".join(text.split()))[:_LONGEST_VALUE].rstrip("\\ ")


def _tags(board: BoardTold, *, unknown: str) -> Iterator[tuple[str, str]]:
    """The fifteen tags that each game has to have, in their order; `unknown`: a dealer, or who is vulnerable."""
    out = board.contract == PASSED_OUT
    nobody = "" if out else _UNKNOWN
    yield "Event", board.event or _UNKNOWN
    yield "Site", _UNKNOWN
    yield "Date", _UNKNOWN
    yield "Board", board.number or _UNKNOWN
    for seat in (Seat.W, Seat.N, Seat.E, Seat.S):
        yield seat.word, board.names.get(seat, _UNKNOWN)
    yield "Dealer", board.dealer.value if board.dealer else unknown
    yield "Vulnerable", _VULNERABLE[board.vulnerable] if board.vulnerable else unknown
    yield "Deal", deal_text(board.hands, board.dealer or SEATS[0])
    yield "Scoring", _UNKNOWN
    declarer = board.declarer.value if board.declarer else nobody
    yield "Declarer", f"^{declarer}" if board.swapped else declarer
    yield "Contract", "Pass" if out else board.contract or _UNKNOWN
    yield "Result", nobody if board.tricks is None else str(board.tricks)


def _auction_section(board: BoardTold, *, flags: bool) -> Iterator[str]:
    if board.calls:
        dealer = board.dealer or board.calls[0].seat
        yield f'[Auction "{dealer}"]'
        yield from auction_rows(board.calls, dealer, flags=flags)
        if not is_over(board.calls):
            yield "+"


def _play_section(board: BoardTold) -> Iterator[str]:
    leader = opening_leader(board)
    if board.plays and leader is not None:
        yield f'[Play "{leader}"]'
        over = len(board.plays) == 4 * (14 - first_trick(board.hands))
        due = None if over or board.ended else next_to_play(board) or leader
        yield from play_rows(board.plays, leader, due)
        if board.ended and not over:
            yield "*"
