"""Law books printed for the tests: our own texts and invented sentences, in the manners of several countries.

A PDF is written by hand here: a dozen lines are enough for what a page of text needs.
"""

from __future__ import annotations

import random
import re
import textwrap
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bridgetable.lawtexts import LawText, all_texts, law_order, law_text

Item = tuple[float, float, float, str]
"""Where a line begins, the size of its letters, the line."""

TOP, BOTTOM, LEADING = 780.0, 60.0, 13.0


def pdf(pages: Sequence[Sequence[Item]], *, trailer: str = "") -> bytes:
    """A PDF with these lines on its pages."""
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Count %d/Kids[%s]>>"
        % (len(pages), b" ".join(b"%d 0 R" % (4 + 2 * number) for number in range(len(pages)))),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ]
    for number, items in enumerate(pages):
        text = "".join(f"BT /F1 {size} Tf 1 0 0 1 {x} {y} Tm ({_escaped(line)}) Tj ET\n" for x, y, size, line in items)
        stream = zlib.compress(text.encode("cp1252", "replace"))
        objects.append(
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents %d 0 R>>"
            % (5 + 2 * number)
        )
        objects.append(b"<</Length %d/Filter/FlateDecode>>stream\n%s\nendstream" % (len(stream), stream))
    return file_of(objects, trailer.encode())


def file_of(objects: Sequence[bytes], trailer: bytes) -> bytes:
    data, places = b"%PDF-1.4\n", []
    parts = [data]
    size = len(data)
    for number, content in enumerate(objects, 1):
        places.append(size)
        parts.append(b"%d 0 obj\n%s\nendobj\n" % (number, content))
        size += len(parts[-1])
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    parts.append(b"xref\n0 %d\n0000000000 65535 f \n%s" % (len(objects) + 1, table))
    parts.append(b"trailer<</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF" % (len(objects) + 1, trailer, size))
    return b"".join(parts)


def _escaped(line: str) -> str:
    for sign in "\\()":
        line = line.replace(sign, f"\\{sign}")
    return line.replace("→", "->")


# What is printed

_WORDS = re.findall(
    r"\w+",
    "the chair stays where it was and the tea is poured before anybody sits down again near the window while rain "
    "falls on a garden in which two cats look at one bird that sings about warm bread from morning until late",
)


def filler(letters: int, seed: str) -> str:
    """Invented sentences of about so many letters, always the same for one seed."""
    chance = random.Random(seed)
    text = ""
    while len(text) < letters:
        sentence = " ".join(chance.choice(_WORDS) for _ in range(chance.randrange(7, 15)))
        text += f" {sentence.capitalize()}."
    return text.strip()


def paragraphs(edition: int) -> list[LawText]:
    """The paragraphs that are printed: all that have a mark, with everything above them, from 1 on without a gap."""
    texts = [text for text in all_texts() if text.edition == edition and " " not in text.id]
    printed: set[tuple[int, ...]] = set()
    result = []
    for text in texts:
        order = law_order(text.id)
        first = len(order) == 1 or (order[-1] == 1 and order[:-1] in printed)
        if first or (*order[:-1], order[-1] - 1) in printed:
            printed.add(order)
            result.append(text)
    return result


def words_of(text: LawText, length: int) -> str:
    """What the printed paragraph says: our text, and invented words until the book is as long as it should be."""
    return f"{text.gist} {filler(length, text.id)}" if length else text.gist


@dataclass(frozen=True, slots=True)
class Manner:
    """How a book is printed."""

    heading: Callable[[int, str], list[str]]
    """The lines of the heading of a law with this number and title."""
    paragraph: Callable[[LawText, str], Iterable[str]]
    """A paragraph as one or several pieces of text, each beginning on a line of its own."""
    columns: int = 1
    running: Callable[[int, int], str] = lambda page, law: f"The rules of the game {page}"
    """The line on top of a page, of its number and the law in progress."""
    contents: bool = True
    title: str = "The rules of the game, 2017"


def own_lines(text: LawText, words: str) -> Iterator[str]:
    """“A. Title” on a line of its own, the text below; “1. text”; “(a) text”."""
    mark = _last_mark(text.id)
    if mark[0].isalpha() and mark.isupper():
        yield f"{mark}. {text.title}"
        yield words
    else:
        yield f"{mark}. {words}" if mark.isdigit() else f"({mark}) {words}"


def in_one_line(text: LawText, words: str) -> Iterator[str]:
    """“A 1 (a)” and the text after them, in one line with the first one below."""
    mark = _last_mark(text.id)
    yield f"({mark}) {words}" if mark.islower() else f"{mark}) {words}"


def written_out(text: LawText, words: str) -> Iterator[str]:
    """“45C4(b) text”."""
    yield f"{text.id} {words}"


def _last_mark(cite: str) -> str:
    if cite.endswith(")"):
        return cite[cite.rindex("(") + 1 : -1]
    tail = cite.lstrip("0123456789")
    return tail[1:] or tail


INTERNATIONAL = Manner(lambda law, title: [f"LAW {law}", title.upper()], own_lines)
TWO_COLUMNS = Manner(
    lambda law, title: [f"Law {law} – {title}"], in_one_line, columns=2, running=lambda page, law: f"Law {law}"
)
PARAGRAPH_SIGNS = Manner(
    lambda law, title: [f"§ {law} {title}"],
    written_out,
    running=lambda page, law: f"{page}   Regeln des Spiels",
    title="Regeln des Spiels. Ausgabe 2017",
)
MANNERS = {"international": INTERNATIONAL, "two columns": TWO_COLUMNS, "paragraph signs": PARAGRAPH_SIGNS}


def book(manner: Manner, edition: int = 2017, length: int = 0) -> list[list[Item]]:
    """The pages of a book; `length` is about how many invented letters each paragraph has beside its own text."""
    width = 92 if manner.columns == 1 else 44
    lines = _flow(manner, edition, length, width)
    pages = [[(200.0, 500.0, 20.0, manner.title)]]
    if manner.contents:
        pages += _contents(manner, edition)
    pages += _set(manner, lines, len(pages))
    return pages


def _flow(manner: Manner, edition: int, length: int, width: int) -> list[tuple[int, str]]:
    """The lines of the body, each with its law."""
    flow: list[tuple[int, str]] = []
    for law, group in groupby(paragraphs(edition), key=lambda text: law_order(text.id)[0]):
        whole = law_text(str(law), edition)
        title = whole.title if whole else "Without a title"
        flow += [(law, line) for line in manner.heading(law, title)]
        for text in group:
            words = words_of(text, length)
            pieces = [words] if text.id == str(law) else manner.paragraph(text, words)
            for piece in pieces:
                flow += [(law, line) for line in textwrap.wrap(piece, width)]
    return flow


def _contents(manner: Manner, edition: int) -> list[list[Item]]:
    laws = sorted({law_order(text.id)[0] for text in paragraphs(edition)})
    lines = [f"{' '.join(manner.heading(law, 'A title'))} ........ {law + 10}" for law in laws]
    return [
        [(72.0, TOP - LEADING * place, 10.0, line) for place, line in enumerate(lines[at : at + 50])]
        for at in range(0, len(lines), 50)
    ]


def _set(manner: Manner, lines: Sequence[tuple[int, str]], before: int) -> Iterator[list[Item]]:
    """The body set in pages: the columns are written line by line across the page, as some programs do."""
    rows = int((TOP - BOTTOM) / LEADING) - 2
    a_page = rows * manner.columns
    for number, at in enumerate(range(0, len(lines), a_page), before + 1):
        part = lines[at : at + a_page]
        head = manner.running(number, part[0][0])
        items: list[Item] = [(72.0, TOP + 30, 8.0, head), (290.0, BOTTOM - 20, 8.0, f"- {number} -")]
        for row in range(rows):
            for column in range(manner.columns):
                place = column * rows + row
                if place < len(part):
                    x = 60.0 + 250 * column
                    items.append((x, TOP - LEADING * row, 10.0 if manner.columns == 1 else 9.0, part[place][1]))
        yield items
