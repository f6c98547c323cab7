"""The arrows that a game has on its board, between what lies there: who attacks whom.

They lie below those of the stage, which are what is decided now. While a step is shown moment by
moment, those of the moment are drawn with them.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.zone import cell_named
from app.ui.app.trouble import steady
from app.ui.board.declared.arrow_shape import INSIDE, edge_towards
from app.ui.board.declared.arrow_sign import ARROW_HEIGHT, ArrowSign
from app.ui.board.declared.declared_aims import SEAT_MARK, place_of_target
from app.ui.board.scene.table_layout import Box

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.games.contracts.board.arrow_contract import Arrows, BoardArrow
    from app.ui.board.board_view import BoardView
    from app.ui.board.declared.arrow_shape import Point
    from app.ui.board.scene.scene import BoardScene

HEIGHT = ARROW_HEIGHT - 2
"""Below the arrows of the stage and their tags."""
OPACITY = 0.9
LARGE = 1.4
"""How much larger than labels what stands between two is written: it is read from afar."""
BEFORE = 50.0
"""How far from where an arrow begins its tag lies at most, in table units: no other's is there."""

ASIDE = 13.0
"""How far to its side an arrow goes where another one comes back, in table units."""
SHORT, REACH = 60.0, 28.0
"""An arrow that would be shorter, in table units, begins so far inside of where it comes from."""
TRIES, FURTHER = 4, 0.17
"""How often a tag that would lie on another one goes further along, by which share of the arrow."""


class GameArrows(QObject):
    """Draws what a game says of the table as it is."""

    def __init__(self, board: BoardView, arrows: Arrows | None) -> None:
        """`arrows` says those of the table as it is; None where there are none but of moments."""
        super().__init__(board)
        self._board = board
        self._arrows = arrows
        self.signs: dict[tuple[str, str], ArrowSign] = {}
        """By source and target."""
        board.seen_otherwise.connect(self.follow)
        board.bridge.stepped.connect(self.follow)
        board.bridge.shown.connect(self.follow)
        board.bridge.placed.connect(self.follow)
        board.look.changed.connect(self.follow)

    @Slot()
    @steady
    def follow(self, *_told: object) -> None:
        """Draw the table as it is now."""
        if self._board.scene() is not self._board.board:
            return  # it is closed
        view = self._board.bridge.view
        lasting = self._arrows(view) if self._arrows is not None else ()
        all_told = (*lasting, *self._board.bridge.playback.signs.arrows)
        told = {(one.source, one.target): one for one in all_told}
        written: list[Box] = []
        shown = [
            (source, target)
            for (source, target), one in told.items()
            if self._draw(view, one, written, aside=ASIDE if (target, source) in told else 0.0)
        ]
        for key in [key for key in self.signs if key not in shown]:
            self.signs.pop(key).take()

    def _draw(
        self, view: SeatView, one: BoardArrow, written: list[Box], *, aside: float = 0.0
    ) -> bool:
        """Draw an arrow, its tag beside those that are `written`; whether both of its ends show.

        It goes so far `aside`, to its own right.
        """
        board, whose = self._board.board, seat_of(view, one.source)
        start = place_of_target(board, view, one.source)
        end = None if start is None else end_box(board, view, one.target, start)
        if whose is None or start is None or end is None or start == end:
            return False
        sign = self.signs.get((one.source, one.target))
        if sign is None:
            sign = self.signs[one.source, one.target] = ArrowSign(self._board)
            # Smooth lines across the board cost more than all that lies there, and things glide
            # below them: they are drawn once.
            sign.setCacheMode(ArrowSign.CacheMode.DeviceCoordinateCache)
        first = edge_towards(start, end.centre)
        last = edge_towards(end, first, INSIDE)
        if dist(first, last) < SHORT:
            # Between neighbours hardly more than its head would show.
            first = edge_towards(start, end.centre, REACH)
        if aside:
            first, last = _beside(first, last, aside)
        sign.draw([(first, last)], whose, broken=one.open)
        sign.lie(HEIGHT, OPACITY)
        share = min(0.5, BEFORE / max(1.0, dist(first, last)))
        for tried in range(TRIES):
            sign.write(one.text, (first, last), large=LARGE, share=share + tried * FURTHER)
            box = sign.tag_box
            if box is None or not any(box.meets(other) for other in written):
                break
        written.extend([] if box is None else [box])
        return True


def _beside(first: Point, last: Point, by: float) -> tuple[Point, Point]:
    """Return both ends of a line so far to its right: what comes back goes on the other side."""
    x, y = last[0] - first[0], last[1] - first[1]
    far = max(dist(first, last), 1e-6)
    right, down = -y / far * by, x / far * by
    return (first[0] + right, first[1] + down), (last[0] + right, last[1] + down)


def seat_of(view: SeatView, name: str) -> SeatId | None:
    """Return whose a unit, cell or zone is, one's own where nobody holds it; None for no such."""
    unit, cell = view.units.get(name), cell_named(view.setting.zones, name)
    zone = unit.zone if unit is not None else cell[0] if cell is not None else name
    held = view.setting.zones.get(zone)
    if held is None:
        return None
    return held.holders[0] if held.holders else view.seat


def end_box(board: BoardScene, view: SeatView, target: str, start: Box) -> Box | None:
    """Return where a target shows: of a seat the edge of its hand that is opposite, not its name.

    Arrows to one seat from a row go beside each other, and do not cross what stands at the side.
    """
    number = target.removeprefix(SEAT_MARK)
    for zone, site in board.seating.sites.items() if number != target else ():
        if site.hand and number in map(str, view.setting.zones[zone].holders):
            x, box = start.centre[0], site.box
            # Its head lies on the cards: at their very end it would point past them.
            near = min(max(x, box.x + INSIDE), box.right - INSIDE)
            return Box(near, box.y, 0.0, box.height)
    return place_of_target(board, view, target)
