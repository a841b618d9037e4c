"""Reading case files: a TOML file becomes a case, or a list of all that is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from bridgetable.cases.against_cards import contradictions
from bridgetable.cases.answers import read_fact
from bridgetable.cases.askable import never_asked
from bridgetable.cases.case import Case, Report
from bridgetable.cases.citations import read_citation
from bridgetable.cases.expectations import Expect, read_after, read_expect
from bridgetable.cases.line import LineRead, answer_text
from bridgetable.cases.node import FileValue, reading
from bridgetable.cases.positions import read_position
from bridgetable.cases.problems import CaseError, did_you_mean, shown
from bridgetable.cases.toml_file import root_of, text_of
from bridgetable.editions import EDITIONS, LATEST
from bridgetable.findings.settings import SETTINGS
from bridgetable.messages import listed, say, why
from bridgetable.table.record import Branch, Fact, Record, fact_since

LARGEST = 2_000_000
"""No case has so many bytes: what is larger is not read."""

_KEYS = (
    *("id", "title", "story", "ruling", "notes", "level", "laws", "source", "language", "contrast"),
    *("table", "deal", "left", "known", "start", "actions", "settings", "facts", "expect", "branch", "report"),
)
STORY_LENGTH = 20_000
"""No story has more letters."""
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z]+)?")
"""The code of a language."""


def load(path: str | Path, *, expecting: bool = False) -> Case:
    """The case in the file at `path`; raises `CaseErrors` with everything that is wrong with it.

    `expecting`: it is there to be checked, so that it expects nothing is wrong too, and so is a fact that counts for
    nothing. A record that is worked on may come to that, card by card: of such facts the case only tells.

    >>> from bridgetable.resources import resource_path
    >>> load(resource_path("cases", "law54", "law54-b-accepts.toml")).laws
    ('53A', '54B')
    """
    path = Path(path)
    text = text_of(path, LARGEST)
    return replace(parse_case(text, str(path), expecting=expecting), path=path)


def parse_case(text: str, name: str, *, expecting: bool = False) -> Case:
    r"""The case in a TOML `text`; `name` is that of its file. Raises `CaseErrors` as `load` does.

    >>> case = parse_case('id = "wrong-lead"\nactions = ["E leads C2"]', "wrong-lead")
    >>> case.record.log[0].action
    Lead(seat=<Seat.E: 'E'>, card=C2, face=True)
    """
    root = root_of(text, name)
    required = ("id", "actions", "expect") if expecting else ("id", "actions")
    case = _read_case(root, required)
    if expecting:
        root.source.problems += case.void
    root.source.finish()
    return case


def _read_case(root: FileValue, required: tuple[str, ...]) -> Case:
    keys = root.table(_KEYS)
    for key in required:
        if key not in keys:
            root.wrong(say("casefile-key-wanted", key=key))
    language = reading(keys, "language", lambda node: node.read(_language)) or "en"
    record, expects, report, lines = _read_play(keys)
    sound = not any(node.source.problems for node in keys.values())
    return Case(
        record=record,
        id=reading(keys, "id", lambda node: node.read(_id)) or "",
        title=reading(keys, "title", lambda node: _texts(node, language)) or {},
        story=reading(keys, "story", lambda node: _texts(node, language)) or {},
        ruling=reading(keys, "ruling", lambda node: _texts(node, language)) or {},
        notes=reading(keys, "notes", lambda node: _texts(node, language)) or {},
        level=reading(keys, "level", lambda node: node.number(1, 3)),
        laws=reading(keys, "laws", _laws) or (),
        source=reading(keys, "source", FileValue.text) or "",
        language=language,
        contrast=reading(keys, "contrast", _contrast) or (),
        expects=expects,
        report=report,
        found_at={(name, key): node for name, line in lines.items() for key, node in line.written.items()},
        find_void=partial(_void, record, expects, lines) if sound else tuple,
    )


def _id(text: str) -> str:
    if not _ID.fullmatch(text):
        raise ValueError(say("casefile-no-id", text=shown(text)))
    return text


def _language(text: str) -> str:
    if not LANGUAGE.fullmatch(text):
        raise ValueError(say("casefile-no-language", text=shown(text)))
    return text


def _texts(node: FileValue, own: str) -> dict[str, str]:
    """A text in the case's own language, or a table of texts by language code."""
    if not isinstance(node.value, dict):
        text = node.text(STORY_LENGTH)
        return {} if text is None else {own: text}
    texts: dict[str, str] = {}
    for code, item in node.pairs():
        text = item.text(STORY_LENGTH)
        if not LANGUAGE.fullmatch(code):
            item.wrong(say("casefile-no-language", text=shown(code)))
        elif text is not None:
            texts[code] = text
    return texts


def _laws(node: FileValue) -> tuple[str, ...]:
    texts = tuple(item.text() for item in node.items() if item.read(read_citation))
    return tuple(text for text in texts if text is not None)


def _contrast(node: FileValue) -> tuple[str, ...]:
    ids = (item.read(_id) for item in node.items())
    return tuple(one for one in ids if one is not None)


def _read_play(
    keys: Mapping[str, FileValue],
) -> tuple[Record, tuple[Expect, ...], Report | None, dict[str | None, LineRead]]:
    """The record, what is expected of it, what is reported, and its lines of play; they share the labels."""
    position = read_position(keys)
    sound = not any(node.source.problems for node in keys.values())
    trunk = LineRead.of(position if sound else None)
    if "actions" in keys:
        trunk.read_actions(keys["actions"])
    if "facts" in keys:
        _read_facts(keys["facts"], trunk)
    branches, lines = _read_branches(keys["branch"], trunk) if "branch" in keys else ((), {})
    record = Record(
        position=position,
        log=tuple(trunk.entries),
        facts=_facts_in_log_order(trunk.facts, 0),
        settings=reading(keys, "settings", _settings) or (),
        branches=branches,
    )
    expected = keys["expect"].items() if "expect" in keys else ()
    expects = tuple(read_expect(node, trunk, lines) for node in expected)
    report = reading(keys, "report", lambda node: _report(node, trunk, lines))
    every: dict[str | None, LineRead] = {None: trunk}
    every.update(lines)
    return record, expects, report, every


def _report(node: FileValue, trunk: LineRead, branches: Mapping[str, LineRead]) -> Report | None:
    """A remark on one ruling of the case, from whoever passed it on."""
    keys = node.table(("after", "edition", "branch", "version", "remark"))
    branch = reading(keys, "branch", lambda value: value.word(tuple(branches)))
    line = trunk if branch is None else branches[branch]
    after = reading(keys, "after", lambda value: read_after(value, line))
    edition = reading(keys, "edition", lambda value: value.number(EDITIONS[0], LATEST))
    if edition not in EDITIONS:
        node.wrong(say("casefile-report-wants-edition", editions=listed([str(year) for year in EDITIONS], "or")))
        return None
    return Report(
        after=len(line.entries) if after is None else after,
        edition=edition,
        branch=branch,
        version=reading(keys, "version", FileValue.text) or "",
        remark=reading(keys, "remark", lambda value: value.text(STORY_LENGTH)) or "",
    )


def _read_facts(node: FileValue, line: LineRead) -> None:
    for key, fact in node.pairs():
        value = answer_text(fact)
        if value is not None:
            try:
                line.add_fact(fact, read_fact(line.resolve(key), value))
            except ValueError as error:
                fact.wrong(why(error))


def _void(record: Record, expects: Sequence[Expect], lines: Mapping[str | None, LineRead]) -> Iterator[CaseError]:
    """The facts that count for nothing, and why: the cards contradict them, or nobody can ever be asked for them."""
    from bridgetable.cases.compare import supposed_record  # who only opens a case compares nothing

    records = {name: record if name is None else record.branch(name) for name in lines}
    others = (*records.values(), *(supposed_record(record, expect) for expect in expects))
    for name, line in lines.items():
        against = contradictions(records[name])
        for fact in line.facts[line.inherited :]:
            reason = against.get(fact.key) or never_asked(fact, records[name], others)
            if reason is not None:
                yield line.written[fact.key].error(reason, "impossible here")


def _facts_in_log_order(facts: list[Fact], after: int) -> tuple[Fact, ...]:
    """Facts of actions beyond the first `after` in the order of the log, then all others as they were found."""
    of_actions = sorted((fact for fact in facts if fact_since(fact) > after), key=fact_since)
    return (*of_actions, *(fact for fact in facts if fact_since(fact) <= after))


def _settings(node: FileValue) -> tuple[tuple[str, str], ...]:
    """The settings that differ from their defaults."""
    chosen: list[tuple[str, str]] = []
    for name, value in node.pairs():
        text = answer_text(value)
        if name not in SETTINGS:
            value.wrong(say("casefile-no-setting", text=shown(name), meant=did_you_mean(name, SETTINGS)))
        elif text is not None and not SETTINGS[name].allows(text):
            known = ", ".join(SETTINGS[name].values)
            value.wrong(say("casefile-not-one-of", text=shown(text), known=known, meant=""))
        elif text is not None and text != SETTINGS[name].default:
            chosen.append((name, text))
    return tuple(chosen)


def _read_branches(node: FileValue, trunk: LineRead) -> tuple[tuple[Branch, ...], dict[str, LineRead]]:
    branches: list[Branch] = []
    lines: dict[str, LineRead] = {}
    for item in node.items():
        keys = item.table(("name", "after", "actions", "facts"))
        name = reading(keys, "name", FileValue.text)
        after = reading(keys, "after", lambda value: read_after(value, trunk))
        if name is None or after is None or name in lines:
            item.wrong(say("casefile-branch-wants"))
            continue
        line = trunk.upto(after)
        reading(keys, "actions", line.read_actions)
        if "facts" in keys:
            _read_facts(keys["facts"], line)
        lines[name] = line
        branches.append(
            Branch(name, after, tuple(line.entries[after:]), _facts_in_log_order(line.facts[line.inherited :], after))
        )
    return tuple(branches), lines
