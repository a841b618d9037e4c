"""A sitting at the table: what the user has done, where he is looking, and what one edition says of it.

The session holds the only thing that changes, the record. Tables and verdicts are computed from it. To undo is to go
back to the record as it was; to step back and do something else starts a branch beside what was there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bridgetable.cards import Card
from bridgetable.cases.against_cards import contradictions
from bridgetable.cases.answers import read_fact
from bridgetable.cases.askable import never_asked
from bridgetable.cases.limits import fitting
from bridgetable.explain.phrases import answer_words, chosen_words
from bridgetable.explain.retold import told
from bridgetable.findings.settings import SETTINGS
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say
from bridgetable.seats import Seat
from bridgetable.session.history import History
from bridgetable.session.sight import Change, Spot
from bridgetable.table.actions import (
    Action,
    Choose,
    Entry,
    Spread,
)
from bridgetable.table.choices import Choice, Plain
from bridgetable.table.lines import (
    forked,
    line_doing,
    line_record,
    lines,
    speaking_of,
    with_entry,
    with_fact,
    without_fact,
)
from bridgetable.table.position import Position, faults, with_card
from bridgetable.table.sentences import sentence


class Session(History):
    """A record being worked on, read under one edition.

    Every method that changes something judges first and changes afterwards, so an action that is impossible at the
    table raises `ImpossibleAction` and leaves everything as it was.
    """

    def do(self, entry: Entry, facts: Mapping[str, str] | None = None) -> Change:
        """One more action, with the `facts` found about it (`{"partner-could-see": "yes"}`).

        Done after stepping back, it starts a branch, or follows the line that already goes on so. `ValueError` if it
        speaks of an action that there is not, bears the label of another, or could not be written down.

        >>> from bridgetable.table.position import Position
        >>> from bridgetable.table.record import Record
        >>> from bridgetable.table.sentences import parse
        >>> Session(Record(Position()), 2017).do(parse("E leads C2")).after.at
        1
        """
        fitting(sentence(entry))
        known = self._line_going_on(entry, facts)
        if known is not None:
            return self._go(known)
        first = self._moved_first(entry)
        if first is None:
            return self._add(entry, facts)
        return self._in_one_step(lambda: (self._add(first, None), self._add(entry, facts)))

    def _line_going_on(self, entry: Entry, facts: Mapping[str, str] | None) -> Spot | None:
        """The place after this action on a line that goes on with it from here; None where none does."""
        if self.at == self._view.length and not self.record.branches:
            return None
        spoken = speaking_of(entry, self._whole.log)
        try:
            name = line_doing(self.record, self.line, self.at, spoken, self._found(facts))
        except LookupError:
            return None
        return Spot(self.record, name, self.at + 1)

    def _add(self, entry: Entry, facts: Mapping[str, str] | None) -> Change:
        """One more action on the active line, or on a branch of its own."""
        entry, found, at = speaking_of(entry, self._whole.log), self._found(facts), self.at
        if at < self._view.length:
            record, line = forked(self.record, self.line, at, entry, found, _branch_words(entry, self._view.verdict))
            return self._commit(Spot(record, line, at + 1), told(entry))
        record = with_entry(self.record, self.line, entry, found)
        return self._commit(Spot(record, self.line, at + 1), told(entry))

    def do_all(self, entries: tuple[Entry, ...]) -> Change:
        """Several actions as one step, which one undo forgets; if one is impossible, none is done."""
        return self._in_one_step(lambda: [self.do(entry) for entry in entries])

    def answer(self, key: str, value: str) -> Change:
        """A fact found, named as its question is: `told-turn #5`. It takes the place of an earlier answer.

        Raises `ValueError` where `value` is no answer to it, where it can never be asked, or where the cards contradict
        it.
        """
        fact = read_fact(key, fitting(value))
        never = never_asked(fact, self._whole, [line_record(self.record, line.name) for line in lines(self.record)])
        if never is not None:
            raise ValueError(never)
        place = replace(self._place, record=with_fact(self.record, self.line, fact))
        shown = line_record(place.record, place.line).upto(place.at)
        why = contradictions(shown, lambda record, edition: self._judge(edition).verdict(record)).get(fact.key)
        if why is not None:
            raise ValueError(why)
        self._fold_all(place.record)
        return self._commit(place, say("record-undo-answer", answer=answer_words(fact.value)))

    def withdraw_answer(self, key: str) -> Change:
        """A fact not found yet after all."""
        record = without_fact(self.record, self.line, key)
        self._fold_all(record)
        return self._commit(replace(self._place, record=record), say("record-undo-withdrawn-answer"))

    def choose_setting(self, name: str, value: str) -> Change:
        """Another reading of a disputed rule, for this record; the usual one is not written down."""
        record = self.record.with_setting(name, value)
        chosen = tuple(pair for pair in record.settings if pair[1] != SETTINGS[pair[0]].default)
        record = replace(record, settings=chosen)
        reading = say("record-undo-reading", name=say(SETTINGS[name].message))
        return self._commit(replace(self._place, record=record), reading)

    def choose_settings(self, readings: Mapping[str, str]) -> Change:
        """All disputed rules read so for this record, those not named as usual; one undo takes it back."""
        chosen = tuple((name, value) for name, value in readings.items() if value != SETTINGS[name].default)
        return self._commit(
            replace(self._place, record=replace(self.record, settings=chosen)), say("record-undo-readings")
        )

    def mend(self, position: Position) -> Change:
        """Another deal or header under the same actions.

        `ValueError` if no such deal can be, `ImpossibleAction` if the actions cannot have happened in it.
        """
        if wrong := faults(position):
            raise ValueError(listed(wrong, "semicolon"))
        record = replace(self.record, position=position)
        self._fold_all(record)
        return self._commit(replace(self._place, record=record), say("record-undo-deal"))

    def tell_card(self, seat: Seat, card: Card) -> Change:
        """A card of a hand of which nothing was said of it becomes part of the deal; errors as of `mend`."""
        return self.mend(with_card(self.record.position, seat, card))


def _branch_words(entry: Entry, verdict: Verdict) -> str:
    """What a branch that begins so is called: a choice in words, or what is done instead of what had been."""
    return _chosen(entry.action, verdict) or say("choices-branch-instead", done=told(entry))


def _chosen(action: Action, verdict: Verdict) -> str | None:
    """A choice in words that name a branch: declarer accepts; None for any other action."""
    if isinstance(action, Spread) and any(option.choice is Plain.SPREAD for option in verdict.options):
        return _who_chose(verdict.declarer, Plain.SPREAD, verdict)
    if not isinstance(action, Choose):
        return None
    return _who_chose(action.seat, action.choice, verdict)


def _who_chose(seat: Seat, choice: Choice, verdict: Verdict) -> str:
    return say("choices-branch", declarer=seat is verdict.declarer, seat=seat, chosen=chosen_words(choice))
