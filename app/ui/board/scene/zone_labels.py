"""The names of the zones, written on the mat, under whatever lies there.

A name stands in the foot of its zone or hangs below it, or goes where else the mat beside it is
free. Larger ones are all of one size, if that can be done, or at least those of all piles and those
of all other zones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.core.ids import ZoneId
from app.ui.board.scene.pieces.view_pieces import is_empty
from app.ui.board.scene.plates import plate_edge
from app.ui.board.scene.table_layout import Box
from app.ui.board.scene.zone_item import label_pixels, single_slot

if TYPE_CHECKING:
    from app.ui.board.scene.plates import PlateKind
    from app.ui.board.scene.scene_state import SceneState
    from app.ui.board.seating import ZoneSite

ON_THE_MAT = -0.5
"""Over the zone that is lit up, below all cards."""
SHRINK = 0.85
"""By how much a name becomes smaller to find a place."""
CLEAR = 2.0
"""Table units that a larger name keeps from other zones."""
TUCKED = 0.3
"""How far a name of the usual size is tucked under its neighbours, as a share of its height."""
RINGED = 18.0
"""How far around a card that lies alone its ring and what peeks out below it reach."""
LINE = 2.0
"""How far beside a board its edge reaches, in table units; a name of its zones may touch that."""
CORNER = 0.25
"""How much of its zone's width a name in the corner takes at the most: cards lie in the middle."""
APART = 0.8
"""How far a name beside its zone keeps from one above or below it, in its own heights."""
ALIKE = 0.7
"""All names are of one size where that is no smaller than this share of the text's."""
KEPT = 60
"""Arrangements of all names that are remembered."""

Taken = tuple[ZoneId, Box]
Edges = tuple[ZoneId, float, float, float, float]
"""Where something begins and ends, across and down."""
Free = tuple[list[tuple[Box, Box]], Iterator[tuple[Box, Box]]]
"""Where a name may lie and what of it has to be free: what was looked at, and what was not yet."""
Written = dict[ZoneId, tuple[int, Box]]
"""The height of each name's letters in device pixels, and where it lies."""

_found: dict[object, Written] = {}
"""Where all names lay for all that it depends on: turns come and go, and so do tables."""


class Labels:
    """One plate for each zone that has a name."""

    def __init__(self, scene: SceneState) -> None:
        self._scene = scene
        self._held: dict[ZoneId, QGraphicsPixmapItem] = {}
        self._written: Written = {}
        self._lit: ZoneId = ""
        """The zone that is lit up, "" for none: there a name of lesser weight would be faint."""
        self._hands: dict[ZoneId, Box] = {}
        """What was left free for the words beside the hands."""
        self._edges: list[Edges] = []
        """Where each zone that lies on the mat begins and ends, across and down."""

    def clear(self) -> None:
        """Take all names off the scene."""
        for plate in self._held.values():
            self._scene.removeItem(plate)
        self._held.clear()

    def places(self) -> list[QRectF]:
        """Return where the names lie, in table units."""
        return [plate.sceneBoundingRect() for plate in self._held.values()]

    def write_all(self) -> None:
        """Write every name anew: another seating, size, language or theme."""
        scene = self._scene
        sites = scene.seating.sites
        named = [
            site
            for site in sites.values()
            if not site.hand and not site.backdrop and site.place.label != "none"
        ]
        for zone in self._held.keys() - {site.zone for site in named}:
            scene.removeItem(self._held.pop(zone))
        written = scene.counts_laid()
        self._hands = {zone: box for zone, box in written.items() if self._is_hand(zone)}
        taken = [(site.zone, site.home) for site in sites.values() if not site.backdrop]
        taken += [("", box) for box in written.values()]
        taken += [("", scene.seating.ring)] if scene.seating.ring is not None else []
        taken += [("", spot.box.grown(RINGED)) for site in named for spot in single_slot(site)]
        titles = tuple(self._title(site.zone) for site in named)
        wanted = (
            *taken,
            *sites.values(),
            titles,
            scene.per_unit,
            scene.dpr,
            scene.text,
            scene.cloth,
            scene.teller.marks.language,
        )
        found = _found.get(wanted)
        if found is None:
            if len(_found) >= KEPT:
                _found.clear()
            found = _found[wanted] = self._fitted(named, taken)
        self._written = found
        for zone, (pixels, place) in found.items():
            self._write(zone, pixels, place)

    def light(self, zone: ZoneId) -> None:
        """Write the name of a zone that is lit up as clear as that needs; "" for none."""
        changed = {self._lit, zone} if zone != self._lit else set()
        self._lit = zone
        for one in changed & self._held.keys():
            self._write(one, *self._written[one])

    def follow(self, zone: ZoneId) -> None:
        """Show the name of a place that is marked only while something lies in it, or hide it."""
        plate = self._held.get(zone)
        # A board that is folded since has no places, and its names go with the next laying.
        if plate is not None and zone in self._scene.seating.sites:
            plate.setVisible(self._is_in_use(zone))

    def _is_in_use(self, zone: ZoneId) -> bool:
        place = self._scene.seating.sites[zone].place
        return place.frame != "used" or not is_empty(self._scene.view, zone)

    def make_way(self) -> None:
        """Write the names anew where more is written beside a hand than there was before."""
        for zone, box in self._scene.counts_laid().items():
            if self._is_hand(zone):
                left = self._hands.get(zone)
                if left is None or not _holds(left.grown(CLEAR), box):
                    self.write_all()
                    return

    def _is_hand(self, zone: ZoneId) -> bool:
        site = self._scene.seating.sites.get(zone)
        return site is not None and site.hand

    def _write(self, zone: ZoneId, pixels: int, place: Box) -> None:
        plate = self._held.get(zone)
        if plate is None:
            plate = self._held[zone] = QGraphicsPixmapItem()
            plate.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            plate.setZValue(ON_THE_MAT)
            self._scene.addItem(plate)
        per_unit = self._scene.per_unit
        kind: PlateKind = "lit" if zone == self._lit else "label"
        plate.setPixmap(self._scene.plates.plate(self._title(zone), kind, pixels))
        plate.setScale(1.0 / per_unit)
        # On whole pixels, or the letters would be smeared over two.
        plate.setPos(round(place.x * per_unit) / per_unit, round(place.y * per_unit) / per_unit)
        plate.setVisible(self._is_in_use(zone))

    def _fitted(self, named: list[ZoneSite], taken: list[Taken]) -> Written:
        """Return all names in one size, the largest in which each finds a free place.

        Where that would be small, piles have a size of their own.
        """
        self._edges = [
            _edges(site.zone, site.box)
            for site in self._scene.seating.sites.values()
            if not site.hand and not site.backdrop
        ]
        text = self._scene.text
        edges = [_edges(zone, box) for zone, box in taken]
        alike = self._largest(named, edges, text * ALIKE)
        if alike is not None:
            return alike
        written: Written = {}
        piles = [site for site in named if site.place.arrange == "pile"]
        others = [site for site in named if site.place.arrange != "pile"]
        for sites in (piles, others):  # piles have less room around them
            found = [*edges, *(_edges(zone, place) for zone, (_, place) in written.items())]
            written |= self._largest(sites, found, 1.0) or self._small(sites, found)
        return written

    def _largest(self, named: list[ZoneSite], taken: list[Edges], least: float) -> Written | None:
        """Return the names as large as all of them find a place, at least `least`."""
        share = self._scene.text
        while share >= max(1.0, least):
            written = self._all_at(share, named, taken)
            if written is not None:
                return written
            share *= SHRINK
        return None

    def _all_at(self, share: float, named: list[ZoneSite], taken: list[Edges]) -> Written | None:
        """Return all names at a share of the usual size; None where one finds no free place."""
        pixels = round(label_pixels(self._scene.per_unit, self._scene.dpr) * share)
        # The longest find a place the hardest, and so do those that found none before.
        order = sorted(named, key=lambda site: -self._size(site.zone, pixels)[0])
        first: set[ZoneId] = set()
        # Whoever comes first, each may lie where it is free but for the other names.
        free: dict[ZoneId, Free] = {}
        while True:
            written: Written = {}
            others: list[Box] = []
            for site in order:
                if site.zone not in free:
                    free[site.zone] = [], self._free(site, pixels, share, taken)
                place = _first_clear(free[site.zone], others)
                if place is None:
                    break
                written[site.zone] = pixels, place
                others.append(place)
            else:
                return written
            if site.zone in first or not free[site.zone][0]:
                return None
            first.add(site.zone)
            order.remove(site)
            order.insert(0, site)

    def _free(
        self, site: ZoneSite, pixels: int, share: float, taken: list[Edges]
    ) -> Iterator[tuple[Box, Box]]:
        """Return where a name may lie, and what of it has to be free there."""
        taken, room = [*taken, *self._boards_beside(site)], self._room(site).grown(LINE)
        for place in self._places(site, pixels):
            core = self._core(place, share)
            if _holds(room, core) and self._is_free(core, site.zone, taken):
                yield place, core

    def _boards_beside(self, site: ZoneSite) -> list[Edges]:
        """Return the boards that the name of a zone keeps off, with their edges.

        They are all but its own; that of a zone between them keeps off every one.
        """
        boards = self._scene.seating.boards
        holders = self._scene.view.setting.zones[site.zone].holders
        own = boards.get(holders[0]) if holders else None
        return [_edges("", box.grown(LINE)) for box in boards.values() if box != own]

    def _small(self, named: list[ZoneSite], taken: list[Edges]) -> Written:
        """Return the names at the usual size: where there is no free place, below their zones."""
        pixels = label_pixels(self._scene.per_unit, self._scene.dpr)
        written: Written = {}
        for site in named:
            places = list(self._places(site, pixels))
            others = [*taken, *(_edges(zone, place) for zone, (_, place) in written.items())]
            others += self._boards_beside(site)
            free = (one for one in places if self._is_free(self._core(one, 1.0), site.zone, others))
            written[site.zone] = pixels, next(free, places[0])
        return written

    def _title(self, zone: ZoneId) -> str:
        scene = self._scene
        return scene.view.setting.zones[zone].spec.title.in_(scene.teller.marks.language)

    def _size(self, zone: ZoneId, pixels: int) -> tuple[float, float]:
        """Return width and height of a name in table units."""
        size = self._scene.plates.size(self._title(zone), "label", pixels)
        return size.width() / self._scene.per_unit, size.height() / self._scene.per_unit

    def _places(self, site: ZoneSite, pixels: int) -> Iterator[Box]:
        """Return where a name may lie: in its zone's foot, below it, beside it, above it."""
        box, mat = site.box, self._room(site)
        wide, high = self._size(site.zone, pixels)
        small = pixels / self._scene.per_unit
        first, last = box.x - small * 0.2, box.right - wide + small * 0.2
        middle = box.centre[0] - wide / 2
        out = box.right - wide * 0.4, box.x - wide * 0.6
        turned = site.frame.angle == 180
        if turned and not site.frame.mirrored:
            first, last, out = last, first, out[::-1]
        aside = min(max(middle, mat.x), mat.right - wide)
        if mat is not self._scene.cloth:  # it must not lie on the board beside it
            middle = aside
        # One that is wider than its zone must not seem to belong to the next.
        along = (first, aside, last, middle) if wide <= box.width else (middle, aside)
        below, above = box.bottom - 0.5 - small * 0.1, box.y + 0.5 + small * 0.1 - high
        foot = self._plate(Box(first, below - high, wide, high), pixels).height
        below_it = [Box(x, below, wide, high) for x in along]
        in_corner = site.place.label == "corner" and wide <= box.width * CORNER
        if in_corner or foot <= site.place.foot:
            # A row fills from its beginning: a larger name would lie under what hangs there.
            ends = self._scene.text > 1.0 and site.place.slots > 1 and not in_corner
            at = last if ends else first
            below_it.insert(0, Box(at, above + high if turned else below - high, wide, high))
        yield from below_it
        for x in (box.right, box.x - wide):
            for y in (box.centre[1] - high / 2, box.y, box.bottom - high):
                beside = Box(x, y, wide, high)
                if not self._seems(self._plate(beside, pixels), site.zone):
                    yield beside
        for x in along:
            over = Box(x, above, wide, high)
            if not self._seems(self._plate(over, pixels), site.zone, above=True):
                yield over
        for x in out if wide <= box.width else ():
            yield Box(x, below, wide, high)

    def _room(self, site: ZoneSite) -> Box:
        """Return where the middle of a name may lie: its holder's board, or the mat."""
        seating, holders = self._scene.seating, self._scene.view.setting.zones[site.zone].holders
        board = seating.boards.get(holders[0]) if holders and not site.own else None
        return self._scene.cloth if board is None else board

    def _core(self, place: Box, share: float) -> Box:
        """Return what of a name has to be free; a larger one keeps away from all others."""
        plate = self._plate(place, label_pixels(self._scene.per_unit, self._scene.dpr) * share)
        return plate.grown(-plate.height * TUCKED if share <= 1.0 else CLEAR)

    def _is_free(self, core: Box, zone: ZoneId, taken: list[Edges]) -> bool:
        if not _holds(self._scene.cloth.grown(CLEAR), core):
            return False
        x, right, y, bottom = core.x, core.right, core.y, core.bottom
        for other, first, last, high, low in taken:
            if x < last and first < right and y < low and high < bottom and other != zone:
                return False
        return True

    def _plate(self, place: Box, pixels: float) -> Box:
        """Return what is seen of a name: its picture has clear edges."""
        return place.grown(-plate_edge(pixels) / self._scene.per_unit)

    def _seems(self, name: Box, zone: ZoneId, *, above: bool = False) -> bool:
        """Whether a name stands close above or below another zone, as if it were that one's.

        Of one that hangs `above` its own zone only what lies still higher is asked.
        """
        left, right, top, bottom = name.x, name.right, name.y, name.bottom
        half, apart = name.width / 2, name.height * APART
        for other, first, last, high, low in self._edges:
            # Half of the name has to lie along the other zone.
            if last - left < half or right - first < half or last - first < half or other == zone:
                continue
            gap = top - low if high < top else high - bottom
            if gap < apart and not (above and high > top):
                return True
        return False


def _edges(zone: ZoneId, box: Box) -> Edges:
    return zone, box.x, box.right, box.y, box.bottom


def _holds(box: Box, other: Box) -> bool:
    return box.contains(other.x, other.y) and box.contains(other.right, other.bottom)


def _first_clear(free: Free, others: list[Box]) -> Box | None:
    """Return the first place where a name meets no other one."""
    known, more = free
    for place, core in known:
        if not any(map(core.meets, others)):
            return place
    for place, core in more:
        known.append((place, core))
        if not any(map(core.meets, others)):
            return place
    return None
