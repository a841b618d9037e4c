"""Law 59: a player who cannot lead or play as he is required to; and one who could and did not. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.penalty import due_when_leading, lead_is_lost, suits_declarer_may_rule
from bridgetable.cards import Suit
from bridgetable.findings.kinds import Duty, Irregularity, Lawful, Status
from bridgetable.findings.moment import Answer, Moment, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph


@paragraph("59", on=("played",), only_if="bans")
def restricted_lead(m: Moment, played: Status) -> Findings:
    """Who cannot obey a restriction may play any legal card; who could and did not has broken it (61A)."""
    st = m.standing
    mine = (ban for ban in st.bans if ban.seat is played.owner and ban.card is None and ban.suits)
    bans = tuple(ban for ban in mine if not lead_is_lost(st, ban))
    broken = tuple(ban for ban in bans if not _obeys(ban, played.card.suit))
    if played.as_ != "lead" or not broken or _said_already(m, played):
        return
    could = _could_comply(m, played, bans)
    if could.yes:
        yield Irregularity(
            m.because(*broken, could, cite=broken[0].grounds.cite, also=("61A",)),
            "restriction not obeyed",
            played.owner,
            m.number,
            played.card,
            provisional=unsure(*broken, could),
        )
    elif could.no:
        yield Lawful(m.because(*broken, could), played.owner, m.number)


def _said_already(m: Moment, played: Status) -> bool:
    """Whether this lead has been found wrong: it counts once more when a choice lets it stand (52B1)."""
    trick = m.standing.trick_of(played.owner, played.card)
    since = trick.plays[0].action if trick is not None else m.number
    return any(
        i.kind == "restriction not obeyed" and i.card is played.card and i.action >= since for i in m.standing.history
    )


def _obeys(ban: Duty, suit: Suit | None) -> bool:
    return (suit in ban.suits) if ban.must is not None else (suit not in ban.suits)


def _could_comply(m: Moment, played: Status, bans: tuple[Duty, ...]) -> Answer:
    """Had he a card that obeys every restriction? The cards say so, or it is asked."""
    held = [m.before.holds(played.owner, suit) for suit in _suits_left(bans)]
    key = f"{played.owner.value} #{m.number}"
    if True in held:
        return Answer(f"could-comply {key}", "yes")
    if None in held:
        return m.ask("could-comply", None, key, f"#{m.number}")
    return Answer(f"could-comply {key}", "no")


def _suits_left(bans: tuple[Duty, ...]) -> tuple[Suit, ...]:
    """The suits of which a card obeys every restriction."""
    return tuple(suit for suit in Suit if all(_obeys(ban, suit) for ban in bans))


@paragraph("59", on=(AT_REST,), only_if="bans")
def any_card_will_do(m: Moment, _: None) -> Findings:
    """A leader whose cards, as far as they are known, leave him none that obeys may lead any card."""
    st, seat = m.standing, m.standing.due
    if seat is None or not st.to_lead() or suits_declarer_may_rule(st) or due_when_leading(st, m.after, seat):
        return
    mine = (ban for ban in st.bans if ban.seat is seat and ban.card is None and ban.suits)
    bans = tuple(ban for ban in mine if not lead_is_lost(st, ban))
    if bans and all(m.after.holds(seat, suit) is False for suit in _suits_left(bans)):
        grounds = m.because(*bans, number=max(max(ban.grounds.actions, default=0) for ban in bans))
        yield Duty(grounds, seat, must="lead any card", when="lead")
