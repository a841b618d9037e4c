"""Every sentence form with all its variants, there and back; what readers forgive; what they are told."""

from __future__ import annotations

from inspect import signature
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.cards import PACK, SUITS, Card, Suit, parse_card
from bridgetable.seats import SEATS, Seat
from bridgetable.table.actions import (
    Action,
    Alert,
    Announce,
    AnswerNone,
    Ask,
    AskNone,
    Attention,
    BeSeen,
    CallDirector,
    Calls,
    ChangeDesignation,
    Choose,
    Claim,
    Concede,
    Consult,
    CorrectExplanation,
    DesignateCard,
    Detach,
    DirectorActs,
    Drop,
    Entry,
    Explain,
    Face,
    Fold,
    FoundCard,
    FoundCount,
    FoundTrick,
    GoOn,
    Hold,
    Identify,
    Indicate,
    Keep,
    Lead,
    LeaveUp,
    LookBack,
    MakeCall,
    MeantCall,
    Mix,
    Move,
    NamePlay,
    Overstep,
    PickUp,
    PickUpCalls,
    Play,
    PlayFromDummy,
    PlayNothing,
    PlaySeveral,
    PullCall,
    PutBack,
    PutCallBack,
    Remark,
    Replace,
    Repoint,
    ReserveRights,
    Respond,
    Restore,
    Review,
    SayHolds,
    Show,
    SignalCall,
    Silence,
    Spread,
    Stage,
    StopCard,
    Suggest,
    Supply,
    TakeBackCall,
    TakeCards,
    TellTurn,
    Touch,
    Trick,
    Turn,
    TurnUp,
    Unsay,
    Warn,
    Withdraw,
    WithdrawCall,
    Words,
    WrongCards,
)
from bridgetable.table.choices import OnCall, Plain, read_choice
from bridgetable.table.forms import FORMS
from bridgetable.table.sentences import SentenceError, UnreadableSentence, parse, sentence

N, E, S, W = SEATS
SPADES, HEARTS, DIAMONDS, CLUBS = SUITS


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(parse_card(name) for name in names)


C4, C5, D7, D8, DK, DQ, HT, H5 = cards("C4", "C5", "D7", "D8", "DK", "DQ", "HT", "H5")
DX, D_, UNKNOWN, HONOUR = cards("Dx", "D?", "??", "?h2")

SENTENCES: list[tuple[str, Action]] = [
    # Cards of one's own hand
    ("E leads D7", Lead(E, D7)),
    ("E leads ?? face down", Lead(E, UNKNOWN, face=False)),
    ("W plays HT", Play(W, HT)),
    ("W plays Dx to trick 13", Play(W, DX, 13)),
    ("N faces D?", Face(N, D_)),
    ("S leads D7 with D8", PlaySeveral(S, D7, (D8,), verb="leads")),
    ("S plays D7 with D8, ?h2 hidden", PlaySeveral(S, D7, (D8, HONOUR), hidden=True, verb="plays")),
    ("N plays nothing", PlayNothing(N)),
    ("W turns up his lead", TurnUp(W)),
    ("W turns up his lead D7", TurnUp(W, D7)),
    ("E detaches D7", Detach(E, D7)),
    ("E holds D7 visible", Hold(E, D7, "visible")),
    ("E holds D7 near the table still", Hold(E, D7, "near the table", still=True)),
    ("E holds D7 on the table moving", Hold(E, D7, "on the table", still=False)),
    ("E holds D7 in playing position", Hold(E, D7, "in playing position")),
    ("E puts back D7", PutBack(E, D7)),
    ("E puts back D7 in one movement", PutBack(E, D7, stroke=True)),
    ("E drops D7", Drop(E, (D7,))),
    ("E drops D7, HT face down", Drop(E, (D7, HT), face=False)),
    ("E drops D7 because of S", Drop(E, (D7,), cause=S)),
    ("E drops D7 face down because of an outsider", Drop(E, (D7,), face=False, cause="outsider")),
    ("E lets D7, D8 be seen", BeSeen(E, (D7, D8))),
    ("E lets his hand be seen because of W", BeSeen(E, None, W)),
    ("E lets D? be seen because of an outsider", BeSeen(E, (D_,), "outsider")),
    ("S shows D7", Show(S, (D7,))),
    ("S shows his hand to EW", Show(S, None, (E, W))),
    ("S shows D7, D8 to W on the table", Show(S, (D7, D8), (W,), where=True)),
    ("S shows his hand on the table", Show(S, None, where=True)),
    ("N spreads his hand", Spread(N, None)),
    ("N spreads D7, D8", Spread(N, (D7, D8))),
    ("N spreads his hand without D7, D8", Spread(N, None, (D7, D8))),
    ("N spreads his hand in one heap", Spread(N, None, way="in one heap")),
    ("N spreads his hand with trumps on the left", Spread(N, None, way="with trumps on the left")),
    ("N spreads his hand without D7 upside down", Spread(N, None, (D7,), "upside down")),
    ("N spreads D7, D8 out of order", Spread(N, (D7, D8), way="out of order")),
    ("N takes up his hand", Fold(N)),
    ("W says he holds D7", SayHolds(W, D7)),
    ("W says he holds no diamonds", SayHolds(W, None, DIAMONDS)),
    ("W names D7 as his play", NamePlay(W, D7)),
    ("W names D7 as his play instead", NamePlay(W, D7, instead=True)),
    ("W withdraws D7", Withdraw(W, D7)),
    ("W replaces D7 with DK", Replace(W, D7, DK)),
    ("W keeps D7", Keep(W, D7)),
    ("W picks up D7, HT", PickUp(W, (D7, HT))),
    ("W turns his card", Turn(W)),
    ("W turns his card as won", Turn(W, "won")),
    ("W turns his card as lost", Turn(W, "lost")),
    ("all turn their cards", Turn(None)),
    ("W leaves his card face up", LeaveUp(W)),
    ("W points trick 3 as won", Repoint(W, 3, "won")),
    ("W points trick 12 as lost", Repoint(W, 12, "lost")),
    ("W looks at his last card", LookBack(W, "last")),
    ("W looks at trick 4", LookBack(W, 4)),
    ("W shows his last card", LookBack(W, "show last")),
    ("W mixes his played cards", Mix(W)),
    ("W adds D7 to trick 4", Supply(W, D7, 4)),
    ("W takes D7 from trick 4", Restore(W, D7, 4)),
    # Wrong number of cards, cards that are found
    ("W is found with 12 cards", FoundCount(W, 12)),
    ("W is found to have nothing in trick 4", FoundTrick(W, 4, ())),
    ("W is found to have D7, D8 in trick 4", FoundTrick(W, 4, (D7, D8))),
    ("W's D7 is found among his played cards", FoundCard(W, D7, "among his played cards")),
    ("W's D7 is found in the board face down", FoundCard(W, D7, "in the board", face=False)),
    ("W's D7 is found with N face up", FoundCard(W, D7, N, face=True)),
    ("W's D7 is found elsewhere", FoundCard(W, D7, "elsewhere")),
    ("W's Dx is D7", Identify(W, DX, D7)),
    # Dummy's cards
    ("S calls DQ", DesignateCard(S, Words("card", card=DQ))),
    ("S calls diamond", DesignateCard(S, Words("suit", suit=DIAMONDS))),
    ("S calls queen", DesignateCard(S, Words("rank", rank=12))),
    ("S calls two", DesignateCard(S, Words("rank", rank=2))),
    ("S calls high", DesignateCard(S, Words("high"))),
    ("S calls low", DesignateCard(S, Words("low"))),
    ("S calls win", DesignateCard(S, Words("win"))),
    ("S calls low club", DesignateCard(S, Words("low", suit=CLUBS))),
    ("S calls high spade", DesignateCard(S, Words("high", suit=SPADES))),
    ("S calls trump", DesignateCard(S, Words("trump"))),
    ("S calls ruff", DesignateCard(S, Words("ruff"))),
    ("S calls anything", DesignateCard(S, Words("anything"))),
    ('S calls "keep going"', DesignateCard(S, Words("other", said="keep going"))),
    ("S calls queen pointing at hearts", DesignateCard(S, Words("rank", rank=12), HEARTS)),
    ('S calls "that one" pointing at clubs', DesignateCard(S, Words("other", said="that one"), CLUBS)),
    ("S changes the call to low heart", ChangeDesignation(S, Words("low", suit=HEARTS))),
    ("S points at D7", Indicate(S, D7)),
    ("S points at diamonds", Indicate(S, None, DIAMONDS)),
    ("S nods at D7", Indicate(S, D7, how="nods at")),
    ("S nods at clubs", Indicate(S, None, CLUBS, "nods at")),
    ("S leads D7 from dummy", PlayFromDummy(S, D7, "leads")),
    ("S plays D7 from dummy", PlayFromDummy(S, D7)),
    ("S touches D7", Touch(S, D7)),
    ("N moves D7", Move(N, D7)),
    ("N suggests D7", Suggest(N, D7)),
    # Talk
    ("W asks for a review", Ask(W, "for a review")),
    ("W asks for part of a review", Ask(W, "for part of a review")),
    ("W asks about 2NT", Ask(W, "about 2NT")),
    ("W asks about XX", Ask(W, "about XX")),
    ("W asks about the auction", Ask(W, "about the auction")),
    ("W asks about D7", Ask(W, "about D7")),
    ("W asks about card play agreements", Ask(W, "about card play agreements")),
    ("W asks for the contract", Ask(W, "for the contract")),
    ("W asks who doubled", Ask(W, "who doubled")),
    ("W asks whose turn it is", Ask(W, "whose turn it is")),
    ("W asks whether it is his lead", Ask(W, "whether it is his lead")),
    ("W asks what was called", Ask(W, "what was called")),
    ("W asks what is happening", Ask(W, "what is happening")),
    ("W asks to see the trick", Ask(W, "to see the trick")),
    ("W asks E whether he has no spades", AskNone(W, E, SPADES)),
    ("E answers none", AnswerNone(E, "none")),
    ("E answers that he has one", AnswerNone(E, "that he has one")),
    ("W reviews the auction", Review(W, "reviews")),
    ("W stops the review", Review(W, "stops")),
    ("W corrects the review", Review(W, "corrects")),
    ("W explains 2D", Explain(W, "2D")),
    ('W explains 2D as "both majors"', Explain(W, "2D", "both majors")),
    ("W explains D7", Explain(W, "D7")),
    ('W explains the auction as "weak"', Explain(W, "the auction", "weak")),
    ("W explains card play agreements", Explain(W, "card play agreements")),
    ("W does not alert 2D", Explain(W, "2D", alert=False)),
    ("W corrects his own explanation", CorrectExplanation(W, W)),
    ('W corrects E\'s explanation as "hearts"', CorrectExplanation(W, E, "hearts")),
    ("W tells E that it is his lead", TellTurn(W, E, "his lead")),
    ("W tells E that it is his turn", TellTurn(W, E, "his turn")),
    ("W tells E that it is not his lead", TellTurn(W, E, "not his lead")),
    ("W tells E that it is not his turn", TellTurn(W, E, "not his turn")),
    ("N warns S that the lead is in hand", Warn(N, S, "the lead is in hand")),
    ("N warns S that the lead is in dummy", Warn(N, S, "the lead is in dummy")),
    ("N warns S that it is not his turn", Warn(N, S, "it is not his turn")),
    ('W remarks "well, well"', Remark(W, "well, well")),
    ('an outsider remarks "play a spade"', Remark("outsider", "play a spade")),
    ("W pauses", Remark(W, None)),
    ("W draws attention", Attention(W)),
    ("W draws attention to #12", Attention(W, "#12")),
    ("W draws attention to @revoke-1", Attention(W, "@revoke-1")),
    ("W draws attention to trick 5", Attention(W, "trick 5")),
    ("W draws attention to E's number of cards", Attention(W, "E's number of cards")),
    ("W calls the director", CallDirector(W)),
    ("W consults his own system card", Consult(W, "system card")),
    ("W consults his own notes", Consult(W, "notes")),
    ("W reserves his rights", ReserveRights(W)),
    # Choices, claims, the director
    ("S chooses to accept", Choose(S, read_choice("accept"))),
    ("S chooses to refuse", Choose(S, read_choice("refuse"))),
    ("S chooses to require spades", Choose(S, read_choice("require spades"))),
    ("S chooses to forbid clubs", Choose(S, read_choice("forbid clubs"))),
    ("S chooses to forbid hearts and clubs under 26B", Choose(S, read_choice("forbid hearts and clubs"), "26B")),
    ("S chooses to ask nothing under 50D2(b)", Choose(S, read_choice("ask nothing"), "50D2(b)")),
    ("S chooses to require the highest", Choose(S, read_choice("require the highest"))),
    ("S chooses to require the lowest under 2017:57A", Choose(S, read_choice("require the lowest"), "2017:57A")),
    ("S chooses to spread", Choose(S, read_choice("spread"))),
    ("S chooses to designate D7", Choose(S, read_choice("designate D7"))),
    ("S chooses to lead from hand", Choose(S, read_choice("lead from hand"))),
    ("S chooses to lead from dummy", Choose(S, read_choice("lead from dummy"))),
    ("S chooses to play on under 16D2 / 16C2", Choose(S, read_choice("play on"), "16D2 / 16C2")),
    ("S chooses to stop under – / 57D", Choose(S, read_choice("stop"), "– / 57D")),
    ("S chooses to waive under 50 preamble", Choose(S, read_choice("waive"), "50 preamble")),
    ("nobody accepts", Silence()),
    ("S claims 3", Claim(S, 3)),
    ('S claims all "drawing trumps"', Claim(S, "all", "drawing trumps")),
    ("S claims this trick", Claim(S, "this trick")),
    ("S suggests ending play", Claim(S, None)),
    ("W concedes 2", Concede(W, 2)),
    ("W concedes the rest", Concede(W, "the rest")),
    ('W concedes this trick "yours"', Concede(W, "this trick", "yours")),
    ("E agrees", Respond(E, "agrees")),
    ("E objects", Respond(E, "objects")),
    ('E objects "I have a trump"', Respond(E, "objects", "I have a trump")),
    ("E asks to play on", Respond(E, "asks to play on")),
    ("S takes back his claim", Unsay(S, "claim")),
    ("S takes back his concession", Unsay(S, "concession")),
    ("S takes back his agreement", Unsay(S, "agreement")),
    ("the director explains", DirectorActs("explains")),
    ("the director requires W to withdraw D7", DirectorActs("requires", W, "withdraw", D7)),
    ("the director requires W to lead", DirectorActs("requires", W, "lead")),
    ("the director requires W to lead D7", DirectorActs("requires", W, "lead", D7)),
    ("the director requires W to play D7", DirectorActs("requires", W, "play", D7)),
    ('the director rules "two tricks"', DirectorActs("rules", words="two tricks")),
    # Stages, outside the trick, overstepping
    ("W takes his cards", TakeCards(W)),
    ("W bids 1C", MakeCall(W, "1C")),
    ("W bids 7NT", MakeCall(W, "7NT")),
    ("W bids pass", MakeCall(W, "pass")),
    ("W bids X", MakeCall(W, "X")),
    ("W bids XX", MakeCall(W, "XX")),
    ("W withdraws 2D and bids 3C", WithdrawCall(W, "2D", "3C")),
    ("W bids 8C", MakeCall(W, "8C")),
    ("W bids 1C by voice", MakeCall(W, "1C", "by voice")),
    ("W bids X in writing naming 2H", MakeCall(W, "X", "in writing", "2H")),
    ("auction: S 1NT W pass N X", Calls(((S, "1NT"), (W, "pass"), (N, "X")))),
    ("W pulls 1S", PullCall(W, "1S")),
    ("W pulls 9NT half out of the box", PullCall(W, "9NT", "half out of the box")),
    ("W pulls 1S face down", PullCall(W, "1S", "face down")),
    ("W puts 1S back", PutCallBack(W, "1S")),
    ("W takes back 1S", TakeBackCall(W, "1S")),
    ("W says he meant 2H", MeantCall(W, "2H")),
    ("W says he did not mean 2H", MeantCall(W, "2H", False)),
    ("W signals pass", SignalCall(W, "pass")),
    ("W picks up his bidding cards", PickUpCalls(W)),
    ("W shows the stop card", StopCard(W)),
    ("W puts the stop card away", StopCard(W, False)),
    ("W alerts 2C", Alert(W, "2C")),
    ("W announces 1NT", Announce(W, "1NT")),
    ('W announces 1NT as "strong"', Announce(W, "1NT", "strong")),
    ("W does not announce 1NT", Explain(W, "1NT", announced=False)),
    ("W asks what 2H would mean", Ask(W, "what 2H would mean")),
    ("W holds the cards of another board", WrongCards(W)),
    ("the director speaks to W away from the table", DirectorActs("speaks", W)),
    ("the director requires W to pass", DirectorActs("requires", W, "pass")),
    ("the director requires W to call again", DirectorActs("requires", W, "call again")),
    ("the director requires W to bid 2H", DirectorActs("requires", W, "bid", call="2H")),
    ("W chooses to accept E 1H", Choose(W, OnCall(True, E, "1H"))),
    ("W chooses to refuse E 8C #2 under 27A1", Choose(W, OnCall(False, E, "8C", "#2"), "27A1")),
    ("W chooses to change his call", Choose(W, Plain.CHANGE_CALL)),
    ("the auction ends", Stage("the auction ends")),
    ("play ends", Stage("play ends")),
    ("all hands go back", Stage("all hands go back")),
    ("W returns his hand", Stage("returns his hand", W)),
    ("W bids on the next board", Stage("bids on the next board", W)),
    ("the round ends", Stage("the round ends")),
    ("the correction period ends", Stage("the correction period ends")),
    ("play goes on to trick 9", GoOn(9)),
    ("play goes on to trick 13 with NS 5 and EW 0", GoOn(13, (5, 0))),
    ("W wins the trick", GoOn(None, seat=W)),
    (
        "trick 4: E ST S Sx W SK N S7",
        Trick(4, tuple(zip((E, S, W, N), cards("ST", "Sx", "SK", "S7"), strict=True))),
    ),
    ("N looks at E's hand", Overstep(N, E, "looks")),
    ("N exchanges hands with S", Overstep(N, S, "exchanges")),
    ("N leaves his seat to watch S", Overstep(N, S, "watches")),
]


def test_a_sentence_and_its_action() -> None:
    for text, action in SENTENCES:
        assert parse(text) == Entry(action), text
        assert sentence(action) == text


def test_every_form_is_among_them() -> None:
    used = {form for form in FORMS for text, _ in SENTENCES if form.read(text)}
    assert [form.shown for form in FORMS if form not in used] == []


def test_every_action_is_among_them() -> None:
    assert {type(action) for _, action in SENTENCES} == set(get_args(Action))


def test_a_form_accounts_for_every_field() -> None:
    for form in FORMS:
        said = {*form.parts[1::2], *form.fixed}
        assert said == {*signature(form.action).parameters}, form.shown


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("@first: E drops C5", Entry(Drop(E, (C5,)), "first")),
        ("at the same time E drops C5", Entry(Drop(E, (C5,)), None, together=True)),
        ("@α-2: at the same time play ends", Entry(Stage("play ends"), "α-2", together=True)),
    ],
)
def test_what_stands_before_a_sentence(text: str, entry: Entry) -> None:
    assert parse(text) == entry
    assert sentence(entry) == text


@pytest.mark.parametrize(
    ("read", "printed"),
    [
        ("  E   drops  H10,C5 ", "E drops HT, C5"),
        ("@x:  at the same  time E plays H10", "@x: at the same time E plays HT"),
        ('S  remarks "two  blanks "', 'S remarks "two  blanks "'),
        ('S claims  all   "a  b"  ', 'S claims all "a  b"'),
        ("S calls small", "S calls low"),
        ("S calls duck", "S calls low"),
        ("S calls top", "S calls high"),
        ("S calls any", "S calls anything"),
        ("S calls small D", "S calls low diamond"),
        ("S calls duck spades", "S calls low spade"),
        ("S calls top hearts pointing at C", "S calls high heart pointing at clubs"),
        ("S calls D", "S calls diamond"),
        ("S calls clubs", "S calls club"),
        ("S calls H10", "S calls HT"),
        ("S points at heart", "S points at hearts"),
        ("W says he holds no S", "W says he holds no spades"),
        ("W asks E whether he has no club", "W asks E whether he has no clubs"),
        ("S chooses to require D", "S chooses to require diamonds"),
        ("S chooses to forbid C and spade", "S chooses to forbid spades and clubs"),
        ("S chooses to designate H10", "S chooses to designate HT"),
        ("W asks about H10", "W asks about HT"),
        ("W explains H10", "W explains HT"),
        ("W corrects W's explanation", "W corrects his own explanation"),
        ("S shows D7 to WN", "S shows D7 to NW"),
    ],
)
def test_what_readers_forgive(read: str, printed: str) -> None:
    entry = parse(read)
    assert sentence(entry) == printed
    assert parse(printed) == entry


def test_text_in_quotes_is_kept_as_it_is() -> None:
    text = "E's  @x: #4, at the same time – “D7” 'n' \t so on"
    assert parse(f'W remarks "{text}"').action == Remark(W, text)


# Generated actions

seats = st.sampled_from(SEATS)
suits = st.sampled_from(SUITS)
partly_known = st.builds(
    lambda suit, kind, number: parse_card(f"{suit}{kind}{number}"),
    st.sampled_from("SHDC?"),
    st.sampled_from("xh?"),
    st.sampled_from(["", "2", "3", "12"]),
)
some_card = st.sampled_from(PACK) | partly_known
some_cards = st.lists(some_card, min_size=1, max_size=5, unique=True).map(tuple)
tricks = st.integers(1, 13)
numbers = st.integers(0, 13)
texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters='"\n'), max_size=20)
maybe_text = st.none() | texts
calls = st.sampled_from([f"{level}{strain}" for level in range(1, 8) for strain in "CDHS"] + ["1NT", "pass", "X", "XX"])
ways_of_calling = st.sampled_from([None, "by voice", "by card", "in writing"])
any_calls = calls | st.sampled_from(["8C", "8NT", "9S", "9NT"])
causes = st.none() | seats | st.just("outsider")
ways = st.sampled_from(["won", "lost"])
leads_or_plays = st.sampled_from(["leads", "plays"])
topics = calls | some_card.map(str) | st.sampled_from(["the auction", "card play agreements"])
words = st.one_of(
    st.builds(Words, st.just("card"), card=some_card),
    st.builds(Words, st.just("suit"), suit=suits),
    st.builds(Words, st.just("rank"), rank=st.integers(2, 14)),
    st.builds(Words, st.sampled_from(["high", "low"]), suit=st.none() | suits),
    st.builds(Words, st.sampled_from(["win", "trump", "ruff", "anything"])),
    st.builds(Words, st.just("other"), said=texts),
)
laws = st.none() | st.sampled_from(["26", "57A", "50D2(a)", "20F5(b)(i)", "2007:45C4(b)", "53A footnote", "55C / –"])
several_suits = st.sets(suits, min_size=1).map(
    lambda chosen: " and ".join(suit.plural for suit in SUITS if suit in chosen)
)
options = st.one_of(
    st.sampled_from(["accept", "refuse", "ask nothing", "require the highest", "spread", "lead from hand", "play on"]),
    suits.map(lambda suit: f"require {suit.plural}"),
    several_suits.map(lambda chosen: f"forbid {chosen}"),
    some_card.map(lambda card: f"designate {card}"),
    st.sampled_from(["change his call", "keep his call", "accept E 1H", "refuse W 9NT #12", "accept N pass @slip"]),
)


def one_card_action(kind: type[Action]) -> st.SearchStrategy[Action]:
    return st.builds(kind, seats, some_card)


def by_seat_alone(kind: type[Action]) -> st.SearchStrategy[Action]:
    return st.builds(kind, seats)


def round_the_table(first: Seat) -> tuple[Seat, ...]:
    return (first, first.lho, first.partner, first.rho)


GENERATED: dict[object, st.SearchStrategy[Action]] = {
    **{kind: one_card_action(kind) for kind in (Face, Detach, Withdraw, Keep, Touch, Move, Suggest)},
    **{kind: by_seat_alone(kind) for kind in (PlayNothing, Fold, LeaveUp, Mix, CallDirector, ReserveRights, TakeCards)},
    **{kind: by_seat_alone(kind) for kind in (PickUpCalls, WrongCards)},
    Lead: st.builds(Lead, seats, some_card, st.booleans()),
    Play: st.builds(Play, seats, some_card, st.none() | tricks),
    PlaySeveral: st.builds(PlaySeveral, seats, some_card, some_cards, st.booleans(), leads_or_plays),
    TurnUp: st.builds(TurnUp, seats, st.none() | some_card),
    Hold: st.builds(
        Hold,
        seats,
        some_card,
        st.sampled_from(["visible", "near the table", "on the table", "in playing position"]),
        st.sampled_from([None, True, False]),
    ),
    PutBack: st.builds(PutBack, seats, some_card, st.booleans()),
    Drop: st.builds(Drop, seats, some_cards, st.booleans(), causes),
    BeSeen: st.builds(BeSeen, seats, st.none() | some_cards, causes),
    Show: st.builds(
        Show,
        seats,
        st.none() | some_cards,
        st.sets(seats).map(lambda chosen: tuple(seat for seat in SEATS if seat in chosen)),
        st.booleans(),
    ),
    Spread: st.builds(
        Spread,
        seats,
        st.none() | some_cards,
        st.just(()) | some_cards,
        st.sampled_from([None, "in one heap", "with trumps on the left", "upside down", "out of order"]),
    ),
    SayHolds: st.builds(SayHolds, seats, some_card) | st.builds(SayHolds, seats, st.none(), suits),
    NamePlay: st.builds(NamePlay, seats, some_card, st.booleans()),
    Replace: st.builds(Replace, seats, some_card, some_card),
    PickUp: st.builds(PickUp, seats, some_cards),
    Turn: st.builds(Turn, seats, st.none() | ways) | st.just(Turn(None)),
    Repoint: st.builds(Repoint, seats, tricks, ways),
    LookBack: st.builds(LookBack, seats, tricks | st.sampled_from(["last", "show last"])),
    Supply: st.builds(Supply, seats, some_card, tricks),
    Restore: st.builds(Restore, seats, some_card, tricks),
    FoundCount: st.builds(FoundCount, seats, numbers),
    FoundTrick: st.builds(FoundTrick, seats, tricks, st.just(()) | some_cards),
    FoundCard: st.builds(
        FoundCard,
        seats,
        some_card,
        seats | st.sampled_from(["among his played cards", "in the board", "elsewhere"]),
        st.sampled_from([None, True, False]),
    ),
    Identify: st.builds(Identify, seats, some_card, some_card),
    DesignateCard: st.builds(DesignateCard, seats, words, st.none() | suits),
    ChangeDesignation: st.builds(ChangeDesignation, seats, words),
    Indicate: st.builds(Indicate, seats, some_card, how=st.sampled_from(["points at", "nods at"]))
    | st.builds(Indicate, seats, st.none(), suits, st.sampled_from(["points at", "nods at"])),
    PlayFromDummy: st.builds(PlayFromDummy, seats, some_card, leads_or_plays),
    Ask: st.builds(
        Ask,
        seats,
        st.sampled_from(["for a review", "who doubled", "what 2H would mean"]) | topics.map("about {}".format),
    ),
    AskNone: st.builds(AskNone, seats, seats, suits),
    AnswerNone: st.builds(AnswerNone, seats, st.sampled_from(["none", "that he has one"])),
    Review: st.builds(Review, seats, st.sampled_from(["reviews", "stops", "corrects"])),
    Explain: st.builds(Explain, seats, topics, maybe_text)
    | st.builds(Explain, seats, calls, alert=st.just(False))
    | st.builds(Explain, seats, calls, announced=st.just(False)),
    CorrectExplanation: st.builds(CorrectExplanation, seats, seats, maybe_text),
    TellTurn: st.builds(TellTurn, seats, seats, st.sampled_from(["his lead", "his turn", "not his lead"])),
    Warn: st.builds(Warn, seats, seats, st.sampled_from(["the lead is in hand", "it is not his turn"])),
    Remark: st.builds(Remark, seats, maybe_text) | st.builds(Remark, st.just("outsider"), texts),
    Attention: st.builds(
        Attention,
        seats,
        st.none() | st.sampled_from(["@label", "N's number of cards", "trick 7"]) | st.integers(1).map("#{}".format),
    ),
    Consult: st.builds(Consult, seats, st.sampled_from(["system card", "notes"])),
    Choose: st.builds(Choose, seats, options.map(read_choice), laws),
    Silence: st.just(Silence()),
    Claim: st.builds(Claim, seats, numbers | st.sampled_from(["all", "this trick"]), maybe_text)
    | st.builds(Claim, seats, st.none()),
    Concede: st.builds(Concede, seats, numbers | st.sampled_from(["the rest", "this trick"]), maybe_text),
    Respond: st.builds(Respond, seats, st.sampled_from(["agrees", "asks to play on"]))
    | st.builds(Respond, seats, st.just("objects"), maybe_text),
    Unsay: st.builds(Unsay, seats, st.sampled_from(["claim", "concession", "agreement"])),
    DirectorActs: st.one_of(
        st.just(DirectorActs("explains")),
        st.builds(DirectorActs, st.just("requires"), seats, st.sampled_from(["withdraw", "lead", "play"]), some_card),
        st.builds(DirectorActs, st.just("requires"), seats, st.sampled_from(["lead", "pass", "call again"])),
        st.builds(DirectorActs, st.just("requires"), seats, st.just("bid"), call=calls),
        st.builds(DirectorActs, st.just("speaks"), seats),
        st.builds(DirectorActs, st.just("rules"), words=texts),
    ),
    MakeCall: st.builds(MakeCall, seats, any_calls, ways_of_calling)
    | st.builds(MakeCall, seats, st.sampled_from(["X", "XX"]), ways_of_calling, calls),
    Calls: st.builds(Calls, st.lists(st.tuples(seats, calls), min_size=1, max_size=6).map(tuple)),
    PullCall: st.builds(
        PullCall,
        seats,
        any_calls,
        st.sampled_from([None, "half out of the box", "out of the box", "near the table", "face down"]),
    ),
    PutCallBack: st.builds(PutCallBack, seats, any_calls),
    WithdrawCall: st.builds(WithdrawCall, seats, any_calls, any_calls),
    TakeBackCall: st.builds(TakeBackCall, seats, any_calls),
    MeantCall: st.builds(MeantCall, seats, calls, st.booleans()),
    SignalCall: st.builds(SignalCall, seats, calls),
    StopCard: st.builds(StopCard, seats, st.booleans()),
    Alert: st.builds(Alert, seats, calls),
    Announce: st.builds(Announce, seats, calls, maybe_text),
    Stage: st.builds(Stage, st.sampled_from(["the auction ends", "play ends", "all hands go back", "the round ends"]))
    | st.builds(Stage, st.sampled_from(["returns his hand", "bids on the next board"]), seats),
    GoOn: st.builds(GoOn, tricks, st.none() | st.tuples(numbers, numbers))
    | st.builds(GoOn, st.none(), st.none(), seats),
    Trick: st.builds(
        lambda n, first, played: Trick(n, tuple(zip(round_the_table(first), played, strict=True))),
        tricks,
        seats,
        st.lists(some_card, min_size=4, max_size=4),
    ),
    Overstep: st.builds(Overstep, seats, seats, st.sampled_from(["looks", "exchanges", "watches"])),
}
entries = st.builds(
    Entry, st.one_of(*GENERATED.values()), st.none() | st.from_regex(r"[\w-]+", fullmatch=True), st.booleans()
)


def test_every_action_is_generated() -> None:
    assert set(GENERATED) == set(get_args(Action))


@pytest.mark.parametrize("kind", GENERATED, ids=lambda kind: kind.__name__)
@settings(max_examples=25)
@given(data=st.data())
def test_an_action_is_read_back_from_its_sentence(kind: object, data: st.DataObject) -> None:
    action = data.draw(GENERATED[kind])
    text = sentence(action)
    assert parse(text) == Entry(action)
    assert [form.action for form in FORMS if form.read(text)] == [kind]


@settings(max_examples=200)
@given(entries)
def test_an_entry_is_read_back_from_its_sentence(entry: Entry) -> None:
    assert parse(sentence(entry)) == entry


# What cannot be read or said


@pytest.mark.parametrize(
    ("text", "help_"),
    [
        ("E dropps D5", 'did you mean "E drops D5"?'),
        ("East Drops c5", 'did you mean "E drops C5"?'),
        ("e drops ?X", 'did you mean "E drops ?x"?'),
        ("W leads D5 from dumy", 'did you mean "W leads D5 from dummy"?'),
        ("the dirctor explains", 'did you mean "the director explains"?'),
        ('W remraks "dropps  D5"', 'did you mean "W remarks "dropps  D5""?'),
        ("W chooses to forbid spaeds", 'did you mean "W chooses to forbid spades"?'),
        ("@one: E dropps D5", 'did you mean "@one: E drops D5"?'),
        ("E drops D11", "'D11' is not a card: suit letter and rank, as in D7 or HT"),
        ("E drops D7, D7", "'D7, D7' names a card twice"),
        ("Nord plays D7", "'Nord' is not a seat: N, E, S or W"),
        ("S shows D5 to EE", "'EE' does not name seats"),
        ("E holds D7 upright", "'upright' is not one of (visible/near the table/on the table/in playing position)"),
        ("E alerts 8C", "'8C' is not a call: 1C to 7NT, pass, X, XX"),
        ("E withdraws 2H", "of a call the number comes first"),
        ("E withdraws H2 and bids H3", "of a call the number comes first"),
        ("E calls the queen", 'did you mean "E calls queen"?'),
        ("E calls small 7", "'7' is not a suit: spades, hearts, diamonds or clubs"),
        ("E plays D5 to trick 14", "'14' is not the number of a trick, 1 to 13"),
        ("E claims it", "'it' is not a number"),
        ("E asks about everything", "'everything' is not a card"),
        ("E asks politely", "'politely' is none of the questions: (for a review/"),
        ("E chooses to forbid red", "'red' is not a suit"),
        ("E chooses to smile", "'smile' is none of the options: (accept/refuse/"),
        ("E draws attention to fish", "'fish' is not an action (#4 or @name), trick NUM or SEAT's number of cards"),
        ("E chooses to accept under duress", "'duress' is not a paragraph, as in 45C4(b)"),
        ("the director rules 45C1", "'45C1' does not stand in double quotes"),
        ('E remarks "he said "pass""', "does not stand in double quotes"),
        ("trick 5: N D2 S D3 E D4 W D5", "is not one card of each hand, in turn"),
        ("trick 5: N D2 E D3 S D4", "is not one card of each hand, in turn"),
        ("trick 5: N D2 E D3 S D4 W", "is not one card of each hand, in turn"),
        ("E holds D7", "did you mean the form SEAT holds CARD (visible/"),
        ("drops", "did you mean the form SEAT drops CARDS [face down] [because of (SEAT/an outsider)]?"),
        ("droops", "did you mean the form SEAT drops CARDS"),
        ("all turns their cards", "did you mean the form all turn their cards?"),
        ("E drops D7 ,D8", "did you mean the form SEAT drops CARDS"),
        ("at the same time @x: E plays D7", "a label stands first and ends in a colon"),
        ("@x E plays D7", "a label stands first and ends in a colon"),
        ("E jumps", "no sentence begins like this"),
        ("", "no sentence begins like this"),
    ],
)
def test_what_cannot_be_read_is_answered_with_help(text: str, help_: str) -> None:
    with pytest.raises(UnreadableSentence) as refused:
        parse(text)
    message = str(refused.value)
    assert message.startswith("cannot read ")
    assert help_ in message
    assert "\n" not in message


@pytest.mark.parametrize(
    "text",
    [
        "E leads D7 face up",
        "e plays D7",
        "E Plays D7",
        "E plays d7",
        "E plays D7.",
        "E leads D7 hidden",
        "E drops",
        "E drops D7 because of nobody",
        "E drops Dx1",
        "E drops ?5",
        "all turn their cards as won",
        "E spreads his hand in one heap upside down",
        "E says he holds no D7",
        "E calls D7 pointing at D8",
        "E calls win club",
        "an outsider pauses",
        "N bids 1N",
        "N bids Pass",
        "E asks about the weather",
        "S chooses to require spades and hearts",
        "play goes on to trick 9 with NS 5",
        "E is found with no cards",
        'E remarks "two" "texts"',
        "@two words: E plays D7",
        "E plays D7 E plays D8",
        'E remarks "two\nlines"',
    ],
)
def test_nothing_else_is_a_sentence(text: str) -> None:
    with pytest.raises(UnreadableSentence):
        parse(text)


@pytest.mark.parametrize(
    "action",
    [
        Remark(W, 'he said "pass"'),
        Remark(W, "two\nlines"),
        DesignateCard(S, Words("other", said='"')),
        SayHolds(W, D7, DIAMONDS),
        Drop(W, ()),
        Alert(S, "8C"),
        Calls(()),
        Play(S, D7, 14),
        Stage("returns his hand"),
    ],
)
def test_an_action_that_no_sentence_says(action: Action) -> None:
    with pytest.raises(SentenceError, match="no sentence says"):
        sentence(action)


@pytest.mark.parametrize("suit", SUITS)
def test_suits_are_read_in_three_ways(suit: Suit) -> None:
    read = [parse(f"S points at {name}").action for name in (suit.value, suit.word, suit.plural)]
    assert read == [Indicate(S, None, suit)] * 3
