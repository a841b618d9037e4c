"""Reading `[[expect]]`: what a verdict should say after certain actions and on certain suppositions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import TypeAlias

from bridgetable.cases import wanted
from bridgetable.cases.answers import read_fact
from bridgetable.cases.citations import Citation, read_citation
from bridgetable.cases.line import LineRead
from bridgetable.cases.may_play import playable
from bridgetable.cases.node import FileValue, reading
from bridgetable.cases.positions import STAGES
from bridgetable.cases.wanted import Parts
from bridgetable.editions import EDITIONS
from bridgetable.messages import listed, say
from bridgetable.seats import Side, parse_seat
from bridgetable.table.actions import Entry
from bridgetable.table.record import Fact
from bridgetable.value import value

Reader: TypeAlias = Callable[[str], tuple[Parts, ...]]
Value: TypeAlias = "str | int | tuple[tuple[str, str | int], ...]"


@value
class Wanted:
    """One thing asked for: under which `key` (without `not_`), of which card (`subject`), and the `value` as written.

    `parts` must all be met; `citation` None: any paragraph. `forbidden`: it must not be there. `written`: the place in
    the file, if it has been read from one.
    """

    key: str
    value: Value
    parts: tuple[Parts, ...]
    citation: Citation | None = None
    subject: str = ""
    forbidden: bool = False
    written: FileValue | None = field(default=None, compare=False)

    @property
    def line(self) -> int:
        """The line of the file it stands on, which is found out when it is asked for; 0 if it stands in none."""
        return self.written.line if self.written else 0

    @property
    def text(self) -> str:
        """What is asked for, as the file says it."""
        value = self.value
        if isinstance(value, tuple):
            value = "{" + ", ".join(f"{name}={part}" for name, part in value) + "}"
        name = f"not_{self.key}" if self.forbidden else self.key
        return f"{name}: {self.subject} = {value}" if self.subject else f"{name}: {value}"


@value
class Expect:
    """One `[[expect]]`: what an edition (None: both) says after so many actions (None: all), of the trunk or a branch.

    `supposed` actions and facts come on top. `exact`: of the keys that are there, nothing may be found beyond what is
    asked for.
    """

    wanted: tuple[Wanted, ...]
    edition: int | None = None
    after: int | None = None
    supposed: tuple[Entry | Fact, ...] = ()
    branch: str | None = None
    exact: bool = False
    options_ordered: bool = False
    empty: tuple[str, ...] = ()
    """The keys that stand there with nothing asked for: with `exact`, nothing may be found."""
    written: FileValue | None = field(default=None, compare=False)
    """The place in the file, if it has been read from one."""


LISTS: Mapping[str, Reader] = {
    "options": wanted.option,
    "duties": wanted.duty,
    "may_play": playable,
    "may_call": wanted.call_of,
    "restrictions": wanted.restriction,
    "may_withdraw": wanted.may_withdraw,
    "must_withdraw": wanted.one_card,
    "info": wanted.information,
    "revokes": wanted.revoke,
    "irregular": wanted.irregularity,
    "lawful": wanted.one_seat,
    "rights": wanted.right,
    "questions": wanted.question,
    "assumed": wanted.question,
    "provisional": wanted.one_card,
    "judgement": wanted.only_citation,
    "checks": wanted.only_citation,
    "liable": wanted.one_seat,
    "not_modelled": wanted.only_citation,
    "cites": wanted.only_citation,
}
"""The keys whose value is a list of texts."""

CITED_ALONE = ("judgement", "checks", "not_modelled", "cites")
"""The keys whose texts are a citation and nothing else."""


def _stage(text: str) -> tuple[Parts, ...]:
    return ({"stage": wanted.one_of(text, STAGES, "casefile-a-stage")},)


TEXTS: Mapping[str, Reader] = {
    "turn": wanted.turn,
    "declarer": wanted.one_seat,
    "stage": _stage,
    "claim": wanted.claim,
    "contract": wanted.contract,
}
"""The keys whose value is one text."""

TABLES = ("cards", "calls", "lead", "winner", "tricks", "transfer")
"""The keys whose value is a table; `lead` and `winner` may be a seat too, `transfer` 0."""

FORBIDDING = {f"not_{key}": key for key in ("cards", "calls", *LISTS) if key != "not_modelled"}
"""The keys that say what must not be there, and of what."""

_SPEAKING_OF_ACTIONS = ("questions", "assumed", "info", "lawful")
_ACTION = re.compile(r"#\d+|@[\w-]+")

_OWN_KEYS = ("edition", "after", "if", "branch", "exact", "options_ordered")
KEYS = (*_OWN_KEYS, *TEXTS, *TABLES, *LISTS, *FORBIDDING)


def read_expect(node: FileValue, trunk: LineRead, branches: Mapping[str, LineRead]) -> Expect:
    """One `[[expect]]` of a case whose lines of play have been read."""
    keys = node.table(KEYS)
    branch = reading(keys, "branch", lambda name: name.word(tuple(branches)))
    line = branches[branch] if branch is not None else trunk
    after = reading(keys, "after", lambda node: read_after(node, line))
    line = line if after is None else line.upto(after)
    supposed, line = reading(keys, "if", lambda node: _read_supposed(node, line)) or ((), line)
    wanted_there = (one for key, value in keys.items() if key not in _OWN_KEYS for one in _read_key(key, value, line))
    return Expect(
        wanted=tuple(one for one in wanted_there if one is not None),
        edition=reading(keys, "edition", _edition),
        after=after,
        supposed=supposed,
        branch=branch,
        exact=reading(keys, "exact", FileValue.flag) or False,
        options_ordered=reading(keys, "options_ordered", FileValue.flag) or False,
        empty=tuple(key for key, value in keys.items() if key in (*LISTS, "cards", "calls") and not value.value),
        written=node,
    )


def _edition(node: FileValue) -> int | None:
    if node.value in EDITIONS and not isinstance(node.value, bool):
        return int(str(node.value))
    node.wrong(say("casefile-edition-wanted", editions=listed([str(year) for year in EDITIONS], "or")))
    return None


def read_after(node: FileValue, line: LineRead) -> int | None:
    """How many actions of a line `after` counts: a number, or the label of the last of them."""
    if isinstance(node.value, str) and node.value.startswith("@"):
        return node.read(line.number)
    if isinstance(node.value, str):
        node.wrong(say("casefile-after-wanted", label=node.value.strip(":")))
        return None
    return node.number(0, len(line.entries))


def _read_supposed(node: FileValue, line: LineRead) -> tuple[tuple[Entry | Fact, ...], LineRead]:
    """The actions and facts of `if`, and the line of play with them."""
    line = line.upto(len(line.entries))
    supposed: list[Entry | Fact] = []
    for item in node.items():
        if isinstance(item.value, str) and item.value.startswith("fact "):
            fact = item.read(lambda text: _read_supposed_fact(text, line))
            supposed += () if fact is None else (fact,)
        else:
            line.add(item)
            supposed.append(line.entries[-1])
    return tuple(supposed), line


def _read_supposed_fact(text: str, line: LineRead) -> Fact:
    key, equals, value = text.removeprefix("fact ").partition("=")
    if not equals:
        raise ValueError(say("casefile-supposed-fact"))
    return read_fact(line.resolve(key.strip()), value.strip())


def _read_key(key: str, node: FileValue, line: LineRead) -> Iterator[Wanted | None]:
    forbidden, key = key in FORBIDDING, FORBIDDING.get(key, key)
    if key in LISTS:
        for item in node.items():
            yield _read_text(key, item, line, forbidden)
    elif key in TEXTS:
        yield _read_text(key, node, line)
    elif key == "cards":
        for card, status in node.pairs():
            yield _read_card(card, status, forbidden)
    elif key == "calls":
        for call, state in node.pairs():
            yield _read_call(call, state, line, forbidden)
    else:
        yield _TABLE_READERS[key](node)


def _read_text(key: str, node: FileValue, line: LineRead, forbidden: bool = False) -> Wanted | None:
    reader = LISTS.get(key) or TEXTS[key]

    def read(text: str) -> Wanted:
        said, _, cite = (part.strip() for part in (("", "", text) if key in CITED_ALONE else text.partition(";")))
        if key in _SPEAKING_OF_ACTIONS:
            said = _ACTION.sub(lambda act: f"#{line.number(act[0])}", said)
        citation = read_citation(cite) if cite else None
        return Wanted(key, text, reader(said), citation, forbidden=forbidden, written=node)

    return node.read(read)


def _read_card(card: str, node: FileValue, forbidden: bool) -> Wanted | None:
    def read(text: str) -> Wanted:
        subject = wanted.seat_card(card)
        status, _, cite = (part.strip() for part in text.partition(";"))
        parts = {"card": subject, **wanted.status_of_card(status)}
        return Wanted("cards", text, (parts,), read_citation(cite) if cite else None, subject, forbidden, node)

    return node.read(read)


def _read_call(call: str, node: FileValue, line: LineRead, forbidden: bool) -> Wanted | None:
    def read(text: str) -> Wanted:
        subject = wanted.call_named(_ACTION.sub(lambda act: f"#{line.number(act[0])}", call))
        state, _, cite = (part.strip() for part in text.partition(";"))
        parts = {"call": subject, **wanted.call_in(state)}
        citation = read_citation(cite) if cite else None
        return Wanted("calls", text, (parts,), citation, subject, forbidden, node)

    return node.read(read)


def _read_lead(node: FileValue) -> Wanted | None:
    """The seat that leads to the trick in progress, or to a trick by number."""
    return _read_trick_or_seat("lead", node, "now")


def _read_winner(node: FileValue) -> Wanted | None:
    """The player who won the last trick that was won, or a trick by number."""
    return _read_trick_or_seat("winner", node, "last")


def _read_trick_or_seat(key: str, node: FileValue, trick: str) -> Wanted | None:
    """A seat, which speaks of the `trick` that goes without saying, or a trick by number and a seat."""
    if isinstance(node.value, dict):
        return _read_trick_and_seat(key, node)
    seat = node.read(parse_seat)
    return None if seat is None else Wanted(key, seat.value, ({"seat": seat.value, "trick": trick},), written=node)


def _read_trick_and_seat(key: str, node: FileValue) -> Wanted | None:
    keys = node.table(("trick", "by"))
    trick = reading(keys, "trick", lambda value: value.number(1, 13))
    by = reading(keys, "by", lambda value: value.read(parse_seat))
    if trick is None or by is None:
        node.wrong(say("casefile-trick-and-seat"))
        return None
    parts = {"trick": str(trick), "seat": by.value}
    return Wanted(key, (("trick", trick), ("by", by.value)), (parts,), written=node)


def _read_tricks(node: FileValue) -> Wanted:
    keys = node.table(tuple(side.value for side in Side))
    counts = {side: value.number(0, 13) for side, value in keys.items()}
    written = tuple((side, count) for side, count in counts.items() if count is not None)
    return Wanted("tricks", written, ({side: str(count) for side, count in written},), written=node)


def _read_transfer(node: FileValue) -> Wanted | None:
    if node.value == 0 and not isinstance(node.value, bool):
        return Wanted("transfer", 0, ({"tricks": "0"},), written=node)
    if not isinstance(node.value, dict):
        node.wrong(say("casefile-tricks-and-to"))
        return None
    keys = node.table(("to", "tricks", "cite"))
    to = reading(keys, "to", lambda value: value.word(tuple(side.value for side in Side)))
    tricks = reading(keys, "tricks", lambda value: value.number(0, 13))
    cite = reading(keys, "cite", FileValue.text)
    citation = reading(keys, "cite", lambda value: value.read(read_citation))
    parts = {"to": to, "tricks": None if tricks is None else str(tricks)}
    written = {"to": to, "tricks": tricks, "cite": cite}
    return Wanted(
        "transfer",
        tuple((name, value) for name, value in written.items() if value is not None),
        ({name: value for name, value in parts.items() if value is not None},),
        citation,
        written=node,
    )


_TABLE_READERS: Mapping[str, Callable[[FileValue], Wanted | None]] = {
    "lead": _read_lead,
    "winner": _read_winner,
    "tricks": _read_tricks,
    "transfer": _read_transfer,
}
