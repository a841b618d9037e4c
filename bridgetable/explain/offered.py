"""The choices that the law offers, in the words of a director: who may choose, and between what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bridgetable.cards import Suit
from bridgetable.explain.phrases import choice_words, one_of, players_words, seat_words, suits_words
from bridgetable.findings import kinds as k
from bridgetable.findings.reasons import OF_A_LEAD, OF_NOT_PLAYING_A_PENALTY_CARD, OF_PARTNERS_LEAD, ChoiceOf
from bridgetable.messages import listed, say, slug
from bridgetable.seats import Seat
from bridgetable.table.choices import (
    Choice,
    Designate,
    Extreme,
    Forbid,
    OnCall,
    Plain,
    Require,
    designated_card,
    suits_named,
)

_SHORT = 3
"""Where there are more choices than this, suits that may be chosen in the same way are told together."""


def option_text(option: k.Option, lead: Seat | None = None) -> str:
    """A choice with the player who has it: South may require a heart lead from East. `lead` is who is on lead."""
    return say("choices-may", who=choosers(option.by, option.of), words=option_words(option, lead))


def chosen_text(option: k.Option) -> str:
    """A choice that was made: South's choice: forbid a diamond lead as long as West keeps the lead."""
    seats, words = _seats(option.by), option_words(option)
    if len(seats) == 1:
        return say("choices-choice-of", seat=seats[0], words=words)
    return say("choices-choice-of-one-of", who=_or(seats) or say("choices-the-next-player"), words=words)


def option_words(option: k.Option, lead: Seat | None = None) -> str:
    """A choice by itself: accept East's lead of ♣2; have West play his highest card of the suit led."""
    choice = option.choice
    if isinstance(choice, Designate):
        return say("choices-designate", card=choice.card)
    if isinstance(choice, OnCall):
        return choice_words(choice)
    if choice in (Plain.ACCEPT, Plain.REFUSE):
        return _answer(option)
    if option.of == "partner's card to the trick":
        return _play_asked(choice, partner_of_offender(option))
    if option.of in OF_PARTNERS_LEAD:
        return _lead_asked(choice, _leader(option, lead))
    return say(f"choices-{slug(choice.words)}")


def _answer(option: k.Option) -> str:
    """What is accepted or refused: a lead, or a card played while a penalty card was due."""
    fault, answer = _fault(option), option.choice.words
    if fault is None or fault.card is None:
        return say("choices-answer", answer=answer, lead=option.of in OF_A_LEAD, it="call")
    if option.of not in OF_NOT_PLAYING_A_PENALTY_CARD:
        hand = _put_forward_from(fault)
        from_dummy = hand is not None and hand is not fault.seat
        return say("choices-answer-lead", answer=answer, seat=fault.seat, card=fault.card, from_dummy=from_dummy)
    if option.choice is Plain.ACCEPT:
        return say("choices-accept-in-place", seat=fault.seat, card=fault.card)
    due = [f for f in fault.grounds.findings if isinstance(f, k.Status) and f.status in k.PENALTY]
    if len(due) == 1:
        return say("choices-have-it-played", seat=due[0].seat, card=due[0].card)
    return say("choices-have-penalty-card-played")


def _put_forward_from(fault: k.Irregularity) -> Seat | None:
    """The hand from which a card was put forward when it was not due."""
    return next((f.seat for f in fault.grounds.findings if isinstance(f, k.Misplaced)), None)


def _fault(option: k.Option) -> k.Irregularity | None:
    return next((f for f in option.grounds.findings if isinstance(f, k.Irregularity)), None)


def partner_of_offender(option: k.Option) -> Seat | None:
    """The defender whose partner has played too early (57A), if that is known."""
    fault = _fault(option)
    return fault.seat.partner if fault is not None else None


def _leader(option: k.Option, lead: Seat | None) -> Seat | None:
    """The defender of whose lead declarer may say something: the partner of the one with the penalty card."""
    card = next((f for f in option.grounds.findings if isinstance(f, k.Status)), None)
    return card.seat.partner if card is not None else lead


def _play_asked(asked: Choice, who: Seat | None) -> str:
    match asked:
        case Require(Extreme() as end):
            return say("choices-have-play-end", who=who, end=end.name.lower())
        case Require() | Forbid():
            suits = one_of(suits_named(asked))
            return say("choices-of-play", who=who, forbid=isinstance(asked, Forbid), suits=suits)
    return say("choices-no-restriction-on-card", who=who)


def _lead_asked(asked: Choice, who: Seat | None) -> str:
    suits = suits_named(asked)
    if not suits:
        return say("choices-no-restriction-on-lead", who=who)
    verb = "forbid" if isinstance(asked, Forbid) else "require"
    if len(suits) == 1:
        return say("choices-a-lead", verb=verb, suit=suits[0], who=who)
    return say("choices-the-lead", verb=verb, suits=suits_words(suits, "and"), who=who)


# Who chooses


def choosers(by: str, of: ChoiceOf) -> str:
    """Those who have a choice; where either of two has it, whether the first to speak decides."""
    seats = _seats(by)
    if not seats:
        return say("choices-next-player")
    who = players_words(seats, "or")
    return say("choices-first-to-speak", who=who) if of == "the card nobody named" else who


def _seats(by: str) -> list[Seat]:
    return [Seat(seat) for seat in by.split("/") if seat in "NESW"]


def _or(seats: list[Seat]) -> str:
    return listed([seat_words(seat) for seat in seats], "or")


# All that may be chosen


def choices(options: tuple[k.Option, ...], lead: Seat | None = None) -> list[tuple[str, tuple[k.Option, ...]]]:
    """All that may be chosen, a sentence or two for those who have the same choices under the same law.

    South may accept East's lead of ♣2, or refuse it. `lead` is who is on lead.
    """
    of_each: dict[tuple[str, str], list[k.Option]] = {}
    for option in sorted(options, key=lambda option: option.order):
        of_each.setdefault((option.by, _group(option)), []).append(option)
    alike: dict[tuple[tuple[Choice, ChoiceOf], ...], list[str]] = {}
    found: dict[tuple[tuple[Choice, ChoiceOf], ...], list[k.Option]] = {}
    for (by, _), mine in of_each.items():
        same = tuple((option.choice, option.of) for option in mine)
        alike.setdefault(same, []).append(by)
        found.setdefault(same, mine)
    groups = {group for _, group in of_each}
    return [(_choice(alike[same], mine, lead, _why(mine[0], groups)), tuple(mine)) for same, mine in found.items()]


def _why(option: k.Option, groups: set[str]) -> str:
    """For what there is a choice, where it is not the only one, or nothing on the table shows it."""
    return "call" if _group(option) else "card" if len(groups) > 1 else "none"


def _group(option: k.Option) -> str:
    """What is chosen at one time: a suit for a withdrawn call (26) is another choice than one for a penalty card."""
    return "call" if option.of == "the suit of a withdrawn call" else ""


def _choice(who: list[str], options: list[k.Option], lead: Seat | None, why: str) -> str:
    first = options[0]
    if all(isinstance(option.choice, Designate) for option in options):
        return _which_card(who, options)
    suits = [option for option in options if suits_named(option.choice)]
    forbidden = sum(isinstance(option.choice, Forbid) for option in suits)
    together = len(options) > _SHORT or forbidden > 1
    *mine, last = _told_together(options, lead) if together else _each_choice(options, lead)
    words = last
    if mine:
        so_far = mine[0]
        for each in mine[1:]:
            so_far = say("terms-list-more", first=so_far, next=each, kind="comma")
        words = say("choices-or", first=so_far, last=last)
    said = say("choices-because-may", why=why, who=_choosers(who, first.of), words=words)
    differ = if_they_differ(first)
    return f"{said} {differ}" if differ else said


def _which_card(who: list[str], options: list[k.Option]) -> str:
    cards = [say("ruling-the-card", card=designated_card(option.choice)) for option in options]
    of = options[0].of
    named, may = listed(cards, "or"), of == "the card nobody named"
    return say("choices-which-card-of", who=_choosers(who, of), may=may, cards=named)


def _choosers(who: list[str], of: ChoiceOf) -> str:
    if len(who) == 1:
        return choosers(who[0], of)
    if all(len(_seats(by)) == 1 for by in who):
        return say("choices-each", who=players_words([seat for by in who for seat in _seats(by)], "and"))
    return say("choices-each", who=listed([choosers(by, of) for by in who], "and"))


def if_they_differ(option: k.Option) -> str:
    """Who decides where two defenders want different things of a lead of declarer's (55A); else nothing."""
    fault = _fault(option)
    hand = _put_forward_from(fault) if fault is not None and len(_seats(option.by)) > 1 else None
    return say("choices-if-they-differ", seat=hand.lho) if hand is not None else ""


def _each_choice(options: list[k.Option], lead: Seat | None) -> Iterator[str]:
    """Each choice in words; what has been named before is `it`."""
    named = False
    for option in options:
        again = named and option.choice is Plain.REFUSE and option.of not in OF_NOT_PLAYING_A_PENALTY_CARD
        it = "lead" if option.of in OF_A_LEAD else "call"
        yield say("choices-answer", answer="refuse", lead=False, it=it) if again else option_words(option, lead)
        named = named or option.choice is Plain.ACCEPT


def _told_together(options: list[k.Option], lead: Seat | None) -> Iterator[str]:
    """Choices in words, those that differ in the suit alone in one: forbid the lead of hearts, diamonds or clubs."""
    both = [option for option in options if isinstance(option.choice, Require) and not suits_named(option.choice)]
    if len(both) > 1:
        yield say("choices-have-play-end", who=partner_of_offender(both[0]), end="both")
        options = [option for option in options if option not in both]
    for kind, some in groupby(options, lambda option: type(option.choice)):
        alike = list(some)
        who, leader = partner_of_offender(alike[0]), _leader(alike[0], lead)
        if len(alike) == 1 or kind not in (Require, Forbid):
            yield from (option_words(option, lead) for option in alike)
            continue
        suits = [suits_named(option.choice) for option in alike]
        if alike[0].of == "partner's card to the trick":
            named = one_of([suit for each in suits for suit in each])
            yield say("choices-of-play", who=who, forbid=kind is Forbid, suits=named)
        else:
            verb = "forbid" if kind is Forbid else "require"
            yield say("choices-the-lead", verb=verb, suits=_of_suits(suits), who=leader)


def _of_suits(suits: list[tuple[Suit, ...]]) -> str:
    """One suit of several, or as many of them as declarer likes (51B2(b))."""
    if any(len(each) > 1 for each in suits):
        return say("choices-one-or-more-suits")
    return say("choices-one-suit", suits=suits_words([each[0] for each in suits], "or"))
