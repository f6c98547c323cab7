"""The arrows of a plan, each with its number on a gold disc."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.board.declared.arrow_shape import edge_towards
from app.ui.board.declared.arrow_sign import ARROW_HEIGHT, ArrowSign
from app.ui.board.declared.declared_aims import SEAT_MARK
from app.ui.board.declared.game_arrows import end_box
from app.ui.board.planned.plan_places import box_of, piece_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.core.view import SeatView
    from app.games.contracts.planned.planning_contract import ArrowKind, PlanArrow
    from app.ui.board.board_view import BoardView
    from app.ui.board.declared.arrow_shape import Point
    from app.ui.board.scene.table_layout import Box
    from app.ui.look.palette import Palette

HEIGHT = ARROW_HEIGHT - 1
"""Over the arrows of the game, which tell what is so already."""
FROM, INTO, ONTO = -3.0, 20.0, 9.0
"""Table units that an arrow begins and ends within what it joins; below 0 outside. The name
of the one and the foot of the other have to be read."""
PLAIN, STANDS_BACK = 1.0, 0.45
"""How opaque arrows are, and while the row of another is pointed at."""
SHARES = (0.2, 0.35, 0.05, 0.5)
"""Where on an arrow its number is tried: near its beginning, so that short ones show their head."""


class PlanArrows:
    """Draws the arrows of a sheet on one board."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self.signs: list[ArrowSign] = []
        """One for each arrow that shows, in the order of the sheet."""

    def show(self, arrows: Iterable[PlanArrow], view: SeatView, pointed: str) -> None:
        """Draw these arrows and no others; those of the row that is `pointed` at stand out."""
        written: list[Box] = []
        shown = 0
        for arrow in arrows:
            line = self._line(view, arrow)
            if line is None:
                continue
            if shown == len(self.signs):
                self.signs.append(ArrowSign(self._board))
            self._draw(self.signs[shown], arrow, line, written)
            back = pointed and arrow.row != pointed
            self.signs[shown].lie(HEIGHT + shown * 1e-3, STANDS_BACK if back else PLAIN)
            shown += 1
        for sign in self.signs[shown:]:
            sign.take()
        del self.signs[shown:]

    def _line(self, view: SeatView, arrow: PlanArrow) -> tuple[Point, Point] | None:
        board = self._board.board
        start = box_of(board, view, arrow.source)
        if start is None:
            return None
        if arrow.target.startswith(SEAT_MARK):
            end = end_box(board, view, arrow.target, start)
        else:
            end = box_of(board, view, arrow.target)
        if end is None or end == start:
            return None
        first = edge_towards(start, end.centre, FROM)
        aimed = piece_of(board, view, arrow.target)
        at_card = aimed in board.pieces and not board.pieces[aimed].piece.cell
        return first, edge_towards(end, first, ONTO if at_card else INTO)

    def _draw(
        self, sign: ArrowSign, arrow: PlanArrow, line: tuple[Point, Point], written: list[Box]
    ) -> None:
        colour = colour_of(arrow.kind, self._board.look.palette)
        seat = self._board.bridge.view.seat
        sign.draw([line], seat, broken=arrow.kind == "rule", colour=colour)
        sign.number(str(arrow.number) if arrow.number else "", line, share=SHARES[0])
        for share in SHARES if arrow.number else ():
            box = sign.slide(line, share)
            if not any(box.meets(other) for other in written):
                break
        if sign.tag_box is not None:
            written.append(sign.tag_box)


def colour_of(kind: ArrowKind, palette: Palette) -> str:
    """Return the colour of a kind of arrow."""
    return {
        "move": palette.arrow_move,
        "attack": palette.arrow_attack,
        "cast": palette.arrow_cast,
        "rule": palette.arrow_rule,
    }[kind]
