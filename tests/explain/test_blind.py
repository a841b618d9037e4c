"""Who rules blind learns nothing of a card that has not been faced, named or found."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from bridgetable.cards import Suit, parse_card
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.blind import blind_record, blind_verdict, nameless
from bridgetable.explain.headlines import headline
from bridgetable.explain.words import question_text, text
from bridgetable.findings.kinds import Option
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import say
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.faced import Seen, seen
from bridgetable.table.fold import fold
from bridgetable.table.identified import turned_out
from bridgetable.table.position import Header, Known, Position, Start, parse_hand
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse, sentence
from generated.records import any_record, partial_position, whole_position
from in_turn import share

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W
DEAL = ("K74.A52.KT63.J84", "93.T74.J974.KT62", "AQJT62.K6.A5.Q93", "85.QJ983.Q82.A75")
CARD = re.compile("[♠♥♦♣](?:10|[2-9AKQJ])")
LIBRARY = sorted(resource_path("cases").rglob("*.toml"))


def record(*sentences: str, deal: tuple[str, ...] = DEAL, start: Start | None = None) -> Record:
    hands = [parse_hand(text) for text in deal]
    position = Position(Header(S, "4S"), (hands[0], hands[1], hands[2], hands[3]), start=start)
    return Record(position, tuple(parse(each) for each in sentences))


def blind(whole: Record, edition: int = 2017, dummy: Seat = N) -> Verdict:
    told = blind_record(whole, dummy)
    return blind_verdict(Judge(edition).verdict(told), told)


def log(told: Record) -> list[str]:
    return [sentence(entry) for entry in told.log]


def said(verdict: Verdict) -> Iterator[str]:
    """Every word of a verdict; not the cards that declarer may name from a dummy that lies open on the table."""
    yield from (question_text(question) for question in verdict.questions)
    for each in (
        *verdict.findings,
        *verdict.cards.values(),
        *verdict.duties,
        *verdict.may_withdraw,
        *verdict.must_withdraw,
        *verdict.information,
        *verdict.rights,
        *verdict.lawful,
        *verdict.irregularities,
        *verdict.options,
    ):
        if not (isinstance(each, Option) and each.choice.words.startswith("designate")):
            yield text(each)
    if not any(option.choice.words.startswith("designate") for option in verdict.options):
        yield headline(verdict)[0]


def test_no_case_of_the_library_betrays_a_card() -> None:
    """Each at its end under one edition, and some half-way under the other."""
    for number, path in enumerate(share(LIBRARY, 2)):
        case = load(path).record
        edition = EDITIONS[number % 2]
        betrays_nothing(case, edition, path.stem)
        if number % 5 == 0:
            betrays_nothing(case.upto(len(case.log) // 2), sum(EDITIONS) - edition, path.stem)


def betrays_nothing(whole: Record, edition: int, name: str) -> None:
    dummy = Judge(edition).verdict(whole).dummy
    open_ = {say("terms-card", card=card) for _, card in seen(turned_out(whole), dummy).cards}
    for words in said(blind(whole, edition, dummy)):
        assert set(CARD.findall(words)) <= open_, f"{name}: {words}"


def test_whoever_holds_the_hidden_cards_the_same_is_told() -> None:
    """Two cards nobody has seen change hands, and nothing else does."""
    other = ("K74.A52.KT63.J84", "93.T74.Q974.KT62", "AQJT62.K6.A5.Q93", "85.QJ983.J82.A75")
    acts = ("W leads HQ", "N spreads his hand", "S calls H2", "E holds H4 visible", "S calls the director")
    assert blind_record(record(*acts), N) == blind_record(record(*acts, deal=other), N)
    assert record(*acts) != record(*acts, deal=other)


def test_a_revoke_is_told_only_once_somebody_points_at_it() -> None:
    acts = ("W leads HQ", "S calls H2", "E plays C2", "S plays H6")
    quiet = blind(record(*acts))
    assert Judge(2017).verdict(record(*acts)).revokes
    assert not quiet.revokes and not quiet.questions
    assert headline(quiet)[0] != "East has not followed suit although he could."
    for speaks in ("S draws attention to #3", "S calls the director", "N asks E whether he has no hearts"):
        asked = [question.key for question in blind(record(*acts[:3], speaks)).questions]
        assert asked == ["could-follow E 1"], speaks


def test_a_card_that_nobody_saw_has_no_name() -> None:
    down = blind_record(record("E leads C2 face down", "S calls the director", "E withdraws C2"), N)
    assert log(down) == ["E leads ?? face down", "S calls the director", "E withdraws ??"]
    raised = blind_record(record("W detaches H9", "W puts back H9", "W detaches H3"), N)
    assert log(raised) == ["W detaches ??", "W puts back ??", "W detaches ??2"]
    dropped = blind_record(record("E drops C2, D4 face down"), N)
    assert log(dropped) == ["E drops ??, ??2 face down"]
    assert log(blind_record(record("E leads C2 face down", "E turns up his lead"), N))[0] == "E leads C2 face down"


def test_a_card_without_a_name_keeps_apart_from_those_whose_name_is_not_told() -> None:
    told = blind_record(record("E detaches C2", "E leads ?? face down", deal=("*",) * 4), N)
    assert log(told) == ["E detaches ??2", "E leads ?? face down"]


@pytest.mark.parametrize(
    ("sentences", "deal"),
    [
        (("E withdraws C2",), DEAL),  # he has not played it, and the card is where it was
        (("E drops C2 face down", "E leads ?? face down"), ("*", "*.*.*.2+", "*", "*")),
        (("E plays D7", "play goes on to trick 12", "E leads D9 face down", "E leads D4 face down"), DEAL),
        (
            ("E plays D7", "play goes on to trick 12", "E leads D9", "E drops D4", "E plays C9"),
            ("*", "*.*.974.x", "*", "*"),
        ),
    ],
)
def test_what_could_be_done_seen_can_be_done_blind(sentences: tuple[str, ...], deal: tuple[str, ...]) -> None:
    can_be_done_blind(record(*sentences, deal=deal))


def test_every_step_of_every_fourth_case_can_be_done_blind() -> None:
    for path in share(LIBRARY, 4):
        can_be_done_blind(load(path).record)


@pytest.mark.parametrize("seed", share(range(50), 2))
def test_any_record_can_be_done_blind(seed: int) -> None:
    rng = random.Random(seed)
    can_be_done_blind(any_record(rng, (whole_position if seed % 2 else partial_position)(rng), most=60))


def can_be_done_blind(whole: Record) -> None:
    """After each action the record can be folded and judged as it is told; the last step under both editions."""
    for after in range(len(whole.log) + 1):
        upto, editions = whole.upto(after), EDITIONS if after == len(whole.log) else EDITIONS[after % 2 :][:1]
        for edition in editions:
            judge = Judge(edition)
            told = blind_record(upto, judge.verdict(upto).dummy)
            fold(told)
            judge.verdict(told)


def hands(open_: Seen) -> str:
    return "".join(str(seat) for seat in (N, E, S, W) if seat in open_.hands)


def cards(open_: Seen, seat: Seat) -> set[str]:
    return {card.name for owner, card in open_.cards if owner is seat}


@pytest.mark.parametrize(
    ("sentences", "whole", "whose", "which"),
    [
        (["W leads HQ"], "N", W, {"HQ"}),
        (["E shows his hand"], "E", E, None),
        (["E lets his hand be seen"], "E", E, None),
        (["E shows C2, D4"], "", E, {"C2", "D4"}),
        (["E lets C2 be seen"], "", E, {"C2"}),
        (["E drops C2"], "", E, {"C2"}),
        (["E says he holds CK"], "", E, {"CK"}),
        (["E says he holds no spades"], "", E, set()),
        (["W names HQ as his play"], "", W, {"HQ"}),
        (["W holds HQ visible"], "", W, {"HQ"}),
        (["W detaches HQ"], "", W, set()),
        (["E is found to have C2 in trick 1"], "", E, {"C2"}),
        (["E's C2 is found elsewhere face up"], "", E, {"C2"}),
        (["E's C2 is found elsewhere face down"], "", E, set()),
        (["S points at CJ"], "", N, {"CJ"}),
        (["S points at club"], "", N, set()),
    ],
)
def test_what_has_been_seen(sentences: list[str], whole: str, whose: Seat, which: set[str] | None) -> None:
    open_ = seen(record(*sentences), N)
    assert hands(open_) == whole
    assert cards(open_, whose) == which if which is not None else len(cards(open_, whose)) == 13


def test_a_hand_that_was_seen_is_known_also_where_it_is_void() -> None:
    told = blind_record(record("W leads HQ"), N)
    assert told.position.hands[N.index] == parse_hand(DEAL[0])
    assert told.position.hands[E.index] == parse_hand("*")
    assert told.position.hands[W.index] == parse_hand("*.Q+.*.*")


def test_what_is_known_beyond_the_cards_goes_with_the_hand() -> None:
    nothing = parse_hand("*")
    void, held = Known(W, "has no", Suit.H), Known(E, "has", card=parse_card("C2"))
    position = Position(Header(S, "4S"), (nothing,) * 4, known=(void, held))
    assert blind_record(Record(position), N).position.known == ()
    assert blind_record(Record(position, (parse("E drops C2"),)), N).position.known == (held,)
    assert blind_record(Record(position, (parse("W shows his hand"),)), N).position.known == (void,)


def test_a_card_moved_by_who_does_not_see_it_has_to_be_named() -> None:
    assert nameless(parse("E plays ??2").action) == (E, parse_card("??2"))
    assert nameless(parse("E plays D?").action) is None
    assert nameless(parse("the director explains").action) is None
