"""Where a hand's holder, number and marks are written: beside the cards, or below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.board.scene.hand_fan import HAND_SCALE, others_scale
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
CLOSE = 1.5
"""Table units between the cards of a hand and what is told below them."""
LEAST_BESIDE = 60.0
"""Table units beside a hand in which it is told in whatever letters are small enough."""
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
        span = self._span(site)
        if site.frame.angle != 0:
            if span is None:
                return self._across(site, text, kind)
            return self._at_board(site, text, kind, span)
        usual, share = label_pixels(per_unit_of(self._scene, site), scene.dpr), scene.text
        whole = self._write(zone, text, kind, round(usual * share))
        cloth = scene.cloth
        first, last = (cloth.x, cloth.right) if span is None else span
        room = (last - first) * per_unit_of(self._scene, site)
        if whole.width() > room:  # it must not lie on what is told beside it, nor leave the mat
            share *= room / whole.width()
            whole = self._write(zone, text, kind, int(usual * share))
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

    def _at_board(
        self, site: ZoneSite, text: str, kind: PlateKind, span: tuple[float, float]
    ) -> tuple[QPixmap, Place]:
        """Return the words of a hand at the edge of its board, and where their middle goes.

        They stand beside its cards or below them, in smaller letters where they have to.
        """
        scene, hand = self._scene, site.box
        usual, share = label_pixels(scene.per_unit, scene.dpr), scene.text
        below = self._free_below(site)
        sides = [(span[0], hand.x), (hand.right, span[1])]
        if hand.centre[0] > scene.seating.boards[self._holders(site.zone)[0]].centre[0]:
            sides.reverse()
        while True:
            whole = self._write(site.zone, text, kind, round(usual * share))
            edge = plate_edge(usual * share) / scene.per_unit
            wide = whole.width() / scene.per_unit - 2 * edge
            high = whole.height() / scene.per_unit - 2 * edge
            beside = max(sides, key=lambda side: side[1] - side[0])
            fitting = [side for side in sides if wide + 2 * BESIDE <= side[1] - side[0]]
            under = high + 2 * CLOSE <= below and wide + 2 * APART <= span[1] - span[0]
            if fitting or under or share * 0.9 < 1.0:
                break
            share *= 0.9
        if not fitting and not under:
            # No longer a matter of what is well read: it has to lie on its own board.
            room = max(beside[1] - beside[0] - 2 * BESIDE, 0.0)
            fitting = [beside] if room >= LEAST_BESIDE else []
            room = room if fitting else span[1] - span[0] - 2 * APART
            whole = self._write(site.zone, text, kind, int(usual * share * room / wide))
            wide, high = whole.width() / scene.per_unit, whole.height() / scene.per_unit
        if not fitting:
            middle = (hand.centre[0], hand.bottom + CLOSE + high / 2)
            return whole, self._within(middle, whole, site)
        first, last = fitting[0]
        at_left = last == hand.x
        x = last - BESIDE - wide / 2 if at_left else first + BESIDE + wide / 2
        return whole, (x, hand.centre[1])

    def _free_below(self, site: ZoneSite) -> float:
        """Return how much of its board is free below a hand at the upper edge."""
        held = (
            one.box.y
            for one in self._scene.seating.sites.values()
            if not one.hand
            and not one.backdrop
            and set(self._holders(site.zone)) & set(self._holders(one.zone))
            and one.box.x < site.box.right
            and site.box.x < one.box.right
        )
        return min(held, default=self._scene.cloth.bottom) - site.box.bottom

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
        board = self._scene.seating.boards.get(self._holders(site.zone)[0])
        if board is not None:  # within its edge
            y = min(y, board.bottom - APART - high / 2)
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
        foot = box.y + CARD_HEIGHT * (HAND_SCALE if site.own else others_scale(site.local))
        if cloth.bottom - foot < high * LEAST_SEEN:
            return None
        lowest = cloth.bottom + high * CLEAR_EDGE - high / 2
        board = self._scene.seating.boards.get(self._holders(site.zone)[0])
        if board is not None:  # within its edge, or else below that
            fits = high <= board.bottom - foot
            lowest = min(lowest, board.bottom - high / 2) if fits else lowest
            return box.centre[0], min(foot + SAG + high / 2, lowest) if fits else lowest
        return box.centre[0], min(foot + SAG + high / 2, lowest)

    def _at_hand(self, site: ZoneSite, pixmap: QPixmap) -> Place:
        """Return where a hand's holder and number stand at the least."""
        mat, box, text = self._scene.seating.mat, site.home, self._scene.text
        width = pixmap.width() / per_unit_of(self._scene, site)
        if site.frame.angle == 0:
            right = mat.right - RIM_ROOM - width / 2
            return min(box.right + width / 2 + 8.0, right), mat.bottom - 12.0 - 8.0 * text
        if site.frame.angle == 180:
            return box.centre[0], box.bottom + 1.0 + 10.0 * text
        inside = min(max(box.centre[0], mat.x + width / 2 + 10.0), mat.right - width / 2 - 10.0)
        return inside, box.bottom + 10.0
