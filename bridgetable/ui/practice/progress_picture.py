"""How it goes, law by law, what comes again, and the file in which it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from math import exp
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMessageBox, QToolTip, QVBoxLayout, QWidget

from bridgetable.messages import say
from bridgetable.practice import skills
from bridgetable.practice.progress import Progress, Unusable
from bridgetable.practice.skills import OfALaw
from bridgetable.ui.library.listed import law_title
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import font
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import row
from bridgetable.ui.widgets.words import as_tip, label

SIZE = (720, 560)
LAWS = tuple(range(41, 72))
"""The laws of the play."""
IN_A_ROW = 8
FADING = 30.0
"""After so many days a colour has faded to a third."""
SUFFIX = ".sqlite"


class HeatMap(QWidget):
    """The laws as fields: the colour says how much was right lately, its strength how long ago that was."""

    def __init__(self) -> None:
        super().__init__()
        self._of: Mapping[int, OfALaw] = {}
        self._now = 0.0
        rows = -(-len(LAWS) // IN_A_ROW)
        self.setMinimumSize(520, 58 * rows)
        self.setMouseTracking(True)

    def show_laws(self, of: Mapping[int, OfALaw], now: float) -> None:
        """Show how it goes with each law."""
        self._of, self._now = of, now
        self.setAccessibleName(say("practice-progress-picture-laws"))
        self.setAccessibleDescription(" ".join(self._told(law) for law in LAWS if law in of))
        self.update()

    def field(self, law: int) -> QRectF:
        """Where a law is drawn."""
        line, place = divmod(LAWS.index(law), IN_A_ROW)
        width, height = self.width() / IN_A_ROW, self.height() / -(-len(LAWS) // IN_A_ROW)
        return QRectF(place * width, line * height, width, height).adjusted(3, 3, -3, -3)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for law in LAWS:
            of, field = self._of.get(law), self.field(law)
            painter.setPen(QColor(theme.LINE_STRONG))
            painter.setBrush(self._colour(of))
            painter.drawRoundedRect(field, 6, 6)
            painter.setPen(QColor(theme.INK))
            painter.setFont(font(theme.TITLE_SIZE, bold=True))
            upper = field.adjusted(0, 2, 0, -field.height() * 0.42)
            painter.drawText(upper, int(Qt.AlignmentFlag.AlignCenter), str(law))
            if of is not None:
                painter.setFont(font(theme.SMALL_SIZE))
                lower = field.adjusted(0, field.height() * 0.5, 0, -2)
                painter.drawText(lower, int(Qt.AlignmentFlag.AlignCenter), f"{round(100 * of.share)} %")

    def _colour(self, of: OfALaw | None) -> QColor:
        if of is None:
            return QColor(theme.PAPER_SHADE)
        tone = theme.SETTLED if of.share >= 0.8 else theme.WARNING if of.share >= 0.5 else theme.GRAVE
        strength = exp(-max(0.0, self._now - of.last) / 86400 / FADING)
        return _between(QColor(theme.PAPER_SHADE), QColor(tone.strong), 0.15 + 0.35 * strength)

    def _told(self, law: int) -> str:
        of = self._of.get(law)
        words = say("practice-progress-picture-law", law=law, title=law_title(law))
        if of is None:
            return say("practice-progress-picture-not-practised-yet", words=words)
        days = round((self._now - of.last) / 86400)
        when = (
            say("practice-progress-picture-today")
            if days == 0
            else say("practice-progress-picture-days-ago", days=days)
        )
        share = round(100 * of.share)
        return say("practice-progress-picture-told", words=words, share=share, answers=of.answers, when=when)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            law = next((law for law in LAWS if self.field(law).contains(event.pos())), None)
            QToolTip.showText(event.globalPos(), as_tip(self._told(law)) if law is not None else "", self)
            return True
        return super().event(event)


def _between(one: QColor, other: QColor, share: float) -> QColor:
    def mixed(a: int, b: int) -> int:
        return round(a + (b - a) * share)

    return QColor(mixed(one.red(), other.red()), mixed(one.green(), other.green()), mixed(one.blue(), other.blue()))


class ProgressDialog(QDialog):
    """The picture, what comes again, and what can be done with the answers."""

    def __init__(self, progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("practice-progress-picture-your-progress"))
        self._progress = progress
        self.profile = ""
        """Somebody else practises from now on; empty: it is who it was."""
        self.words, self.map, self.said = label(role="title"), HeatMap(), label(role="soft")
        self._who = label(role="headline")
        self.ways = {
            "export": button(
                say("practice-progress-picture-export"),
                tip=say("practice-progress-picture-write-all-answers-into-one-file"),
            ),
            "import": button(
                say("practice-progress-picture-import"),
                tip=say("practice-progress-picture-take-in-the-answers-of-another"),
            ),
            "profile": button(
                say("practice-progress-picture-somebody-else"),
                tip=say("practice-progress-picture-another-person-practises-on-this-laptop"),
            ),
            "delete": button(
                say("practice-progress-picture-delete"),
                tip=say("practice-progress-picture-forget-all-answers-of-this-person"),
            ),
            "close": button(say("practice-progress-picture-close"), "main"),
        }
        steps = {
            "export": self._export,
            "import": self._import,
            "profile": self._change_profile,
            "delete": self._delete,
            "close": self.accept,
        }
        for name, step in steps.items():
            self.ways[name].clicked.connect(step)
        self._placed()
        self.renew()

    def sizeHint(self) -> QSize:
        return QSize(*SIZE)

    def _placed(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.PANEL_MARGIN + 4,) * 4)
        for part in (self._who, self.words):
            layout.addWidget(part)
        layout.addWidget(self.map, 1)
        legend = say("practice-progress-picture-green-four-of-five-right-orange")
        layout.addWidget(label(legend, "soft"))
        layout.addWidget(self.said)
        line = row()
        for name, each in self.ways.items():
            if name == "close":
                line.addStretch(1)
            line.addWidget(each)
        layout.addLayout(line)

    def renew(self) -> None:
        """Show how it goes now."""
        events, now = self._progress.events(), datetime.now(UTC)
        self._who.setText(self._name(self._progress.profile))
        self.map.show_laws(skills.laws(events), now.timestamp())
        done = len(skills.attempts(events))
        days = skills.streak(events, now.astimezone().date())
        many, one = (
            say("practice-progress-picture-problems-ruled-on", done=done),
            say("practice-progress-picture-one-problem-ruled-on"),
        )
        parts = [one if done == 1 else many]
        try:
            parts.append(say("practice-progress-picture-kinds-come-again-today", now=len(skills.due(events, now))))
            parts.append(say("practice-progress-picture-by-tomorrow", count=skills.due_tomorrow(events, now)))
        except ImportError:
            parts.append(say("practice-progress-picture-what-comes-again-cannot-be-told"))
        if days > 1:
            parts.append(say("practice-progress-picture-days-in-a-row", days=days))
        self.words.setText(
            " · ".join(parts) if done else say("practice-progress-picture-nothing-has-been-ruled-on-yet")
        )
        self.said.setText(self._progress.problem)

    def _name(self, profile: str) -> str:
        return say("practice-progress-picture-you") if profile == "me" else profile

    def _export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, "", f"bridgetable-answers{SUFFIX}", f"(*{SUFFIX})")
        if name:
            self.attempt(
                lambda: self._progress.export(Path(name)), say("practice-progress-picture-all-answers-are-written")
            )

    def _import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, "", "", f"(*{SUFFIX});;(*)")
        if name:
            self.attempt(
                lambda: self._progress.merge(Path(name)), say("practice-progress-picture-the-answers-are-taken-in")
            )

    def attempt(self, step: Callable[[], object], done: str) -> None:
        """Do something with the answers, and say how it went."""
        try:
            step()
        except Unusable as why:
            self.said.setText(str(why))
            return
        self.renew()
        self.said.setText(done)

    def _change_profile(self) -> None:
        words = say("practice-progress-picture-who-is-practising")
        known = list(self._progress.profiles)
        name, sure = QInputDialog.getItem(self, self.windowTitle(), words, known, known.index(self._progress.profile))
        if sure and name.strip():
            self._progress.profile = self.profile = name.strip()[:40]
            self.renew()

    def _delete(self) -> None:
        words = say("practice-progress-picture-forget-all", who=self._name(self._progress.profile))
        if QMessageBox.question(self, self.windowTitle(), words) is QMessageBox.StandardButton.Yes:
            self._progress.clear(self._progress.profile)
            self.renew()
