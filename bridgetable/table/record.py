"""The record: the only thing the user changes and the only thing ever saved."""

from __future__ import annotations

from dataclasses import field, replace

from bridgetable.table.actions import Entry
from bridgetable.table.position import Position
from bridgetable.value import value

CANNOT = "cannot be established"
"""The director has looked and could not find out: the law's default holds, with Law 85B."""


@value
class Fact:
    """One thing the director found: `id` from the closed list, `of` its subject, `value` the answer.

    Subjects: `#4` (fourth action), `E D7` (a card), `E` (a seat), `6` (a trick), `E 6`, or empty (the board).
    """

    id: str
    of: str
    value: str

    @property
    def key(self) -> str:
        """The fact as questions and grounds name it: `told-turn #4`.

        >>> Fact("told-turn", "#4", "N").key
        'told-turn #4'
        """
        return f"{self.id} {self.of}" if self.of else self.id


@value
class Branch:
    """Another continuation: `actions` follow the trunk's first `after` actions."""

    name: str
    after: int
    actions: tuple[Entry, ...]
    facts: tuple[Fact, ...] = ()


@value
class Record:
    """A deal, the log of actions, the facts found and the settings chosen.

    `settings` holds only what differs from the defaults; `log` counts from 1 in everything people read.
    """

    position: Position = field(default_factory=Position)
    log: tuple[Entry, ...] = ()
    facts: tuple[Fact, ...] = ()
    settings: tuple[tuple[str, str], ...] = ()
    branches: tuple[Branch, ...] = ()

    def upto(self, after: int) -> Record:
        """The record as it stood after `after` actions; facts of later actions fall away.

        >>> from bridgetable.table.sentences import parse
        >>> record = Record(Position(), (parse("W leads HQ"), parse("N plays H2")))
        >>> len(record.upto(1).log)
        1
        """
        facts = tuple(fact for fact in self.facts if fact_since(fact) <= after)
        return replace(self, log=self.log[:after], facts=facts)

    def with_entry(self, entry: Entry) -> Record:
        """The record with one more action.

        >>> from bridgetable.table.sentences import parse
        >>> len(Record(Position()).with_entry(parse("W leads HQ")).log)
        1
        """
        return replace(self, log=(*self.log, entry))

    def with_fact(self, fact: Fact) -> Record:
        """The record with `fact` found, in place of an earlier answer to the same question.

        >>> Record(Position()).with_fact(Fact("damage", "", "yes")).facts[0].key
        'damage'
        """
        return replace(self, facts=(*(old for old in self.facts if old.key != fact.key), fact))

    def without_fact(self, key: str) -> Record:
        """The record with the fact named `key` not found yet.

        >>> Record(Position(), facts=(Fact("damage", "", "yes"),)).without_fact("damage").facts
        ()
        """
        return replace(self, facts=tuple(fact for fact in self.facts if fact.key != key))

    def with_setting(self, name: str, value: str) -> Record:
        """The record read under another interpretation of a disputed rule.

        >>> Record(Position()).with_setting("held-must-stop", "no").settings
        (('held-must-stop', 'no'),)
        """
        return replace(self, settings=(*(pair for pair in self.settings if pair[0] != name), (name, value)))

    def branch(self, name: str) -> Record:
        """The record of the branch `name`; `KeyError` if there is none."""
        for branch in self.branches:
            if branch.name == name:
                trunk = self.upto(branch.after)
                return replace(trunk, log=trunk.log + branch.actions, facts=trunk.facts + branch.facts)
        raise KeyError(name)


def fact_since(fact: Fact) -> int:
    """The number of the action a fact belongs to: it holds from there on, never before; 0 for the whole record.

    >>> fact_since(Fact("told-turn", "#4", "N")), fact_since(Fact("damage", "", "yes"))
    (4, 0)
    """
    number = fact.of.partition("#")[2]
    return int(number) if number else 0
