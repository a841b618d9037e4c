"""What a case tells, language by language, and what it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QTextCursor
from PySide6.QtWidgets import QComboBox, QInputDialog, QLineEdit, QPlainTextEdit, QPushButton, QSizePolicy, QWidget

from bridgetable.cases.case import TOLD, Case
from bridgetable.cases.citations import read_citation
from bridgetable.cases.limits import LONGEST
from bridgetable.cases.reader import LANGUAGE
from bridgetable.messages import cite_words, languages, say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.still_box import StillBox
from bridgetable.ui.widgets.words import label, look
from bridgetable.writing.proposed import Proposals

LEVELS = (1, 2, 3)
_LINES = {"title": 1, "story": 3, "ruling": 3, "notes": 2}
"""How many lines of each text are in sight while it is short."""
_MOST_LINES = 8


class TextField(QPlainTextEdit):
    """A text of several lines, as high as it needs; Tab goes on to the next field."""

    def __init__(self, name: str, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if lines == 1:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().documentLayout().documentSizeChanged.connect(lambda _: self.updateGeometry())

    def sizeHint(self) -> QSize:
        lines = max(self._lines, min(_MOST_LINES, round(self.document().size().height())))
        high = lines * (QFontMetrics(self.font()).lineSpacing() + 1) + 2 * theme.SPACING + 6
        return QSize(super().sizeHint().width(), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


class TextsPart(QWidget):
    """The texts of a case in one language at a time, its level, its laws and its source."""

    wrote = Signal()
    """Something else stands in the fields: see `written`."""

    def __init__(self) -> None:
        super().__init__()
        self.code = ""
        self._proposed: Callable[[], Proposals] = Proposals
        self._shown: Case | None = None
        self._problem = label(role="wrong")
        self.languages = StillBox()
        self.languages.setAccessibleName(say("writing-language"))
        self.languages.activated.connect(lambda index: self.speak(str(self.languages.itemData(index))))
        self.add_language = button(say("writing-add-a-language"), "link", say("writing-add-a-language-tip"))
        self.add_language.clicked.connect(self._ask_for_language)
        self.fields = {name: TextField(say(f"writing-text-{name}"), _LINES[name]) for name in TOLD}
        self.proposing = {name: button(say("writing-use-this"), "link") for name in TOLD if name != "notes"}
        self.level = StillBox()
        self.laws, self.source = LawsField(), QLineEdit()
        self._placed()
        self._joined()

    # What stands in the fields

    def show_case(self, case: Case, language: str, proposed: Callable[[], Proposals]) -> None:
        """Show a case; what is being typed stays as it is typed."""
        self._proposed = proposed
        codes = [*case_languages(case)]
        if self._shown is None or self.code not in codes:
            self.code = language if language in codes else codes[0]
        self._shown = case
        self._list_languages(codes)
        self._fill(case)

    def forget(self) -> None:
        """Another case is open."""
        self._shown = None

    def written(self, case: Case) -> Case:
        """The case with what stands in the fields."""
        title, story, ruling, notes = (self._texts(case, name) for name in TOLD)
        level, source = self.level.currentData(), self.source.text().strip()
        laws = self.laws.laws(case.laws)
        return replace(
            case, title=title, story=story, ruling=ruling, notes=notes, level=level, laws=laws, source=source
        )

    def _texts(self, case: Case, name: str) -> Mapping[str, str]:
        """A text of the case in all languages, in this one as it stands in its field."""
        return _with_text(getattr(case, name), self.code, _as_kept(name, self.fields[name].toPlainText()))

    def speak(self, code: str) -> None:
        """Show and write the texts in another language."""
        self.code = code
        if self._shown is not None:
            self._list_languages([*case_languages(self._shown), code])
            self._fill(self._shown)
        self.fields["title"].setFocus()

    def go_to(self, name: str) -> None:
        """Let the keyboard write this text."""
        self.fields[name].setFocus()

    def _fill(self, case: Case) -> None:
        proposed = self._proposed()
        for name, field in self.fields.items():
            text = getattr(case, name).get(self.code, "")
            if _as_kept(name, field.toPlainText()) != text:
                field.blockSignals(True)
                field.setPlainText(text)
                field.blockSignals(False)
            offered = getattr(proposed, name, "") if self.code == "en" else ""
            field.setPlaceholderText(offered or say(f"writing-text-{name}-hint"))
            if name in self.proposing:
                self.proposing[name].setVisible(bool(offered) and not text)
        self.level.setCurrentIndex(self.level.findData(case.level))
        self.laws.show_laws(case.laws, proposed.laws)
        if self.source.text().strip() != case.source:
            self.source.setText(case.source)

    def _use(self, name: str) -> None:
        self.fields[name].setPlainText(getattr(self._proposed(), name))
        self.fields[name].moveCursor(QTextCursor.MoveOperation.End)
        self.fields[name].setFocus()

    # Languages

    def _list_languages(self, codes: Sequence[str]) -> None:
        self.languages.clear()
        for code in dict.fromkeys((*codes, self.code)):
            self.languages.addItem(languages().get(code, code), code)
        self.languages.setCurrentIndex(self.languages.findData(self.code))

    def _ask_for_language(self) -> None:
        dialog = QInputDialog(self)
        dialog.setWindowTitle(say("writing-add-a-language"))
        dialog.setLabelText(say("writing-which-language"))
        dialog.setComboBoxItems([f"{code}  {name}" for code, name in _offered().items()])
        dialog.setComboBoxEditable(True)
        dialog.textValueSelected.connect(self.begin_language)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def begin_language(self, typed: str) -> None:
        """Write in one more language, named by its code or as it calls itself."""
        first = typed.split()[0] if typed.split() else ""
        named = {name.lower(): code for code, name in _offered().items()}
        code = named.get(typed.strip().lower(), first)
        if not LANGUAGE.fullmatch(code):
            self._problem.setText(say("writing-no-language", typed=typed.strip()))
            self._problem.show()
            return
        self._problem.hide()
        self.speak(code)

    # Where it stands

    def _placed(self) -> None:
        layout = column(self, spacing=4)
        layout.addWidget(self.languages)
        layout.addWidget(self.add_language, 0, Qt.AlignmentFlag.AlignRight)
        self._problem.hide()
        layout.addWidget(self._problem)
        for name, field in self.fields.items():
            line = row()
            line.addWidget(label(field.accessibleName(), "section"), 1)
            if name in self.proposing:
                line.addWidget(self.proposing[name])
            layout.addSpacing(2)
            layout.addLayout(line)
            layout.addWidget(field)
        self.level.setAccessibleName(say("writing-level"))
        self.level.addItem(say("writing-level-not-said"), None)
        for level in LEVELS:
            self.level.addItem(say("writing-level-of", level=str(level)), level)
        self.level.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.level.setMinimumContentsLength(8)
        self.source.setAccessibleName(say("writing-source"))
        self.source.setPlaceholderText(say("writing-source-hint"))
        self.source.setToolTip(say("writing-source-tip"))
        self.source.setMaxLength(LONGEST)
        for words, part in (
            ("writing-level", self.level),
            ("writing-laws", self.laws),
            ("writing-source", self.source),
        ):
            layout.addSpacing(2)
            layout.addWidget(label(say(words), "section", wrap=False))
            layout.addWidget(part)

    def _joined(self) -> None:
        for name, field in self.fields.items():
            field.textChanged.connect(self.wrote)
            field.textChanged.connect(lambda name=name: self._offer_no_more(name))
        for name, use in self.proposing.items():
            use.clicked.connect(lambda _checked=False, name=name: self._use(name))
        self.level.activated.connect(lambda _: self.wrote.emit())
        self.laws.chose.connect(self.wrote)
        self.source.textEdited.connect(lambda _: self.wrote.emit())

    def _offer_no_more(self, name: str) -> None:
        if name in self.proposing and self.fields[name].toPlainText():
            self.proposing[name].hide()


class LawsField(QWidget):
    """The paragraphs a case is about: those its ruling rests on, to be ticked, and others that are typed."""

    chose = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._offered = QWidget()
        self._rows = column(self._offered, spacing=4)
        self.chips: dict[str, QPushButton] = {}
        self.field = QLineEdit()
        self.field.setAccessibleName(say("writing-other-laws"))
        self.field.setPlaceholderText(say("writing-other-laws-hint"))
        self._wrong = label(role="wrong")
        self._wrong.hide()
        layout = column(self, spacing=4)
        for part in (self._offered, self.field, self._wrong):
            layout.addWidget(part)
        self.field.editingFinished.connect(self._read)

    def show_laws(self, laws: Sequence[str], offered: Sequence[str]) -> None:
        """Show the laws of a case, and those that are offered."""
        wanted = list(dict.fromkeys((*offered, *laws)))
        if wanted != list(self.chips):
            empty(self._rows)
            self.chips = {cite: self._chip(cite) for cite in wanted}
            for first in range(0, len(wanted), _IN_A_ROW):
                line = row(spacing=4)
                for cite in wanted[first : first + _IN_A_ROW]:
                    line.addWidget(self.chips[cite])
                line.addStretch(1)
                self._rows.addLayout(line)
            self._offered.setVisible(bool(wanted))
        for cite, chip in self.chips.items():
            chip.setChecked(cite in laws)

    def laws(self, before: Sequence[str]) -> tuple[str, ...]:
        """The laws that are ticked: those that were there already in their order, then the others."""
        ticked = [cite for cite, chip in self.chips.items() if chip.isChecked()]
        return (*(cite for cite in before if cite in ticked), *(cite for cite in ticked if cite not in before))

    def _chip(self, cite: str) -> QPushButton:
        chip = button(cite_words(cite), "pick", say("writing-law-tip", cite=cite_words(cite)))
        chip.setCheckable(True)
        chip.setAccessibleName(say("writing-law", cite=cite_words(cite)))
        chip.clicked.connect(self.chose)
        return chip

    def _read(self) -> None:
        typed = [part.strip() for part in self.field.text().replace(";", ",").split(",") if part.strip()]
        problem = ""
        for cite in typed:
            try:
                read_citation(cite)
            except ValueError as error:
                problem = str(error)
        self._wrong.setText(problem)
        self._wrong.setVisible(bool(problem))
        look(self.field, role="error" if problem else "")
        if typed and not problem:
            ticked = [*self.laws(()), *typed]
            self.show_laws(ticked, list(self.chips))
            self.field.clear()
            self.chose.emit()


_IN_A_ROW = 4
_MORE_LANGUAGES = {
    "bg": "Български",
    "cs": "Čeština",
    "da": "Dansk",
    "de": "Deutsch",
    "es": "Español",
    "fi": "Suomi",
    "fr": "Français",
    "hr": "Hrvatski",
    "hu": "Magyar",
    "is": "Íslenska",
    "nl": "Nederlands",
    "nb": "Norsk",
    "pl": "Polski",
    "pt": "Português",
    "ro": "Română",
    "sl": "Slovenščina",
    "sv": "Svenska",
    "tr": "Türkçe",
}
"""Others, as each calls itself, in the order of their codes."""


def _offered() -> Mapping[str, str]:
    """Languages that are offered, by their codes: first those the program speaks; any other code can be typed."""
    return {**languages(), **_MORE_LANGUAGES}


def case_languages(case: Case) -> tuple[str, ...]:
    """The languages a case is told in, its own first."""
    codes = [code for name in TOLD for code in getattr(case, name)]
    return tuple(dict.fromkeys((case.language, *codes)))


def _with_text(texts: Mapping[str, str], code: str, text: str) -> Mapping[str, str]:
    """The texts with one in a language; without letters there is none."""
    if texts.get(code, "") == text:
        return texts
    if not text.strip():
        return {each: told for each, told in texts.items() if each != code}
    return {**texts, code: text}


def _as_kept(name: str, text: str) -> str:
    """What stands in a field as the case has it."""
    return " ".join(text.splitlines()) if name == "title" else text
