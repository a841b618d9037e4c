"""PBN is taken apart whatever its lines look like."""

from __future__ import annotations

import pytest

from bridgetable.exchange import pbn_read
from bridgetable.exchange.pbn_tokens import games
from exchange.pbn_texts import BOARD, board, read, said


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_they_like(end: str) -> None:
    assert board(BOARD.replace("\n", end)) == board(BOARD)


@pytest.mark.parametrize("text", ["\ufeff" + BOARD, BOARD + "\x1a", BOARD + "\x00\x00"])
def test_what_is_no_letter_is_passed_over(text: str) -> None:
    assert board(text) == board(BOARD)


def test_an_empty_line_ends_a_game_but_not_in_a_comment() -> None:
    first, second = games('[Board "1"]\n{a\n\n% b [Board "x"]\n}\n\n[Board "2"]')
    assert (first.comments, second.value("board")) == (['a % b [Board "x"]'], "2")


@pytest.mark.parametrize("name", ["Event", "Board", "Deal"])
def test_a_tag_that_each_game_has_once_begins_the_next(name: str) -> None:
    assert [game.value(name.lower()) for game in games(f'[{name} "1"]\n[Site "x"]\n[{name} "2"]')] == ["1", "2"]


def test_lines_with_a_percent_sign_are_for_programs() -> None:
    assert list(games("% PBN 2.1\n% EXPORT\n")) == []


def test_several_tags_and_comments_stand_on_one_line() -> None:
    (game,) = games('[Board "1"] {one} [Dealer "N"] ; two\t\n')
    assert (game.value("dealer"), game.comments) == ("N", ["one", "two"])


def test_a_comment_that_never_ends_takes_nothing_with_it() -> None:
    found = board('[Board "1"]\n{open\n[Dealer "N"]')
    assert (found.comments, found.dealer) == (("open",), board('[Board "1"]\n[Dealer "N"]').dealer)
    assert said(found) == ["A comment begins here and never ends: it is taken to end with its line."]
    assert found.remarks[0].line == 2


def test_an_empty_comment_says_nothing() -> None:
    assert board('[Board "1"]\n{ }\n;\n').comments == ()


def test_quotes_in_a_tag_are_escaped() -> None:
    assert board('[Event "The \\"big\\" one \\\\ two"]\n[Board "1"]').event == 'The "big" one \\ two'


def test_a_tag_without_quotes_is_read_and_remarked_on() -> None:
    found = board("[Board 7]\n[Event Pairs]\n")
    assert (found.number, found.event) == ("7", "Pairs")
    assert said(found) == [
        "What the tag Board says does not stand in quotes.",
        "What the tag Event says does not stand in quotes.",
    ]


def test_a_bracket_that_begins_no_tag_is_passed_over() -> None:
    reading = read("[]\n\n" + BOARD)
    assert [remark.line for remark in reading.remarks] == [1]
    assert said(board(f"{BOARD}[]\n")) == ["These lines belong to no tag: they are passed over."]


def test_lines_without_a_tag_are_noted() -> None:
    reading = read("dealer statistics\n1 2 3\n\n" + BOARD)
    assert [remark.what for remark in reading.remarks] == ["These lines belong to no tag: they are passed over."]
    assert len(reading.boards) == 1


def test_of_a_tag_that_stands_twice_the_first_counts() -> None:
    found = board('[Board "1"]\n[Dealer "N"]\n[Dealer "E"]\n[Auction "N"]\n1C\n[Auction "N"]\n1H\n')
    assert str(found.dealer) == "N"
    assert [call.call for call in found.calls] == ["1C"]
    assert said(found)[0] == "The tag Dealer stands here twice: the first counts."


def test_lines_of_any_length_are_read() -> None:
    long = "x" * 20_000
    assert board(f'[Board "1"]\n{{{long}}}\n').comments == (long,)
    assert len(board(f'[Board "1"]\n[Auction "N"]\n1C {" ".join(["P"] * 3)} {" " * 6_000} \n').calls) == 4


def test_too_many_boards_are_refused_with_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pbn_read, "MOST_BOARDS", 2)
    (refused,) = read('[Board "1"]\n\n[Board "2"]\n\n[Board "3"]\n\n[Board "4"]').refused
    assert str(refused) == "There are 4 boards in it: no more than 2 are read."


@pytest.mark.parametrize(
    "tag", ['[Contract\n"3NT"]', '[Contract "3NT"\n]', '[Contract\n  "3NT"\n]', '[ Contract \n "3NT" ]']
)
def test_a_tag_may_stand_on_several_lines(tag: str) -> None:
    found = board(f'[Board "3"]\n{tag}\n[Result "9"]\n')
    assert (found.contract, found.tricks, said(found)) == ("3NT", 9, [])


def test_a_tag_that_never_ends_takes_nothing_with_it() -> None:
    found = board('[Board "3"]\n[Contract "3NT"\n[Result "9"]\n')
    assert (found.contract, found.tricks, said(found)) == (
        "3NT",
        9,
        ["What the tag Contract says does not stand in quotes."],
    )


def test_rows_that_follow_a_tag_of_one_line_are_noted() -> None:
    found = board(f'{BOARD}what is this\n[Auction "S"]\n3NT AP\n')
    assert (said(found), found.remarks[0].line) == (["These lines belong to no tag: they are passed over."], 8)
