"""Situations in the middle of anything, and any sentence of the vocabulary, drawn at random.

A situation is a position of which some hands are known in part, with all that a `start` may tell: cards on the table,
revokes, duties, withdrawn calls. The sentences are those of the help page on the case format.
"""

from __future__ import annotations

import random

from bridgetable.cards import PACK, SUITS, Card, parse_card
from bridgetable.cases.positions import STAGES, read_known
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table import actions as a
from bridgetable.table.position import HandHolding, Header, Known, LastTrick, Lying, Position, Start, faults
from bridgetable.table.sentences import parse
from bridgetable.table.state import Table
from generated.records import deal, holding, known_in_part

CONTRACTS = ("1NT", "3NT", "4S", "4HX", "5D", "6CXX", "7NT")
CALLS = ("pass", "1C", "1H", "2D", "3NT", "X", "XX", "4S")


def situation(rng: random.Random) -> Position:
    """A position somewhere in a deal."""
    trick = rng.choice((1, 1, 2, 5, 8, 11, 12, 13))
    whole = deal(rng)
    dealt = [holding(rng.sample(hand.cards, 14 - trick)) for hand in whole]
    hands = dealt if rng.random() < 0.4 else [known_in_part(rng, hand, 14 - trick) for hand in whole]
    stage = rng.choice(STAGES) if rng.random() < 0.3 else None
    auction = ("1NT", "P", "3NT", "P", "P", "P") if rng.random() < 0.2 else ()
    dealer = rng.choice(SEATS) if auction or rng.random() < 0.3 else None
    header = Header(rng.choice(SEATS), rng.choice(CONTRACTS), dealer, None, stage, auction)
    begun = _start(rng, trick, hands) if trick > 1 or rng.random() < 0.5 else None
    known = tuple(_known(rng) for _ in range(rng.choice((0, 0, 1, 2))))
    position = Position(header, (hands[0], hands[1], hands[2], hands[3]), known=known, start=begun)
    return position if not faults(position) else situation(rng)


def _known(rng: random.Random) -> Known:
    seat, suit = rng.choice(SEATS), rng.choice(SUITS)
    said = (f"has a {suit.word}", f"has no {suit.plural}", f"has exactly {rng.randint(0, 4)} {suit.plural}")
    return read_known(f"{seat} {rng.choice(said)}")


def _start(rng: random.Random, trick: int, hands: list[HandHolding]) -> Start:
    winners = tuple(rng.choice((*SEATS, None)) for _ in range(trick - 1)) if rng.random() < 0.5 else None
    ns = rng.randint(0, trick - 1)
    tricks = ((Side.NS, ns), (Side.EW, trick - 1 - ns)) if winners is None and rng.random() < 0.7 else None
    lying = tuple(_lying(rng, seat, list(hands[seat.index].cards)) for seat in SEATS if rng.random() < 0.15)
    seat, suit, late = rng.choice(SEATS), rng.choice(SUITS), max(1, trick - rng.randint(1, 3))
    return Start(
        trick,
        rng.choice((*SEATS, None)),
        winners,
        tricks,
        LastTrick(seat, suit) if rng.random() < 0.2 else None,
        tuple(each for each in lying if each is not None),
        (f"{seat}: not lead {suit.plural}, loses the lead",) if rng.random() < 0.15 else (),
        (f"{seat} trick {late} {suit.plural}: {rng.choice(('open', 'established', 'corrected'))}",)
        if rng.random() < 0.2 and trick > 1
        else (),
        (f"{seat} withdrew 2D for 3C",) if rng.random() < 0.1 else (),
    )


def _lying(rng: random.Random, seat: Seat, cards: list[Card]) -> Lying | None:
    named = [card for card in cards if card.known]
    if not named:
        return None
    return Lying(seat, rng.choice(named), rng.choice(("major penalty", "minor penalty", "exposed")))


SENTENCES = """
{s} leads {c}|{s} leads {c}|{s} leads {c} face down|{s} plays {c}|{s} plays {c}|{s} plays {c}
{s} plays {c} to trick {t}|{s} faces {c}|{s} leads {c} with {d}|{s} plays {c} with {d}|{s} leads {c} with {d} hidden
{s} plays {c} with {d} hidden|{s} plays nothing|{s} turns up his lead|{s} turns up his lead {c}|{s} detaches {c}
{s} holds {c} visible|{s} holds {c} near the table|{s} holds {c} on the table still
{s} holds {c} in playing position|{s} puts back {c}|{s} puts back {c} in one movement|{s} drops {c}
{s} drops {c}, {d}|{s} drops {c} face down|{s} drops {c} because of {o}|{s} drops {c} because of an outsider
{s} lets {c} be seen|{s} lets his hand be seen|{s} shows {c}|{s} shows his hand|{s} shows {c} to {o}
{s} shows {c} on the table|{s} shows his hand on the table|{s} spreads his hand|{s} spreads {c}, {d}
{s} spreads his hand without {c}|{s} takes up his hand|{s} says he holds {c}|{s} says he holds no {suit}
{s} names {c} as his play|{s} names {c} as his play instead|{s} withdraws {l}|{s} replaces {l} with {c}
{s} keeps {l}|{s} picks up {f}|all turn their cards|{s} turns his card|{s} turns his card as won
{s} leaves his card face up|{s} points trick {t} as won|{s} looks at his last card|{s} shows his last card
{s} looks at trick {t}|{s} mixes his played cards|{s} adds {c} to trick {t}|{s} takes {l} from trick {t}
{s} is found with {n} cards|{s} is found to have nothing in trick {t}|{s} is found to have {l}, {c} in trick {t}
{s} is found to have {l} in trick {t}|{s}'s {c} is found among his played cards|{s}'s {c} is found in the board
{s}'s {c} is found with {o}|{s}'s {c} is found elsewhere face up|{s}'s {p} is {k}|{s} calls {w}|{s} calls {w}
{s} calls {dc}|{s} calls {dc}|{s} calls {rank} pointing at {suit}|{s} changes the call to {w}
{s} changes the call to {dc}|{s} points at {dc}|{s} nods at {suit}|{s} leads {dc} from dummy
{s} plays {dc} from dummy|{s} touches {dc}|{dy} moves {dc}|{dy} suggests {dc}|{s} asks for a review
{s} asks about {call}|{s} asks for the contract|{s} asks whether it is his lead|{s} asks about {c}
{s} asks to see the trick|{s} asks {o} whether he has no {suit}|{s} answers none|{s} answers that he has one
{s} reviews the auction|{s} stops the review|{s} corrects the review|{s} explains {call} as "weak"
{s} does not alert {call}|{s} corrects his own explanation|{s} corrects {o}'s explanation
{s} tells {o} that it is his lead|{s} tells {o} that it is not his turn|{s} warns {o} that the lead is in dummy
{s} warns {o} that it is not his turn|{s} remarks "well"|{s} pauses|an outsider remarks "well"|{s} draws attention
{s} draws attention to {act}|{s} draws attention to trick {t}|{s} draws attention to {o}'s number of cards
{s} calls the director|{s} consults his own notes|{s} reserves his rights|{s} chooses to accept
{s} chooses to refuse|{s} chooses to forbid {suit}|{s} chooses to require {suit}|{s} chooses to designate {c}
{s} chooses to waive|nobody accepts|{s} suggests ending play|{s} claims all|{s} claims {n}|{s} claims this trick
{s} concedes the rest|{s} concedes {n}|{s} concedes this trick|{s} agrees|{s} objects|{s} asks to play on
{s} takes back his claim|{s} takes back his concession|{s} takes back his agreement|the director explains
the director explains|the director requires {s} to withdraw {l}|the director requires {s} to lead
the director requires {s} to play {c}|the director rules "so"|{s} takes his cards|{s} bids {call}
{s} withdraws {call} and bids {call}|the auction ends|play ends|all hands go back|{s} returns his hand
{s} bids on the next board|the round ends|the correction period ends|{s} wins the trick|play goes on to trick {t}
{s} looks at {o}'s hand|{s} exchanges hands with {o}|{s} leaves his seat to watch {o}
"""
FORMS = tuple(form for line in SENTENCES.split("\n") for form in line.split("|") if form)
EVERYDAY = tuple(form for form in FORMS if form.startswith(("{s} leads", "{s} plays", "{s} calls", "{s} replaces")))

_RECOGNISED = 0.04
"""How often a card known in part is recognised, where there is one."""


def any_sentence(rng: random.Random, table: Table, log: tuple[a.Entry, ...], due: Seat | None) -> a.Entry:
    """Any entry: everyday ones, and those of the hand whose turn it is, more often than others."""
    form = rng.choice(EVERYDAY if rng.random() < 0.4 else FORMS)
    seat = due if due is not None and rng.random() < 0.5 else rng.choice(SEATS)
    if table.position.header.declarer.partner is seat and form.startswith("{s} calls"):
        seat = seat.partner
    unsure = [(owner, card) for owner in SEATS for card in _known_in_part(table, owner)]
    if unsure and rng.random() < _RECOGNISED:
        form = "{s}'s {p} is {k}"
    seat, part = rng.choice(unsure) if unsure and "{p}" in form else (seat, parse_card("D?"))
    said = form.format(
        s=seat,
        o=rng.choice([other for other in SEATS if other is not seat]),
        c=_card(rng, table, seat),
        d=_card(rng, table, seat),
        dc=_card(rng, table, seat.partner),
        dy=seat.partner,
        l=_laid(rng, table, seat),
        f=rng.choice(table.before(seat) or (_card(rng, table, seat),)),
        p=part,
        k=rng.choice([card for card in PACK if _may_be(part, card)]),
        w=rng.choice(("high", "low", "win", "trump", "anything", '"go on"', "diamond", "low club", "queen", "two")),
        t=rng.randint(1, 13),
        n=rng.randint(1, 13),
        rank=rng.choice(("ace", "queen", "seven", "two")),
        suit=rng.choice(SUITS).plural,
        call=rng.choice(CALLS),
        act=f"#{rng.randint(1, max(1, len(log)))}",
    )
    return parse(("at the same time " if log and rng.random() < 0.05 else "") + said)


def _card(rng: random.Random, table: Table, seat: Seat) -> Card:
    own, draw = [*table.hand(seat), *table.before(seat)], rng.random()
    if own and draw < 0.85:
        led = table.led.suit if table.led is not None else None
        following = [card for card in own if card.suit is led]
        return rng.choice(following if following and rng.random() < 0.5 else own)
    if draw < 0.95:
        return rng.choice(PACK)
    return parse_card(rng.choice("SHDC?") + rng.choice("xh?"))


def _laid(rng: random.Random, table: Table, seat: Seat) -> Card:
    row = [laid.card for laid in table.rows[seat.index] if laid.card is not None]
    return rng.choice(row[-2:]) if row else _card(rng, table, seat)


def _known_in_part(table: Table, seat: Seat) -> list[Card]:
    laid = [each.card for each in table.rows[seat.index] if each.card is not None]
    return [card for card in (*table.hand(seat), *table.before(seat), *laid) if not card.known]


def _may_be(part: Card, card: Card) -> bool:
    """Whether a card known in part may turn out to be that card."""
    return part.suit in (None, card.suit) and part.lowest <= card.lowest <= part.highest
