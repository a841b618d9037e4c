"""The style sheet and the palette of the whole window, made from the values of `theme`.

Widgets say what they are with dynamic properties; nothing else sets a colour or a font:

`role`    on labels: `headline`, `title`, `section`, `heading`, `soft`, `cite`, `pill`, `key`, `small felt`, `happened`,
          `told`, `read`, `read first`
          on buttons: `answer`, `chosen`, `option`, `link`, `segment`, `tile`, `pick`, `main`, `choice`
`tone`    on a frame or a pill: a name of `theme.TONES`
`card`    true on a frame drawn as a card of paper
`panel`   true on the side panels

When palette or text size change, the whole sheet is made anew: every widget that says what it is follows by itself.
What is painted reads `theme` while it paints and asks `font` for letters.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.messages import written_in_capitals
from bridgetable.ui.looks import theme


def letters(size: float, bold: bool = False) -> QFont:
    """The window's font in `size` points."""
    result = QFont()
    result.setFamilies(list(theme.FONT_FAMILIES))
    result.setPointSizeF(size)
    result.setBold(bold)
    return result


def font(size: float = theme.TEXT_SIZE, bold: bool = False) -> QFont:
    """The window's font, as much larger than `size` points as the user wants all text."""
    return letters(size * QApplication.font().pointSizeF() / theme.TEXT_SIZE, bold)


def palette() -> QPalette:
    """The colours for what the style sheet does not reach; disabled text is faint."""
    result = QPalette()
    role = QPalette.ColorRole
    for name, colour in (
        (role.Window, theme.PAPER),
        (role.Base, theme.CARD_PAPER),
        (role.AlternateBase, theme.PAPER_SHADE),
        (role.Button, theme.PAPER_SHADE),
        (role.WindowText, theme.INK),
        (role.Text, theme.INK),
        (role.ButtonText, theme.INK),
        (role.ToolTipBase, theme.CARD_PAPER),
        (role.ToolTipText, theme.INK),
        (role.PlaceholderText, theme.INK_FAINT),
        (role.Highlight, theme.CHOSEN_EDGE),
        (role.HighlightedText, theme.ON_CHOSEN),
        (role.Link, theme.LINK),
        (role.LinkVisited, theme.LINK),
        (role.Mid, theme.LINE),
        (role.Dark, theme.LINE_STRONG),
    ):
        result.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.LINE_STRONG))
    return result


def set_look(widget: QWidget, **properties: object) -> None:
    """Set dynamic properties (`role`, `tone` …) and have the style sheet look at the widget again."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    from PySide6.QtCore import Qt  # its names come behind the first frame

    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return  # the style looks at it when it is first shown, and Qt need not make all the names of `QStyle` before
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


def style_sheet() -> str:
    """The style sheet of the window."""
    return "\n".join((_frame(), _labels(), _buttons(), _fields(), _lists(), _bars(), _tones()))


def _frame() -> str:
    return f"""
QMainWindow, QDialog {{ background: {theme.PAPER}; }}
QWidget[panel="true"] {{ background: {theme.PAPER}; }}
QFrame[card="true"] {{ background: {theme.CARD_PAPER}; border: 1px solid {theme.LINE};
  border-radius: {theme.RADIUS}px; }}
QToolTip {{ background: {theme.CARD_PAPER}; color: {theme.INK}; border: 1px solid {theme.LINE_STRONG}; padding: 4px; }}
QSplitter::handle {{ background: {theme.LINE}; }}
QSplitter::handle:horizontal {{ width: 1px; }}
QSplitter::handle:vertical {{ height: 1px; }}
"""


def _labels() -> str:
    return f"""
QLabel:focus {{ border: 1px solid {theme.CHOSEN_EDGE}; border-radius: 4px; }}
QLabel[role="headline"] {{ font-size: {theme.HEADLINE_SIZE}pt; font-weight: 700; }}
QLabel[role="read first"] {{ font-size: {round(2.3 * theme.HEADLINE_SIZE)}pt; font-weight: 700; }}
QLabel[role="read first"][afar="high"] {{ font-size: {round(3.1 * theme.HEADLINE_SIZE)}pt; }}
QLabel[role="read"][afar="high"] {{ font-size: {round(2.7 * theme.HEADLINE_SIZE)}pt; }}
QLabel[role="read"][afar="low"] {{ font-size: {round(1.9 * theme.HEADLINE_SIZE)}pt; }}
QLabel[role="happened"] {{ font-size: {theme.HEADLINE_SIZE * 1.2}pt; font-weight: 700; }}
QLabel[role="told"] {{ font-size: {theme.TITLE_SIZE * 1.05}pt; }}
QLabel[role="title"] {{ font-size: {theme.TITLE_SIZE}pt; font-weight: 700; }}
QLabel[role="section"], QLabel[role="heading"] {{ font-size: {theme.SMALL_SIZE}pt; font-weight: 700;
  color: {theme.INK_SOFT}; }}
QLabel[role="heading"], QLabel[role="pill"] {{ text-transform: {"uppercase" if written_in_capitals() else "none"}; }}
QLabel[role="soft"] {{ color: {theme.INK_SOFT}; }}
QLabel[role="wrong"] {{ color: {theme.GRAVE.strong}; font-weight: 600; }}
QLabel[role="complaint"] {{ background: {theme.GRAVE.ground}; border: 1px solid {theme.GRAVE.strong};
  border-radius: 7px; padding: 6px 9px; }}
QLabel[role="away"] {{ color: {theme.ASKING.strong}; font-weight: 600; }}
QLabel[role="cite"] {{ color: {theme.LINK}; font-weight: 700; }}
QLabel[role="small felt"] {{ background: {theme.FELT}; border-radius: 6px; }}
QLabel[role="key"] {{ background: {theme.PAPER_DEEP}; border-radius: 4px; padding: 1px 6px; font-weight: 700; }}
QLabel[role="pill"] {{ border-radius: 9px; padding: 2px 9px; font-size: {theme.SMALL_SIZE}pt; font-weight: 700; }}
QLabel#blind {{ margin-top: 8px; }}
"""


def _buttons() -> str:
    ask = theme.ASKING
    return f"""
QPushButton {{ background: {theme.CARD_PAPER}; border: 1px solid {theme.LINE_STRONG}; border-radius: 8px;
  padding: 5px 12px; min-height: {theme.BUTTON_HEIGHT - 14}px; outline: none; }}
QPushButton:hover {{ background: {theme.PAPER_SHADE}; }}
QPushButton:pressed {{ background: {theme.PAPER_DEEP}; }}
QPushButton:focus {{ border: 2px solid {theme.CHOSEN_EDGE}; padding: 4px 11px; }}
QPushButton:disabled {{ color: {theme.LINE_STRONG}; border-color: {theme.LINE}; }}
QPushButton:default {{ border-color: {theme.CHOSEN_EDGE}; }}
QPushButton[role="answer"] {{ border: 1px solid {ask.strong}; color: {ask.strong}; border-radius: 14px;
  font-weight: 600; }}
QPushButton[role="answer"]:hover {{ background: {ask.ground}; }}
QPushButton[role="answer"]:focus {{ border: 2px solid {ask.strong}; }}
QPushButton[role="chosen"] {{ background: {ask.strong}; color: {ask.on_strong}; border: 1px solid {ask.strong};
  border-radius: 14px; font-weight: 600; }}
QPushButton[role="chosen"]:focus {{ border: 2px solid {theme.INK}; }}
QPushButton[role="option"] {{ text-align: left; }}
QPushButton[role="suit"] {{ font-size: {theme.TITLE_SIZE}pt; padding: 3px 9px; }}
QPushButton[role="suit"]:focus {{ padding: 2px 8px; }}
QPushButton[role="suit"]:hover {{ border-color: {theme.CHOSEN_EDGE}; }}
QPushButton[role="option"]:hover {{ border-color: {theme.CHOSEN_EDGE}; }}
QPushButton[role="tile"], QPushButton[role="pick"] {{ text-align: left; border: 1px solid {theme.LINE}; }}
QPushButton[role="pick"] {{ text-align: center; padding: 2px 4px;
  border-color: {theme.LINE_STRONG}; border-radius: 6px; }}
QPushButton[role="tile"]:checked, QPushButton[role="pick"]:checked {{ background: {theme.CHOSEN};
  border: 1px solid {theme.CHOSEN_EDGE}; color: {theme.LINK}; font-weight: 700; }}
QPushButton[role="tile"]:focus, QPushButton[role="pick"]:focus {{ border: 2px solid {theme.CHOSEN_EDGE}; }}
QPushButton[role="pick"]:focus {{ padding: 1px 3px; }}
QPushButton[role="dealing"] {{ padding: 1px 2px; border: 1px solid {theme.LINE_STRONG}; border-radius: 4px;
  font-weight: 700; min-height: {theme.BUTTON_HEIGHT - 20}px; }}
QPushButton[role="dealing"][dealt="true"] {{ background: {theme.PAPER_DEEP}; color: {theme.INK_SOFT};
  font-weight: 400; border-color: {theme.LINE}; }}
QPushButton[role="dealing"]:checked {{ background: {theme.CHOSEN}; border-color: {theme.CHOSEN_EDGE};
  font-weight: 700; }}
QPushButton[role="dealing"]:focus {{ border: 2px solid {theme.CHOSEN_EDGE}; padding: 0 1px; }}
QPushButton[role="main"] {{ background: {theme.CHOSEN_EDGE}; color: {theme.CARD_PAPER}; font-weight: 700;
  border: 1px solid {theme.CHOSEN_EDGE}; }}
QPushButton[role="main"]:hover {{ background: {theme.LINK}; }}
QPushButton[role="main"]:focus {{ border: 2px solid {theme.INK}; }}
QPushButton[role="link"] {{ border: none; background: transparent; color: {theme.LINK}; padding: 2px 4px; }}
QPushButton[role="link"] QLabel {{ color: {theme.LINK}; }}
QPushButton[role="link"]:hover {{ text-decoration: underline; }}
QPushButton[role="link"]:focus {{ border: 1px solid {theme.CHOSEN_EDGE}; border-radius: 4px; padding: 1px 3px; }}
QPushButton[role="segment"] {{ border: 1px solid transparent; background: transparent; color: {theme.INK_SOFT};
  border-radius: 12px; padding: 3px 14px; min-height: 16px; }}
QPushButton[role="segment"][tight="true"] {{ padding: 3px 6px; }}
QPushButton[role="segment"]:checked {{ background: {theme.CARD_PAPER}; color: {theme.INK}; font-weight: 700;
  border: 1px solid {theme.LINE_STRONG}; }}
QPushButton[role="segment"]:focus {{ border: 1px solid {theme.CHOSEN_EDGE}; }}
QFrame[role="segments"] {{ background: {theme.PAPER_DEEP}; border-radius: 13px; }}
"""


def _fields() -> str:
    return f"""
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QTextEdit {{ background: {theme.CARD_PAPER};
  border: 1px solid {theme.LINE_STRONG}; border-radius: 7px; padding: 4px 8px;
  selection-background-color: {theme.CHOSEN_EDGE}; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
  border: 1px solid {theme.CHOSEN_EDGE}; }}
QLineEdit[role="error"] {{ border: 1px solid {theme.GRAVE.strong}; background: {theme.GRAVE.ground}; }}
QLineEdit[cue="on"] {{ border: 2px solid {theme.CHOSEN_EDGE}; background: {theme.CHOSEN};
  placeholder-text-color: {theme.INK}; padding: 3px 7px; }}
QTextBrowser {{ background: {theme.CARD_PAPER}; border: none; padding: 6px; }}
"""


def _lists() -> str:
    return f"""
QTreeView, QListView {{ background: {theme.PAPER}; border: none; outline: none; show-decoration-selected: 0; }}
QTreeView::item, QListView::item {{ padding: 3px 2px; border-radius: 5px; }}
QTreeView::item:hover, QListView::item:hover {{ background: {theme.PAPER_SHADE}; }}
QTreeView::item:selected, QListView::item:selected {{ background: {theme.CHOSEN}; color: {theme.LINK}; }}
QTreeView::branch {{ background: {theme.PAPER}; }}
QMenu {{ background: {theme.CARD_PAPER}; border: 1px solid {theme.LINE_STRONG}; padding: 4px; }}
QMenu::item {{ padding: 5px 22px 5px 14px; border-radius: 5px; }}
QMenu::item:selected {{ background: {theme.CHOSEN}; color: {theme.INK}; }}
QMenu::item:disabled {{ color: {theme.INK_FAINT}; }}
QMenu::separator {{ height: 1px; background: {theme.LINE}; margin: 4px 8px; }}
"""


def _bars() -> str:
    return f"""
QMenuBar, QFrame#strip {{ background: {theme.PAPER}; border-bottom: 1px solid {theme.LINE}; padding: 3px 6px; }}
QMenuBar::item {{ padding: 4px 9px; border-radius: 5px; background: transparent; }}
QMenuBar::item:selected {{ background: {theme.CHOSEN}; }}
QStatusBar {{ background: {theme.PAPER_DEEP}; }}
QStatusBar::item {{ border: none; }}
QStatusBar QLabel {{ font-weight: 600; }}
QScrollArea {{ background: {theme.PAPER}; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
QScrollBar::handle {{ background: {theme.LINE_STRONG}; border-radius: 4px; margin: 1px;
  min-height: 24px; min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def _tones() -> str:
    return "\n".join(
        f'QFrame[card="true"][tone="{name}"] {{ background: {tone.ground}; border: 1px solid {tone.edge}; }}\n'
        f'QLabel[role="pill"][tone="{name}"] {{ background: {tone.strong}; color: {tone.on_strong}; }}'
        for name, tone in theme.TONES.items()
    )
