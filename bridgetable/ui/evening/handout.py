"""What is handed out to a class: each case with its table, its story and room to write; the answers come last."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPageSize, QPainter

from bridgetable.evening.exercises import Exercise, WorkedAnswer, worked
from bridgetable.messages import cite_words, say
from bridgetable.ui.evening.flow import FlowedPages, paint_at, ruled_lines
from bridgetable.ui.evening.table_picture import SHARE, table_picture
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.sheet.printed import UNIT

_PICTURE = 0.48
"""The table takes so much of the width, its story the rest."""
_GAP = 10 * UNIT
_LINE = 21 * UNIT
"""From one line to write on to the next: what a hand needs."""
_LEAST_LINES = 3
_SMALLER = (1.0, 0.92, 0.85, 0.78)
"""Sizes of letters that are tried so that all answers stand on one page."""


def handout(
    title: str, exercises: Sequence[Exercise], options: ViewOptions, paper: QPageSize, *, answers: bool
) -> FlowedPages:
    """The hand-out of an evening; without `answers` nothing of any ruling is in it at all."""
    pages = FlowedPages(paper, title, theme.SHEET_MARGIN, theme.SHEET_TEXT, title)
    pages.put_whole(f"<p class='title'>{escape(title)}</p>")
    name = say("evening-paper-name")
    pages.put_whole(f"<p class='soft'>{escape(name)}</p>")
    for number, asked in enumerate(exercises, 1):
        _put_exercise(pages, number, asked, table_picture(asked, options))
    if answers:
        _put_answers(pages, exercises)
    return pages


def _put_exercise(pages: FlowedPages, number: int, asked: Exercise, picture: QImage) -> None:
    """Half a page for an exercise, or a whole one where its story needs it."""
    head = pages.document(f"<p class='head'>{number} · {escape(asked.title)}</p>", pages.width)
    wide = _PICTURE * pages.width
    story = pages.document(_paragraphs(asked.story), pages.width - wide - _GAP)
    question = pages.document(f"<p><b>{escape(say('asked-what-do-you-rule'))}</b></p>", pages.width)
    beside = story.size().height() <= pages.room - head.size().height()
    body = max(wide * SHARE, story.size().height() if beside else 0)
    needed = _GAP + head.size().height() + body + question.size().height()
    half = pages.room / 2
    least = min(needed + _LEAST_LINES * _LINE, pages.room)
    pages.keep(least)
    slot = min(half if least <= half else pages.room, pages.left)

    def draw(painter: QPainter, place: QRectF) -> None:
        left, top = place.left(), place.top() + _GAP
        paint_at(head, painter, QPointF(left, top))
        top += head.size().height()
        painter.drawImage(QRectF(left, top, wide, wide * SHARE), picture)
        if beside:
            paint_at(story, painter, QPointF(left + wide + _GAP, top))
        paint_at(question, painter, QPointF(left, top + body))
        ruled_lines(painter, QRectF(left, place.top() + needed, place.width(), place.height() - needed), _LINE)

    pages.put(slot, draw, f"{number}. {asked.title}\n{asked.story if beside else ''}\n{question.toPlainText()}")
    if not beside:
        pages.put_text(_paragraphs(asked.story))


def _put_answers(pages: FlowedPages, exercises: Sequence[Exercise]) -> None:
    """All answers on the last page, in smaller letters if need be; only where that is not enough on more pages."""
    pages.new_page()
    title = f"<p class='title'>{escape(say('evening-paper-answers'))}</p>"
    told = [answer_markup(number, asked.title, worked(asked)) for number, asked in enumerate(exercises, 1)]
    scale = next((each for each in _SMALLER if _high(pages, [title, *told], each) <= pages.room), _SMALLER[-1])
    for part in (title, *told):
        pages.put_whole(part, scale)
        pages.skip(4 * scale)


def _high(pages: FlowedPages, parts: Sequence[str], scale: float) -> float:
    heights = (pages.document(part, pages.width, scale).size().height() for part in parts)
    return sum(heights) + 4 * UNIT * scale * len(parts)


def answer_markup(number: int, title: str, answer: WorkedAnswer) -> str:
    """An answer as it stands under the others: the ruling, what follows from it, and why."""
    cite = f"&nbsp;&nbsp;<span class='cite'>{escape(cite_words(answer.cite))}</span>" if answer.cite else ""
    lines = [
        f"<p class='soft'>{number} · {escape(title)}</p>",
        f"<p><b>{escape(answer.ruling)}</b>{cite}</p>",
        *(f"<p>{escape(line)}</p>" for line in answer.rest),
    ]
    lines += [f"<p class='soft small'>{escape(words)}</p>" for words in (answer.law, answer.own_words) if words]
    return "".join(lines)


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{escape(part)}</p>" for part in text.split("\n") if part.strip())
