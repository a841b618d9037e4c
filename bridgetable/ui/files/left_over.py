"""Offers the tables that windows which ended too early have left behind, until something was chosen for each."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject

from bridgetable.messages import os_words, say
from bridgetable.table.record import Record
from bridgetable.ui.files.files import Document, Unreadable
from bridgetable.ui.files.filing import Filing
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.widgets.notice import Notice
from bridgetable.value import value

SECONDS = 1.0
"""So long the start waits for copies to be looked at; the others are when their turn comes."""


@value
class _Left:
    """A copy that was left behind: what it holds, or why it cannot be read; without words, nobody has looked yet."""

    path: Path
    words: str
    readable: bool


def _actions(record: Record) -> int:
    return len(record.log) + sum(len(branch.actions) for branch in record.branches)


class LeftOver(QObject):
    """Goes through the copies one by one, in a strip of their own; none is touched before the user has chosen."""

    def __init__(self, filing: Filing, strip: Notice, recovery: Recovery) -> None:
        super().__init__(filing)
        self._filing, self._strip, self._recovery = filing, strip, recovery
        self._left: list[_Left] = []
        self._at = 0

    def offer(self) -> None:
        """Offer what was left behind: first what can be read, the newest before others."""
        until = time.monotonic() + SECONDS
        left = [
            self._look_at(path) if time.monotonic() < until else _Left(path, "", True) for path in self._recovery.left()
        ]
        self._left = sorted(left, key=lambda each: not each.readable)
        self._at = 0
        self._show()

    def _look_at(self, path: Path) -> _Left:
        try:
            document = Document.read(path, self._filing.document.session.edition)
        except Unreadable as problem:
            return _Left(path, say("files-left-over-cannot-be-read", path=str(path), why=str(problem)), False)
        changed = QDateTime.fromSecsSinceEpoch(round(path.stat().st_mtime))
        when = QLocale().toString(changed, QLocale.FormatType.ShortFormat)
        number = _actions(document.session.record)
        return _Left(path, say("files-left-over-still-here", title=document.title, number=number, when=when), True)

    def _show(self) -> None:
        if not self._left:
            self._strip.hide()
            return
        self._at %= len(self._left)
        if not self._left[self._at].words:
            self._left[self._at] = self._look_at(self._left[self._at].path)
        left = self._left[self._at]
        choices = [(say("files-left-over-restore"), self._restore)] if left.readable else []
        choices.append((say("files-left-over-discard"), self._discard))
        words = left.words
        if len(self._left) > 1:
            choices.append((say("files-left-over-next"), self._next))
            words = say("files-left-over-of", at=self._at + 1, all=len(self._left), words=words)
        self._strip.tell(words, "calm", choices)

    def _next(self) -> None:
        self._at += 1
        self._show()

    def _restore(self) -> None:
        left = self._left[self._at]
        try:
            restored = self._filing.restore(left.path)
        except Unreadable as problem:  # another window was quicker
            self._left[self._at] = _Left(left.path, str(problem), False)
            restored = False
        if restored:
            self._done(left)
        else:
            self._show()

    def _discard(self) -> None:
        left = self._left[self._at]
        try:
            self._recovery.forget(left.path)
        except OSError as error:
            words = say("files-left-over-cannot-be-removed", path=str(left.path), why=os_words(error))
            self._left[self._at] = _Left(left.path, words, False)
            self._next()
        else:
            self._done(left)

    def _done(self, left: _Left) -> None:
        self._left.remove(left)
        self._show()
