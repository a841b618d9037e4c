"""What opponents have said to a player about his turn (Laws 41A, 47E1)."""

from __future__ import annotations

from bridgetable.blocks.tricks import laying_seat
from bridgetable.findings.kinds import Misplaced
from bridgetable.findings.moment import Answer, Moment
from bridgetable.seats import Seat
from bridgetable.table import actions as a


def words_about_the_turn(m: Moment, hand: Seat) -> tuple[tuple[int, a.TellTurn], ...]:
    """What opponents told the player of `hand` of his turn since he last led or played, the newest first."""
    st = m.standing
    player, hands = (st.board.declarer, (st.board.declarer, st.dummy)) if not st.defends(hand) else (hand, (hand,))
    words: list[tuple[int, a.TellTurn]] = []
    for number, action in m.before_now():
        lies_there = isinstance(m.action, a.TurnUp) and isinstance(action, a.Lead) and not action.face
        if isinstance(action, a.Trick | a.GoOn) or (laying_seat(action) in hands and not lies_there):
            break
        said = _as_told(m, action, hand)
        if said is not None and said.to is player and said.seat.side is not player.side:
            words.append((number, said))
    return tuple(words)


def _as_told(m: Moment, action: a.Action, hand: Seat) -> a.TellTurn | None:
    """What was said of the turn of `hand`; a warning names one of declarer's hands, or no turn at all."""
    match action:
        case a.TellTurn():
            return action
        case a.Warn(where="it is not his turn"):
            return a.TellTurn(action.seat, action.to, "not his turn")
        case a.Warn():
            named = m.standing.board.declarer if action.where == "the lead is in hand" else m.standing.dummy
            return a.TellTurn(action.seat, action.to, "his lead" if hand is named else "not his lead")
    return None


def who_told(m: Moment, hand: Seat) -> str | None:
    """The opponent whose last word to the player of `hand` was that it was his turn."""
    words = words_about_the_turn(m, hand)
    return words[0][1].seat.value if words and not words[0][1].what.startswith("not") else None


def laid_in(m: Moment, card: Misplaced) -> int:
    """The number of the action that laid the card: this one, or that of a lead made too early or with another card."""
    if isinstance(m.action, a.Choose):
        several = (n for n, action in m.before_now() if isinstance(action, a.PlaySeveral) and action.seat is card.seat)
        return next(several, m.number)
    earlier = [i.action for i in m.standing.history if i.kind == "premature lead" and i.seat is card.seat]
    mine = [n for n in earlier if getattr(m.log[n - 1].action, "card", None) is card.card]
    return max(mine) if mine and card.kind != "premature lead" else m.number


def by_an_opponent(told: Answer, hand: Seat) -> bool:
    """Whether it was an opponent of `hand` who told him: what his own partner says gives him no right (47E1)."""
    return told.value not in ("no", None) and told.value not in (hand.value, hand.partner.value)
