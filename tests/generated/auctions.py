"""Auctions at random, lawful and not: what must hold of each, and the command that tries it at full size.

python3 -m generated.auctions --records 20000        (in the folder tests)
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from typing import Literal, TypeAlias

from bridgetable.blocks.auction import DENOMINATIONS, DOUBLE, PASS, REDOUBLE
from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Fact, Record

Place: TypeAlias = Literal["half out of the box", "out of the box", "near the table", "face down"]
BIDS = tuple(f"{level}{named}" for level in range(1, 8) for named in DENOMINATIONS)
_PLACES: tuple[Place | None, ...] = (None, "half out of the box", "out of the box", "near the table", "face down")
_LOW = 20
"""Of so many bids, from the lowest, one is drawn at random: higher ones leave little room for more."""


def any_call(rng: random.Random) -> str:
    """A call that anybody might make: mostly passes and low bids, now and then one of eight."""
    drawn = rng.random()
    if drawn < 0.4:
        return PASS
    if drawn < 0.54:
        return DOUBLE if drawn < 0.5 else REDOUBLE
    return rng.choice(("8H", "9NT")) if drawn < 0.56 else rng.choice(BIDS[:_LOW])


def something(rng: random.Random, record: Record, verdict: Verdict) -> tuple[a.Action, tuple[str, ...]]:
    """Something that may happen in an auction, and the facts that may be found of it."""
    seat, drawn = rng.choice(SEATS), rng.random()
    if verdict.options and drawn < 0.35:
        option = rng.choice(verdict.options)
        return a.Choose(Seat(option.by[0]), option.choice), ()
    if drawn < 0.45:
        return a.CallDirector(seat), ()
    if drawn < 0.53:
        return a.DirectorActs("explains"), ()
    own = [call for call in verdict.calls if call.seat is seat and call.state != "implied"]
    if drawn < 0.61 and own:
        return a.WithdrawCall(seat, own[-1].call, any_call(rng)), ("unintended",)
    if drawn < 0.65:
        return a.MeantCall(seat, any_call(rng), rng.random() < 0.8), ("unintended", "pause")
    if drawn < 0.7:
        return _explained(rng, seat)
    if drawn < 0.76:
        return _with_bidding_cards(rng, seat, record)
    in_turn = verdict.turn if verdict.turn is not None and rng.random() < 0.6 else seat
    if drawn < 0.8:
        seats = (in_turn, in_turn.lho, in_turn.partner)[: rng.choice((2, 3))]
        return a.Calls(tuple((each, any_call(rng)) for each in seats)), ()
    return a.MakeCall(in_turn, any_call(rng)), ("comparable",)


def _explained(rng: random.Random, seat: Seat) -> tuple[a.Action, tuple[str, ...]]:
    """Something said, or not said, of a call that somebody may have made."""
    call = _ordinary(rng)
    drawn = rng.randrange(5)
    if drawn == 0:
        return a.Alert(seat, call), ()
    if drawn == 1:
        return a.Announce(seat, call), ()
    if drawn == 2:
        return a.CorrectExplanation(seat, rng.choice((seat, seat.partner))), ("explanation-wrong",)
    told = rng.choice((True, False))
    return a.Explain(seat, call, None, alert=told, announced=not told), ("explanation-wrong",)


def _with_bidding_cards(rng: random.Random, seat: Seat, record: Record) -> tuple[a.Action, tuple[str, ...]]:
    """A bidding card pulled or put back, the stop card, a sign, or all cards picked up."""
    last = record.log[-1].action if record.log else None
    if isinstance(last, a.PullCall) and rng.random() < 0.7:
        return a.PutCallBack(last.seat, last.call), ()
    drawn = rng.randrange(6)
    if drawn < 3:
        return a.PullCall(seat, any_call(rng), rng.choice(_PLACES)), ("call-made",)
    if drawn == 3:
        return a.StopCard(seat), ()
    if drawn == 4:
        return a.SignalCall(seat, _ordinary(rng)), ("call-made",)
    return a.PickUpCalls(seat), ("meant-as-pass",)


def _ordinary(rng: random.Random) -> str:
    """A call that is not above seven."""
    return rng.choice((PASS, DOUBLE, *BIDS[:_LOW]))


def any_auction(rng: random.Random) -> Sequence[Record]:
    """An auction of up to 25 actions, after each of them: whatever comes to the players' minds."""
    record, judges = Record(Position(Header(dealer=rng.choice(SEATS), stage="auction"))), Judge(EDITIONS[-1])
    grown = []
    for _ in range(rng.randint(4, 25)):
        action, facts = something(rng, record, judges.verdict(record))
        record = record.with_entry(a.Entry(action))
        for fact in facts:
            if rng.random() < 0.3:
                record = record.with_fact(Fact(fact, f"#{len(record.log)}", rng.choice(("yes", "no"))))
        grown.append(record)
    return grown


def judged(records: Sequence[Record]) -> int:
    """Every edition judges each of them, one after the other and at once alike; how many verdicts that makes."""
    for year in EDITIONS:
        live = Judge(year)
        for record in records:
            consistent(live.verdict(record))
        afresh = Judge(year, keep=any(entry.together for entry in records[-1].log)).verdict(records[-1])
        assert live.verdict(records[-1]) == afresh
    return len(records) * len(EDITIONS)


def consistent(verdict: Verdict) -> None:
    """Each call is one thing, nobody's bids that count go down unaccepted, and a contract has its declarer."""
    assert len({call.serial for call in verdict.calls}) == len(verdict.calls)
    for told in verdict.information:
        assert set(told.authorised).isdisjoint(told.unauthorised), told
    if verdict.contract is not None and verdict.contract.call is not None:
        assert verdict.contract.declarer is not None
        assert any(call.call == verdict.contract.call for call in verdict.calls)


def lawful_auction(rng: random.Random) -> Record:
    """An auction without a fault, to its end."""
    record = Record(Position(Header(dealer=rng.choice(SEATS), stage="auction")))
    live = Judge(EDITIONS[-1])
    while (verdict := live.verdict(record)).turn is not None and verdict.stage in ("cards taken", "auction"):
        record = record.with_entry(a.Entry(a.MakeCall(verdict.turn, _lawful_call(rng, record))))
    return record


def _lawful_call(rng: random.Random, record: Record) -> str:
    made = [(action.seat, action.call) for entry in record.log if isinstance(action := entry.action, a.MakeCall)]
    last = next((call for _, call in reversed(made) if call in BIDS), None)
    higher = BIDS[BIDS.index(last) + 1 :] if last else BIDS
    if higher and rng.random() < 0.4:
        return higher[min(int(rng.expovariate(0.5)), len(higher) - 1)]
    doubled = next(((seat, call) for seat, call in reversed(made) if call != PASS), None)
    theirs = doubled is not None and len(made) % 2 != [i for i, each in enumerate(made) if each[1] != PASS][-1] % 2
    if doubled is not None and theirs and rng.random() < 0.15 and doubled[1] != REDOUBLE:
        return REDOUBLE if doubled[1] == DOUBLE else DOUBLE
    return PASS


def nothing_but_its_calls(record: Record) -> None:
    """A lawful auction is silent: every call stands, nothing is irregular, asked or restricted."""
    for year in EDITIONS:
        verdict = Judge(year, keep=False).verdict(record)
        assert {call.state for call in verdict.calls} == {"stands"}, record
        assert not (verdict.irregularities or verdict.options or verdict.duties or verdict.questions), record
        assert not (verdict.checks or verdict.judgements or verdict.restrictions or verdict.not_modelled), record
        assert verdict.stage in ("clarification", "over"), record
        assert not verdict.bidding, record


def with_one_irregularity(rng: random.Random, record: Record) -> Record:
    """The same up to some call, in place of which somebody makes another than he may."""
    place = rng.randrange(1, len(record.log))
    so_far = record.upto(place)
    verdict = Judge(EDITIONS[-1], keep=False).verdict(so_far)
    wrong = [seat for seat in SEATS if seat is not verdict.turn]
    last = next((call.call for call in reversed(verdict.calls) if call.call in BIDS), None)
    if last is None or verdict.turn is None or rng.random() < 0.5:
        return so_far.with_entry(a.Entry(a.MakeCall(rng.choice(wrong), PASS)))
    too_low = BIDS[: BIDS.index(last) + 1]
    return so_far.with_entry(a.Entry(a.MakeCall(verdict.turn, rng.choice(too_low))))


def it_is_found(record: Record) -> None:
    """At least one irregularity, or that it is not modelled, is said of the last call."""
    for year in EDITIONS:
        verdict = Judge(year, keep=False).verdict(record)
        said = (
            *(fault.action for fault in verdict.irregularities),
            *(n.grounds.actions[0] for n in verdict.not_modelled),
        )
        assert len(record.log) in said, record


def main() -> int:
    """Try as many auctions as wished; the number of verdicts looked at."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--records", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    seen = 0
    for number in range(options.records):
        rng = random.Random(f"{options.seed} {number}")
        seen += judged(any_auction(rng))
        lawful = lawful_auction(rng)
        nothing_but_its_calls(lawful)
        it_is_found(with_one_irregularity(rng, lawful))
    sys.stdout.write(f"{options.records} auctions, {seen} verdicts: sound\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
