"""Playing a table out: the ruling is carried on card by card, until the deal is over or somebody has to decide."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bridgetable.cards import Card
from bridgetable.findings.verdict import Verdict
from bridgetable.practice.generator.playing import DealPlayed
from bridgetable.seats import SEATS, Seat
from bridgetable.session import Session
from bridgetable.table import actions as a
from bridgetable.table.sentences import parse

TRICKS = 13
LONGEST = 120
"""More steps than a deal can take."""


_LYING = ("must be played", "major penalty", "minor penalty")


def play_out(session: Session) -> bool:
    """Do what the ruling orders and play sensible, lawful cards; whether the deal is over at the end of it.

    It ends before that where a choice, an answer or a card nobody knows is waited for.
    """
    for _ in range(LONGEST):
        due = session.steps_left()
        if due:
            session.do_all(due)
            continue
        if sum(session.view.verdict.tricks or ()) == TRICKS:
            return True
        entry = _next(session)
        if entry is None:
            return False
        session.do(entry)
    return False


def _next(session: Session) -> a.Entry | None:
    """The next card to be played, none of which anybody could complain; None where somebody has to decide first."""
    verdict = session.view.verdict
    if _is_waited_for(session):
        return parse("the director explains")
    if any(session.view.table.hidden(seat) for seat in SEATS):
        return None
    if verdict.options or verdict.questions or verdict.turn is None or verdict.turn_to == "call":
        return None
    for card in dict.fromkeys(_cards_in_order(session, verdict.turn)):
        entry = a.Entry(_played(verdict, verdict.turn, card))
        try:
            after = session.peek(entry)
        except ValueError:
            continue
        if len(after.irregularities) + len(after.revokes) <= len(verdict.irregularities) + len(verdict.revokes):
            return entry
    return None


def _is_waited_for(session: Session) -> bool:
    """Whether the director has been called and has not spoken: until then nobody plays."""
    spoken = [each.action for each in session.shown.log if isinstance(each.action, a.CallDirector | a.DirectorActs)]
    return bool(spoken) and isinstance(spoken[-1], a.CallDirector)


def _played(verdict: Verdict, seat: Seat, card: Card) -> a.Action:
    if seat is verdict.dummy:
        return a.DesignateCard(verdict.declarer, a.Words("card", card=card))
    return a.Lead(seat, card) if verdict.turn_to == "lead" else a.Play(seat, card)


def _cards_in_order(session: Session, seat: Seat) -> Iterator[Card]:
    """The cards of the hand whose turn it is: those that lie before him, what is sensible, and all others."""
    verdict = session.view.verdict
    yield from (card for (owner, card), now in verdict.cards.items() if owner is seat and now.status in _LYING)
    hands = {each: list(_known_cards(session, each)) for each in SEATS}
    play = DealPlayed(random.Random(0), hands, verdict.declarer, session.record.position.header.trump)
    play.trick, play.turn = list(verdict.trick.cards), seat
    if hands[seat]:
        yield play.sensible()
    yield from reversed(play.legal(seat))
    yield from hands[seat]


def _known_cards(session: Session, seat: Seat) -> tuple[Card, ...]:
    """What a player has left that is known: in his hand, or faced before him."""
    table = session.view.table
    lying = (
        card for owner, card in session.view.verdict.cards if owner is seat and table.place(owner, card) == "before"
    )
    return tuple(dict.fromkeys((*table.hand(seat), *lying)))
