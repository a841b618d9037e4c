"""Law 10: who assesses, and who chooses. Both editions alike but for references."""

from __future__ import annotations

from bridgetable.findings.kinds import Irregularity, Judgement, Lawful, Option
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.registry import AMBIGUOUS, OFFERED, Findings, paragraph
from bridgetable.messages import listed, to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a


@paragraph("10A", on=("not offered",))
def choice_not_offered(m: Moment, choice: a.Choose) -> Findings:
    """A player has no choice that the director has not put to him, so this one has no effect."""
    yield Irregularity(
        m.because(also=("10C1",)), "act before the ruling", choice.seat, m.number, why="chose what was not offered"
    )


@paragraph("10C2", on=(OFFERED,), decides=("10C1", "10C3"))
def chosen_alone(m: Moment, option: Option) -> Findings:
    """Of the choices the director has explained a player takes the one that suits him, without asking his partner."""
    player = _chooser(m)
    talk = _partner_spoke(m, player, max(option.grounds.actions, default=0))
    if talk:
        test = to_say("weighed-chose-with-partner")
        yield Judgement(m.because(option, number=talk), test, ("suggested",))
    else:
        yield Lawful(m.because(option, also=("10C1", "10C3")), player, m.number)


@paragraph("10C1", on=(AMBIGUOUS,))
def which_law_is_meant(m: Moment, offered: tuple[Option, ...]) -> Findings:
    """Two laws offer these words at once: nothing is chosen before he has said under which of them."""
    laws = listed(sorted({option.grounds.cite for option in offered}), "or")
    yield Judgement(m.because(*offered), to_say("weighed-which-law", laws=laws), provisional=True)


def _chooser(m: Moment) -> Seat:
    """The player who makes the choice."""
    choice = m.action
    return need(choice.seat if isinstance(choice, a.Choose) else None)


def _partner_spoke(m: Moment, player: Seat, since: int) -> int:
    """The first remark the player's partner has made since the choice came up; 0: none."""
    said = ((n, entry.action) for n, entry in enumerate(m.log[since : m.number - 1], since + 1))
    return next((n for n, x in said if isinstance(x, a.Remark) and x.seat is player.partner and x.words), 0)
