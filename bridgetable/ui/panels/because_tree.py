"""The because-tree: each statement with its paragraph, opened to the reasons under it; facts can be changed in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QInputDialog, QMenu, QPushButton, QWidget

from bridgetable.explain.tree import Node
from bridgetable.findings.facts import FACTS
from bridgetable.messages import cite_words, say
from bridgetable.table.record import CANNOT
from bridgetable.ui.looks import theme
from bridgetable.ui.panels.facts import answer_words
from bridgetable.ui.widgets.buttons import CiteLink, button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.words import label


class BecauseTree(QWidget):
    """Reasons and the reasons under them; what has reasons of its own is opened by its arrow."""

    cited = Signal(str)
    pointed = Signal(object)
    """The mouse or the keyboard is at a statement, a `Node`; None: at none any more."""
    answered = Signal(str, str)
    """A fact is to be found otherwise: its key and the answer."""
    withdrawn = Signal(str)
    """The fact of this key is not found after all."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = column(self, spacing=3)
        self._rows: list[_Row] = []
        self._root = Node("", "")
        self._answers: Mapping[str, str] = MappingProxyType({})
        self._opened: set[str] = set()
        self._at: Node | None = None

    @property
    def shown(self) -> tuple[str, ...]:
        """The words of the statements in sight, from the top."""
        return tuple(each.node.text for each in self._rows if not each.isHidden())

    def show_reasons(self, root: Node | None, answers: Mapping[str, str]) -> None:
        """Show the reasons of `root`, or none; `answers` are those found so far, by the key of their fact."""
        root = root or Node("", "")
        if (self._root, self._answers) == (root, answers):
            return
        self._root, self._answers = root, dict(answers)
        self._lay_out()

    def row_of(self, text: str) -> QWidget:
        """The row of a statement in sight; `LookupError` if there is none."""
        for each in self._rows:
            if not each.isHidden() and each.node.text == text:
                return each
        raise LookupError(text)

    def _lay_out(self) -> None:
        lines = list(self._lines(self._root, 0))
        while len(self._rows) < len(lines):
            self._rows.append(self._new_row())
        for number, each in enumerate(self._rows):
            each.setVisible(number < len(lines))
            if number < len(lines):
                node, above, depth = lines[number]
                each.say(node, above, depth, node.text in self._opened)

    def _lines(self, above: Node, depth: int) -> Iterator[tuple[Node, Node, int]]:
        for node in above.children:
            yield node, above, depth
            if node.text in self._opened:
                yield from self._lines(node, depth + 1)

    def _new_row(self) -> _Row:
        added = _Row()
        self._layout.addWidget(added)
        added.cited.connect(self.cited)
        added.turned.connect(self._turn)
        added.changing.connect(self._offer_answers)
        added.pointed.connect(self._point)
        return added

    def _point(self, node: Node | None) -> None:
        if node is not self._at:
            self._at = node
            self.pointed.emit(node)

    def _turn(self, node: Node) -> None:
        """Open the reasons under a statement, or close them."""
        self._opened ^= {node.text}
        self._lay_out()

    def _offer_answers(self, node: Node, under: QWidget) -> None:
        """Ask for another answer to the fact a statement tells of."""
        kind, now = FACTS[node.fact.partition(" ")[0]], self._answers.get(node.fact)
        menu = QMenu(under)
        menu.setAccessibleName(say("panels-because-tree-answers"))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for answer in (*kind.answers, CANNOT):
            line = menu.addAction(answer_words(answer), partial(self.answered.emit, node.fact, answer))
            line.setCheckable(True)
            line.setChecked(answer == now)
        if kind.open is not None:
            menu.addAction(say("panels-because-tree-another-answer"), partial(self._type_answer, node.fact))
        if now is not None:
            menu.addSeparator()
            menu.addAction(say("panels-because-tree-ask-again"), partial(self.withdrawn.emit, node.fact))
        menu.popup(under.mapToGlobal(under.rect().bottomLeft()))

    def _type_answer(self, key: str) -> None:
        question = FACTS[key.partition(" ")[0]].question
        text, typed = QInputDialog.getText(
            self, say("panels-because-tree-answer"), question, text=self._answers.get(key, "")
        )
        if typed and text.strip():
            self.answered.emit(key, text.strip())


class _Row(QWidget):
    """One statement: an arrow if there are reasons under it, its words, its paragraph, a way to change its answer."""

    cited = Signal(str)
    turned = Signal(object)
    """The reasons under this `Node` are to be opened or closed."""
    changing = Signal(object, object)
    """Another answer is wanted to the fact of this `Node`; the answers are to be offered under the widget."""
    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.node = self._rests = Node("", "")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "reason")
        self._line = row(self, spacing=5)
        self.arrow, self._dot, self._words = QPushButton(), label("•", "soft", wrap=False), label()
        self.arrow.setProperty("role", "arrow")
        for part in (self.arrow, self._dot):
            part.setFixedWidth(theme.ARROW_WIDTH)
        self._dot.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for words in (self._dot, self._words):
            words.setContentsMargins(0, theme.LINK_DROP, 0, 0)
        self.change = button(say("panels-because-tree-change"), "link", say("panels-because-tree-give-another-answer"))
        self.link = CiteLink()
        top = Qt.AlignmentFlag.AlignTop
        for part in (self.arrow, self._dot):
            self._line.addWidget(part, 0, top)
        self._line.addWidget(self._words, 1, top)
        for part in (self.change, self.link):
            self._line.addWidget(part, 0, top)
        for part in (self.arrow, self.change, self.link):
            part.installEventFilter(self)
        self.arrow.clicked.connect(self._turn)
        self.change.clicked.connect(self._change)
        self.link.clicked.connect(self._cite)

    def _turn(self) -> None:
        self.turned.emit(self.node)

    def _change(self) -> None:
        self.changing.emit(self.node, self.change)

    def _cite(self) -> None:
        self.cited.emit(self.node.cite)

    def say(self, node: Node, above: Node, depth: int, opened: bool) -> None:
        self.node = node
        # what a law says rests on nothing at the table: it is the statement above it that does
        self._rests = node if node.fact or node.finding is not None else above
        self._line.setContentsMargins(theme.INDENT * depth, 2, 2, 2)
        self.arrow.setVisible(bool(node.children))
        self.arrow.setText("▾" if opened else "▸")
        self.arrow.setAccessibleName(say("panels-because-tree-arrow", opened=opened, words=node.text))
        self._dot.setVisible(not node.children)
        self._words.setText(node.text)
        self.change.setVisible(bool(node.fact))
        self.change.setAccessibleName(say("panels-because-tree-change-the-answer", words=node.text))
        self.link.show_cite(node.cite)
        self.link.setAccessibleName(say("panels-because-tree-law", cite=cite_words(node.cite)) if node.cite else "")
        self.link.setVisible(bool(node.cite))

    # Qt's own names

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self._rests)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit(self._rests)
        elif event.type() == QEvent.Type.FocusOut:
            self.pointed.emit(None)
        return super().eventFilter(watched, event)
