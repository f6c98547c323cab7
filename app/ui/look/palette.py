"""Every colour of the windows and the table, named by what it is for.

A palette holds plain "#rrggbb" strings ("#aarrggbb" where a line lets the ground through), so that
it can be compared, hashed and checked without Qt.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from app.core.data.value import value
from app.ui.look.style.style_sheet import style_sheet

ThemeName = Literal["light", "dark", "contrast"]


@value
class Palette:
    """One theme. `x_text` reads on `x`: at 4.5 to 1 at the least, in the contrast theme at 7."""

    name: ThemeName

    # The table.
    mat: str
    """藍: the mat at its edges."""
    mat_light: str
    """The mat in its middle."""
    mat_wave: str
    """The seigaiha pattern; translucent."""
    mat_text: str
    """Words on the mat: hand size, key hints, what is to be done."""
    mat_muted: str
    """What is told on the mat all the time: the names of zones."""
    mat_shade: str
    """What falls on the cloth in a shadow, and in the folds of the curtain."""
    rim: str
    """The wooden rim."""
    rim_light: str
    rim_dark: str
    zone_line: str
    """The outline of a zone; translucent."""
    zone_fill: str
    """The inside of a zone; translucent."""
    slot_line: str
    """The outline of an empty place in a zone; translucent."""
    ground: str
    """A cell that is laid waste, or otherwise ground of its own."""
    ground_line: str
    """The cracks in it, and its edge."""
    zone_label: str
    """The small plate behind a zone's name where the theme is `plain`; elsewhere it has none."""
    drop: str
    """The outline of the zone or card that a drop would reach."""
    drop_fill: str
    """The inside of that zone; translucent."""
    arrow_move: str
    """A plan's own move."""
    arrow_attack: str
    """A planned attack."""
    arrow_cast: str
    """A planned spell, from the hand."""
    arrow_rule: str
    """What happens by rule, without being planned."""

    # The top bar.
    bar: str
    """墨: the bar."""
    bar_text: str
    bar_muted: str
    bar_line: str
    """The outline of the pills on the bar."""

    # The side panel, dialogs and fields.
    panel: str
    """Washi: the ground of panels."""
    panel_raised: str
    """A sheet lying on the panel: advice, the field one writes in."""
    panel_line: str
    """Lines between parts of a panel and around buttons."""
    field_line: str
    """Lines around what is written or chosen in: 3 to 1 against both grounds."""
    text: str
    muted: str
    """Words of lesser weight: rule numbers, inactive tabs."""
    accent_text: str
    """Vermilion that reads on `panel` and `panel_raised`: the tab in front, what is wrong."""
    log_number: str
    """Turn and step before a log line."""
    log_wrong_fill: str
    """The ground of a log line or a stage entry that needs a look; `text` is written on it."""

    # Meanings.
    vermilion: str
    """朱: the primary action and what is wrong."""
    vermilion_text: str
    vermilion_line: str
    """The outline of a vermilion button."""
    gold: str
    """Whose turn, selection."""
    gold_text: str
    matcha: str
    """Fine, done, allowed."""
    matcha_text: str
    focus: str
    """The ring of the keyboard focus."""
    choice: str
    """The ground of chosen rows and text."""
    choice_text: str
    badge: str
    """Dark pills: pile counts, words beside a turned card."""
    badge_text: str
    indigo: str
    """藍, as an ink of figures and branches: the same on any mat."""
    wood: str
    """That of wood, likewise."""
    poison: str
    poison_text: str
    burn: str
    burn_text: str

    # How it is drawn.
    heavy: float
    """How much thicker rings, frames and lines on the table are than usual."""
    plain: bool
    """Whether cards are black on white, and nothing throws a shadow."""


LIGHT = Palette(
    name="light",
    mat="#182843",
    mat_light="#243b60",
    mat_wave="#0dc8d8f4",
    mat_text="#dbe4f4",
    mat_muted="#a8b7d2",
    mat_shade="#02060f",
    rim="#694829",
    rim_light="#765433",
    rim_dark="#4e3418",
    zone_line="#4cb4c6e6",
    zone_fill="#34081630",
    slot_line="#2cdbe4f4",
    ground="#6d4c2c",
    ground_line="#cdb083",
    zone_label="#1a2b48",
    drop="#7cc0f5",
    drop_fill="#337cc0f5",
    arrow_move="#ffd166",
    arrow_attack="#ff8f78",
    arrow_cast="#d3bcff",
    arrow_rule="#eef2fb",
    bar="#22242a",
    bar_text="#f3eee2",
    bar_muted="#b6b3ab",
    bar_line="#5c5f68",
    panel="#f4efe2",
    panel_raised="#fffdf8",
    panel_line="#d8cfba",
    field_line="#8f866f",
    text="#22242a",
    muted="#655f53",
    accent_text="#b2331d",
    log_number="#6b6557",
    log_wrong_fill="#f8d9d0",
    vermilion="#c43a24",
    vermilion_text="#ffffff",
    vermilion_line="#c43a24",
    gold="#c9a24b",
    gold_text="#22242a",
    matcha="#8a9a5b",
    matcha_text="#1b2010",
    focus="#a87c1e",
    choice="#ead9ae",
    choice_text="#22242a",
    badge="#22242a",
    badge_text="#f8f4ea",
    indigo="#2d4a78",
    wood="#926a43",
    poison="#7a45a3",
    poison_text="#ffffff",
    burn="#b04a00",
    burn_text="#ffffff",
    heavy=1.0,
    plain=False,
)
"""Washi panels beside the indigo mat: the look Chabudai is drawn for."""

DARK = replace(
    LIGHT,
    name="dark",
    mat="#121e32",
    mat_light="#1b2e4a",
    rim="#4c3520",
    rim_light="#573e27",
    rim_dark="#362512",
    zone_label="#142238",
    bar="#17181c",
    bar_line="#4a4d56",
    panel="#24262c",
    panel_raised="#2f3239",
    panel_line="#464a54",
    field_line="#868b97",
    text="#ece7da",
    muted="#b3ae9f",
    accent_text="#f58e76",
    log_number="#aaa596",
    log_wrong_fill="#55302a",
    focus="#d9b45c",
    indigo="#22395d",
    wood="#6e4f33",
    choice="#4d4327",
    choice_text="#f4ecd8",
)
"""Panels of ink for a dim room."""

CONTRAST = replace(
    LIGHT,
    name="contrast",
    mat="#000818",
    mat_light="#001233",
    mat_wave="#00ffffff",
    mat_text="#ffffff",
    mat_muted="#ffffff",
    rim="#3a2816",
    rim_light="#4a3520",
    rim_dark="#000000",
    zone_line="#ffffffff",
    zone_fill="#00000000",
    slot_line="#80ffffff",
    ground="#4a2f10",
    ground_line="#ffffff",
    zone_label="#000000",
    drop="#6fd3ff",
    drop_fill="#4d6fd3ff",
    bar="#000000",
    bar_text="#ffffff",
    bar_muted="#e6e6e6",
    bar_line="#ffffff",
    panel="#000000",
    panel_raised="#111111",
    panel_line="#ffffff",
    field_line="#ffffff",
    text="#ffffff",
    muted="#e0e0e0",
    accent_text="#ff9d85",
    log_number="#e0e0e0",
    log_wrong_fill="#5c1408",
    vermilion="#a8220c",
    vermilion_line="#ffffff",
    gold="#ffd84d",
    gold_text="#000000",
    matcha="#b9e05a",
    matcha_text="#000000",
    focus="#ffd84d",
    choice="#ffd84d",
    choice_text="#000000",
    badge="#000000",
    badge_text="#ffffff",
    indigo="#001233",
    wood="#4a3520",
    poison="#6b2aa0",
    burn="#8f3800",
    heavy=1.8,
    plain=True,
)
"""White on black with yellow focus, thick lines and no shadows, for eyes that need it."""

PALETTES: dict[ThemeName, Palette] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}

READABLE: tuple[tuple[str, str], ...] = (
    ("mat_text", "mat"),
    ("mat_text", "mat_light"),
    ("mat_text", "zone_label"),
    ("mat_muted", "mat"),
    ("mat_muted", "mat_light"),
    ("mat_muted", "zone_label"),
    ("bar_text", "bar"),
    ("bar_muted", "bar"),
    ("text", "panel"),
    ("text", "panel_raised"),
    ("text", "log_wrong_fill"),
    ("muted", "panel"),
    ("muted", "panel_raised"),
    ("accent_text", "panel"),
    ("accent_text", "panel_raised"),
    ("log_number", "panel"),
    ("log_number", "panel_raised"),
    ("vermilion_text", "vermilion"),
    ("gold_text", "gold"),
    ("matcha_text", "matcha"),
    ("choice_text", "choice"),
    ("badge_text", "badge"),
    ("poison_text", "poison"),
    ("burn_text", "burn"),
)
"""Which colour is written on which; each pair reads in every theme."""

ARROWS = ("arrow_move", "arrow_attack", "arrow_cast", "arrow_rule")
SEEN: tuple[tuple[str, str], ...] = (
    ("focus", "panel"),
    ("focus", "panel_raised"),
    ("gold", "bar"),
    ("gold", "mat"),
    ("gold", "mat_light"),
    ("drop", "mat"),
    ("drop", "mat_light"),
    ("drop", "bar"),
    *((arrow, mat) for arrow in ARROWS for mat in ("mat", "mat_light")),
    ("field_line", "panel"),
    ("field_line", "panel_raised"),
)
"""What is no word and has to be found all the same: rings, and lines around fields; 3 to 1."""

__all__ = [
    "CONTRAST",
    "DARK",
    "LIGHT",
    "PALETTES",
    "READABLE",
    "SEEN",
    "Palette",
    "ThemeName",
    "style_sheet",
]
