"""A small run of what `generated.auctions` tries at full size."""

from __future__ import annotations

import random

import pytest

from bridgetable.judge import judge
from bridgetable.table import actions as a
from bridgetable.table.record import Record
from generated import auctions
from in_turn import share


@pytest.mark.parametrize("seed", share(range(120), 2))
def test_whatever_is_called_is_judged(seed: int) -> None:
    auctions.judged(auctions.any_auction(random.Random(seed)))


@pytest.mark.parametrize("seed", share(range(80), 2))
def test_a_lawful_auction_says_nothing_but_its_calls(seed: int) -> None:
    auctions.nothing_but_its_calls(auctions.lawful_auction(random.Random(seed)))


@pytest.mark.parametrize("seed", share(range(80), 2))
def test_one_irregularity_is_found_at_its_call(seed: int) -> None:
    rng = random.Random(seed)
    auctions.it_is_found(auctions.with_one_irregularity(rng, auctions.lawful_auction(rng)))


def test_the_contract_is_the_one_another_program_finds() -> None:
    types = pytest.importorskip("endplay.types", reason="endplay, an extra of the bench, is not installed")
    for seed in range(200):
        record = auctions.lawful_auction(random.Random(seed))
        ours, theirs = judge(record, 2017).contract, _by_endplay(types, record)
        assert ours is not None
        assert ours.words == theirs


def _by_endplay(types: object, record: Record) -> str:
    """What endplay makes of the same auction."""
    known = vars(types)
    calls = [known["Bid"](action.call) for entry in record.log if isinstance(action := entry.action, a.MakeCall)]
    dealer = record.position.header.dealer
    found = known["Contract"].from_auction(known["Player"].find(str(dealer)), calls)
    if found.is_passout():
        return "passed out"
    name = f"{found.level}{'NT' if found.denom.name == 'nt' else found.denom.name[0].upper()}"
    doubled = {"passed": "", "doubled": "X", "redoubled": "XX"}[found.penalty.name]
    return f"{name}{doubled} by {found.declarer.abbr}"
