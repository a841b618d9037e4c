"""A law book that does not exist, as the smallest that a later book can be: one rule changed, one law renumbered.

Loaded as a plugin of pytest, so that it is there before anything else of the program is imported.
"""

from __future__ import annotations

from pathlib import Path

from bridgetable.editions import Book, publish

RENUMBERED = tuple((f"58{part}", f"93{part}") for part in ("", "A", "B", "B1", "B2", "B3", "B4"))
"""Law 58 is Law 93 in this book."""

publish(Book(2027, RENUMBERED, Path(__file__).with_suffix(".toml")))

from bridgetable.findings.moment import Moment  # noqa: E402 - the book has to be there before the program
from bridgetable.findings.registry import AT_REST, Findings, ends, paragraph  # noqa: E402
from bridgetable.laws import law66_inspecting_tricks as law66  # noqa: E402
from bridgetable.table import actions as a  # noqa: E402

ends(law66.right_to_his_last_card_2017, 2027)
ends(law66.looks_at_his_last_card_2017, 2027)


@paragraph("66B", since=2027, on=(AT_REST,))
def right_to_his_last_card_2027(m: Moment, _: None) -> Findings:
    """2027: a player may look at his own last card until somebody leads to the next trick, as once in 2007."""
    yield from law66.right_to_his_last_card_2007(m, None)


@paragraph("66B", since=2027, on=(a.LookBack,), overrides=("66C",))
def looks_at_his_last_card_2027(m: Moment, action: a.LookBack) -> Findings:
    """2027: he does so in time until somebody leads."""
    yield from law66.looks_at_his_last_card_2007(m, action)
