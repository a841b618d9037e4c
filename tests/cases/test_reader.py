"""What a case file says becomes a record: labels, facts with their actions, settings, branches, texts."""

from __future__ import annotations

import pytest

from bridgetable.cases.case import Case
from bridgetable.cases.node import FileRead
from bridgetable.cases.reader import parse_case
from bridgetable.cases.writer import case_text
from bridgetable.seats import Seat
from bridgetable.table.actions import Attention
from bridgetable.table.record import Fact, Record


def read(text: str) -> Case:
    return parse_case(f'id = "a"\n{text}', "a.toml")


def facts(text: str) -> list[str]:
    return [f"{fact.key} = {fact.value}" for fact in read(text).record.facts]


@pytest.mark.parametrize(
    ("action", "found", "key"),
    [
        ("E drops D6", 'deliberate="will"', "deliberate #1 = will"),
        ("E drops D6", 'deliberate="cannot be established"', "deliberate #1 = cannot be established"),
        ("E drops D6", '"below-honour E D6"="yes"', "below-honour E D6 = yes"),
        ("E plays D6", 'below-honour="yes"', "below-honour E D6 = yes"),
        ("E plays D6", 'could-follow="no"', "could-follow E 9 = no"),
        ("E plays D6", 'trick-winner="E"', "trick-winner 9 = E"),
        ("E plays D6", "later-tricks=2", "later-tricks 9 = 2"),
        ("E plays D6", 'faced-card="D6"', "faced-card E 9 = D6"),
        ("E drops D6", '"could-follow E"="no"', "could-follow E = no"),
        ("E plays D6", 'extreme-card="D6"', "extreme-card E = D6"),
        ("E bids 2D", 'comparable="no"', "comparable E 2D = no"),
        ("E withdraws 2D and bids 3C", 'call-shows="D"', "call-shows E 2D = diamonds"),
        ("E withdraws 2D and bids 3C", 'call-shows="none"', "call-shows E 2D = none"),
        ("E mixes his played cards", 'mixed="WE"', "mixed = EW"),
        ("E mixes his played cards", 'damage="two tricks"', "damage = two tricks"),
        ("E drops D6", 'seen-by="none"', "seen-by #1 = none"),
        ("E drops D6", 'visible-faces="D6 and H10"', "visible-faces #1 = D6, HT"),
        ("S calls queen", 'words-said="small club"', "words-said #1 = low club"),
        ("S calls queen", 'other-intention="none"', "other-intention #1 = none"),
        ("S calls queen", 'pointed-at="heart"', "pointed-at #1 = hearts"),
        ("S calls queen", 'pointed-at="HQ"', "pointed-at #1 = HQ"),
        ("S calls queen", 'pointed-at="unclear"', "pointed-at #1 = unclear"),
        ("S calls queen", '"told-turn @me"="W"', "told-turn #1 = W"),
        ("E is found with 3 cards", '"which-trick E"="5"', "which-trick E = 5"),
        ("E claims 2", 'normal-loss="1"', "normal-loss #1 = 1"),
    ],
)
def test_a_fact_stands_with_its_action_or_names_what_it_is_about(action: str, found: str, key: str) -> None:
    assert facts(f"start = {{trick=9}}\nactions = [{{do='@me: {action}', facts={{{found}}}}}]") == [key]


def test_a_label_is_the_number_of_its_action() -> None:
    case = read(
        'actions = ["E pauses", "@x: E drops D6", "S draws attention to @x"]\n[facts]\n"deliberate @x" = "will"\n'
    )
    assert case.record.log[2].action == Attention(Seat.S, "#2")
    assert case.record.facts == (Fact("deliberate", "#2", "will"),)
    assert "S draws attention to @x" in case_text(case)


def test_facts_come_in_the_order_of_their_actions() -> None:
    text = 'actions = ["E drops D6", {do="W drops H3", facts={deliberate="will", "below-honour W H3"="yes"}}]\n'
    assert facts(f'{text}[facts]\ndamage = "no"\n"deliberate #1" = "will"\n') == [
        "deliberate #1 = will",
        "deliberate #2 = will",
        "below-honour W H3 = yes",
        "damage = no",
    ]


def test_only_settings_that_differ_from_the_default_are_kept() -> None:
    case = read('actions = []\n[settings]\nheld-must-stop = "yes"\nleads = "faced"\ncorrection-minutes = 45\n')
    assert case.record.settings == (("leads", "faced"), ("correction-minutes", "45"))


def test_a_branch_may_find_what_the_trunk_found_otherwise() -> None:
    case = read(
        'actions = [{do="@d: E drops D6", facts={deliberate="will"}}, "S pauses"]\n'
        '[[branch]]\nname = "b"\nafter = "@d"\nactions = [{do="@e: W drops H3", facts={deliberate="accident"}}]\n'
        'facts = {"deliberate @d"="accident"}\n'
        '[[expect]]\nbranch = "b"\nafter = 2\nif = ["N draws attention to @e"]\nturn = "none"\n'
    )
    branch = case.record.branch("b")
    assert len(branch.log) == 2
    assert {fact.key: fact.value for fact in branch.facts} == {"deliberate #1": "accident", "deliberate #2": "accident"}
    assert 'if = ["N draws attention to @e"]' in case_text(case)
    assert parse_case(case_text(case), "a.toml") == case


def test_an_expectation_belongs_to_the_editions_it_names() -> None:
    assert read("actions = []\n[[expect]]\nedition = 2017\n").editions == (2017,)
    assert read("actions = []\n[[expect]]\nedition = 2007\n[[expect]]\n").editions == (2007, 2017)
    assert read("actions = []\n").editions == ()


def test_texts_in_several_languages() -> None:
    case = read('language = "it"\ntitle = {en="The slip", el="x"}\nstory = "Detto"\nruling = {it="Vale"}\nactions = []')
    assert (case.title_in("el"), case.title_in("it"), case.story_in("de")) == ("x", "The slip", "Detto")
    assert read('language = "it"\nruling = {it="Vale", en="It stands"}\nactions = []').ruling_in("el") == "It stands"
    assert (case.ruling_in("el"), case.ruling_in()) == ("Vale", "Vale")
    noted = read('notes = {en="Ask who saw it", it="Chi l\'ha vista?"}\nactions = []')
    assert (noted.notes_in("it"), noted.notes_in("el"), case.notes_in()) == ("Chi l'ha vista?", "Ask who saw it", "")
    bare = read("actions = []")
    assert (bare.title_in(), bare.story_in(), bare.ruling_in()) == ("a", "", "")


def test_a_case_made_by_the_program_needs_no_texts() -> None:
    assert parse_case(case_text(Case(Record(), "bare")), "bare.toml") == Case(Record(), "bare")


@pytest.mark.parametrize(
    "text", ["tab\tin it", "a\\b", "line\r\nfeed", "\x00\x7f", 'ends with "', '""" and \'', "é♦", ""]
)
@pytest.mark.parametrize("lines", ["", "\nsecond"])
def test_any_text_is_written_and_read_back(text: str, lines: str) -> None:
    case = Case(Record(), "a", title={"en": text}, story={"en": text + lines}, ruling={"en": lines}, source=text)
    again = parse_case(case_text(case), "a.toml")
    assert (again.title, again.story, again.ruling) == (case.title, case.story, case.ruling)
    assert again.source == case.source


def test_what_has_no_line_of_its_own_is_told_where_it_stands_in() -> None:
    source = FileRead("x", "\n\na = [1]\n")
    assert [source.line(place) for place in (("a",), ("a", 0), ("a", 7), ("b",))] == [3, 3, 3, 1]
