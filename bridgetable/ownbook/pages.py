"""The pages of a file, PDF or plain text, as lines."""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bridgetable.ownbook.layout import Piece, reading_order, tidy
from bridgetable.ownbook.problems import CannotRead
from bridgetable.strangers import content
from bridgetable.value import value

if TYPE_CHECKING:
    from pypdf import PageObject, PdfReader

MOST_PAGES = 1500
MOST_BYTES = 250_000_000
MOST_TEXT = 5_000_000
"""A plain text beyond so many bytes is no law book."""
_MOST_DRAWN = 1_000_000
"""A page of a law book is drawn with some thousand bytes: one that takes more than these is not gone through."""
_FEWEST_LETTERS = 12
"""A page with fewer letters, on an average of the whole file, is a picture of a page."""


@value
class FilePages:
    """The pages of a file: how many there are, whether they are numbered, and one after another their lines."""

    count: int
    numbered: bool
    each: Iterator[list[str]]


def pages_of(path: Path) -> FilePages:
    """Open a file. Raises `CannotRead`, also while its pages are gone through."""
    try:
        data = content(path, MOST_BYTES)
    except OSError as error:
        raise CannotRead("too large" if error.errno == errno.EFBIG else "missing") from None
    return _pdf(data) if b"%PDF-" in data[:1024] or path.suffix.lower() == ".pdf" else _text(data)


def _text(data: bytes) -> FilePages:
    if len(data) > MOST_TEXT:
        raise CannotRead("too large")
    text = _decoded(data)
    if text.count("\f") >= MOST_PAGES:
        raise CannotRead("too large")
    if "\0" in text:
        raise CannotRead("broken")
    if not text.strip():
        raise CannotRead("no text")
    pages = [[tidy(line) for line in page.splitlines()] for page in text.split("\f")]
    return FilePages(len(pages), "\f" in text, iter([[line for line in page if line] for page in pages]))


def _decoded(data: bytes) -> str:
    """A text in whichever of the usual encodings it fits."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _pdf(data: bytes) -> FilePages:
    import pypdf  # read only by those who have a book of their own, and not while the window starts

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # what is wrong with the file is said once, in our words
    reader = _sound(lambda: pypdf.PdfReader(BytesIO(data)))
    if reader.is_encrypted and not _opened(reader):
        raise CannotRead("protected")
    count = _sound(lambda: len(reader.pages))
    if count > MOST_PAGES:
        raise CannotRead("too large")
    if not count:
        raise CannotRead("broken")
    return FilePages(count, True, _lines_of(reader, count))


def _sound(step: Callable[[], Any]) -> Any:
    """What the step gives; a file may be broken in as many ways as there are exceptions."""
    try:
        return step()
    except Exception:
        raise CannotRead("broken") from None


def _opened(reader: PdfReader) -> bool:
    """Whether a protected file opens without a password, as one does that is only kept from being changed."""
    try:
        return bool(reader.decrypt(""))
    except Exception:  # a kind of protection that needs more than is installed
        return False


def _lines_of(reader: PdfReader, count: int) -> Iterator[list[str]]:
    letters = unreadable = 0
    for number in range(count):
        try:
            lines = _page_lines(reader.pages[number])
        except Exception:  # one bad page does not spoil a book
            unreadable += 1
            lines = []
        letters += sum(map(len, lines))
        yield lines
    if 2 * unreadable > count:
        raise CannotRead("broken")
    if letters < _FEWEST_LETTERS * count:
        raise CannotRead("no text")


def _drawn_with(page: PageObject) -> int:
    """How many bytes draw a page: as they stand in the file, and if these are few enough, unpacked."""
    drawing = page.get("/Contents")
    parts = drawing.get_object() if drawing is not None else []
    each = parts if isinstance(parts, list) else [parts]
    packed = sum(len(getattr(part.get_object(), "_data", b"")) for part in each)
    contents = page.get_contents() if packed <= _MOST_DRAWN else None
    return packed if contents is None else len(contents.get_data())


def _page_lines(page: PageObject) -> list[str]:
    pieces: list[Piece] = []

    def found(text: str, cm: list[float], tm: list[float], _font: object, size: float) -> None:
        if text.strip() and not tm[1]:  # text that is turned is no text of the law
            x, y = tm[4] * cm[0] + tm[5] * cm[2] + cm[4], tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            pieces.append(Piece(x, y, abs(size * tm[3] * cm[3]) or size, text.replace("\n", " ").rstrip()))

    if _drawn_with(page) <= _MOST_DRAWN:
        page.extract_text(visitor_text=found)
    return reading_order(pieces)
