"""Links to hand viewers: those that hold the board, and those that only point to one."""

from __future__ import annotations

import pytest

from bridgetable.exchange.into_record import into_case
from bridgetable.exchange.lin_write import lin_text
from bridgetable.exchange.link import link_text, read_links
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.pbn_deal import hands_of, read_deal
from bridgetable.exchange.percent import quoted, unquoted
from bridgetable.exchange.reading import boards_in
from bridgetable.seats import SEATS, Seat
from exchange import dealt
from exchange.test_lin import core

N, E, S, W = SEATS
BOARD = dealt.board(4)
LINK = link_text(BOARD)
RAW = "https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin=" + lin_text(BOARD).strip()


@pytest.mark.parametrize(
    "text",
    [
        LINK,
        RAW,
        f"Ann: look at <{LINK}>, please",
        f'<a href="{RAW.replace("&", "&amp;")}">board 4</a>',
        f"“{LINK}” | what now?",
        "\n".join(LINK[at : at + 76] for at in range(0, len(LINK), 76)),
        "> " + "\n> ".join(LINK[at : at + 76] for at in range(0, len(LINK), 76)),
        LINK.removeprefix("https://"),
        LINK.removeprefix("https://www."),
        "http://other.example/viewer?x=1&lin=" + LINK.partition("lin=")[2],
        RAW + "&other=1",
        LINK.partition("lin=")[0] + "lin=" + quoted(LINK.partition("lin=")[2]),
        RAW.replace("st||", "pn|john smith,b,c,d|st||") + " see?",
    ],
)
def test_a_link_with_the_board_in_it_is_read(text: str) -> None:
    reading = boards_in(text.encode())
    assert not reading.refused
    assert [core(board) for board in reading.boards] == [core(BOARD)]
    assert (reading.boards[0].origin.kind, reading.boards[0].number) == ("link", "4")


def hand_by_hand() -> str:
    held = dealt.hands(4)
    hands = "&".join(f"{seat.value.lower()}={dealt.text_of(held[seat]).lower()}" for seat in SEATS)
    calls = "".join({"pass": "p", "1NT": "1n", "3NT": "3n"}[call.call] for call in BOARD.calls)
    cards = "".join(play.card.name for play in BOARD.plays)
    return f"https://www.bridgebase.com/tools/handviewer.html?{hands}&d=w&v=b&b=4&a={calls}&p={cards}&nn=Ann+B&sn=Bob"


def test_a_link_that_tells_hand_by_hand_is_read() -> None:
    board = read_links(hand_by_hand()).boards[0]
    assert core(board) == core(BOARD)
    assert (board.number, board.names) == ("4", {N: "Ann B", S: "Bob"})


def test_three_hands_are_enough_and_none_has_to_be_known() -> None:
    link = hand_by_hand()
    without = link[: link.index("&w=")] + link[link.index("&d=") :]
    assert read_links(without).boards[0].hands == BOARD.hands
    board = read_links("www.bridgebase.com/tools/handviewer.html?d=s&v=-&a=1n!(15-17)3nppp").boards[0]
    assert [(call.seat, call.call, call.alerted, call.note) for call in board.calls][:2] == [
        (S, "1NT", True, "15-17"),
        (W, "3NT", False, ""),
    ]
    assert board.vulnerable == "none"


def test_spaces_are_written_in_two_ways() -> None:
    head = "www.bridgebase.com/tools/handviewer.html?lin=pn%7Cx%7Cmd%7C1,,,%7Cmb%7C1N%7Can%7C"
    for note, meant in (("no+4+card%7C", "no 4 card"), ("5%2B%20card%7C", "5+ card"), ("5+%20card%7C", "5+ card")):
        assert read_links(head + note).boards[0].calls[0].note == meant


@pytest.mark.parametrize(
    "link",
    [
        "https://www.bridgebase.com/tools/handviewer.html?linurl=https%3A%2F%2Fwww.bridgebase.com%2Fa.lin",
        "https://www.bridgebase.com/tools/handviewer.html?bbo=y&myhand=M-123-456",
        "http://tinyurl.com/abcdefg",
        "https://www.bridgebase.com/myhands/tview.php?t=1-2-3",
        "tinyurl.com/abc",
    ],
)
def test_a_link_that_only_points_to_a_board_is_told_as_that(link: str) -> None:
    reading = boards_in(f"here it is:\n{link}".encode())
    assert [(each.line, each.what[:55]) for each in reading.refused] == [
        (2, "This link only points to a board on BBO’s machine. Open")
    ]


def test_a_link_to_something_else_is_told_as_that() -> None:
    assert [each.what[:27] for each in boards_in(b"https://example.org/").refused] == ["This link holds no cards, a"]


def test_each_link_is_a_board_of_its_own() -> None:
    reading = boards_in(f"{LINK}\n\n{RAW}\nhttp://tinyurl.com/a\n".encode())
    assert [board.origin.line for board in reading.boards] == [1, 3]
    assert [each.line for each in reading.refused] == [4]


def test_a_deal_that_cannot_be_is_refused_where_the_link_stands() -> None:
    refused = read_links("\nwww.bridgebase.com/tools/handviewer.html?n=saa&b=3").refused
    assert [(each.line, each.board, each.what) for each in refused] == [(2, "3", "♠A stands twice in North's hand.")]


@pytest.mark.parametrize("number", range(1, 13))
def test_a_record_goes_out_as_a_link_and_comes_back(number: int) -> None:
    board = dealt.board(number, cards=(0, 7, 20, 52)[number // 3 % 4])
    case = into_case(board).case
    [again] = read_links(link_text(board_of(case, 2017))).boards
    assert into_case(again).case.record == case.record
    assert link_text(again) == link_text(board_of(into_case(again).case, 2017))


def test_letters_of_addresses() -> None:
    every = "".join(map(chr, range(1, 0x250))) + "♠\U0001f0a1"
    assert unquoted(quoted(every)) == every
    assert quoted("\ud800") == "%3F"
    assert unquoted("%81%zz%4") == "\ufffd%zz%4"


def test_hands_are_those_that_were_dealt() -> None:
    assert BOARD.hands == hands_of(dealt.hands(4))
    assert BOARD.declarer in set(Seat)


def test_hands_of_a_link_may_have_dots() -> None:
    board = read_links("https://other.example/?n=AKQ.JT98.7654.32&s=876.765.JT98.AKQ&d=n").boards[0]
    assert board.hands == read_deal("N:AKQ.JT98.7654.32 - 876.765.JT98.AKQ -")
