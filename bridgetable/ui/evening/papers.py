"""What is printed of an evening besides the hand-out: its summary, the teacher's notes, the book, the pocket cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize

from bridgetable.editions import EDITIONS
from bridgetable.evening.book import BookEntry, ComeBack
from bridgetable.evening.exercises import exercise, worked
from bridgetable.evening.looked_over import LookedUp
from bridgetable.evening.pocket import PocketCard, PocketRuling, PocketSituation
from bridgetable.evening.running import Running
from bridgetable.evening.summary import ShownCase, clock, shown, were_right
from bridgetable.evening.votes import Vote
from bridgetable.messages import cite_words, say
from bridgetable.ui.evening.flow import FlowedPages
from bridgetable.ui.looks import theme
from bridgetable.ui.sheet.printed import UNIT

PHONE = QSizeF(75, 150)
"""A page as large as the screen of a telephone, in millimetres."""
_SMALL_MARGIN = 14.0
_NOTES_TEXT, _POCKET_TEXT = 9.0, 8.0
_SMALLER = (1.0, 0.92, 0.85, 0.78)
_TICKED, _OPEN = "☒", "☐"


def _cited(cite: str) -> str:
    return f"&nbsp;&nbsp;<span class='cite'>{escape(cite_words(cite))}</span>" if cite else ""


def _soft(words: str) -> str:
    return f"<p class='soft'>{escape(words)}</p>" if words else ""


# The summary of an evening


def summary_pages(running: Running, paper: QPageSize) -> FlowedPages:
    """How an evening went: its cases, the votes on each, what was right, and how long it took."""
    title = running.set_list.title or say("evening-untitled")
    pages = FlowedPages(paper, title, theme.SHEET_MARGIN, theme.SHEET_TEXT, title)
    pages.put_whole(f"<p class='title'>{escape(title)}</p>")
    right, raised = were_right(running.votes)
    cases = len(running.set_list.items)
    pages.put_whole(_soft(say("evening-summary-all", cases=cases, right=right, raised=raised)))
    for each in shown(running):
        pages.skip(6)
        pages.put_whole(_shown_markup(each))
    return pages


def _shown_markup(each: ShownCase) -> str:
    item = each.item
    took = say(
        "evening-summary-took", took=clock(each.seconds), planned=f"{item.minutes}:00", budget=bool(item.minutes)
    )
    time = took if each.seconds else ""
    title = item.title or next((vote.title for vote in each.votes), item.case)
    head = f"<p class='head'>{each.number} · {escape(title)}</p>{_soft(time)}"
    votes = "".join(map(_vote_markup, each.votes)) or _soft(say("evening-summary-no-vote"))
    return head + votes


def _vote_markup(vote: Vote) -> str:
    rows = ""
    for (name, words), hands in zip(vote.answers, vote.hands, strict=False):
        bold = ("<b>", "</b>") if name == vote.right else ("", "")
        mark = "✓" if name == vote.right else ""
        rows += (
            f"<tr><td width='{16 * UNIT}'>{mark}</td><td width='{30 * UNIT}' align='right'>{bold[0]}{hands}{bold[1]}"
            f"&nbsp;&nbsp;</td><td>{bold[0]}{escape(words)}{bold[1]}</td></tr>"
        )
    told = say("evening-summary-right", right=vote.were_right, raised=vote.raised)
    ruling = f"<p>{escape(vote.headline)}{_cited(vote.paragraph)}</p>" if vote.headline else ""
    laws = say("evening-laws-of", edition=str(vote.edition))
    return (
        f"<p>{escape(vote.question)}&nbsp;&nbsp;<span class='cite'>{escape(laws)}</span></p>"
        f"<table cellspacing='0' cellpadding='{UNIT}'>{rows}</table>{ruling}{_soft(told)}"
    )


# The teacher's notes


def notes_pages(title: str, cases: Sequence[LookedUp], edition: int, language: str) -> FlowedPages:
    """The teacher's notes for a telephone, a case on each page: its story, the answer, the notes, what comes next."""
    paper = QPageSize(PHONE, QPageSize.Unit.Millimeter, "telephone", QPageSize.SizeMatchPolicy.ExactMatch)
    pages = FlowedPages(paper, title, _SMALL_MARGIN, _NOTES_TEXT, title)
    for number, each in enumerate(cases, 1):
        pages.new_page()
        following = cases[number].title(language) if number < len(cases) else ""
        markup = _notes_markup(number, len(cases), each, edition, language)
        markup += _soft(say("evening-notes-next", title=following)) if following else ""
        heights = ((scale, pages.document(markup, pages.width, scale).size().height()) for scale in _SMALLER)
        pages.put_text(markup, next((scale for scale, height in heights if height <= pages.room), 1.0))
    return pages


def _notes_markup(number: int, many: int, each: LookedUp, edition: int, language: str) -> str:
    item = each.item
    where = say("evening-notes-where", number=number, many=many, minutes=item.minutes)
    parts = [_soft(where), f"<p class='head'>{escape(each.title(language))}</p>"]
    if each.case is None:
        return "".join((*parts, f"<p>{escape(each.trouble)}</p>"))
    asked = exercise(each.case, edition, language)
    answer = worked(asked)
    parts += [f"<p>{escape(asked.story)}</p>", f"<p><b>{escape(answer.ruling)}</b>{_cited(answer.cite)}</p>"]
    parts += [f"<p>{escape(line)}</p>" for line in answer.rest]
    parts += [f"<p class='soft small'>{escape(answer.own_words)}</p>" if answer.own_words else ""]
    if item.notes:
        notes = "".join(f"<p>{escape(line)}</p>" for line in item.notes.splitlines())
        parts += [f"<p><b>{escape(say('evening-notes'))}</b></p>{notes}"]
    return "".join(parts)


# The evening's book


def book_pages(day: str, entries: Sequence[BookEntry], paper: QPageSize) -> FlowedPages:
    """All rulings of a session, on one page if letters that can be read allow it."""
    parts = [_book_head(day, entries), *map(_entry_markup, entries)]
    for scale in _SMALLER:
        pages = FlowedPages(paper, say("evening-book-of", day=day), theme.SHEET_MARGIN, theme.SHEET_TEXT * scale, day)
        for part in parts:
            pages.put_whole(part)
            pages.skip(5)
        if pages.count == 1:
            break
    return pages


def _book_head(day: str, entries: Sequence[BookEntry]) -> str:
    open_ = sum(entry.open for entry in entries)
    told = say("evening-book-told", rulings=len(entries), open=open_)
    return f"<p class='title'>{escape(say('evening-book-of', day=day))}</p>{_soft(told)}"


def _entry_markup(entry: BookEntry) -> str:
    where = say("evening-book-where", table=entry.table or "–", board=entry.board or "–")
    laws = say("evening-laws-of", edition=str(entry.edition))
    said = "".join(
        (
            f"<p><b>{escape(entry.ruling)}</b>{_cited(entry.cite)}</p>",
            _soft(" · ".join(part for part in (entry.title, laws) if part)),
            f"<p>{escape(entry.note)}</p>" if entry.note else "",
            *map(_come_back_markup, entry.after),
        )
    )
    return (
        f"<table width='100%' cellspacing='0' cellpadding='0'><tr><td width='{40 * UNIT}'>{escape(entry.time)}</td>"
        f"<td width='{95 * UNIT}'>{escape(where)}</td><td>{said}</td></tr></table>"
    )


def _come_back_markup(each: ComeBack) -> str:
    return f"<p>{_TICKED if each.done else _OPEN} {escape(each.words)}{_cited(each.cite)}</p>"


# Pocket cards


def pocket_pages(cards: Iterable[PocketCard]) -> FlowedPages:
    """The pocket cards, A6, each beginning on a page of its own."""
    paper, title = QPageSize(QPageSize.PageSizeId.A6), say("evening-pocket-cards")
    laws = " · ".join(say("evening-laws-of", edition=str(year)) for year in EDITIONS)
    pages = FlowedPages(paper, title, _SMALL_MARGIN, _POCKET_TEXT, laws)
    for card in cards:
        pages.new_page()
        pages.put_whole(f"<p class='title'>{escape(card.title)}</p>")
        for situation in card.situations:
            pages.skip(3)
            pages.put_whole(_situation_markup(situation))
    return pages


def _situation_markup(situation: PocketSituation) -> str:
    head = f"<p class='soft'>{escape(situation.happened)}</p>"
    found = "".join(f"<p class='soft'>{escape(line)}</p>" for line in situation.found)
    differ = len(situation.rulings) > 1
    return head + found + "".join(_ruling_markup(ruling, differ) for ruling in situation.rulings)


def _ruling_markup(ruling: PocketRuling, differ: bool) -> str:
    which = f"<span class='cite'>{'/'.join(map(str, sorted(ruling.cites)))}&nbsp;&nbsp;</span>" if differ else ""
    lines = "".join(f"<p>{escape(line)}</p>" for line in ruling.rest)
    return f"<p>{which}<b>{escape(ruling.first)}</b>{_cited(ruling.cite)}</p>{lines}"
