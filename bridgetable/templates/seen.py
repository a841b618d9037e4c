"""Cards seen that should not have been."""

from __future__ import annotations

from bridgetable.happening import DECLARING, DEFENDERS, EventTold, Telling, Template, TemplateQuestion, Untold
from bridgetable.messages import say
from bridgetable.table.position import Lying, Start
from bridgetable.templates.parts import (
    WHERE,
    against,
    ask_suit_led,
    ask_who_led,
    from_here,
    in_a_new_trick,
    leader_of,
    leads_at_left_of,
    led_by_another,
    not_yet,
    puts,
    suit_of_trick,
    to_lead,
    trick_until,
)

_WAYS = ("dropped", "showed", "named", "held")


def _card_seen(told: EventTold) -> Telling:
    who, cards = told.seat("who"), told.cards("card")
    listed = ", ".join(map(str, cards))
    match told.value("way"):
        case "dropped":
            happened = [f"{who} drops {listed}"]
        case "showed":
            happened = [f"{who} shows {listed} on the table"]
        case "named":
            happened = [f"{who} says he holds {card}" for card in cards]
        case _:  # how it is held decides: for a defender whether partner could see it, for declarer how near the table
            zone = "near the table" if told.role(who) in DECLARING else "visible"
            happened = [f"{who} holds {cards[0]} {zone}"]
    before, start = from_here(told, told.seat("due"))
    return Telling((*before, *happened), against(told, who), start)


def _whose_turn(told: EventTold) -> str:
    """A card that is held out may be a play, so that it is most often its owner's turn; else declarer leads."""
    return told.value("who") if told.value("way") == "held" else to_lead("declarer")(told)


def _penalty_card_kept(told: EventTold) -> Telling:
    who, leader = not_yet(told, "who", told.seat("who")), leader_of(told)
    penalty, card = told.card("penalty"), told.card("card")
    if penalty is card:
        raise Untold("card", say("happened-penalty-card-itself"))
    before, start = from_here(told, leader)
    if start is not None:
        start = Start(start.trick, start.lead, on_table=(Lying(who, penalty, "major penalty"),))
    elif told.before is not None and penalty not in told.before.table.before(who):
        raise Untold("penalty", say("happened-not-on-table", card=penalty, seat=who))
    trick = trick_until(told, leader, suit_of_trick(told), who) if who is not leader else ()
    return Telling((*before, *trick, puts(told, who, card, lead=who is leader)), told.declarer, start)


def _card_before(told: EventTold) -> str:
    """The one card that lies before him."""
    lying = told.before.table.before(told.seat("who")) if told.before is not None else ()
    return lying[0].name if len(lying) == 1 else ""


def _with_a_card_before(told: EventTold) -> str:
    """The defender before whom a card lies."""
    if told.before is None:
        return "rho"
    return next((role for role in DEFENDERS if told.before.table.before(told.at(role))), "rho")


OF_CARDS_SEEN: tuple[Template, ...] = (
    Template(
        "card-seen",
        "D",
        (
            TemplateQuestion("who", "happened-ask-whose-card", "seat", default="rho"),
            TemplateQuestion("card", "happened-ask-which-cards", "cards"),
            TemplateQuestion("way", "happened-ask-how-seen", "choice", choices=_WAYS, default="dropped"),
            TemplateQuestion("due", "happened-ask-due", "seat", default=_whose_turn, only_if=in_a_new_trick),
            *WHERE,
        ),
        _card_seen,
    ),
    Template(
        "penalty-card",
        "K",
        (
            TemplateQuestion("who", "happened-ask-which-defender", "seat", DEFENDERS, default=_with_a_card_before),
            TemplateQuestion("penalty", "happened-ask-penalty-card", "card", default=_card_before),
            TemplateQuestion("card", "happened-ask-played-instead", "card"),
            ask_who_led(leads_at_left_of("who", 0)),
            ask_suit_led(led_by_another),
            *WHERE,
        ),
        _penalty_card_kept,
    ),
)
