"""G10: a defender plays at the turn of the player on his right."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.messages import say
from bridgetable.practice.generator.g03_penalty_card import lies_told, lying
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.problem import CLUB, TOURNAMENT
from bridgetable.seats import Seat
from bridgetable.table import actions as a

G10 = kind("G10", ("57", "49", "50"))


def _rho_is_next(s: Sitting) -> bool:
    """Declarer's side is to play, and the defender after it has still to play; his partner has played."""
    early = s.turn.lho
    played = dict(s.trick)
    return bool(s.trick) and not s.defender(s.turn) and early.partner in played and early not in played


def _plays_early(s: Sitting, card: Card) -> tuple[Seat, int, str]:
    before, early, slow = s.trick_told(), s.turn.lho, s.turn
    number = s.do(a.Play(early, card), told_turn="no", meant_as="play")
    what = say("storyplays-too-early", dummy=slow is s.dummy, seat=early, card=card, slow=slow)
    return early, number, f"{before} {what}"


@variant(G10, weight=5)
def follows_too_early(s: Sitting) -> Told | None:
    """With a card that he may play in turn."""
    if not s.play_on(lambda s: _rho_is_next(s) and s.rng.random() < 0.3):
        return None
    early = s.turn.lho
    s.begin()
    _, number, what = _plays_early(s, s.sensible(early))
    story = s.tale(what, "{}", s.director(s.declarer, s.declarer, early.partner))
    title, says = say("storyplays-title-ahead", seat=early), s.turn_told(s.declarer)
    return Told(title, story, f"told-turn #{number}", s.declarer.value, says=says)


@variant(G10, weight=3)
def another_suit_too_early(s: Sitting) -> Told | None:
    """With a card of another suit although he could follow."""
    if not s.play_on(lambda s: _rho_is_next(s) and bool(s.of_suit(s.turn.lho, s.play.led)) and s.rng.random() < 0.4):
        return None
    early = s.turn.lho
    others = [card for card in s.hand(early) if card.suit is not s.play.led]
    if not others:
        return None
    s.begin()
    _, number, what = _plays_early(s, s.rng.choice(others))
    story = s.tale(what, "{}", s.director(s.declarer, s.declarer, early.partner))
    title, says = say("storyplays-title-ahead", seat=early), s.turn_told(s.declarer)
    return Told(title, story, f"told-turn #{number}", s.declarer.value, says=says)


@variant(G10, levels=(CLUB, TOURNAMENT), weight=2)
def declarer_plays_after_it(s: Sitting) -> Told | None:
    """Declarer plays in turn, although the card lies there already."""
    if not s.play_on(lambda s: _rho_is_next(s) and len(s.trick) < 3 and s.rng.random() < 0.3):
        return None
    early = s.turn.lho
    s.begin()
    _, _, what = _plays_early(s, s.sensible(early))
    dummy, by, card = s.follows()
    went = say("storyplays-without-a-word", dummy=dummy, seat=by, card=card)
    return Told(say("storyplays-title-was-ahead", seat=early), s.tale(what, went, s.director(*s.defenders)))


def _after_declarers_lead(s: Sitting) -> bool:
    """The same, of a suit that declarer's side has led and of which the defender has two cards or more."""
    return _rho_is_next(s) and not s.defender(s.trick[0][0]) and len(s.of_suit(s.turn.lho, s.play.led)) > 1


@variant(G10, levels=(TOURNAMENT,), weight=2)
def with_another_penalty_card(s: Sitting) -> Told | None:
    """He has a penalty card of the suit before him and puts down another card too early."""
    if not s.play_on(_after_declarers_lead, first=2):
        return None
    early = s.turn.lho
    due, card = s.rng.sample(s.of_suit(early, s.play.led), 2)
    lies = lying(early, due)
    s.begin(lying=(lies,))
    _, _, what = _plays_early(s, card)
    story = s.tale(lies_told(lies), what, s.director(s.declarer))
    return Told(say("storyplays-title-ahead", seat=early), story)
