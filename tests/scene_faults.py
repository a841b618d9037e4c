"""What can be seen to be wrong with a window by reckoning: cut words, overlaps, faint text.

`faults(window)` says each in one line. Words that are shortened with dots are no fault where the whole of them is the
tooltip; what is scrolled to may be out of sight, but not to the side.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QSplitterHandle,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItemIterator,
    QWidget,
)

from bridgetable.messages import say
from bridgetable.ui.felt.view import TableView
from bridgetable.ui.widgets.buttons import WrapButton
from bridgetable.ui.widgets.lines import FoldHead
from bridgetable.ui.widgets.words import Elided, Pill
from flags_on_felt import covered
from present import present

READABLE = 4.5
"""The least contrast of text and ground."""
SLACK = 1
"""Pixels by which rounding may have something too small."""


def faults(window: QWidget) -> list[str]:
    """All that is wrong with what a window shows, in words; none: nothing was found."""
    shown = [part for part in (window, *window.findChildren(QWidget)) if _in_window(part, window)]
    image = window.grab().toImage()
    found = [*_cut(shown), *_out_of_sight(shown, window), *_overlaps(shown), *_faint(shown, window, image)]
    for part in shown:
        if isinstance(part, TableView):
            found += _felt(part)
            found += _faint_flags(part)
    return found


def _in_window(part: QWidget, window: QWidget) -> bool:
    return part.isVisible() and part.window() is window


# Words


def words_of(part: QWidget) -> str:
    """The words on a widget as they are read."""
    if isinstance(part, WrapButton):
        return ""  # they stand on labels of its own
    if isinstance(part, QLabel):
        text = part.text()
        return re.sub("<[^>]*>", "", text) if _rich(part) else text
    return part.text().replace("&", "") if isinstance(part, QAbstractButton) else ""


def _rich(part: QLabel) -> bool:
    form = part.textFormat()
    return form is Qt.TextFormat.RichText or (form is Qt.TextFormat.AutoText and "<" in part.text())


def _name(part: QWidget) -> str:
    return f"{type(part).__name__} “{(words_of(part) or part.accessibleName() or part.objectName())[:50]}”"


def _cut(shown: list[QWidget]) -> Iterator[str]:
    """Text for which a widget is too small."""
    for part in shown:
        if isinstance(part, Pill) and part.whole and part.text() in ("", "…"):
            yield f"nothing is seen of “{part.whole}”"
        elif isinstance(part, Elided) and part.text() != part.whole:
            if not part.toolTip().startswith(part.whole):
                yield f"shortened without a tooltip: {_name(part)}"
        elif isinstance(part, QLabel) and words_of(part):
            yield from _too_small(part, _label_needs(part), part.contentsRect().size())
        elif isinstance(part, QComboBox):
            room = part.width() - 30
            yield from _too_small(part, QSize(_width(part, part.currentText()), 0), QSize(room, 0), part.toolTip())
        elif isinstance(part, QLineEdit) and not part.text():
            needs = QSize(_width(part, part.placeholderText()), 0)
            yield from _too_small(part, needs, part.size() - QSize(16, 0), part.toolTip())  # Qt ends it with dots
        elif isinstance(part, QTreeWidget):
            yield from _cut_rows(part)
        elif isinstance(part, QPushButton | QToolButton | QCheckBox | QRadioButton) and words_of(part):
            whole = part.toolTip() if isinstance(part, FoldHead) else ""  # it ends with dots
            yield from _too_small(part, _button_needs(part), part.size(), whole)


def _too_small(part: QWidget, needs: QSize, has: QSize, whole: str = "") -> Iterator[str]:
    wide, high = needs.width() - has.width(), needs.height() - has.height()
    if (wide > SLACK or high > SLACK) and not whole:
        yield f"cut off by {max(wide, 0)}×{max(high, 0)} pixels: {_name(part)}"


def _width(part: QWidget, text: str) -> int:
    return QFontMetrics(part.font()).horizontalAdvance(text)


def _label_needs(part: QLabel) -> QSize:
    room = part.contentsRect().width()
    if _rich(part):
        page = QTextDocument()
        page.setDefaultFont(part.font())
        page.setDocumentMargin(0)
        page.setHtml(part.text())
        page.setTextWidth(room if part.wordWrap() else -1)
        return QSize(round(page.idealWidth()), round(page.size().height()))
    flags = Qt.AlignmentFlag.AlignLeft | (Qt.TextFlag.TextWordWrap if part.wordWrap() else Qt.TextFlag.TextSingleLine)
    inner = QRect(0, 0, room - max(part.indent(), 0), 10_000)
    return QFontMetrics(part.font()).boundingRect(inner, int(flags), part.text()).size()


def _button_needs(part: QAbstractButton) -> QSize:
    icon = part.iconSize().width() + 4 if not part.icon().isNull() else 0
    if isinstance(part, QToolButton) and part.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly:
        return QSize(icon, part.iconSize().height())
    mark = 20 if isinstance(part, QCheckBox | QRadioButton) else 4
    return QSize(_width(part, words_of(part)) + icon + mark, QFontMetrics(part.font()).height())


def _cut_rows(tree: QTreeWidget) -> Iterator[str]:
    walk = QTreeWidgetItemIterator(tree)
    while (item := walk.value()) is not None:
        rect = tree.visualItemRect(item)
        if rect.isValid() and tree.viewport().rect().intersects(rect) and not item.toolTip(0):
            font = item.font(0) if item.data(0, Qt.ItemDataRole.FontRole) is not None else tree.font()
            needs = QFontMetrics(font).horizontalAdvance(item.text(0)) + 4
            if tree.wordWrap() or needs <= rect.width() + SLACK:
                pass
            else:
                yield f"a row is cut off by {needs - rect.width()} pixels: “{item.text(0)}”"
        walk += 1


# Places


def _out_of_sight(shown: list[QWidget], window: QWidget) -> Iterator[str]:
    """Widgets with words, or to be pressed, of which a part lies outside what they stand on."""
    for part in shown:
        if part is window or not (words_of(part) or isinstance(part, QAbstractButton | QLineEdit | QComboBox)):
            continue
        rect, inner = part.rect(), part
        while inner is not window:
            outer = present(inner.parentWidget())
            around = outer.parentWidget()
            rect = QRect(inner.mapToParent(rect.topLeft()), rect.size())
            scrolled = isinstance(around, QAbstractScrollArea) and around.viewport() is outer
            room = outer.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
            if rect.left() < room.left() or rect.right() > room.right():
                yield f"sticks out at the side: {_name(part)}"
                break
            if scrolled:
                break
            if rect.top() < room.top() or rect.bottom() > room.bottom():
                yield f"sticks out above or below: {_name(part)}"
                break
            inner = outer


def _overlaps(shown: list[QWidget]) -> Iterator[str]:
    """Neighbours on one parent that lie on each other."""
    on: dict[QWidget, list[QWidget]] = {}
    for part in shown:
        parent = part.parentWidget()
        if parent is not None and not part.isWindow() and not isinstance(part, QSplitterHandle):
            on.setdefault(parent, []).append(part)
    for parent, parts in on.items():
        if isinstance(parent, QAbstractScrollArea | QMenuBar | QLineEdit | QComboBox):
            continue  # Qt's own parts
        for one, other in combinations(parts, 2):
            common = one.geometry().intersected(other.geometry())
            if common.width() > SLACK and common.height() > SLACK:
                yield f"{_name(one)} and {_name(other)} overlap by {common.width()}×{common.height()}"


def _felt(view: TableView) -> Iterator[str]:
    """Flags on an index, on each other, on a name, or beyond the felt; a name beyond it."""
    scene = view.table_scene
    yield from (fault.what for fault in covered(scene) if fault.grave)
    felt = view.mapToScene(view.viewport().rect()).boundingRect().adjusted(-1, -1, 1, 1)
    for seat, label in scene.labels.items():
        if not felt.contains(label.sceneBoundingRect().adjusted(2, 2, -2, -2)):
            yield f"{seat.value} sticks out of the felt"


# Contrast


def contrast(one: QColor, other: QColor) -> float:
    """How far two colours are apart, 1 to 21, as the guidelines for readable pages reckon."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4) for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def measured(image: QImage, box: QRect) -> float:
    """The contrast of what stands in a part of a picture: its commonest colour and the one farthest from that."""
    inside = box.intersected(image.rect())
    if inside.isEmpty():
        return 21.0
    part = image.copy(inside).convertToFormat(QImage.Format.Format_RGB32)
    count = Counter(memoryview(part.constBits()).cast("I"))  # four bytes a pixel, and none between the rows
    ground = QColor(count.most_common(1)[0][0])
    return max(contrast(QColor(colour), ground) for colour in count)


def _faint(shown: list[QWidget], window: QWidget, image: QImage) -> Iterator[str]:
    """Text of what can be used that stands out too little from what it is on, measured in the picture."""
    ratio = image.devicePixelRatio()
    for part in shown:
        if not part.isEnabled() or not re.search(r"\w", words_of(part)):
            continue
        seen = part.visibleRegion().boundingRect().intersected(part.contentsRect().adjusted(3, 3, -3, -3))
        if seen.width() < 6 or seen.height() < QFontMetrics(part.font()).height() - 8:
            continue
        at = part.mapTo(window, QPoint()) * ratio
        box = QRect(at + seen.topLeft() * ratio, seen.size() * ratio)
        apart = measured(image, box)
        if apart < READABLE:
            yield f"contrast only {apart:.1f}: {_name(part)}"


def _faint_flags(view: TableView) -> Iterator[str]:
    image = view.viewport().grab().toImage()
    scene = view.table_scene
    boxes = {item: item.rect for item in scene.flags.of_cards.values() if item.isVisible()}
    said = [label for label in scene.labels.values() if label.text != say("terms-seat", seat=label.seat)]
    labels = {label: label.box for label in said}  # beside a letter that stands alone there is nothing to be read
    for item, (x, y, width, height) in (*boxes.items(), *labels.items()):
        apart = measured(image, view.mapFromScene(QRectF(x + 20, y + 4, width - 27, height - 8)).boundingRect())
        if apart < READABLE:
            yield f"contrast only {apart:.1f}: {item.toolTip()}"
