"""All that may be chosen is told at once, in the law's order, as a director reads it out."""

from __future__ import annotations

import pytest

from bridgetable.cases.reader import load
from bridgetable.explain.as_json import verdict_json
from bridgetable.explain.in_text import verdict_lines
from bridgetable.explain.read_out import read_out
from bridgetable.explain.sheet import sheet
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.session import Session
from bridgetable.table.actions import Choose, Entry
from bridgetable.table.sentences import parse

OPENING, LATER, DECLARERS = "law54/law54-partner-just-waits", "law56/lesson-45-5b", "law55/lesson-45-7"


def session(case: str, edition: int = 2017) -> Session:
    return Session(load(resource_path("cases", f"{case}.toml")).record, edition)


def ids(sitting: Session) -> list[str | list[str]]:
    told: list[str | list[str]] = []
    for way in sitting.ways:
        told += (
            [way.option.choice.words, [option.choice.words for option in way.then]]
            if way.then
            else [way.option.choice.words]
        )
    return told


@pytest.mark.parametrize("edition", [2007, 2017])
@pytest.mark.parametrize(
    ("case", "offered"),
    [
        (OPENING, ["spread", "accept", "refuse", ["require spades", "forbid spades", "ask nothing"]]),
        (
            "law56/law56-whose-lead-was-found-out",
            ["accept", "refuse", ["require clubs", "forbid clubs", "ask nothing"]],
        ),
        (DECLARERS, ["accept", "refuse"]),
        ("law50/law50-d2-partner-on-lead", ["require hearts", "forbid hearts", "ask nothing"]),
        ("law52/law52-b-declarer-chooses", ["accept", "refuse"]),
        (
            "law51/law51-b2-two-suits",
            [
                *("require diamonds", "require clubs", "forbid diamonds", "forbid clubs"),
                *("forbid diamonds and clubs", "ask nothing"),
            ],
        ),
    ],
)
def test_all_choices_are_there_at_once_in_the_order_of_the_law(
    case: str, offered: list[str | list[str]], edition: int
) -> None:
    assert ids(session(case, edition)) == offered


def test_the_editions_differ_in_what_is_asked_of_the_partner_of_a_hasty_player() -> None:
    both = [ids(session("law57/law57-a-before-partner", edition)) for edition in (2007, 2017)]
    assert [option for option in both[1] if option not in both[0]] == [
        "require hearts",
        "require diamonds",
        "require clubs",
    ]
    assert both[1][:2] == both[0][:2] == ["require the highest", "require the lowest"]


@pytest.mark.parametrize("case", [OPENING, "law56/law56-whose-lead-was-found-out"])
def test_to_refuse_and_say_what_is_led_is_one_step_and_the_same_as_two(case: str) -> None:
    sitting, by_twos = session(case), session(case)
    (refuse,) = [way for way in sitting.ways if way.then]
    south = sitting.view.verdict.declarer
    for option in refuse.then:
        entries = tuple(Entry(Choose(south, each.choice)) for each in (refuse.option, option))
        assert sitting.foreseen(entries) == judge(
            by_twos.record.with_entry(entries[0]).with_entry(entries[1]), sitting.edition
        )
    before = sitting.record
    sitting.do_all(entries)
    assert len(sitting.record.log) == len(before.log) + 2
    sitting.undo()
    assert sitting.record == before


def test_what_follows_from_both_choices_is_told_before_they_are_made() -> None:
    sitting = session(OPENING)
    said = [each.text for each in sitting.follows(parse("S chooses to refuse"), parse("S chooses to forbid spades"))]
    assert said[0] == "East's ♠J goes back to the hand."
    assert "West may not lead spades until he loses the lead." in said


def test_all_choices_are_on_paper_and_in_the_terminal() -> None:
    sitting = session(OPENING)
    verdict, ways = sitting.view.verdict, sitting.ways
    lines = list(verdict_lines(verdict, {}, {}, ways=ways))
    assert "    refuse, and then: South may require a spade lead from West.  [50D2(a)]" in lines
    data = verdict_json(verdict, ways=ways)
    assert [each["id"] for each in data["ways"]] == ["spread", "accept", "refuse"]
    assert [each["id"] for each in data["ways"][2]["then"]] == ["require spades", "forbid spades", "ask nothing"]
    assert data["headline"]["text"].startswith("South may spread his hand, accept or refuse East's lead of ♠J")
    (offer,) = sheet(sitting.record, 2017, "").offers
    assert offer.options[2].words == (
        "refuse East's lead of ♠J, and then require a spade lead from West, "
        "forbid a spade lead as long as West keeps the lead or put no restriction on West's lead"
    )


def test_the_ruling_is_read_out_with_numbered_choices() -> None:
    sitting = session(OPENING)
    said = read_out(sitting.view.verdict, sitting.ways)
    assert (said.first[:5], said.cite) == ("South", "54A")
    assert said.rest[0] == "South, you may choose:"
    assert [line[:4] for line in said.rest[1:]] == ["1.  ", "2.  ", "3.  ", "– Ha", "– Fo", "– As"]


def test_choices_that_differ_in_the_suit_are_read_out_together() -> None:
    sitting = session("law57/law57-a-before-partner")
    said = read_out(sitting.view.verdict, sitting.ways).rest
    assert "3.  Have West play a heart, a diamond or a club." in said
    assert "4.  Forbid West to play a heart, a diamond or a club." in said


def test_where_nothing_is_chosen_the_ruling_and_what_goes_along_is_read_out() -> None:
    sitting = session("law62/law62-b-neither-a-heart")
    said = read_out(sitting.view.verdict, sitting.ways)
    assert said.first.startswith("East must play a heart now.")
    assert said.rest == ("East's ♣9 is a major penalty card. It stays face up, to be played as soon as that is legal.",)
