"""Every way the program can look: each theme on each mat."""

from __future__ import annotations

from app.ui.look.mats.mat_colours import MATS, on_mat
from app.ui.look.palette import PALETTES, Palette

ALL_PALETTES: dict[str, Palette] = {
    f"{theme}-{mat}": on_mat(theme, mat) for theme in PALETTES for mat in MATS
}
