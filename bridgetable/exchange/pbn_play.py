"""The play of a PBN game: the rows of its section to cards in the order in which they were played, and back.

A row holds one trick. Its columns are the hands from the opening leader on, whoever leads to the trick; yet some
programs write a row as it was played. Whose a card is tells more than where it stands, wherever the hands are known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias, cast

from bridgetable.cards import PACK, Card
from bridgetable.exchange.board import BoardPlay, Hands, Oddity
from bridgetable.exchange.pbn_calls import annotated, parted, words_in
from bridgetable.exchange.pbn_tokens import Tag
from bridgetable.exchange.spelled import read_card
from bridgetable.exchange.tricks import in_tricks, winner_of
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.value import value

_Flag: TypeAlias = Literal["", "revoke", "lead out of turn"]
_FLAGS: dict[str, _Flag] = {"^R": "revoke", "^L": "lead out of turn"}
_MARKS = {flag: mark for mark, flag in _FLAGS.items()}


@value
class Played:
    """The cards in the order in which they were played, who won each trick (None: nobody knows, or it is not whole),
    whether play ended there, and what was odd about it.
    """

    plays: tuple[BoardPlay, ...] = ()
    winners: tuple[Seat | None, ...] = ()
    ended: bool = False
    remarks: tuple[Oddity, ...] = ()


class _Cell(NamedTuple):
    """A card of a row, or the hyphen or plus in its place."""

    card: Card | None
    flagged: _Flag = ""
    note: str = ""


_PLAIN_WORDS = {card.name: _Cell(card) for card in PACK}
"""Cards of which nothing is said, as most programs write them: nearly all."""


class _LineOfCards(NamedTuple):
    """A row, and the line it stands on."""

    line: int
    cells: list[_Cell]


@lru_cache(len(PACK) * len(SEATS))
def _plainly(seat: Seat, card: Card) -> BoardPlay:
    """A card of which nothing is said, as it was played."""
    return BoardPlay(seat, card)


@dataclass
class _Rows:
    """The rows of a section, where they end, and what stands there that is no card."""

    rows: list[_LineOfCards] = field(default_factory=list)
    ended: bool = False
    remarks: list[Oddity] = field(default_factory=list)
    flagged: _Flag = ""
    """What is said of the card that comes."""

    def on(self, line: int) -> list[_Cell]:
        """The row that stands on a line: the last one, or a new one."""
        if not self.rows or self.rows[-1].line != line:
            self.rows.append(_LineOfCards(line, []))
        return self.rows[-1].cells


def read_play(tag: Tag, first: Seat, hands: Hands, contract: str) -> Played:
    """The cards of the section; `first` made the opening lead, the contract tells who won each trick.

    >>> from bridgetable.table.position import UNKNOWN_HAND
    >>> tag = Tag("Play", "W", 1, [(2, "SA S2 S3 S4"), (3, "HK - - -")])
    >>> [f"{play.seat}{play.card}" for play in read_play(tag, Seat.W, (UNKNOWN_HAND,) * 4, "3NT").plays]
    ['WSA', 'NS2', 'ES3', 'SS4', 'WHK']
    """
    found = _rows_of_tricks(tag)
    owners = {card: seat for seat in SEATS for card in hands[seat.index].cards}
    read = _PlayRead(owners, first, contract, in_columns=True).read(found.rows)
    if read.remarks:
        in_order = _PlayRead(owners, first, contract, in_columns=False).read(found.rows)
        if len(in_order.plays) > len(read.plays):
            read = in_order
            read.remarks.insert(0, Oddity(tag.line, say("exchange-play-in-order")))
    return Played(tuple(read.plays), tuple(read.winners), found.ended, (*read.remarks, *found.remarks))


def _rows_of_tricks(tag: Tag) -> _Rows:
    """The rows as they stand on their lines; of four cards each where a line holds more."""
    found = _Rows()
    for line, row in tag.rows:
        plain = [_PLAIN_WORDS.get(word) for word in row.split()]
        if None not in plain and not found.flagged:
            found.on(line).extend(cast("list[_Cell]", plain))
        elif not all(_understood(found, tag, line, word) for word in words_in(row)):
            break
    if any(len(row.cells) > 4 for row in found.rows):
        cells = [(row.line, cell) for row in found.rows for cell in row.cells]
        fours = (cells[at : at + 4] for at in range(0, len(cells), 4))
        found.rows = [_LineOfCards(four[0][0], [cell for _, cell in four]) for four in fours]
    return found


def _understood(found: _Rows, tag: Tag, line: int, word: str) -> bool:
    """Take in one word; False where nothing is read beyond it."""
    said = annotated(word, tag.notes)
    if said is not None:
        _note(found.rows, said)
        return True
    if word.upper() in _FLAGS:
        found.flagged = _FLAGS[word.upper()]
        return True
    name, signs = parted(word)
    card = read_card(name)
    if card is None and word not in ("-", "--", "+"):
        found.ended = word == "*"
        found.remarks += [] if found.ended else [Oddity(line, say("exchange-no-card", word=repr(word[:20])))]
        return False
    found.on(line).append(_Cell(card, found.flagged, signs))
    found.flagged = ""
    return True


def _note(rows: Sequence[_LineOfCards], said: str) -> None:
    if rows and said:
        cells = rows[-1].cells
        cells[-1] = cells[-1]._replace(note=f"{cells[-1].note} {said}".strip())


class _PlayRead:
    """The rows of a section on their way to cards as they were played."""

    def __init__(self, owners: Mapping[Card, Seat], first: Seat, contract: str, *, in_columns: bool) -> None:
        self.owners, self.first, self.contract, self.in_columns = owners, first, contract, in_columns
        self.leader: Seat | None = first
        self.plays: list[BoardPlay] = []
        self.winners: list[Seat | None] = []
        self.remarks: list[Oddity] = []
        self.gone: set[Card] = set()

    def read(self, rows: Sequence[_LineOfCards]) -> _PlayRead:
        """Take in row after row, up to the first that is no whole trick."""
        for row in rows:
            why = self._row(row.cells)
            if why:
                self.remarks.append(Oddity(row.line, why))
            if why or len(self.plays) % 4:
                break
        return self

    def _row(self, row: Sequence[_Cell]) -> str:
        """One trick more; what is wrong with it, if anything is."""
        if self.leader is None:
            return say("exchange-play-winner-unknown")
        seats = self._seats(row)
        if seats is None:
            return say("exchange-play-not-one-each", trick=len(self.plays) // 4 + 1)
        laid = {seat: cell for seat, cell in zip(seats, row, strict=True) if seat is not None}
        out_of_turn = [seat for seat, cell in laid.items() if cell.flagged == "lead out of turn"]
        trick = self._in_turn(laid, out_of_turn[0] if out_of_turn else self.leader)
        self.plays += trick
        self.leader = winner_of(trick, self.contract)
        self.winners.append(self.leader)
        if len(trick) < len(laid):
            return say("exchange-play-gap", trick=(len(self.plays) - len(trick)) // 4 + 1)
        return ""

    def _in_turn(self, laid: Mapping[Seat, _Cell], leader: Seat) -> list[BoardPlay]:
        """The cards of a trick from its lead on, up to the first hand of which there is none."""
        trick: list[BoardPlay] = []
        seat = leader
        for _ in laid:
            cell = laid.get(seat)
            if cell is None or cell.card is None or cell.card in self.gone:
                break
            self.gone.add(cell.card)
            said = cell.note or cell.flagged
            trick.append(BoardPlay(seat, cell.card, cell.note, cell.flagged) if said else _plainly(seat, cell.card))
            seat = seat.lho
        return trick

    def _seats(self, row: Sequence[_Cell]) -> list[Seat | None] | None:
        """Whose each card of a row is, a hyphen nobody's; None where two would be of one hand."""
        owned = [self.owners.get(cell.card) if cell.card else None for cell in row]
        if None not in owned and len(set(owned)) == len(owned):
            return owned
        unknown = [place for place, cell in enumerate(row) if cell.card and owned[place] is None]
        if len(unknown) == 1 and len(row) == 4 and all(cell.card for cell in row):
            others = [seat for seat in SEATS if seat not in owned]
            owned[unknown[0]] = others[0]
        elif unknown:
            begin = self.first if self.in_columns else self.leader
            assert begin is not None, "nothing is read where nobody knows who leads"
            there = [SEATS[(begin.index + place) % 4] for place in range(len(row))]
            if any(owner not in (None, seat) for owner, seat in zip(owned, there, strict=True)):
                return None
            owned = [seat if cell.card else None for cell, seat in zip(row, there, strict=True)]
        known = [seat for seat in owned if seat is not None]
        return None if len(known) != len(set(known)) else owned


def play_rows(plays: Sequence[BoardPlay], first: Seat, due: Seat | None = None) -> list[str]:
    """The rows of the section, a trick in each, its columns the hands from `first` on; a plus where play goes on.

    >>> from bridgetable.cards import parse_card
    >>> play_rows([BoardPlay(Seat.E, parse_card("SA"), flagged="lead out of turn")], Seat.W, Seat.S)
    ['- - ^L SA +']
    """
    tricks = [{play.seat: play for play in trick} for trick in in_tricks(plays)]
    if due is not None and len(plays) % 4 == 0:
        tricks.append({})
    columns = [SEATS[(first.index + place) % 4] for place in range(4)]
    rows = [" ".join(_in_column(trick.get(seat), "-") for seat in columns) for trick in tricks]
    if due is not None:
        rows[-1] = " ".join(_in_column(tricks[-1].get(seat), "+" if seat is due else "-") for seat in columns)
    return rows


def _in_column(play: BoardPlay | None, nothing: str) -> str:
    if play is None:
        return nothing
    return f"{_MARKS[play.flagged]} {play.card}" if play.flagged else str(play.card)
