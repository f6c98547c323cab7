"""Where a pile or a hand lies that people make: where they pointed, else where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.seats.boards.other_boards import mat_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.core.zone import MadeArrange, Rect
    from app.games.game_api import GameSpec, Selection

SIZES: dict[MadeArrange, tuple[float, float]] = {
    "pile": (71.0, 96.0),
    "row": (213.0, 96.0),
    "column": (71.0, 240.0),
    "fan": (213.0, 96.0),
    "grid": (213.0, 192.0),
}
"""Width and height of a zone that is just made."""
STEP = 24.0
"""How far apart the places are that are tried for one."""


def place_at(
    spec: GameSpec,
    view: SeatView,
    selection: Selection,
    holder: SeatId | None,
    size: tuple[float, float],
) -> Rect | None:
    """Return a place around the point that was pointed at, on the mat; None where none was.

    On a mat with boards of others, that is no place for what another holds.
    """
    if selection.at is None:
        return None
    layout, (x, y) = mat_for(spec.layout, view.setting), selection.at
    width, height = layout.size
    if holder is not None and layout.others and holder != view.seat:
        return None
    if holder and not layout.others:
        x, y = width - x, height - y  # who sits opposite sees it turned
    wide, high = min(size[0], width), min(size[1], height)
    left = min(max(round(x - wide / 2), 0), width - wide)
    top = min(max(round(y - high / 2), 0), height - high)
    return float(left), float(top), wide, high


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
