"""Where the zones lie on the mat, for the half of the player who sits at the bottom.

One table unit is a 63rd of a card's width. Shared zones lie across the middle line. With four seats
the own half is the large one: in a Battle Royal three equal boards lie above it, in two against two
the half of the other team.
"""

from __future__ import annotations

from app.core.data.value import replace
from app.core.zone import Rect
from app.games.game_api import Board, Layout, ZonePlace

WIDTH, HEIGHT = 976.0, 708.0
ALONE_WIDTH, ALONE_HEIGHT = 770.0, 569.0
STRIPS = 26.0
"""Room below a Pokémon for what is attached to it; a little more is free below the zone."""
TOGETHER = 88.0
"""From one place of the Bench to the next: a Pokémon with what shows beside it."""

ALONE = Layout(
    (ALONE_WIDTH, ALONE_HEIGHT),
    (
        ZonePlace("prizes", (12, 187, 126, 250), "grid", slots=6, outward=True),
        ZonePlace("active", (315, 195, 120, 118), "row", slots=1, foot=STRIPS),
        ZonePlace("bench", (152, 319, 446, 118), "row", slots=5, pitch=TOGETHER, foot=STRIPS),
        ZonePlace("deck", (614, 345, 67, 92), outward=True),
        ZonePlace("discard", (691, 345, 67, 92), outward=True),
        ZonePlace("lost", (691, 215, 67, 92), outward=True),
        ZonePlace("hand", (137, 446, 476, 118), "fan", label="none", outward=True),
        ZonePlace("stadium", (12, 40, 126, 92), "spot", slots=1, sideways=True, outward=True),
        ZonePlace("stage", (498, 28, 260, 104), "row", outward=True),
        ZonePlace("mat", (0, 0, ALONE_WIDTH, ALONE_HEIGHT), "free", label="none"),
    ),
)
"""One player's half as wide as a window is high: the cards are larger, and none floats."""

FOUR_WIDTH, FOUR_HEIGHT = 1084.0, 784.0
"""The mat of four seats: the window's own ratio."""
WHOLE_MAT = ZonePlace("mat", (0, 0, FOUR_WIDTH, FOUR_HEIGHT), "free", label="none")


def _on_mat(places: tuple[ZonePlace, ...], board: Rect) -> tuple[ZonePlace, ...]:
    """Return places of the half at the bottom as places of the mat."""
    x, y = board[:2]
    return tuple(
        replace(place, rect=(place.rect[0] + x, place.rect[1] + y, *place.rect[2:]))
        for place in places
    )


# -- Battle Royal ---------------------------------------------------------------------------------

OPPONENT = (
    ZonePlace("prizes", (8, 10, 80, 92), "grid", slots=6, label="none"),
    ZonePlace("active", (94, 8, 138, 84), "row", slots=2, label="none"),
    ZonePlace("lost", (238, 20, 48, 67)),
    ZonePlace("deck", (290, 20, 48, 67), label="none"),
    ZonePlace("bench", (8, 118, 272, 84), "row", slots=4, slots_from="br-bench", label="none"),
    ZonePlace("discard", (286, 124, 52, 73)),
    ZonePlace("hand", (8, 205, 160, 46), "fan", label="none"),
)
"""An opponent's board within 346 x 262; all of the hand shows at its edge, and beside it whose it
is."""
BATTLE_ROYAL = Layout(
    (FOUR_WIDTH, FOUR_HEIGHT),
    (
        ZonePlace("prizes", (30, 404, 218, 194), "grid", slots=6),
        ZonePlace("active", (452, 392, 180, 104), "row", slots=2),
        ZonePlace("bench", (362, 508, 360, 100), "row", slots=4, slots_from="br-bench"),
        ZonePlace("deck", (890, 512, 67, 92)),
        ZonePlace("discard", (980, 512, 67, 92)),
        ZonePlace("lost", (980, 398, 67, 92)),
        ZonePlace("hand", (262, 648, 560, 110), "fan", label="none"),
        ZonePlace("stadium", (30, 290, 216, 76), "row", slots=2, sideways=True),
        ZonePlace("stage", (800, 288, 260, 88), "row"),
        WHOLE_MAT,
    ),
    own=(16, 386, 1052, 386),
    others=tuple(Board((x, 16, 346, 262), OPPONENT) for x in (16, 369, 722)),
    ring=(300, 284, 130, 88),
)
"""Everybody for themselves: three opponents in turn order from the left."""


# -- two against two ------------------------------------------------------------------------------

UPPER: Rect = (16, 10, 1052, 296)
LOWER: Rect = (16, 390, 1052, 384)
LEFT, RIGHT = 14.0, 848.0
"""Where the corners of the two partners begin."""
NAMES = 8.0
"""How much further from the middle the upper half lies: names of zones hang below them."""


def _corner(x: float, deck: float, hand: Rect, down: float = 0.0) -> tuple[ZonePlace, ...]:
    """Return what is one partner's alone, `down` from the edge at the middle of the table."""
    return (
        ZonePlace("prizes", (x, 12 + down, 190, 92), "grid", slots=3, outward=True),
        ZonePlace("deck", (deck, 128 + down, 67, 92), outward=True),
        ZonePlace("hand", hand, "fan", label="none"),
    )


def _together(lost: float, discard: float, down: float = 0.0) -> tuple[ZonePlace, ...]:
    """Return what partners hold together: it lies between their corners."""
    return (
        ZonePlace("active", (436, 6 + down, 180, 104), "row", slots=2),
        ZonePlace("bench", (246, 124 + down, 560, 100), "row", slots=5, slots_from="tv-bench"),
        ZonePlace("lost", (lost, 128 + down, 67, 92), outward=True),
        ZonePlace("discard", (discard, 128 + down, 67, 92), outward=True),
    )


TWO_AGAINST_TWO = Layout(
    (FOUR_WIDTH, FOUR_HEIGHT),
    (
        *_on_mat((*_corner(LEFT, 14, (150, 244, 440, 110)), *_together(100, 866)), LOWER),
        ZonePlace("stadium", (30, 312, 120, 72), "spot", slots=1, sideways=True, outward=True),
        ZonePlace("stage", (800, 308, 260, 80), "row", outward=True),
        WHOLE_MAT,
    ),
    own=LOWER,
    ring=(270, 328, 240, 40),
    others=(
        Board(UPPER, _corner(RIGHT, 970, (558, 249, 180, 40), NAMES)),
        Board(LOWER, _corner(RIGHT, 962, (740, 252, 280, 90)), turned=False),
        Board(UPPER, _corner(LEFT, 22, (314, 249, 180, 40), NAMES)),
    ),
    teams=(Board(UPPER, _together(884, 110, NAMES)),),
)
"""Two teams: the next player's corner is the upper left one, the partner's the lower right one."""


# -- every mat ------------------------------------------------------------------------------------

LAYOUT = Layout(
    (WIDTH, HEIGHT),
    (
        ZonePlace("prizes", (65, 377, 114, 226), "grid", slots=6, outward=True),
        ZonePlace("active", (428, 361, 120, 118), "row", slots=1, foot=STRIPS),
        ZonePlace("bench", (262, 485, 452, 118), "row", slots=5, pitch=TOGETHER, foot=STRIPS),
        ZonePlace("deck", (767, 511, 67, 92), outward=True),
        ZonePlace("discard", (844, 511, 67, 92), outward=True),
        ZonePlace("lost", (844, 381, 67, 92), outward=True),
        ZonePlace("hand", (205, 612, 566, 93), "fan", label="none", outward=True),
        ZonePlace("stadium", (197, 314, 104, 80), "spot", slots=1, sideways=True),
        ZonePlace("stage", (620, 302, 215, 104), "row"),
        ZonePlace("mat", (0, 0, WIDTH, HEIGHT), "free", label="none"),
    ),
    alone=ALONE,
    mirrored=True,
    seated={(0, 1, 2, 3): BATTLE_ROYAL, (0, 1, 0, 1): TWO_AGAINST_TWO},
)
"""The mat comes last: it takes what is dropped beside every other zone."""
