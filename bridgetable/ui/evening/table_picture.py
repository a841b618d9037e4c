"""The table as it is printed: what happened, the cards in question ringed, and nothing of the ruling."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bridgetable.evening.exercises import Exercise
from bridgetable.session import Session
from bridgetable.ui.felt.cards import forget_pictures
from bridgetable.ui.felt.shown_table import ShownTable, ViewOptions
from bridgetable.ui.looks import theme

SHARE = theme.TABLE_HEIGHT / theme.TABLE_WIDTH
"""How high the picture is for its width."""
_PIXELS = 1.6
"""So many pixels is a unit of the table: sharp when it is printed a hand wide."""
_SEEN = 0.45
"""On paper a unit looks about as large as so many pixels on a screen: what is written on the felt is written larger."""


def table_picture(asked: Exercise, options: ViewOptions) -> QImage:
    """The table of an exercise, light and without cloth; the same whatever the window wears."""
    session = Session(asked.record, asked.edition)
    session.hide(True)
    with theme.on_paper():
        forget_pictures()
        scene = ShownTable()
        scene.set_size(theme.TABLE_WIDTH, theme.TABLE_HEIGHT, _SEEN)
        scene.show_state(session.view.table, session.view.verdict, replace(options, animate=False, large=True))
        scene.light(session.in_question)
        image = QImage(
            round(theme.TABLE_WIDTH * _PIXELS), round(theme.TABLE_HEIGHT * _PIXELS), QImage.Format.Format_RGB32
        )
        image.fill(theme.FELT)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        scene.render(painter, QRectF(image.rect()), scene.sceneRect())
        painter.end()
    forget_pictures()  # those of the window are of its own colours
    return image
