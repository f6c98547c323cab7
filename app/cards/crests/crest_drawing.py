"""Draws the crest of a card: petals of its motif in the pattern of its name, within a rim.

Drawn from the rim inwards, each layer over the one before: paper and colour change places with it.
The colour is the ink that the face is drawn in, so a crest reads in black on white as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, pi, radians, sin

from app.cards.crests.crest_pattern import CrestPattern, Rim, pattern_of
from app.cards.emblem_paths import Point, around, ellipse, polygon, regular, scalloped
from app.cards.face import Emblem, Laid, Stroke

PAPER = "#fdf8ea"
INK = ""
MIDDLE: Point = (0.5, 0.5)
EDGE, LINE, GAP = 0.5, 0.032, 0.03
"""Where the rim begins, how thick its lines are, and how far apart."""
TIP, HEEL = 0.375, 0.115
"""Where petals end and begin, from the middle."""
SMALL = 0.66
"""How long every second petal is where they differ."""
SWIRL = radians(28)
WIDEST = 0.17
"""Half the width of a petal at most."""
RAY, LOZENGE = (
    polygon(*(around(MIDDLE, away, at) for away, at in corners))
    for corners in (
        ((TIP * 0.98, -0.05), (TIP * 0.98, 0.05), (HEEL * 1.7, 0.0)),
        ((TIP, 0.0), (TIP * 0.83, 0.085), (TIP * 0.66, 0.0), (TIP * 0.83, -0.085)),
    )
)
"""What stands between petals, at the top."""
DOT = ellipse(0.0, 0.0, 1.0)
GOLD, GILDED = "#d9ad3d", 0.9
"""The colour of a golden rim, and how much smaller the crest within it is."""
ICON, WREATH = 0.48, 0.385
"""How wide an icon is, and how far from the middle the signs around it stand."""
ONE_PETAL: Laid = (ICON * WIDEST / (TIP - HEEL), 0.0, 0.0, -ICON * 1.1, 0.5, 0.5 + ICON * 0.55)
"""Where a petal lies that stands alone: in the middle, its tip up."""
CORNERS_LEAST = 5
"""Of a rim: triangles and squares leave petals no room."""
SMALL_TIP, SMALL_HEEL, SMALL_WIDEST, SMALL_LINE, SMALL_ICON = 0.425, 0.03, 0.21, 0.05, 0.62
"""The same where a crest is as small as a letter: a rim and petals, and nothing between them."""
SMALL_MOST = 6
"""Petals that are told apart there."""


@cache
def crest(name: str, petal: str, *, golden: bool = False) -> Emblem:
    """Return the crest of the card with a (full English) name.

    `petal` is one petal of the motif, as a path from (0, 0) at the heart to (0, 1) at its tip, -1
    to 1 across. A `golden` rim is for cards that stand out by a rule.
    """
    pattern = pattern_of(name)
    strokes = tuple(_strokes(pattern, petal))
    small = (*_small_rim(pattern, golden=golden), *_small_petals(pattern, petal))
    return Emblem(_gilded(pattern, strokes) if golden else strokes, small=small)


@cache
def ringed(name: str, icon: str, *, golden: bool = False, petal: bool = False) -> Emblem:
    """Return the crest of a card that is known by an icon of its kind, in the rim of its name.

    `icon` is a path in a square from (0, 0) to (1, 1), or one `petal` as `crest` has several of;
    around it stands a wreath of the name.
    """
    pattern = pattern_of(name)
    ground, figure = (INK, PAPER) if pattern.coloured else (PAPER, INK)
    strokes = (
        *_rim(pattern, ground),
        *_wreath(pattern, figure),
        Stroke(icon, figure, ONE_PETAL if petal else _shrunk(ICON)),
    )
    small = (
        *_small_rim(pattern, golden=golden),
        Stroke(icon, figure, ONE_PETAL if petal else _shrunk(SMALL_ICON)),
    )
    return Emblem(_gilded(pattern, strokes) if golden else strokes, small=small)


def _gilded(pattern: CrestPattern, strokes: tuple[Stroke, ...]) -> tuple[Stroke, ...]:
    """Return a crest with a rim of gold around it."""
    return (Stroke(_outline(pattern, EDGE), GOLD), *(_smaller(one) for one in strokes))


def _smaller(stroke: Stroke) -> Stroke:
    a, b, c, d, e, f = stroke.laid or _shrunk(1.0)
    low = (1.0 - GILDED) / 2
    laid = (a * GILDED, b * GILDED, c * GILDED, d * GILDED, e * GILDED + low, f * GILDED + low)
    return Stroke(stroke.path, stroke.colour, laid)


def _shrunk(share: float) -> Laid:
    """Return where something lies that is drawn so much smaller around the middle."""
    low = (1.0 - share) / 2
    return share, 0.0, 0.0, share, low, low


def _wreath(pattern: CrestPattern, figure: str) -> Iterator[Stroke]:
    """Small signs around an icon: how many, and what they are, follows from the name."""
    count = pattern.petals * 2
    turn = 0.06 if pattern.setting == "swirl" else 0.0
    reach = 0.035 if pattern.between == "rays" else 0.022
    sign = polygon(
        *(
            around(MIDDLE, WREATH + far, by)
            for far, by in ((reach, turn), (0.0, 0.07), (-reach, -turn), (0.0, -0.07))
        )
    )
    for number in range(count):
        at = 2 * pi * number / count
        if pattern.between in ("none", "dots") or (number % 2 and pattern.setting == "in"):
            small = number % 2 and pattern.setting == "big_and_small"
            yield _dot(around(MIDDLE, WREATH, at), 0.014 if small else 0.024, figure)
        else:
            yield Stroke(sign, figure, _turned(at))


def _dot(at: Point, away: float, colour: str) -> Stroke:
    return Stroke(DOT, colour, (away, 0.0, 0.0, away, *at))


def _turned(at: float) -> Laid:
    """Return where something lies that is turned around the middle, in radians clockwise."""
    (x, y), c, s = MIDDLE, cos(at), sin(at)
    return c, s, -s, c, x - x * c + y * s, y - x * s - y * c


def _strokes(pattern: CrestPattern, petal: str) -> Iterator[Stroke]:
    ground, figure = (INK, PAPER) if pattern.coloured else (PAPER, INK)
    yield from _rim(pattern, ground)
    yield from _petals(pattern, petal, figure)
    yield from _between(pattern, figure)
    yield from _heart(pattern, ground, figure)


def _rim(pattern: CrestPattern, ground: str) -> Iterator[Stroke]:
    """A disc of paper with a line in it, so that it stands out on its colour; then the ground."""
    edges = [(EDGE, PAPER), (EDGE - LINE, INK)]
    if ground == PAPER:
        edges += [(EDGE - LINE * 1.8, PAPER)]
    if pattern.rim == "double":
        inner = edges[-1][0] - GAP
        line = PAPER if ground == INK else INK
        edges += [(inner, line), (inner - LINE * 0.7, ground)]
    for away, colour in edges:
        yield Stroke(_outline(pattern, away), colour)


def _outline(pattern: CrestPattern, away: float) -> str:
    return _rim_path(pattern.rim, pattern.petals, away)


@cache
def _rim_path(rim: Rim, petals: int, away: float) -> str:
    if rim == "scallop":
        return scalloped(MIDDLE, away, max(8, petals * 2))
    if rim == "polygon":
        corners = petals if petals >= CORNERS_LEAST else petals * 2
        return regular(MIDDLE, away, corners)
    return ellipse(*MIDDLE, away)


def _small_rim(pattern: CrestPattern, *, golden: bool) -> Iterator[Stroke]:
    """The rim of a crest that is as small as a letter: an edge, then the ground."""
    yield Stroke(_outline(pattern, EDGE), GOLD if golden else PAPER)
    inner = EDGE - SMALL_LINE * (1.5 if golden else 0.8)
    yield Stroke(_outline(pattern, inner), INK)
    if not pattern.coloured:
        yield Stroke(_outline(pattern, inner - SMALL_LINE), PAPER)


def _small_petals(pattern: CrestPattern, petal: str) -> Iterator[Stroke]:
    count = min(pattern.petals, SMALL_MOST)
    half = pi / count
    tip = SMALL_TIP if pattern.coloured else SMALL_TIP - SMALL_LINE
    heel = SMALL_HEEL
    wide = min(SMALL_WIDEST, tip * sin(half) * 0.66)
    turn = SWIRL if pattern.setting == "swirl" else 0.0
    if pattern.setting == "in":
        heel, tip = tip, heel
    figure = PAPER if pattern.coloured else INK
    for number in range(count):
        yield _petal(petal, 2 * half * number, heel, tip, wide, turn, figure)


def _petals(pattern: CrestPattern, petal: str, figure: str) -> Iterator[Stroke]:
    half = pi / pattern.petals
    wide = min(WIDEST, TIP * sin(half) * 0.62)
    turn = SWIRL if pattern.setting == "swirl" else 0.0
    for number in range(pattern.petals):
        at = 2 * half * number
        heel, tip = (TIP, HEEL) if pattern.setting == "in" else (HEEL, TIP)
        yield _petal(petal, at, heel, tip, wide, turn, figure)
        if pattern.setting == "big_and_small":
            yield _petal(petal, at + half, HEEL, TIP * SMALL, wide * 0.5, 0.0, figure)


def _petal(
    petal: str, at: float, heel: float, tip: float, wide: float, turn: float, figure: str
) -> Stroke:
    """Return a petal at an angle, turned by another around its own middle."""
    high, middle = tip - heel, (heel + tip) / 2
    # Across and along the petal first, turned there; then around the middle of the crest.
    across_x, across_y = wide * cos(turn), high * sin(turn)
    along_x, along_y = -wide * sin(turn), high * cos(turn)
    across_0, along_0 = -0.5 * across_y, middle - 0.5 * along_y
    return Stroke(
        petal,
        figure,
        (
            along_x * sin(at) + across_x * cos(at),
            -along_x * cos(at) + across_x * sin(at),
            along_y * sin(at) + across_y * cos(at),
            -along_y * cos(at) + across_y * sin(at),
            MIDDLE[0] + along_0 * sin(at) + across_0 * cos(at),
            MIDDLE[1] - along_0 * cos(at) + across_0 * sin(at),
        ),
    )


def _between(pattern: CrestPattern, figure: str) -> Iterator[Stroke]:
    if pattern.between == "none" or pattern.setting == "big_and_small":
        return
    half = pi / pattern.petals
    for number in range(pattern.petals):
        at = 2 * half * number + half
        if pattern.between == "dots":
            yield _dot(around(MIDDLE, TIP * 0.86, at), 0.026, figure)
        else:
            yield Stroke(RAY if pattern.between == "rays" else LOZENGE, figure, _turned(at))


def _heart(pattern: CrestPattern, ground: str, figure: str) -> Iterator[Stroke]:
    away = HEEL * 0.78
    if pattern.setting == "in":
        # The tips come close together there.
        away *= 0.8
    match pattern.heart:
        case "disc":
            yield _dot(MIDDLE, away, figure)
        case "ring":
            yield _dot(MIDDLE, away, figure)
            yield _dot(MIDDLE, away * 0.58, ground)
        case "dots":
            for number in range(3):
                at = around(MIDDLE, away * 0.62, 2 * pi * number / 3)
                yield _dot(at, away * 0.4, figure)
        case "polygon":
            yield Stroke(regular(MIDDLE, away * 1.1, max(4, pattern.petals)), figure)
        case "target":
            for share, colour in ((1.1, figure), (0.76, ground), (0.42, figure)):
                yield _dot(MIDDLE, away * share, colour)
