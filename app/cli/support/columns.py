"""Tables on a terminal, where Japanese letters are two columns wide."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from unicodedata import east_asian_width

_WIDE = "WF"
_GAP = "  "


def width(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return sum(2 if east_asian_width(char) in _WIDE else 1 for char in text)


def columns(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> list[str]:
    """Return rows as lines with their cells below each other; columns in `right` end together."""
    wide = [max(width(row[at]) for row in rows) for at in range(len(rows[0]))] if rows else []
    lines = []
    for row in rows:
        cells = [
            " " * (wide[at] - width(cell)) + cell
            if at in right
            else cell + " " * (wide[at] - width(cell))
            for at, cell in enumerate(row)
        ]
        lines.append(_GAP.join(cells).rstrip())
    return lines
