"""The same mat as it looks in the window now: wider or narrower, a hand held over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.board.input.hits import zone_boxes

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.ui.board.scene.scene import BoardScene
    from app.ui.board.seating import Seating, ZoneSite


def reseat(scene: BoardScene, seating: Seating) -> None:
    """Show the same mat as it looks in the window now, with nothing gliding."""
    before, scene.seating = scene.seating, seating
    scene.zone_rects = zone_boxes(seating)
    for zone, site in seating.sites.items():
        if site != before.sites[zone]:
            _hold(scene, before.sites[zone], site)
        elif seating.cloth != before.cloth and _is_field(scene, zone):
            _lay_at_once(scene, zone)


def _is_field(scene: BoardScene, zone: ZoneId) -> bool:
    return scene.view.setting.zones[zone].spec.holds == "units"


def _lay_at_once(scene: BoardScene, zone: ZoneId) -> None:
    """Lay what a narrower or wider mat moves."""
    for piece in scene.teller.pieces(scene.view, scene.seating, zone):
        item = scene.pieces.get(piece.key)
        if item is not None and item.piece.spot != piece.spot:
            item.piece = piece
            scene.glide.stop(item)
            item.lie_at(piece.spot)
            scene.hits.put(piece, scene.heights.band(piece))


def _hold(scene: BoardScene, before: ZoneSite, site: ZoneSite) -> None:
    """Carry a zone along with the window, as it is: raised, with a gap, on its way."""

    def moved(x: float, y: float) -> tuple[float, float]:
        return site.frame.point(*before.frame.back(x, y))

    for piece in scene.teller.pieces(scene.view, scene.seating, site.zone):
        item = scene.pieces.get(piece.key)
        if item is None:
            continue
        rest, item.piece = scene.handling.spot(item.piece), piece
        if (item.x(), item.y()) == (rest.x, rest.y):
            item.lie_at(scene.handling.spot(piece))
        else:
            item.setPos(*moved(item.x(), item.y()))
            scene.glide.carry(item, moved)
        item.keep_size()
        scene.hits.put(piece, scene.heights.band(piece))
    scene.counts.write(site.zone)
