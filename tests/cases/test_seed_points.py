"""What the documents our cases come from make the point of: said first, under their paragraph, with nothing left open.

The lesson on Laws 45 to 47, the commentary on the code of 2017, and the texts of Laws 20, 41 and 47.
"""

from __future__ import annotations

import pytest

from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.explain.headlines import headline
from bridgetable.findings import kinds as k
from bridgetable.judge import judge
from bridgetable.resources import resource_path

FILES = {path.stem: path for path in case_files(resource_path("cases"))}

LESSON_45 = [
    ("lesson-45-1", "North's ♠J is played", "45C4(a)"),
    ("lesson-45-2", "♣2 stays in hand; ♦2 is led", "45C4(b)"),
    ("lesson-45-2-played", "East may take back ♣4.", "47D"),
    (
        "lesson-45-3",
        "North's ♦9 is played to trick 12 and may not be taken back. North's ♦J is a major penalty",
        "45C1",
    ),
    ("lesson-45-4a", "South's ♥2 is in hand; it is not played.", "45C2"),
    ("lesson-45-4b", "South's ♥2 is not played, and is no penalty card.", "48A"),
    ("lesson-45-4c", "South's ♥2 is led to trick 2 and may not be taken back.", "45C2(a)"),
    ("lesson-45-5a", "West's ♣K is a major penalty card.", "45E1"),
    ("lesson-45-5b", "South may accept or refuse West's lead of ♥A", "53A"),
    ("lesson-45-6a", "♥6 goes back; ♦6 is led to trick 9. East may take back ♥Q.", "45D1"),
    ("lesson-45-6b", "East may take back ♥Q, South ♦J, if East does.", "45D1"),
    ("lesson-45-6c", "♦6 is led to trick 9. East may take back ♥Q and ♣10, West ♥5, South ♦J, if East does.", "45D1"),
    ("lesson-45-6d", "♥6 stands. South's revoke in trick 9 is established.", "45D2"),
    ("lesson-45-7", "East or West may accept or refuse South's lead of ♥3", "55A"),
    ("lesson-45-8a", "East's ♦7 is played to trick 5 and may not be taken back.", "45C1"),
    ("lesson-45-8b", "South's ♦7 is in hand; it is not played.", "45C2"),
    ("lesson-45-8c", "South's ♦7 is not played, and is no penalty card.", "48A"),
]
LESSON_46 = [
    ("lesson-46-1", "North's ♦6 is led to trick 9 and may not be taken back.", "46B2"),
    ("lesson-46-2", "North's ♠9 is led to trick 9", "46B2"),
    ("lesson-46-3a", "North's ♦2 is led", "46B2"),
    ("lesson-46-3b", "North's ♦A is led", "46B"),
    ("lesson-46-3c", "North's ♠5 is played", "46B2"),
    ("lesson-46-3d", "North's ♠J is played", "46B"),
    ("lesson-46-3e", "♠Q goes back; ♠4 is played", "47F2"),
    ("lesson-46-4-high", "North's ♥K is led", "46B1(a)"),
    ("lesson-46-4-win", "North's ♣10 is played", "46B1(b)"),
    ("law46-high-lowest-winner", "North's ♣10 is played", "46B1(a)"),
    ("lesson-46-4-high-second-seat", "North's ♣Q is played", "46B1(a)"),
    ("lesson-46-4-low", "North's ♣2 is played", "46B1(c)"),
    ("lesson-46-4-suit", "North's ♠3 is led", "46B2"),
    ("lesson-46-4-rank-leading", "North's ♦Q is led", "46B3(a)"),
    ("lesson-46-4-rank-one", "North's ♥K is led", "46B3(b)"),
    ("lesson-46-4-rank-two", "South has to say which card is played: ♦Q or ♣Q.", "46B3(b)"),
    ("lesson-46-4-not-in-dummy", "a card that is not there; he may name any card that may be played.", "46B4"),
    ("lesson-46-5", "may say which card is played: ♣K or ♣J.", "46B5"),
    ("lesson-46-4-anything", "East or West (whoever speaks first) may say which card is played", "46B5"),
]
LESSON_47 = [
    ("lesson-47a", "South may accept East's ♦3, or have East's ♦Q, his penalty card, played instead.", "52B1(a)"),
    ("lesson-47b", "West's ♣7 must be played", "57D"),
    ("law47-c", "♣3 stays in hand; ♦2 is led", "45C4(b)"),
    ("lesson-47d-1", "North's ♣4 is played to trick 1 and may not be taken back.", "47D"),
    ("lesson-47d-1a", "North's ♣4 is played to trick 1 and may not be taken back.", "47D"),
    ("lesson-47d-1b", "♣A goes back; ♣4 is played", "47F2"),
    ("lesson-47d-1c", "North's ♣4 is played to trick 1 and may not be taken back.", "47D"),
    ("lesson-47d-1-on-purpose", "East could have known that it might gain", "72C"),
    ("lesson-47d-2-changes", "♠A goes back; ♠Q is played to trick 2. West may take back ♠5 as a penalty card.", "62C1"),
    ("lesson-47d-2-keeps", "South keeps ♠A; West's ♠5 may not be taken back.", "47D"),
    ("lesson-47e-1", "East's ♥5 goes back to the hand. No rectification", "47E1"),
    ("lesson-47e-2a", "North's ♥A may be taken back", "47E2(a)"),
    ("law20-f2-carding-defender", "West may not ask for that explanation now.", "20F2"),
    ("lesson-47e-2b", "North's ♥A stays; it is too late to change it. The director may adjust the score.", "47E2(b)"),
]
COMMENTARY = [
    ("commentary-1-too-late", "South may not have the auction told now", "41B"),
    ("commentary-1", "South may ask for an explanation, at every turn of his or dummy's.", "41B"),
    ("commentary-2", "South may be told the contract, and whether, but not by whom, it was doubled.", "41C"),
    ("law41-c-no-way-back", "East has changed a call after the play had begun.", "41C"),
    ("commentary-3", "West's ♠6 may be taken back until dummy faces a card.", "47E2(a)"),
    ("commentary-4", "North's hand is not laid out as it should be", "41D"),
    ("law41-d-dummy-laid-wrong", "only his own side answers for it.", "41D"),
    ("commentary-5-too-many", "only his own side answers for it.", "41D"),
    ("commentary-5-too-few", "only his own side answers for it.", "41D"),
    ("commentary-5", "♦7 stays in the hand; ♦2 stands.", "45D2"),
]
LAW_41 = [
    ("law41-a-face-down-at-first", "West's ♥3 lies face down as the opening lead.", "41A"),
    ("law41-a", "West's ♦3 goes back to the hand.", "41A"),
    ("law41-b-leader-partner", "East may have the whole auction reviewed now.", "41B"),
    ("law41-b-dummy-may-not", "North may not have the auction told now", "41B"),
    ("law41-b-right-expires", "East may not have the auction told now", "41B"),
    ("law20-f2-auction-defender", "West may ask for an explanation, at every turn of his.", "41B"),
    ("law41-c-no-way-back", "East has changed a call after the play had begun.", "41C"),
    ("law41-c-contract-doubled-not-by-whom", "West may be told the contract, and whether, but not by whom", "41C"),
    ("law41-d-dummy-laid-wrong", "North's hand is not laid out as it should be", "41D"),
    ("law41-b-first-turn-from-hand", "South may have the whole auction reviewed now.", "41B"),
    ("law41-c-declarer-asks-for-the-contract", "South may be told the contract", "41C"),
]
LAW_47 = [
    ("law47-a", "East's ♦2 leaves the trick as a major penalty card; ♦K is played", "52B2"),
    ("law47-b", "South's ♥3 goes back to the hand.", "45E2"),
    ("law47-c", "♣3 stays in hand; ♦2 is led", "45C4(b)"),
    ("law47-d", "♦2 is led to trick 7. East may take back ♣J.", "47D"),
    ("law47-e1", "West's ♥5 goes back to the hand. No rectification", "47E1"),
    ("law47-e1-played-to", "West's ♥5 goes back to the hand. No rectification", "47E1"),
    ("law47-e1-revoke-not-established", "West's ♣4 goes back to the hand. No rectification", "47E1"),
    ("law47-e2a", "West's ♥7 may be taken back", "47E2(a)"),
    ("law47-e2a-opening-lead", "West's ♣7 may be taken back until dummy faces a card.", "47E2(a)"),
    ("law47-e2a-dummy-down", "West's ♣7 stays; it is too late to change it.", "47E2(b)"),
    ("law47-e2b", "West's ♥J stays; it is too late to change it. The director may adjust the score.", "47E2(b)"),
    ("law47-f1", "East's ♥Q goes back to the hand.", "53B"),
    ("law47-f2", "West's ♠Q stays played.", "47F2"),
]
LAW_20 = [
    ("law20-a", "West may have it made clear what was called.", "20A"),
    ("law20-b", "East may have the auction reviewed: it is his turn to call.", "20B"),
    ("law20-b-must-pass", "a player whose turn it is and who need not pass.", "20B"),
    ("law20-b-part", "the whole auction is told", "20B"),
    ("law20-c1", "East may ask, or say, whether it is his lead.", "20C1"),
    ("law20-c2", "South may have the whole auction reviewed now.", "20C2"),
    ("law41-b-dummy-may-not", "North may not have the auction told now", "20C2"),
    ("law41-b-no-partial-review", "nor a part of it.", "20C2"),
    ("law20-d", "East is the right one to review the auction: an opponent of the player who asked.", "20D"),
    ("law20-e", "East has given a mistaken review of the auction.", "20E"),
    ("law20-f1", "South is the one to explain", "20F1"),
    ("law20-f1-bidder-answers", "North has explained what is for another player to explain.", "20F1"),
    ("law20-f1-supplementary", "West may not ask for that explanation now.", "20F1"),
    ("law20-f2", "West may ask for an explanation, at every turn of his.", "20F2"),
    ("law20-f2-carding", "South may ask for an explanation, at every turn of his or dummy's.", "20F2"),
    ("law20-f3", "What the question tells is not for West to use.", "20F3"),
    ("law20-f4a", "West puts his own explanation right, as he must.", "20F4(a)"),
    ("law20-f4b", "West puts his own explanation right, as he must.", "20F4(a)"),
    ("law20-f5a", "North has corrected his partner's explanation too early.", "20F5(a)"),
    ("law20-f5b-ii-points-it-out", "North puts his partner's explanation right, as he must.", "20F5(b)(ii)"),
    ("law21-a", "South has told the agreement rightly; who misunderstood it has nothing to come.", "75C"),
    ("law20-f5b-i", "East has corrected his partner's explanation too early.", "20F5(b)(i)"),
    ("law20-f5b-ii", "North has not corrected an explanation in time.", "20F5(b)(ii)"),
    ("law20-f6", "West's ♣5 may be taken back", "20F6"),
    ("law20-g1", "East may not ask for his partner's sake.", "20G1"),
    ("law20-g2", "East may not ask in order to draw a wrong answer.", "20G2"),
    ("law20-g3", "East has looked at his own system card or notes when he may not.", "20G3"),
]
POINTS = [*LESSON_45, *LESSON_46, *LESSON_47, *COMMENTARY, *LAW_41, *LAW_47, *LAW_20]

OPEN = {"lesson-47b": {"could-follow W 6"}}
"""Which the lesson, older than the code of 2017, does not ask: whether a card could be played legally (57D)."""


def seed(name: str) -> Case:
    return load(FILES[name])


@pytest.mark.parametrize(("name", "words", "cite"), POINTS)
def test_the_point_is_said_first(name: str, words: str, cite: str) -> None:
    verdict = judge(seed(name).record, 2017)
    first = headline(verdict)
    told = [finding for finding in (first.finding, *first.more, *first.said) if finding is not None]
    assert words in first.words
    cites = {first.cite, *(c for f in told for c in (f.grounds.cite, *_also(f)))}
    assert cite in cites, f"{first.words} {sorted(cites)}"
    assert {question.key for question in verdict.questions} == OPEN.get(name, set())


def _also(finding: k.Finding) -> tuple[str, ...]:
    """The other paragraphs of a question, an answer or a right: one rule stands in two laws."""
    return finding.grounds.also if isinstance(finding, k.Lawful | k.Irregularity | k.MayWithdraw) else ()


@pytest.mark.parametrize(
    ("name", "words", "cite"),
    [
        ("law20-f4", "West has not corrected an explanation in time.", "20F4"),
        ("law20-g2", "East may ask what it means: it is his turn.", "20F1"),
        ("law20-g3", "East has looked at his own system card", "20G2"),
        ("law20-f1-must-pass", "East may ask what it means: it is his turn.", "20F1"),
    ],
)
def test_what_the_edition_of_2007_says_otherwise(name: str, words: str, cite: str) -> None:
    first = headline(judge(seed(name).record, 2007))
    assert first.words.startswith(words)
    assert first.cite == cite


def test_dummy_in_one_heap_was_in_order_in_2007() -> None:
    assert not judge(seed("commentary-4").record, 2007).irregularities


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("law20-f1", '"prior"'),
        ("law20-f1", '"relevant"'),
        ("law20-f1", "a player who has to pass may not ask"),
        ("law20-f4", "In 2007 he had to call the director at once"),
        ("law20-f4b", "40B4 in 2007, 40B3 in 2017"),
        ("law20-g1", "2007 calls it improper, 2017 says that he may not"),
        ("law20-g2", "In 2007 there is no such rule"),
        ("law20-g3", "It is 20G2 in 2007 and 20G3 in 2017"),
        ("lesson-47d-1", "Law 23 in 2007, 72C in 2017"),
    ],
)
def test_what_was_ruled_tells_where_the_editions_differ(name: str, words: str) -> None:
    assert words in " ".join(seed(name).ruling_in().split())
