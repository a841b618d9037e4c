"""What is in order although players often doubt it, said first when it is the newest thing."""

from __future__ import annotations

from bridgetable.explain.brief import brief
from bridgetable.explain.phrases import LAWFUL, owned
from bridgetable.findings import kinds as k
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say


def newest_lawful(verdict: Verdict) -> k.Lawful | None:
    """The newest thing somebody did that is in order and that others may have doubts about: a question, a review."""
    doubted = [lawful for lawful in verdict.lawful if lawful.grounds.cite in LAWFUL]
    newest = max(reversed(doubted), key=lambda lawful: lawful.action, default=None)
    if newest is not None and newest.grounds.cite.startswith(("20F4", "20F5")):
        right = (lawful for lawful in doubted if lawful.grounds.cite == "75C" and lawful.seat.side is newest.seat.side)
        return next((told._replace(action=newest.action) for told in right), newest)  # nothing was wrong with it
    return newest


def in_order(lawful: k.Lawful, verdict: Verdict) -> str:
    """What is in order; where a player keeps his card although he might change it, nobody after him may (47D)."""
    cards = verdict.trick.cards or (verdict.past_tricks[-1].cards if verdict.past_tricks else ())
    seats = [seat for seat, _ in cards]
    if lawful.grounds.cite in ("20F1", "20F2"):
        return _about_explanations(lawful, verdict)
    if lawful.grounds.cite != "47D" or lawful.seat not in seats:
        return brief(lawful)
    place = seats.index(lawful.seat)
    free = {(right.seat, right.card) for right in verdict.may_withdraw}
    bound = [owned(*card) for card in cards[place + 1 :] if card not in free]
    count, others = len(bound), listed(bound, "and")
    return say("headline-keeps", seat=lawful.seat, card=cards[place][1], count=count, bound=others)


def _about_explanations(lawful: k.Lawful, verdict: Verdict) -> str:
    """A question about what something means comes at a turn of one's own (41B); the partner of who called answers."""
    seat, partner = lawful.seat, lawful.seat.partner
    alone = "20F3" in lawful.grounds.also and not (partner is verdict.dummy and "41B" in lawful.grounds.also)
    if "41B" in lawful.grounds.also:
        dummys = seat is verdict.declarer
        return say("headline-may-ask", seat=seat, dummys=dummys, alone=alone, partner=partner)
    if seat is verdict.turn:
        return say("headline-may-ask-now", seat=seat, alone=alone, partner=partner)
    return say("headline-explains", seat=seat)


_ASKED = ("20A", "20B", "20C", "20D", "20E", "20F1", "20F2", "41", "47")


def asked_or_told(lawful: k.Lawful | None) -> bool:
    """Whether it is a question, an answer or a card kept, which comes before an older ruling; not a word about that."""
    return lawful is not None and lawful.grounds.cite.startswith(_ASKED)
