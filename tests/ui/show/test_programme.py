"""Where an evening is: on and back, asked and told, hands, editions, twins and branches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.evening.running import parse_running, running_text
from bridgetable.evening.set_list import Item
from bridgetable.seats import SEATS
from bridgetable.ui.show.programme import Phase, Programme
from bridgetable.ui.show.scene import scene_of
from present import present
from ui.show.evenings import CASES, TEN, evening

ACCEPTS = "law54-b-accepts"


def begun(*names: str) -> Programme:
    return Programme(evening(*names), "en")


def twin_shown(programme: Programme) -> bool:
    return programme.in_twin


def line_of(programme: Programme) -> str | None:
    return programme.session.line


def follows(programme: Programme) -> bool:
    return programme.following


def test_a_case_is_told_then_asked_then_at_a_second_press_ruled_on() -> None:
    programme = begun("lesson-45-1", ACCEPTS)
    seen = []
    while programme.place == 0:
        seen.append((programme.phase, programme.session.at))
        assert programme.session.hidden is (programme.phase is not Phase.RULED)
        assert programme.on()
    end = present(next(at for moment, at in seen if moment is Phase.ASKING))
    told = [(Phase.TELLING, at) for at in range(end + 1)]
    after = len(present(load(CASES["lesson-45-1"])).record.log)
    ruled = [(Phase.RULED, at) for at in range(end, after + 1)]
    assert seen == [*told, (Phase.ASKING, end), (Phase.READY, end), *ruled]
    assert (programme.place, programme.phase, programme.session.at) == (1, Phase.TELLING, 0)


@pytest.mark.parametrize("name", TEN)
def test_back_takes_every_step_back(name: str) -> None:
    programme = begun(name)

    def here() -> tuple[Phase, int, bool]:
        return programme.phase, programme.session.at, programme.session.hidden

    forth, back = [here()], []
    while programme.on():
        forth.append(here())
    back.append(here())
    while programme.back():
        back.append(here())
    # From the ruling one comes back to the question, without the warning before it.
    assert back == [each for each in reversed(forth) if each[0] is not Phase.READY]


def test_back_from_the_beginning_is_the_question_of_the_case_before() -> None:
    programme = begun("lesson-45-1", ACCEPTS)
    programme.go_to(1)
    assert programme.back()
    assert (programme.place, programme.phase, programme.session.hidden) == (0, Phase.ASKING, True)
    programme.go_to(0)
    assert not programme.back()


def test_after_the_last_case_nothing_comes() -> None:
    programme = begun(ACCEPTS)
    programme.space()
    programme.space()
    while programme.on():
        pass
    assert programme.place == 0 and programme.phase is Phase.RULED


def test_space_asks_then_rules_then_hides() -> None:
    programme = begun("lesson-45-1")
    seen = []
    for _ in range(4):
        seen.append(programme.phase)
        programme.space()
    assert seen == [Phase.TELLING, Phase.ASKING, Phase.RULED, Phase.ASKING]
    assert not programme.session.hidden


def test_hands_are_counted_for_the_answer_in_focus_while_the_room_is_asked() -> None:
    programme = begun("lesson-45-1")
    programme.count(1)
    assert programme.ballot.hands == (0, 0, 0, 0)
    programme.ask()
    for step, hands in ((0, 3), (1, 2), (-2, 1)):
        programme.ballot.move_focus(step)
        for _ in range(hands):
            programme.count(1)
    programme.count(-1)
    programme.count(-1)
    assert programme.ballot.hands == (3, 2, 0, 0)
    programme.reveal()
    programme.count(1)
    assert programme.ballot.hands == (3, 2, 0, 0)
    (vote,) = programme.running.votes
    assert (vote.right, vote.hands) == (vote.answers[programme.ballot.right][0], (3, 2, 0, 0))
    assert programme.told is not None and (vote.headline, vote.paragraph) == (programme.told.words, programme.told.cite)


def test_each_edition_has_its_own_answers_and_hands() -> None:
    programme = begun("lesson-47d-2-changes")
    programme.ask()
    programme.count(1)
    first = programme.edition, programme.ballot.answers
    programme.other_edition()
    assert programme.edition != first[0] and sum(programme.ballot.hands) == 0
    assert programme.phase is Phase.ASKING and programme.session.hidden
    for _ in EDITIONS[1:]:
        programme.other_edition()
    assert (programme.edition, programme.ballot.answers) == first and sum(programme.ballot.hands) == 1


def test_the_warning_is_taken_back_where_the_laws_change() -> None:
    programme = begun("lesson-45-1")
    programme.ask()
    programme.on()
    programme.other_edition()
    assert programme.phase is Phase.ASKING


def test_the_twin_begins_without_its_ruling_and_votes_for_itself() -> None:
    programme = begun("lesson-45-4a", ACCEPTS)
    programme.ask()
    programme.count(1)
    programme.reveal()
    assert programme.twin()
    assert twin_shown(programme)
    assert (programme.phase, programme.session.hidden, programme.session.at) == (Phase.TELLING, True, 0)
    programme.ask()
    programme.count(1)
    assert {vote.case.rpartition("/")[2] for vote in programme.running.votes} == {"lesson-45-4a", "law45-near-table"}
    assert programme.twin() and programme.phase is Phase.TELLING
    assert not twin_shown(programme)
    programme.twin()
    programme.reveal()
    while programme.place == 0:
        assert programme.on()
    assert (programme.case_title, programme.in_twin) == (load(CASES[ACCEPTS]).title_in(), False)


def test_branches_come_with_the_ruling() -> None:
    name = next(name for name in CASES if load(CASES[name]).record.branches)
    programme = begun(name)
    assert programme.branches and scene_of(programme).branches == ()
    assert not programme.branch(1)
    programme.ask()
    assert not programme.branch(1)
    programme.reveal()
    assert programme.branch(1)
    assert line_of(programme) == programme.branches[0]
    assert follows(programme)
    assert not programme.branch(len(programme.branches) + 1)
    while follows(programme):
        assert programme.back()
    assert programme.phase is Phase.RULED
    assert line_of(programme) is None
    programme.branch(1)
    assert programme.branch(0)
    assert not follows(programme)
    programme.branch(1)
    programme.space()
    assert programme.session.hidden
    assert line_of(programme) is None


def test_a_case_that_is_missing_is_told_and_passed_over(tmp_path: Path) -> None:
    running = evening("lesson-45-1", ACCEPTS)
    (tmp_path / "broken.toml").write_text("id = 5", encoding="utf-8")
    gone = tuple(Item(str(tmp_path / f"{name}.toml"), title=name) for name in ("gone", "broken"))
    items = (running.set_list.items[0], *gone, running.set_list.items[1])
    programme = Programme(replace(running, set_list=replace(running.set_list, items=items), at=1), "en")
    for name in ("gone", "broken"):
        assert name in programme.trouble and scene_of(programme).trouble == programme.trouble
        programme.count(1)
        programme.space()
        assert programme.phase is Phase.TELLING and programme.coming is None and programme.running.votes == ()
        assert programme.on()
    assert programme.trouble == "" and programme.case is not None
    assert programme.back() and programme.trouble and programme.back() and programme.back()
    assert programme.place == 0 and programme.phase is Phase.ASKING


def test_an_evening_goes_on_where_it_was_put_by() -> None:
    programme = begun("lesson-45-1", ACCEPTS)
    programme.ask()
    programme.count(1)
    programme.go_to(1)
    programme.seconds[1] = 7
    again = Programme(parse_running(running_text(programme.running), "kept"), "en")
    assert (again.place, again.seconds, again.phase, again.session.hidden) == (1, [0, 7], Phase.TELLING, True)
    again.go_to(0)
    again.ask()
    assert sum(again.ballot.hands) == 1


@pytest.mark.parametrize("name", TEN)
def test_what_the_room_is_told_before_the_ruling_holds_nothing_of_it(name: str) -> None:
    programme = begun(name)
    while programme.phase is not Phase.RULED:
        scene = scene_of(programme)
        assert (scene.right, scene.told, scene.branches) == (None, None, ())
        assert not scene.verdict.findings and not scene.verdict.cards and not scene.verdict.options
        programme.on()
    assert scene_of(programme).told is not None


def test_a_question_is_about_what_happened_not_about_the_call_for_the_director() -> None:
    programme = begun("lesson-45-4a")
    while not programme.at_the_end:
        programme.on()
    assert scene_of(programme).action == "West calls the director"
    programme.on()
    assert scene_of(programme).action.startswith("South")


def test_who_looks_blind_shows_no_card_that_nobody_has_seen() -> None:
    programme = Programme(evening("lesson-45-1"), "en", blind=True)
    assert programme.session.blind and programme.story == ""
    programme.ask()
    hidden = {seat: scene_of(programme).table.hidden(seat) for seat in SEATS}
    assert sum(bool(cards) for cards in hidden.values()) >= 2
    assert programme.ballot.answers
    programme.reveal()
    assert programme.told is not None and programme.session.blind
