"""The trick in law: whose card is due, who won, who could follow, and the standing a record begins with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from bridgetable.blocks.auction import told_before
from bridgetable.blocks.limits import trick_numbered
from bridgetable.blocks.written import written_call, written_duty, written_revoke
from bridgetable.cards import Card, Suit
from bridgetable.findings.effect import take
from bridgetable.findings.kinds import PENALTY, Grounds, Misplaced, Status
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.parts import AuctionPeriod, Board, PenaltyCards
from bridgetable.findings.play import PlayInLaw, Stretch, TrickPlay
from bridgetable.findings.standing import Standing
from bridgetable.messages import listed, say
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a
from bridgetable.table.choices import Extreme
from bridgetable.table.position import Lying, Start
from bridgetable.table.record import Record
from bridgetable.table.state import Table

_GIVEN = Grounds("given")
"""The grounds of what a record says stood on the table when it began."""


def opening_standing(record: Record) -> Standing:
    """The standing before the first action, as the record describes it."""
    header, begun = record.position.header, record.position.start
    board = Board(header.declarer, header.trump, "").entered(opening_stage(record))
    first, leader, counts = record.position.first_trick, header.declarer.lho, _counts(begun)
    if begun is None:
        auction = AuctionPeriod(calls=told_before(header))
        return Standing(board, PlayInLaw(leader, first, counts=counts), auction=auction)
    lead = begun.lead or (leader if begun.trick == 1 else None)
    standing = Standing(
        board,
        PlayInLaw(lead, first, counts=counts, past=_before(begun)),
        penalty=PenaltyCards(frozenset(lying.seat for lying in begun.on_table)),
        auction=AuctionPeriod(tuple(written_call(text) for text in begun.calls), calls=told_before(header)),
        statuses={(lying.seat, lying.card): _as_given(lying, header.declarer) for lying in begun.on_table},
        bans=tuple(written_duty(text) for text in begun.duties),
    )
    for revoke in begun.revokes:
        take(standing, written_revoke(revoke), 0)
    return standing


def _as_given(lying: Lying, declarer: Seat) -> Status:
    """The status of a card that lay on the table when the record began."""
    own, penalty = lying.seat.side is declarer.side, lying.status in PENALTY
    if penalty and not own:
        grounds = Grounds("50B", also=("50A", "given"))
    else:
        grounds = Grounds("48A" if own else "49", also=("given",))
    return Status(grounds, lying.seat, lying.card, lying.status)


_CALLS = a.MakeCall | a.Calls | a.PullCall | a.SignalCall
"""What makes, or may make, a call."""


def opening_stage(record: Record) -> str:
    """The stage in which a record begins: the header says it, or the first actions do."""
    header = record.position.header
    if header.stage:
        return header.stage
    if record.position.start is not None:
        return "play"
    before = _before_the_auction_ended(record)
    if before:
        return before
    talk = (a.TellTurn, a.CallDirector, a.Remark, a.Warn)
    first = next((entry.action for entry in record.log if not isinstance(entry.action, talk)), None)
    asked = isinstance(first, a.Ask | a.Explain | a.CorrectExplanation | a.Review)
    return "clarification" if asked or (isinstance(first, a.Lead) and not first.face) else "play"


def _before_the_auction_ended(record: Record) -> str | None:
    """The stage in which a record begins that still has calls, or the end of the auction, to come; None for others."""
    log = [entry.action for entry in record.log]
    first = next((action for action in log if isinstance(action, a.TakeCards | _CALLS)), None)
    if isinstance(first, a.TakeCards):
        return "before"
    if any(isinstance(action, a.Stage) and action.what == "the auction ends" for action in log):
        return "auction"
    if first is None:
        return "clarification" if log and isinstance(log[0], a.WithdrawCall) else None
    return "auction" if first is log[0] or record.position.header.auction else "cards taken"


def _before(begun: Start) -> tuple[Stretch, ...]:
    """The tricks that were over when the record began."""
    if begun.trick == 1:
        return ()
    winners = begun.winners or (None,) * (begun.trick - 1)
    return (Stretch(1, begun.trick - 1, winners, _counts(begun)),)


def _counts(begun: Start | None) -> tuple[int, int] | None:
    if begun is None or begun.trick == 1:
        return (0, 0)
    if begun.tricks is not None:
        won = dict(begun.tricks)
        return (won.get(Side.NS, 0), won.get(Side.EW, 0))
    if begun.winners is not None and None not in begun.winners:
        ns = sum(1 for seat in begun.winners if seat and seat.side is Side.NS)
        return (ns, len(begun.winners) - ns)
    return None


def laying_seat(action: a.Action) -> Seat | None:
    """The hand a card is put forward from by `action`, None if none is."""
    match action:
        case a.Lead() | a.Play() | a.Face() | a.PlaySeveral() | a.NamePlay() | a.Move():
            return action.seat
        case a.PlayFromDummy() | a.DesignateCard():
            return action.seat.partner
    return None


class InTrick(Protocol):
    """A card of a trick, and whose it is."""

    @property
    def seat(self) -> Seat: ...
    @property
    def card(self) -> Card: ...


def trick_winner(plays: Sequence[InTrick], trump: Suit | None) -> Seat | None:
    """The hand that wins these cards, first the lead (44E, 44F); None where cards known in part leave it open.

    >>> from bridgetable.cards import parse_card
    >>> queen, ruff = TrickPlay(Seat.W, parse_card("HQ"), 1), TrickPlay(Seat.N, parse_card("S2"), 2)
    >>> trick_winner((queen, ruff), Suit.S).name
    'N'
    """
    suits = [play.card.suit for play in plays]
    suit = trump if trump is not None and trump in suits else suits[0]
    if suit is None or (None in suits and trump not in (None, suit)):
        return None
    best = plays[suits.index(suit)]
    for play in plays:
        if play.card.suit is suit and play.card.lowest > best.card.lowest:
            best = play
    for play in plays:
        if play is not best and play.card.suit in (suit, None) and not _cannot_beat(play.card, best.card):
            return None
    return best.seat


def _cannot_beat(card: Card, best: Card) -> bool:
    """Whether a card, known in part perhaps, is lower than `best`: it may have any rank but that of a known card."""
    return card.highest < best.lowest or (best.rank is not None and card.highest == best.rank)


def _all_played_in_law(m: Moment, seat: Seat, suit: Suit, besides: Card | None) -> bool:
    """Whether his cards of `suit` have all been played already, though one called from dummy still lies there."""
    cards = [card for card in m.before.known_cards(seat, suit) if card is not besides]
    return bool(cards) and all(m.standing.trick_of(seat, card) is not None for card in cards)


def no_longer_following(m: Moment) -> tuple[tuple[TrickPlay, Answer], ...]:
    """The cards played to a lead that has been changed since, by hands that could follow suit to the new one (44C)."""
    st = m.standing
    trick = trick_numbered(st, st.play.relaid)
    if trick is None or trick.led is None:
        return ()
    found = []
    for play in trick.plays:
        if play.seat is trick.leader or play.card.suit in (None, trick.led):
            continue
        could = could_follow(m, play.seat, trick.led, trick.number, play.card)
        if could.yes:
            found.append((play, could))
    return tuple(found)


def _lies_taken_back(m: Moment, seat: Seat, suit: Suit, besides: Card | None) -> bool:
    """Whether a card of `suit` still lies among his played cards that the law has given back to him."""
    row = [laid.card for laid in m.before.rows[seat.index] if laid.card is not None and laid.card.suit is suit]
    found = [m.standing.statuses.get((seat, card)) for card in row if card is not besides]
    given_back = ("in hand", "withdrawn", "exposed", "must be played", *PENALTY)
    return any(status is not None and status.status in given_back for status in found)


def could_follow(m: Moment, seat: Seat, suit: Suit, trick: int, besides: Card | None = None) -> Answer:
    """Whether `seat` held a card of `suit` in trick number `trick`: the cards say so, or it is asked."""
    held = m.before.holds(seat, suit, besides)
    if held and _all_played_in_law(m, seat, suit, besides):
        held = False if m.before.all_known(seat, suit) else None
    if not held and _lies_taken_back(m, seat, suit, besides):
        held = True
    if held is None:
        void = _void_before(m, seat, suit, trick)
        return void or m.ask("could-follow", None, f"{seat.value} {trick}", cite="44C")
    return shown_to_follow(m, m.before, seat, suit, trick, held)


def could_have_followed(m: Moment, early: Misplaced) -> Answer | None:
    """Whether who played too early could have followed suit with another card.

    None: he has followed, or nobody knows what was led.
    """
    running = m.standing.play.running
    if running is None or running.led is None or early.card.suit in (running.led, None):
        return None
    return could_follow(m, early.seat, running.led, running.number, early.card)


def _void_before(m: Moment, seat: Seat, suit: Suit, trick: int) -> Answer | None:
    """The finding that he had none of the suit in an earlier trick, where nothing else was found of this one."""
    if not m.facts or m.recorded("could-follow", f"{seat.value} {trick}") is not None:
        return None
    same = (t for t in m.standing.play.tricks if t.number < trick and t.led is suit)
    found = (m.recorded("could-follow", f"{seat.value} {t.number}") for t in same)
    return next((each for each in found if each is not None and each.no), None)


def known_void(m: Moment, table: Table, seat: Seat, suit: Suit, trick: int, besides: Card | None = None) -> bool:
    """Whether it is known, from his cards or as found, that `seat` had no card of `suit` in trick number `trick`."""
    held = table.holds(seat, suit, besides)
    found = m.recorded("could-follow", f"{seat.value} {trick}") if held is None else None
    return found.no if found is not None else held is False


def void_in_running_trick(m: Moment, seat: Seat, led: Suit | None) -> bool:
    """Whether it is known that `seat` has no card of `led`, the suit led to the running trick."""
    return led is not None and known_void(m, m.after, seat, led, m.standing.play.trick_number)


def comes_first(m: Moment, seat: Seat, led: Suit | None, wanted: Suit | None) -> Suit | None:
    """The suit led, where `seat` may have to follow it before he plays the card or suit he owes (44C)."""
    return led if wanted is not led and not void_in_running_trick(m, seat, led) else None


def shown_to_follow(m: Moment, table: Table, seat: Seat, suit: Suit, trick: int, held: bool) -> Answer:
    """Whether `seat` could follow to `suit` in trick number `trick`, as his cards show."""

    def why() -> str:
        if not held:
            return say("facts-shown-has-no", seat=seat, suit=suit)
        cards = [say("terms-card", card=card) for card in table.known_cards(seat, suit) if card.kind != "?"]
        return say("facts-shown-holds", seat=seat, suit=suit, count=len(cards), cards=listed(cards, "and"))

    return m.shown("could-follow", "yes" if held else "no", f"{seat.value} {trick}", why=why)


def shown_by(m: Moment, seat: Seat, suits: Sequence[Suit], besides: Card | None = None) -> tuple[int, ...]:
    """The later action that first shows a card of these suits in a hand of which none was known; else nothing."""
    if any(card is not besides for suit in suits for card in m.before.suit_cards(seat, suit)):
        return ()
    shown = (x for x in m.before.position.shown if x[0] is seat and x[1].suit in suits and x[1] is not besides)
    return tuple(number for _, _, number in shown if number > m.number)[:1]


def shown_to_comply(m: Moment, could: bool, key: str, *others: str) -> Answer:
    """Whether he could do what was asked of him, as his cards show."""
    why = partial(say, "facts-shown-could-obey", could=could)
    return m.shown("could-comply", "yes" if could else "no", key, *others, why=why)


def shown_to_win(m: Moment, trick: int, seat: Seat) -> Answer:
    """Who has won a trick, as the cards show."""
    why = partial(say, "facts-shown-wins", seat=seat, trick=trick)
    return m.shown("trick-winner", seat.value, str(trick), why=why)


def extreme_card(table: Table, seat: Seat, suit: Suit, end: Extreme, played: Card | None = None) -> str | None:
    """The name of his highest or lowest card of a suit, counting the one just `played`; None: the cards leave it open.

    Of a card played, one card that goes beyond it is enough to show that it was not the one.
    """
    cards = (*table.known_cards(seat, suit), *((played,) if played is not None else ()))

    def beyond(one: Card, other: Card) -> bool:
        return one.lowest > other.highest if end is Extreme.HIGHEST else one.highest < other.lowest

    extreme = (card for card in cards if all(other is card or beyond(card, other) for other in cards))
    best = next(extreme, None) if table.all_known(seat, suit) else None
    if best is None and played is not None:
        best = next((card for card in cards if beyond(card, played)), None)
    return best.name if best is not None else None


def cards_due(st: Standing, seat: Seat) -> int:
    """How many cards a hand has left that has put one to every trick."""
    running = st.play.running
    through = running is not None and running.passed(seat)
    return 14 - st.play.trick_number - through


def comes_late(st: Standing, seat: Seat, number: int) -> bool:
    """Whether a card of `seat` for trick `number` comes late: that trick is over, or has passed this hand."""
    running = st.play.running
    return number < st.play.trick_number or (running is not None and running.number == number and running.passed(seat))


def comes_early(st: Standing, action: a.Lead | a.Play | a.Supply | a.Move) -> bool:
    """Whether a card is for a trick that nobody has begun, while another is running which has passed its owner."""
    running = st.play.running
    next_trick = isinstance(action, a.Lead) or (
        not isinstance(action, a.Move) and (action.trick or 0) > st.play.trick_number
    )
    return next_trick and running is not None and running.passed(action.seat)


def faced_in_play(st: Standing, action: a.Lead | a.Play | a.Supply | a.Move) -> bool:
    """Whether a card goes face up to the trick that is due: no lead face down (41A), none that comes late (67)."""
    if isinstance(action, a.Lead):
        return action.face
    if isinstance(action, a.Move):
        return True
    return action.trick is None or not comes_late(st, action.seat, action.trick)
