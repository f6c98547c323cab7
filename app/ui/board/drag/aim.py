"""Where a drag points: zone, unit, before which card, and the spot where it would land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import place
from app.core.placed.pile_gaps import Gaps, next_free, place_of, put_in, taken_out
from app.ui.board.drag.drag import NOWHERE, Drag, Target
from app.ui.board.drag.drops import landing
from app.ui.board.input.hits import zone_at
from app.ui.board.scene.pieces.seen_pieces import lies_at
from app.ui.board.scene.pieces.zone_spots import index_at
from app.ui.board.scene.table_layout import CARD_WIDTH, Spot

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.ui.board.scene.pieces.piece import Piece
    from app.ui.board.scene.scene import BoardScene
    from app.ui.board.seating import ZoneSite

GAPPED = ("row", "fan")
"""Arrangements that make room where a card would land."""
SPREAD = ("row", "column", "fan", "grid")
"""Arrangements in which cards lie side by side, each at an index of its own."""
UNIT_CORE = 0.36
"""Share of a card's width on either side of its middle where a drop means the unit itself."""


def target_at(board: BoardScene, drag: Drag, x: float, y: float) -> Target:
    """Return what a point of the mat means for what is dragged."""
    zone = _on_stage(board, x, y) or zone_at(board.zone_rects, x, y)
    hit = lies_at(board, x, y, drag.lifted)
    unit, cell = "", 0
    if hit is not None and hit[0].cell:
        zone, cell = hit[0].zone, _if_empty(board, drag, hit[0])
    elif hit is not None and hit[0].unit:
        piece = hit[0]
        site = board.seating.sites.get(piece.zone)
        if zone is None or piece.zone == zone or (site is not None and site.backdrop):
            zone = piece.zone
            across = abs(piece.spot.local(x, y)[0] - CARD_WIDTH / 2)
            unit = piece.unit if across <= CARD_WIDTH * UNIT_CORE else ""
    if zone is None:
        return NOWHERE
    return Target(zone, unit, _index(board, drag, zone, x, y), cell)


def _on_stage(board: BoardScene, x: float, y: float) -> ZoneId | None:
    """Return the own zone that lies where the stage does: all of the stage stands for it.

    It lies over the zones there, and nobody sees where one ends.
    """
    stage = board.seating.stage
    if stage is None or not stage.contains(x, y):
        return None
    sites = (site for site in board.seating.sites.values() if site.own and not site.backdrop)
    return next((site.zone for site in sites if site.box.meets(stage)), None)


def _if_empty(board: BoardScene, drag: Drag, piece: Piece) -> int:
    """Return the number of a cell, 0 if something stands in it and is not carried."""
    units = (board.view.units[name] for name in board.view.zones[piece.zone].items)
    held = (unit.id for unit in units if unit.cell == piece.cell)
    return piece.cell if all(name in drag.lifted for name in held) else 0


def gap_of(board: BoardScene, drag: Drag) -> int | None:
    """Return before which card the target zone makes room: where the first reading lands."""
    site = board.seating.sites.get(drag.target.zone)
    if site is None or not drag.readings:
        return None
    if not (site.hand or site.place.arrange in GAPPED):
        return None
    spec = board.view.setting.zones[site.zone].spec
    if spec.keeps_places or spec.cells or site.place.beside:
        return None
    return _landing_index(board, drag, site.zone)


def landing_spot(board: BoardScene, drag: Drag) -> Spot | None:
    """Return where the card will lie, where that is a place of its own: in a row, fan or grid."""
    site = board.seating.sites.get(drag.target.zone)
    if site is None or not drag.readings or not (site.hand or site.place.arrange in SPREAD):
        return None
    if board.view.setting.zones[site.zone].spec.cells:
        cell = board.pieces.get(place(site.zone, drag.target.cell))
        return None if cell is None else cell.piece.spot
    index = None if site.place.beside else _landing_index(board, drag, site.zone)
    if index is None:
        return None
    # What was put down off its row takes no place in it.
    lined = [_is_lined(board, key) for key in _staying(board, drag, site.zone)]
    gaps = put_in(_gaps(board, drag, site.zone), index)
    spots = board.teller.spots(site, sum(lined) + 1 + len(gaps))
    return site.frame.spot(spots[place_of(gaps, sum(lined[:index]))])


def _landing_index(board: BoardScene, drag: Drag, zone: ZoneId) -> int | None:
    at = landing(drag.readings[0].intent, zone)
    count = len(_staying(board, drag, zone))
    if at is not None and at < 0:
        return next_free(_gaps(board, drag, zone), count)
    return None if at is None else min(at, count)


def _gaps(board: BoardScene, drag: Drag, zone: ZoneId) -> Gaps:
    """Return the empty places of a zone once what is carried has left it."""
    gaps, keys = board.view.zones[zone].gaps, list(board.by_zone.get(zone, ()))
    if board.view.setting.zones[zone].spec.keeps_places:
        for key in drag.lifted.intersection(keys):
            gaps = taken_out(gaps, keys.index(key), len(keys))
            keys.remove(key)
    return gaps


def _index(board: BoardScene, drag: Drag, zone: ZoneId, x: float, y: float) -> int:
    """Return before which of the cards that stay there the carried one would land."""
    site = board.seating.sites[zone]
    arrange = site.place.arrange
    if board.view.setting.zones[zone].spec.cells:
        return len(board.view.zones[zone].items)
    if not (site.hand or arrange in SPREAD):
        return len(board.by_zone.get(zone, ())) if arrange in ("free", "spot") else 0
    spots = drag.staying.get(zone)
    if spots is None:
        spots = drag.staying[zone] = [
            _local(site, board.pieces[key].piece.spot) for key in _staying(board, drag, zone)
        ]
    return index_at(spots, *site.frame.back(x, y), rows=arrange == "grid", down=arrange == "column")


def _staying(board: BoardScene, drag: Drag, zone: ZoneId) -> list[str]:
    return [key for key in board.by_zone.get(zone, ()) if key not in drag.lifted]


def _is_lined(board: BoardScene, key: str) -> bool:
    unit = board.view.units.get(board.pieces[key].piece.unit)
    return unit is None or unit.position is None


def _local(site: ZoneSite, spot: Spot) -> Spot:
    return Spot(*site.frame.back(spot.x, spot.y), 0.0, spot.scale / site.frame.scale)
