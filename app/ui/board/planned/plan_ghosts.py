"""Cards where they would stand if the plan were carried out: half seen, in a broken frame.

They catch no pointer: what is pressed is the cell below them, or who stands in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.ui.board.planned.plan_places import spot_of
from app.ui.board.scene.card_item import FREE, LEVELS, PieceItem
from app.ui.board.scene.pieces.piece import Part, Piece
from app.ui.board.scene.pieces.piece_pictures import card_pixels
from app.ui.board.scene.table_layout import Spot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from app.core.view import SeatView
    from app.games.contracts.planned.planning_contract import PlanGhost
    from app.ui.board.board_view import BoardView
    from app.ui.look.faces.card_picture import CardPicture

HALF = 0.62
"""How much is seen of a card that is not there."""
HEIGHT = float(FREE * LEVELS + LEVELS - 8)
"""Over what stands on the fields, below arrows and hands."""


class PlanGhosts:
    """Shows the ghosts of a sheet on one board."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._waiting: set[CardPicture] = set()
        self.items: list[PieceItem] = []
        """One for each ghost that shows, in the order of the sheet."""
        self.frames: list[QGraphicsPixmapItem] = []
        """The frame of each."""

    def show(
        self, ghosts: Iterable[PlanGhost], view: SeatView, by_rule: Callable[[str], bool]
    ) -> None:
        """Show these ghosts and no others; `by_rule` says of a row whether nobody planned it."""
        self._waiting.clear()
        shown = 0
        for ghost in ghosts:
            spot = spot_of(self._board.board, view, ghost.cell)
            if spot is None:
                continue
            if shown == len(self.items):
                self._make()
            self._lay(shown, ghost, spot, dashed_by_rule=by_rule(ghost.row))
            shown += 1
        for item in (*self.items[shown:], *self.frames[shown:]):
            if item.scene() is not None:
                item.scene().removeItem(item)
        del self.items[shown:], self.frames[shown:]

    def awaits(self, want: CardPicture) -> bool:
        """Whether a picture has come that a ghost lacked."""
        return want in self._waiting

    def _make(self) -> None:
        nothing = Piece("", "", 0, Spot(0.0, 0.0), (Part("", None),))
        item, frame = PieceItem(nothing), QGraphicsPixmapItem()
        frame.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        for one in (item, frame):
            self._board.board.addItem(one)
        self.items.append(item)
        self.frames.append(frame)

    def _lay(self, number: int, ghost: PlanGhost, spot: Spot, *, dashed_by_rule: bool) -> None:
        board = self._board.board
        item, frame = self.items[number], self.frames[number]
        face = self._board.cards.face(ghost.ref)
        item.piece = Piece(f"ghost:{ghost.cell}", "", 0, spot, (Part(ghost.ref, face),))
        picture = board.pictures.get(item.piece, board.per_unit)
        if not picture.complete:
            self._waiting.update(picture.wants)
        item.show_picture(picture)
        item.lie_at(spot)
        item.setOpacity(HALF)
        item.setZValue(HEIGHT + number * 1e-3)
        width, height = card_pixels(board.per_unit * spot.scale)
        ring = board.plates.ring("foreseen" if dashed_by_rule else "sketched", width, height)
        reach = board.plates.ring_reach(width)
        frame.setPixmap(ring)
        frame.setOffset(-width / 2 - reach, -height / 2 - reach)
        frame.setScale(1.0 / board.per_unit)
        frame.setPos(spot.x, spot.y)
        frame.setZValue(HEIGHT + number * 1e-3 + 5e-4)
