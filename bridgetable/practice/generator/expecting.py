"""What a generated case expects of the law: all that its verdict rules, edition by edition."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cases.citations import read_citation
from bridgetable.cases.expectations import LISTS, TEXTS, Expect, Wanted
from bridgetable.cases.wanted import seat_card, status_of_card
from bridgetable.editions import EDITIONS
from bridgetable.findings import kinds as k
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
    for (seat, card), status in verdict.cards.items():
        if status.status not in _CALM:
            yield _of_a_card(f"{seat} {card}", status)
    for key, findings in _lists(verdict).items():
        for text in dict.fromkeys(findings):
            yield _one(key, text)
    if verdict.transfer is not None:
        yield _transfer(verdict.transfer)
    if verdict.claim is not None:
        yield _one("claim", f"{verdict.claim.state}; {verdict.claim.grounds.cite}")
    yield _one("turn", verdict.turn.value if verdict.turn else "none")


def _lists(verdict: Verdict) -> dict[str, list[str]]:
    """The lists of an expectation, each with its texts."""
    return {
        "options": [f"{each.by}: {each.choice.words}; {each.grounds.cite}" for each in verdict.options],
        "duties": [_duty(each) for each in verdict.duties],
        "may_withdraw": [
            f"{right.seat} {right.card}, {right.until}{f', only if {right.only_if}' if right.only_if else ''}"
            for right in verdict.may_withdraw
        ],
        "must_withdraw": [f"{step.seat} {step.card}" for step in verdict.must_withdraw],
        "revokes": [f"{each.seat} trick {each.trick}: {each.state}" for each in verdict.revokes],
        "irregular": [f"{wrong.seat} {wrong.kind}; {wrong.grounds.cite}" for wrong in verdict.irregularities],
    }


def _duty(duty: k.Duty) -> str:
    deed = duty.must.words if duty.must is not None else f"not {duty.may_not.words if duty.may_not is not None else ''}"
    when = duty.when or duty.until
    return f"{duty.seat}: {deed}{f', {when}' if when else ''}; {duty.grounds.cite}"


def _of_a_card(subject: str, status: k.Status) -> Wanted:
    words = status.status + (f" as {status.as_}" if status.as_ and status.status == "played" else "")
    cite = status.grounds.cite
    parts = {"card": seat_card(subject), **status_of_card(words)}
    return Wanted("cards", f"{words}; {cite}", (parts,), read_citation(cite), subject)


def _one(key: str, text: str) -> Wanted:
    said, _, cite = (part.strip() for part in text.partition(";"))
    reader = LISTS.get(key) or TEXTS[key]
    return Wanted(key, text, reader(said), read_citation(cite) if cite else None)


def _transfer(transfer: k.Transfer) -> Wanted:
    if not transfer.tricks:
        return Wanted("transfer", 0, ({"tricks": "0"},))
    to, tricks, cite = transfer.to.value, transfer.tricks, transfer.grounds.cite
    parts = {"to": to, "tricks": str(tricks)}
    return Wanted("transfer", (("to", to), ("tricks", tricks), ("cite", cite)), (parts,), read_citation(cite))
