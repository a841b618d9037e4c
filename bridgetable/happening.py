"""What a director tells of one event: the questions about it, the answers, and the table at which it begins.

An event begins a record, or goes on with one in which others have been told before it: then whatever those have settled
(the trick, who led to it, the suit) is not asked again. What nobody has seen stays unknown: hands are not filled in,
and a card of which only the suit matters is written with its suit alone (`H?`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field, replace
from typing import Literal, TypeAlias

from bridgetable.cards import Card, Suit, parse_card, parse_suit
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat, parse_seat
from bridgetable.table.actions import Entry, GoOn, Lead, Play, PlayFromDummy
from bridgetable.table.designating import obeyed
from bridgetable.table.fold import apply
from bridgetable.table.identified import renamed
from bridgetable.table.named_cards import owner_of
from bridgetable.table.position import Header, Position, Start, parse_contract
from bridgetable.table.record import Fact, Record
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import SentenceError, parse
from bridgetable.table.state import Table, start
from bridgetable.table.typed import parse_loose
from bridgetable.value import value

Role: TypeAlias = Literal["declarer", "lho", "dummy", "rho"]
"""A seat as it is seen from declarer."""

ROLES: tuple[Role, ...] = ("declarer", "lho", "dummy", "rho")
DEFENDERS: tuple[Role, ...] = ("lho", "rho")
DECLARING: tuple[Role, ...] = ("declarer", "dummy")

Stage: TypeAlias = Literal["auction", "opening", "play", "any"]

CONTRACT = "3NT"
"""The contract where nobody says another: for most rulings it does not matter."""

_SIGNS = str.maketrans("♠♥♦♣", "SHDC")


@value
class TemplateQuestion:
    """One thing a template has to know: its `name` among the answers, and the message in which it is `asked`.

    `roles` are the seats that may be the answer, `choices` the values that may be. `default` is a
    role, a value, or a function of what has been told; without one the question has to be answered. Numbers go from
    `least` to `most`; `only_if` tells where it is asked at all.
    """

    name: str
    asked: str
    kind: Literal["seat", "card", "cards", "suit", "choice", "number", "words", "call"]
    roles: tuple[Role, ...] = ROLES
    choices: tuple[str, ...] = ()
    default: str | Callable[[EventTold], str] = ""
    least: int = 2
    most: int = 13
    only_if: Callable[[EventTold], bool] | None = None

    @property
    def words(self) -> str:
        """The words it is asked in."""
        return say(self.asked)

    def choice_words(self, value: str) -> str:
        """The words of one of its choices."""
        return say(f"happened-answer-{self.name}-{value}")

    def needed(self, told: EventTold) -> bool:
        """Whether it has to be asked after what has been told."""
        return self.only_if is None or self.only_if(told)


@value
class Template:
    """One kind of event: its `id`, by which the catalogue has its title and note, and the `key` that picks it.

    `tell` gives what the record goes on with. It happens in one `stage`: before the opening lead, as that lead, during
    the play, or at any time.
    """

    id: str
    key: str
    asks: tuple[TemplateQuestion, ...]
    tell: Callable[[EventTold], Telling]
    stage: Stage = "play"

    @property
    def title(self) -> str:
        """What it is called."""
        return say(f"happened-title-{self.id}")

    @property
    def note(self) -> str:
        """What it is about, in everybody's words."""
        return say(f"happened-note-{self.id}")

    def ask(self, name: str) -> TemplateQuestion:
        """The question of that name."""
        return next(ask for ask in self.asks if ask.name == name)

    def fits(self, before: Before | None) -> bool:
        """Whether it can have happened next: the auction is not gone back to, and there is one opening lead."""
        return before is None or self.stage == "any" or (self.stage == "play") is not before.in_auction


@value
class Telling:
    """What an event writes: the sentences of the log, who calls the director about it, and facts that need no asking.

    `start`, `stage` and `dealer` are where the record begins: its first event says so, and while no trick has begun the
    next ones say who is to lead.
    """

    sentences: tuple[str, ...]
    caller: Seat
    start: Start | None = None
    stage: str | None = None
    facts: tuple[Fact, ...] = ()
    dealer: Seat | None = None


class Untold(ValueError):
    """Something has still to be told, or what was told cannot be; `name` is that of the question."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(words)
        self.name = name


@value
class Before:
    """A record that goes on: its `table` now, the running trick (or the coming one), and who has played to it.

    `leader` led to it or is to lead; None where that is not known.
    """

    record: Record
    table: Table
    trick: int
    leader: Seat | None
    played: tuple[Seat, ...]

    @property
    def in_auction(self) -> bool:
        """Whether the opening lead is still to come."""
        return self.record.position.header.stage == "auction" and not any(self.table.rows)

    @property
    def suit(self) -> Suit | None:
        """The suit of the running trick, None where it has none that is known."""
        return self.table.led.suit if self.played and self.table.led is not None else None

    @property
    def next(self) -> Seat | None:
        """Whose card is due to the trick, by the order of the seats alone; None where nobody's is."""
        if self.leader is None:
            return None
        order = (SEATS[(self.leader.index + steps) % 4] for steps in range(4))
        return next((seat for seat in order if seat not in self.played), None)


def before_next(record: Record) -> Before:
    """Where the table is after all that `record` tells.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> before = before_next(Record(Position(), (parse("W leads HQ"),)))
    >>> before.next, before.suit
    (<Seat.N: 'N'>, <Suit.H: 'H'>)
    """
    table, leader = start(record.position), _first_to_lead(record.position)
    for number, entry in enumerate(record.log, 1):
        was, table = table, apply(table, obeyed(entry, number, record.facts))
        began = [seat for seat in SEATS if len(table.rows[seat.index]) > _tricks_so_far(was)]
        if began:  # several: play that nobody recorded, so that nobody knows who leads
            leader = began[0] if len(began) == 1 else None
        elif _whole(table) and not _whole(was):
            leader = None
        leader = _said_to_win(entry) or leader
    tricks, whole = _tricks_so_far(table), _whole(table)
    called = (table.designated.dummy,) if table.designated is not None else ()
    played = () if whole else tuple(seat for seat in SEATS if len(table.rows[seat.index]) == tricks)
    trick = record.position.first_trick + tricks - (not whole)
    return Before(record, table, trick, leader, (*played, *(seat for seat in called if seat not in played)))


def _tricks_so_far(table: Table) -> int:
    return max(map(len, table.rows))


def _whole(table: Table) -> bool:
    """Whether everybody has a card in the newest trick, or nobody has played at all."""
    return len(set(map(len, table.rows))) == 1


def _said_to_win(entry: Entry) -> Seat | None:
    action = entry.action
    return action.seat if isinstance(action, GoOn) and action.to is None else None


def _first_to_lead(position: Position) -> Seat | None:
    return position.start.lead if position.start is not None else position.header.declarer.lho


@value
class EventTold:
    """What the director has told of one event: declarer, contract, and the answers to its questions, by name.

    `before` is what was told before it, None for the first event.
    """

    template: Template
    declarer: Seat = Seat.S
    contract: str = CONTRACT
    answers: Mapping[str, str] = field(default_factory=dict)
    before: Before | None = None

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
        """The role of a seat.

        >>> from bridgetable.templates import template
        >>> EventTold(template("card-seen"), Seat.S).role(Seat.W)
        'lho'
        """
        return ROLES[(seat.index - self.declarer.index) % 4]

    def seat(self, name: str) -> Seat:
        """The seat that was answered."""
        return parse_seat(self.value(name))

    def seats(self, name: str) -> tuple[Seat, ...]:
        """The seats that may be the answer."""
        return tuple(self.at(role) for role in self.template.ask(name).roles)

    def card(self, name: str) -> Card:
        """The card that was answered.

        >>> from bridgetable.templates import template
        >>> EventTold(template("card-seen"), Seat.S, answers={"card": "c5"}).card("card")
        C5
        """
        return self.cards(name)[0]

    def cards(self, name: str) -> tuple[Card, ...]:
        """The cards that were answered."""
        typed = self.words(name).replace(",", " ").split()
        try:
            return tuple(read_card(text) for text in typed)
        except ValueError as error:
            raise Untold(name, str(error)) from error

    def call(self, name: str) -> str:
        """The call that was answered."""
        try:
            return read_call(self.words(name))
        except ValueError as error:
            raise error if isinstance(error, Untold) else Untold(name, str(error)) from error

    def suit(self, name: str) -> Suit:
        """The suit that was answered."""
        return parse_suit(self.words(name))

    def number(self, name: str) -> int:
        """The number that was answered."""
        return int(self.value(name))

    def words(self, name: str) -> str:
        """What was typed or chosen; `Untold` where that is nothing."""
        told = self.value(name)
        if not told:
            raise Untold(name, say("happened-still-to-be-told", asked=self.template.ask(name).words))
        return told

    def entry(self, name: str) -> Entry:
        """The action that was typed, as on the line under the table."""
        turn = self.before.next if self.before is not None else self.seat("due")
        to_lead = self.before is None or not self.before.played
        try:
            return parse_loose(self.words(name), Seating(turn, self.declarer, self.at("dummy"), to_lead))
        except SentenceError as error:
            raise Untold(name, str(error)) from error


def begun(told: EventTold) -> Record:
    """The record up to this event, nobody having called the director yet; `Untold` where something is missing."""
    telling = told.template.tell(told)
    log = tuple(parse(sentence) for sentence in telling.sentences)
    if told.before is not None:
        record = told.before.record
        position = replace(record.position, start=telling.start or record.position.start)
        return Record(position, record.log + _told_apart(told.before, log), record.facts + telling.facts)
    header = Header(told.declarer, told.contract, dealer=telling.dealer, stage=telling.stage)
    return Record(Position(header, start=telling.start), log, telling.facts)


def _told_apart(before: Before, log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The same actions, a card known in part being another one than those that its owner has played already."""
    table, entries = before.table, list(log)
    for place, entry in enumerate(log):
        action, owner = entry.action, owner_of(entry.action)
        if isinstance(action, Lead | Play | PlayFromDummy) and owner is not None and not action.card.known:
            numbered = (action.card, *(parse_card(f"{action.card.name[:2]}{number}") for number in range(2, 10)))
            free = next((each for each in numbered if not _put_out(table, owner, each)), action.card)
            entries[place] = replace(entry, action=renamed(action, owner, action.card, free))
        table = apply(table, obeyed(entries[place], len(before.record.log) + place + 1, before.record.facts))
    return tuple(entries)


def _put_out(table: Table, owner: Seat, card: Card) -> bool:
    return table.place(owner, card) in ("playing", "turned")


def record_of(told: EventTold) -> Record:
    """The record of what was told, ready to be judged; `Untold` where something is missing.

    >>> from bridgetable.templates import template
    >>> from bridgetable.table.writing import sentence
    >>> told = EventTold(template("card-seen"), Seat.S, answers={"card": "c5"})
    >>> [sentence(entry) for entry in record_of(told).log]
    ['E drops C5', 'S calls the director', 'the director explains']
    """
    record = begun(told)
    last = (f"{told.template.tell(told).caller} calls the director", "the director explains")
    return replace(record, log=(*record.log, *map(parse, last)))


@value
class TemplateEvent:
    """One event of several: what kind it is, and the answers to its questions."""

    template: Template
    answers: Mapping[str, str] = field(default_factory=dict)


def in_order(events: Iterable[TemplateEvent], declarer: Seat, contract: str = CONTRACT) -> Iterator[EventTold]:
    """The events as they are told one after another.

    `ValueError` where one is asked for that comes after something that is not told in full, or cannot have happened.
    """
    told: EventTold | None = None
    for event in events:
        before = before_next(begun(told)) if told is not None else None
        told = EventTold(event.template, declarer, contract, event.answers, before)
        yield told


# What is typed


def read_card(text: str) -> Card:
    """A card as people type it: `h5`, `5h`, `10♥`, `hq`; `hx` a small heart, `h?` a heart; else `ValueError`.

    >>> read_card("10♥").name, read_card("hx").name
    ('HT', 'Hx')
    """
    letters = text.strip().translate(_SIGNS).upper().replace("10", "T")
    if letters[-1:] in "SHDC" and letters[:1] not in ("S", "H", "D", "C", "?"):
        letters = letters[-1:] + letters[:-1]
    rest = letters[1:].lower() if letters[1:] in ("X", "H") else letters[1:]
    try:
        return parse_card(letters[:1] + rest)
    except ValueError as error:
        raise ValueError(say("happened-no-card", typed=text)) from error


def read_call(text: str) -> str:
    """A call as people type it: `2h`, `3n`, `p`, `x`, `xx`; else `ValueError`.

    >>> read_call("2h"), read_call("3n"), read_call("p"), read_call("XX")
    ('2H', '3NT', 'pass', 'XX')
    """
    letters = text.strip().translate(_SIGNS).upper().replace(" ", "")
    if letters in ("P", "PASS"):
        return "pass"
    if letters in ("X", "XX"):
        return letters
    bid = parse_contract(letters)
    if bid is None or bid.endswith("X"):
        raise ValueError(say("happened-no-call", typed=text))
    return bid


def read_contract(text: str) -> str:
    """A contract as people type it: `4s`, `3n`, `4hx`; else `ValueError`.

    >>> read_contract("4hx"), read_contract("3n")
    ('4HX', '3NT')
    """
    contract = parse_contract(text)
    if contract is None:
        raise ValueError(say("happened-no-contract", typed=text))
    return contract
