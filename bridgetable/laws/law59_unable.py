"""Law 59: a player who cannot lead or play as he is required to; and one who could and did not. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.penalty import counts_now, due_when_leading, lead_bans, suits_declarer_may_rule
from bridgetable.blocks.tricks import shown_by, shown_to_comply
from bridgetable.cards import Suit
from bridgetable.findings import deeds
from bridgetable.findings.kinds import Duty, Irregularity, Lawful, Status
from bridgetable.findings.moment import Answer, Moment, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph


@paragraph("59", on=("played",), only_if="bans")
def restricted_lead(m: Moment, played: Status) -> Findings:
    """Who cannot obey a restriction may play any legal card; who could and did not has broken it (61A)."""
    bans = lead_bans(m.standing, played.seat)
    broken = tuple(ban for ban in bans if not _obeys(ban, played.card.suit))
    if played.as_ != "lead" or not broken or not counts_now(m, played):
        return
    could = _could_comply(m, played, bans)
    if could.yes:
        grounds = m.because(*broken, could, cite=broken[0].grounds.cite, also=("61A",))
        yield Irregularity(
            grounds._replace(actions=(*grounds.actions, *shown_by(m, played.seat, _suits_left(bans)))),
            "restriction not obeyed",
            played.seat,
            m.number,
            played.card,
            provisional=unsure(*broken, could),
        )
    elif could.no:
        yield Lawful(m.because(*broken, could), played.seat, m.number, why="unable")


def _obeys(ban: Duty, suit: Suit | None) -> bool:
    return (suit in ban.suits) if ban.must is not None else (suit not in ban.suits)


def _could_comply(m: Moment, played: Status, bans: tuple[Duty, ...]) -> Answer:
    """Had he a card that obeys every restriction? The cards say so, or it is asked."""
    held = [m.before.holds(played.seat, suit) for suit in _suits_left(bans)]
    key = f"{played.seat.value} #{m.number}"
    if True not in held and None in held:
        return m.ask("could-comply", None, key, f"#{m.number}")
    return shown_to_comply(m, True in held, key, f"#{m.number}")


def _suits_left(bans: tuple[Duty, ...]) -> tuple[Suit, ...]:
    """The suits of which a card obeys every restriction."""
    return tuple(suit for suit in Suit if all(_obeys(ban, suit) for ban in bans))


@paragraph("59", on=(AT_REST,), only_if="bans")
def any_card_will_do(m: Moment, _: None) -> Findings:
    """A leader whose cards, as far as they are known, leave him none that obeys may lead any card."""
    st = m.standing
    bans = lead_bans(st, st.play.due) if st.play.to_lead() and not suits_declarer_may_rule(st) else ()
    unable = all(m.after.holds(ban.seat, suit) is False for ban in bans for suit in _suits_left(bans))
    if bans and unable and not due_when_leading(st, m.after, bans[0].seat):
        grounds = m.because(*bans, number=max(max(ban.grounds.actions, default=0) for ban in bans))
        yield Duty(grounds, bans[0].seat, must=deeds.PlainDeed.LEAD_ANY, when="lead", why="unable")
