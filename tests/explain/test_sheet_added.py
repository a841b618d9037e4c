"""What the director puts on the ruling sheet himself."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cases.reader import load
from bridgetable.explain.sheet import Sheet, SheetBlock, SheetItem, sheet
from bridgetable.explain.sheet_added import AddedToSheet, with_added
from bridgetable.explain.sheet_text import sheet_text
from bridgetable.messages import say
from bridgetable.resources import resource_path

LEFT_TO_HIM = SheetItem(say("unhandled-adjusted-score"), "12C1")
ASSIGNED = SheetItem("The director has assigned a score.", "12C1(c)")
SCORE = SheetBlock("Score assigned", (SheetItem("100 % of 3NT"),))


def more_was_lost() -> Sheet:
    path = resource_path("cases", "law64", "law64-c-more-was-lost.toml")
    return sheet(load(path).record, 2017, "A title")


def test_a_score_that_is_assigned_is_not_left_to_the_director_any_more() -> None:
    before = more_was_lost()
    after = with_added(before, AddedToSheet((SCORE,), ASSIGNED))
    place = before.follows.index(LEFT_TO_HIM)
    assert after.follows == (*before.follows[:place], ASSIGNED, *before.follows[place + 1 :])
    assert (after.headline, after.added) == (before.headline, (SCORE,))


def test_a_headline_that_leaves_the_score_to_him_gives_way_as_well() -> None:
    alone = replace(more_was_lost(), headline=LEFT_TO_HIM)
    assert with_added(alone, AddedToSheet((), ASSIGNED)).headline == ASSIGNED
    among_others = replace(alone, headline=SheetItem(f"One trick passes. {LEFT_TO_HIM.words}", "64A2"))
    told = SheetItem(f"One trick passes. {ASSIGNED.words}", "64A2")
    assert with_added(among_others, AddedToSheet((), ASSIGNED)).headline == told


def test_tricks_in_sight_leave_the_ruling_as_it_is() -> None:
    before = more_was_lost()
    after = with_added(before, AddedToSheet((SCORE,)))
    assert replace(after, added=()) == before


def test_its_lines_stand_under_a_heading_before_the_paragraphs() -> None:
    text = sheet_text(with_added(more_was_lost(), AddedToSheet((SCORE,))))
    assert "\nSCORE ASSIGNED\n- 100 % of 3NT\n\nPARAGRAPHS" in text
