"""The boards of an evening by their numbers: what was dealt, for a table at which not all hands are known."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter

from bridgetable.exchange.board import BoardsRead, BoardTold
from bridgetable.exchange.pbn_deal import dealt_whole
from bridgetable.exchange.rotation import of_board
from bridgetable.messages import listed, say
from bridgetable.seats import SEATS
from bridgetable.table.left_open import could_be
from bridgetable.table.position import HandHolding, Position, SuitHolding
from bridgetable.value import value

_TYPED = re.compile(r"(?:board\b)?[\s:.#]*(\w{1,20})", re.IGNORECASE)


@value
class DealtBoards:
    """The boards of one file, called `name`, all 52 cards of each; so many of it are `left_out`."""

    name: str
    boards: tuple[BoardTold, ...] = ()
    left_out: int = 0


def dealt_boards(reading: BoardsRead, name: str) -> DealtBoards:
    """What was dealt on the boards that were read, each once; what some table bid and played is left away.

    A board without a number, or of which a card is not told, is of no use here.

    >>> from bridgetable.exchange.reading import boards_in
    >>> reading = boards_in(b'[Board "07"][Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -"]')
    >>> [(board.number, board.dealer.name, board.contract) for board in dealt_boards(reading, "club.pbn").boards]
    [('7', 'S', '')]
    """
    once: dict[object, BoardTold] = {}
    left_out = len(reading.refused)
    for board in reading.boards:
        number = board_number(board.number)
        if number and is_whole(board):
            dealer, vulnerable = of_board(number)
            dealt = BoardTold(number, dealer=board.dealer or dealer, vulnerable=board.vulnerable or vulnerable)
            dealt = replace(dealt, hands=board.hands, origin=board.origin)
            once.setdefault((number, dealt.hands, dealt.dealer, dealt.vulnerable), dealt)
        else:
            left_out += 1
    return DealtBoards(name, tuple(once.values()), left_out)


def is_whole(board: BoardTold) -> bool:
    """Whether each of the 52 cards of a board is told."""
    return all(map(dealt_whole, board.hands))


def board_number(typed: str) -> str:
    """The number of a board as it is typed or told; nothing where it is none.

    >>> board_number("Board 07"), board_number("#7"), board_number("b12"), board_number("seven boards")
    ('7', '7', 'B12', '')
    """
    found = _TYPED.fullmatch(typed.strip())
    return (found[1].lstrip("0") if found[1].isdecimal() else found[1].upper()) if found else ""


def of_number(files: Sequence[DealtBoards], number: str) -> tuple[BoardTold, ...]:
    """The boards of a number, those of the file that came last first; several where the files tell several deals."""
    found: dict[object, BoardTold] = {}
    for file in reversed(files):
        for board in file.boards:
            if board.number == number:
                found.setdefault(board.hands, board)
    return tuple(found.values())


# A board under a record


def differing(position: Position, board: BoardTold) -> str:
    """What stands otherwise in a position than on the board, in words; nothing where all of it can be the board.

    >>> from bridgetable.exchange.pbn_deal import read_deal
    >>> from bridgetable.table.position import UNKNOWN_HAND, parse_hand
    >>> board = BoardTold("7", hands=read_deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -"))
    >>> differing(Position(hands=(parse_hand("AKxx+.*.*.*"), *[UNKNOWN_HAND] * 3)), board)
    ''
    >>> differing(Position(hands=(parse_hand("*.K+.*.*"), *[UNKNOWN_HAND] * 3)), board)
    "North's hand"
    """
    return listed(list(_differing(position, board)), "and")


def _differing(position: Position, board: BoardTold) -> Iterator[str]:
    begun, header = position.start, position.header
    for seat in SEATS:
        lying = [each.card for each in begun.on_table if each.seat is seat] if begun is not None else []
        hand, dealt = position.hands[seat.index], board.hands[seat.index]
        known = _some_gone(hand) if begins_later(position) else hand
        fits = hand_could_be(known, dealt) and could_be(lying, dealt.cards)
        if not fits or position.left_of(seat) != 14 - position.first_trick:
            yield say("tonight-hand-of", seat=seat)
    if board.contract and header.told_contract not in (None, board.contract):
        yield say("tonight-contract")
    if board.declarer and header.told_declarer not in (None, board.declarer):
        yield say("tonight-declarer")
    if header.dealer not in (None, board.dealer):
        yield say("tonight-dealer")
    if header.vulnerable not in (None, board.vulnerable):
        yield say("tonight-vulnerability")


def _some_gone(hand: HandHolding) -> HandHolding:
    """What is known of a hand that may have held other cards as well, which had gone."""
    return HandHolding(tuple(replace(suit, more=True) for suit in hand.suits))


def hand_could_be(hand: HandHolding, dealt: HandHolding) -> bool:
    """Whether what is known of a hand is true of the hand that was dealt."""
    return all(map(_suit_could_be, hand.suits, dealt.suits))


def _suit_could_be(suit: SuitHolding, dealt: SuitHolding) -> bool:
    return could_be(suit.cards, dealt.cards) and (suit.more or len(suit.cards) == len(dealt.cards))


def begins_later(position: Position) -> bool:
    """Whether cards had gone before the record begins: which, a board cannot tell."""
    return position.first_trick > 1


def with_board(position: Position, board: BoardTold) -> Position:
    """The position with all 52 cards of the board, who dealt it and is vulnerable on it, and what is played if told."""
    old = position.header
    header = replace(
        old,
        told_contract=board.contract or old.told_contract,
        told_declarer=board.declarer or old.told_declarer,
        dealer=board.dealer or old.dealer,
        vulnerable=board.vulnerable or old.vulnerable,
        stage=None if board.contract and old.stage == "auction" else old.stage,
    )
    tells = attrgetter("told_contract", "told_declarer", "dealer")  # an auction is told from the dealer to the contract
    header = header if tells(header) == tells(old) else replace(header, auction=())
    return replace(position, header=header, hands=board.hands, left=())
