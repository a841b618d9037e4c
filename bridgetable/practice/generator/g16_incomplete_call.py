"""G16: declarer says half of what he wants from dummy, or something that dummy has not got (46)."""

from __future__ import annotations

from bridgetable.cards import RANKS, SUITS, Card, Suit, parse_card
from bridgetable.messages import say
from bridgetable.practice.generator.registry import kind
from bridgetable.practice.generator.whole import Whole, WholePlay, rank, whole
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.table.actions import Words

G16 = kind("G16", ("46",))


def _dummys_turn(play: WholePlay) -> bool:
    return play.turn is play.dummy


def _follows(play: WholePlay) -> bool:
    """Whether dummy has two cards of the suit led to choose from, not neighbours."""
    cards = play.of(play.turn, play.suit) if play.laid else []
    return _dummys_turn(play) and len(cards) > 1 and rank(cards[-1]) - rank(cards[0]) > 2


def _last_and_only_high_wins(play: WholePlay) -> bool:
    """Whether dummy plays last, the lowest card loses and the highest wins."""
    if not _follows(play) or len(play.laid) != 3:
        return False
    cards, best = play.of(play.turn, play.suit), play.worth(play.winning()[1])
    return play.worth(cards[0]) < best < play.worth(cards[-1])


def _says(at: Whole, words: str, told: str) -> int:
    """Declarer calls in these words, as the log keeps them; `told` is the sentence of the story."""
    at.set_scene()
    number = at.do(f"{at.declarer} calls {words}")
    at.tell(told)
    return number


def _says_suit(at: Whole, suit: Suit) -> int:
    return _says(at, suit.word, say("talesdummy-says-suit", suit=suit, seat=at.declarer))


def _says_rank(at: Whole, card: Card) -> int:
    return _says(at, Words("rank", rank=card.rank).text, say("talesdummy-says-rank", card=card, seat=at.declarer))


def _says_win(at: Whole) -> int:
    return _says(at, "win", say("talesdummy-says-win", seat=at.declarer))


def _and_then(at: Whole, card: Card, told: str) -> None:
    """Dummy looks up, and declarer says which card he had in mind; `told` is the sentence of the story."""
    at.do(f"{at.declarer} calls {card}")
    at.tell(told)
    at.do(f"{at.against(at.declarer)} calls the director")


def _director(at: Whole) -> None:
    at.do(f"{at.against(at.declarer)} calls the director")


@whole(G16, weight=2)
def suit_in_last_seat(at: Whole) -> None:
    """He names the suit; a high card is needed, and he says so when dummy looks up."""
    play = at.find(_last_and_only_high_wins)
    suit, best = play.suit, play.winning()[1]
    assert suit is not None
    high = next(card for card in at.of(at.dummy, suit) if play.worth(card) > play.worth(best))
    at.title = say("talesdummy-title-suit-or-rank", suit=suit, card=high)
    number = _says_suit(at, suit)
    _and_then(at, high, _adds_rank(at, high, at.rng.choice(("of-course", "naturally"))))
    found = at.rng.random() < 0.5
    key, other = f"other-intention #{number}", ("none", str(high))
    at.aimed(key, other[found], other[not found])


def _adds_rank(at: Whole, card: Card, way: str) -> str:
    return say("talesdummy-adds-rank", way=way, dummy=at.dummy, card=card, seat=at.declarer)


@whole(G16)
def suit_on_lead(at: Whole) -> None:
    """He names a suit to lead, and after dummy has waited a high card of it."""
    play = at.find(lambda play: _dummys_turn(play) and not play.laid and any(_long(play, suit) for suit in SUITS))
    suit = at.rng.choice([suit for suit in SUITS if _long(play, suit)])
    high = at.of(at.dummy, suit)[-1]
    at.title = say("talesdummy-title-several", suit=suit)
    number = _says_suit(at, suit)
    _and_then(at, high, _adds_rank(at, high, "plainly"))
    at.aimed(f"other-intention #{number}", "none", str(high))


def _long(play: WholePlay, suit: Suit) -> bool:
    cards = play.of(play.turn, suit)
    return len(cards) > 2 and rank(cards[-1]) >= 12 and rank(cards[-1]) - rank(cards[0]) > 3


@whole(G16, weight=3)
def wrong_card_moved(at: Whole) -> None:
    """High, low or the suit: dummy understands it in his own way."""
    play = at.find(_follows)
    cards = at.of(at.dummy, play.suit)
    suit = play.suit
    assert suit is not None
    words, way, moved = at.rng.choice(
        (
            ("low", "small", cards[1]),
            ("low", "low", cards[1]),
            ("high", "top", cards[0] if len(cards) == 2 else cards[-2]),
            (suit.word, "suit", cards[-1]),
        )
    )
    at.title = say("talesdummy-title-dummy-chooses", way=way, suit=suit)
    _says(at, words, say("talesdummy-says-which", way=way, suit=suit, seat=at.declarer))
    number = at.do(f"{at.dummy} moves {moved}")
    at.tell(say("talesdummy-puts-into-the-trick", seat=at.dummy, card=moved))
    at.notice(at.against(at.declarer), number)


@whole(G16)
def win_it(at: Whole) -> None:
    """Dummy plays last and is told to win; he takes the ace where less would do."""
    play = at.find(_several_win, range(1, 13))
    top = at.of(at.dummy, play.suit)[-1]
    at.title = say("talesdummy-title-win")
    _says_win(at)
    number = at.do(f"{at.dummy} moves {top}")
    at.tell(say("talesdummy-puts-into-the-trick", seat=at.dummy, card=top))
    at.notice(at.against(at.declarer), number)


def _several_win(play: WholePlay) -> bool:
    """Whether dummy can win with several cards that are not neighbours."""
    if not _follows(play) or len(play.laid) != 3:
        return False
    best = play.worth(play.winning()[1])
    cards = [card for card in play.of(play.turn, play.suit) if play.worth(card) > best]
    return len(cards) > 1 and rank(cards[-1]) - rank(cards[0]) > 1


@whole(G16, levels=(TOURNAMENT,))
def win_and_cannot(at: Whole) -> None:
    """Dummy plays last and cannot win: the word names no card."""
    at.find(lambda play: _follows(play) and len(play.laid) == 3 and _cannot_win(play))
    at.title = say("talesdummy-title-win-if")
    _says_win(at)
    _director(at)


def _cannot_win(play: WholePlay) -> bool:
    best = play.worth(play.winning()[1])
    return play.winning()[0] is not play.turn.partner and all(
        play.worth(card) < best for card in play.open_to(play.turn)
    )


@whole(G16, weight=2)
def rank_on_lead(at: Whole) -> None:
    """He names a rank on lead; dummy has two of it, one in the suit just won."""
    play = at.find(lambda play: _dummys_turn(play) and not play.laid and play.past and _two_of_a_rank(play))
    named = _two_of_a_rank(play)
    assert named is not None
    won, other = named
    at.title = say("talesdummy-title-which-rank", card=won)
    _says_rank(at, won)
    if at.rng.random() < 0.5:
        number = at.do(f"{at.dummy} moves {other}")
        at.tell(say("talesdummy-has-just-won", seat=at.dummy, won=_own(play), card=other))
        at.notice(at.against(at.declarer), number)
        return
    called = len(at.log)
    _and_then(at, other, say("talesdummy-adds-suit", dummy=at.dummy, suit=other.suit, seat=at.declarer))
    at.aimed(f"other-intention #{called}", "none", str(other))


def _own(play: WholePlay) -> Card:
    """Dummy's card in the trick before."""
    return next(card for seat, card in play.past[-1].laid if seat is play.dummy)


def _two_of_a_rank(play: WholePlay) -> tuple[Card, Card] | None:
    """Two cards of one rank, the first in the suit in which dummy won the trick before."""
    hand, won = play.hands[play.dummy], _own(play)
    for card in hand:
        others = [other for other in hand if other is not card and rank(other) == rank(card)]
        if card.suit is won.suit and others:
            return card, others[0]
    return None


@whole(G16, levels=(CLUB, TOURNAMENT))
def rank_discarding(at: Whole) -> None:
    """Dummy is to discard, and declarer names a rank of which dummy has two."""
    play = at.find(lambda play: _dummys_turn(play) and play.laid and not play.of(play.turn, play.suit) and _pairs(play))
    one = at.rng.choice(_pairs(play))
    at.title = say("talesdummy-title-two-of-a-rank", card=one)
    _says_rank(at, one)
    if at.rng.random() < 0.5:
        number = at.do(f"{at.dummy} moves {one}")
        at.tell(say("talesdummy-does-not-wait", seat=at.dummy, card=one))
        at.notice(at.against(at.declarer), number)
        return
    at.tell(say("talesdummy-looks-up", seat=at.dummy))
    _director(at)


def _pairs(play: WholePlay) -> list[Card]:
    hand = play.hands[play.dummy]
    return [card for card in hand if rank(card) > 6 and sum(rank(other) == rank(card) for other in hand) == 2]


@whole(G16, weight=2)
def not_in_dummy(at: Whole) -> None:
    """He calls a card that is not there, and then another."""
    play = at.find(lambda play: _follows(play) or (_dummys_turn(play) and not play.laid))
    suit = play.suit or at.rng.choice(at.other_suits(at.dummy))
    mine = at.of(at.dummy, suit)
    gone = {rank(card) for trick in play.past for _, card in trick.laid if card.suit is suit}
    at.need(mine)
    absent = [each for each in range(9, 15) if all(rank(card) != each for card in mine) and each not in gone]
    at.need(absent)
    wished = parse_card(f"{suit}{RANKS[at.rng.choice(absent) - 2]}")
    at.title = say("talesdummy-title-not-there", card=wished)
    at.set_scene()
    at.do(f"{at.declarer} calls {wished}")
    at.tell(say("tales-says-card", card=wished, seat=at.declarer), say("talesdummy-not-got", seat=at.dummy))
    at.do(f'{at.dummy} remarks "{say("talesdummy-remark-not-got")}"')
    if at.rng.random() < 0.5:
        other = at.rng.choice(play.open_to(at.dummy))
        at.do(f"{at.declarer} changes the call to {other}")
        at.tell(say("talesdummy-then-the-other", card=other))
    _director(at)


@whole(G16)
def void_in_dummy(at: Whole) -> None:
    """He calls a suit in which dummy is void."""
    play = at.find(
        lambda play: _dummys_turn(play) and not play.laid and any(not play.of(play.turn, suit) for suit in SUITS)
    )
    suit = at.rng.choice([suit for suit in SUITS if not play.of(at.dummy, suit)])
    at.title = say("talesdummy-title-void", suit=suit)
    _says_suit(at, suit)
    at.tell(say("talesdummy-none-there", suit=suit))
    _director(at)


@whole(G16, weight=2)
def anything(at: Whole) -> None:
    """He leaves it to dummy; somebody at the table has another idea."""
    play = at.find(lambda play: _dummys_turn(play) and play.laid and len(play.open_to(play.turn)) > 1)
    at.title = say("talesdummy-title-anything")
    way = at.rng.choice(("play-anything", "anything", "whatever"))
    _says(at, "anything", say("talesdummy-says-anything", way=way, seat=at.declarer))
    card = at.rng.choice(play.open_to(at.dummy))
    if at.rng.random() < 0.6:
        number = at.do(f"{at.dummy} moves {card}")
        at.tell(say("talesdummy-puts-out-himself", seat=at.dummy, card=card))
        at.notice(at.against(at.declarer), number)
        return
    opponent = at.against(at.declarer)
    at.do(f'{opponent} remarks "{say("talesdummy-remark-should-like-to-say")}"')
    at.tell(say("talesdummy-should-like-to-say", seat=opponent))
    at.do(f"{opponent} calls the director")
