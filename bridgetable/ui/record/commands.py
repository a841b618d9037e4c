"""What somebody does with a record: a small set of commands, whichever menu, key, gesture or line they come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from bridgetable.value import value

if TYPE_CHECKING:
    from bridgetable.cards import Card
    from bridgetable.seats import Seat
    from bridgetable.session import Session
    from bridgetable.table.actions import Entry
    from bridgetable.table.position import Position


@value
class Do:
    """These actions happen at the table, all of them in one step; `facts` are found of the only one."""

    entries: tuple[Entry, ...]
    facts: Mapping[str, str] | None = None


@value
class FindFact:
    """A fact is found: its key (`told-turn #5`) and the answer."""

    key: str
    value: str


@value
class UnfindFact:
    """A fact is not found after all."""

    key: str


@value
class ChooseReading:
    """One disputed rule is read so: the name of the setting and its value."""

    name: str
    value: str


@value
class ChooseReadings:
    """All disputed rules are read so, those not named as usual."""

    readings: Mapping[str, str]


@value
class Mend:
    """The deal, or its header, was another."""

    position: Position


@value
class TellCard:
    """A card of which nothing was said was in this hand."""

    seat: Seat
    card: Card


@value
class GoTo:
    """Look at the table after so many actions; beyond either end it is the end."""

    at: int


@value
class StepOn:
    """Look at it so many actions later, or earlier where it is below 0."""

    actions: int


@value
class GoToRuling:
    """Look at it after the next action that is ruled on, or the one before."""

    forward: bool = True


@value
class ChooseLine:
    """Look at a branch (None: the record itself) after so many actions, or at its end."""

    line: str | None
    at: int | None = None


@value
class RenameLine:
    """A branch gets another name."""

    line: str
    name: str


@value
class RemoveLine:
    """A branch goes."""

    line: str


@value
class SwitchEdition:
    """Judge the record under the laws of this year."""

    year: int


@value
class Undo:
    """What was done last is not done."""


@value
class Redo:
    """What was undone last is done after all."""


Command: TypeAlias = (
    Do
    | FindFact
    | UnfindFact
    | ChooseReading
    | ChooseReadings
    | Mend
    | TellCard
    | GoTo
    | StepOn
    | GoToRuling
    | ChooseLine
    | RenameLine
    | RemoveLine
    | SwitchEdition
    | Undo
    | Redo
)


def carry_out(command: Command, session: Session) -> None:
    """Do with the record of `session` what is commanded; `ValueError` says why it cannot be done, then nothing is."""
    match command:
        case Do((entry,), facts):
            session.do(entry, facts)
        case Do(entries):
            session.do_all(entries)
        case FindFact(key, value):
            session.answer(key, value)
        case UnfindFact(key):
            session.withdraw_answer(key)
        case ChooseReading(name, value):
            session.choose_setting(name, value)
        case ChooseReadings(readings):
            session.choose_settings(readings)
        case Mend(position):
            session.mend(position)
        case TellCard(seat, card):
            session.tell_card(seat, card)
        case GoTo(at):
            session.goto(at)
        case StepOn(actions):
            session.goto(session.at + actions)
        case GoToRuling(forward):
            session.next_ruling(forward)
        case ChooseLine(line, at):
            session.choose_line(line, at)
        case RenameLine(line, name):
            session.rename_line(line, name)
        case RemoveLine(line):
            session.remove_line(line)
        case SwitchEdition(year):
            session.switch_edition(year)
        case Undo():
            session.undo()
        case Redo():
            session.redo()
