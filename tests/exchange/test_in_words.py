"""Deals as people write them."""

from __future__ import annotations

import pytest

from bridgetable.exchange import in_words
from bridgetable.exchange.in_words import is_in_words, read_words
from bridgetable.exchange.pbn_deal import read_deal
from bridgetable.exchange.reading import boards_in
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import UNKNOWN_HAND, hand_text

DEAL = "N:AKQ.JT98.7654.32 JT9.AKQ.AKQ.JT98 876.765.JT98.AKQ 5432.432.32.7654"
HANDS = read_deal(DEAL)
WORDS = {
    "North": "S A K Q H J 10 9 8 D 7654 C 32",
    "East": "♠ JT9 ♥ AKQ ♦ AKQ ♣ J T 9 8",
    "South": "spades 8, 7, 6, hearts 765; diamonds J1098, clubs ace king queen",
    "West": "5432 432 32 7654",
}


@pytest.mark.parametrize(
    "text",
    [
        DEAL,
        DEAL.lower(),
        DEAL.replace("T", "10"),
        DEAL.removeprefix("N:"),
        "E:" + " ".join([*DEAL[2:].split()[1:], DEAL[2:].split()[0]]),
        f'Ann: "{DEAL}"\nBob: so what?',
        "> " + DEAL.replace(" ", "\n> "),
        "“" + DEAL.replace(" ", ",\r\n") + "”",
        DEAL.rsplit(" ", 1)[0],
        DEAL.rsplit(" ", 1)[0] + " -",
        "\n".join(f"{seat}: {hand}" for seat, hand in WORDS.items()),
        "; ".join(f"{seat.upper()} holds {hand}" for seat, hand in WORDS.items()) + "! What do you bid?",
        "\n".join(f"{seat[0]}: {hand}" for seat, hand in WORDS.items()),
        "\n".join(f"{seat}\n{hand.replace(' H', chr(10) + 'H:')}" for seat, hand in WORDS.items()),
        "\n".join(f"{seat} = {hand}" for seat, hand in zip("NESW", DEAL[2:].split(), strict=True)),
    ],
)
def test_a_deal_is_read_however_it_is_written(text: str) -> None:
    reading = boards_in(text.encode())
    assert not reading.refused
    assert [board.hands for board in reading.boards] == [HANDS]
    assert reading.boards[0].origin.kind == "deal"


def test_that_nobody_says_whose_hand_stands_first_is_remarked_on() -> None:
    assert [remark.line for remark in read_words(f"\n{DEAL[2:]}").boards[0].remarks] == [2]


def test_voids_are_no_hands_left_out() -> None:
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    assert read_words(deal).boards[0].hands == read_deal(deal)
    told = "North: spades AKQJT98765432, hearts void, diamonds none, clubs -\nSouth: - - AKQJT98765432 -"
    assert read_words(told).boards[0].hands[::2] == read_deal(deal)[::2]


def test_several_deals_are_several_boards() -> None:
    assert [board.origin.line for board in read_words(f"{DEAL}\n\n{DEAL}").boards] == [1, 3]
    hand_by_hand = "\n".join(f"{seat}: {hand}" for seat, hand in WORDS.items())
    assert [board.origin.line for board in read_words(f"{hand_by_hand}\n{hand_by_hand}").boards] == [1, 5]


DIAGRAM = """\
          S AKQ
          H JT98
          D 7654
          C 32
S 5432              S JT9
H 432               H AKQ
D 32                D AKQ
C 7654              C JT98
          S 876
          H 765
          D JT98
          C AKQ
"""
ONE_LINE = " ".join(f"{seat} {hand}" for seat, hand in zip("nesw", DEAL[2:].split(), strict=True))
COLUMNS = """\
A K Q               J T 9               8 7 6               5 4 3 2
J T 9 8             A K Q               7 6 5               4 3 2
7 6 5 4             A K Q               J T 9 8             3 2
3 2                 J T 9 8             A K Q               7 6 5 4
"""


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (f"{ONE_LINE}\n{ONE_LINE}\n", [1, 2]),
        ("\n".join([*ONE_LINE.replace(" e", "\ne").replace(" s", "\ns").replace(" w", "\nw").split("\n")] * 2), [1, 5]),
        (f"{DEAL[2:].replace(' ', '|')}|8 0 0\n{DEAL[2:].replace(' ', '|')}|7 1 1\n", [1, 2]),
        (f"{DIAGRAM}--------------------------\n{DIAGRAM}", [1, 14]),
        (f"{DIAGRAM}{' ' * 20}{'-' * 30}\n{DIAGRAM}", [1, 14]),
        (f"{DIAGRAM}\n\n{DIAGRAM}", [1, 15]),
        (f"Deal: 1\n{DIAGRAM}\nDeal: 2\n{DIAGRAM}", [1, 15]),
        (f"   1.\n{COLUMNS}\n   2.\n{COLUMNS}", [2, 8]),
    ],
)
def test_programs_write_deals_one_under_the_other(text: str, lines: list[int]) -> None:
    reading = boards_in(text.encode())
    assert [board.hands for board in reading.boards] == [HANDS, HANDS]
    assert ([board.origin.line for board in reading.boards], reading.refused) == (lines, ())


def test_too_many_deals_are_refused_with_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_words, "MOST_BOARDS", 2)
    reading = read_words(f"{ONE_LINE}\n" * 3)
    assert [str(each) for each in reading.refused] == ["There are 3 boards in it: no more than 2 are read."]
    assert reading.boards == ()


def test_four_hands_of_one_seat_are_no_deal() -> None:
    assert not is_in_words(COLUMNS.replace("8 7 6 ", "A K Q "))


def test_a_seat_behind_a_hand_is_no_honour_of_it() -> None:
    text = "N: ♠AKQ ♥JT98 ♦7654 ♣32 E: ♠JT9 ♥AKQ ♦AKQ ♣JT98 S: ♠876 ♥765 ♦JT98 ♣AKQ W: ♠5432 ♥432 ♦32 ♣7654"
    assert [board.hands for board in read_words(text).boards] == [HANDS]


def test_an_ending_is_told_in_words() -> None:
    board = read_words("South: S AK. West: S 32.").boards[0]
    assert board.hands == read_deal("N:- - AK... 32...")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (DEAL.replace("JT98 876", "JT97 876"), "♣7"),
        (DEAL.replace("N:AKQ", "N:AAQ"), "twice"),
        ("North: SAKQ H2. East: S2", "North 4, East 1"),
        ("North: AK spades. East: S AKQ H JT9", "stands before any suit"),
        ("North: S AKQ. West:", "North 3, East 0, South 0, West 0"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(text: str, why: str) -> None:
    reading = read_words(text)
    assert not reading.boards
    assert [(each.line, why in each.what) for each in reading.refused] == [(1, True)]


@pytest.mark.parametrize(
    "text", ["South opened and West doubled.", "North: nothing", "See 3.4.5.6 for that.", "N: north\nE: east"]
)
def test_what_is_no_deal_is_none(text: str) -> None:
    assert not is_in_words(text)


DIAGRAM = """
            ♠ A K Q
            ♥ J 10 9 8
            ♦ 7 6 5 4
            ♣ 3 2
♠ 5 4 3 2    N        ♠ J 10 9
♥ 4 3 2     W E       ♥ A K Q
♦ 3 2        S        ♦ A K Q
♣ 7 6 5 4             ♣ J 10 9 8
            ♠ 8 7 6
            ♥ 7 6 5
            ♦ J 10 9 8
            ♣ A K Q
"""


def test_a_diagram_in_a_mail_is_a_board_with_what_is_said_beside_it() -> None:
    [board] = boards_in(f"Hello,\n\nboard 7, dealer South, all vul.\n{DIAGRAM}Contract: 3NT by West".encode()).boards
    assert (board.hands, board.number) == (HANDS, "7")
    assert (board.dealer, board.vulnerable, board.contract, board.declarer) == (Seat.S, "all", "3NT", Seat.W)
    assert not board.remarks


def test_boards_of_a_mail_have_the_numbers_and_lines_of_their_headings() -> None:
    text = f"Two boards.\n\nBoard 3\n{DIAGRAM}\nBoard 4:\n{DEAL.replace('AKQ.JT98', 'AKK.JT98')}\nBoard 5\n{DEAL}"
    reading = boards_in(text.encode())
    assert [(board.number, board.origin.line, board.hands) for board in reading.boards] == [
        ("3", 3, HANDS),
        ("5", 21, HANDS),
    ]
    assert [(each.board, each.line) for each in reading.refused] == [("4", 19)]


def test_where_no_deal_stands_under_the_headings_the_text_is_read_as_one() -> None:
    [board] = read_words(f"{DEAL}\nBoard 3 is passed out.\nBoard 4 too.").boards
    assert board.hands == HANDS


def test_what_is_said_before_a_deal_is_said_of_it() -> None:
    boards = read_words(f"Dealer East: {DEAL}\nDealer West, none vul: {DEAL}").boards
    assert [(board.dealer, board.vulnerable) for board in boards] == [(Seat.E, None), (Seat.W, "none")]


def test_one_hand_is_his_before_whose_seat_it_stands_or_whose_it_is_said_to_be() -> None:
    [board] = boards_in(b"Dealer West. South held S AK9765 H - D QJ32 C AK4 and bid.").boards
    assert [hand_text(hand) for hand in board.hands] == ["*", "*", "AK9765..QJ32.AK4", "*"]
    nobodys = b"AKQ.T92..5432"
    assert boards_in(nobodys).refused[0].what.startswith("No board is found")
    [board] = boards_in(nobodys, alone=Seat.E).boards
    assert [seat for seat, hand in zip(SEATS, board.hands, strict=True) if hand != UNKNOWN_HAND] == [Seat.E]


def test_a_player_who_is_only_spoken_of_holds_nothing() -> None:
    hand_by_hand = "\n".join(f"{seat}: {hand}" for seat, hand in WORDS.items())
    [board] = read_words(f"South, my partner, dealer, asks:\n{hand_by_hand}\nEast was unhappy. Dealer: South").boards
    assert (board.hands, board.dealer) == (HANDS, Seat.S)


def test_hands_that_are_laid_out_count_where_words_make_no_deal() -> None:
    [board] = read_words("North ♠ AK9765 ♥ - ♦ QJ32 ♣ AK4\nWest: spades AK, hearts 2. South: spades Q J").boards
    assert [hand_text(hand) for hand in board.hands] == ["AK9765..QJ32.AK4", "*", "*", "*"]


@pytest.mark.parametrize("mark", ["> ", ">> ", "  > > "])
def test_boards_of_other_programs_may_stand_in_the_answer_to_a_mail(mark: str) -> None:
    pbn = f'[Board "7"]\n[Dealer "W"]\n[Deal "{DEAL}"]'
    for text in (pbn, "qx|o7|md|2SA,HA,,|"):
        answered = boards_in("".join(f"{mark}{line}\n" for line in text.split("\n")).encode())
        assert [(board.number, board.dealer) for board in answered.boards] == [("7", Seat.W)]


@pytest.mark.parametrize(
    "text", ["N:AKxx.Qx.xxxx.Axx - - -", '[Deal "N:AKxx.Qx.xxxx.Axx - - -"]', "md|3,,SAKxxHQxDxxxxCAxx,|"]
)
def test_small_cards_are_read_in_every_form(text: str) -> None:
    [board] = boards_in(text.encode()).boards
    assert [hand_text(hand) for hand in board.hands] == ["AKxx.Qx.xxxx.Axx", "*", "*", "*"]


def test_a_sign_or_two_is_no_hand_with_strange_honours() -> None:
    assert not is_in_words("I ♥ C, and she ♠ B")
    assert [each.line for each in read_words("♠ KZ4 ♥ A52 ♦ KT63 ♣ J84").refused] == [1]
