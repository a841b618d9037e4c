"""Tonight's boards as the window knows them: loaded once, then brought to the table by their numbers."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from bridgetable.messages import say
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.position import Position
from bridgetable.ui.around.window import AroundRoom, Tells

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from bridgetable.exchange.board import BoardTold
    from bridgetable.seats import Seat
    from bridgetable.ui.files.tonight import Loaded, TonightsBoards

MOST = 4
"""So many boards of one number are offered at most."""


class Attempts(Protocol):
    """Carries out what is done, and shows what came of it."""

    def attempt(self, step: Callable[[], object]) -> bool: ...


class TonightWindow(AroundRoom, Protocol):
    """The window, to who brings tonight's boards to its table."""

    @property
    def acting(self) -> Attempts: ...
    @property
    def middle(self) -> Tells: ...


class Tonight(QObject):
    """Brings tonight's boards to the table of one window."""

    mending = Signal(object)
    """This board is to be laid out where the deal is corrected: some of its cards had gone before the record begins."""

    def __init__(self, window: TonightWindow) -> None:
        super().__init__(window.window())
        self._window = window

    @cached_property
    def boards(self) -> TonightsBoards:
        """What is loaded: read when it is first asked for."""
        from bridgetable.ui.files.tonight import TonightsBoards

        return TonightsBoards(self._window.filing.folder)

    def show(self, over: QWidget | None = None) -> None:
        """Show what is loaded, to load more or to say which board it is; over another window, if one is named."""
        from bridgetable.ui.exchange.tonight_dialog import TonightDialog

        dialog = TonightDialog(self.boards, over or self._window.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.wanted.connect(self.lay)
        dialog.open()

    def keep(self, data: bytes, name: str) -> None:
        """Load boards that are looked at already, those of a file by its name, and say how many."""
        self.boards.loaded.connect(self._tell_of, Qt.ConnectionType.SingleShotConnection)
        self.boards.add(data, name)
        if self.boards.reading:
            self._say(say("tonight-being-read"))

    def _tell_of(self, loaded: Loaded) -> None:
        from bridgetable.ui.files.tonight import told_of

        self._say("\n".join((*map(told_of, loaded.files), *loaded.problems)))

    def typed(self, text: str) -> bool:
        """Take what was typed on the line under the table if it means one of tonight's boards; whether it does."""
        from bridgetable.exchange.board_typed import board_typed

        typed = board_typed(text)
        if typed is None:
            return False
        self.lay(typed.number, typed.contract, typed.declarer)
        return True

    def suggest(self, text: str) -> list[str]:
        """How what was typed on that line may go on to one of tonight's boards."""
        from bridgetable.exchange.board_typed import typed_further

        if not text.lower().lstrip().startswith("bo"):
            return []
        return typed_further(text, [board.number for file in self.boards.files for board in file.boards])

    def lay(self, typed: str, contract: str = "", declarer: Seat | None = None) -> None:
        """Lay the board of that number under the record that is open; where that is no plain matter, say so and ask.

        The contract is that which is told there, if no other is typed.
        """
        found = self.boards.boards(typed)
        boards = [replace(board, contract=contract, declarer=declarer) for board in found]
        if not boards and self.boards.reading:
            self._say(say("tonight-being-read"))
            read = self.boards.returned if self.boards.returning else self.boards.loaded
            read.connect(lambda *_: self.lay(typed, contract, declarer), Qt.ConnectionType.SingleShotConnection)
        elif not self.boards.count:
            self._say(say("tonight-none-yet"), (say("tonight-load"), self.show))
        elif not boards:
            self._say(self.boards.none_of(typed))
        elif len(boards) > 1:
            choices = [(_file_told(board), partial(self._lay, board)) for board in boards[:MOST]]
            self._say(say("tonight-several", number=boards[0].number), *choices)
        else:
            self._lay(boards[0])

    def _lay(self, board: BoardTold) -> None:
        """Lay it where all that stands there can be it; else say what is in the way, and offer what can be done."""
        from bridgetable.exchange.tonight import begins_later, differing

        session, document = self._window.session, self._window.filing.document
        position = session.record.position
        anew = say("tonight-begin", number=board.number), partial(self._begin, board)
        if document.tried:  # a case of the library, or a problem: it has cards of its own
            self._begin(board)
        elif session.hidden or session.blind:
            self._say(say("tonight-kept-back", why="hidden" if session.hidden else "blind"), anew)
        elif board.contract and self._bid_here():
            self._say(say("tonight-is-bid", number=board.number), anew)
        elif begins_later(position):
            take_out = say("tonight-set-hands"), partial(self.mending.emit, board)
            self._say(say("tonight-begins-later", trick=position.first_trick), take_out, anew)
        elif what := differing(position, board):
            take = say("tonight-take", number=board.number), partial(self._mend, board)
            self._say(say("tonight-differs", number=board.number, what=what), take, anew)
        else:
            self._mend(board)

    def _bid_here(self) -> bool:
        """Whether calls that were recorded tell the contract, or are going to."""
        session = self._window.session
        verdict = session.view.verdict
        return verdict.contract is not None or (verdict.bidding and bool(session.record.log))

    def _begin(self, board: BoardTold) -> None:
        """Begin a record with it."""
        from bridgetable.exchange.tonight import with_board

        self._window.filing.begin(with_board(Position(), board))

    def _mend(self, board: BoardTold) -> None:
        """Lay it under what was recorded, in one step; not where that cannot have happened with these cards."""
        from bridgetable.exchange.tonight import with_board
        from bridgetable.ui.record.mending import mend_under

        session, number = self._window.session, board.number
        before = session.record.position
        said = ""

        def mend() -> None:
            nonlocal said
            try:
                said = mend_under(with_board(before, board), session)
            except ImpossibleAction as why:
                raise ValueError(
                    say("tonight-not-this-one", number=number, action=why.number or 0, why=str(why))
                ) from why

        if not self._window.acting.attempt(mend):
            return
        if session.record.position == before:
            said = " ".join(filter(None, (say("tonight-lies-here", number=number), said)))
        if said:
            self._say(said)
        else:
            self._window.middle.notice.hide()

    def _say(self, words: str, *choices: tuple[str, Callable[[], object]]) -> None:
        self._window.middle.notice.tell(words, "asking" if choices else "calm", choices)


def _file_told(board: BoardTold) -> str:
    return say("tonight-board-of-file", number=board.number, file=board.origin.file)
