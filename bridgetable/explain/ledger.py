"""The ledger: what stands against and for each player now, and what is left for the end of play."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.explain.phrases import about_words, card_words, seats_words, until_words
from bridgetable.explain.retold import quoted
from bridgetable.explain.words import duty_clause, question_text, taken_back_words, text
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import OneOf
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table.actions import Entry
from bridgetable.table.choices import Designate
from bridgetable.value import value

PENALTY = "penalty card"
LEAD = "restriction"
MUST = "must"
BACK = "may take back"
GOES_BACK = "goes back"
INFORMATION = "information"
REVOKE = "revoke"
LATER = "later"
KINDS = (PENALTY, LEAD, MUST, GOES_BACK, BACK, INFORMATION, REVOKE, LATER)
"""The kinds of rows, in the order in which they stand."""


@value
class LedgerRow:
    """One entry: its kind, what it is (`head`), what it means now or until when (`note`), the paragraph."""

    kind: str
    head: str
    note: str
    cite: str
    provisional: bool = False


@value
class Ledger:
    """The rows of each player, those about everybody, and those for the end of play."""

    players: tuple[tuple[Seat, tuple[LedgerRow, ...]], ...]
    table: tuple[LedgerRow, ...]
    end_of_play: tuple[LedgerRow, ...]

    @property
    def empty(self) -> bool:
        """Nothing stands against or for anybody."""
        return not (self.table or self.end_of_play or any(rows for _, rows in self.players))

    def counts(self) -> tuple[tuple[str, int], ...]:
        """How many rows there are of each kind that there is."""
        rows = (*self.table, *self.end_of_play, *(row for _, rows in self.players for row in rows))
        return tuple((kind, count) for kind in KINDS if (count := sum(row.kind == kind for row in rows)))


_REVOKE_FACTS = ("could-follow", "aware", "trick-winner", "later-tricks")
"""The facts on which a revoke and what it costs depend."""


def ledger(verdict: Verdict, log: tuple[Entry, ...] = ()) -> Ledger:
    """The ledger of a verdict, the players in the order N E S W; an action that told something is quoted from `log`.

    >>> from bridgetable.judge import judge
    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.record import Record
    >>> ledger(judge(Record(Position()), 2017)).empty
    True
    """
    players = tuple((seat, tuple(_of(verdict, seat, log))) for seat in SEATS)
    told = tuple(_known_to_all(info, log) for info in verdict.information if not info.unauthorised)
    return Ledger(players, told, tuple(dict.fromkeys(_later(verdict, log))))


def _of(verdict: Verdict, seat: Seat, log: tuple[Entry, ...]) -> Iterator[LedgerRow]:
    for status in verdict.cards.values():
        if status.seat is seat and status.status in k.PENALTY:
            yield _penalty(status, verdict)
    for asked in verdict.restrictions:
        if asked.partner is seat:
            yield LedgerRow(LEAD, text(asked), "", asked.grounds.cite, asked.provisional)
    bound = [(_row_kind(duty), duty) for duty in verdict.duties if duty.seat is seat and not _of_a_card(duty, verdict)]
    for kind, duty in sorted(bound, key=lambda each: KINDS.index(each[0])):
        yield LedgerRow(kind, text(duty), "", duty.grounds.cite, duty.provisional)
    for step in verdict.must_withdraw:
        if step.seat is seat and not step.penalty:
            yield LedgerRow(
                GOES_BACK, card_words(step.card), _why_it_goes_back(step), step.grounds.cite, step.provisional
            )
    for right in verdict.may_withdraw:
        if right.seat is seat:
            yield LedgerRow(
                BACK, card_words(right.card), taken_back_words(right), right.grounds.cite, right.provisional
            )
    for info in verdict.information:
        if seat in info.unauthorised:
            yield LedgerRow(INFORMATION, _knowledge(info, log), _barred(info), info.grounds.cite, info.provisional)


def _penalty(status: k.Status, verdict: Verdict) -> LedgerRow:
    """A penalty card with what it obliges its owner to now."""
    mine = [duty for duty in verdict.duties if duty.seat is status.seat and duty.card is status.card]
    note = say("told-ledger-obliges", major=status.status == "major penalty")
    for number, duty in enumerate(mine):
        clause = duty_clause(duty)
        note = say("ruling-asked-both", first=note, next=clause) if number else clause
    cite = mine[0].grounds.cite if mine else status.grounds.cite
    chosen = next((option for option in verdict.options if option.choice == Designate(status.card)), None)
    if chosen is not None:
        note, cite = say("told-ledger-if-he-says-so", seat=Seat(chosen.by)), chosen.grounds.cite
    out = any(step.penalty and (step.seat, step.card) == (status.seat, status.card) for step in verdict.must_withdraw)
    note = say("told-ledger-taken-out", note=note) if out else note
    words = say("told-ledger-penalty-card", card=status.card, major=status.status == "major penalty")
    return LedgerRow(PENALTY, words, note, cite, status.provisional)


def _of_a_card(duty: k.Duty, verdict: Verdict) -> bool:
    """Whether a duty stands with the penalty card it comes from."""
    status = verdict.cards.get((duty.seat, duty.card)) if duty.card is not None else None
    return status is not None and status.status in k.PENALTY


def _row_kind(duty: k.Duty) -> str:
    return LEAD if duty.may_not is not None or (isinstance(duty.must, OneOf) and duty.must.leading) else MUST


def _why_it_goes_back(step: k.MustWithdraw) -> str:
    unnoticed = step.provisional and step.why == "unnoticed revoke"
    return say("ruling-depends-noticed-in-time") if unnoticed else say("told-ledger-by-the-ruling")


def _knowledge(info: k.Information, log: tuple[Entry, ...]) -> str:
    return say("told-ledger-knowledge", part=info.part, about=_subject_words(info.about, log))


def _subject_words(about: str, log: tuple[Entry, ...]) -> str:
    """A card, a call, or an action in its own words."""
    return quoted(int(about[1:]), log) if about.startswith("#") else about_words(about)


def _barred(info: k.Information) -> str:
    until = until_words(info.until) if info.until else None
    return say("told-ledger-barred", until=until, allowed=seats_words(info.authorised) if info.authorised else None)


def _known_to_all(info: k.Information, log: tuple[Entry, ...]) -> LedgerRow:
    return LedgerRow(
        INFORMATION, _knowledge(info, log), say("told-ledger-everybody"), info.grounds.cite, info.provisional
    )


def _later(verdict: Verdict, log: tuple[Entry, ...]) -> Iterator[LedgerRow]:
    """What the end of play has to settle: revokes, tricks that change sides, damage to look at."""
    for revoke in verdict.revokes:
        if revoke.state in ("open", "established", "established but corrected"):
            yield LedgerRow(REVOKE, text(revoke), "", revoke.grounds.cite, revoke.provisional)
    if verdict.transfer is not None and (verdict.transfer.tricks or not verdict.transfer.provisional):
        yield LedgerRow(REVOKE, text(verdict.transfer), "", verdict.transfer.grounds.cite, verdict.transfer.provisional)
    for question in verdict.questions:
        if question.id in _REVOKE_FACTS:
            yield LedgerRow(
                REVOKE, question_text(question, log), say("told-ledger-to-be-found"), question.grounds.cite, True
            )
    for check in verdict.checks:
        yield LedgerRow(LATER, text(check), "", check.grounds.cite, check.provisional)
