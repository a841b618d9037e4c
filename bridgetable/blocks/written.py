"""What a record says in words was left from before: duties, revokes, calls that were withdrawn."""

from __future__ import annotations

import re

from bridgetable.cards import parse_suit
from bridgetable.findings.deeds import Deed, about_a_call, read_deed, suits_of
from bridgetable.findings.kinds import Duty, Grounds, Revoke
from bridgetable.findings.parts import WithdrawnCall
from bridgetable.findings.reasons import RevokeHow
from bridgetable.misread import Misread
from bridgetable.seats import Seat, parse_seat

REVOKE = (
    r"(?P<seat>[NESW]) trick (?P<trick>1[0-3]|[1-9])(?: (?P<suit>[SHDC]|(?:spade|heart|diamond|club)s?))?: "
    r"(?P<state>open|corrected|established but corrected|established)"
)
"""How a revoke is written that is left from before."""


def written_duty(text: str) -> Duty:
    """Read a duty; raises `ValueError` saying what is wrong with it.

    >>> str(written_duty("E: play D7, now").seat), written_duty("E: play D7, now").when
    ('E', 'now')
    """
    owner, colon, rest = text.partition(": ")
    if not colon:
        raise Misread("unread-duty", typed=repr(text))
    what, _, limit = rest.partition(", ")
    forbidden = what.removeprefix("not ")
    deed, seat = read_deed(forbidden), parse_seat(owner)
    if about_a_call(deed):
        return _about_a_call(seat, deed, limit.removeprefix("until "), forbidden=forbidden != what)
    grounds = Grounds("50D2(a)", also=("given",))
    suits = suits_of(deed)
    if forbidden == what:
        return Duty(grounds, seat, must=deed, when=limit or None, suits=suits)
    return Duty(grounds, seat, may_not=deed, until=limit or "loses the lead", suits=suits)


def _about_a_call(seat: Seat, deed: Deed, limit: str, *, forbidden: bool) -> Duty:
    """What he has to call, or may not: at his next turn, or until the auction ends."""
    grounds = Grounds("37", also=("given",))
    if forbidden:
        return Duty(grounds, seat, may_not=deed, until=limit or "own turn")
    if limit == "auction ends":
        return Duty(grounds, seat, must=deed, until=limit)
    return Duty(grounds, seat, must=deed, when=limit or "own turn")


def written_revoke(text: str) -> Revoke:
    """Read a revoke; raises `Misread` saying what is wrong with it.

    >>> written_revoke("S trick 5: established").state
    'established'
    """
    found = re.fullmatch(REVOKE, text)
    if found is None:
        raise Misread("unread-revoke", typed=repr(text))
    twelfth = "62D1" if found["trick"] == "12" else "62C3"
    cite = {"open": "61A", "established": "63A1", "corrected": "62A"}.get(found["state"], twelfth)
    suit = parse_suit(found["suit"]).plural if found["suit"] else ""
    grounds = Grounds(cite, also=("given",))
    both = found["state"] not in ("open", "established", "corrected") and found["trick"] != "12"
    how: RevokeHow | None = "both sides" if both else None
    return Revoke(grounds, parse_seat(found["seat"]), int(found["trick"]), suit, found["state"], 0, how=how)


def written_call(text: str) -> WithdrawnCall:
    """Read a call withdrawn before the record begins: `E withdrew 2D for 3C`.

    >>> call = written_call("E withdrew 2D for 3C")
    >>> call.seat.name, call.old, call.new
    ('E', '2D', '3C')
    """
    seat, _, old, _, new = text.split()
    return WithdrawnCall(parse_seat(seat), old, new)
