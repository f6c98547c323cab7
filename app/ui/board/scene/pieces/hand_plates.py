"""Where a hand's holder, number and marks are written: beside the cards, or below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.board.scene.hand_fan import HAND_SCALE
from app.ui.board.scene.plates import PlateKind, plate_edge
from app.ui.board.scene.table_layout import CARD_HEIGHT, Box
from app.ui.board.scene.zone_item import label_pixels
from app.ui.board.seating import RIM_ROOM, ZoneSite

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from app.core.ids import ZoneId
    from app.ui.board.scene.scene_state import SceneState

LEAST_SEEN = 0.85
"""How much of their height has to be free below the hand: the rest lies on the cards' feet."""
LEAN = 14.0
SAG = 8.0
"""How far inwards and how far down the outer cards of a hand reach, in table units."""
BESIDE = 4.0
"""Table units between the cards of a hand at the upper edge and what is told of it."""
BELOW_RIM = 3.0
"""Table units between that and the rim."""
CLEAR_EDGE = 0.15
"""How much of the height of words is the clear edge of their picture: it may lie on the rim."""
APART = 3.0
"""Table units between what is told of a hand and the middle between it and the partner's."""

Place = tuple[float, float]


def per_unit_of(scene: SceneState, site: ZoneSite) -> float:
    """Return the device pixels for a table unit where a site lies that is held in place."""
    return scene.seating.per_unit if site.rest is not None else scene.per_unit


class HandPlates:
    """Finds the size and the place of what is told of each hand."""

    def __init__(
        self, scene: SceneState, write: Callable[[ZoneId, str, PlateKind, int], QPixmap]
    ) -> None:
        """`write` makes the plate of a hand in letters so many pixels high."""
        self._scene = scene
        self._write = write

    def _holders(self, zone: ZoneId) -> tuple[int, ...]:
        return self._scene.view.setting.zones[zone].holders

    def plate(self, site: ZoneSite, text: str) -> tuple[QPixmap, Place]:
        """Return a hand's holder and number, and where their middle goes.

        One's own stand beside the cards, or below them, or in smaller letters beside them.
        """
        scene, zone = self._scene, site.zone
        turn = any(scene.view.turn.of(seat) for seat in self._holders(zone))
        kind: PlateKind = "turn" if turn else "label"
        usual, share = label_pixels(per_unit_of(self._scene, site), scene.dpr), scene.text
        whole = self._write(zone, text, kind, round(usual * share))
        span = self._span(site)
        cloth = scene.cloth
        first, last = (cloth.x, cloth.right) if span is None else span
        room = (last - first) * per_unit_of(self._scene, site)
        if whole.width() > room:  # it must not lie on what is told beside it, nor leave the mat
            share *= room / whole.width()
            whole = self._write(zone, text, kind, int(usual * share))
        below = self._room_below(site)
        high = None if below is None else below * per_unit_of(scene, site) * (1 + 2 * CLEAR_EDGE)
        while high is not None and share > 1.0 and whole.height() > high:  # nor on the next row
            share = max(1.0, share * 0.9)
            whole = self._write(zone, text, kind, int(usual * share))
        if site.frame.angle != 0 and span is None:
            return self._across(site, text, kind)
        if site.frame.angle != 0:
            return whole, self._within(self._at_hand(site, whole), whole, site)
        place = self._beside(whole, site, site.home.right) or self._below(whole, site)
        if place is not None:
            return whole, self._within(place, whole, site)
        cards = [scene.pieces[key].piece.spot.box for key in scene.by_zone.get(zone, ())]
        # The foot of the outermost card leans inwards.
        ends = (site.laid(box.right, box.y)[0] - LEAN for box in cards)
        right = max(ends, default=site.home.right)
        while place is None and share >= 1.0:
            whole = self._write(zone, text, kind, round(usual * share))
            place = self._beside(whole, site, right) or self._below(whole, site)
            share *= 0.9
        return whole, self._within(place or self._at_hand(site, whole), whole, site)

    def _across(self, site: ZoneSite, text: str, kind: PlateKind) -> tuple[QPixmap, Place]:
        """Return the words of the hand at the upper edge, and where their middle goes.

        They stand beside its cards, in smaller letters where they have to, or else below them.
        """
        scene = self._scene
        usual, share = label_pixels(scene.per_unit, scene.dpr), scene.text
        lying = [
            one.home
            for one in scene.seating.sites.values()
            if not one.hand and not one.backdrop and one.place.arrange != "free"
        ]
        cloth, box = scene.cloth, site.box
        while share >= 1.0:
            whole = self._write(site.zone, text, kind, round(usual * share))
            wide, high = whole.width() / scene.per_unit, whole.height() / scene.per_unit
            edge = plate_edge(usual * share) / scene.per_unit
            for x in (box.right + BESIDE, box.x - BESIDE - wide):
                words = Box(x, cloth.y - edge + BELOW_RIM, wide, high)
                plate = words.grown(-edge)
                within = cloth.x <= x and words.right <= cloth.right
                if within and not any(plate.meets(other) for other in lying):
                    return whole, words.centre
            share *= 0.9
        return whole, self._at_hand(site, whole)

    def _span(self, site: ZoneSite) -> tuple[float, float] | None:
        """Return from where to where on the mat a hand may be told; None where it finds its place.

        Of a board of several each has the part around the own hand, half the way to the others'.
        """
        seating = self._scene.seating
        board = seating.boards.get(self._holders(site.zone)[0])
        if board is None:
            return None
        middle = site.home.centre[0]
        between = [
            (one.home.centre[0] + middle) / 2
            for one in seating.sites.values()
            if one.hand
            and one.zone != site.zone
            and seating.boards.get(self._holders(one.zone)[0]) == board
        ]
        if not between and not site.frame.angle:
            return None
        left = max((at + APART for at in between if at < middle), default=board.x)
        right = min((at - APART for at in between if at > middle), default=board.right)
        return left, right

    def _room_below(self, site: ZoneSite) -> float | None:
        """Return how far it is from another's hand on a board of several to what lies below it."""
        box, sites = site.home, self._scene.seating.sites.values()
        if site.frame.angle != 180 or self._span(site) is None:
            return None
        below = [
            one.home.y - box.bottom
            for one in sites
            if not one.hand
            and not one.backdrop
            and one.home.y >= box.bottom
            and one.home.x < box.right
            and box.x < one.home.right
        ]
        return min(below, default=None)

    def _within(self, place: Place, pixmap: QPixmap, site: ZoneSite) -> Place:
        """Return the middle of what is told of a hand where it lies on its part of the mat."""
        span = self._span(site)
        if span is None:
            return place
        half = pixmap.width() / per_unit_of(self._scene, site) / 2
        return min(max(place[0], span[0] + half), span[1] - half), place[1]

    def _beside(self, pixmap: QPixmap, site: ZoneSite, left: float) -> Place | None:
        """Return the middle of words right of `left`, where there is room for them."""
        mat, text = self._scene.seating.mat, self._scene.text
        per_unit = per_unit_of(self._scene, site)
        width, high = pixmap.width() / per_unit, pixmap.height() / per_unit
        x, y = left + 8.0 + width / 2, mat.bottom - 12.0 - 8.0 * text
        words = Box(x - width / 2, y - high / 2, width, high)
        if words.right > self._scene.cloth.right or self._on_another(words, site):
            return None
        return x, y

    def _on_another(self, words: Box, hand: ZoneSite) -> bool:
        """Whether words beside a hand would lie on a pile or row of its holder.

        Or where a partner's hand is told, beside or below its cards.
        """
        sites = self._scene.seating.sites.values()
        others = [
            one.home
            for one in sites
            if one.own and not one.hand and not one.backdrop and one.place.arrange != "free"
        ]
        bottom = self._scene.seating.mat.bottom
        others += [
            Box(one.home.x, one.home.y, one.home.width, bottom - one.home.y)
            for one in sites
            if one.hand and not one.own and one.frame.angle == 0 and one.zone != hand.zone
        ]
        return any(box.meets(words) for box in others)

    def _below(self, pixmap: QPixmap, site: ZoneSite) -> Place | None:
        """Return the middle of words below a hand, where hardly a card's foot would be covered."""
        cloth, box = self._scene.cloth, site.home
        high = pixmap.height() / per_unit_of(self._scene, site)
        foot = box.y + CARD_HEIGHT * HAND_SCALE
        if cloth.bottom - foot < high * LEAST_SEEN:
            return None
        lowest = cloth.bottom + high * CLEAR_EDGE - high / 2
        return box.centre[0], min(foot + SAG + high / 2, lowest)

    def _at_hand(self, site: ZoneSite, pixmap: QPixmap) -> Place:
        """Return where a hand's holder and number stand at the least."""
        mat, box, text = self._scene.seating.mat, site.home, self._scene.text
        width = pixmap.width() / per_unit_of(self._scene, site)
        if site.frame.angle == 0:
            right = mat.right - RIM_ROOM - width / 2
            return min(box.right + width / 2 + 8.0, right), mat.bottom - 12.0 - 8.0 * text
        if site.frame.angle == 180:
            below = self._room_below(site)
            usual = 1.0 + 10.0 * text
            return box.centre[0], box.bottom + (usual if below is None else min(usual, below / 2))
        inside = min(max(box.centre[0], mat.x + width / 2 + 10.0), mat.right - width / 2 - 10.0)
        return inside, box.bottom + 10.0
