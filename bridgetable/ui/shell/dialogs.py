"""The windows a command opens beside the main one. None of them holds up the program while it is open.

Each is loaded when it is first opened: few sittings need any.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QInputDialog

from bridgetable.messages import say
from bridgetable.table.position import Position
from bridgetable.ui.record.commands import ChooseReading, ChooseReadings, RenameLine
from bridgetable.ui.shell.parts import Parts

FIRST_LAW = "45"
"""Where the law book opens while the panel shows no law."""

if TYPE_CHECKING:
    from bridgetable.cards import Card
    from bridgetable.exchange.board import BoardTold
    from bridgetable.seats import Seat
    from bridgetable.table.actions import Entry
    from bridgetable.ui.equity.worth import Worth
    from bridgetable.ui.lawbook.window import LawBookWindow
    from bridgetable.ui.shell.help import HelpWindow
    from bridgetable.ui.wording.window import MessagesWindow
    from bridgetable.ui.writing.desk import WritingDesk


class Dialogs(QObject):
    """Opens dialogs over a window and carries out what they are closed with."""

    def __init__(self, window: Parts) -> None:
        super().__init__(window)
        self._window = window
        self._help: HelpWindow | None = None
        self._messages: MessagesWindow | None = None
        self._law_book: LawBookWindow | None = None
        self._writing: WritingDesk | None = None
        self._worth: Worth | None = None

    def set_up(self) -> None:
        """Begin a record with a deal of the user's own."""
        from bridgetable.ui.record.setup_dialog import SetupDialog

        dialog = SetupDialog(Position(), False, self._window.tonight.boards, self._window)
        dialog.accepted.connect(lambda: self._window.filing.begin(dialog.position))
        self._open(dialog)

    def new_case(self) -> None:
        """Begin a case: its deal first, then its page."""
        from bridgetable.table.record import Record
        from bridgetable.ui.record.setup_dialog import SetupDialog

        dialog = SetupDialog(Position(), False, self._window.tonight.boards, self._window)
        dialog.setWindowTitle(say("shell-dialogs-a-new-case"))

        def begin() -> None:
            if self._window.filing.begin_record(Record(dialog.position)):
                self.write()

        dialog.accepted.connect(begin)
        self._open(dialog)

    def write(self) -> None:
        """Write the open record as a case."""
        self._writing_desk().begin()

    def preview(self) -> None:
        """Show the open case as a student sees it."""
        self._writing_desk().preview()

    def _writing_desk(self) -> WritingDesk:
        from bridgetable.ui.writing.desk import WritingDesk

        if self._writing is None:
            self._writing = WritingDesk(self._window)
            self._writing.page.renaming.connect(self.rename)
        return self._writing

    def what_happened(self) -> None:
        """Begin a record with one of the commonest irregularities, ready to be ruled on."""
        from bridgetable.ui.felt.cards import Look
        from bridgetable.ui.ruling.dialog import RulingDialog

        options = self._window.middle.table.table_scene.options
        dialog = RulingDialog(self._window, Look(options.four_colours, options.letters))
        dialog.accepted.connect(lambda: self._window.rule_on(dialog.record, dialog.title))
        self._open(dialog)

    def which_card(self, seat: Seat, card: Card | None) -> None:
        """Ask which card it is that is not known in full, and say so in the record."""
        from bridgetable.ui.ruling.which_card import WhichCard

        dialog = WhichCard(seat, card, self._window)
        dialog.named.connect(lambda name: self._window.acting.identify(seat, card, name))
        self._open(dialog)

    def which_was_moved(self, entry: Entry, facts: Mapping[str, str] | None) -> None:
        """Ask which card it is that was moved unseen, and do the same with it."""
        from bridgetable.cards import parse_card
        from bridgetable.explain.blind import nameless
        from bridgetable.table.identified import renamed
        from bridgetable.ui.ruling.which_card import WhichCard

        unseen = nameless(entry.action)
        if unseen is None:
            return
        seat, card = unseen
        dialog = WhichCard(seat, card, self._window)

        def do_with(name: str) -> None:
            action = renamed(entry.action, seat, card, parse_card(name))
            self._window.acting.do(replace(entry, action=action), facts)

        dialog.named.connect(do_with)
        self._open(dialog)

    def mend(self, board: BoardTold | None = None) -> None:
        """Change the deal or its header under the record that is open; one of tonight's boards is laid out first."""
        from bridgetable.ui.record.mending import mend_under
        from bridgetable.ui.record.setup_dialog import SetupDialog

        window = self._window
        dialog = SetupDialog(window.session.record.position, True, window.tonight.boards, window)

        def mend() -> None:
            said = mend_under(dialog.position, window.session)
            if said:
                window.middle.notice.tell(said)

        dialog.accepted.connect(lambda: window.acting.attempt(mend))
        if board is not None:
            dialog.lay_out(board)
        self._open(dialog)

    def readings(self) -> None:
        """Choose between disputed readings; the verdict follows at once."""
        from bridgetable.ui.record.readings_dialog import SettingsDialog

        window = self._window
        dialog = SettingsDialog(dict(window.session.record.settings), window.preferences.readings, window)
        dialog.chosen_all.connect(lambda all_: window.acting.carry_out(ChooseReadings(all_)))
        dialog.kept.connect(lambda readings: setattr(window.preferences, "readings", readings))
        dialog.chosen.connect(lambda name, value: window.acting.carry_out(ChooseReading(name, value)))
        dialog.cited.connect(window.director.show_law)
        self._open(dialog)

    def sheet(self) -> None:
        """Show the ruling as one page, to be handed on."""
        from bridgetable.explain.sheet import AddedToSheet, Sheet, sheet
        from bridgetable.ui.files.files import case_id
        from bridgetable.ui.sheet.dialog import SheetDialog

        window = self._window
        title, session = window.title, window.session
        record, edition, line = session.shown, session.edition, session.line
        noticed = window.menus.act("noticed").isChecked()
        added = self._worth.for_sheet() if self._worth is not None else AddedToSheet()

        def make(where: str) -> Sheet:
            return sheet(record, edition, title, where=where, branch=line, noticed=noticed, added=added)

        self._open(SheetDialog(make, case_id(window.filing.document.title), window))

    def read_out(self) -> None:
        """Show the ruling and all that may be chosen in large letters, to be read out."""
        from bridgetable.explain.read_out import read_out
        from bridgetable.ui.sheet.read_out import ReadOutDialog

        window = self._window
        self._open(ReadOutDialog(read_out(window.showing.verdict(), window.session.ways), window))

    def worth(self) -> None:
        """Open the window that tells what the cards and the score were worth, all four hands in sight."""
        from bridgetable.ui.equity.worth import Worth

        if self._worth is None:
            self._worth = Worth(self._window, self._window.middle.table.table_scene)
            self._worth.cited.connect(self._window.director.show_law)
            self._worth.boards_wanted.connect(self._window.tonight.show)
        self._worth.show()

    def report(self) -> None:
        """Write a file about this ruling, for whoever looks after the program."""
        from bridgetable.ui.sheet.report_dialog import ReportDialog

        self._open(ReportDialog(self._window.filing.document, self._window))

    def rename(self, line: str) -> None:
        """Give a branch another name."""
        window = self._window
        dialog = QInputDialog(window)
        dialog.setWindowTitle(say("shell-dialogs-rename-the-branch"))
        dialog.setLabelText(say("shell-dialogs-name-of-the-branch"))
        dialog.setTextValue(line)
        dialog.textValueSelected.connect(lambda name: window.acting.carry_out(RenameLine(line, name)))
        self._open(dialog)

    def help(self, page: str) -> None:
        """Open a page of the help."""
        from bridgetable.ui.shell.help import HelpWindow

        if self._help is None:
            self._help = HelpWindow(self._window)
        self._help.open_page(page)

    def law_book(self) -> None:
        """Open the law book at the paragraph the panel shows."""
        self._opened_law_book()

    def own_book(self) -> None:
        """Let the user point to the law book he owns."""
        self._opened_law_book().own.ask()

    def find(self) -> None:
        """Go to the field to search in: that of the law book while one reads there, or that over the list of cases."""
        if self._law_book is not None and self._law_book.isActiveWindow():
            self._law_book.to_search()
        else:
            self._window.find_case()

    def _opened_law_book(self) -> LawBookWindow:
        from bridgetable.ui.lawbook.window import LawBookWindow

        if self._law_book is None:
            self._law_book = LawBookWindow(self._window.preferences, self._window)
            self._law_book.addActions([self._window.menus.act("help"), self._window.menus.act("keys")])
            self._law_book.case_wanted.connect(self._window.filing.open)
            self._window.language_changed.connect(self._law_book.page.speak)
        cite, edition = self._window.director.law.shown
        self._law_book.open_at(cite or FIRST_LAW, edition)
        return self._law_book

    def tour(self) -> None:
        """Show what is where in the window."""
        from bridgetable.ui.shell.tour import Tour

        window = self._window
        if window.tour is None:
            window.tour = Tour(window)
            window.menus.enable("show ruling", False)  # its notes stand over the window: the space bar is theirs
            window.tour.ended.connect(window.toured)

    def all_messages(self) -> None:
        """Show every message beside the English one, to who translates the program."""
        from bridgetable.ui.wording.window import MessagesWindow

        if self._messages is None:
            self._messages = MessagesWindow(self._window.window())
        self._messages.show()
        self._messages.activateWindow()

    def about(self) -> None:
        """Say what is running, and under which licences."""
        from bridgetable.ui.shell.about import AboutDialog

        self._open(AboutDialog(self._window))

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
