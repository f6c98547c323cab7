"""What a drag aims at: what letting go there would do, lit up, with room for what will land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.board.drag.aim import gap_of, landing_spot
from app.ui.board.drag.bring_targets import bringings
from app.ui.board.drag.drag import NOWHERE
from app.ui.board.drag.drops import at_cell, goal, in_cell, readings

if TYPE_CHECKING:
    from app.games.game_api import Drop
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.drag.drag import Drag, Target
    from app.ui.board.drag.drag_signs import Signs

SEEN_THROUGH = 0.72
"""How opaque the ghost is over a card that it will be put on."""


class TargetLight:
    """Lights up the zone and the unit that a drop would reach."""

    def __init__(self, view: BoardStage, signs: Signs) -> None:
        self._view = view
        self._signs = signs

    def aim(self, drag: Drag, target: Target) -> None:
        """Work out what letting go over `target` would do, and show it."""
        board = self._view.board
        drag.target = target
        drag.readings = self._readings(drag, target) if target.zone else ()
        self.make_room(drag, target.zone, gap_of(board, drag))
        self._light(drag, target if drag.readings else NOWHERE)
        self._signs.outline(landing_spot(board, drag))

    def _readings(self, drag: Drag, target: Target) -> tuple[Drop, ...]:
        spec, seen, zone = self._view.bridge.spec, self._view.bridge.view, target.zone
        if drag.new:
            found = bringings(spec, seen, drag.new, zone, target.index, target.unit)
        else:
            aimed = at_cell(drag.selection, zone, target.cell)
            found = readings(spec, seen, aimed, zone, target.unit, target.index)
        return tuple(in_cell(drop, zone, target.cell) for drop in found)

    def make_room(self, drag: Drag, zone: str, index: int | None) -> None:
        """Open a gap in one zone at most; None closes it."""
        handling = self._view.board.handling
        if drag.gap is not None and (index is None or drag.gap[0] != zone):
            handling.open_gap(drag.gap[0], None, set())
        gap = None if index is None else (zone, index)
        if index is not None and gap != drag.gap:
            handling.open_gap(zone, index, drag.lifted)
        drag.gap = gap

    def _light(self, drag: Drag, target: Target) -> None:
        """Light up the zone, and the unit, that the first reading reaches."""
        view, board = self._view, self._view.board
        board.rings.clear("target")
        zone, unit = target.zone, target.unit
        found = goal(drag.readings[0].intent) if target.zone else None
        if found is not None:
            unit = found[1]
            held = board.pieces.get(unit)
            zone = held.piece.zone if held is not None else found[0]
        if unit:
            board.rings.put(unit, "target")
        # What it will be put on shows through.
        drag.ghost.show_through(SEEN_THROUGH if unit else 1.0)
        self._signs.light(view.seating.sites.get(zone))
