"""Ordinary words for dummy's cards on forty whole boards: nothing is asked, nothing is irregular, one line a card."""

from __future__ import annotations

import pytest

from bridgetable.editions import EDITIONS
from bridgetable.explain.headlines import headline
from bridgetable.explain.phrases import card_words
from bridgetable.explain.relevance import mattering
from bridgetable.judge import Judge
from bridgetable.table.fold import fold
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse
from generated.regular_boards import BOARDS, Board, Call, boards
from in_turn import share

ALL = tuple(boards())
DISPUTES = ("{other} draws attention", "{other} calls the director", "{declarer} calls {card}")
OTHER_WORDS = "{declarer} changes the call to {card}"


@pytest.mark.parametrize("year", EDITIONS)
@pytest.mark.parametrize("board", share(ALL, 2))
def test_a_regular_board_asks_nothing_and_says_one_line_a_card(board: Board, year: int) -> None:
    judge, calls = Judge(year), {call.number: call for call in board.calls}
    for number, entry in enumerate(board.record.log, 1):
        verdict = judge.verdict(board.record.upto(number))
        assert (verdict.questions, verdict.irregularities, verdict.revokes, verdict.options) == ((), (), (), ())
        first = headline(verdict)
        call = calls.get(number)
        card = call.card if call is not None else getattr(entry.action, "card", None)
        assert first.words.count(".") == 1 and first.more == ()
        assert first.finding is not None and not first.finding.provisional
        assert card is not None and card_words(card) in first.words, (entry, first.words)
        assert {assumption.id for assumption in verdict.assumed} <= {"other-intention"}
    assert sum(verdict.tricks or ()) == 13


@pytest.mark.parametrize("board", ALL[::4])
def test_what_is_called_goes_to_the_table(board: Board) -> None:
    for call in board.calls:
        if call.number < len(board.record.log):
            table = fold(board.record.upto(call.number + 1))
            dummy = board.record.position.header.declarer.partner
            assert any(laid.card is call.card for laid in table.row(dummy)), call


def test_the_words_are_those_of_the_table() -> None:
    said = [call.typed for board in ALL for call in board.calls]
    assert len(said) == 13 * BOARDS
    for words in ("low", "ruff", "queen", "top", "the other one", "win it", "duck", "ruff high", "spade", "play"):
        assert words in said, words
    assert sum(len(each) > 2 for each in said) > 0.9 * len(said)  # hardly ever the whole card, as SQ


@pytest.mark.parametrize("year", EDITIONS)
@pytest.mark.parametrize("board", share(ALL, 2))
def test_one_dispute_and_it_is_asked(board: Board, year: int) -> None:
    call = _disputable(board)
    for dispute in (*DISPUTES, OTHER_WORDS):
        asked = {question.key for question in mattering(_disputed(board, call, dispute), year).asked}
        assert f"other-intention #{call.number}" in asked or f"unintended #{call.number}" in asked, dispute


@pytest.mark.parametrize("year", EDITIONS)
@pytest.mark.parametrize("board", ALL[::4])
def test_words_that_were_disputed_are_no_longer_let_pass(board: Board, year: int) -> None:
    call = _disputable(board)
    for dispute in DISPUTES:
        verdict = Judge(year).verdict(_disputed(board, call, dispute))
        assert "incomplete call" in {fault.kind for fault in verdict.irregularities}
        assert call.number not in {fault.action for fault in verdict.let_pass}


def _disputable(board: Board) -> Call:
    """A call of words that might have been about another card, in the middle of a trick in the middle of the board."""
    fit = [call for call in board.calls if len(call.left) > 2 and len(call.typed) > 2 and not call.last]
    return fit[len(fit) // 2]


def _disputed(board: Board, call: Call, dispute: str) -> Record:
    declarer = board.record.position.header.declarer
    other = next(card for card in call.left if card is not call.card)
    words = dispute.format(other=declarer.lho, declarer=declarer, card=other)
    return board.record.upto(call.number).with_entry(parse(words))
