"""What a room sees: large enough for the back row at every moment, and nothing of the answer before it is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFont, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cases.reader import load
from bridgetable.cases.writer import case_text
from bridgetable.evening.running import Running
from bridgetable.evening.set_list import Item, SetList
from bridgetable.explain.words import text
from bridgetable.judge import judge
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.show.afar import LEAST, MUST
from bridgetable.ui.show.programme import Phase, Programme
from bridgetable.ui.show.room import RoomWindow
from bridgetable.ui.show.scene import RoomScene, scene_of
from bridgetable.ui.show.told import ruled_on
from bridgetable.ui.start.app import application
from capitals import capitals
from hidden_everywhere import PARAGRAPH
from in_turn import share
from present import present
from ui.show.evenings import CASES, TEN, evening

PICTURES = [(1920, 1080), (1280, 720), (1024, 768)]
LONG = (
    "law50-c-honour-instead",  # the longest answer
    "law62-a-pointed-out-and-put-right",  # the longest headline
    "law48-b2-after-a-later-lead-out-of-turn",  # the longest title
    "lesson-47d-1-by-accident",  # the longest story
    "law75-d",  # the longest action
)
FORTY = (*LONG, *TEN, *sorted(CASES)[::50])[:40]
OPTIONS = ViewOptions(animate=False)
HALF = 160
"""A pixel darker than this belongs to a letter."""


@pytest.fixture
def room(qtbot: QtBot) -> RoomWindow:
    application()
    made = RoomWindow()
    qtbot.addWidget(made, before_close_func=lambda window: window.hide())
    return made


def scenes(programme: Programme) -> Iterator[RoomScene]:
    """Every moment of the case that is shown, to the end of what follows from its ruling."""
    place, there = programme.place, True
    while there and programme.place == place:
        yield scene_of(programme)
        there = programme.on()


@cache
def ink(font: str) -> int:
    """How many rows of pixels a capital is high as this font draws it."""
    described = QFont()
    described.fromString(font)
    image = QImage(160, 160, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setFont(described)
    painter.drawText(20, 140, "E")
    painter.end()
    rows = range(image.height())
    return sum(any(image.pixelColor(x, y).lightness() < HALF for x in range(10, 110)) for y in rows)


def test_forty_cases_are_looked_at() -> None:
    assert len(set(FORTY)) >= 35 and len(FORTY) == 40


@pytest.mark.parametrize(("width", "height"), PICTURES)
def test_the_back_row_can_read_everything(room: RoomWindow, width: int, height: int) -> None:
    room.resize(width, height)
    room.show()
    for name in (*LONG, *share(FORTY[len(LONG) + PICTURES.index((width, height)) :], len(PICTURES))):
        for scene in scenes(Programme(evening(name), "en")):
            room.show_scene(scene, OPTIONS)
            here = f"{name}, {scene.phase.value}, {scene.at}"
            for part, must in room.texts():
                high = ink(part.font().toString())
                assert high >= (MUST if must else LEAST) * width, (here, part.text(), high)
                assert not clipped(part), (here, part.text())
            felt = capitals(room.table.table_scene)
            assert felt.cards >= MUST * width and felt.calls >= MUST * width, (here, felt)
            assert felt.least >= LEAST * width, (here, felt)
            assert inside(room), here


def with_picture(folder: Path, name: str, size: tuple[int, int], ruling: str = "Ruled.") -> Programme:
    """A programme of one case, beside whose file lies a picture of this size."""
    path = folder / "pictured.bridgecase"
    case = replace(load(CASES[name]), ruling={"en": ruling} if ruling else {}, contrast=())
    path.write_text(case_text(case), encoding="utf-8")
    picture = QImage(*size, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    assert picture.save(str(path.with_suffix(".png")))
    return Programme(Running(SetList("Tuesday", (Item(path.name),)), file=str(folder / "a.bridgeset")), "en")


@pytest.mark.parametrize("size", [(900, 600), (600, 900), (3000, 40), (40, 3000)])
@pytest.mark.parametrize("name", ["law54-b-accepts", *LONG[2:4]])
@pytest.mark.parametrize(("width", "height"), PICTURES)
def test_the_authors_picture_stands_with_the_story_and_covers_nothing(
    room: RoomWindow, tmp_path: Path, name: str, size: tuple[int, int], width: int, height: int
) -> None:
    room.resize(width, height)
    room.show()
    programme = with_picture(tmp_path, name, size)
    room.show_scene(scene_of(programme), OPTIONS)
    shown = room.page.authors
    assert shown.isVisible() and room.page.rect().contains(shown.geometry())
    assert shown.pixmap().deviceIndependentSize().width() <= shown.width()
    for part, must in room.texts():
        assert not part.geometry().intersects(shown.geometry()) and not clipped(part)
        assert ink(part.font().toString()) >= (MUST if must else LEAST) * width
    assert programme.on()
    room.show_scene(scene_of(programme), OPTIONS)
    assert not shown.isVisible() and shown.pixmap().isNull(), "it goes when something happens"
    assert programme.back()
    room.show_scene(scene_of(programme), OPTIONS)
    assert shown.isVisible()


def test_a_picture_that_may_tell_the_ruling_or_cards_nobody_has_seen_is_not_shown(tmp_path: Path) -> None:
    programme = with_picture(tmp_path, "law54-b-accepts", (90, 60), ruling="")
    assert not any(scene.picture for scene in scenes(programme))
    programme = with_picture(tmp_path, "law54-b-accepts", (90, 60))
    assert [bool(scene.picture) for scene in scenes(programme)][:2] == [True, False]
    assert not any(scene.picture for scene in scenes(Programme(programme.running, "en", blind=True)))


def test_what_only_bears_the_name_of_a_picture_is_not_shown(room: RoomWindow, tmp_path: Path) -> None:
    programme = with_picture(tmp_path, "law54-b-accepts", (90, 60))
    (tmp_path / "pictured.png").write_bytes(b"\x89PNG\r\n\x1a\nnone")
    programme.go_to(0)
    room.show()
    room.show_scene(scene_of(programme), OPTIONS)
    assert not room.page.authors.isVisible()


def clipped(part: QLabel) -> bool:
    """Whether some of a text is not to be seen."""
    box = part.fontMetrics().boundingRect(
        part.rect().adjusted(0, 0, 0, 100_000), int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft), part.text()
    )
    return box.height() > part.height() + 1 or box.width() > part.width() + 1


def inside(room: RoomWindow) -> bool:
    """Whether the texts stand under each other on their page, and none over its edge."""
    boxes = sorted((part.geometry() for part, _ in room.texts()), key=lambda box: (box.top(), box.left()))
    apart = all(not one.intersects(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    return apart and all(room.page.rect().contains(box) for box in boxes)


def said(room: RoomWindow) -> Iterator[str]:
    """All that the room's window says or would say to who asks it, seen or not."""
    for part in (room, *room.findChildren(QWidget)):
        yield from (part.toolTip(), part.statusTip(), part.accessibleName(), part.accessibleDescription())
        if isinstance(part, QLabel):
            yield part.text()
    yield from (item.toolTip() for item in filter(QGraphicsItem.isVisible, room.table.table_scene.items()))
    waiting: list[QAccessibleInterface | None] = [QAccessible.queryAccessibleInterface(room)]
    while waiting:
        heard = waiting.pop()
        if heard is not None and heard.isValid():
            kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
            yield from (heard.text(kind) for kind in kinds)
            waiting += [heard.child(number) for number in range(heard.childCount())]


def betrayed(room: RoomWindow, programme: Programme) -> list[str]:
    """What the window says of the ruling that is kept back, over what the room is offered and the story tells."""
    case, told = present(programme.case), present(programme.coming)
    verdict = judge(ruled_on(case.record), programme.edition)
    sentences = [told.words, told.law, told.reason, *map(text, (*verdict.findings, *verdict.options))]
    offered = {re.sub(r"\u200b", "", each) for each in (*programme.ballot.answers, programme.case_title)}
    found = []
    for each in said(room):
        plain = each.replace("\u200b", "")
        for own in (*offered, programme.story, scene_of(programme).action):
            plain = plain.replace(own, "") if own else plain
        if PARAGRAPH.search(plain) or any(len(words) > 8 and words in plain for words in sentences) or "✓" in plain:
            found.append(plain)
    return found


def seen(room: RoomWindow) -> tuple[object, ...]:
    """What is seen of the room's window: its words as a picture, and all that lies and is written on the felt."""
    felt = room.table.table_scene
    flags = [(flag.lines, flag.rect) for flag in felt.flags.shown]
    names = [(label.text, label.box) for label in felt.labels.values()]
    return room.page.grab().toImage(), felt.places, felt.lit, flags, names, felt.count.toolTip()


@pytest.mark.parametrize("name", TEN)
def test_nothing_tells_the_answer_before_it_is_shown(room: RoomWindow, name: str) -> None:
    room.resize(1280, 720)
    room.show()
    programme = Programme(evening(name), "en")
    frames = {}
    while programme.phase is not Phase.RULED:
        room.show_scene(scene_of(programme), OPTIONS)
        assert betrayed(room, programme) == []
        frames[programme.phase] = seen(room)
        programme.on()
    room.show_scene(scene_of(programme), OPTIONS)
    assert betrayed(room, programme) != []
    programme.back()
    room.show_scene(scene_of(programme), OPTIONS)
    assert betrayed(room, programme) == []
    assert seen(room) == frames[Phase.ASKING], "hidden again it looks as it did before"


def test_another_case_leaves_nothing_of_the_ruling_before(room: RoomWindow) -> None:
    room.resize(1280, 720)
    room.show()
    programme = Programme(evening(*TEN[:3]), "en")
    first = Programme(evening(*TEN[:3]), "en")
    for place in (1, 2):
        programme.ask()
        programme.reveal()
        room.show_scene(scene_of(programme), OPTIONS)
        told = present(programme.told)
        programme.go_to(place)
        room.show_scene(scene_of(programme), OPTIONS)
        assert not [each for each in said(room) if told.words in each]
        first.go_to(place)
        fresh = seen(room)
        room.show_scene(scene_of(first), OPTIONS)
        assert seen(room) == fresh


def test_a_long_story_is_turned_over_page_by_page(room: RoomWindow) -> None:
    from dataclasses import replace

    room.resize(1280, 720)
    room.show()
    story = " ".join(f"Sentence number {number} of a long story." for number in range(120))
    scene = replace(scene_of(Programme(evening(TEN[0]), "en")), story=story)
    room.show_scene(scene, OPTIONS)
    pages = [room.page.said]
    while room.page.turn(1):
        pages.append(room.page.said)
        assert inside(room)
    assert len(pages) > 1
    told = " ".join(pages)
    assert all(f"number {number} " in told for number in range(120))
    while room.page.turn(-1):
        pass
    assert room.page.said == pages[0]


@pytest.mark.parametrize("words", ["x" * 900, "word " * 400, "<b>bold</b> " * 60])
def test_what_a_stranger_has_written_is_cut_and_not_clipped(room: RoomWindow, words: str) -> None:
    from dataclasses import replace

    room.resize(1280, 720)
    room.show()
    programme = Programme(evening(TEN[0]), "en")
    for scene in scenes(programme):
        room.show_scene(replace(scene, title=words, action=words, story=words), OPTIONS)
        assert inside(room)
        for part, must in room.texts():
            assert ink(part.font().toString()) >= (MUST if must else LEAST) * 1280
