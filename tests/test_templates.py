"""Each template makes a record that can be judged, and its ruling is about what its title says."""

from __future__ import annotations

import pytest

from bridgetable.cards import parse_card
from bridgetable.editions import EDITIONS
from bridgetable.explain.headlines import headline
from bridgetable.happening import (
    Before,
    EventTold,
    TemplateEvent,
    Untold,
    before_next,
    begun,
    in_order,
    read_card,
    read_contract,
    record_of,
)
from bridgetable.judge import Judge
from bridgetable.seats import SEATS, Seat
from bridgetable.session import Session
from bridgetable.table.record import Record
from bridgetable.table.sentences import sentence
from bridgetable.templates import TEMPLATES, template

SPOKEN = {
    "opening-lead": (
        {"card": "c2"},
        "South may spread his hand, accept or refuse East's lead of ♣2; until then it waits.",
    ),
    "defender-leads": ({"card": "d5"}, "South may accept or refuse East's lead of ♦5; until then it waits."),
    "wrong-hand": (
        {"card": "h4"},
        "East or West may accept or refuse South's lead of ♥4; until then it waits.",
    ),
    "out-of-turn": (
        {"suit": "H", "card": "h3"},
        "East's ♥3 came too early, a penalty card: South may have West play highest, lowest",
    ),
    "card-seen": ({"card": "c5"}, "East's ♣5 is a minor penalty card."),
    "revoke": (
        {"suit": "S", "card": "h3"},
        "East must play a spade now. East's ♥3 leaves the trick as a major penalty card.",
    ),
    "revoke-later": (
        {"suit": "S", "card": "h3"},
        "East's revoke in trick 5 is established. No trick is transferred so far.",
    ),
    "penalty-card": (
        {"penalty": "hq", "card": "d3"},
        "South may accept East's ♦3, or have East's ♥Q, his penalty card, played instead.",
    ),
    "change-of-call": ({"first": "dq", "second": "dk"}, "North's ♦Q is played to trick 5."),
    "not-named": ({"called": "dq", "moved": "dk"}, "North's ♦K goes back; ♦Q is"),
    "whose-lead": (
        {"answer": "his", "due": "S", "who": "W", "by": "S"},
        "South has told another player wrongly whose turn it is.",
    ),
    "two-at-once": ({"card": "h4", "other": "c3"}, "East has to say which card is played: ♥4 or ♣3."),
    "number": ({}, "East has the wrong number of cards."),
    "in-words": ({"words": "e drops c5"}, "East's ♣5 is a minor penalty card."),
    "claim": ({}, "South's claim is contested"),
    "insufficient-bid": ({"over": "1s", "call": "1h"}, "West's 1♥ is not high enough. North may accept it"),
    "call-out-of-turn": ({"call": "1h"}, "West has called out of turn. North may accept the 1♥"),
    "wrong-call": ({"call": "1s", "then": "1h", "did": "changed"}, "West wants 1♥ in place of 1♠."),
    "missing-alert": ({"call": "2d"}, "East has not alerted a call of his partner's."),
    "auction": ({"card": "hk"}, "East's ♥K stays face up until the auction ends."),
}
"""The least that is told to each template, and how its ruling begins."""


def record(name: str, **more: str) -> Record:
    return record_of(EventTold(template(name), Seat.S, answers=SPOKEN[name][0] | more))


def log(name: str, **more: str) -> list[str]:
    return [sentence(entry) for entry in record(name, **more).log]


def said(name: str, edition: int = 2017, **more: str) -> str:
    return headline(Judge(edition).verdict(record(name, **more)))[0]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", SPOKEN)
def test_the_headline_is_about_what_happened(name: str, edition: int) -> None:
    assert said(name, edition).startswith(SPOKEN[name][1])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("declarer", SEATS)
def test_every_template_can_be_judged_whoever_declares(declarer: Seat, edition: int) -> None:
    assert {each.id for each in TEMPLATES} == set(SPOKEN)
    for name in SPOKEN:
        told = EventTold(template(name), declarer, answers=SPOKEN[name][0])
        verdict = Session(record_of(told), edition).view.verdict
        assert verdict.irregularities or verdict.questions or name in ("in-words", "whose-lead"), name
        assert not verdict.not_modelled, name


def test_nothing_is_known_but_what_was_told() -> None:
    view = Session(record("opening-lead")).view
    assert [len(view.table.hand(seat)) for seat in SEATS] == [0, 0, 0, 0]
    assert [view.table.hidden(seat) for seat in SEATS] == [13, 12, 13, 13]
    assert log("opening-lead") == ["E leads C2", "S calls the director", "the director explains"]


def test_keys_are_letters_that_name_no_seat_and_no_suit_of_a_contract() -> None:
    keys = [each.key for each in TEMPLATES]
    assert len(set(keys)) == len(TEMPLATES)
    assert not set(keys) & set("NESWTX")


@pytest.mark.parametrize(
    ("name", "more", "first"),
    [
        ("wrong-hand", {"hand": "N"}, "S leads H4 from dummy"),
        ("card-seen", {"way": "showed", "card": "c5 dk"}, "E shows C5, DK on the table"),
        ("card-seen", {"way": "named"}, "E says he holds C5"),
        ("card-seen", {"way": "held"}, "E holds C5 visible"),
        ("card-seen", {"way": "held", "who": "S"}, "S holds C5 near the table"),
        ("whose-lead", {"answer": "none"}, "W asks whether it is his lead"),
        ("two-at-once", {}, "E leads H4 with C3"),
        ("two-at-once", {"leader": "W", "suit": "H"}, "W leads H?"),
        ("number", {"number": "9", "trick": "3"}, "E is found with 9 cards"),
        ("penalty-card", {"leader": "S", "suit": "H"}, "S leads H?"),
        ("insufficient-bid", {"who": "E", "over": "2n"}, "N bids 2NT"),
        ("call-out-of-turn", {"begun": "yes", "over": "1d"}, "E bids 1D"),
        ("call-out-of-turn", {"call": "p"}, "W bids pass"),
        ("missing-alert", {"who": "S", "call": "xx"}, "S bids XX"),
        ("revoke", {"who": "N", "leader": "W"}, "W leads S?"),
        ("change-of-call", {"leader": "N"}, "S calls DQ"),
        ("auction", {"who": "N"}, "N drops HK"),
    ],
)
def test_the_answers_stand_in_the_record(name: str, more: dict[str, str], first: str) -> None:
    assert log(name, **more)[0] == first


def test_what_happened_since_follows() -> None:
    assert "E plays D?" in log("change-of-call", since="next")
    assert "E plays D?" in log("not-named", since="next")
    assert "N moves DQ" in log("change-of-call", since="moved")
    assert "play ends" in log("revoke-later")
    assert "play goes on to trick 7" in log("revoke-later", noticed="play")
    assert log("revoke-later")[:4] == ["S leads S? from dummy", "E plays H3", "S plays S?", "W plays S?"]


def test_a_card_held_out_is_a_question_and_its_owner_is_to_lead() -> None:
    verdict = Judge(2017).verdict(record("card-seen", way="held"))
    assert [question.id for question in verdict.questions] == ["partner-could-see"]
    assert verdict.turn is Seat.E


@pytest.mark.parametrize(
    ("name", "more", "asked"),
    [
        ("opening-lead", {"card": ""}, "card"),
        ("opening-lead", {"card": "zz"}, "card"),
        ("revoke", {"suit": ""}, "suit"),
        ("revoke", {"card": "s3"}, "card"),
        ("revoke", {"leader": "E"}, "leader"),
        ("defender-leads", {"due": "E"}, "due"),
        ("wrong-hand", {"due": "S"}, "due"),
        ("out-of-turn", {"leader": "N"}, "who"),
        ("penalty-card", {"card": "hq"}, "card"),
        ("change-of-call", {"second": "dq"}, "second"),
        ("change-of-call", {"first": "?x"}, "first"),
        ("not-named", {"moved": "dq"}, "moved"),
        ("out-of-turn", {"leader": "E"}, "leader"),
        ("whose-lead", {"by": "W"}, "by"),
        ("two-at-once", {"other": "h4"}, "other"),
        ("number", {"number": "9"}, "number"),
        ("in-words", {"words": ""}, "words"),
        ("in-words", {"words": "e frobs c5"}, "words"),
    ],
)
def test_what_is_missing_or_cannot_be_is_said_where_it_is_asked(name: str, more: dict[str, str], asked: str) -> None:
    with pytest.raises(Untold) as told:
        record(name, **more)
    assert told.value.name == asked


def test_a_suit_is_asked_only_where_another_player_led() -> None:
    kept = template("penalty-card")
    assert not kept.ask("suit").needed(EventTold(kept))
    assert kept.ask("suit").needed(EventTold(kept, answers={"leader": "S"}))
    assert EventTold(kept).seats("who") == (Seat.W, Seat.E)


# One event after another


def story(*events: tuple[str, dict[str, str]], declarer: Seat = Seat.S) -> EventTold:
    """The last of several events, each told after those before it."""
    told = list(in_order([TemplateEvent(template(name), answers) for name, answers in events], declarer))
    return told[-1]


def written(*events: tuple[str, dict[str, str]]) -> list[str]:
    return [sentence(entry) for entry in record_of(story(*events)).log]


WRONG_HAND = ("wrong-hand", {"card": "h4"})
WHOSE: tuple[str, dict[str, str]] = ("whose-lead", {})
TOO_EARLY = ("out-of-turn", {"card": "c3"})


def test_a_lead_from_the_wrong_hand_whose_lead_is_it_and_a_discard_out_of_turn() -> None:
    """The lead stands because the defender at its right has played, and he has played before his partner."""
    assert written(WRONG_HAND, WHOSE, TOO_EARLY) == [
        "S leads H4",
        "W asks whose turn it is",
        "E plays C3",
        "S calls the director",
        "the director explains",
    ]
    judged = record_of(story(WRONG_HAND, WHOSE, TOO_EARLY))
    for edition, stands in ((2007, "53B"), (2017, "53C")):
        verdict = Judge(edition).verdict(judged)
        assert [(each.kind, str(each.seat)) for each in verdict.irregularities] == [
            ("lead out of turn", "S"),
            ("play out of turn", "E"),
        ]
        assert "South may have West play" in headline(verdict)[0]
        assert any(stands in (each.grounds.cite, *each.grounds.also) for each in verdict.findings), edition


def test_from_dummy_it_is_the_defender_at_his_right_who_came_too_early() -> None:
    assert written(("wrong-hand", {"hand": "N", "card": "h4"}), WHOSE, TOO_EARLY)[:3] == [
        "S leads H4 from dummy",
        "E asks whose turn it is",
        "W plays C3",
    ]


def test_what_the_events_before_have_settled_is_not_asked_again() -> None:
    told = story(WRONG_HAND, TOO_EARLY)
    assert [ask.name for ask in told.template.asks if ask.needed(told)] == ["who", "card", "when"]
    alone = story(TOO_EARLY)
    assert [ask.name for ask in alone.template.asks if ask.needed(alone)] == ["who", "suit", "card", "leader", "trick"]
    dropped = story(("card-seen", {"card": "hq", "due": "N"}), ("penalty-card", {}))
    assert dropped.value("penalty") == "HQ"
    assert dropped.value("leader") == "N"


@pytest.mark.parametrize(
    ("since", "said"),
    [("accepted", "W chooses to accept"), ("refused", "W chooses to refuse"), ("next", "W plays H?")],
)
def test_what_the_other_side_did_about_a_lead_out_of_turn(since: str, said: str) -> None:
    assert log("wrong-hand", since=since)[1] == said
    by_defender = {"accepted": "S chooses to accept", "refused": "S chooses to refuse", "next": "S plays D?"}
    assert log("defender-leads", since=since)[1] == by_defender[since]


@pytest.mark.parametrize(
    ("events", "since_then"),
    [
        (
            [("revoke", {"suit": "S", "card": "h3"}), ("defender-leads", {"card": "d5", "due": "N", "when": "next"})],
            ["S plays S?", "W plays S?", "N wins the trick", "E leads D5"],
        ),
        (
            [("out-of-turn", {"suit": "H", "card": "h3"}), ("revoke", {"who": "W", "card": "c2"})],
            ["W plays C2"],
        ),
        (
            [("out-of-turn", {"suit": "H", "card": "h3"}), ("not-named", {"called": "hq", "moved": "hk"})],
            ["W plays H?", "S calls HQ", "N moves HK", "W draws attention to #5"],
        ),
        (
            [("card-seen", {"card": "hq", "due": "S"}), ("penalty-card", {"leader": "S", "suit": "H", "card": "d3"})],
            ["S leads H?", "W plays H?", "S plays H? from dummy", "E plays D3"],
        ),
        ([("card-seen", {"card": "hq"}), ("claim", {"who": "S"})], ["S claims all", "W objects"]),
        ([WRONG_HAND, ("number", {})], ["E is found with 8 cards"]),
        ([WRONG_HAND, ("in-words", {"words": "w pauses"})], ["W pauses"]),
        ([("in-words", {"words": "h5"})], ["S leads H5"]),
        ([WRONG_HAND, ("in-words", {"words": "h5"})], ["W plays H5"]),
        ([("auction", {"card": "hk"}), ("opening-lead", {"card": "c4"})], ["the auction ends", "E leads C4"]),
        (
            [WRONG_HAND, ("change-of-call", {"first": "hq", "second": "hk"})],
            ["W plays H?", "S calls HQ", "S changes the call to HK"],
        ),
        (
            [("change-of-call", {"first": "hq", "second": "hk"}), ("whose-lead", {})],
            ["E asks whose turn it is"],
        ),
        (
            [("in-words", {"words": "play goes on to trick 6"}), ("revoke", {"suit": "S", "card": "h3"})],
            ["N wins the trick", "S leads S? from dummy", "E plays H3"],
        ),
        ([("in-words", {"words": "s pauses"})], ["S pauses", "W calls the director"]),
        ([("in-words", {"words": "play ends"})], ["play ends", "S calls the director"]),
        (
            [
                ("two-at-once", {"card": "h4", "other": "h3"}),
                ("in-words", {"words": "play goes on to trick 5"}),
                ("in-words", {"words": "e wins the trick"}),
                ("whose-lead", {"answer": "not"}),
            ],
            ["W asks whether it is his lead", "S tells W that it is not his lead"],
        ),
    ],
)
def test_an_event_goes_on_where_the_one_before_it_ended(
    events: list[tuple[str, dict[str, str]]], since_then: list[str]
) -> None:
    before = len(begun(story(*events[:-1])).log) if len(events) > 1 else 0
    assert written(*events)[before : before + len(since_then)] == since_then
    Session(record_of(story(*events)))


@pytest.mark.parametrize(
    ("events", "asked"),
    [
        ([WRONG_HAND, ("out-of-turn", {"who": "W", "card": "c3"})], "who"),
        ([WRONG_HAND, TOO_EARLY, ("revoke", {"who": "E", "card": "c4"})], "who"),
        ([WRONG_HAND, ("penalty-card", {"penalty": "hq", "card": "c3"})], "penalty"),
        (
            [("revoke", {"who": "N", "suit": "S", "card": "h3"}), ("not-named", {"called": "s4", "moved": "s5"})],
            "called",
        ),
    ],
)
def test_what_cannot_come_next_is_said_where_it_is_asked(events: list[tuple[str, dict[str, str]]], asked: str) -> None:
    with pytest.raises(Untold) as told:
        begun(story(*events))
    assert told.value.name == asked


def test_cards_of_which_only_the_suit_is_known_are_told_apart() -> None:
    revoke = ("revoke", {"suit": "S", "card": "h3"})
    assert written(revoke, ("revoke", {"when": "next", "suit": "S", "leader": "W", "card": "d3"}))[4:8] == [
        "W wins the trick",
        "W leads S?2",
        "S plays S?2 from dummy",
        "E plays D3",
    ]


def test_nobody_is_due_once_declarer_has_called_the_last_card_of_a_trick() -> None:
    told = story(
        ("revoke", {"leader": "E", "who": "S", "suit": "S", "card": "h3"}),
        ("in-words", {"words": "w plays s?"}),
        ("in-words", {"words": "s calls s4"}),
        ("whose-lead", {}),
    )
    assert told.before is not None and told.before.next is None
    nobody = story(("in-words", {"words": "play goes on to trick 6"}), ("in-words", {"words": "queen"}))
    assert nobody.before is not None and nobody.before.next is None


def test_who_is_to_lead_is_as_it_was_told_last_until_somebody_has_led() -> None:
    judged = record_of(story(("card-seen", {"card": "hq", "due": "S"}), ("wrong-hand", {"card": "d4", "due": "N"})))
    assert [each.kind for each in Judge(2017).verdict(judged).irregularities] == ["exposed card", "lead out of turn"]


def test_the_auction_is_not_gone_back_to() -> None:
    def before(*events: tuple[str, dict[str, str]]) -> Before:
        return before_next(begun(story(*events)))

    auction, play, opened = (
        before(("auction", {"card": "hk"})),
        before(WRONG_HAND),
        before(("opening-lead", {"card": "c4"})),
    )
    fitting = [[each.id for each in TEMPLATES if each.fits(then)] for then in (auction, play, opened)]
    of_the_auction = ["insufficient-bid", "call-out-of-turn", "wrong-call", "missing-alert", "auction"]
    assert fitting[0] == ["opening-lead", *of_the_auction, "in-words"]
    later = [each.id for each in TEMPLATES if each.id not in ("opening-lead", *of_the_auction)]
    assert fitting[1] == fitting[2] == later
    assert (opened.trick, opened.leader, opened.next) == (1, Seat.E, Seat.S)


def test_whose_turn_it_is_follows_the_cards_that_were_played() -> None:
    revoke = ("revoke", {"suit": "S", "card": "h3"})
    assert story(revoke, ("whose-lead", {})).value("who") == "S"
    assert story(("out-of-turn", {"who": "W", "leader": "N", "suit": "H", "card": "h3"}), TOO_EARLY).value("who") == "E"


@pytest.mark.parametrize(
    ("typed", "card"),
    [("h5", "H5"), ("5h", "H5"), ("10♥", "HT"), ("HQ", "HQ"), ("hx", "Hx"), ("h?", "H?"), ("dh", "Dh"), ("?x", "?x")],
)
def test_cards_are_read_as_people_type_them(typed: str, card: str) -> None:
    assert read_card(typed) is parse_card(card)


@pytest.mark.parametrize(("typed", "contract"), [("4s", "4S"), ("3n", "3NT"), ("3NT", "3NT"), ("4♥x", "4HX")])
def test_contracts_are_read_as_people_type_them(typed: str, contract: str) -> None:
    assert read_contract(typed) == contract


@pytest.mark.parametrize("typed", ["", "8s", "4", "4z"])
def test_no_contract(typed: str) -> None:
    with pytest.raises(ValueError, match="is no contract"):
        read_contract(typed)


def test_every_kind_of_event_has_a_title_a_note_and_words_for_its_answers() -> None:
    for each in TEMPLATES:
        assert each.title and each.note
        for ask in each.asks:
            assert ask.words and all(ask.choice_words(value) for value in ask.choices)


def test_what_was_bid_before_is_asked_where_the_auction_had_begun() -> None:
    for answer, asked in (("no", False), ("yes", True)):
        told = EventTold(template("call-out-of-turn"), Seat.S, answers={"begun": answer})
        assert told.template.ask("over").needed(told) is asked


def test_the_dealer_is_who_called_first() -> None:
    assert record("insufficient-bid").position.header.dealer is Seat.S
    assert record("call-out-of-turn").position.header.dealer is Seat.S
    assert record("call-out-of-turn", begun="yes", over="1d").position.header.dealer is Seat.E
    assert log("wrong-call", did="meant")[:2] == ["W bids 1S", "W says he meant 1H"]


@pytest.mark.parametrize(
    ("name", "more", "asked"),
    [
        ("insufficient-bid", {"call": "pass"}, "call"),
        ("insufficient-bid", {"over": "8c"}, "over"),
        ("insufficient-bid", {"call": ""}, "call"),
        ("call-out-of-turn", {"due": "W"}, "due"),
        ("wrong-call", {"then": "1s"}, "then"),
    ],
)
def test_a_call_that_cannot_be_is_asked_for_again(name: str, more: dict[str, str], asked: str) -> None:
    with pytest.raises(Untold) as untold:
        record(name, **more)
    assert untold.value.name == asked
