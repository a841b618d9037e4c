"""What nobody is asked, and is so unless somebody says otherwise: one quiet line for each such fact."""

from __future__ import annotations

from bridgetable.findings.kinds import Assumption
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import listed, say
from bridgetable.seats import Seat


def heading() -> str:
    """What stands above these lines."""
    return say("told-assumed-heading")


def assumed_text(assumption: Assumption, verdict: Verdict) -> str:
    """An assumption as a sentence: Nobody had told East it was his turn."""
    trick = assumption.of.rpartition(" ")[2]
    return say(f"told-assumed-{assumption.id}", seat=_concerned(assumption, verdict), trick=trick)


def otherwise_text(assumption: Assumption) -> str:
    """How somebody who keeps the record in a file says otherwise: the answers as they are written with the action."""
    others = [answer for answer in assumption.answers if answer != assumption.value] or ["CARD"]
    first, *more = (f'"{answer}"' for answer in others)
    if not assumption.of.startswith("#"):
        return say("told-assumed-otherwise", fact=assumption.key, answer=first)
    written = listed([f"facts={{{assumption.id}={first}}}", *more], "or")
    return say("told-assumed-otherwise-of-action", written=written, number=int(assumption.of[1:]))


def change_told(assumption: Assumption, verdict: Verdict) -> str:
    """What the link that asks after all is called, for who hears the window read out."""
    return say("told-assumed-change", what=assumed_text(assumption, verdict))


def _concerned(assumption: Assumption, verdict: Verdict) -> Seat:
    """The player of whom it is assumed: who did what is not in order; for dummy's cards declarer."""
    if not assumption.of.startswith("#"):
        return Seat(assumption.of[0])
    faults = (fault.seat for fault in verdict.irregularities if f"#{fault.action}" == assumption.of)
    seat = verdict.declarer if assumption.id == "other-intention" else next(faults, verdict.declarer)
    return verdict.declarer if seat is verdict.dummy else seat
