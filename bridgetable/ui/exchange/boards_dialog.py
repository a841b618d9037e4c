"""The boards that were found in a file or in what was pasted: which of them is put on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QListWidget, QTreeWidget, QTreeWidgetItem, QWidget

from bridgetable.editions import LATEST
from bridgetable.evening.exercises import Exercise
from bridgetable.exchange.board import BoardsRead, BoardTold, UnreadableText
from bridgetable.exchange.into_record import Imported
from bridgetable.exchange.listing import contract_words
from bridgetable.exchange.own_section import offered
from bridgetable.messages import language, say
from bridgetable.ui.evening.table_picture import SHARE, table_picture
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.dropped import Dropped, TakesDrops, is_one
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import FormPaper, room_for, scrolled
from bridgetable.ui.widgets.words import label

Row: TypeAlias = tuple[BoardTold, Imported | None]
"""A board, and what it is on the table where that is known already."""
SIZE = (920, 620)
MOST_LINES = 5
"""So many lines of what was not read are seen at once."""
PICTURE, LEAST_PICTURE = 420, 200
"""So wide the picture of a board is, in pixels; narrower where letters are large and the screen is small."""


class BoardsDialog(QDialog):
    """Shows what was read, board by board, and what was not; nothing on the table changes before one is chosen."""

    chosen = Signal(object)
    """This `Case` is to be put on the table."""
    practising = Signal(object)
    """Something is to go wrong on the board of this `Case`."""
    keeping = Signal()
    """All of these are tonight's boards."""
    dropping = Signal(object)
    """Another file, or a text, was dropped here, and is to be looked at in the place of this one."""

    def __init__(self, reading: BoardsRead, title: str, options: ViewOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found = list(_found_in(reading.boards))
        self._options = options
        self.setWindowTitle(say("boards-window", title=title))
        self.told = label(said_of(reading))
        self.boards = _board_list(self._found)
        self.picture = label(wrap=False)
        self.about = label(role="soft")
        self.left_out = _left_out(reading)
        self.boards.currentItemChanged.connect(self._show)
        self.boards.itemDoubleClicked.connect(self._take)
        self._place()
        room = room_for(self, *SIZE)
        self.resize(room)
        left = room.width() - self.boards.minimumWidth() - 5 * theme.PANEL_MARGIN
        self._wide = max(LEAST_PICTURE, min(PICTURE, left))
        first = self.boards.topLevelItem(0)
        if first is not None:
            self.boards.setCurrentItem(first)
        self.boards.setFocus()
        TakesDrops(self, is_one, self._drop)

    @property
    def board(self) -> Imported | None:
        """What the board that is pointed at is on the table."""
        item = self.boards.currentItem()
        if item is None:
            return None
        board, made = self._found[item.data(0, Qt.ItemDataRole.UserRole)]
        return made or offered(board)[0]

    def _place(self) -> None:
        paper = FormPaper()
        layout = column(paper, theme.PANEL_MARGIN + 4)
        layout.addWidget(self.told)
        both = row(spacing=theme.PANEL_MARGIN)
        both.addWidget(self.boards, 1)
        beside = column()
        beside.addWidget(self.picture)
        beside.addWidget(self.about)
        beside.addStretch(1)
        both.addLayout(beside)
        layout.addLayout(both, 1)
        layout.addWidget(self.left_out)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.take = buttons.addButton(say("boards-take"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.take.setDefault(True)
        self.take.setEnabled(bool(self._found))
        self.practise = buttons.addButton(say("boards-practise"), QDialogButtonBox.ButtonRole.ActionRole)
        self.practise.setToolTip(say("boards-practise-tip"))
        self.practise.setEnabled(bool(self._found))
        self.practise.clicked.connect(self._practise)
        self.keep = buttons.addButton(say("tonight-keep-these"), QDialogButtonBox.ButtonRole.ActionRole)
        self.keep.setVisible(len(self._found) > 1)
        self.keep.clicked.connect(self._keep)
        buttons.accepted.connect(self._take)
        buttons.rejected.connect(self.reject)
        outer = column(self, spacing=0)
        outer.addWidget(scrolled(paper, self.windowTitle()), 1)
        foot = column(margin=theme.PANEL_MARGIN)
        foot.addWidget(buttons)
        outer.addLayout(foot)

    def _show(self) -> None:
        board = self.board
        if board is None:
            return
        title = board.case.title_in(language())
        image = table_picture(Exercise(title, "", board.case.record.upto(0), LATEST), self._options)
        pixmap = QPixmap.fromImage(image).scaled(
            self._wide, round(self._wide * SHARE), mode=Qt.TransformationMode.SmoothTransformation
        )
        self.picture.setPixmap(pixmap)
        self.picture.setAccessibleName(title)
        self.about.setText("\n".join(said_at(each.line, each.what) for each in board.remarks))

    def _drop(self, found: Dropped) -> None:
        self.reject()
        self.dropping.emit(found)

    def _keep(self) -> None:
        self.accept()
        self.keeping.emit()

    def _practise(self) -> None:
        board = self.board
        if board is not None:
            self.accept()
            self.practising.emit(board.case)

    def _take(self) -> None:
        board = self.board
        if board is not None:
            self.accept()
            self.chosen.emit(board.case)


def _found_in(boards: Sequence[BoardTold]) -> Iterator[Row]:
    """A board is made ready when it is pointed at; one of this program that was changed elsewhere is there twice."""
    for board in boards:
        if board.section:
            yield from ((board, made) for made in offered(board))
        else:
            yield board, None


def _board_list(found: Sequence[Row]) -> QTreeWidget:
    """BoardTold, contract, result and what is remarked of each."""
    result = QTreeWidget()
    heads = ("number", "contract", "result", "remark")
    result.setHeaderLabels([say(f"boards-{head}") for head in heads])
    result.setRootIsDecorated(False)
    result.setUniformRowHeights(True)
    result.setAccessibleName(say("boards-list"))
    for place, (board, imported) in enumerate(found):
        remark = next((each.what for each in (imported or board).remarks), "")
        item = QTreeWidgetItem([board.number or str(place + 1), contract_of(board), result_of(board), remark])
        item.setData(0, Qt.ItemDataRole.UserRole, place)
        result.addTopLevelItem(item)
    *told, remarks = range(len(heads))
    for place in told:
        result.resizeColumnToContents(place)
        result.setColumnWidth(place, result.columnWidth(place) + 2 * theme.SPACING)
    bar = result.header()  # what is remarked has the room that is left: all of it is told beside the list
    bar.setStretchLastSection(False)
    bar.setSectionResizeMode(remarks, QHeaderView.ResizeMode.Stretch)
    least = bar.fontMetrics().horizontalAdvance(say("boards-remark")) + 2 * theme.SPACING
    around = 2 * result.frameWidth() + result.verticalScrollBar().sizeHint().width()
    result.setMinimumWidth(sum(map(result.columnWidth, told)) + least + around)
    result.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return result


def _left_out(reading: BoardsRead) -> QListWidget:
    """What was refused, and what is said of the text as a whole; hidden where that is nothing."""
    result = QListWidget()
    result.setAccessibleName(say("boards-left-out"))
    result.setWordWrap(True)
    result.addItems([refusal(each) for each in reading.refused])
    result.addItems([said_at(each.line, each.what) for each in reading.remarks])
    line = result.fontMetrics().height() + theme.SPACING
    result.setFixedHeight(min(result.count() + 1, MOST_LINES) * line)
    result.setVisible(result.count() > 0)
    return result


def said_of(reading: BoardsRead) -> str:
    """How many boards were read, with remarks, and refused."""
    remarked = sum(bool(board.remarks) for board in reading.boards)
    read, refused = len(reading.boards), len(reading.refused)
    return say("boards-read", read=read, remarked=remarked, refused=refused)


def refusal(fault: UnreadableText) -> str:
    """Why a board is refused, with its number and its line."""
    words = say("boards-refused", board=fault.board, why=str(fault)) if fault.board else str(fault)
    return said_at(fault.line, words)


def said_at(line: int | None, words: str) -> str:
    """Something said of a line of the text."""
    return words if line is None else say("boards-at-line", line=line, words=words)


def contract_of(board: BoardTold) -> str:
    """The contract as players write it, with its declarer."""
    return " ".join(filter(None, (contract_words(board), board.declarer.value if board.declarer else "")))


def result_of(board: BoardTold) -> str:
    """Declarer's tricks, where they are told."""
    return "" if board.tricks is None else say("boards-tricks", count=board.tricks)
