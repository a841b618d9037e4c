"""What an author expects of the ruling, ticked off a list of all that is said; and how it stands now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from bridgetable.cards import parse_card
from bridgetable.cases.as_expected import Expectable, said
from bridgetable.cases.case import Case
from bridgetable.cases.compare import anchors, supposed_record, unmet
from bridgetable.cases.expectations import LISTS, Expect, Wanted
from bridgetable.editions import EDITIONS
from bridgetable.explain.assumed import assumed_text
from bridgetable.explain.words import question_text, told
from bridgetable.findings.kinds import Assumption, Question
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.seats import parse_seat
from bridgetable.table.actions import Entry
from bridgetable.table.fold import fold
from bridgetable.table.record import Fact, Record
from bridgetable.value import value
from bridgetable.writing.carried import can_be

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
    """One thing that is expected: in which `[[expect]]` of the case, and of which editions it is not so.

    `found` says for each of these what is so instead, in words, and why. `void`: there is no such place any more.
    """

    number: int
    expect: Expect
    wanted: Wanted
    found: tuple[tuple[int, str, str], ...] = ()
    void: bool = False

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
        _offer(each, tuple(dict.fromkeys(years)), _words(each, verdict, record.log) or plain_words(each.wanted))
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
    """What a verdict says in plain words; empty where there are none but those of a file."""
    wanted, finding = each.wanted, each.finding
    if wanted.key == "provisional":
        return say("writing-provisional", card=str(wanted.value))
    if isinstance(finding, Question):
        return say("writing-asked", question=question_text(finding, log))
    if isinstance(finding, Assumption):
        return say("writing-assumed", what=assumed_text(finding, verdict))
    if finding is not None:
        return told(finding, log)
    if wanted.key == "turn":
        seat = str(wanted.value)
        return say("writing-turn-none") if seat == "none" else say("writing-turn", seat=parse_seat(seat))
    return say("writing-cites", cite=str(wanted.value)) if wanted.key == "cites" else ""


def plain_words(wanted: Wanted) -> str:
    """What is expected, as a file says it."""
    said_so = wanted.text.replace("_", " ")
    return said_so[:1].upper() + said_so[1:]


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
        gone = [tick.wanted for tick in ticks if tick.number == number]
        left = tuple(wanted for wanted in expect.wanted if wanted not in gone)
        if left or not gone or expect.empty:
            expects.append(replace(expect, wanted=left))
    return replace(case, expects=tuple(expects))


def _with(case: Case, number: int, expect: Expect) -> Case:
    expects = list(case.expects)
    expects[number] = expect
    return replace(case, expects=tuple(expects))


def standing(case: Case, judging: Judging) -> tuple[Ticked, ...]:
    """All that a case expects, and how it stands on its record."""
    found: list[Ticked] = []
    for number, expect in enumerate(case.expects):
        if not can_be(expect, case.record):
            found += (Ticked(number, expect, wanted, void=True) for wanted in expect.wanted)
            continue
        record = supposed_record(case.record, expect)
        against = _against(case, expect, record, judging)
        found += (
            Ticked(number, expect, wanted, tuple(each for one, *each in against if one == wanted))  # type: ignore[misc]
            for wanted in expect.wanted
        )
    return tuple(found)


def _against(case: Case, expect: Expect, record: Record, judging: Judging) -> Sequence[tuple[Wanted, int, str, str]]:
    """What is not so of what is expected, under which edition, what is so instead, and why."""
    return [
        (wanted, year, _instead(wanted, verdict, record) or as_in_a_file, why)
        for year in EDITIONS
        if expect in case.expected(year)
        for verdict in (judging(record, year),)
        for wanted, as_in_a_file, why in unmet(expect, verdict, record)
    ]


def _instead(wanted: Wanted, verdict: Verdict, record: Record) -> str:
    """What a verdict says, in words, of what something is expected of, else of its kind; empty where there are none."""
    if wanted.key == "cites" or not wanted.parts:
        return ""  # a list of paragraphs is said by their numbers
    alike = [each for each in _all_said(verdict, record) if each.wanted.key == wanted.key]
    near = [each for each in alike if anchors(wanted).items() <= each.wanted.parts[0].items()]
    if not near and wanted.key == "cards":
        seat, _, name = wanted.subject.partition(" ")
        return say("ruling-status-in-hand", seat=parse_seat(seat), card=parse_card(name))
    words = dict.fromkeys(_told_apart(each, wanted, _words(each, verdict, record.log)) for each in near or alike)
    return " ".join(filter(None, words))


def _told_apart(each: Expectable, wanted: Wanted, words: str) -> str:
    """The words for what is so instead, with its paragraph where that alone is not as it was expected."""
    alike = words and _deciding(each) and each.wanted.parts == wanted.parts
    return say("writing-by-the-paragraph", words=words, cite=_deciding(each)) if alike else words
