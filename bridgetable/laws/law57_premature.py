"""Law 57: premature leads and plays. 57D is computed; the options of 57A are not there yet."""

from __future__ import annotations

from bridgetable.blocks.tricks import could_follow
from bridgetable.findings.kinds import Duty, Irregularity, Misplaced, NotModelled, Status
from bridgetable.findings.moment import Moment, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph

_LEAD_LAWS = {
    "opening lead out of turn": "54",
    "lead out of turn": "53",
}


@paragraph("49", editions=(2007,), on=(Misplaced,))
def ahead_of_rho_2007(m: Moment, card: Misplaced) -> Findings:
    """A defender's card played at his RHO's turn has no law of its own in 2007: exposed by a deliberate play."""
    if card.kind != "play at RHO's turn":
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Status(m.because(early, cite="50B", also=("49",)), card.seat, card.card, "major penalty")


@paragraph("57D", editions=(2017,), on=(Misplaced,))
def ahead_of_rho_2017(m: Moment, card: Misplaced) -> Findings:
    """A card played at the RHO's turn has to be played in turn if it is legal there; else it is a penalty card."""
    if card.kind != "play at RHO's turn":
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    running = m.standing.running
    led = running.led if running is not None else None
    if led is None or card.card.suit is led:
        yield Status(m.because(early), card.seat, card.card, "must be played")
        return
    could = could_follow(m, card.seat, led, m.standing.trick_number, card.card)
    if could.yes:
        yield Status(m.because(early, could, also=("50B",)), card.seat, card.card, "major penalty")
    else:
        yield Status(m.because(early, could), card.seat, card.card, "must be played", provisional=unsure(could))


@paragraph("57D", editions=(2017,), on=(AT_REST,))
def to_be_played_in_turn(m: Moment, _: None) -> Findings:
    """A card put down too early and legal has to be played when its owner's turn comes."""
    for (seat, card), status in m.standing.statuses.items():
        if status.status == "must be played":
            when = "now" if m.standing.due is seat else "own turn"
            grounds = m.because(status, cite=status.grounds.cite, number=max(status.grounds.actions))
            yield Duty(grounds, seat, f"play {card.name}", when=when, card=card)


@paragraph("57A", on=(Misplaced,))
def before_partner(m: Moment, card: Misplaced) -> Findings:
    """A defender ahead of his partner exposes a major penalty card; declarer's further options are not there yet."""
    if card.kind not in ("premature lead", "play out of turn") or not m.standing.defends(card.seat):
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Status(m.because(early, also=("50B",)), card.seat, card.card, "major penalty", provisional=True)
    yield NotModelled(m.because(early), "What declarer may ask of the partner's card, see Law 57A.", True)


@paragraph("57C2 / 57C3", on=(Misplaced,))
def declarer_too_early(m: Moment, card: Misplaced) -> Findings:
    """A card declarer plays too early from either hand stays played."""
    if card.kind not in ("premature lead", "play out of turn") or m.standing.defends(card.seat):
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Status(m.because(early), card.seat, card.card, "must be played", provisional=True)
    yield NotModelled(m.because(early), "Declarer's premature play, see Law 57C.", True)


@paragraph("53A", on=(Misplaced,))
def lead_out_of_turn(m: Moment, card: Misplaced) -> Findings:
    """A lead from the wrong hand: what may be chosen is not there yet, see Laws 53 to 56."""
    if card.kind not in _LEAD_LAWS:
        return
    by_declarer = not m.standing.defends(card.seat)
    law = "55A" if by_declarer else "56" if card.kind == "lead out of turn" else "54"
    wrong = Irregularity(
        m.because(card, also=("44G", law)), card.kind, card.seat, m.number, card.card, provisional=True
    )
    yield wrong
    yield Status(m.because(wrong, cite=law), card.seat, card.card, "exposed", provisional=True)
    yield NotModelled(m.because(wrong, cite=law), f"Who may accept a lead out of turn, see Law {law} and Law 53.", True)
