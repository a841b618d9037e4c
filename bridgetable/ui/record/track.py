"""Where each action of a record and of its branches is drawn on the timeline, and what is told of it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF

from bridgetable.explain.retold import told
from bridgetable.table.lines import Line
from bridgetable.value import value

STEP = 44.0
"""From one action to the next, in pixels."""
ROW = 28.0
"""The height of a row while text has its usual size."""
LEFT = 22.0
TOP = 18.0

Points = Mapping[str | None, frozenset[int]]
"""Numbers of actions of each line; None is the trunk."""


@value
class TrackPlace:
    """A place on the timeline: after `at` actions of a line, drawn in `row`; `at` 0 is the beginning."""

    line: str | None
    at: int
    row: int
    height: float = ROW
    """Of each row."""

    @property
    def centre(self) -> QPointF:
        """Where it is drawn."""
        return QPointF(LEFT + STEP * self.at, TOP + self.height * self.row)


class Track:
    """The places of all lines: each branch has a row of its own, which begins where it leaves another line."""

    def __init__(self, lines: tuple[Line, ...], height: float = ROW) -> None:
        self.lines, self.height = lines, height
        self._named = {line.name: line for line in lines}
        self._nodes = {
            (node.line, node.at): node for row, line in enumerate(lines) for node in _of_line(row, line, height)
        }

    @property
    def nodes(self) -> tuple[TrackPlace, ...]:
        """Every place, each once."""
        return tuple(self._nodes.values())

    def line(self, name: str | None) -> Line:
        """The line of that name."""
        return self._named[name]

    def length(self, name: str | None) -> int:
        """The number of actions of a line."""
        return len(self.line(name).entries)

    def node(self, name: str | None, at: int) -> TrackPlace:
        """The node that shows a place, on an earlier line where the line shares the actions of that one."""
        line = self.line(name)
        if line.name is not None and at <= line.after:
            return self.node(line.leaves, at)
        return self._nodes[name, at]

    def is_on(self, node: TrackPlace, name: str | None) -> bool:
        """Whether a line goes through this place."""
        return node.at <= self.length(name) and self.node(name, node.at) == node

    def node_at(self, point: QPointF) -> TrackPlace | None:
        """The place drawn at `point`."""
        for node in self._nodes.values():
            if (node.centre - point).manhattanLength() <= STEP / 2:
                return node
        return None

    def end(self, row: int) -> QPointF:
        """Where the line in `row` ends."""
        return QPointF(LEFT + STEP * len(self.lines[row].entries), TOP + self.height * row)

    def beside(self, name: str | None, at: int, rows: int) -> tuple[str | None, int]:
        """The place of the line so many rows further down that is nearest to a place of another."""
        row = self.node(name, at).row + rows
        line = self.lines[max(0, min(row, len(self.lines) - 1))]
        first = 0 if line.name is None else line.after + 1
        return line.name, max(first, min(at, len(line.entries)))

    def words(self, node: TrackPlace) -> str:
        """What was done there: 3  East plays ♦7."""
        if node.at == 0:
            return ""
        return f"{node.at}  {told(self.line(node.line).entries[node.at - 1])}"


def _of_line(row: int, line: Line, height: float) -> list[TrackPlace]:
    first = 0 if line.name is None else line.after + 1
    return [TrackPlace(line.name, at, row, height) for at in range(first, len(line.entries) + 1)]
