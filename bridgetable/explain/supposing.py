"""What would be ruled if facts that are still open were found so or so: many suppositions about one record.

Only what an answer alters is judged anew. For each action and each standing it is judged from, it is remembered which
of the open facts were consulted and what came of each answer. An answer that nobody consults alters nothing, and after
two answers that leave everything alike there is one way on.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, Generic, TypeAlias, TypeVar

from bridgetable.blocks.tricks import opening_standing
from bridgetable.findings.moment import Facts
from bridgetable.findings.standing import Standing
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Checkpoint, Judge
from bridgetable.named import NamedTuple
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.record import CANNOT, Fact, Record, fact_since
from bridgetable.table.state import start

_T = TypeVar("_T")
Given: TypeAlias = Mapping[str, str]
"""Answers supposed, each under the name of its fact (`told-turn #4`)."""
_Consulted: TypeAlias = "dict[str, Hashable]"
"""The open facts that were consulted, in this order, and what was found (None: nothing)."""

_NOT_ESTABLISHED = ""
"""Stands among the facts consulted for the question which of them cannot be established."""
_MOVES_CARDS = "other-intention"
"""The fact by which other cards are moved than the log says (`designating.py`)."""


class Supposition(NamedTuple):
    """What is ruled if so much is supposed (None: it cannot be so), and which of the open facts that rests on."""

    verdict: Verdict | None
    consulted: frozenset[str]


class Supposing(Judge):
    """Judges one record with open facts found so or so: `open_` are the names of all that will be supposed."""

    def __init__(self, record: Record, year: int, open_: Iterable[str]) -> None:
        super().__init__(year)
        self._as_it_is, self._open = record, tuple(open_)
        self._moving = tuple(key for key in self._open if key.partition(" ")[0] == _MOVES_CARDS)
        self._readings: dict[tuple[str | None, ...], _Reading | None] = {}

    def supposed(self, given: Given) -> Generator[None, None, Supposition]:
        """What is ruled with these answers given: the same verdict, not only an equal one, if they alter nothing.

        It is left for a moment after each action that had to be judged.
        """
        moved = tuple(given.get(key) for key in self._moving)
        if moved not in self._readings:
            self._readings[moved] = self._read(given)
        reading = self._readings[moved]
        if reading is None:
            return Supposition(None, frozenset(self._moving))
        known = reading.rulings.find(given, {})
        return known if known is not None else (yield from self._rule(reading, given))

    def forget(self) -> Iterator[None]:
        """Let go of all that is remembered, little by little: at once it may take longer than a frame."""
        for reading in filter(None, self._readings.values()):
            for remembered in reading.remembered():
                while remembered:
                    remembered.popitem()
                    yield

    def _read(self, given: Given) -> _Reading | None:
        """The record as it is judged where cards are moved as `given` says; None where they cannot have been."""
        record = self._as_it_is
        for key in self._open:
            if key in given or key not in self._moving:
                record = record.with_fact(_fact(key, given.get(key, "")))
        try:
            carried = self._carried_back(record)
        except ImpossibleAction:
            return None
        pairs = zip(record.facts, carried.facts, strict=True)
        return _Reading(carried, {now.key: fact.key for fact, now in pairs if fact.key in self._open})

    def _rule(self, reading: _Reading, given: Given) -> Generator[None, None, Supposition]:
        """The ruling, by way of what is remembered of each action."""
        consulted: _Consulted = {}
        verdict = None
        with suppress(ImpossibleAction):
            verdict = yield from self._judged(reading, given, consulted)
        found = Supposition(verdict, frozenset((*self._moving, *consulted)))
        reading.rulings.keep(consulted, found)
        return found

    def _judged(self, reading: _Reading, given: Given, consulted: _Consulted) -> Generator[None, None, Verdict]:
        record, points = reading.record, [reading.begun]
        log, settings = record.log, dict(record.settings)
        for number, entry in enumerate(log, 1):
            standings = (number, *map(id, points[-2:] if entry.together else points[-1:]))
            memory = reading.actions.setdefault(standings, _Memory())
            point = memory.find(given, consulted)
            if point is None:
                with reading.overhearing(given, number, consulted) as facts:
                    point = reading.same(number, self._next(record, facts, settings, number, points))
                memory.keep(facts.consulted, point)
                yield
            points.append(point)
        rest = reading.at_rest.setdefault(id(points[-1]), _Memory())
        verdict = rest.find(given, consulted)
        if verdict is None:
            with reading.overhearing(given, len(log), consulted) as facts:
                verdict = reading.same_verdict(self._at_rest(log, facts, settings, points[-1]))
            rest.keep(facts.consulted, verdict)
        return verdict


class _Reading:
    """A record as it is judged, and what is remembered of its actions, its position at rest and its rulings."""

    def __init__(self, record: Record, names: dict[str, str]) -> None:
        self.record, self._names = record, names
        self.begun = Checkpoint(start(record.position), opening_standing(record))
        self.actions: dict[tuple[int, ...], _Memory[Checkpoint]] = {}
        self.at_rest: dict[int, _Memory[Verdict]] = {}
        self.rulings: _Memory[Supposition] = _Memory()
        self._points: dict[Hashable, list[Checkpoint]] = {}
        self._verdicts: dict[Hashable, list[Verdict]] = {}
        self._found = [fact for fact in record.facts if fact.key not in names]
        self._since = {key: fact_since(_fact(key, "")) for key in names}

    def remembered(self) -> tuple[dict[Any, Any], ...]:
        """All that is remembered of it but the rulings, what rests on others first."""
        return self.at_rest, self._verdicts, self.actions, self._points

    @contextmanager
    def overhearing(self, given: Given, number: int, consulted: _Consulted) -> Iterator[_Overheard]:
        """What has been found by the action of this number; what is consulted of it is added to `consulted`."""
        found = {fact.key: fact.value for fact in self._found if fact_since(fact) <= number}
        names = {key: old for key, old in self._names.items() if self._since[key] <= number}
        found.update((key, given[old]) for key, old in names.items() if old in given)
        facts = _Overheard(found, names, _unknown(given))
        try:
            yield facts
        finally:
            consulted.update(facts.consulted)

    def same(self, number: int, point: Checkpoint) -> Checkpoint:
        """The checkpoint, or one remembered that is like it in everything."""
        alike = self._points.setdefault((number, *_outline(point.standing)), [])
        return _like(point, alike, lambda other: other.standing == point.standing)

    def same_verdict(self, verdict: Verdict) -> Verdict:
        """The verdict, or one remembered that is like it in everything."""
        alike = self._verdicts.setdefault((*map(type, verdict.findings), *verdict.cards), [])
        return _like(verdict, alike, verdict.__eq__)


def _like(new: _T, known: list[_T], alike: Callable[[_T], bool]) -> _T:
    """The one among the `known` that is `alike`; else the `new` one, which is known from now on."""
    for other in known:
        if alike(other):
            return other
    known.append(new)
    return new


def _outline(standing: Standing) -> tuple[Hashable, ...]:
    """What can be seen of a standing at once, with what two that are equal may differ in: order and kinds."""
    kept: tuple[Iterable[Hashable], ...] = (
        standing.statuses,
        standing.questions,
        standing.must,
        standing.information,
        standing.weighed,
    )
    return (*(tuple(each) for each in kept), *map(type, standing.findings))


class _Overheard(Facts):
    """The facts found, noting which of the open ones are consulted: `names` has the name each was supposed under."""

    __slots__ = ("_names", "_unknown", "consulted")

    def __init__(self, facts: dict[str, str], names: dict[str, str], unknown: frozenset[str]) -> None:
        super().__init__(facts)
        self._names, self._unknown = names, unknown
        self.consulted: _Consulted = {}

    def __bool__(self) -> bool:
        return True  # where nothing has been found, what is open is looked up all the same

    def __contains__(self, key: object) -> bool:
        self._note(key)
        return super().__contains__(key)

    def __getitem__(self, key: str) -> str:
        self._note(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self._note(key)
        return super().get(key, default)

    def not_established(self) -> tuple[str, ...]:
        """The facts that cannot be established."""
        self.consulted[_NOT_ESTABLISHED] = self._unknown
        return super().not_established()

    def _note(self, key: object) -> None:
        if key in self._names:
            self.consulted[self._names[str(key)]] = super().get(key)


class _Memory(Generic[_T]):
    """What came of each answer to the facts that were consulted, one after the other."""

    __slots__ = ("_found", "_key", "_ways")

    def __init__(self) -> None:
        self._key: str | None = None
        self._ways: dict[Hashable, _Memory[_T]] = {}
        self._found: _T | None = None

    def find(self, given: Given, consulted: _Consulted) -> _T | None:
        """What comes of what is given, None if that is not known yet; what it rests on is added to `consulted`."""
        here: _Memory[_T] | None = self
        while here is not None and here._key is not None:
            value = given.get(here._key) if here._key else _unknown(given)
            consulted[here._key] = value
            here = here._ways.get(value)
        return None if here is None else here._found

    def keep(self, consulted: _Consulted, found: _T) -> None:
        """Remember what came of these answers."""
        here = self
        for here._key, value in consulted.items():
            here = here._ways.setdefault(value, _Memory())
        here._found = found


def _unknown(given: Given) -> frozenset[str]:
    """What is supposed to be beyond finding out."""
    return frozenset(key for key, value in given.items() if value == CANNOT)


def _fact(key: str, value: str) -> Fact:
    name, _, of = key.partition(" ")
    return Fact(name, of, value)
