"""Leads and plays out of turn."""

from __future__ import annotations

from bridgetable.happening import DECLARING, DEFENDERS, EventTold, Telling, Template, TemplateQuestion, Untold
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.templates.parts import (
    CARD,
    WHERE,
    WHO,
    against,
    ask_suit_led,
    ask_who_led,
    ask_whose_lead,
    asker,
    defender_not_due,
    due_seat,
    from_here,
    in_a_new_trick,
    leader_of,
    leads_at_left_of,
    led_by_another,
    not_yet,
    other_than,
    puts,
    suit_of_trick,
    to_lead,
    trick_until,
)


def _opening_lead(told: EventTold) -> Telling:
    ended = ("the auction ends",) if told.before is not None else ()
    return Telling((*ended, f"{told.at('rho')} leads {told.card('card')}"), told.declarer)


def _lead_out_of_turn(told: EventTold) -> Telling:
    who, due = told.seat("who"), told.seat("due")
    if in_a_new_trick(told) and due is who:
        raise Untold("due", say("happened-own-lead"))
    before, start = from_here(told, due)
    return Telling((*before, f"{who} leads {told.card('card')}", *_since_the_lead(told, who)), told.declarer, start)


def _wrong_hand(told: EventTold) -> Telling:
    hand, due = told.seat("hand"), told.seat("due")
    if in_a_new_trick(told) and due is hand:
        raise Untold("due", say("happened-right-hand"))
    before, start = from_here(told, due)
    led = puts(told, hand, told.card("card"), lead=True)
    return Telling((*before, led, *_since_the_lead(told, hand)), told.at("lho"), start)


def _since_the_lead(told: EventTold, leader: Seat) -> tuple[str, ...]:
    """What the other side has done about a lead out of turn."""
    chooser = leader.lho if told.role(leader) in DECLARING else told.declarer
    match told.value("since"):
        case "accepted":
            return (f"{chooser} chooses to accept",)
        case "refused":
            return (f"{chooser} chooses to refuse",)
        case "next":
            suit = told.card("card").suit
            return (puts(told, leader.lho, f"{suit or '?'}?"),)
        case _:
            return ()


_SINCE_LEAD = TemplateQuestion(
    "since",
    "happened-ask-since-then",
    "choice",
    choices=("nothing", "accepted", "refused", "next"),
    default="nothing",
)


def _play_out_of_turn(told: EventTold) -> Telling:
    leader, who = leader_of(told), not_yet(told, "who", told.seat("who"))
    if leader is who:
        raise Untold("leader", say("happened-led-himself"))
    before, start = from_here(told, leader)
    led = (puts(told, leader, f"{suit_of_trick(told)}?", lead=True),) if in_a_new_trick(told) else ()
    due = leader.lho if in_a_new_trick(told) else due_seat(told)
    if due is who:
        raise Untold("who", say("happened-his-turn", seat=who))
    return Telling((*before, *led, f"{who} plays {told.card('card')}"), told.declarer, start)


def _asks_whose_lead(told: EventTold) -> Telling:
    who = told.seat("who")
    before, start = from_here(told, told.seat("due"))
    turn = "lead" if in_a_new_trick(told) else "turn"
    asked = f"{who} asks {'whether it is his lead' if turn == 'lead' else 'whose turn it is'}"
    said: tuple[str, ...] = ()
    if told.value("answer") != "none":
        by = other_than(told, "by", "who", say("happened-nobody-answers-himself"))
        said = (f"{by} tells {who} that it is {'not ' if told.value('answer') == 'not' else ''}his {turn}",)
    return Telling((*before, asked, *said), who, start)


_ANSWERS = ("none", "his", "not")


def _two_at_once(told: EventTold) -> Telling:
    who, leader = not_yet(told, "who", told.seat("who")), leader_of(told)
    card, other = told.card("card"), told.card("other")
    if card is other:
        raise Untold("other", say("happened-same-card-with"))
    before, start = from_here(told, leader)
    trick = trick_until(told, leader, suit_of_trick(told), who) if who is not leader else ()
    verb = "plays" if who is not leader else "leads"
    return Telling((*before, *trick, f"{who} {verb} {card} with {other}"), against(told, who), start)


OF_TURNS: tuple[Template, ...] = (
    Template(
        "opening-lead",
        "O",
        (CARD,),
        _opening_lead,
        "opening",
    ),
    Template(
        "defender-leads",
        "L",
        (WHO, CARD, ask_whose_lead(to_lead("declarer")), _SINCE_LEAD, *WHERE),
        _lead_out_of_turn,
    ),
    Template(
        "wrong-hand",
        "F",
        (
            TemplateQuestion("hand", "happened-ask-which-hand", "seat", DECLARING, default="declarer"),
            CARD,
            ask_whose_lead(leads_at_left_of("hand", 2)),
            _SINCE_LEAD,
            *WHERE,
        ),
        _wrong_hand,
    ),
    Template(
        "whose-lead",
        "Q",
        (
            TemplateQuestion("who", "happened-ask-asked", "seat", default=asker),
            TemplateQuestion("answer", "happened-ask-was-told", "choice", choices=_ANSWERS, default="none"),
            TemplateQuestion(
                "by",
                "happened-ask-who-told",
                "seat",
                default=lambda told: against(told, told.seat("who")).value,
                only_if=lambda told: told.value("answer") != "none",
            ),
            ask_whose_lead(to_lead("dummy")),
            *WHERE,
        ),
        _asks_whose_lead,
    ),
    Template(
        "out-of-turn",
        "P",
        (
            TemplateQuestion("who", "happened-ask-which-defender", "seat", DEFENDERS, default=defender_not_due),
            ask_suit_led(),
            CARD,
            ask_who_led(leads_at_left_of("who", 1)),
            *WHERE,
        ),
        _play_out_of_turn,
    ),
    Template(
        "two-at-once",
        "B",
        (
            TemplateQuestion("who", "happened-ask-who", "seat", ("declarer", "lho", "rho"), default="rho"),
            CARD,
            TemplateQuestion("other", "happened-ask-other-card", "card"),
            ask_who_led(leads_at_left_of("who", 0)),
            ask_suit_led(led_by_another),
            *WHERE,
        ),
        _two_at_once,
    ),
)
