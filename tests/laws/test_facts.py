"""What a director asks about a fact comes from the catalogue, and every fact has its question and its reason."""

from __future__ import annotations

import pytest

from bridgetable.findings.facts import CLOSED_ANSWERS, FACTS
from bridgetable.messages import say


def test_a_fact_has_its_question() -> None:
    assert FACTS["seen-by"].question == "Who says that he saw the face?"


def test_it_can_be_asked_in_every_form() -> None:
    for fact in FACTS.values():
        message = fact.message
        whole, short, within = say(message), say(f"{message}.short"), say(f"{message}.within")
        assert whole.startswith(short)
        assert whole[1:] == within[1:]
        assert say(f"{message}.short-within")[1:] == short[1:]
        assert say(f"{message}.why").endswith("."), message


@pytest.mark.parametrize("answer", sorted(CLOSED_ANSWERS))
def test_an_answer_has_its_word(answer: str) -> None:
    assert say(f"facts-answer-{answer}.within") == say(f"facts-answer-{answer}").lower() == answer
