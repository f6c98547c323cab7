"""Where a made zone goes that is moved or resized by a handle: always on the mat, never tiny."""

from __future__ import annotations

from typing import Literal

from app.core.zone import Rect
from app.ui.board.scene.table_layout import Box, Frame

GripKind = Literal["move", "resize"]
SNAP = 4.0
"""The grid that its edges keep to, in table units; with Alt they keep to none."""
LEAST = 40.0
"""Its smallest width and height: as in the form that asks for them."""


def pulled(box: Box, kind: GripKind, by: tuple[float, float], mat: Box, *, free: bool) -> Box:
    """Return a box of the mat after its handle was pulled so far, within `mat`."""
    grid = 1.0 if free else SNAP
    if kind == "move":
        x = _on_grid(box.x + by[0], mat.x, grid)
        y = _on_grid(box.y + by[1], mat.y, grid)
        return Box(
            min(max(x, mat.x), max(mat.x, mat.right - box.width)),
            min(max(y, mat.y), max(mat.y, mat.bottom - box.height)),
            box.width,
            box.height,
        )
    right = _on_grid(box.right + by[0], mat.x, grid)
    bottom = _on_grid(box.bottom + by[1], mat.y, grid)
    return Box(
        box.x,
        box.y,
        min(max(right, box.x + LEAST), mat.right) - box.x,
        min(max(bottom, box.y + LEAST), mat.bottom) - box.y,
    )


def rect_of(box: Box, frame: Frame) -> Rect:
    """Return a box of the mat as its holder sees it, or seat 0 where nobody holds it."""
    corners = (frame.back(box.x, box.y), frame.back(box.right, box.bottom))
    (left, right), (top, bottom) = (sorted(edge) for edge in zip(*corners, strict=True))
    x, y = round(left, 2), round(top, 2)
    return x + 0.0, y + 0.0, round(right - x, 2), round(bottom - y, 2)


def _on_grid(at: float, origin: float, grid: float) -> float:
    return origin + round((at - origin) / grid) * grid
