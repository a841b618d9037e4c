"""What a log shows of a hand is known of it from the beginning; nothing moves because of it."""

from __future__ import annotations

import pytest

from bridgetable.cards import Suit, parse_card
from bridgetable.seats import Seat
from bridgetable.table.fold import fold
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.position import UNKNOWN_HAND, HandHolding, Header, Known, Position, Start, parse_hand
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse
from bridgetable.table.shown import Shown
from bridgetable.table.state import Table, start

S, H, D, C = Suit


def begun(*sentences: str, east: str = "*", trick: int = 5, known: tuple[Known, ...] = ()) -> Record:
    hands = (UNKNOWN_HAND, parse_hand(east), UNKNOWN_HAND, UNKNOWN_HAND)
    position = Position(Header(Seat.S, "3NT"), hands, known=known, start=Start(trick, Seat.S))
    return Record(position, tuple(map(parse, sentences)))


def at_first(record: Record) -> Table:
    """The table before the first action, with all that the log shows."""
    return start(Shown().carried_back(record).position)


def at_last(record: Record) -> Table:
    return fold(Shown().carried_back(record))


def east_has(table: Table) -> dict[Suit, bool | None]:
    return {suit: table.holds(Seat.E, suit) for suit in Suit}


@pytest.mark.parametrize(
    "sentence",
    [
        "E plays S7",
        "E leads S7",
        "E faces S7",
        "E holds S7 visible",
        "E drops S7",
        "E lets S7 be seen",
        "E shows S7 on the table",
        "E spreads S7",
        "E says he holds S7",
        "E names S7 as his play",
        "E adds S7 to trick 5",
        "E is found to have S7 in trick 5",
        "trick 5: S S2 W S3 N S4 E S7",
    ],
)
def test_a_card_that_comes_to_light_was_there_before(sentence: str) -> None:
    record = begun(sentence)
    assert east_has(start(record.position)) == {S: None, H: None, D: None, C: None}
    assert east_has(at_first(record)) == {S: True, H: None, D: None, C: None}


def test_the_new_card_of_two_was_there_when_the_old_one_was_played() -> None:
    record = begun("E plays D3", "E replaces D3 with S7")
    assert east_has(at_first(record)) == {S: True, H: None, D: True, C: None}
    assert at_first(record).holds(Seat.E, S, parse_card("S7")) is None
    assert at_first(record).known_cards(Seat.E, S) == (parse_card("S7"),)


def test_it_is_gone_once_it_has_been_played() -> None:
    record = begun("E plays S7", "E leads H2")
    assert at_last(record).holds(Seat.E, S) is None
    assert at_last(record).known_cards(Seat.E, S) == ()


def test_who_has_shown_all_his_cards_has_none_of_the_other_suits() -> None:
    record = begun("E plays D3", "E plays S7", "E plays C4", trick=11)
    assert east_has(at_first(record)) == {S: True, H: False, D: True, C: True}
    assert [at_first(record).all_known(Seat.E, suit) for suit in Suit] == [True] * 4
    assert [at_first(begun("E plays D3", trick=11)).all_known(Seat.E, suit) for suit in Suit] == [False] * 4


def test_a_suit_of_which_the_length_is_known() -> None:
    record = begun("E plays S7", known=(Known(Seat.E, "exactly", S, 1),))
    table = at_first(record)
    assert (table.holds(Seat.E, S), table.all_known(Seat.E, S), table.all_known(Seat.E, H)) == (True, True, False)
    assert at_last(record).holds(Seat.E, S) is False


def test_a_card_that_was_counted_before_is_not_counted_twice() -> None:
    record = begun("E plays S7", known=(Known(Seat.E, "has a", S),))
    assert (at_first(record).holds(Seat.E, S), at_last(record).holds(Seat.E, S)) == (True, None)


def test_nothing_moves_because_of_what_is_shown_later() -> None:
    record = begun("S calls diamond", "E plays D3", "N moves D4")
    assert fold(Record(at_first(record).position, record.log[:2])).rows[Seat.N.index] == ()


@pytest.mark.parametrize(
    ("sentences", "spade"),
    [
        (["S asks E whether he has no spades", "E answers that he has one"], True),
        (["S asks E whether he has no spades", "E answers none"], None),
        (["S asks W whether he has no spades", "E answers that he has one"], None),
        (["E plays S4", "S asks E whether he has no spades", "E answers that he has one"], True),
    ],
)
def test_who_says_that_he_has_one_has_one(sentences: list[str], spade: bool | None) -> None:
    record = begun(*sentences)
    assert at_last(record).holds(Seat.E, S) is spade


def test_the_one_he_says_he_has_may_be_the_one_he_plays() -> None:
    record = begun("S asks E whether he has no spades", "E answers that he has one", "E plays S4")
    assert (at_first(record).holds(Seat.E, S), at_last(record).holds(Seat.E, S)) == (True, None)


def test_declarer_may_speak_of_dummys_hand() -> None:
    answer = ("W asks S whether he has no spades", "S answers that he has one")
    own = begun("E leads S9", "S plays D3", "W plays S3", "N plays S4", *answer)
    either = begun("E leads S9", "S plays D3", "W plays S3", "N plays D4", *answer)
    assert (at_last(own).holds(Seat.S, S), at_last(either).holds(Seat.S, S)) == (True, None)
    dummys = begun("E leads S9", "S plays S5", "W plays S3", "N plays D4", *answer)
    assert (at_last(dummys).holds(Seat.S, S), at_last(dummys).holds(Seat.N, S)) == (None, True)


def test_who_says_so_after_play_that_nobody_wrote_down_had_it_before() -> None:
    record = begun("play goes on to trick 7", "S asks E whether he has no spades", "E answers that he has one")
    assert (at_first(record).holds(Seat.E, S), at_last(record).holds(Seat.E, S)) == (True, True)
    assert at_last(record).known_cards(Seat.E, S) == (parse_card("S?"),)


# Play that nobody wrote down


def test_a_void_outlasts_play_that_nobody_wrote_down() -> None:
    record = begun("play goes on to trick 7", known=(Known(Seat.E, "has no", C),))
    assert east_has(at_last(record)) == {S: None, H: None, D: None, C: False}
    assert at_last(begun("play goes on to trick 7", east="AK.Q.*.*")).holds(Seat.E, S) is None


def test_a_card_laid_after_it_was_there_all_along() -> None:
    record = begun("play goes on to trick 7", "E plays S7", "E plays HA", east="A7.*.*.*")
    assert (at_first(record).holds(Seat.E, S), at_first(record).holds(Seat.E, H)) == (True, True)
    gone_by = fold(Record(at_first(record).position, record.log[:1]))
    assert east_has(gone_by) == {S: True, H: True, D: None, C: None}


def test_the_last_cards_after_it_tell_what_is_gone() -> None:
    record = begun("play goes on to trick 12", "E plays S7", east="A7.K.*.*")
    gone_by = fold(Record(at_first(record).position, record.log[:1]))
    assert east_has(gone_by) == {S: True, H: False, D: False, C: False}
    assert gone_by.known_cards(Seat.E, S) == (parse_card("S7"),)


def test_a_card_lying_there_is_shown_by_being_played_after_it() -> None:
    record = begun("E drops S7", "play goes on to trick 7", "E plays S7")
    gone_by = fold(Record(at_first(record).position, record.log[:2]))
    assert (gone_by.holds(Seat.E, S), at_last(record).holds(Seat.E, S)) == (True, None)


def test_a_card_that_may_be_any_one() -> None:
    record = begun("E plays ??", trick=12)
    assert east_has(at_first(record)) == {S: None, H: None, D: None, C: None}


# Thirteen cards of a suit


def test_a_suit_that_lies_elsewhere_is_not_here() -> None:
    spades = [parse_hand(f"{ranks}.*.*.*") for ranks in ("KQJ2", "A6543", "T98+")]
    position = Position(hands=(spades[0], UNKNOWN_HAND, spades[1], spades[2]), start=Start(5, Seat.S))
    assert start(position).holds(Seat.E, S) is None
    shown = Shown().carried_back(Record(position, (parse("W plays S7"),)))
    assert start(shown.position).holds(Seat.E, S) is False


# Carrying back, one record after another


def test_a_card_that_turns_out_to_be_another_was_that_one() -> None:
    record = begun("E drops D?", "E plays DT", east="..?.", trick=13)
    assert Shown().carried_back(record).position.hands[Seat.E.index] == parse_hand("..T.")


def test_a_deal_of_which_everything_is_known_is_left_alone() -> None:
    hands = tuple(HandHolding(tuple(parse_hand(text).suits)) for text in ("A...", "K...", "Q...", "J..."))
    position = Position(hands=hands, start=Start(13, Seat.S))  # type: ignore[arg-type]
    record = Record(position, (parse("S leads SQ"),))
    assert Shown().carried_back(record) is record


def test_records_are_read_one_after_another() -> None:
    shown = Shown()
    record = begun("E plays S7", "E plays H7")
    for log in (record.log[:1], record.log, record.log[:1], (parse("E plays D7"),), ()):
        some = Record(record.position, log)
        assert shown.carried_back(some) == Shown().carried_back(some)
    elsewhere = begun("E plays S7", trick=6)
    assert shown.carried_back(elsewhere) == Shown().carried_back(elsewhere)


def test_what_cannot_happen_is_said_with_its_number() -> None:
    with pytest.raises(ImpossibleAction) as error:
        Shown().carried_back(begun("W plays S7", "E plays S7"))
    assert error.value.number == 2
