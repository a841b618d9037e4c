"""The reasons of a finding, as a tree."""

from __future__ import annotations

from bridgetable.cases.reader import load
from bridgetable.explain.tree import Node, because
from bridgetable.explain.words import text
from bridgetable.findings import kinds as k
from bridgetable.judge import judge
from bridgetable.lawtexts import law_text
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.choices import read_choice
from verdicts import by, card, status, verdict

EXPOSED = k.Irregularity(
    k.Grounds("49", actions=(2,), facts=("partner-could-see #2",)), "exposed card", Seat.W, 2, card("H5")
)
MAJOR = status(
    "W H5",
    "minor penalty",
    grounds=k.Grounds(
        "50B",
        actions=(2,),
        facts=("partner-could-see #2", "below-honour W H5"),
        findings=(EXPOSED,),
        also=("49", "9B1(a)"),
        settings=("small-card-unplayed",),
    ),
)


def gist(cite: str) -> str:
    law = law_text(cite, 2017)
    assert law is not None
    return law.gist


def words(node: Node) -> list[str]:
    return [child.text for child in node.children]


def test_a_finding_its_paragraph_and_what_came_before() -> None:
    node = because(verdict(), MAJOR)
    assert (node.finding, node.cite) == (MAJOR, "50B")
    assert words(node) == [
        gist("50B"),
        gist("9B1(a)"),
        "Known or presumed: West's ♥5: is the card below the ten?",
        (
            "How this is read here: Of two cards put down together, the small one left unplayed slipped out, "
            "unless it was the one meant."
        ),
        "West has exposed ♥5.",
    ]
    exposed = node.children[-1]
    assert exposed.finding is EXPOSED
    assert exposed.children[0] == Node(gist("49"), "49")


def test_a_fact_is_told_with_its_answer_or_as_still_to_be_found() -> None:
    found = because(verdict(), EXPOSED, {"partner-could-see #2": "yes"})
    assert words(found)[1].startswith("Found: Action 2: could his partner possibly have seen the face?")
    assert words(found)[1].endswith(" Yes.")
    asked = k.Question(by("49"), "partner-could-see", "#2", ("yes", "no"))
    waiting = because(verdict(questions=(asked,)), EXPOSED)
    assert words(waiting)[1].startswith("Still to be found: Action 2")


def test_what_was_so_from_the_beginning() -> None:
    lying = status("W H5", "major penalty", grounds=by("50B", also=("given", "2007:45C4(b)", "the bylaws", "99Z")))
    node = because(verdict(), lying)
    assert words(node) == [gist("50B"), "It was so when the record began.", gist("45C4(b)")]


def test_what_was_open_once_is_not_said_to_be_open_still() -> None:
    record = load(resource_path("cases", "law54", "law54-d-refused.toml")).record
    refused = judge(record.upto(4), 2017)
    major = refused.cards[Seat.E, card("C2")]
    assert "East's ♣2 has been seen." in words(because(refused, major))
    open_still = judge(record.upto(1), 2017)
    assert text(open_still.cards[Seat.E, card("C2")]).endswith("What it becomes is still open.")


def test_a_choice_that_was_made_is_told_as_made() -> None:
    record = load(resource_path("cases", "law54", "law54-d-refused.toml")).record
    refused = judge(record.upto(4), 2017)
    assert "South's choice: refuse East's lead of ♣2." in words(because(refused, refused.cards[Seat.E, card("C2")]))
    either = k.Option(by("68D2(b)"), "E/W", read_choice("play on"), 1, "playing on")
    stands = k.ClaimState(by("68D2(b)", either), Seat.S, "void")
    assert words(because(verdict(), stands))[-1] == "The choice of East or West: have play go on, if all four agree."
