"""The twelve commonest irregularities, as a director meets them: what to ask about each, and the record it makes.

A template asks who and which card, nothing that the director cannot have seen. What nobody has seen stays unknown:
hands are not filled in, and a card of which only the suit matters is written with its suit alone (`H?`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bridgetable.cards import Card, Suit, parse_card, parse_suit
from bridgetable.seats import SEATS, Seat, parse_seat
from bridgetable.table.position import Header, Lying, Position, Start
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse

Role: TypeAlias = Literal["declarer", "lho", "dummy", "rho"]
"""A seat as it is seen from declarer."""

ROLES: tuple[Role, ...] = ("declarer", "lho", "dummy", "rho")
DEFENDERS: tuple[Role, ...] = ("lho", "rho")
DECLARING: tuple[Role, ...] = ("declarer", "dummy")

CONTRACT = "3NT"
"""The contract where nobody says another: for most rulings it does not matter."""

_CONTRACT = re.compile("([1-7])(NT?|[SHDC])(X{0,2})")
_SIGNS = str.maketrans("♠♥♦♣", "SHDC")


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing a template has to know: its `name` among the answers, and the `words` it is asked in.

    `roles` are the seats that may be the answer; `choices` the values that may be, with their words. `default` is a
    role, a value, or a function of what has been told; without one the question has to be answered. Numbers go from
    `least` to `most`; `only_if` tells where it is asked at all.
    """

    name: str
    words: str
    kind: Literal["seat", "card", "cards", "suit", "choice", "number"]
    roles: tuple[Role, ...] = ROLES
    choices: tuple[tuple[str, str], ...] = ()
    default: str | Callable[[Told], str] = ""
    least: int = 2
    most: int = 13
    only_if: Callable[[Told], bool] | None = None

    def needed(self, told: Told) -> bool:
        """Whether it has to be asked after what has been told."""
        return self.only_if is None or self.only_if(told)


@dataclass(frozen=True, slots=True)
class Template:
    """One irregularity: the `key` that picks it, its `title` and what it is about (`note`) in everybody's words.

    `tell` gives what the record begins with.
    """

    id: str
    key: str
    title: str
    note: str
    asks: tuple[Ask, ...]
    tell: Callable[[Told], Beginning]

    def ask(self, name: str) -> Ask:
        """The question of that name."""
        return next(ask for ask in self.asks if ask.name == name)


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a template writes: the sentences of the log, where play is at, and facts that need no asking."""

    sentences: tuple[str, ...]
    start: Start | None = None
    stage: str | None = None
    facts: tuple[Fact, ...] = ()


class Untold(ValueError):
    """Something has still to be told, or what was told cannot be; `name` is that of the question."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(words)
        self.name = name


@dataclass(frozen=True, slots=True)
class Told:
    """What the director has told: declarer, contract, and the answers to a template's questions, by name."""

    template: Template
    declarer: Seat = Seat.S
    contract: str = CONTRACT
    answers: Mapping[str, str] = field(default_factory=dict)

    def value(self, name: str) -> str:
        """The answer to a question as it was typed or chosen, else its default, else nothing."""
        given = self.answers.get(name, "").strip()
        ask = self.template.ask(name)
        if given:
            return given
        default = ask.default if isinstance(ask.default, str) else ask.default(self)
        return next((str(self.at(role)) for role in ROLES if role == default), default)

    def at(self, role: Role) -> Seat:
        """The seat of a role."""
        return SEATS[(self.declarer.index + ROLES.index(role)) % 4]

    def role(self, seat: Seat) -> Role:
        """The role of a seat."""
        return ROLES[(seat.index - self.declarer.index) % 4]

    def seat(self, name: str) -> Seat:
        """The seat that was answered."""
        return parse_seat(self.value(name))

    def seats(self, name: str) -> tuple[Seat, ...]:
        """The seats that may be the answer."""
        return tuple(self.at(role) for role in self.template.ask(name).roles)

    def card(self, name: str) -> Card:
        """The card that was answered."""
        return self.cards(name)[0]

    def cards(self, name: str) -> tuple[Card, ...]:
        """The cards that were answered."""
        typed = self.value(name).replace(",", " ").split()
        if not typed:
            raise Untold(name, f"Still to be told: {self.template.ask(name).words}")
        try:
            return tuple(read_card(text) for text in typed)
        except ValueError as error:
            raise Untold(name, str(error)) from error

    def suit(self, name: str) -> Suit:
        """The suit that was answered."""
        if not self.value(name):
            raise Untold(name, f"Still to be told: {self.template.ask(name).words}")
        return parse_suit(self.value(name))

    def number(self, name: str) -> int:
        """The number that was answered."""
        return int(self.value(name))


def record_of(told: Told) -> Record:
    """The record of what was told, ready to be judged; `Untold` where something is missing."""
    beginning = told.template.tell(told)
    header = Header(declarer=told.declarer, contract=told.contract, stage=beginning.stage)
    log = tuple(parse(sentence) for sentence in beginning.sentences)
    return Record(Position(header, start=beginning.start), log, beginning.facts)


def template(name: str) -> Template:
    """The template whose `id` is `name`."""
    return next(each for each in TEMPLATES if each.id == name)


# What is typed


def read_card(text: str) -> Card:
    """A card as people type it: `h5`, `5h`, `10♥`, `hq`; `hx` a small heart, `h?` a heart; else `ValueError`."""
    letters = text.strip().translate(_SIGNS).upper().replace("10", "T")
    if letters[-1:] in "SHDC" and letters[:1] not in ("S", "H", "D", "C", "?"):
        letters = letters[-1:] + letters[:-1]
    rest = letters[1:].lower() if letters[1:] in ("X", "H") else letters[1:]
    try:
        return parse_card(letters[:1] + rest)
    except ValueError as error:
        raise ValueError(f"“{text}” is no card: type suit and rank, as in h5 or dq") from error


def read_contract(text: str) -> str:
    """A contract as people type it: `4s`, `3n`, `4hx`; else `ValueError`."""
    found = _CONTRACT.fullmatch(text.strip().translate(_SIGNS).upper().replace(" ", ""))
    if found is None:
        raise ValueError(f"“{text}” is no contract: type level and suit, as in 4s or 3n")
    level, strain, risk = found.groups()
    return f"{level}{'NT' if strain.startswith('N') else strain}{risk}"


# Parts of the stories


def _called(seat: Seat) -> tuple[str, str]:
    return f"{seat} calls the director", "the director explains"


def _puts(told: Told, seat: Seat, card: Card | str, lead: bool = False) -> str:
    """The sentence in which `seat` leads or plays a card; dummy's are played by declarer."""
    verb = "leads" if lead else "plays"
    if told.role(seat) == "dummy":
        return f"{told.declarer} {verb} {card} from dummy"
    return f"{seat} {verb} {card}"


def _trick_until(told: Told, leader: Seat, suit: Suit, until: Seat) -> Iterator[str]:
    """A trick in `suit` as far as the seat before `until`: of the cards only the suit is known."""
    seat = leader
    while seat is not until:
        yield _puts(told, seat, f"{suit}?", lead=seat is leader)
        seat = seat.lho


def _after(told: Told, lead: Seat) -> Start:
    return Start(trick=told.number("trick"), lead=lead)


def _other_than(told: Told, name: str, other: str, words: str) -> Seat:
    seat = told.seat(name)
    if seat is told.seat(other):
        raise Untold(name, words)
    return seat


def _against(told: Told, seat: Seat) -> Seat:
    """Who calls the director about what `seat` did: declarer, or the defender at his left."""
    return told.at("lho") if told.role(seat) in DECLARING else told.declarer


# The questions that several templates ask

_TRICK = Ask("trick", "In trick number", "number", default="5")
_WHO = Ask("who", "Which defender?", "seat", DEFENDERS, default="rho")
_CARD = Ask("card", "Which card?", "card")


def _suit_led(only_if: Callable[[Told], bool] | None = None) -> Ask:
    return Ask("suit", "Which suit was led?", "suit", only_if=only_if)


# The twelve


def _opening_lead(told: Told) -> Beginning:
    return Beginning((f"{told.at('rho')} leads {told.card('card')}", *_called(told.declarer)))


def _lead_out_of_turn(told: Told) -> Beginning:
    due = _other_than(told, "due", "who", "It was his own lead: then it was not out of turn")
    return Beginning((f"{told.seat('who')} leads {told.card('card')}", *_called(told.declarer)), _after(told, due))


def _wrong_hand(told: Told) -> Beginning:
    due = _other_than(told, "due", "hand", "The lead came from the right hand: then nothing was wrong")
    led = _puts(told, told.seat("hand"), told.card("card"), lead=True)
    return Beginning((led, *_called(told.at("lho"))), _after(told, due))


def _play_out_of_turn(told: Told) -> Beginning:
    leader, who = _other_than(told, "leader", "who", "He led himself: then choose another leader"), told.seat("who")
    if leader.lho is who:
        raise Untold("who", f"After {leader.word}'s lead it was {who.word}'s turn: choose another player")
    led = _puts(told, leader, f"{told.suit('suit')}?", lead=True)
    played = f"{who} plays {told.card('card')}"
    return Beginning((led, played, *_called(told.declarer)), _after(told, leader))


_WAYS = (
    ("dropped", "Dropped"),
    ("showed", "Shown"),
    ("named", "Named"),
    ("held", "Held out"),
)


def _card_seen(told: Told) -> Beginning:
    who, cards = told.seat("who"), told.cards("card")
    listed = ", ".join(map(str, cards))
    match told.value("way"):
        case "dropped":
            happened = [f"{who} drops {listed}"]
        case "showed":
            happened = [f"{who} shows {listed} on the table"]
        case "named":
            happened = [f"{who} says he holds {card}" for card in cards]
        case _:
            happened = [f"{who} holds {cards[0]} visible"]
    return Beginning((*happened, *_called(told.declarer)), _after(told, told.seat("turn")))


def _whose_turn(told: Told) -> str:
    """A card that is held out may be a play, so that it is most often its owner's turn; else declarer leads."""
    return told.value("who") if told.value("way") == "held" else "declarer"


def _revoke(told: Told) -> tuple[tuple[str, ...], Fact]:
    """The revoke trick as far as the revoke, and that he could have followed suit."""
    leader, who = _other_than(told, "leader", "who", "He led himself: then choose another leader"), told.seat("who")
    suit, card = told.suit("suit"), told.card("card")
    if card.suit is suit:
        raise Untold("card", f"{card.words} follows suit: name the card of another suit that was played")
    trick = (*_trick_until(told, leader, suit, who), _puts(told, who, card))
    return trick, Fact("could-follow", f"{who} {told.number('trick')}", "yes")


def _revoke_in_time(told: Told) -> Beginning:
    trick, fact = _revoke(told)
    caller = _against(told, told.seat("who"))
    return Beginning((*trick, *_called(caller)), _after(told, told.seat("leader")), facts=(fact,))


def _revoke_later(told: Told) -> Beginning:
    trick, fact = _revoke(told)
    who, leader = told.seat("who"), told.seat("leader")
    rest = [_puts(told, seat, f"{told.suit('suit')}?") for seat in _those_after(who, leader)]
    number = told.number("trick")
    if told.value("when") == "end":
        since = (*(("play goes on to trick 13",) if number < 12 else ()), "play ends")
    else:
        since = (f"play goes on to trick {number + 2}",)
    said = f"{_against(told, who)} draws attention to #{len(trick)}"
    log = (*trick, *rest, *since, said, *_called(_against(told, who)))
    return Beginning(log, _after(told, leader), facts=(fact,))


def _those_after(seat: Seat, leader: Seat) -> Iterator[Seat]:
    while seat.lho is not leader:
        seat = seat.lho
        yield seat


def _penalty_card_kept(told: Told) -> Beginning:
    who, leader = told.seat("who"), told.seat("leader")
    penalty, card = told.card("penalty"), told.card("card")
    start = Start(
        trick=told.number("trick"),
        lead=leader,
        on_table=(Lying(who, penalty, "major penalty"),),
    )
    if penalty is card:
        raise Untold("card", "That is the penalty card itself: name the card that was played instead")
    trick = () if who is leader else _trick_until(told, leader, told.suit("suit"), who)
    return Beginning((*trick, _puts(told, who, card, lead=who is leader), *_called(told.declarer)), start)


def _change_of_call(told: Told) -> Beginning:
    dummy, leader = told.at("dummy"), told.seat("leader")
    first, second = told.card("first"), told.card("second")
    if first is second:
        raise Untold("second", "That is the same card: name the one he wanted then")
    since = told.value("since")
    moved = (f"{dummy} moves {first}",) if since != "nothing" else ()
    followed = (f"{dummy.lho} plays {_suit_of(told, 'first')}?",) if since == "next" else ()
    changed = f"{told.declarer} changes the call to {second}"
    log = (*_lead_to_dummy(told, leader, "first"), f"{told.declarer} calls {first}", *moved, *followed, changed)
    return Beginning((*log, *_called(told.at("lho"))), _after(told, leader))


def _not_named(told: Told) -> Beginning:
    dummy, leader = told.at("dummy"), told.seat("leader")
    called, moved = told.card("called"), told.card("moved")
    if called is moved:
        raise Untold("moved", "That is the card that was named: name the one dummy put out")
    log = [*_lead_to_dummy(told, leader, "called"), f"{told.declarer} calls {called}", f"{dummy} moves {moved}"]
    wrong = len(log)
    if told.value("since") == "next":
        log.append(f"{dummy.lho} plays {_suit_of(told, 'called')}?")
    log += [f"{told.at('lho')} draws attention to #{wrong}", *_called(told.at("lho"))]
    return Beginning(tuple(log), _after(told, leader))


def _lead_to_dummy(told: Told, leader: Seat, named: str) -> Iterator[str]:
    """The trick before dummy's card, in the suit of the card that was named."""
    return _trick_until(told, leader, _suit_of(told, named), told.at("dummy"))


def _suit_of(told: Told, name: str) -> Suit:
    suit = told.card(name).suit
    if suit is None:
        raise Untold(name, "The suit of the card that was named has to be known")
    return suit


def _claim(told: Told) -> Beginning:
    who = told.seat("who")
    objector = told.at("lho") if told.role(who) in DECLARING else told.declarer
    start = Start(trick=14 - told.number("left"), lead=who)
    return Beginning((f"{who} claims all", f"{objector} objects", *_called(objector)), start)


def _in_the_auction(told: Told) -> Beginning:
    who = told.seat("who")
    listed = ", ".join(map(str, told.cards("card")))
    return Beginning((f"{who} drops {listed}", *_called(who.lho)), stage="auction")


TEMPLATES: tuple[Template, ...] = (
    Template(
        "opening-lead",
        "O",
        "Opening lead out of turn",
        "The wrong defender has led to the first trick, face up",
        (_CARD,),
        _opening_lead,
    ),
    Template(
        "defender-leads",
        "L",
        "Lead out of turn by a defender",
        "Later in the play, when another hand was to lead",
        (_WHO, _CARD, Ask("due", "Whose lead was it?", "seat", default="declarer"), _TRICK),
        _lead_out_of_turn,
    ),
    Template(
        "wrong-hand",
        "F",
        "Lead from the wrong hand",
        "Declarer has led from his hand or from dummy when he was in the other",
        (
            Ask("hand", "From which hand?", "seat", DECLARING, default="declarer"),
            _CARD,
            Ask("due", "Whose lead was it?", "seat", default=lambda told: str(told.seat("hand").partner)),
            _TRICK,
        ),
        _wrong_hand,
    ),
    Template(
        "out-of-turn",
        "P",
        "Play out of turn by a defender",
        "He has played to the trick before it was his turn",
        (
            _WHO,
            _suit_led(),
            _CARD,
            Ask("leader", "Who led to the trick?", "seat", default=lambda told: str(told.seat("who").lho)),
            _TRICK,
        ),
        _play_out_of_turn,
    ),
    Template(
        "card-seen",
        "D",
        "A defender’s card dropped or seen",
        "Small card or honour, dropped, shown, named or held out",
        (
            _WHO,
            Ask("card", "Which card, or which cards?", "cards"),
            Ask("way", "How was it seen?", "choice", choices=_WAYS, default="dropped"),
            Ask("turn", "Who was to lead?", "seat", default=_whose_turn),
            _TRICK,
        ),
        _card_seen,
    ),
    Template(
        "revoke",
        "R",
        "Revoke, noticed in time",
        "He did not follow suit although he could; his side has not played on",
        (
            Ask("who", "Who revoked?", "seat", default="rho"),
            _suit_led(),
            Ask("card", "Which card did he play?", "card"),
            Ask("leader", "Who led to the trick?", "seat", default=lambda told: str(told.seat("who").rho)),
            _TRICK,
        ),
        _revoke_in_time,
    ),
    Template(
        "revoke-later",
        "V",
        "Revoke, noticed later",
        "His side has played on, or the play is over",
        (
            Ask("who", "Who revoked?", "seat", default="rho"),
            _suit_led(),
            Ask("card", "Which card did he play?", "card"),
            Ask(
                "when",
                "When was it noticed?",
                "choice",
                choices=(("end", "After the play"), ("play", "During play")),
                default="end",
            ),
            Ask("leader", "Who led to the trick?", "seat", default=lambda told: str(told.seat("who").rho)),
            Ask("trick", "In trick number", "number", default="5", most=11),
        ),
        _revoke_later,
    ),
    Template(
        "penalty-card",
        "K",
        "Penalty card not played",
        "A defender has led or played another card",
        (
            _WHO,
            Ask("penalty", "Which is his penalty card?", "card"),
            Ask("card", "Which card did he play instead?", "card"),
            Ask("leader", "Who led to the trick?", "seat", default=lambda told: told.value("who")),
            _suit_led(lambda told: told.seat("leader") is not told.seat("who")),
            _TRICK,
        ),
        _penalty_card_kept,
    ),
    Template(
        "change-of-call",
        "G",
        "Declarer changes the card he called",
        "“Queen … no, king”: which one is played?",
        (
            Ask("first", "Which card did he call first?", "card"),
            Ask("second", "Which card then?", "card"),
            Ask(
                "since",
                "Before he changed",
                "choice",
                choices=(("nothing", "Nothing"), ("moved", "Dummy moved it"), ("next", "Next hand played")),
                default="nothing",
            ),
            Ask("leader", "Who led to the trick?", "seat", default="lho"),
            _TRICK,
        ),
        _change_of_call,
    ),
    Template(
        "not-named",
        "U",
        "Dummy plays another card",
        "Dummy has put out a card that declarer did not name",
        (
            Ask("called", "Which card did declarer name?", "card"),
            Ask("moved", "Which card did dummy put out?", "card"),
            Ask(
                "since",
                "Since then",
                "choice",
                choices=(("nothing", "Nothing"), ("next", "Next hand played")),
                default="nothing",
            ),
            Ask("leader", "Who led to the trick?", "seat", default="lho"),
            _TRICK,
        ),
        _not_named,
    ),
    Template(
        "claim",
        "C",
        "A claim is disputed",
        "A player has claimed, and an opponent does not agree",
        (
            Ask("who", "Who has claimed?", "seat", default="declarer"),
            Ask("left", "Tricks still to play", "number", default="5", least=1),
        ),
        _claim,
    ),
    Template(
        "auction",
        "A",
        "A card seen during the auction",
        "Dropped or shown before the bidding was over",
        (Ask("who", "Whose card?", "seat", default="rho"), Ask("card", "Which card, or which cards?", "cards")),
        _in_the_auction,
    ),
)
"""In the order in which they are offered."""
