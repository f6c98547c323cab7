"""How many cards lie in piles and hands, written on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.core.card import Mark
from app.core.ids import ZoneId
from app.core.wording import listed, numbered
from app.ui.board.layout import CARD_WIDTH
from app.ui.board.seating import RIM_ROOM
from app.ui.board.zone_item import count_place, label_pixels

if TYPE_CHECKING:
    from app.ui.board.scene import BoardScene

HEIGHT = 1_000_000.0
"""Over all cards, below what is carried."""
LARGEST_COUNT = 1.25
"""The widest a number becomes, in card widths."""
LONGEST_NOTE = 24
"""Letters of a note that stand beside the hand; all of it is in the menu and the log."""


class Counts:
    """One plate for each zone that has something to count."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._held: dict[ZoneId, QGraphicsPixmapItem] = {}

    def clear(self) -> None:
        """Take all plates off the scene."""
        for plate in self._held.values():
            self._scene.removeItem(plate)
        self._held.clear()

    def write(self, zone: ZoneId) -> None:
        """Write how many cards lie in a pile or behind a fan."""
        text = self._count_text(zone)
        plate = self._held.get(zone)
        if not text:
            if plate is not None:
                self._scene.removeItem(self._held.pop(zone))
            return
        if plate is None:
            plate = QGraphicsPixmapItem()
            plate.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            plate.setZValue(HEIGHT)
            self._scene.addItem(plate)
            self._held[zone] = plate
        site = self._scene.seating.sites[zone]
        text_scale = self._scene.text
        pixels = round(label_pixels(self._scene.per_unit, self._scene.dpr) * text_scale)
        if site.hand:
            turn = self._scene.view.turn.number > 0 and self._scene.view.turn.seat in self._holders(
                zone
            )
            pixmap = self._scene.plates.plate(text, "turn" if turn else "label", pixels)
        else:
            pixmap = self._scene.plates.plate(text, "count", round(pixels * 1.12))
            # A large number must not lie on the pile beside its own.
            widest = CARD_WIDTH * LARGEST_COUNT * self._scene.per_unit
            if text_scale > 1.0 and pixmap.width() > widest:
                pixels = round(pixels * 1.12 * widest / pixmap.width())
                pixmap = self._scene.plates.plate(text, "count", pixels)
        plate.setPixmap(pixmap)
        plate.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
        plate.setScale(1.0 / self._scene.per_unit)
        if site.hand:
            x, y = self._hand_label(zone, pixmap.width() / self._scene.per_unit)
        else:
            x, y = count_place(site, text_scale)
        plate.setPos(x, y)

    def refresh_hands(self) -> None:
        """Show whose turn it is, and the marks that lie on the seats."""
        for site in self._scene.seating.sites.values():
            if site.hand:
                self.write(site.zone)

    def _holders(self, zone: ZoneId) -> tuple[int, ...]:
        return self._scene.view.setting.zones[zone].holders

    def _hand_label(self, zone: ZoneId, width: float) -> tuple[float, float]:
        """Return where a hand's holder and number stand: beside the fan."""
        site, mat = self._scene.seating.sites[zone], self._scene.seating.mat
        box, text = site.box, self._scene.text
        if site.frame.angle == 0:
            right = mat.right - RIM_ROOM - width / 2
            return min(box.right + width / 2 + 8.0, right), mat.bottom - 12.0 - 8.0 * text
        if site.frame.angle == 180:
            return box.centre[0], box.bottom + 1.0 + 10.0 * text
        inside = min(max(box.centre[0], mat.x + width / 2 + 10.0), mat.right - width / 2 - 10.0)
        return inside, box.bottom + 10.0

    def _marks(self, zone: ZoneId) -> list[str]:
        """Return what lies on the holders themselves (VSTAR Power used), and on the table.

        Notes on the table stand with the seat at the bottom: they are everybody's.
        """
        scene = self._scene
        marks = [
            mark
            for seat in self._holders(zone)
            for mark in scene.view.marks.get(f"seat.{seat}", ())
        ]
        if scene.seating.bottom in self._holders(zone):
            marks += scene.view.marks.get("table", ())
        return [self._mark(mark) for mark in marks]

    def _mark(self, mark: Mark) -> str:
        teller = self._scene.teller
        family = mark.key.partition(":")[0]
        if family == "note":
            short = mark.text if len(mark.text) <= LONGEST_NOTE else mark.text[:LONGEST_NOTE] + "…"
            return f"✎ {short}"
        words = teller.words.get(mark.key) or teller.words.get(family)
        title = words.in_(teller.language) if words else mark.key
        return numbered(title, mark.value).in_(teller.language) if mark.value > 1 else f"✓ {title}"

    def _count_text(self, zone: ZoneId) -> str:
        site = self._scene.seating.sites.get(zone)
        if site is None:
            return ""
        spec = self._scene.view.setting.zones[zone].spec
        seen = self._scene.view.zones[zone]
        if site.hand:
            language = self._scene.teller.language
            seats = self._scene.view.setting.seats
            names = listed([seats[seat].name for seat in self._holders(zone)]).in_(language)
            number = "?" if seen.count is None else str(seen.count)
            held = numbered(spec.title, number).in_(language)
            told = f"{names} · {held}" if names else held
            return " · ".join((told, *self._marks(zone)))
        if spec.holds == "units":
            return ""
        if seen.count is None:
            return "?" if self._scene.by_zone.get(zone) else ""
        if site.place.arrange == "row" and seen.count < 2:
            return ""
        return str(seen.count)
