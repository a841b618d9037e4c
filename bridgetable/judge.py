"""`judge(record, edition)`: what one edition of the laws says of a record.

The log is judged action by action. Each action raises the paragraphs declared for it; what they find raises others,
until nothing new is said. `Judge` keeps the standing after every action, so that one more costs one step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import cache, cached_property
from typing import Any, TypeAlias

from bridgetable.blocks.auction import row, turn_after
from bridgetable.blocks.neighbours import needed_neighbour
from bridgetable.blocks.tricks import laying_seat, opening_stage, opening_standing
from bridgetable.blocks.verdicts import build_verdict, weighed
from bridgetable.cards import Card
from bridgetable.editions import book_of
from bridgetable.findings.changes import CHANGES
from bridgetable.findings.deeds import PlayCard, TakeBack
from bridgetable.findings.effect import asked_of, copied, take, weigh, what_waited
from bridgetable.findings.kinds import Duty, Facing, Finding, MustWithdraw, Option, Revoke, Status, Transfer
from bridgetable.findings.moment import Facts, Moment
from bridgetable.findings.registry import (
    AMBIGUOUS,
    AT_ONCE,
    AT_REST,
    OBEYED,
    OFFERED,
    Edition,
    LawConflict,
    LawGap,
    Paragraph,
    Trigger,
    build_edition,
    covers,
    declared,
    goes_first,
    in_numbers,
    trigger_of,
)
from bridgetable.findings.renumbered import in_numbers_of
from bridgetable.findings.standing import Standing
from bridgetable.findings.verdict import Verdict
from bridgetable.findings.wellformed import require_sound
from bridgetable.named import NamedTuple
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import means
from bridgetable.table.designating import obeyed
from bridgetable.table.fold import apply
from bridgetable.table.identified import identified
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.missing import missing_until_found
from bridgetable.table.record import Record, fact_since
from bridgetable.table.shown import Shown
from bridgetable.table.state import Table, start

Log: TypeAlias = "tuple[a.Entry, ...]"
Said: TypeAlias = "dict[object, tuple[Paragraph, Finding]]"


class Checkpoint(NamedTuple):
    """Table and standing after so many actions."""

    table: Table
    standing: Standing
    asked: frozenset[Seat] = frozenset()
    """Whose unnamed cards were asked about in getting here."""


@cache
def edition(year: int) -> Edition:
    """The edition of `year`; `ValueError` where there is none."""
    from bridgetable.laws import LAWS  # by then something has happened

    book_of(year)
    assert LAWS, "the law modules declare their paragraphs when they are imported"
    built = build_edition(year, declared())
    require_sound(built)
    return built


def catalogue(year: int) -> tuple[Paragraph, ...]:
    """Every computed paragraph of an edition, as that numbers it.

    >>> any(each.cite == "44C" for each in catalogue(2017))
    True
    """
    return tuple(in_numbers(paragraph, year) for paragraph in edition(year).paragraphs)


def judge(record: Record, year: int) -> Verdict:
    """The verdict of one edition on the whole record; raises `ImpossibleAction` with the action's number.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> record = Record(Position(), (parse("E leads C2"),))
    >>> judge(record, 2017).irregularities[0].kind
    'opening lead out of turn'
    """
    # two actions of one instant are judged from the standing before both, which has to be kept for them
    return Judge(year, keep=any(entry.together for entry in record.log)).verdict(record)


class Judge:
    """Judges records under one edition and remembers the last one, so that its continuation is judged quickly."""

    def __init__(self, year: int, *, keep: bool = True, moment: Callable[..., Moment] = Moment) -> None:
        """Judge under the edition of `year`; without `keep` nothing is remembered, which is faster for judging once.

        `moment` makes what the paragraphs ask for facts: one of its own kind hears what they take as so.
        """
        book_of(year)
        self._year = year
        self._keep = keep
        self._moment = moment
        self._record = Record()
        self._checkpoints: list[Checkpoint] = []
        self._asked: dict[str, None] | None = None
        self._shown = Shown()

    @cached_property
    def edition(self) -> Edition:
        """The paragraphs it judges by."""
        return edition(self._year)

    def opening(self, record: Record) -> Verdict:
        """What is so before the first action: who is who, whose turn it is.

        A `record` that begins with the deal is meant, of which no paragraph has anything to say yet: the laws are not
        asked, and so not even loaded for a case of which nothing has been looked at.
        """
        record = self._carried_back(record.upto(0))
        point = self._kept(record, -1)[0]
        return build_verdict(self._resting((), Facts(), dict(record.settings), point), (), 0)

    def aside(self, record: Record) -> Verdict:
        """The verdict on a copy with something changed; what is remembered of the record judged last stays so."""
        kept = self._record, self._checkpoints
        try:
            return self.verdict(record)
        finally:
            self._record, self._checkpoints = kept

    def facts_consulted(self, record: Record) -> tuple[str, ...]:
        """The key of every fact that was asked for or presumed in judging `record` from its beginning."""
        self._record, self._checkpoints, self._asked = Record(), [], {}
        try:
            self.verdict(record)
            return tuple(self._asked)
        finally:
            self._asked = None

    def verdict(self, record: Record) -> Verdict:
        """The verdict on the whole record; raises `ImpossibleAction` with the action's number.

        >>> from bridgetable.table.position import Position
        >>> Judge(2017).verdict(Record(Position())).turn
        <Seat.W: 'W'>
        """
        record = self._carried_back(record)
        kept, settings = self._common(record), dict(record.settings)
        points = self._kept(record, kept)
        facts = _found_by(record, len(points) - 1)
        if self._asked is not None:
            facts = _Watched(facts, self._asked)
        if self._keep:
            self._record, self._checkpoints = record, points
        later = _found_later(record, len(points) - 1)
        for number in range(len(points), len(record.log) + 1):
            facts.update(later.get(number, ()))
            point = self._next(record, facts, settings, number, points)
            if not self._keep:
                points.clear()
            points.append(point)
        return self._at_rest(record.log, facts, settings, points[-1])

    def _carried_back(self, record: Record) -> Record:
        """The record as it is judged: what turned out later, or is shown of the hands, is so from its beginning."""
        return self._shown.carried_back(missing_until_found(identified(record)))

    def _common(self, record: Record) -> int:
        """After how many actions the remembered record and this one are still the same."""
        old = self._record
        if not self._checkpoints or old.settings != record.settings:
            return -1
        if old.position != record.position and replace(old.position, shown=()) != replace(record.position, shown=()):
            return -1
        if opening_stage(old) != opening_stage(record):
            return -1  # what is written later may show in which stage the record began
        same = 0
        for mine, other in zip(old.log, record.log, strict=False):
            if mine is not other and mine != other:
                break
            same += 1
        if any(same < len(log) and log[same].together for log in (record.log, old.log)):
            same -= 1  # what happened at the same time has had its part in what was said of the action before
        changed = set(old.facts) ^ set(record.facts)
        since = [fact_since(fact) - 1 for fact in changed]
        hands = _shown_otherwise(old, record)
        since += [number - 1 for number, point in enumerate(self._checkpoints) if hands & point.asked][:1]
        return max(-1, min([same, *since]))

    def _kept(self, record: Record, kept: int) -> list[Checkpoint]:
        """The checkpoints that hold for `record` too, on tables that know what its log shows of the hands."""
        first = start(record.position)
        if kept < 0:
            return [Checkpoint(first, opening_standing(record))]
        points = self._checkpoints[: kept + 1]
        if self._record.position == record.position:
            return points
        tables = [first]
        for number, entry in enumerate(record.log[:kept], 1):
            tables.append(apply(tables[-1], obeyed(entry, number, record.facts)))
        return [point._replace(table=table) for point, table in zip(points, tables, strict=True)]

    def _next(
        self, record: Record, facts: Facts, settings: dict[str, str], number: int, points: list[Checkpoint]
    ) -> Checkpoint:
        """The checkpoint after action `number`; two actions of one instant are judged the lawful one first (58A)."""
        point, entry = points[-1], record.log[number - 1]
        try:
            if entry.together and number > 1 and _lawful_first(points[-2], record, number):
                first = self._step(record, facts, settings, number, points[-2])
                then = self._step(record, facts, settings, number - 1, first)
                table = apply(point.table, obeyed(entry, number, record.facts))
                return Checkpoint(table, then.standing, first.asked | then.asked)
            return self._step(record, facts, settings, number, point)
        except ImpossibleAction as error:
            error.number = number
            raise

    def _step(
        self, record: Record, facts: Facts, settings: dict[str, str], number: int, point: Checkpoint
    ) -> Checkpoint:
        log, entry = record.log[:number], record.log[number - 1]
        table = apply(point.table, obeyed(entry, number, record.facts))
        standing, said = copied(point.standing) if self._keep else point.standing, point.standing.findings
        one_instant = entry.together or (number < len(record.log) and record.log[number].together)
        before, after, asked = point.table, table, set[Seat]()
        if self._keep:
            before, after = before.changed(asked=asked), after.changed(asked=asked)
        moment = self._moment(self._year, log, facts, settings, number, before, after, standing, one_instant)
        trigger: Any = entry.action
        kind: Trigger = type(trigger)
        if isinstance(trigger, a.Trick):
            for seat, card in trigger.plays:
                self._raise(moment, a.Play, a.Play(seat, card))
        elif isinstance(trigger, a.Calls):
            for seat, call in trigger.calls:
                self._raise(moment, a.MakeCall, a.MakeCall(seat, call))
        elif isinstance(trigger, a.WithdrawCall):
            made = any((call.seat, call.call) == (trigger.seat, trigger.old) for call in standing.auction.calls)
            if standing.board.bidding and not made:
                self._raise(moment, a.MakeCall, a.MakeCall(trigger.seat, trigger.old))  # it tells of both
            self._raise(moment, kind, trigger)
        elif isinstance(trigger, a.Choose):
            # What was offered before he is heard: to hear him may change the standing that is looked at.
            offers = self._options(log[:-1], facts, settings, point._replace(table=before))
            self._raise(moment, a.Choose, trigger)
            offered = _offered(offers, trigger)
            if _of_several_laws(offered):
                self._raise(moment, AMBIGUOUS, offered)
            elif offered:
                self._raise(moment, OFFERED, offered[0])
                self._raise(moment, f"chosen {offered[0].of}", offered[0])
            else:
                self._raise(moment, "not offered", trigger)
        else:
            self._raise(moment, kind, trigger)
        while standing.early_leads_due:
            for facing in what_waited(standing):
                self._raise(moment, Facing, facing)
        if entry.together:
            self._raise(moment, AT_ONCE, None)
        neighbour = needed_neighbour(entry.action, number)
        if neighbour is not None and standing.findings == said:
            take(standing, neighbour, number)
        if moment.opened or moment.assumed:
            asked_of(standing, moment.opened, moment.assumed)
        if moment.weighed:
            weigh(standing, weighed(moment))
        if table is not point.table and not isinstance(entry.action, a.GoOn):
            self._say_of_every_card(moment)
        return Checkpoint(table, standing, frozenset(asked))

    def _raise(self, moment: Moment, trigger: Trigger, cause: object) -> None:
        """Let the paragraphs raised by `cause` speak, then those raised by what they found."""
        raised, standing = self.edition.raised, moment.standing
        waiting = [(trigger, cause)]
        said: Said = {}
        for trigger, cause in waiting:  # it grows while it is read
            silent: tuple[str, ...] = ()
            nothing: object = None  # what the paragraph before was about, if there is nothing of it
            for entry in raised.get(trigger, ()):
                about = entry.about
                if about is not None and (about is nothing or not about(standing)):
                    nothing = about
                    continue
                nothing = None
                if silent and covers(silent, entry.cite):
                    continue
                spoke = False
                moment.cite = entry.cite
                for finding in entry.function(moment, cause):
                    if isinstance(finding, CHANGES):
                        take(standing, finding, moment.number)
                        continue  # who only notes something silences nobody
                    spoke = True
                    _no_conflict(said, entry, finding, cause)
                    take(standing, finding, moment.number)
                    found = trigger_of(finding)
                    if found in raised:
                        waiting.append((found, finding))
                if spoke:
                    silent += entry.overrides

    def _say_of_every_card(self, moment: Moment) -> None:
        """Raise `LawGap` for a card this action laid down of which the law says nothing.

        A card that dummy reached for at declarer's words, and that they do not mean in law, is put up undesignated.
        """
        for seat, card in _laid_now(moment):
            if (seat, card) in moment.standing.statuses:
                continue
            if moment.before.designated is not None and moment.before.designated.dummy is seat:
                self._raise(moment, OBEYED, (seat, card))
            if (seat, card) not in moment.standing.statuses:
                raise LawGap(f"no paragraph says what {seat} {card} is after action {moment.number}")

    # The position at rest

    def _rest(self, moment: Moment) -> tuple[Finding, ...]:
        found: list[Finding] = []
        said: Said = {}
        nothing: object = None
        for entry in self.edition.raised.get(AT_REST, ()):  # at rest nobody overrides anybody
            about = entry.about
            if about is not None and (about is nothing or not about(moment.standing)):
                nothing = about
                continue
            nothing = None
            moment.cite = entry.cite
            for finding in entry.function(moment, None):
                if isinstance(finding, CHANGES):
                    take(moment.standing, finding, 0)  # in the copy that is looked at here
                    continue
                _no_conflict(said, entry, finding, None)
                found.append(finding)
        return tuple(found)

    def _options(self, log: Log, facts: Facts, settings: dict[str, str], point: Checkpoint) -> tuple[Option, ...]:
        moment = self._resting(log, facts, settings, point)
        return tuple(f for f in self._rest(moment) if isinstance(f, Option))

    def _at_rest(self, log: Log, facts: Facts, settings: dict[str, str], point: Checkpoint) -> Verdict:
        moment = self._resting(log, facts, settings, point)
        return in_numbers_of(self._year, build_verdict(moment, self._rest(moment), len(log)))

    def _resting(self, log: Log, facts: Facts, settings: dict[str, str], point: Checkpoint) -> Moment:
        """The position after `log`; what is worked out from it leaves the checkpoint as it is."""
        table, standing = point.table, copied(point.standing)
        return self._moment(self._year, log, facts, settings, 0, table, table, standing)


class _Watched(Facts):
    """The facts of a record, noting the key of each that is looked up, found or not."""

    def __init__(self, facts: Facts, asked: dict[str, None]) -> None:
        super().__init__(facts)
        self._asked = asked

    def __bool__(self) -> bool:
        return True  # where nothing has been found, what is presumed is looked up all the same

    def get(self, key: str, default: Any = None) -> Any:
        self._asked[key] = None
        return super().get(key, default)


def _found_by(record: Record, number: int) -> Facts:
    """The facts that hold after action `number`: those of later actions are not known to any that came before."""
    return Facts({fact.key: fact.value for fact in record.facts if fact_since(fact) <= number})


def _found_later(record: Record, number: int) -> dict[int, dict[str, str]]:
    """The facts of each action after `number`."""
    later: dict[int, dict[str, str]] = {}
    for fact in record.facts:
        if fact_since(fact) > number:
            later.setdefault(fact_since(fact), {})[fact.key] = fact.value
    return later


def _shown_otherwise(old: Record, new: Record) -> set[Seat]:
    """The hands of which the two logs do not show the same cards."""
    mine, other = old.position.shown, new.position.shown
    return {seat for seat in SEATS if [x for x in mine if x[0] is seat] != [x for x in other if x[0] is seat]}


def _lawful_first(point: Checkpoint, record: Record, number: int) -> bool:
    """Of two actions of one instant, whether only the one written second was that hand's turn (58A)."""
    first, second = record.log[number - 2], record.log[number - 1]
    if isinstance(first.action, a.MakeCall) and isinstance(second.action, a.MakeCall):
        turn = turn_after(row(point.standing), record.position.header.dealer)
        return turn is second.action.seat and turn is not first.action.seat  # (33)
    hands = laying_seat(first.action), laying_seat(second.action)
    if None in hands or point.standing.play.due is not hands[1]:
        return False
    possible = False
    with suppress(ImpossibleAction):  # one may move what the other has put there: then the log's order is the only one
        apply(apply(point.table, second), first)
        possible = True
    return possible


def _offered(options: Iterable[Option], choice: a.Choose) -> tuple[Option, ...]:
    """The options that `choice` may mean: that player has them, in those words, under that law if it names one."""
    return tuple(
        option
        for option in options
        if choice.seat.value in (option.by.split("/") if option.by in ("E/W", "N/S") else (option.by,))
        and means(choice.choice, option.choice)
        and (choice.law is None or covers((choice.law,), option.grounds.cite))
    )


def _of_several_laws(offered: tuple[Option, ...]) -> bool:
    """Whether two laws offer the same words, as 26 and 50D2 may."""
    return len({option.of for option in offered}) > 1


def _no_conflict(said: Said, entry: Paragraph, finding: Finding, cause: object) -> None:
    """Raise `LawConflict` if another paragraph has just answered what this finding answers, and otherwise."""
    if not isinstance(finding, _ANSWERS):
        return
    about, answer = _answered(finding)
    if about is None:
        return
    earlier = said.get(about)
    said[about] = (entry, finding)
    if earlier is None or _answered(earlier[1])[1] == answer:
        return
    other, found = earlier
    heard = goes_first(other, entry) or covers(entry.overrides, other.cite)
    if other.cite == entry.cite or heard or _rests_on(finding, found, cause):
        return
    what = " ".join(map(str, about))
    raise LawConflict(f"of {what} {other.cite} says {_answered(found)[1]}, {entry.cite} says {answer}")


_ANSWERS = (Status, MustWithdraw, Revoke, Transfer, Duty)
"""The kinds of finding that answer something to which there is one answer."""


def _answered(finding: Finding) -> tuple[tuple[object, ...] | None, object]:
    """What a finding says something of that only one thing can be said of, and what it says; None for all others."""
    match finding:
        case Status():
            return ("the card", finding.seat, finding.card), finding.status
        case MustWithdraw():
            return ("the way back of", finding.seat, finding.card), finding.penalty
        case Revoke() if finding.state != "open":  # what becomes of it is still to be said
            return ("the revoke by", finding.seat, "in trick", finding.trick), finding.state
        case Transfer():
            return ("the tricks that go over",), (finding.to, finding.tricks)
        case Duty(must=PlayCard() | TakeBack() as must, when="now"):
            return ("the card due from", finding.seat), must.words
        case _:
            return None, None


def _rests_on(finding: Finding, base: Finding, cause: object) -> bool:
    if cause is base or base in finding.grounds.findings:
        return True
    return any(_rests_on(earlier, base, None) for earlier in finding.grounds.findings)


def _laid_now(moment: Moment) -> list[tuple[Seat, Card]]:
    """The cards this action has put into the playing places."""
    now, earlier, action = moment.after.rows, moment.before.rows, moment.action
    if now is earlier:
        return []
    if isinstance(action, a.Lead | a.Play) and moment.before.designated is None:
        return [(action.seat, action.card)]  # nothing else can have moved
    laid: list[tuple[Seat, Card]] = []
    for seat in SEATS:
        row, old = now[seat.index], earlier[seat.index]
        if row is old:
            continue
        if row[: len(old)] == old:  # nearly always there are only more of them
            new = row[len(old) :]
        else:
            there = {each.card for each in old}
            new = tuple(each for each in row if each.card not in there)
        laid += [(seat, each.card) for each in new if each.card is not None]
    return laid
