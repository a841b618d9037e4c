"""Law 15 of 2017, 17D of 2007: the cards of another board. Not handled here, and said so."""

from __future__ import annotations

from bridgetable.findings.kinds import NotModelled
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.table import actions as a


@paragraph("17D", until=2017, on=(a.WrongCards,))
@paragraph("15A", since=2017, on=(a.WrongCards,))
def cards_of_another_board(m: Moment, _: a.WrongCards) -> Findings:
    """Who holds the cards of another board: what becomes of his calls is not worked out."""
    yield NotModelled(m.because(), to_say("unhandled-cards-of-another-board"))
