"""Reading LIN: keys of two letters and what they say, one bar after each; a board is what stands around its `md`.

A vugraph file holds each board twice, from the open and from the closed room; a lesson tells between the boards; a
table in progress ends with the last card that was played.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from bridgetable.cards import SUITS, Card, Suit
from bridgetable.exchange.auction import contract_of, is_over, not_as_flagged
from bridgetable.exchange.board import PASSED_OUT, BoardsRead, BoardTold, Hands, Oddity, Origin, UnreadableText
from bridgetable.exchange.pbn_deal import cards_of, hands_of
from bridgetable.exchange.percent import unquoted
from bridgetable.exchange.rotation import (
    WHOLE_DEAL,
    WordsInTurn,
    calls_in_turn,
    cards_in_turn,
    dealer_by_lead,
    of_board,
)
from bridgetable.exchange.spelled import read_vulnerable
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table.position import UNKNOWN_HAND

LIN_SEATS = (Seat.S, Seat.W, Seat.N, Seat.E)
"""The players as LIN counts them, 1 to 4."""
_DEALT, _TOLD = ("md", "mb", "pc", "qx", "mc"), ("nt", "at", "ht", "ia")
_KEYS = {*_DEALT, *_TOLD, "pn", "an", "sv", "ah", "vg", "pg", "st", "rh", "rs", "mp", "bn"}
_SAY_NOTHING = ("st", "rh", "pg")
_ONCE = ("md", "ah", "pn")
"""Where one of these stands a second time, or a board is named by `qx`, the next board begins."""
_WITH_DOTS = re.compile(r"[^SHDCshdc.]*(?:\.[^SHDCshdc.]*){3}")
_HAND = re.compile(r"([SHDCshdc])|(10|[2-9TJQKAtjqkax])|[\s.-]+|(.)")
_NAMED = re.compile(r"board\s+(\S+)", re.IGNORECASE)
_NUMBERED = re.compile(r"(\d+)\D*$")
"""A heading that has the number of the board behind the word for it in another language."""
_ROOM = re.compile(r"\s*(?:board\b\s*)?([oc]?)\s*(\w*)", re.IGNORECASE)
_ROOMS: dict[str, Literal["", "open", "closed"]] = {"": "", "o": "open", "c": "closed"}
_NUMBER = re.compile(r"\s*(\d{1,2})\s*")
_FORMATTING = re.compile(r"\^\*[a-z]|\^[a-z^-]|@[^shdc\s]|[{}]", re.IGNORECASE)
_SUIT = re.compile(r"[!@]([shdc])(?![a-z])", re.IGNORECASE)
_PLUS_FOR_SPACE = re.compile(r"[A-Za-z]{2,}\+|\+[A-Za-z]{2,}")
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def read_lin(text: str, file: str = "") -> BoardsRead:
    """The boards of a LIN text, from a file of that name; each that is refused, with its line and the reason.

    >>> board = read_lin("qx|o3|md|1,,,|sv|b|mb|1N!|an|15-17|mb|p|").boards[0]
    >>> board.number, board.room, [(call.seat.name, call.call, call.note) for call in board.calls]
    ('3', 'open', [('S', '1NT', '15-17'), ('W', 'pass', '')])
    """
    reader = _LinReader(file)
    for line, key, value in _pairs(text):
        reader.take(line, key, value)
    reader.end_board()
    return BoardsRead(tuple(reader.boards), tuple(reader.refused), tuple(reader.remarks))


def hand_cards(text: str, seat: Seat) -> list[Card]:
    """The cards of a hand, suit after suit behind its letter, or with dots between; `ValueError` names what is none.

    >>> [card.name for card in hand_cards("sah10d3xx", Seat.N)]
    ['SA', 'HT', 'D3', 'Dx', 'Dx2']
    """
    if _WITH_DOTS.fullmatch(text):
        text = "".join(suit.value + held for suit, held in zip(SUITS, text.split("."), strict=True))
    ranks = dict.fromkeys(SUITS, "")
    suit: Suit | None = None
    for found in _HAND.finditer(text):
        if found[3] or (found[2] and suit is None):
            raise ValueError(say("exchange-deal-no-rank", seat=seat, typed=repr(found[0])))
        if found[1]:
            suit = Suit(found[1].upper())
        elif found[2] and suit is not None:
            ranks[suit] += found[2] if found[2] == "x" else found[2].upper().replace("10", "T")
    return [card for held, told in ranks.items() for card in cards_of(held, told)]


def explained(text: str) -> str:
    """What was explained of a call: some programs write it as it would stand in an address.

    >>> explained("15-17+balanced"), explained("5+!s, 4 !h"), explained("100%25")
    ('15-17 balanced', '5+♠, 4 ♥', '100%')
    """
    if " " not in text and _PLUS_FOR_SPACE.search(text):
        text = text.replace("+", " ")
    return _SUIT.sub(lambda found: SIGNS[found[1].upper()], unquoted(text)).strip()


def _pairs(text: str) -> Iterator[tuple[int, str, str]]:
    """The keys with what they say, each with its line. What stands between two pairs and belongs to none is left out:
    where a key is none, or says nothing ever, and what it says is one, the bars are counted anew."""
    parts = text.split("|")
    at, line = 0, 1
    while at + 1 < len(parts):
        key, said = parts[at].strip()[-2:].lower(), parts[at + 1]
        line += parts[at].count("\n")
        if (key not in _KEYS or key in _SAY_NOTHING) and said.strip().lower() in _DEALT:
            at += 1
            continue
        yield line, key, said
        line += said.count("\n")
        at += 2


@dataclass
class _Draft:
    """A board on its way: what its keys have said so far."""

    line: int
    seen: set[str] = field(default_factory=set)
    label: str = ""
    number: str = ""
    room: Literal["", "open", "closed"] = ""
    deal: WordsInTurn | None = None
    vulnerable: str = ""
    calls: list[WordsInTurn] = field(default_factory=list)
    cards: list[WordsInTurn] = field(default_factory=list)
    claimed: WordsInTurn | None = None
    names: Sequence[str] = ()
    comments: list[str] = field(default_factory=list)
    remarks: list[Oddity] = field(default_factory=list)

    @property
    def is_board(self) -> bool:
        """Whether anything was dealt, bid or played."""
        return bool(self.calls or self.cards or (self.deal and self.deal.words.strip("0123456789, \n")))


class _LinReader:
    """A text on its way: the boards that are read, and the one that is being told."""

    def __init__(self, file: str) -> None:
        self.file, self.event = file, ""
        self.boards: list[BoardTold] = []
        self.refused: list[UnreadableText] = []
        self.remarks: list[Oddity] = []
        self.draft = _Draft(1)
        self.teams: Sequence[str] = ()
        self.last_deal: tuple[str, str, WordsInTurn | None, str] = ("", "", None, "")

    def take(self, line: int, key: str, said: str) -> None:
        """Take in what one key says."""
        draft = self._draft_for(line, key)
        draft.seen.add(key)
        match key:
            case "qx":
                self._name_board(said)
            case "md":
                draft.deal = WordsInTurn(line, said)
            case "sv":
                draft.vulnerable = said
            case "ah":
                found = _NAMED.search(said) or _NUMBERED.search(said)
                draft.number = found[1] if found else draft.number
            case "pn":
                self._name_players(said.split(","))
            case "vg":
                self.event = ", ".join(filter(None, (part.strip() for part in said.split(",")[:2])))
            case "mb":
                draft.calls.append(WordsInTurn(line, said))
            case "an" if draft.calls:
                draft.calls[-1] = replace(draft.calls[-1], note=explained(said))
            case "pc":
                draft.cards.append(WordsInTurn(line, said))
            case "mc":
                draft.claimed = WordsInTurn(line, said)
            case "nt" | "at" | "ht" | "ia":
                self._tell(said)

    def _draft_for(self, line: int, key: str) -> _Draft:
        """The board that a key is about: the next one where it begins one."""
        seen = self.draft.seen
        named_again = key == "qx" and ("qx" in seen or "md" in seen)
        if named_again or ("md" in seen and key in _ONCE and (key in seen or self.draft.calls)):
            self.end_board()
            self.draft = _Draft(line)
        return self.draft

    def _name_board(self, said: str) -> None:
        found = _ROOM.match(said)
        assert found is not None, "nothing of it has to be there"
        self.draft.room = _ROOMS[found[1].lower()]
        self.draft.label = self.draft.number = found[2]

    def _name_players(self, names: Sequence[str]) -> None:
        """Those at this table; eight are those of both tables, on all boards."""
        self.draft.names = names
        if len(names) >= 8:
            self.teams = names

    def _tell(self, said: str) -> None:
        told = " ".join(_FORMATTING.sub(" ", _SUIT.sub(lambda found: SIGNS[found[1].upper()], said)).split())
        if told:
            self.draft.comments.append(told)

    def end_board(self) -> None:
        """Make a board of what has been told of it; what was only announced is none."""
        draft = self.draft
        if draft.deal is None and draft.label and draft.label == self.last_deal[0]:
            _, draft.number, draft.deal, draft.vulnerable = self.last_deal  # the other room has played it
        if not draft.is_board:
            return
        self.last_deal = (draft.label, draft.number, draft.deal, draft.vulnerable)
        try:
            self.boards.append(self._board(draft))
        except ValueError as why:
            line = draft.deal.line if draft.deal else draft.line
            self.refused.append(UnreadableText(line, str(why), board=draft.number))

    def _board(self, draft: _Draft) -> BoardTold:
        dealer, hands = _dealt(draft.deal.words if draft.deal else "")
        if dealer is None and draft.calls:
            dealer = dealer_by_lead(draft.calls, draft.cards, hands) or of_board(draft.number)[0] or Seat.N
            draft.remarks.append(Oddity(draft.calls[0].line, say("exchange-dealer-presumed", seat=dealer)))
        bidding = calls_in_turn(draft.calls, dealer or Seat.N)
        irregular = not_as_flagged(bidding.calls, dealer)
        if irregular:
            draft.remarks.append(Oddity(draft.calls[0].line, irregular))
        playing = cards_in_turn(draft.cards, hands, bidding.calls)
        contract, declarer = contract_of(bidding.calls) if is_over(bidding.calls) else ("", None)
        tricks = self._tricks(draft)
        return BoardTold(
            number=draft.number,
            event=self.event,
            room=draft.room,
            dealer=dealer,
            vulnerable=read_vulnerable(draft.vulnerable) if draft.vulnerable.strip() else None,
            hands=hands,
            calls=bidding.calls,
            contract=contract,
            declarer=declarer,
            plays=playing.plays,
            ended=tricks is not None or contract == PASSED_OUT or len(playing.plays) == WHOLE_DEAL,
            tricks=tricks,
            claimed=tricks is not None,
            names=self._names(draft),
            comments=tuple(draft.comments),
            remarks=(*draft.remarks, *bidding.remarks, *playing.remarks),
            origin=Origin("LIN", self.file, draft.line),
        )

    def _names(self, draft: _Draft) -> Mapping[Seat, str]:
        names = draft.names or self.teams
        here = names[4:8] if draft.room == "closed" and len(names) >= 8 else names[:4]
        return {seat: name.strip() for seat, name in zip(LIN_SEATS, here, strict=False) if name.strip()}

    def _tricks(self, draft: _Draft) -> int | None:
        """How many tricks declarer has in all, where it says that they were claimed."""
        if draft.claimed is None:
            return None
        found = _NUMBER.fullmatch(draft.claimed.words)
        if found is None or int(found[1]) > 13:
            what = say("exchange-lin-no-claim", typed=repr(draft.claimed.words[:20]))
            draft.remarks.append(Oddity(draft.claimed.line, what))
            return None
        return int(found[1])


def _dealt(said: str) -> tuple[Seat | None, Hands]:
    """Who dealt, and the hands; `ValueError` says what cannot be in them."""
    said = said.strip()
    digit = said[:1] if said[:1].isdecimal() else ""
    dealer = LIN_SEATS[int(digit) - 1] if digit in ("1", "2", "3", "4") else None
    hands = said.removeprefix(digit).split(",")
    if any(hand.strip() for hand in hands[4:]):
        raise ValueError(say("exchange-deal-five-hands"))
    told = {seat: hand_cards(hand, seat) for seat, hand in zip(LIN_SEATS, hands, strict=False)}
    known = {seat: cards for seat, cards in told.items() if cards}
    return dealer, hands_of(known) if known else (UNKNOWN_HAND,) * 4
