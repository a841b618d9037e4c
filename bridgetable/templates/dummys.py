"""Dummy's cards: a call that is changed, a card nobody named."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards import Suit
from bridgetable.happening import EventTold, Telling, Template, TemplateQuestion, Untold
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.templates.parts import (
    WHERE,
    ask_who_led,
    from_here,
    leader_of,
    not_yet,
    number_in_log,
    to_lead,
    trick_until,
)


def _change_of_call(told: EventTold) -> Telling:
    dummy, leader = not_yet(told, "first", told.at("dummy")), leader_of(told)
    first, second = told.card("first"), told.card("second")
    if first is second:
        raise Untold("second", say("happened-same-card-called"))
    since = told.value("since")
    moved = (f"{dummy} moves {first}",) if since != "nothing" else ()
    followed = (f"{dummy.lho} plays {_suit_of(told, 'first')}?",) if since == "next" else ()
    changed = f"{told.declarer} changes the call to {second}"
    before, start = from_here(told, leader)
    trick = _lead_to_dummy(told, leader, "first")
    log = (*before, *trick, f"{told.declarer} calls {first}", *moved, *followed, changed)
    return Telling(log, told.at("lho"), start)


def _not_named(told: EventTold) -> Telling:
    dummy, leader = not_yet(told, "called", told.at("dummy")), leader_of(told)
    called, moved = told.card("called"), told.card("moved")
    if called is moved:
        raise Untold("moved", say("happened-card-named"))
    before, start = from_here(told, leader)
    trick = _lead_to_dummy(told, leader, "called")
    log = [*before, *trick, f"{told.declarer} calls {called}", f"{dummy} moves {moved}"]
    wrong = number_in_log(told, len(log))
    if told.value("since") == "next":
        log.append(f"{dummy.lho} plays {_suit_of(told, 'called')}?")
    log.append(f"{told.at('lho')} draws attention to #{wrong}")
    return Telling(tuple(log), told.at("lho"), start)


def _lead_to_dummy(told: EventTold, leader: Seat, named: str) -> Iterator[str]:
    """The trick before dummy's card, in the suit of the card that was named."""
    return trick_until(told, leader, _suit_of(told, named), told.at("dummy"))


def _suit_of(told: EventTold, name: str) -> Suit:
    suit = told.card(name).suit
    if suit is None:
        raise Untold(name, say("happened-suit-of-named"))
    return suit


OF_DUMMYS_CARDS: tuple[Template, ...] = (
    Template(
        "change-of-call",
        "G",
        (
            TemplateQuestion("first", "happened-ask-called-first", "card"),
            TemplateQuestion("second", "happened-ask-called-then", "card"),
            TemplateQuestion(
                "since",
                "happened-ask-before-he-changed",
                "choice",
                choices=("nothing", "moved", "next"),
                default="nothing",
            ),
            ask_who_led(to_lead("lho")),
            *WHERE,
        ),
        _change_of_call,
    ),
    Template(
        "not-named",
        "U",
        (
            TemplateQuestion("called", "happened-ask-named", "card"),
            TemplateQuestion("moved", "happened-ask-put-out", "card"),
            TemplateQuestion(
                "since",
                "happened-ask-since-then",
                "choice",
                choices=("nothing", "next"),
                default="nothing",
            ),
            ask_who_led(to_lead("lho")),
            *WHERE,
        ),
        _not_named,
    ),
)
