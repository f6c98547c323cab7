"""Where on the mat lies what a plan names: a unit, a cell with whatever stands in it, a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.zone import cell_named
from app.ui.board.declared.declared_aims import place_of_target

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.ui.board.scene.scene import BoardScene
    from app.ui.board.scene.table_layout import Box, Spot


def piece_of(board: BoardScene, view: SeatView, name: str) -> str:
    """Return the key of what lies where `name` says: of a cell the unit in it; "" for nothing."""
    cell = cell_named(view.setting.zones, name)
    if cell is not None:
        zone, number = cell
        held = (unit for unit in view.zones[zone].items if unit in view.units)
        found = next((unit for unit in held if view.units[unit].cell == number), "")
        if found in board.pieces:
            return found
    return name if name in board.pieces else ""


def spot_of(board: BoardScene, view: SeatView, cell: str) -> Spot | None:
    """Return how a card lies in a cell; None where the cell does not show."""
    key = piece_of(board, view, cell)
    return board.pieces[key].piece.spot if key else None


def box_of(board: BoardScene, view: SeatView, name: str) -> Box | None:
    """Return where something shows that a plan names; None where nothing of it does."""
    spot = spot_of(board, view, name) if cell_named(view.setting.zones, name) else None
    return place_of_target(board, view, name) if spot is None else spot.box
