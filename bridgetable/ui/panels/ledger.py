"""The ledger page: at a glance and player by player, what stands and until when."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bridgetable.explain import ledger as led
from bridgetable.explain.ledger import Ledger, LedgerRow, ledger
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import cite_words, say
from bridgetable.seats import Seat
from bridgetable.table.actions import Entry
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import CiteLink
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.paper import PaperPage, PaperSheet
from bridgetable.ui.widgets.words import Pill, label

_TONES = {
    led.PENALTY: "grave",
    led.LEAD: "warning",
    led.MUST: "asking",
    led.GOES_BACK: "warning",
    led.BACK: "calm",
    led.INFORMATION: "plain",
    led.REVOKE: "grave",
    led.LATER: "plain",
}


class LedgerPage(PaperPage):
    """For each player his penalty cards, restrictions, rights to take back and what he may not use; then the rest."""

    cited = Signal(str)

    def __init__(self, within: QWidget) -> None:
        super().__init__(say("panels-ledger-players"), within)
        self._layout = column(self.paper, theme.PANEL_MARGIN, theme.SPACING + 2)
        self._shown: tuple[Ledger, tuple[str, ...]] | None = None
        self._wanted: tuple[Verdict, tuple[Entry, ...]] | None = None

    def show_verdict(self, verdict: Verdict, log: tuple[Entry, ...]) -> None:
        """Show the ledger of `verdict`, which is about `log`, as soon as the page is in sight."""
        self._wanted = verdict, log
        if self.isVisible():
            self._fill(verdict, log)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._wanted is not None:
            self._fill(*self._wanted)

    def _fill(self, verdict: Verdict, log: tuple[Entry, ...]) -> None:
        book = ledger(verdict, log)
        names = tuple(self._name(seat, verdict) for seat, _ in book.players)
        if (book, names) == self._shown:
            return
        self._shown = book, names
        empty(self._layout)
        self._layout.addWidget(self._glance(book))
        for name, (_, rows) in zip(names, book.players, strict=True):
            self._layout.addWidget(self._card(name, rows))
        self._if_any(say("panels-ledger-everybody"), book.table)
        self._if_any(say("panels-ledger-at-the-end-of-play"), book.end_of_play)
        self._layout.addStretch(1)

    def _glance(self, book: Ledger) -> QWidget:
        """How much there is of each kind."""
        if book.empty:
            return label(say("panels-ledger-nothing-stands-against-or-for-anybody"), "soft")
        counts = [f"{count}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{self._word(kind)}" for kind, count in book.counts()]
        return label("  ·  ".join(counts), "title")

    def _if_any(self, name: str, rows: Sequence[LedgerRow]) -> None:
        if rows:
            self._layout.addWidget(self._card(name, rows))

    def _name(self, seat: Seat, verdict: Verdict) -> str:
        """A player with what he is; while the players are bidding there is no declarer."""
        if verdict.bidding:
            return say("terms-seat", seat=seat)
        roles = {verdict.declarer: say("panels-ledger-declarer"), verdict.dummy: say("panels-ledger-dummy")}
        return f"{say('terms-seat', seat=seat)}, {roles.get(seat, say('panels-ledger-defender'))}"

    def _card(self, name: str, rows: Sequence[LedgerRow]) -> PaperSheet:
        """A player, or all of them, with a heading for each kind of row."""
        card, head = PaperSheet(), row()
        card.setAccessibleName(name)
        head.addWidget(label(name, "title", wrap=False))
        head.addStretch(1)
        if not rows:
            head.addWidget(label(say("panels-ledger-nothing"), "soft", wrap=False))
        card.body.addLayout(head)
        for kind, alike in groupby(rows, key=lambda each: each.kind):
            pill = Pill()
            pill.say(self._word(kind), _TONES[kind])
            card.body.addWidget(pill)
            for each in alike:
                card.body.addLayout(self._row(each))
        return card

    def _row(self, shown: LedgerRow) -> QHBoxLayout:
        line, words, link = row(spacing=6), column(spacing=1), CiteLink(shown.cite)
        link.setAccessibleName(say("panels-ledger-law", cite=cite_words(shown.cite)))
        link.clicked.connect(lambda: self.cited.emit(shown.cite))
        words.addWidget(label(shown.head + (say("panels-ledger-not-yet-certain") if shown.provisional else "")))
        if shown.note:
            words.addWidget(label(shown.note, "soft"))
        line.addLayout(words, 1)
        line.addWidget(link, 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _word(self, kind: str) -> str:
        return {
            led.PENALTY: say("panels-ledger-penalty-card"),
            led.LEAD: say("panels-ledger-restricted"),
            led.MUST: say("panels-ledger-has-to"),
            led.GOES_BACK: say("panels-ledger-goes-back"),
            led.BACK: say("panels-ledger-may-take-back"),
            led.INFORMATION: say("panels-ledger-information"),
            led.REVOKE: say("panels-ledger-revoke"),
            led.LATER: say("panels-ledger-to-look-at"),
        }[kind]
