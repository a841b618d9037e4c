"""All the ways of saying something: with and without what may be left out, each of them readable."""

from __future__ import annotations

from bridgetable.seats import Seat
from bridgetable.table.forms import FORMS
from bridgetable.table.reading import readable
from bridgetable.table.ways import all_ways, example, ways, ways_to_type


def test_each_way_can_be_read() -> None:
    for kept in (ways, all_ways):
        kept.cache_clear()
    found = all_ways()
    assert len(found) > 250 and len(set(found)) == len(found)
    assert ("SEAT", "leads", "CARD") in found and ("SEAT", "leads", "CARD", "face", "down") in found
    unread = [way for way in found if not readable(example(way, Seat.E, ("C2", "D3")))]
    assert unread == []


def test_what_may_be_left_out_is_left_out_first() -> None:
    drops = next(form for form in FORMS if "drops" in form.shown)
    assert ways(drops)[:2] == (("SEAT", "drops", "CARDS"), ("SEAT", "drops", "CARDS", "because", "of", "SEAT"))
    assert len(ways(drops)) == 6


def test_nobody_types_a_way_that_names_a_law() -> None:
    typed = ways_to_type()
    assert typed and all("LAW" not in way for way in typed)
    assert {*all_ways()} - {*typed} == {way for way in all_ways() if "LAW" in way}
