"""The cases of an evening one after the other, and where in them the room is. Without Qt.

A case is told action by action; then the room is asked, and only then, at a second press, told the ruling. What comes
behind the ruling, and its branches, can be gone through after that. To go back is to take all of it back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from pathlib import Path

from bridgetable.cases.case import Case
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load
from bridgetable.collection.pictures import picture_of
from bridgetable.editions import EDITIONS
from bridgetable.evening.running import Running
from bridgetable.evening.set_list import Item
from bridgetable.evening.whereabouts import located, named
from bridgetable.messages import say
from bridgetable.practice.paths import files
from bridgetable.session import Session
from bridgetable.table.record import Record
from bridgetable.ui.show.ballot import Ballot
from bridgetable.ui.show.told import RulingTold, told_at_the_end, told_of
from bridgetable.value import value


class Phase(Enum):
    """Where in a case the room is."""

    TELLING = "telling"
    """What happened is shown, action by action."""
    ASKING = "asking"
    """The room is asked, and raises its hands."""
    READY = "ready"
    """The next press shows the ruling."""
    RULED = "ruled"
    """The ruling is shown."""


@value
class FoundCase:
    """A case that was looked for: itself, or why it cannot be shown."""

    case: Case | None
    why: str = ""


def found(item: Item, beside: Path | None) -> FoundCase:
    """The case of a set list whose file lies at `beside`, or one message that says what is wrong with it."""
    path, name = located(item.case, beside), item.title or item.case
    if path is None or not path.is_file():
        return FoundCase(None, say("show-programme-missing", name=name))
    try:
        return FoundCase(load(path))
    except CaseErrors as errors:
        return FoundCase(None, say("show-programme-unreadable", name=name, why=errors.problems[0].message))


class Programme:
    """Where an evening is: which case, how far in it, how many hands for which answer.

    `opened`: the case itself, where it is the open one and not looked for. `blind`: no card is shown that nobody at the
    table has seen.
    """

    case: Case | None
    """What is shown; None where it cannot be: see `trouble`."""
    session: Session
    """The case as it is gone through, its ruling kept back until it is shown."""
    phase: Phase
    trouble: str
    """Why the case cannot be shown."""
    picture: bytes
    """The author's picture of the case; empty: there is none."""

    def __init__(
        self,
        running: Running,
        language: str,
        find: Callable[[Item, Path | None], FoundCase] = found,
        opened: Case | None = None,
        blind: bool = False,
    ) -> None:
        self._running, self.language, self._find, self._opened = running, language, find, opened
        self._blind = blind
        self.edition = running.set_list.edition
        self.seconds = [*running.seconds, *(0 for _ in running.set_list.items)][: len(running.set_list.items)]
        self.ballot = Ballot(running.votes)
        self.place = 0
        self._begin(running.at)

    # What is shown

    @property
    def items(self) -> tuple[Item, ...]:
        """The cases of the evening in order."""
        return self._running.set_list.items

    @property
    def item(self) -> Item:
        """The case that is shown, as it stands in the set list."""
        return self.items[self.place]

    @property
    def title(self) -> str:
        """What the evening is called."""
        return self._running.set_list.title

    @property
    def case_title(self) -> str:
        """What the case that is shown is called."""
        return self.case.title_in(self.language) if self.case is not None else self.item.title or self.item.case

    @property
    def story(self) -> str:
        """What the case tells; a story that may tell the ruling comes with it."""
        if self.case is None or self._blind or not (self.case.ruling or self.phase is Phase.RULED):
            return ""
        return self.case.story_in(self.language)

    @property
    def in_twin(self) -> bool:
        """Whether it is a contrast twin that is shown."""
        return self._beside > 0

    @property
    def at_the_end(self) -> bool:
        """Whether all that happened before the ruling has been shown."""
        return self.session.at == self.session.view.length

    @property
    def following(self) -> bool:
        """Whether something is shown that comes behind the ruling."""
        return self.phase is Phase.RULED and (self.session.line is not None or self.session.at != self._ruled_at)

    @property
    def told(self) -> RulingTold | None:
        """The ruling, once it is shown."""
        return told_of(self.session.view.verdict) if self.phase is Phase.RULED else None

    @property
    def coming(self) -> RulingTold | None:
        """The ruling that will be shown: for the teacher alone."""
        return told_at_the_end(self._record, self.edition) if self._record is not None else None

    @property
    def branches(self) -> tuple[str, ...]:
        """What else can be shown once the ruling is: the branches of the case by name."""
        return tuple(branch.name for branch in self.case.record.branches) if self.case is not None else ()

    @property
    def running(self) -> Running:
        """The evening as it stands, to be put by and taken up again."""
        run = self._running
        return replace(run, at=self.place, votes=self.ballot.votes, seconds=tuple(self.seconds))

    # Going on and back

    def on(self) -> bool:
        """One step on; whether there was one: after the last case there is none."""
        if self.case is None:
            return self.go_to(self.place + 1)
        match self.phase:
            case Phase.TELLING if not self.at_the_end:
                self.session.goto(self.session.at + 1)
            case Phase.TELLING:
                self.phase = Phase.ASKING
            case Phase.ASKING:
                self.phase = Phase.READY
            case Phase.READY:
                self.reveal()
            case Phase.RULED if not self.at_the_end:
                self.session.goto(self.session.at + 1)
            case Phase.RULED:
                return self.go_to(self.place + 1)
        return True

    def back(self) -> bool:
        """One step back; whether there was one: before the first case there is none."""
        match self.phase:
            case Phase.RULED if self.following:
                self._one_back()
            case Phase.RULED | Phase.READY:
                self.ask()
            case Phase.ASKING:
                self.phase = Phase.TELLING
            case Phase.TELLING if self.case is not None and self.session.at:
                self.session.goto(self.session.at - 1)
            case _:
                return self.place > 0 and self.go_to(self.place - 1, at_its_end=True)
        return True

    def reveal(self) -> None:
        """Show the ruling."""
        if self.case is not None:
            self.ballot.keep()
            self.phase = Phase.RULED
            self.session.hide(False)

    def ask(self) -> None:
        """Ask the room: all that happened is shown, and the ruling is kept back."""
        if self.case is not None:
            self.session.choose_line(None, self._ruled_at)
            self.session.hide(True)
            self.session.goto(self.session.view.length)
            self.phase = Phase.ASKING

    def space(self) -> None:
        """What the space bar does: to the question, the ruling, and the question again."""
        self.reveal() if self.phase in (Phase.ASKING, Phase.READY) else self.ask()

    def go_to(self, place: int, at_its_end: bool = False) -> bool:
        """The case at a place of the set list, from its beginning or where it is asked about; whether there is one."""
        if not 0 <= place < len(self.items):
            return False
        self._begin(place)
        if at_its_end:
            self.ask()
        return True

    def again(self) -> bool:
        """The case that is shown, from its beginning."""
        self._open(self._beside)
        return True

    def branch(self, number: int) -> bool:
        """The branch of that number, from 1, or the main line again (0); only once the ruling is shown."""
        if self.phase is not Phase.RULED or self.case is None or number > len(self.case.record.branches):
            return False
        if number == 0:
            self.session.choose_line(None, self._ruled_at)
        else:
            branch = self.case.record.branches[number - 1]
            self.session.choose_line(branch.name, branch.after + 1)
        return True

    def other_edition(self) -> None:
        """The same case under the other edition of the laws; with it go other answers and other hands."""
        self.edition = EDITIONS[(EDITIONS.index(self.edition) + 1) % len(EDITIONS)]
        self.session.switch_edition(self.edition)
        self._vote()
        if self.phase is Phase.READY:
            self.phase = Phase.ASKING

    def count(self, hands: int) -> None:
        """So many hands more for the answer in focus, while the room is asked."""
        if self.phase in (Phase.ASKING, Phase.READY):
            self.ballot.count(hands)

    def twin(self) -> bool:
        """The case that differs in one thing, the next such case, and the case itself again; whether there is one."""
        if len(self._ring) < 2:
            return False
        self._open((self._beside + 1) % len(self._ring))
        return True

    # Opening cases

    def _begin(self, place: int) -> None:
        """Begin with the case at a place of the set list, under the edition of the evening."""
        self.place, self.edition = place, self._running.set_list.edition
        beside = Path(self._running.file) if self._running.file else None
        here = FoundCase(self._opened) if self._opened is not None else self._find(self.item, beside)
        self.trouble = here.why
        self._ring = [here.case, *_twins(here.case)] if here.case is not None else []
        self._open(0)

    def _open(self, beside: int) -> None:
        """Begin with the case itself, or with one of those that differ from it in one thing."""
        self._beside = beside
        self.case = self._ring[beside] if self._ring else None
        self.picture = picture_of(self.case.path) if self.case is not None else b""
        self.phase = Phase.TELLING
        record = self.case.record if self.case is not None else Record()
        self.session = Session(record, self.edition, blind=self._blind)
        self.session.begin_hidden()
        self._ruled_at = self.session.view.length
        self._record = self._as_seen(record) if self.case is not None else None
        self._vote()

    def _vote(self) -> None:
        self.ballot.open(self._record, self._name, self.case_title, self.edition)

    def _as_seen(self, record: Record) -> Record:
        """What the room is asked about: the record up to its ruling, or what everybody at the table has seen of it."""
        return Session(record, self.edition, self._ruled_at, self._blind).shown

    @property
    def _name(self) -> str:
        """What the votes on the case that is shown are kept under."""
        if not self.in_twin or self.case is None or self.case.path is None:
            return self.item.case
        return named(self.case.path, Path(self._running.file) if self._running.file else None)

    def _one_back(self) -> None:
        """One step back behind the ruling: on the line that is shown, and from its beginning to the ruling."""
        session = self.session
        name = session.line
        first = next((each.after + 1 for each in session.record.branches if each.name == name), self._ruled_at)
        if name is not None and session.at <= first:
            session.choose_line(None, self._ruled_at)
        else:
            session.goto(session.at - 1)


def _twins(case: Case) -> list[Case]:
    """The cases that differ from a case in one thing: from the library, or beside its file."""
    return [twin for name in case.contrast if (twin := _twin(name, case)) is not None]


def _twin(name: str, case: Case) -> Case | None:
    own = [case.path.with_name(f"{name}{suffix}") for suffix in (".toml", ".bridgecase")] if case.path else []
    for path in (*own, files().get(name)):
        if path is not None and path.is_file() and path.stem == name:
            try:
                return load(path)
            except CaseErrors:
                return None
    return None
