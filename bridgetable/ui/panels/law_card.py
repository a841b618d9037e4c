"""The law in a card: one paragraph in plain words, as either edition has it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal

from bridgetable.lawbook.links import MENTION
from bridgetable.lawtexts import EDITIONS, LawText, law_text
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.widgets.basic import Card, button, label


class LawCard(Card):
    """One paragraph, with a switch between the editions; paragraphs it mentions are links."""

    cited = Signal(str)
    """A paragraph the text mentions was pressed."""
    book_wanted = Signal()
    """The paragraph is to be opened in the law book."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Law text"))
        self._cite = ""
        self._from = self._edition = EDITIONS[-1]
        self._heading = label(role="title")
        self._other = button("", "link")
        self._other.clicked.connect(lambda: self._turn_to(_other_than(self._edition)))
        self._title, self._gist, self._more = label(role="section"), label(), label(role="soft")
        for text in (self._gist, self._more):
            text.setTextFormat(Qt.TextFormat.RichText)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
            text.linkActivated.connect(self.cited)
        self.body.addWidget(self._heading)
        for text in (self._title, self._gist, self._more):
            self.body.addWidget(text)
        self._book = button(
            self.tr("Open in the law book"), "link", keys_told(self.tr("Open it in the law book (Ctrl+B)"))
        )
        self._book.clicked.connect(self.book_wanted)
        for link in (self._other, self._book):
            self.body.addWidget(link)

    @property
    def shown(self) -> tuple[str, int]:
        """The paragraph and the edition on show."""
        return self._cite, self._edition

    def show_law(self, cite: str, edition: int) -> None:
        """Show the paragraph that `edition` calls `cite`."""
        self._cite, self._from = cite, edition
        self._turn_to(edition)

    def _turn_to(self, edition: int) -> None:
        self._edition = edition
        self._other.setText(self.tr("The same in the laws of {year}").format(year=_other_than(edition)))
        self._other.setAccessibleName(self._other.text())
        text = _text_in(self._cite, self._from, edition)
        self.setVisible(bool(self._cite))
        words = self.tr("Law {cite}, {year}") if edition != self._from else self.tr("Law {cite}")
        self._heading.setText(words.format(cite=text.id if text else self._cite, year=edition))
        self._title.setText(text.title if text else "")
        self._title.setVisible(text is not None)
        gist = text.gist if text else self.tr("The laws of {year} have no such paragraph.").format(year=edition)
        self._gist.setText(linked(gist))
        self._say_more(text)

    def _say_more(self, text: LawText | None) -> None:
        parts = [] if text is None else [text.consequence or "", self._change(text), self._status(text)]
        words = "".join(f"<p style='margin:0 0 {theme.SPACING // 2}px 0'>{linked(part)}</p>" for part in parts if part)
        self._more.setText(words)
        self._more.setVisible(bool(words))

    def _change(self, text: LawText) -> str:
        other = _other_than(text.edition)
        renumbered = text.moved or text.was
        same = _text_in(text.id, text.edition, EDITIONS[-1])
        change = same.change if same else None
        if renumbered:
            moved = self.tr("{year}: stands as {cite}.").format(year=other, cite=renumbered)
            return f"{moved} {change}" if change and change != "same" else moved
        if change == "same":
            return self.tr("{year}: the same.").format(year=other)
        return self.tr("2007 to 2017: {change}").format(change=change) if change else ""

    def _status(self, text: LawText) -> str:
        return {
            "computed": "",
            "judgement": self.tr("The director weighs this himself; the program lays out what he needs."),
            "reference only": "",
            "not modelled": self.tr("The program does not rule on this paragraph."),
        }[text.status]


def _other_than(edition: int) -> int:
    return next(year for year in EDITIONS if year != edition)


def linked(text: str) -> str:
    """Plain text as rich text, shown as typed, in which citations are links."""
    return MENTION.sub(lambda m: f"<a href='{m[0]}'>{m[0]}</a>", escape(text))


def _text_in(cite: str, edition: int, wanted: int) -> LawText | None:
    """The text that the edition `wanted` has for what `edition` calls `cite`, under whatever number."""
    if not cite:
        return None
    try:
        text = law_text(cite, edition)
        if wanted == edition:
            return text
        renumbered = (text.was or text.moved) if text is not None and text.id == cite else None
        return law_text(renumbered or cite, wanted)
    except ValueError:
        return None
