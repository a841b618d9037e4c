"""Calls and cards that are told one after the other, without a word on whose they are, as LIN and links tell them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bridgetable.cards import Card
from bridgetable.exchange.auction import contract_of, is_over
from bridgetable.exchange.board import BoardCall, BoardPlay, Hands, Oddity
from bridgetable.exchange.pbn_deal import told_whole
from bridgetable.exchange.spelled import read_call, read_card
from bridgetable.exchange.tricks import winner_of
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import Vulnerable
from bridgetable.value import value

_CALL = re.compile(
    r"\s*(?:([1-7](?:NT|[NSHDC])|PASS|DBL|RDBL|AP|XX|[PXDR])([!?*]*)(?:\(([^()]*)\))?|[-?])", re.IGNORECASE
)
"""A call, whether it was alerted, and its meaning; a hyphen or a question mark stands where nobody called yet."""
_CARD = re.compile(r"[\s,.;-]*([SHDC](?:10|[2-9TJQKA]))", re.IGNORECASE)
_VULNERABLE: tuple[Vulnerable, ...] = ("none", "NS", "EW", "all")
WHOLE_DEAL = 52


@value
class WordsInTurn:
    """Calls as they are written in one place: on which `line`, the words, and the meaning told behind them."""

    line: int
    words: str
    note: str = ""


@value
class Bidding:
    """What calls as they are written come to."""

    calls: tuple[BoardCall, ...] = ()
    remarks: tuple[Oddity, ...] = ()


@value
class Playing:
    """What cards as they are written come to."""

    plays: tuple[BoardPlay, ...] = ()
    remarks: tuple[Oddity, ...] = ()


def of_board(number: str) -> tuple[Seat | None, Vulnerable | None]:
    """Who deals a board, and who is vulnerable on it, by its number (Law 2); None where that is no number.

    >>> of_board("7"), of_board("16")[1], of_board("?")
    ((<Seat.S: 'S'>, 'all'), 'EW', (None, None))
    """
    if not (number.isascii() and number.isdecimal() and 0 < len(number) < 6 and int(number)):
        return None, None
    place = int(number) - 1
    return SEATS[place % 4], _VULNERABLE[(place + place // 4) % 4]


def calls_in_turn(said: Sequence[WordsInTurn], dealer: Seat) -> Bidding:
    """The calls, each by who is next; several may stand in one word. Nothing is read beyond what can be no call.

    >>> [(call.seat.name, call.call) for call in calls_in_turn([WordsInTurn(1, "1nppp")], Seat.S).calls]
    [('S', '1NT'), ('W', 'pass'), ('N', 'pass'), ('E', 'pass')]
    """
    calls: list[BoardCall] = []
    for each in said:
        at, words = 0, each.words.rstrip()
        while at < len(words):
            found = _CALL.match(words, at)
            if found is None or (found[1] and is_over(calls)):
                odd = Oddity(each.line, say("exchange-no-call", word=repr(words[at:].strip()[:20])))
                return Bidding(tuple(calls), (odd,))
            if found[1]:
                _add(calls, found, each.note if found.end() == len(words) else "", dealer)
            at = found.end()
    return Bidding(tuple(calls))


def _add(calls: list[BoardCall], found: re.Match[str], note: str, dealer: Seat) -> None:
    """One call more, or as many passes as end the auction."""
    call = read_call(found[1])
    if call is not None:
        note = " ".join(filter(None, ((found[3] or "").strip(), note)))
        alerted = "!" in found[2] or "*" in found[2]
        calls.append(BoardCall(_next(calls, dealer), call, alerted, note))
    while call is None and not is_over(calls):
        calls.append(BoardCall(_next(calls, dealer), "pass"))


def _next(calls: Sequence[BoardCall], dealer: Seat) -> Seat:
    return calls[-1].seat.lho if calls else dealer


def dealer_by_lead(said: Sequence[WordsInTurn], cards: Sequence[WordsInTurn], hands: Hands) -> Seat | None:
    """Who dealt, where it is not told, by whose the opening lead is: that hand sits left of declarer.

    >>> from bridgetable.exchange.pbn_deal import read_deal
    >>> bid, led = WordsInTurn(1, "1nppp"), WordsInTurn(2, "HA")
    >>> dealer_by_lead([bid], [led], read_deal("N:AKQJT98765432... .AKQJT98765432.. - -"))
    <Seat.N: 'N'>
    """
    led = next((found for each in cards if (found := _CARD.match(each.words))), None)
    card = read_card(led[1]) if led else None
    for dealer in SEATS:
        calls = calls_in_turn(said, dealer).calls
        declarer = contract_of(calls)[1] if is_over(calls) else None
        if card is not None and declarer is not None and card in hands[declarer.lho.index].cards:
            return dealer
    return None


def cards_in_turn(said: Sequence[WordsInTurn], hands: Hands, calls: Sequence[BoardCall]) -> Playing:
    """The cards, each by whose it is, or where hands are not known by whose turn it is.

    >>> from bridgetable.exchange.pbn_deal import read_deal
    >>> hands = read_deal("N:A.K.. .A.K. ..A.K K...A")
    >>> [(play.seat.name, play.card) for play in cards_in_turn([WordsInTurn(1, "SAHA")], hands, ()).plays]
    [('N', SA), ('E', HA)]
    """
    playing = _Playing(hands, calls)
    for each in said:
        if each.words.strip():
            why = playing.understands(each.words.rstrip())
            if why:
                return Playing(tuple(playing.plays), (*playing.remarks, Oddity(each.line, why)))
            playing.remark_on(each.line)
    return Playing(tuple(playing.plays), tuple(playing.remarks))


class _Playing:
    """A play on its way: whose turn it is, and which cards are gone."""

    def __init__(self, hands: Hands, calls: Sequence[BoardCall]) -> None:
        self.owners = {card: seat for seat in SEATS for card in hands[seat.index].cards}
        self.whole = {seat for seat in SEATS if told_whole(hands[seat.index])}
        self.contract, declarer = contract_of(calls) if is_over(calls) else ("", None)
        self.turn = declarer.lho if declarer else None
        self.plays: list[BoardPlay] = []
        self.remarks: list[Oddity] = []
        self._out_of_turn: Card | None = None

    def understands(self, words: str) -> str:
        """Take in the cards of one place; why nothing is read beyond them, if it is not."""
        at = 0
        while at < len(words):
            found = _CARD.match(words, at)
            card = read_card(found[1]) if found else None
            if found is None or card is None:
                return say("exchange-no-card", word=repr(words[at:].strip()[:20]))
            why = self._card(card)
            if why:
                return why
            at = found.end()
        return ""

    def remark_on(self, line: int) -> None:
        """Say once on which line a card was played by another hand than the next."""
        if self._out_of_turn is not None and not self.remarks:
            self.remarks.append(Oddity(line, say("exchange-play-not-in-turn", card=self._out_of_turn)))

    def _card(self, card: Card) -> str:
        if any(play.card is card for play in self.plays):
            return say("exchange-play-twice", card=card)
        owner = self.owners.get(card)
        seat = owner or self.turn
        if seat is None:
            return say("exchange-play-no-leader")
        trick = self.plays[len(self.plays) // 4 * 4 :]
        if any(play.seat is seat for play in trick) or (owner is None and seat in self.whole):
            return say("exchange-play-not-his", card=card)
        if self.turn not in (None, seat):
            self._out_of_turn = self._out_of_turn or card
        self.plays.append(BoardPlay(seat, card))
        whole = [*trick, self.plays[-1]]
        self.turn = winner_of(whole, self.contract) if len(whole) == 4 else seat.lho
        return ""
