"""Every colour and every size of the window, in one place and without Qt.

Colours are written #rrggbb (or #aarrggbb with an alpha value first), lengths of the panels in device-independent
pixels, lengths of the table in table units: the felt is at least `TABLE_WIDTH` × `TABLE_HEIGHT` units and is scaled
as a whole, so that a unit is about a pixel in a window of 1280×800.
"""

from __future__ import annotations

from dataclasses import dataclass

# Paper: panels, fields, text

PAPER = "#fcfaf5"
PAPER_SHADE = "#f3efe5"
PAPER_DEEP = "#e8e3d6"
CARD_PAPER = "#ffffff"
LINE = "#ddd8ca"
LINE_STRONG = "#b9b3a2"
INK = "#22241f"
INK_SOFT = "#5f6158"
INK_FAINT = "#6f7067"
LINK = "#1a5bab"
CHOSEN = "#dfe9f7"
CHOSEN_EDGE = "#1f62b5"

# What a panel is about: background, edge, strong colour on white, text on the strong colour


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of one kind of message: `ground` and `edge` of its card, `strong` for its pill, `on_strong`."""

    ground: str
    edge: str
    strong: str
    on_strong: str = "#ffffff"


SETTLED = Tone("#e6f1e8", "#b5d6bd", "#1d6b38")
ASKING = Tone("#f0eafa", "#cdbfe8", "#663a9f")
WARNING = Tone("#fbeee2", "#ecc9a4", "#a5500b")
GRAVE = Tone("#fae8e6", "#e6b9b4", "#a92a22")
CALM = Tone("#e8eff8", "#bbcfe8", "#1f5fae")
PLAIN = Tone("#f3efe5", "#ddd8ca", "#5b5d55")

TONES = {"settled": SETTLED, "asking": ASKING, "warning": WARNING, "grave": GRAVE, "calm": CALM, "plain": PLAIN}
"""Tones by the name under which the style sheet knows them."""

STATUS_TONES = {
    "in hand": "plain",
    "held": "calm",
    "face-down lead": "plain",
    "played": "settled",
    "exposed": "plain",
    "minor penalty": "warning",
    "major penalty": "grave",
    "withdrawn": "plain",
    "must be played": "asking",
    "quitted": "plain",
    "may be taken back": "calm",
    "must go back": "warning",
}
"""The tone of each status of a card, by the words of the verdict."""

# Felt

FELT = "#2e6a4c"
FELT_MIDDLE = "#357555"
FELT_EDGE = "#24563d"
FELT_LINE = "#1f4d36"
TRICK_GROUND = "#30123824"
ZONE_LINE = "#ccf2f7ee"
ZONE_NOW = "#2effffff"
ON_FELT = "#f4f7f1"
ON_FELT_SOFT = "#cfe0d4"
LABEL_GROUND = "#e6f4f6f0"
LABEL_TURN = "#ffffff"
LABEL_TURN_EDGE = "#f2c14e"
FOCUS = "#f7c948"

# Cards

CARD_FACE = "#fffefb"
CARD_EDGE = "#b9b6ab"
CARD_SHADOW = "#38000000"
BACK = "#2c4d83"
BACK_LINE = "#9db6da"
BACK_EDGE = "#eef2f8"
PART_FACE = "#f6f1e3"
FOUR_COLOURS = {"S": "#16181c", "H": "#c8201f", "D": "#cf6a00", "C": "#157a34"}
TWO_COLOURS = {"S": "#16181c", "H": "#c8201f", "D": "#c8201f", "C": "#16181c"}
NO_SUIT = "#4b4d48"

# Table units

TABLE_WIDTH = 760.0
TABLE_HEIGHT = 640.0
CARD_WIDTH = 66.0
CARD_HEIGHT = 92.0
CARD_RADIUS = 5.5
INDEX_HEIGHT = 19.0
INDEX_WIDTH = 19.5
TABLE_MARGIN = 12.0
LABEL_HEIGHT = 24.0
LABEL_WIDTH = 168.0
LABEL_GAP = 7.0
FLAG_HEIGHT = 20.0
TURNED_SCALE = 0.32

# Panels, in pixels

LEFT_WIDTH = 206
RIGHT_WIDTH = 318
PANEL_MARGIN = 12
SPACING = 8
RADIUS = 9
BUTTON_HEIGHT = 30
TIMELINE_HEIGHT = 92
STATUS_HEIGHT = 26

# Type

FONT_FAMILIES = ("Inter", "Segoe UI Variable Text", "Segoe UI", "SF Pro Text", "Helvetica Neue", "DejaVu Sans")
TEXT_SIZE = 10.0
SMALL_SIZE = 9.0
HEADLINE_SIZE = 12.5
TITLE_SIZE = 10.5

# Time, in milliseconds

ANIMATION = 220
REST = 350
"""A card that has not moved for so long has come to rest."""
NEXT_FRAME = 20
"""The panels follow the table so much later, one frame of the screen: the table comes first."""
