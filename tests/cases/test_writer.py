"""What the writer writes, the reader reads back to the same case."""

from __future__ import annotations

from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load, parse_case
from bridgetable.cases.writer import case_text
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Record
from in_turn import share

FILES = case_files(resource_path("cases"))

EVERYTHING = r'''
id = "every-key"
title = {en="Said \"so\"", it="Detto \\ fatto"}
story = """
One line with "quotes" and a \u007f mark,
and 'another'."""
ruling = {en="It is played", it="È giocata"}
level = 3
laws = ["45D", "16D2 / 16C2"]
contrast = ["another-case"]
source = "own"
language = "it"
table = {declarer="S", contract="4HX", dealer="W", vulnerable="NS", stage="play", auction="1S P 4H P P X P P P"}
deal = {N="KJ7.x+..*", W="*"}
left = {N=5, E=5, S=5, W=5}
actions = [
  {do="@first: E drops D6", facts={partner-could-see="cannot be established"}},
  'S remarks "what is that"',
  "the director explains",
]
known = ["W has a spade", "E has no hearts", "E has a diamond besides D7", "S has exactly 2 clubs", "N has HK"]
[start]
trick = 9
lead = "N"
winners = "NNSE?EWN"
last = {by="N", suit="D", card="DK"}
on_table = ["W HQ major penalty"]
duties = ["E: not lead diamonds, loses the lead"]
revokes = ["E trick 4 spades: established"]
calls = ["E withdrew 2D for 3C"]
[settings]
high-in-last-seat = "lowest-winner"
[facts]
"below-honour E D6" = "yes"
[report]
after = "@first"
edition = 2007
branch = "otherwise"
version = "0.1.0"
remark = "Is it \"played\"?"
[[expect]]
edition = 2007
after = "@first"
if = ["S draws attention", "fact deliberate #1 = accident"]
exact = true
options = []
cards = {"E D6" = "penalty"}
not_cards = {"E D6" = "played"}
tricks = {NS=5, EW=3}
turn = "N"
winner = "N"
lead = {trick=8, by="N"}
transfer = 0
[[expect]]
branch = "otherwise"
not_modelled = ["68"]
info = ["E D6 sight: yes NS"]
[[branch]]
name = "otherwise"
after = 1
actions = [{do="S claims all", facts={line-stated="no finesse"}}]
facts = {"deliberate #1" = "accident"}
'''


def test_the_library_is_read_back_as_it_was() -> None:
    for path in share(FILES, 2):
        case = load(path)
        assert parse_case(case_text(case), path.name) == case


def test_every_key_is_written() -> None:
    case = parse_case(EVERYTHING, "every-key.toml")
    again = parse_case(case_text(case), "again.toml")
    assert again == case
    assert case_text(again) == case_text(case)


def test_long_texts_in_several_languages_stand_on_lines_of_their_own() -> None:
    long = "The card goes back. " * 5
    texts = {"en": long, "el": "Το φύλλο γυρίζει.\nΚαι η σειρά «αλλάζει»", "it": "Torna"}
    written = case_text(Case(Record(), "a", title={"en": "x", "it": "y"}, story={"it": long}, ruling=texts))
    assert written.splitlines()[1:7] == [
        'title = {en="x", it="y"}',
        f'story = {{it="{long}"}}',
        f'ruling.en = "{long}"',
        'ruling.el = """',
        "Το φύλλο γυρίζει.",
        'Και η σειρά «αλλάζει»"""',
    ]
    again = parse_case(written, "a.toml")
    assert (again.story, again.ruling) == ({"it": long}, texts)


def test_what_is_empty_is_left_out() -> None:
    case = parse_case('id = "short"\nactions = []\n[[expect]]\nturn = "W"\n', "short.toml")
    assert case_text(case) == ('id = "short"\nactions = []\n\n[[expect]]\nturn = "W"\n')


def test_damage_by_one_action_is_not_taken_for_that_of_the_board() -> None:
    """A fact that may be about either is written in full where it stands with an action."""
    case = parse_case('id = "a"\nactions = [{do="W leads H5", facts={"damage #1"="yes"}}]\n', "a.toml")
    assert [fact.key for fact in case.record.facts] == ["damage #1"]
    assert parse_case(case_text(case), "a.toml").record == case.record


def test_while_the_players_bid_no_contract_is_written() -> None:
    header = Header(dealer=Seat.E, stage="auction")
    text = case_text(Case(Record(Position(header)), "bidding", title={"en": "Bidding"}, story={"en": "East opens."}))
    assert parse_case(text, "bidding").record.position.header == header
    assert "contract" not in text and "declarer" not in text
