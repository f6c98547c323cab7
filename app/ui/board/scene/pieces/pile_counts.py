"""How many cards lie in piles and hands, written on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.core.card import Mark
from app.core.ids import SeatId, ZoneId
from app.core.text.wording import both, labelled, listed, numbered
from app.core.text.words import Words
from app.games.contracts.computer_contract import computers_of
from app.ui.board.scene.card_item import HAND, LEVELS
from app.ui.board.scene.pieces.hand_plates import HandPlates, per_unit_of
from app.ui.board.scene.pieces.view_pieces import is_empty
from app.ui.board.scene.plates import PlateKind
from app.ui.board.scene.table_layout import CARD_WIDTH, Box
from app.ui.board.scene.zone_item import count_place, label_pixels
from app.ui.board.seating import ZoneSite
from app.ui.toolkit.common_words import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from app.core.seal import SeatSeal
    from app.core.view import SeatView
    from app.core.zone import ZoneSpec
    from app.ui.board.scene.scene_state import SceneState

HEIGHT = 1_000_000.0
"""Over all cards, below what is carried: what is written of one's own hand."""
BELOW_HAND = float(HAND * LEVELS - 2)
"""Over all cards but those: one's own hand may be held over a pile."""
LARGEST_COUNT = 1.25
"""The widest a number becomes, in card widths."""
BESIDE_PILE = 2.0
"""Table units that it may be wider than its pile: piles of others lie close together."""
LARGEST_SHARE = 1.6
"""How much larger than usual the number of a pile becomes: the card below it has to be seen."""
LONGEST_NOTE = 24
"""Letters of a note that stand beside the hand; all of it is in the menu and the log."""

PLAN = Words("Plan", "計画")
CHANCE = Words("Chance", "チャンス")

Plate = tuple[QPixmap, tuple[float, float]]
"""What is written, and where its middle goes."""


class Counts:
    """One plate for each zone that has something to count."""

    def __init__(self, scene: SceneState) -> None:
        self._scene = scene
        self._held: dict[ZoneId, QGraphicsPixmapItem] = {}
        self._laid: dict[ZoneId, Box] = {}
        """Where each lies on the mat as it is laid, wherever the window shows it."""
        self.thinking: tuple[SeatId, ...] = ()
        """The seats whose computers think just now."""
        self.seats_shown = False
        """Whether hands have the colour of their seat: people sit at windows of their own."""
        self.numbers: frozenset[str] = frozenset()
        """Keys of marks that say how many; of any other, 1 says only that it is there."""
        self.unnumbered: frozenset[str] = frozenset()
        """Keys of marks whose number says nothing to people."""
        self.plan_words: Callable[[SeatView, SeatSeal], Words | None] | None = None
        """What the game tells of a plan, in both languages; None where it is read as written."""
        self.tells_chance = False
        """Whether it is told of a seat that it has the chance to respond."""
        self._hands = HandPlates(scene, self._of_hand)
        self._read: dict[SeatSeal, str] = {}
        """What the plans say that the hand which is written just now tells of."""

    def clear(self) -> None:
        """Take all plates off the scene."""
        for plate in self._held.values():
            self._scene.removeItem(plate)
        self._held.clear()

    def write(self, zone: ZoneId) -> None:
        """Write how many cards lie in a pile or behind a fan."""
        try:
            self._write(zone, self._count_text(zone))
        finally:
            self._read.clear()

    def _write(self, zone: ZoneId, text: str) -> None:
        plate = self._held.get(zone)
        if not text:
            if plate is not None:
                self._scene.removeItem(self._held.pop(zone))
            return
        if plate is None:
            plate = QGraphicsPixmapItem()
            plate.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(plate)
            self._held[zone] = plate
        site = self._scene.seating.sites[zone]
        plate.setZValue(HEIGHT if site.hand and site.own else BELOW_HAND)
        plate_of = self._hands.plate if site.hand else self._pile_plate
        pixmap, (x, y) = plate_of(site, text)
        per_unit = per_unit_of(self._scene, site)
        wide, high = pixmap.width() / per_unit, pixmap.height() / per_unit
        self._laid[zone] = Box(x - wide / 2, y - high / 2, wide, high)
        plate.setPixmap(pixmap)
        plate.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
        plate.setScale(site.size / per_unit)
        plate.setPos(*site.shown(x, y))

    def place(self, zone: ZoneId) -> QRectF | None:
        """Return where the count of a zone lies, in table units; None for none."""
        plate = self._held.get(zone)
        return None if plate is None else plate.sceneBoundingRect()

    def laid(self) -> dict[ZoneId, Box]:
        """Return where all that is written lies on the mat as it is laid."""
        return {zone: self._laid[zone] for zone in self._held}

    def boxes(self) -> dict[ZoneId, Box]:
        """Return where all that is written shows on the mat."""
        boxes = {}
        for zone, plate in self._held.items():
            wide = plate.pixmap().width() * plate.scale()
            high = plate.pixmap().height() * plate.scale()
            boxes[zone] = Box(plate.x() - wide / 2, plate.y() - high / 2, wide, high)
        return boxes

    def _pile_plate(self, site: ZoneSite, text: str) -> Plate:
        """Return the number of a pile, and where its middle goes."""
        scene = self._scene
        usual = round(label_pixels(scene.per_unit, scene.dpr) * min(scene.text, LARGEST_SHARE))
        pixmap = scene.plates.plate(text, "count", round(usual * 1.12))
        # A large number must not lie on the pile beside its own.
        widest = min(CARD_WIDTH * LARGEST_COUNT, site.box.width + BESIDE_PILE) * scene.per_unit
        if scene.text > 1.0 and pixmap.width() > widest:
            pixels = round(usual * 1.12 * widest / pixmap.width())
            pixmap = scene.plates.plate(text, "count", pixels)
        x, y = count_place(site, pixmap.height() / scene.per_unit, scene.text)
        if site.frame.angle == 180 and len(self._holders(site.zone)) > 1:
            # At the right is whose card lies on top.
            x = 2 * site.box.centre[0] - x
        return pixmap, (x, y)

    def _of_hand(self, zone: ZoneId, text: str, kind: PlateKind, pixels: int) -> QPixmap:
        holders, plates = self._holders(zone), self._scene.plates
        if not self.seats_shown or len(holders) != 1:
            plate = plates.plate(text, kind, pixels)
        else:
            plate = plates.of_seat(text, holders[0], pixels, kind)
        for seat in holders:
            seal = self._scene.view.seal(seat)
            if seal is not None and (seal.plan is None or self._plan(seal)):
                plate = plates.sealed(plate, "locked" if seal.locked else "open", pixels)
        played = computers_of(self._scene.view.options)
        if len(holders) == 1 and holders[0] in played:
            plate = plates.played(plate, pixels, thinking=holders[0] in self.thinking)
        if self._has_chance(zone):
            plate = plates.chanced(plate, pixels)
        return plate

    def _has_chance(self, zone: ZoneId) -> bool:
        """Whether one of the holders is told to have the chance."""
        return self.tells_chance and self._scene.view.stage.chance in self._holders(zone)

    def refresh_hands(self, written: Container[ZoneId] = ()) -> None:
        """Show whose turn it is, and the marks that lie on the seats.

        `written` are the zones whose counts are of this moment already.
        """
        for site in self._scene.seating.sites.values():
            if site.hand and site.zone not in written:
                self.write(site.zone)
        self._scene.make_way()

    def _holders(self, zone: ZoneId) -> tuple[int, ...]:
        return self._scene.view.setting.zones[zone].holders

    def _marks(self, zone: ZoneId) -> list[str]:
        """Return what lies on the holders themselves (VSTAR Power used), and on the table.

        Notes on the table stand with the seat at the bottom: they are everybody's.
        """
        scene = self._scene
        marks = [
            mark
            for seat in self._holders(zone)
            if seat not in scene.seating.out  # its board says so, and why
            for mark in scene.view.marks.get(f"seat.{seat}", ())
            if mark.key not in scene.teller.marks.unseen
        ]
        told = [*self._plans(zone), *map(self._mark, marks)]
        if self._has_chance(zone):
            told.insert(0, CHANCE.in_(scene.teller.marks.language))
        if scene.seating.bottom in self._holders(zone):
            lying = scene.view.marks.get("table", ())
            told += [
                self._table_mark(one) for one in lying if one.key not in scene.teller.marks.unseen
            ]
        return told

    def _plans(self, zone: ZoneId) -> list[str]:
        """Return the plans that lie open, and the own one."""
        seals = [self._scene.view.seal(seat) for seat in self._holders(zone)]
        told = [self._plan(seal) for seal in seals if seal is not None and seal.plan is not None]
        return [plan for plan in told if plan]

    def _plan(self, seal: SeatSeal) -> str:
        """Return what is told of a plan that is read here; "" for nothing any more."""
        told = self._read.get(seal)
        if told is None:
            told = self._read[seal] = self._read_plan(seal)
        return told

    def _read_plan(self, seal: SeatSeal) -> str:
        language = self._scene.teller.marks.language
        if self.plan_words is None:
            return labelled(PLAN, both(_short(seal.text))).in_(language)
        told = self.plan_words(self._scene.view, seal)
        return "" if told is None else _short(told.in_(language))

    def _table_mark(self, mark: Mark) -> str:
        """Return a mark of the table; of several seats none is to be taken for that seat's."""
        said = self._mark(mark)
        if mark.key.startswith("note") or len(self._scene.view.setting.seats) < 2:
            return said
        return labelled(TABLE, both(said)).in_(self._scene.teller.marks.language)

    def _mark(self, mark: Mark) -> str:
        teller = self._scene.teller
        family = mark.key.partition(":")[0]
        if family == "note":
            return f"✎ {_short(mark.text)}"
        words = teller.marks.words.get(mark.key) or teller.marks.words.get(family)
        title = words.in_(teller.marks.language) if words else mark.key
        counted = mark.value > 1 and mark.key not in self.unnumbered
        if counted or mark.key in self.numbers:
            return numbered(title, mark.value).in_(teller.marks.language)
        return f"✓ {title}"

    def _count_text(self, zone: ZoneId) -> str:
        site = self._scene.seating.sites.get(zone)
        if site is None:
            return ""
        spec = self._scene.view.setting.zones[zone].spec
        seen = self._scene.view.zones[zone]
        if site.hand:
            language = self._scene.teller.marks.language
            seats = self._scene.view.setting.seats
            names = listed([seats[seat].name for seat in self._holders(zone)]).in_(language)
            number = _rough(spec) if seen.count is None else str(seen.count)
            held = numbered(spec.title, number).in_(language)
            told = f"{names} · {held}" if names else held
            return " · ".join((told, *self._marks(zone)))
        stage = self._scene.seating.stage
        unused = site.place.frame == "used" and is_empty(self._scene.view, zone)
        if unused or spec.holds == "units" or (stage is not None and stage.meets(site.box)):
            # Of what lies where the stage does the stage tells: a count would show at its edge.
            return ""
        if seen.count is None:
            return _rough(spec) if self._scene.by_zone.get(zone) else ""
        if not seen.count or (site.place.arrange == "row" and seen.count < 2):
            return ""
        return str(seen.count)


def _rough(spec: ZoneSpec) -> str:
    """Return what is written of a size that is not told: "10+" where it is told below 10."""
    return "?" if spec.counted_below is None else f"{spec.counted_below}+"


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_NOTE else text[:LONGEST_NOTE] + "…"
