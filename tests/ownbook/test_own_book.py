"""The paragraphs of the user's own law book are found, however it is printed; no other file is taken for one."""

from __future__ import annotations

import io
import textwrap
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest

from bridgetable.lawtexts import LawText
from bridgetable.ownbook.body import body
from bridgetable.ownbook.book import OwnBook, book_of
from bridgetable.ownbook.layout import Piece, reading_order
from bridgetable.ownbook.marks import Style, cite_of, marks
from bridgetable.ownbook.pages import MOST_BYTES, MOST_PAGES, MOST_TEXT, pages_of
from bridgetable.ownbook.problems import CannotRead
from bridgetable.ownbook.reading import FileReading
from in_turn import share
from ownbook.printed import MANNERS, Manner, book, file_of, filler, paragraphs, pdf, words_of

PATIENCE = 60
SECONDS = 5.0
PAGES = 200


def read(path: Path) -> OwnBook:
    pages = pages_of(path)
    return book_of(path, list(pages.each), numbered=pages.numbered)


def squeezed(text: str) -> str:
    return "".join(text.split()).replace("->", "→")


def not_found(own: OwnBook, edition: int) -> list[str]:
    """The printed paragraphs that were not found, or with other words than were printed there."""
    return [
        text.id
        for text in paragraphs(edition)
        if (passage := own.passage(text.id)) is None or squeezed(words_of(text, 0)) not in squeezed(passage.text)
    ]


@pytest.mark.parametrize("edition", [2007, 2017])
@pytest.mark.parametrize("manner", MANNERS.values(), ids=MANNERS.keys())
def test_every_paragraph_is_found_in_every_manner_of_printing(tmp_path: Path, manner: Manner, edition: int) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(pdf(book(manner, edition)))
    assert not_found(read(path), edition) == []


@pytest.mark.skipif("sys.gettrace() is not None", reason="what counts lines takes more time than what is counted")
@pytest.mark.parametrize("manner", share(list(MANNERS.values()), len(MANNERS)))
def test_a_book_of_200_pages_is_gone_through_in_a_few_seconds(tmp_path: Path, manner: Manner) -> None:
    pages = book(manner, length=2000)
    assert len(pages) >= PAGES
    path = tmp_path / "book.pdf"
    path.write_bytes(pdf(pages))
    begun = time.thread_time()
    own = read(path)
    assert time.thread_time() - begun < SECONDS
    assert own.edition == 2017
    assert not_found(own, 2017) == []


def test_a_paragraph_ends_where_the_next_of_its_rank_begins(tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(pdf(book(MANNERS["international"])))
    own = read(path)
    texts = {text.id: text for text in paragraphs(2017)}
    passage = own.passage("45C4")
    assert passage is not None
    for cite, inside in {"45C4(a)": True, "45C4(b)": True, "45C5": False, "45C3": False}.items():
        assert (squeezed(texts[cite].gist) in squeezed(passage.text)) is inside
    assert passage.page > 1
    assert len(passage.text.splitlines()) >= 3
    assert own.nearest("45C4(b)") == "45C4" == own.nearest("45C4(x)(ii)")
    assert own.passage("99") is None and own.nearest("99") is None
    found, wanted = own.found_of(2017)
    assert 0.9 * wanted < found <= wanted


# Other printings, as plain text

SENTENCE = "The tea is poured before anybody sits down, and the cat looks at the bird."


def printed(heading: str, *paragraphs: str, laws: range = range(41, 61)) -> str:
    """A text of twenty laws, all with these paragraphs."""
    return "\n".join("\n".join([heading.format(law=law), *paragraphs]) for law in laws)


def book_from(tmp_path: Path, text: str, encoding: str = "utf-8") -> OwnBook:
    path = tmp_path / "book.txt"
    path.write_bytes(text.encode(encoding))
    return read(path)


@pytest.mark.parametrize(
    ("heading", "paragraphs"),
    [
        ("LAW {law}", ("A. Tea", f"1. {SENTENCE}", f"2. {SENTENCE}", f"(a) {SENTENCE}", f"(b) {SENTENCE}", "B. Cats")),
        ("Law {law} - Tea and cats", (f"A. Tea 1. {SENTENCE} 2. {SENTENCE} (a) {SENTENCE} (b) {SENTENCE}", "B. Cats")),
        (
            "Law {law}: Tea",
            ("A", SENTENCE, "1", SENTENCE, "2", SENTENCE, "(a)", SENTENCE, "(b)", SENTENCE, "B", "Cats"),
        ),
        ("§ {law} Tee", (f"A 1 {SENTENCE}", f"2 {SENTENCE}", f"a) {SENTENCE}", f"b) {SENTENCE}", f"B {SENTENCE}")),
        (
            "Legge {law}",
            (f"{{law}}A1 {SENTENCE}", f"{{law}}A2(a) {SENTENCE}", f"{{law}}A2(b) {SENTENCE}", "{law}B Gatti"),
        ),
        (
            "Art. {law} – Gatti",
            ("A) Tea", f"1) {SENTENCE}", f"2) {SENTENCE}", f"a) {SENTENCE}", f"b) {SENTENCE}", "B) X"),
        ),
        (
            "Artikel {law} Katten",
            (f"A1. {SENTENCE}", f"A2. {SENTENCE}", f"A2(a). {SENTENCE}", f"A2(b) {SENTENCE}", "B. X"),
        ),
        (
            "ΝΟΜΟΣ {law}",
            ("Α. Τσάι", f"1. {SENTENCE}", f"2. {SENTENCE}", f"(α) {SENTENCE}", f"(β) {SENTENCE}", "Β. Γάτες"),
        ),
        (
            "Закон {law}",
            ("А. Чай", f"1. {SENTENCE}", f"2. {SENTENCE}", f"(а) {SENTENCE}", f"(б) {SENTENCE}", "Б. Коты"),
        ),
        (
            "{law}. törvény: Tea",
            ("A. Tea", f"1. {SENTENCE}", f"2. {SENTENCE}", f"(a) {SENTENCE}", f"(b) {SENTENCE}", "B. X"),
        ),
        ("Zxqy {law}", ("A. Tea", f"1. {SENTENCE}", f"2. {SENTENCE}", f"(a) {SENTENCE}", f"(b) {SENTENCE}", "B. Cats")),
        (
            "LAW\n{law}\nTEA",
            ("A. Tea", f"1. {SENTENCE}", f"2. {SENTENCE}", f"(a) {SENTENCE}", f"(b) {SENTENCE}", "B. Cats"),
        ),
        (
            "{law}. TEA AND CATS",
            ("A. Tea", f"1. {SENTENCE}", f"2. {SENTENCE}", f"a. {SENTENCE}", f"b. {SENTENCE}", "B. Cats"),
        ),
    ],
    ids=lambda value: value.split("\n")[0] if isinstance(value, str) else "",
)
def test_printings_of_other_countries(tmp_path: Path, heading: str, paragraphs: tuple[str, ...]) -> None:
    laws = range(41, 61)
    text = "\n".join("\n".join(part.format(law=law) for part in (heading, *paragraphs)) for law in laws)
    own = book_from(tmp_path, text)
    wanted = {f"{law}{mark}" for law in laws for mark in ("", "A", "A1", "A2", "A2(a)", "A2(b)", "B")}
    assert {cite for cite in own.passages if " " not in cite} == wanted
    passage = own.passage("50A2(b)")
    assert passage is not None
    assert squeezed(SENTENCE) in squeezed(passage.text) and passage.page == 0


def test_a_book_without_paragraph_marks_has_its_laws(tmp_path: Path) -> None:
    own = book_from(tmp_path, printed("LAW {law}", SENTENCE, f"A player sits down. {SENTENCE}"))
    assert sorted(own.passages) == [str(law) for law in range(41, 61)]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_a_text_is_read_in_the_usual_encodings(tmp_path: Path, encoding: str) -> None:
    own = book_from(tmp_path, printed("LAW {law}", f"A. Café. {SENTENCE}"), encoding)
    passage = own.passage("45A")
    assert passage is not None and "Café" in passage.text


def test_form_feeds_part_the_pages_of_a_text(tmp_path: Path) -> None:
    own = book_from(
        tmp_path, "\f".join(printed("LAW {law}", f"A. {SENTENCE}", laws=range(n, n + 1)) for n in range(1, 9))
    )
    passage = own.passage("5A")
    assert passage is not None and passage.page == 5


# What is no heading and no mark


def test_references_and_contents_are_no_headings(tmp_path: Path) -> None:
    contents = printed("LAW {law} ........ 7")
    refer = "\n".join(textwrap.wrap(f"A. {SENTENCE} This is so under Law 45 and under Law 58. {SENTENCE}", 32))
    own = book_from(tmp_path, contents + "\n" + printed("LAW {law}", refer, f"B. {SENTENCE}"))
    for law in range(41, 61):
        passage = own.passage(f"{law}A")
        assert passage is not None and squeezed(SENTENCE) in squeezed(passage.text), law
        assert own.passage(f"{law}B") is not None


def test_running_titles_and_page_numbers_are_left_out() -> None:
    own = {law: textwrap.wrap(filler(600, str(law)), 50) for law in range(1, 10)}
    pages = [["The rules", f"Law {law}", *own[law], f"page {law} of 9"] for law in own]
    assert [line.text for line in body(pages)] == [line for law in own for line in (f"Law {law}", *own[law])]


def test_a_divided_word_is_made_whole(tmp_path: Path) -> None:
    own = book_from(tmp_path, printed("LAW {law}", "A. The cat is sit-", "ting at the win-dow."))
    passage = own.passage("45A")
    assert passage is not None and passage.text == "A. The cat is sitting at the win-dow."


def test_what_stands_before_the_first_paragraph_is_kept(tmp_path: Path) -> None:
    own = book_from(tmp_path, printed("LAW {law}", "TEA", f"{SENTENCE} {SENTENCE}", f"A. {SENTENCE}"))
    preamble = own.passage("50 preamble")
    assert preamble is not None and "A." not in preamble.text


def paths_in(*lines: str, law: int = 45) -> list[str]:
    return [cite_of(law, mark.path) for mark in marks(law, lines, Style(bare_letters=False, bare_numbers=False))]


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (("A. x", "B. x", "D. x"), ["45A", "45B", "45D"]),  # one may have been missed
        (("A. x", "E. x"), ["45A"]),
        (("A. x (see Law 12 C 1 (b)) and 3. y",), ["45A"]),
        (("A player", "A. x", "1. x", "A partner"), ["45A", "45A1"]),
        (
            ("A. 1. (a) (i) x", "(ii) x", "(b) x", "2. x"),
            ["45A", "45A1", "45A1(a)", "45A1(a)(i)", "45A1(a)(ii)", "45A1(b)", "45A2"],
        ),
        (
            (
                "A. x",
                "1. x; 2. Then y. 3. Then (a) z",
            ),
            ["45A", "45A1", "45A2", "45A3"],
        ),
        (("A. x", "1. x", "(h) x"), ["45A", "45A1"]),
        (
            ("45A", "45B", "45D", "45D1(a) x", "45D1(b) (i) x"),
            ["45A", "45B", "45D", "45D1", "45D1(a)", "45D1(b)", "45D1(b)(i)"],
        ),
        (("45A", "45A x", "45F1 x"), ["45A"]),
        (("45A", "45B1 x", "45B1(a)(i) x", "12C1 x"), ["45A", "45B", "45B1", "45B1(a)", "45B1(a)(i)"]),
    ],
)
def test_marks_carry_on_from_one_another(lines: tuple[str, ...], found: list[str]) -> None:
    assert paths_in(*lines) == found


def test_lines_across_both_columns_stay_where_they_are() -> None:
    rows = [Piece(50, 800, 12, "A long title that runs over the whole width of the page, far past its middle")]
    for row in range(12):
        rows += [Piece(50, 700 - 12 * row, 9, f"left {row}"), Piece(310, 700 - 12 * row, 9, f"right {row}")]
    rows.append(Piece(50, 500, 12, "Another long line that runs over the whole width of the page, past its middle"))
    lines = reading_order(rows)
    assert [lines[0][:6], *lines[1:3], lines[12], lines[13], lines[-1][:7]] == [
        *("A long", "left 0", "left 1"),
        *("left 11", "right 0", "Another"),
    ]


def test_on_the_last_page_the_right_column_ends_early() -> None:
    left = [Piece(60, 700 - 12 * row, 10, f"the left column, line {row}") for row in range(50)]
    right = [Piece(310, 700 - 12 * row, 10, f"the right column of the page, line {row}") for row in range(8)]
    assert reading_order([*left, *right]) == [piece.text for piece in (*left, *right)]


def test_pieces_of_a_line_are_joined_as_they_lie() -> None:
    row = [Piece(50, 700, 10, "the ﬁrst"), Piece(100, 700.5, 10, "and the next"), Piece(300, 702, 6, "1")]
    assert reading_order(row) == ["the first and the next 1"]
    assert reading_order([]) == []


# Editions


@pytest.mark.parametrize(("title", "edition"), [("Laws 2007", 2007), ("Regeln, Ausgabe 2017", 2017)])
def test_the_edition_stands_on_the_title_page(tmp_path: Path, title: str, edition: int) -> None:
    assert book_from(tmp_path, f"{title}\n" + printed("LAW {law}", f"A. {SENTENCE}")).edition == edition


def test_without_a_year_the_paragraphs_tell_the_edition(tmp_path: Path) -> None:
    assert book_from(tmp_path, printed("LAW {law}", "A. x", "B. x", "C. x", "D. x", "1. x", "2. y")).edition == 2017
    assert book_from(tmp_path, printed("LAW {law}", SENTENCE)).edition is None


# What cannot be read


def problem_of(path: Path) -> str:
    with pytest.raises(CannotRead) as problem:
        read(path)
    return problem.value.problem


def test_a_missing_file(tmp_path: Path) -> None:
    assert problem_of(tmp_path / "nowhere.pdf") == "missing"


@pytest.mark.parametrize("content", [b"%PDF-1.7\nnothing of the kind", b"%PDF-1.4\n%%EOF"])
def test_a_broken_file(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.pdf"
    path.write_bytes(content)
    assert problem_of(path) == "broken"


def test_a_picture_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\0\0")
    assert problem_of(path) == "broken"


def test_pages_that_cannot_be_read_are_passed_over_unless_they_are_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(pdf(book(MANNERS["international"])))
    whole = pypdf.PageObject.extract_text

    def fails_on_every(number: int) -> None:
        def extract(page: pypdf.PageObject, **options: object) -> str:
            if (page.page_number or 0) % number == 0:
                raise KeyError("a font that is not there")
            return whole(page, **options)  # type: ignore[arg-type]

        monkeypatch.setattr(pypdf.PageObject, "extract_text", extract)

    fails_on_every(5)
    assert len(read(path).passages) > 300
    fails_on_every(1)
    assert problem_of(path) == "broken"


@pytest.mark.parametrize(("password", "problem"), [("secret", "protected"), ("", None)])
def test_a_file_with_a_password(tmp_path: Path, password: str, problem: str | None) -> None:
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(pdf(book(MANNERS["international"]))))
    writer.encrypt(password, "owner", algorithm="RC4-128")
    path = tmp_path / "locked.pdf"
    writer.write(path)
    if problem:
        assert problem_of(path) == problem
    else:
        assert read(path).passage("45C1") is not None


def test_a_protection_that_needs_more_than_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(pdf([[]])))
    writer.encrypt("secret", algorithm="RC4-128")
    writer.write(tmp_path / "locked.pdf")

    def decrypt(reader: pypdf.PdfReader, password: str) -> int:
        raise pypdf.errors.DependencyError("cryptography is wanted")

    monkeypatch.setattr(pypdf.PdfReader, "decrypt", decrypt)
    assert problem_of(tmp_path / "locked.pdf") == "protected"


def test_pictures_of_pages(tmp_path: Path) -> None:
    path = tmp_path / "scan.pdf"
    path.write_bytes(pdf([[] for _ in range(30)]))
    assert problem_of(path) == "no text"
    (tmp_path / "empty.txt").write_text("\n", encoding="utf-8")
    assert problem_of(tmp_path / "empty.txt") == "no text"


def test_files_too_large_for_a_law_book(tmp_path: Path) -> None:
    path = tmp_path / "pages.pdf"
    path.write_bytes(pdf([[] for _ in range(MOST_PAGES + 1)]))
    assert problem_of(path) == "too large"
    for name, size in (("huge.pdf", MOST_BYTES), ("huge.txt", MOST_TEXT)):
        with (tmp_path / name).open("wb") as file:
            file.truncate(size + 1)
        assert problem_of(tmp_path / name) == "too large"
    (tmp_path / "none.pdf").write_bytes(pdf([]))
    assert problem_of(tmp_path / "none.pdf") == "broken"


def test_a_book_about_something_else(tmp_path: Path) -> None:
    path = tmp_path / "novel.txt"
    path.write_text(f"{SENTENCE}\n" * 200, encoding="utf-8")
    assert problem_of(path) == "no laws"


# Beside everything else


def test_reading_is_watched_and_ends_in_a_book(tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(pdf(book(MANNERS["international"])))
    reading = FileReading(path)
    reading.start()
    reading.wait(PATIENCE)
    assert not reading.busy and not reading.stopped
    assert reading.page == reading.pages > 1
    assert reading.book is not None and reading.problem is None


def test_reading_is_stopped(tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(pdf(book(MANNERS["international"])))
    reading = FileReading(path)
    reading.stop()
    reading.start()
    reading.wait(PATIENCE)
    assert reading.stopped and reading.book is None and reading.problem is None


def test_reading_says_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reading = FileReading(tmp_path / "nowhere.pdf")
    reading.start()
    reading.wait(PATIENCE)
    assert reading.problem == "missing"

    def surprise(path: Path) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bridgetable.ownbook.reading.pages_of", surprise)
    reading = FileReading(tmp_path / "odd.pdf")
    reading.start()
    reading.wait(PATIENCE)
    assert reading.problem == "broken"


def test_printed_paragraphs_hang_together() -> None:
    """The books of these tests are printed with everything above a paragraph in them."""
    texts: dict[str, LawText] = {text.id: text for text in paragraphs(2017)}
    assert len(texts) > 400 and "45C4(b)" in texts


def drawn(content: bytes, filters: str = "/Filter/FlateDecode") -> bytes:
    """A PDF of one page that is drawn with this."""
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>"
    stream = b"<</Length %d%s>>stream\n%s\nendstream" % (len(content), filters.encode(), content)
    return file_of([b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Count 1/Kids[3 0 R]>>", page, stream], b"")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("zeros.pdf", lambda: drawn(zlib.compress(bytes(300_000_000)))),
        (
            "twice.pdf",
            lambda: drawn(zlib.compress(zlib.compress(bytes(300_000_000))), "/Filter[/FlateDecode/FlateDecode]"),
        ),
        ("letters.pdf", lambda: drawn(zlib.compress(b"BT /F1 12 Tf 10 10 Td (x) Tj ET\n" * 200_000))),
        ("wide.pdf", lambda: drawn(b"zzzzz" * 2_000_000, "/Filter/ASCII85Decode")),
        ("lines.txt", lambda: b"LAW 1\n" * 800_000),
        ("pages.txt", lambda: b"x\f" * 2_000_000),
        ("long.txt", lambda: b"a " * 4_000_000),
        ("deep.pdf", lambda: b"%PDF-1.4\n1 0 obj\n" + b"[" * 500_000 + b"\nendobj\ntrailer<</Root 1 0 R>>"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_file_made_to_swell_is_soon_given_up(tmp_path: Path, name: str, content: Callable[[], bytes]) -> None:
    path = tmp_path / name
    path.write_bytes(content())
    reading = FileReading(path)
    reading.start()
    reading.wait(15)  # it takes less than one second
    assert not reading.busy
    assert reading.problem in ("broken", "no text", "too large")
