"""What is pasted where a deal is set up: the boards in it."""

from __future__ import annotations

from itertools import islice

from bridgetable.exchange.board import BoardTold
from bridgetable.exchange.reading import boards_in
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table.position import UNKNOWN_HAND

MOST = 100
"""So many boards of what is pasted are offered: more than an evening has."""


def read_boards(text: str, seat: Seat) -> tuple[BoardTold, ...]:
    """The boards in a text, each once; one hand of which nobody says whose it is, is that of `seat`.

    `ValueError` with one sentence where there is none.

    >>> boards = read_boards("Board 3\\nN: AK.QJ.T9.8765432\\nBoard 4\\nN: AQ.KJ.T9.8765432", Seat.S)
    >>> [board.number for board in boards]
    ['3', '4']
    """
    reading = boards_in(text.encode("utf-8", "replace"), alone=seat)
    dealt = [board for board in reading.boards if any(hand != UNKNOWN_HAND for hand in board.hands)]
    if not dealt:
        raise next((why for why in reading.refused if why.line is not None), ValueError(say("writing-no-deal-found")))
    once: dict[object, BoardTold] = {}
    for board in dealt:  # another table may have played the same
        once.setdefault((board.number, board.hands, board.dealer, board.vulnerable), board)
    return tuple(islice(once.values(), MOST))
