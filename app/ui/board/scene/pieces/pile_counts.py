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
from app.ui.board.board_words import TABLE
from app.ui.board.scene.card_item import HAND, LEVELS
from app.ui.board.scene.hand_fan import HAND_SCALE
from app.ui.board.scene.plates import PlateKind
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box
from app.ui.board.scene.zone_item import count_place, label_pixels
from app.ui.board.seating import RIM_ROOM, ZoneSite

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.zone import ZoneSpec
    from app.ui.board.scene.scene_state import SceneState

HEIGHT = 1_000_000.0
"""Over all cards, below what is carried: what is written of one's own hand."""
BELOW_HAND = float(HAND * LEVELS - 2)
"""Over all cards but those: one's own hand may be held over a pile."""
LARGEST_COUNT = 1.25
"""The widest a number becomes, in card widths."""
LARGEST_SHARE = 1.6
"""How much larger than usual the number of a pile becomes: the card below it has to be seen."""
SMALLEST_SHARE = 0.55
"""How small the words beside a hand become to find room, as a share of the text's size."""
LEAST_SEEN = 0.6
"""How much of their height has to be free below the hand: the rest lies on the cards' feet."""
LEAN = 14.0
SAG = 8.0
"""How far inwards and how far down the outer cards of a hand reach, in table units."""
LONGEST_NOTE = 24
"""Letters of a note that stand beside the hand; all of it is in the menu and the log."""

PLAN = Words("Plan", "計画")

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
        self.plan_words: Callable[[str], Words] = both
        """What a plan says, in both languages."""

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
            self._scene.addItem(plate)
            self._held[zone] = plate
        site = self._scene.seating.sites[zone]
        plate.setZValue(HEIGHT if site.hand and site.own else BELOW_HAND)
        pixmap, (x, y) = self._hand_plate(site, text) if site.hand else self._pile_plate(site, text)
        per_unit = self._per_unit(site)
        wide, high = pixmap.width() / per_unit, pixmap.height() / per_unit
        self._laid[zone] = Box(x - wide / 2, y - high / 2, wide, high)
        plate.setPixmap(pixmap)
        plate.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
        plate.setScale(site.size / per_unit)
        plate.setPos(*site.shown(x, y))

    def _per_unit(self, site: ZoneSite) -> float:
        """Return the device pixels for a table unit where a site lies that is held in place."""
        held = site.rest is not None
        return self._scene.seating.per_unit if held else self._scene.per_unit

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
        widest = CARD_WIDTH * LARGEST_COUNT * scene.per_unit
        if scene.text > 1.0 and pixmap.width() > widest:
            pixels = round(usual * 1.12 * widest / pixmap.width())
            pixmap = scene.plates.plate(text, "count", pixels)
        x, y = count_place(site, pixmap.height() / scene.per_unit, scene.text)
        if site.frame.angle == 180 and len(self._holders(site.zone)) > 1:
            # At the right is whose card lies on top.
            x = 2 * site.box.centre[0] - x
        return pixmap, (x, y)

    def _hand_plate(self, site: ZoneSite, text: str) -> Plate:
        """Return a hand's holder and number, and where their middle goes.

        One's own stand beside the cards, or below them, or in smaller letters beside them.
        """
        scene, zone = self._scene, site.zone
        turn = any(scene.view.turn.of(seat) for seat in self._holders(zone))
        kind: PlateKind = "turn" if turn else "label"
        usual, share = label_pixels(self._per_unit(site), scene.dpr), scene.text
        whole = self._of_hand(zone, text, kind, round(usual * share))
        room = self._room(site)
        if room is not None and whole.width() > room:  # it must not lie on what is told beside it
            share *= room / whole.width()
            whole = self._of_hand(zone, text, kind, int(usual * share))
        if site.frame.angle != 0:
            return whole, self._at_hand(site, whole)
        place = self._beside(whole, site, site.home.right) or self._below(whole, site)
        if place is not None:
            return whole, place
        cards = [scene.pieces[key].piece.spot.box for key in scene.by_zone.get(zone, ())]
        # The foot of the outermost card leans inwards.
        ends = (site.laid(box.right, box.y)[0] - LEAN for box in cards)
        right = max(ends, default=site.home.right)
        while place is None and share >= max(1.0, scene.text * SMALLEST_SHARE):
            whole = self._of_hand(zone, text, kind, round(usual * share))
            place = self._beside(whole, site, right)
            share *= 0.9
        return whole, place or self._at_hand(site, whole)

    def _room(self, site: ZoneSite) -> float | None:
        """Return the device pixels for what is told of a hand; None where it finds its place.

        On a board of several as much lies at each side of its middle.
        """
        seating = self._scene.seating
        board = seating.boards.get(self._holders(site.zone)[0])
        if board is None:
            return None
        others = [
            one.home.centre[0]
            for one in seating.sites.values()
            if one.hand
            and one.zone != site.zone
            and seating.boards.get(self._holders(one.zone)[0]) == board
        ]
        if not others:
            return board.width * self._per_unit(site) if site.frame.angle else None
        middle = site.home.centre[0]
        ways = [abs(other - middle) / 2 for other in others]
        return 2 * min(*ways, middle - board.x, board.right - middle) * self._per_unit(site)

    def _of_hand(self, zone: ZoneId, text: str, kind: PlateKind, pixels: int) -> QPixmap:
        holders, plates = self._holders(zone), self._scene.plates
        if not self.seats_shown or len(holders) != 1:
            plate = plates.plate(text, kind, pixels)
        else:
            plate = plates.of_seat(text, holders[0], pixels, kind)
        for seat in holders:
            seal = self._scene.view.seal(seat)
            if seal is not None:
                plate = plates.sealed(plate, "locked" if seal.locked else "open", pixels)
        played = computers_of(self._scene.view.options)
        if len(holders) == 1 and holders[0] in played:
            plate = plates.played(plate, pixels, thinking=holders[0] in self.thinking)
        return plate

    def refresh_hands(self) -> None:
        """Show whose turn it is, and the marks that lie on the seats."""
        for site in self._scene.seating.sites.values():
            if site.hand:
                self.write(site.zone)
        self._scene.make_way()

    def _holders(self, zone: ZoneId) -> tuple[int, ...]:
        return self._scene.view.setting.zones[zone].holders

    def _beside(self, pixmap: QPixmap, site: ZoneSite, left: float) -> tuple[float, float] | None:
        """Return the middle of words right of `left`, where there is room for them."""
        mat, text = self._scene.seating.mat, self._scene.text
        per_unit = self._per_unit(site)
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

    def _below(self, pixmap: QPixmap, site: ZoneSite) -> tuple[float, float] | None:
        """Return the middle of words below a hand, where hardly a card's foot would be covered."""
        cloth, box = self._scene.cloth, site.home
        high = pixmap.height() / self._per_unit(site)
        foot = box.y + CARD_HEIGHT * HAND_SCALE
        if cloth.bottom - foot < high * LEAST_SEEN:
            return None
        return box.centre[0], min(foot + SAG + high / 2, cloth.bottom - high / 2)

    def _at_hand(self, site: ZoneSite, pixmap: QPixmap) -> tuple[float, float]:
        """Return where a hand's holder and number stand at the least."""
        mat, box, text = self._scene.seating.mat, site.home, self._scene.text
        width = pixmap.width() / self._per_unit(site)
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
            if seat not in scene.seating.out  # its board says so, and why
            for mark in scene.view.marks.get(f"seat.{seat}", ())
        ]
        told = [*self._plans(zone), *map(self._mark, marks)]
        if scene.seating.bottom in self._holders(zone):
            told += map(self._table_mark, scene.view.marks.get("table", ()))
        return told

    def _plans(self, zone: ZoneId) -> list[str]:
        """Return the plans that lie open, and the own one."""
        language = self._scene.teller.marks.language
        seals = [self._scene.view.seal(seat) for seat in self._holders(zone)]
        read = [seal.text for seal in seals if seal is not None and seal.plan is not None]
        told = [self.plan_words(text).in_(language) for text in read]
        return [labelled(PLAN, both(_short(plan))).in_(language) for plan in told]

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
        if mark.value > 1 or mark.key in self.numbers:
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
        if spec.holds == "units":
            return ""
        if seen.count is None:
            return _rough(spec) if self._scene.by_zone.get(zone) else ""
        if site.place.arrange == "row" and seen.count < 2:
            return ""
        return str(seen.count)


def _rough(spec: ZoneSpec) -> str:
    """Return what is written of a size that is not told: "10+" where it is told below 10."""
    return "?" if spec.counted_below is None else f"{spec.counted_below}+"


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_NOTE else text[:LONGEST_NOTE] + "…"
