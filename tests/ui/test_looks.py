"""Light and dark, cloths, sizes of text: every colour can be read, and a window follows at once."""

from __future__ import annotations

import gc
import math
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from bridgetable.ui.felt.layout import Zone
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.looks import Looks
from bridgetable.ui.looks.palettes import CLOTHS, PALETTES, Cloth, Palette
from bridgetable.ui.shell.wearing import MOST_WIDE
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.lines import FoldingHeading

READABLE = 4.5
"""The least contrast of text and ground."""
VISIBLE = 3.0
"""The least contrast of an edge that says where something can be pressed, or what has the focus."""

BOTH = pytest.mark.parametrize("name", PALETTES)


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, 1 to 21, as the guidelines for readable pages reckon."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[-6:][place : place + 2], 16) / 255 for place in (0, 2, 4))
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def texts(p: Palette) -> Iterator[tuple[str, str, str]]:
    """Every pair of a text and what it stands on, with words for it."""
    for ground in (p.paper, p.paper_shade, p.card_paper):
        for ink in (p.ink, p.ink_soft, p.ink_faint, p.link, *p.suits_on_paper.values()):
            yield f"{ink} on paper", ink, ground
    for ink in (p.ink, p.ink_soft):
        yield "on a bar", ink, p.paper_deep
    for ink in (p.ink, p.link):
        yield "chosen in a list", ink, p.chosen
    yield "marked text", p.on_chosen, p.chosen_edge
    for name, tone in p.tones.items():
        yield f"the pill of {name}", tone.on_strong, tone.strong
        for ink in (p.ink, p.ink_soft, p.link, tone.strong):
            yield f"{ink} on {name}", ink, tone.ground
        yield f"a hollow flag of {name}", tone.strong, p.card_paper
        yield f"an answer of {name}", tone.strong, p.paper
    for colours in (p.four_colours, p.two_colours):
        for suit, ink in colours.items():
            yield f"{suit} on its card", ink, p.card_face
            yield f"{suit} on a card known in part", ink, p.part_face
    yield "no suit", p.no_suit, p.part_face
    for ground in (p.label_ground, p.label_turn):
        for ink in (p.ink, p.ink_soft):
            yield "a player's name", ink, ground
    for name, cloth in p.cloths.items():
        for ground in (cloth.felt, cloth.felt_middle, cloth.felt_edge):
            yield f"on {name}", p.on_felt, ground
        for ground in (cloth.felt, cloth.felt_edge):
            yield f"softly on {name}", cloth.on_felt_soft, ground
        yield f"a complaint on {name}", p.focus, cloth.felt_edge


@BOTH
def test_every_text_can_be_read(name: str) -> None:
    faint = [
        f"{words}: {ink} on {ground} {contrast(ink, ground):.2f}"
        for words, ink, ground in texts(PALETTES[name])
        if contrast(ink, ground) < READABLE
    ]
    assert not faint


EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "without red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "without green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}
"""How light becomes light for other eyes: what red, green and blue each take of the three."""


def apart(one: str, other: str, eyes: str) -> float:
    """How far two colours are apart for such eyes, about 2 where one can just be told from the other."""
    return math.dist(_seen(one, eyes), _seen(other, eyes))


def _seen(colour: str, eyes: str) -> tuple[float, float, float]:
    light = [(int(colour[place : place + 2], 16) / 255) ** 2.2 for place in (1, 3, 5)]
    red, green, blue = (max(0.0, sum(part * of for part, of in zip(light, row, strict=True))) for row in EYES[eyes])
    x, y, z = (
        (share[0] * red + share[1] * green + share[2] * blue) ** (1 / 3)
        for share in ((0.434, 0.376, 0.190), (0.213, 0.715, 0.072), (0.018, 0.109, 0.873))
    )
    return 116 * y, 500 * (x - y), 200 * (y - z)


@BOTH
@pytest.mark.parametrize("eyes", EYES)
def test_hearts_and_diamonds_are_told_apart_by_every_eye(name: str, eyes: str) -> None:
    for colours in (PALETTES[name].four_colours, PALETTES[name].suits_on_paper):
        assert apart(colours["H"], colours["D"], eyes) > 20


@BOTH
def test_diamonds_are_orange(name: str) -> None:
    """Neither the red of hearts nor a brown, which is an orange that is too dark or too dull."""
    for colours in (PALETTES[name].four_colours, PALETTES[name].suits_on_paper):
        orange = QColor(colours["D"])
        assert 20 <= orange.hsvHueF() * 360 <= 35 and orange.hsvSaturationF() > 0.7 and orange.valueF() > 0.7
        assert QColor(colours["H"]).hue() > 340 and QColor(PALETTES[name].two_colours["D"]).hue() < 5


@BOTH
def test_what_can_be_pressed_and_what_has_the_focus_can_be_seen(name: str) -> None:
    p = PALETTES[name]
    edges = [(p.line_strong, p.paper), (p.line_strong, p.card_paper), (p.chosen_edge, p.paper)]
    edges += [(p.chosen_edge, p.card_paper), (p.chosen_edge, p.paper_deep)]
    edges += [(p.focus, cloth.felt) for cloth in p.cloths.values()]
    assert [(one, other) for one, other in edges if contrast(one, other) < VISIBLE] == []


def test_no_colour_stands_anywhere_but_in_the_palettes() -> None:
    named = {field.name.upper() for kind in (Palette, Cloth) for field in fields(kind)}
    named |= {name.upper() for name in PALETTES["light"].tones}
    loose = [name for name, value in vars(theme).items() if str(value).startswith("#") and name not in named]
    assert loose == []
    assert set(named) <= set(theme.__annotations__)
    for palette in PALETTES.values():
        assert tuple(palette.cloths) == CLOTHS
        assert palette.tones.keys() == PALETTES["light"].tones.keys()


@pytest.fixture
def light_again() -> Iterator[None]:
    """Leaves the window's colours as they were."""
    yield
    theme.wear(PALETTES["light"])


def _colour_at(window: Window, point: QPointF) -> QColor:
    table = window.middle.table
    return table.grab().toImage().pixelColor(table.mapFromScene(point))


@pytest.mark.usefixtures("light_again")
def test_a_window_changes_its_colours_at_once_even_while_a_card_is_moved(qtbot: QtBot, window: Window) -> None:
    table, scene = window.middle.table, window.middle.table.table_scene
    key = next(key for key in scene.places if key[0].value == "E")
    scene._begin_drag(key, QPointF(scene.places[key].x, scene.places[key].y))
    target = scene.layout.held_point(key[0], Zone.VISIBLE)
    assert scene.drag is not None
    scene._follow(scene.drag, QPointF(*target))
    held, corner = scene.item(key).place, QPointF(3, 3)
    lines = scene.live_lines
    assert lines
    before = _colour_at(window, corner)
    first = next(button for button in window.middle.findChildren(QToolButton) if button.isEnabled())
    drawn = first.grab().toImage()
    window.menus.act("theme dark").trigger()
    assert QApplication.palette().window().color() == QColor(PALETTES["dark"].paper)
    assert window.right.grab().toImage().pixelColor(2, 200) == QColor(PALETTES["dark"].paper)
    assert first.grab().toImage() != drawn
    dark = _colour_at(window, corner)
    assert dark.lightness() < before.lightness()
    window.menus.act("cloth burgundy").trigger()
    assert _colour_at(window, corner).hue() != dark.hue()
    assert scene.drag is not None
    assert scene.item(key).place == held
    assert scene.live_lines == lines
    table.table_scene.cancel_drag()
    window.menus.act("theme light").trigger()
    assert window.preferences.looks == Looks("light", "burgundy", 100)


@pytest.mark.usefixtures("light_again")
def test_the_text_has_named_sizes_and_keeps_the_one_chosen(window: Window) -> None:
    usual = QApplication.font().pointSizeF()
    window.menus.act("text 200").trigger()
    assert QApplication.font().pointSizeF() == pytest.approx(2 * usual)
    window.menus.act("larger").trigger()
    assert window.preferences.looks.text == 200
    window.menus.act("smaller").trigger()
    assert window.preferences.looks.text == 175
    assert window.menus.act("text 175").isChecked()
    window.menus.act("usual size").trigger()
    assert QApplication.font().pointSizeF() == pytest.approx(usual)


def test_on_a_mac_letters_are_as_large_as_elsewhere_and_of_a_font_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    mac = runpy.run_path(theme.__file__)
    for name in ("TEXT_SIZE", "SMALL_SIZE", "TITLE_SIZE", "HEADLINE_SIZE", "AFAR_SIZE"):
        pixels, elsewhere = mac[name] * 72 / 72, getattr(theme, name) * 96 / 72  # points to the inch there and here
        assert pixels == pytest.approx(elsewhere), name
    assert mac["FONT_FAMILIES"] == ("Bridgetable Sans", "Helvetica Neue")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")  # which counts as the other systems do
    assert runpy.run_path(theme.__file__)["TEXT_SIZE"] == theme.TEXT_SIZE


AT_THE_START = """
import sys
from PySide6 import QtCore
from PySide6.QtGui import QColor, QPalette
from bridgetable.ui.start import app
from bridgetable.ui.looks import looks
from bridgetable.ui.looks import theme

application = app.Application([])
desktop = QPalette()
desktop.setColor(QPalette.ColorRole.Window, QColor(sys.argv[1]))
application.setPalette(desktop)
application = app.application(looks.Looks(looks.AS_SYSTEM))
print(theme.PAPER, "Qt" in vars(QtCore))
looks.follow(looks.Looks(looks.AS_SYSTEM))
print(theme.PAPER, "Qt" in vars(QtCore))
"""


@pytest.mark.parametrize(("ground", "name"), [("#202020", "dark"), ("#f0f0f0", "light")])
def test_the_first_frame_has_the_ground_of_the_desktop_and_does_not_wait_for_what_it_says(
    ground: str, name: str
) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", AT_THE_START, ground], capture_output=True, text=True, encoding="utf-8", check=True
    )
    # This desktop says nothing of itself, which then counts as light.
    assert ran.stdout.splitlines() == [f"{PALETTES[name].paper} False", f"{PALETTES['light'].paper} True"]


def test_the_columns_of_a_new_window_have_their_usual_widths_and_what_the_felt_leaves(window: Window) -> None:
    left, _, right = window.columns.sizes()
    assert theme.LEFT_WIDTH - 2 <= left <= MOST_WIDE * theme.LEFT_WIDTH + 2
    assert theme.RIGHT_WIDTH - 2 <= right <= MOST_WIDE * theme.RIGHT_WIDTH + 2


@pytest.mark.usefixtures("light_again")
def test_the_list_of_cases_gives_way_to_large_text_and_comes_back(window: Window) -> None:
    listed = window.menus.act("case list")
    window.menus.act("text 150").trigger()
    assert not listed.isChecked()
    assert window.middle.width() >= theme.LEAST_MIDDLE
    window.menus.act("text 100").trigger()
    assert listed.isChecked()
    window.menus.act("text 200").trigger()
    assert not listed.isChecked()
    listed.trigger()
    assert window.left.isVisible()
    assert window.preferences.on("case list", False)
    window.menus.act("text 100").trigger()
    listed.trigger()
    window.menus.act("text 200").trigger()
    window.menus.act("text 100").trigger()
    assert not listed.isChecked()


def test_folds_panels_and_widths_are_there_again_the_next_time(
    open_window: Callable[..., Window], case_file: Path
) -> None:
    window = open_window(case_file)
    fold = next(fold for fold in window.director.findChildren(FoldingHeading) if fold.heading == "What was in order")
    fold.head.click()
    window.columns.moveSplitter(250, 1)
    widths = window.columns.sizes()
    window.menus.act("compare editions").trigger()
    window.columns.moveSplitter(700, 2)
    window.menus.act("compare editions").trigger()
    window.menus.act("director").trigger()
    window.menus.act("large").trigger()
    window.close()
    again = open_window(case_file)
    assert next(
        fold for fold in again.director.findChildren(FoldingHeading) if fold.heading == "What was in order"
    ).head.isChecked()
    assert not again.right.isVisible()
    assert again.middle.table.table_scene.options.large
    again.menus.act("director").trigger()
    QApplication.processEvents()
    assert again.columns.sizes() == widths


@pytest.mark.usefixtures("light_again")
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768), (1920, 1080)])
def test_flags_and_ruling_can_be_read_on_the_screens_there_are(
    window: Window, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    window.resize(width, height)
    table = window.middle.table

    def flag_pixels() -> float:
        return theme.FLAG_TEXT * table.table_scene.flags.size * table.transform().m11()

    for size in (100, 150, 200):
        window.menus.act(f"text {size}").trigger()
        assert flag_pixels() >= theme.LEAST_FLAG_TEXT - 0.5, size
    window.menus.act("text 100").trigger()
    window.menus.act("large").trigger()
    window.menus.act("full screen").trigger()
    assert window.middle.status.property("afar")
    # The off-screen platform has one screen; for another stands a window of its size that takes itself for full.
    monkeypatch.setattr(window, "isFullScreen", lambda: True)
    window.showNormal()
    window.resize(width, height)
    QApplication.processEvents()
    screen = window.screen().size().height()
    assert window.middle.status.fontInfo().pixelSize() >= 0.029 * min(screen, theme.HIGH_SCREEN - 100)
    assert window.middle.status.height() >= window.middle.status.heightForWidth(window.middle.status.width())
    assert flag_pixels() >= 0.018 * height


@pytest.mark.usefixtures("light_again")
def test_whatever_changes_while_cards_glide_they_arrive_where_they_belong(window: Window) -> None:
    scene, menus = window.middle.table.table_scene, window.menus
    window.acting.step(-2)  # to the card East holds out
    menus.act("animate").setChecked(True)
    changes = ["theme dark", "cloth blue", "text 150", "edition 2007", "bottom W", "large", "text 100", "letters"]
    for step, change in zip([-1, 1] * len(changes), changes, strict=False):
        window.acting.step(step)
        assert scene._moves
        menus.act(change).trigger()
        scene.finish()
        assert scene.places
        assert {key: scene.item(key).place for key in scene.places} == scene.places


def test_every_widget_of_a_window_belongs_to_it(open_window: Callable[..., Window]) -> None:
    """One that belongs to no other stays when the window is closed, until Python happens to look for it."""
    gc.collect()
    before = QApplication.topLevelWidgets()
    window = open_window()
    loose = [each for each in QApplication.topLevelWidgets() if each.parentWidget() is None and each not in before]
    assert loose == [window]
