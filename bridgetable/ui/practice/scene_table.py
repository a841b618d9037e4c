"""A table that is only looked at: what happened in a scene, the last of it moving, and nothing of the ruling."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bridgetable.practice.scene import Scene
from bridgetable.session import Session
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.felt.view import TableView


class SceneTable(TableView):
    """Shows scenes as `options` say."""

    def __init__(self, options: ViewOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_scene(self, scene: Scene) -> None:
        """Show what happened, with the cards in question ringed."""
        record = scene.case.record
        session = Session(record, scene.edition, at=max(0, len(record.log) - 1))
        session.hide(True)
        self.show_state(session.view.table, session.view.verdict, replace(self._options, animate=False))
        session.goto(len(record.log))
        self.show_state(session.view.table, session.view.verdict, self._options)
        self.table_scene.light(session.in_question)
