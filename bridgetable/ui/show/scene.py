"""What a room is shown at one moment: everything its window may know, and nothing else."""

from __future__ import annotations

from bridgetable.explain.retold import told
from bridgetable.explain.withheld import asked_about
from bridgetable.findings.verdict import Verdict
from bridgetable.table.state import Table
from bridgetable.ui.felt.placement import Key
from bridgetable.ui.show.programme import Phase, Programme
from bridgetable.ui.show.told import RulingTold
from bridgetable.value import value


@value
class RoomScene:
    """One moment of an evening as a room sees it.

    `place` and `of` number the case, `at` and `length` the action that was last. `right` is the place of the right
    answer and `told` the ruling: both None until the ruling is shown. `following`: something is shown that comes behind
    it.
    """

    title: str
    story: str
    place: int
    of: int
    edition: int
    phase: Phase
    table: Table
    verdict: Verdict
    lit: frozenset[Key]
    picture: bytes = b""
    action: str = ""
    at: int = 0
    length: int = 0
    answers: tuple[str, ...] = ()
    hands: tuple[int, ...] = ()
    focus: int = 0
    right: int | None = None
    told: RulingTold | None = None
    branches: tuple[str, ...] = ()
    following: bool = False
    twin: bool = False
    trouble: str = ""

    @property
    def asked(self) -> bool:
        """Whether the room is asked, and the ruling is not shown."""
        return self.phase in (Phase.ASKING, Phase.READY)


def scene_of(programme: Programme) -> RoomScene:
    """What the room is shown now."""
    session, ruled = programme.session, programme.phase is Phase.RULED
    asked = programme.phase is not Phase.TELLING
    log = session.shown.log
    last = asked_about(log) if asked and not programme.following else log[-1] if log else None
    return RoomScene(
        title=programme.case_title,
        story=programme.story,
        place=programme.place + 1,
        of=len(programme.items),
        edition=programme.edition,
        phase=programme.phase,
        table=session.view.table,
        verdict=session.view.verdict,
        lit=frozenset(session.in_question) if not ruled else frozenset(),
        picture=_picture_now(programme),
        action=told(last) if last is not None else "",
        at=session.at,
        length=session.view.length,
        answers=programme.ballot.answers if asked else (),
        hands=programme.ballot.hands if asked else (),
        focus=programme.ballot.focus,
        right=programme.ballot.right if ruled else None,
        told=programme.told,
        branches=programme.branches if ruled else (),
        following=programme.following,
        twin=programme.in_twin,
        trouble=programme.trouble,
    )


def _picture_now(programme: Programme) -> bytes:
    """The author's picture, with the story before anything has happened; not where it may tell the ruling, or cards."""
    case, session = programme.case, programme.session
    begins = programme.phase is Phase.TELLING and not session.at
    return programme.picture if begins and case is not None and case.ruling and not session.blind else b""
