"""Facts that the known cards contradict: the cards answer first, and a fact that says otherwise is a mistake."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards import parse_card
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.record import CANNOT, Fact, Record
from bridgetable.table.state import Table

EDITIONS = (2007, 2017)


def contradiction(fact: Fact, record: Record, tables: Sequence[Table]) -> str | None:
    """What the cards of `record` say against `fact`; None where they agree or leave it open.

    `tables[n]` is the table after n actions.
    """
    if fact.value == CANNOT:
        return None
    shown = None
    if fact.id == "trick-winner":
        shown = _another_wins(fact, record)
    elif fact.id == "could-follow" and " " in fact.of:
        shown = _holds_otherwise(fact, record, tables)
    elif fact.id == "could-comply" and "#" in fact.of:
        shown = _obeyed_otherwise(fact, record)
    elif fact.id in ("visible-faces", "meant-card"):
        shown = _put_down_others(fact, record)
    return f"{fact.key} cannot be {fact.value!r}: {shown}" if shown else None


def _another_wins(fact: Fact, record: Record) -> str | None:
    """The player who wins the trick by the cards, if both editions say so and the fact names another."""
    asked = record.without_fact(fact.key)
    winners = [
        {trick.number: trick.winner for trick in judge(asked, edition).past_tricks}.get(int(fact.of))
        for edition in EDITIONS
    ]
    if winners[0] is None or winners[0] is not winners[1] or winners[0].value == fact.value:
        return None
    return f"by the cards {winners[0].word} wins trick {fact.of}"


def _holds_otherwise(fact: Fact, record: Record, tables: Sequence[Table]) -> str | None:
    """What he holds of the suit led to that trick, if it is known and the fact says otherwise."""
    seat, index = Seat(fact.of[0]), int(fact.of[2:]) - tables[0].position.first_trick
    played = next((n for n, table in enumerate(tables) if len(table.rows[seat.index]) > index), len(tables) - 1)
    if index < 0 or played == 0:
        return None
    before, led = tables[played - 1], tables[played].led
    own = tables[played].rows[seat.index][index:]
    if not own:
        before = tables[played]
    if led is None or led.suit is None or _not_plain(record, before, seat) or (own and own[0].card in (None, led)):
        return None
    held = before.holds(seat, led.suit)
    if held is None or held == (fact.value == "yes"):
        return None
    cards = " and ".join(card.words for card in before.suit_cards(seat, led.suit))
    return f"{seat.word} holds {cards or f'a {led.suit.word}'}" if held else f"{seat.word} has no {led.suit.word}"


def _not_plain(record: Record, before: Table, seat: Seat) -> bool:
    """Whether what lies on the table may differ from what counts: a card called and not moved, or one taken back."""
    called = before.called is not None and before.called.dummy is seat
    return called or any(isinstance(entry.action, a.Withdraw | a.Replace | a.ChangeCall) for entry in record.log)


def _obeyed_otherwise(fact: Fact, record: Record) -> str | None:
    """Whether the leader had a card that obeys, if his cards alone tell in both editions, and the fact does not."""
    number = int(fact.of.partition("#")[2])
    asked = record.without_fact(fact.key)
    verdicts = [judge(asked, edition) for edition in EDITIONS]
    if fact.value == "no" and all(_broken(verdict, number) for verdict in verdicts):
        return "by the cards he could obey"
    if fact.value == "yes" and all(_unable(verdict, number) for verdict in verdicts):
        return "by the cards he could not obey"
    return None


def _broken(verdict: Verdict, number: int) -> bool:
    kind = "restriction not obeyed"
    return any(i.kind == kind and i.action == number and not i.provisional for i in verdict.irregularities)


def _unable(verdict: Verdict, number: int) -> bool:
    return any(lawful.grounds.cite == "59" and lawful.action == number for lawful in verdict.lawful)


def _put_down_others(fact: Fact, record: Record) -> str | None:
    """The cards put down together, if the fact names one that is not among them."""
    action = record.log[int(fact.of[1:]) - 1].action
    if not isinstance(action, a.PlaySeveral) or fact.value == "none":
        return None
    cards = (action.card, *action.others)
    if all(parse_card(name) in cards for name in fact.value.split(", ")):
        return None
    return f"{action.seat.word} put down {' and '.join(card.words for card in cards)}"
