"""What is expected of the ruling: all that can be, to be ticked; what is ticked and no longer so stands out in red."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from bridgetable.editions import EDITIONS
from bridgetable.messages import cite_words, say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.lines import FoldingHeading
from bridgetable.ui.widgets.words import as_tip, label
from bridgetable.ui.writing.supposed import SupposedPart, step_words
from bridgetable.writing.ticks import Tickable, Ticked, Where


class TickRow(QWidget):
    """One thing that can be expected: a box to tick, what it says, the edition if it is one alone, the paragraph."""

    turned = Signal(bool)

    def __init__(self, offer: Tickable, on: bool) -> None:
        super().__init__()
        self.offer = offer
        self.box = QCheckBox()
        self.box.setChecked(on)
        year = "" if offer.edition is None else str(offer.edition)
        self.box.setAccessibleName(say("writing-expect", words=offer.words, year=year or "both"))
        self.box.clicked.connect(self.turned)
        line = row(self, spacing=6)
        top = Qt.AlignmentFlag.AlignTop
        line.addWidget(self.box, 0, top)
        words = label(offer.words)
        line.addWidget(words, 1, top)
        if year:
            line.addWidget(label(year, "section", wrap=False), 0, top)
        if offer.cite:
            line.addWidget(label(cite_words(offer.cite), "cite", wrap=False), 0, top)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the words ticks as well."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.box.click()


class ExpectedPart(QWidget):
    """What the ruling says here, with what the author expects of it; and what he expects elsewhere."""

    ticked = Signal(object)
    """These offers are expected from now on: a tuple of `Tickable`."""
    unticked = Signal(object)
    """These are not any more: a tuple of `Ticked`."""

    def __init__(self) -> None:
        super().__init__()
        self._offers: tuple[Tickable, ...] = ()
        self._here: tuple[Ticked, ...] = ()
        self._shown: object = None
        self._words: dict[str, str] = {}
        """What has been offered so far, in plain words: what is no longer so is still called so."""
        self.where = label(role="soft")
        self.all = button(say("writing-tick-the-ruling"), "", say("writing-tick-the-ruling-tip"))
        self.all.clicked.connect(self._tick_all)
        self.none = button(say("writing-untick-red"), "", say("writing-untick-red-tip"))
        self.none.clicked.connect(lambda: self.unticked.emit(self._red))
        self._red: tuple[Ticked, ...] = ()
        self.wrong, self.rows, self.others = column(spacing=6), column(spacing=6), column(spacing=6)
        more = QWidget()
        self._more_rows = column(more, spacing=6)
        self.more = FoldingHeading(say("writing-more-to-expect"), more)
        self.more.head.toggled.connect(lambda _: self._show_more())
        elsewhere = QWidget()
        column(elsewhere).addLayout(self.others)
        self.elsewhere = FoldingHeading(say("writing-expected-elsewhere"), elsewhere)
        self.supposing = SupposedPart()
        layout = column(self)
        layout.addWidget(self.where)
        layout.addWidget(self.supposing)
        layout.addLayout(self.wrong)
        layout.addWidget(self.none)
        layout.addWidget(self.all)
        layout.addLayout(self.rows)
        layout.addWidget(self.more)
        layout.addWidget(self.elsewhere)

    def show_offers(self, offers: tuple[Tickable, ...], standing: tuple[Ticked, ...], spot: Where, where: str) -> None:
        """Show what can be expected at a place, and how all that is expected stands."""
        shown = offers, tuple((each.expect, each.wanted.text, each.found, each.void) for each in standing), spot, where
        if shown == self._shown:
            return
        self._shown, self._offers = shown, offers
        self._words.update((offer.wanted.text, offer.words) for offer in offers)
        self._here = tuple(each for each in standing if spot.is_of(each.expect))
        self._red = tuple(each for each in standing if not each.holds)
        self.where.setText(where)
        empty(self.wrong)
        for each in self._red:
            self.wrong.addWidget(self._line(each))
        self.none.setVisible(len(self._red) > 1)
        self._list(self.rows, [offer for offer in offers if offer.of_the_ruling])
        self.all.setVisible(any(offer.of_the_ruling and self._tick_of(offer) is None for offer in offers))
        beyond = [offer for offer in offers if not offer.of_the_ruling]
        self.more.setVisible(bool(beyond))
        ticks = sum(self._tick_of(offer) is not None for offer in beyond)
        self.more.note(say("writing-so-many-ticked", count=ticks) if ticks else "")
        self._show_more()
        offered = {offer.wanted.text for offer in offers}
        rest = [each for each in standing if each.holds and (each not in self._here or each.wanted.text not in offered)]
        empty(self.others)
        for each in rest:
            self.others.addWidget(self._line(each))
        self.elsewhere.setVisible(bool(rest))
        self.elsewhere.note(str(len(rest)))

    def _show_more(self) -> None:
        opened = self.more.head.isChecked()
        self._list(self._more_rows, [each for each in self._offers if opened and not each.of_the_ruling])

    def _list(self, rows: QVBoxLayout, offers: Sequence[Tickable]) -> None:
        empty(rows)
        for offer in offers:
            tick = self._tick_of(offer)
            part = TickRow(offer, tick is not None)
            part.turned.connect(lambda on, offer=offer: self._turn(offer, on))
            rows.addWidget(part)

    def _tick_of(self, offer: Tickable) -> Ticked | None:
        """What is expected already that this offer would be."""
        years = (None, offer.edition) if offer.edition is not None else (None,)
        for each in self._here:
            if each.wanted.text == offer.wanted.text and each.expect.edition in years:
                return each
        return None

    def _turn(self, offer: Tickable, on: bool) -> None:
        tick = self._tick_of(offer)
        if on and tick is None:
            self.ticked.emit((offer,))
        elif tick is not None:
            self.unticked.emit((tick,))

    def _tick_all(self) -> None:
        self.ticked.emit(tuple(each for each in self._offers if each.of_the_ruling and self._tick_of(each) is None))

    def _line(self, tick: Ticked) -> QWidget:
        """One thing that is expected: where, what, and, if it does not hold, what is so instead."""
        part = QWidget()
        line = row(part, spacing=6)
        words = column(spacing=1)
        top = label(_place_words(tick), "soft")
        words.addWidget(top)
        said = self._words.get(tick.wanted.text, tick.words)
        words.addWidget(label(said, "" if tick.holds else "wrong"))
        for told, why in _why_red(tick):
            instead = label(told, "soft")
            instead.setToolTip(as_tip(why))
            words.addWidget(instead)
        line.addLayout(words, 1)
        gone = button(say("writing-untick"), "link")
        gone.setAccessibleName(say("writing-untick-this", words=said))
        gone.clicked.connect(lambda: self.unticked.emit((tick,)))
        line.addWidget(gone, 0, Qt.AlignmentFlag.AlignTop)
        line.setContentsMargins(theme.SPACING // 2, 0, 0, 0)
        return part


def _why_red(tick: Ticked) -> list[tuple[str, str]]:
    """What is so instead, once where the editions say the same; and why, for who asks."""
    if tick.void:
        return [(say("writing-cannot-be-any-more"), "")]
    found = {each: why for _, each, why in tick.found}
    alike = len(found) == 1 and (len(tick.found) == len(EDITIONS) or tick.expect.edition is not None)
    if alike:
        return [(say("writing-instead", found=each), why) for each, why in found.items()]
    return [(say("writing-instead-in", year=str(year), found=each), why) for year, each, why in tick.found]


def _place_words(tick: Ticked) -> str:
    """Of which edition, after what and on what supposition something is expected."""
    expect = tick.expect
    year = say("writing-both-editions") if expect.edition is None else str(expect.edition)
    told = [year if len(EDITIONS) > 1 else ""]
    if expect.branch is not None:
        told.append(say("writing-on-branch", name=expect.branch))
    if expect.after is not None:
        told.append(say("writing-after-action", number=expect.after))
    told += [say("writing-if", step=step_words(each)) for each in expect.supposed]
    return " · ".join(filter(None, told))
