"""The colours of the window, light, dark and high in contrast, and the cloths of the table. Values only, without Qt.

Colours are written #rrggbb, or #aarrggbb with an alpha value first. `theme.wear` puts one palette to use; a new colour
is a new field here with a value in every palette, and its name in capitals in `theme`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bridgetable.value import value


@value
class Tone:
    """The colours of one kind of message: `ground` and `edge` of its card, `strong` for its pill, `on_strong`."""

    ground: str
    edge: str
    strong: str
    on_strong: str = "#ffffff"


@value
class Cloth:
    """The colours of a cloth: its own, `felt_middle` under the lamp, `felt_edge`, and soft text on it."""

    felt: str
    felt_middle: str
    felt_edge: str
    on_felt_soft: str


@value
class Palette:
    """Every colour there is, but for the cloth; `tones` by the name under which the style sheet knows them."""

    # Paper: panels, fields, text
    paper: str
    paper_shade: str
    paper_deep: str
    card_paper: str
    line: str
    line_strong: str
    ink: str
    ink_soft: str
    ink_faint: str
    link: str
    chosen: str
    chosen_edge: str
    on_chosen: str
    suits_on_paper: Mapping[str, str]
    tones: Mapping[str, Tone]

    # On the felt, whatever its cloth
    cloths: Mapping[str, Cloth]
    trick_ground: str
    zone_line: str
    zone_now: str
    on_felt: str
    label_ground: str
    label_edge: str
    label_turn: str
    label_turn_edge: str
    flag_edge: str
    focus: str
    lit: str
    lit_edge: str
    shade: str

    # Cards
    card_face: str
    part_face: str
    card_edge: str
    card_shadow: str
    back: str
    back_line: str
    back_edge: str
    four_colours: Mapping[str, str]
    two_colours: Mapping[str, str]
    no_suit: str


LIGHT = Palette(
    paper="#fcfaf5",
    paper_shade="#f3efe5",
    paper_deep="#e8e3d6",
    card_paper="#ffffff",
    line="#ddd8ca",
    line_strong="#8f8a7a",
    ink="#22241f",
    ink_soft="#5a5c53",
    ink_faint="#65665d",
    link="#1a5bab",
    chosen="#dfe9f7",
    chosen_edge="#1f62b5",
    on_chosen="#ffffff",
    suits_on_paper={"S": "#16181c", "H": "#b80d3c", "D": "#b84a00", "C": "#157a34"},
    tones={
        "settled": Tone("#e6f1e8", "#b5d6bd", "#1d6b38"),
        "asking": Tone("#f0eafa", "#cdbfe8", "#663a9f"),
        "warning": Tone("#fbeee2", "#ecc9a4", "#a04d0a"),
        "grave": Tone("#fae8e6", "#e6b9b4", "#a92a22"),
        "calm": Tone("#e8eff8", "#bbcfe8", "#1f5fae"),
        "plain": Tone("#f3efe5", "#ddd8ca", "#5b5d55"),
    },
    cloths={
        "green": Cloth("#2e6a4c", "#337153", "#24563d", "#dceae0"),
        "blue": Cloth("#2c5a85", "#336390", "#234a6e", "#dbe6f1"),
        "burgundy": Cloth("#73293b", "#7e3145", "#5c1f2e", "#f0dde1"),
        "grey": Cloth("#4f565c", "#586067", "#40464b", "#e2e6e8"),
    },
    trick_ground="#2c000000",
    zone_line="#ccf2f7ee",
    zone_now="#2effffff",
    on_felt="#f7f9f5",
    label_ground="#f4f6f0",
    label_edge="#8f8a7a",
    label_turn="#ffffff",
    label_turn_edge="#f2c14e",
    flag_edge="#ffffff",
    focus="#f7c948",
    lit="#7fd4ff",
    lit_edge="#0b3f63",
    shade="#30000000",
    card_face="#fffefb",
    part_face="#fbf6e9",
    card_edge="#b9b6ab",
    card_shadow="#38000000",
    back="#2c4d83",
    back_line="#9db6da",
    back_edge="#eef2f8",
    four_colours={"S": "#16181c", "H": "#bd0f36", "D": "#bf4c00", "C": "#157a34"},
    two_colours={"S": "#16181c", "H": "#c8201f", "D": "#c8201f", "C": "#16181c"},
    no_suit="#4b4d48",
)
"""Paper on a table in daylight."""

DARK = Palette(
    paper="#23251f",
    paper_shade="#2c2f28",
    paper_deep="#363932",
    card_paper="#2a2d27",
    line="#43473e",
    line_strong="#83887b",
    ink="#edece5",
    ink_soft="#bfc0b6",
    ink_faint="#aeb0a5",
    link="#92bdf6",
    chosen="#2c3f5a",
    chosen_edge="#79abea",
    on_chosen="#0d1826",
    suits_on_paper={"S": "#edece5", "H": "#ff96a5", "D": "#ffa53d", "C": "#85d69e"},
    tones={
        "settled": Tone("#203126", "#3a5c44", "#85d69e", "#0d2113"),
        "asking": Tone("#2f2940", "#54497c", "#c9b0f7", "#1b1230"),
        "warning": Tone("#39291a", "#6a4c2b", "#f3b06c", "#291702"),
        "grave": Tone("#3c2523", "#70423d", "#ff9c93", "#300a06"),
        "calm": Tone("#232f3d", "#3e5775", "#92bdf6", "#0b192b"),
        "plain": Tone("#30332c", "#4b4f46", "#bfc0b6", "#1b1d19"),
    },
    cloths={
        "green": Cloth("#1f4634", "#244f3c", "#183729", "#c3d6ca"),
        "blue": Cloth("#1f3f5e", "#25496b", "#183249", "#c2d1e0"),
        "burgundy": Cloth("#4f1f2b", "#592532", "#3e1721", "#dfc7cc"),
        "grey": Cloth("#33383c", "#3b4045", "#282c30", "#cbd0d3"),
    },
    trick_ground="#3a000000",
    zone_line="#b8e4ebdf",
    zone_now="#24ffffff",
    on_felt="#eef1eb",
    label_ground="#2a2d27",
    label_edge="#83887b",
    label_turn="#363932",
    label_turn_edge="#e3b23c",
    flag_edge="#23251f",
    focus="#f7c948",
    lit="#7fd4ff",
    lit_edge="#0b3f63",
    shade="#60000000",
    card_face="#f4f2ec",
    part_face="#f0ebdf",
    card_edge="#8f8d84",
    card_shadow="#66000000",
    back="#27436f",
    back_line="#7f9ac2",
    back_edge="#d5dbe4",
    four_colours={"S": "#16181c", "H": "#ad0c30", "D": "#b54800", "C": "#126b2d"},
    two_colours={"S": "#16181c", "H": "#b81c1b", "D": "#b81c1b", "C": "#16181c"},
    no_suit="#4b4d48",
)
"""The same table in the evening: the cards are still the brightest thing on it."""

CONTRAST = Palette(
    paper="#ffffff",
    paper_shade="#f0f0f0",
    paper_deep="#e0e0e0",
    card_paper="#ffffff",
    line="#000000",
    line_strong="#000000",
    ink="#000000",
    ink_soft="#1c1c1c",
    ink_faint="#333333",
    link="#00339c",
    chosen="#ffe873",
    chosen_edge="#00339c",
    on_chosen="#ffffff",
    suits_on_paper={"S": "#000000", "H": "#94002b", "D": "#b54800", "C": "#005a1e"},
    tones={
        "settled": Tone("#e2f6e5", "#004d18", "#004d18"),
        "asking": Tone("#f0e7ff", "#3f0f85", "#3f0f85"),
        "warning": Tone("#ffeeda", "#7a3300", "#7a3300"),
        "grave": Tone("#ffe6e3", "#8c0009", "#8c0009"),
        "calm": Tone("#e4eeff", "#00338f", "#00338f"),
        "plain": Tone("#f0f0f0", "#000000", "#262626"),
    },
    cloths={
        "green": Cloth("#00301a", "#00301a", "#001f10", "#ffffff"),
        "blue": Cloth("#00204a", "#00204a", "#001430", "#ffffff"),
        "burgundy": Cloth("#42000f", "#42000f", "#2c000a", "#ffffff"),
        "grey": Cloth("#1e1e1e", "#1e1e1e", "#101010", "#ffffff"),
    },
    trick_ground="#ff000000",
    zone_line="#ffffff",
    zone_now="#59ffffff",
    on_felt="#ffffff",
    label_ground="#ffffff",
    label_edge="#000000",
    label_turn="#ffe14d",
    label_turn_edge="#c43d00",
    flag_edge="#ffffff",
    focus="#ffd500",
    lit="#5cd6ff",
    lit_edge="#002b4a",
    shade="#80000000",
    card_face="#ffffff",
    part_face="#fff3c4",
    card_edge="#000000",
    card_shadow="#00000000",
    back="#10264d",
    back_line="#ffffff",
    back_edge="#ffffff",
    four_colours={"S": "#000000", "H": "#94002b", "D": "#b54800", "C": "#005f20"},
    two_colours={"S": "#000000", "H": "#a80000", "D": "#a80000", "C": "#000000"},
    no_suit="#262626",
)
"""For eyes that need it, and for a pale projector: black on white, every edge drawn, the cloth almost black."""


@value
class Print:
    """The colours of printed matter: the same whatever the window wears, and readable in grey."""

    paper: str
    ink: str
    soft: str
    line: str
    shade: str


PRINT = Print(paper="#ffffff", ink="#000000", soft="#444444", line="#808080", shade="#efefef")
PALETTES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}
CLOTHS = tuple(LIGHT.cloths)
"""The names of the cloths, the usual one first."""
