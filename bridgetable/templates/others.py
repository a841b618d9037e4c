"""A claim that is disputed, the wrong number of cards, the auction, and anything else."""

from __future__ import annotations

from bridgetable.happening import DECLARING, EventTold, Telling, Template, TemplateQuestion, Untold
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table.position import Start
from bridgetable.table.sentences import sentence
from bridgetable.templates.parts import (
    TRICK,
    WHERE,
    against,
    first_event,
    from_here,
    have_played,
    in_a_new_trick,
    to_lead,
    trick_of,
)


def _in_the_auction(told: EventTold) -> Telling:
    who = told.seat("who")
    listed = ", ".join(map(str, told.cards("card")))
    return Telling((f"{who} drops {listed}",), who.lho, stage="auction")


def _claim(told: EventTold) -> Telling:
    who = told.seat("who")
    objector = told.at("lho") if told.role(who) in DECLARING else told.declarer
    start = Start(trick=14 - told.number("left"), lead=who) if told.before is None else None
    return Telling((f"{who} claims all", f"{objector} objects"), objector, start)


def _number_of_cards(told: EventTold) -> Telling:
    who, number = told.seat("who"), told.number("number")
    if number == _right_number(told):
        raise Untold("number", say("happened-right-number", trick=trick_of(told)))
    before, start = from_here(told, told.seat("due"))
    return Telling((*before, f"{who} is found with {number} cards"), against(told, who), start)


def _right_number(told: EventTold) -> int:
    return 14 - trick_of(told) - (told.seat("who") in have_played(told))


def _in_words(told: EventTold) -> Telling:
    entry = told.entry("words")
    seat = getattr(entry.action, "seat", None)
    caller = against(told, seat) if isinstance(seat, Seat) else told.declarer
    start = Start(trick=trick_of(told), lead=told.seat("due")) if first_event(told) else None
    return Telling((sentence(entry),), caller, start)


OTHERS: tuple[Template, ...] = (
    Template(
        "claim",
        "C",
        (
            TemplateQuestion("who", "happened-ask-claimed", "seat", default="declarer"),
            TemplateQuestion("left", "happened-ask-tricks-left", "number", default="5", least=1, only_if=first_event),
        ),
        _claim,
    ),
    Template(
        "number",
        "M",
        (
            TemplateQuestion("who", "happened-ask-who", "seat", default="rho"),
            TemplateQuestion(
                "number", "happened-ask-how-many", "number", default=lambda told: str(_right_number(told) - 1), least=0
            ),
            TemplateQuestion("due", "happened-ask-due", "seat", default=to_lead("declarer"), only_if=in_a_new_trick),
            *WHERE,
        ),
        _number_of_cards,
    ),
    Template(
        "auction",
        "A",
        (
            TemplateQuestion("who", "happened-ask-whose-card", "seat", default="rho"),
            TemplateQuestion("card", "happened-ask-which-cards", "cards"),
        ),
        _in_the_auction,
        "auction",
    ),
    Template(
        "in-words",
        "I",
        (
            TemplateQuestion("words", "happened-ask-done-or-said", "words"),
            TemplateQuestion("due", "happened-ask-due", "seat", default="declarer", only_if=first_event),
            TRICK,
        ),
        _in_words,
        "any",
    ),
)
