"""The words beside the table: as large as they find room, never smaller than the back row can read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from bridgetable.messages import cite_words, say
from bridgetable.ui.looks import theme
from bridgetable.ui.show.afar import LEAST, MUST, breakable, cut, height, letters, paged, pixels_for
from bridgetable.ui.show.picture import RoomPicture
from bridgetable.ui.show.programme import Phase
from bridgetable.ui.show.scene import RoomScene
from bridgetable.ui.widgets.words import label
from bridgetable.value import value

LETTERS = "ABCD"
"""What the answers are called."""
LARGER = (2.0, 1.8, 1.6, 1.45, 1.3, 1.2, 1.1, 1.0)
"""How many times as large as they must be letters are tried, the largest first."""
GAP, MARGIN = 0.45, 0.9
"""Between two texts, and at the edge of the page: shares of the height of what must be read."""


@value
class PageText:
    """A text of the page: whether it `must` be read, how many times as large as it has to be it may get at `most`.

    `cuts`: what does not find room is left out of it, of the text with the highest number first; 0: never. `letter`:
    it is the answer of that letter, with so many `hands`.
    """

    words: str
    must: bool = True
    bold: bool = False
    most: float = 1.3
    cuts: int = 0
    letter: str = ""
    hands: int | None = None
    state: str = ""
    name: str = ""


class RoomPage(QWidget):
    """A column of words, for the width of the whole `picture` it is a part of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: list[QLabel] = []
        self._used = 0
        self._frames: list[tuple[QRect, str]] = []
        self._scene: RoomScene | None = None
        self._notice, self._timer = "", ""
        self._page, self._pages = 0, 1
        self.picture = 1280
        self.authors = RoomPicture(self)

    # What is shown

    def show_scene(self, scene: RoomScene) -> None:
        """Show the words of a moment."""
        same = self._scene is not None and (scene.title, scene.at, scene.phase) == (
            self._scene.title,
            self._scene.at,
            self._scene.phase,
        )
        self._page = self._page if same else 0
        self._scene = scene
        self._lay_out()

    def say(self, notice: str = "", timer: str = "") -> None:
        """Say something at the foot of the page; `timer` is the time to think that is left."""
        if (notice, timer) != (self._notice, self._timer):
            self._notice, self._timer = notice, timer
            self._lay_out()

    def turn(self, pages: int) -> bool:
        """Another page of a long story; whether there is one."""
        there = 0 <= self._page + pages < self._pages
        if there:
            self._page += pages
            self._lay_out()
        return there

    @property
    def said(self) -> str:
        """All that stands on the page, from the top."""
        return "\n".join(each.text() for each in self._labels[: self._used])

    def texts(self) -> Iterator[tuple[QLabel, bool]]:
        """Every text that is shown, and whether the room must read it."""
        return ((each, bool(each.property("must"))) for each in self._labels[: self._used])

    # Laying out

    def _pixels(self, text: PageText, larger: float) -> int:
        capital = (MUST if text.must else LEAST) * self.picture * min(larger, text.most)
        return pixels_for(capital, text.bold)

    def _font(self, text: PageText, larger: float) -> QFont:
        return letters(self._pixels(text, larger), text.bold)

    @property
    def _unit(self) -> int:
        return pixels_for(MUST * self.picture, bold=False)

    def _lay_out(self) -> None:
        self._used, self._frames = 0, []
        if self._scene is None or self.width() < 10:
            return
        margin = round(MARGIN * self._unit)
        box = QRect(margin, margin, self.width() - 2 * margin, self.height() - 2 * margin)
        foot = self._foot(box)
        room = self._above_the_picture(QRect(box.x(), box.y(), box.width(), box.height() - foot))
        texts, larger = self._fitted(room)
        self._pages = 1
        if self._scene.phase is Phase.TELLING and not self._scene.at and self._scene.story:
            texts = self._paged(texts, larger, room)
        else:
            texts = self._shortened(texts, larger, room)
        y = room.y()
        for text in texts:
            y = self._put(text, larger, QRect(room.x(), y, room.width(), 0)) + round(GAP * self._unit)
        for unused in self._labels[self._used :]:
            unused.hide()
            unused.clear()
        self.update()

    def _above_the_picture(self, room: QRect) -> QRect:
        """Put the author's picture at the foot of the room there is; the room that is left for words."""
        assert self._scene is not None
        high = self.authors.fitted(self._scene.picture, room.size())
        place = QRect(room.x(), room.bottom() + 1 - high, room.width(), high)
        self.authors.stand(self._scene.title, place)
        return room.adjusted(0, 0, 0, -high - round(GAP * self._unit)) if high else room

    def _fitted(self, room: QRect) -> tuple[list[PageText], float]:
        """The fullest set of texts that finds room, and how large; else the barest, as small as may be."""
        sets = list(_sets(self._scene)) if self._scene is not None else [[]]
        for texts in sets:
            for larger in LARGER:
                if self._height(texts, larger, room.width()) <= room.height():
                    return texts, larger
        return sets[-1], 1.0

    def _height(self, texts: Sequence[PageText], larger: float, width: int) -> int:
        gaps = round(GAP * self._unit) * max(0, len(texts) - 1)
        return gaps + sum(self._height_of(text, larger, width) for text in texts)

    def _height_of(self, text: PageText, larger: float, width: int) -> int:
        font = self._font(text, larger)
        if not text.letter:
            return height(breakable(text.words), font, width)
        edge, left, right = self._row(font, text.state == "right")
        return height(breakable(text.words), font, width - left - right) + 2 * edge

    def _row(self, font: QFont, right: bool) -> tuple[int, int, int]:
        """Of a row with an answer: its edge, and what its letter and its hands take at the left and the right.

        Beside the hands for the right one stands a sign.
        """
        unit = font.pixelSize()
        return round(0.28 * unit), round(1.5 * unit), round((3.0 if right else 1.9) * unit)

    def _shortened(self, texts: list[PageText], larger: float, room: QRect) -> list[PageText]:
        """The texts with what does not find room left out of those that can be shortened."""
        over = self._height(texts, larger, room.width()) - room.height()
        for text in sorted((each for each in texts if each.cuts), key=lambda each: -each.cuts):
            if over <= 0:
                break
            font = self._font(text, larger)
            before = self._height_of(text, larger, room.width())
            words = cut(breakable(text.words), font, room.width(), max(before - over, 0))
            shorter = _with_words(text, words)
            texts = [shorter if each is text else each for each in texts]
            over = self._height(texts, larger, room.width()) - room.height()
        return texts

    def _paged(self, texts: list[PageText], larger: float, room: QRect) -> list[PageText]:
        """The texts with the page of the story one has come to."""
        story = next((text for text in texts if text.name == "story"), None)
        if story is None:
            return self._shortened(texts, larger, room)
        half = QRect(room.x(), room.y(), room.width(), room.height() // 2)
        others = self._shortened([text for text in texts if text is not story], larger, half)
        left = room.height() - self._height(others, larger, room.width()) - round(GAP * self._unit)
        pages = paged(breakable(story.words), self._font(story, larger), room.width(), left)
        self._pages, self._page = len(pages), min(self._page, len(pages) - 1)
        return [*others, _with_words(story, pages[self._page])]

    def _put(self, text: PageText, larger: float, at: QRect) -> int:
        """Put a text at this place of the column; where it ends below."""
        font, high = self._font(text, larger), self._height_of(text, larger, at.width())
        if not text.letter:
            self._write(text, font, QRect(at.x(), at.y(), at.width(), high))
            return at.y() + high
        edge, left, right = self._row(font, text.state == "right")
        row = QRect(at.x(), at.y(), at.width(), high)
        self._frames.append((row, text.state))
        inner = row.adjusted(0, edge, 0, -edge)
        letter = PageText(text.letter, bold=True)
        self._write(letter, letters(font.pixelSize(), bold=True), _left_of(inner, left), Qt.AlignmentFlag.AlignHCenter)
        self._write(text, font, inner.adjusted(left, 0, -right, 0))
        sign = "✓ " if text.state == "right" else ""
        hands = PageText(f"{sign}{text.hands}" if text.hands else sign.strip() or "·", bold=True)
        self._write(hands, letters(font.pixelSize(), bold=True), _right_of(inner, right), Qt.AlignmentFlag.AlignHCenter)
        if text.hands is not None:
            told = say("show-page-answer", letter=text.letter, answer=text.words, hands=text.hands)
            self._labels[self._used - 2].setAccessibleName(told)
        return row.bottom() + 1

    def _write(
        self, text: PageText, font: QFont, box: QRect, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    ) -> None:
        if self._used == len(self._labels):
            made = label()
            made.setParent(self)
            self._labels.append(made)
        part = self._labels[self._used]
        self._used += 1
        part.setFont(font)
        part.setAlignment(align | Qt.AlignmentFlag.AlignTop)
        part.setText(breakable(text.words))
        part.setAccessibleName("")
        part.setProperty("must", text.must)
        part.setGeometry(box)
        part.show()

    def _foot(self, box: QRect) -> int:
        """Write the line at the foot; how high it is, with the gap over it."""
        assert self._scene is not None
        where = say("show-page-where", place=self._scene.place, of=self._scene.of, year=self._scene.edition)
        texts = [PageText(each, must=False, most=1.0) for each in (self._notice, where) if each]
        if self._timer:
            texts.insert(0, PageText(self._timer, bold=True, most=1.0))
        high = self._height(texts, 1.0, box.width())
        y = box.bottom() - high
        for text in texts:
            y = self._put(text, 1.0, QRect(box.x(), y, box.width(), 0)) + round(GAP * self._unit)
        return high + round(GAP * self._unit)

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(theme.PAPER))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = max(2.0, self._unit / 12)
        for row, state in self._frames:
            ground, edge, width = {
                "right": (theme.SETTLED.ground, theme.SETTLED.strong, 2 * thick),
                "focus": (theme.CHOSEN, theme.CHOSEN_EDGE, thick),
            }.get(state, (theme.CARD_PAPER, theme.LINE_STRONG, thick / 2))
            painter.setBrush(QColor(ground))
            painter.setPen(QPen(QColor(edge), width))
            inset = width / 2
            painter.drawRoundedRect(QRectF(row).adjusted(inset, inset, -inset, -inset), 4 * thick, 4 * thick)


def _left_of(box: QRect, width: int) -> QRect:
    return QRect(box.x(), box.y(), width, box.height())


def _right_of(box: QRect, width: int) -> QRect:
    return QRect(box.right() + 1 - width, box.y(), width, box.height())


def _with_words(text: PageText, words: str) -> PageText:
    return replace(text, words=words)


def _sets(scene: RoomScene | None) -> Iterator[list[PageText]]:
    """What may stand on the page at this moment, the fullest set of texts first."""
    if scene is None:
        return
    if scene.trouble:
        yield [_title_line(scene, large=True), PageText(scene.trouble, must=False, cuts=1)]
        return
    told: dict[Phase, Callable[[RoomScene], Iterator[list[PageText]]]] = {
        Phase.TELLING: _telling,
        Phase.ASKING: _asking,
        Phase.READY: _asking,
        Phase.RULED: _ruled,
    }
    yield from told[scene.phase](scene)


def _title_line(scene: RoomScene, large: bool = False) -> PageText:
    """The title of the case: large where it begins, else a line over the rest."""
    words = say("show-page-twin", title=scene.title) if scene.twin else scene.title
    return PageText(words, must=large, bold=True, most=1.6 if large else 1.15, cuts=3)


def _telling(scene: RoomScene) -> Iterator[list[PageText]]:
    story = [PageText(scene.story, must=False, most=2.0, cuts=4, name="story")] if scene.story else []
    if not scene.at:
        yield [_title_line(scene, large=True), *story]
        return
    count = PageText(say("show-page-action", at=scene.at, length=scene.length), must=False, most=1.15)
    action = PageText(scene.action, bold=True, most=1.8, cuts=1)
    yield [_title_line(scene), count, action, *story]
    yield [_title_line(scene), count, action]


def _answers(scene: RoomScene, most: float) -> list[PageText]:
    """A row for each answer, in letters at most so many times as large as they must be."""
    rows = []
    for place, (words, hands) in enumerate(zip(scene.answers, scene.hands, strict=True)):
        state = "right" if place == scene.right else "focus" if scene.right is None and place == scene.focus else ""
        rows.append(PageText(words, most=most, letter=LETTERS[place], hands=hands, state=state))
    return rows


def _asking(scene: RoomScene) -> Iterator[list[PageText]]:
    action = [PageText(scene.action, bold=True, most=1.4, cuts=1)] if scene.action else []
    question = PageText(say("practice-hidden-ruling-what-do-you-rule"), bold=True, most=1.5)
    yield [_title_line(scene), *action, question, *_answers(scene, 1.45)]


def _ruled(scene: RoomScene) -> Iterator[list[PageText]]:
    told = scene.told
    if told is None:
        return
    words = PageText(told.words, bold=True, most=1.5, cuts=1)
    cite = [PageText(say("show-page-law", cite=cite_words(told.cite)), most=1.2, bold=True)] if told.cite else []
    law = [PageText(told.law, must=False, bold=True, most=1.2, cuts=3)] if told.law else []
    reason = [PageText(told.reason, must=False, most=2.0, cuts=5)] if told.reason else []
    branches = [PageText(_branches(scene), must=False, most=1.1, cuts=2)] if scene.branches else []
    ruling = [words, *cite, *law, *reason]
    if scene.following:
        count = PageText(say("show-page-action", at=scene.at, length=scene.length), must=False, most=1.15)
        yield [_title_line(scene), count, PageText(scene.action, bold=False, most=1.3, cuts=2), *ruling, *branches]
        return
    rows = _answers(scene, 1.2)
    yield [_title_line(scene), *rows, *ruling, *branches]
    counts = say("show-page-counts", counts="   ".join(f"{row.letter} {row.hands}" for row in rows))
    raised = [PageText(counts, must=False, bold=True, most=1.3)] if any(scene.hands) else []
    right = [row for row in rows if row.state == "right"]
    yield [_title_line(scene), *right, *raised, *ruling, *branches]
    yield [_title_line(scene), *right, *raised, words, *cite]


def _branches(scene: RoomScene) -> str:
    """The branches with the digits that show them."""
    return "   ".join(f"{number} {name}" for number, name in enumerate(scene.branches[:9], 1))
