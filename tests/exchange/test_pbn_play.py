"""Plays as PBN files have them, in whatever order their cards stand."""

from __future__ import annotations

from exchange.pbn_texts import BOARD, board, played, said

HIDDEN = '[Board "1"]\n[Declarer "S"]\n[Contract "3NT"]\n'
FIRST = "CA C2 C5 C8"
SECOND = ["ED4", "SDA", "WD8", "ND5"]


def remarks(rows: str, before: str = BOARD) -> list[str]:
    return said(board(f'{before}[Play "W"]\n{rows}\n'))


def test_columns_stand_from_the_opening_leader_on() -> None:
    assert played(f"{FIRST}\nCK C3 C6 C9\n*") == ["WCA", "NC2", "EC5", "SC8", "WCK", "NC3", "EC6", "SC9"]


def test_whose_a_card_is_tells_more_than_where_it_stands() -> None:
    rows = "H5 HT HA H2\nHJ H3 H6 H8"
    assert played(rows)[4:] == ["EHJ", "SH3", "WH6", "NH8"]
    assert played("S2 SA S8 S5\nSK S9 S6 S3")[4:] == ["NSK", "ES9", "SS6", "WS3"]


def test_of_one_hidden_hand_the_card_is_told_by_the_others() -> None:
    two_known = BOARD.replace("765.432.AKQJ.T98 432.765.T98.AKQJ", "765.432.AKQJ.T98 -").replace(
        "T98.AKQJ.432.765 765", "- 765"
    )
    assert played("C2 CA C8 C5", before=two_known) == []
    assert played(FIRST, before=two_known) == ["WCA", "NC2", "EC5", "SC8"]
    three_cards = BOARD.replace("T98.AKQJ.432.765 765", "- 765").replace("432.765.T98.AKQJ", "432.765.T98.AKQ")
    assert played("C2 CA C8 C5", before=three_cards) == ["WCA", "NC2", "EC5", "SC8"]


def test_hidden_hands_are_read_in_columns() -> None:
    assert played(f"{FIRST}\nCJ CK C6 C9\nD2 D3 D4 D5", before=HIDDEN)[8:] == ["ND3", "ED4", "SD5", "WD2"]
    assert remarks(f"{FIRST}\nCJ CK C6 C9\nD2 D3 D4 D5", HIDDEN) == []


def test_where_the_order_alone_fits_it_is_taken_and_said() -> None:
    half = BOARD.replace("432.765.T98.AKQJ", "-").replace("T98.AKQJ.432.765", "-")
    rows = "C6 C2 CA C8\nHA H2 H5 HT"
    assert played(rows, before=half)[4:] == ["EHA", "SH2", "WH5", "NHT"]
    assert remarks(rows, half) == [
        "The cards of a trick stand in the order in which they were played, not in columns: so they are read."
    ]


def test_a_row_may_hold_several_tricks() -> None:
    assert played(f"{FIRST} CK C3 C6 C9") == ["WCA", "NC2", "EC5", "SC8", "WCK", "NC3", "EC6", "SC9"]


def test_play_stops_at_a_hyphen_a_plus_a_star_or_the_end_of_a_short_row() -> None:
    assert played(f"{FIRST}\nCK C3 - -\nCQ C4 C7 CT")[4:] == ["WCK", "NC3"]
    assert played(f"{FIRST}\n+\nCK C3 C6 C9") == played(FIRST)
    assert played(f"{FIRST}\nCK + - -")[4:] == ["WCK"]
    assert played("+ - - ^L C8") == ["SC8"]
    assert played(f"{FIRST}\nCK\nCQ C4 C7 CT")[4:] == ["WCK"]
    assert board(f'{BOARD}[Play "W"]\n{FIRST}\n*\n').ended
    assert not board(f'{BOARD}[Play "W"]\n{FIRST}\n+\n').ended


def test_a_hyphen_may_be_a_long_one() -> None:
    assert played(f"{FIRST}\nCK -- -- --") == [*played(FIRST), "WCK"]
    assert remarks(f"{FIRST}\nCK -- -- --") == []


def test_a_card_beyond_a_gap_and_one_that_comes_twice_end_the_play() -> None:
    assert played("- C2 C5 C8") == []
    assert remarks("CA C2 - C8") == [
        "In trick 1 a card is missing, or stands there a second time: the play is read up to there."
    ]
    assert played(f"{FIRST}\nCA C3 C6 C9") == played(FIRST)
    assert len(remarks(f"{FIRST}\nCA C3 C6 C9")) == 1


def test_a_row_with_two_cards_of_a_hand_ends_the_play() -> None:
    assert remarks("CA CK C2 C5") == ["Row 1 does not hold one card of each hand: the play is read up to there."]


def test_what_is_no_card_ends_the_play() -> None:
    assert played(f"{FIRST}\nC1 C3 C6 C9") == played(FIRST)
    assert remarks(f"{FIRST}\nC1 C3 C6 C9") == ["'C1' is not a card: the play is read up to there."]


def test_without_a_contract_a_ruff_may_have_won() -> None:
    unknown = '[Board "1"]\n'
    assert len(played("CA C2 D3 C4\nCK C5 C6 C7", before=unknown)) == 4
    assert remarks("CA C2 D3 C4\nCK C5 C6 C7", unknown) == [
        "Who won this trick is not known without the contract: the play is read up to there."
    ]
    assert len(played("CA C2 C3 C4\nCK C5 C6 C7", before=unknown)) == 8


def test_without_a_leader_nothing_is_read() -> None:
    found = board(f'[Board "1"]\n[Play ""]\n{FIRST}\n')
    assert said(found) == ["Who made the opening lead is not told: the play is passed over."]


def test_flags_say_what_was_irregular_and_stood() -> None:
    found = board(f'{BOARD}[Play "W"]\nCA C2 ^R D2 C8\nDT D5 D3 ^L DA\n')
    assert [(str(play.seat), str(play.card), play.flagged) for play in found.plays if play.flagged] == [
        ("E", "D2", "revoke"),
        ("S", "DA", "lead out of turn"),
    ]
    assert [str(play.seat) for play in found.plays[4:]] == ["S", "W", "N", "E"]
    assert said(found) == []


def test_a_revoke_that_is_not_flagged_is_remarked_on() -> None:
    assert remarks("CA C2 D2 C8") == ["East could have followed suit instead of playing ♦2."]


def test_notes_and_signs_belong_to_the_card_before() -> None:
    found = board(f'{BOARD}[Play "W"]\n=1= CA =1= $8 C2! C5 C8\n[Note "1:asks"]\n')
    assert [play.note for play in found.plays] == ["asks ?", "!", "", ""]


def test_a_card_that_is_marked_and_regular_is_remarked_on() -> None:
    assert [each.replace("’", "'") for each in remarks("CA C2 ^R C5 C8\n^L CK C3 C6 C9")] == [
        "East's ♣5 is marked as irregular, which it is not.",
        "West's ♣K is marked as irregular, which it is not.",
    ]


def test_a_leader_who_does_not_sit_left_of_declarer_is_remarked_on() -> None:
    found = board(f'{BOARD}[Play "E"]\nC5 C8 CA C2\n')
    assert str(found.plays[0].seat) == "E"
    assert [each.replace("’", "'") for each in said(found)] == [
        "East is told to have made the opening lead, which was not East's."
    ]
    assert said(board(f'{BOARD}[Play "Q"]\nCA C2 C5 C8\n')) == ["What the tag Play says is not understood: 'Q'."]
