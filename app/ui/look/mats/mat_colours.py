"""The mats a table can have, each with the inks that show on it: four colours, in every theme.

A mat is what it puts into a theme's palette in place of its own; everything that is painted reads
the palette, and knows of no mat. Gold and the blue of an aim show on a mat and on the dark bar
alike: on light paper both are deeper, and gold bears light letters.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Literal

from app.ui.look.palette import PALETTES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.ui.look.palette import Palette, ThemeName

MatName = Literal["indigo", "matcha", "sumi", "washi"]

_WHITE_LINES = {
    "mat_wave": "#00ffffff",
    "zone_line": "#ffffffff",
    "zone_fill": "#00000000",
    "slot_line": "#80ffffff",
    "zone_label": "#000000",
}
"""How zones show on any dark mat of the contrast theme."""

_INK_ON_PAPER = {
    "mat_text": "#2a241b",
    "mat_muted": "#5c503c",
    "mat_wave": "#20806a3c",
    "mat_shade": "#6d4f26",
    "zone_line": "#8c6b5836",
    "zone_fill": "#38fffdf5",
    "slot_line": "#706b5836",
    "zone_label": "#f8f2e4",
    "ground": "#c9a878",
    "ground_line": "#5f4222",
    "drop": "#2f72b8",
    "drop_fill": "#332f72b8",
    "gold": "#8f6a1a",
    "gold_text": "#ffffff",
    "arrow_move": "#7c5600",
    "arrow_attack": "#ab2f18",
    "arrow_cast": "#6243a8",
    "arrow_rule": "#3a3f4a",
}
"""What is dark where a mat is light."""

MATS: dict[MatName, Mapping[ThemeName, Mapping[str, str]]] = {
    # 藍: what the themes are drawn for.
    "indigo": {"light": {}, "dark": {}, "contrast": {}},
    # 抹茶: the green of a tea room's felt.
    "matcha": {
        "light": {
            "mat": "#22301d",
            "mat_light": "#374a2e",
            "mat_wave": "#0fe2eecb",
            "mat_text": "#edf2e0",
            "mat_muted": "#b7c4a4",
            "zone_line": "#66cbd8b4",
            "zone_fill": "#340c1606",
            "slot_line": "#38e6eed8",
            "zone_label": "#22301d",
        },
        "dark": {
            "mat": "#1d2918",
            "mat_light": "#2f4028",
            "mat_wave": "#0fe2eecb",
            "mat_text": "#e6ecd8",
            "mat_muted": "#abb899",
            "zone_line": "#66cbd8b4",
            "zone_fill": "#340c1606",
            "slot_line": "#38e6eed8",
            "zone_label": "#1a2515",
        },
        "contrast": {"mat": "#030d00", "mat_light": "#0a1f05", **_WHITE_LINES},
    },
    # 墨: charcoal, in a rim of lacquer.
    "sumi": {
        "light": {
            "mat": "#232427",
            "mat_light": "#393b41",
            "mat_wave": "#0deef0f6",
            "mat_text": "#ecebe6",
            "mat_muted": "#b9b8b4",
            "rim": "#4a3429",
            "rim_light": "#6b4c3a",
            "rim_dark": "#291a13",
            "zone_line": "#66cfd0d6",
            "zone_fill": "#36060708",
            "slot_line": "#38eef0f6",
            "zone_label": "#222326",
        },
        "dark": {
            "mat": "#1a1b1e",
            "mat_light": "#303237",
            "mat_wave": "#0deef0f6",
            "mat_text": "#e6e5e0",
            "mat_muted": "#b3b2ae",
            "rim": "#3a2920",
            "rim_light": "#553d2f",
            "rim_dark": "#20140f",
            "zone_line": "#66cfd0d6",
            "zone_fill": "#36060708",
            "slot_line": "#38eef0f6",
            "zone_label": "#17181b",
        },
        "contrast": {"mat": "#000000", "mat_light": "#141414", **_WHITE_LINES},
    },
    # 和紙: pale paper in a rim of cypress, with dark lines.
    "washi": {
        "light": {
            "mat": "#e4d9c0",
            "mat_light": "#f3ebd8",
            "rim": "#a98759",
            "rim_light": "#c4a473",
            "rim_dark": "#765a35",
            **_INK_ON_PAPER,
        },
        "dark": {
            "mat": "#d3c8ae",
            "mat_light": "#e2d8c1",
            "rim": "#7d6140",
            "rim_light": "#967852",
            "rim_dark": "#523d24",
            **_INK_ON_PAPER,
            "drop": "#2b68aa",
            "gold": "#8a6618",
        },
        "contrast": {
            "mat": "#ffffff",
            "mat_light": "#ffffff",
            **_INK_ON_PAPER,
            "mat_text": "#000000",
            "mat_muted": "#333333",
            "mat_wave": "#00ffffff",
            "zone_line": "#ff000000",
            "zone_fill": "#00ffffff",
            "slot_line": "#80000000",
            "zone_label": "#ffffff",
            "gold": "#bb8500",
            "gold_text": "#000000",
            "arrow_move": "#6e4c00",
            "arrow_attack": "#9e2712",
        },
    },
}
"""Mat -> theme -> what it puts in the place of the theme's own."""


@cache
def on_mat(theme: ThemeName, mat: MatName | Literal[""] = "") -> Palette:
    """Return the palette of a theme with a mat; "" for the theme's own."""
    palette = PALETTES[theme]
    return replace(palette, **MATS[mat][theme]) if mat else palette  # type: ignore[arg-type]
