"""What may be typed in short, and the sentence that comes of it."""

from __future__ import annotations

import pytest

from bridgetable.seats import SEATS, Seat
from bridgetable.table.sentences import AmbiguousSentence, UnreadableSentence, sentence
from bridgetable.table.typed import parse_loose

N, E, S, W = SEATS
DECLARER, DUMMY = S, N


def typed(text: str, turn: Seat | None = E, to_lead: bool = False) -> str:
    return sentence(parse_loose(text, turn, DECLARER, DUMMY, to_lead))


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


@pytest.mark.parametrize("turn", [None, N, E, S])
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
        ("queen pointing at d", "queen pointing at diamonds"),
        ("dq pointing at d", "DQ pointing at diamonds"),
        ('"Keep going"', '"Keep going"'),
    ],
)
def test_words_for_a_card_are_declarers_call(text: str, called: str, turn: Seat | None) -> None:
    assert typed(text, turn) == f"S calls {called}"


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
        ("e c5", E, S, "E leads C5, E plays C5, E drops C5, E faces C5"),
        ("East H10", None, None, "lacks a verb"),
    ],
)
def test_what_may_mean_several_things_is_asked(
    text: str, turn: Seat | None, declarer: Seat | None, question: str
) -> None:
    with pytest.raises(AmbiguousSentence, match=question):
        parse_loose(text, turn, declarer, declarer and declarer.partner)


def test_before_there_is_a_dummy_a_card_is_played_by_the_hand_in_turn() -> None:
    assert sentence(parse_loose("c5", W, None, None, to_lead=True)) == "W leads C5"


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
