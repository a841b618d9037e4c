"""Bytes to text: letters, ends of lines, and what is no letter."""

from __future__ import annotations

import pytest

from bridgetable.exchange.board import UnreadableText
from bridgetable.exchange.octets import LARGEST, decoded


@pytest.mark.parametrize(
    ("data", "text", "charset"),
    [
        (b"J\xc3\xb6rg", "Jörg", "utf-8"),
        (b"\xef\xbb\xbfJ\xc3\xb6rg", "Jörg", "utf-8"),
        (b"\xff\xfeJ\0\xf6\0", "Jö", "utf-16-le"),
        (b"\xfe\xff\0J\0\xf6", "Jö", "utf-16-be"),
        (b"J\xf6rg \x80", "Jörg €", "cp1252"),
        (b"%Content-type: a; charset=ISO-8859-1\nJ\xc3\xb6", "%Content-type: a; charset=ISO-8859-1\nJÃ¶", "cp1252"),
        (b"% charset=windows-1250\nKl\xf8", "% charset=windows-1250\nKlř", "cp1250"),
        (b"a\r\nb\rc\nd\r\r\ne", "a\nb\nc\nd\ne", "utf-8"),
        (b"a\0b\x1a\x1a\0\0", "ab", "utf-8"),
        (b"odd \x81", "odd \ufffd", "cp1252"),
    ],
)  # fmt: skip
def test_letters_are_those_that_were_meant(data: bytes, text: str, charset: str) -> None:
    found = decoded(data)
    assert (found.text, found.charset, found.remarks) == (text, charset, ())


def test_other_letters_can_be_asked_for() -> None:
    assert decoded(b"Kl\xf8", "cp1250").text == "Klř"


@pytest.mark.parametrize("name", ["rot13", "hex", "utf-7", "iso-8859-99", "latin-0"])
def test_letters_that_are_none_are_remarked_on(name: str) -> None:
    found = decoded(b"% nothing\n% charset=" + name.encode() + b"\nJ\xf6rg")
    assert found.text.endswith("Jörg")
    assert [(remark.line, name in remark.what) for remark in found.remarks] == [(2, True)]


def test_a_directive_that_is_wrong_is_remarked_on() -> None:
    found = decoded(b"% charset=utf-8\n\nJ\xf6rg")
    assert (found.text.endswith("Jörg"), found.charset) == (True, "cp1252")
    assert [remark.line for remark in found.remarks] == [3]


def test_what_is_too_large_is_refused_with_the_number() -> None:
    with pytest.raises(UnreadableText, match=r"64\.1 MB: no more than 64 MB"):
        decoded(bytes(LARGEST + 100_000))
