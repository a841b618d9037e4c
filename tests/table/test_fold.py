"""What each action moves, and what cannot happen at a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.cards import Suit, parse_card
from bridgetable.seats import SEATS, Seat
from bridgetable.table.actions import Entry, GoOn
from bridgetable.table.fold import apply, fold
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.position import Header, Known, Position, Start, hand_text, parse_hand, with_card
from bridgetable.table.record import CANNOT, Fact, Record
from bridgetable.table.sentences import parse
from bridgetable.table.state import Table, start


def position(**hands: str) -> Position:
    """Some hands; those that are not given are unknown. South declares, dummy is North."""
    north, east, south, west = (parse_hand(hands.get(seat.value, "*")) for seat in SEATS)
    return Position(Header(Seat.S, "3NT"), (north, east, south, west), start=Start(trick=10, lead=Seat.N))


def played(*sentences: str, **hands: str) -> Table:
    return fold(Record(position(**hands), tuple(map(parse, sentences))))


def place(table: Table, seat: str, card: str) -> str:
    return table.place(Seat(seat), parse_card(card))


@pytest.mark.parametrize(
    ("sentences", "seat", "card", "where"),
    [
        (["E plays H5"], "E", "H5", "playing"),
        (["E leads H5 face down"], "E", "H5", "playing"),
        (["E plays C2", "E is found to have C2, H5 in trick 10"], "E", "H5", "turned"),
        (["E plays C2", "E is found to have C2, H5 in trick 10", "E takes H5 from trick 10"], "E", "H5", "hand"),
        (["E plays C2", "E takes H5 from trick 10"], "E", "H5", "hand"),
        (["E plays C2", "E is found to have nothing in trick 10"], "E", "C2", "turned"),
        (["E plays C2", "E is found to have nothing in trick 10", "E adds C2 to trick 10"], "E", "C2", "playing"),
        (["E's H5 is found among his played cards"], "E", "H5", "turned"),
        (["E adds H5 to trick 8"], "E", "H5", "turned"),
        (["E drops H5"], "E", "H5", "before"),
        (["E drops H5", "E picks up H5"], "E", "H5", "hand"),
        (["E holds H5 visible"], "E", "H5", "raised"),
        (["E detaches H5", "E puts back H5"], "E", "H5", "hand"),
        (["E holds H5 visible", "E holds HK visible"], "E", "H5", "raised"),
        (["E holds H5 visible", "E holds HK visible"], "E", "HK", "raised"),
        (["E holds H5 visible", "E holds HK visible", "E puts back HK"], "E", "H5", "raised"),
        (["E holds H5 visible", "E holds HK visible", "E puts back H5"], "E", "H5", "hand"),
        (["E holds H5 visible", "E holds HK visible", "E plays HK"], "E", "H5", "raised"),
        (["E holds H5 visible", "E holds HK visible", "E plays H5"], "E", "HK", "raised"),
        (["E shows his hand on the table"], "E", "H5", "before"),
        (["E shows H5"], "E", "H5", "hand"),
        (["E plays H5", "E withdraws H5"], "E", "H5", "hand"),
        (["E plays H5", "E replaces H5 with HK"], "E", "HK", "playing"),
        (["E plays H5", "E replaces H5 with HK"], "E", "H5", "hand"),
        (["E plays HK with H5"], "E", "H5", "before"),
        (["E plays HK with H5 hidden"], "E", "H5", "before"),
        (["S plays H2 from dummy"], "N", "H2", "playing"),
        (["S calls H2", "E plays H5"], "N", "H2", "playing"),
        (["S calls heart", "E plays H5"], "N", "H2", "playing"),
        (["S calls high heart", "E plays H5"], "N", "HQ", "playing"),
        (["S calls anything", "E plays H5"], "N", "H2", "hand"),
        (["S calls H2", "N withdraws H2"], "N", "H2", "hand"),
        (["S calls H2", "N withdraws H2", "E plays H5"], "N", "H2", "hand"),
        (["S calls queen", "E plays H5"], "N", "HQ", "playing"),
        (["S calls H2", "S changes the call to HQ", "E plays H5"], "N", "HQ", "playing"),
        (["S calls H2", "N moves H2", "S changes the call to HQ", "E plays H5"], "N", "H2", "hand"),
        (["S calls H2", "S calls HQ", "E plays H5"], "N", "H2", "hand"),
        (["E plays H5", "all turn their cards"], "E", "H5", "playing"),
        (["trick 10: N H2 E H5 S C4 W C3", "all turn their cards"], "E", "H5", "turned"),
        (["trick 10: N H2 E H5 S C4 W C3", "N leads HQ"], "E", "H5", "turned"),
        (["trick 10: N H2 E H5 S C4 W C3", "E leaves his card face up", "N leads HQ"], "E", "H5", "playing"),
        (["E plays H5", "E turns his card as lost"], "E", "H5", "turned"),
        (["E spreads H5", "E takes up his hand"], "E", "H5", "hand"),
        (["play goes on to trick 13"], "E", "H5", "turned"),
        (["E plays nothing", "E adds H5 to trick 10"], "E", "H5", "playing"),
        (["E plays H5", "E takes H5 from trick 10"], "E", "H5", "hand"),
        (["W's H9 is found elsewhere"], "W", "H9", "hand"),
        (["W leads Hx", "W's Hx is H9"], "W", "H9", "playing"),
    ],
)
def test_where_a_card_is(sentences: list[str], seat: str, card: str, where: str) -> None:
    assert place(played(*sentences, E=".K5..A2", N=".Q2..A"), seat, card) == where


@pytest.mark.parametrize(
    ("sentences", "said"),
    [
        (["E plays SA"], "East does not hold ♠A"),
        (["E plays HQ"], "it is North's card"),
        (["E plays H5", "E drops H5"], "East has already played ♥5"),
        (["E puts back H5"], "not holding ♥5 out of his hand"),
        (["E drops H5", "E withdraws H5"], "has not played ♥5"),
        (["E turns up his lead"], "no face-down lead"),
        (["E leads H5 face down", "E turns up his lead HK"], "East's face-down lead is ♥5, not ♥K"),
        (["E turns his card"], "no card to turn"),
        (["E points trick 11 as won"], "no card in trick 11"),
        (["E adds H5 to trick 12"], "no place in trick 12"),
        (["E takes H5 from trick 10"], "no ♥5 among his played cards"),
        (["W's HQ is found elsewhere"], "North's card"),
        (["W leads Hh", "W's Hh is HQ"], "it is North's card"),
        (["W leads Hx", "W's Hx is HA"], "cannot be"),
        (["W leads Hx", "W plays H9", "W's Hx is H9"], "is another card"),
        (["W's Dx is D9"], "no card written Dx"),
        (["trick 10: N H2 E H5 S C4 W C3", "N leads HQ", "play goes on to trick 10"], "already gone beyond trick 10"),
    ],
)
def test_what_cannot_happen(sentences: list[str], said: str) -> None:
    with pytest.raises(ImpossibleAction, match=said) as caught:
        played(*sentences, E=".K5..A2", N=".Q2..A")
    assert caught.value.number == len(sentences)


def test_an_impossible_action_changes_nothing() -> None:
    table = start(position(E=".K5..A2"))
    before = table.hand(Seat.E)
    with pytest.raises(ImpossibleAction):
        apply(table, parse("E plays SA"))
    assert table.hand(Seat.E) == before


def test_a_partly_known_card_becomes_the_one_that_is_played() -> None:
    table = played("E plays H7", E=".x5..A2")
    assert [card.name for card in table.hand(Seat.E)] == ["H5", "CA", "C2"]


def test_what_is_known_of_a_hand_follows_its_plays() -> None:
    known = (Known(Seat.W, "exactly", parse_card("H2").suit, count=1), Known(Seat.W, "has", card=parse_card("CK")))
    begun = Position(Header(Seat.S, "3NT"), known=known, start=Start(trick=10, lead=Seat.W))
    table = start(begun)
    hearts = parse_card("H2").suit
    assert hearts is not None
    assert table.holds(Seat.W, hearts) is True
    table = apply(table, parse("W leads H9"))
    assert table.holds(Seat.W, hearts) is False
    assert table.place(Seat.W, parse_card("CK")) == "hand"


def test_a_card_without_a_name_may_be_of_any_suit_that_is_not_known_in_full() -> None:
    before = ("E plays D2", "E plays D3", "E plays D4", "E detaches ??")
    told = [
        fold(Record(position(E=hand), tuple(map(parse, before)))).all_named(Seat.E, Suit.S) for hand in ("*", ".*.*.*")
    ]
    assert told == [False, True]


def test_a_faced_row_of_cards_is_named() -> None:
    table = played("W leads ?? face down", "W turns up his lead H9")
    assert place(table, "W", "H9") == "playing"
    assert played("N spreads his hand without D4").hand(Seat.N) == (parse_card("D4"),)


def test_there_are_thirteen_tricks() -> None:
    with pytest.raises(ImpossibleAction, match="thirteen"):
        apply(start(position()), Entry(GoOn(14)))


@pytest.mark.parametrize("text", ["*", "KJ7.x+..*", ".K5..A2", "AKQJT98765432...", "x.h?.x+.xx"])
def test_a_hand_is_written_as_it_is_read(text: str) -> None:
    assert hand_text(parse_hand(text)) == text


@pytest.mark.parametrize(("text", "said"), [("K.", "four suits"), ("KK...", "twice"), ("1...", "not a rank")])
def test_a_hand_that_cannot_be_read(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse_hand(text)


def test_a_statement_without_its_suit_is_refused() -> None:
    with pytest.raises(ValueError, match="suit"):
        _ = Known(Seat.W, "has a").text


def test_a_called_card_goes_to_the_table_from_a_hand_that_is_not_known() -> None:
    assert place(played("S calls D4", "E plays D7"), "N", "D4") == "playing"
    assert place(played("S calls D4", "N withdraws D4"), "N", "D4") == "hand"
    assert place(played("S calls D4", "E plays D7", N="K4.QJ.T2.AK"), "N", "D4") == "nowhere"


def test_a_card_that_lies_on_the_table_need_not_be_found() -> None:
    with pytest.raises(ImpossibleAction, match="need not be found"):
        played("E drops C5", "E's C5 is found among his played cards")


def test_a_card_that_has_become_known_joins_the_hand_in_its_place() -> None:
    known = position(W="K7+.*..5")
    assert hand_text(with_card(known, Seat.W, parse_card("ST")).hands[3]) == "KT7+.*..5"
    assert hand_text(with_card(known, Seat.W, parse_card("H4")).hands[3]) == "K7+.4+..5"
    assert hand_text(with_card(Position(), Seat.W, parse_card("DT")).hands[3]) == "*.*.T+.*"
    assert with_card(known, Seat.W, parse_card("SK")) is known
    assert with_card(known, Seat.W, parse_card("?x")) is known
    with pytest.raises(ValueError, match="West's clubs are known already"):
        with_card(known, Seat.W, parse_card("C6"))


# Dummy's last card to a trick, words for it, and more words


def last_in_hand(meant: str | None, *sentences: str) -> Table:
    """Dummy plays last to a spade; declarer says "spade", and the director may have found what he `meant`."""
    log = ("E leads S8", "S plays S4", "W plays S9", "S calls spade", *sentences)
    found = (Fact("other-intention", "#4", meant),) if meant else ()
    return fold(Record(position(N="KJ5.Q.*.*"), tuple(map(parse, log)), found))


def on_the_table(table: Table) -> list[str]:
    """The cards dummy has played."""
    return [laid.card.name for laid in table.rows[Seat.N.index] if laid.card is not None]


def test_a_second_call_lays_no_card_while_dummy_does_not_win_the_trick() -> None:
    assert on_the_table(last_in_hand(None, "S calls SJ")) == []
    assert on_the_table(last_in_hand(None, "S calls SJ", "W leads D2")) == ["S5"]


def test_a_second_call_is_for_the_next_trick_where_dummy_wins_this_one() -> None:
    assert on_the_table(last_in_hand("SJ", "S calls HQ")) == ["SJ"]
    assert on_the_table(last_in_hand("SJ", "S calls HQ", "E plays H5")) == ["SJ", "HQ"]


@pytest.mark.parametrize(
    ("meant", "laid"),
    [("SJ", ["SJ"]), ("none", ["S5"]), (CANNOT, ["S5"]), ("SK, SJ", []), ("SK and SJ", [])],
)
def test_dummy_reaches_for_what_declarer_is_found_to_have_meant(meant: str, laid: list[str]) -> None:
    assert on_the_table(last_in_hand(meant, "W leads D2")) == laid


def test_a_trump_takes_the_trick_from_dummy() -> None:
    log = tuple(map(parse, ("E leads S4", "S plays S2", "W plays H2", "S calls spade", "S calls SJ")))
    north = position(N="KJ5.Q.*.*")
    assert on_the_table(fold(Record(north, log))) == ["S5"]
    assert on_the_table(fold(Record(replace(north, header=Header(Seat.S, "4H")), log))) == []
