"""Records made up at random from a seed: legal play, and everything that goes wrong at a table.

An action that cannot happen at the table is simply not written down; one that may not happen is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bridgetable.blocks.tricks import trick_winner
from bridgetable.cards import PACK, RANK_WORDS, SUITS, Card, Suit, parse_card
from bridgetable.findings.facts import FACTS
from bridgetable.findings.play import TrickPlay
from bridgetable.findings.settings import SETTINGS
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import read_choice
from bridgetable.table.fold import apply
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.position import UNKNOWN_HAND, HandHolding, Header, Position, Start, SuitHolding
from bridgetable.table.record import CANNOT, Fact, Record
from bridgetable.table.state import Table, start

CONTRACTS = ("1NT", "3NT", "4S", "4HX", "5D", "2CXX")


def deal(rng: random.Random) -> tuple[HandHolding, HandHolding, HandHolding, HandHolding]:
    """Fifty-two cards dealt to four hands."""
    pack = list(PACK)
    rng.shuffle(pack)
    north, east, south, west = (holding(pack[i::4]) for i in range(4))
    return north, east, south, west


def holding(cards: list[Card]) -> HandHolding:
    """A hand of exactly these cards."""
    by_suit = ([card for card in cards if card.suit is suit] for suit in SUITS)
    return HandHolding(tuple(SuitHolding(tuple(sorted(c, key=lambda x: -(x.rank or 0))), False) for c in by_suit))


def whole_position(rng: random.Random) -> Position:
    """A whole deal in some contract."""
    return Position(Header(rng.choice(SEATS), rng.choice(CONTRACTS)), deal(rng))


def partial_position(rng: random.Random) -> Position:
    """A deal of which little is known: some hands not at all, others in part, and perhaps some tricks gone."""
    trick = rng.randint(1, 12)
    hands = [known_in_part(rng, hand, 14 - trick) for hand in deal(rng)]
    begun = Start(trick, rng.choice(SEATS)) if rng.random() < 0.7 or trick > 1 else None
    position = Position(Header(rng.choice(SEATS), rng.choice(CONTRACTS)), (hands[0], hands[1], hands[2], hands[3]))
    return replace(position, start=begun)


def known_in_part(rng: random.Random, hand: HandHolding, left: int) -> HandHolding:
    kind = rng.random()
    if kind < 0.3:
        return UNKNOWN_HAND
    cards = rng.sample(hand.cards, min(left, rng.randint(1, 6)))
    suits = []
    for suit in SUITS:
        own = tuple(card for card in cards if card.suit is suit)
        if rng.random() < 0.3:
            kinds = rng.sample("xh?", rng.randint(0, 2))
            own += tuple(parse_card(f"{suit.value}{kind}") for kind in kinds)
        suits.append(SuitHolding(own[:left], more=True))
    return HandHolding(tuple(suits))


# Legal play


def legal_actions(rng: random.Random, position: Position) -> Iterator[a.Action]:
    """A whole deal played lawfully, dummy's cards called in several ways."""
    declarer, trump = position.header.declarer, position.header.trump
    hands = {seat: set(position.hands[seat.index].cards) for seat in SEATS}
    seat = declarer.lho
    for number in range(1, 14):
        plays: list[TrickPlay] = []
        for _ in range(4):
            following = [c for c in hands[seat] if plays and c.suit is plays[0].card.suit]
            card = rng.choice(sorted(following or hands[seat], key=str))
            hands[seat].discard(card)
            plays.append(TrickPlay(seat, card, number))
            seat = seat.lho
        if rng.random() < 0.2:
            yield a.Trick(number, tuple((play.seat, play.card) for play in plays))
        else:
            for place, play in enumerate(plays):
                yield from _laid(rng, declarer, play, lead=place == 0)
        seat = trick_winner(plays, trump) or seat


def _laid(rng: random.Random, declarer: Seat, play: TrickPlay, *, lead: bool) -> Iterator[a.Action]:
    if play.seat is not declarer.partner:
        yield a.Lead(play.seat, play.card) if lead else a.Play(play.seat, play.card)
        return
    way = rng.randrange(4)
    if way == 0:
        yield a.Lead(play.seat, play.card) if lead else a.Play(play.seat, play.card)
    elif way == 1:
        yield a.PlayFromDummy(declarer, play.card, "leads" if lead else "plays")
    else:
        yield a.DesignateCard(declarer, a.Words("card", card=play.card))
        if way == 2:
            yield a.Move(play.seat, play.card)


def legal_record(rng: random.Random) -> Record:
    """A record of a deal played out lawfully."""
    position = whole_position(rng)
    return Record(position, tuple(a.Entry(action) for action in legal_actions(rng, position)))


# Anything at all


@dataclass(frozen=True)
class Scene:
    """What a random action may draw on."""

    rng: random.Random
    table: Table
    log: tuple[a.Entry, ...]

    def seat(self) -> Seat:
        return self.rng.choice(SEATS)

    def card(self, seat: Seat) -> Card:
        own = [*self.table.hand(seat), *self.table.before(seat)]
        laid = [laid.card for laid in self.table.rows[seat.index] if laid.card is not None]
        if laid and self.rng.random() < 0.1:
            return self.rng.choice(laid)
        if own and self.rng.random() < 0.97:
            return self.rng.choice(own)
        return self.rng.choice(PACK)

    def laid(self, seat: Seat) -> Card:
        row = [laid.card for laid in self.table.rows[seat.index] if laid.card is not None]
        return self.rng.choice(row[-2:]) if row else self.card(seat)

    def suit(self) -> Suit:
        return self.rng.choice(SUITS)

    def words(self, dummy: Seat) -> a.Words:
        suit = self.suit()
        return self.rng.choice(
            [
                a.Words("card", card=self.card(dummy)),
                a.Words("card", card=self.card(dummy)),
                a.Words("suit", suit=suit),
                a.Words("rank", rank=self.rng.choice(tuple(RANK_WORDS.values()))),
                a.Words("high"),
                a.Words("low"),
                a.Words("low", suit=suit),
                a.Words("win"),
                a.Words("trump"),
                a.Words("anything"),
                a.Words("other", said="go on"),
            ]
        )

    def option(self) -> str:
        suit = self.suit().plural
        ways = ("accept", "refuse", f"require {suit}", f"forbid {suit}", "ask nothing", "spread", "waive")
        return self.rng.choice((*ways, f"designate {self.card(self.seat())}"))


def _cards(s: Scene, seat: Seat) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(s.card(seat) for _ in range(s.rng.choice((1, 1, 2)))))


def _several(s: Scene, seat: Seat) -> a.Action:
    return a.PlaySeveral(seat, s.card(seat), (s.card(seat),), s.rng.random() < 0.4, s.rng.choice(("leads", "plays")))


_ZONES = ("visible", "near the table", "on the table", "in playing position")

MAKERS: tuple[Callable[[Scene, Seat], a.Action], ...] = (
    lambda s, x: a.Lead(x, s.card(x), s.rng.random() < 0.9),
    lambda s, x: a.Play(x, s.card(x)),
    lambda s, x: a.Face(x, s.card(x)),
    _several,
    lambda s, x: a.PlayNothing(x),
    lambda s, x: a.TurnUp(x),
    lambda s, x: a.Detach(x, s.card(x)),
    lambda s, x: a.Hold(x, s.card(x), s.rng.choice(_ZONES), s.rng.choice((None, True, False))),  # type: ignore[arg-type]
    lambda s, x: a.PutBack(x, (s.table.raised(x) or ((s.card(x), ""),))[-1][0], s.rng.random() < 0.5),
    lambda s, x: a.Drop(x, _cards(s, x), s.rng.random() < 0.9, s.rng.choice((None, None, "outsider", x.lho))),
    lambda s, x: a.BeSeen(x, s.rng.choice((None, _cards(s, x)))),
    lambda s, x: a.Show(x, s.rng.choice((None, _cards(s, x))), (), s.rng.random() < 0.5),
    lambda s, x: a.Spread(x, s.rng.choice((None, _cards(s, x)))),
    lambda s, x: a.Fold(x),
    lambda s, x: a.SayHolds(x, s.card(x)),
    lambda s, x: a.SayHolds(x, None, s.suit()),
    lambda s, x: a.NamePlay(x, s.card(x), s.rng.random() < 0.4),
    lambda s, x: a.Withdraw(x, s.laid(x)),
    lambda s, x: a.Replace(x, s.laid(x), s.card(x)),
    lambda s, x: a.Keep(x, s.laid(x)),
    lambda s, x: a.PickUp(x, (s.rng.choice(s.table.before(x) or (s.laid(x),)),)),
    lambda s, x: a.Turn(s.rng.choice((None, x))),
    lambda s, x: a.LeaveUp(x),
    lambda s, x: a.Repoint(x, s.rng.randint(1, 13), "won"),
    lambda s, x: a.LookBack(x, "last"),
    lambda s, x: a.Mix(x),
    lambda s, x: a.Supply(x, s.card(x), s.rng.randint(1, 13)),
    lambda s, x: a.Restore(x, s.laid(x), s.rng.randint(1, 13)),
    lambda s, x: a.FoundCount(x, s.rng.randint(0, 13)),
    lambda s, x: a.FoundTrick(x, s.rng.randint(1, 13), s.rng.choice(((), tuple({s.laid(x): 1, s.card(x): 1})))),
    lambda s, x: a.FoundCard(
        x, s.card(x), s.rng.choice(("among his played cards", "in the board", "elsewhere", x.lho))
    ),
    lambda s, x: a.Identify(x, s.card(x), s.rng.choice(PACK)),
    lambda s, x: a.DesignateCard(x, s.words(x.partner)),
    lambda s, x: a.ChangeDesignation(x, s.words(x.partner)),
    lambda s, x: a.Indicate(x, s.card(x.partner)),
    lambda s, x: a.PlayFromDummy(x, s.card(x.partner)),
    lambda s, x: a.Touch(x, s.card(x.partner)),
    lambda s, x: a.Move(x, s.card(x)),
    lambda s, x: a.Suggest(x, s.card(x)),
    lambda s, x: a.Ask(x, s.rng.choice(("for a review", "about 2D", "for the contract", "who doubled"))),
    lambda s, x: a.AskNone(x, x.partner, s.suit()),
    lambda s, x: a.AnswerNone(x, "none"),
    lambda s, x: a.Review(x, "reviews"),
    lambda s, x: a.Explain(x, "2D", "weak"),
    lambda s, x: a.CorrectExplanation(x, s.rng.choice((x, x.partner))),
    lambda s, x: a.TellTurn(x, s.seat(), "his lead"),
    lambda s, x: a.Warn(x, x.partner, "the lead is in hand"),
    lambda s, x: a.Remark(x, s.rng.choice((None, "well played"))),
    lambda s, x: a.Remark("outsider", "the finesse works"),
    lambda s, x: a.Attention(x, s.rng.choice((None, f"#{max(1, len(s.log))}"))),
    lambda s, x: a.CallDirector(x),
    lambda s, x: a.Consult(x, "notes"),
    lambda s, x: a.ReserveRights(x),
    lambda s, x: a.Choose(x, read_choice(s.option())),
    lambda s, x: a.Silence(),
    lambda s, x: a.Claim(x, s.rng.choice((1, 2, 9, "all", "this trick", None))),
    lambda s, x: a.Concede(x, s.rng.choice((1, 2, "the rest", "this trick"))),
    lambda s, x: a.Respond(x, s.rng.choice(("agrees", "objects", "asks to play on"))),
    lambda s, x: a.Respond(x, s.rng.choice(("agrees", "objects", "asks to play on"))),
    lambda s, x: a.Unsay(x, s.rng.choice(("claim", "concession", "agreement"))),
    lambda s, x: a.DirectorActs("explains"),
    lambda s, x: a.DirectorActs("requires", x, "withdraw", s.laid(x)),
    lambda s, x: a.TakeCards(x),
    lambda s, x: a.MakeCall(x, "pass"),
    lambda s, x: a.WithdrawCall(x, "2D", "3C"),
    lambda s, x: a.Calls(((x, "1C"), (x.lho, "pass"))),
    lambda s, x: a.PullCall(x, "1H", s.rng.choice((None, "half out of the box", "out of the box", "face down"))),
    lambda s, x: a.PutCallBack(x, "1H"),
    lambda s, x: a.TakeBackCall(x, "1C"),
    lambda s, x: a.MeantCall(x, "2H", s.rng.random() < 0.5),
    lambda s, x: a.SignalCall(x, "pass"),
    lambda s, x: a.PickUpCalls(x),
    lambda s, x: a.StopCard(x, s.rng.random() < 0.5),
    lambda s, x: a.Alert(x, "1C"),
    lambda s, x: a.Announce(x, "1C", s.rng.choice((None, "short"))),
    lambda s, x: a.WrongCards(x),
    lambda s, x: a.Stage(s.rng.choice(("the auction ends", "play ends", "all hands go back", "the round ends"))),
    lambda s, x: a.Stage(s.rng.choice(("returns his hand", "bids on the next board")), x),
    lambda s, x: a.GoOn(s.rng.randint(1, 13)),
    lambda s, x: a.GoOn(None, None, x),
    lambda s, x: a.Overstep(x, x.lho, "looks"),
)
"""One maker for each verb."""

USUAL = (a.Lead, a.Play, a.DesignateCard, a.Move, a.Drop, a.Hold, a.Replace, a.Choose, a.DirectorActs)


def any_action(scene: Scene) -> a.Action:
    """An action drawn at random, those of everyday irregularities more often than others."""
    action = scene.rng.choice(MAKERS)(scene, scene.seat())
    if scene.rng.random() < 0.6 and not isinstance(action, USUAL):
        return any_action(scene)
    return action


def any_record(rng: random.Random, position: Position, most: int = 40, irregular: float = 0.3) -> Record:
    """Lawful play in which, every few actions, anything may happen; with facts and settings drawn at random.

    `most` is the greatest number of actions that are tried, `irregular` the share of them that is drawn at random.
    """
    table = start(position)
    log: tuple[a.Entry, ...] = ()
    lawful = list(legal_actions(rng, position)) if all(len(hand.cards) == 13 for hand in position.hands) else []
    for _ in range(rng.randint(4, most)):
        scene = Scene(rng, table, log)
        action = lawful.pop(0) if lawful and rng.random() >= irregular else any_action(scene)
        entry = a.Entry(action, together=bool(log) and rng.random() < 0.05)
        try:
            table = apply(table, entry)
        except ImpossibleAction:
            continue
        log = (*log, entry)
    record = Record(position, log)
    return replace(record, facts=_facts(rng, record), settings=_settings(rng))


def _facts(rng: random.Random, record: Record) -> tuple[Fact, ...]:
    facts = {}
    for _ in range(rng.randint(0, 12)):
        kind = rng.choice(list(FACTS.values()))
        if not kind.answers or not record.log:
            continue
        number = rng.randint(1, len(record.log))
        fact = Fact(kind.id, f"#{number}", rng.choice((*kind.answers, CANNOT)))
        facts[fact.key] = fact
    return tuple(facts.values())


def _settings(rng: random.Random) -> tuple[tuple[str, str], ...]:
    chosen = rng.choice(list(SETTINGS.values()))
    return ((chosen.id, rng.choice(chosen.values)),) if chosen.values and rng.random() < 0.4 else ()
