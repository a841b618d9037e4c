"""In whatever order the paragraphs speak, but for what they declare, the ruling is the same.

    python -m generated.orders [ORDERS] [RECORDS] [SEED]        (in the folder tests)

turns the usual order round, then draws so many orders of all paragraphs. In each it judges every case of the library
and its part of so many random records. A difference is told with the two paragraphs that may not change places: one of
them has to be `after` the other.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from hashlib import blake2b

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.findings.registry import Edition, Paragraph, Trigger, goes_first
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge, edition
from bridgetable.resources import resource_path
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.record import Record
from generated.auctions import any_auction
from generated.records import any_record, whole_position

Orders = dict[Trigger, tuple[Paragraph, ...]]


def shuffled(year: int, chance: random.Random) -> Orders:
    """For each trigger its paragraphs in an order that keeps what is declared and is otherwise drawn."""
    found = _raised(year)
    for those in found.values():
        chance.shuffle(those)
    return {trigger: _kept(those) for trigger, those in found.items()}


def turned_round(year: int) -> Orders:
    """For each trigger its paragraphs the other way round, but for what is declared: what is not is seen at once."""
    return {trigger: _kept(those[::-1]) for trigger, those in _raised(year).items()}


def _raised(year: int) -> dict[Trigger, list[Paragraph]]:
    found: dict[Trigger, list[Paragraph]] = {}
    for paragraph in edition(year).paragraphs:
        for trigger in paragraph.on:
            found.setdefault(trigger, []).append(paragraph)
    return found


def _kept(waiting: list[Paragraph]) -> tuple[Paragraph, ...]:
    """What is declared is kept; otherwise they speak in the order in which they wait."""
    done = []
    while waiting:
        free = next(p for p in waiting if not any(goes_first(q, p) for q in waiting if q is not p))
        waiting.remove(free)
        done.append(free)
    return tuple(done)


def ruled(record: Record, year: int, orders: Orders | None = None) -> object:
    """What is ruled on a record, whatever comes first in it; a text where nothing can be ruled."""
    judge = Judge(year)
    if orders is not None:
        judge.edition = Edition(year, edition(year).paragraphs, orders)
    try:
        return content(judge.verdict(record))
    except ImpossibleAction as error:
        return str(error)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def content(verdict: Verdict) -> str:
    """What stands for all that a verdict says, its lists without their order."""
    return _content(verdict, {})


def _content(part: object, known: dict[int, str]) -> str:
    if id(part) not in known:
        known[id(part)] = blake2b(_of(part, known).encode(), digest_size=16).hexdigest()
    return known[id(part)]


def _of(part: object, known: dict[int, str]) -> str:
    """A part with what stands for each of its own parts: written out, reasons within reasons would fill the memory."""
    if is_dataclass(part):
        found = [type(part).__name__, *(_content(getattr(part, each.name), known) for each in fields(part))]
    elif isinstance(part, dict):
        found = sorted(f"{key} {_content(value, known)}" for key, value in part.items())
    elif isinstance(part, tuple) and hasattr(part, "_fields"):
        found = [type(part).__name__, *(_content(each, known) for each in part)]
    elif isinstance(part, tuple | frozenset):
        found = sorted(_content(each, known) for each in part)
    else:
        found = [str(part)]
    return "\n".join(found)


def library() -> Iterator[tuple[str, Record]]:
    """Every case, with its name."""
    for path in case_files(resource_path("cases")):
        case = load(path)
        yield case.id, case.record


def generated(count: int, seed: int) -> Iterator[tuple[str, Record]]:
    """So many random records, with their numbers."""
    for number in range(seed, seed + count):
        chance = random.Random(number)
        yield f"record {number}", any_record(chance, whole_position(chance), most=40, irregular=0.5)
        yield f"auction {number}", any_auction(chance)[-1]


def faults(name: str, record: Record, orders: dict[int, Orders]) -> Iterator[str]:
    """Where the ruling depends on the order, and on which two paragraphs."""
    for year, drawn in orders.items():
        if ruled(record, year, drawn) != ruled(record, year):
            yield f"{name}, {year}: {_who(record, year, drawn)}"


def _who(record: Record, year: int, drawn: Orders) -> str:
    """The two paragraphs that may not change places: found by changing places one by one."""
    usual, wanted = edition(year).raised, ruled(record, year)
    for trigger, order in drawn.items():
        now, place = list(usual[trigger]), {id(paragraph): number for number, paragraph in enumerate(order)}
        changed = True
        while changed:
            changed = False
            for at in range(len(now) - 1):
                one, other = now[at : at + 2]
                if place[id(one)] > place[id(other)]:
                    now[at : at + 2] = other, one
                    changed = True
                    if ruled(record, year, {**usual, trigger: tuple(now)}) != wanted:
                        return f"{other.cite} {other.function.__name__} after {one.cite} {one.function.__name__}"
    return "only together"


def main() -> int:
    """Try as many orders and records as asked for."""
    given = [int(word) for word in sys.argv[1:]]
    how_many, records, seed = (*given, *(20, 5000, 0)[len(given) :])
    found = 0
    some = records // how_many
    for number in range(seed - 1, seed + how_many):  # the first is no drawn order but the usual one turned round
        chance = random.Random(number)
        orders = {year: turned_round(year) if number < seed else shuffled(year, chance) for year in EDITIONS}
        for name, record in (*library(), *generated(some, number * some)):
            for fault in faults(name, record, orders):
                sys.stdout.write(f"order {number}: {fault}\n")
                found += 1
    sys.stdout.write(f"{how_many} orders, {records} records, {found} differences\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
