"""An invite as a picture to scan: for the window as a matrix, for a terminal as half blocks."""

from __future__ import annotations

Matrix = tuple[tuple[bool, ...], ...]
"""Rows of modules, True is dark; without the quiet zone around."""

QUIET_ZONE = 4
"""Light modules that a scanner wants around the picture."""

_BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
_DARK_ON_LIGHT = "\x1b[30;107m"
_AS_BEFORE = "\x1b[0m"


def qr_matrix(text: str) -> Matrix:
    """Return the QR code of an invite.

    In capitals, which mean the same in an invite and make the picture smaller.
    """
    import segno  # noqa: PLC0415 - not before somebody wants to see it

    code = segno.make(text.upper(), error="m", micro=False, boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)


def qr_lines(matrix: Matrix, *, colour: bool = True) -> tuple[str, ...]:
    """Return the picture as lines for a terminal, two rows of modules in each.

    With `colour` it is dark on light in any terminal. Without, for a log or a file, light is drawn:
    right where the letters are light on dark.
    """
    width = len(matrix[0]) + 2 * QUIET_ZONE
    light_row = (False,) * width
    side = (False,) * QUIET_ZONE
    rows = [light_row] * QUIET_ZONE
    rows += [(*side, *row, *side) for row in matrix]
    rows += [light_row] * (QUIET_ZONE + len(rows) % 2)
    lines = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        pairs = zip(upper, lower, strict=True)
        if colour:
            drawn = "".join(_BLOCKS[pair] for pair in pairs)
            lines.append(f"{_DARK_ON_LIGHT}{drawn}{_AS_BEFORE}")
        else:
            lines.append("".join(_BLOCKS[not above, not below] for above, below in pairs))
    return tuple(lines)
