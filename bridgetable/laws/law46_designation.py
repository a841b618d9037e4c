"""Law 46: incomplete and invalid designations of a card in dummy."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cards import Card, Suit, parse_card
from bridgetable.findings.kinds import Facing, Grounds, Irregularity, MustWithdraw, Option, Status
from bridgetable.findings.moment import Answer, Moment, Reading, Support, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import CallMade, Standing
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a
from bridgetable.table.actions import Words

# Which card the words mean


class Meaning:
    """What words designate: one `card`, or none with a `chooser` (declarer, defenders, nobody) `among` some cards."""

    __slots__ = ("among", "card", "chooser", "cite", "support")

    def __init__(
        self,
        cite: str,
        card: Card | None = None,
        chooser: str = "",
        among: tuple[Card, ...] = (),
        support: tuple[Support, ...] = (),
    ) -> None:
        self.cite, self.card, self.chooser, self.among, self.support = cite, card, chooser, among, support


@paragraph("46B", on=(a.CallCard,))
def call_of_a_card(m: Moment, action: a.CallCard) -> Findings:
    """A card named in full is played; other words are read by the rules of 46B, unless the intention was beyond doubt."""
    st = m.standing
    hand = action.seat.partner
    if st.call is not None and _same_call(st, st.call, hand):
        yield from _said_again(m, action, st.call)
        return
    words = _joined(action)
    meaning = _intended(m, words, hand, m.number) or _read(m, words, hand)
    trick = st.trick_number
    st.call = CallMade(m.number, action.seat, hand, words, meaning.card, trick, meaning.chooser, meaning.among)
    yield from _incomplete(m, meaning, words, hand)
    if meaning.card is not None:
        purpose = "lead" if st.to_lead() else "play"
        grounds = m.because(*meaning.support, cite=meaning.cite, also=("45C4(a)", "45B"))
        yield Facing(grounds, hand, meaning.card, purpose, True, unsure(*meaning.support))


def _joined(action: a.CallCard) -> Words:
    """Word and gesture together: the rank by word, the suit by finger."""
    if action.gesture is not None and action.words.kind == "rank" and action.words.rank is not None:
        card = parse_card(action.gesture.value + "23456789TJQKA"[action.words.rank - 2])
        return Words("card", card=card)
    if action.gesture is not None and action.words.kind in ("high", "low"):
        return replace(action.words, suit=action.gesture)
    return action.words


def _same_call(st: Standing, call: CallMade, hand: Seat) -> bool:
    """Whether declarer is still speaking of the card he designated before."""
    if call.hand is not hand or call.by is call.hand:
        return False
    if call.card is None:
        return call.trick == st.trick_number and call.chooser != "nobody"
    if st.trick_of(hand, call.card) is None:
        return call.trick == st.trick_number
    return st.due is not hand and call.trick in (st.trick_number, st.trick_number - 1) and _not_gone_on(st, call)


def _not_gone_on(st: Standing, call: CallMade) -> bool:
    trick = next((t for t in st.tricks if t.number == call.trick), None)
    return trick is not None and (len(trick.plays) < 4 or trick.plays[-1].card is call.card)


def _incomplete(m: Moment, meaning: Meaning, words: Words, hand: Seat) -> Findings:
    if meaning.chooser == "nobody":
        yield Irregularity(m.because(cite=meaning.cite), "impossible call", hand.partner, m.number)
    elif words.kind != "card":
        yield Irregularity(m.because(cite="46A", also=(meaning.cite,)), "incomplete call", hand.partner, m.number)


def _intended(m: Moment, words: Words, hand: Seat, number: int, ask: bool = False) -> Meaning | None:
    """The card declarer meant, where the director found another intention beyond every doubt."""
    found = (m.ask if ask else m.presume)("other-intention", "none", f"#{number}", **({"cite": "46B"} if ask else {}))
    if found.value in (None, "none"):
        return None if not found.open else Meaning("46B", support=(found,))
    cards = tuple(parse_card(text.strip()) for text in (found.value or "").replace(" and ", ",").split(","))
    if len(cards) == 1:
        return Meaning("46B", cards[0], support=(found,))
    chooser = "defenders" if words.kind == "anything" else "declarer"
    return Meaning("46B5" if words.kind == "anything" else "46B", None, chooser, cards, (found,))


def _read(m: Moment, words: Words, hand: Seat) -> Meaning:
    """The words by the rules of 46B alone."""
    match words.kind:
        case "card":
            return _full_card(m, words.card, hand)
        case "suit":
            return _end_of(m, hand, words.suit, "46B2", -1)
        case "trump" | "ruff":
            return _end_of(m, hand, m.standing.trump, "46B2", -1)
        case "rank":
            return _rank(m, words.rank or 0, hand)
        case "high":
            return _high(m, words.suit, hand)
        case "low":
            return _end_of(m, hand, words.suit or _led(m) or _only_suit(m, hand), "46B1(c)", -1)
        case "win":
            return _lowest_winner(m, hand, "46B1(b)")
        case "anything":
            return Meaning("46B5", None, "defenders", _legal(m, hand))
        case _:
            return _other_words(m, words, hand)


def _full_card(m: Moment, card: Card | None, hand: Seat) -> Meaning:
    if card is not None and _in_dummy(m, hand, card):
        return Meaning("45C4(a)", card)
    return Meaning("46B4", None, "nobody")


def _in_dummy(m: Moment, hand: Seat, card: Card) -> bool:
    """Whether dummy has the card, or may have it for all that is known."""
    if card in m.before.hands[hand.index].cards or card in m.before.before(hand):
        return True
    if m.before.owners.get(card) not in (None, hand) or m.before.index_of(hand, card) is not None:
        return False
    return card.suit is not None and not m.before.all_named(hand, card.suit)


def _led(m: Moment) -> Suit | None:
    running = m.standing.running
    return running.plays[0].card.suit if running is not None else None


def _only_suit(m: Moment, hand: Seat) -> Suit | None:
    suits = {card.suit for card in m.before.hand(hand)}
    return suits.pop() if len(suits) == 1 and not m.before.hidden(hand) else None


def _end_of(m: Moment, hand: Seat, suit: Suit | None, cite: str, end: int) -> Meaning:
    """The highest (`end` 0) or lowest (-1) card of dummy's in `suit`."""
    if suit is None:
        return Meaning(cite, None, "declarer", _legal(m, hand))
    cards = m.before.suit_cards(hand, suit)
    if cards and m.before.all_named(hand, suit) and all(card.known for card in cards):
        return Meaning(cite, cards[end])
    if not cards and m.before.all_named(hand, suit):
        return Meaning("46B4", None, "nobody")
    found = m.ask("extreme-card", None, hand.value)
    card = _card(found)
    return Meaning(cite, card or (cards[end] if cards else None), "" if card or cards else "declarer", (), (found,))


def _card(found: Answer) -> Card | None:
    try:
        return parse_card(found.value or "")
    except ValueError:
        return None


def _high(m: Moment, suit: Suit | None, hand: Seat) -> Meaning:
    """High: the highest card; in the last seat a setting lets it mean the lowest that wins."""
    running = m.standing.running
    if suit is None and running is not None and len(running.plays) == 3:
        reading = m.setting("high-in-last-seat")
        if reading.value == "lowest-winner":
            won = _lowest_winner(m, hand, "46B1(a)")
            return Meaning(won.cite, won.card, won.chooser, won.among, (*won.support, reading))
        top = _end_of(m, hand, _led(m), "46B1(a)", 0)
        return Meaning(top.cite, top.card, top.chooser, top.among, (*top.support, Reading(reading.id, reading.value)))
    return _end_of(m, hand, suit or _led(m) or _only_suit(m, hand), "46B1(a)", 0)


def _lowest_winner(m: Moment, hand: Seat, cite: str) -> Meaning:
    """The lowest card known to win: with all before it on the table it is worked out, else asked."""
    running, led = m.standing.running, _led(m)
    if running is None or led is None:
        return Meaning(cite, None, "declarer", _legal(m, hand))
    ruffed = (
        m.standing.trump is not None
        and led is not m.standing.trump
        and any(p.card.suit is m.standing.trump for p in running.plays)
    )
    to_beat = max((p.card.rank or 0 for p in running.plays if p.card.suit is led), default=0)
    cards = m.before.suit_cards(hand, led)
    winners = [card for card in cards if card.rank and card.rank > to_beat and not ruffed]
    if len(running.plays) == 3 and winners:
        return Meaning(cite, winners[-1])
    if len(running.plays) == 3 and cards:
        return Meaning(cite, cards[-1])
    found = m.ask("lowest-winner", None, f"#{m.number}")
    return Meaning(cite, _card(found) or (winners[0] if winners else None), "", (), (found,))


def _rank(m: Moment, rank: int, hand: Seat) -> Meaning:
    """A rank alone: on lead in the suit dummy has just won with; otherwise the legal card of that rank."""
    cards = tuple(card for card in m.before.hand(hand) if card.rank == rank)
    if m.standing.to_lead():
        suit = _suit_just_won(m, hand)
        continuing = tuple(card for card in cards if card.suit is suit)
        if continuing:
            return Meaning("46B3(a)", continuing[0])
    legal = tuple(card for card in cards if card in _legal(m, hand))
    if len(legal) == 1:
        return Meaning("46B3(b)", legal[0])
    if not legal:
        return Meaning("46B4", None, "nobody")
    return Meaning("46B3(b)", None, "declarer", legal)


def _suit_just_won(m: Moment, hand: Seat) -> Suit | None:
    tricks = m.standing.tricks
    if tricks and tricks[-1].winner is hand:
        won = tricks[-1].of(hand)
        return won.card.suit if won else None
    begun = m.before.position.start
    if not tricks and begun is not None and begun.last is not None and begun.last.by is hand:
        return begun.last.suit or (begun.last.card.suit if begun.last.card else None)
    return None


def _legal(m: Moment, hand: Seat) -> tuple[Card, ...]:
    """The cards of dummy's that follow suit, or all of them."""
    led = _led(m)
    following = m.before.suit_cards(hand, led) if led is not None else ()
    return following or m.before.hand(hand)


def _other_words(m: Moment, words: Words, hand: Seat) -> Meaning:
    """Words of no class of their own: the director says which class they belong to."""
    found = m.ask("words-class", None, f"#{m.number}")
    if found.value == "nothing":
        return Meaning("46B5", None, "defenders", _legal(m, hand), (found,))
    led = _led(m)
    match found.value:
        case "high":
            meaning = _high(m, None, hand)
        case "low":
            meaning = _end_of(m, hand, led or _only_suit(m, hand), "46B1(c)", -1)
        case "win":
            meaning = _lowest_winner(m, hand, "46B1(b)")
        case "suit" if m.standing.tricks and m.standing.tricks[-1].winner is hand:
            meaning = _end_of(m, hand, _suit_just_won(m, hand), "46B2", -1)
        case _:
            return Meaning("46B", None, "declarer", _legal(m, hand), (found,))
    return Meaning(meaning.cite, meaning.card, meaning.chooser, meaning.among, (found, *meaning.support))


# Said again: an explanation, or the missing part


def _said_again(m: Moment, action: a.CallCard, call: CallMade) -> Findings:
    """More words about a card already designated: the missing part, or an intention that has to be beyond doubt."""
    words = action.words
    if call.card is None:
        yield from _completed(m, action, call)
        return
    if call.words is not None and words != call.words and (call.words.kind != "card"):
        meaning = _intended(m, call.words, call.hand, call.action, ask=True)
        if meaning is not None and meaning.card is not None and meaning.card is not call.card:
            yield from _meant_another(m, call, meaning)
            return
        yield from _first_words_stand(m, call)
    elif words != call.words and words.card is not call.card:
        yield from _first_words_stand(m, call, cite="45C4(a)")


def _first_words_stand(m: Moment, call: CallMade, cite: str = "") -> Findings:
    """The first designation stands; while the question of declarer's intention is open, provisionally."""
    status = m.standing.statuses.get((call.hand, call.card)) if call.card else None
    if status is None:
        return
    found = m.presume("other-intention", "none", f"#{call.action}")
    doubtful = not cite and not found.found
    grounds = m.because(status, found, cite=cite or status.grounds.cite, also=("46B", "47F2"))
    yield Status(grounds, status.owner, status.card, status.status, status.as_, status.trick, doubtful)


def _meant_another(m: Moment, call: CallMade, meaning: Meaning) -> Findings:
    st, old = m.standing, call.card
    assert old is not None and meaning.card is not None
    trick = st.trick_of(call.hand, old)
    as_ = st.statuses[call.hand, old].as_ if (call.hand, old) in st.statuses else "play"
    laid = m.after.place(call.hand, old) == "playing"
    yield Status(m.because(*meaning.support, cite="46B"), call.hand, old, "in hand")
    if laid:
        yield MustWithdraw(m.because(cite="46B"), call.hand, old)
    grounds = m.because(*meaning.support, cite="46B", also=("45C4(a)",))
    yield Status(grounds, call.hand, meaning.card, "played", as_, trick.number if trick else None)
    st.call = call._replace(card=meaning.card)


def _completed(m: Moment, action: a.CallCard, call: CallMade) -> Findings:
    """Declarer adds what was missing: he may where the choice was left to him."""
    if call.chooser != "declarer":
        return
    words = action.words
    meaning = _read(m, words, call.hand)
    if words.kind == "suit":
        of_suit = tuple(card for card in call.among if card.suit is words.suit)
        meaning = Meaning("46B3(b)", of_suit[0]) if len(of_suit) == 1 else meaning
    if meaning.card is not None:
        m.standing.call = call._replace(card=meaning.card, chooser="")
        yield Facing(
            m.because(*meaning.support, cite=meaning.cite, also=("45C4(a)",)), call.hand, meaning.card, None, True
        )


# Choices that words leave open


@paragraph("46B", on=(AT_REST,))
def options_of_designation(m: Moment, _: None) -> Findings:
    """Who may say which card it is: declarer where two fit, either defender where nothing was named."""
    st, call = m.standing, m.standing.call
    if call is None or call.card is not None or call.trick != st.trick_number or st.due is not call.hand:
        return
    if call.chooser == "declarer":
        by, cite = st.declarer.value, "46B3(b)" if call.words and call.words.kind == "rank" else "46B"
    elif call.chooser == "defenders":
        by, cite = "E/W" if st.declarer.side is Side.NS else "N/S", "46B5"
    else:
        return
    for order, card in enumerate(call.among, 1):
        yield Option(Grounds(cite, (call.action,)), by, f"designate {card.name}", order)


@paragraph("46B3(b)", on=("chosen 46B3(b)", "chosen 46B"))
def declarer_says_which(m: Moment, option: Option) -> Findings:
    """Of two cards that fit his words declarer says which he plays."""
    yield from _designated(m, option)


@paragraph("46B5", on=("chosen 46B5",))
def defender_says_which(m: Moment, option: Option) -> Findings:
    """Where declarer named nothing, the first defender to speak says which of dummy's cards is played."""
    yield from _designated(m, option)


def _designated(m: Moment, option: Option) -> Findings:
    st, call = m.standing, m.standing.call
    if call is None:
        return
    card = parse_card(option.id.removeprefix("designate "))
    st.call = call._replace(card=card, chooser="")
    yield Facing(m.because(option), call.hand, card, None, True)
