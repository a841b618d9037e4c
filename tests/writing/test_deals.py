"""Deals are read as people write them, what is none is refused in one sentence, and dealt deals are as wished."""

from __future__ import annotations

import random

import pytest

from bridgetable.cards import PACK, SUITS, Card, parse_card
from bridgetable.exchange.board import BoardTold
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import UNKNOWN_HAND, hand_text
from bridgetable.writing.dealing import HandWish, NoDeal, Span, deal, points, read_span
from bridgetable.writing.pasted import read_boards

Suits = tuple[str, ...]
N, E = ("K74", "A52", "KT63", "J84"), ("93", "T74", "J974", "KT62")
S, W = ("AQJT62", "K6", "A5", "Q93"), ("85", "QJ983", "Q82", "A75")
WHOLE = {Seat.N: N, Seat.E: E, Seat.S: S, Seat.W: W}
WITH_SIGNS = """
            ♠ K 7 4
            ♥ A 5 2
            ♦ K 10 6 3
            ♣ J 8 4
♠ 8 5        N        ♠ 9 3
♥ Q J 9 8 3 W E       ♥ 10 7 4
♦ Q 8 2      S        ♦ J 9 7 4
♣ A 7 5               ♣ K 10 6 2
            ♠ A Q J 10 6 2
            ♥ K 6
            ♦ A 5
            ♣ Q 9 3
"""
WITH_LETTERS = """
              North
              S K74
              H A52
              D K1063
              C J84
West                       East
S 85                       S 93
H QJ983                    H 1074
D Q82                      D J974
C A75                      C K1062
              South
              S AQJ1062
              H K6
              D A5
              C Q93
"""
BARE = """
            K74
            A52
            KT63
            J84
85                     93
QJ983                  T74
Q82                    J974
A75                    KT62
            AQJT62
            K6
            A5
            Q93
"""
IN_A_MAIL = """Here is the hand from Tuesday:
> North: S:K74 H:A52 D:KT63 C:J84
> East: S:93 H:T74 D:J974 C:KT62
> South: S:AQJT62 H:K6 D:A5 C:Q93
> West: S:85 H:QJ983 D:Q82 C:A75
What would you rule?"""
ONE_UNDER_THE_OTHER = "\n\n".join(
    f"{name}\n" + "\n".join(f"{suit.symbol} {ranks}" for suit, ranks in zip(SUITS, hand, strict=True))
    for name, hand in (("West", W), ("North", N), ("East", E), ("South", S))
)
IN_A_LETTER = "Board 7, Dealer South, All vul\n            North" + WITH_SIGNS.replace(
    "♠ 8 5  ", "West                  East\n♠ 8 5  "
).replace("            ♠ A Q J", "            South\n            ♠ A Q J")
ROTATED = """
            West
            ♠ 8 5
            ♥ Q J 9 8 3
            ♦ Q 8 2
            ♣ A 7 5
South                    North
♠ A Q J 10 6 2          ♠ K 7 4
♥ K 6                   ♥ A 5 2
♦ A 5                   ♦ K 10 6 3
♣ Q 9 3                 ♣ J 8 4
            East
            ♠ 9 3
            ♥ 10 7 4
            ♦ J 9 7 4
            ♣ K 10 6 2
"""


def read_deal(text: str) -> BoardTold:
    """The first board of what is pasted into South's hand."""
    return read_boards(text, Seat.S)[0]


def told(board: BoardTold) -> dict[Seat, Suits]:
    """The hands that a board tells."""
    hands = zip(SEATS, board.hands, strict=True)
    return {seat: tuple(hand_text(hand).split(".")) for seat, hand in hands if hand != UNKNOWN_HAND}


def in_another_language(seats: str, honours: str) -> str:
    """The deal with the seats (clockwise from North) and the honours of a language, a hand on each line."""
    letters = str.maketrans("AKQJ", honours)
    hands = (
        " ".join(f"{suit.symbol} {ranks.translate(letters)}" for suit, ranks in zip(SUITS, hand, strict=True))
        for hand in (N, E, S, W)
    )
    return "\n".join(f"{seat}: {hand}" for seat, hand in zip(seats.split(), hands, strict=True)).replace("T", "10")


PBN = '[Dealer "S"]\n[Vulnerable "EW"]\n[Deal "S:AQJT62.K6.A5.Q93 85.QJ983.Q82.A75 K74.A52.KT63.J84 93.T74.J974.KT62"]'
VIEWER = "https://x.invalid/v?n=sk74ha52dkt63cj84&e=s93ht74dj974ckt62&s=saqjt62hk6da5cq93&w=s85hqj983dq82ca75&d=s&v=e"
LINK = (
    "https://x.invalid/handviewer.html?lin=st%7C%7Cmd%7C1SAQJT62HK6DA5CQ93%2CS85HQJ983DQ82CA75%2C"
    "SK74HA52DKT63CJ84%2CS93HT74DJ974CKT62%7Csv%7Cb%7C"
)


@pytest.mark.parametrize(
    "text",
    [
        WITH_SIGNS,
        WITH_LETTERS,
        WITH_LETTERS.replace("\n", "\r\n"),
        BARE,
        IN_A_MAIL,
        ONE_UNDER_THE_OTHER,
        PBN,
        VIEWER,
        VIEWER.replace("&", "&amp;"),
        LINK,
        IN_A_LETTER,
        "\n".join(f"> {line}" for line in IN_A_LETTER.split("\n")),
        IN_A_LETTER.replace("  ", "\u00a0 "),
        ROTATED,
        BARE.replace("QJ983                  T74", "QJ983     N            T74").replace("Q82     ", "Q82   W E"),
        "N: K74/A52/KT63/J84  E: 93/T74/J974/KT62  S: AQJT62/K6/A5/Q93  W: 85/QJ983/Q82/A75",
        in_another_language("Nord Ost Süd West", "AKDB"),
        in_another_language("Nord Est Sud Ouest", "ARDV"),
        in_another_language("Nord Est Sud Ovest", "ARDF"),
        in_another_language("Noord Oost Zuid West", "AHVB"),
        in_another_language("N E S W", "AKDW"),
        "N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75",
        "n:k74.a52.kt63.j84 93.t74.j974.kt62 aqjt62.k6.a5.q93 85.qj983.q82.a75",
        "W: 85.QJ983.Q82.A75\nN: K74.A52.KT63.J84\nE: 93.T74.J974.KT62\nS: AQJT62.K6.A5.Q93",
        "K74 A52 KT63 J84\n93 T74 J974 KT62\nAQJT62 K6 A5 Q93\n85 QJ983 Q82 A75",
        "\n".join(
            f"{seat} {''.join(f'{suit.symbol}{r}' for suit, r in zip(SUITS, hand, strict=True))}"
            for seat, hand in WHOLE.items()
        ),
    ],
)
def test_a_whole_deal_is_read(text: str) -> None:
    assert told(read_deal(text)) == WHOLE


def test_what_stands_beside_the_deal_is_read_too() -> None:
    found = read_deal(f'{PBN}\n[Declarer "S"]\n[Contract "3NX"]')
    assert (found.dealer, found.vulnerable, found.declarer, found.contract) == (Seat.S, "EW", Seat.S, "3NTX")
    bbo = read_deal("qx|o1|md|3SAQJT62HK6DA5CQ93,S85HQJ983DQ82CA75,SK74HA52DKT63CJ84,|sv|b|")
    assert (bbo.dealer, bbo.vulnerable, told(bbo)) == (Seat.N, "all", WHOLE), "three hands tell the fourth"


@pytest.mark.parametrize(
    ("said", "beside"),
    [
        ("Board 7, Dealer South, All vul", (Seat.S, "all", None, None)),
        ("Dlr: W  Vul: E-W", (Seat.W, "EW", None, None)),
        ("love all, contract 4♠X by South", (None, "none", "4SX", Seat.S)),
        ("Game all. Contract: 3NT, East", (None, "all", "3NT", Seat.E)),
        ("South wants to know what you rule", (None, None, None, None)),
    ],
)
def test_what_a_mail_says_of_the_board_is_read_too(said: str, beside: tuple[object, ...]) -> None:
    found = read_deal(f"{said}\n{WITH_SIGNS}")
    assert (found.dealer, found.vulnerable, found.contract or None, found.declarer) == beside
    assert told(found) == WHOLE


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("North\n♠ AK9765\n♥ ---\n♦ QJ32\n♣ AK4", Seat.N),
        ("Dealer West. South held S AK9765 H - D QJ32 C AK4 and bid.", Seat.S),
        ("Est: ♠ARX9765 ♥- ♦DV32 ♣AR4".replace("X", ""), Seat.E),
    ],
)
def test_a_hand_goes_to_the_seat_it_is_said_to_be_of(text: str, seat: Seat) -> None:
    assert told(read_deal(text)) == {seat: ("AK9765", "", "QJ32", "AK4")}


def test_what_is_no_honour_is_refused_and_no_card_left_out() -> None:
    with pytest.raises(ValueError, match="Z"):
        read_deal(WITH_SIGNS.replace("♠ K 7 4", "♠ K Z 4"))
    with pytest.raises(ValueError, match="V"):  # a queen in Dutch, a jack in French
        read_deal("♠ AV76 ♥ 543 ♦ 432 ♣ 432")
    with pytest.raises(ValueError, match="found"):
        read_deal(WITH_LETTERS.replace("S K74", "S K Z 4"))
    with pytest.raises(ValueError, match="♠A stands twice in North"):
        read_deal("N: AAK.QJ2.432.5432")


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("S:AKQ H:T987 D:- C:AKQJT9", ("AKQ", "T987", "", "AKQJT9")),
        ("s akq h t987 d - c akqjt9", ("AKQ", "T987", "", "AKQJT9")),
        ("♠ A K Q\n♥ 10 9 8 7\n♦ —\n♣ A K Q J 10 9", ("AKQ", "T987", "", "AKQJT9")),
        ("Spades: AKQ\nHearts: 10987\nDiamonds: void\nClubs: AKQJT9", ("AKQ", "T987", "", "AKQJT9")),
        ("AQJT62.K6.A5.Q93", S),
        ("akxx.qx.xxxx.axx", ("AKxx", "Qx", "xxxx", "Axx")),
    ],
)
def test_one_hand_alone_is_read(text: str, hand: Suits) -> None:
    assert told(read_deal(text)) == {Seat.S: hand}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "No deal was found"),
        ("The director said no.", "No deal was found"),
        ("1S P 2S P 4S P P P", "No deal was found"),
        ("W led the 5 of clubs. E played S K and S J won.", "No deal was found"),
        ("md||", "No deal was found"),
        ("x" * 100_000, "No deal was found"),
        ("A K\n" * 20_000, "No deal was found"),
        ("N: K74.A52.KT63.J84 E: K3.T74.J974.KT62", "♠K is in two hands, North.s and East.s"),
        ("AKQJT98.AKQJT98..", "South has 14 cards"),
    ],
)
def test_what_is_no_deal_is_refused_in_one_sentence(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_deal(text)


OTHER = "N:93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75 K74.A52.KT63.J84"
BBO = "qx|o1|md|3SAQJT62HK6DA5CQ93,S85HQJ983DQ82CA75,SK74HA52DKT63CJ84,|sv|b|"


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        (f'[Event "x"]\n[Board "7"]\n{PBN}\n\n[Event "x"]\n[Board "8"]\n[Deal "{OTHER}"]', ["7", "8"]),
        (f'[Board "7"]\n{PBN}\n[Board "8"]\n[Deal "{OTHER}"]', ["7", "8"]),
        (f'{PBN}\n[Deal "{OTHER}"]', ["", ""]),
        (f"{BBO}\n{BBO.replace('o1', 'c1')}\n{BBO.replace('o1', 'o2')}", ["1", "2"]),
        (f"Hello,\n\nBoard 3, dealer West\n{WITH_SIGNS}\nBoard 4:\n{WITH_LETTERS}\nRegards", ["3", "4"]),
    ],
)
def test_several_boards_are_told_apart(text: str, numbers: list[str]) -> None:
    found = read_boards(text, Seat.S)
    assert [board.number for board in found] == numbers
    assert told(found[0]) == WHOLE


@pytest.mark.parametrize("text", [WITH_SIGNS, f"Board 3\n{WITH_SIGNS}\nBoard 3 was played at ten tables.", BARE])
def test_one_board_is_read_as_one(text: str) -> None:
    (found,) = read_boards(text, Seat.S)
    assert told(found) == WHOLE


def test_a_board_of_which_no_hand_is_told_is_none_to_lay_out() -> None:
    (found,) = read_boards(f'[Board "7"]\n[Dealer "S"]\n\n[Board "8"]\n{PBN}', Seat.S)
    assert found.number == "8"
    with pytest.raises(ValueError, match="No deal was found"):
        read_boards('[Board "7"]\n[Dealer "S"]', Seat.S)


def test_many_boards_are_read_beyond_what_one_may_have() -> None:
    boards = [f'[Board "{number}"]\n{PBN}\n{"; a remark" * 80}' for number in range(1, 41)]
    assert len(read_boards("\n\n".join(boards), Seat.S)) == 40


def lengths(cards: tuple[Card, ...]) -> list[int]:
    return [sum(card.suit is suit for card in cards) for suit in SUITS]


@pytest.mark.parametrize("seed", range(5))
def test_a_deal_is_as_wished(seed: int) -> None:
    spades, hearts, diamonds, _ = SUITS
    wishes = {
        Seat.N: HandWish(Span(18, 20), {spades: Span(5, 5), hearts: Span(0, 0)}),
        Seat.S: HandWish(Span(12, 14), {spades: Span(4, 4), diamonds: Span(6, 7)}),
        Seat.E: HandWish(Span(0, 3)),
    }
    fixed = {Seat.W: [parse_card("C2"), parse_card("HA")], Seat.N: [parse_card("SA")]}
    hands = deal(wishes, fixed, random.Random(seed))
    assert {card for cards in hands.values() for card in cards} == set(PACK)
    assert {len(cards) for cards in hands.values()} == {13}
    for seat, cards in fixed.items():
        assert set(cards) <= set(hands[seat])
    assert 18 <= sum(map(points, hands[Seat.N])) <= 20
    assert lengths(hands[Seat.N])[:2] == [5, 0]
    assert lengths(hands[Seat.S])[0] == 4 and 6 <= lengths(hands[Seat.S])[2] <= 7
    assert sum(map(points, hands[Seat.E])) <= 3


def test_four_whole_suits_are_dealt_where_they_are_wished() -> None:
    wishes = {seat: HandWish(lengths={suit: Span(13, 13)}) for seat, suit in zip(SEATS, SUITS, strict=True)}
    hands = deal(wishes, {}, random.Random(1))
    assert [max(lengths(hands[seat])) for seat in SEATS] == [13] * 4


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({Seat.W: HandWish(Span(30, 30)), Seat.E: HandWish(Span(20, 20))}, "40 points"),
        ({Seat.W: HandWish(lengths={suit: Span(4, 13) for suit in SUITS})}, "West cannot have these lengths"),
        ({seat: HandWish(lengths={SUITS[0]: Span(4, 13)}) for seat in SEATS}, "13 spades"),
    ],
)
def test_what_no_deal_can_be_is_said_at_once(wishes: dict[Seat, HandWish], why: str) -> None:
    with pytest.raises(NoDeal, match=why):
        deal(wishes, {}, random.Random(1))


def test_a_span_is_a_number_or_two() -> None:
    assert [read_span(text, 13) for text in ("5", "5+", "4-6", "4 – 6", "-3", " ")] == [
        Span(5, 5),
        Span(5, 13),
        Span(4, 6),
        Span(4, 6),
        Span(0, 3),
        None,
    ]
    for wrong in ("x", "6-4", "99", "five"):
        with pytest.raises(ValueError, match="is no number"):
            read_span(wrong, 13)
