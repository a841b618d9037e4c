"""The typeface of the window, made from Inter: its letters for Latin and Greek, and our own signs of the four suits.

    python3 packaging/typeface.py FOLDER     the folder with `Inter-Regular.otf` and `Inter-Bold.otf` of Inter 4.0

To be run where fontTools is installed, when the signs or the letters that are needed change; what it makes is kept with
the project in `resources/fonts`. Inter is under the SIL Open Font License without a reserved name; what is made of it
stays under that licence, and has a name of its own so that it is never mistaken for an Inter that is installed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import product

PLACE = product.ROOT / "resources" / "fonts"
NAME = "Bridgetable Sans"
STYLES = {"Regular": 400, "Bold": 700}
RANGES = ((0x20, 0x7E), (0xA0, 0x17F), (0x370, 0x3FF), (0x2010, 0x2027), (0x2030, 0x203A))
SIGNS = "№←↑→↓↔⇧≠≤≥−≈⌃⌘⌥●○✓⚠€"
"""Beside letters and punctuation, what Inter has of the signs that the window uses."""
KERNED = ["kern", "mark", "mkmk", "ccmp", "locl"]
"""No more of the font's own cleverness: it would make an arrow of what somebody types as a hyphen and a bracket."""
HEIGHT = 1.02
"""A suit sign is so much as high as a capital letter, as pips on a card are beside their rank."""
SIDE = 0.05
"""So much of the font's size is left free at either side of a sign."""

Outline = list[tuple[str, tuple[tuple[float, float], ...]]]


def outlines() -> dict[str, Outline]:
    """Each sign that is drawn here, on a square from -0.5 to 0.5 with the y axis upwards."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from bridgetable.cards import SUITS
    from bridgetable.ui.looks.pips import suit_path

    signs = {suit.symbol: traced(suit_path(suit)) for suit in SUITS}
    signs["▸"] = polygon((-0.24, 0.38), (0.3, 0), (-0.24, -0.38))
    signs["▾"] = polygon((-0.38, 0.22), (0.38, 0.22), (0, -0.3))
    signs["▶"] = polygon((-0.3, 0.4), (0.4, 0), (-0.3, -0.4))
    signs["☐"] = [*box(0.42), *box(0.33, inwards=True)]
    signs["☒"] = [*signs["☐"], *cross(0.26, 0.05)]
    signs["✕"] = cross(0.38, 0.055)
    return signs


def traced(path: Any) -> Outline:
    """An outline of the window's, whose y axis points downwards, as pens draw."""
    from PySide6.QtGui import QPainterPath

    kind, found, place = QPainterPath.ElementType, [], 0
    while place < path.elementCount():
        element = path.elementAt(place)
        if element.type == kind.CurveToElement:
            points = [path.elementAt(place + further) for further in range(3)]
            found.append(("curveTo", tuple((point.x, -point.y) for point in points)))
            place += 3
            continue
        if element.type == kind.MoveToElement:
            found += [("closePath", ())] if found else []
        found.append(("moveTo" if element.type == kind.MoveToElement else "lineTo", ((element.x, -element.y),)))
        place += 1
    return [*found, ("closePath", ())]


def polygon(*corners: tuple[float, float]) -> Outline:
    """A closed outline with straight sides from corner to corner."""
    first, *others = corners
    return [("moveTo", (first,)), *(("lineTo", (corner,)) for corner in others), ("closePath", ())]


def box(half: float, inwards: bool = False) -> Outline:
    """A square about the origin, `half` a side from it; `inwards` cuts it out of what lies round it."""
    corners = ((-half, half), (half, half), (half, -half), (-half, -half))
    return polygon(*(reversed(corners) if inwards else corners))


def cross(reach: float, thick: float) -> Outline:
    """Two bars from corner to corner."""
    rising = ((-reach - thick, -reach), (reach, reach + thick), (reach + thick, reach), (-reach, -reach - thick))
    return [*polygon(*rising), *polygon(*((-x, y) for x, y in reversed(rising)))]


def make(source: Path, style: str, weight: int) -> Path:
    """One style of the typeface."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(source)
    for sign, outline in outlines().items():
        add(font, sign, outline)
    options = Options()
    options.layout_features, options.name_IDs, options.notdef_outline = KERNED, [0, 1, 2, 3, 4, 5, 6, 13, 14], True
    subsetter = Subsetter(options)
    letters = {code for first, last in RANGES for code in range(first, last + 1)}
    subsetter.populate(unicodes=letters | set(map(ord, SIGNS)) | set(map(ord, outlines())))
    subsetter.subset(font)
    rename(font, style, weight)
    made = PLACE / f"{NAME.replace(' ', '')}-{style}.otf"
    font.save(made)
    return made


def add(font: Any, sign: str, outline: Outline) -> None:
    """Draw a sign into the font, as high as its capitals, in the place of one it has."""
    from fontTools.pens.t2CharStringPen import T2CharStringPen

    top = font["CFF "].cff.topDictIndex[0]
    capital, em, name = font["OS/2"].sCapHeight, font["head"].unitsPerEm, f"sign{ord(sign):04X}"
    scale = capital * HEIGHT
    left = min(x for _, points in outline for x, _ in points) * scale
    right = max(x for _, points in outline for x, _ in points) * scale
    width = round(right - left + 2 * SIDE * em)
    pen = T2CharStringPen(width - top.Private.nominalWidthX, None)
    for verb, points in outline:
        getattr(pen, verb)(*((x * scale - left + SIDE * em, y * scale + capital / 2) for x, y in points))
    drawn = pen.getCharString(private=top.Private, globalSubrs=top.GlobalSubrs)
    top.CharStrings.charStringsIndex.append(drawn)
    top.CharStrings.charStrings[name] = len(top.CharStrings.charStringsIndex) - 1
    top.charset.append(name)
    font.setGlyphOrder(list(top.charset))
    font["hmtx"].metrics[name] = (width, round(SIDE * em))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(sign)] = name


def rename(font: Any, style: str, weight: int) -> None:
    """Give the font its own name, beside the copyright and the licence of those who drew the letters."""
    names, postscript = font["name"], f"{NAME.replace(' ', '')}-{style}"
    told = {1: NAME, 2: style, 3: f"{NAME} {style}", 4: f"{NAME} {style}", 6: postscript}
    told[5] = f"{names.getDebugName(5)}; Bridgetable"
    for number, words in told.items():
        names.setName(words, number, 3, 1, 0x409)
    names.names = [record for record in names.names if record.platformID == 3]
    font["OS/2"].usWeightClass = weight
    top = font["CFF "].cff
    top.fontNames = [postscript]
    top.topDictIndex[0].FamilyName, top.topDictIndex[0].FullName = NAME, f"{NAME} {style}"


def main() -> int:
    """Make each style from the fonts in the folder that is named; print the files with their sizes."""
    for style, weight in STYLES.items():
        made = make(Path(sys.argv[1]) / f"Inter-{style}.otf", style, weight)
        print(made.name, made.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
