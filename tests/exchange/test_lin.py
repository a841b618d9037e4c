"""LIN: what programs write into it, and what comes back of what is written."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bridgetable.cards import parse_card
from bridgetable.cases.reader import parse_case
from bridgetable.exchange.board import BoardCall, BoardPlay, BoardsRead, BoardTold
from bridgetable.exchange.into_record import into_case
from bridgetable.exchange.lin import read_lin
from bridgetable.exchange.lin_write import lin_text, lost
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.pbn_deal import deal_text, hands_of, read_deal
from bridgetable.exchange.reading import boards_in
from bridgetable.resources import resource_path
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import UNKNOWN_HAND, parse_hand
from exchange import dealt

N, E, S, W = SEATS
HELD = dealt.hands(7)
HANDS = hands_of(HELD)
MD = ",".join(dealt.text_of(HELD[seat]) for seat in (S, W, N, E))


def the_board(text: str) -> BoardTold:
    reading = boards_in(text.encode())
    assert (len(reading.boards), reading.refused) == (1, ())
    return reading.boards[0]


def calls(board: BoardTold) -> str:
    return " ".join(f"{call.seat}{call.call}{'!' * call.alerted}" for call in board.calls)


def said(reading: BoardsRead) -> list[tuple[int | None, str]]:
    return [(remark.line, remark.what) for board in reading.boards for remark in board.remarks]


@pytest.mark.parametrize(
    "deal",
    [
        MD,
        MD.lower(),
        MD.rsplit(",", 1)[0],
        MD.rsplit(",", 1)[0] + ",",
        MD.replace("T", "10"),
        MD.replace("H", " H").replace(",", ",\n"),
        ",".join("".join(f"{suit}-" if suit not in hand else "" for suit in "SHDC") + hand for hand in MD.split(",")),
    ],
)
def test_a_deal_is_read_however_it_is_written(deal: str) -> None:
    board = the_board(f"md|3{deal}|sv|b|")
    assert board.hands == HANDS
    assert (board.dealer, board.vulnerable) == (N, "all")


@pytest.mark.parametrize(("digit", "dealer"), [("1", S), ("2", W), ("3", N), ("4", E), ("0", None), ("", None)])
def test_the_dealer_is_a_digit_or_not_told(digit: str, dealer: Seat | None) -> None:
    assert the_board(f"md|{digit}{MD}|").dealer is dealer


@pytest.mark.parametrize(
    ("letter", "who"), [("o", "none"), ("0", "none"), ("n", "NS"), ("E", "EW"), ("b", "all"), ("", None), ("z", None)]
)
def test_who_is_vulnerable(letter: str, who: str | None) -> None:
    assert the_board(f"md|3{MD}|sv|{letter}|").vulnerable == who


def test_hands_that_are_not_told_stay_unknown() -> None:
    hands = the_board("md|3SAKQ,,,|").hands
    assert [hand == UNKNOWN_HAND for hand in hands] == [True, True, False, True]
    assert hands == hands_of({S: [parse_card(name) for name in ("SA", "SK", "SQ")]})


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("mb|1N!|mb|P|mb|pass|mb|p!|", "S1NT! Wpass Npass Epass!"),
        ("mb|1nppp|", "S1NT Wpass Npass Epass"),
        ("mb|1s|mb|D|mb|R|mb|2c|mb|x|mb|xx|", "S1S WX NXX E2C SX WXX"),
        ("mb|1ddbl2ntp|", "S1D WX N2NT Epass"),
        ("mb|1HAP|", "S1H Wpass Npass Epass"),
        ("mb|1s|mb|p|mb|?|", "S1S Wpass"),
        ("mb|p|mb|ap|", "Spass Wpass Npass Epass"),
        ("mb|1N(15-17)!|mb|-|mb||", "S1NT"),
    ],
)
def test_calls_are_read_however_they_are_written(words: str, read: str) -> None:
    assert calls(the_board(f"md|1{MD}|{words}")).split() == read.split()[: len(read.split())]


def test_the_auction_ends_where_it_cannot_be_read() -> None:
    reading = read_lin(f"md|1{MD}|\nmb|1C|mb|8H|mb|p|")
    assert calls(reading.boards[0]) == "S1C"
    assert said(reading) == [(2, "'8H' is not a call: the auction is read up to there.")]


def test_what_is_explained_goes_with_the_call_before() -> None:
    board = the_board(f"md|1{MD}|an|of nothing|mb|1N|an|15-17+balanced%2C no 4 !S|mb|2C!|an|both+majors|")
    assert [call.note for call in board.calls] == ["15-17+balanced, no 4 ♠", "both majors"]


def test_a_dealer_who_is_not_told_is_that_of_the_board() -> None:
    told = read_lin(f"ah|Board 2|md|0{MD}|mb|1C|")
    assert calls(told.boards[0]) == "E1C"
    assert said(told) == [(1, "Who dealt is not told: East is taken to have.")]
    assert calls(read_lin(f"md|0{MD}|mb|1C|").boards[0]) == "N1C"


BID = "mb|1N|mb|p|mb|p|mb|p|"


def test_cards_are_played_by_whose_they_are() -> None:
    whole = dealt.board(4)
    board = read_lin(lin_text(whole)).boards[0]
    assert board.plays == whole.plays
    assert (board.ended, board.tricks, board.remarks) == (True, None, ())


def test_cards_of_hands_nobody_knows_are_played_in_turn() -> None:
    board = the_board(f"md|1,,,|{BID}pc|HA|pc|h2|pc|H10|pc|h4|pc|d3|")
    assert [f"{play.seat}{play.card}" for play in board.plays] == ["WHA", "NH2", "EHT", "SH4", "WD3"]
    assert not board.ended


@pytest.mark.parametrize(
    ("cards", "read", "remark"),
    [
        ("pc|S2|\npc|S2|", 1, "♠2 is played twice: the play is read up to there."),
        ("pc|S2|\npc|Z2|", 1, "'Z2' is not a card: the play is read up to there."),
        ("\npc|S2S3S4S5H6 D|", 5, "'D' is not a card"),
    ],
)
def test_the_play_ends_where_it_cannot_be_read(cards: str, read: int, remark: str) -> None:
    reading = read_lin(f"md|1,,,|{BID}{cards}")
    assert len(reading.boards[0].plays) == read
    [(line, what)] = said(reading)
    assert (line, remark in what) == (2, True)


def test_without_an_auction_nobody_knows_who_leads() -> None:
    assert said(read_lin("md|1,,,|pc|S2|")) == [(1, "Who made the opening lead is not told: the play is passed over.")]


def test_cards_of_the_wrong_hand_are_noticed() -> None:
    hands = "md|1SA2,SK3,SQ4,SJ5|mb|1N|mb|p|mb|p|mb|p|"
    turn = read_lin(f"{hands}pc|SA|\npc|SK|pc|SQ|pc|SJ|pc|S2|")
    assert [f"{play.seat}{play.card}" for play in turn.boards[0].plays] == ["SSA", "WSK", "NSQ", "ESJ", "SS2"]
    assert said(turn) == [(1, "♠A was played by another hand than the next: it is read as that hand’s.")]
    again = read_lin(f"{hands}pc|SK|pc|S3|")
    assert said(again) == [(1, "♠3 is of no hand that was to play it: the play is read up to there.")]
    nobodys = read_lin(f"{hands}pc|H2|")
    assert said(nobodys) == [(1, "♥2 is of no hand that was to play it: the play is read up to there.")]


def test_a_claim_is_kept_and_nobody_made_it() -> None:
    board = the_board(f"md|1{MD}|{BID}mc|9|")
    assert (board.tricks, board.claimed, board.ended, board.contract, board.declarer) == (9, True, True, "1NT", S)
    reading = read_lin(f"md|1{MD}|{BID}mc|14|")
    assert reading.boards[0].tricks is None
    assert said(reading) == [(1, "'14' is not a number of tricks: the claim is passed over.")]


def test_a_table_in_progress_has_not_ended() -> None:
    board = read_lin(lin_text(dealt.board(4, cards=6))).boards[0]
    assert (len(board.plays), board.ended) == (6, False)
    assert len(into_case(board).case.record.log) == 3


VUGRAPH = f"""vg|Final,Segment 1,I,1,2,Reds,0,Blues,0|
rs|3NS=,3NS=|pn|a,b,c,d,e,f,g,h|pg||
qx|o1|md|3{MD}|sv|o|mb|p|nt|Somebody: hello^^@3 !s|pg||
qx|c1|md|3{MD}|sv|o|mb|1C|pg||
qx|o2,BOARD 2|pn|i,j,k,l|md|4{MD}|mb|1D|pg||
qx|c2|mb|1H|pg||
qx|o3|pg||
"""


def test_a_vugraph_file_has_two_rooms() -> None:
    boards = read_lin(VUGRAPH).boards
    assert [(board.number, board.room, calls(board)) for board in boards] == [
        ("1", "open", "Npass"),
        ("1", "closed", "N1C"),
        ("2", "open", "E1D"),
        ("2", "closed", "E1H"),
    ]
    assert [board.names[S] for board in boards] == ["a", "e", "i", "e"]
    assert {board.event for board in boards} == {"Final, Segment 1"}
    assert boards[0].comments == ("Somebody: hello ♠",)
    assert [board.origin.line for board in boards] == [1, 4, 5, 6]


def test_boards_one_a_line() -> None:
    line = "pn|{0},x,y,z|st||md|1{1}|rh||ah|Board {2}|sv|o|mb|1N|mb|p|mb|p|mb|p|pg||\n"
    boards = read_lin(line.format("ann", MD, 5) + line.format("bob", MD, 6)).boards
    assert [(board.number, board.names[S], len(board.calls)) for board in boards] == [("5", "ann", 4), ("6", "bob", 4)]


def test_a_lesson_tells_its_story() -> None:
    told = "at|^*bTitle^*n|nt|^a@2Look at {these} cards: @S and !h.\nWell?|ht|z|ia||"
    board = read_lin(f"{told}md|1{MD}|").boards[0]
    assert board.comments == ("Title", "Look at these cards: ♠ and ♥. Well?", "z")


def test_a_key_may_have_more_letters_before_it() -> None:
    assert calls(the_board(f"% made by hand\n\nxxmd|1{MD}|\nyymb|1C|")) == "S1C"


def test_bars_are_counted_anew_where_one_is_too_many() -> None:
    assert calls(the_board(f"md|1{MD}|mb|1C|junk|mb|1D|pg||")) == "S1C W1D"


def test_bars_are_counted_anew_where_one_is_missing() -> None:
    assert calls(the_board(f"pn|a,b,c,d|st|md|1{MD}|rh|mb|1C|pg|mb|1D|")) == "S1C W1D"


@pytest.mark.parametrize("heading", ["ah|Board 12|", "ah|Donne 12|", "ah|12|", "qx|o12,BOARD 12|", "qx|Board 12|"])
def test_a_board_has_its_number_in_any_language(heading: str) -> None:
    assert the_board(f"{heading}md|1{MD}|").number == "12"


def test_what_a_board_is_headed_tells_more_than_where_it_stands_in_the_file() -> None:
    boards = read_lin(f"qx|o1|md|1{MD}|ah|Board 33|mb|1C|pg||qx|c1|mb|1D|pg||qx|o2|ah|Playing|md|2{MD}|").boards
    assert [(board.number, calls(board)) for board in boards] == [("33", "S1C"), ("33", "S1D"), ("2", "")]


def test_hands_may_have_dots() -> None:
    dotted = ",".join(deal_text(HANDS, seat).split()[0][2:] for seat in (S, W, N, E))
    assert the_board(f"md|1{dotted}|").hands == HANDS


def test_a_dealer_who_is_not_told_is_shown_by_the_opening_lead() -> None:
    whole = dealt.board(5)
    text = lin_text(whole).replace("ah|Board 5|", "")
    undealt = re.sub(r"md\|\d", "md|0", text)
    assert undealt != text
    board = read_lin(undealt).boards[0]
    assert (board.dealer, board.plays) == (whole.dealer, whole.plays)
    assert [each.what for each in board.remarks] == ["Who dealt is not told: North is taken to have."]


def test_a_call_that_could_not_be_made_is_remarked_on() -> None:
    assert [(line, what.replace("’", "'")) for line, what in said(read_lin(f"md|1{MD}|\nmb|1S|mb|1H|"))] == [
        (2, "West's 1♥ is not high enough, which the text does not say.")
    ]


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        ("1SAA", "♠A stands twice in South's hand."),
        ("1SA,SA", "♠A is in two hands"),
        ("1SAX", "'X', of South's hand, is not the rank of a card."),
        ("12SA", "'2', of South's hand, is not the rank of a card."),
        ("1SAKQJT98765432H2", "South has 14 cards."),
        ("1SA,SK,SQ,SJ,ST", "There are more than four hands in the deal."),
    ],
)
def test_a_deal_that_cannot_be_is_refused_and_the_others_are_read(deal: str, why: str) -> None:
    reading = read_lin(f"qx|o1|md|1{MD}|\nqx|o2|\nmd|{deal}|\nqx|o3|md|1{MD}|")
    assert [board.number for board in reading.boards] == ["1", "3"]
    assert [(each.board, each.line, why in each.what) for each in reading.refused] == [("2", 3, True)]


# Writing


def core(board: BoardTold) -> tuple[object, ...]:
    plays = [(play.seat, play.card) for play in board.plays]
    return board.hands, board.dealer, board.vulnerable, board.calls, board.contract, board.declarer, plays, board.tricks


@pytest.mark.parametrize("number", range(1, 41))
def test_what_is_written_is_read_again(number: int) -> None:
    board = dealt.board(number, cards=(0, 1, 5, 26, 52)[number % 5])
    if number % 5 == 3:
        board = replace(board, tricks=number % 14, claimed=True, ended=True)
    text = lin_text(board)
    again = read_lin(text).boards[0]
    assert core(again) == core(board)
    assert again.number == str(number)
    assert lin_text(again) == text
    assert lost(board) == ()


@pytest.mark.parametrize("note", ["15-17 bal", "a+b", "hearts+clubs", "100%25", "50% ", "4+♠ | 5♥", "J%C3%B6rg"])
def test_what_was_explained_is_read_as_it_was_told(note: str) -> None:
    board = BoardTold(dealer=S, calls=(BoardCall(S, "1NT", note=note),))
    [call] = read_lin(lin_text(board)).boards[0].calls
    assert call.note == note.strip().replace("|", "/")


def test_names_and_rooms_are_written() -> None:
    board = BoardTold("7a", room="closed", dealer=N, hands=HANDS, names={S: "Ann, B|", E: "Eve"}, calls=())
    again = read_lin(lin_text(board)).boards[0]
    assert (again.number, again.room, again.names) == ("7a", "closed", {S: "Ann  B/", E: "Eve"})


def test_hands_known_in_part_are_left_open() -> None:
    board = BoardTold(dealer=N, calls=(BoardCall(N, "1C"),), hands=(parse_hand("AK+.*.*.*"), *(UNKNOWN_HAND,) * 3))
    assert "md|3,,,|" in lin_text(board)
    assert lost(board) == ("Of North's hand not every card is known: it is left out.",)


def test_an_ending_is_written_as_one() -> None:
    ending = read_deal("N:A.K.. .A.K. ..A.K K...A")
    board = read_lin(lin_text(BoardTold(hands=ending, dealer=N))).boards[0]
    assert board.hands == ending


@pytest.mark.parametrize(
    ("contract", "dealer", "written"),
    [
        ("4S", N, "Npass Epass S4S Wpass Npass Epass"),
        ("4SX", S, "S4S WX Npass Epass Spass"),
        ("4SXX", None, "S4S WX NXX Epass Spass Wpass"),
        ("pass", E, "Epass Spass Wpass Npass"),
    ],
)
def test_where_only_the_contract_is_known_the_shortest_auction_leads_to_it(
    contract: str, dealer: Seat | None, written: str
) -> None:
    declarer = None if contract == "pass" else S
    board = BoardTold(contract=contract, declarer=declarer, dealer=dealer, hands=HANDS)
    again = read_lin(lin_text(board)).boards[0]
    assert calls(again) == written
    assert (again.contract, again.declarer) == (contract, declarer)
    assert lost(board) == ("The auction is not known: the shortest one to the contract is written.",)


def test_what_is_lost_is_told() -> None:
    board = BoardTold(
        contract="1H",
        declarer=E,
        dealer=N,
        calls=(BoardCall(N, "1S"), BoardCall(E, "1H", flagged="insufficient")),
        plays=(
            BoardPlay(S, parse_card("H2"), flagged="revoke"),
            BoardPlay(W, parse_card("H3"), flagged="lead out of turn"),
        ),
        swapped=True,
        comments=("East bid too low.",),
        section='id = "a"',
    )
    assert lost(board) == (
        "The auction was not regular: the shortest one to the contract is written in its place.",
        "Not written: South revoked with ♥2.",
        "Not written: West led ♥3 out of turn.",
        "Not written: declarer and dummy have changed their parts.",
        "Not written: East bid too low.",
        "Not written: the case itself, with what was found and chosen. Only PBN holds it.",
    )
    irregular = BoardTold(dealer=N, calls=board.calls)
    assert "mb|" not in lin_text(irregular)
    assert lost(irregular) == ("The auction was not regular: it is left out.",)


def test_a_case_goes_out_and_comes_back() -> None:
    path = resource_path("cases", "law44")
    case = parse_case(min(path.glob("*.toml")).read_text(encoding="utf-8"), "case")
    board = board_of(case, 2017)
    again = read_lin(lin_text(board)).boards[0]
    assert (again.contract, again.declarer) == (board.contract, board.declarer)
