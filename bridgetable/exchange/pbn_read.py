"""Reading PBN: the games of a text become boards; one that cannot be dealt is refused, the others are read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from bridgetable.exchange.auction import contract_of, is_over, not_as_flagged
from bridgetable.exchange.board import (
    PASSED_OUT,
    BoardCall,
    BoardsRead,
    BoardTold,
    Hands,
    Oddity,
    Origin,
    UnreadableText,
)
from bridgetable.exchange.pbn_calls import read_auction
from bridgetable.exchange.pbn_deal import WHOLE, read_deal, told_whole, uneven_words
from bridgetable.exchange.pbn_play import Played, read_play
from bridgetable.exchange.pbn_section import SECTION, section_of
from bridgetable.exchange.pbn_tokens import MOST_BOARDS, Game, Tag, games
from bridgetable.exchange.spelled import read_contract, read_seat, read_vulnerable
from bridgetable.exchange.traveller import listed_scores
from bridgetable.exchange.tricks import in_tricks, revokes, tricks_of
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import UNKNOWN_HAND

_UNKNOWN = ("", "?", "-", "*")
_OF_THE_DEAL = ("board", "dealer", "vulnerable", "deal")
"""What a game without a deal of its own takes from the one before: another table has played the same board."""
_OF_A_BOARD = frozenset(("auction", "contract", "declarer", "play", "result", "room", SECTION.lower(), *_OF_THE_DEAL))
"""What a game tells of a board; one without any of it is a heading for those after it."""
_NUMBER = re.compile(r"\d{1,2}")
_AGAINST_THE_CONTRACT = re.compile(r"=|[+-]\s*\d{1,2}")
"""A result as players say it: made, so many over, so many down."""
_NOTE = re.compile(r"=(\d+)=")


def read_pbn(text: str, file: str = "") -> BoardsRead:
    r"""The boards of a PBN text, from a file of that name; each that is refused, with its line and the reason.

    >>> reading = read_pbn('[Board "3"]\n[Dealer "S"]\n[Contract "3N"]\n[Declarer "W"]')
    >>> [(board.number, board.contract, board.declarer.name) for board in reading.boards]
    [('3', '3NT', 'W')]
    """
    boards: list[BoardTold] = []
    refused: list[UnreadableText] = []
    remarks: list[Oddity] = []
    before = heading = Game(1)
    coming = games(text)
    for game in coming:
        if _OF_A_BOARD.isdisjoint(game.tags):
            heading = game if "event" in game.tags else heading
            remarks += game.remarks
            continue
        if "event" in heading.tags:
            game.tags.setdefault("event", heading.tags["event"])
        _inherit(game, before)
        before = game
        try:
            boards.append(_GameReader(game, file).board())
        except UnreadableText as why:
            refused.append(why)
        if len(boards) + len(refused) > MOST_BOARDS:
            count = MOST_BOARDS + 1 + sum(bool(other.tags) for other in coming)
            too_many = say("exchange-too-many-boards", most=MOST_BOARDS, count=count)
            return BoardsRead((), (UnreadableText(game.line, too_many),))
    return BoardsRead(tuple(boards), tuple(refused), tuple(remarks))


def _inherit(game: Game, before: Game) -> None:
    """Take from the game before what this one says is as it was there."""
    for name, tag in game.tags.items():
        same = before.tags.get(name)
        if tag.value in ("#", "##") and same is not None:
            game.tags[name] = replace(tag, value=same.value, rows=tag.rows or same.rows, notes=tag.notes or same.notes)
        elif tag.value.startswith("##"):
            game.tags[name] = replace(tag, value=tag.value[2:])
    same_board = game.value("board") in ("", before.value("board"))
    if "contract" in game.tags and "deal" not in game.tags and same_board:
        for name in _OF_THE_DEAL:
            if name in before.tags:
                game.tags.setdefault(name, before.tags[name])


class _GameReader:
    """One game on its way to a board."""

    def __init__(self, game: Game, file: str) -> None:
        self.game, self.file = game, file
        self.number = self._said("board")

    def board(self) -> BoardTold:
        """The board; `UnreadableText` where its deal cannot be."""
        hands = self._hands()
        dealer = self._seat("dealer")
        calls = self._calls(dealer)
        contract, declarer = self._contract(calls)
        played = self._played(hands, contract, declarer)
        board = BoardTold(
            number=self.number,
            event=self._said("event"),
            room=self._room(),
            dealer=dealer or (calls[0].seat if calls else None),
            vulnerable=self._vulnerable(),
            hands=hands,
            calls=calls,
            contract=contract,
            declarer=declarer,
            swapped=self._swapped,
            plays=played.plays,
            ended=played.ended or contract == PASSED_OUT,
            tricks=self._tricks(contract, declarer),
            scores=self._scores(),
            names={seat: name for seat in SEATS if (name := self._said(seat.word.lower()))},
            comments=self._comments(),
            section=section_of(self.game.tags[SECTION.lower()]) if SECTION.lower() in self.game.tags else "",
            origin=Origin("PBN", self.file, self.game.line),
        )
        for what in (*_against_the_cards(board, played.winners), *_against_the_marks(board, played.winners)):
            self._noticed("play", what)
        if not self.game.remarks:
            return board
        return replace(board, remarks=tuple(sorted(self.game.remarks, key=lambda remark: remark.line or 0)))

    def _said(self, name: str) -> str:
        value = self.game.value(name).strip()
        return "" if value in _UNKNOWN else value

    def _noticed(self, name: str, what: str) -> None:
        self.game.noticed(self.game.line_of(name), what)

    def _hands(self) -> Hands:
        if not self._said("deal"):
            return (UNKNOWN_HAND,) * 4
        try:
            hands = read_deal(self.game.value("deal"))
        except ValueError as why:
            raise UnreadableText(self.game.line_of("deal"), str(why), board=self.number) from why
        uneven = uneven_words(hands)
        if uneven:
            self._noticed("deal", uneven)
        return hands

    def _seat(self, name: str) -> Seat | None:
        said = self._said(name).removeprefix("^")
        seat = read_seat(said)
        if said and seat is None:
            self._noticed(name, say("exchange-pbn-not-understood", tag=name.title(), value=repr(said[:40])))
        return seat

    def _vulnerable(self) -> Literal["none", "NS", "EW", "all"] | None:
        said = self.game.value("vulnerable").strip()
        found = read_vulnerable(said)
        if found is None and said not in ("", "?"):
            self._noticed("vulnerable", say("exchange-pbn-not-understood", tag="Vulnerable", value=repr(said[:40])))
        return found

    def _room(self) -> Literal["", "open", "closed"]:
        said = self._said("room").lower()
        return "open" if said == "open" else "closed" if said == "closed" else ""

    def _calls(self, dealer: Seat | None) -> tuple[BoardCall, ...]:
        tag = self.game.tags.get("auction")
        if tag is None or not tag.rows:
            return ()
        self._refer(tag)
        first = self._seat("auction") or dealer
        if first is None:
            self._noticed("auction", say("exchange-auction-no-dealer"))
            return ()
        calls, odd = read_auction(tag, first)
        if odd is not None:
            self.game.remarks.append(odd)
        irregular = not_as_flagged(calls, dealer)
        if irregular:
            self._noticed("auction", irregular)
        return calls

    def _refer(self, tag: Tag) -> None:
        """Remark on a note that calls or cards refer to, and that is not told."""
        for line, row in tag.rows:
            for number in _NOTE.findall(row) if "=" in row else ():
                if number not in tag.notes:
                    self.game.noticed(line, say("exchange-pbn-no-note", number=number))

    def _contract(self, calls: Sequence[BoardCall]) -> tuple[str, Seat | None]:
        """The contract and who plays it: as the tags say, else as the auction does."""
        said, declarer = self._said("contract"), self._seat("declarer")
        contract = read_contract(said)
        if said and contract is None:
            self._noticed("contract", say("exchange-pbn-not-understood", tag="Contract", value=repr(said[:40])))
        bid, bidder = contract_of(calls) if is_over(calls) else ("", None)
        if bidder is not None and self._swapped:
            bidder = bidder.partner
        if contract and bid and (contract, declarer or bidder) != (bid, bidder):
            told, came_to = f"{contract} {declarer or ''}".strip(), f"{bid} {bidder or ''}".strip()
            self._noticed("contract", say("exchange-contract-not-bid", contract=told, bid=came_to))
        return contract or bid, declarer or (bidder if contract in (None, bid) else None)

    @property
    def _swapped(self) -> bool:
        """Whether the tags say that declarer and dummy have changed their parts."""
        return self.game.value("declarer").startswith("^")

    def _played(self, hands: Hands, contract: str, declarer: Seat | None) -> Played:
        tag = self.game.tags.get("play")
        if tag is None or not tag.rows:
            return Played()
        self._refer(tag)
        due = declarer.lho if declarer else None
        first = self._seat("play") or due
        if first is None:
            self._noticed("play", say("exchange-play-no-leader"))
            return Played()
        played = read_play(tag, first, hands, contract)
        if due not in (None, first) and not self._swapped and not any(play.flagged for play in played.plays):
            self._noticed("play", say("exchange-play-other-leader", seat=first))
        self.game.remarks += played.remarks
        return played

    def _scores(self) -> tuple[int, ...]:
        tag = self.game.tags.get("scoretable")
        if tag is None:
            return ()
        return tuple(listed_scores(tag.value, [row for _, row in tag.rows], self._vulnerable()))

    def _comments(self) -> tuple[str, ...]:
        """What the text tells beside the tags, and by the mark before the result."""
        marked = (say("exchange-result-irregular"),) if self._said("result").startswith("^") else ()
        return (*marked, *self.game.comments)

    def _tricks(self, contract: str, declarer: Seat | None) -> int | None:
        """How many tricks declarer took; a result for one side is declarer's where it is his."""
        said = self._said("result")
        number = _NUMBER.search(said)
        tricks = int(number[0]) if number else -1
        if contract[:1].isdecimal() and _AGAINST_THE_CONTRACT.fullmatch(said):
            tricks = int(contract[0]) + 6 + int(said.replace(" ", "").replace("=", "0"))
        if not 0 <= tricks <= WHOLE:
            if said:
                self._noticed("result", say("exchange-pbn-not-understood", tag="Result", value=repr(said[:40])))
            return None
        others = declarer is not None and declarer.side.other.value in said.upper()
        return WHOLE - tricks if others else tricks


def _against_the_cards(board: BoardTold, winners: Sequence[Seat | None]) -> Iterator[str]:
    """What the cards show and the text does not say, or says otherwise."""
    for play in revokes(board):
        if play.flagged != "revoke":
            yield say("exchange-revoke-not-flagged", seat=play.seat, card=play.card)
    won = tricks_of(board.declarer, winners)
    if won not in (None, board.tricks) and board.tricks is not None and not any(play.flagged for play in board.plays):
        yield say("exchange-result-differs", told=str(board.tricks), won=str(won))


def _against_the_marks(board: BoardTold, winners: Sequence[Seat | None]) -> Iterator[str]:
    """The cards that are marked as irregular, and are not as far as can be seen."""
    if not any(play.flagged for play in board.plays):
        return
    revoked = {play.card for play in revokes(board)}
    leader = board.declarer.lho if board.declarer else None
    for trick, winner in zip(in_tricks(board.plays), winners, strict=False):
        for play in trick:
            followed = told_whole(board.hands[play.seat.index]) and play.card not in revoked
            if (play.flagged == "revoke" and followed) or (play.flagged == "lead out of turn" and play.seat is leader):
                yield say("exchange-play-not-irregular", seat=play.seat, card=play.card)
        leader = winner
