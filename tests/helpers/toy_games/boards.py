"""Many boards on one screen: four alone, two against two in two halves, and eight."""

from __future__ import annotations

from dataclasses import replace

from app.cli.benches.tools.four_boards import FOUR, LAYOUT
from app.core.text.words import Words
from app.games.game_api import Board, GameSpec, Layout, ZonePlace

TEAM = ("active", "bench", "discard", "lost")
"""What partners hold together."""


def _corner(x: float, hand: tuple[float, float, float, float]) -> tuple[ZonePlace, ...]:
    """Deck, Prizes and hand of one player, the first two at a side of the half."""
    return (
        ZonePlace("prizes", (x, 24, 150, 84), "grid", slots=3),
        ZonePlace("deck", (x + 40, 126, 67, 92)),
        ZonePlace("hand", hand, "fan", label="none"),
    )


LEFT, RIGHT = _corner(14, (150, 250, 460, 106)), _corner(888, (690, 258, 300, 90))
OPPOSITE_LEFT = _corner(888, (640, 300, 260, 30))
OPPOSITE_RIGHT = _corner(14, (150, 300, 260, 30))
IN_THE_MIDDLE = (
    ZonePlace("active", (436, 14, 180, 104), "row", slots=2),
    ZonePlace("bench", (246, 128, 560, 100), "row", slots=5),
    ZonePlace("lost", (180, 22, 67, 92)),
    ZonePlace("discard", (808, 22, 67, 92)),
)
UPPER, LOWER = (16.0, 8.0, 1052.0, 320.0), (16.0, 410.0, 1052.0, 366.0)


def _on_mat(places: tuple[ZonePlace, ...]) -> tuple[ZonePlace, ...]:
    return tuple(
        replace(p, rect=(p.rect[0] + LOWER[0], p.rect[1] + LOWER[1], *p.rect[2:])) for p in places
    )


HALVES = Layout(
    (1084, 784),
    (
        *_on_mat((*LEFT, *IN_THE_MIDDLE)),
        ZonePlace("stadium", (30, 332, 96, 70), "spot", slots=1, sideways=True),
        ZonePlace("stage", (800, 332, 260, 70), "row"),
        ZonePlace("mat", (0, 0, 1084, 784), "free", label="none"),
    ),
    own=LOWER,
    ring=(250, 348, 260, 40),
    others=(
        Board(UPPER, OPPOSITE_LEFT),
        Board(LOWER, RIGHT, turned=False),
        Board(UPPER, OPPOSITE_RIGHT),
    ),
    teams=(Board(UPPER, IN_THE_MIDDLE),),
)
"""Two against two, each team with a half of its own."""
ALONE: GameSpec = replace(FOUR, id="royal", title=Words("Royal", "ロイヤル"), seats=(4, 4))
PAIRS: GameSpec = replace(
    FOUR,
    id="pairs",
    title=Words("Pairs", "二対二"),
    seats=(4, 4),
    zones=tuple(replace(z, scope="team") if z.name in TEAM else z for z in FOUR.zones),
    layout=replace(LAYOUT, seated={(0, 1, 0, 1): HALVES}),
    teams=lambda _count: (0, 1, 0, 1),
)
EIGHT: GameSpec = replace(
    FOUR,
    id="crowd",
    title=Words("Crowd", "大勢"),
    seats=(3, 8),
    layout=replace(LAYOUT, own=None, others=()),
)
"""It says nothing of the boards of others: they are worked out."""
