"""Writing case files in their one canonical form; what is written is read back as the same case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from bridgetable.cases.case import TOLD, Case, Report
from bridgetable.cases.expectations import TEXTS, Expect, Wanted
from bridgetable.cases.toml_text import Value, a_line_each, inline, key, pairs, story
from bridgetable.findings.facts import FACTS
from bridgetable.seats import SEATS
from bridgetable.table.actions import Attention, Entry
from bridgetable.table.position import UNKNOWN_HAND, Header, LastTrick, Position, Start, hand_text
from bridgetable.table.record import Branch, Fact, fact_since
from bridgetable.table.sentences import sentence

WIDEST = 120
"""A table of texts with more letters is not put on one line."""


def case_text(case: Case) -> str:
    """The case as a file; raises `SentenceError` for an action that no sentence says.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.record import Record
    >>> from bridgetable.table.sentences import parse
    >>> print(case_text(Case(Record(Position(), (parse("E leads C2"),)), "wrong-lead")), end="")
    id = "wrong-lead"
    actions = [
      "E leads C2",
    ]
    """
    record = case.record
    blocks = [
        "\n".join((*_about(case), *_position(record.position), f"actions = {_entries(record.log, record.facts)}")),
        *_table("settings", dict(record.settings)),
        *_table("facts", _other_facts(record.facts, 0)),
        *_table("report", _report(case.report)),
        *("\n".join(("[[expect]]", *_expect(expect, case))) for expect in case.expects),
        *("\n".join(_branch(branch, record.log)) for branch in record.branches),
    ]
    return "\n\n".join(blocks) + "\n"


def _about(case: Case) -> Iterator[str]:
    yield f"id = {inline(case.id)}"
    for name in TOLD:
        yield from _texts(name, getattr(case, name), case.language)
    if case.level is not None:
        yield f"level = {case.level}"
    if case.laws:
        yield f"laws = {inline(list(case.laws))}"
    if case.source:
        yield f"source = {inline(case.source)}"
    if case.language != "en":
        yield f"language = {inline(case.language)}"
    if case.contrast:
        yield f"contrast = {inline(list(case.contrast))}"


def _texts(name: str, texts: Mapping[str, str], own: str) -> Iterator[str]:
    """A text in the case's own language; several in a table, or on lines of their own where that would be long."""
    on_one = f"{name} = {inline(dict(texts))}"
    if set(texts) == {own}:
        yield f"{name} = {story(texts[own])}"
    elif len(on_one) > WIDEST:
        yield from (f"{name}.{code} = {story(text)}" for code, text in texts.items())
    elif texts:
        yield on_one


# What is known before the first action


def _position(position: Position) -> Iterator[str]:
    if position.header != Header():
        yield f"table = {inline(_header(position.header))}"
    dealt = {seat.value: hand for seat, hand in zip(SEATS, position.hands, strict=True) if hand != UNKNOWN_HAND}
    if dealt:
        yield f"deal = {inline({seat: hand_text(hand) for seat, hand in dealt.items()})}"
    if position.left:
        yield f"left = {inline({seat.value: count for seat, count in position.left})}"
    if position.known:
        yield f"known = {inline([known.text for known in position.known])}"
    if position.start is not None:
        yield f"start = {inline(_start(position.start))}"


def _header(header: Header) -> dict[str, Value]:
    told = {
        "declarer": header.told_declarer and header.told_declarer.value,
        "contract": header.told_contract,
        "dealer": header.dealer and header.dealer.value,
        "vulnerable": header.vulnerable,
        "stage": header.stage,
        "auction": " ".join(header.auction),
    }
    return {name: value for name, value in told.items() if value}


def _start(start: Start) -> dict[str, Value]:
    written: dict[str, Value] = {"trick": start.trick}
    if start.lead is not None:
        written["lead"] = start.lead.value
    if start.winners is not None:
        written["winners"] = "".join(seat.value if seat else "?" for seat in start.winners)
    if start.tricks is not None:
        written["tricks"] = {side.value: count for side, count in start.tricks}
    if start.last is not None:
        written["last"] = _last(start.last)
    lists = {
        "on_table": [f"{lying.seat} {lying.card} {lying.status}" for lying in start.on_table],
        "duties": start.duties,
        "revokes": start.revokes,
        "calls": start.calls,
    }
    return written | {name: list(texts) for name, texts in lists.items() if texts}


def _last(last: LastTrick) -> dict[str, Value]:
    parts = {"by": last.by, "suit": last.suit, "card": last.card}
    return {name: str(part) for name, part in parts.items() if part is not None}


# What was done and what was found


def _entries(log: Sequence[Entry], facts: Sequence[Fact], before: Sequence[Entry] = ()) -> str:
    """The entries of `log` with the facts that belong to them; those `before` are counted, not written."""
    whole = (*before, *log)
    return a_line_each(
        _action(entry, _facts_of(facts, number), whole) for number, entry in enumerate(log, len(before) + 1)
    )


def _facts_of(facts: Sequence[Fact], number: int) -> dict[str, str]:
    """The facts of an action: by their names, or by their keys where the name alone would be about something else."""
    own = (fact for fact in facts if fact_since(fact) == number)
    return {
        fact.id if fact.of == f"#{number}" and FACTS[fact.id].of[0] == "a" else fact.key: fact.value for fact in own
    }


def _action(entry: Entry, found: Mapping[str, str], log: Sequence[Entry]) -> Value:
    said = _sentence(entry, log)
    return {"do": said, "facts": dict(found)} if found else said


def _sentence(entry: Entry, log: Sequence[Entry]) -> str:
    """The sentence; an action that bears a label is named by it, so that inserting another breaks nothing."""
    action = entry.action
    if isinstance(action, Attention) and action.to and action.to.startswith("#"):
        label = log[int(action.to[1:]) - 1].label
        if label:
            return sentence(replace(entry, action=replace(action, to=f"@{label}")))
    return sentence(entry)


def _other_facts(facts: Sequence[Fact], after: int) -> dict[str, str]:
    """The facts that stand with no action after the first `after`: by their keys."""
    return {fact.key: fact.value for fact in facts if fact_since(fact) <= after}


def _table(name: str, values: Mapping[str, Value]) -> Iterator[str]:
    if values:
        yield "\n".join((f"[{name}]", *pairs(dict(values))))


def _report(report: Report | None) -> dict[str, Value]:
    if report is None:
        return {}
    optional = {"branch": report.branch, "version": report.version, "remark": report.remark}
    written: dict[str, Value] = {"after": report.after, "edition": report.edition}
    return written | {name: text for name, text in optional.items() if text}


def _branch(branch: Branch, log: Sequence[Entry]) -> Iterator[str]:
    yield "[[branch]]"
    yield f"name = {inline(branch.name)}"
    yield f"after = {branch.after}"
    yield f"actions = {_entries(branch.actions, branch.facts, log[: branch.after])}"
    other = _other_facts(branch.facts, branch.after)
    if other:
        yield f"facts = {inline(dict(other))}"


# What is expected


def _expect(expect: Expect, case: Case) -> Iterator[str]:
    if expect.edition is not None:
        yield f"edition = {expect.edition}"
    if expect.after is not None:
        yield f"after = {expect.after}"
    if expect.branch is not None:
        yield f"branch = {inline(expect.branch)}"
    if expect.supposed:
        log = _log_before(expect, case)
        yield f"if = {inline([_supposed(step, log) for step in expect.supposed])}"
    for (name, _), group in groupby(expect.wanted, key=lambda wanted: (_name(wanted), wanted.key)):
        yield f"{key(name)} = {inline(_wanted(tuple(group)))}"
    for name in expect.empty:
        yield f"{name} = {'{}' if name == 'cards' else '[]'}"
    for name, flag in (("exact", expect.exact), ("options_ordered", expect.options_ordered)):
        if flag:
            yield f"{name} = true"


def _log_before(expect: Expect, case: Case) -> tuple[Entry, ...]:
    record = case.record if expect.branch is None else case.record.branch(expect.branch)
    log = record.log if expect.after is None else record.log[: expect.after]
    return (*log, *(step for step in expect.supposed if isinstance(step, Entry)))


def _supposed(step: Entry | Fact, log: Sequence[Entry]) -> str:
    return _sentence(step, log) if isinstance(step, Entry) else f"fact {step.key} = {step.value}"


def _name(wanted: Wanted) -> str:
    return f"not_{wanted.key}" if wanted.forbidden else wanted.key


def _wanted(group: Sequence[Wanted]) -> Value:
    """The value of one key: what it asks for, as it was written."""
    first = group[0]
    if first.key in ("cards", "calls"):
        return {wanted.subject: str(wanted.value) for wanted in group}
    if isinstance(first.value, tuple):
        return dict(first.value)
    if first.key in (*TEXTS, "lead", "winner", "transfer"):
        return first.value
    return [str(wanted.value) for wanted in group]
