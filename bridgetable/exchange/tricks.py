"""What the cards of a board tell by themselves: where play begins, who won a trick, who did not follow suit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bridgetable.blocks.auction import DENOMINATIONS
from bridgetable.blocks.tricks import trick_winner
from bridgetable.cards import SUITS, Card, Suit
from bridgetable.exchange.board import BoardPlay, BoardTold, Hands
from bridgetable.exchange.pbn_deal import WHOLE, told_whole
from bridgetable.seats import Seat
from bridgetable.table.position import HandHolding, trump_of


def first_trick(hands: Hands) -> int:
    """The number of the trick with which play begins: not the first one where the hands are an end position.

    >>> from bridgetable.exchange.pbn_deal import read_deal
    >>> first_trick(read_deal("N:A.K.. .A.K. ..A.K K...A"))
    12
    """
    sizes = [len(hand.cards) for hand in hands if told_whole(hand)]
    return WHOLE + 1 - max(sizes) if sizes else 1


def in_tricks(plays: Sequence[BoardPlay]) -> Iterator[Sequence[BoardPlay]]:
    """The cards trick by trick; the last may not be whole."""
    return (plays[at : at + 4] for at in range(0, len(plays), 4))


def winner_of(trick: Sequence[BoardPlay], contract: str) -> Seat | None:
    """Who won a trick; None where it is not whole, or may have been ruffed in a contract nobody knows.

    >>> from bridgetable.cards import parse_card
    >>> trick = [BoardPlay(seat, parse_card(name)) for seat, name in zip(Seat, ("H2", "H3", "S2", "HA"), strict=True)]
    >>> winner_of(trick, "4S"), winner_of(trick, "3NT"), winner_of(trick, "")
    (<Seat.S: 'S'>, <Seat.W: 'W'>, None)
    """
    if len(trick) < 4 or (not contract and len({play.card.suit for play in trick}) > 1):
        return None
    return trick_winner(trick, trump_of(contract))


def trumps_shown(plays: Sequence[BoardPlay]) -> str | None:
    """The denomination in which whoever won a trick led to the next; None where there is none, NT where it may be.

    >>> from bridgetable.cards import parse_card
    >>> told = "S:S2 W:SA N:H2 E:S3 N:D2"
    >>> trumps_shown([BoardPlay(Seat(each[0]), parse_card(each[2:])) for each in told.split()])
    'H'
    """
    tricks = list(in_tricks(plays))
    leads = [(trick, following[0].seat) for trick, following in pairwise(tricks)]
    fitting = (
        each for each in reversed(DENOMINATIONS) if all(winner_of(trick, f"1{each}") is lead for trick, lead in leads)
    )
    return next(fitting, None)


def opening_leader(board: BoardTold) -> Seat | None:
    """Who is to make the first lead, as far as the board tells."""
    if board.declarer is not None and first_trick(board.hands) == 1:
        return board.declarer.lho
    return board.plays[0].seat if board.plays else None


def next_to_play(board: BoardTold) -> Seat | None:
    """The hand after the last card: it plays to the trick, or leads to the next; None where nobody knows who won.

    >>> from bridgetable.cards import parse_card
    >>> next_to_play(BoardTold(plays=(BoardPlay(Seat.W, parse_card("CA")),)))
    <Seat.N: 'N'>
    """
    *_, last = in_tricks(board.plays)
    return last[-1].seat.lho if len(last) < 4 else winner_of(last, board.contract)


def revokes(board: BoardTold) -> Iterator[BoardPlay]:
    """The cards with which a hand that is told whole did not follow suit though it could."""
    gone: set[Card] = set()
    for trick in in_tricks(board.plays):
        led = trick[0].card.suit
        for play in trick:
            gone.add(play.card)
            if play.card.suit is not led and _could_follow(board.hands[play.seat.index], led, gone):
                yield play


def _could_follow(hand: HandHolding, led: Suit | None, gone: set[Card]) -> bool:
    """Whether a hand that is told whole still has a card of the suit that was led."""
    return led is not None and not gone.issuperset(hand.suits[SUITS.index(led)].cards) and told_whole(hand)


def tricks_of(declarer: Seat | None, winners: Sequence[Seat | None]) -> int | None:
    """How many tricks declarer has won; None unless all thirteen have been played, and it is known who won.

    >>> tricks_of(Seat.N, [Seat.N] * 6 + [Seat.S] * 4 + [Seat.E] * 3), tricks_of(Seat.N, [Seat.N])
    (10, None)
    """
    if declarer is None or len(winners) != WHOLE or None in winners:
        return None
    return sum(winner in (declarer, declarer.partner) for winner in winners)
