"""What a file of a collection may be called."""

from __future__ import annotations

import pytest

from bridgetable.collection.names import Refused, alike, awkward, place_of, plainly, same_for_some, shown


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *((name, "leads out of the collection") for name in ("../a.toml", "a/../../b", "/a", "\\a", "C:\\a", "C:a")),
        *((name, "leads out of the collection") for name in ("//server/a", "..\\a", "a.toml:stream", "..")),
        *(
            (name, "is a device")
            for name in ("CON", "con.toml", "a/NUL", "nul.tar.gz", "COM1.toml", "lpt9", "AUX .toml")
        ),
        *((name, "nobody can see") for name in ("a\0.toml", "a\n.toml", "\u202ea.toml", "a\u200b.toml", "\ud800.toml")),
        *((name, "too long") for name in ("x" * 121, "a/" * 7 + "b", "\U0001f0a1" * 61)),
    ],
)
def test_a_name_that_does_harm_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        place_of(name)


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("a.toml", "a.toml"),
        ("evening\\a.toml", "evening/a.toml"),
        ("./a//b.toml", "a/b.toml"),
        ("console.toml", "console.toml"),
        ("com10.toml", "com10.toml"),
        ("a..b.toml", "a..b.toml"),
        ("Ренонс.toml", "Ренонс.toml"),
    ],
)
def test_other_names_say_where_a_file_lies(name: str, place: str) -> None:
    assert place_of(name) == place


def test_names_that_not_every_system_can_have_are_awkward() -> None:
    assert all(map(awkward, ("who?.toml", "a<b.toml", "a./b.toml", "a .toml ", 'say "two".toml')))
    assert not any(map(awkward, ("a.toml", "a b.toml", ".a", "«a».toml")))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a.toml", "A.TOML"),
        ("café.toml", "cafe\u0301.toml"),
        ("Straße", "STRASSE"),
        ("a", "a/b.toml"),
        ("ａ.toml", "a.toml"),
    ],
)
def test_names_that_are_one_on_some_system_are_found(one: str, other: str) -> None:
    assert same_for_some(["b.toml", one, other]) == (one, other)
    assert same_for_some([one, "b.toml"]) is None


def test_alike_names_are_one_letter_by_letter() -> None:
    assert alike("Évening/A") == alike("évening/a")
    assert alike("a") != alike("\u0430"), "a Cyrillic letter is another letter"


def test_letters_that_deceive_are_written_out() -> None:
    assert shown("rev\u043eke") == "rev[Cyrillic small letter o]ke"
    assert shown("\u0391lpha") == "[Greek capital letter alpha]lpha"
    assert plainly("Ренонс") == "Ренонс", "a word in one alphabet is what it seems"
    assert plainly("a Ренонс b") == "a Ренонс b"
    assert shown("a\u202eb") == "a\\u202eb"
    assert shown("x" * 500) == "x" * 120 + "…"
