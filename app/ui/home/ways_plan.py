"""Where the big buttons of the home screen lie: below each other, or two beside each other.

Where there is one column and large letters, as many of them as can be are to be seen at once: the
first keeps its words, and the others stand in pairs, by their names alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.ui.home.column_plan import Column
    from app.ui.home.way_tile import WayButton

CLOSE = 0.5
"""Between two that stand close, in letters."""


def lay_ways(
    ways: Sequence[WayButton], column: Column, y: float, gap: float, unit: float, *, close: bool
) -> float:
    """Place the buttons from `y` on; return where the last one ends.

    `gap` is between two of them, unless they stand `close`; `unit` is the height of plain text.
    """
    for way in ways:
        way.stand_close(close=close, brief=close and way is not ways[0])
    if close:
        gap = CLOSE * unit
    pairs = [ways[at : at + 2] for at in range(1, len(ways), 2)]
    rows = [ways[:1], *pairs] if close else [[way] for way in ways]
    for row in rows:
        half = close and row[0] is not ways[0]
        each = (column.width - gap) / 2 if half else column.width
        height = max(way.height_for(each) for way in row)
        for place, way in enumerate(row):
            way.put(column.x + place * (each + gap), y, each, height)
        y += height + gap
    return y - gap
