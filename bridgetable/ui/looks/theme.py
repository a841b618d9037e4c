"""Every colour and every size of the window, in one place and without Qt.

Colours have the value of the palette the window wears now (`wear`; the values stand in `palettes`): read them when you
draw or style, never at import, and everything follows when the palette changes. Lengths of the panels are written in
device-independent pixels, lengths of the table in table units: the felt is at least so many of them wide and high as
`felt.layout.FELTS` says, and is scaled as a whole, so that a unit is about a pixel in a window of 1280×800.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from bridgetable.ui.looks.palettes import LIGHT, Cloth, Palette, Tone

# Paper: panels, fields, text

PAPER: str
PAPER_SHADE: str
PAPER_DEEP: str
CARD_PAPER: str
LINE: str
LINE_STRONG: str
INK: str
INK_SOFT: str
INK_FAINT: str
LINK: str
CHOSEN: str
CHOSEN_EDGE: str
ON_CHOSEN: str
SUITS_ON_PAPER: Mapping[str, str]

# What a panel is about

TONES: Mapping[str, Tone]
SETTLED: Tone
ASKING: Tone
WARNING: Tone
GRAVE: Tone
CALM: Tone
PLAIN: Tone

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
    "may not": "grave",
}
"""The tone of each status of a card, by the words of the verdict."""

# Felt

CLOTHS: Mapping[str, Cloth]
FELT: str
FELT_MIDDLE: str
FELT_EDGE: str
ON_FELT_SOFT: str
TRICK_GROUND: str
ZONE_LINE: str
ZONE_NOW: str
ON_FELT: str
LABEL_GROUND: str
LABEL_EDGE: str
LABEL_TURN: str
LABEL_TURN_EDGE: str
FLAG_EDGE: str
FOCUS: str
LIT: str
LIT_EDGE: str
SHADE: str

# Cards

CARD_FACE: str
CARD_EDGE: str
CARD_SHADOW: str
BACK: str
BACK_LINE: str
BACK_EDGE: str
PART_FACE: str
FOUR_COLOURS: Mapping[str, str]
TWO_COLOURS: Mapping[str, str]
NO_SUIT: str


def wear(palette: Palette, cloth: str = "green") -> None:
    """Give every colour the value it has in `palette`, and the table the cloth of that name."""
    values: dict[str, object] = dict(palette.tones)
    for part in (palette, palette.cloths[cloth]):
        values |= {name: getattr(part, name) for name in part.__match_args__}
    globals().update({name.upper(): value for name, value in values.items()})


wear(LIGHT)


@contextmanager
def on_paper() -> Iterator[None]:
    """For as long as something is drawn that will be printed: light colours, and a table without cloth."""
    names = [name.upper() for part in (Palette, Cloth) for name in part.__match_args__] + [*map(str.upper, LIGHT.tones)]
    worn = {name: globals()[name] for name in names}
    wear(replace(LIGHT, cloths={"paper": _NO_CLOTH}, trick_ground="#ededed", on_felt="#000000"), "paper")
    try:
        yield
    finally:
        globals().update(worn)


_NO_CLOTH = Cloth(felt="#ffffff", felt_middle="#ffffff", felt_edge="#ffffff", on_felt_soft="#444444")

# Table units

TABLE_WIDTH = 690.0
TABLE_HEIGHT = 556.0
FLAT_WIDTH, FLAT_HEIGHT = 900.0, 402.0
"""The felt of a wide and low window."""
ROOMY_WIDTH, ROOMY_HEIGHT = 750.0, 516.0
"""From this width on the hands at the left and the right have two rows instead of three, and need less height."""
CARD_WIDTH = 66.0
CARD_HEIGHT = 92.0
CARD_RADIUS = 5.5
INDEX_HEIGHT = 19.0
INDEX_WIDTH = 19.5
LARGE_INDEX_HEIGHT = 24.0
LARGE_INDEX_WIDTH = 23.5
LABEL_HEIGHT = 24.0
COUNT_HEIGHT, COUNT_WIDTH = 51.0, 58.0
FLAG_HEIGHT = 20.0
FLAG_ROW = 14.0
"""A second row of words makes a flag so much higher."""
FLAG_TEXT = 12
LEAST_FLAG_TEXT = 11
"""The words of a flag are never smaller on the screen, in pixels, however small the table."""
LARGE_FLAG = 1.4
"""So many times larger are flags that are to be read from afar."""
LARGEST_FLAG, LARGEST_NAME = 2.0, 1.8
"""So many times larger a flag and a name can be, with the size of text or so that they can be read."""
NAME_TEXT = 13
"""The smallest letters of names and counts, in table units."""
ROOM_MUST_READ, ROOM_LETTERS = 0.0155, 0.0125
"""For a room: how high is a capital of what it must read, and how large other letters are, by the picture's width."""
LARGEST_INDEX = 30.0
TURNED_SCALE = 0.41
TURNED_STEP = 13.5
"""From one turned card to the next: wide enough to count them."""

# Panels, in pixels

LEFT_WIDTH = 206
RIGHT_WIDTH = 318
RIGHT_LEAST = (190, 64)
"""The right column can be so narrow: so much, and so much more for each size of text, before its words are cut off."""
AROUND_FELT, AROUND_LARGER = 203, (112, 63)
"""So much of a window's height is not the felt's; with larger text so much, and so much more for each size of text."""
WIDE_WIDTH = 540
"""Of the right column while it compares: two columns in one."""
WIDE_LEAST = 300
"""What is compared needs so much, and with larger text so many times as much."""
WIDE_SHARE = 0.46
"""But at most so much of the window, however large the text."""
MENU_ROOM = 18
"""At both ends of the title of a menu, together."""
MIDDLE_WIDTH = 640
"""The list of cases gives way to a wide column that leaves the table less than this."""
LINK_DROP = 2
"""The words of a link stand so much lower than those of a label beside it, which is lowered by it."""
LINK_INDENT = 4
"""Words over a link begin where its words do."""
PANEL_MARGIN = 12
SPACING = 8
INDENT = 14
ARROW_WIDTH = 18
RADIUS = 9
BUTTON_HEIGHT = 30
TIMELINE_HEIGHT = 92
STATUS_HEIGHT = 26
HIGH_MIDDLE = 900
"""A window so high has room for one line more of the timeline."""
NOTE_WIDTH = 330
LEAST_MIDDLE = 600
"""The list of cases gives way to a table that would have less than this."""
LAW_BOOK = (1200, 760)
LAW_LIST = 290
OWN_BOOK = 300

# Type

_MAC = sys.platform == "darwin"
FONT_FAMILIES = ("Bridgetable Sans", *(("Helvetica Neue",) if _MAC else ("Segoe UI", "DejaVu Sans")))
"""Our own, which comes with the program, and what stands in for it where its file is gone.

On a Mac only what every Mac has: for one it lacks, Qt looks through all its fonts, and complains of the time.
"""
POINT = 96 / 72 if _MAC and os.environ.get("QT_QPA_PLATFORM", "cocoa") == "cocoa" else 1.0
"""A Mac has 72 points to the inch where other screens have 96: the same letters take so many more of them there."""
TEXT_SIZE = 10.0 * POINT
SMALL_SIZE = 9.0 * POINT
HEADLINE_SIZE = 12.5 * POINT
TITLE_SIZE = 10.5 * POINT
AFAR_SIZE = 24.0 * POINT
"""Three hundredths of the height of a usual screen: to be read six metres away. Three quarters of it on a low one."""
HIGH_SCREEN = 900
TEXT_SIZES = (100, 110, 125, 150, 175, 200)
"""The sizes of text one can choose, in hundredths of these."""

# Time, in milliseconds

SLICE = 6
"""Work that can wait is done in slices so long."""
ANIMATION = 220
REST = 350
"""A card that has not moved for so long has come to rest."""
NEXT_FRAME = 20
"""The panels follow the table so much later, one frame of the screen: the table comes first."""

# The ruling sheet: printed matter, in points; readable in grey

SHEET_MARGIN = 42.0
SHEET_FOOT = 30.0
SHEET_TITLE = 17.0
SHEET_HEADLINE = 11.5
SHEET_TEXT = 9.5
SHEET_SMALL = 8.0
REPORT_WINDOW = (520, 420)
SHEET_WINDOW = (780, 980)
"""The window that shows the sheet, in pixels."""
SCREEN_EDGE = (20, 60)
"""So much of the screen is left free by a window that could be larger than it."""
SHEET_WHERE = 80
"""So many letters the director may write at the head of a sheet."""
SHEET_SMALLER = 0.92
"""Before anything is left out, all letters are made so much smaller."""
