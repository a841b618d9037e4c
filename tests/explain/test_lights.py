"""What a statement of the because-tree lights up."""

from __future__ import annotations

from bridgetable.cards import parse_card
from bridgetable.explain.card_status import cards_of
from bridgetable.explain.lights import Lights, lights
from bridgetable.explain.tree import Node, because
from bridgetable.judge import judge
from bridgetable.seats import Seat
from bridgetable.table.fold import fold
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse

RECORD = Record(
    Position(Header(stage="play")),
    tuple(parse(each) for each in ("W leads S5", "N plays S2", "E drops D7")),
    (Fact("partner-could-see", "#3", "yes"), Fact("below-honour", "E D?", "yes")),
)
D7 = (Seat.E, parse_card("D7"))


def lit(node: Node) -> Lights:
    return lights(node, RECORD, cards_of(fold(RECORD)))


def test_a_finding_lights_its_card_and_its_action() -> None:
    verdict = judge(RECORD, 2017)
    assert lit(because(verdict, verdict.cards[D7])) == Lights(frozenset({D7}), frozenset({3}))


def test_a_fact_lights_what_it_is_about() -> None:
    assert lit(Node("", "", fact="partner-could-see #3")) == Lights(frozenset({D7}), frozenset({3}))
    assert lit(Node("", "", fact="seen-by E D7")) == Lights(frozenset({D7}), frozenset())
    assert lit(Node("", "", fact="damage")) == Lights()


def test_what_a_law_says_lights_nothing() -> None:
    assert lit(Node("A rule.", "49")) == Lights()


def test_a_fact_in_the_tree_can_be_told_by_its_key() -> None:
    verdict = judge(RECORD, 2017)
    tree = because(verdict, verdict.cards[D7], {"partner-could-see #3": "yes"})
    keys = {child.fact for node in (tree, *tree.children) for child in node.children}
    assert "partner-could-see #3" in keys
