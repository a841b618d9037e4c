"""How large is written what stands on the felt: for the size of text, and for a room that looks from afar."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cases.reader import load
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.position import parse_hand
from bridgetable.table.record import Record
from bridgetable.ui.felt.flag_places import card_rect
from bridgetable.ui.felt.sizes import Corner, Sizes
from bridgetable.ui.felt.view import TableView, ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.start.app import application
from capitals import capitals


def test_text_enlarges_names_and_flags_and_no_index() -> None:
    usual, large = Sizes(1.1), Sizes(1.1, 1.5)
    assert (usual.names, usual.flags, usual.index) == (1.0, (1.0,), theme.INDEX_HEIGHT)
    assert large.names == large.flags[0] == pytest.approx(1.5)
    assert large.index == theme.INDEX_HEIGHT


def test_flags_are_tried_from_the_largest_to_one_that_can_still_be_read() -> None:
    sizes = Sizes(0.8, 2.0).flags
    assert list(sizes) == sorted(sizes, reverse=True)
    assert sizes[0] == theme.LARGEST_FLAG
    assert sizes[-1] * theme.FLAG_TEXT * 0.8 == pytest.approx(theme.LEAST_FLAG_TEXT)


@pytest.mark.parametrize("index", [theme.INDEX_HEIGHT, theme.LARGE_INDEX_HEIGHT, theme.LARGEST_INDEX])
def test_rank_and_suit_have_room_over_the_next_row_of_a_hand(index: float) -> None:
    corner = Corner(index)
    assert corner.depth <= 50.0
    assert corner.sign >= 12.0
    assert Corner(index, strip=20.0).high == min(index, 18.0)


FELTS = ((1920, 1150, 900), (1920, 1000, 860), (1280, 766, 600), (1280, 640, 560))
"""How wide a picture is that a room looks at, and the table in it, in pixels."""
READ, SEEN = 0.015, 0.0075
"""Capitals of thirty millimetres, and of fifteen, in a picture two metres wide."""


@pytest.mark.parametrize("bottom", [Seat.S, Seat.N, Seat.E, Seat.W])
@pytest.mark.parametrize("felt", FELTS)
def test_a_room_six_metres_deep_can_read_the_table(qtbot: QtBot, felt: tuple[int, int, int], bottom: Seat) -> None:
    room, view = felt[0], table_of(qtbot, felt)
    options = ViewOptions(animate=False, bottom=bottom, room=room)
    for dummy, least in (("AQ74.97.KJ98.Q96", READ), ("AKQT9432.97.KJ.Q", READ), ("AKQJT98765432...", SEEN)):
        session = Session(faced(dummy))
        view.show_state(session.view.table, session.view.verdict, options)
        found = capitals(view.table_scene)
        assert found.cards >= least * room, (dummy, found)
        assert found.least >= SEEN * room, (dummy, found)


@pytest.mark.parametrize("case", ["law51-b2-two-suits", "law62-c2-partner-of-the-leader", "lesson-47d-2-keeps"])
@pytest.mark.parametrize("felt", FELTS)
def test_a_room_can_read_the_flags(qtbot: QtBot, felt: tuple[int, int, int], case: str) -> None:
    room, view = felt[0], table_of(qtbot, felt)
    session = Session(load(next(resource_path("cases").rglob(f"{case}.toml"))).record)
    view.show_state(session.view.table, session.view.verdict, ViewOptions(animate=False, room=room))
    assert view.table_scene.flags.shown
    assert capitals(view.table_scene).flags >= SEEN * room


def table_of(qtbot: QtBot, felt: tuple[int, int, int]) -> TableView:
    """The table of a room, as large as `felt` says."""
    application()
    view = TableView()
    qtbot.addWidget(view)
    view.resize(*felt[1:])
    view.show()
    return view


def faced(dummy: str) -> Record:
    """A record of the play period in which North, dummy, holds these cards."""
    record = load(resource_path("cases", "law45", "lesson-45-4a.toml")).record
    unknown, header = parse_hand("*"), replace(record.position.header, stage="play")
    hands = (parse_hand(dummy), unknown, unknown, unknown)
    return replace(record, position=replace(record.position, header=header, hands=hands), log=())


@pytest.mark.parametrize("case", ["law57-a-lowest-once-more", "lesson-47d-2-changes", "lesson-45-1"])
@pytest.mark.parametrize("felt", [(1920, 1229, 1080), (1280, 819, 720)])
def test_in_a_room_the_cards_of_the_trick_are_the_largest(qtbot: QtBot, felt: tuple[int, int, int], case: str) -> None:
    room, view = felt[0], table_of(qtbot, felt)
    session = Session(load(next(resource_path("cases").rglob(f"{case}.toml"))).record)
    session.goto(session.view.length)
    sizes = {}
    for looked_at in (0, room):
        view.show_state(session.view.table, session.view.verdict, ViewOptions(animate=False, room=looked_at))
        scene = view.table_scene
        rows = [(seat, laid) for seat in Seat for laid in session.view.table.row(seat) if not laid.turned]
        lying = {(seat, laid.card) for seat, laid in rows if laid.card is not None} & scene.places.keys()
        sizes[looked_at] = {scene.places[key].scale for key in lying}
        others = [card_rect(at) for key, at in scene.places.items() if key not in lying]
        for key in lying:
            card = card_rect(scene.places[key])
            assert not any(card.holds(other.centre) or other.holds(card.centre) for other in others), (case, key)
    assert sizes[0] == {1.0} and min(sizes[room]) >= 1.1
