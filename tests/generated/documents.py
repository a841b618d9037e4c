"""Documents worked on at random as the window allows: each can be saved, and opens as the same record.

    python -m generated.documents --documents 5000        (in the folder tests)

Besides what happens in a sitting, deals are set up and mended in the fields of the dialog, cards are told, branches are
renamed, and texts of any length and with any letters are typed wherever a text can be.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import re
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from bridgetable.cards import PACK
from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files
from bridgetable.cases.faithful import same_record
from bridgetable.editions import EDITIONS
from bridgetable.findings.facts import FACTS
from bridgetable.resources import resource_path
from bridgetable.seats import SEATS, Seat
from bridgetable.session import Session
from bridgetable.table import actions as a
from bridgetable.table.record import Record
from bridgetable.table.seating import Seating
from bridgetable.table.typed import parse_loose
from bridgetable.ui.files.files import SUFFIX, Document
from bridgetable.ui.record.deal_form import CONTRACTS, DealForm, HandTexts, form_of, position_of
from generated.one_ruling import Sitting
from generated.records import whole_position
from generated.situations import situation

ODD = "aàΩ中🂡♠'\"\\#=[]{}\n\r\t\x00\x7f\u2028\ufeff\ud83c,.; "
"""Letters that are written in no ordinary way, half a letter among them."""


class AtTheWindow(Sitting):
    """Somebody at random at the window, where texts are typed and deals set up too."""

    def __init__(self, rng: random.Random, document: Document) -> None:
        super().__init__(rng, document.session.record.position)
        self.document, self.session = document, document.session

    def do_something(self) -> None:
        """Do one thing; what is refused is left."""
        more = (self._mend, self._tell_card, self._rename, self._say, self._answer_in_words, self._show_another)
        for move in self.rng.choices((self.move, *more), (12, 2, 2, 1, 2, 2, 2)):
            with contextlib.suppress(ValueError, KeyError):
                move()

    def _text(self) -> str:
        """A text as somebody might type or paste it."""
        length = self.rng.choice((0, 3, 12, 80, 900, 1000, 1001, 4000))
        letters = ODD if self.rng.random() < 0.3 else "abc de"
        return "".join(self.rng.choices(letters, k=length))

    def _say(self) -> None:
        seat, words = self.rng.choice("NESW"), self._text()
        said = (
            'remarks "{}"',
            'claims 3 "{}"',
            'explains the auction as "{}"',
            'objects "{}"',
            'calls "{}"',
            "remarks {}",
        )
        verdict = self.session.view.verdict
        typed = f"{seat} {self.rng.choice(said).format(words)}"
        if self.rng.random() < 0.2:
            typed = f"@{self._text()[:20]}: {typed}"
        self.session.do(parse_loose(typed, Seating(verdict.turn, verdict.declarer, verdict.dummy)))

    def _answer_in_words(self) -> None:
        """A free answer to a question that is put, or to one that was answered before."""
        verdict = self.session.view.verdict
        keys = [*(each.key for each in verdict.questions), *(each.key for each in verdict.assumed)]
        keys = [key for key in (*keys, *(fact.key for fact in self.session.shown.facts)) if _free(key)]
        if keys:
            answers = (self._text(), self.rng.choice(PACK).name, self.rng.choice("NESW"), str(self.rng.randint(0, 14)))
            self.session.answer(self.rng.choice(keys), self.rng.choice(answers))

    def _show_another(self) -> None:
        """Somebody of whom the director has found something shows a card, which may speak against it."""
        seats = [fact.of[:1] for fact in self.session.shown.facts if fact.of[:1] in "NESW" and fact.of]
        if seats:
            self.session.do(a.Entry(a.Show(Seat(self.rng.choice(seats)), (self.rng.choice(PACK),))))

    def _rename(self) -> None:
        branches = self.session.record.branches
        if branches:
            self.session.rename_line(self.rng.choice(branches).name, self._text())

    def _tell_card(self) -> None:
        """*This card is …*: of an unknown card, or of one known in part."""
        seat, known = self.rng.choice(SEATS), self.rng.choice(PACK)
        in_part = [card for card in self.session.view.table.hand(seat) if not card.known]
        if in_part and self.rng.random() < 0.5:
            self.session.do(a.Entry(a.Identify(seat, self.rng.choice(in_part), known)))
        else:
            self.session.tell_card(seat, known)

    def _mend(self) -> None:
        self.session.mend(position_of(self._form(), self.session.record.position))

    def _form(self) -> DealForm:
        """The fields of the dialog with something changed in them."""
        form, rng = form_of(self.session.record.position), self.rng
        hands = list(form.hands)
        for _ in range(rng.randint(0, 3)):
            at = rng.randrange(4)
            hands[at] = self._retyped(hands[at])
        form = replace(form, hands=(hands[0], hands[1], hands[2], hands[3]))
        if rng.random() < 0.3:
            form = replace(form, trick=rng.randint(1, 13), lead=rng.choice((None, *SEATS)))
        if rng.random() < 0.2:
            form = replace(form, declarer=rng.choice(SEATS), contract=rng.choice(CONTRACTS), dealer=rng.choice(SEATS))
            form = replace(form, told=True)
        return replace(form, counted=frozenset(seat for seat in SEATS if rng.random() < 0.3))

    def _retyped(self, hand: HandTexts) -> HandTexts:
        suits, at, rng = list(hand), self.rng.randrange(4), self.rng
        new = ("", "*", "A", "x", "h?", "KJ+", suits[at][:-1], suits[at] + rng.choice("AKQJT98765432xh?+"))
        suits[at] = rng.choice(new)
        return suits[0], suits[1], suits[2], suits[3]


def _free(key: str) -> bool:
    return FACTS[key.partition(" ")[0]].open is not None


def begun(rng: random.Random, folder: Path) -> Document:
    """A record that is begun, or a case that somebody has written by hand, with remarks in it here and there."""
    if rng.random() < 0.6:
        position = whole_position(rng) if rng.random() < 0.5 else situation(rng)
        return Document(Case(Record(position), "untitled"), rng.choice(EDITIONS))
    path = folder / f"by-hand{SUFFIX}"
    written = rng.choice(case_files(resource_path("cases"))).read_text(encoding="utf-8")
    path.write_text(re.sub(r"(?m)^(?=\[|table|actions)", "# from a hand\n", written), encoding="utf-8")
    return Document.read(path, rng.choice(EDITIONS))


def one_document(seed: int, folder: Path, most: int = 40) -> Session:
    """A document that came about at random is saved now and then, and opens as the same record each time."""
    rng = random.Random(seed)
    at_window = AtTheWindow(rng, begun(rng, folder))
    document = at_window.document
    path = document.path or folder / f"document{SUFFIX}"
    for _ in range(rng.randint(most // 3, most)):
        at_window.do_something()
        if rng.random() < 0.05:
            document.write(path)  # which reads it again
    document.write(path)
    opened = Document.read(path, document.session.edition)
    assert same_record(opened.session.record, document.session.record)
    return opened.session


def main() -> int:
    """Run at full size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--documents", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    failed: list[int] = []
    with TemporaryDirectory() as folder:
        for seed in range(options.seed, options.seed + options.documents):
            try:
                one_document(seed, Path(folder))
            except Exception as error:
                failed.append(seed)
                sys.stdout.write(f"{seed}: {type(error).__name__}: {error}\n")
                sys.stdout.flush()
    sys.stdout.write(f"{options.documents} documents, {len(failed)} not saved and opened again as they were\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
