"""What declarer's words designate in dummy: the rules of 46B, and Law 45 where a call is changed."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.tricks import trick_winner
from bridgetable.cards import Card, Suit, parse_card
from bridgetable.findings.kinds import Assumption, Question
from bridgetable.findings.moment import Answer, Moment, Reading, Support, need
from bridgetable.findings.parts import Designation
from bridgetable.findings.play import LawTrick, TrickPlay
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.registry import Findings
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat
from bridgetable.table.actions import Words
from bridgetable.table.designating import TO_COVER


class Meaning:
    """What words designate: one `card`, or none with a `chooser` (declarer, defenders, nobody) `among` some cards.

    `silent`: the law does not say which card such words mean here. `how`: whether the card is named in full.
    """

    __slots__ = ("among", "card", "chooser", "cite", "how", "silent", "support")

    def __init__(
        self,
        cite: str,
        card: Card | None = None,
        chooser: str = "",
        among: tuple[Card, ...] = (),
        support: tuple[Support, ...] = (),
        silent: bool = False,
        how: CardBecause = "words",
    ) -> None:
        self.cite, self.card, self.chooser, self.among, self.support = cite, card, chooser, among, support
        self.silent, self.how = silent, how


def read_words(m: Moment, words: Words, hand: Seat) -> Meaning:
    """The words by the rules of 46B alone."""
    match words.kind:
        case "card":
            return _full_card(m, words.card, hand)
        case "suit":
            return _end_of(m, hand, words.suit, "46B2", -1)
        case "trump" | "ruff":
            return _end_of(m, hand, m.standing.board.trump, "46B2", -1)
        case "ruff high":
            return _end_of(m, hand, m.standing.board.trump, "46B1(a)", 0)
        case "rank":
            return _rank(m, words.rank or 0, hand)
        case "high":
            return _high(m, words.suit, hand)
        case "low":
            return _end_of(m, hand, words.suit or _suit_meant(m, hand), "46B1(c)", -1)
        case "win":
            return _lowest_winner(m, hand, "46B1(b)")
        case "anything":
            return only_one_left(m, hand) or Meaning("46B5", None, "defenders", legal_cards(m, hand))
        case _:
            return only_one_left(m, hand, words.said) or _other_words(m, hand)


def _full_card(m: Moment, card: Card | None, hand: Seat) -> Meaning:
    if card is not None and _in_dummy(m, hand, card):
        return Meaning("45C4(a)", card, how="named")
    return Meaning("46B4", None, "nobody")


def _in_dummy(m: Moment, hand: Seat, card: Card) -> bool:
    """Whether dummy has the card, or may have it for all that is known."""
    if card in _designated_cards(m, hand) or card in m.before.before(hand):
        return True
    if m.before.owners.get(card) not in (None, hand) or m.before.index_of(hand, card) is not None:
        return False
    return card.suit is not None and not m.before.all_named(hand, card.suit)


def _designated_cards(m: Moment, hand: Seat) -> tuple[Card, ...]:
    """Dummy's named cards: also one that has to go back and has not been moved, and those put down at once (58B2)."""
    lying = tuple(card for seat, card in m.standing.must if seat is hand and m.before.index_of(hand, card) is not None)
    lying += _put_down_at_once(m.standing, hand)
    held = tuple(card for card in m.before.hand(hand) if not to_be_moved(m, hand, card))
    return tuple(dict.fromkeys((*held, *lying))) if lying else held


def to_be_moved(m: Moment, hand: Seat, card: Card) -> bool:
    """Whether a card of dummy's is his play to a trick that is over, although nobody has moved it there yet."""
    if m.before.designated is None:
        return False
    trick = m.standing.trick_of(hand, card)
    return trick is not None and trick.full and trick.number < m.standing.play.trick_number


def _put_down_at_once(st: Standing, hand: Seat) -> tuple[Card, ...]:
    """Dummy's cards of which declarer may say which is played; once the next card is due, not the one that counts."""
    together = st.turn.together
    if together is None or together.seat is not hand:
        return ()
    return tuple(card for card in together.cards if st.play.due is not hand or st.trick_of(hand, card) is None)


def _of_suit(m: Moment, hand: Seat, suit: Suit) -> tuple[Card, ...]:
    """Those of one suit, high to low."""
    there = (card for card in m.before.suit_cards(hand, suit) if not to_be_moved(m, hand, card))
    cards = (*there, *(c for c in _designated_cards(m, hand) if c.suit is suit))
    return tuple(sorted(set(cards), key=lambda card: (-(card.rank or 0), card.name)))


def _led(m: Moment) -> Suit | None:
    running = m.standing.play.running
    return running.led if running is not None else None


def _only_suit(m: Moment, hand: Seat) -> Suit | None:
    suits = {card.suit for card in _designated_cards(m, hand)}
    return suits.pop() if len(suits) == 1 and not m.before.hidden(hand) else None


def _suit_meant(m: Moment, hand: Seat) -> Suit | None:
    """The suit that `high` and `low` speak of: the one led if dummy may have it, else the only one he has."""
    led = _led(m)
    if led is not None and (_of_suit(m, hand, led) or not m.before.all_named(hand, led)):
        return led
    return _only_suit(m, hand)


def _end_of(m: Moment, hand: Seat, suit: Suit | None, cite: str, end: int) -> Meaning:
    """The highest (`end` 0) or lowest (-1) card of dummy's in `suit`; without a suit declarer says of which."""
    if suit is None:
        ends = tuple(cards[end] for cards in (_of_suit(m, hand, each) for each in Suit) if cards)
        return Meaning(cite, None, "declarer", ends, silent=True)
    cards = _of_suit(m, hand, suit)
    if cards and m.before.all_named(hand, suit) and all(card.known for card in cards):
        return Meaning(cite, cards[end])
    if not cards and m.before.all_named(hand, suit):
        return Meaning("46B4", None, "nobody")
    found = m.ask("extreme-card", None, hand.value)
    card = card_answered(found)
    return Meaning(cite, card or (cards[end] if cards else None), "" if card or cards else "declarer", (), (found,))


def card_answered(found: Answer) -> Card | None:
    """The card that answers a question; None where it is not answered by a card."""
    try:
        return parse_card(found.value or "")
    except ValueError:
        return None


def _high(m: Moment, suit: Suit | None, hand: Seat) -> Meaning:
    """High: the highest card; in the last seat a setting lets it mean the lowest that wins."""
    running = m.standing.play.running
    if suit is None and running is not None and running.last_to_play:
        reading = m.setting("high-in-last-seat")
        if reading.value == "lowest-winner":
            won = _lowest_winner(m, hand, "46B1(a)")
            return Meaning(won.cite, won.card, won.chooser, won.among, (*won.support, reading), won.silent)
        top = _end_of(m, hand, _suit_meant(m, hand), "46B1(a)", 0)
        support = (*top.support, Reading(reading.id, reading.value))
        return Meaning(top.cite, top.card, top.chooser, top.among, support, top.silent)
    return _end_of(m, hand, suit or _suit_meant(m, hand), "46B1(a)", 0)


def _lowest_winner(m: Moment, hand: Seat, cite: str) -> Meaning:
    """The lowest card known to win: worked out from what declarer can see, where that is enough, else asked.

    Where no card of dummy's can win, the words name none; the law does not say what then, so declarer is asked.
    """
    running = m.standing.play.running
    if running is None or running.led is None:
        return Meaning(cite, None, "declarer", legal_cards(m, hand), silent=True)
    winners = _sure_winners(m, hand, running)
    if running.last_to_play and _all_known(m, hand, running):
        if winners:
            return Meaning(cite, winners[0])
        return Meaning(cite, None, "declarer", legal_cards(m, hand), silent=True)
    sure = next((card for card in winners if card.suit is running.led and _cannot_be_beaten(m, hand, card)), None)
    if sure is not None and _all_known(m, hand, running):
        return Meaning(cite, sure)
    found = m.ask("lowest-winner", None, f"#{m.number}")
    card = card_answered(found) or next((card for card in reversed(winners) if card.suit is running.led), None)
    if card is None and not found.open:
        return Meaning(cite, None, "declarer", legal_cards(m, hand), (found,), silent=True)
    return Meaning(cite, card, "", (), (found,))


def _sure_winners(m: Moment, hand: Seat, running: LawTrick) -> tuple[Card, ...]:
    """The cards dummy may play that beat all those on the table, the lowest first; a trump only where he is void."""
    trump = m.standing.board.trump
    legal = legal_cards(m, hand)
    winning = [card for card in legal if trick_winner((*running.plays, TrickPlay(hand, card, 0)), trump) is hand]
    return tuple(sorted(winning, key=lambda card: card.rank or 0))


def _cannot_be_beaten(m: Moment, hand: Seat, card: Card) -> bool:
    """Whether declarer can see that the next hand has no card that beats this one, of the suit led."""
    trump = m.standing.board.trump
    if card.rank is None or (trump not in (None, card.suit) and m.before.holds(hand.lho, need(card.suit)) is not True):
        return False
    suit = need(card.suit)
    higher = (parse_card(suit.value + name) for name in "23456789TJQKA"[card.lowest - 1 :])
    return all(_seen_by_declarer(m, hand, other) for other in higher)


def _seen_by_declarer(m: Moment, hand: Seat, card: Card) -> bool:
    """Whether `card` is in declarer's hand or dummy's, or has been played."""
    owner = m.before.owners.get(card)
    return owner is not None and (owner.side is hand.side or m.before.place(owner, card) in ("playing", "turned"))


def _all_known(m: Moment, hand: Seat, running: LawTrick) -> bool:
    """Whether the cards on the table and those dummy may play are all known."""
    if not all(play.card.known for play in running.plays) or running.led is None:
        return False
    suits = (running.led,) if _of_suit(m, hand, running.led) else tuple(Suit)
    return all(m.before.all_named(hand, suit) for suit in suits)


def _rank(m: Moment, rank: int, hand: Seat) -> Meaning:
    """A rank alone: on lead in the suit dummy has just won with; otherwise the legal card of that rank."""
    cards = tuple(card for card in _designated_cards(m, hand) if card.rank == rank)
    if m.standing.play.to_lead():
        suit = _suit_just_won(m, hand)
        continuing = tuple(card for card in cards if card.suit is suit)
        if continuing:
            return Meaning("46B3(a)", continuing[0])
    legal = tuple(card for card in cards if card in legal_cards(m, hand))
    possible = tuple(dict.fromkeys((*legal, *_perhaps_in_dummy(m, rank, hand))))
    if not possible:
        return Meaning("46B4", None, "nobody")
    if legal == possible and len(legal) == 1:
        return Meaning("46B3(b)", legal[0])
    return Meaning("46B3(b)", None, "declarer", possible)


def _perhaps_in_dummy(m: Moment, rank: int, hand: Seat) -> tuple[Card, ...]:
    """The cards of a rank that dummy may hold and could play, for all that is known of his hand."""
    led = _led(m)
    suits = tuple(Suit)  # dummy may be void of a suit nobody has seen
    if led is not None and (_of_suit(m, hand, led) or m.before.holds(hand, led) is True):
        suits = (led,)
    cards = (parse_card(suit.value + "23456789TJQKA"[rank - 2]) for suit in suits)
    return tuple(card for card in cards if _in_dummy(m, hand, card))


def _suit_just_won(m: Moment, hand: Seat) -> Suit | None:
    tricks = m.standing.play.tricks
    if tricks and tricks[-1].winner is hand:
        return next((play.card.suit for play in tricks[-1].plays if play.seat is hand), None)
    begun = m.before.position.start
    if not tricks and begun is not None and begun.last is not None and begun.last.by is hand:
        return begun.last.suit or (begun.last.card.suit if begun.last.card else None)
    return None


def legal_cards(m: Moment, hand: Seat) -> tuple[Card, ...]:
    """The cards of dummy's that follow suit, or all of them."""
    led = _led(m)
    following = _of_suit(m, hand, led) if led is not None else ()
    return following or _designated_cards(m, hand)


def only_one_left(m: Moment, hand: Seat, said: str | None = None) -> Meaning | None:
    """The card that any words must mean, because there is no other: of the suit led, or of the suit dummy has won with.

    `said` may ask for less: to cover is to play higher than what lies there.
    """
    suit = _suit_just_won(m, hand) if m.standing.play.to_lead() and said is not None else _led(m)
    if suit is not None and m.before.all_named(hand, suit) and not _of_suit(m, hand, suit):
        suit = None
    if not all(m.before.all_named(hand, each) for each in (Suit if suit is None else (suit,))):
        return None
    cards = _designated_cards(m, hand) if suit is None else _of_suit(m, hand, suit)
    if said in TO_COVER and m.standing.play.running is not None:
        cards = _sure_winners(m, hand, m.standing.play.running)
    return Meaning("46B", cards[0]) if len(cards) == 1 and cards[0].known else None


def _other_words(m: Moment, hand: Seat) -> Meaning:
    """Words of no class of their own: the director says which class they belong to."""
    found = m.ask("words-class", None, f"#{m.number}")
    if found.value == "nothing":
        return Meaning("46B5", None, "defenders", legal_cards(m, hand), (found,))
    match found.value:
        case "high":
            meaning = _high(m, None, hand)
        case "low":
            meaning = _end_of(m, hand, _suit_meant(m, hand), "46B1(c)", -1)
        case "win":
            meaning = _lowest_winner(m, hand, "46B1(b)")
        case "suit" if m.standing.play.tricks and m.standing.play.tricks[-1].winner is hand:
            meaning = _end_of(m, hand, _suit_just_won(m, hand), "46B2", -1)
        case _:
            return Meaning("46B", None, "declarer", legal_cards(m, hand), (found,))
    support = (found, *meaning.support)
    return Meaning(meaning.cite, meaning.card, meaning.chooser, meaning.among, support, meaning.silent)


def what_was_meant(st: Standing) -> tuple[Question | Assumption, ...]:
    """What is asked, or assumed, of which card of dummy's declarer meant."""
    known: tuple[Question | Assumption, ...] = (*st.questions.values(), *st.assumed.values())
    return tuple(each for each in known if each.id == "other-intention")


def disputed(m: Moment) -> Findings:
    """From now on it is asked which card declarer meant with the words he used last; so far that was assumed."""
    st, designation = m.standing, m.standing.designated.newest
    assumed = st.assumed.get(f"other-intention #{designation.action}") if designation is not None else None
    if designation is None or assumed is None:
        return
    yield m.no_longer(assumed)
    m.opened.append(assumed.question)
    words = [f for f in st.history if f.kind == "incomplete call" and f.action == designation.action]
    for fault in words:
        yield m.instead(fault, replace(fault, let_pass=False))
    status = st.statuses.get((designation.hand, designation.card)) if designation.card is not None else None
    if status is not None:
        yield m.instead(status, status._replace(provisional=True))


def designation_waiting(m: Moment) -> Designation | None:
    """Declarer's designation for the trick to which dummy's card now goes."""
    st, designation = m.standing, m.standing.designated.newest
    if designation is None:
        return None
    if designation.card is not None and st.trick_of(designation.hand, designation.card) is None:
        return designation if designation.trick == st.play.trick_number else None
    return (
        designation
        if designation.trick in (st.play.trick_number, st.play.trick_number - 1) and st.play.due is not st.dummy
        else None
    )
