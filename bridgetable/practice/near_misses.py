"""Rulings in the few words the table uses, and those that are nearly right: what a wrong answer may say.

A `Saying` names one thing a verdict may say. Two sayings with the same key say the same, and whether a verdict says one
is read from its findings alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch
from itertools import chain

from bridgetable.blocks.auction import DOUBLE
from bridgetable.cards import Card, Suit
from bridgetable.editions import EDITIONS
from bridgetable.explain.card_status import may_withdraw, must_withdraw, status_word
from bridgetable.explain.headlines import headline
from bridgetable.explain.newest_ruling import newest
from bridgetable.explain.phrases import call_said, seat_words
from bridgetable.explain.words import duty_words
from bridgetable.findings import deeds
from bridgetable.findings import kinds as k
from bridgetable.findings.facts import FACTS
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.messages import Message, Value, listed
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat, Side, parse_seat
from bridgetable.table.record import CANNOT, Fact, Record


class Saying(NamedTuple):
    """A ruling in a few words; `key` says what it says, whatever the words."""

    key: str
    message: Message

    @property
    def words(self) -> str:
        """The ruling as an answer of its own: One trick goes to North-South."""
        return str(self.message)

    @property
    def within(self) -> str:
        """The same within a sentence: one trick goes to North-South."""
        return str(replace(self.message, id=f"{self.message.id}.within"))


def _saying(key: str, message: str, **given: Value) -> Saying:
    return Saying(key, Message(f"asked-ruling-{message}", tuple(given.items())))


ASK = _saying("ask", "ask")
ON, BID_ON = (_saying("on", "on", bidding=bidding) for bidding in (False, True))


def goes_on(verdict: Verdict) -> Saying:
    """That nothing is to be put right: play, or the auction, goes on."""
    return BID_ON if verdict.stage == "auction" else ON


_COUNTS_AS = {
    "stands": "stands",
    "accepted": "stands",
    "open": "open",
    "withdrawn": "gone",
    "cancelled": "gone",
    "implied": "implied",
}
_WORD = {
    "played": "played",
    "must go back": "back",
    "in hand": "back",
    "held": "held",
    "face-down lead": "held",
    "major penalty": "major",
    "minor penalty": "minor",
    "exposed": "seen",
    "must be played": "later",
}
_REVOKE = ("established", "open", "corrected", "none")
_CLAIM = ("contested", "agreed", "void", "none", "stands", "open", "gone")
_STATES = {
    "not a claim": "none",
    "no concession": "none",
    "agreement withdrawn": "contested",
    "concession cancelled": "gone",
}
_ACT = ("right", "wrong", "partner", "later")
_WEIGHED = ("weigh", "nothing", "cancel", "again")


def _weighed(what: str) -> Saying:
    return _saying(f"weigh {what}", "weigh", what=what)


CANCELLED = _weighed("cancel")


def of_card(seat: Seat, card: Card, what: str) -> Saying:
    """What becomes of a card: `played`, `may` be taken back, `back`, `major`, `minor`, `seen`, to be played `later`."""
    return _saying(f"card {seat.value} {card.name} {what}", "card", what=what, seat=seat, card=card)


def chooses(by: str) -> Saying:
    """Who has a choice: a seat, or a side."""
    names = [seat_words(parse_seat(each)) for each in by.split("/")]
    return _saying(f"choice {by}", "choice", who=listed(names, "or"), players=len(names))


def _state_of(verdict: Verdict, seat: Seat, card: Card) -> Saying:
    right = may_withdraw(verdict, seat, card)
    if right is not None and not right.provisional:
        return of_card(seat, card, "may")
    step = must_withdraw(verdict, seat, card)
    if step is not None and step.penalty:
        return of_card(seat, card, "minor" if status_word(verdict, seat, card) == "minor penalty" else "major")
    return of_card(seat, card, _WORD.get(status_word(verdict, seat, card), "seen"))


def _of_call(seat: Seat, call: str, what: str) -> Saying:
    """What becomes of a call: it `stands`, is `gone`, `open`, or `implied`: a pass that counts without being made."""
    return _saying(f"call {seat.value} {call} {what}", "call", what=what, seat=seat, call=call_said(call))


def _may_change_call(seat: Seat) -> Saying:
    return _saying(f"change {seat.value}", "change-call", seat=seat)


def _contract_is(bid: str, doubled: str, declarer: Seat) -> Saying:
    said = call_said(bid)
    return _saying(f"contract {bid}{doubled} {declarer.value}", "contract", bid=said, doubled=doubled, seat=declarer)


@singledispatch
def short(finding: k.Finding, verdict: Verdict) -> Saying | None:  # noqa: ARG001
    """A finding in a few words; None where there are none for it."""
    return None


@short.register(k.Status)
def _status(finding: k.Status, verdict: Verdict) -> Saying:
    return _state_of(verdict, finding.seat, finding.card)


@short.register(k.MustWithdraw)
def _must(finding: k.MustWithdraw, verdict: Verdict) -> Saying:
    if finding.penalty:
        return _state_of(verdict, finding.seat, finding.card)
    return of_card(finding.seat, finding.card, "back")


@short.register(k.MayWithdraw)
def _may(finding: k.MayWithdraw, verdict: Verdict) -> Saying:  # noqa: ARG001
    return of_card(finding.seat, finding.card, "may")


@short.register(k.Option)
def _option(finding: k.Option, verdict: Verdict) -> Saying:  # noqa: ARG001
    return chooses(finding.by)


@short.register(k.Duty)
def _duty(finding: k.Duty, verdict: Verdict) -> Saying:  # noqa: ARG001
    if finding.must is deeds.PlainDeed.PASS:
        long = finding.until is not None
        key = f"duty {finding.seat.value} {'throughout' if long else 'once'}"
        return _saying(key, "pass", seat=finding.seat, long=long)
    duty = duty_words(finding)
    return _saying(f"duty {finding.seat.value} {duty}", "duty", seat=finding.seat, duty=duty)


@short.register(k.CallState)
def _call(finding: k.CallState, verdict: Verdict) -> Saying | None:  # noqa: ARG001
    what = _COUNTS_AS.get(finding.state)
    return None if what is None else _of_call(finding.seat, finding.call, what)


@short.register(k.Contract)
def _contract(finding: k.Contract, verdict: Verdict) -> Saying | None:  # noqa: ARG001
    if finding.call is None or finding.declarer is None:
        return None
    return _contract_is(finding.call, finding.doubled, finding.declarer)


@short.register(k.Right)
def _right(finding: k.Right, verdict: Verdict) -> Saying | None:  # noqa: ARG001
    return _may_change_call(finding.seat) if finding.may is PlainRight.CHANGE_CALL else None


@short.register(k.Revoke)
def _revoke(finding: k.Revoke, verdict: Verdict) -> Saying | None:
    if finding.state == "established" and verdict.transfer is not None and not verdict.transfer.provisional:
        return short(verdict.transfer, verdict)
    state = "corrected" if finding.state == "established but corrected" else finding.state
    return _revoke_is(state) if state in _REVOKE else None


def _revoke_is(state: str) -> Saying:
    return _saying(f"revoke {state}", "revoke", state=state)


def transferred(to: Side, tricks: int) -> Saying:
    """So many tricks go to a side."""
    key = f"transfer {to.name} {tricks}" if tricks else "transfer 0"
    return _saying(key, "transfer", side=to if tricks else None, tricks=tricks)


@short.register(k.Transfer)
def _transfer(finding: k.Transfer, verdict: Verdict) -> Saying:  # noqa: ARG001
    return transferred(finding.to, finding.tricks)


@short.register(k.ClaimState)
def _claim(finding: k.ClaimState, verdict: Verdict) -> Saying:  # noqa: ARG001
    return _claim_is(_STATES.get(finding.state, finding.state))


def _claim_is(state: str) -> Saying:
    assert state in _CLAIM, state
    return _saying(f"claim {state}", "claim", state=state)


def _act(seat: Seat, what: str) -> Saying:
    return _saying(f"act {seat.value} {what}", "act", what=what, seat=seat, partner=seat.partner)


@short.register(k.Irregularity)
def _irregularity(finding: k.Irregularity, verdict: Verdict) -> Saying:  # noqa: ARG001
    return _act(finding.seat, "wrong")


@short.register(k.Lawful)
def _lawful(finding: k.Lawful, verdict: Verdict) -> Saying:  # noqa: ARG001
    return _act(finding.seat, "right")


@short.register(k.Judgement | k.NotModelled)
def _judgement(finding: k.Judgement | k.NotModelled, verdict: Verdict) -> Saying:  # noqa: ARG001
    return _weighed("weigh")


@short.register(k.Information)
def _information(finding: k.Information, verdict: Verdict) -> Saying | None:  # noqa: ARG001
    if not finding.unauthorised:
        return _known("all")
    if not finding.authorised:
        return _known("none")
    sides = {seat.side for seat in finding.authorised}
    if len(sides) > 1:
        return None
    return _for_side(next(iter(sides)))


def _known(who: str) -> Saying:
    return _saying(f"known {who}", "known", who=who, side=None)


def _for_side(side: Side) -> Saying:
    return _saying(f"known {side.name}", "known", who="side", side=side)


def point(verdict: Verdict) -> k.Finding | None:
    """What a verdict is about: what it says first, or who has to pass for a call put right: that is its price."""
    said = headline(verdict)
    if not isinstance(said.finding, k.CallState):
        return said.finding
    came = newest(said.finding)
    return next((each for each in (*said.said, *said.more) if _bars(each) and newest(each) == came), said.finding)


def _bars(finding: k.Finding) -> bool:
    return isinstance(finding, k.Duty) and finding.must is deeds.PlainDeed.PASS


def ruling(verdict: Verdict) -> Saying:
    """What a verdict is about, in a few words."""
    finding = point(verdict)
    said = short(finding, verdict) if finding is not None else None
    return said or goes_on(verdict)


def says(verdict: Verdict) -> frozenset[str]:
    """The keys of all a verdict says: none of these may be offered as wrong."""
    keys = {each.key for each in _all(verdict)}
    keys |= {_state_of(verdict, *card).key for card in verdict.cards}
    for (seat, card), status in verdict.cards.items():
        if status.status in ("held", "face-down lead"):
            keys.add(of_card(seat, card, "back").key)
    for option in verdict.options:
        keys |= {chooses(each).key for each in (option.by, *option.by.split("/"))}
    keys |= {of_card(*each, "played").key for trick in (verdict.trick, *verdict.past_tricks) for each in trick.cards}
    for fault in verdict.irregularities:
        keys |= {_act(fault.seat, each).key for each in ("wrong", "partner", "later")}
    if verdict.judgements or verdict.not_modelled:
        keys |= {"weigh weigh", "weigh nothing"}
    if _goes_on(verdict):
        keys.add(goes_on(verdict).key)
    return frozenset(keys)


def _goes_on(verdict: Verdict) -> bool:
    """Whether it could be defended that play simply goes on."""
    stops = (verdict.options, verdict.must_withdraw, verdict.duties, verdict.claim)
    card = any(status.status in k.PENALTY or status.provisional for status in verdict.cards.values())
    return not any(stops) and not card


_SAYS = (
    *("options", "duties", "may_withdraw", "must_withdraw", "information", "lawful", "revokes", "judgements"),
    *("calls", "rights", "contract", "not_modelled", "claim", "transfer"),
)


def _all(verdict: Verdict) -> Iterator[Saying]:
    for finding in chain.from_iterable(map(verdict.part, _SAYS)):
        said = short(finding, verdict)
        if said is not None:
            yield said


def otherwise(record: Record, edition: int) -> Iterator[Verdict]:
    """The rulings one would come to under the other laws, or if a fact had been found otherwise, the newest first."""
    yield from (judge(record, year) for year in EDITIONS if year != edition)
    for fact in reversed(record.facts[-4:]):
        for value in FACTS[fact.id].answers:
            if value not in (fact.value, CANNOT):
                yield judge(record.with_fact(Fact(fact.id, fact.of, value)), edition)


def rivals(said: Saying, verdict: Verdict, finding: k.Finding | None) -> Iterator[Saying]:
    """What might be ruled of the same thing in the same words, the likeliest mistakes first."""
    family, _, rest = said.key.partition(" ")
    match family:
        case "card":
            if not verdict.irregularities:
                yield _act(Seat(rest.split()[0]), "wrong")
            yield from _card_rivals(rest, verdict)
        case "choice":
            yield from (chooses(each) for each in _choosers(rest))
        case "duty" if isinstance(finding, k.Duty):
            yield from (_duty(each, verdict) for each in duty_rivals(finding))
        case "call":
            yield from _call_rivals(verdict, *rest.split()[:2])
        case "change":
            seat = Seat(rest)
            yield from (_may_change_call(each) for each in (seat.partner, seat.lho, seat.rho))
            yield from (chooses(seat.value), _weighed("nothing"))
        case "contract" if isinstance(finding, k.Contract) and finding.call and finding.declarer:
            declarer = finding.declarer
            yield from (_contract_is(finding.call, finding.doubled, each) for each in (declarer.partner, declarer.lho))
            yield _contract_is(finding.call, "" if finding.doubled else DOUBLE, declarer)
        case "revoke":
            yield from map(_revoke_is, _REVOKE)
        case "transfer":
            sides = [Side[rest.split()[0]]] if rest != "0" else list(Side)
            sides += [side for side in Side if side not in sides]
            yield from (transferred(side, many) for side in sides for many in (0, 1, 2))
        case "claim":
            yield from map(_claim_is, _CLAIM)
        case "act":
            seat = Seat(rest.split()[0])
            yield from (_act(seat, what) for what in _ACT)
            yield _weighed("weigh")
            yield chooses(seat.lho.value)
            yield from _costs(verdict, _other(seat.side))
            yield CANCELLED
        case "known":
            yield from (_for_side(side) for side in Side)
            yield from map(_known, ("all", "none"))
        case "on":
            seat = verdict.turn or verdict.declarer
            yield _act(seat.rho, "wrong")
            yield from (chooses(by) for by in _choosers(seat.value)[:4])
            yield CANCELLED
        case "weigh":
            yield from map(_weighed, _WEIGHED)
            yield from _costs(verdict, *Side)


def _costs(verdict: Verdict, *sides: Side) -> Iterator[Saying]:
    """A trick for each of these sides; before the play there is none to give."""
    if not verdict.in_auction_period:
        yield from (transferred(side, 1) for side in sides)


def _call_rivals(verdict: Verdict, seat: str, call: str) -> Iterator[Saying]:
    """The same call as it would be if it had been accepted, or had not, then what might follow from it."""
    caller = Seat(seat)
    yield from (_of_call(caller, call, what) for what in ("stands", "gone", "open"))
    yield from (_duty(each, verdict) for bound in (caller.partner, caller) for each in _of_passing(bound))
    yield from (chooses(each) for each in (caller.lho.value, caller.rho.value))
    yield _act(caller, "wrong")


def _card_rivals(rest: str, verdict: Verdict) -> Iterator[Saying]:
    """The same card as it would be of a defender, and of declarer; then what else may become of a card."""
    seat = Seat(rest.split()[0])
    card = next((each for each in _known_cards(verdict) if each[0] is seat and each[1].name == rest.split()[1]), None)
    if card is None:
        return
    defends = seat.side is not verdict.declarer.side
    first = ("played", "back", "may", "major", "minor") if defends else ("played", "may", "back", "major")
    yield from (of_card(*card, what) for what in first)
    yield from (chooses(by) for by in _choosers(seat.lho.value))
    yield of_card(*card, "seen")


def _known_cards(verdict: Verdict) -> Iterator[tuple[Seat, Card]]:
    yield from verdict.cards
    yield from ((each.seat, each.card) for each in verdict.must_withdraw)
    yield from ((each.seat, each.card) for each in verdict.may_withdraw)
    yield from (each for trick in (verdict.trick, *verdict.past_tricks) for each in trick.cards)


def _choosers(by: str) -> tuple[str, ...]:
    """Who else could be thought to choose: the other side, and each player by himself."""
    mine = parse_seat(by.split("/")[0])
    theirs = "E/W" if mine in (Seat.N, Seat.S) else "N/S"
    ours = "N/S" if mine in (Seat.N, Seat.S) else "E/W"
    return (theirs, mine.lho.value, mine.partner.value, ours, mine.value, mine.rho.value)


def _of_passing(seat: Seat) -> tuple[k.Duty, k.Duty]:
    """To pass as long as the auction lasts, and to pass once."""
    throughout = k.Duty(k.Grounds(""), seat, must=deeds.PlainDeed.PASS, until="auction ends")
    return throughout, replace(throughout, when="own turn", until=None)


def duty_rivals(duty: k.Duty) -> Iterator[k.Duty]:
    """The same duty on somebody else, the contrary duty, and the same about another suit, or for a longer time."""
    must, may_not = duty.must, duty.may_not
    if must is deeds.PlainDeed.PASS:
        yield from (each for seat in (duty.seat, duty.seat.partner, duty.seat.lho) for each in _of_passing(seat))
        return
    if duty.card is not None and duty.card.suit is not None:
        yield from _of_partner(duty, duty.card.suit)
        return
    turned = replace(duty, must=None, may_not=must) if must is not None else replace(duty, must=may_not, may_not=None)
    ways = [replace(duty, seat=duty.seat.partner), replace(duty, seat=duty.seat.lho)]
    if must is not deeds.PlainDeed.LEAD_ANY:
        ways.append(turned)
    ways += [replace(turned, seat=duty.seat.partner), replace(duty, seat=duty.seat.rho)]
    for suit in Suit:
        changed = _of_suit(must or may_not, suit)
        if changed is not None:
            ways.append(replace(duty, must=changed) if must is not None else replace(duty, may_not=changed))
    yield from (each for each in ways if each.may_not is not deeds.PlainDeed.LEAD_ANY)


def _of_suit(deed: deeds.Deed | None, suit: Suit) -> deeds.Deed | None:
    """The same deed with another suit, if it names one: in the place of the highest of those it names."""
    match deed:
        case deeds.OneOf(suit=own) | deeds.HighestOrLowest(suit=Suit() as own) if own is not suit:
            return deed._replace(suit=suit)
        case deeds.OfSuits(suits=(own, *others)) if own is not suit:
            return deed._replace(suits=(suit, *others))
    return None


def _of_partner(duty: k.Duty, suit: Suit) -> Iterator[k.Duty]:
    """What could be thought to bind the partner of a player with a card to play, and him who may not play it."""
    mate = duty.seat.partner
    must = deeds.OneOf(suit, leading=True)
    yield k.Duty(duty.grounds, mate, may_not=must, until="loses the lead")
    yield k.Duty(duty.grounds, mate, must=must, when="lead")
    yield k.Duty(duty.grounds, duty.seat, may_not=duty.must or duty.may_not, when=duty.when)
    yield k.Duty(duty.grounds, mate, must=deeds.OneOf(suit), when="own turn")


def named_cards(record: Record, verdict: Verdict) -> Iterator[Saying]:
    """The other cards that were put out or named last, as played: *♠K is played*."""
    number = len(record.log)
    for seat, card in dict.fromkeys(_known_cards(verdict)):
        status = verdict.cards.get((seat, card))
        if status is not None and any(action >= number - 1 for action in status.grounds.actions):
            yield of_card(seat, card, "played")


def _other(side: Side) -> Side:
    return next(each for each in Side if each is not side)
