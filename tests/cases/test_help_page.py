"""The help page on case files: every word of the format is on it, and its examples pass."""

from __future__ import annotations

import re

import pytest

from bridgetable.cases import wanted
from bridgetable.cases.check import check_case
from bridgetable.cases.expectations import FORBIDDING, KEYS
from bridgetable.cases.positions import STAGES
from bridgetable.cases.reader import parse_case
from bridgetable.findings.fact_kinds import FactKind
from bridgetable.findings.facts import FACTS
from bridgetable.findings.irregularities import IRREGULARITIES
from bridgetable.findings.settings import SETTINGS
from bridgetable.resources import resource_path
from bridgetable.table.forms import FORMS

PAGE = resource_path("help", "cases.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("edition", [2007, 2017])
@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_passes(text: str, edition: int) -> None:
    assert list(map(str, check_case(parse_case(text, "cases.md", expecting=True), edition))) == []


def test_every_sentence_is_there() -> None:
    assert [form.shown for form in FORMS if f"| `{form.shown}` |" not in PAGE] == []


def test_every_fact_is_there_with_its_question_and_answers() -> None:
    for kind in FACTS.values():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{kind.id}` |"))
        assert kind.question in row
        assert kind.default in row
        assert all(f"`{answer}`" in row for answer in kind.answers)
        assert row.split(" | ")[2] == about(kind)


def about(kind: FactKind) -> str:
    """What the page says of where a fact stands: made of its one declaration."""
    action = kind.on.words if kind.on else f"{kind.since.words}, or a later action" if kind.since else "action"
    words = {"a": action, "c": "card", "s": "seat", "t": "trick", "k": "call", "b": "the board"}
    words |= {"sa": "seat and action", "st": "seat and trick"}
    return ", ".join(words[each] for each in kind.of)


def test_every_setting_is_there_with_its_values() -> None:
    for setting in SETTINGS.values():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{setting.id}` |"))
        assert all(f"`{value}`" in row for value in setting.values)


@pytest.mark.parametrize(
    "words",
    [
        IRREGULARITIES,
        tuple(f"`{key}`" for key in KEYS if key not in FORBIDDING),
        tuple(f"`{stage}`" for stage in STAGES),
        tuple(f"`{status}`" for status in wanted.STATUSES),
        tuple(f"| `{limit}` |" for limit in (*wanted.WHEN, *wanted.UNTIL)),
        tuple(f"`{verb}`" for verb in wanted.DUTY_VERBS),
        wanted.RIGHTS,
        tuple(f"`{part}`" for part in wanted.INFORMATION_PARTS),
        tuple(f"`{state}`" for state in wanted.REVOKE_STATES),
        tuple(f"| `{state}` |" for state in wanted.CLAIM_STATES),
    ],
    ids=[
        "irregularities",
        "keys",
        "stages",
        "statuses",
        "limits",
        "duties",
        "rights",
        "information",
        "revokes",
        "claims",
    ],
)
def test_every_closed_word_is_there(words: tuple[str, ...]) -> None:
    page = " ".join(PAGE.split())
    assert [word for word in words if word not in page] == []
