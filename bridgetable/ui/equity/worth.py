"""The window *What was it worth?* as the other one knows it: opened, and kept in step with the ruling shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bridgetable.equity.answer import EquityOf, PlayFault, faults_of
from bridgetable.explain.sheet import AddedToSheet
from bridgetable.ui.equity.around import AroundWorth
from bridgetable.ui.equity.asked import Asked, answer
from bridgetable.ui.equity.at_cards import at_cards
from bridgetable.ui.equity.on_felt import TricksOnFelt
from bridgetable.ui.equity.window import WorthWindow
from bridgetable.ui.felt.scene import TableScene
from bridgetable.ui.widgets.aside import Aside


class Worth(QObject):
    """Asks what the ruling that is shown was worth, as long as its window is open."""

    cited = Signal(str)
    """A paragraph was pressed."""

    boards_wanted = Signal(object)
    """Tonight's boards are wanted, over this window: a hand is not known."""

    def __init__(self, around: AroundWorth, felt: TableScene) -> None:
        super().__init__(around.window())
        self._around, self._felt = around, felt
        self.on_felt = TricksOnFelt(felt)
        self._solving = Aside(self, "double dummy", answer, self._tell)
        self.page = WorthWindow(around.window())
        self.page.cited.connect(self.cited)
        self.page.tricks.fault_chosen.connect(self._ask)
        self.page.tricks.boards_wanted.connect(lambda: self.boards_wanted.emit(self.page))
        self.page.tricks.told_elsewhere.connect(self._tell_at_cards)
        self.page.closed.connect(self._solving.forget)
        self.page.closed.connect(self.on_felt.clear)
        around.panels_shown.connect(self._follow)

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        if not self.page.isVisible():
            self.page.stand_beside(self._around.window(), self._felt.views()[0])
        self.page.show()
        self.page.raise_()
        self.page.activateWindow()
        self._follow()

    def for_sheet(self) -> AddedToSheet:
        """What the director has put on the sheet of the ruling that is shown."""
        return self.page.for_sheet(self._around.session.shown, self._around.session.edition)

    def _follow(self) -> None:
        """Something else is shown: ask about that, or say nothing while the ruling is kept back."""
        if not self.page.isVisible():
            return
        session = self._around.session
        if session.hidden or session.blind:
            self._solving.forget()
            self.on_felt.clear()
            self.page.keep_back("hidden" if session.hidden else "blind")
            return
        shown, faults = session.shown, faults_of(session.view.verdict)
        self.page.begin(shown, session.edition, session.view.verdict)
        self.page.tricks.show_faults(shown.log, faults)
        self._ask(self.page.tricks.fault)

    def _ask(self, fault: PlayFault | None) -> None:
        session = self._around.session
        asked = Asked(session.shown, session.edition, fault)
        if self.page.asked != asked:
            self.page.wait_for(asked)
            self.on_felt.clear()
            self._solving.ask(asked)

    def _tell(self, found: EquityOf) -> None:
        self.page.show_answer(found)
        self._tell_at_cards()

    def _tell_at_cards(self) -> None:
        """Tell at the cards on the table what is told on the page, if that is wanted."""
        tricks = self.page.tricks
        without, now = tricks.without.worth, tricks.now.worth
        if not tricks.at_cards.isChecked():
            self.on_felt.clear()
            return
        self.on_felt.show(at_cards(without, now), now)
