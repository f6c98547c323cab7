"""The names of the zones, written on the mat, under whatever lies there.

At the usual size a name hangs below its zone. Larger ones go where the mat beside their zone is
free; a name that finds no free place stays as small as it has to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.core.ids import ZoneId
from app.ui.board.layout import Box
from app.ui.board.zone_item import label_pixels

if TYPE_CHECKING:
    from app.ui.board.scene import BoardScene
    from app.ui.board.seating import ZoneSite

ON_THE_MAT = -0.5
"""Over the zone that is lit up, below all cards."""
SHRINK = 0.85
"""By how much a name becomes smaller to find a place."""
CLEAR = 2.0
"""Table units that a larger name keeps from other zones."""


class Labels:
    """One plate for each zone that has a name."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._held: dict[ZoneId, QGraphicsPixmapItem] = {}

    def clear(self) -> None:
        """Take all names off the scene."""
        for plate in self._held.values():
            self._scene.removeItem(plate)
        self._held.clear()

    def write_all(self) -> None:
        """Write every name anew: another seating, size, language or theme."""
        sites = self._scene.seating.sites
        named = {
            zone: site
            for zone, site in sites.items()
            if not site.hand and not site.backdrop and site.place.label != "none"
        }
        for zone in self._held.keys() - named.keys():
            self._scene.removeItem(self._held.pop(zone))
        taken = [site.box.grown(CLEAR) for site in sites.values() if not site.backdrop]
        for zone, site in named.items():
            taken.append(self._write(zone, site, taken))

    def _write(self, zone: ZoneId, site: ZoneSite, taken: list[Box]) -> Box:
        """Write one name; return where it lies, in table units."""
        plate = self._held.get(zone)
        if plate is None:
            plate = self._held[zone] = QGraphicsPixmapItem()
            plate.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            plate.setZValue(ON_THE_MAT)
            self._scene.addItem(plate)
        pixmap, place = self._fitted(zone, site, taken)
        per_unit = self._scene.per_unit
        plate.setPixmap(pixmap)
        plate.setScale(1.0 / per_unit)
        # On whole pixels, or the letters would be smeared over two.
        plate.setPos(round(place.x * per_unit) / per_unit, round(place.y * per_unit) / per_unit)
        return place

    def _fitted(self, zone: ZoneId, site: ZoneSite, taken: list[Box]) -> tuple[QPixmap, Box]:
        """Return the name as large as there is a free place for it, and that place."""
        scene = self._scene
        title = scene.view.setting.zones[zone].spec.title.in_(scene.teller.language)
        usual = label_pixels(scene.per_unit, scene.dpr)
        share = scene.text
        while share > 1.0:
            pixmap = scene.plates.plate(title, "label", round(usual * share))
            for place in self._places(site, pixmap, usual * share):
                if self._is_free(place, taken):
                    return pixmap, place
            share *= SHRINK
        pixmap = scene.plates.plate(title, "label", usual)
        return pixmap, next(self._places(site, pixmap, usual))

    def _places(self, site: ZoneSite, pixmap: QPixmap, pixels: float) -> Iterator[Box]:
        """Return where a name may lie: below its zone, above it, at its right, at its left."""
        per_unit, box = self._scene.per_unit, site.box
        wide, high = pixmap.width() / per_unit, pixmap.height() / per_unit
        small = pixels / per_unit
        x = box.x - small * 0.2
        if site.frame.angle == 180:
            x = box.right - wide + small * 0.2
        if wide > box.width:
            x = box.centre[0] - wide / 2
        yield Box(x, box.bottom - 0.5 - small * 0.1, wide, high)
        yield Box(x, box.y + 0.5 + small * 0.1 - high, wide, high)
        middle = box.centre[1] - high / 2
        yield Box(box.right, middle, wide, high)
        yield Box(box.x - wide, middle, wide, high)

    def _is_free(self, place: Box, taken: list[Box]) -> bool:
        mat = self._scene.seating.mat
        inside = mat.contains(place.x, place.y) and mat.contains(place.right, place.bottom)
        # The plate has an edge of its own, which may touch the zone it belongs to.
        core = place.grown(-min(place.width, place.height) * 0.2)
        return inside and not any(_overlap(core, other) for other in taken)


def _overlap(one: Box, other: Box) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom
