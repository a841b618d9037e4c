"""What each card is worth at a moment, which of them the law bars or demands, and what a restriction costs."""

from __future__ import annotations

import pytest

from bridgetable.equity.answer import equity_of
from bridgetable.equity.moments import MomentWorth, worth_without
from bridgetable.equity.moments import worth as worth_at
from bridgetable.equity.position import Moments, NotSolvable, just_before
from bridgetable.equity.telling import lines_of
from bridgetable.seats import Seat, Side
from bridgetable.table.record import Record
from bridgetable.table.sentences import sentence
from equity.endgames import record

pytestmark = pytest.mark.usefixtures("without_library")

DEAL = "..A.A3 .A.2.2 .3.3.4 2.4.4."
"""East wins a trick if he leads his ace of hearts, and none with a minor suit: North has the rest."""


def worth(table: Record, after: int = 0, edition: int = 2017) -> MomentWorth:
    found = worth_at(Moments(table, edition).after(after))
    assert isinstance(found, MomentWorth), found
    return found


def told(found: MomentWorth) -> list[tuple[str, int, str, str]]:
    return [
        (" ".join(card.name for card in each.cards), each.tricks, each.barred, each.demanded) for each in found.cards
    ]


def test_each_card_is_worth_what_its_side_wins_with_it() -> None:
    found = worth(record(DEAL))
    assert (found.seat, found.best, found.best_allowed, found.won, found.later) == (Seat.E, 1, 1, None, False)
    assert told(found) == [("HA", 1, "", ""), ("D2", 0, "", ""), ("C2", 0, "", "")]
    assert (found.to_come(Side.EW), found.to_come(Side.NS)) == (1, 2)


def test_tricks_already_won_are_counted_in() -> None:
    found = worth(record(DEAL, start='trick=11, lead="E", tricks={NS=6, EW=4}'))
    assert (found.won, found.in_all(found.best), found.most) == (4, 5, 13)


def test_where_nobody_knows_who_won_the_tricks_before_those_to_come_are_counted() -> None:
    found = worth(record(DEAL))
    assert (found.counted, found.most) == ("to-come", 3)


def test_a_lead_that_is_forbidden_has_its_price() -> None:
    found = worth(record(DEAL, start='trick=11, lead="E", duties=["E: not lead hearts, this lead"]'))
    (barred, cards, cite, _), *others = told(found)
    assert (barred, cards) == ("HA", 1)
    assert cite
    assert others == [("D2", 0, "", ""), ("C2", 0, "", "")]
    assert (found.best, found.best_allowed) == (1, 0)
    assert (found.to_come(Side.EW), found.to_come(Side.NS)) == (0, 3)


def test_a_penalty_card_is_demanded_and_bars_the_others() -> None:
    found = worth(record(DEAL, start='trick=11, lead="E", on_table=["E D2 major penalty"]'))
    assert told(found) == [("HA", 1, "50D1(a)", ""), ("D2", 0, "", "50D1(a)"), ("C2", 0, "50D1(a)", "")]
    assert (found.best, found.best_allowed) == (1, 0)


def test_of_equals_a_penalty_card_stands_alone() -> None:
    deal = "..A.A3 ..32.2 .43..4 2.A..5"
    found = worth(record(deal, start='trick=11, lead="E", on_table=["E D2 major penalty"]'))
    assert ("D2", 0, "", "50D1(a)") in told(found)
    assert ("D3", 0, "50D1(a)", "") in told(found)


def test_another_hands_penalty_card_is_not_in_the_numbers_and_that_is_told() -> None:
    table = record(DEAL, start='trick=11, lead="N", on_table=["W D4 major penalty"]')
    assert worth(table).later
    assert "  What duties demand of cards further on is not in these numbers." in lines_of(equity_of(table, 2017))


def test_any_step_can_be_asked_about() -> None:
    table = record(DEAL, "E leads HA", "S plays H3", "W plays H4", "N plays C3", "E leads D2")
    assert [worth(table, after).seat for after in range(6)] == [Seat.E, Seat.S, Seat.W, Seat.N, Seat.E, Seat.S]
    assert worth(table, 4).won is None


def test_without_the_irregularity_and_with_it() -> None:
    """West leads out of turn, and declarer has East lead no hearts: with hearts he would have won a trick."""
    leads = ("W leads H4", "S calls the director", "S chooses to refuse", "S chooses to forbid hearts", "W picks up H4")
    table = record(DEAL, *leads, start='trick=11, lead="E", tricks={NS=6, EW=4}')
    without, then = worth_without(Moments(table, 2017), 1, Seat.W), worth(table, 5)
    assert isinstance(without, MomentWorth)
    assert (without.after, without.best_allowed) == (0, 1)
    assert (then.best, then.best_allowed) == (1, 0)
    assert [each.barred != "" for each in then.cards] == [True, False, False]


def test_what_came_before_the_record_cannot_be_told() -> None:
    found = worth_without(Moments(record(DEAL), 2017), 0, Seat.E)
    assert isinstance(found, NotSolvable)
    assert found.told == "It came before the record begins: the deal at that moment is not known."


def test_a_trick_in_one_line_is_taken_apart() -> None:
    table = record(DEAL, "trick 11: E HA S H3 W H4 N C3")
    before = [[sentence(entry) for entry in just_before(table, 1, seat).log] for seat in (Seat.E, Seat.S, Seat.N)]
    assert before == [[], ["E leads HA"], ["E leads HA", "S plays H3", "W plays H4"]]
    assert just_before(record(DEAL, "E leads HA"), 1, Seat.E).log == ()


def test_too_many_cards_without_a_library_are_told() -> None:
    deal = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    found = worth_at(Moments(record(deal, start='trick=1, lead="W"'), 2017).last)
    assert isinstance(found, NotSolvable)
    assert found.why.id == "equity-no-library"
