"""A sitting at the table: what the user has done, where he is looking, and what one edition says of it.

The session holds the only thing that changes, the record. Tables and verdicts are computed from it. To undo is to go
back to the record as it was; to step back and do something else starts a branch beside what was there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bridgetable.cards import Card
from bridgetable.cases.against_cards import contradictions
from bridgetable.cases.answers import read_fact
from bridgetable.cases.askable import never_asked
from bridgetable.cases.limits import fits, fitting
from bridgetable.editions import LATEST
from bridgetable.explain.blind import blind_record, blind_verdict, branch_told
from bridgetable.explain.card_status import must_withdraw
from bridgetable.explain.movements import ToLay, in_the_trick, laid_now
from bridgetable.explain.phrases import chosen_words
from bridgetable.explain.previews import Doubt, Outcome, Said, doubting, doubts, follows, outcomes
from bridgetable.explain.relevance import Mattering, Taken, asked, taken_as_so, weighing
from bridgetable.explain.retold import told
from bridgetable.explain.ways import Way, ways
from bridgetable.explain.withheld import bare, in_question, last_told, withheld
from bridgetable.findings.kinds import MustWithdraw, Question
from bridgetable.findings.settings import SETTINGS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.seats import Seat
from bridgetable.table.actions import (
    Action,
    CallCard,
    Choose,
    DirectorActs,
    Entry,
    FoundTrick,
    Lead,
    Move,
    PickUp,
    Play,
    Replace,
    Restore,
    Spread,
    Withdraw,
)
from bridgetable.table.called import obeyed
from bridgetable.table.choices import Plain
from bridgetable.table.fold import NEXT_CARD, ImpossibleAction, apply
from bridgetable.table.identified import turned_out
from bridgetable.table.lines import (
    Line,
    forked,
    line_doing,
    line_record,
    lines,
    renamed,
    shared,
    speaking_of,
    with_entry,
    with_fact,
    without_fact,
)
from bridgetable.table.plain import Seating
from bridgetable.table.position import Position, faults, with_card
from bridgetable.table.record import Fact, Record, fact_since
from bridgetable.table.sentences import sentence
from bridgetable.table.state import Table, start


@dataclass(frozen=True, slots=True)
class View:
    """What there is to see after `at` of the `length` actions of a line; `line` None is the trunk."""

    table: Table
    verdict: Verdict
    line: str | None
    at: int
    length: int


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the record after `at` actions, and what is said there; `first` is the action that is its own."""

    line: str | None
    at: int
    verdict: Verdict
    first: Entry | None


@dataclass(frozen=True, slots=True)
class Change:
    """What a step altered: the view before it and the view after it, the same one if nothing happened."""

    before: View
    after: View


@dataclass(frozen=True, slots=True)
class _Spot:
    """A record and the place in it one looks at."""

    record: Record
    line: str | None
    at: int


@dataclass(frozen=True, slots=True)
class _Step:
    """Something done, in `words`, and the `place` to go to when it is forgotten (or, if undone, done again)."""

    words: str
    place: _Spot


class Session:
    """A record being worked on, read under one edition.

    Every method that changes something judges first and changes afterwards, so an action that is impossible at the
    table raises `ImpossibleAction` and leaves everything as it was.
    """

    def __init__(self, record: Record, edition: int = LATEST, at: int | None = None, blind: bool = False) -> None:
        self._blind, self._hidden = blind, False
        self._place = _Spot(record, None, len(record.log) if at is None else at)
        self._saved: Record | None = record
        self._edition = edition
        self._judges: dict[int, Judge] = {}
        self._beside: dict[tuple[str | None, int], Judge] = {}
        self._tables, self._blind_tables, self._bare_tables = _Tables(), _Tables(), _Tables()
        self._done: list[_Step] = []
        self._undone: list[_Step] = []
        self._view = self._look(self._place, edition)

    @property
    def record(self) -> Record:
        """All that there is to save: the trunk, its branches, facts and settings."""
        return self._place.record

    @property
    def shown(self) -> Record:
        """The record of the active line as far as it is shown: what the verdict is about."""
        return self._to_be_told(self._whole)

    @property
    def view(self) -> View:
        """The table and the verdict at the place one looks at."""
        return self._view

    @property
    def seating(self) -> Seating:
        """Who is who here, for a sentence that does not say: the opponents of who acted last call the director."""
        verdict = self._view.verdict
        choosers = {option.by for option in verdict.options}
        chooser = next(iter(choosers)) if len(choosers) == 1 else ""
        acted = [seat for entry in self.shown.log if isinstance(seat := getattr(entry.action, "seat", None), Seat)]
        caller = acted[-1].lho if acted else verdict.declarer
        return Seating(
            verdict.turn,
            verdict.declarer,
            verdict.dummy,
            verdict.turn_to == "lead",
            caller if caller is not verdict.dummy else verdict.declarer,
            Seat(chooser) if len(chooser) == 1 else None,
        )

    @property
    def edition(self) -> int:
        """The year of the laws the verdict is given under."""
        return self._edition

    @property
    def line(self) -> str | None:
        """The name of the active branch, None for the trunk."""
        return self._place.line

    @property
    def at(self) -> int:
        """How many actions of the active line are shown."""
        return self._place.at

    @property
    def lines(self) -> tuple[Line, ...]:
        """The trunk and the branches, for the timeline."""
        found = lines(self.record)
        if self._hidden:  # the others tell what may be chosen
            return (Line(None, line_record(self.record, self.line).log[: self._view.length]),)
        if not self._blind:
            return found
        return tuple(replace(line, entries=self._entries_told(line.name)) for line in found)

    def branch_told(self, name: str) -> str:
        """The name of a branch as it may be told."""
        number = next(number for number, line in enumerate(lines(self.record)) if line.name == name)
        return branch_told(name, number) if self._blind else name

    @property
    def blind(self) -> bool:
        """Whether only what everybody at the table has seen is shown and judged."""
        return self._blind

    def look_blind(self, blind: bool) -> Change:
        """Look with the eyes of a director who has yet to play the board, or again with all there is to know."""
        before, was, self._blind = self._view, self._blind, blind
        try:
            self._view = self._look(self._place, self._edition)
        except ValueError:
            self._blind = was
            raise
        return Change(before, self._view)

    @property
    def hidden(self) -> bool:
        """Whether the ruling is kept back: only what happened is shown."""
        return self._hidden

    def hide(self, hidden: bool) -> Change:
        """Keep the ruling back, or show it: every view, and all that is asked of the session, is without it.

        One looks on up to what follows from the ruling at the end.
        """
        before, self._hidden = self._view, hidden
        self._view = self._look(self._place, self._edition)
        return Change(before, self._view)

    @property
    def in_question(self) -> frozenset[tuple[Seat, Card]]:
        """The cards that the last action shown is about, with their owners."""
        return in_question(self._view.table, self._view.verdict.dummy, self.shown.log)

    # What happens at the table

    def do(self, entry: Entry, facts: Mapping[str, str] | None = None) -> Change:
        """One more action, with the `facts` found about it (`{"partner-could-see": "yes"}`).

        Done after stepping back, it starts a branch, or follows the line that already goes on so. `ValueError` if it
        speaks of an action that there is not, bears the label of another, or could not be written down.
        """
        fitting(sentence(entry))
        known = self._line_going_on(entry, facts)
        if known is not None:
            return self._go(known)
        first = self._moved_first(entry)
        if first is None:
            return self._add(entry, facts)
        return self._in_one_step(lambda: (self._add(first, None), self._add(entry, facts)))

    def _line_going_on(self, entry: Entry, facts: Mapping[str, str] | None) -> _Spot | None:
        """The place after this action on a line that goes on with it from here; None where none does."""
        if self.at == self._view.length and not self.record.branches:
            return None
        spoken = speaking_of(entry, self._whole.log)
        try:
            name = line_doing(self.record, self.line, self.at, spoken, self._found(facts))
        except LookupError:
            return None
        return _Spot(self.record, name, self.at + 1)

    def _add(self, entry: Entry, facts: Mapping[str, str] | None) -> Change:
        """One more action on the active line, or on a branch of its own."""
        entry, found, at = speaking_of(entry, self._whole.log), self._found(facts), self.at
        if at < self._view.length:
            record, line = forked(self.record, self.line, at, entry, found, self._branch_words(entry))
            return self._commit(_Spot(record, line, at + 1), told(entry))
        record = with_entry(self.record, self.line, entry, found)
        return self._commit(_Spot(record, self.line, at + 1), told(entry))

    def _moved_first(self, entry: Entry) -> Entry | None:
        """Dummy's movement of the card that lies in the trick by the ruling, before another card is played on it.

        Only where his hand would go to another card with that action, or to none: what is seen on the felt is what the
        next player plays on.
        """
        table, verdict = self._view.table, self._view.verdict
        if self._hidden:  # what is done at the table does not depend on what is shown of it
            table, verdict = self._tables.table(self._whole), self._ruling(self._whole, self._edition)
        if entry.together or not isinstance(entry.action, (*NEXT_CARD, CallCard)):
            return None
        for seat, card in in_the_trick(table, verdict):
            if getattr(entry.action, "seat", None) is seat:
                continue
            then = apply(table, entry)
            moved_on = not isinstance(entry.action, CallCard) or then.row(seat) != table.row(seat)
            if moved_on and then.index_of(seat, card) is None:
                return Entry(Move(seat, card))
        return None

    def do_all(self, entries: tuple[Entry, ...]) -> Change:
        """Several actions as one step, which one undo forgets; if one is impossible, none is done."""
        return self._in_one_step(lambda: [self.do(entry) for entry in entries])

    def _in_one_step(self, act: Callable[[], object]) -> Change:
        place, view, done, undone = self._place, self._view, list(self._done), list(self._undone)
        try:
            act()
        except ValueError:
            self._place, self._view, self._done, self._undone = place, view, done, undone
            raise
        if len(self._done) > len(done):
            self._done = [*done, _Step(self._done[-1].words, place)]
        return Change(view, self._view)

    def peek(self, entry: Entry, facts: Mapping[str, str] | None = None) -> Verdict:
        """What the verdict would be after one more action here; nothing is done."""
        first = self._moved_first(entry)
        after = (self.shown if first is None else self.shown.with_entry(first)).with_entry(entry)
        found = self._found(facts, len(after.log))
        after = replace(after, facts=after.facts + found)
        if self._hidden:
            return withheld(after, self._edition)
        verdict = self._judge(self._edition).verdict(after)
        return blind_verdict(verdict, after) if self._blind else verdict

    def peek_answer(self, key: str, value: str) -> Verdict:
        """What the verdict would be with a fact found; nothing is done. `ValueError` where `value` is no answer."""
        return self._verdict(self.shown.with_fact(read_fact(key, value)), self._edition)

    def foreseen(self, choices: Sequence[Entry]) -> Verdict:
        """What the verdict would be after these choices, one after the other; nothing is done."""
        record = self.shown
        for entry in choices:
            record = record.with_entry(entry)
        return self._verdict(record, self._edition)

    def follows(self, *choices: Entry) -> tuple[Said, ...]:
        """What these choices, one after the other, would bring about, in sentences."""
        return follows(self._view.verdict, self.foreseen(choices))

    @property
    def ways(self) -> tuple[Way, ...]:
        """All that may be chosen now, each choice with those it opens at once for the same player."""
        return ways(self._view.verdict, lambda action: self.foreseen((Entry(action),)))

    def outcome(self, key: str, value: str) -> Outcome | None:
        """What an answer would lead to, in a sentence or two; None where it is no answer."""
        try:
            fact = read_fact(key, value)
        except ValueError:
            return None
        return outcomes(self._bare, self._edition, fact.id, fact.of, (fact.value,))[0]

    def steps_left(self) -> tuple[Entry, ...]:
        """The movements a ruling has left to be made: each card that goes back, and each that is still to be laid.

        Where one of a hand belongs in the place of another, the two are exchanged.
        """
        if self._hidden:
            return ()
        table, verdict = self._tables.table(self._whole), self._judge(self._edition).verdict(self._whole)
        laying = laid_now(table, verdict)
        exchanged = {(due.seat, due.instead_of) for due in laying}
        back = [self._back(due, table) for due in verdict.must_withdraw if (due.seat, due.card) not in exchanged]
        return tuple(Entry(step) for step in (*back, *(step for due in laying for step in _laid(due, verdict))))

    def _back(self, due: MustWithdraw, table: Table) -> Action:
        """How a card is taken back: from before its owner, from among his played cards (67B2), or from the trick."""
        if table.place(due.seat, due.card) == "before":
            return PickUp(due.seat, (due.card,))
        if (due.seat, due.card) in table.gone:
            return Restore(due.seat, due.card, self._found_in(due, table))
        return Withdraw(due.seat, due.card)

    def _branch_words(self, entry: Entry) -> str:
        """What a branch that begins so is called: a choice in words, or what is done instead of what had been."""
        return self._chosen(entry.action) or f"{told(entry)} instead"

    def _chosen(self, action: Action) -> str | None:
        """A choice in words that name a branch: declarer accepts; None for any other action."""
        verdict = self._view.verdict
        if isinstance(action, Spread) and any(option.choice is Plain.SPREAD for option in verdict.options):
            return f"declarer {chosen_words(Plain.SPREAD)}"
        if not isinstance(action, Choose):
            return None
        who = "declarer" if action.seat is verdict.declarer else action.seat.word
        return f"{who} {chosen_words(action.choice)}"

    def _found_in(self, due: MustWithdraw, table: Table) -> int:
        """The trick in which a card was found; where that is not known, the one turned last."""
        for entry in reversed(self._whole.log):
            found = entry.action
            if isinstance(found, FoundTrick) and found.seat is due.seat and due.card in found.cards:
                return found.trick
        return max(1, table.position.first_trick + table.turned - 1)

    # What the director finds, and how the law is read

    @property
    def asked(self) -> tuple[Question, ...]:
        """The questions that can still change the ruling, in the order in which a director asks them."""
        return asked(self._bare, self._edition) if self._view.verdict.questions else ()

    def weighing(self) -> Iterator[Mattering | None]:
        """At last the same questions, and what is assumed unasked; None before that after each little piece of work."""
        verdict = self._view.verdict
        if verdict.questions or verdict.assumed:
            return weighing(self._bare, self._edition)
        return iter((Mattering((), ()),))

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The facts that cannot be established, each with what either answer would have led to."""
        return () if self._hidden else doubts(self._bare, self._edition)

    def doubting(self) -> Iterator[tuple[Doubt, ...] | None]:
        """At last the same; None before that after each little piece of work, for who has other work."""
        return iter(((),)) if self._hidden else doubting(self._bare, self._edition)

    def taken_as_so(self) -> Iterator[Taken | None]:
        """What is taken as so without being asked and would change the ruling; None in between."""
        return iter(()) if self._hidden else taken_as_so(self._bare, self._edition)

    @property
    def _bare(self) -> Record:
        """What is shown, without the branches beside it: nothing of them is judged."""
        return replace(self.shown, branches=())

    @property
    def contradicted(self) -> dict[str, str]:
        """For each fact found that the cards seen since speak against: what they show. It counts for nothing."""
        against, facts = self._view.verdict.contradicted, self.shown.facts
        if not against:
            return {}
        pairs = zip(facts, turned_out(self.shown).facts, strict=True)
        return {fact.key: against[now.key] for fact, now in pairs if now.key in against}

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
        return self._commit(place, f"{fact.id}: {fact.value}")

    def withdraw_answer(self, key: str) -> Change:
        """A fact not found yet after all."""
        record = without_fact(self.record, self.line, key)
        self._fold_all(record)
        return self._commit(replace(self._place, record=record), key.partition(" ")[0])

    def choose_setting(self, name: str, value: str) -> Change:
        """Another reading of a disputed rule, for this record; the usual one is not written down."""
        record = self.record.with_setting(name, value)
        chosen = tuple(pair for pair in record.settings if pair[1] != SETTINGS[pair[0]].default)
        record = replace(record, settings=chosen)
        return self._commit(replace(self._place, record=record), f"{name}: {value}")

    def choose_settings(self, readings: Mapping[str, str]) -> Change:
        """All disputed rules read so for this record, those not named as usual; one undo takes it back."""
        chosen = tuple((name, value) for name, value in readings.items() if value != SETTINGS[name].default)
        return self._commit(replace(self._place, record=replace(self.record, settings=chosen)), "readings")

    def mend(self, position: Position) -> Change:
        """Another deal or header under the same actions.

        `ValueError` if no such deal can be, `ImpossibleAction` if the actions cannot have happened in it.
        """
        if wrong := faults(position):
            raise ValueError("; ".join(wrong))
        record = replace(self.record, position=position)
        self._fold_all(record)
        return self._commit(replace(self._place, record=record), "deal")

    def tell_card(self, seat: Seat, card: Card) -> Change:
        """A card of a hand of which nothing was said of it becomes part of the deal; errors as of `mend`."""
        return self.mend(with_card(self.record.position, seat, card))

    def _fold_all(self, record: Record) -> None:
        """See to it that what is done on every line can still have happened: `ImpossibleAction` if not."""
        for line in lines(record):
            self._tables.table(line_record(record, line.name))

    def switch_edition(self, edition: int) -> Change:
        """The same record under the laws of another year."""
        view = self._look(self._place, edition)
        before, self._view, self._edition = self._view, view, edition
        return Change(before, view)

    # Going about in the record

    def goto(self, at: int) -> Change:
        """The place after `at` actions of the active line; beyond either end, that end."""
        return self._go(replace(self._place, at=max(0, min(at, self._view.length))))

    def choose_line(self, name: str | None, at: int | None = None) -> Change:
        """Another line, at its end or after `at` actions; `KeyError` if there is none of that name."""
        if self._hidden:  # then there is no other to be seen
            return self.goto(self._view.length if at is None else at)
        length = len(line_record(self.record, name).log)
        return self._go(_Spot(self.record, name, length if at is None else max(0, min(at, length))))

    def rename_line(self, old: str, new: str) -> Change:
        """Another name for a branch; `ValueError` if it is none or taken, `KeyError` if there is no such branch."""
        record = renamed(self.record, old, fitting(new))
        line = new.strip() if self.line == old else self.line
        return self._commit(_Spot(record, line, self.at), new.strip())

    def ruling_points(self, name: str | None = None) -> frozenset[int]:
        """The numbers of the actions of a line that the director rules on: irregular, asked about, or a choice."""
        if self._hidden:
            return frozenset()
        record = line_record(self.record, name)
        if name == self.line and self.at == len(record.log):
            return _ruled_on(record, self._view.verdict)
        return _ruling_points(record, self._edition, self._blind)

    def next_ruling(self, forward: bool = True) -> Change:
        """The next place, or the one before, where the director has something to say; else the end of the line."""
        points = sorted(self.ruling_points(self.line))
        if forward:
            return self.goto(next((n for n in points if n > self.at), self._view.length))
        return self.goto(next((n for n in reversed(points) if n < self.at), 0))

    # Side by side

    def under(self, edition: int) -> Verdict:
        """What the laws of `edition` say of the place one looks at."""
        return self._view.verdict if edition == self._edition else self._verdict(self._whole, edition)

    def side_by_side(self, left: str | None, right: str | None) -> tuple[Place, Place]:
        """Two lines after as many actions as are shown, or where they have just parted if that is further on."""
        logs = [line_record(self.record, name).log for name in (left, right)]
        apart = shared(*logs)
        return self._place_on(left, apart), self._place_on(right, apart)

    def _place_on(self, name: str | None, apart: int) -> Place:
        whole = line_record(self.record, name)
        at = min(max(self.at, apart + 1), len(whole.log))
        first = self._to_be_told(whole).log[apart] if apart < len(whole.log) else None
        if (name, at) == (self.line, self.at):
            return Place(name, at, self._view.verdict, first)
        if self._blind or self._hidden:
            return Place(name, at, self._verdict(whole.upto(at), self._edition), first)
        judge = self._beside.setdefault((name, self._edition), Judge(self._edition))
        return Place(name, at, judge.verdict(whole.upto(at)), first)

    # Undo, saving

    @property
    def undo_words(self) -> str | None:
        """What would be undone, None if there is nothing."""
        return self._done[-1].words if self._done else None

    @property
    def redo_words(self) -> str | None:
        """What would be done again, None if there is nothing."""
        return self._undone[-1].words if self._undone else None

    def as_if_done(self) -> None:
        """Let every action the record began with be undone, one after the other, as if it had been done just now."""
        whole, self._done = self.record, []
        for at, entry in enumerate(whole.log):
            branches = tuple(branch for branch in whole.branches if branch.after <= at)
            self._done.append(_Step(told(entry), _Spot(replace(whole.upto(at), branches=branches), None, at)))

    def undo(self) -> Change:
        """Forget the last thing done; nothing to forget: nothing changes."""
        return self._swap(self._done, self._undone)

    def redo(self) -> Change:
        """Do again what was undone last; nothing undone: nothing changes."""
        return self._swap(self._undone, self._done)

    @property
    def saved(self) -> bool:
        """Whether the record stands as it was last saved."""
        return self.record == self._saved

    def mark_saved(self, saved: bool = True) -> None:
        """The record as it stands has been saved, or (False) lies in no file of the user's."""
        self._saved = self.record if saved else None

    # Inside

    def _swap(self, source: list[_Step], target: list[_Step]) -> Change:
        if not source:
            return Change(self._view, self._view)
        step = source.pop()
        target.append(_Step(step.words, self._place))
        return self._go(step.place)

    def _commit(self, place: _Spot, words: str) -> Change:
        fits(place.record)
        before = self._place
        change = self._go(place)
        self._done.append(_Step(words, before))
        self._undone.clear()
        return change

    def _go(self, place: _Spot) -> Change:
        view = self._look(place, self._edition)
        before, self._view, self._place = self._view, view, place
        return Change(before, view)

    def _look(self, place: _Spot, edition: int) -> View:
        whole = line_record(place.record, place.line)
        record = whole.upto(place.at)
        table = self._tables.table(record)  # with open eyes: what cannot happen is found out here
        length = last_told(whole.log, place.at) if self._hidden else len(whole.log)
        if self._hidden:
            table = self._bare_tables.table(bare(self._to_be_told(record)))
        elif self._blind:
            table = self._blind_tables.table(self._to_be_told(record))
        return View(table, self._verdict(record, edition), place.line, place.at, length)

    def _entries_told(self, name: str | None) -> tuple[Entry, ...]:
        """The actions of a line as they may be told now: of what has happened, only what has been seen by now."""
        whole, now = line_record(self.record, name), self._whole.log
        common = shared(whole.log, now)
        return (*self.shown.log[:common], *self._to_be_told(whole).log[common:])

    def _to_be_told(self, record: Record) -> Record:
        """A record as it is shown: whole, or what everybody has seen of it."""
        if not self._blind:
            return record
        return blind_record(record, self._judge(self._edition).verdict(record).dummy)

    def _verdict(self, record: Record, edition: int) -> Verdict:
        """What is told of a record: all there is to say, what everybody may hear, or what happened alone."""
        if self._hidden:
            return withheld(self._to_be_told(record), edition)
        return self._ruling(record, edition)

    def _ruling(self, record: Record, edition: int) -> Verdict:
        """What is ruled on a record: all there is to say, or what everybody may hear."""
        verdict = self._judge(edition).verdict(record)
        if not self._blind:
            return verdict
        told = blind_record(record, verdict.dummy)
        return blind_verdict(Judge(edition).verdict(told), told)

    @property
    def _whole(self) -> Record:
        """The record of the active line as far as it is shown, with nothing left out."""
        return line_record(self.record, self.line).upto(self.at)

    def _judge(self, edition: int) -> Judge:
        if edition not in self._judges:
            self._judges[edition] = Judge(edition)
        return self._judges[edition]

    def _found(self, facts: Mapping[str, str] | None, number: int | None = None) -> tuple[Fact, ...]:
        """The facts found of an action, the next one if not of that `number`."""
        of = self.at + 1 if number is None else number
        return tuple(read_fact(f"{name} #{of}", value) for name, value in (facts or {}).items())


class _Tables:
    """The tables of the line looked at last, one after each action, so that one more action folds only itself."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._entries: tuple[Entry, ...] = ()
        self._tables: list[Table] = []

    def table(self, record: Record) -> Table:
        """The table after all actions of `record`; `ImpossibleAction` if one of them cannot happen."""
        if record.position is not self._position:
            self._position, self._entries, self._tables = record.position, (), [start(record.position)]
        log = tuple(obeyed(entry, number, record.facts) for number, entry in enumerate(record.log, 1))
        kept = shared(log, self._entries)
        tables = self._tables[: kept + 1]
        for number, entry in enumerate(log[kept:], kept + 1):
            try:
                tables.append(apply(tables[-1], entry))
            except ImpossibleAction as error:
                error.number = number
                raise
        # A shorter record keeps what lies beyond it: stepping back and forth folds nothing.
        if kept < len(log):
            self._entries, self._tables = log, tables
        return tables[len(log)]


def _laid(due: ToLay, verdict: Verdict) -> Iterator[Action]:
    """How a card is put into its trick: in exchange for the one that lies there, or by whoever moves it."""
    if due.instead_of is not None and must_withdraw(verdict, due.seat, due.instead_of) is not None:
        yield Replace(due.seat, due.instead_of, due.card)
        return
    if due.instead_of is not None:
        yield Withdraw(due.seat, due.instead_of)
    if due.seat is verdict.dummy:
        yield Move(due.seat, due.card)
    else:
        yield Lead(due.seat, due.card) if due.as_ == "lead" else Play(due.seat, due.card)


@lru_cache(maxsize=64)
def _ruling_points(record: Record, edition: int, blind: bool) -> frozenset[int]:
    # A judge of its own: the one behind the view keeps the checkpoints of the line that is shown.
    return _ruled_on(record, Session(record, edition, blind=blind).view.verdict)


def _ruled_on(record: Record, verdict: Verdict) -> frozenset[int]:
    """What the director rules on: irregularities, facts found or asked for, choices and his own words."""
    points = {irregularity.action for irregularity in verdict.irregularities}
    points |= {fact_since(fact) for fact in record.facts}
    points |= {int(question.of[1:]) for question in verdict.questions if question.of.startswith("#")}
    points |= {n for n, entry in enumerate(record.log, 1) if isinstance(entry.action, Choose | DirectorActs)}
    return frozenset(points - {0})
