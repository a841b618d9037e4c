"""Cases of the library in another language: what their own files do not tell stands in the file of the language."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cases import translated as of_language
from bridgetable.cases.reader import load
from bridgetable.cases.translated import translated
from bridgetable.resources import resource_path

CASE = load(resource_path("cases", "law45", "law45-a-moved-by-a-defender.toml"))
LESSON = load(resource_path("cases", "law45", "lesson-45-8b.toml"))


def test_a_title_of_the_library_is_told_in_the_language_asked_for() -> None:
    for kept in (of_language._told_in, of_language._library):
        kept.cache_clear()
    assert CASE.title_in("it") == translated(CASE.path, CASE.id, "title", "it") != CASE.title["en"]
    assert CASE.title_in("el") not in (CASE.title["en"], CASE.title_in("it"))
    assert CASE.title_in("tlh") == CASE.title["en"], "there is no such language"


def test_a_case_of_ones_own_is_told_as_its_file_has_it() -> None:
    own = replace(CASE, path=None)
    assert own.title_in("it") == CASE.title["en"]
    assert translated(resource_path("help", "start.md"), CASE.id, "title", "it") == ""


def test_it_is_known_in_which_language_a_case_is_heard() -> None:
    assert LESSON.heard_in("it") == "it", "its own file tells it"
    assert CASE.heard_in("en") == "en"
    assert replace(CASE, path=None).heard_in("it") == "en"
    assert replace(CASE, path=None, story={"de": "Eine Karte"}, language="de").heard_in("it") == "de"
    assert replace(CASE, path=None, story={"fr": "Une carte"}, language="de").heard_in("it") == "fr"
    assert replace(CASE, story={}, ruling={}).heard_in("el") == "el", "there is nothing to be told"
