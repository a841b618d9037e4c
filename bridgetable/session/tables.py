"""The tables of a line, folded once."""

from __future__ import annotations

from bridgetable.table.actions import (
    Entry,
)
from bridgetable.table.designating import obeyed
from bridgetable.table.fold import apply
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.lines import (
    shared,
)
from bridgetable.table.position import Position
from bridgetable.table.record import Record
from bridgetable.table.state import Table, start


class Tables:
    """The tables of the line looked at last, one after each action, so that one more action folds only itself."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._entries: tuple[Entry, ...] = ()
        self._tables: list[Table] = []

    def table(self, record: Record) -> Table:
        """The table after all actions of `record`; `ImpossibleAction` if one of them cannot happen."""
        if record.position is not self._position:
            self._position, self._entries, self._tables = record.position, (), [start(record.position)]
        log = tuple(obeyed(entry, number, record.facts) for number, entry in enumerate(record.log, 1))
        kept = shared(log, self._entries)
        tables = self._tables[: kept + 1]
        for number, entry in enumerate(log[kept:], kept + 1):
            try:
                tables.append(apply(tables[-1], entry))
            except ImpossibleAction as error:
                error.number = number
                raise
        # A shorter record keeps what lies beyond it: stepping back and forth folds nothing.
        if kept < len(log):
            self._entries, self._tables = log, tables
        return tables[len(log)]
