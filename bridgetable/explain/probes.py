"""What might have been otherwise, the nearest first: the changes tried to see what a card's status rests on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bridgetable.cards import PACK, Card
from bridgetable.explain.card_status import BACK, IN_HAND, MUST, Asked, findings_about, is_penalty
from bridgetable.explain.changes import (
    Change,
    Declarer,
    Done,
    DoneInstead,
    Found,
    Leader,
    NotDone,
    NotYet,
    Read,
    Swapped,
    Unburdened,
)
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import Finding
from bridgetable.findings.moment import subject
from bridgetable.findings.settings import SETTINGS
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain
from bridgetable.table.named_cards import named_cards
from bridgetable.table.record import Record
from bridgetable.table.state import Table
from bridgetable.value import value

Changes = tuple[Change, ...]


@value
class Inquiry:
    """What is asked of one card of a record, and all that is needed to think of something else.

    `consulted` are the facts that were asked for or presumed in judging the record; `holds`: what is asked is so.
    """

    record: Record
    verdict: Verdict
    table: Table
    consulted: tuple[str, ...]
    seat: Seat
    card: Card
    asked: Asked
    holds: bool

    @property
    def name(self) -> str:
        """The card as facts name it."""
        return subject(self.seat, self.card)

    @property
    def defends(self) -> bool:
        """Whether the card is a defender's."""
        return self.seat.side is not self.verdict.declarer.side


def tries(inquiry: Inquiry) -> Iterator[Changes]:
    """Every change worth trying: facts, readings, something done or not done, and only then another deal or contract.

    What concerns the card itself comes first. A card to which nothing has happened is first touched now.
    """
    touched = actions_about(inquiry)
    if not inquiry.holds and not touched:
        yield from _now(inquiry)
    yield from _facts(inquiry, touched)
    yield from _readings(inquiry)
    yield from _left_out(inquiry, touched)
    if inquiry.holds or touched:
        yield from _now(inquiry)
    yield from _other_card_put_out(inquiry)
    if is_penalty(inquiry.verdict.cards.get((inquiry.seat, inquiry.card))):
        yield from _other_card(inquiry)
    yield from _left_out(inquiry, tuple(n for n in range(len(inquiry.record.log), 0, -1) if n not in touched))
    yield from _earlier(inquiry)
    yield from _other_facts(inquiry, touched)
    yield from _other_card(inquiry)
    yield from _other_contract(inquiry)
    yield from _from_another_beginning(inquiry)
    yield from _other_place(inquiry)


# Facts and readings


def _facts(inquiry: Inquiry, touched: tuple[int, ...]) -> Iterator[Changes]:
    about = {inquiry.name, *(f"#{number}" for number in touched)}
    rests_on = [key for finding in _all_about(inquiry) for key in finding.grounds.facts]
    asked = [question.key for question in inquiry.verdict.questions]
    near = [key for key in inquiry.consulted if key.partition(" ")[2] in about]
    for key in dict.fromkeys((*rests_on, *asked, *near)):
        yield from _answers(inquiry, key)


def _other_facts(inquiry: Inquiry, touched: tuple[int, ...]) -> Iterator[Changes]:
    tried = {found.key for changes in _facts(inquiry, touched) for found in changes if isinstance(found, Found)}
    for key in inquiry.consulted:
        if key not in tried:
            yield from _answers(inquiry, key)


def _answers(inquiry: Inquiry, key: str) -> Iterator[Changes]:
    now = next((fact.value for fact in inquiry.record.facts if fact.key == key), None)
    answers = next((q.answers for q in inquiry.verdict.questions if q.key == key), ())
    for answer in answers or FACTS[key.partition(" ")[0]].answers:
        if answer != now:
            yield (Found(key, answer),)
    if now is not None:
        yield (Found(key, None),)


def _readings(inquiry: Inquiry) -> Iterator[Changes]:
    chosen = dict(inquiry.record.settings)
    used = [name for finding in _all_about(inquiry) for name in finding.grounds.settings]
    for name in dict.fromkeys(used):
        for reading in SETTINGS[name].values:
            if reading != chosen.get(name, SETTINGS[name].default):
                yield (Read(name, reading),)


# Actions left out


def actions_about(inquiry: Inquiry) -> tuple[int, ...]:
    """The numbers of the actions that a card's status rests on or that have to do with the card, the newest first."""
    named = {n for n, entry in enumerate(inquiry.record.log, 1) if names(entry.action, inquiry.seat, inquiry.card)}
    rests_on = {n for finding in _all_about(inquiry) for n in finding.grounds.actions}
    return tuple(sorted(named | rests_on, reverse=True))


def names(action: a.Action, seat: Seat, card: Card) -> bool:
    """Whether an action has to do with a card: it names it, or is about the whole hand of its owner."""
    if getattr(action, "seat", None) is seat and getattr(action, "cards", card) is None:
        return True
    return card in named_cards(action)


def _all_about(inquiry: Inquiry) -> tuple[Finding, ...]:
    found: list[Finding] = []

    def add(finding: Finding) -> None:
        found.append(finding)
        for earlier in finding.grounds.findings:
            add(earlier)

    for finding in findings_about(inquiry.verdict, inquiry.seat, inquiry.card):
        add(finding)
    return tuple(found)


def _left_out(inquiry: Inquiry, numbers: tuple[int, ...]) -> Iterator[Changes]:
    last = len(inquiry.record.log)
    for number in numbers:
        if number != last:
            yield (NotDone(number),)
        yield (NotYet(number),)


# Something done


def _now(inquiry: Inquiry) -> Iterator[Changes]:
    after = len(inquiry.record.log)
    for option in inquiry.verdict.options:
        for by in option.by.split("/"):
            if by in "NESW":
                yield (Done(after, (a.Choose(Seat(by), option.choice),)),)
    for deed in _deeds(inquiry, inquiry.card, inquiry.defends):
        yield (Done(after, *deed),)


def _earlier(inquiry: Inquiry) -> Iterator[Changes]:
    for after in range(len(inquiry.record.log) - 1, -1, -1):
        for deed in _deeds(inquiry, inquiry.card, inquiry.defends):
            yield (Done(after, *deed),)


def _from_another_beginning(inquiry: Inquiry) -> Iterator[Changes]:
    """The card touched when it is its owner's lead, or when he has no penalty card and no duty."""
    before: list[Changes] = [(Leader(inquiry.seat),), (Unburdened(inquiry.seat),)]
    for other in before:
        yield other
        for after in range(len(inquiry.record.log), -1, -1):
            for deed in _deeds(inquiry, inquiry.card, inquiry.defends):
                yield (*other, Done(after, *deed))


Deed = tuple[tuple[a.Action, ...], tuple[tuple[int, str, str], ...]]


def _deeds(inquiry: Inquiry, card: Card, defends: bool) -> Iterator[Deed]:
    """What could be done with the card so that what is asked comes to be so, or ceases to be."""
    seat, asked = inquiry.seat, inquiry.asked
    back: tuple[Deed, ...] = (((a.Withdraw(seat, card),), ()), ((a.PickUp(seat, (card,)),), ()))
    if inquiry.holds and asked != IN_HAND:
        yield from back
        yield from _put_out(inquiry, card, defends)
    elif inquiry.holds or asked == "played":
        yield from _put_out(inquiry, card, defends)
    elif "penalty" in asked:
        yield from _exposed(inquiry, card)
    elif asked == BACK:
        yield from _misled(inquiry, card, defends)
    elif asked == MUST:
        yield ((a.NamePlay(seat, card),), ())
        yield ((a.Show(seat, (card,), (), True),), ())
        yield ((a.Stage("the auction ends"), a.Show(seat, (card,), (), True)), ())
    else:
        yield from back


def _exposed(inquiry: Inquiry, card: Card) -> Iterator[Deed]:
    seat, over = inquiry.seat, a.Stage("the auction ends")
    dropped, shown = a.Drop(seat, (card,)), a.Show(seat, (card,), (), True)
    deeds = (dropped,) if inquiry.asked == "minor penalty" else (dropped, shown, a.SayHolds(seat, card))
    for deed in deeds:
        yield ((deed,), ())
    yield ((over,), ())
    for deed in deeds:
        yield ((deed, over), ())
        yield ((over, deed), ())


def _put_out(inquiry: Inquiry, card: Card, defends: bool) -> Iterator[Deed]:
    """The ways in which a card gets from the hand to the table; out of turn, the other side may accept it."""
    seat, declarer = inquiry.seat, inquiry.verdict.declarer
    lead, play = a.Lead(seat, card), a.Play(seat, card)
    both = (lead, play) if inquiry.verdict.turn_to == "lead" else (play, lead)
    if not defends and seat is not declarer:
        yield ((a.DesignateCard(declarer, a.Words("card", card=card)),), ())
        yield ((a.PlayFromDummy(declarer, card, "leads"),), ())
    for action in both:
        yield ((action,), ())
    for action in both:
        yield ((action,), ((1, "whose-turn", seat.value),))
    for chooser in (seat.lho, seat.rho):
        yield ((lead, a.Choose(chooser, Plain.ACCEPT)), ())
    yield ((a.Stage("the auction ends"), lead), ())


def _misled(inquiry: Inquiry, card: Card, defends: bool) -> Iterator[Deed]:
    """The card played because an opponent said that it was the player's turn, or explained something wrongly (47E)."""
    seat = inquiry.seat
    for actions, facts in _put_out(inquiry, card, defends):
        yield (actions, facts)
        yield (actions, ((1, "told-turn", seat.lho.value),))
        for teller in (seat.lho, seat.rho):
            explained = a.Explain(teller, "card play agreements")
            corrected = a.CorrectExplanation(teller, teller)
            wrong = ((1, "explanation-wrong", "yes"), (2, "acted-on-it", "yes"))
            yield ((explained, *actions, corrected), wrong)


def _other_card_put_out(inquiry: Inquiry) -> Iterator[Changes]:
    """The card put out where its owner has put out another one."""
    if inquiry.holds and inquiry.asked != IN_HAND:
        return
    for number in range(len(inquiry.record.log), 0, -1):
        action = inquiry.record.log[number - 1].action
        if isinstance(action, a.Lead | a.Play | a.Drop | a.Hold | a.Face | a.Move) and action.seat is inquiry.seat:
            card = inquiry.card
            other = replace(action, cards=(card,)) if isinstance(action, a.Drop) else replace(action, card=card)
            if other != action:
                yield (DoneInstead(number, other),)
        elif isinstance(action, a.PlayFromDummy) and action.seat.partner is inquiry.seat:
            yield (DoneInstead(number, replace(action, card=inquiry.card)),)
        elif isinstance(action, a.DesignateCard) and action.seat.partner is inquiry.seat:
            yield (DoneInstead(number, a.DesignateCard(action.seat, a.Words("card", card=inquiry.card))),)


# Another deal, another contract


def _other_card(inquiry: Inquiry) -> Iterator[Changes]:
    """The card a small one where it is an honour, or the other way round (50B)."""
    for swap in _ranks(inquiry) if inquiry.defends else ():
        yield (swap,)
        yield from _exposed_otherwise(inquiry, (swap,), swap.other)
        yield from _exposed_otherwise(inquiry, (Unburdened(inquiry.seat), swap), swap.other)


def _ranks(inquiry: Inquiry) -> tuple[Swapped, ...]:
    card = inquiry.card
    if "penalty" not in inquiry.asked:
        return ()
    others = [other for other in PACK if card.suit in (other.suit, None) and other.honour is not card.honour]
    return tuple(Swapped(card, other, follow=True) for other in (others[0], others[-1]))


def _exposed_otherwise(inquiry: Inquiry, before: Changes, card: Card) -> Iterator[Changes]:
    for after in range(len(inquiry.record.log), -1, -1) if not inquiry.holds else ():
        for deed in _exposed(inquiry, card):
            yield (*before, Done(after, *deed))


def _other_contract(inquiry: Inquiry) -> Iterator[Changes]:
    """The owner a defender where he is of declarer's side, or the other way round."""
    seat, last = inquiry.seat, len(inquiry.record.log)
    others = (seat, seat.partner) if inquiry.defends else (seat.lho, seat.rho)
    for after in range(last, -1, -1):
        for declarer in others:
            if after == last:
                yield (Declarer(declarer),)
            for deed in _deeds(inquiry, inquiry.card, not inquiry.defends):
                yield (Declarer(declarer), Done(after, *deed))
    for declarer in others:
        for swap in _ranks(inquiry):
            yield (Declarer(declarer), swap)
            yield from _exposed_otherwise(inquiry, (Declarer(declarer), swap), swap.other)


def _other_place(inquiry: Inquiry) -> Iterator[Changes]:
    """Another card of the same player in the place of this one."""
    hand = (*inquiry.table.hand(inquiry.seat), *inquiry.table.before(inquiry.seat))
    row = tuple(laid.card for laid in inquiry.table.row(inquiry.seat) if laid.card is not None)
    for other in (*hand, *row):
        if other is not inquiry.card:
            yield (Swapped(inquiry.card, other),)
