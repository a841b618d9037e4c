"""Law 63: when a revoke is established."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from bridgetable.blocks.limits import side_on
from bridgetable.blocks.revokes import has_to_be_put_right
from bridgetable.findings.kinds import ClaimState, Irregularity, Revoke, Status
from bridgetable.findings.moment import Moment, Support, need
from bridgetable.findings.reasons import RevokeHow
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.seats import Side
from bridgetable.table import actions as a

# 63A1, 63A2: a card to the next trick


@paragraph(
    "63A1",
    on=("played", Revoke, a.GoOn),
    only_if="revoked",
    decides=("63A2", "63B"),
    after=("44G", "62B", "44C", "52B1(b)"),
)
def a_card_to_the_next_trick(m: Moment, _: Status | Revoke | a.GoOn) -> Findings:
    """A revoke is established when the offender or his partner leads, plays or names a card for the next trick."""
    st = m.standing
    yield from _established(m, lambda revoke: side_on(st, revoke.seat, revoke.trick + 1), *_by_playing(m))


_OUT_OF_TURN = (
    "lead out of turn",
    "premature lead",
    "play out of turn",
    "play at RHO's turn",
    "lead before the option",
)
"""What a player leads or plays without being entitled to: it establishes his side's revoke all the same."""


@paragraph("63A1", until=2017, on=_OUT_OF_TURN, only_if="revoked")
def an_illegal_card_2007(m: Moment, wrong: Irregularity) -> Findings:
    """2007: a lead or play out of turn establishes it too, whoever said that it was his turn."""
    yield from _illegal_card(m, wrong)


@paragraph("63A1", since=2017, on=_OUT_OF_TURN, only_if="revoked")
def an_illegal_card_2017(m: Moment, wrong: Irregularity) -> Findings:
    """2017: a lead or play out of turn establishes it too, unless an opponent said that it was his turn (47E1)."""
    if wrong.why == "told it was his turn":
        return
    yield from _illegal_card(m, wrong)


def _illegal_card(m: Moment, wrong: Irregularity) -> Iterator[Revoke]:
    trick = m.standing.play.trick_number + (wrong.kind == "premature lead")
    yield from _established(
        m, lambda revoke: revoke.seat.side is wrong.seat.side and revoke.trick < trick, *_by_playing(m), wrong
    )


@paragraph("63A2", on=(a.NamePlay,), only_if="revoked")
def names_a_card(m: Moment, named: a.NamePlay) -> Findings:
    """A card the offender or his partner names for the next trick, while the revoke trick is not complete."""
    running = m.standing.play.running
    own = running.of(named.seat) if running is not None else None
    if own is None or named.instead:
        return
    yield from _established(m, lambda revoke: revoke.seat.side is named.seat.side, "63A2")


_NAMES = (a.DesignateCard, a.NamePlay, a.Indicate, a.ChangeDesignation)


def _by_playing(m: Moment) -> tuple[str, ...]:
    """The paragraphs by which a card put forward now establishes a revoke: a card named is one designated (63A2)."""
    return ("63A2", "63A1") if isinstance(m.action, _NAMES) else ("63A1",)


def _established(
    m: Moment, holds: Callable[[Revoke], bool], cite: str, *more: str | Support, how: RevokeHow = "by a card"
) -> Iterator[Revoke]:
    """Each revoke still open of which `holds` is true is established now, and the trick stands (63B)."""
    also = tuple(each for each in more if isinstance(each, str))
    support = tuple(each for each in more if not isinstance(each, str))
    for revoke in m.standing.revokes:
        if revoke.state != "open" or not holds(revoke):
            continue
        reading = has_to_be_put_right(m, revoke) if how == "by a card" else None
        if reading is None:
            told = (m.setting("revoke-pointed-out"),) if revoke.pointed_out and how == "by a card" else ()
            grounds = m.because(*revoke.grounds.findings, *support, *told, cite=cite, also=(*also, "63B"))
            yield replace(revoke, grounds=grounds, state="established", how=how, pointed_out=False)
        elif reading.id not in revoke.grounds.settings:
            grounds = m.because(*revoke.grounds.findings, reading, cite="62A", also=("62B", "60C"))
            yield replace(revoke, grounds=grounds, how=None)


# 63A3, 63A4: claims


@paragraph("63A3", until=2017, on=(ClaimState,), only_if="revoked")
def claim_made_or_agreed(m: Moment, claim: ClaimState) -> Findings:
    """2007: a claim or concession of the offending side establishes it, and so does its assent to one."""
    if claim.state == "agreed":
        yield from _established(m, lambda _: True, "63A3", claim, how="by a claim")
    elif claim.state == "open":
        yield from _established(m, lambda revoke: revoke.seat.side is claim.seat.side, "63A3", claim, how="by a claim")


@paragraph("63A3", since=2017, on=(ClaimState,), only_if="revoked")
def claim_made(m: Moment, claim: ClaimState) -> Findings:
    """2017: a claim or concession of the offending side establishes it."""
    if claim.state in ("open", "agreed"):
        yield from _established(m, lambda revoke: revoke.seat.side is claim.seat.side, "63A3", claim, how="by a claim")


@paragraph("63A4", since=2017, on=(a.Stage,), only_if="revoked")
def agreement_is_final(m: Moment, stage: a.Stage) -> Findings:
    """2017: assent to the other side's claim establishes it when it can no longer be taken back without more ado."""
    claim = next((f for f in reversed(m.standing.findings) if isinstance(f, ClaimState)), None)
    if claim is None or claim.state not in ("open", "agreed"):
        return
    yield from _established(
        m, lambda revoke: _final_for(stage, revoke.seat.side), "63A4", "69A", claim, how="by assent"
    )


def _final_for(stage: a.Stage, side: Side) -> bool:
    if stage.what == "bids on the next board":
        return need(stage.seat).side is side
    return stage.what == "the round ends"


@paragraph("63A3", on=(ClaimState,), only_if="revoked")
def no_concession_after_all(m: Moment, claim: ClaimState) -> Findings:
    """Where the partner objects at once nobody has conceded, and the revoke can still be put right (68B2)."""
    if claim.state not in ("no concession", "not a claim"):
        return
    for revoke in m.standing.revokes:
        if revoke.how == "by a claim" and revoke.seat.side is claim.seat.side:
            fault = tuple(f for f in revoke.grounds.findings if not isinstance(f, ClaimState))
            grounds = m.because(*fault, claim, cite="61A", also=("68B2",))
            yield replace(revoke, grounds=grounds, state="open", how=None)
