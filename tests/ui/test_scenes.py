"""Nothing in the scenes of `scenes` is cut off, covered or too faint, on the smallest screen with the largest text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.looks import theme
from bridgetable.ui.looks.looks import Looks, dress
from bridgetable.ui.widgets.words import Elided, label
from in_turn import share
from scene_faults import faults, measured
from scenes import LOOKS, SCENES, Look, staged

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


WORN = ("small 200", "small 150", "150", "contrast", "wide")


@pytest.fixture(autouse=True)
def light_again() -> Iterator[None]:
    """Leaves the colours and the size of text as they were."""
    yield
    dress(Looks("light"))


@pytest.mark.parametrize("scene", share(list(SCENES), 5))
def test_a_scene_can_be_looked_at_in_the_smallest_window_too(qtbot: QtBot, scene: str) -> None:
    # In other looks, and in words that are longer, each of them is looked at in `test_pseudo`.
    with staged(Look()) as stage:
        SCENES[scene](stage)
        found = faults(stage.seen)
        first = list(SCENES).index(scene) % 2  # the two small looks in turn
        for name in share((*WORN[first:], *WORN[:first]), len(WORN)):
            stage.wear(LOOKS[name])
            found += [f"{name}: {fault}" for fault in faults(stage.seen)]
            felt = stage.window.middle.table
            assert theme.CARD_WIDTH * felt.transform().m11() >= 0.065 * felt.viewport().width(), name
    assert found == []


# What is found


@pytest.fixture
def paper(qtbot: QtBot) -> QWidget:
    """A small window to put faults on."""
    window = QFrame()
    window.resize(200, 100)
    qtbot.addWidget(window)
    return window


def test_cut_words_are_found_and_dots_with_a_tooltip_are_none(paper: QWidget) -> None:
    for number, part in enumerate((QPushButton("Everything", paper), label("Every word", wrap=False))):
        part.setParent(paper)
        part.setGeometry(5, 5 + 45 * number, 30, 40)
    dots = Elided("Not every word is to be seen here")
    dots.setParent(paper)
    dots.setGeometry(100, 5, 40, 20)
    paper.show()
    assert [fault.split("“")[1] for fault in faults(paper) if "cut off" in fault] == ["Everything”", "Every word”"]


def test_what_lies_on_something_or_sticks_out_is_found(paper: QWidget) -> None:
    for words, x in (("one", 10), ("two", 50), ("three", 170)):
        QPushButton(words, paper).setGeometry(x, 10, 60, 30)
    paper.show()
    assert [fault.split(":")[0] for fault in faults(paper)] == [
        "sticks out at the side",
        "QPushButton “one” and QPushButton “two” overlap by 20×30",
    ]


def test_faint_text_is_found(paper: QWidget) -> None:
    faint = label("faint", wrap=False)
    faint.setParent(paper)
    faint.setStyleSheet("color: #bbb; background: white")
    faint.setGeometry(10, 10, 80, 30)
    paper.show()
    (fault,) = faults(paper)
    assert fault.startswith("contrast only 1.9")
    image = faint.grab().toImage()
    image.fill(QColor("white"))
    assert measured(image, image.rect()) == pytest.approx(1)
