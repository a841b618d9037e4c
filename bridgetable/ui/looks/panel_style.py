"""The style of what the panels add to the window's own parts: folds, notices, the line on the felt, the status line."""

from __future__ import annotations

from bridgetable.ui.looks import theme


def panel_sheet() -> str:
    """The style sheet of the panels, to stand after the window's."""
    return "\n".join((_bar(), _folds(), _felt(), _notices(), _suits(), _answer_styles()))


def _bar() -> str:
    return f"""
QMenuBar::item {{ padding: 7px 9px; }}
QGraphicsView[felt="true"] {{ background: {theme.FELT}; border: none; }}
QWidget[sheet="true"] {{ background: {theme.CARD_PAPER}; }}
"""


def _folds() -> str:
    return f"""
QPushButton[role="fold"] {{ border: none; background: transparent; text-align: left; padding: 3px 2px;
  color: {theme.INK}; font-weight: 600; }}
QPushButton[role="fold"]:hover {{ color: {theme.LINK}; }}
QPushButton[role="fold"]:focus {{ border: 1px solid {theme.CHOSEN_EDGE}; border-radius: 4px; padding: 2px 1px; }}
QPushButton[role="picture"] {{ border: 1px solid {theme.LINE_STRONG}; background: transparent; padding: 2px; }}
QPushButton[role="picture"]:hover {{ border-color: {theme.LINK}; }}
QPushButton[role="picture"]:focus {{ border: 2px solid {theme.CHOSEN_EDGE}; padding: 1px; }}
QPushButton[role="arrow"] {{ border: none; background: transparent; padding: 2px 0; min-height: 14px;
  color: {theme.INK_SOFT}; }}
QPushButton[role="arrow"]:hover {{ color: {theme.LINK}; }}
QPushButton[role="arrow"]:focus {{ border: 1px solid {theme.CHOSEN_EDGE}; border-radius: 4px; padding: 1px 0; }}
QWidget[role="reason"] {{ border-radius: 5px; }}
QWidget[role="reason"]:hover {{ background: {theme.PAPER_SHADE}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QComboBox::drop-down {{ border: none; width: 18px; }}
QComboBox::down-arrow {{ width: 0; height: 0; margin-right: 6px; border-top: 5px solid {theme.INK_SOFT};
  border-left: 4px solid {theme.CARD_PAPER}; border-right: 4px solid {theme.CARD_PAPER}; }}
QCheckBox {{ spacing: 6px; }}
QCheckBox::indicator {{ width: 12px; height: 12px; border: 1px solid {theme.LINE_STRONG}; border-radius: 4px;
  background: {theme.CARD_PAPER}; }}
QCheckBox::indicator:checked {{ width: 6px; height: 6px; border: 4px solid {theme.CHOSEN_EDGE};
  border-radius: 4px; background: {theme.ON_CHOSEN}; }}
QCheckBox::indicator:focus {{ border-color: {theme.CHOSEN_EDGE}; }}
QCheckBox:focus {{ color: {theme.LINK}; }}
QSpinBox::up-button, QSpinBox::down-button {{ border: none; background: transparent; width: 18px; }}
QSpinBox::up-arrow {{ width: 0; height: 0; border-bottom: 5px solid {theme.INK_SOFT};
  border-left: 4px solid {theme.CARD_PAPER}; border-right: 4px solid {theme.CARD_PAPER}; }}
QSpinBox::down-arrow {{ width: 0; height: 0; border-top: 5px solid {theme.INK_SOFT};
  border-left: 4px solid {theme.CARD_PAPER}; border-right: 4px solid {theme.CARD_PAPER}; }}
QLabel[role="status"] {{ background: {theme.PAPER_DEEP}; font-weight: 600; padding: 5px {theme.PANEL_MARGIN}px; }}
QLabel[role="status"][beside="low"] {{ font-size: {theme.SMALL_SIZE}pt; }}
QLabel[role="status"][beside="low"], QLabel[role="status"][beside="high"] {{
  padding: 3px {theme.PANEL_MARGIN}px; }}
QLabel[role="status"][afar="high"] {{ font-size: {theme.AFAR_SIZE}pt; }}
QLabel[role="status"][afar="low"] {{ font-size: {theme.AFAR_SIZE * 0.75}pt; }}
QLabel[role="problem"] {{ color: {theme.GRAVE.strong}; font-weight: 600; }}
QToolButton {{ border: 1px solid transparent; border-radius: 5px; padding: 2px; background: transparent; }}
QToolButton:hover {{ background: {theme.PAPER_DEEP}; }}
"""


def _felt() -> str:
    return f"""
QLabel[role="on-felt"] {{ color: {theme.ON_FELT_SOFT}; font-size: {theme.SMALL_SIZE}pt; }}
QLabel[role="on-felt-wrong"] {{ color: {theme.FOCUS}; font-size: {theme.SMALL_SIZE}pt; font-weight: 600; }}
"""


def _notices() -> str:
    return "\n".join(
        f'QFrame[role="notice"][tone="{name}"] {{ background: {tone.ground}; border-bottom: 1px solid {tone.edge}; }}'
        for name, tone in theme.TONES.items()
    )


def _suits() -> str:
    return "\n".join(
        f'QLabel[suit="{suit}"] {{ color: {colour}; font-size: {theme.HEADLINE_SIZE}pt; }}'
        f'\nQPushButton[role="pick"][suit="{suit}"]:enabled:!checked {{ color: {colour}; }}'
        f'\nQPushButton[role="dealing"][suit="{suit}"][dealt="false"] {{ color: {colour}; }}'
        for suit, colour in theme.SUITS_ON_PAPER.items()
    )


def _answer_styles() -> str:
    """The answers to a question of practice, as they are offered and as they are marked."""
    good, bad = theme.SETTLED, theme.GRAVE
    return f"""
QPushButton[role="choice"] {{ text-align: left; border: 1px solid {theme.ASKING.strong}; }}
QPushButton[role="choice"]:hover {{ background: {theme.ASKING.ground}; }}
QPushButton[role="choice"]:checked {{ background: {theme.CHOSEN}; border: 2px solid {theme.CHOSEN_EDGE}; }}
QPushButton[role="choice"]:focus {{ border: 2px solid {theme.INK}; }}
QPushButton[role="choice"]:disabled {{ border: 1px solid {theme.LINE}; }}
QListView::indicator, QTreeView::indicator {{ width: 12px; height: 12px;
  border: 1px solid {theme.INK_SOFT}; border-radius: 4px; background: {theme.CARD_PAPER}; }}
QListView::indicator:checked, QTreeView::indicator:checked {{ width: 6px; height: 6px;
  border: 4px solid {theme.CHOSEN_EDGE}; background: {theme.ON_CHOSEN}; }}
QPushButton[role="choice"] QLabel:disabled {{ color: {theme.INK}; }}
QPushButton[role="choice"][marked="right"], QPushButton[role="choice"][marked="missed"] {{
  background: {good.ground}; border: 2px solid {good.strong}; }}
QPushButton[role="choice"][marked="missed"] {{ border-style: dashed; }}
QPushButton[role="choice"][marked="wrong"] {{ background: {bad.ground}; border: 2px solid {bad.strong}; }}
"""
