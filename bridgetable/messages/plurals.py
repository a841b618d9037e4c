"""Which plural form a number takes, by rules that are data: the messages `terms-plural-one`, `terms-plural-few`, …

A rule is written as the Unicode tables of plurals write it, for whole numbers: `n % 10 = 2..4 and n % 100 != 12..14`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

Rule = tuple[str, str]
"""A plural form and the condition under which a number takes it."""

FORMS = ("zero", "one", "two", "few", "many")
OTHER = "other"
"""The forms there can be, and the one that a number takes if no rule holds."""

_CONDITION = re.compile(r"n(?: % (\d+))? (!?=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)")


def form(number: int, rules: Sequence[Rule]) -> str:
    """The plural form of a number: `one`, `few`, …; `ValueError` for a rule that cannot be read.

    >>> form(1, [("one", "n = 1")]), form(2, [("one", "n = 1")])
    ('one', 'other')
    """
    return next((name for name, condition in rules if _holds(condition, abs(number))), OTHER)


def is_a_rule(condition: str) -> bool:
    """Whether a condition is written so that it can be read.

    >>> is_a_rule("n = 0..1 or n = 5"), is_a_rule("n is 1")
    (True, False)
    """
    parts = (part for each in condition.split(" or ") for part in each.split(" and "))
    return all(_CONDITION.fullmatch(part.strip()) for part in parts)


def _holds(condition: str, number: int) -> bool:
    return any(all(_true(part, number) for part in each.split(" and ")) for each in condition.split(" or "))


def _true(part: str, number: int) -> bool:
    found = _CONDITION.fullmatch(part.strip())
    if found is None:
        raise ValueError(f"{part!r} is no condition of a plural: n = 1, n % 10 = 2..4")
    modulus, sign, wanted = found.groups()
    value = number % int(modulus) if modulus else number
    return any(_within(value, each) for each in wanted.split(",")) is (sign == "=")


def _within(value: int, wanted: str) -> bool:
    low, _, high = wanted.partition("..")
    return int(low) <= value <= int(high or low)
