"""Whether a player's partner could have seen the face of a card (Laws 24, 45C1, 49)."""

from __future__ import annotations

from bridgetable.findings.moment import Answer, Moment
from bridgetable.seats import Seat
from bridgetable.table import actions as a

_FACED = (a.Lead, a.Play, a.Face, a.PlaySeveral, a.Spread, a.PlayFromDummy)


def partner_could_see(m: Moment, seat: Seat, *of: str) -> Answer:
    """Could partner have seen it: presumed where it lies face up, or where both opponents saw it; else asked."""
    action = m.action
    if isinstance(action, a.Drop):
        return m.presume("partner-could-see", "yes" if action.face else "no", *of)
    if isinstance(action, _FACED) or (isinstance(action, a.Show) and action.where):
        return m.presume("partner-could-see", "yes", *of)
    seen = m.recorded("seen-by", *of)
    if seen is not None and {seat.lho.value, seat.rho.value} <= set(seen.value or ""):
        return m.presume("partner-could-see", "yes", *of)
    return m.ask("partner-could-see", None, *of)


def caused_by(action: a.Action | None) -> str:
    """Who, as the action says, brought an exposure about: himself, a seat or an outsider."""
    cause = action.cause if isinstance(action, a.Drop | a.BeSeen) else None
    return cause.value if isinstance(cause, Seat) else cause or "himself"
