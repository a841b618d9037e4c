"""What is said first: short, about what the table must do, and never that something has not happened."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.at_a_glance import LONGEST
from bridgetable.explain.headlines import Headline, headline
from bridgetable.findings import kinds as k
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge, judge
from bridgetable.messages import speak
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse
from in_turn import in_turn
from messages import pseudo

MEAN = 60


def library(case: str) -> Record:
    law = case.partition("-")[0]
    paths = resource_path("cases").glob(f"{law if law.startswith('law') else '*'}/{case}.toml")
    return load(next(iter(paths))).record


def said(case: str, *more: str, after: int | None = None, edition: int = 2017) -> Headline:
    record = library(case)
    record = record if after is None else record.upto(after)
    for line in more:
        record = record.with_entry(parse(line))
    return headline(judge(record, edition))


def every_step(each: int = 2) -> Iterator[tuple[str, int, Verdict]]:
    for edition in EDITIONS:
        judged = Judge(edition)
        for path in in_turn(case_files(resource_path("cases")), edition, each):
            record = load(path).record
            for after in range(len(record.log) + 1):
                yield path.stem, after, judged.verdict(record.upto(after))


def test_every_headline_of_the_library_can_be_said_in_one_breath() -> None:
    lengths, denied = [], []
    for case, after, verdict in every_step():
        words, finding, more, cite, _ = headline(verdict)
        lengths.append(len(words))
        assert words.endswith((".", "?")) and "…" not in words, f"{case} after {after}: {words}"
        assert bool(cite) is (finding is not None), f"{case} after {after}: {words}"
        assert all(each.grounds.cite for each in more)
        if isinstance(finding, k.ClaimState) and finding.state == "not a claim":
            denied.append((case, after, verdict))
    assert max(lengths) <= LONGEST
    assert sum(lengths) / len(lengths) <= MEAN
    for case, after, verdict in denied:
        new = [s for s in verdict.cards.values() if s.status in k.PENALTY and after in s.grounds.actions]
        assert not new, f"{case} after {after}: {new}"


def test_every_language_says_first_what_english_says() -> None:
    """In the pseudo-language all words are two fifths longer, and yet no sentence is left out."""
    steps = [(case, after, verdict, headline(verdict)) for case, after, verdict in every_step(6)]
    with pseudo.spoken():
        for case, after, verdict, english in steps:
            longer = headline(verdict)
            assert pseudo.in_plain_english(longer.words) == english.words, f"{case} after {after}"
            assert (longer.more, longer.said) == (english.more, english.said), f"{case} after {after}"


@pytest.mark.parametrize("language", ["it", "el"])
def test_what_is_said_first_has_as_many_sentences_as_in_english(language: str) -> None:
    verdict = judge(library("law16-c-saw-the-penalty-card-too").upto(4), 2007)
    english = headline(verdict)
    assert english.words.count(". ") == 2
    speak(language)
    try:
        own = headline(verdict)
    finally:
        speak("en")
    assert len(own.words) > LONGEST
    assert own.words.count(". ") == 2
    assert (own.more, own.said) == (english.more, english.said)


@pytest.mark.parametrize(
    ("case", "words", "cite"),
    [
        # what must be done now comes before what became of the card
        ("law62-b-neither-a-heart", "East must play a heart now. East's ♣9 leaves the trick as a major", "62B"),
        ("law44-c-void-so-penalty-card", "East must play ♣Q now. North's ♥2 is played to trick 10.", "50D1(a)"),
        ("law26-b-ban-while-on-lead", "West may not lead diamonds until he loses the lead. South's ♠5", "26B"),
        # a corrected revoke does not hide the penalty card it left
        ("law47-b-revoke-back-then-another", "East's revoke in trick 5 has been corrected. East's ♣10 is a", "62A"),
        # that something has not happened is told beside what has
        (
            "law68-a-defender-turns-to-the-light",
            "West's ♥4, ♦7 and ♣9 are major penalty cards. West has not claimed",
            "50B",
        ),
        ("law43-looked-then-points-at-a-revoke", "East's play to trick 9 is not treated as a revoke.", "43B3"),
        # how the tricks of a contested claim go, where that is worked out
        ("law71-partner-objects-late", "West's concession is cancelled: two tricks to North-South and one to", "71B"),
        # a choice names the card it is about, and what that is meanwhile
        ("lesson-45-5b", "South may accept or refuse West's lead of ♥A; until then it waits.", "53A"),
        ("lesson-45-7", "East or West may accept or refuse South's lead of ♥3; until then it waits. If they", "55A"),
        (
            "law81-c5-hurried-card-not-waived",
            "East's ♠9 came too early, a penalty card: South may have West play",
            "57A1",
        ),
        ("law51-b2-three-suits", "South says what may be led, or must be: East's ♠4, ♥9 and ♦7", "51B2(a)"),
        # a lead that its player may still take back himself is no choice of the others yet
        ("law45-wrong-card-one-side-on", "North's ♥6 goes back; ♦6 is led to trick 9. East may take back", "45D1"),
        # several cards of one hand are told together
        ("law50-b-two-cards-dropped", "East's ♥9 and", "50B"),
        (
            "law59-two-suits-forbidden-one-club",
            "West may not lead spades or hearts until he loses the lead.",
            "51B2(b)",
        ),
    ],
)
def test_what_the_table_needs_is_said_first(case: str, words: str, cite: str) -> None:
    first = said(case)
    assert first.words.startswith(words)
    assert first.cite == cite


def test_a_card_in_dispute_comes_first_once_the_director_is_called() -> None:
    assert said("lesson-46-1", after=12).words == "East's ♦9 is played to trick 9."
    assert said("lesson-46-1").words == "North's ♦6 is led to trick 9 and may not be taken back."


def test_regular_play_is_one_quiet_line() -> None:
    assert said("lesson-46-1", after=12).more == ()


def test_who_keeps_his_card_binds_those_after_him() -> None:
    assert said("lesson-47d-2-keeps").words == "South keeps ♠A; West's ♠5 may not be taken back."
    changed = said("lesson-47d-2-keeps", "S replaces SA with SQ", after=9)
    assert "West may take back ♠5 as a penalty card." in changed.words


def test_a_question_in_order_is_said_to_be() -> None:
    assert said("commentary-2") == Headline(
        "South may be told the contract, and whether, but not by whom, it was doubled.",
        said("commentary-2").finding,
        (),
        "41C",
    )
    assert said("commentary-2", "S asks who doubled").words.startswith("South may not ask that: at his own turn")


def _record(*lines: str, dealer: Seat, facts: tuple[Fact, ...] = ()) -> Record:
    return Record(Position(Header(dealer=dealer, stage="auction")), tuple(parse(line) for line in lines), facts)


def bidding(*lines: str, dealer: Seat, edition: int = 2017, facts: tuple[Fact, ...] = ()) -> str:
    return headline(judge(_record(*lines, dealer=dealer, facts=facts), edition)).words


def test_a_change_of_call_names_the_call_that_it_changes() -> None:
    refused = bidding("S withdraws pass and bids 1S", "W chooses to refuse", dealer=Seat.S)
    assert refused == "South's 1♠ is cancelled; pass stands. West is to call."
    wanted = bidding("S withdraws pass and bids 1S", dealer=Seat.S)
    assert wanted == "South wants 1♠ in place of pass. West may accept that; if not, pass stands."
    later = bidding("S bids 1S", "auction: W pass N 2S E pass", "S withdraws 3S and bids 4S", dealer=Seat.S)
    assert later == "South wants 4♠ in place of 3♠. West may accept that; if not, 3♠ stands."
    double = bidding("S bids 1H", "S bids X", dealer=Seat.S)
    assert double == "South wants double in place of 1♥. That cannot be accepted: 1♥ stands."


def test_a_call_over_a_slip_that_is_too_low_now_has_to_be_made_again() -> None:
    lines = ("S bids 1H", "W bids 1S", "S withdraws 1H and bids 2H")
    said_of_it = bidding(*lines, dealer=Seat.S, facts=(Fact("unintended", "#3", "yes"),))
    assert said_of_it.endswith("it is no longer allowed, and he has to call again.")


def test_both_partners_who_have_to_pass_are_told_together() -> None:
    above = bidding("N bids 7NT", "E bids 8C", "S calls the director", "the director explains", dealer=Seat.N)
    assert above.startswith("East's 8♣ is cancelled; pass stands in its place. East and West must pass until the")
    called_over = said("law38-d-called-over")
    barred = [each.seat for each in called_over.more if isinstance(each, k.Duty)]
    assert "must pass" not in called_over.words and barred == [Seat.E, Seat.W]


def test_cards_seen_together_in_the_auction_are_told_together() -> None:
    both = bidding("N bids 1S", "W drops H2, D3", dealer=Seat.N)
    assert both == "East must pass at his next turn. West's ♥2 and ♦3 stay face up until the auction ends."
    one = bidding("N bids 1S", "W drops H2", dealer=Seat.N)
    assert one == "West's ♥2 stays face up until the auction ends."


def test_many_calls_that_fall_together_are_told_in_one_sentence() -> None:
    lines = ("S bids 1NT", "W bids pass", "N bids X", "auction: E pass S pass W pass")
    words = "North's double is cancelled, and so are the calls that came after it. North is to call."
    assert bidding(*lines, dealer=Seat.S) == words


def test_a_call_with_something_wrong_is_not_said_to_be_in_order() -> None:
    barred = ("S bids 1H", "E bids pass", "S chooses to refuse", "W bids X")
    words = "West was not to double at this turn, and has doubled. North is to call."
    assert bidding(*barred, dealer=Seat.S, edition=2007) == words
    other = bidding("E bids 1H", "S chooses to refuse", "N bids pass", "E bids 2H", dealer=Seat.N)
    assert other == "East had to make the same call again, and has called 2♥. South is to call."


def test_a_suit_that_may_be_required_is_told_as_that() -> None:
    lines = ("auction: S 1NT W pass N pass E pass", "E bids 2H", "S calls the director", "the director explains")
    words = "South may require or forbid a heart lead from West, because of a call that was withdrawn."
    assert bidding(*lines, dealer=Seat.S, edition=2007) == words
    assert bidding(*lines, dealer=Seat.S).startswith("South may forbid West to lead spades, hearts,")


def test_a_call_that_only_looks_out_of_turn_is_said_to_be_in_turn() -> None:
    right_player = bidding("E bids 1H", "N bids 1C", dealer=Seat.N)
    words = "North has called at his own turn; the call out of turn counts as never made. East is to call."
    assert right_player == words
    over_both = headline(judge(_record("W bids 1S", "E bids pass", "S bids 1NT", dealer=Seat.S), 2017))
    assert over_both.words.startswith("South has called at his own turn;") and not over_both.more
    forced = bidding("N bids 1C", "E drops HK", "auction: E pass S 1S", "N bids 2S", dealer=Seat.N)
    assert forced.startswith("North has called in turn: the pass before it had to be made, and counts as made.")


def test_who_passes_throughout_is_not_told_to_pass_once_as_well() -> None:
    lines = ("N bids 1S", "E drops HK", "W bids pass", "N chooses to refuse", "E bids 2D", "S bids pass")
    words = "West must pass until the auction ends. West is to call."
    assert bidding(*lines, dealer=Seat.N, edition=2007) == words


def test_a_wrong_lead_that_was_a_slip_is_offered_by_the_card_that_took_its_place() -> None:
    first = said("law45-c4-slip-on-a-lead-from-the-wrong-hand").words
    assert "♠2" in first
    assert "♠Q" not in first


def test_a_penalty_card_that_may_not_be_the_lowest_is_not_said_to_be_due() -> None:
    first = said("law57-a-lowest-of-unknown-cards").words
    assert "lowest spade" in first
    assert "♠8" not in first
