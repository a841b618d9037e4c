"""What a generated case expects of the law: all that its verdict rules, edition by edition."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cases.as_expected import of_a_card, of_a_transfer, one, ruled
from bridgetable.cases.expectations import Expect, Wanted
from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict

_CALM = ("in hand", "quitted")
"""Statuses of cards that go without saying."""


def expects(verdicts: dict[int, Verdict]) -> tuple[Expect, ...]:
    """An expectation for each edition that has a verdict; one for both where they rule alike."""
    wanted = {year: tuple(_wanted(verdict)) for year, verdict in verdicts.items()}
    first, *rest = wanted.values()
    if len(wanted) == len(EDITIONS) and all(each == first for each in rest):
        return (Expect(first),)
    return tuple(Expect(each, edition=year) for year, each in wanted.items())


def _wanted(verdict: Verdict) -> Iterator[Wanted]:
    for status in verdict.cards.values():
        if status.status not in _CALM:
            yield of_a_card(status)
    yield from (said.wanted for said in ruled(verdict))
    if verdict.transfer is not None:
        yield of_a_transfer(verdict.transfer)
    if verdict.claim is not None:
        yield one("claim", f"{verdict.claim.state}; {verdict.claim.grounds.cite}")
    yield one("turn", verdict.turn.value if verdict.turn else "none")
