"""Whether anybody has wondered about a play: only then is a player asked whether he could have followed suit."""

from __future__ import annotations

from bridgetable.findings.kinds import Question
from bridgetable.findings.verdict import Verdict
from bridgetable.table import actions as a
from bridgetable.table.record import Record


def unsuspected(question: Question, verdict: Verdict, record: Record) -> bool:
    """Whether it is asked if a player could have followed suit, and nobody has wondered about his play so far."""
    if question.id != "could-follow" or verdict.noticed_of(question) is not None:
        return False
    return not _asked_about(record) & set(question.grounds.actions)


def _asked_about(record: Record) -> frozenset[int]:
    """The actions that somebody asks about: each time the player is asked, or anybody speaks up, the newest play."""
    plays, asked = [0], set()
    for number, entry in enumerate(record.log, 1):
        match entry.action:
            case a.Lead() | a.Play() | a.Move() | a.PlayFromDummy() | a.Trick() | a.Face():
                plays.append(number)
            case a.Attention(to=str() as to) if to.startswith("#"):
                asked.add(int(to[1:]))
            case a.Attention() | a.CallDirector() | a.AskNone() | a.AnswerNone():
                asked.add(plays[-1])
    return frozenset(asked)
