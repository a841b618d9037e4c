"""Writing LIN: the deal, the auction with its alerts, the cards as they were played; and what is lost on the way.

LIN knows neither whose a call or a card is nor that anything was wrong with it: each is by whoever is next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bridgetable.exchange.auction import contract_of, is_over, is_regular
from bridgetable.exchange.board import PASSED_OUT, BoardCall, BoardTold
from bridgetable.exchange.lin import LIN_SEATS, SIGNS, explained
from bridgetable.exchange.pbn_deal import told_whole
from bridgetable.exchange.rotation import WHOLE_DEAL
from bridgetable.exchange.tricks import in_tricks
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import UNKNOWN_HAND, HandHolding

_VULNERABLE = {None: "", "none": "o", "NS": "n", "EW": "e", "all": "b"}
_LETTERS = str.maketrans({sign: f"!{letter}" for letter, sign in SIGNS.items()} | {"|": "/", "\n": " "})


def lin_text(board: BoardTold) -> str:
    """The board as LIN.

    >>> lin_text(BoardTold("3", dealer=Seat.S, vulnerable="EW", calls=(BoardCall(Seat.S, "1NT", True, "15-17"),)))
    'st||md|1,,,|ah|Board 3|sv|e|mb|1N!|an|15-17|pg||\\n'
    """
    calls = _calls(board)
    pairs = [*_heading(board, calls), *_auction_in_lin(calls), ("pg", "")]
    for trick in in_tricks(board.plays):
        pairs += [*(("pc", play.card.name) for play in trick), ("pg", "")]
    if board.tricks is not None and len(board.plays) < WHOLE_DEAL:
        pairs += [("mc", str(board.tricks)), ("pg", "")]
    return "".join(f"{key}|{said}|" for key, said in pairs) + "\n"


def lost(board: BoardTold) -> tuple[str, ...]:
    """What LIN, or a link, does not tell of this board: a sentence for each thing.

    >>> lost(BoardTold(calls=(BoardCall(Seat.S, "pass"),)))
    ()
    """
    return tuple(_lost(board))


def _lost(board: BoardTold) -> Iterator[str]:
    for seat, hand in zip(SEATS, board.hands, strict=True):
        if hand != UNKNOWN_HAND and not told_whole(hand):
            yield say("exchange-lost-hand", seat=seat)
    calls = _calls(board)
    if calls != board.calls:
        yield say(f"exchange-lost-{'no-auction' if not board.calls else 'auction' if calls else 'calls'}")
    for play in board.plays:
        if play.flagged == "revoke":
            yield say("exchange-lost-revoke", seat=play.seat, card=play.card)
        elif play.flagged:
            yield say("exchange-lost-lead", seat=play.seat, card=play.card)
    if board.swapped:
        yield say("exchange-lost-swapped")
    yield from (say("exchange-lost-words", words=words) for words in board.comments)
    if board.section:
        yield say("exchange-lost-case")


def _heading(board: BoardTold, calls: Sequence[BoardCall]) -> Iterator[tuple[str, str]]:
    """What stands before the auction. A number of another kind than programs give is told as it is."""
    if board.room:
        yield "qx", board.room[0] + _plain(board.number)
    if board.names:
        yield "pn", ",".join(_plain(board.names.get(seat, "")).replace(",", " ") for seat in LIN_SEATS)
    yield "st", ""
    dealer = board.dealer or (calls[0].seat if calls else None)
    digit = LIN_SEATS.index(dealer) + 1 if dealer else 0
    yield "md", f"{digit}{','.join(_hand(board.hands[seat.index]) for seat in LIN_SEATS)}"
    if board.number and not board.room:
        yield "ah", f"Board {_plain(board.number)}"
    yield "sv", _VULNERABLE[board.vulnerable]


def _hand(hand: HandHolding) -> str:
    """A hand that is known to the last card; another is left open, for a few cards would be an end position."""
    if not told_whole(hand):
        return ""
    return "".join(
        letter + "".join(card.name[1] for card in suit.cards)
        for letter, suit in zip("SHDC", hand.suits, strict=True)
        if suit.cards
    )


def _auction_in_lin(calls: Iterable[BoardCall]) -> Iterator[tuple[str, str]]:
    for call in calls:
        said = "p" if call.call == "pass" else call.call.replace("X", "d", 1) if call.call == "X" else call.call
        said = {"XX": "r"}.get(said, said.replace("NT", "N"))
        yield "mb", said + "!" * call.alerted
        if call.note:
            yield "an", _explanation(call.note)


def _explanation(note: str) -> str:
    """What was explained, so that it is read as it was told."""
    plain = _plain(note)
    same = explained(plain) == " ".join(note.split())
    return plain if same else plain.replace("%", "%25").replace("+", "%2B")


def _plain(text: str) -> str:
    return text.translate(_LETTERS).strip()


def _calls(board: BoardTold) -> tuple[BoardCall, ...]:
    """The calls if they were in order and lead to the contract; else the shortest way to it, for the play needs one."""
    calls = board.calls
    in_order = is_regular(calls, board.dealer)
    told = board.contract and (board.declarer or board.contract == PASSED_OUT)
    if in_order and (not told or (is_over(calls) and contract_of(calls) == (board.contract, board.declarer))):
        return calls
    return _shortest(board) if told else ()


def _shortest(board: BoardTold) -> tuple[BoardCall, ...]:
    """Passes up to declarer, his bid, who doubles and redoubles it, and three passes."""
    declarer = board.declarer or board.dealer or Seat.N
    said = ["pass"] * ((declarer.index - (board.dealer or declarer).index) % 4)
    bid = board.contract.rstrip("X")
    doubled = len(board.contract) - len(bid)
    said += [bid, *("X", "XX")[:doubled], "pass", "pass", "pass"]
    first = board.dealer or declarer
    return tuple(BoardCall(SEATS[(first.index + place) % 4], call) for place, call in enumerate(said))
