"""The ways in which each form of sentence can be said."""

from __future__ import annotations

import pytest

from bridgetable.seats import Seat
from bridgetable.table.forms import FORMS
from bridgetable.table.grammar import Form
from bridgetable.table.reading import readable
from bridgetable.table.ways import example, ways


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.shown[:40])
def test_every_way_of_saying_a_form_can_be_read(form: Form) -> None:
    said = [example(way, Seat.E, ("C5", "D4")) for way in ways(form)]
    assert said and [text for text in said if not readable(text)] == []


def test_what_may_be_left_out_is_left_out_first() -> None:
    drops = next(form for form in FORMS if "drops" in form.shown)
    assert ways(drops)[:2] == (("SEAT", "drops", "CARDS"), ("SEAT", "drops", "CARDS", "because", "of", "SEAT"))
    assert len(ways(drops)) == 6
