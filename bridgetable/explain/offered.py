"""The choices that the law offers, in the words of a director: who may choose, and between what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bridgetable.explain.phrases import OPTIONS, card_words, one_of, owned, the_card
from bridgetable.findings import kinds as k
from bridgetable.messages import listed
from bridgetable.seats import Seat

_LEAD = ("26", "50", "51")
"""The laws under which declarer may say what is led."""

_BOTH = ("require the highest", "require the lowest")
_SHORT = 3
"""Where there are more choices than this, suits that may be chosen in the same way are told together."""


def option_text(option: k.Option, lead: Seat | None = None) -> str:
    """A choice with the player who has it: South may require a heart lead from East. `lead` is who is on lead."""
    return f"{choosers(option.by, option.grounds.cite)} may {option_words(option, lead)}."


def chosen_text(option: k.Option) -> str:
    """A choice that was made: South's choice: forbid a diamond lead as long as West keeps the lead."""
    names = _names(option.by)
    who = f"{names[0]}'s choice" if len(names) == 1 else f"The choice of {' or '.join(names) or 'the next player'}"
    return f"{who}: {option_words(option)}."


def option_words(option: k.Option, lead: Seat | None = None) -> str:
    """A choice by itself: accept East's lead of ♣2; have West play his highest card of the suit led."""
    verb, _, what = option.id.partition(" ")
    law = option.grounds.cite[:2]
    if verb == "designate":
        return f"name {the_card(what)} as the card played"
    if option.id in ("accept", "refuse"):
        return _answer(option, law)
    if law == "57":
        return _play_asked(option.id, partner_of_offender(option))
    if law in _LEAD and (verb in ("require", "forbid") or option.id == "ask nothing"):
        return _lead_asked(option.id, _leader(option, lead))
    return OPTIONS[option.id]


def _answer(option: k.Option, law: str) -> str:
    """What is accepted or refused: a lead, or a card played while a penalty card was due."""
    fault = _fault(option)
    if fault is None or fault.card is None:
        return f"{option.id} the lead" if law in ("44", "53", "54", "55", "56") else f"{option.id} it"
    if law != "52":
        return f"{option.id} {fault.seat.word}'s lead of {card_words(fault.card)}{_from_dummy(fault)}"
    if option.id == "accept":
        return f"accept {owned(fault.seat, fault.card)} in place of the penalty card"
    due = [f for f in fault.grounds.findings if isinstance(f, k.Status) and f.status in k.PENALTY]
    return f"have {owned(due[0].owner, due[0].card) if len(due) == 1 else 'the penalty card'} played instead"


def _from_dummy(fault: k.Irregularity) -> str:
    hand = _hand(fault)
    return " from dummy" if hand is not None and hand is not fault.seat else ""


def _hand(fault: k.Irregularity) -> Seat | None:
    """The hand from which a card was put forward when it was not due."""
    return next((f.seat for f in fault.grounds.findings if isinstance(f, k.Misplaced)), None)


def _fault(option: k.Option) -> k.Irregularity | None:
    return next((f for f in option.grounds.findings if isinstance(f, k.Irregularity)), None)


def partner_of_offender(option: k.Option) -> str:
    """The defender whose partner has played too early (57A)."""
    fault = _fault(option)
    return fault.seat.partner.word if fault is not None else "the other defender"


def _leader(option: k.Option, lead: Seat | None) -> str:
    """The defender of whose lead declarer may say something: the partner of the one with the penalty card."""
    card = next((f for f in option.grounds.findings if isinstance(f, k.Status)), None)
    seat = card.owner.partner if card is not None else lead
    return seat.word if seat is not None else ""


def _play_asked(asked: str, who: str) -> str:
    if asked == "ask nothing":
        return f"put no restriction on {who}'s card"
    if asked in _BOTH:
        return f"have {who} play his {asked.split()[-1]} card of the suit led"
    verb, _, suit = asked.partition(" ")
    return f"have {who} play {one_of([suit])}" if verb == "require" else f"forbid {who} to play {one_of([suit])}"


def _lead_asked(asked: str, who: str) -> str:
    if asked == "ask nothing":
        return f"put no restriction on {who}'s lead" if who else "put no restriction on the lead"
    verb, _, what = asked.partition(" ")
    suits = what.split(" and ")
    led = f"a {suits[0].removesuffix('s')} lead" if len(suits) == 1 else f"the lead of {listed(suits, 'and')}"
    return f"{verb} {led}{_of_whom(verb, who)}"


def _of_whom(verb: str, who: str) -> str:
    if not who:
        return ""
    return f" from {who}" if verb == "require" else f" as long as {who} keeps the lead"


# Who chooses


def choosers(by: str, cite: str) -> str:
    """Those who have a choice; where either of two has it, whether the first to speak decides."""
    names = _names(by)
    if not names:
        return "The next player"
    return f"{' or '.join(names)}{', whoever speaks first,' if cite == '46B5' else ''}"


def _names(by: str) -> list[str]:
    return [Seat(seat).word for seat in by.split("/") if seat in "NESW"]


# All that may be chosen


def choices(options: tuple[k.Option, ...], lead: Seat | None = None) -> list[tuple[str, tuple[k.Option, ...]]]:
    """All that may be chosen, a sentence or two for those who have the same choices under the same law.

    South may accept East's lead of ♣2, or refuse it. `lead` is who is on lead.
    """
    of_each: dict[tuple[str, str], list[k.Option]] = {}
    for option in sorted(options, key=lambda option: option.order):
        of_each.setdefault((option.by, _group(option)), []).append(option)
    alike: dict[tuple[tuple[str, str], ...], list[str]] = {}
    found: dict[tuple[tuple[str, str], ...], list[k.Option]] = {}
    for (by, _), mine in of_each.items():
        same = tuple((option.id, option.grounds.cite) for option in mine)
        alike.setdefault(same, []).append(by)
        found.setdefault(same, mine)
    groups = {group for _, group in of_each}
    return [(_why(mine[0], groups) + _choice(alike[same], mine, lead), tuple(mine)) for same, mine in found.items()]


def _why(option: k.Option, groups: set[str]) -> str:
    """For what there is a choice, where it is not the only one, or nothing on the table shows it."""
    if _group(option):
        return "Because of the withdrawn call "
    return "Because of the penalty card " if len(groups) > 1 else ""


def _group(option: k.Option) -> str:
    """What is chosen at one time: a suit for a withdrawn call (26) is another choice than one for a penalty card."""
    return "26" if option.grounds.cite.startswith("26") else ""


def _choice(who: list[str], options: list[k.Option], lead: Seat | None) -> str:
    first = options[0]
    if all(option.id.startswith("designate ") for option in options):
        return _which_card(who, options)
    suits = [option.id.partition(" ")[0] for option in options if option.id not in _BOTH]
    together = len(options) > _SHORT or suits.count("forbid") > 1
    mine = list(_told_together(options, lead) if together else _told(options, lead))
    words = mine[0] if len(mine) == 1 else f"{', '.join(mine[:-1])}, or {mine[-1]}"
    return f"{_choosers(who, first.grounds.cite)} may {words}.{if_they_differ(first)}"


def _which_card(who: list[str], options: list[k.Option]) -> str:
    cards = [the_card(option.id.removeprefix("designate ")) for option in options]
    says = "may say" if options[0].grounds.cite == "46B5" else "has to say"
    return f"{_choosers(who, options[0].grounds.cite)} {says} which card is played: {listed(cards, 'or')}."


def _choosers(who: list[str], cite: str) -> str:
    if len(who) == 1:
        return choosers(who[0], cite)
    return f"{listed([choosers(by, cite) for by in who], 'and')} each"


def if_they_differ(option: k.Option) -> str:
    """Who decides where two defenders want different things of a lead of declarer's (55A)."""
    fault = _fault(option)
    hand = _hand(fault) if fault is not None and len(_names(option.by)) > 1 else None
    return f" If they differ, {hand.lho.word} decides." if hand is not None else ""


def _told(options: list[k.Option], lead: Seat | None) -> Iterator[str]:
    """Each choice in words; what has been named before is `it`."""
    named = False
    for option in options:
        again = named and option.id == "refuse" and not option.grounds.cite.startswith("52")
        yield "refuse it" if again else option_words(option, lead)
        named = named or option.id == "accept"


def _told_together(options: list[k.Option], lead: Seat | None) -> Iterator[str]:
    """Choices in words, those that differ in the suit alone in one: forbid the lead of hearts, diamonds or clubs."""
    both = [option for option in options if option.id in _BOTH]
    if len(both) > 1:
        yield f"have {partner_of_offender(both[0])} play his highest or his lowest card of the suit led"
        options = [option for option in options if option not in both]
    for verb, some in groupby(options, lambda option: option.id.partition(" ")[0]):
        alike = list(some)
        suits = [option.id.partition(" ")[2] for option in alike]
        if len(alike) == 1 or verb not in ("forbid", "require"):
            yield from (option_words(option, lead) for option in alike)
        elif alike[0].grounds.cite.startswith("57"):
            who = partner_of_offender(alike[0])
            yield f"{f'have {who} play' if verb == 'require' else f'forbid {who} to play'} {one_of(suits)}"
        else:
            yield f"{verb} the lead of {_of_suits(suits)}{_of_whom(verb, _leader(alike[0], lead))}"


def _of_suits(suits: list[str]) -> str:
    """One suit of several, or as many of them as declarer likes (51B2(b))."""
    if any(" " in suit for suit in suits):
        return "one or more of these suits"
    return f"one suit, {listed(suits, 'or')},"
