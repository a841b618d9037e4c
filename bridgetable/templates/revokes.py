"""Revokes."""

from __future__ import annotations

from bridgetable.happening import EventTold, Telling, Template, TemplateQuestion, Untold
from bridgetable.messages import say
from bridgetable.table.position import Start
from bridgetable.table.record import Fact
from bridgetable.templates.parts import (
    WHEN,
    WHERE,
    against,
    ask_suit_led,
    ask_who_led,
    first_event,
    from_here,
    leader_of,
    leads_at_left_of,
    not_yet,
    number_in_log,
    puts,
    seat_after,
    suit_of_trick,
    trick_of,
    trick_until,
)


def _revoke(told: EventTold) -> tuple[tuple[str, ...], Start | None, Fact]:
    """The revoke trick as far as the revoke, and that he could have followed suit."""
    leader, who = leader_of(told), not_yet(told, "who", told.seat("who"))
    if leader is who:
        raise Untold("leader", say("happened-led-himself"))
    suit, card = suit_of_trick(told), told.card("card")
    if card.suit is suit:
        raise Untold("card", say("happened-follows-suit", card=card))
    before, start = from_here(told, leader)
    trick = (*before, *trick_until(told, leader, suit, who), puts(told, who, card))
    return trick, start, Fact("could-follow", f"{who} {trick_of(told)}", "yes")


def _revoke_in_time(told: EventTold) -> Telling:
    trick, start, fact = _revoke(told)
    return Telling(trick, against(told, told.seat("who")), start, facts=(fact,))


def _revoke_later(told: EventTold) -> Telling:
    trick, start, fact = _revoke(told)
    who, number = told.seat("who"), trick_of(told)
    steps = range(1, (leader_of(told).index - who.index) % 4)
    rest = [puts(told, seat, f"{suit_of_trick(told)}?") for seat in (seat_after(who, step) for step in steps)]
    if told.value("noticed") == "play" and number < 12:
        since: tuple[str, ...] = (f"play goes on to trick {number + 2 if number < 11 else 12}",)
    else:
        since = (*(("play goes on to trick 13",) if number < 12 else ()), "play ends")
    caller = against(told, who)
    log = (*trick, *rest, *since, f"{caller} draws attention to #{number_in_log(told, len(trick))}")
    return Telling(log, caller, start, facts=(fact,))


OF_REVOKES: tuple[Template, ...] = (
    Template(
        "revoke",
        "R",
        (
            TemplateQuestion("who", "happened-ask-revoked", "seat", default="rho"),
            ask_suit_led(),
            TemplateQuestion("card", "happened-ask-card-played", "card"),
            ask_who_led(leads_at_left_of("who", 3)),
            *WHERE,
        ),
        _revoke_in_time,
    ),
    Template(
        "revoke-later",
        "V",
        (
            TemplateQuestion("who", "happened-ask-revoked", "seat", default="rho"),
            ask_suit_led(),
            TemplateQuestion("card", "happened-ask-card-played", "card"),
            TemplateQuestion(
                "noticed",
                "happened-ask-noticed",
                "choice",
                choices=("end", "play"),
                default="end",
            ),
            ask_who_led(leads_at_left_of("who", 3)),
            WHEN,
            TemplateQuestion("trick", "happened-ask-trick", "number", default="5", most=11, only_if=first_event),
        ),
        _revoke_later,
    ),
)
