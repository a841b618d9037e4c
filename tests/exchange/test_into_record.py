"""A board becomes a case: the table stands as it stood after the last card, and nobody has chosen anything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.cases.reader import parse_case
from bridgetable.cases.writer import case_text
from bridgetable.exchange.into_record import into_case
from bridgetable.exchange.lin import read_lin
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.pbn_deal import read_deal
from bridgetable.judge import judge
from bridgetable.seats import Seat
from bridgetable.table.position import Start, parse_hand
from bridgetable.table.sentences import sentence
from exchange.pbn_texts import BOARD, board

AUCTION = '[Auction "S"]\n3NT AP\n'
PLAY = '[Play "W"]\nCA C2 C5 C8\nCK C3 - -\n+\n'


def sentences(text: str, *, calls_as_actions: bool = False) -> list[str]:
    """The log of the case that a PBN text becomes."""
    case = into_case(board(text), calls_as_actions=calls_as_actions).case
    return [sentence(entry) for entry in case.record.log]


@pytest.mark.parametrize(
    "text",
    [
        BOARD,
        BOARD + AUCTION + PLAY,
        f'{BOARD}[Auction "S"]\n1S ^I 1H AP\n{PLAY}',
        '[Board "1"]\n[Deal "N:A.K.. .A.K. ..A.K K...A"]\n[Contract "4S"]\n[Declarer "S"]\n',
        '[Board "1"]\n[Contract "Pass"]\n[Dealer "N"]\n[Auction "N"]\nAP\n',
        '[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1C P\n+\n{Said "so" \\ é}\n',
        '[Board "1"]\n',
    ],
)
def test_each_is_written_as_a_file_and_read_again(text: str) -> None:
    case = into_case(board(text)).case
    assert parse_case(case_text(case), "it") == case
    assert case.record.facts == ()


def test_deal_dealer_vulnerability_contract_and_calls_stand_before_the_first_action() -> None:
    position = into_case(board(BOARD + AUCTION)).case.record.position
    header = position.header
    assert (header.declarer, header.contract, header.dealer, header.vulnerable) == (Seat.S, "3NT", Seat.S, "EW")
    assert (header.auction, header.stage, position.start) == (("3NT", "P", "P", "P"), None, None)
    assert position.hands == board(BOARD).hands


def test_whole_tricks_are_a_line_each_and_the_running_one_is_told_card_by_card() -> None:
    assert sentences(BOARD + PLAY) == ["trick 1: W CA N C2 E C5 S C8", "W leads CK", "N plays C3"]
    case = into_case(board(BOARD + PLAY)).case
    assert judge(case.record, 2017).turn is Seat.E


def test_an_irregular_trick_is_told_card_by_card() -> None:
    revoke = '[Play "W"]\nCA C2 D2 C8\nCK C3 C6 C9\n'
    told = ["W leads CA", "N plays C2", "E plays D2", "S plays C8", "trick 2: W CK N C3 E C6 S C9"]
    assert sentences(BOARD + revoke) == told
    wrong = '[Play "W"]\nDT D5 D4 ^L DA\n'
    assert sentences(BOARD + wrong) == ["S leads DA", "W plays DT", "N plays D5", "E plays D4"]


def test_calls_are_actions_if_asked_for_or_if_one_was_irregular() -> None:
    asked = ["S bids 3NT", "W bids pass", "N bids pass", "E bids pass", "trick 1: W CA N C2 E C5 S C8"]
    assert sentences(BOARD + AUCTION + PLAY, calls_as_actions=True)[:5] == asked
    text = '[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1S ^I 1H AP\n'
    assert sentences(text)[:2] == ["N bids 1S", "E bids 1H"]
    found = judge(into_case(board(text)).case.record, 2017)
    assert found.contract is not None
    assert found.contract.words == "1H by E"


def test_an_auction_in_progress_goes_on() -> None:
    case = into_case(board('[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1C P\n+\n')).case
    assert case.record.position.header.stage == "auction"
    assert (judge(case.record, 2017).turn, case.record.log) == (Seat.S, ())


def test_a_board_that_is_passed_out_has_no_contract() -> None:
    text = '[Contract "Pass"]\n[Dealer "N"]\n[Auction "N"]\nAP\n'
    case = into_case(board(text)).case
    assert board_of(case, 2017).contract == "pass"
    assert judge(case.record, 2017).turn is None
    asked = judge(into_case(board(text), calls_as_actions=True).case.record, 2017).contract
    assert asked is not None
    assert asked.words == "passed out"


def test_calls_that_lead_to_another_contract_are_only_told() -> None:
    case = into_case(board(f'{BOARD}[Auction "S"]\n1NT AP\n')).case
    assert case.record.position.header.auction == ()
    assert case.story_in() == "The auction: S 1NT W pass N pass E pass."


def test_an_end_position_begins_where_it_is() -> None:
    text = '[Deal "N:A.K.. .A.K. ..A.K K...A"]\n[Contract "4S"]\n[Declarer "S"]\n'
    position = into_case(board(text)).case.record.position
    assert position.start == Start(trick=12)
    played = into_case(board(f'{text}[Play "N"]\nSA\n')).case
    assert played.record.position.start == Start(trick=12, lead=Seat.N)


def test_a_hand_with_a_card_less_is_noted() -> None:
    hands = read_deal("N:A.K.. .A.K. ..A. K...A")
    position = into_case(replace(board(BOARD), hands=hands)).case.record.position
    assert position.left == ((Seat.S, 1),)


def test_a_hand_known_in_part_stays_so() -> None:
    some = replace(board(BOARD), hands=(parse_hand("AK+.*.*.*"), *board('[Board "1"]\n').hands[1:]))
    assert into_case(some).case.record.position.hands[0] == parse_hand("AK+.*.*.*")


def test_what_cannot_be_at_a_table_ends_the_play() -> None:
    found = board(BOARD + PLAY)
    moved = replace(found, plays=(*found.plays, replace(found.plays[0], seat=Seat.E)))
    imported = into_case(moved)
    assert len(imported.case.record.log) == 3
    (said,) = imported.remarks
    assert said.what.startswith("The play ends here, since it cannot go on so: East ")


def test_what_the_text_tells_beside_stands_in_the_story() -> None:
    text = (
        f'{BOARD}[Result "9"]\n{{A slow board.}}\n[Auction "S"]\n3NT* =1= P! P P\n[Note "1:to play"]\n'
        '[Play "W"]\nCA =1= C2 C5 C8\n[Note "1:asks"]\n'
    )
    story = into_case(board(text)).case.story_in().splitlines()
    assert [line.replace("'", "’") for line in story] == [
        "South’s 3NT was alerted: to play",
        "West’s pass: !",
        "West’s ♣A: asks",
        "A slow board.",
        "Declarer took 9 tricks.",
    ]
    claimed = into_case(replace(board(BOARD), tricks=1, claimed=True)).case.story_in()
    assert claimed == "Declarer took one trick in all. There was a claim; who claimed is not told."


def test_players_are_named_only_if_asked_for() -> None:
    found = board(f'{BOARD}[West "Anna"]\n')
    assert into_case(found).case.story == {}
    assert into_case(found, names=True).case.story_in() == "West: Anna."


def test_a_case_is_called_after_its_event_and_board() -> None:
    case = into_case(board(BOARD)).case
    assert (case.id, case.title_in(), case.source) == ("pairs-board-3", "Pairs, board 3", "PBN")
    assert into_case(board('[Vulnerable "None"]\n')).case.title_in() == "A board"
    assert into_case(board(f'[Event "{"É" * 500}"]\n[Board "?"]\n')).case.id == "board"


def test_an_auction_without_its_last_passes_is_over_where_the_contract_is_told() -> None:
    header = into_case(board(f'{BOARD}[Auction "S"]\n1NT Pass 3NT *\n')).case.record.position.header
    assert (header.contract, header.stage) == ("3NT", None)
    assert header.auction == ("1NT", "P", "3NT", "P", "P", "P")
    other = into_case(board(f'{BOARD}[Auction "S"]\n1NT Pass\n')).case
    assert (other.record.position.header.stage, other.record.position.header.auction) == (None, ())
    assert other.story_in() == "The auction: S 1NT W pass."


def test_a_contract_that_is_not_told_is_one_in_which_the_cards_could_be_played() -> None:
    hands = "md|1SA2,H32,S3H5,S54|"
    imported = into_case(read_lin(f"{hands}pc|S2|pc|H2|pc|S3|pc|S4|pc|H3|pc|H5|").boards[0])
    header = imported.case.record.position.header
    assert (header.contract, header.declarer) == ("1H", Seat.E)
    assert [each.what for each in imported.remarks] == [
        "The contract is not told: as the cards were played it may have been 1♥ by East, which is taken."
    ]
    notrump = into_case(read_lin(f"{hands}pc|SA|pc|H2|pc|S3|pc|S4|pc|S2|").boards[0])
    assert notrump.case.record.position.header.contract == "1NT"
    nothing = into_case(read_lin(f"{hands}pc|S2|pc|H2|pc|S3|pc|S4|pc|H5|").boards[0])
    assert (nothing.case.record.position.header.contract, nothing.remarks) == ("1NT", ())
