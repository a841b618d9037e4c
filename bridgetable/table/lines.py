"""The lines of a record: its trunk and the branches that leave it.

A line is named by its branch; None is the trunk. All functions are pure: they give back another record.
"""

from __future__ import annotations

import re
from dataclasses import replace

from bridgetable.messages import say
from bridgetable.table.actions import Action, Attention, Choose, Entry
from bridgetable.table.choices import OnCall
from bridgetable.table.record import Branch, Fact, Record, fact_since
from bridgetable.value import value

NAME_LENGTH = 26
"""The name of a new branch has at most so many letters: it stands over a column, on the timeline and on the sheet."""
_ASIDE = re.compile(r' ?".*|,? (?:so that|because|under|pointing at) .*|, and .*')
"""What a name does without before it loses words in the middle of a sentence."""
_LOOSE = re.compile(
    r"(?: (?:an?|among|and|as|at|face|for|from|his|in|of|on|or|that|the|to|with|it|without|instead)|[,:;])+$"
)
"""Words that do not end a name."""


@value
class Line:
    """One continuation: all its `entries` from the first, of which the first `after` are those of the line `leaves`."""

    name: str | None
    entries: tuple[Entry, ...]
    after: int = 0
    leaves: str | None = None


def lines(record: Record) -> tuple[Line, ...]:
    """The trunk, then its branches, each with the earlier line it shares most actions with."""
    found = [Line(None, record.log)]
    for branch in record.branches:
        entries = record.log[: branch.after] + branch.actions
        leaves = max(found, key=lambda line: shared(entries, line.entries))
        found.append(Line(branch.name, entries, shared(entries, leaves.entries), leaves.name))
    return tuple(found)


def line_record(record: Record, name: str | None) -> Record:
    """One line as a record without branches; a branch's own answer stands before the trunk's to the same question.

    Raises `KeyError` if there is no branch of that name.
    """
    whole = record if name is None else record.branch(name)
    facts = {fact.key: fact for fact in whole.facts}
    return replace(whole, facts=tuple(facts.values()), branches=())


def shared(left: tuple[Entry, ...], right: tuple[Entry, ...]) -> int:
    """How many entries two logs have in common, counted from the first.

    >>> from bridgetable.table.sentences import parse
    >>> lead, drop, play = parse("W leads HQ"), parse("E drops D7"), parse("N plays H2")
    >>> shared((lead, drop), (lead, play))
    1
    """
    for number, (one, other) in enumerate(zip(left, right, strict=False)):
        if one is not other and one != other:
            return number
    return min(len(left), len(right))


def line_doing(record: Record, name: str | None, at: int, entry: Entry, facts: tuple[Fact, ...]) -> str | None:
    """The line that goes on with `entry` after `at` actions of the line `name`, itself before others.

    Its facts must say what `facts` say. Raises `LookupError` if no line goes on so.
    """
    log = (*line_record(record, name).log[:at], entry)
    for line in sorted(lines(record), key=lambda line: line.name != name):
        known = line_record(record, line.name).facts
        if line.entries[: len(log)] == log and all(fact in known for fact in facts):
            return line.name
    raise LookupError("no line goes on so")


def speaking_of(entry: Entry, before: tuple[Entry, ...]) -> Entry:
    """The entry with the number of the action it speaks of, which is one of those `before`.

    Raises `ValueError` if there is no such action, or if one bears the label of the entry.
    """
    labels = {each.label: f"#{number}" for number, each in enumerate(before, 1) if each.label}
    if entry.label in labels:
        raise ValueError(say("unread-label-taken", label=entry.label))
    spoken_of = action_named(entry.action)
    if spoken_of is None:
        return entry
    number = spoken_of if spoken_of[0] == "#" else labels.get(spoken_of[1:])
    if number is None or not int(not isinstance(entry.action, Choose)) <= int(number[1:]) <= len(before):
        raise ValueError(say("unread-no-such-action", action=spoken_of))
    return replace(entry, action=naming(entry.action, number))


def action_named(action: Action) -> str | None:
    """The action, `#4` or `@name`, of which another one speaks: to which attention is drawn, whose call is chosen on.

    >>> from bridgetable.table.sentences import parse
    >>> action_named(parse("S chooses to refuse E 1H @slip").action)
    '@slip'
    """
    match action:
        case Attention(to=str() as to) if to[0] in "#@":
            return to
        case Choose(choice=OnCall(of=of)) if of:
            return of
    return None


def naming(action: Action, number: str) -> Action:
    """An action that speaks of another one, with the number of that one."""
    if isinstance(action, Choose) and isinstance(action.choice, OnCall):
        return replace(action, choice=action.choice._replace(of=number))
    assert isinstance(action, Attention)
    return replace(action, to=number)


def with_entry(record: Record, name: str | None, entry: Entry, facts: tuple[Fact, ...]) -> Record:
    """One more action at the end of a line, and the facts found with it."""
    if name is None:
        return replace(record.with_entry(entry), facts=record.facts + facts)
    branch = _branch(record, name)
    return _changed(record, replace(branch, actions=(*branch.actions, entry), facts=branch.facts + facts))


def forked(
    record: Record, name: str | None, at: int, entry: Entry, facts: tuple[Fact, ...], words: str
) -> tuple[Record, str]:
    """A new branch that leaves a line after `at` actions and does `entry`; and its name, from `words`."""
    new = _new_name(record, words)
    old = _branch(record, name) if name is not None else None
    if old is None or at <= old.after:
        branch = Branch(new, at, (entry,), facts)
    else:
        kept = tuple(fact for fact in old.facts if fact_since(fact) <= at)
        branch = Branch(new, old.after, (*old.actions[: at - old.after], entry), kept + facts)
    return replace(record, branches=(*record.branches, branch)), new


def renamed(record: Record, old: str, new: str) -> Record:
    """A branch under another name; `ValueError` if it is empty or taken, `KeyError` if there is no such branch."""
    branch, name = _branch(record, old), new.strip()
    if not name or (name != old and name in {other.name for other in record.branches}):
        raise ValueError(say("unread-branch-name", typed=repr(new)))
    return _changed(record, replace(branch, name=name), old)


def without_line(record: Record, name: str) -> Record:
    """The record without a branch; `KeyError` if there is none of that name."""
    branch = _branch(record, name)
    return replace(record, branches=tuple(other for other in record.branches if other is not branch))


def with_fact(record: Record, name: str | None, fact: Fact) -> Record:
    """A fact found while a line is shown: kept with the branch where it is about the branch alone."""
    if name is None:
        return record.with_fact(fact)
    branch = _branch(record, name)
    if _of_trunk(record, branch, fact):
        return record.with_fact(fact)
    return _changed(record, replace(branch, facts=(*_others(branch.facts, fact.key), fact)))


def without_fact(record: Record, name: str | None, key: str) -> Record:
    """A fact not found after all: the branch's own answer if it has one, else the trunk's."""
    if name is not None:
        branch = _branch(record, name)
        if _others(branch.facts, key) != branch.facts:
            return _changed(record, replace(branch, facts=_others(branch.facts, key)))
    return record.without_fact(key)


def _of_trunk(record: Record, branch: Branch, fact: Fact) -> bool:
    if _others(branch.facts, fact.key) != branch.facts:
        return False
    since = fact_since(fact)
    return 0 < since <= branch.after or (since == 0 and fact.key in {old.key for old in record.facts})


def _others(facts: tuple[Fact, ...], key: str) -> tuple[Fact, ...]:
    return tuple(fact for fact in facts if fact.key != key)


def _branch(record: Record, name: str) -> Branch:
    for branch in record.branches:
        if branch.name == name:
            return branch
    raise KeyError(name)


def _changed(record: Record, branch: Branch, name: str | None = None) -> Record:
    """The record with `branch` in the place of the one called `name`, or of its own name."""
    name = branch.name if name is None else name
    return replace(record, branches=tuple(branch if old.name == name else old for old in record.branches))


def short_name(words: str) -> str:
    """As much of these words as names a branch: whole words, and none at the end that asks for another."""
    if len(words) > NAME_LENGTH:
        words = _ASIDE.sub("", words) or words
    if len(words) > NAME_LENGTH:
        words = words[: NAME_LENGTH + 1].rpartition(" ")[0] or words[:NAME_LENGTH]
        words = _LOOSE.sub("", words) or words
    return words


def _new_name(record: Record, words: str) -> str:
    words = short_name(words)
    taken, name, number = {branch.name for branch in record.branches}, words, 2
    while name in taken:
        name, number = f"{words} ({number})", number + 1
    return name
