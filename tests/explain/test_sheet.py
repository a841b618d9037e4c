"""The ruling sheet: what stands on it, what goes first when it is full, and its plain text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load, parse_case
from bridgetable.explain.diagram import diagram
from bridgetable.explain.phrases import answer_words
from bridgetable.explain.sheet import Sheet, contract_words, sheet
from bridgetable.explain.sheet_cut import fitted, whole
from bridgetable.explain.sheet_text import PAGE, WIDTH, sheet_text
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse

DEAL = 'deal = {N="K74.A52.KT63.J84", E="93.T74.J974.KT62", S="AQJT62.K6.A5.Q93", W="85.QJ983.Q82.A75"}'
LEAD = f"""
id = "lead"
table = {{declarer="S", contract="4SX", dealer="S", vulnerable="NS", auction="1S P 2S P 4S P P X P P P"}}
{DEAL}
actions = [{{do="E leads C2", facts={{told-turn="no"}}}}, "S calls the director", "the director explains",
  "S chooses to refuse", "E withdraws C2", "S chooses to forbid clubs"]
"""
PART = """
id = "part"
table = {declarer="S", contract="3NT"}
deal = {W="*.*.6xh?+.", S="A+.K2.A.*"}
start = {trick=4, lead="S", tricks={NS=2, EW=1}}
actions = ["S leads DA", "W plays D7", "W drops D6", "S calls the director"]
"""


def record(text: str) -> Record:
    return parse_case(text, "x.toml").record


def made(text: str, edition: int = 2017, **more: object) -> Sheet:
    return sheet(record(text), edition, "A title", **more)  # type: ignore[arg-type]


def test_the_heading_tells_the_board() -> None:
    assert made(LEAD, where="Board 7", branch="he refuses").board == (
        "Board 7",
        "Contract: 4♠ doubled by South",
        "Dealer: South",
        "Vulnerable: North-South",
        "Branch: he refuses",
    )
    assert contract_words(Header(told_contract="3NTXX")) == "3NT redoubled by South"


def test_while_the_players_are_bidding_there_is_no_contract_and_no_trick() -> None:
    calls = tuple(map(parse, ("auction: N 1NT E pass S pass", "W bids X", "N bids pass", "E bids pass", "S bids XX")))
    passes = tuple(parse(f"{seat} bids pass") for seat in "WNE")
    bid = Record(Position(Header(dealer=Seat.N, stage="auction")), calls)
    assert sheet(bid, 2017, "").board == ("Dealer: North",)
    assert sheet(bid, 2017, "").diagram.standing == "West is to call."
    over = sheet(replace(bid, log=(*calls, *passes)), 2017, "")
    assert over.board[0] == "Contract: 1NT redoubled by North" and over.diagram.standing == "Trick 1, East on lead."
    out = sheet(replace(bid, log=(parse("auction: N pass E pass S pass W pass"),)), 2017, "")
    assert out.board == ("Dealer: North",)


def test_what_happened_is_numbered_and_what_is_ruled_on_is_marked() -> None:
    steps = made(LEAD).happened
    assert [step.number for step in steps] == [1, 2, 3, 4, 5, 6]
    assert steps[0].words == "East leads ♣2."
    assert [step.number for step in steps if step.ruled] == [1, 4, 6]


def test_each_choice_is_told_with_what_was_chosen() -> None:
    first, second = made(LEAD).offers
    assert first.words == "South could choose (action 4):"
    assert first.options[first.taken or 0].cite == "54D"
    assert second.options[second.taken or 0].words == "forbid a club lead as long as West keeps the lead"


def test_a_choice_still_open_and_one_made_by_playing() -> None:
    log = record(LEAD).log
    open_still = sheet(replace(record(LEAD), log=log[:3]), 2017, "x").offers[-1]
    assert (open_still.taken, open_still.words) == (None, "South has to choose:")
    spread = sheet(replace(record(LEAD), log=(*log[:3], parse("S spreads his hand"))), 2017, "x")
    assert spread.offers[-1].options[spread.offers[-1].taken or 0].cite == "54A"
    assert "North has become declarer" in spread.board
    played = sheet(replace(record(LEAD), log=(*log[:3], parse("S plays C3"))), 2017, "x").offers[-1]
    assert (played.taken, played.how) == (None, "South plays ♣3.")


def test_the_ruling_tells_what_follows_and_cites_it() -> None:
    page = made(LEAD)
    assert page.headline.cite == "50D2(a)"
    assert page.headline.words == "West may not lead clubs until he loses the lead."
    assert page.headline.words not in [item.words for item in page.follows]
    assert [item.cite for item in page.wrong] == ["54"]
    assert not page.provisional
    gists = {law.cite: law.gist for law in page.paragraphs}
    assert gists["54D"] == "Declarer may have the lead taken back."


def test_facts_tell_how_they_were_found() -> None:
    told = 'facts={told-turn="no"}'
    asked = made(LEAD.replace(told, 'facts={told-turn="cannot be established"}')).facts[0].words
    assert asked.endswith("This cannot be established (presumed as Law 85B has it).")
    assert made(LEAD).facts[0].words.endswith("No (asked at the table).")
    unasked = made(LEAD.replace(f", {told}", ""))
    assert not unasked.provisional
    assert unasked.facts[0].words == "Nobody had told East it was his turn. Nobody has said otherwise."
    waiting = made(PART.replace('"W drops D6"', '"W holds D6 visible"'))
    assert waiting.provisional
    assert "Not found yet" in waiting.facts[0].words
    slip = PART.replace('"W drops D6"', '{do="W drops D6", facts={seen-by="E"}}')
    assert "away from the table" in made(slip).facts[0].words


@pytest.mark.parametrize(
    ("answer", "words"), [("yes", "Yes"), ("NS", "North-South"), ("none", "None"), ("D7", "♦7"), ("hearts", "Hearts")]
)
def test_answers_in_words(answer: str, words: str) -> None:
    assert answer_words(answer) == words


def test_only_what_the_table_has_noticed() -> None:
    quiet = LEAD.replace('"S calls the director", "the director explains",\n  "S chooses to refuse", ', "").replace(
        '"E withdraws C2", "S chooses to forbid clubs"', ""
    )
    assert made(quiet).wrong
    assert not made(quiet, noticed=True).wrong


def test_tricks_transferred_are_counted() -> None:
    case = load(resource_path("cases", "law64", "law64-a1-trick-and-one-more.toml"))
    page = sheet(case.record, 2017, "x")
    assert page.headline.words == "Two tricks are transferred to North-South."
    assert page.follows[0].words == "That makes 11 for North-South and 2 for East-West."


# The diagram


def test_a_diagram_says_what_is_not_known() -> None:
    shown = diagram(record(PART), judge(record(PART), 2017))
    north, east, south, west = shown.hands
    assert not north.known and not east.known
    assert south.suits == ("A …", "K 2", "A", "…")
    assert west.suits == ("…", "…", "7 6 h ? …", "–")
    assert shown.heading == "Hands before trick 4"
    assert len(shown.legend) == 3
    won = "Trick 4, led by South. Tricks won: North-South 2, East-West 1."
    assert shown.standing == f"{won} Played to it: South ♦A, West ♦7."


def test_a_play_that_is_over_has_no_trick() -> None:
    over = record(PART.replace('"W drops D6", "S calls the director"', '"play goes on to trick 13", "play ends"'))
    assert diagram(over, judge(over, 2017)).standing.startswith("Play is over.")


# Too full a page


def long_record() -> Record:
    """A record of a hundred actions, one of them a remark of a thousand letters."""
    log = record(LEAD).log
    talk = tuple(parse(f'N remarks "{number} {"talk " * 10}"') for number in range(90))
    return replace(record(LEAD), log=(*talk[:45], *log[:1], *talk[45:], *log[1:], parse(f'N remarks "{"x" * 900}"')))


def test_what_is_left_out_is_said() -> None:
    full = sheet(replace(long_record(), facts=()), 2017, "A title")
    short = fitted(full, lambda cut: len(cut.happened) < 16)
    assert len(short.happened) < 16
    assert any(step.number == 46 for step in short.happened)  # what is ruled on stays
    assert short.left_out[0].startswith("actions 4 to 45, 47 to ")
    shortest = fitted(full, lambda _: False)
    assert max(len(step.words) for step in shortest.happened) <= 150
    assert shortest.headline == full.headline
    assert any(words.endswith(("consequence", "consequences")) for words in shortest.left_out)
    assert whole(full).happened == full.happened


def test_one_action_left_out_is_one() -> None:
    full = sheet(record(LEAD), 2017, "x")
    cut = fitted(replace(full, happened=full.happened[:2] + full.happened[4:]), lambda _: False)
    assert all("to" not in words for words in cut.left_out[:1])


# Plain text


def test_the_text_reads_well() -> None:
    text = sheet_text(made(LEAD, where="Board 7"))
    lines = text.splitlines()
    assert lines[0] == "A title"
    assert "♥ Q J 9 8 3                  W     E            ♥ 10 7 4" in lines
    assert "                           1♠" in lines
    assert "[x] forbid a club lead as long as West keeps the lead [50D2(a)]" in lines
    assert lines[-1] == "The program advises. The director decides."


def test_an_auction_without_a_dealer_and_hands_nobody_knows() -> None:
    text = sheet_text(made('id = "x"\ntable = {declarer="S", contract="1NT", auction="1NT P P P"}\nactions = []'))
    assert "The hands are not known." in text
    assert "1NT      Pass     Pass     Pass" in text
    alone = 'id = "x"\ntable = {declarer="S", contract="1NT"}\ndeal = {N="A..."}\nstart = {trick=13}\nactions = []'
    assert "one card," in sheet_text(made(alone))


@pytest.mark.parametrize("path", case_files(resource_path("cases"))[::40], ids=lambda path: path.stem)
@pytest.mark.parametrize("edition", [2007, 2017])
def test_every_case_goes_on_a_page_of_text(path: object, edition: int) -> None:
    case = load(path)  # type: ignore[arg-type]
    lines = sheet_text(sheet(case.record, edition, case.title_in())).splitlines()
    assert len(lines) <= PAGE
    assert max(map(len, lines)) <= WIDTH
    assert all(line == line.rstrip() for line in lines)


def test_a_long_title_and_a_long_place_are_wrapped() -> None:
    full = made(LEAD, where="A very long name of a club " * 3)
    lines = sheet_text(replace(full, title="A long title " * 12)).splitlines()
    assert max(map(len, lines)) <= WIDTH
    long = sheet(long_record(), 2017, "x")
    assert len(sheet_text(long).splitlines()) <= PAGE
    assert "Left out for want of room: " in sheet_text(long)


def test_what_nobody_was_asked_and_matters_is_assumed() -> None:
    record = load(resource_path("cases", "law50", "law50-b-small-card-dropped.toml")).record
    facts = [item.words for item in sheet(record, 2017, "").facts]
    dropped = "Action 1, “East drops ♥9”: could his partner possibly have seen the face? Yes (assumed)."
    assert dropped in facts
    assert not [words for words in facts if "Himself" in words]
    seen = record.with_fact(Fact("partner-could-see", "#1", "yes"))
    assert not [item for item in sheet(seen, 2017, "").facts if "seen the face? Yes (taken" in item.words]


def test_the_cards_of_a_hand_laid_down_are_told_in_one_sentence() -> None:
    record = load(resource_path("cases", "law68", "law68-d-claim-doubted.toml")).record
    seen = [item.words for item in sheet(record, 2017, "").follows if "been seen" in item.words]
    assert seen == ["South's ♠A, ♥A, ♥K and ♣A have been seen. They are not played, and no penalty cards."]


def test_what_the_headline_says_of_a_card_is_not_said_again() -> None:
    record = load(resource_path("cases", "law62", "law62-c1-lead-to-the-next-trick.toml")).record
    page = sheet(record, 2017, "")
    assert page.headline.words.startswith(
        "East must play a heart now. East's ♣5 leaves the trick as a major penalty card."
    )
    assert not [item.words for item in page.follows if "is taken out of the trick" in item.words]
    meaning = [item.words for item in page.follows if "is a major penalty card" in item.words]
    assert meaning == ["East's ♣5 is a major penalty card. It stays face up, to be played as soon as that is legal."]


def test_information_quotes_what_gave_it_away() -> None:
    record = load(resource_path("cases", "law43", "law43-looked-then-asks.toml")).record
    words = [item.words for item in sheet(record, 2017, "").follows]
    assert (
        "North, East and West may use what “North asks South whether he has no hearts” tells; South may not." in words
    )


def test_a_contract_that_nobody_told_is_said_to_be_presumed() -> None:
    untold = Record(Position(), ())
    assert sheet(untold, 2017, "").board == ("Contract: not told, taken as 1NT by South",)
    assert sheet(replace(untold, position=Position(Header(told_contract="1NT"))), 2017, "").board == (
        "Contract: 1NT by South",
    )
