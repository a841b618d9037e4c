"""What is typed in another language: whatever the window tells can be typed, and so can what people write in short."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridgetable.cases.reader import load
from bridgetable.explain.heard import answer_heard, heard, hinted, offers, shown
from bridgetable.explain.phrases import answer_words
from bridgetable.explain.retold import told
from bridgetable.explain.spelled import spelling
from bridgetable.findings.facts import CLOSED_ANSWERS
from bridgetable.messages import language, languages, say, speak
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.actions import DesignateCard, Entry
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import SentenceError, parse, sentence
from bridgetable.table.ways import all_ways, example

SEATING = Seating(Seat.W, Seat.S, Seat.N)
OTHERS = [code for code in languages() if code != "en"]
CARDS = (("D7", "C10"), ("SQ", "HA"), ("H8", "DK"), ("Cx", "Sh"), ("D?", "Hx2"))


@pytest.fixture(autouse=True, scope="module")
def english_again() -> Iterator[None]:
    """The tests of other files are in English."""
    yield
    speak("en")


def speaking(code: str) -> None:
    """Have a language spoken; all that can be typed in it is worked out once for the tests that follow."""
    if language() != code:
        speak(code)


def log() -> Iterator[Entry]:
    """Every way of saying something, by each of the players, with cards of all kinds."""
    for number, way in enumerate(all_ways()):
        if "LAW" in way:  # it is not told under which paragraph somebody chooses
            continue
        seat, cards = tuple(Seat)[number % 4], CARDS[number % len(CARDS)]
        yield parse(example(way, seat, cards))


@pytest.mark.parametrize("spoken", OTHERS)
def test_whatever_is_told_can_be_typed(spoken: str) -> None:
    speaking(spoken)
    entries = list(log())
    assert len(entries) > 250
    misheard = {told(entry): sentence(entry) for entry in entries if not _same(heard(told(entry), SEATING), entry)}
    assert misheard == {}
    early = [Entry(entry.action, together=True) for entry in entries[::5]]
    assert [told(entry) for entry in early if not _same(heard(told(entry), SEATING), entry)] == []


def _same(found: Entry, wanted: Entry) -> bool:
    """The same, or what sounds the same: declarer's *small heart* may be a way of calling or a card."""
    return found == wanted or (isinstance(wanted.action, DesignateCard) and told(found) == told(wanted))


@pytest.mark.parametrize(
    ("spoken", "typed", "meant"),
    [
        ("it", "e scarta f5", "E plays C5"),
        ("it", "Est scarta il 5 di fiori.", "E plays C5"),
        ("it", "ovest attacca con la dama di cuori", "W leads HQ"),
        ("it", "o esce cd", "W leads HQ"),
        ("it", "ovest attacca re di cuori", "W leads HK"),
        ("it", "n gioca donna picche", "N plays SQ"),
        ("it", "cq", "W plays HQ"),
        ("it", "2c", "W plays H2"),
        ("it", "gioca l'asso di picche", "W plays SA"),
        ("it", "fante", "S calls jack"),
        ("it", "il dichiarante chiama il fante", "S calls jack"),
        ("it", "s chiama bassa a quadri", "S calls low diamond"),
        ("it", "prendi", "S calls win"),
        ("it", "o passa", "W bids pass"),
        ("it", "est dichiara 3sa", "E bids 3NT"),
        ("it", "n dichiara 2c", "N bids 2H"),
        ("it", "W drops H5", "W drops H5"),
        ("it", "e plays c5", "E plays C5"),
        ("el", "α παίζει κ5", "E plays H5"),
        ("el", "Η ΑΝΑΤΟΛΗ ΠΑΙΖΕΙ ΤΟ ♥5", "E plays H5"),
        ("el", "δύση βγαίνει με ντάμα κούπα", "W leads HQ"),
        ("el", "δ βγαινει σ10", "W leads CT"),
        ("el", "βαλες", "S calls jack"),
        ("el", "κα", "W plays HA"),
        ("el", "α ρίχνει σ5", "E drops C5"),
        ("el", "ο εκτελεστής ζητάει ό,τι θες", "S calls anything"),
        ("el", "ό,τι θες", "S calls anything"),
        ("el", "ν διεκδικεί όλες", "S claims all"),
        ("el", "δ πάσο", "W bids pass"),
        ("el", "α φωνάζει τον διαιτητή", "E calls the director"),
        ("it", "e lascia cadere f5", "E drops C5"),
        ("it", "quello che vuoi", "S calls anything"),
        ("it", "sud richiede tutte", "S claims all"),
        ("it", "o accetta", "W chooses to accept"),
        ("it", "est non è d'accordo", "E objects"),
        ("it", "Ovest concede una presa", "W concedes 1"),
        ("it", "Licita: Nord 1♠, Est passo, Sud 2♣, Ovest contro", "auction: N 1S E pass S 2C W X"),
        ("it", "n chiama l'arbitro", "N calls the director"),
        ("el", "W drops H5", "W drops H5"),
    ],
)
def test_it_is_understood_in_short(spoken: str, typed: str, meant: str) -> None:
    speaking(spoken)
    assert sentence(heard(typed, SEATING)) == meant


@pytest.mark.parametrize("spoken", OTHERS)
def test_what_says_nothing_is_answered_with_what_can_be_typed(spoken: str) -> None:
    speaking(spoken)
    session = Session(load(resource_path("cases", "law45", "lesson-45-4a.toml")).record, 2017)
    with pytest.raises(SentenceError):
        heard("bla bla", SEATING)
    answer = hinted("bla bla", SEATING, session.view.table)
    assert told(parse("S calls the director")).split()[-1] in answer
    revoked = {"it": "ovest fa renonce", "el": "η δύση κάνει ρενόνς"}[spoken]
    answer = hinted(revoked, SEATING, session.view.table)
    assert (
        say("unread-what-was-done", examples="…").split("…")[0] in answer
        and told(parse("W calls the director")) in answer
    )
    answer = hinted({"it": "nord balla", "el": "βορράς χορεύει"}[spoken], SEATING, session.view.table)
    assert say("unread-player", seat=Seat.N, examples="…").split("…")[0] in answer


@pytest.mark.parametrize("spoken", OTHERS)
def test_what_is_offered_can_be_typed(spoken: str) -> None:
    speaking(spoken)
    table = Session(load(resource_path("cases", "law45", "lesson-45-4a.toml")).record, 2017).goto(0).after.table
    seat = next(word for word, name in spelling().seats.items() if name == "W")  # type: ignore[union-attr]
    verb = told(parse("W plays H2")).split("♥")[0]
    assert offers(seat[:1], table) == [], "one letter may be anything"
    assert any(offer.startswith(verb.rsplit(" ", 2)[0]) for offer in offers(f"{seat} ", table))
    hand = {told(parse(f"W plays {card.name}")) for card in table.hand(Seat.W)}
    assert len(hand) == 13 and hand <= set(offers(verb, table))


@pytest.mark.parametrize(
    ("spoken", "typed", "answer"),
    [
        ("it", "cuori e fiori", "hearts and clubs"),
        ("it", "senza atout", "notrump"),
        ("it", "quadri", "diamonds"),
        ("it", "q7", "D7"),
        ("it", "nord", "N"),
        ("it", "fante", "jack"),
        ("el", "κούπες και σπαθιά", "hearts and clubs"),
        ("el", "κ5", "H5"),
        ("el", "Δύση", "W"),
        ("el", "D7", "D7"),
    ],
)
def test_an_answer_can_be_typed(spoken: str, typed: str, answer: str) -> None:
    speaking(spoken)
    assert answer_heard(typed) == answer
    for closed in ("none", "unclear", "yes"):
        assert answer_heard(answer_words(closed)) in {
            each for each in CLOSED_ANSWERS if answer_words(each) == answer_words(closed)
        }


def test_in_english_the_window_shows_what_files_have() -> None:
    speaking("en")
    assert shown(parse("E leads C2")) == "E leads C2"
    speaking("it")
    assert shown(parse("E leads C2")) == told(parse("E leads C2"))
