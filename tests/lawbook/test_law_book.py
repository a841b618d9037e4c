"""Looking things up in the law book: by number, by words, by what people say; and where it leads from there."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bridgetable.cases.shows import shown_by_cases
from bridgetable.editions import EDITIONS
from bridgetable.lawbook.differing import differing
from bridgetable.lawbook.everyday import everyday
from bridgetable.lawbook.history import BookPlace, PlacesVisited
from bridgetable.lawbook.links import mentioned_by, mentions
from bridgetable.lawbook.numbers import book, counterpart, in_edition, nearest, numbers_of_1997
from bridgetable.lawbook.search import search
from bridgetable.lawtexts import all_texts
from bridgetable.resources import resource_path


def ids(words: str, edition: int = 2017) -> list[str]:
    return [hit.text.id for hit in search(words, edition)]


# Search


@pytest.mark.parametrize("words", ["45c4b", "45C4(b)", "Law 45 C 4 (b)", "law45c4b", "45.C.4(b)"])
def test_a_number_is_found_however_it_is_typed(words: str) -> None:
    assert ids(words) == ["45C4(b)"]


def test_the_beginning_of_a_number_finds_all_that_begin_so() -> None:
    assert ids("45C4") == ["45C4", "45C4(a)", "45C4(b)"]
    assert {cite[:2] for cite in ids("5")} == {str(law) for law in range(50, 60)}
    assert ids("9B1(c)") == ["9B1(c)"]


@pytest.mark.parametrize(
    ("words", "cite"),
    [
        ("dropped card", "50B"),
        ("in the same breath", "45C4(b)"),
        ("In the same bre", "45C4(b)"),
        ("slip of the tongue", "45C4(b)"),
        ("opening lead out of turn", "54"),
        ("wrong hand", "55"),
        ("having none", "61B"),
        ("play anything", "46B5"),
        ("two cards stuck together", "58B"),
        ("coffeehousing", "73D2"),
        ("forgot a trump", "70C"),
        ("oops", "45C4(b)"),
        ("table talk", "73B"),
        ("13 cards", "13"),
    ],
)
def test_what_people_say_leads_to_the_paragraph(words: str, cite: str) -> None:
    assert cite in ids(words)[:3]


def test_what_is_meant_most_comes_first_when_it_is_said_in_just_these_words() -> None:
    assert ids("dropped card")[:3] == ["50B", "49", "48A"]
    assert ids("wrong hand")[:2] == ["55", "55B"]
    assert ids("wrong lead")[0] == "54"


def test_what_people_say_is_told_with_the_paragraph() -> None:
    assert search("in the same breath", 2017)[0].said == "in the same breath"
    assert search("logical", 2017)[0].text.edition == 2017


def test_words_of_the_texts_are_found_in_all_their_forms() -> None:
    for words in ("penalty cards", "penalty card", "penalt"):
        assert "50A" in ids(words)
    assert "63A" in ids("established revoke") or "63" in ids("established revoke")
    assert ids("xylophone") == ids("   ") == ids("revoke xylophone") == []


def test_what_is_said_is_found_by_the_numbers_of_either_edition() -> None:
    assert ids("misleading pause", 2007)[:2] == ["73D2", "73F"]
    assert "73E2" in ids("misleading pause", 2017)[:2]


def test_the_everyday_words_are_about_paragraphs_there_are() -> None:
    known = book(2017)
    assert [law for saying in everyday().sayings for law in saying.laws if law not in known] == []
    assert [old.now for old in everyday().numbers_1997 if old.now not in known] == []
    assert len(everyday().sayings) >= 50


# Numbers


@pytest.mark.parametrize(
    ("old", "new"),
    [
        *(("16D", "16C"), ("16C", "16D"), ("16D1", "16C1"), ("23", "72C"), ("53B", "53C"), ("53C", "53B")),
        *(("45D", "45D1"), ("40B4", "40B3(a)"), ("22A2", "22A"), ("45C4(b)", "45C4(b)")),
    ],
)
def test_a_paragraph_is_known_by_the_numbers_of_both_editions(old: str, new: str) -> None:
    assert in_edition(old, 2007, 2017) == new
    assert in_edition(new, 2017, 2007) == old
    assert in_edition(new, 2017, 2017) == new


def test_a_number_that_speaks_of_something_else_is_no_counterpart() -> None:
    assert counterpart("23", 2017) is None  # in 2007 it was what is 72C now
    assert counterpart("62C3", 2017) is None
    assert in_edition("62C3", 2017, 2007) is None


def test_the_heading_of_a_rule_that_was_split_has_its_counterpart() -> None:
    heading = counterpart("45D", 2017)
    assert heading is not None and heading.id == "45D"


def test_the_counterpart_of_a_counterpart_is_the_paragraph_itself() -> None:
    for text in all_texts():
        across = counterpart(text.id, text.edition)
        if across is not None and (text.moved or text.was):
            assert counterpart(across.id, across.edition) == text


def test_the_nearest_paragraph_there_is() -> None:
    assert nearest("45D1", 2007) == "45D"
    assert nearest("99", 2017) is None
    with pytest.raises(ValueError, match="no citation"):
        nearest("dropped", 2017)


def test_the_numbers_of_1997() -> None:
    for cite, edition, old in (("16C", 2017, "16C"), ("16D", 2007, "16C"), ("72C", 2017, "72B1"), ("23", 2007, "72B1")):
        assert [number.id for number in numbers_of_1997(cite, edition)] == [old]
    assert numbers_of_1997("45A", 2017) == []


# Links and changes


def test_links_lead_both_ways() -> None:
    for edition in EDITIONS:
        for text in book(edition).values():
            for cite in mentions(text):
                assert text.id in mentioned_by(cite, edition)
    assert "47D" in mentions(book(2017)["45C4(b)"])
    assert mentioned_by("xx", 2017) == []


def test_what_differs_is_marked_in_both_texts() -> None:
    old, new = differing("The card goes back at once.", "The card goes back in time, always.")
    assert "".join(text for text, _ in old) == "The card goes back at once."
    assert [text for text, lit in old if lit] == ["at once."]
    assert [text for text, lit in new if lit] == ["in time, always."]


def test_the_same_words_are_not_marked_and_other_words_are_marked_whole() -> None:
    assert differing("A card.", "A card.") == ([("A card.", False)], [("A card.", False)])
    assert differing("One thing only.", "Quite different words") == (
        [("One thing only.", True)],
        [("Quite different words", True)],
    )
    assert differing("", "New.") == ([], [("New.", True)])


# Back and forward


def test_back_and_forward() -> None:
    history, places = PlacesVisited(), [BookPlace(cite, 2017) for cite in ("45A", "45B", "45C")]
    assert history.here is None and history.go(-1) is None
    for place in (*places, places[-1]):
        history.visit(place)
    assert history.can_go_back and not history.can_go_forward
    assert history.go(-1) == places[1] and history.go(-1) == places[0] and history.go(-1) is None
    assert history.go(1) == places[1]
    history.visit(BookPlace("50", 2017))
    assert not history.can_go_forward


def test_what_is_passed_while_typing_is_forgotten() -> None:
    history = PlacesVisited()
    history.visit(BookPlace("45A", 2017))
    for cite in ("46", "47", "48"):
        history.visit(BookPlace(cite, 2017), passing=True)
    history.visit(BookPlace("48", 2017))
    history.visit(BookPlace("50", 2017))
    assert history.go(-1) == BookPlace("48", 2017) and history.go(-1) == BookPlace("45A", 2017)


# Cases


def test_cases_tell_which_paragraphs_they_show(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("id = ", encoding="utf-8")
    shutil.copy(resource_path("cases", "law45", "law45-c1-held-as-a-lead.toml"), tmp_path)
    (case,) = shown_by_cases(tmp_path)
    assert case.title_in("it") and case.path.parent == tmp_path
    assert "45E1" in case.cites[2007] and "56" in case.cites[2017]
