"""A table on the screen for a hand outside the program: run with `defender` or `declarer`.

Prints one JSON object a line: first where to press and where the zones are (pixels of the screen), then each change of
the flag of the card that is moved, and each action with the facts it brought along and where the card lies after it.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QPointF, Qt, QTimer

from bridgetable.cards import parse_card
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.actions import Entry
from bridgetable.table.position import Header, Position, parse_hand
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse, sentence
from bridgetable.ui.felt.layout import Point, Zone
from bridgetable.ui.felt.view import TableView, ViewOptions
from bridgetable.ui.start.app import application

CARD = parse_card("D7")
HANDS = {
    "defender": ("A942.97.KJ98.Q96", "T6.JT53.A73.KT82", "K873.AKQ2.42.A54", "QJ5.864.QT65.J73"),
    "declarer": ("A942.97.KJ98.Q96", "T6.JT53.A32.KT82", "K873.AKQ2.74.A54", "QJ5.864.QT65.J73"),
}
BEFORE = ("W leads DT", "S calls D8", "N moves D8")


def tell(**what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


class ByHand:
    """The view, wired to a session as the window wires it."""

    def __init__(self, who: str) -> None:
        self.seat = Seat.E if who == "defender" else Seat.S
        hands = tuple(parse_hand(text) for text in HANDS[who])
        self.session = Session(Record(Position(header=Header(Seat.S, "3NT"), hands=hands)))  # type: ignore[arg-type]
        for text in (*BEFORE, "E plays DA") if who == "declarer" else BEFORE:
            self.session.do(parse(text))
        self.view = TableView()
        self.view.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.view.setGeometry(20, 20, 755, 595)
        self.view.preview = self.session.peek
        self.view.acted.connect(self.do)
        self.flag: list[str] = []
        self.watch = QTimer(interval=20)
        self.watch.timeout.connect(self.look)
        self.show()

    def show(self) -> None:
        self.view.show_state(self.session.view.table, self.session.view.verdict, ViewOptions(animate=False))

    def start(self) -> None:
        scene = self.view.table_scene
        place, layout = scene.places[self.seat, CARD], scene.layout
        spots = {
            zone.name.lower(): layout.held_point(self.seat, zone) for zone in (Zone.RAISED, Zone.VISIBLE, Zone.NEAR)
        }
        spots["hand"] = Point(place.x - 28, place.y - 38)
        tell(**{name: self._screen(x, y) for name, (x, y) in spots.items()})
        self.watch.start()

    def _screen(self, x: float, y: float) -> tuple[int, int]:
        return self.view.viewport().mapToGlobal(self.view.mapFromScene(QPointF(x, y))).toTuple()

    def look(self) -> None:
        flag = [line.text for line in self.view.table_scene.live_lines]
        if flag != self.flag:
            self.flag = flag
            tell(flag=flag)

    def do(self, entry: Entry, facts: dict[str, str]) -> None:
        self.session.do(entry, facts)
        self.show()
        status = [line.text for line in self.view.table_scene.flag_lines((self.seat, CARD))]
        place = self.session.view.table.place(self.seat, CARD)
        tell(action=sentence(entry.action), facts=facts, status=status, place=place)


if __name__ == "__main__":
    app = application()
    by_hand = ByHand(sys.argv[1])
    by_hand.view.show()
    QTimer.singleShot(300, by_hand.start)
    sys.exit(app.exec())
