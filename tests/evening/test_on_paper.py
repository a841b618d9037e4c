"""What people see of a case, the answer apart from it, what to come back to after the play, and the pocket cards."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from bridgetable.cases.case import Case
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS, LATEST
from bridgetable.evening.book import BookEntry, ComeBack, entered, entry_text, parse_entry, ticked
from bridgetable.evening.draft import Draft
from bridgetable.evening.exercises import exercise, read_aloud, worked
from bridgetable.evening.looked_over import item_for, looked_over, looked_up, moved
from bridgetable.evening.pocket import SUBJECTS, pocket_card, pocket_cards
from bridgetable.evening.running import Running
from bridgetable.evening.set_list import Item, SetList, set_list_text
from bridgetable.evening.summary import clock, shown, were_right
from bridgetable.evening.votes import Vote
from bridgetable.judge import judge
from bridgetable.practice.paths import files


def case(name: str) -> Case:
    return load(files()[name])


# What people see


def test_the_ruling_is_no_part_of_an_exercise() -> None:
    asked = exercise(case("law54-b-accepts"), LATEST)
    assert asked.story.endswith('"I take it," says South.')
    assert [type(entry.action).__name__ for entry in asked.record.log] == ["Lead", "CallDirector"]
    answer = worked(asked)
    assert answer.cite == "54A"
    assert answer.rest[0] == "South, you may choose:"
    assert answer.ruling not in asked.story


def test_a_story_that_may_tell_the_ruling_is_told_by_its_actions_instead() -> None:
    told = case("law54-b-accepts")
    asked = exercise(replace(told, ruling={}), LATEST)
    assert asked.story == "East leads ♣2. North calls the director."
    assert worked(asked).own_words == ""


def test_a_sentence_that_says_more_takes_the_place_of_the_ruling() -> None:
    said = read_aloud(case("law50-b-ten-dropped").record, 2017)
    assert said.first == "East's ♥10 is a major penalty card. It stays face up, to be played as soon as that is legal."
    assert said.rest == ()


# A set list with its cases


def test_what_is_amiss_with_one_case_keeps_no_other_from_being_shown(tmp_path: Path) -> None:
    broken, changed = tmp_path / "broken.bridgecase", tmp_path / "changed.bridgecase"
    broken.write_text("id = ", encoding="utf-8")
    changed.write_bytes(files()["law54-b-accepts"].read_bytes())
    file = tmp_path / "list.bridgeevening"
    items = (
        Item("gone.bridgecase", title="The lost one"),
        Item("library:law54/none"),
        item_for(broken, "Broken", file),
        item_for(changed, "Changed", file),
        item_for(files()["law54-b-accepts"], "Sound", file),
        Item("//elsewhere/share/x.bridgecase"),
    )
    changed.write_bytes(changed.read_bytes() + b"\n# another remark\n")
    found = list(looked_over(SetList("Tuesday", items), file))
    assert "The lost one" in found[0].trouble and str(tmp_path) in found[0].trouble
    assert "library" in found[1].trouble
    assert "cannot be read" in found[2].trouble
    assert "changed" in found[3].trouble and found[3].case is not None
    assert found[4].trouble == "" and found[4].title() == '"I take it," says South'
    assert found[5].case is None and found[5].trouble
    assert [each.title() for each in found[:2]] == ["The lost one", "library:law54/none"]


def test_a_list_that_is_saved_elsewhere_names_its_cases_from_there(tmp_path: Path) -> None:
    own = tmp_path / "one.bridgecase"
    own.write_bytes(files()["law54-b-accepts"].read_bytes())
    old, new = tmp_path / "a.bridgeevening", tmp_path / "deeper" / "b.bridgeevening"
    new.parent.mkdir()
    at_first = SetList("x", (item_for(own, "One", None), item_for(files()["law54-b-accepts"], "Two", None)))
    in_old = moved(at_first, None, old)
    assert [item.case for item in in_old.items] == ["one.bridgecase", "library:law54/law54-b-accepts"]
    in_new = moved(in_old, old, new)
    assert in_new.items[0].case == "../one.bridgecase"
    assert looked_up(in_new.items[0], new).case is not None
    assert moved(in_old, old, old.with_name("c.bridgeevening")) == in_old


def test_every_change_of_a_list_can_be_taken_back() -> None:
    draft = Draft(SetList("x"))
    assert (draft.saved, draft.can_undo) == (True, False)
    draft.add([Item("a"), Item("b"), Item("c")])
    assert draft.move(2, 0) and not draft.move(0, 3) and not draft.move(-1, 0)
    draft.remove(1)
    assert [item.case for item in draft.set_list.items] == ["c", "b"]
    for letters in ("n", "no", "not"):
        draft.put(0, replace(draft.set_list.items[0], notes=letters), "notes")
    assert draft.undo()  # what was typed in one go
    assert draft.set_list.items[0].notes == ""
    assert draft.redo() and draft.set_list.items[0].notes == "not"
    while draft.undo():
        pass
    assert draft.saved and draft.can_redo and not draft.undo()
    assert not draft.change(draft.set_list)


def test_a_saved_list_is_saved_until_it_changes(tmp_path: Path) -> None:
    draft = Draft(SetList("x", (Item("a.bridgecase"),)), tmp_path / "old" / "x.bridgeevening", saved=False)
    wanted = draft.saved_to(tmp_path / "x.bridgeevening")
    assert wanted.items[0].case == "old/a.bridgecase"
    draft.is_saved(wanted, tmp_path / "x.bridgeevening", set_list_text(wanted).encode())
    assert draft.saved
    draft.change(replace(wanted, title="y"))
    assert not draft.saved


# The summary


def test_the_votes_stand_with_their_cases() -> None:
    vote = Vote("b", "B", 2017, "?", (("A", "x"), ("B", "y")), "B", (1, 3))
    running = Running(SetList("x", (Item("a", 2), Item("b"), Item("b"))), 1, (vote,), (90, 200))
    cases = shown(running)
    assert [each.seconds for each in cases] == [90, 200, 0]
    assert [each.over for each in cases] == [-30, 0, 0]
    assert [len(each.votes) for each in cases] == [0, 1, 0]
    assert were_right(running.votes) == (3, 4)
    assert clock(-30) == "0:30"


# The book


@pytest.mark.parametrize(
    ("name", "cites"),
    [("law64-a1-trick-and-one-more", ["64C1", "72C"]), ("law50-b-small-card-dropped", ["50E4", "72C"])],
)
def test_what_to_come_back_to_is_what_the_ruling_says_and_what_could_have_been_known(
    name: str, cites: list[str]
) -> None:
    record = case(name).record
    entry = entered(record, judge(record, 2017), "x", datetime(2026, 11, 25, 21, 4))
    assert [each.cite for each in entry.after] == cites
    assert (entry.time, entry.open) == ("21:04", 2)
    done = ticked(entry, 0, True)
    assert (done.open, done.after[0].done) == (1, True)
    assert parse_entry(entry_text(done), "x") == done


def test_regular_play_leaves_nothing_to_come_back_to() -> None:
    record = case("law54-b-accepts").record.upto(0)
    assert entered(record, judge(record, 2007), "x", datetime(2026, 11, 25, 21, 4)).after == ()


def test_after_midnight_comes_last() -> None:
    times = [BookEntry(time, "", "", "", "", "", 2017) for time in ("00:10", "19:30", "23:59")]
    assert [entry.time for entry in sorted(times, key=lambda entry: entry.order)] == ["19:30", "23:59", "00:10"]


def test_a_ruling_that_cannot_be_read_says_why() -> None:
    with pytest.raises(CaseErrors):
        parse_entry("after = [{done = 2}]", "x")
    assert parse_entry("[[after]]\nwords = 'x'", "x").after == (ComeBack("x", ""),)


# Pocket cards


def test_pocket_cards_say_what_the_program_rules_on_cases_of_the_library() -> None:
    cards = list(pocket_cards())
    assert len(cards) == len(SUBJECTS)
    for (name, situations), card in zip(SUBJECTS.items(), cards, strict=True):
        assert len(card.situations) == len(situations), name
        for (case_name, after), situation in zip(situations, card.situations, strict=True):
            record = case(case_name).record
            for ruling in situation.rulings:
                for edition in ruling.cites:
                    said = read_aloud(replace(record.upto(after or len(record.log)), branches=()), edition)
                    assert (said.first, said.rest, said.cite) == (ruling.first, ruling.rest, ruling.cites[edition])
            assert sorted(year for ruling in situation.rulings for year in ruling.cites) == sorted(EDITIONS)


def test_a_ruling_that_rests_on_an_answer_tells_it() -> None:
    changed_his_mind, slip_of_the_tongue, _ = pocket_card("card-named").situations
    assert "slip of the tongue" in changed_his_mind.found[0] and changed_his_mind.found[0].endswith("? No.")
    assert "slip of the tongue" in slip_of_the_tongue.found[0] and slip_of_the_tongue.found[0].endswith("? Yes.")
    assert changed_his_mind.rulings[0].first.endswith("is played to trick 4.")
    for (name, situations), card in zip(SUBJECTS.items(), pocket_cards(), strict=True):
        for (case_name, after), told in zip(situations, card.situations, strict=True):
            record = case(case_name).record
            asked = {(fact.id, fact.value) for fact in record.upto(after or len(record.log)).facts}
            assert len(told.found) == len(asked), (name, case_name)


def test_where_the_editions_differ_both_are_told() -> None:
    doubted = pocket_card("claim").situations[1]
    assert [tuple(ruling.cites) for ruling in doubted.rulings] == [(2007,), (2017,)]
    moved_by_dummy = pocket_card("card-named").situations[2]
    assert [ruling.cite for ruling in moved_by_dummy.rulings] == ["45D / 45D1"]


def test_a_call_that_puts_one_right_is_the_place_to_rule() -> None:
    for name in ("law31-a2-another-suit", "law31-a1-he-passes"):
        told = case(name)
        assert exercise(told, LATEST).record.log == told.record.log, name
