"""What must hold of every record, and the command that tries it at full size.

python3 -m generated.properties --records 20000        (in the folder tests)
python3 -m generated.properties --actions 1000000      (long records, every second action drawn at random)
"""

from __future__ import annotations

import argparse
import random
import sys

from bridgetable.cards import PACK, Suit
from bridgetable.editions import EDITIONS
from bridgetable.findings.deeds import OfSuits
from bridgetable.findings.kinds import PENALTY, Duty
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge, judge
from bridgetable.seats import SEATS, Side
from bridgetable.table import actions as a
from bridgetable.table.fold import apply, fold
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.record import Record
from bridgetable.table.state import Table, start
from generated.records import any_record, legal_record, partial_position, whole_position


def judged(record: Record) -> None:
    """Both editions judge the record: no exception, no conflict and no gap, and nothing that contradicts itself."""
    for year in EDITIONS:
        consistent(judge(record, year))


def consistent(verdict: Verdict) -> None:
    """Penalty cards are defenders', no card must and may not be played, tricks add up, no seat knows and forgets."""
    for (seat, card), status in verdict.cards.items():
        assert status.status not in PENALTY or seat.side is not verdict.declarer.side, f"{seat} {card}"
    for duty in verdict.duties:
        assert duty.when != "now" or not _forbidden(verdict, duty), duty
    for told in verdict.information:
        assert set(told.authorised).isdisjoint(told.unauthorised), told
    assert sum(verdict.tricks or ()) <= 13, verdict.tricks
    transfer = verdict.transfer
    if transfer is not None and verdict.tricks is not None:
        lost = verdict.tricks[transfer.to is Side.NS]
        assert 0 <= transfer.tricks <= min(lost, 2 * len(verdict.revokes)), transfer


def _forbidden(verdict: Verdict, duty: Duty) -> bool:
    """Whether the card that must be played now is one of a suit its owner may not lead, and he is to lead."""
    bans = [other for other in verdict.duties if other.seat is duty.seat and isinstance(other.may_not, OfSuits)]
    suits = {suit for ban in bans for suit in ban.suits}
    return duty.card is not None and verdict.turn_to == "lead" and duty.card.suit in suits and _has_another(duty, suits)


def _has_another(duty: Duty, suits: set[Suit]) -> bool:
    """Law 59 lets the card be led all the same where every suit he has is forbidden."""
    return "59" not in (duty.grounds.cite, *duty.grounds.also) and len(suits) < len(Suit)


def places(table: Table) -> dict[str, int]:
    """In how many places each known card of the deal is."""
    found: dict[str, int] = {}
    for seat in SEATS:
        row = [laid.card for laid in table.rows[seat.index] if laid.card is not None]
        gone = [card for owner, card in table.gone if owner is seat]
        for card in (*table.hands[seat.index].cards, *table.before(seat), *row, *gone):
            if card.known:
                found[card.name] = found.get(card.name, 0) + 1
    return found


def every_card_in_one_place(record: Record) -> None:
    """After every action each card of a whole deal, and each card known of a partial one, is in just one place."""
    table = start(record.position)
    known = set(places(table))
    for entry in record.log:
        table = apply(table, entry)
        now = places(table)
        assert set(now.values()) <= {1}, (entry, now)
        assert known <= set(now), (entry, known - set(now))
        known = set(now)
    if len(record.position.hands[0].cards) == 13:
        assert len(known) == len(PACK)


def undo_then_redo_is_identity(record: Record) -> None:
    """Forgetting the last action and doing it again gives the same table and the same verdicts, kept or fresh."""
    if not record.log:
        return
    shorter = record.upto(len(record.log) - 1)
    assert apply(fold(shorter), record.log[-1]) == fold(record)
    for year in EDITIONS:
        kept = Judge(year)
        first = kept.verdict(record)
        assert kept.verdict(shorter) == judge(shorter, year)
        assert kept.verdict(record) == first == judge(record, year)


def nothing_to_rule(record: Record) -> None:
    """A deal played lawfully: no irregularity, nothing that is not modelled."""
    for year in EDITIONS:
        verdict = judge(record, year)
        assert verdict.irregularities == (), verdict.irregularities[0]
        assert verdict.not_modelled == (), verdict.not_modelled[0]
        assert sum(verdict.tricks or ()) == 13


def with_one_fault(rng: random.Random, record: Record) -> tuple[Record, int] | None:
    """The record up to some action and one illegal action after it, with that action's number."""
    number = rng.randint(1, len(record.log) - 4)
    shorter = record.upto(number)
    verdict, table = judge(shorter, 2017), fold(shorter)
    due, dummy = verdict.turn, verdict.dummy
    defender = rng.choice((verdict.declarer.lho, verdict.declarer.rho))
    seat = rng.choice([seat for seat in SEATS if seat is not due])
    if table.designated is not None:
        return None  # dummy may be about to put up the very card that is wanted
    if due is None or not table.hand(seat) or not table.hand(defender):
        return None
    led = verdict.trick.cards[0][1].suit if verdict.trick.cards else None
    wrong = [card for card in table.hand(due) if card.suit is not led]
    faults: list[a.Action] = [
        a.Drop(defender, (table.hand(defender)[0],)),
        a.Show(defender, (table.hand(defender)[0],), (), True),
        a.SayHolds(defender, table.hand(defender)[0]),
        a.Attention(dummy),
        a.CallDirector(dummy),
        a.Lead(seat, table.hand(seat)[0]) if not verdict.trick.cards else a.Play(seat, table.hand(seat)[0]),
    ]
    if led is not None and wrong and table.holds(due, led) and due is not dummy:
        faults.append(a.Play(due, wrong[0]))
    if due is dummy and table.hand(dummy):
        faults.append(a.Move(dummy, table.hand(dummy)[0]))
    entry = a.Entry(rng.choice(faults))
    try:
        apply(table, entry)
    except ImpossibleAction:
        return None
    return shorter.with_entry(entry), number + 1


def the_fault_is_found(record: Record, number: int) -> None:
    """Both editions say something of the illegal action: an irregularity, or what is not modelled."""
    for year in EDITIONS:
        verdict = judge(record, year)
        actions = {fault.action for fault in verdict.irregularities}
        actions |= {at for said in verdict.not_modelled for at in said.grounds.actions}
        assert number in actions, (year, record.log[number - 1])


def run(records: int, seed: int = 1) -> None:
    """Everything, with `records` random records, a tenth of them of partial deals, and a quarter legal deals."""
    rng = random.Random(seed)
    for _ in range(records):
        record = any_record(rng, whole_position(rng))
        judged(record)
        every_card_in_one_place(record)
    for _ in range(records // 10):
        record = any_record(rng, partial_position(rng))
        judged(record)
        every_card_in_one_place(record)
        undo_then_redo_is_identity(record)
    for _ in range(records // 4):
        record = legal_record(rng)
        nothing_to_rule(record)
        faulty = with_one_fault(rng, record)
        if faulty is not None:
            the_fault_is_found(*faulty)


def run_long(actions: int, seed: int = 1) -> int:
    """Long records until `actions` have been judged under both editions; how many records it took."""
    rng, done, records = random.Random(seed), 0, 0
    while done < actions:
        record = any_record(rng, whole_position(rng), most=220, irregular=0.5)
        judged(record)
        done, records = done + len(record.log), records + 1
    return records


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=20_000)
    parser.add_argument("--actions", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.actions:
        sys.stdout.write(f"{run_long(options.actions, options.seed)} records, {options.actions} actions: sound\n")
        sys.exit()
    run(options.records, options.seed)
    tried = f"{options.records} whole deals, {options.records // 10} partial, {options.records // 4} lawful"
    sys.stdout.write(f"{tried}: sound\n")
