"""Reading one line of play: its sentences with their labels and facts, folded as they are read."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bridgetable.cards import Card
from bridgetable.cases.answers import fact_kind, fact_of, read_fact
from bridgetable.cases.node import FileValue
from bridgetable.findings.fact_kinds import FactKind
from bridgetable.messages import say, why
from bridgetable.seats import Seat
from bridgetable.table.actions import DesignateCard, Entry, MakeCall, PullCall, Silence, WithdrawCall
from bridgetable.table.designating import obeyed
from bridgetable.table.fold import apply
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.lines import action_named, naming
from bridgetable.table.position import Position
from bridgetable.table.record import Fact, fact_since
from bridgetable.table.sentences import SentenceError, parse
from bridgetable.table.state import Table, start

_UNREAD = Entry(Silence())
"""Stands for a sentence that could not be read, so that the numbers of those after it are right."""


@dataclass
class LineRead:
    """The entries read so far, the table after each of them, what labels mean, and the facts found.

    `tables[n]` is the table after n actions, None from the first action on that could not be read. The first
    `inherited` facts are those of the line this one leaves; it may find otherwise.
    """

    tables: list[Table | None]
    entries: list[Entry] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)
    facts: list[Fact] = field(default_factory=list)
    inherited: int = 0
    written: dict[str, FileValue] = field(default_factory=dict)
    """Where each fact that this line adds is written, by its key."""

    @classmethod
    def of(cls, position: Position | None) -> LineRead:
        """An empty line of play; without a position nothing is folded."""
        return cls([start(position) if position else None])

    def upto(self, after: int) -> LineRead:
        """The line as it stands after so many actions."""
        facts = [fact for fact in self.facts if fact_since(fact) <= after]
        labels = {label: number for label, number in self.labels.items() if number <= after}
        return LineRead(self.tables[: after + 1], self.entries[:after], labels, facts, len(facts))

    def number(self, act: str) -> int:
        """The number of an action written `#4` or `@name`; `ValueError` if there is none yet."""
        number = self.labels.get(act[1:], 0) if act.startswith("@") else int(act[1:] or 0)
        if not 1 <= number <= len(self.entries):
            raise ValueError(say("casefile-no-action", action=act))
        return number

    def resolve(self, key: str) -> str:
        """The key of a fact with `#4` where a label stands; `#0` is what the header tells."""
        parts = (
            f"#{self.number(part)}" if part[:1] in ("#", "@") and part != "#0" else part for part in key.split(" ")
        )
        return " ".join(parts)

    def read_actions(self, node: FileValue) -> None:
        """Take in a list of actions, each a sentence or `{do="…", facts={…}}`."""
        for item in node.items():
            self.read_action(item)

    def read_action(self, node: FileValue) -> None:
        """Take in one action."""
        keys = node.table(("do", "facts")) if isinstance(node.value, dict) else {"do": node}
        if "do" in keys:
            self.add(keys["do"])
        else:
            node.wrong(say("casefile-do-wanted"))
            self._add_entry(node, _UNREAD)
        if "facts" in keys:
            for name, fact in keys["facts"].pairs():
                self._read_own_fact(name, fact)
            if isinstance(self.entries[-1].action, DesignateCard):  # dummy reaches for what the words are found to mean
                del self.tables[-1]
                self.tables.append(self._folded(node, self.entries[-1]))

    def add(self, node: FileValue) -> None:
        """Take in the sentence at `node`."""
        text = node.text()
        try:
            entry = parse(text) if text is not None else _UNREAD
        except SentenceError as error:
            node.wrong(str(error))
            entry = _UNREAD
        self._add_entry(node, entry)

    def _add_entry(self, node: FileValue, entry: Entry) -> None:
        """One more action: its label, the action it speaks of, and what it does to the table."""
        if entry.label in self.labels:
            node.wrong(say("casefile-label-twice", label=entry.label), "ambiguous")
        spoken_of = action_named(entry.action)
        if spoken_of is not None and spoken_of != "#0":
            entry = self._resolved(node, entry, spoken_of)
        self.entries.append(entry)
        if entry.label:
            self.labels[entry.label] = len(self.entries)
        self.tables.append(self._folded(node, entry))

    def _resolved(self, node: FileValue, entry: Entry, spoken_of: str) -> Entry:
        try:
            return replace(entry, action=naming(entry.action, f"#{self.number(spoken_of)}"))
        except ValueError:
            node.wrong(say("casefile-no-action-before", action=spoken_of))
            return entry

    def _folded(self, node: FileValue, entry: Entry) -> Table | None:
        table = self.tables[-1]
        if table is None or entry is _UNREAD:
            return None
        try:
            return apply(table, obeyed(entry, len(self.entries), self.facts))
        except ImpossibleAction as error:
            node.wrong(str(error), "impossible here")
            return table

    def _read_own_fact(self, name: str, node: FileValue) -> None:
        """A fact that stands with the last action: about that action, unless its key names something else."""
        value = answer_text(node)
        if value is None:
            return
        try:
            if " " in name:
                self.add_fact(node, read_fact(self.resolve(name), value))
            else:
                kind = fact_kind(name)
                self.add_fact(node, fact_of(kind, self._own_subject(kind), value))
        except ValueError as error:
            node.wrong(why(error))

    def _own_subject(self, kind: FactKind) -> str:
        changed = isinstance(self.entries[-1].action, WithdrawCall)  # it is found of the call withdrawn, if of any call
        for letters in sorted(kind.of, key=lambda letters: changed and letters != "k"):
            subject = self._of_last_action(letters)
            if subject is not None:
                return subject
        raise ValueError(say("casefile-fact-not-of-this", fact=kind.id))

    def _of_last_action(self, letters: str) -> str | None:
        """The last action, its card, its player and trick, or its call, as a subject of those `letters`."""
        action, table = self.entries[-1].action, self.tables[-1]
        seat, card = getattr(action, "seat", None), getattr(action, "card", None)
        if letters in ("a", "b"):
            return f"#{len(self.entries)}" if letters == "a" else ""
        if letters == "k" and isinstance(action, MakeCall | WithdrawCall | PullCall):
            return f"{action.seat} {action.old if isinstance(action, WithdrawCall) else action.call}"
        if not isinstance(seat, Seat) or not isinstance(card, Card) or table is None:
            return None
        index = table.index_of(seat, card)
        if letters in ("st", "t") and index is not None:
            return f"{seat} {table.position.first_trick + index}".removeprefix("" if letters == "st" else f"{seat} ")
        return {"c": f"{seat} {card}", "s": seat.value}.get(letters)

    def add_fact(self, node: FileValue, fact: Fact) -> None:
        """One more fact found; to find the same twice is a problem."""
        if any(fact.key == other.key for other in self.facts[self.inherited :]):
            node.wrong(say("casefile-fact-twice", fact=fact.key), "ambiguous")
        self.facts.append(fact)
        self.written[fact.key] = node


def answer_text(node: FileValue) -> str | None:
    """The answer of a fact as it is written: a text, or a number without quotes."""
    if isinstance(node.value, int) and not isinstance(node.value, bool):
        return str(node.value)
    return node.text()
