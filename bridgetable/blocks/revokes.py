"""Revokes: which card it was, whether it still lies there, and who has played since."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.blocks.limits import trick_numbered
from bridgetable.blocks.penalty import was_penalty_card
from bridgetable.cards import Card
from bridgetable.findings.kinds import Finding, Irregularity, MayWithdraw, MustWithdraw, Rectification, Revoke, Status
from bridgetable.findings.moment import Moment, Reading, need
from bridgetable.findings.play import LawTrick, TrickPlay
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.registry import Findings
from bridgetable.findings.standing import Standing
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat, Side

FAILURES = ("revoke", "restriction not obeyed")
"""The irregularities that are revokes (61A): not following suit, not obeying what was required or forbidden."""


class Later(NamedTuple):
    """A card played after a revoke, and the number of its trick."""

    trick: int
    play: TrickPlay


def fault_of(revoke: Revoke) -> Irregularity | None:
    """The failure a revoke is made of; None for one that is written in the record's beginning."""
    for finding in revoke.grounds.findings:
        if isinstance(finding, Irregularity) and finding.kind in FAILURES:
            return finding
        if isinstance(finding, Revoke):
            return fault_of(finding)
    return None


def still_there(standing: Standing, revoke: Revoke) -> TrickPlay | None:
    """The card of a revoke while it counts in its trick."""
    fault, trick = fault_of(revoke), trick_numbered(standing, revoke.trick)
    own = trick.of(revoke.seat) if trick is not None else None
    return own if fault is not None and own is not None and own.card is fault.card else None


def awaits_another(standing: Standing, revoke: Revoke) -> bool:
    """Whether the card of a revoke has been taken back and no other one has been put in its place."""
    fault, trick = fault_of(revoke), trick_numbered(standing, revoke.trick)
    if fault is None or revoke.state not in ("open", "established but corrected"):
        return False
    if trick is None:
        return standing.play.trick_number == revoke.trick  # it was the lead, and nobody had played to it
    return trick.of(revoke.seat) is None


def revoke_with(standing: Standing, seat: Seat, card: Card | None) -> Revoke | None:
    """The revoke not yet put right that `seat` made with `card`; an established one is none."""
    for revoke in standing.revokes:
        fault = fault_of(revoke)
        if revoke.seat is not seat or fault is None or fault.card is not card:
            continue
        if awaits_another(standing, revoke) or (revoke.state == "open" and still_there(standing, revoke)):
            return revoke
    return None


def has_to_be_put_right(m: Moment, revoke: Revoke) -> Reading | None:
    """The reading by which a revoke that has been pointed out is put right though the offenders have gone on.

    Law 62A asks for the correction, Law 63A1 lets any card to the next trick establish the revoke; a setting decides.
    """
    reading = m.setting("revoke-pointed-out")
    pointed_out = revoke.state == "open" and revoke.pointed_out
    return reading if pointed_out and reading.value == "put-right" else None


def established_with(standing: Standing, seat: Seat, card: Card) -> bool:
    """Whether a card is that of an established revoke, which nobody may put right any more (63B)."""
    faults = (fault_of(r) for r in standing.revokes if r.seat is seat and r.state == "established")
    return any(fault is not None and fault.card is card for fault in faults)


def played_since(standing: Standing, revoke: Revoke) -> tuple[Later, ...]:
    """The cards played after the revoke, to its trick and to later ones, in the order of play."""
    own = still_there(standing, revoke)
    return tuple(_after(standing.play.tricks, revoke, own)) if own is not None else ()


def _after(tricks: tuple[LawTrick, ...], revoke: Revoke, own: TrickPlay) -> Iterator[Later]:
    for trick in tricks:
        if trick.number > revoke.trick:
            yield from (Later(trick.number, play) for play in trick.plays if play.action > own.action)
        elif own in trick.plays:
            yield from (Later(trick.number, play) for play in trick.plays if _came_after(trick, own, play))


def _came_after(trick: LawTrick, own: TrickPlay, play: TrickPlay) -> bool:
    """Whether a card was played after another of its trick: time decides, the order of play where one action has both.

    Dummy's card may have come too early, and the hand before it has played since.
    """
    if play.action != own.action:
        return play.action > own.action
    return trick.plays.index(play) > trick.plays.index(own)


# Putting a revoke right (62B, 62C), whatever law asks for it


def others_may_change(m: Moment, revoke: Revoke) -> tuple[MayWithdraw, ...]:
    """Each innocent player may change what he played since (62C1); then the offender's partner, after him (62C2).

    Where both sides have revoked in the trick (62C3), everybody may, and a defender's card becomes a penalty card.
    """
    side, found = revoke.seat.side, list[MayWithdraw]()
    if revoke.how == "both sides":
        since = (later for later in played_since(m.standing, revoke) if later.play.seat is not revoke.seat)
        return tuple(_change_in_both(m, revoke, later) for later in since)
    for later in played_since(m.standing, revoke):
        if later.play.seat.side is not side:
            found.append(may_change(m, revoke, later, "62C1", None, side.other, penalty=False))
        elif later.play.seat is revoke.seat.partner and _opponent_before(m.standing, revoke, later):
            found.append(_partner_may_change(m, revoke, later))
    return tuple(found)


def _partner_may_change(m: Moment, revoke: Revoke, later: Later) -> MayWithdraw:
    pays = m.standing.defends(later.play.seat)
    return may_change(m, revoke, later, "62C2", "RHO changed", revoke.seat.side.other, penalty=pays)


def _change_in_both(m: Moment, revoke: Revoke, later: Later) -> MayWithdraw:
    seat = later.play.seat
    return may_change(m, revoke, later, "62C3", None, seat.side.other, penalty=m.standing.defends(seat))


def may_change(
    m: Moment, revoke: Revoke, later: Later, cite: str, only_if: str | None, innocent: Side, *, penalty: bool
) -> MayWithdraw:
    """The right to change a card played after the revoke: free for the innocent side, or at the cost of the other."""
    seat, card = later.play.seat, later.play.card
    return MayWithdraw(
        m.because(revoke, cite=cite, also=("47D",), number=m.number or revoke.action),
        seat,
        card,
        "each side on next trick",
        only_if,
        innocent,
        m.number,
        revoke.trick,
        penalty=penalty,
        why="revoke",
    )


def said_of_revoke(st: Standing, seat: Seat, card: Card) -> tuple[Finding, ...]:
    """What was said of a card's being a revoke: the lead it was played to, or the call that named it, is another."""
    gone = tuple(i for i in st.history if i.kind == "revoke" and i.seat is seat and i.card is card)
    return (*gone, *(f for f in st.findings if gone and any(g in gone for g in f.grounds.findings)))


def _opponent_before(st: Standing, revoke: Revoke, later: Later) -> bool:
    """Whether the opponent on his right has played to the same trick after the revoke."""
    earlier = (other for other in played_since(st, revoke) if other.trick == later.trick == revoke.trick)
    return any(other.play.seat is later.play.seat.rho for other in earlier)


def put_right(m: Moment, revoke: Revoke, cite: str = "62B", *, of_both: bool = False) -> Findings:
    """The card of the revoke goes back, and those who played after it may change theirs.

    `of_both`: the other side has revoked in the same trick as well (62C3).
    """
    own = need(still_there(m.standing, revoke))
    lies_there = m.after.place(revoke.seat, own.card) in ("playing", "turned")
    rights = others_may_change(m, revoke)
    yield Rectification(m.because(revoke, cite=cite), "card back and another played", revoke.seat)
    yield card_back(m, revoke, of_both=of_both)
    yield from _cleared(m, revoke.seat, own.card)
    if lies_there:
        yield MustWithdraw(m.because(revoke, cite=cite, also=("47B",)), revoke.seat, own.card)
    yield from rights


def card_back(m: Moment, revoke: Revoke, *, of_both: bool = False) -> Status:
    """The card of a revoke once it goes back: from a defender's closed hand it is a major penalty card."""
    st, fault = m.standing, need(fault_of(revoke))
    card = need(fault.card)
    played = st.statuses[revoke.seat, card]
    free = m.because(fault, played, cite="62B2", also=("62A", "47B"))
    if not st.defends(revoke.seat):
        return Status(free, revoke.seat, card, "withdrawn")
    before = next((f for f in played.grounds.findings if isinstance(f, Status) and f.card is card), None)
    if was_penalty_card(played) or (before is not None and before.status == "exposed"):
        grounds = m.because(fault, need(before), played, cite="62B2", also=("62A", "47B"))
        return need(before)._replace(grounds=grounds, why=None)
    if m.after.spread(revoke.seat):
        return Status(free, revoke.seat, card, "exposed")
    law = ("62C3", "62B1") if of_both else ("62B1",)
    grounds = m.because(fault, played, cite=law[0], also=(*law[1:], "62A", "50B", "47B", "49"))
    why: CardBecause | None = None if of_both else "revoke put right"
    return Status(grounds, revoke.seat, card, "major penalty", provisional=fault.provisional, why=why)


def _cleared(m: Moment, seat: Seat, card: Card) -> Findings:
    """Forget what was still open of a card that goes back whatever anybody chooses."""
    st = m.standing
    yield m.no_longer(*(right for right in st.may if (right.seat, right.card) == (seat, card)))
    if st.designated.newest is not None and st.designated.newest.card is card:
        yield m.noted(st.designated._replace(newest=None))  # declarer names another card of dummy's
