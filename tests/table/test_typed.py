"""What may be typed in short, and the sentence that comes of it."""

from __future__ import annotations

import pytest

from bridgetable.seats import SEATS, Seat
from bridgetable.table.plain import rephrasings
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import AmbiguousSentence, UnreadableSentence, sentence
from bridgetable.table.typed import parse_loose

N, E, S, W = SEATS
DECLARER, DUMMY = S, N


def typed(text: str, turn: Seat | None = E, to_lead: bool = False) -> str:
    return sentence(parse_loose(text, Seating(turn, DECLARER, DUMMY, to_lead)))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("e drops c5", "E drops C5"),
        ("EAST DROPS C5, h10 FACE DOWN", "E drops C5, HT face down"),
        ("west's d? is dx2", "W's D? is Dx2"),
        ("e leads ?? face down", "E leads ?? face down"),
        ("s looks at e's hand", "S looks at E's hand"),
        ("n shows dk to ew on the table", "N shows DK to EW on the table"),
        ("e lets his hand be seen", "E lets his hand be seen"),
        ("w asks to see the trick", "W asks to see the trick"),
        ("s says he holds no c", "S says he holds no clubs"),
        ("w bids 1nt", "W bids 1NT"),
        ("w withdraws xx and bids x", "W withdraws XX and bids X"),
        ("n bids PASS", "N bids pass"),
        ("trick 4: e st s s5 w sk n s7", "trick 4: E ST S S5 W SK N S7"),
        ("s chooses to forbid hearts and d under 50d2(a)", "S chooses to forbid hearts and diamonds under 50D2(a)"),
        ("s chooses to accept under 2007:43a1(c)", "S chooses to accept under 2007:43A1(c)"),
        ('@Two: at the same time s remarks "Hello  East"', '@Two: at the same time S remarks "Hello  East"'),
        ("play goes on to trick 9 with ns 3 and ew 1", "play goes on to trick 9 with NS 3 and EW 1"),
        ("Play ends", "play ends"),
        ("s calls the q of d", "S calls DQ"),
        ("@a: s calls 7", "@a: S calls seven"),
        ("s changes the call to a small club", "S changes the call to low club"),
        ("S calls the director", "S calls the director"),
        ("e claims", "E claims all"),
        ('s claims the rest "drawing trumps"', 'S claims all "drawing trumps"'),
        ("w concedes all", "W concedes the rest"),
    ],
)
def test_small_letters_will_do(text: str, meant: str) -> None:
    assert typed(text) == meant


@pytest.mark.parametrize(
    ("text", "called"),
    [
        ("queen", "queen"),
        ("Q", "queen"),
        ("the 10", "ten"),
        ("t", "ten"),
        ("2", "two"),
        ("play anything", "anything"),
        ("any", "anything"),
        ("diamond", "diamond"),
        ("d", "diamond"),
        ("s", "spade"),
        ("Small Diamond", "low diamond"),
        ("play a small diamond", "low diamond"),
        ("play low", "low"),
        ("duck", "low"),
        ("top", "high"),
        ("win", "win"),
        ("ruff", "ruff"),
        ("king, please", "king"),
        ("the deuce", "two"),
        ("a spade, please", "spade"),
        ("another heart", "heart"),
        ("spade low", "low spade"),
        ("hearts, top", "high heart"),
        ("lowest", "low"),
        ("small one", "low"),
        ("follow", "low"),
        ("play low from dummy", "low"),
        ("top one", "high"),
        ("win it", "win"),
        ("take it", "win"),
        ("ruff low", "ruff"),
        ("ruff high", "ruff high"),
        ("high trump", "ruff high"),
        ("you choose", "anything"),
        ("the other one", '"the other one"'),
        ("play", '"play"'),
        ("cover it", '"cover it"'),
        ("same again", '"same again"'),
        ("run it", '"run it"'),
        ("queen pointing at d", "queen pointing at diamonds"),
        ("dq pointing at d", "DQ pointing at diamonds"),
        ('"Keep going"', '"Keep going"'),
    ],
)
def test_words_for_a_card_are_declarers_call(text: str, called: str) -> None:
    assert {typed(text, turn) for turn in (None, N, E, S)} == {f"S calls {called}"}


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("c5", "C5"),
        ("h10", "HT"),
        ("play dq", "DQ"),
        ("the queen of diamonds", "DQ"),
        ("Q of d", "DQ"),
        ("diamond queen", "DQ"),
        ("spades 10", "ST"),
        ("dx", "Dx"),
        ("??", "??"),
    ],
)
def test_a_card_alone_belongs_to_the_hand_in_turn(text: str, card: str) -> None:
    assert typed(text, E) == f"E plays {card}"
    assert typed(text, E, to_lead=True) == f"E leads {card}"
    assert typed(text, DECLARER) == f"S plays {card}"
    assert typed(text, DUMMY) == f"S calls {card}"
    assert typed(text, DUMMY, to_lead=True) == f"S calls {card}"


@pytest.mark.parametrize(
    ("text", "turn", "declarer", "question"),
    [
        ("c5", None, S, "whose card is C5"),
        ("c5", None, None, "whose card is C5"),
        ("queen", E, None, "who calls queen"),
        ('"go on"', E, None, 'who calls "go on"'),
        ("c5 pointing at d", E, None, "who calls C5"),
        ("w c5", E, S, "W leads C5, W plays C5, W drops C5, W faces C5"),
        ("East H10", None, None, "lacks a verb"),
    ],
)
def test_what_may_mean_several_things_is_asked(
    text: str, turn: Seat | None, declarer: Seat | None, question: str
) -> None:
    with pytest.raises(AmbiguousSentence, match=question):
        parse_loose(text, Seating(turn, declarer, declarer and declarer.partner))


def test_before_there_is_a_dummy_a_card_is_played_by_the_hand_in_turn() -> None:
    assert sentence(parse_loose("c5", Seating(W, to_lead=True))) == "W leads C5"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        # who, what and which card, in the words of the table
        ("west leads king of diamonds", "W leads DK"),
        ("West leads the king of diamonds.", "W leads DK"),
        ("west led ♦K", "W leads DK"),
        ("W leads K♦", "W leads DK"),
        ("w leads kd", "W leads DK"),
        ("opening lead: west leads 10♥", None),
        ("West has led the knave of spades", "W leads SJ"),
        ("West opens the 5 of hearts", "W leads H5"),
        ("west leads small heart", "W leads Hx"),
        ("west leads h5 out of turn", "W leads H5"),
        ("West plays the ace of spades!", "W plays SA"),
        ("west plays spade a", "W plays SA"),
        ("west discards a small club", "W plays Cx"),
        ("west ruffs with the 2 of spades", "W plays S2"),
        ("west follows with club 5", "W plays C5"),
        ("west puts on the queen of hearts", "W plays HQ"),
        ("East - 5♥", "E plays H5"),
        ("East, 5 of hearts", "E plays H5"),
        ("e: h5", "E plays H5"),
        ("LHO leads h5", "W leads H5"),
        ("rho plays h5", "E plays H5"),
        ("the declarer leads H5", "S leads H5"),
        ("East dropped c5 and c6", "E drops C5, C6"),
        ("east drops c5 c6, c7", "E drops C5, C6, C7"),
        ("east accidentally drops the five of clubs on the table", "E drops C5"),
        ("east drops a club honour", "E drops Ch"),
        ("e showed the dk", "E shows DK"),
        ("east takes back the 5 of hearts", "E withdraws H5"),
        ("e replaces 5h with 6c", "E replaces H5 with C6"),
        ("East picked up c5", "E picks up C5"),
        ("west puts down his hand", "W spreads his hand"),
        # a card alone
        ("K♦", "E plays DK"),
        ("♦ K", "E plays DK"),
        ("KD", "E plays DK"),
        ("10h", "E plays HT"),
        ("the Ace of Spades!", "E plays SA"),
        ("qh", "E plays HQ"),
        ("plays the queen of hearts", "E plays HQ"),
        # what declarer calls
        ("Low.", "S calls low"),
        ("low please", "S calls low"),
        ("plays low", "S calls low"),
        ("plays a low one", "S calls low"),
        ("small one", "S calls low"),
        ("play low from dummy", "S calls low"),
        ("king from dummy", "S calls king"),
        ("dummy plays low", "S calls low"),
        ("dummy: small diamond", "S calls low diamond"),
        ("dummy plays the king of hearts", "S calls HK"),
        ("Declarer calls for the queen", "S calls queen"),
        ("South says low", "S calls low"),
        ("south: queen", "S calls queen"),
        ("South calls for a small heart", "S calls low heart"),
        ("a diamond please", "S calls diamond"),
        ("little diamond", "S calls low diamond"),
        ("heart low", "S calls low heart"),
        ("lowest", "S calls low"),
        ("top one", "S calls high"),
        ("whatever", "S calls anything"),
        ("ruff it", "S calls ruff"),
        ("no, queen", "S changes the call to queen"),
        ("no wait, small diamond", "S changes the call to low diamond"),
        ("south changes to queen", "S changes the call to queen"),
        # claims
        ("Claim", "S claims all"),
        ("I claim the rest", "S claims all"),
        ("claim 3", "S claims 3"),
        ("claims three tricks", "S claims 3"),
        ("South claims all the remaining tricks", "S claims all"),
        ("west concedes one trick", "W concedes 1"),
        ("south gives up the rest", "S concedes the rest"),
        ("east disputes the claim", "E objects"),
        ("east does not agree", "E objects"),
        ("w accepts the claim", "W agrees"),
        # the director, and what he offers
        ("director", "W calls the director"),
        ("Director please!", "W calls the director"),
        ("call the TD", "W calls the director"),
        ("north calls the director.", "N calls the director"),
        ("east calls for the director", "E calls the director"),
        ("Director explains", "the director explains"),
        ("accept", "N chooses to accept"),
        ("declarer refuses the lead", "S chooses to refuse"),
        ("require a spade lead", "N chooses to require spades"),
        ("s forbids a heart", "S chooses to forbid hearts"),
        # the rest
        ("east hesitates", "E pauses"),
        ("East asks whose turn is it?", "E asks whose turn it is"),
        ("east asks is it my lead", "E asks whether it is his lead"),
        ("turn over", "all turn their cards"),
        ("East remarks “my lead?”", 'E remarks "my lead?"'),
    ],
)
def test_people_are_understood_as_they_talk(text: str, meant: str | None) -> None:
    seating = Seating(E, DECLARER, DUMMY, caller=W, chooser=N)
    if meant is None:
        with pytest.raises(UnreadableSentence):
            parse_loose(text, seating)
    else:
        assert sentence(parse_loose(text, seating)) == meant


def test_a_lead_is_of_the_hand_whose_lead_it_is() -> None:
    assert typed("leads h5", W, to_lead=True) == "W leads H5"
    assert typed("lead the king of diamonds", W, to_lead=True) == "W leads DK"
    with pytest.raises(UnreadableSentence):
        typed("leads h5", W)  # a trick has begun: this is somebody else


def test_a_player_may_be_named_by_his_part_once_there_is_a_declarer() -> None:
    assert typed("dummy drops h5") == "N drops H5"
    with pytest.raises(UnreadableSentence):
        parse_loose("lho plays h5", Seating(E))


def test_a_player_in_turn_and_a_card_are_a_play() -> None:
    assert typed("e c5", E) == "E plays C5"
    assert typed("w c5", W, to_lead=True) == "W leads C5"
    assert typed("n c5", DUMMY) == "S calls C5"


@pytest.mark.parametrize(
    ("text", "help_"),
    [
        ("quen", 'cannot read "S calls quen": did you mean "S calls queen"?'),
        ("e dropps c5", 'cannot read "E dropps C5": did you mean "E drops C5"?'),
        ("the director", 'cannot read "the director"'),
        ("", 'cannot read ""'),
    ],
)
def test_what_is_not_understood_is_answered_with_help(text: str, help_: str) -> None:
    with pytest.raises(UnreadableSentence) as refused:
        typed(text)
    assert str(refused.value).startswith(help_)


@pytest.mark.parametrize(
    ("said", "put"), [("little heart", "low heart"), ("heart little", "little heart"), ("plays the small one", "low")]
)
def test_words_for_a_card_are_put_as_sentences_have_them(said: str, put: str) -> None:
    assert put in rephrasings(said, Seating(DUMMY, DECLARER, DUMMY))


@pytest.mark.parametrize(
    ("text", "meant"),
    [("n 2h", "N bids 2H"), ("s p", "S bids pass"), ("w x", "W bids X"), ("e xx", "E bids XX"), ("n 3n", "N bids 3NT")],
)
def test_a_player_and_a_call_are_a_call_in_the_auction(text: str, meant: str) -> None:
    assert sentence(parse_loose(text, Seating(N, S, N, calling=True))) == meant


def test_a_player_and_a_call_are_a_call_once_the_cards_are_played_too() -> None:
    assert sentence(parse_loose("w x", Seating(N, S, N))) == "W bids X"


@pytest.mark.parametrize(("text", "meant"), [("p", "N bids pass"), ("x", "N bids X"), ("2h", "N bids 2H")])
def test_a_call_by_itself_is_that_of_the_player_whose_turn_it_is(text: str, meant: str) -> None:
    assert sentence(parse_loose(text, Seating(N, S, N, calling=True))) == meant


def test_in_the_play_a_number_and_a_suit_are_a_card_of_the_hand_in_turn() -> None:
    assert sentence(parse_loose("w 5h", Seating(W, S, N))) == "W plays H5"
