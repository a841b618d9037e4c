"""Set lists and running evenings: what is written is read back, and what is wrong with a file is told whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.cases.problems import CaseErrors
from bridgetable.editions import EDITIONS
from bridgetable.evening import whereabouts
from bridgetable.evening.looked_over import looked_up
from bridgetable.evening.running import Running, parse_running, read_running, running_text
from bridgetable.evening.set_list import Item, SetList, parse_set_list, read_set_list, set_list_text
from bridgetable.evening.votes import Vote
from bridgetable.evening.whereabouts import collections_lie, located, named, seen_as
from bridgetable.resources import resource_path

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=40)
ITEMS = st.builds(Item, TEXTS.filter(bool), st.integers(0, 600), TEXTS, TEXTS, TEXTS)
LISTS = st.builds(SetList, TEXTS, st.lists(ITEMS, max_size=4).map(tuple), st.sampled_from(EDITIONS))


@st.composite
def votes(draw: st.DrawFn) -> Vote:
    answers = draw(st.lists(st.tuples(TEXTS, TEXTS), max_size=5).map(tuple))
    hands = draw(st.tuples(*(st.integers(0, 500) for _ in answers)))
    told = [draw(TEXTS) for _ in range(6)]
    edition = draw(st.sampled_from(EDITIONS))
    return Vote(told[0], told[1], edition, told[2], answers, told[3], hands, told[4], told[5])


@st.composite
def evenings(draw: st.DrawFn) -> Running:
    set_list = draw(LISTS)
    at = draw(st.integers(0, max(0, len(set_list.items) - 1)))
    seconds = draw(st.lists(st.integers(0, 7200), max_size=4).map(tuple))
    return Running(set_list, at, tuple(draw(st.lists(votes(), max_size=3))), seconds, draw(TEXTS), draw(st.booleans()))


@given(LISTS)
def test_a_set_list_is_read_back_as_it_was_written(set_list: SetList) -> None:
    assert parse_set_list(set_list_text(set_list), "evening") == set_list


@given(evenings())
def test_a_running_evening_is_read_back_as_it_was_put_by(running: Running) -> None:
    assert parse_running(running_text(running), "evening") == running


def test_they_are_read_from_files(tmp_path: Path) -> None:
    set_list = SetList("Tuesday", (Item("revoke.bridgecase", 7, "Ask first.\nThen wait."),), 2007)
    (tmp_path / "tuesday.bridgeevening").write_text(set_list_text(set_list), encoding="utf-8")
    assert read_set_list(tmp_path / "tuesday.bridgeevening") == set_list
    (tmp_path / "put-by").write_text(running_text(Running(set_list, 0, (), (12,))), encoding="utf-8")
    assert read_running(tmp_path / "put-by").seconds == (12,)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('title = 3\nedition = 2012\n[[case]]\nminutes = 5\n[[case]]\nfile = "x"\nminutes = -1', 4),
        ("[[case]]\nfile = ''", 1),
        ('case = "one"', 1),
        ("titel = 'x'", 1),
        ("title = ", 1),
        ("case = [3]", 2),
    ],
)
def test_all_that_is_wrong_is_told_at_once(text: str, said: int) -> None:
    with pytest.raises(CaseErrors) as errors:
        parse_set_list(text, "evening")
    assert len(errors.value.problems) == said
    assert all(problem.line for problem in errors.value.problems)


@pytest.mark.parametrize(
    "text", ["", "at = 1\n[set_list]\ntitle = 'x'", "vote = [[1]]\n[set_list]\n", "seconds = ['a']"]
)
def test_an_evening_that_cannot_be_taken_up_again_says_why(text: str) -> None:
    with pytest.raises(CaseErrors):
        parse_running(text, "evening")


def test_a_missing_file_is_one_problem(tmp_path: Path) -> None:
    with pytest.raises(CaseErrors) as errors:
        read_set_list(tmp_path / "none.bridgeevening")
    assert len(errors.value.problems) == 1


def test_a_vote_knows_how_many_were_right() -> None:
    vote = Vote("a", "A", 2017, "What do you rule?", (("A", "played"), ("B", "not played")), "B", (3, 9))
    assert (vote.raised, vote.were_right, vote.right_words) == (12, 9, "not played")


def test_votes_without_hands_are_filled_up() -> None:
    text = "[set_list]\n[[vote]]\nanswers = [['A', 'x'], ['B', 'y']]\nhands = [2]"
    (vote,) = parse_running(text, "evening").votes
    assert vote.hands == (2, 0)


# Where the cases lie

ACCEPTS = resource_path("cases", "law54", "law54-b-accepts.toml")


def test_cases_of_the_library_are_named_by_their_place_in_it(tmp_path: Path) -> None:
    name = named(ACCEPTS, tmp_path / "tuesday.bridgeevening")
    assert name == "library:law54/law54-b-accepts"
    assert located(name, None) == ACCEPTS


def test_own_cases_are_named_from_the_set_list_and_move_with_it(tmp_path: Path) -> None:
    case = tmp_path / "cases" / "one.bridgecase"
    case.parent.mkdir()
    case.write_text("x", encoding="utf-8")
    name = named(case, tmp_path / "lists" / "tuesday.bridgeevening")
    assert name == "../cases/one.bridgecase"
    assert located(name, tmp_path / "lists" / "tuesday.bridgeevening") == case
    assert located(named(case, None), None) == case


@pytest.mark.parametrize(
    "name", ["library:../x", "library:/etc/passwd", "library:", "library:a//b", "//host/share/x", "\\\\host\\x", "a\0b"]
)
def test_what_a_strangers_list_must_not_name_lies_nowhere(name: str, tmp_path: Path) -> None:
    assert located(name, tmp_path / "list.bridgeevening") is None


def test_a_case_that_has_changed_is_seen(tmp_path: Path) -> None:
    case = tmp_path / "one.bridgecase"
    case.write_bytes(b"one\r\ntwo")
    before = seen_as(case)
    case.write_bytes(b"one\ntwo")
    assert seen_as(case) == before != ""
    case.write_bytes(b"one\nthree")
    assert seen_as(case) != before
    assert seen_as(tmp_path / "none") == ""


def test_a_case_of_a_collection_is_named_by_the_collection_and_found_on_another_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for shelf, folder in ((one, "tuesday"), (other, "tuesday-2")):
        (shelf / folder / "law").mkdir(parents=True)
        (shelf / folder / "law" / "a.toml").write_text("a", encoding="utf-8")
    monkeypatch.setattr(whereabouts, "_shelf", None)
    collections_lie(one)
    name = named(one / "tuesday" / "law" / "a.toml", tmp_path / "mine.bridgeevening")
    assert name == "collection:tuesday/law/a.toml"
    assert located(name, None) == one / "tuesday" / "law" / "a.toml"
    inside = one / "tuesday" / "evening.bridgeevening"
    assert named(one / "tuesday" / "law" / "a.toml", inside) == "law/a.toml", "they go together wherever they go"
    collections_lie(other)
    assert located(name, None) == other / "tuesday-2" / "law" / "a.toml"
    gone = looked_up(Item("collection:friday/b.toml", title="The lead"), None)
    assert gone.trouble == (
        "The case “The lead” is not there: it is from the collection “friday”. Install that, and it is found."
    )


@pytest.mark.parametrize("name", ["", "tuesday", "tuesday/", "../a.toml", "tuesday/../../a", "a/.b", "a/c:b", "a\\b/c"])
def test_no_name_leads_out_of_the_collections(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whereabouts, "_shelf", tmp_path)
    assert located(f"collection:{name}", None) is None
