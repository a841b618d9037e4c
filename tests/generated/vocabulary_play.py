"""What is done at a made-up table: sensible play, bursts of irregularity, and any sentence of the vocabulary at all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from bridgetable.findings.kinds import Duty
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.sentences import sentence
from generated.vocabulary_deals import DECK, SEATS, Start
from generated.vocabulary_forms import FORMS, chosen

_PLACES = ("in the board", "elsewhere face up", "among his played cards")
_SUIT = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_LAWS = ("50D2", "26B", "57A", "53A", "54A", "55A", "46B5", "51A", "10A", "62A")


def lho(seat: str) -> str:
    """Who plays after `seat`."""
    return SEATS[(SEATS.index(seat) + 1) % 4]


def partner(seat: str) -> str:
    """Who sits opposite."""
    return SEATS[(SEATS.index(seat) + 2) % 4]


class Telling:
    """The record so far with the true hands behind it, and the words for what may be done next."""

    def __init__(self, session: Session, start: Start, rng: random.Random) -> None:
        self.session, self.start, self.rng = session, start, rng
        self.vague = rng.choice((0, 0, 0.1, 0.5))
        self.said: dict[tuple[str, str], str] = {}
        self.true: dict[tuple[str, str], str] = {}

    # The cards

    def held(self, seat: str) -> list[str]:
        """The true cards that `seat` has not put out yet."""
        rows = self.session.view.table.rows["NESW".index(seat)]
        gone = {self.true.get((seat, str(each.card)), str(each.card)) for each in rows if each.card}
        return [card for card in self.start.hands[seat] if card not in gone]

    def say(self, seat: str, card: str) -> str:
        """How the record names a true card, now and from then on: whole, or only as far as it was seen."""
        if (seat, card) not in self.said:
            name = card
            if self.rng.random() < self.vague:
                kind = self.rng.choice(("x" if card[1] in "98765432" else "h", "?"))
                base = self.rng.choice((card[0], card[0], "?")) + kind
                name = next(n for n in (base, *(f"{base}{i}" for i in range(2, 14))) if (seat, n) not in self.true)
            self.said[seat, card], self.true[seat, name] = name, card
        return self.said[seat, card]

    def card(self, seat: str, suit: str = "") -> str:
        """A card that `seat` holds, of a suit if he can; now and then one that he does not."""
        held = self.held(seat)
        if not held or self.rng.random() < 0.04:
            return self.rng.choice(DECK)
        return self.say(seat, self.rng.choice([card for card in held if card[0] == suit] or held))

    def other_suit(self, seat: str, suit: str) -> str:
        """A card of another suit, if he has one."""
        held = [card for card in self.held(seat) if card[0] != suit]
        return self.say(seat, self.rng.choice(held)) if held else self.card(seat)

    def out(self, seat: str) -> str:
        """A card that `seat` has played, the last one for choice."""
        row = [str(each.card) for each in self.session.view.table.row(self.seat(seat)) if each.card]
        if not row:
            return self.card(seat)
        return row[-1] if self.rng.random() < 0.75 else self.rng.choice(row)

    def faced(self, seat: str) -> str:
        """A card lying faced before `seat`."""
        lying = [str(card) for card in self.session.view.table.before(self.seat(seat))]
        return self.rng.choice(lying) if lying else self.card(seat)

    def seat(self, letter: str) -> Seat:
        """The program's own seat of that letter."""
        return Seat(letter)

    # Where play stands

    @property
    def declarer(self) -> str:
        """Who is declarer by now."""
        return str(self.session.view.verdict.declarer)

    @property
    def dummy(self) -> str:
        """His partner."""
        return partner(self.declarer)

    @property
    def turn(self) -> str:
        """Whose card is due; anybody's where it is nobody's."""
        due = self.session.view.verdict.turn
        return due.value if due else self.rng.choice(SEATS)

    @property
    def led(self) -> str:
        """The suit led to the running trick, empty if none is known."""
        cards = self.session.view.verdict.trick.cards
        if not cards:
            return ""
        seat, card = cards[0]
        return self.true.get((seat.value, str(card)), str(card))[0]

    @property
    def number(self) -> int:
        """The number of the running trick."""
        return self.session.view.verdict.trick.number

    def defender(self) -> str:
        """One of the two."""
        return self.rng.choice((lho(self.declarer), lho(self.dummy)))

    # Any sentence at all

    def anything(self) -> str:
        """One form of the vocabulary, filled with what lies about."""
        text = chosen(self.rng.choice(FORMS), self.rng)
        seat = self.turn if self.rng.random() < 0.4 else self.rng.choice(SEATS)
        if ("calls" in text and "director" not in text) or "from dummy" in text or "the call" in text:
            seat = self.declarer
        while "{" in text:
            before, _, rest = text.partition("{")
            slot, _, after = rest.partition("}")
            text = before + self._fill(slot, seat) + after
        return text

    def _fill(self, slot: str, seat: str) -> str:
        rng = self.rng
        fill: dict[str, Callable[[], str]] = {
            "p": lambda: seat,
            "q": lambda: rng.choice(SEATS.replace(seat, "")),
            "qs": lambda: rng.choice(("NS", "EW", "N", "EW", "NEW", "none")),
            "c": lambda: self.card(seat, self.led),
            "d": lambda: self.card(seat),
            "cs": lambda: ", ".join(dict.fromkeys(self.card(seat) for _ in range(rng.choice((1, 1, 2, 3))))),
            "o": lambda: self.out(seat),
            "f": lambda: self.faced(seat),
            "y": lambda: self.card(self.dummy, self.led),
            "any": lambda: rng.choice((self.card, self.out, self.faced))(rng.choice(SEATS)),
            "t": lambda: str(max(1, min(13, self.number - rng.choice((0, 0, 1, 1, 2, 5))))),
            "later": lambda: str(min(13, self.number + rng.randint(0, 4))),
            "n": lambda: str(rng.randint(0, max(1, 14 - self.number))),
            "suit": lambda: rng.choice(tuple(_SUIT.values())),
            "suits": lambda: " and ".join(rng.sample(tuple(_SUIT.values()), rng.choice((1, 2)))),
            "call": self._call,
            "calls": lambda: " ".join(f"{rng.choice(SEATS)} {self._call()}" for _ in range(rng.choice((2, 2, 3, 5)))),
            "words": self.words,
            "act": lambda: f"#{rng.randint(1, max(1, self.session.at))}",
            "law": lambda: rng.choice(_LAWS),
            "truth": lambda: self._identity(seat),
            "four": self._four,
        }
        return fill[slot]()

    def _call(self) -> str:
        rng = self.rng
        return rng.choice(("pass", "X", "XX", f"{rng.randint(1, 7)}{rng.choice(('C', 'D', 'H', 'S', 'NT'))}"))

    def words(self, card: str = "") -> str:
        """What declarer may call: for a card of dummy's, or whatever comes to his lips."""
        card = card or self.card(self.dummy, self.led)
        suit, rank = card[0], card[1:]
        ways = [card, card, card, "low", "high", "win", "anything", "ruff", "trump", '"keep going"']
        if suit in _SUIT:
            ways += [_SUIT[suit][:-1], f"low {_SUIT[suit][:-1]}"]
        if rank in "23456789TJQKA" and len(rank) == 1:
            ways.append(_RANKS["23456789TJQKA".index(rank)])
        return self.rng.choice(ways)

    def _identity(self, seat: str) -> str:
        """The true card behind one that is known in part."""
        return self.rng.choice(self.held(seat) or DECK)

    def _four(self) -> str:
        return " ".join(f"{seat} {card}" for seat, card in self.regular_trick(self.turn))

    def regular_trick(self, lead: str) -> list[tuple[str, str]]:
        """Four cards in turn, each following suit where he can."""
        order = [SEATS[(SEATS.index(lead) + i) % 4] for i in range(4)]
        first = self.rng.choice(self.held(lead) or DECK)
        found = [(lead, self.say(lead, first))]
        return found + [(seat, self.card(seat, first[0])) for seat in order[1:]]

    # Sensible play

    def sensible(self) -> str:
        """What a table would do next: the director's business first, else the card that is due."""
        verdict, rng = self.session.view.verdict, self.rng
        if verdict.options and rng.random() < 0.75:
            return self._choice()
        if verdict.must_withdraw and rng.random() < 0.85:
            steps = self.session.steps_left()
            if steps:
                return sentence(rng.choice(steps))
        if verdict.turn is None:
            return self._nobodys_turn()
        if rng.random() < 0.04 and verdict.irregularities:
            return f"{rng.choice(SEATS)} draws attention"
        return self.due(verdict.turn.value)

    def _choice(self) -> str:
        option, rng = self.rng.choice(self.session.view.verdict.options), self.rng
        log = self.session.shown.log[-6:]
        if not any("director explains" in sentence(entry) for entry in log) and rng.random() < 0.6:
            return rng.choice(("the director explains", f"{rng.choice(SEATS)} calls the director"))
        seat = rng.choice([letter for letter in option.by if letter in SEATS] or list(SEATS))
        if option.choice.words == "spread":
            return f"{seat} spreads his hand"
        under = f" under {option.grounds.cite}" if rng.random() < 0.15 else ""
        return f"{seat} chooses to {option.choice.words}{under}"

    def _nobodys_turn(self) -> str:
        claims = self.session.view.verdict.claim is not None
        said = ["the director explains", f"{self.rng.choice(SEATS)} calls the director", "all hands go back"]
        if claims:
            said += [f"{self.rng.choice(SEATS)} {what}" for what in ("agrees", "objects", "asks to play on") * 2]
        return self.rng.choice(said) if self.rng.random() < 0.8 else self.due(self.rng.choice(SEATS))

    def due(self, seat: str) -> str:
        """The card, or the call, of the hand whose turn it is."""
        verdict, rng = self.session.view.verdict, self.rng
        if verdict.turn_to == "call":
            return f"{seat} bids {rng.choice(('pass', 'pass', 'X', '1H', '2C', '3NT', '4S', '6D'))}"
        if verdict.stage == "clarification" and rng.random() < 0.5:
            return f"{seat} leads {self.card(seat)} face down"
        verb = "plays" if verdict.trick.cards else "leads"
        if verb == "leads" and rng.random() < 0.12:
            return f"trick {self.number}: {' '.join(f'{s} {c}' for s, c in self.regular_trick(seat))}"
        card = self._duty(seat, verdict.duties) or self.card(seat, self.led)
        if seat != self.dummy or rng.random() < 0.15:
            return f"{seat} {verb} {card}"
        ways = (f"{self.declarer} calls {card}", f"{self.declarer} calls {self.words(card)}")
        return rng.choice((*ways, *ways, f"{self.declarer} {verb} {card} from dummy", f"{seat} moves {card}"))

    def _duty(self, seat: str, duties: tuple[Duty, ...]) -> str | None:
        for duty in duties:
            if duty.seat.value == seat and duty.card is not None and self.rng.random() < 0.8:
                return str(duty.card)
        return None


Burst = Iterator[str | None]
"""Sentences in a row; None leaves the next one to sensible play."""


def _director(t: Telling, late: int) -> Burst:
    for _ in range(late):
        yield None
    if t.rng.random() < 0.7:
        yield f"{t.rng.choice(SEATS)} draws attention"
    if t.rng.random() < 0.6:
        yield f"{t.rng.choice(SEATS)} calls the director"
    if t.rng.random() < 0.7:
        yield "the director explains"


def out_of_turn(t: Telling) -> Burst:
    """A lead, or a play, by a hand whose turn it is not."""
    seat = t.rng.choice(SEATS.replace(t.turn, ""))
    verb = "plays" if t.led and t.rng.random() < 0.6 else "leads"
    if t.rng.random() < 0.2:
        due = "lead" if verb == "leads" else "turn"
        yield f"{t.rng.choice(SEATS.replace(seat, ''))} tells {seat} that it is his {due}"
    yield f"{seat} {verb} {t.card(seat, t.led if verb == 'plays' else '')}"
    if t.rng.random() < 0.4:
        yield f"{lho(seat)} plays {t.card(lho(seat), t.led)}"
    yield from _director(t, t.rng.choice((0, 0, 1, 3)))


def wrong_hand(t: Telling) -> Burst:
    """Declarer leads from the hand that has not the lead, and perhaps puts it right himself."""
    wrong = t.dummy if t.turn == t.declarer else t.declarer
    card = t.card(wrong)
    yield f"{t.declarer} {f'leads {card} from dummy' if wrong == t.dummy else f'leads {card}'}"
    if t.rng.random() < 0.4:
        yield f"{t.rng.choice(SEATS)} warns {t.declarer} that the lead is in {'hand' if wrong == t.dummy else 'dummy'}"
    if t.rng.random() < 0.4:
        yield f"{lho(wrong)} plays {t.card(lho(wrong), t.led)}"
    if t.rng.random() < 0.4:
        yield f"{wrong} withdraws {card}"
    other = partner(wrong)
    if t.rng.random() < 0.5:
        yield f"{t.declarer} leads {t.card(other)}{' from dummy' if other == t.dummy else ''}"
    yield from _director(t, t.rng.choice((0, 0, 1)))


def revoke(t: Telling) -> Burst:
    """He does not follow though he could; it is put right in time, too late, or noticed by nobody."""
    seat, led = t.turn, t.led
    if not led:
        return
    wrong, right = t.other_suit(seat, led), t.card(seat, led)
    if seat == t.dummy:
        yield f"{t.declarer} calls {wrong}"
    else:
        yield f"{seat} plays {wrong}"
    for _ in range(t.rng.choice((0, 0, 1, 2, 4, 6))):
        yield None
    if t.rng.random() < 0.3:
        yield f"{partner(seat)} asks {seat} whether he has no {_SUIT.get(led, 'clubs')}"
        yield f"{seat} answers {t.rng.choice(('none', 'that he has one'))}"
    if t.rng.random() < 0.6:
        yield from _director(t, 0)
    if t.rng.random() < 0.6:
        yield f"{seat} replaces {wrong} with {right}"
        after = lho(seat)
        if t.rng.random() < 0.5:
            yield f"{after} replaces {t.out(after)} with {t.card(after, led)}"
        elif t.rng.random() < 0.5:
            yield f"{after} keeps {t.out(after)}"
    elif t.rng.random() < 0.4:
        yield f"{seat} withdraws {wrong}"
        yield f"{seat} plays {right}"


def misheard(t: Telling) -> Burst:
    """Dummy's card: called and another one moved, called and changed, moved unasked, suggested, pointed at."""
    d, y, card = t.declarer, t.dummy, t.card(t.dummy, t.led)
    way = t.rng.random()
    if way < 0.7:
        yield f"{d} calls {t.words(card)}"
    elif way < 0.8:
        yield f"{y} suggests {card}"
    elif way < 0.9:
        yield f"{d} points at {card}"
    if t.rng.random() < 0.7:
        yield f"{y} moves {t.card(y, t.led)}"
    if t.rng.random() < 0.2:
        yield f"{d} pauses"
    if t.rng.random() < 0.3:
        yield f"{lho(y)} plays {t.card(lho(y), t.led)}"
    if t.rng.random() < 0.5:
        yield f"{d} changes the call to {t.words()}"
    if t.rng.random() < 0.4:
        yield f"{y} replaces {t.out(y)} with {t.card(y, t.led)}"
    if t.rng.random() < 0.4:
        yield f"{lho(y)} replaces {t.out(lho(y))} with {t.card(lho(y), t.led)}"
    yield from _director(t, t.rng.choice((0, 0, 2)))


def two_cards(t: Telling) -> Burst:
    """Several put down together by one, or two at one instant by two."""
    seat, verb = t.turn, "plays" if t.led else "leads"
    if t.rng.random() < 0.5:
        yield f"{seat} {verb} {t.card(seat, t.led)} with {t.card(seat)}{t.rng.choice(('', ' hidden'))}"
        if t.rng.random() < 0.6:
            yield None
            yield f"{seat} picks up {t.faced(seat)}"
    else:
        other = t.rng.choice(SEATS.replace(seat, ""))
        pair = [(seat, verb), (other, t.rng.choice((verb, "plays")))]
        t.rng.shuffle(pair)
        yield f"{pair[0][0]} {pair[0][1]} {t.card(pair[0][0], t.led)}"
        yield f"at the same time {pair[1][0]} {pair[1][1]} {t.card(pair[1][0], t.led)}"
    yield from _director(t, t.rng.choice((0, 1)))


def exposed(t: Telling) -> Burst:
    """A defender's card, or two, come into sight; the director rules; they are played, or are not."""
    seat = t.defender() if t.rng.random() < 0.8 else t.rng.choice(SEATS)
    for _ in range(t.rng.choice((1, 1, 2))):
        card = t.card(seat)
        how = ("drops {}", "lets {} be seen", "shows {} on the table", "faces {}", "says he holds {}", "shows {}")
        zones = ("holds {} near the table moving", "holds {} visible still", "names {} as his play", "detaches {}")
        yield f"{seat} {t.rng.choice(how + zones).format(card)}"
    if t.rng.random() < 0.2:
        yield f"{seat} puts back {card}"
    yield from _director(t, t.rng.choice((0, 0, 2)))
    yield None
    if t.rng.random() < 0.5:
        yield f"{seat} {'plays' if t.led else 'leads'} {t.faced(seat)}"
    if t.rng.random() < 0.3:
        yield f"{seat} picks up {t.faced(seat)}"


def claimed(t: Telling) -> Burst:
    """A claim or a concession, what the others say to it, and what is taken back."""
    seat, left = t.rng.choice(SEATS), max(1, 14 - t.number)
    what = t.rng.choice((f"claims {t.rng.randint(0, left)}", "claims all", "claims this trick", "concedes the rest",
                         f"concedes {t.rng.randint(1, left)}", "suggests ending play", "spreads his hand"))  # fmt: skip
    yield f"{seat} {what}"
    for _ in range(t.rng.choice((1, 2, 3, 4))):
        who = t.rng.choice(SEATS)
        yield t.rng.choice((
            f"{who} agrees", f"{who} objects", f"{who} asks to play on", f"{seat} takes up his hand", None,
            f"{who} shows his hand", f"{seat} takes back his {t.rng.choice(('claim', 'concession'))}",
            "the director explains", f"{who} calls the director", "all hands go back",
        ))  # fmt: skip


def counted(t: Telling) -> Burst:
    """A trick to which somebody puts nothing, cards too many or too few, found and put right."""
    seat, number = t.turn, t.number
    if t.rng.random() < 0.6:
        yield f"{seat} plays nothing"
        for _ in range(t.rng.choice((1, 3, 5))):
            yield None
    yield f"{t.rng.choice(SEATS)} draws attention to {seat}'s number of cards"
    count = max(0, len(t.held(seat)) + t.rng.choice((-1, 0, 1)))
    yield f"{seat} is found with {count} cards"
    yield t.rng.choice((
        f"{seat} is found to have nothing in trick {number}",
        f"{seat} is found to have {t.out(seat)}, {t.card(seat)} in trick {number}",
        f"{seat}'s {t.card(seat)} is found {t.rng.choice(_PLACES)}",
    ))  # fmt: skip
    yield from _director(t, 0)
    yield f"{seat} {t.rng.choice((f'adds {t.card(seat)} to', f'takes {t.out(seat)} from'))} trick {number}"


def recognised(t: Telling) -> Burst:
    """A card known in part turns out to be the one it is."""
    vague = [key for key, name in t.said.items() if name != key[1]]
    if vague:
        seat, card = t.rng.choice(vague)
        name = t.said[seat, card]
        yield f"{seat}'s {name} is {card}"
        t.said[seat, card] = card
        t.true[seat, card] = card


def opening(t: Telling) -> Burst:
    """Before dummy comes down: the lead face down, questions, explanations and their correction."""
    leader = lho(t.declarer) if t.rng.random() < 0.7 else t.rng.choice(SEATS)
    card = t.card(leader)
    yield f"{leader} leads {card} face down"
    yield f"{t.rng.choice(SEATS)} asks about the auction"
    if t.rng.random() < 0.5:
        yield f'{t.rng.choice(SEATS)} explains the auction as "strong"'
        yield f"{t.rng.choice(SEATS)} corrects {t.rng.choice(('his own', f'{t.dummy}{chr(39)}s'))} explanation"
    if t.rng.random() < 0.4:
        yield f"{leader} replaces {card} with {t.card(leader)}"
    yield f"{leader} turns up his lead"
    yield f"{t.rng.choice((t.dummy, t.dummy, t.declarer))} spreads his hand"


def called_again(t: Telling) -> Burst:
    """A call withdrawn in the auction, and the lead that follows."""
    seat = t.rng.choice(SEATS)
    yield f"{seat} bids 2D"
    yield f"{seat} withdraws 2D and bids {t.rng.choice(('3D', '3C', 'pass'))}"
    yield from _director(t, 0)
    yield "the auction ends"


BURSTS = (
    *(out_of_turn, out_of_turn, wrong_hand, wrong_hand, revoke, revoke, revoke, revoke, misheard, misheard),
    *(two_cards, exposed, exposed, claimed, counted, recognised, opening, called_again),
)
