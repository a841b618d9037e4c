"""The problem panel asks by mouse and by keyboard, marks each answer, and says at the end how it went."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bridgetable.cards import parse_card
from bridgetable.explain.headlines import Headline
from bridgetable.practice.marking import Mark
from bridgetable.practice.problem import CLUB, Given, OfferedAnswer, Part, Problem
from bridgetable.seats import Seat
from bridgetable.table.record import Record
from bridgetable.ui.practice.panel import ProblemPanel
from bridgetable.ui.start.app import application
from present import present
from ui.conftest import PATIENCE

H4 = (Seat.E, parse_card("H4"))
FACTS = Part(
    "facts",
    "facts",
    "What do you ask?",
    (OfferedAnswer("see", "Could West see the card?"), OfferedAnswer("pause", "Did East pause?")),
    frozenset({"see"}),
    many=True,
    told={"see": "Yes, he could.", "pause": "No."},
)
STATUS = Part(
    "status",
    "status",
    "What is East’s ♥4?",
    (OfferedAnswer("played", "played"), OfferedAnswer("penalty", "a penalty card"), OfferedAnswer("back", "goes back")),
    frozenset({"penalty"}),
    card=H4,
)
CHOICES = Part(
    "choices",
    "choices",
    "Who may choose what?",
    (
        OfferedAnswer("a", "South may ask for a heart"),
        OfferedAnswer("b", "South may forbid hearts"),
        OfferedAnswer("c", "West may pick"),
    ),
    frozenset({"a", "b"}),
    many=True,
)
PARAGRAPH = Part(
    "paragraph",
    "paragraph",
    "Which paragraph says so?",
    (OfferedAnswer("45C1", "45C1"), OfferedAnswer("49", "49")),
    frozenset({"45C1"}),
    typed=True,
)
SETTLING = 30
"""Milliseconds in which everything finds its place."""
PARTS = (FACTS, STATUS, CHOICES, PARAGRAPH)


def mark(problem: Problem, given: Given) -> tuple[Mark, ...]:
    """Half of a part that asks for two things where one was found, as a marker would."""
    found = []
    for part in problem.parts:
        picked = given.get(part.id, frozenset())
        missing, wrong = part.right - picked, picked - part.right
        points = max(0.0, (len(part.right & picked) - len(wrong)) / len(part.right))
        cards = (part.card,) if part.card else ()
        found.append(Mark(part.id, points, 1.0, tuple(missing), tuple(wrong), ("It was seen (49).",), cards))
    return tuple(found)


@pytest.fixture
def panel(qtbot: QtBot) -> ProblemPanel:
    """A panel on a problem of four parts, after what happened was shown."""
    application()
    made = ProblemPanel(mark)
    qtbot.addWidget(made)
    made.resize(340, 760)
    begin(made, PARTS)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=PATIENCE)
    return made


def begin(panel: ProblemPanel, parts: Sequence[Part]) -> None:
    panel.show_problem(Problem(Record(), 2017, CLUB, tuple(parts)), "For club directors", "A card", "East shows one.")


def press(qtbot: QtBot, panel: ProblemPanel, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(QApplication.focusWidget() or panel, key)


def to_the_questions(panel: ProblemPanel) -> None:
    panel.show_step("East shows ♥4", 2, 2)
    QApplication.processEvents()  # until the question has its place


def test_a_question_comes_when_all_that_happened_has_been_seen(panel: ProblemPanel) -> None:
    panel.show_step("West leads ♥Q", 1, 2)
    assert (panel.question, panel.play.isVisible()) == (None, True)
    to_the_questions(panel)
    assert present(panel.question).part is FACTS
    assert not panel.play.isVisible()


def test_all_questions_are_answered_with_digits_and_enter(qtbot: QtBot, panel: ProblemPanel) -> None:
    marks: list[tuple[str, float]] = []
    panel.marked.connect(lambda part, found: marks.append((part.id, found.points)))
    to_the_questions(panel)
    one, two, enter = Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return
    with qtbot.waitSignal(panel.revealing):
        press(qtbot, panel, one, enter, enter)  # asked, enough asked, read
        press(qtbot, panel, two, enter)
        press(qtbot, panel, one, two, enter, enter)
        press(qtbot, panel, one, enter)
    assert marks == [("facts", 1.0), ("status", 1.0), ("choices", 1.0), ("paragraph", 1.0)]


def test_all_questions_are_answered_with_the_mouse(qtbot: QtBot, panel: ProblemPanel) -> None:
    marks: list[tuple[str, float]] = []
    panel.marked.connect(lambda part, found: marks.append((part.id, found.points)))
    to_the_questions(panel)

    def click(*answers: str) -> None:
        question = panel.question
        assert question is not None
        for answer in answers:
            qtbot.wait(SETTLING)
            qtbot.mouseClick(question.answers.button(answer), Qt.MouseButton.LeftButton)
        qtbot.wait(SETTLING)
        if question.done.isVisible():
            qtbot.mouseClick(question.done, Qt.MouseButton.LeftButton)
            qtbot.wait(SETTLING)
        qtbot.mouseClick(question.on, Qt.MouseButton.LeftButton)

    click("pause")
    click("played")
    click("b")
    click("49")
    assert marks == [("facts", 0.0), ("status", 0.0), ("choices", 0.5), ("paragraph", 0.0)]


def test_asking_tells_the_answer_once(qtbot: QtBot, panel: ProblemPanel) -> None:
    to_the_questions(panel)
    question = panel.question
    assert question is not None
    press(qtbot, panel, Qt.Key.Key_2)
    assert [each.text() for each in question.answers.findChildren(QLabel) if each.text() == "No."] == ["No."]
    assert not question.answers.button("pause").isEnabled()
    assert question.given is None
    press(qtbot, panel, Qt.Key.Key_Return)
    assert question.given == {"pause"}


@pytest.mark.parametrize("typed", ["45C1", "law 45 c 1", "45c(1)"])
def test_a_paragraph_may_be_typed(qtbot: QtBot, panel: ProblemPanel, typed: str) -> None:
    begin(panel, [PARAGRAPH])
    to_the_questions(panel)
    question = panel.question
    assert question is not None
    question.typed.setFocus()
    qtbot.keyClicks(question.typed, typed)  # digits are text here
    assert question.given is None
    qtbot.keyClick(question.typed, Qt.Key.Key_Return)
    assert question.given == {"45C1"}


def test_a_wrong_paragraph_that_is_typed_is_wrong(qtbot: QtBot, panel: ProblemPanel) -> None:
    begin(panel, [PARAGRAPH])
    to_the_questions(panel)
    question = panel.question
    assert question is not None
    qtbot.keyClicks(question.typed, "12")
    qtbot.keyClick(question.typed, Qt.Key.Key_Return)
    assert question.given == frozenset({"12"})
    assert "Not so" in question.reason._pill.accessibleName()


def test_every_answer_says_how_it_was_to_who_cannot_see_it(qtbot: QtBot, panel: ProblemPanel) -> None:
    begin(panel, [STATUS])
    to_the_questions(panel)
    question = panel.question
    assert question is not None
    names = [each.accessibleName() for each in question.answers.buttons]
    assert names == ["1: played", "2: a penalty card", "3: goes back"]
    press(qtbot, panel, Qt.Key.Key_1)
    names = [each.accessibleName() for each in question.answers.buttons]
    assert names == ["played: your answer, wrong", "a penalty card: this is right", "3: goes back"]


def test_before_an_answer_the_right_one_differs_in_nothing(panel: ProblemPanel) -> None:
    begin(panel, [STATUS])
    to_the_questions(panel)
    assert panel.question is not None
    looks = {
        (each.property("role"), each.property("marked"), each.isEnabled(), each.toolTip(), each.height())
        for each in panel.question.answers.buttons
    }
    assert len(looks) == 1


def test_the_reason_lights_its_cards_and_opens_its_law(qtbot: QtBot, panel: ProblemPanel) -> None:
    lit: list[object] = []
    panel.lit.connect(lit.append)
    begin(panel, [STATUS])
    to_the_questions(panel)
    question = panel.question
    assert question is not None
    press(qtbot, panel, Qt.Key.Key_2)
    assert lit[-1] == frozenset({H4})
    assert not question.reason.law.isVisible()
    assert "href='49'" in question.reason.words.text()
    question.reason.words.linkActivated.emit("49")
    assert question.reason.law.isVisible()
    assert question.reason.law.shown == ("49", 2017)


def test_a_click_on_a_card_brings_the_question_about_it(panel: ProblemPanel) -> None:
    to_the_questions(panel)
    assert not panel.ask_of(Seat.W, H4[1])
    assert panel.ask_of(*H4)
    assert panel.question is not None
    assert panel.question.part is STATUS


@pytest.mark.parametrize(
    ("picked", "words"),
    [("penalty", "All right. That was well ruled."), ("back", "Not this time. It will come again.")],
)
def test_the_end_says_how_it_went(qtbot: QtBot, panel: ProblemPanel, picked: str, words: str) -> None:
    begin(panel, [STATUS])
    to_the_questions(panel)
    assert panel.question is not None
    panel.question.give(frozenset({picked}))
    panel.show_end(Headline("East's ♥4 is a penalty card.", None, cite="49"))
    assert panel.end.score.text() == words
    assert panel.end.isVisible()


def test_who_looks_before_he_has_ruled_is_told_so(panel: ProblemPanel) -> None:
    to_the_questions(panel)
    panel.show_end(Headline("East's ♥4 is a penalty card.", None, cite="49"))
    assert panel.end.score.text() == "This is the ruling."


def test_the_ways_on_have_letters(qtbot: QtBot, panel: ProblemPanel) -> None:
    to_the_questions(panel)
    panel.end.offer_twin(False)
    panel.show_end(Headline("East's ♥4 is a penalty card.", None, cite="49"))
    chosen: list[str] = []
    panel.chosen.connect(chosen.append)
    press(qtbot, panel, Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_S, Qt.Key.Key_C, Qt.Key.Key_R)
    assert chosen == ["next", "play on", "save", "report"]
    panel.end.offer_twin(True)
    press(qtbot, panel, Qt.Key.Key_S)
    assert chosen[-1] == "twin"
