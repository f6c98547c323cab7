"""Where on the mat there is room for one more zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games._boards.other_boards import mat_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.core.view import SeatView
    from app.core.zone import Rect
    from app.games.game_api import GameSpec

STEP = 24.0
"""How far apart the places are that are tried for one."""


def free_place(spec: GameSpec, view: SeatView, size: tuple[float, float]) -> Rect:
    """Return a place on the mat on which no other zone lies, the nearest to its middle."""
    layout = mat_for(spec.layout, view.setting)
    width, height = layout.size
    wide, high = min(size[0], width), min(size[1], height)
    taken = [place.rect for place in layout.places if place.rect[2:] != layout.size]
    taken += [zone.rect for zone in view.setting.zones.values() if zone.rect is not None]
    taken += [board.rect for board in layout.others]
    # The opposite half is the own one turned; who sits where does not matter then.
    taken += [(width - x - w, height - y - h, w, h) for x, y, w, h in taken]

    def aside(rect: Rect) -> float:
        return abs(rect[0] + wide / 2 - width / 2) + abs(rect[1] + high / 2 - height / 2)

    places = sorted(_places(width - wide, height - high, (wide, high)), key=aside)
    free = (one for one in places if not any(_overlap(one, other) for other in taken))
    return next(free, places[0])


def _places(right: float, down: float, size: tuple[float, float]) -> Iterator[Rect]:
    for column in range(int(right // STEP) + 1):
        for row in range(int(down // STEP) + 1):
            yield (column * STEP, row * STEP, *size)


def _overlap(one: Rect, other: Rect) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )
