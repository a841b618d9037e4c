"""The play of a PBN game: the rows of its section to cards in the order in which they were played, and back.

A row holds one trick. Its columns are the hands from the opening leader on, whoever leads to the trick; yet some
programs write a row as it was played. Whose a card is tells more than where it stands, wherever the hands are known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, TypeAlias

from bridgetable.cards import PACK, Card
from bridgetable.exchange.board import BoardPlay, Hands, Oddity
from bridgetable.exchange.pbn_calls import annotated, parted, words_in
from bridgetable.exchange.pbn_tokens import Tag
from bridgetable.exchange.spelled import read_card
from bridgetable.exchange.tricks import in_tricks, winner_of
from bridgetable.messages import say
from bridgetable.named import NamedTuple
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


class _SaidOfCard(NamedTuple):
    """What the text says of a card."""

    note: str = ""
    flagged: _Flag = ""


_PLAIN_WORDS = {card.name: card for card in PACK}
"""Cards of which nothing is said, as most programs write them: nearly all."""


class _LineOfCards(NamedTuple):
    """A row, and the line it stands on; None in it is a hyphen or a plus in the place of a card."""

    line: int
    cards: list[Card | None]


@lru_cache(len(PACK) * len(SEATS))
def _plainly(seat: Seat, card: Card) -> BoardPlay:
    """A card of which nothing is said, as it was played."""
    return BoardPlay(seat, card)


@dataclass
class _Rows:
    """The rows of a section, where they end, and what stands there that is no card."""

    rows: list[_LineOfCards] = field(default_factory=list)
    said: dict[Card | None, _SaidOfCard] = field(default_factory=dict)
    """Of nearly all cards nothing."""
    ended: bool = False
    remarks: list[Oddity] = field(default_factory=list)
    flagged: _Flag = ""
    """What is said of the card that comes."""

    def add(self, line: int, cards: list[Card | None]) -> None:
        """More cards on a line: they are of the last row, or of a new one."""
        if self.rows and self.rows[-1].line == line:
            self.rows[-1].cards.extend(cards)
        else:
            self.rows.append(_LineOfCards(line, cards))


def read_play(tag: Tag, first: Seat, hands: Hands, contract: str) -> Played:
    """The cards of the section; `first` made the opening lead, the contract tells who won each trick.

    >>> from bridgetable.table.position import UNKNOWN_HAND
    >>> tag = Tag("Play", "W", 1, [(2, "SA S2 S3 S4"), (3, "HK - - -")])
    >>> [f"{play.seat}{play.card}" for play in read_play(tag, Seat.W, (UNKNOWN_HAND,) * 4, "3NT").plays]
    ['WSA', 'NS2', 'ES3', 'SS4', 'WHK']
    """
    found = _rows_of_tricks(tag)
    owners: dict[Card | None, Seat] = {card: seat for seat in SEATS for card in hands[seat.index].cards}
    read = _PlayRead(found, owners, first, contract, in_columns=True)
    if read.remarks:
        in_order = _PlayRead(found, owners, first, contract, in_columns=False)
        if len(in_order.plays) > len(read.plays):
            read = in_order
            read.remarks.insert(0, Oddity(tag.line, say("exchange-play-in-order")))
    return Played(tuple(read.plays), tuple(read.winners), found.ended, (*read.remarks, *found.remarks))


def _rows_of_tricks(tag: Tag) -> _Rows:
    """The rows as they stand on their lines; of four cards each where a line holds more."""
    found = _Rows()
    for line, row in tag.rows:
        plain = [_PLAIN_WORDS.get(word) for word in row.split()]
        if all(plain) and not found.flagged:
            found.add(line, plain)
        elif not all(_understood(found, tag, line, word) for word in words_in(row)):
            break
    if any(len(row.cards) > 4 for row in found.rows):
        cards = [(row.line, card) for row in found.rows for card in row.cards]
        fours = (cards[at : at + 4] for at in range(0, len(cards), 4))
        found.rows = [_LineOfCards(four[0][0], [card for _, card in four]) for four in fours]
    return found


def _understood(found: _Rows, tag: Tag, line: int, word: str) -> bool:
    """Take in one word; False where nothing is read beyond it."""
    said = annotated(word, tag.notes)
    if said is not None:
        _note(found, said)
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
    found.add(line, [card])
    if signs or found.flagged:
        found.said[card] = _SaidOfCard(signs, found.flagged)
    found.flagged = ""
    return True


def _note(found: _Rows, said: str) -> None:
    """A note belongs to the card before it."""
    if found.rows and said:
        card = found.rows[-1].cards[-1]
        before = found.said.get(card, _SaidOfCard())
        found.said[card] = before._replace(note=f"{before.note} {said}".strip())


class _PlayRead:
    """The rows of a section on their way to cards as they were played."""

    def __init__(
        self, found: _Rows, owners: Mapping[Card | None, Seat], first: Seat, contract: str, *, in_columns: bool
    ) -> None:
        self.said, self.owners, self.first = found.said, owners, first
        self.contract, self.in_columns = contract, in_columns
        self.leader: Seat | None = first
        self.plays: list[BoardPlay] = []
        self.winners: list[Seat | None] = []
        self.remarks: list[Oddity] = []
        self.gone: set[Card] = set()
        self._read(found.rows)

    def _read(self, rows: Sequence[_LineOfCards]) -> None:
        """Take in row after row, up to the first that is no whole trick."""
        for line, cards in rows:
            why = self._row(cards)
            if why:
                self.remarks.append(Oddity(line, why))
            if why or len(self.plays) % 4:
                break

    def _row(self, row: Sequence[Card | None]) -> str:
        """One trick more; what is wrong with it, if anything is."""
        if self.leader is None:
            return say("exchange-play-winner-unknown")
        laid = {seat: card for card in row if (seat := self.owners.get(card)) is not None}
        if len(laid) < len(row):
            laid = {seat: card for seat, card in zip(self._seats(row), row, strict=True) if seat is not None}
            if len(laid) + row.count(None) < len(row):
                return say("exchange-play-not-one-each", trick=len(self.plays) // 4 + 1)
        out_of_turn = [seat for seat, card in laid.items() if self._led_out_of_turn(card)] if self.said else []
        trick = self._in_turn(laid, out_of_turn[0] if out_of_turn else self.leader)
        self.plays += trick
        self.leader = winner_of(trick, self.contract)
        self.winners.append(self.leader)
        if len(trick) < len(laid):
            return say("exchange-play-gap", trick=(len(self.plays) - len(trick)) // 4 + 1)
        return ""

    def _led_out_of_turn(self, card: Card | None) -> bool:
        return card in self.said and self.said[card].flagged == "lead out of turn"

    def _in_turn(self, laid: Mapping[Seat, Card | None], leader: Seat) -> list[BoardPlay]:
        """The cards of a trick from its lead on, up to the first hand of which there is none."""
        trick: list[BoardPlay] = []
        said, gone, seat = self.said, self.gone, leader
        for _ in laid:
            card = laid.get(seat)
            if card is None or card in gone:
                break
            gone.add(card)
            trick.append(BoardPlay(seat, card, *said[card]) if card in said else _plainly(seat, card))
            seat = seat.lho
        return trick

    def _seats(self, row: Sequence[Card | None]) -> list[Seat | None]:
        """Whose each card of a row is, a hyphen nobody's; nobody's all where one stands in another hand's column."""
        owned = [self.owners.get(card) for card in row]
        unknown = [place for place, card in enumerate(row) if card and owned[place] is None]
        if len(unknown) == 1 and len(row) == 4 and all(row):
            others = [seat for seat in SEATS if seat not in owned]
            owned[unknown[0]] = others[0]
        elif unknown:
            begin = self.first if self.in_columns else self.leader
            assert begin is not None, "nothing is read where nobody knows who leads"
            there = [SEATS[(begin.index + place) % 4] for place in range(len(row))]
            if any(owner not in (None, seat) for owner, seat in zip(owned, there, strict=True)):
                return [None] * len(row)
            owned = [seat if card else None for card, seat in zip(row, there, strict=True)]
        return owned


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
