"""A board becomes a case: what was dealt, bid and played. Nothing of a text becomes a fact, and nobody has chosen.

What the text tells beside that, alerts, remarks and the result, stands in the story.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bridgetable.cases.case import Case
from bridgetable.exchange.auction import contract_of, is_over, is_regular, with_last_passes
from bridgetable.exchange.board import PASSED_OUT, BoardCall, BoardPlay, BoardTold, Oddity
from bridgetable.exchange.pbn_deal import told_whole
from bridgetable.exchange.tricks import first_trick, in_tricks, opening_leader, revokes, trumps_shown, winner_of
from bridgetable.explain.phrases import call_said
from bridgetable.messages import language, say
from bridgetable.seats import SEATS
from bridgetable.table import actions as a
from bridgetable.table.fold import apply
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.position import Header, Position, Start
from bridgetable.table.record import Record
from bridgetable.table.state import start
from bridgetable.value import value

_NO_ID = re.compile(r"[^a-z0-9]+")
_LONGEST_ID, _LONGEST_TITLE, _LONGEST_STORY = 60, 200, 4_000


@value
class Imported:
    """A case made of a board, and what is to be said of that: the reader's remarks, and where the play had to end."""

    case: Case
    remarks: tuple[Oddity, ...] = ()


def into_case(board: BoardTold, *, calls_as_actions: bool = False, names: bool = False) -> Imported:
    """The board as a case, the table as it stands after the last card; the next hand has not acted.

    The calls stand in the header, one by one as actions if that is asked for or if one of them was irregular. Players
    are people: their names stand in the story only if that is asked for.

    >>> from bridgetable.seats import Seat
    >>> board = BoardTold("3", contract="3NT", declarer=Seat.S, dealer=Seat.N)
    >>> into_case(board).case.record.position.header.contract
    '3NT'
    """
    shown, presumed = _with_a_contract(board)
    bid = replace(shown, calls=_calls_to_it(shown))
    acted = bool(bid.calls) and (calls_as_actions or not is_regular(bid.calls, bid.dealer))
    position = _position(bid, acted=acted)
    calls = [a.MakeCall(call.seat, call.call) for call in bid.calls] if acted else []
    done, remarks = _possible(position, (*calls, *_actions_of_play(bid)), board.origin.line)
    case = Case(
        record=Record(position, tuple(map(a.Entry, done))),
        id=_id(board),
        title={language(): _title(board)},
        story=_story(board, told=bool(bid.calls), names=names),
        source=board.origin.kind,
        language=language(),
    )
    return Imported(case, (*board.remarks, *presumed, *remarks))


def _with_a_contract(board: BoardTold) -> tuple[BoardTold, tuple[Oddity, ...]]:
    """The board, with the lowest contract in which the cards could be played so where none is told, and a remark."""
    trumps = trumps_shown(board.plays) if board.plays and not board.contract else None
    if trumps is None:
        return board, ()
    declarer = board.declarer or board.plays[0].seat.rho
    remark = say("exchange-contract-presumed", contract=call_said(f"1{trumps}"), seat=declarer)
    return replace(board, contract=f"1{trumps}", declarer=declarer), (Oddity(board.origin.line, remark),)


def _calls_to_it(board: BoardTold) -> tuple[BoardCall, ...]:
    """The calls, where they lead to the contract that was played, or would after the last passes; else none of them:
    then they can only be told."""
    if not board.contract or not board.calls:
        return board.calls
    calls = with_last_passes(board.calls)
    leads_to_it = not board.swapped and contract_of(calls) == (board.contract, board.declarer)
    return calls if leads_to_it else ()


def _possible(
    position: Position, actions: Iterable[a.Action], line: int | None
) -> tuple[list[a.Action], tuple[Oddity, ...]]:
    """The actions up to the first that cannot happen at a table, and why it cannot."""
    table = start(position)
    done: list[a.Action] = []
    for action in actions:
        try:
            table = apply(table, a.Entry(action))
        except ImpossibleAction as why:
            return done, (Oddity(line, say("exchange-impossible", why=str(why))),)
        done.append(action)
    return done, ()


# What is known before the first action


def _position(board: BoardTold, *, acted: bool) -> Position:
    first = first_trick(board.hands)
    counts = {seat: len(hand.cards) for seat, hand in zip(SEATS, board.hands, strict=True) if told_whole(hand)}
    return Position(
        header=_header(board, acted=acted),
        hands=board.hands,
        left=tuple((seat, count) for seat, count in counts.items() if count != 14 - first),
        start=Start(trick=first, lead=opening_leader(board)) if first > 1 else None,
    )


def _header(board: BoardTold, *, acted: bool) -> Header:
    played = board.contract not in ("", PASSED_OUT)
    bidding = acted or board.contract == PASSED_OUT or (board.calls and not is_over(board.calls) and not board.plays)
    return Header(
        told_declarer=board.declarer,
        told_contract=board.contract if played else None,
        dealer=board.dealer or (board.calls[0].seat if board.calls else None),
        vulnerable=board.vulnerable,
        stage="auction" if bidding else None,
        auction=() if acted else tuple("P" if call.call == "pass" else call.call for call in board.calls),
    )


# What was played


def _actions_of_play(board: BoardTold) -> Iterator[a.Action]:
    """Whole regular tricks in a line each; card by card what was irregular, and the trick that is not over."""
    wrong = {play.card for play in (*revokes(board), *(play for play in board.plays if play.flagged))}
    leader = opening_leader(board)
    for number, trick in enumerate(in_tricks(board.plays), first_trick(board.hands)):
        if len(trick) == 4 and trick[0].seat is leader and wrong.isdisjoint(play.card for play in trick):
            yield a.Trick(number, tuple((play.seat, play.card) for play in trick))
        else:
            yield from _card_by_card(trick)
        leader = winner_of(trick, board.contract)


def _card_by_card(trick: Sequence[BoardPlay]) -> Iterator[a.Action]:
    lead, *others = trick
    yield a.Lead(lead.seat, lead.card)
    yield from (a.Play(play.seat, play.card) for play in others)


# What is told of it


def _id(board: BoardTold) -> str:
    words = _NO_ID.sub("-", f"{board.event} board {board.number}".lower()).strip("-")
    return words[:_LONGEST_ID].strip("-")


def _title(board: BoardTold) -> str:
    return say("exchange-title", board=board.number[:20] or None, event=board.event[:_LONGEST_TITLE] or None)


def _story(board: BoardTold, *, told: bool, names: bool) -> dict[str, str]:
    """What the text tells beside deal, calls and cards; the calls too where they are not `told` otherwise."""
    lines = [
        *(_names(board) if names else ()),
        *((_calls(board),) if board.calls and not told else ()),
        *_notes(board),
        *board.comments,
        *_result(board),
    ]
    text = "\n".join(line for line in lines if line)
    return {language(): text[:_LONGEST_STORY]} if text else {}


def _names(board: BoardTold) -> Iterator[str]:
    return (say("exchange-story-player", seat=seat, name=name) for seat, name in board.names.items())


def _calls(board: BoardTold) -> str:
    calls = " ".join(f"{call.seat} {call.call}" for call in board.calls)
    return say("exchange-story-auction", calls=calls)


def _notes(board: BoardTold) -> Iterator[str]:
    for call in board.calls:
        if call.alerted or call.note:
            note = call.note or None
            yield say("exchange-story-call", seat=call.seat, call=call.call, alerted=call.alerted, note=note)
    for play in board.plays:
        if play.note:
            yield say("exchange-story-card", seat=play.seat, card=play.card, note=play.note)


def _result(board: BoardTold) -> Iterator[str]:
    if board.tricks is not None:
        yield say("exchange-story-result", count=board.tricks, claimed=board.claimed)
