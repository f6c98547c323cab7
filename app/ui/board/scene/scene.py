"""The pieces on the scene: kept equal to the seat's view by touching only what differs."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from app.core.data.value import replace
from app.core.ids import ZoneId
from app.core.text.words import Language
from app.core.view import SeatFact, SeatView
from app.games.game_api import GameSpec
from app.session.host.updates import Stepped
from app.ui.app.trouble import steady, surviving
from app.ui.board.input.hits import HitMap, hand_box, zone_boxes
from app.ui.board.scene.card_item import FIELD, FREE, HAND, LEVELS, RAISED, PieceItem
from app.ui.board.scene.glide import GLIDE, SHIFT, Glide, here
from app.ui.board.scene.hand_fan import rise, risen
from app.ui.board.scene.handling import Handling
from app.ui.board.scene.journeys import Journeys
from app.ui.board.scene.pieces.piece import CardOf, Piece
from app.ui.board.scene.pieces.piece_pictures import Picture, Pictures, card_pixels
from app.ui.board.scene.pieces.pile_counts import Counts
from app.ui.board.scene.pieces.unit_parts import part_at
from app.ui.board.scene.pieces.view_pieces import PieceReader
from app.ui.board.scene.plates import Plates
from app.ui.board.scene.rings import Rings
from app.ui.board.scene.scene_state import SceneState
from app.ui.board.scene.table_layout import Box, Spot
from app.ui.board.scene.zone_labels import Labels
from app.ui.board.seating import Seating, ZoneSite
from app.ui.look.card_art import CardArt, CardPicture


class BoardScene(SceneState):
    """Holds one item for each piece of the view."""

    changed_keys = Signal(object)
    """set[str]: pieces that moved, changed or left with the last update."""

    def __init__(
        self,
        art: CardArt,
        card_of: CardOf,
        language: Language,
        spec: GameSpec,
        plates: Plates,
        view: SeatView,
        seating: Seating,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = Pictures(art, language)
        self.teller = PieceReader(card_of, language, dict(spec.marks), spec.counted, spec.numbers)
        self.plates = plates
        self.glide = Glide(self)
        self.hits = HitMap()
        self.pieces: dict[str, PieceItem] = {}
        self.by_zone: dict[ZoneId, list[str]] = {}
        self.per_unit = 1.0
        self.dpr = 1.0
        self.view = view
        self.seating = seating
        self._written = seating.cloth
        """How far the mat went when names and counts were written on it."""
        self.zone_rects: list[tuple[Box, ZoneId]] = []
        self.text = 1.0
        self.counts = Counts(self)
        self.labels = Labels(self)
        self.rings = Rings(self)
        self._awaiting: dict[CardPicture, set[str]] = {}
        self._leaving: set[PieceItem] = set()
        self.handling = Handling(self)
        art.ready.connect(self._picture_ready)

    # -- following the view ---------------------------------------------------------------

    def place_all(self, view: SeatView, seating: Seating) -> None:
        """Show `view` on `seating`; what is there already glides to its place or stays."""
        self.view, self.seating = view, seating
        self.zone_rects = zone_boxes(seating)
        gone = set(self.by_zone) - set(seating.sites)
        self._sync([*seating.sites, *gone], Journeys())
        with surviving("Labels.write_all", "painting"):
            self.labels.write_all()

    @property
    def under_hand(self) -> Box | None:
        """What one's own hand takes of the mat that it is held over; None where it lies on it."""
        found = (site for site in self.seating.sites.values() if site.rest is not None)
        return next((hand_box(site) for site in found), None)

    def reseat(self, seating: Seating) -> None:
        """Show the same mat as it looks in the window now, with nothing gliding."""
        before, self.seating = self.seating, seating
        self.zone_rects = zone_boxes(seating)
        for zone, site in seating.sites.items():
            if site != before.sites[zone]:
                self._hold(before.sites[zone], site)
            elif seating.cloth != before.cloth and self._is_field(zone):
                self._lay_at_once(zone)

    def _is_field(self, zone: ZoneId) -> bool:
        return self.view.setting.zones[zone].spec.holds == "units"

    def _lay_at_once(self, zone: ZoneId) -> None:
        """Lay what a narrower or wider mat moves."""
        for piece in self.teller.pieces(self.view, self.seating, zone):
            item = self.pieces.get(piece.key)
            if item is not None and item.piece.spot != piece.spot:
                item.piece = piece
                self.glide.stop(item)
                item.lie_at(piece.spot)
                self.hits.put(piece, self._band(piece))

    def _hold(self, before: ZoneSite, site: ZoneSite) -> None:
        """Carry a hand along with the window, as it is: raised, with a gap, on its way."""

        def moved(x: float, y: float) -> tuple[float, float]:
            return site.shown(*before.laid(x, y))

        for piece in self.teller.pieces(self.view, self.seating, site.zone):
            item = self.pieces.get(piece.key)
            if item is None:
                continue
            rest, item.piece = self.handling.spot(item.piece), piece
            if (item.x(), item.y()) == (rest.x, rest.y):
                item.lie_at(self.handling.spot(piece))
            else:
                item.setPos(*moved(item.x(), item.y()))
                self.glide.carry(item, moved)
            item.keep_size()
            self.hits.put(piece, self._band(piece))
        self.counts.write(site.zone)

    def step(self, view: SeatView, stepped: Stepped, start: Spot | None = None) -> None:
        """Follow one gesture: only the zones that its facts touch are looked at.

        What was not on the board before comes from `start`, otherwise from where it was taken.
        """
        self.view = view
        touched: set[ZoneId] = set()
        for fact in stepped.facts:
            touched |= self._zones_of(fact)
        self._sync(touched, Journeys(stepped, start))

    def _zones_of(self, fact: SeatFact) -> set[ZoneId]:
        """Return the zones whose pieces may look or lie differently after `fact`."""
        zones = {zone.id for zone in fact.zones}
        zones |= {card.zone for card in fact.cards}
        zones |= {unit.zone for unit in fact.units}
        for name in (*fact.gone, *fact.gone_units):
            item = self.pieces.get(name)
            if item is not None:
                zones.add(item.piece.zone)
        return zones

    def _sync(self, zones: Iterable[ZoneId], journeys: Journeys | None = None) -> None:
        """Make the pieces of `zones` what the view says; without journeys nothing glides."""
        wanted: dict[str, Piece] = {}
        before: dict[str, None] = {}
        zones = list(zones)
        for zone in zones:
            before.update(dict.fromkeys(self.by_zone.get(zone, ())))
            pieces = self.teller.pieces(self.view, self.seating, zone)
            self.by_zone[zone] = [piece.key for piece in pieces]
            for piece in pieces:
                wanted[piece.key] = piece
        gone = [self._take_off(key) for key in before if key not in wanted]
        if journeys is not None:
            journeys.leave(gone)
        changed = {item.piece.key for item in gone}
        for piece in wanted.values():
            if self._put(piece, journeys):
                changed.add(piece.key)
        for item in gone:
            self._send_away(item, journeys)
        for zone in zones:
            if self._is_loose(zone):
                self._stack(zone)
        self._count(zones)
        if changed:
            self.changed_keys.emit(changed)

    def _put(self, piece: Piece, journeys: Journeys | None) -> bool:
        """Make the item of `piece` what it should be; return whether anything differed."""
        item = self.pieces.get(piece.key)
        goal = self.handling.spot(piece)
        if item is None:
            item = PieceItem(piece)
            self.pieces[piece.key] = item
            self.addItem(item)
            self._paint(item)
            origin = journeys.origin(piece, self) if journeys is not None else None
            self.lift(item)
            if origin is None:
                item.lie_at(goal)
            else:
                self.glide.send(item, goal, start=origin)
        elif item.piece == piece:
            return False
        else:
            old, item.piece = item.piece, piece
            if not old.looks_like(piece):
                self._paint(item)
            self.lift(item)
            if old.spot != piece.spot:
                self.glide.send(item, goal, SHIFT if old.zone == piece.zone else GLIDE)
            elif not self.glide.running:
                item.lie_at(goal)
        self.hits.put(piece, self._band(piece))
        return True

    def _take_off(self, key: str) -> PieceItem:
        """Forget a piece; its item stays on the scene for now."""
        self.rings.clear_piece(key)
        item = self.pieces.pop(key)
        self.hits.drop(key)
        self.handling.lose(key)
        return item

    def _send_away(self, item: PieceItem, journeys: Journeys | None) -> None:
        """Let a piece that left the board glide whereto it went, or be gone."""
        heading = journeys.heading(item, self) if journeys is not None else None
        if heading is None or not self.glide.enabled:
            self.discard(item)
            return
        self._leaving.add(item)
        item.setOpacity(1.0)
        item.lie_over(RAISED, 0)
        self.glide.send(item, heading, then=lambda: self._left(item))

    def _left(self, item: PieceItem) -> None:
        self._leaving.discard(item)
        self.discard(item)

    def lay_anew(self) -> None:
        """Lay everything anew after an error: whatever was left half done is thrown away."""
        self.glide.mend()
        self._take_all_off()
        self._sync(self.seating.sites)

    def close_scene(self) -> None:
        """Stop listening for pictures and take everything off the scene, one by one."""
        self.pictures.art.ready.disconnect(self._picture_ready)
        self.glide.finish()
        self._take_all_off()
        self.counts.clear()
        self.labels.clear()

    def _take_all_off(self) -> None:
        """Take all pieces off the scene, one by one."""
        for key, item in self.pieces.items():
            self.rings.clear_piece(key)
            self.discard(item)
        for item in list(self._leaving):
            self._left(item)
        self.hits = HitMap()
        self._awaiting.clear()
        for key in self.pieces:
            self.handling.lose(key)
        self.pieces.clear()
        self.by_zone.clear()

    # -- what is under a point ---------------------------------------------------------------

    def piece_at(self, x: float, y: float) -> tuple[Piece, int] | None:
        """Return the uppermost piece at a point, as it is painted now, and which of its parts.

        What glides is taken up where it is seen; where it will lie it can be had already.
        """
        best = self.lies_at(x, y)
        raised = self.pieces.get(self.handling.raised)
        if raised is not None and (best is None or best[0].zone != raised.piece.zone):
            part = part_at(raised.piece.parts, *risen(raised.piece.spot).local(x, y))
            best = best if part is None else (raised.piece, part)
        for item in self.glide.under_way():
            piece = item.piece
            if self.pieces.get(piece.key) is not item or self._is_near(item):
                continue
            if self._is_covered(piece, x, y):
                continue
            part = part_at(piece.parts, *here(item, piece.spot).local(x, y))
            if part is not None and (
                best is None or item.zValue() >= self.pieces[best[0].key].zValue()
            ):
                best = (piece, part)
        return best

    def lies_at(self, x: float, y: float, but: Collection[str] = ()) -> tuple[Piece, int] | None:
        """Return the uppermost piece that lies at a point or will lie there, and which part."""
        found = self.hits.piece_at(x, y, but)
        return None if found is None or self._is_covered(found[0], x, y) else found

    def _is_covered(self, piece: Piece, x: float, y: float) -> bool:
        """Whether one's own hand is held over a piece at a point."""
        site = self.seating.sites[piece.zone]
        in_hand = site.hand and site.own
        return not in_hand and self.under_hand is not None and self.under_hand.contains(x, y)

    def _is_near(self, item: PieceItem) -> bool:
        """Whether a piece is painted where it lies, or only rises or sinks in the hand."""
        spot, site = item.piece.spot, self.seating.sites[item.piece.zone]
        away = abs(item.x() - spot.x) + abs(item.y() - spot.y)
        return away < (rise(spot) + 1.0 if site.hand else 1.0)

    # -- heights --------------------------------------------------------------------------

    def _band(self, piece: Piece) -> int:
        site = self.seating.sites[piece.zone]
        if site.hand:
            return HAND if site.own else FREE
        return FREE if site.backdrop else FIELD

    def lift(self, item: PieceItem) -> None:
        """Set the height of an item over the mat."""
        if item.piece.key == self.handling.raised:
            item.lie_over(RAISED, 1)
        elif not self._is_loose(item.piece.zone):
            item.lie_over(self._band(item.piece), item.piece.layer)

    def make_way(self) -> None:
        """Let the names of zones make way for what else is written on the mat."""
        self.labels.make_way()

    def counts_laid(self) -> dict[ZoneId, Box]:
        """Return where it is written how many cards lie in a zone."""
        return self.counts.laid()

    def _is_loose(self, zone: ZoneId) -> bool:
        """Whether units lie anywhere in a zone, over and below each other."""
        site = self.seating.sites.get(zone)
        return site is not None and site.place.arrange == "free" and not site.hand

    def _stack(self, zone: ZoneId) -> None:
        """Let what comes later lie over what comes before.

        A height is changed only where it must be: an item that gets another is painted anew, and
        when one of many goes to the top the others need not be.
        """
        items = sorted((self.pieces[key] for key in self.by_zone[zone]), key=_layer)
        if items:
            low = float(self._band(items[0].piece) * LEVELS)
            heights = _rising([item.zValue() for item in items], low, low + LEVELS)
            for item, height in zip(items, heights, strict=True):
                if item.zValue() != height:
                    item.setZValue(height)

    # -- pictures -------------------------------------------------------------------------

    def set_scale(self, per_unit: float, dpr: float) -> None:
        """Show everything at so many device pixels a table unit, each as it becomes ready."""
        if (per_unit, dpr) != (self.per_unit, self.dpr):
            self.per_unit, self.dpr = per_unit, dpr
            self.repaint_all()
        elif self._written != self.cloth:
            self._write_anew()
        self._written = self.cloth

    def _write_anew(self) -> None:
        """Write names and counts anew: there is more or less room for them."""
        self.counts.refresh_hands()
        with surviving("Labels.write_all", "painting"):
            self.labels.write_all()

    def repaint_all(self) -> None:
        """Make every picture anew: another size, language or theme."""
        self._awaiting.clear()
        for item in self.pieces.values():
            self._paint(item)
        self._count(list(self.by_zone))
        with surviving("Labels.write_all", "painting"):
            self.labels.write_all()
        self.rings.repaint()

    def speak(self, language: Language, text: float) -> None:
        """Write in a language and size of text from now on, and paint everything anew."""
        self.text = self.pictures.text = text
        self.pictures.language = language
        self.teller = replace(self.teller, language=language)
        self._sync(list(self.by_zone))
        self.repaint_all()

    def _paint(self, item: PieceItem) -> None:
        picture = self.pictures.get(item.piece, self.per_unit)
        if not picture.complete:
            for want in picture.wants:
                self._awaiting.setdefault(want, set()).add(item.piece.key)
            old = item.picture
            if old is not None and _passable(old, item.piece):
                # What is shown already is nearer to the truth than a blank card.
                item.setScale(item.piece.spot.scale / old.per_unit)
                return
        before = item.scale()
        item.show_picture(picture)
        if item.scale() != before:
            self.rings.repaint(item.piece.key)

    def _count(self, zones: Iterable[ZoneId]) -> None:
        """Write how many cards lie in zones, and have the pictures ready that come next."""
        for zone in zones:
            with surviving("BoardScene._count", "painting"):
                self.counts.write(zone)
                self._expect(zone)
                if zone in self.seating.sites and self.seating.sites[zone].hand:
                    self.labels.make_way()

    def _expect(self, zone: ZoneId) -> None:
        """Bake one's own hand in the size of the table as well: that is where it will go."""
        site = self.seating.sites.get(zone)
        if site is None or not (site.hand and site.own) or self.pictures.at_once:
            return
        size = card_pixels(self.per_unit)
        pieces = [self.pieces[key].piece for key in self.by_zone[zone]]
        self.pictures.art.preload(
            want for piece in pieces for want in self.pictures.wants(piece, size, 0)
        )

    @Slot(object, QPixmap)
    @steady
    def _picture_ready(self, want: CardPicture, _pixmap: QPixmap) -> None:
        for key in self._awaiting.pop(want, ()):
            item = self.pieces.get(key)
            if item is not None:
                self._paint(item)


def _rising(heights: list[float], low: float, high: float) -> list[float]:
    """Return heights from `low` up to `high`, each over the one before, few of them changed."""
    found, last = [], low - 1.0
    for height in heights:
        last = height if last < height < high else last + 1.0
        found.append(last)
    return found if last < high else [low + number for number in range(len(heights))]


def _layer(item: PieceItem) -> int:
    return item.piece.layer


def _passable(old: Picture, piece: Piece) -> bool:
    """Whether an old picture may stay until the real one is there: it shows the same card."""
    base = piece.base.card
    shown = sum(part.role != "tool" for part in piece.parts)
    return (
        old.complete and len(old.wants) == shown and old.wants[-1].key == (base.key if base else "")
    )
