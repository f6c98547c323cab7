"""A sheet of paper that lies on the ground of a screen: its shadow, itself, its edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.look.colour import mix, with_alpha
from app.ui.look.strokes import fill, outline

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from app.ui.look.palette import Palette

RADIUS = 0.95
"""Corners, in letters of plain text."""
SHADOW_STEPS = 6


def paint_shadow(
    painter: QPainter, sheet: QRectF, unit: float, palette: Palette, raised: float = 0.0
) -> None:
    """Paint what falls on the ground around a sheet; `raised` 1 for one that is lifted.

    `unit` is the height of plain text in pixels.
    """
    if palette.plain:
        return
    radius = RADIUS * unit
    # It thins out towards its edge, or it would look like a second sheet below.
    reach, down = unit * (0.52 + 0.1 * raised), unit * (0.1 + 0.18 * raised)
    colour, alpha = ("#3c2a10", 0.019) if palette.name == "light" else ("#000000", 0.06)
    for step in range(SHADOW_STEPS, 0, -1):
        grown = reach * (step / SHADOW_STEPS) ** 1.7
        box = sheet.adjusted(-grown, -grown, grown, grown).translated(0, down)
        fill(painter, box, radius + grown, with_alpha(colour, alpha))


def paint_edge(
    painter: QPainter,
    sheet: QRectF,
    unit: float,
    palette: Palette,
    paper: str,
    raised: float = 0.0,
) -> None:
    """Draw the edge of a sheet: strong where the theme lives by lines, else a mere hint."""
    hair = max(1.0, unit * 0.07)
    inner = sheet.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2)
    if palette.plain:
        outline(painter, inner, RADIUS * unit, palette.panel_line, hair * palette.heavy)
        return
    shade = mix(palette.panel_line, paper, 0.45 - 0.45 * raised)
    outline(painter, inner, RADIUS * unit, shade, hair)
