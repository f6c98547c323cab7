"""The arrows that a game has on its board, between what lies there: who attacks whom.

They lie below those of the stage, which are what is decided now.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.ui.app.trouble import steady
from app.ui.board.declared.arrow_shape import INSIDE, edge_towards
from app.ui.board.declared.arrow_sign import ARROW_HEIGHT, ArrowSign
from app.ui.board.declared.declared_aims import SEAT_MARK, place_of_target
from app.ui.board.scene.table_layout import Box

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.contracts.board.arrow_contract import Arrows, BoardArrow
    from app.ui.board.board_view import BoardView
    from app.ui.board.scene.scene import BoardScene

HEIGHT = ARROW_HEIGHT - 2
"""Below the arrows of the stage and their tags."""
OPACITY = 0.9
LARGE = 1.4
"""How much larger than labels what stands between two is written: it is read from afar."""
BEFORE = 50.0
"""How far from where an arrow begins its tag lies at most, in table units: no other's is there."""

TRIES, FURTHER = 4, 0.17
"""How often a tag that would lie on another one goes further along, by which share of the arrow."""


class GameArrows(QObject):
    """Draws what a game says of the table as it is."""

    def __init__(self, board: BoardView, arrows: Arrows) -> None:
        super().__init__(board)
        self._board = board
        self._arrows = arrows
        self.signs: dict[tuple[str, str], ArrowSign] = {}
        """By source and target."""
        board.seen_otherwise.connect(self.follow)
        board.bridge.stepped.connect(self.follow)
        board.bridge.placed.connect(self.follow)
        board.look.changed.connect(self.follow)

    @Slot()
    @steady
    def follow(self, *_told: object) -> None:
        """Draw the table as it is now."""
        if self._board.scene() is not self._board.board:
            return  # it is closed
        view = self._board.bridge.view
        told = {(one.source, one.target): one for one in self._arrows(view)}
        written: list[Box] = []
        shown = {key: one for key, one in told.items() if self._draw(view, one, written)}
        for key in [key for key in self.signs if key not in shown]:
            self.signs.pop(key).take()

    def _draw(self, view: SeatView, one: BoardArrow, written: list[Box]) -> bool:
        """Draw an arrow, its tag beside those that are `written`; whether both of its ends show."""
        unit, board = view.units.get(one.source), self._board.board
        start = place_of_target(board, view, one.source)
        end = None if start is None else end_box(board, view, one.target, start)
        if unit is None or start is None or end is None or start == end:
            return False
        sign = self.signs.get((one.source, one.target))
        if sign is None:
            sign = self.signs[one.source, one.target] = ArrowSign(self._board)
        first = edge_towards(start, end.centre)
        last = edge_towards(end, first, INSIDE)
        holders = view.setting.zones[unit.zone].holders
        seat = holders[0] if holders else view.seat
        sign.draw([(first, last)], seat, broken=one.open)
        sign.lie(HEIGHT, OPACITY)
        share = min(0.5, BEFORE / max(1.0, dist(first, last)))
        for tried in range(TRIES):
            sign.write(one.text, seat, (first, last), large=LARGE, share=share + tried * FURTHER)
            box = sign.tag_box
            if box is None or not any(box.meets(other) for other in written):
                break
        written.extend([] if box is None else [box])
        return True


def end_box(board: BoardScene, view: SeatView, target: str, start: Box) -> Box | None:
    """Return where a target shows: of a seat the edge of its hand that is opposite, not its name.

    Arrows to one seat from a row go beside each other, and do not cross what stands at the side.
    """
    number = target.removeprefix(SEAT_MARK)
    for zone, site in board.seating.sites.items() if number != target else ():
        if site.hand and number in map(str, view.setting.zones[zone].holders):
            x, box = start.centre[0], site.box
            near = min(max(x, box.x), box.right)
            return Box(near, box.y, 0.0, box.height)
    return place_of_target(board, view, target)
