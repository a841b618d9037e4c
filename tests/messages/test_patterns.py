"""What a pattern says: values in their forms, variants, plurals, other messages; and what cannot be said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridgetable.cards import Card, Suit, parse_card
from bridgetable.messages import Message, catalogue, listed, say, slug, why
from bridgetable.messages.patterns import Pattern, Value, chosen_by, spoken
from bridgetable.messages.plurals import form
from bridgetable.seats import Seat, Side, parse_seat

MESSAGES: dict[str, Pattern] = {
    "trial-plain": "Nothing else.",
    "trial-two": [["$", "first"], " and ", ["$", "second"]],
    "trial-again": ["Again: ", ["#", "trial-two"], "."],
    "trial-count": [
        ["?", ["$", "tricks"], {"0": "no trick", "one": "one trick", "other": [["$", "tricks"], " tricks"]}, "other"]
    ],
    "trial-lead": [["@", "-seat", "seat", {"form": "of"}], " ", ["@", "-card", "card", {}], " is led."],
    "trial-status": [["?", ["$", "status"], {"in-hand": "stays", "none": "is nowhere", "x": "is played"}, "x"]],
    "trial-called": [["#", "-suit", {"suit": "H"}]],
    "trial-wrong": [["%", "x"]],
}


@pytest.fixture(autouse=True)
def _trial() -> object:
    catalogue.speak("en", lambda language, room: MESSAGES if room == "trial" else catalogue.read_room(language, room))
    yield None
    catalogue.speak("en")


@pytest.mark.parametrize(
    ("wanted", "given", "said"),
    [
        ("trial-plain", {}, "Nothing else."),
        ("trial-again", {"first": 1, "second": "B"}, "Again: 1 and B."),
        ("trial-count", {"tricks": 0}, "no trick"),
        ("trial-count", {"tricks": 1}, "one trick"),
        ("trial-count", {"tricks": 13}, "13 tricks"),
        ("trial-lead", {"seat": Seat.W, "card": parse_card("HT")}, "West's ♥10 is led."),
        ("trial-lead", {"seat": Seat.S, "card": parse_card("Dx")}, "South's small diamond is led."),
        ("trial-status", {"status": "in hand"}, "stays"),
        ("trial-status", {"status": None}, "is nowhere"),
        ("trial-status", {"status": "quitted"}, "is played"),
        ("trial-called", {}, "heart"),
    ],
)
def test_a_message_is_said(wanted: str, given: dict[str, Value], said: str) -> None:
    assert say(wanted, **given) == said


def test_a_message_said_later_is_said_with_what_it_was_given() -> None:
    assert str(Message("trial-two", (("first", "A"), ("second", "B")))) == "A and B"


@pytest.mark.parametrize(
    ("wanted", "given", "why"),
    [
        ("trial-none", {}, "no message 'trial-none'"),
        ("other", {}, "no message"),
        ("trial-two", {"first": "A"}, "needs 'second'"),
    ],
)
def test_what_cannot_be_said_is_named(wanted: str, given: dict[str, Value], why: str) -> None:
    with pytest.raises(LookupError, match=why):
        say(wanted, **given)


def test_what_is_no_part_of_a_pattern_is_refused() -> None:
    with pytest.raises(TypeError, match="no part"):
        say("trial-wrong")


CARDS = {
    "D7": ("♦7", "♦7", "♦7"),
    "HT": ("♥10", "♥10", "♥10"),
    "Hx": ("small heart", "a small heart", "the small heart"),
    "Sh2": ("spade honour no. 2", "a spade honour no. 2", "the spade honour no. 2"),
    "?h": ("honour", "an honour", "the honour"),
    "??": ("card", "a card", "the card"),
    "C?": ("club", "a club", "the club"),
    "?x": ("small card", "a small card", "the small card"),
}


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_its_forms(name: str) -> None:
    def said(card: Card, **form: str) -> str:
        find = catalogue._spoken.pattern
        return spoken([["@", "-card", "card", form]], {"card": card}, find, ())

    card = parse_card(name)
    assert (said(card), said(card, form="a"), said(card, form="the")) == CARDS[name]


def test_a_list_has_its_last_word() -> None:
    assert [listed(list("ABC")[:n], "and") for n in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert listed(["A", "B"], "or") == "A or B"


@pytest.mark.parametrize(
    ("read", "text", "said"),
    [
        (parse_card, "7D", "'7D' is not a card: suit letter and rank, as in D7 or HT; did you mean 'D7'?"),
        (parse_card, "red", "'red' is not a card: suit letter and rank, as in D7 or HT"),
        (parse_seat, "South", "'South' is not a seat: N, E, S or W; did you mean 'S'?"),
        (parse_seat, "dummy", "'dummy' is not a seat: N, E, S or W; write where the player sits, whatever his part"),
        (int, "x", "invalid literal for int() with base 10: 'x'"),
    ],
)
def test_what_cannot_be_read_is_told(read: Callable[[str], object], text: str, said: str) -> None:
    with pytest.raises(ValueError, match=r"unread-|invalid literal") as wrong:
        read(text)
    assert why(wrong.value) == said


def test_words_and_values_choose_their_variant() -> None:
    values = (True, False, None, "in hand", "16B1(a)", Side.NS, Suit.H, parse_card("D7"))
    assert [chosen_by(value) for value in values] == ["yes", "no", "none", "in-hand", "16B1-a", "NS", "H", "D7"]
    assert slug("ask nothing") == "ask-nothing"


def test_plural_forms_follow_the_rules_of_the_language() -> None:
    polish = (
        ("one", "n = 1"),
        ("few", "n % 10 = 2..4 and n % 100 != 12..14"),
        ("many", "n = 0 or n % 10 = 0,1,5..9 or n % 100 = 12..14"),
    )
    assert [form(n, polish) for n in (0, 1, 2, 5, 12, 22, 101)] == ["many", "one", "few", "many", "many", "few", "many"]
    assert form(1, ()) == "other"
    with pytest.raises(ValueError, match="no condition"):
        form(1, (("one", "x is 1"),))


def test_a_language_that_lacks_a_message_says_it_in_english() -> None:
    toy = {"trial": {"trial-plain": "Nient'altro."}}
    catalogue.speak(
        "it",
        lambda language, room: (
            toy.get(room, {})
            if language == "it"
            else MESSAGES
            if room == "trial"
            else catalogue.read_room(language, room)
        ),
    )
    assert (catalogue.language(), say("trial-plain"), say("trial-count", tricks=1)) == (
        "it",
        "Nient'altro.",
        "one trick",
    )
    assert catalogue.read_room("xx", "trial") == {}
