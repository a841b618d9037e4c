"""A moment: everything a paragraph may look at when one action, or the position at rest, is judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from bridgetable.cards import Card
from bridgetable.editions import NUMBERED, number
from bridgetable.findings.changes import Instead, NoLonger, Noted
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import Assumption, Finding, Grounds, Question
from bridgetable.findings.parts import Part
from bridgetable.findings.reasons import AskedBecause
from bridgetable.findings.settings import SETTINGS
from bridgetable.findings.standing import Standing
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat
from bridgetable.table.actions import Action, Entry
from bridgetable.table.record import CANNOT
from bridgetable.table.state import Table


class Answer(NamedTuple):
    """What is known of a fact: its `value` (None: nothing follows yet), `open` if it still has to be found."""

    key: str
    value: str | None
    open: bool = False
    found: bool = False
    unfindable: bool = False

    @property
    def yes(self) -> bool:
        """The answer is yes."""
        return self.value == "yes"

    @property
    def no(self) -> bool:
        """The answer is no."""
        return self.value == "no"


class Reading(NamedTuple):
    """The interpretation of a disputed rule that a finding rests on."""

    id: str
    value: str


Support: TypeAlias = Answer | Reading | Finding


class Facts(dict[str, str]):
    """What the director has found by now: the answer under the name of each fact (`told-turn #4`)."""

    __slots__ = ()

    def not_established(self) -> tuple[str, ...]:
        """The facts that cannot be established."""
        return tuple(key for key, value in self.items() if value == CANNOT)


class Moment:
    """One action being judged in one edition: the table `before` and `after` it, the legal standing, the facts.

    `number` counts actions from 1, 0 at rest; `log` ends with this one: a paragraph cannot see what comes after it.
    `one_instant` says whether it happened at the same time as the action written before it or the one written after
    it. `opened` collects the questions that paragraphs raise, `assumed` the facts that they take as so, `weighed` the
    facts found that they have asked for: None for one that is taken as it was found, else what the cards say against
    it.
    """

    __slots__ = (
        "action",
        "after",
        "assumed",
        "before",
        "cite",
        "facts",
        "log",
        "number",
        "one_instant",
        "opened",
        "settings",
        "standing",
        "weighed",
        "year",
    )

    def __init__(
        self,
        year: int,
        log: tuple[Entry, ...],
        facts: Facts,
        settings: dict[str, str],
        number: int,
        before: Table,
        after: Table,
        standing: Standing,
        one_instant: bool = False,
    ) -> None:
        self.year = year
        self.log = log
        self.facts = facts
        self.settings = settings
        self.number = number
        self.before = before
        self.after = after
        self.standing = standing
        self.one_instant = one_instant
        self.action: Action | None = log[-1].action if number else None
        self.opened: list[Question] = []
        self.assumed: list[Assumption] = []
        self.weighed: dict[str, str | None] = {}
        self.cite = ""
        """The number of the paragraph that is speaking."""

    def before_now(self) -> tuple[tuple[int, Action], ...]:
        """The earlier actions with their numbers, the newest first."""
        return tuple((n, self.log[n - 1].action) for n in range(self.number - 1, 0, -1))

    # Facts

    def recorded(self, fact: str, *subjects: str) -> Answer | None:
        """What the director has found of `fact`, under whichever of its `subjects` it stands."""
        for of in subjects:
            key = f"{fact} {of}" if of else fact
            value = self.facts.get(key)
            if value is not None:
                self.weighed[key] = None
                return Answer(key, value, found=True, unfindable=value == CANNOT)
        return None

    def shown(self, fact: str, value: str, *subjects: str, why: Callable[[], str]) -> Answer:
        """The fact as cards and log show it: `why` says what they show against a finding, which counts for nothing."""
        for key in [f"{fact} {of}" for of in subjects] if self.facts else ():
            if key in self.facts and self.facts[key] not in (value, CANNOT):
                self.weighed.setdefault(key, why())
        return Answer(f"{fact} {subjects[0]}", value)

    def presume(self, fact: str, default: str | None, *subjects: str) -> Answer:
        """The fact as found, else its `default`, which holds without being asked."""
        found = self.recorded(fact, *subjects) if self.facts else None
        if found is None:
            return Answer(f"{fact} {subjects[0]}", default)
        if found.value == CANNOT:
            return Answer(found.key, default, found=True, unfindable=True)
        return found

    def ask(
        self,
        fact: str,
        default: str | None,
        *subjects: str,
        answers: tuple[str, ...] = (),
        cite: str = "",
        why: AskedBecause | None = None,
    ) -> Answer:
        """The fact as found; else a question is opened, and the `default` holds provisionally (None: nothing does)."""
        found = self.presume(fact, default, *subjects)
        if found.found:
            return found
        grounds = Grounds(cite or self.cite, (self.number,) if self.number else ())
        given = answers or FACTS[fact].answers
        self.opened.append(Question(grounds, fact, subjects[0], given, subjects[1:], why=why))
        return found._replace(open=True)

    def assume(self, fact: str, value: str, *subjects: str, answers: tuple[str, ...] = (), cite: str = "") -> Answer:
        """The fact as found; else its `value`, for which nobody is asked: it would be `volunteered`."""
        found = self.presume(fact, value, *subjects)
        if not found.found:
            grounds = Grounds(cite or self.cite, (self.number,) if self.number else ())
            given = answers or FACTS[fact].answers
            self.assumed.append(Assumption(grounds, fact, subjects[0], value, given, subjects[1:]))
        return found

    def setting(self, name: str) -> Reading:
        """The reading chosen of a disputed rule."""
        return Reading(name, self.settings.get(name) or SETTINGS[name].default)

    def as_usual(self, name: str) -> bool:
        """Whether the reading chosen of a disputed rule is the one that holds unless a record says otherwise."""
        return self.setting(name).value == SETTINGS[name].default

    # Grounds

    def cited(self, cite: str) -> str:
        """What this edition calls a paragraph of the law files: 2007 calls their 16C2 16D2."""
        return number(cite, NUMBERED, min(NUMBERED, self.year)) or cite

    def because(self, *support: Support, cite: str = "", also: tuple[str, ...] = (), number: int = 0) -> Grounds:
        """Grounds under the speaking paragraph (or `cite`): this action (or `number`), answers, readings, findings."""
        facts: tuple[str, ...] = ()
        settings: tuple[str, ...] = ()
        findings: tuple[Finding, ...] = ()
        for each in support:
            if isinstance(each, Answer):
                facts += (each.key,) if each.found else ()
                also += ("85B",) if each.unfindable else ()
            elif isinstance(each, Reading):
                settings += (each.id,)
            else:
                findings += (each,)
        at, cite = number or self.number, cite or self.cite
        if cite in also:
            also = tuple(other for other in also if other != cite)
        return Grounds(cite, (at,) if at else (), facts, findings, also, settings)

    # What changes of the standing

    def noted(self, part: Part, *support: Support) -> Noted:
        """From here on `part` of the standing is so."""
        return Noted(self.because(*support), part)

    def no_longer(self, *gone: Finding | Assumption | None) -> NoLonger:
        """What was found before and holds no more; None is for what was not there."""
        return NoLonger(self.because(), tuple(finding for finding in gone if finding is not None))

    def instead(self, old: Finding, new: Finding) -> Instead:
        """What was found before holds as `new` says it."""
        return Instead(self.because(), old, new)


def unsure(*support: Support) -> bool:
    """Whether what rests on all this is provisional."""
    return any(
        each.open if isinstance(each, Answer) else not isinstance(each, Reading) and each.provisional
        for each in support
    )


_T = TypeVar("_T")


def need(value: _T | None) -> _T:
    """What is sure to be there, because the paragraph is raised only by what put it there."""
    assert value is not None, "a paragraph was raised without what it is about"
    return value


def subject(seat: Seat, card: Card) -> str:
    """A card as facts and information name it: `E D7`."""
    return f"{seat.value} {card.name}"
