"""What the director puts on the ruling sheet himself."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.neighbours import LEFT_TO_DIRECTOR
from bridgetable.cases.reader import load
from bridgetable.explain.headlines import headline
from bridgetable.explain.sheet import AddedToSheet, Sheet, SheetBlock, SheetItem, sheet
from bridgetable.explain.sheet_added import DirectorsScore, with_assigned
from bridgetable.explain.sheet_text import sheet_text
from bridgetable.findings.kinds import NotModelled
from bridgetable.judge import judge
from bridgetable.messages import say, to_say
from bridgetable.resources import resource_path
from bridgetable.table.record import Record
from verdicts import by
from verdicts import verdict as made_up

LEFT_TO_HIM = SheetItem(say("unhandled-adjusted-score"), "12C1")
ASSIGNED = DirectorsScore(to_say("worth-sheet-assigned", ns="4 of 8", ew="4 of 8"), "12C2")
TOLD = SheetItem(str(ASSIGNED.why), "12C2")
SCORE = SheetBlock("Score assigned", (SheetItem("100 % of 3NT"),))
MORE_WAS_LOST = load(resource_path("cases", "law64", "law64-c-more-was-lost.toml")).record


def made(record: Record, *added: SheetBlock, assigned: DirectorsScore | None = None) -> Sheet:
    return sheet(record, 2017, "A title", added=AddedToSheet(added, assigned))


def test_a_score_that_is_assigned_is_not_left_to_the_director_any_more() -> None:
    before, after = made(MORE_WAS_LOST), made(MORE_WAS_LOST, SCORE, assigned=ASSIGNED)
    place = before.follows.index(LEFT_TO_HIM)
    assert after.follows == (*before.follows[:place], TOLD, *before.follows[place + 1 :])
    assert (after.headline, after.added) == (before.headline, (SCORE,))
    cites = {paragraph.cite for paragraph in before.paragraphs} ^ {paragraph.cite for paragraph in after.paragraphs}
    assert cites == {"12C1", "12C2"}


def test_a_headline_that_leaves_the_score_to_him_gives_way_as_well() -> None:
    left = NotModelled(by("12C1", actions=(3,)), LEFT_TO_DIRECTOR)
    alone = made_up(findings=(left,), not_modelled=(left,))
    assert (headline(alone).words, headline(alone).cite) == (LEFT_TO_HIM.words, LEFT_TO_HIM.cite)
    given = headline(with_assigned(alone, ASSIGNED))
    assert (given.words, given.cite) == (TOLD.words, TOLD.cite)


def test_what_is_assigned_stands_among_findings_not_in_what_is_written() -> None:
    """A paragraph of another law is not handled either: that stays."""
    verdict = judge(MORE_WAS_LOST, 2017)
    (left,) = verdict.not_modelled
    other = replace(left, why=to_say("unhandled-earlier-ruling"))
    both = replace(verdict, not_modelled=(left, other))
    assert [each.why for each in with_assigned(both, ASSIGNED).not_modelled] == [ASSIGNED.why, other.why]


def test_tricks_in_sight_leave_the_ruling_as_it_is() -> None:
    assert replace(made(MORE_WAS_LOST, SCORE), added=()) == made(MORE_WAS_LOST)


def test_its_lines_stand_under_a_heading_before_the_paragraphs() -> None:
    text = sheet_text(made(MORE_WAS_LOST, SCORE))
    assert "\nSCORE ASSIGNED\n- 100 % of 3NT\n\nPARAGRAPHS" in text
