"""The felt is the ruling made visible: what lies in the trick is what the verdict calls played, or its flag says more.

At every step of every case of the library, on every branch, under both editions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.cards import Card, parse_card
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.card_status import status_finding, status_word
from bridgetable.explain.noticed import as_noticed
from bridgetable.explain.whynot import Reason
from bridgetable.explain.whynot_words import told
from bridgetable.findings.verdict import Verdict
from bridgetable.resources import resource_path
from bridgetable.seats import SEATS, Seat
from bridgetable.session import Session
from bridgetable.table.lines import lines
from bridgetable.table.record import Record
from bridgetable.table.state import Table
from bridgetable.ui.felt.card_words import spoken
from bridgetable.ui.felt.drawn import Drawn, drawn
from bridgetable.ui.felt.flags import Flag, flags_of
from bridgetable.ui.record.commands import GoTo, Undo
from bridgetable.ui.shell.window import Window
from in_turn import in_turn
from ui.conftest import settle

FOLDERS = sorted(path.name for path in resource_path("cases").iterdir())

BECOMES = {
    "goes back",
    "leaves the trick",
    "stays if accepted",
    "played if named",
    "waits for the choice",
    "waits for the trick",
    "to be led",
    "to be played",
    "face-down lead",
    "major penalty",
    "minor penalty",
    "must be played",
    "exposed",
    "held, not played",
    "in hand",
    "withdrawn",
}
"""The flags that say of a card in the trick what becomes of it, or as what it lies there."""


class Step(NamedTuple):
    """A case at one of its steps: what is drawn, and the flags beside it."""

    record: Record
    table: Table
    verdict: Verdict
    drawn: Drawn
    flags: dict[tuple[Seat, Card], tuple[Flag, ...]]

    def in_the_trick(self) -> Iterator[tuple[Seat, Card]]:
        """The cards drawn in the trick."""
        lying = [(seat, laid.card) for seat in SEATS for laid in self.table.row(seat) if laid.card and not laid.turned]
        there = [*lying, *self.drawn.called, *((seat, card) for seat, card, _ in self.drawn.laid)]
        yield from (key for key in there if self.drawn.where(self.table, *key) == "playing")

    def words(self, key: tuple[Seat, Card]) -> list[str]:
        return [flag.word.rstrip("?") for flag in self.flags.get(key, ())]


def steps(path: Path, year: int) -> Iterator[Step]:
    record = load(path).record
    for line in lines(record):
        session = Session(record, year, at=0)
        session.choose_line(line.name, 0)
        for at in range(session.view.length + 1):
            session.goto(at)
            yield step(session)


def step(session: Session) -> Step:
    table, verdict = session.view.table, session.view.verdict
    return Step(session.shown, table, verdict, drawn(table, verdict), flags_of(table, verdict))


@cache
def case(name: str) -> Record:
    return load(next(resource_path("cases").rglob(f"{name}.toml"))).record


def at_the_end(name: str, year: int, blind: bool = False) -> Step:
    return step(Session(case(name), year, blind=blind))


def shown(now: Step, *keys: str) -> list[str]:
    """Where cards written `N SJ` are drawn, with the first word of their flags."""
    found = []
    for text in keys:
        key = (Seat(text[0]), parse_card(text[2:]))
        found.append(" ".join([now.drawn.where(now.table, *key), *now.words(key)[:1]]))
    return found


@pytest.mark.parametrize(
    ("name", "year", "cards", "drawn_as"),
    [
        ("lesson-45-1", 2007, ("N SJ", "N SK"), ["playing played", "hand"]),
        ("lesson-45-1", 2017, ("N SJ", "N SK"), ["playing played", "hand"]),
        ("law45-jack-slip-pause", 2007, ("N SJ", "N SK"), ["playing played", "hand"]),
        ("law45-jack-slip-pause", 2017, ("N SJ", "N SK"), ["hand", "playing played"]),
        ("lesson-45-2", 2017, ("N C2", "N D2"), ["hand", "playing played"]),
        ("lesson-45-2-played", 2017, ("N C2", "N D2"), ["playing goes back", "hand to be led"]),
        ("lesson-45-6a", 2007, ("N D6", "N H6"), ["hand to be led", "playing goes back"]),
        ("lesson-46-3d", 2017, ("N SJ", "N S5"), ["playing played", "hand"]),
        ("lesson-47d-1", 2017, ("N C4", "N CA", "E S4"), ["playing played", "hand", "before major penalty"]),
        ("lesson-45-8a", 2017, ("E D7",), ["hand to be played"]),
        ("law45-near-table", 2007, ("S H2",), ["hand to be led"]),
        ("law45-pointed-at-another-card", 2017, ("N SQ",), ["playing played"]),
        ("law46-b3b-neither-of-the-two", 2017, ("N DJ",), ["hand"]),
        ("law46-b5-not-for-declarer-any-more", 2007, ("N S4",), ["hand"]),
        ("law46-high-lowest-winner", 2017, ("N CT", "N CQ"), ["playing played", "hand"]),
        ("law46-b2-after-a-refused-lead", 2017, ("N DQ", "N H4"), ["hand withdrawn", "playing played"]),
        ("law16-b1-a-pause", 2017, ("N H2",), ["playing played"]),
        ("law45-wrong-card-never-put-down", 2017, ("N D4", "N D5"), ["hand to be led", "playing goes back"]),
        ("law58-b2-two-cards-as-his-own-lead", 2017, ("W C9", "W C5"), ["playing played", "before minor penalty"]),
        ("law16-a1-refused-lead", 2017, ("E C2",), ["playing major penalty"]),
        ("law57-c1-both-hands-premature-lead", 2017, ("E H4",), ["playing waits for the trick"]),
    ],
)
def test_where_the_cards_of_a_case_are_drawn(name: str, year: int, cards: tuple[str, ...], drawn_as: list[str]) -> None:
    assert shown(at_the_end(name, year), *cards) == drawn_as


def test_two_leads_from_wrong_hands_wait_each_for_its_own() -> None:
    session = Session(case("law53-c-from-both-hands"))
    session.goto(2)
    assert shown(step(session), "N DQ", "S D3") == ["playing stays if accepted", "playing waits for the choice"]


def test_while_only_what_was_noticed_is_told_dummy_goes_to_what_was_called() -> None:
    session = Session(case("lesson-45-1"), at=0)
    session.goto(7)
    verdict = replace(as_noticed(session.view.verdict), cards={})
    assert drawn(session.view.table, verdict).called == {(Seat.N, parse_card("SJ"))}
    assert not drawn(session.view.table, replace(verdict, noticed_only=False)).called
    session.goto(6)
    assert not drawn(session.view.table, as_noticed(session.view.verdict)).called


def test_stepping_back_and_forth_draws_the_same() -> None:
    session = Session(case("lesson-45-2-played"))
    there = step(session)
    session.goto(1)
    assert step(session).drawn == Drawn()
    session.goto(4)
    assert step(session) == there


SAID = {
    "played": "is played",
    "to be led": "is still to be led",
    "to be played": "is still to be put into the trick",
    "goes back": "goes back",
    "stays if accepted": "stays if the lead is accepted",
    "played if named": "is played if it is named",
    "waits for the choice": "waits for the choice",
    "waits for the trick": "waits until this trick is over",
    "exposed": "has been seen",
    "withdrawn": "has been withdrawn",
    "held, not played": "is held, not played",
    "in hand": "is in hand",
    "major penalty": "is a major penalty card",
    "minor penalty": "is a minor penalty card",
    "must be played": "must be played",
    "face-down lead": "lies face down as the opening lead",
}
"""What a click on a card says first, for the first word of its flag."""


@pytest.mark.parametrize("year", EDITIONS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_felt_flag_and_click_say_the_ruling(folder: str, year: int) -> None:
    for path in in_turn(sorted(resource_path("cases", folder).glob("*.toml")), year, 2):
        for now in steps(path, year):
            where = f"{path.stem}, {year}, {len(now.record.log)}"
            what_lies_in_the_trick_is_played_there_or_its_flag_says_what_becomes_of_it(now, where)
            what_is_played_lies_there_or_its_flag_says_that_it_is_still_to_be_laid(now, where)
            a_click_says_what_the_flag_says(now, where)


def what_lies_in_the_trick_is_played_there_or_its_flag_says_what_becomes_of_it(now: Step, where: str) -> None:
    for key in now.in_the_trick():
        status = now.verdict.cards.get(key)
        played = status is not None and status.status in ("played", "quitted")
        called = key in now.drawn.called
        assert not called or now.verdict.dummy is key[0] or now.table.spread(key[0]), (where, key)
        assert played or BECOMES & set(now.words(key)), (where, key, now.words(key))


def what_is_played_lies_there_or_its_flag_says_that_it_is_still_to_be_laid(now: Step, where: str) -> None:
    for key in now.verdict.trick.cards:
        lies = now.drawn.where(now.table, *key) in ("playing", "turned")
        owed = {"to be led", "to be played"} & set(now.words(key))
        raised = now.table.place(*key) == "raised" and "played" in now.words(key)
        assert lies or owed or raised, (where, key, now.words(key))


def a_click_says_what_the_flag_says(now: Step, where: str) -> None:
    for (seat, card), flags in now.flags.items():
        if flags[0].kind == "may be taken back":
            continue  # a turned card, which has no flag on the felt
        asked, finding = status_word(now.verdict, seat, card), status_finding(now.verdict, seat, card)
        reason = Reason(seat, card, asked, True, flags[0].cite, finding, now=asked)
        statement, word = told(now.record, now.verdict, reason).statement, flags[0].word.rstrip("?")
        assert SAID[word] in statement, (where, word, statement)


# In the window


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("name", ["lesson-45-1", "lesson-45-2-played", "lesson-45-8a", "law46-b2-after-a-refused-lead"])
def test_a_click_on_each_card_with_a_flag_says_its_words(
    qtbot: QtBot, open_window: Callable[..., Window], name: str
) -> None:
    window = open_window(next(resource_path("cases").rglob(f"{name}.toml")))
    view = window.middle.table
    for number in range(window.session.view.length, 0, -1):
        window.acting.carry_out(GoTo(number))
        settle(qtbot, window)
        for key, flags in list(view.table_scene.flags.lines.items()):
            view._clicked(key)
            assert window.asking.card._pill.text().lower() == flags[0].word, (number, key)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_doing_what_is_ruled_puts_the_right_card_into_the_trick(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    window = open_window(next(resource_path("cases").rglob("lesson-45-2-played.toml")))
    scene, led, slip = window.middle.table.table_scene, parse_card("D2"), parse_card("C2")
    before = scene.places[Seat.N, slip]
    assert [line.word for line in scene.flag_lines((Seat.N, led))] == ["to be led"]
    button = next(b for b in window.director.findChildren(QPushButton) if b.text() == "Do it" and b.isVisible())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert scene.places[Seat.N, led] == before
    assert [line.word for line in scene.flag_lines((Seat.N, led))] == ["played"]
    assert not window.menus.act("do it").isEnabled()
    window.acting.carry_out(Undo())
    assert scene.places[Seat.N, slip] == before


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_another_edition_draws_the_other_card(open_window: Callable[..., Window]) -> None:
    window = open_window(next(resource_path("cases").rglob("law45-jack-slip-pause.toml")))
    scene, jack, king = window.middle.table.table_scene, (Seat.N, parse_card("SJ")), (Seat.N, parse_card("SK"))
    window.acting.switch_edition(2007)
    there = scene.places[jack]
    window.acting.switch_edition(2017)
    assert scene.places[king] == there
    assert scene.places[jack] != there
    assert "put out on the table" in spoken(window.middle.table.table_scene, king)
