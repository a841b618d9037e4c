"""Cases go out as PBN: cards that count, flags for what stands, and the whole record in a section of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.cases.reader import parse_case
from bridgetable.exchange.board import BoardCall, BoardPlay, BoardTold
from bridgetable.exchange.into_record import into_case
from bridgetable.exchange.octets import decoded
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.own_section import offered
from bridgetable.exchange.pbn_section import section_rows
from bridgetable.exchange.pbn_write import written
from bridgetable.seats import Seat
from bridgetable.table.position import Header
from exchange.pbn_texts import BOARD, DEAL, board, read

TABLE = 'table = {declarer="S", contract="3NT", dealer="S", vulnerable="EW"}'
HANDS = 'deal = {N="AKQJ.T98.765.432", E="T98.AKQJ.432.765", S="765.432.AKQJ.T98", W="432.765.T98.AKQJ"}'


def case_board(*actions: str, table: str = TABLE, deal: str = HANDS, more: str = "", edition: int = 2017) -> BoardTold:
    """The board of a case in which this happens."""
    told = ", ".join(f"'{action}'" for action in actions)
    return board_of(parse_case(f'id = "it"\n{table}\n{deal}\n{more}\nactions = [{told}]\n', "it"), edition)


def lines(of: BoardTold, *, flags: bool = True) -> list[str]:
    """What is written of a board, without its section."""
    return written([replace(of, section="")], flags=flags).text.split("\r\n")


def cards(of: BoardTold, *, flags: bool = True) -> list[str]:
    """The rows of its play."""
    text = lines(of, flags=flags)
    return text[text.index('[Play "W"]') + 1 : -1] if '[Play "W"]' in text else []


def test_the_fifteen_tags_stand_in_their_order() -> None:
    text = lines(case_board("W leads CA"))
    assert text[:2] == ["% PBN 2.1", "% EXPORT"]
    assert text[2:17] == [
        '[Event "it"]',
        '[Site "?"]',
        '[Date "?"]',
        '[Board "?"]',
        '[West "?"]',
        '[North "?"]',
        '[East "?"]',
        '[South "?"]',
        '[Dealer "S"]',
        '[Vulnerable "EW"]',
        '[Deal "S:765.432.AKQJ.T98 432.765.T98.AKQJ AKQJ.T98.765.432 T98.AKQJ.432.765"]',
        '[Scoring "?"]',
        '[Declarer "S"]',
        '[Contract "3NT"]',
        '[Result "?"]',
    ]
    assert text[17:] == ['[Play "W"]', "CA + - -", ""]


def test_a_board_that_is_passed_out_has_no_declarer() -> None:
    table = 'table = {dealer="N", stage="auction", auction="P P P P"}'
    text = lines(case_board(table=table))
    assert text[14:] == [
        '[Declarer ""]',
        '[Contract "Pass"]',
        '[Result ""]',
        '[Auction "N"]',
        "Pass Pass Pass Pass",
        "",
    ]


def test_while_the_players_bid_there_is_no_contract() -> None:
    text = lines(case_board("N bids 1S", table='table = {dealer="N"}'))
    assert text[14:] == ['[Declarer "?"]', '[Contract "?"]', '[Result "?"]', '[Auction "N"]', "1S", "+", ""]


def test_what_the_law_has_put_right_leaves_no_trace() -> None:
    dropped = case_board("trick 1: W CA N C2 E C5 S C8", "E drops D2", "W leads CK")
    assert cards(dropped) == ["CA C2 C5 C8", "CK + - -"]
    corrected = case_board("W leads CA", "N plays C2", "E plays D2", "E replaces D2 with C5", "S plays C8")
    assert [line.replace("^R ", "") for line in cards(corrected)] == ["CA C2 C5 C8", "+ - - -"]
    assert "^" not in "".join(cards(corrected))


def test_an_established_revoke_is_flagged() -> None:
    revoke = case_board("W leads CA", "N plays C2", "E plays D2", "S plays C8", "trick 2: W CK N C3 E C6 S C9")
    assert cards(revoke) == ["CA C2 ^R D2 C8", "CK C3 C6 C9", "+ - - -"]
    assert cards(revoke, flags=False) == ["CA C2 D2 C8", "CK C3 C6 C9", "+ - - -"]


def test_a_lead_out_of_turn_that_stands_is_flagged() -> None:
    led = case_board("trick 1: W CA N C2 E C5 S C8", "N leads SA", "E plays ST", "S plays S5", "W plays S2")
    assert cards(led) == ["CA C2 C5 C8", "S2 ^L SA ST S5", "- + - -"]
    assert cards(led, flags=False) == ["CA C2 C5 C8", "S2 SA ST S5", "- + - -"]
    begun = case_board("trick 1: W CA N C2 E C5 S C8", "N leads SA", "E plays ST")
    assert cards(begun) == ["CA C2 C5 C8", "- ^L SA ST +"]
    assert cards(begun, flags=False) == ["CA C2 C5 C8", "+ - - -"]


def test_a_swapped_declarer_is_flagged() -> None:
    swapped = case_board("E leads HA", "S chooses to spread", "S spreads his hand")
    assert (swapped.declarer, swapped.swapped) == (Seat.N, True)
    assert '[Declarer "^N"]' in lines(swapped)
    assert '[Declarer "N"]' in lines(swapped, flags=False)


def test_calls_that_count_are_written_with_their_flags() -> None:
    bid = case_board("N bids 1S", "E bids 1H", "S bids pass", table='table = {dealer="N"}')
    assert "1S ^I 1H Pass" in lines(bid)
    assert "1S 1H Pass" in lines(bid, flags=False)


def test_what_happened_is_told_in_one_comment() -> None:
    dropped = case_board("E drops HA", "S calls the director")
    (comment,) = dropped.comments
    assert comment.endswith(")")
    assert f"{{{comment} Full record below.}}".replace("♥", "H") in written([dropped]).text
    assert "Full record" not in written([dropped], flags=False).text
    assert case_board("W leads CA").comments == ()
    assert "{Full record below.}" in written([case_board("W leads CA")]).text


def test_the_end_is_said_and_the_result_told() -> None:
    claimed = case_board("trick 1: W CA N C2 E C5 S C8", "S claims 9", "W agrees", "E agrees")
    assert claimed.ended
    assert cards(claimed) == ["CA C2 C5 C8", "*"]
    assert claimed.tricks == 9


def test_tricks_that_go_over_count_in_the_result() -> None:
    rows = [
        f"trick {number}: W C{rank} N S{rank} E H{rank} S D{rank}" for number, rank in enumerate("AKQJT98765432", 1)
    ]
    deal = 'deal = {N="AKQJT98765432...", E=".AKQJT98765432..", S="..AKQJT98765432.", W="...AKQJT98765432"}'
    whole = case_board(*rows, deal=deal)
    assert (whole.tricks, len(whole.plays)) == (0, 52)
    assert cards(whole)[-1] == "C2 S2 H2 D2"


def test_play_that_is_not_known_card_by_card_ends_there() -> None:
    unknown = case_board("W leads C?", "N plays C2", deal="")
    assert (unknown.plays, [remark.what for remark in unknown.remarks]) == (
        (),
        ["Of trick 1 not every card is known: the play is written up to there."],
    )
    later = case_board("E leads H2", deal="", more='start = {trick=4, lead="E"}')
    assert (later.plays, len(later.remarks)) == ((), 1)


def test_a_card_that_lay_faced_belongs_to_its_hand() -> None:
    deal = 'deal = {E="A...", S="2...", W=".2..", N="3..."}'
    ending = case_board(
        deal=deal, more='start = {trick=12, lead="E", on_table=["E H3 minor penalty"]}\nleft={S=1,W=1,N=1}'
    )
    assert len(ending.hands[1].cards) == 2
    remarks = [remark.what for remark in written([ending]).remarks]
    assert "The hands are those of an end position: few programs read them." in remarks


def test_hidden_hands_have_a_hyphen_and_that_is_said() -> None:
    made = written([replace(board(BOARD), hands=board('[Board "1"]\n').hands)])
    assert '[Deal "S:- - - -"]' in made.text
    assert [remark.what for remark in made.remarks] == [
        "Hands that are not known whole are written as a hyphen: few programs read them."
    ]


def test_letters_are_those_of_the_standard() -> None:
    told = replace(board(BOARD), event="Zizkov ♠ “é”", names={Seat.W: "Ana } b"}, comments=("a } b",))
    made = written([told])
    assert "%Content-type: text/x-pbn; charset=ISO-8859-1" in made.text
    assert "[Event \"Zizkov S 'é'\"]" in made.text
    assert "{a ) b}" in made.text
    assert made.text.encode(made.letters) and made.letters == "latin-1"
    assert made.remarks == ()
    assert "charset" not in written([board(BOARD)]).text


@pytest.mark.parametrize("event", ["Πρωτάθλημα Αθήνας", "Žižkov"])
def test_other_letters_are_kept_in_a_file_that_says_so(event: str) -> None:
    made = written([replace(board(BOARD), event=event, comments=("Η Δύση ρίχνει ένα φύλλο.",))])
    assert "%Content-type: text/x-pbn; charset=UTF-8" in made.text
    assert [remark.what for remark in made.remarks] == [
        "Some letters are not those of PBN: the file is written in UTF-8, and an old program may show them wrongly."
    ]
    (again,) = read(decoded(made.text.encode(made.letters)).text).boards
    assert again.event == event and again.comments == ("Η Δύση ρίχνει ένα φύλλο.",)


def test_no_line_is_longer_than_the_standard_allows() -> None:
    long = "long " * 200
    told = replace(
        board(BOARD), event=long + '"' * 300, comments=(long,), section=f'story = "{long}\\\\\\\\"\nid = "a"\n'
    )
    again = read(written([told]).text).boards[0]
    assert max(map(len, written([told]).text.split("\r\n"))) <= 255
    assert (again.comments, again.section) == ((f"{long.strip()} Full record below.",), told.section)


def test_lines_end_as_in_dos_and_boards_stand_apart() -> None:
    text = written([board(BOARD), board(BOARD)]).text
    assert text.count("\n") == text.count("\r\n")
    assert len(read(text).boards) == 2


@pytest.mark.parametrize("words", ["'é \"a\" \\'", '"é \\" \U0001f0a1"', '"""\né\n"""'])
def test_the_section_is_in_ascii_and_means_the_same(words: str) -> None:
    import tomllib

    rows = list(section_rows(f"story = {words}\n"))
    assert all(row.isascii() for row in rows)
    told = read('[BridgetableCase "Text"]\n' + "\n".join(rows)).boards[0].section
    assert tomllib.loads(told) == tomllib.loads(f"story = {words}\n")


def test_plain_boards_are_counted_and_keep_no_section() -> None:
    text = written([case_board("W leads CA"), case_board("W leads CK")], flags=False).text
    assert [each.number for each in read(text).boards] == ["1", "2"]
    assert "BridgetableCase" not in text
    unknown = lines(BoardTold(), flags=False)
    assert (unknown[10:12], lines(BoardTold())[10]) == (['[Dealer ""]', '[Vulnerable ""]'], '[Dealer "?"]')


def test_a_deal_begins_with_the_dealer() -> None:
    assert f'[Deal "{DEAL}"]' in written([replace(board(BOARD), dealer=Seat.N)]).text


def test_an_auction_without_a_dealer_begins_with_its_first_call() -> None:
    told = BoardTold(calls=(BoardCall(Seat.E, "1C"),))
    assert '[Auction "E"]' in written([told]).text


def test_play_without_a_declarer_begins_with_its_first_card() -> None:
    plays = board(f'{BOARD}[Play "W"]\nCA C2 C5 C8\n').plays
    assert '[Play "W"]' in written([BoardTold(plays=plays)]).text
    assert isinstance(plays[0], BoardPlay)


@pytest.mark.parametrize(
    ("table", "contract", "declarer"),
    [
        ("", "?", "?"),
        ('table = {declarer="S"}', "?", "S"),
        ('table = {contract="4H", dealer="N"}', "4H", "?"),
        ('table = {declarer="S", contract="1NT"}', "1NT", "S"),
    ],
)
def test_a_contract_nobody_has_told_is_not_made_up(table: str, contract: str, declarer: str) -> None:
    told = case_board("W leads CA", "N plays C2", table=table)
    text = lines(told)
    assert [line for line in text if line.startswith(("[Decl", "[Contr"))] == [
        f'[Declarer "{declarer}"]',
        f'[Contract "{contract}"]',
    ]
    assert cards(told) == ["CA C2 + -"]
    untold = "The contract, or its declarer, has not been told: some programs will not show the play."
    assert [each.what for each in written([told]).remarks] == [untold] * ("?" in (contract, declarer))


def test_a_contract_nobody_has_told_is_not_told_when_the_file_is_read_again() -> None:
    first = case_board("E leads HA", "S chooses to spread", "S spreads his hand", table="")
    assert [play.flagged for play in first.plays] == [""]
    (again,) = read(written([first]).text).boards
    (own,) = offered(again)
    assert own.case.record.position.header == Header()
    told = into_case(replace(again, section="")).case.record.position.header
    assert (told.told_contract, told.told_declarer) == ("1NT", Seat.N)
