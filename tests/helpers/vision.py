"""How colours look to eyes that tell fewer of them apart, and how far two colours are apart.

The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
Visualization and Computer Graphics 15 (6), 2009, for a severity of 1.0; they act on linear light.
Differences are CIE 1976 distances in L*a*b* under D65 (ISO/CIE 11664-4): 2.3 is just noticeable.
"""

from __future__ import annotations

from app.ui.look.colour import channels

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

PLAIN: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
VISIONS: dict[str, Matrix] = {
    "all colours": PLAIN,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Without red cones, without green ones, without blue ones."""


def seen(colour: str, vision: str) -> str:
    """Return how "#rrggbb" looks to somebody of this vision."""
    light = [_to_light(part / 255) for part in channels(colour)]
    rows = VISIONS[vision]
    felt = [sum(weight * part for weight, part in zip(row, light, strict=True)) for row in rows]
    return "#" + "".join(f"{round(255 * _from_light(part)):02x}" for part in felt)


def over(colour: str, ground: str) -> str:
    """Return a translucent "#aarrggbb" as it looks on `ground`."""
    digits = colour.removeprefix("#")
    share = int(digits[:2], 16) / 255 if len(digits) == 8 else 1.0
    pairs = zip(channels(ground), channels(colour), strict=True)
    return "#" + "".join(f"{round(below + (top - below) * share):02x}" for below, top in pairs)


def difference(first: str, second: str, vision: str = "all colours") -> float:
    """Return how far two colours are apart to somebody of this vision."""
    one, other = (_lab(seen(colour, vision)) for colour in (first, second))
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5


def _to_light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _from_light(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _lab(colour: str) -> tuple[float, float, float]:
    red, green, blue = (_to_light(part / 255) for part in channels(colour))
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    bent_x, bent_y, bent_z = (_bent(part) for part in (x, y, z))
    return 116 * bent_y - 16, 500 * (bent_x - bent_y), 200 * (bent_y - bent_z)


def _bent(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
