"""The law in a card: one paragraph in plain words, as either edition has it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton

from bridgetable.editions import EDITIONS, LATEST, other, way
from bridgetable.lawbook.links import mention
from bridgetable.lawtexts import LawText, law_text
from bridgetable.messages import cite_words, say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.widgets.buttons import WrapButton
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import as_tip, label


class LawCard(PaperSheet):
    """One paragraph, with a switch between the editions; paragraphs it mentions are links."""

    cited = Signal(str)
    """A paragraph the text mentions was pressed."""
    book_wanted = Signal()
    """The paragraph is to be opened in the law book."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("panels-law-card-law-text"))
        self._cite = ""
        self._from = self._edition = LATEST
        self._heading = label(role="title")
        self._others = {year: self._way_to(year) for year in EDITIONS}
        self._title, self._gist, self._more = label(role="section"), label(), label(role="soft")
        for text in (self._gist, self._more):
            text.setTextFormat(Qt.TextFormat.RichText)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
            text.linkActivated.connect(self.cited)
        self.body.addWidget(self._heading)
        for text in (self._title, self._gist, self._more):
            self.body.addWidget(text)
        self._book = WrapButton(say("panels-law-card-open-in-the-law-book"), role="link")
        self._book.setToolTip(as_tip(keys_told(say("panels-law-card-open-it-in-the-law-book"))))
        self._book.clicked.connect(self.book_wanted)
        for link in (*self._others.values(), self._book):
            self.body.addWidget(link)

    @property
    def shown(self) -> tuple[str, int]:
        """The paragraph and the edition on show."""
        return self._cite, self._edition

    def show_law(self, cite: str, edition: int) -> None:
        """Show the paragraph that `edition` calls `cite`."""
        self._cite, self._from = cite, edition
        self._turn_to(edition)

    def _way_to(self, year: int) -> QPushButton:
        words = say("panels-law-card-the-same-in-the-laws-of", year=year)
        link = WrapButton(words, role="link")  # in a narrow column its words need two lines
        link.clicked.connect(lambda: self._turn_to(year))
        return link

    def _turn_to(self, edition: int) -> None:
        self._edition = edition
        for year, link in self._others.items():
            link.setVisible(year != edition)
        text = _text_in(self._cite, self._from, edition)
        self.setVisible(bool(self._cite))
        cite = cite_words(text.id if text else self._cite)
        here = edition == self._from
        words = (
            say("panels-law-card-law", cite=cite) if here else say("panels-law-card-law-of", cite=cite, year=edition)
        )
        self._heading.setText(words)
        self._title.setText(text.title if text else "")
        self._title.setVisible(text is not None)
        gist = text.gist if text else say("panels-law-card-the-laws-of-have-no-such", year=edition)
        self._gist.setText(linked(gist))
        self._say_more(text)

    def _say_more(self, text: LawText | None) -> None:
        parts = [] if text is None else [text.consequence or "", self._change(text), self._status(text)]
        words = "".join(f"<p style='margin:0 0 {theme.SPACING // 2}px 0'>{linked(part)}</p>" for part in parts if part)
        self._more.setText(words)
        self._more.setVisible(bool(words))

    def _change(self, text: LawText) -> str:
        """What the book before, or of the oldest the next one, has instead."""
        beside = other(text.edition)
        renumbered = text.was if beside < text.edition else text.moved
        later = text if beside < text.edition else _text_in(text.id, text.edition, beside)
        change = later.change if later else None
        if renumbered:
            moved = say("panels-law-card-stands-as", year=beside, cite=cite_words(renumbered))
            return f"{moved} {change}" if change and change != "same" else moved
        if change == "same":
            return say("panels-law-card-the-same", year=beside)
        first, then = sorted((beside, text.edition))
        return say("panels-law-card-change", first=first, then=then, change=change) if change else ""

    def _status(self, text: LawText) -> str:
        return {
            "computed": "",
            "judgement": say("panels-law-card-the-director-weighs-this-himself-the"),
            "reference only": "",
            "not modelled": say("panels-law-card-the-program-does-not-rule-on"),
        }[text.status]


def linked(text: str) -> str:
    """Plain text as rich text, shown as typed, in which citations are links."""
    return mention().sub(lambda m: f"<a href='{m[0]}'>{m[0]}</a>", escape(text))


def _text_in(cite: str, edition: int, wanted: int) -> LawText | None:
    """The text that the edition `wanted` has for what `edition` calls `cite`, under whatever number."""
    if not cite:
        return None
    try:
        for year in way(edition, wanted)[:-1]:
            text = law_text(cite, year)
            if text is not None and text.id == cite:
                cite = (text.moved if year < wanted else text.was) or cite
        return law_text(cite, wanted)
    except ValueError:
        return None
