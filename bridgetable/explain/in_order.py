"""What is in order although players often doubt it, said first when it is the newest thing."""

from __future__ import annotations

from bridgetable.explain.brief import brief
from bridgetable.explain.phrases import DOUBTED, MEANINGS, owned
from bridgetable.findings import kinds as k
from bridgetable.findings.reasons import LawfulBecause
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say

_CORRECTIONS: tuple[LawfulBecause, ...] = (
    "put his own explanation right",
    "put partner's explanation right",
    "put partner's explanation right after the play",
)
_ABOUT_ONE_CALL: tuple[LawfulBecause, ...] = ("asked about one call, at his call", "asked about one call, at his play")


def may_be_doubted(lawful: k.Lawful) -> bool:
    """Whether players often think that this is not in order."""
    return lawful.why in (*DOUBTED, *MEANINGS)


def newest_lawful(verdict: Verdict) -> k.Lawful | None:
    """The newest thing somebody did that is in order and that others may have doubts about: a question, a review."""
    doubted = [lawful for lawful in verdict.lawful if may_be_doubted(lawful)]
    newest = max(reversed(doubted), key=lambda lawful: lawful.action, default=None)
    if newest is not None and newest.why in _CORRECTIONS:
        agreed = (lawful for lawful in doubted if lawful.why == "explained what is agreed")
        right = (lawful for lawful in agreed if lawful.seat.side is newest.seat.side)
        return next((told._replace(action=newest.action) for told in right), newest)  # nothing was wrong with it
    return newest


def in_order(lawful: k.Lawful, verdict: Verdict) -> str:
    """What is in order; where a player keeps his card although he might change it, nobody after him may (47D)."""
    cards = verdict.trick.cards or (verdict.past_tricks[-1].cards if verdict.past_tricks else ())
    seats = [seat for seat, _ in cards]
    if lawful.why in MEANINGS:
        return _about_explanations(lawful, verdict)
    if lawful.why != "kept his card" or lawful.seat not in seats:
        return brief(lawful)
    place = seats.index(lawful.seat)
    seat, card = cards[place]
    free = {(right.seat, right.card) for right in verdict.may_withdraw}
    bound = [owned(*card) for card in cards[place + 1 :] if card not in free]
    if bound:
        return say("headline-keeps-and-binds", seat=seat, card=card, bound=listed(bound, "and"))
    return say("headline-keeps", seat=seat, card=card)


def _about_explanations(lawful: k.Lawful, verdict: Verdict) -> str:
    """A question about what something means comes at a turn of one's own (41B); the partner of who called answers."""
    seat, partner = lawful.seat, lawful.seat.partner
    playing = lawful.why in ("asked for the meaning, at his play", "asked about one call, at his play")
    alone = lawful.why in _ABOUT_ONE_CALL and not (partner is verdict.dummy and playing)
    if playing:
        said = say("headline-may-ask-at-every-turn", seat=seat, declarer=seat is verdict.declarer)
    elif seat is verdict.turn:
        said = say("headline-may-ask-now", seat=seat)
    else:
        return say("headline-has-to-explain", seat=seat)
    return say("headline-not-for-partner", said=said, partner=partner) if alone else said


_ASKED_OR_TOLD: tuple[LawfulBecause, ...] = (
    "asked what was called",
    "asked for a review at his call",
    "asked for a review of a past auction",
    "reviewed the auction",
    "put a review right",
    "whose opening lead it is",
    "asked for the contract",
    "kept his card",
)


def asked_or_told(lawful: k.Lawful | None) -> bool:
    """Whether it is a question, an answer or a card kept, which comes before an older ruling; not a word about that."""
    return lawful is not None and lawful.why in (*_ASKED_OR_TOLD, *MEANINGS)
