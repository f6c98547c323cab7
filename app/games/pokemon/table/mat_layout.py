"""Where the zones lie on the mat, for the half of the player who sits at the bottom.

One table unit is a 63rd of a card's width. Shared zones lie across the middle line.
"""

from __future__ import annotations

from app.games.game_api import Layout, ZonePlace

WIDTH, HEIGHT = 976.0, 708.0
ALONE_WIDTH, ALONE_HEIGHT = 800.0, 578.0

ALONE = Layout(
    (ALONE_WIDTH, ALONE_HEIGHT),
    (
        ZonePlace("prizes", (20, 142, 136, 296), "grid", slots=6),
        ZonePlace("active", (324, 176, 140, 116), "row", slots=1),
        ZonePlace("bench", (176, 324, 436, 112), "row", slots=5),
        ZonePlace("deck", (630, 344, 67, 92)),
        ZonePlace("discard", (713, 344, 67, 92)),
        ZonePlace("lost", (713, 214, 67, 92)),
        ZonePlace("hand", (110, 462, 580, 116), "fan", label="none"),
        ZonePlace("stadium", (20, 24, 136, 92), "spot", slots=1, sideways=True),
        ZonePlace("stage", (520, 24, 260, 100), "row"),
        ZonePlace("mat", (0, 0, ALONE_WIDTH, ALONE_HEIGHT), "free", label="none"),
    ),
)
"""One player's half as wide as a window is high: the cards are larger, and none floats."""

LAYOUT = Layout(
    (WIDTH, HEIGHT),
    (
        ZonePlace("prizes", (24, 408, 146, 280), "grid", slots=6),
        ZonePlace("active", (418, 362, 140, 104), "row", slots=1),
        ZonePlace("bench", (190, 480, 596, 100), "row", slots=5),
        ZonePlace("deck", (812, 528, 67, 92)),
        ZonePlace("discard", (896, 528, 67, 92)),
        ZonePlace("lost", (896, 420, 67, 92)),
        ZonePlace("hand", (190, 598, 596, 110), "fan", label="none"),
        ZonePlace("stadium", (24, 316, 120, 76), "spot", slots=1, sideways=True),
        ZonePlace("stage", (716, 306, 250, 96), "row"),
        ZonePlace("mat", (0, 0, WIDTH, HEIGHT), "free", label="none"),
    ),
    alone=ALONE,
)
"""The mat comes last: it takes what is dropped beside every other zone."""
