"""One paragraph of the law book: both editions side by side, what leads on from it, the cases that show it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from bridgetable.cases.shows import Shows
from bridgetable.editions import EDITIONS, LATEST, others
from bridgetable.lawbook.differing import Part, differing
from bridgetable.lawbook.history import BookPlace
from bridgetable.lawbook.links import mention, mentioned_by, mentions
from bridgetable.lawbook.numbers import book, counterpart, in_edition, numbers_of_1997
from bridgetable.lawtexts import LawText, law_order, parent
from bridgetable.messages import cite_words, say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.languages import ENGLISH
from bridgetable.ui.panels.law_card import linked
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import Paper, PaperSheet
from bridgetable.ui.widgets.words import Pill, label

_CASE = "case:"
_MOST_CASES = 12


class LawPage(QScrollArea):
    """What is to be read about one paragraph."""

    cited = Signal(str, int)
    """A paragraph was pressed, with the edition whose number it is."""
    case_wanted = Signal(Path)
    """A case was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("law-page-paragraph"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._place = BookPlace("", LATEST)
        self._cases: dict[tuple[str, int], list[Shows]] = {}
        self._all_cases = self._complete = False
        self._language = ENGLISH
        self._heading, self._above = label(role="headline"), self._links(say("law-page-what-it-belongs-to"))
        self._sides = {year: _Side(year) for year in EDITIONS}
        self._parts = {
            name: self._links(name)
            for name in (
                say("law-page-change"),
                say("law-page-numbers"),
                say("law-page-below-it"),
                say("law-page-see-also"),
            )
        }
        self._show_cases = self._links(say("law-page-cases-that-show-it"))
        self._placed()
        for side in self._sides.values():
            side.cited.connect(self.cited)

    def show_place(self, place: BookPlace) -> None:
        """Show a paragraph that its edition has."""
        self._place, self._all_cases = place, False
        text, both = book(place.edition)[place.cite], _both(place)
        self._heading.setText(say("law-page-law", cite=cite_words(text.id), title=text.title))
        self._above.setText(" › ".join(self._linked_title(cite) for cite in _above(text.id)))
        self._above.setVisible(bool(_above(text.id)))
        self._say_sides(both)
        self._say_links(text, both)
        self._list_cases()
        self.verticalScrollBar().setValue(0)

    def add_cases(self, cases: Iterable[Shows], complete: bool) -> None:
        """More of the library has been gone through; `complete` if it was the last."""
        for case in cases:
            for year, cites in case.cites.items():
                for cite in cites:
                    self._cases.setdefault((cite, year), []).append(case)
        self._complete = complete
        if complete and self._place.cite:
            self._list_cases()

    def speak(self, language: str) -> None:
        """Name the cases in a language."""
        self._language = language
        if self._place.cite:
            self._list_cases()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._place.cite:
            self._say_sides(_both(self._place))  # what is lit has the colour of the palette

    # Putting together

    def _placed(self) -> None:
        paper = Paper()
        layout = column(paper, theme.PANEL_MARGIN + 4, theme.SPACING + 2)
        sides = row()
        for side in self._sides.values():
            sides.addWidget(side, 1)
        layout.addWidget(self._above)
        layout.addWidget(self._heading)
        layout.addLayout(sides)
        for name, part in self._parts.items():
            self._titled(layout, name, part)
        self._titled(layout, say("law-page-cases-that-show-it"), self._show_cases)
        layout.addStretch(1)
        self.setWidget(paper)

    def _titled(self, layout: object, name: str, part: QLabel) -> None:
        holder = QWidget()
        inner = column(holder, spacing=2)
        inner.addWidget(label(name, "heading"))
        inner.addWidget(part)
        layout.addWidget(holder)  # type: ignore[attr-defined]

    def _links(self, name: str) -> QLabel:
        result = label()
        result.setTextFormat(Qt.TextFormat.RichText)
        result.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        result.setAccessibleName(name)
        result.linkActivated.connect(self._follow)
        return result

    def _follow(self, target: str) -> None:
        if target == f"{_CASE}all":
            self._all_cases = True
            self._list_cases()
        elif target.startswith(_CASE):
            self.case_wanted.emit(Path(target.removeprefix(_CASE)))
        else:
            cite, _, year = target.partition("@")
            self.cited.emit(cite, int(year or self._place.edition))

    # What is said

    def _say_sides(self, both: dict[int, LawText]) -> None:
        """Each book beside the one before it, the oldest beside the next: what is said otherwise there is lit."""
        for number, year in enumerate(EDITIONS):
            text, beside = both.get(year), both.get(EDITIONS[number - 1 if number else 1])
            gist, rest = (text.gist, text.consequence or "") if text is not None else ("", "")
            parts, more = _whole(gist), _whole(rest)
            if text is not None and beside is not None:
                parts, more = (
                    differing(mine, theirs)[0] if not number else differing(theirs, mine)[1]
                    for mine, theirs in ((gist, beside.gist), (rest, beside.consequence or ""))
                )
            self._sides[year].show_text(text, parts, more)

    def _say_links(self, text: LawText, both: dict[int, LawText]) -> None:
        change, numbers, below, see = self._parts.values()
        _say(change, "<br>".join(map(self._linked_change, self._changes(both))))
        _say(numbers, self._numbers(text, both))
        under = [cite for cite in book(text.edition) if parent(cite) == text.id]
        _say(below, "<br>".join(self._linked_title(cite) for cite in under))
        lines = [
            (say("law-page-it-mentions"), mentions(text)),
            (say("law-page-it-is-mentioned-by"), mentioned_by(text.id, text.edition)),
        ]
        _say(see, "<br>".join(f"{escape(what)} {self._cites(cites)}" for what, cites in lines if cites))

    def _changes(self, both: dict[int, LawText]) -> list[str]:
        """What each book has changed, or what became of what only the oldest has."""
        later = [text for year, text in sorted(both.items()) if year != EDITIONS[0]] or [*both.values()]
        told = [text for text in later if text.change and text.change != "same"]
        if not told and any(text.change for text in later):
            return [say("law-page-none-both-editions-say-the-same") if len(EDITIONS) == 2 else say("law-page-none")]
        if len(EDITIONS) == 2:
            return [text.change or "" for text in told]
        return [f"{text.edition}: {text.change}" for text in told]

    def _linked_change(self, words: str) -> str:
        """What has changed, each number a link to the edition that has it; the older one first, the past is told."""

        def link(mention: re.Match[str]) -> str:
            cite = mention[0]
            year = next((year for year in EDITIONS if cite in book(year)), self._place.edition)
            namesake = counterpart(cite, year)
            if namesake is not None and namesake.id == cite:
                year = self._place.edition
            return _link(cite, year)

        return mention().sub(link, escape(words))

    def _numbers(self, text: LawText, both: dict[int, LawText]) -> str:
        """The concordance; left out where every edition has the same number."""
        older = numbers_of_1997(text.id, text.edition)
        if len({each.id for each in both.values()}) == 1 and len(both) == len(EDITIONS) and not older:
            return ""
        parts = [escape(f"1997: {old.id} ({old.about})") for old in older]
        for year in EDITIONS:
            each = both.get(year)
            number = _link(each.id, year) if each is not None else escape(say("law-page-none-2"))
            parts.append(f"{year}: {number}")
        taken = self._taken_over(text, both)
        return " · ".join(parts) + (f"<br>{taken}" if taken else "")

    def _taken_over(self, text: LawText, both: dict[int, LawText]) -> str:
        """Where the same number means something else in the other edition."""
        namesakes = (book(year).get(text.id) for year in others(text.edition))
        return "<br>".join(
            say(
                "law-page-something-else",
                year=each.edition,
                cite=_link(text.id, each.edition),
                title=escape(each.title),
            )
            for each in namesakes
            if each is not None and both.get(each.edition) != each
        )

    def _list_cases(self) -> None:
        cases = self._cases_of(self._place)
        shown = cases if self._all_cases else cases[:_MOST_CASES]
        lines = [
            f"<a href='{_CASE}{escape(str(case.path))}'>{escape(case.title_in(self._language))}</a>" for case in shown
        ]
        if len(shown) < len(cases):
            more = say("law-page-all-cases", count=len(cases))
            lines.append(f"<a href='{_CASE}all'><b>{escape(more)}</b></a>")
        if not self._complete:
            lines = [escape(say("law-page-the-library-is-being-gone-through"))]
        _say(self._show_cases, "<br>".join(lines) or escape(say("law-page-none")))

    def _cases_of(self, place: BookPlace) -> list[Shows]:
        """The cases of the paragraph, then those of the paragraphs below it; in this edition and then in the other."""
        found: dict[Path, Shows] = {}
        for year in (place.edition, *(year for year in EDITIONS if year != place.edition)):
            cite = in_edition(place.cite, place.edition, year)
            if cite is None:
                continue
            below = sorted((other for other, of in self._cases if of == year and cite in _above(other)), key=law_order)
            for each in (cite, *below):
                found.update((case.path, case) for case in self._cases.get((each, year), ()) if case.path not in found)
        return list(found.values())

    def _linked_title(self, cite: str) -> str:
        text = book(self._place.edition).get(cite)
        return f"{_link(cite, self._place.edition)} {escape(text.title) if text else ''}"

    def _cites(self, cites: Sequence[str]) -> str:
        return ", ".join(_link(cite, self._place.edition) for cite in cites)


class _Side(PaperSheet):
    """What one edition says."""

    cited = Signal(str, int)

    def __init__(self, year: int) -> None:
        super().__init__()
        self._year = year
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._head, self._pill = label(role="title"), Pill()
        self._gist, self._more, self._status = label(), label(), label(role="soft")
        self.body.addWidget(self._head)
        for text in (self._gist, self._more):
            text.setTextFormat(Qt.TextFormat.RichText)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
            text.linkActivated.connect(self._cite)
            self.body.addWidget(text)
        self.body.addStretch(1)
        self.body.addWidget(self._pill)
        self.body.addWidget(self._status)

    def _cite(self, cite: str) -> None:
        self.cited.emit(cite, self._year)

    def show_text(self, text: LawText | None, gist: Sequence[Part], more: Sequence[Part]) -> None:
        """Show what this edition says, in parts of which some differ from the other edition; None: it says nothing."""
        self._head.setText(f"{self._year} · {cite_words(text.id)}" if text is not None else str(self._year))
        self.setAccessibleName(say("law-page-laws-of", year=self._year))
        missing = say("law-page-the-laws-of-have-no-such", year=self._year)
        self._gist.setText(_lit(gist) if text is not None else f"<i>{escape(missing)}</i>")
        _say(self._more, _lit(more))
        self._pill.setVisible(text is not None)
        if text is not None:
            word, tone, meaning = self._status_of(text)
            self._pill.say(word, tone)
            self._pill.explain(meaning)
            self._status.setText(meaning)
        self._status.setVisible(text is not None and text.status in ("judgement", "not modelled"))

    def _status_of(self, text: LawText) -> tuple[str, str, str]:
        return {
            "computed": (say("law-page-ruled-on"), "settled", say("law-page-the-program-works-this-out")),
            "judgement": (
                say("law-page-director"),
                "asking",
                say("law-page-the-director-weighs-this-himself-the"),
            ),
            "reference only": (
                say("law-page-to-read"),
                "plain",
                say("law-page-background-nothing-follows-from-it-alone"),
            ),
            "not modelled": (say("law-page-not-handled"), "grave", say("law-page-the-program-does-not-rule-on")),
        }[text.status]


def _both(place: BookPlace) -> dict[int, LawText]:
    """The texts of a place by edition; an edition that has none is left out."""
    found = {year: counterpart(place.cite, place.edition, year) for year in (place.edition, *others(place.edition))}
    return {year: text for year, text in found.items() if text is not None}


def _say(part: QLabel, words: str) -> None:
    """Show words in a part, or hide the part with its heading; a part of a card has none."""
    part.setText(words)
    holder = part.parentWidget()
    (part if isinstance(holder, _Side) or holder is None else holder).setVisible(bool(words))


def _whole(text: str) -> list[Part]:
    return [(text, False)] if text else []


def _lit(parts: Sequence[Part]) -> str:
    """Parts as rich text; what differs has a ground of its own and is underlined."""
    ground = theme.WARNING.ground
    return "".join(
        f"<span style='background:{ground}; text-decoration:underline'>{linked(text.rstrip())}</span> "
        if lit
        else linked(text)
        for text, lit in parts
    )


def _link(cite: str, year: int) -> str:
    return f"<a href='{cite}@{year}'>{cite_words(cite)}</a>"


def _above(cite: str) -> list[str]:
    """The paragraphs a paragraph belongs to, the law first."""
    above = parent(cite)
    cites: list[str] = []
    while above is not None:
        cites.insert(0, above)
        above = parent(above)
    return cites
