"""Boards for trying things out: dealt, bid and played by the rules, by a number from which they come again."""

from __future__ import annotations

import random

from bridgetable.cards import PACK, Card
from bridgetable.exchange.auction import contract_of
from bridgetable.exchange.board import PASSED_OUT, BoardCall, BoardPlay, BoardTold
from bridgetable.exchange.pbn_deal import hands_of
from bridgetable.exchange.rotation import of_board
from bridgetable.exchange.tricks import winner_of
from bridgetable.seats import SEATS, Seat

AUCTIONS = ("1NT pass 3NT pass pass pass", "pass 1S X XX pass pass 2C X pass pass pass", "pass pass pass pass", "2H")


def hands(number: int) -> dict[Seat, list[Card]]:
    cards = [*PACK]
    random.Random(number).shuffle(cards)
    return {seat: sorted(cards[13 * seat.index :][:13], key=PACK.index) for seat in SEATS}


def board(number: int, cards: int = 52) -> BoardTold:
    """A board with a number, with as many cards played as are wanted, all of them lawful."""
    held = hands(number)
    dealer, vulnerable = of_board(str(number))
    assert dealer is not None
    calls: list[BoardCall] = []
    for said in AUCTIONS[number % 4].split():
        calls.append(BoardCall(calls[-1].seat.lho if calls else dealer, said, alerted=said == "2C"))
    contract, declarer = contract_of(calls) if calls[-1].call == "pass" else ("", None)
    plays = played(held, contract, declarer, cards, random.Random(number)) if declarer else ()
    return BoardTold(
        str(number),
        dealer=dealer,
        vulnerable=vulnerable,
        hands=hands_of(held),
        calls=tuple(calls),
        contract=contract,
        declarer=declarer,
        plays=plays,
        ended=contract == PASSED_OUT or len(plays) == 52,
    )


def played(
    held: dict[Seat, list[Card]], contract: str, declarer: Seat, cards: int, rng: random.Random
) -> tuple[BoardPlay, ...]:
    """So many cards, each by whose turn it is, following suit where that can be."""
    left = {seat: [*own] for seat, own in held.items()}
    plays: list[BoardPlay] = []
    turn = declarer.lho
    for _ in range(cards):
        trick = plays[len(plays) // 4 * 4 :]
        following = [card for card in left[turn] if trick and card.suit is trick[0].card.suit]
        card = rng.choice(following or left[turn])
        left[turn].remove(card)
        plays.append(BoardPlay(turn, card))
        turn = winner_of([*trick, plays[-1]], contract) or turn.lho
    return tuple(plays)


def text_of(cards: list[Card]) -> str:
    """A hand as LIN writes it."""
    return "".join(f"{suit}{''.join(card.name[1] for card in cards if card.name[0] == suit)}" for suit in "SHDC")
