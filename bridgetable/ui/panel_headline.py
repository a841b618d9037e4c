"""The director's headline: one sentence with its paragraph, and because of what it holds."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.explain.tree import Node, because
from bridgetable.explain.words import headline
from bridgetable.findings.kinds import Finding, Irregularity, Lawful, MustWithdraw, NotModelled, Option, Status
from bridgetable.findings.verdict import Verdict
from bridgetable.table.record import Fact
from bridgetable.ui import theme
from bridgetable.ui.kit import Card, FoldedLines, Line, Lines, Pill, button, column, label, look, row


class HeadlinePanel(QWidget):
    """What the director says first, in a card coloured by what it is about, and the reasons under it."""

    cited = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._card = Card("plain")
        self._pill, self._link, self._words = Pill(), button("", "link"), label(role="headline")
        self._provisional = label(self.tr("Provisional: an open question may still change it."), "soft")
        self._because, self._reasons = label(self.tr("BECAUSE"), "section"), Lines()
        self._chain = FoldedLines(self.tr("The whole chain of reasons"))
        self._link.clicked.connect(lambda: self.cited.emit(self._link.text()))
        self._reasons.cited.connect(self.cited)
        self._chain.cited.connect(self.cited)
        self._placed()

    def show_verdict(self, verdict: Verdict, facts: tuple[Fact, ...]) -> str:
        """Show the headline of `verdict`; gives back its paragraph, or an empty string."""
        words, finding = headline(verdict)
        word, tone = self._pill_of(finding)
        self._pill.say(word, tone)
        look(self._card, tone=tone)
        self._card.setAccessibleName(words)
        self._words.setText(words)
        self._provisional.setVisible(finding is not None and finding.provisional)
        cite = finding.grounds.cite if finding is not None else ""
        self._link.setText(cite)
        self._link.setVisible(bool(cite))
        answers = {fact.key: fact.value for fact in facts}
        lines = reasons(because(verdict, finding, answers)) if finding is not None else []
        self._because.setVisible(bool(lines))
        self._reasons.show_lines([line for line in lines if not line.depth])
        deeper = any(line.depth for line in lines)
        self._chain.offer(len(lines) if deeper else 0, lambda: lines)
        return cite

    def _placed(self) -> None:
        head = row()
        head.addWidget(self._pill)
        head.addStretch(1)
        head.addWidget(self._link)
        self._card.body.addLayout(head)
        self._card.body.addWidget(self._words)
        self._card.body.addWidget(self._provisional)
        layout = column(self)
        layout.addWidget(self._card)
        layout.addWidget(self._because, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._reasons)
        layout.addWidget(self._chain)

    def _pill_of(self, finding: Finding | None) -> tuple[str, str]:
        """The word in the pill, and its tone."""
        match finding:
            case None:
                return self.tr("nothing irregular"), "plain"
            case Status():
                return finding.status, theme.STATUS_TONES[finding.status]
            case Irregularity():
                return self.tr("irregularity"), "warning"
            case Option():
                return self.tr("choice"), "calm"
            case MustWithdraw():
                return self.tr("goes back"), "warning"
            case Lawful():
                return self.tr("in order"), "settled"
            case NotModelled():
                return self.tr("not modelled"), "grave"
            case _:
                return self.tr("ruling"), "calm"


def reasons(node: Node, depth: int = 0) -> list[Line]:
    """The reasons under `node` as lines, each followed by its own reasons."""
    lines = []
    for child in node.children:
        lines.append(Line(child.text, child.cite or None, depth))
        lines += reasons(child, depth + 1)
    return lines
