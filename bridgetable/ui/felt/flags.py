"""The flag beside a card: what it counts as in law, by shape, word and colour, with the paragraph that says so."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards import Card
from bridgetable.explain.card_status import ORDERED_BACK, must_withdraw, status_word, waits_for
from bridgetable.explain.movements import ToLay, to_be_laid
from bridgetable.explain.words import duty_words, text, unless_words
from bridgetable.findings.deeds import PlainDeed, SmallBefore
from bridgetable.findings.kinds import Duty, Status
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import cite_words, say
from bridgetable.seats import Seat
from bridgetable.table.state import Table
from bridgetable.ui.bidding.lying import LyingCall, state_words
from bridgetable.ui.felt.flag_places import tie
from bridgetable.ui.felt.flag_shapes import shape_path
from bridgetable.ui.felt.layout import Rect
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.words import as_tip
from bridgetable.value import value


def _words_of_flags() -> dict[str, str]:
    """The words of each kind of flag."""
    return {
        "in hand": say("felt-flags-in-hand"),
        "held": say("felt-flags-held-not-played"),
        "face-down lead": say("felt-flags-face-down-lead"),
        "played": say("felt-flags-played"),
        "exposed": say("felt-flags-exposed"),
        "minor penalty": say("felt-flags-minor-penalty"),
        "major penalty": say("felt-flags-major-penalty"),
        "withdrawn": say("felt-flags-withdrawn"),
        "must be played": say("felt-flags-must-be-played"),
        "must go back": say("felt-flags-goes-back"),
        "may be taken back": say("felt-flags-may-go-back"),
        "may not": say("felt-flags-may-not"),
    }


def _waiting() -> dict[str, str]:
    """What becomes of a card that waits for a choice, or for the trick to be over."""
    return {
        "accepted": say("felt-flags-stays-if-accepted"),
        "named": say("felt-flags-played-if-named"),
        "chosen": say("felt-flags-waits-for-the-choice"),
        "trick": say("felt-flags-waits-for-the-trick"),
    }


def _to_lay() -> dict[str, str]:
    """What is still to be done with a card that is played and does not lie in the trick."""
    return {"lead": say("felt-flags-to-be-led"), "play": say("felt-flags-to-be-played")}


def _out_of_the_trick() -> str:
    """Where a card goes that stays face up as a penalty card."""
    return say("felt-flags-leaves-the-trick")


def _limits() -> dict[str, str]:
    """What ends a right to take back, in the words of a flag."""
    return {
        "next card": say("felt-flags-until-the-next-card"),
        "next card to this trick": say("felt-flags-until-the-next-card-to-this"),
        "partner plays": say("felt-flags-until-partner-plays"),
        "LHO plays": say("felt-flags-until-lho-plays"),
        "declarer plays": say("felt-flags-until-declarer-plays"),
        "own side on next trick": say("felt-flags-until-his-side-plays-on"),
        "a lead to next trick": say("felt-flags-until-the-next-trick"),
        "each side on next trick": say("felt-flags-until-both-sides-play-on"),
        "director rules": say("felt-flags-until-the-ruling"),
        "lead is faced": say("felt-flags-until-the-lead-is-faced"),
        "dummy faces a card": say("felt-flags-until-dummy-faces-a-card"),
        "play ends": say("felt-flags-until-play-ends"),
    }


@value
class Flag:
    """What one line of a flag says: `kind` (a status, `must go back` or `may be taken back`), paragraph, what ends it.

    `quiet`: the card lies where its status would have it, and no paragraph needs to be named; `open`: an answer is
    wanted before it is certain; `would`: it would be so after what is pointed at; `words` replace the usual ones.
    """

    kind: str
    cite: str = ""
    limit: str = ""
    open: bool = False
    quiet: bool = False
    would: bool = False
    words: str = ""

    @property
    def word(self) -> str:
        """The words of the flag without the paragraph and without what ends it."""
        return ("→ " if self.would else "") + self._what + ("?" if self.open else "")

    @property
    def until(self) -> str:
        """What ends a right to take back; nothing where there is none."""
        return _limits().get(self.limit, self.limit)

    @property
    def text(self) -> str:
        """The flag as it is read out: `played, 45C1`."""
        doubt = say("felt-flags-not-yet-certain") if self.open else ""
        said = " ".join(part for part in (self._what, self.until) if part)
        return ", ".join(part for part in (said, cite_words(self.cite), doubt) if part)

    @property
    def _what(self) -> str:
        return self.words or _words_of_flags()[self.kind]


def flags_of(table: Table, verdict: Verdict) -> dict[tuple[Seat, Card], tuple[Flag, ...]]:
    """The flags of every card that has any."""
    keys = [*verdict.cards, *((must.seat, must.card) for must in verdict.must_withdraw)]
    keys += [(may.seat, may.card) for may in verdict.may_withdraw]
    left = {(due.seat, due.card): due for due in to_be_laid(table, verdict)}
    flags = {key: flags_for(table, verdict, *key, left.get(key)) for key in dict.fromkeys(keys)}
    return {key: lines for key, lines in flags.items() if lines}


def flags_for(table: Table, verdict: Verdict, seat: Seat, card: Card, left: ToLay | None = None) -> tuple[Flag, ...]:
    """The lines of one card's flag: its status, that it goes back, and until when it may be taken back.

    What goes back is no more than that. `left`: it is played, and a hand has still to lay it.
    """
    lines: list[Flag] = []
    word, step = status_word(verdict, seat, card), must_withdraw(verdict, seat, card)
    status = verdict.cards.get((seat, card))
    if status is not None and word != ORDERED_BACK and _is_said(table, status):
        lines.append(_of_status(table, verdict, status, left))
    if step is not None:
        words = _out_of_the_trick() if step.penalty else ""
        lines.append(Flag("must go back", step.grounds.cite, open=step.provisional, words=words))
    lines += [
        Flag("may be taken back", may.grounds.cite, may.until, may.provisional)
        for may in verdict.may_withdraw
        if (may.seat, may.card) == (seat, card)
    ]
    return tuple(lines)


def _is_said(table: Table, status: Status) -> bool:
    """Whether a status is worth a flag: a card in hand needs none, unless it lies among those played."""
    lying = table.place(status.seat, status.card) == "playing"
    return status.status != "quitted" and (lying or status.status != "in hand")


def _of_status(table: Table, verdict: Verdict, status: Status, left: ToLay | None) -> Flag:
    """What a card is, or what is still to be done with it, or what it waits for."""
    seat, card, cite = status.seat, status.card, status.grounds.cite
    place = table.place(seat, card)
    if left is not None and place != "raised":  # out of the hand, and let go at any moment: there it is simply played
        return Flag("played", cite, open=status.provisional, words=_to_lay()[left.as_])
    waiting = waits_for(verdict, seat, card)
    if waiting:
        return Flag("exposed", cite, words=_waiting()[waiting])
    regular = status.status == "played" and place == "playing" and not status.provisional
    return Flag(status.status, cite, open=status.provisional, quiet=regular)


def foreseen_flags(table: Table, now: Verdict, then: Verdict) -> dict[tuple[Seat, Card], tuple[Flag, ...]]:
    """The flags there would be: those that are not there now are marked so."""
    shown = flags_of(table, now)
    return {
        key: tuple(flag if flag in shown.get(key, ()) else replace(flag, would=True, quiet=False) for flag in flags)
        for key, flags in flags_of(table, then).items()
    }


def foreseen_signs(now: Verdict, then: Verdict) -> dict[Seat, tuple[Flag, ...]]:
    """What each player would have to do or leave: a sign beside his name."""
    known = {text(duty) for duty in now.duties}
    signs: dict[Seat, tuple[Flag, ...]] = {}
    for duty in then.duties:
        if text(duty) not in known and duty.must is not PlainDeed.LEAD_ANY:
            kind = "must be played" if duty.must is not None else "may not"
            words = _in_short(duty)
            signs[duty.seat] = (*signs.get(duty.seat, ()), Flag(kind, duty.grounds.cite, would=True, words=words))
    return signs


def flag_of_call(call: LyingCall) -> tuple[Flag, ...]:
    """The flag of a bidding card: one on which nobody has decided, or that was irregular and counts all the same."""
    kinds = {"open": "must be played", "accepted": "played", "implied": "held"}
    if call.state not in kinds:
        return ()
    settled = call.state != "open"
    return (Flag(kinds[call.state], call.cite, open=call.open, quiet=settled, words=state_words(call.state)),)


def bars_of(verdict: Verdict) -> dict[Seat, tuple[Flag, ...]]:
    """Who has to pass, and how long: a sign beside his name, one even if two laws say so."""
    signs: dict[Seat, tuple[Flag, ...]] = {}
    for duty in sorted(verdict.duties, key=lambda duty: duty.provisional):
        if duty.must is PlainDeed.PASS:
            throughout = duty.until == "auction ends"
            words = say("felt-flags-must-pass-throughout" if throughout else "felt-flags-must-pass-once")
            flag = Flag("may not", duty.grounds.cite, open=duty.provisional, words=words)
            others = signs.get(duty.seat, ())
            if words not in [each.words for each in others]:
                signs[duty.seat] = (*others, flag)
    return signs


def _in_short(duty: Duty) -> str:
    """A duty or a ban in the few words there is room for beside a name."""
    if isinstance(duty.may_not, SmallBefore):
        return say("felt-flags-small-one-first", suit=duty.may_not.card.suit)
    return f"{duty_words(duty)}{unless_words(duty)}"


class FlagItem(QGraphicsItem):
    """The flag of one card: a pill for each line, the first at the top, and what ties it to the card.

    Its origin is its top left corner. One that is `short` shows the shapes and leaves the words to the flag beside it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[Flag, ...] = ()
        self._short, self._to_the_right, self._tail = False, False, QPolygonF()
        self._font = QFont()
        self._font.setFamilies(list(theme.FONT_FAMILIES))
        self._font.setPixelSize(theme.FLAG_TEXT)
        self._font.setBold(True)
        self._widths: list[float] = []
        self.setZValue(5000)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def say(self, lines: tuple[Flag, ...], short: bool = False) -> None:
        """Show `lines`."""
        if (lines, short) != (self.lines, self._short):
            self.prepareGeometryChange()
            metrics = QFontMetricsF(self._font)
            self.lines, self._short = lines, short
            self._widths = [
                26.0 if short else metrics.horizontalAdvance(max(self._rows(flag), key=len)) + 29 for flag in lines
            ]
            self.setToolTip(as_tip("\n".join(flag.text for flag in lines)))
            self.update()

    def put(self, flag: Rect, own: Rect) -> None:
        """Stand at `flag`, tied to what can be seen of its card, `own`."""
        start, end = tie(flag, own)
        to_the_right = end.x >= flag.right - flag.width / 4
        tail = _tail(QPointF(*start) - QPointF(flag.x, flag.y), QPointF(*end) - QPointF(*start), self.scale())
        if (to_the_right, tail) != (self._to_the_right, self._tail):
            self.prepareGeometryChange()
            self._to_the_right, self._tail = to_the_right, tail
            self.update()
        self.setPos(flag.x, flag.y)

    def enlarge(self, factor: float) -> None:
        """Draw the flag so many times as large as usual."""
        if factor != self.scale():
            self.setScale(factor)

    @property
    def width(self) -> float:
        """How wide the flag is on the felt, in table units."""
        return self.scale() * max(self._widths, default=0.0)

    @property
    def height(self) -> float:
        """How high the flag is on the felt."""
        return self.scale() * self._height

    @property
    def capital(self) -> float:
        """How high its capitals are on the felt."""
        return self.scale() * QFontMetricsF(self._font).capHeight()

    @property
    def rect(self) -> Rect:
        """Where its pills stand on the felt."""
        return Rect(self.x(), self.y(), self.width, self.height)

    @property
    def _height(self) -> float:
        return sum(_pill_height(flag) + 2 for flag in self.lines) - 2

    def _rows(self, flag: Flag) -> list[str]:
        """The words of a line of the flag; what ends a right stands in a row of its own."""
        words = flag.word if flag.quiet or not flag.cite else f"{flag.word}  {cite_words(flag.cite)}"
        return [words, flag.until] if flag.until else [words]

    # Qt's own names

    def boundingRect(self) -> QRectF:
        pills = QRectF(-2, -2, max(self._widths, default=0.0) + 4, self._height + 5)
        return pills if self._tail.isEmpty() else pills | self._tail.boundingRect().adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        painter.setFont(self._font)
        if self.lines and not self._tail.isEmpty():
            tone = theme.TONES[theme.STATUS_TONES[self.lines[0].kind]]
            painter.setPen(QPen(QColor(theme.FLAG_EDGE), 1.0))
            painter.setBrush(QColor(tone.strong))
            painter.drawPolygon(self._tail)
        top = 0.0
        for flag, width in zip(self.lines, self._widths, strict=True):
            left = max(self._widths) - width if self._to_the_right else 0.0
            box = QRectF(left, top, width, _pill_height(flag))
            paint_flag(painter, box, flag, [] if self._short else self._rows(flag))
            top = box.bottom() + 2


def _tail(start: QPointF, way: QPointF, scale: float) -> QPolygonF:
    """A wedge from the edge of a flag along `way` to its card, in the flag's own units; none where they touch."""
    long = hypot(way.x(), way.y())
    if long < 1:
        return QPolygonF()
    aside = QPointF(-way.y(), way.x()) * (6.0 / long)
    root = start - way * (5.0 / long)
    corners = ((root + aside) / scale, (start + way) / scale, (root - aside) / scale)
    return QPolygonF([QPointF(round(corner.x(), 1), round(corner.y(), 1)) for corner in corners])


def _pill_height(flag: Flag) -> float:
    return theme.FLAG_HEIGHT + (theme.FLAG_ROW if flag.until else 0)


def paint_flag(painter: QPainter, box: QRectF, flag: Flag, rows: list[str]) -> None:
    """Draw one line of a flag into `box`: filled when it is certain, an outline while an answer is wanted."""
    tone = theme.TONES[theme.STATUS_TONES[flag.kind]]
    filled = not flag.open and not flag.would
    ink = QColor(tone.on_strong if filled else tone.strong)
    radius = theme.FLAG_HEIGHT / 2
    edge = Qt.PenStyle.DashLine if flag.open or flag.would else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor(tone.strong if not filled else theme.FLAG_EDGE), 2 if flag.would else 1.2, edge))
    painter.setBrush(QColor(tone.strong if filled else theme.CARD_PAPER))
    painter.drawRoundedRect(box, radius, radius)
    painter.save()
    painter.translate(box.left() + 13, box.top() + radius)
    painter.scale(11, 11)
    painter.setPen(QPen(ink, 0.15, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape_path(flag.kind))
    painter.restore()
    painter.setPen(ink)
    for number, words in enumerate(rows):
        line = QRectF(box.left() + 22, box.top() + number * theme.FLAG_ROW, box.width() - 22, theme.FLAG_HEIGHT)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
