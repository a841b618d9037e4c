"""The pages of the right column on a ruling: the director's, the card's, the comparison, the players'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bridgetable.editions import EDITIONS
from bridgetable.messages import say
from bridgetable.ui.panels.compare import ComparePanel
from bridgetable.ui.panels.director import DirectorPanel
from bridgetable.ui.panels.ledger import LedgerPage
from bridgetable.ui.panels.next_step import NextStep
from bridgetable.ui.shell.asking import Asking, AskingWindow
from bridgetable.ui.shell.comparing import Comparing, ComparingWindow
from bridgetable.ui.widgets.pages import Pages

if TYPE_CHECKING:
    from PySide6.QtWidgets import QVBoxLayout

    from bridgetable.session import Session


class PagesWindow(AskingWindow, ComparingWindow, Protocol):
    """The window, to the pages on its rulings."""

    def sitting(self) -> Session: ...


class RulingPages:
    """Made together: a case that is opened without its ruling needs none of them before somebody has looked at it."""

    def __init__(self, window: PagesWindow, paper: QVBoxLayout) -> None:
        names = {
            "ruling": say("shell-assembly-ruling"),
            "card": say("shell-assembly-card"),
            "compare": say("shell-assembly-compare"),
            "ledger": say("shell-assembly-players"),
        }
        self.pages = Pages(names, say("shell-assembly-show"))
        paper.addWidget(self.pages)
        within = self.pages.stack
        self.director, self.asking = DirectorPanel(window.sitting, within), Asking(window, within)
        panel, self.ledger = ComparePanel(EDITIONS, within), LedgerPage(within)
        for page in (self.director, self.asking.card, panel, self.ledger):
            self.pages.add(page)
        self.next_step = NextStep(self.director, window.middle.command.field)
        self.comparing = Comparing(window, panel, "compare")
        self.pages.turned.connect(self.comparing.turned)
