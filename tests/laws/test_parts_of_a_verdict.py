"""What a verdict has is written down once; who tells it, as data, as text or to a case, tells all of it."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args, get_type_hints

from bridgetable.cases.found import everything
from bridgetable.explain.as_json import verdict_json
from bridgetable.explain.noticed import as_noticed
from bridgetable.findings import kinds as k
from bridgetable.findings.verdict import ALONE, PARTS, Verdict
from bridgetable.messages import say
from bridgetable.messages.patterns import slug
from bridgetable.seats import Side
from verdicts import by, verdict

ELSEWHERE = {"assumed", "cards"}
"""What nobody is told unless he asks, and what is told card by card."""


def test_the_parts_are_all_that_a_verdict_has_findings_in() -> None:
    hints = get_type_hints(Verdict)
    kinds = set(get_args(k.Finding))
    having = {each.name for each in fields(Verdict) if set(get_args(hints[each.name])) & kinds}
    assert having - ELSEWHERE == set(PARTS)
    assert {name for name in PARTS if type(None) in get_args(hints[name])} == set(ALONE)


def test_a_part_is_what_the_verdict_says_there() -> None:
    check = k.Check(by("64C"))
    moved = k.Transfer(by("64A"), Side.NS, 1)
    said = verdict(checks=(check,), transfer=moved)
    assert (said.part("checks"), said.part("transfer"), said.part("claim")) == ((check,), (moved,), ())
    assert {check, moved} <= set(everything(said))
    assert as_noticed(said).part("transfer") == (moved,)


def test_whoever_tells_a_verdict_has_a_place_for_every_part() -> None:
    assert set(PARTS) - {"let_pass"} <= set(verdict_json(verdict()))
    assert all(say(f"told-text-title-{slug(part)}") for part in PARTS if part not in ("questions", "let_pass"))
