"""The law texts: every shipped file is sound, complete and in order, and a broken one says what is wrong with it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bridgetable import resources
from bridgetable.editions import EDITIONS
from bridgetable.lawtexts import all_texts, law_order, law_text, parent, read_law
from bridgetable.resources import resource_path

FILES = sorted(resource_path("laws").glob("law*.toml"))
SENTENCES = re.compile(r'[A-Z"].*[.?]')

# Each paragraph with a rule of its own; those that one edition lacks are in ONLY.
PARAGRAPHS = re.split(
    r",\s*",
    """41A, 41B, 41C, 41D, 44A, 44B, 44C, 44D, 44E, 44F, 44G,
    45A, 45B, 45C1, 45C2, 45C3, 45C4(a), 45C4(b), 45C5, 45D, 45D1, 45D2, 45E1, 45E2, 45F, 45G,
    46A, 46B, 46B1(a), 46B1(b), 46B1(c), 46B2, 46B3(a), 46B3(b), 46B4, 46B5,
    47A, 47B, 47C, 47D, 47E1, 47E2(a), 47E2(b), 47F1, 47F2, 48A, 48B1, 48B2, 49,
    50 preamble, 50A, 50B, 50C, 50D1(a), 50D1(b), 50D2, 50D2(a), 50D2(b), 50E1, 50E2, 50E3, 50E4,
    51A, 51B1(a), 51B1(b), 51B2(a), 51B2(b), 51B2(c), 52A, 52B1(a), 52B1(b), 52B1(c), 52B2,
    58A, 58B1, 58B2, 58B3, 58B4, 59""",
)
ONLY = {"45D1": 2017, "45D2": 2017, "50E4": 2017, "51B2(c)": 2017}

# Laws the rulings refer to: a citation of any of them opens a text.
CITED_LAWS = [*range(9, 15), 16, 17, *range(20, 27), 30, 31, 32, 37, *range(40, 76), 79, 81, 82, 85, 90]

# The few of PARAGRAPHS that the program does not work out, and what it does with them.
NOT_COMPUTED = {
    (2007, "45C5"): "reference only",
    (2017, "45C5"): "reference only",
    (2007, "45F"): "judgement",
    (2017, "45D"): "reference only",
    (2017, "45F"): "judgement",
    (2007, "47E2(b)"): "judgement",
    (2017, "47E2(b)"): "judgement",
    (2007, "50E3"): "judgement",
    (2017, "50E4"): "judgement",
    (2007, "58B4"): "reference only",
    (2017, "58B4"): "reference only",
}


def paragraphs(edition: int) -> list[str]:
    return [cite for cite in PARAGRAPHS if ONLY.get(cite, edition) == edition]


@pytest.fixture
def law_file(tmp_path: Path) -> Path:
    """A place for a law file made up for one test."""
    return tmp_path / "law45.toml"


SOUND = """\
law = 45
title = "Played cards"
[[paragraph]]
id = "45A"
title = "In the open"
status = "computed"
gist = "A card is laid down."
[paragraph.2007]
[paragraph.2017]
gist = "A card is laid down in the trick."
change = "New: in the trick."
"""


# --- the shipped files -----------------------------------------------------------------------------------------------


def test_file_is_named_for_its_law_and_stands_in_law_order() -> None:
    for path in FILES:
        keys = [(law_order(text.id), text.edition) for text in read_law(path)]
        assert {key[0][0] for key in keys} == {int(path.stem.removeprefix("law"))}
        assert keys == sorted(set(keys)), path.stem


def test_all_texts_are_in_law_order_and_none_stands_twice() -> None:
    keys = [(law_order(text.id), text.edition) for text in all_texts()]
    assert keys == sorted(set(keys))
    assert len(keys) == sum(len(read_law(path)) for path in FILES)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_paragraph_with_a_rule_of_its_own_has_a_text(edition: int) -> None:
    written = {text.id for text in all_texts() if text.edition == edition}
    assert [cite for cite in paragraphs(edition) if cite not in written] == []


@pytest.mark.parametrize("cite", ONLY)
def test_a_paragraph_of_one_edition_is_absent_from_the_other(cite: str) -> None:
    assert {text.edition for text in all_texts() if text.id == cite} == {ONLY[cite]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_on_played_and_penalty_cards_are_computed_but_for_the_known_few(edition: int) -> None:
    status = {text.id: text.status for text in all_texts() if text.edition == edition}
    expected = {cite: NOT_COMPUTED.get((edition, cite), "computed") for cite in paragraphs(edition)}
    assert {cite: status[cite] for cite in expected} == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_law_that_rulings_refer_to_opens_a_text(edition: int) -> None:
    texts = [law_text(str(law), edition) for law in CITED_LAWS]
    assert [text and (text.id, text.edition) for text in texts] == [(str(law), edition) for law in CITED_LAWS]


def test_texts_are_short_whole_sentences() -> None:
    for text in all_texts():
        assert len(text.title) <= 60, text.id
        for words in filter(None, (text.gist, text.consequence, text.change)):
            assert len(words) <= 500, text.id
            assert "  " not in words, text.id
            assert words == "same" or SENTENCES.fullmatch(words), f"{text.id}: {words}"


def test_no_paragraph_on_the_way_up_to_the_law_is_missing() -> None:
    """45C4(b) has 45C4, 45C and 45 above it, or a panel that goes up would open too wide a text."""
    written = {(text.id, text.edition) for text in all_texts()}
    above = {(parent(cite), edition) for cite, edition in written}
    assert {(cite, edition) for cite, edition in above if cite is not None} - written == set()


def test_a_later_book_tells_what_it_changes_and_inherits_the_rest() -> None:
    assert [path.stem for path in FILES if 'change = "same"' in path.read_text(encoding="utf-8")] == []
    texts = {(text.id, text.edition): text for text in all_texts()}
    for text in texts.values():
        if text.edition == 2017:
            assert text.change, text.id
        if text.change == "same":
            assert text == replace(texts[text.id, 2007], edition=2017, change="same"), text.id


@pytest.mark.parametrize(("cite", "edition"), [("10A", 2017), ("16A3", 2007), ("40B6", 2007), ("43A3", 2017)])
def test_what_a_book_does_not_have_is_not_inherited(cite: str, edition: int) -> None:
    """10A has not changed; 16A3 has gone, 40B6 has become 40B5, and 43A3 is new."""
    there = {text.edition for text in all_texts() if text.id == cite}
    assert there == ({2007, 2017} if cite == "10A" else {edition})


def test_2007_says_what_became_of_a_rule_only_where_2017_has_no_such_paragraph() -> None:
    now = {text.id for text in all_texts() if text.edition == 2017}
    old = [text for text in all_texts() if text.edition == 2007]
    assert [text.id for text in old if text.id not in now and not (text.moved or text.change)] == []
    assert [text.id for text in old if text.id in now and text.change] == []


def test_renumbered_rules_name_each_other() -> None:
    moved = {(text.id, text.moved) for text in all_texts() if text.moved}
    was = {(text.was, text.id) for text in all_texts() if text.was}
    assert moved == was
    assert {("16D1", "16C1"), ("16D2", "16C2"), ("53C", "53B"), ("45D", "45D1"), ("23", "72C")} <= moved
    assert all(text.edition == 2007 for text in all_texts() if text.moved)
    assert all(text.edition == 2017 for text in all_texts() if text.was)


# --- citations -------------------------------------------------------------------------------------------------------


def test_law_order_is_that_of_the_book() -> None:
    book = ["9A", "45", "45A", "45C", "45C4", "45C4(a)", "45C4(b)", "45D", "50 preamble", "50A", "53A", "53A1"]
    book += ["53A footnote", "53B", "64B2", "64B10", "68 opening", "68A"]
    by_letters = sorted(book)
    assert sorted(by_letters, key=law_order) == book


def test_law_order_reads_roman_numerals() -> None:
    assert law_order("20F5(b)(ii)") == (20, 6, 5, 2, 2)
    assert law_order("20F5(b)(iv)") > law_order("20F5(b)(iii)")


@pytest.mark.parametrize("cite", ["", "45c1", "45 C1", "45C1(B)", "45(a)", "2017:57D", "law 45", "20F5(b)(iix)", "045"])
def test_text_that_is_no_citation_is_refused(cite: str) -> None:
    for reads in (law_order, parent, lambda cite: law_text(cite, 2017)):
        with pytest.raises(ValueError, match="is no citation"):
            reads(cite)


@pytest.mark.parametrize(
    ("cite", "above"),
    [
        ("20F5(b)(i)", "20F5(b)"),
        ("45C4(b)", "45C4"),
        ("45C4", "45C"),
        ("45C", "45"),
        ("45", None),
        ("50 preamble", "50"),
        ("53A footnote", "53A"),
    ],
)
def test_parent(cite: str, above: str | None) -> None:
    assert parent(cite) == above


# --- finding a text --------------------------------------------------------------------------------------------------


def test_law_text_gives_the_paragraph_itself_in_the_edition_asked_for() -> None:
    old, new = law_text("45C4(b)", 2007), law_text("45C4(b)", 2017)
    assert old is not None
    assert new is not None
    assert (old.edition, new.edition) == (2007, 2017)
    assert "pause" in old.gist
    assert "pause" not in new.gist


@pytest.mark.parametrize(
    ("cite", "edition", "found"), [("45D1", 2007, "45D"), ("44C7(b)", 2017, "44C"), ("59 footnote", 2007, "59")]
)
def test_law_text_goes_up_to_the_nearest_paragraph_that_has_one(cite: str, edition: int, found: str) -> None:
    text = law_text(cite, edition)
    assert text is not None
    assert text.id == found


def test_law_text_knows_no_law_without_a_file_and_no_edition_but_its_own() -> None:
    assert law_text("99", 2017) is None
    assert law_text("45A", 1997) is None


def test_an_installed_package_carries_its_resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "bridgetable"
    package.mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resource_path("laws", "law45.toml") == tmp_path / "resources" / "laws" / "law45.toml"
    (package / "resources").mkdir()
    assert resource_path("laws", "law45.toml") == package / "resources" / "laws" / "law45.toml"


# --- reading a file --------------------------------------------------------------------------------------------------


def test_what_stands_before_the_edition_tables_holds_for_both(law_file: Path) -> None:
    law_file.write_text(SOUND, encoding="utf-8")
    old, new = read_law(law_file)
    assert (old.edition, old.title, old.gist, old.change) == (2007, "In the open", "A card is laid down.", None)
    assert (new.edition, new.title, new.gist) == (2017, "In the open", "A card is laid down in the trick.")
    assert new.change == "New: in the trick."


def test_text_on_the_whole_law_bears_the_title_of_the_law(law_file: Path) -> None:
    law_file.write_text(SOUND.replace('"45A"\ntitle = "In the open"', '"45"'), encoding="utf-8")
    assert [text.title for text in read_law(law_file)] == ["Played cards", "Played cards"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("law = 45", "law = ", "Invalid value"),
        ("law = 45", 'law = "45"', "law: the number of the law is wanted"),
        ("law = 45", "law = 46", "id: 45A is no paragraph of Law 46"),
        ("law = 45", "law = 45\nlaws = 2", "the file: laws: no such key; there are law, paragraph, title"),
        ('title = "Played cards"', "", "the file: title: words are wanted"),
        ("[[paragraph]]", "[paragraph]", r"paragraph: tables headed \[\[paragraph\]\] are wanted"),
        ('id = "45A"', "", "a paragraph: id: words are wanted"),
        ('id = "45A"', 'id = "45a"', "'45a' is no citation"),
        ('title = "In the open"', "", "45A, 2007: title: words are wanted"),
        ('"computed"', '"calculated"', "45A, 2007: status: 'calculated' is none of computed, judgement"),
        ('"computed"', '"computed"\nnote = "x"', "45A: note: no such key"),
        ('"New: in the trick."', '" "', "45A, 2017: change: words are wanted"),
        ("change =", "changed =", "45A, 2017: changed: no such key"),
        ("[paragraph.2007]\n[paragraph.2017]\ngist", "consequence", "45A: change: no such key"),
        (SOUND[SOUND.index("[paragraph.2007]") :], "", "45A: stands in no edition"),
        ("[paragraph.2007]", "2007 = 1", r"45A, 2007: a table headed \[paragraph.2007\] is wanted"),
        ("[[paragraph]]", SOUND[SOUND.index("[[paragraph]]") :] + "[[paragraph]]", "id: 45A stands twice"),
    ],
)
def test_a_broken_file_is_named_with_the_key_that_is_wrong(law_file: Path, old: str, new: str, message: str) -> None:
    law_file.write_text(SOUND.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError, match=rf"^law45\.toml: .*{message}"):
        read_law(law_file)
