"""Choices in a director's words, what follows from them, and both rulings where a fact cannot be established."""

from __future__ import annotations

import pytest

from bridgetable.cases.reader import load, parse_case
from bridgetable.editions import EDITIONS
from bridgetable.explain.headlines import headline
from bridgetable.explain.offered import choices, option_text
from bridgetable.explain.previews import doubts, follows
from bridgetable.explain.spoken_offer import spoken_offer
from bridgetable.findings.kinds import Option
from bridgetable.findings.reasons import ChoiceOf
from bridgetable.judge import Judge, judge
from bridgetable.resources import resource_path
from bridgetable.table.choices import read_choice
from bridgetable.table.record import CANNOT, Fact, Record
from bridgetable.table.sentences import parse
from in_turn import in_turn
from verdicts import by, verdict


def library(folder: str, name: str) -> Record:
    return load(resource_path("cases", folder, f"{name}.toml")).record


@pytest.mark.parametrize(
    ("id_", "of", "words"),
    [
        ("forbid diamonds", "the suit of a penalty card", "Forbid West to lead diamonds while he keeps the lead."),
        ("forbid diamonds and clubs", "the suit of a penalty card", "Forbid West to lead diamonds or clubs"),
        ("require diamonds", "the suit of a withdrawn call", "Have West lead a diamond now."),
        ("ask nothing", "partner's card to the trick", "Ask for nothing: the other defender may play"),
        ("designate D7", "the penalty card to be played", "Say that ♦7 is the card played."),
        ("spread", "declarer becoming dummy", "Accept the lead, lay your hand down and be dummy."),
    ],
)
def test_a_choice_is_offered_in_words_to_read_out(id_: str, of: ChoiceOf, words: str) -> None:
    assert spoken_offer(Option(by("50D2(a)"), "S", read_choice(id_), 1, of), verdict()).startswith(words)


@pytest.mark.parametrize("year", EDITIONS)
def test_every_choice_of_the_library_has_words(year: int) -> None:
    """At every step of every case; a choice of the same paragraph is looked at once."""
    judging, seen = Judge(year), set[tuple[str, str]]()
    for path in in_turn(sorted(resource_path("cases").rglob("*.toml")), year):
        record = load(path).record
        for after in range(1, len(record.log) + 1):
            now = judging.verdict(record.upto(after))
            for option in now.options:
                key = (option.choice.words, option.grounds.cite)
                if key not in seen:
                    seen.add(key)
                    assert spoken_offer(option, now), (path.stem, after, key)
                    assert option_text(option, now.turn), (path.stem, after, key)


def test_the_declarer_is_offered_his_choices_in_the_order_of_the_law() -> None:
    now = judge(library("law54", "law54-b-accepts").upto(1), 2017)
    assert [option.choice.words for option in sorted(now.options, key=lambda option: option.order)] == [
        "spread",
        "accept",
        "refuse",
    ]


def test_who_accepts_the_opening_lead_and_stays_declarer_is_told_from_which_hand_he_plays() -> None:
    now = judge(library("law54", "law54-b-accepts").upto(1), 2017)
    told = {option.choice.words: spoken_offer(option, now) for option in now.options}
    assert told["accept"].endswith("Dummy is spread, and you play second, from your own hand.")
    later = judge(library("law53", "law53-a-accepted-by-word").upto(1), 2017)
    assert spoken_offer(next(o for o in later.options if o.choice.words == "accept"), later).endswith(
        "and play goes on from it."
    )


def test_what_follows_from_a_choice() -> None:
    record = library("law51", "law51-b2-two-suits")
    now = judge(record, 2017)
    then = judge(record.with_entry(parse("S chooses to forbid diamonds")), 2017)
    assert [said.text for said in follows(now, then)] == [
        "East's ♦9 goes back to the hand.",
        "West may not lead diamonds until he loses the lead.",
        "West is to lead.",
    ]


def test_who_becomes_declarer_is_said() -> None:
    record = library("law54", "law54-b-accepts").upto(1)
    then = judge(record.with_entry(parse("S spreads his hand")), 2017)
    assert "North is declarer now, and South is dummy." in [s.text for s in follows(judge(record, 2017), then)]


SHOWN = 'id = "a"\ntable = {declarer="S", contract="3NT"}\nactions = ["E holds H4 visible"]'


def test_a_fact_that_cannot_be_established_has_two_rulings() -> None:
    record = parse_case(SHOWN, "a.toml").record
    unknown = record.with_fact(Fact("partner-could-see", "#1", CANNOT)).with_fact(Fact("order", "#1", CANNOT))
    (doubt,) = doubts(unknown, 2017)
    assert [way.answer for way in doubt.outcomes] == ["yes", "no"]
    assert doubt.outcomes[0].words != doubt.outcomes[1].words
    assert all(said.cite for way in doubt.outcomes for said in way.said)


def test_the_card_that_declarer_picks_is_the_one_that_is_due() -> None:
    record = library("law51", "law51-a-on-lead").upto(0)
    then = judge(record.with_entry(parse("S chooses to designate D4")), 2017)
    assert [said.text for said in follows(judge(record, 2017), then)] == ["East must play ♦4 now.", "East is to lead."]


def test_what_may_be_chosen_next_is_told_whole() -> None:
    record = library("law54", "law54-d-refused").upto(3)
    then = judge(record.with_entry(parse("S chooses to refuse")), 2017)
    last = follows(judge(record, 2017), then)[-1]
    assert last.text == (
        "South may require a club lead from West, forbid a club lead as long as West keeps the lead, "
        "or put no restriction on West's lead."
    )


def test_those_who_have_the_same_choice_are_told_together_and_a_choice_without_consequence_says_what_stands() -> None:
    record = library("law68", "law68-d-claim-doubted")
    now = judge(record, 2017)
    on, stop = (
        follows(now, judge(record.with_entry(parse(f"E chooses to {words}")), 2017)) for words in ("play on", "stop")
    )
    each = (
        "North, South and West each may have the director decide on the claim, or have play go on, if all four agree."
    )
    assert each in [said.text for said in on]
    assert stop[0].text.startswith("South's claim is contested; the director decides.")


def test_many_suits_to_choose_from_are_told_together() -> None:
    now = judge(library("law26", "law26-b-no-suit-in-particular"), 2017)
    assert headline(now).words == (
        "South may forbid West to lead spades, hearts or diamonds, because of a call that was withdrawn."
    )
    assert "the lead of" in choices(now.options, now.trick.lead)[0][0]
    early = judge(library("law57", "law57-a-before-partner"), 2017)
    words = choices(early.options)[0][0]
    assert "forbid West to play a heart, a diamond or a club" in words


def test_who_has_a_penalty_card_of_his_own_is_not_said_to_lead_what_he_likes() -> None:
    now = judge(library("law51", "law51-both-defenders").upto(0), 2017)
    free = next(option for option in now.options if option.choice.words == "ask nothing")
    assert spoken_offer(free, now).startswith("Ask for nothing. West leads his own penalty card then")
