"""Facts that the cards and the log contradict: these answer first, and a fact that says otherwise is a mistake."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.cards import parse_card
from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.messages import listed, say
from bridgetable.table import actions as a
from bridgetable.table.identified import turned_out
from bridgetable.table.record import CANNOT, Fact, Record


def contradictions(record: Record, judging: Callable[[Record, int], Verdict] = judge) -> dict[str, str]:
    """For each fact of `record` that the cards and the log contradict, named by its key: what they say against it.

    What one edition alone contradicts stands if the other takes it as it was found: there it decides something.
    `judging` gives the verdict of an edition.
    """
    if not record.facts:
        return {}
    shown: dict[str, str] = {}
    weighed = [judging(record, edition) for edition in EDITIONS]
    against = {key: why for verdict in weighed for key, why in verdict.contradicted.items()}
    taken = {key for verdict in weighed for key in verdict.taken}
    for fact, carried_back in zip(record.facts, turned_out(record).facts, strict=True):
        why = _put_down_others(fact, record)
        if carried_back.key not in taken:
            why = against.get(carried_back.key, why)
        if why is not None:
            shown[fact.key] = say("casefile-cannot-be", fact=fact.key, value=repr(fact.value), why=why)
    return shown


def _put_down_others(fact: Fact, record: Record) -> str | None:
    """The cards put down together, if the fact names one that is not among them."""
    if fact.id not in ("visible-faces", "meant-card") or fact.value in ("none", CANNOT):
        return None
    action = record.log[int(fact.of[1:]) - 1].action
    named = {parse_card(name) for name in fact.value.split(", ")}
    if isinstance(action, a.PlaySeveral) and not named <= {action.card, *action.others}:
        cards = listed([say("casefile-card", card=card) for card in (action.card, *action.others)], "and")
        return say("casefile-put-down", seat=action.seat, cards=cards)
    return None
