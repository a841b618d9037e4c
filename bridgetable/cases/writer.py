"""Writing a case: the text that `reader.parse_case` reads back to the same case."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping

from bridgetable.cases.case import Case
from bridgetable.cases.expectations import LISTS, Expect, Wanted
from bridgetable.seats import SEATS
from bridgetable.table.actions import Entry
from bridgetable.table.position import UNKNOWN_HAND, Header, Position, Start, hand_text
from bridgetable.table.record import Branch, Fact, fact_since
from bridgetable.table.sentences import sentence


def case_text(case: Case) -> str:
    """The whole case as TOML, every key in the order of the help page, empty ones left out."""
    record = case.record
    own = [fact for fact in record.facts if fact_since(fact)]
    parts = [
        *_heading(case),
        *_position(record.position),
        f"actions = {_actions(record.log, own, 0)}",
        *_table("[settings]", {name: _string(value) for name, value in record.settings}),
        *_table("[facts]", {_string(f.key): _string(f.value) for f in record.facts if not fact_since(f)}),
        *(line for expect in case.expects for line in _expect(expect)),
        *(line for branch in record.branches for line in _branch(branch)),
    ]
    return "\n".join(parts) + "\n"


# Values


def _string(text: str) -> str:
    """A text in quotes: single ones where that keeps double ones readable."""
    if '"' in text and "'" not in text and text.isprintable() and "\\" not in text:
        return f"'{text}'"
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _long(text: str) -> str:
    """A text of several lines, laid out as such."""
    if "\n" not in text:
        return _string(text)
    lines = (json.dumps(line, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f") for line in text.split("\n"))
    return '"""\n' + "\n".join(lines) + '"""'


def _list(texts: Iterable[str]) -> str:
    return "[" + ", ".join(_string(text) for text in texts) + "]"


def _inline(pairs: Mapping[str, str]) -> str:
    return "{" + ", ".join(f"{key}={value}" for key, value in pairs.items()) + "}"


def _table(header: str, pairs: Mapping[str, str]) -> Iterator[str]:
    if pairs:
        yield header
        yield from (f"{key} = {value}" for key, value in pairs.items())


# The parts of a case


def _heading(case: Case) -> Iterator[str]:
    yield f"id = {_string(case.id)}"
    for key, texts in (("title", case.title), ("story", case.story)):
        if set(texts) == {case.language}:
            yield f"{key} = {_long(texts[case.language])}"
        else:
            yield from (f"{key}.{code} = {_long(text)}" for code, text in texts.items())
    if case.level is not None:
        yield f"level = {case.level}"
    for key, values in (("laws", case.laws), ("contrast", case.contrast)):
        if values:
            yield f"{key} = {_list(values)}"
    if case.source:
        yield f"source = {_string(case.source)}"
    if case.language != "en":
        yield f"language = {_string(case.language)}"


def _position(position: Position) -> Iterator[str]:
    yield f"table = {_header(position.header)}"
    hands = {s.value: _string(hand_text(position.hands[s.index])) for s in SEATS}
    known_hands = {s: text for s, text in hands.items() if text != _string(hand_text(UNKNOWN_HAND))}
    if known_hands:
        yield f"deal = {_inline(known_hands)}"
    if position.left:
        yield f"left = {_inline({seat.value: str(count) for seat, count in position.left})}"
    if position.known:
        yield f"known = {_list(known.text for known in position.known)}"
    if position.start is not None:
        yield f"start = {_start(position.start)}"


def _header(header: Header) -> str:
    pairs = {"declarer": _string(header.declarer.value), "contract": _string(header.contract)}
    if header.dealer is not None:
        pairs["dealer"] = _string(header.dealer.value)
    for key, value in (
        ("vulnerable", header.vulnerable),
        ("stage", header.stage),
        ("auction", " ".join(header.auction)),
    ):
        if value:
            pairs[key] = _string(value)
    return _inline(pairs)


def _start(begun: Start) -> str:
    pairs = {"trick": str(begun.trick)}
    if begun.lead is not None:
        pairs["lead"] = _string(begun.lead.value)
    if begun.winners is not None:
        pairs["winners"] = _string("".join(seat.value if seat else "?" for seat in begun.winners))
    if begun.tricks is not None:
        pairs["tricks"] = _inline({side.value: str(count) for side, count in begun.tricks})
    if begun.last is not None:
        last = {"by": begun.last.by, "suit": begun.last.suit, "card": begun.last.card}
        pairs["last"] = _inline({key: _string(str(value)) for key, value in last.items() if value is not None})
    if begun.on_table:
        pairs["on_table"] = _list(f"{lying.seat} {lying.card} {lying.status}" for lying in begun.on_table)
    for key, values in (("duties", begun.duties), ("revokes", begun.revokes), ("calls", begun.calls)):
        if values:
            pairs[key] = _list(values)
    return _inline(pairs)


def _actions(entries: Iterable[Entry], facts: Iterable[Fact], after: int) -> str:
    """The sentences, each with the facts found of it; the first has the number `after` + 1."""
    lines = []
    for number, entry in enumerate(entries, after + 1):
        said = _string(sentence(entry))
        found = {fact.id: _string(fact.value) for fact in facts if fact.of == f"#{number}"}
        lines.append(f"  {{do={said}, facts={_inline(found)}}},\n" if found else f"  {said},\n")
    return "[\n" + "".join(lines) + "]" if lines else "[]"


def _branch(branch: Branch) -> Iterator[str]:
    last = branch.after + len(branch.actions)
    own = [fact for fact in branch.facts if branch.after < fact_since(fact) <= last]
    yield "[[branch]]"
    yield f"name = {_string(branch.name)}"
    yield f"after = {branch.after}"
    yield f"actions = {_actions(branch.actions, own, branch.after)}"
    others = {_string(fact.key): _string(fact.value) for fact in branch.facts if fact not in own}
    if others:
        yield f"facts = {_inline(others)}"


# What is expected


def _expect(expect: Expect) -> Iterator[str]:
    yield "[[expect]]"
    for key, number in (("edition", expect.edition), ("after", expect.after)):
        if number is not None:
            yield f"{key} = {number}"
    if expect.supposed:
        yield f"if = {_list(_supposed(each) for each in expect.supposed)}"
    if expect.branch is not None:
        yield f"branch = {_string(expect.branch)}"
    for key, on in (("exact", expect.exact), ("options_ordered", expect.options_ordered)):
        if on:
            yield f"{key} = true"
    by_key: dict[str, list[Wanted]] = {key: [] for key in expect.empty}
    for wanted in expect.wanted:
        by_key.setdefault(f"not_{wanted.key}" if wanted.forbidden else wanted.key, []).append(wanted)
    yield from (f"{key} = {_wanted(key, values)}" for key, values in by_key.items())


def _supposed(each: Entry | Fact) -> str:
    return sentence(each) if isinstance(each, Entry) else f"fact {each.key} = {each.value}"


def _wanted(key: str, values: list[Wanted]) -> str:
    if key in ("cards", "not_cards"):
        return _inline({_string(wanted.subject): _string(str(wanted.value)) for wanted in values})
    if key in LISTS or key.removeprefix("not_") in LISTS:
        return _list(str(wanted.value) for wanted in values)
    value = values[0].value
    if isinstance(value, tuple):
        return _inline({name: _string(part) if isinstance(part, str) else str(part) for name, part in value})
    return _string(value) if isinstance(value, str) else str(value)
