"""What an author expects of the ruling, ticked off a list of all that is said; and how it stands now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from bridgetable.cases.as_expected import Expectable, said
from bridgetable.cases.case import Case
from bridgetable.cases.compare import Rule, Unmet, counted, supposed_record, unmet
from bridgetable.cases.expectations import LISTS, Expect, Wanted
from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.table.fold import fold
from bridgetable.table.record import Fact, Record
from bridgetable.value import value
from bridgetable.writing.carried import can_be
from bridgetable.writing.instead import finding_words, instead, why
from bridgetable.writing.sentences import asked_for, kinds_told

Judging = Callable[[Record, int], Verdict]
"""Gives the verdict of an edition on a record."""

Step = Entry | Fact
"""What is supposed: an action, or a fact that is found."""

RULING = (
    "cards",
    "calls",
    "contract",
    "options",
    "restrictions",
    "duties",
    "irregular",
    "revokes",
    "must_withdraw",
    "may_withdraw",
    "transfer",
    "claim",
    "turn",
)
"""What a ruling is made of; an expectation can hold other things as well."""


@value
class Where:
    """A place in a case: a line of it (None: its trunk) after `at` of its `length` actions, with what is supposed."""

    line: str | None
    at: int
    length: int
    supposed: tuple[Step, ...] = ()

    @property
    def after(self) -> int | None:
        """After how many actions something is expected here; None at the end of the line."""
        return None if self.at == self.length else self.at

    def is_of(self, expect: Expect) -> bool:
        """Whether an expectation is about this place, and supposes the same."""
        at = self.length if expect.after is None else expect.after
        return (expect.branch, at, expect.supposed) == (self.line, self.at, self.supposed)


@value
class Tickable:
    """One thing that can be expected, in words, of the editions that say it; whether it is part of the ruling."""

    wanted: Wanted
    editions: tuple[int, ...]
    words: str
    cite: str
    of_the_ruling: bool

    @property
    def edition(self) -> int | None:
        """The edition it is to be asked of; None: both."""
        return self.editions[0] if len(self.editions) < len(EDITIONS) else None


@value
class Ticked:
    """One thing that is expected, in `words`: in which `[[expect]]` of the case, and of which editions it is not so.

    `found` says for each of these what is so instead, in words, and why. `void`: there is no such place any more.
    `rule`: it is no single thing, but what the `[[expect]]` asks of all it holds.
    """

    number: int
    expect: Expect
    wanted: Wanted
    words: str = ""
    found: tuple[tuple[int, str, str], ...] = ()
    void: bool = False
    rule: Rule = ""

    @property
    def holds(self) -> bool:
        """Whether every edition it is asked of says so."""
        return not self.found and not self.void


def offers(record: Record, judging: Judging) -> tuple[Tickable, ...]:
    """All that may be expected of a `record`: what both editions say alike first, then what one alone does."""
    found: dict[str, tuple[Expectable, Verdict, list[int]]] = {}
    for year in EDITIONS:
        verdict = judging(record, year)
        for each in _all_said(verdict, record):
            found.setdefault(each.wanted.text, (each, verdict, []))[2].append(year)
    made = [
        _offer(each, tuple(dict.fromkeys(years)), _words(each, verdict, record.log))
        for each, verdict, years in found.values()
    ]
    return tuple(sorted(made, key=lambda offer: (not offer.of_the_ruling, offer.editions != EDITIONS, offer.editions)))


def _all_said(verdict: Verdict, record: Record) -> Iterator[Expectable]:
    """All that a verdict on a record says and an expectation can hold."""
    return said(verdict, fold(record), {fact.key: fact.value for fact in record.facts})


def _offer(each: Expectable, years: tuple[int, ...], words: str) -> Tickable:
    wanted = each.wanted
    calm = wanted.key == "cards" and str(wanted.value).startswith("quitted")
    return Tickable(wanted, years, words, _deciding(each), wanted.key in RULING and not calm)


def _deciding(each: Expectable) -> str:
    return each.finding.grounds.cite if each.finding is not None else ""


def _words(each: Expectable, verdict: Verdict, log: tuple[Entry, ...]) -> str:
    """What a verdict says, in a sentence."""
    if each.finding is None:
        return asked_for(each.wanted, log)
    return finding_words(each.wanted.key, each.finding, verdict, log)


def ticked(case: Case, offer: Tickable, spot: Where) -> Case:
    """The case with one thing more expected, in an `[[expect]]` that is there already where one can hold it."""
    for number, expect in enumerate(case.expects):
        if spot.is_of(expect) and expect.edition == offer.edition and not expect.exact and _room(expect, offer.wanted):
            return _with(case, number, replace(expect, wanted=_put_in(expect.wanted, offer.wanted)))
    new = Expect((offer.wanted,), offer.edition, spot.after, spot.supposed, spot.line)
    return replace(case, expects=(*case.expects, new))


def _room(expect: Expect, wanted: Wanted) -> bool:
    """Whether an expectation can ask for this as well: but for lists, a key stands there once."""
    alike = [each for each in expect.wanted if (each.key, each.forbidden) == (wanted.key, wanted.forbidden)]
    if wanted.key in ("cards", "calls"):
        return all(each.subject != wanted.subject for each in alike)
    return wanted.key in LISTS or not alike


def _put_in(all_: tuple[Wanted, ...], wanted: Wanted) -> tuple[Wanted, ...]:
    """What is asked for, with one more after the last of its key."""
    last = max(
        (n for n, each in enumerate(all_, 1) if (each.key, each.forbidden) == (wanted.key, wanted.forbidden)),
        default=len(all_),
    )
    return (*all_[:last], wanted, *all_[last:])


def unticked(case: Case, ticks: Sequence[Ticked]) -> Case:
    """The case without some things that were expected; what expects nothing any more goes."""
    expects: list[Expect] = []
    for number, expect in enumerate(case.expects):
        mine = [tick for tick in ticks if tick.number == number]
        left = _without(expect, mine)
        if left.wanted or not mine or left.empty:
            expects.append(left)
    return replace(case, expects=tuple(expects))


def _without(expect: Expect, ticks: Sequence[Ticked]) -> Expect:
    """An expectation without some of what it asks for, or without what it asks of all of that."""
    gone, rules = [tick.wanted for tick in ticks if not tick.rule], {tick.rule for tick in ticks}
    return replace(
        expect,
        wanted=tuple(wanted for wanted in expect.wanted if wanted not in gone),
        exact=expect.exact and "exact" not in rules,
        options_ordered=expect.options_ordered and "options_ordered" not in rules,
        empty=() if "exact" in rules else expect.empty,
    )


def _with(case: Case, number: int, expect: Expect) -> Case:
    expects = list(case.expects)
    expects[number] = expect
    return replace(case, expects=tuple(expects))


def standing(case: Case, judging: Judging) -> tuple[Ticked, ...]:
    """All that a case expects, and how it stands on its record."""
    return tuple(tick for number, expect in enumerate(case.expects) for tick in _ticks(case, number, expect, judging))


def _ticks(case: Case, number: int, expect: Expect, judging: Judging) -> Iterator[Ticked]:
    """What one expectation asks for, thing by thing, and then what it asks of them all."""
    can = can_be(expect, case.record)
    record = supposed_record(case.record, expect) if can else case.record
    against = _against(case, expect, record, judging) if can else []
    for wanted in expect.wanted:
        found = tuple(told for unmet, told in against if not unmet.rule and unmet.wanted == wanted)
        yield Ticked(number, expect, wanted, asked_for(wanted, record.log), found, void=not can)
    for rule, words in _rules(expect):
        found = tuple(told for unmet, told in against if unmet.rule == rule)
        yield Ticked(number, expect, Wanted(rule, "true", ()), words, found, void=not can, rule=rule)


def _rules(expect: Expect) -> Iterator[tuple[Rule, str]]:
    """What an expectation asks of all that it holds, in words."""
    if expect.exact:
        keys = dict.fromkeys((*(wanted.key for wanted in expect.wanted if not wanted.forbidden), *expect.empty))
        yield "exact", say("expected-exact", what=kinds_told(key for key in keys if counted(key)))
    if expect.options_ordered:
        yield "options_ordered", say("expected-options-ordered")


def _against(
    case: Case, expect: Expect, record: Record, judging: Judging
) -> Sequence[tuple[Unmet, tuple[int, str, str]]]:
    """What is not so of what is expected; under which edition, what is so instead, and why."""
    return [
        (each, (year, instead(each, record.log), why(each, record.log)))
        for year in EDITIONS
        if expect in case.expected(year)
        for each in unmet(expect, judging(record, year), record)
    ]
