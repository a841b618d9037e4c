"""The case that this program has written into a text, beside what the text itself tells of the same board."""

from __future__ import annotations

from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import parse_case
from bridgetable.editions import EDITIONS
from bridgetable.exchange.board import BoardTold, Oddity
from bridgetable.exchange.into_record import Imported, into_case
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.pbn_deal import completed, deal_text
from bridgetable.exchange.tricks import in_tricks
from bridgetable.messages import say
from bridgetable.seats import Seat


def offered(board: BoardTold, *, calls_as_actions: bool = False, names: bool = False) -> tuple[Imported, ...]:
    """What can be made of a board: the case that stands in it whole, or what the text tells of it.

    Both, the case first, where they are not the same: then another program has changed the text since.

    >>> [imported.case.id for imported in offered(BoardTold("3"))]
    ['board-3']
    """
    told = into_case(board, calls_as_actions=calls_as_actions, names=names)
    if not board.section:
        return (told,)
    try:
        own = parse_case(board.section, board.origin.file)
    except CaseErrors as errors:
        why = errors.problems[0].message
        return (Imported(told.case, (*told.remarks, Oddity(None, say("exchange-section-unread", why=why)))),)
    if _core(board) in [_core(board_of(own, edition)) for edition in EDITIONS]:
        return (Imported(own, board.remarks),)
    changed = Oddity(None, say("exchange-section-changed"))
    return (Imported(own, (*board.remarks, changed)), told)


def _core(board: BoardTold) -> tuple[object, ...]:
    """What both tell of a board: deal, contract, who plays it, and the cards of each trick."""
    tricks = [{(play.seat, play.card) for play in trick} for trick in in_tricks(board.plays)]
    return deal_text(completed(board.hands), Seat.N), board.contract, board.declarer, tricks
