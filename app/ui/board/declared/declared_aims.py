"""Where a declaration comes from and what it is aimed at, as rectangles of the mat.

A target may lie on a board that is folded or not laid now: then the whole board stands for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.zone import cell_named
from app.ui.board.scene.pieces.unit_parts import lying

if TYPE_CHECKING:
    from app.core.ids import SeatId, ZoneId
    from app.core.view import SeatDeclaration, SeatView
    from app.ui.board.scene.scene import BoardScene
    from app.ui.board.scene.table_layout import Box

SEAT_MARK = "seat."


@value
class DeclaredAim:
    """One target of a declaration."""

    target: str
    start: Box | None
    """Around the unit that has its key card; None where it comes from the stage itself."""
    end: Box
    source: str = ""
    """The unit that it comes from."""


def aims_of(board: BoardScene, view: SeatView, one: SeatDeclaration) -> list[DeclaredAim]:
    """Return what a declaration is aimed at, as far as it shows on the board."""
    source = _source(board, one)
    start = None if not source else _piece_box(board, source)
    found = []
    for target in one.targets:
        end = place_of_target(board, view, target)
        if end is not None:
            own = target == source
            found.append(DeclaredAim(target, None if own else start, end, "" if own else source))
    return found


def _source(board: BoardScene, one: SeatDeclaration) -> str:
    """Return the unit with the first key card that lies in one; empty for none."""
    cards = {card for card in one.cards if card is not None}
    for key, item in board.pieces.items() if cards else ():
        if item.piece.unit and any(part.name in cards for part in item.piece.parts):
            return key
    return ""


def place_of_target(board: BoardScene, view: SeatView, target: str) -> Box | None:
    """Return where a unit, a cell, a zone or a seat shows; None where nothing of it does."""
    box = _piece_box(board, target)
    if box is not None:
        return box
    unit, cell = view.units.get(target), cell_named(view.setting.zones, target)
    zone = unit.zone if unit is not None else cell[0] if cell is not None else target
    if zone in view.setting.zones:
        return _zone_box(board, view, zone)
    number = target.removeprefix(SEAT_MARK)
    if number.isdecimal() and int(number) < len(view.setting.seats):
        return place_of_seat(board, view, int(number))
    return None


def _piece_box(board: BoardScene, key: str) -> Box | None:
    item = board.pieces.get(key)
    return None if item is None else lying(item.piece.parts, item.piece.spot)


def _zone_box(board: BoardScene, view: SeatView, zone: ZoneId) -> Box | None:
    site = board.seating.sites.get(zone)
    if site is not None:
        return site.box
    holders = view.setting.zones[zone].holders
    return next((board.seating.boards[one] for one in holders if one in board.seating.boards), None)


def place_of_seat(board: BoardScene, view: SeatView, seat: SeatId) -> Box | None:
    """Return where a seat shows: its name, else its hand, else its board."""
    written = board.counts.boxes()
    for zone, site in board.seating.sites.items():
        if site.hand and seat in view.setting.zones[zone].holders:
            return written.get(zone, site.box)
    return board.seating.boards.get(seat)
