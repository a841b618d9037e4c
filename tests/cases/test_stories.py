"""A story tells what happened, its ruling what was ruled: where a case has both, the story gives no verdict away."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

import pytest

from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.resources import resource_path

SOURCES = {
    "Italian directors' lesson": (48, ("en", "it")),
    "Greek and English": (25, ("en", "el")),
    "Law 20, 2007 and 2017": (16, ("en",)),
}
"""The documents some cases come from: so many of them at least, told in these languages."""

EVERYWHERE = r"1997 | 2007 | 2017 | \d\d ?(?:[a-g]|στ|[αβγδε])\d?"
VERDICTS = {
    "en": r"""goe?s? over | trick passes | no revoke | director (?:has to|decides|cancels|gives|makes|rules)
        | to judge | may still | still open | open still | conceded | is (?:his|dummy's) card | can object | free
        | no claim | treated as | is agreed | nothing (?:has been|follows) | no concession | ought to
        | is no (?:part|concern|business|concession|irregularity|matter) | makes good
        | laws? \d | editions? | penalty card | rectif\w* | irregular\w* | rul(?:es?|ed|ing)
        | must (?:be|not|have|go|stay|play|lead) | ha(?:s|d) to
        | (?:may|might|can) not | cannot | need not | may (?:be|take|have|change|choose|ask|lead)
        | is (?:not |already )?(?:played|led|established|allowed|forbidden|bound) | counts as
        | stays? | stands? | goes back | go back | in order | too late | too early | establish\w* | adjust\w*
        | (?:il)?legal | improper | entitled | allowed | forbid\w* | (?:no|the|[a-z]+'s) right | beyond (?:all )?doubt
        | (?:he|south|east|west|north|defender|declarer) (?:himself |still )?may | the right one | answers? for
        | irrevocabl\w* | that is how | as he must | is not for | wait(?:s|ed) (?:until|for)
        | may (?:use|accept|withdraw) | was a revoke | nobody has revoked
        | nothing (?:is wrong|follows|has happened)
        | cancelled | out of rotation | insufficient
        | major penalty | had no say | does not matter | choose | accept it | not worked out | is a matter for""",
    "it": r"""articol[oi] ?\d* | art\. ?\d | edizion[ei] | penalizzat\w* | penalita | irregolar\w*
        | (?:deve|devono|dovra|doveva) (?:essere|restare|giocare|tornare|attaccare|dire) | non puo
        | (?:puo|possono) (?:ritirare|cambiare|accettare|scegliere|usare|nominare)
        | (?:e|non e|resta) giocat[oa] | si gioca | torna (?:in|al) | permess[oa] | diritto | (?:il)?legal[ei]
        | obblig\w* | consumat\w* | incontrovertibil\w* | null[oa] | punteggio arbitrale | costrett\w*
        | proib\w* | viet\w* | autorizzat\w*""",
    "el": r"""νομ(?:ος|ου|οι) | εκδοσ\w* | τιμωρημεν\w* | επανορθω\w* | αντικανονικ\w* | (?:παρα)?νομ(?:ο|α|η)
        | πρεπει να | οφειλει | δικαιου\w* | δικαιωμα | δεν μπορει να | επιτρεπε\w*
        | μπορ(?:ει|ουν) (?:ακομη )?να (?:αποσυρ|αλλαξ|δεχτ|ρωτ|ζητ)\w* | υποχρε\w* | ευθυν\w*
        | χωρις .{0,12}συνεπει\w* | εχει παιχτει | παιζεται | αποσυρ(?:ει|ονται|εται) | (?:επιστρεφει|γυριζει) στ\w*
        | μενει | ισχυει | ειναι αργα | εληξε | οριστικ\w* | δεν του (?:απαντ|λεν)\w* | του το λενε
        | ετσι γινεται | αμετακλητ\w* | δεν γυριζουμε | δεν αλλαζει | ηταν σωστ\w*""",
}
"""What is said by a director and not by who tells what happened; words without their accents."""

BESIDES = re.compile(r"\(\d[^)]*\)+|\b20[01]7\b|[^.]*\b(?:editions|edizioni|εκδόσεις)\b[^.]*")
"""What every ruling says besides: its paragraph, and whether the editions agree."""


@cache
def library() -> list[Case]:
    """Every case there is."""
    return [load(path) for path in case_files(resource_path("cases"))]


def ruled() -> list[Case]:
    """Every case with a ruling in words."""
    return [case for case in library() if case.ruling]


def plain(text: str) -> str:
    """Small letters without accents, on one line."""
    letters = unicodedata.normalize("NFD", " ".join(text.split()).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("ς", "σ")


def verdicts_in(text: str, language: str) -> list[str]:
    """The words of a text that only a director says; what is put in quotes is read as well."""
    return [found[0] for found in words_of_directors(language).finditer(plain(text))]


@cache
def words_of_directors(language: str) -> re.Pattern[str]:
    words = "|".join(re.split(r"\s+\| ", f"{EVERYWHERE} | {VERDICTS[language]}")).replace("ς", "σ")
    return re.compile(rf"\b(?:{words})(?!\w)")


@pytest.mark.parametrize("source", SOURCES)
def test_what_comes_from_a_document_tells_story_and_ruling_apart(source: str) -> None:
    number, languages = SOURCES[source]
    cases = [case for case in library() if source in case.source]
    assert len(cases) >= number
    wanted = set(languages)
    lacking = [case.id for case in cases if not (wanted <= set(case.story) and wanted <= set(case.ruling))]
    assert lacking == []
    titled = [case.id for case in cases if wanted - set(case.title)]
    assert titled == []


def told_away(texts: Mapping[str, str]) -> list[str]:
    """The words of a text, in each of its languages, that give the ruling away."""
    return [words for language, text in texts.items() for words in verdicts_in(text, language)]


def test_no_story_gives_the_ruling_away() -> None:
    assert [case.id for case in ruled() if set(case.story) != set(case.ruling)] == []
    assert {case.id: words for case in ruled() if (words := told_away(case.story))} == {}


def test_every_case_tells_story_and_ruling_apart() -> None:
    assert [case.id for case in library() if not case.ruling] == []


def test_no_title_gives_the_ruling_away() -> None:
    assert {case.id: words for case in ruled() if (words := told_away(case.title))} == {}


def test_a_ruling_is_told_in_a_few_short_sentences() -> None:
    for case in ruled():
        for text in case.ruling.values():
            assert len(text) <= 480, case.id
            assert 1 <= len(re.findall(r"[.!;?)](?: |$)", text)) <= 6, case.id


@pytest.mark.parametrize("language", VERDICTS)
def test_the_list_knows_how_directors_speak(language: str) -> None:
    """Seven rulings of eight have such a word in them: a story that told what was ruled would be found.

    The others are short, and tell only what is done: he follows with a spade.
    """
    rulings = {case.id: case.ruling[language] for case in ruled() if language in case.ruling}
    unheard = [name for name, text in rulings.items() if not verdicts_in(BESIDES.sub("", text), language)]
    assert len(unheard) <= len(rulings) // 8, unheard
