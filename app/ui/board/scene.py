"""The pieces on the scene: kept equal to the seat's view by touching only what differs."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from app.core.ids import ZoneId
from app.core.view import SeatFact, SeatView
from app.core.words import Language, Words
from app.session.updates import Stepped
from app.ui.board.card_item import PieceItem
from app.ui.board.counts import Counts
from app.ui.board.glide import SHIFT, Glide
from app.ui.board.hand import RISE, risen
from app.ui.board.hits import HitMap, zone_boxes
from app.ui.board.layout import Box, Spot
from app.ui.board.pictures import Picture, Pictures, card_pixels
from app.ui.board.piece import PILE_MARK, CardOf, Piece, Teller
from app.ui.board.plates import Plates
from app.ui.board.rings import Rings
from app.ui.board.seating import Seating
from app.ui.look.art import CardArt, CardPicture

FIELD, FREE, HAND, RAISED = range(4)
"""Bands of heights, lowest first."""


class BoardScene(QGraphicsScene):
    """Holds one item for each piece of the view."""

    changed_keys = Signal(object)
    """set[str]: pieces that moved, changed or left with the last update."""

    def __init__(
        self,
        art: CardArt,
        card_of: CardOf,
        language: Language,
        marks: dict[str, Words],
        plates: Plates,
        view: SeatView,
        seating: Seating,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = Pictures(art, language)
        self.teller = Teller(card_of, language, marks)
        self.plates = plates
        self.glide = Glide(self)
        self.hits = HitMap()
        self.pieces: dict[str, PieceItem] = {}
        self.by_zone: dict[ZoneId, list[str]] = {}
        self.per_unit = 1.0
        """Device pixels for a table unit."""
        self.dpr = 1.0
        self.view = view
        self.seating = seating
        self.zone_rects: list[tuple[Box, ZoneId]] = []
        self.counts = Counts(self)
        self.rings = Rings(self)
        self._awaiting: dict[CardPicture, set[str]] = {}
        self._leaving: set[PieceItem] = set()
        self._dimmed: set[str] = set()
        self._raised = ""
        art.ready.connect(self._picture_ready)

    # -- following the view ---------------------------------------------------------------

    def place_all(self, view: SeatView, seating: Seating) -> None:
        """Show `view` on `seating`; what is there already glides to its place or stays."""
        self.view, self.seating = view, seating
        self.zone_rects = zone_boxes(seating)
        gone = set(self.by_zone) - set(seating.sites)
        self._sync([*seating.sites, *gone])

    def step(self, view: SeatView, stepped: Stepped, start: Spot | None = None) -> None:
        """Follow one gesture: only the zones that its facts touch are looked at.

        What was not on the board before comes from `start`, otherwise from where it was taken.
        """
        self.view = view
        touched: set[ZoneId] = set()
        sources: dict[ZoneId, ZoneId] = {}
        for fact in stepped.facts:
            touched |= self._zones_of(fact)
            for event in fact.events:
                if event.source and event.goal and event.source != event.goal:
                    sources[event.goal] = event.source
                    sources[f">{event.source}"] = event.goal
        self._sync(touched, sources, start)

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

    def _sync(
        self,
        zones: Iterable[ZoneId],
        sources: dict[ZoneId, ZoneId] | None = None,
        start: Spot | None = None,
    ) -> None:
        wanted: dict[str, Piece] = {}
        before: set[str] = set()
        zones = list(zones)
        for zone in zones:
            before.update(self.by_zone.get(zone, ()))
            pieces = self.teller.pieces(self.view, self.seating, zone)
            self.by_zone[zone] = [piece.key for piece in pieces]
            for piece in pieces:
                wanted[piece.key] = piece
        changed = set()
        for key in before - wanted.keys():
            # A card may have gone to a zone that was synchronised before this one.
            if not any(key in self.by_zone[zone] for zone in zones):
                changed.add(key)
                self._remove(key, sources or {})
        for piece in wanted.values():
            if self._put(piece, sources or {}, start):
                changed.add(piece.key)
        for zone in zones:
            self.counts.write(zone)
            self._expect(zone)
        if changed:
            self.changed_keys.emit(changed)

    def _put(self, piece: Piece, sources: dict[ZoneId, ZoneId], start: Spot | None) -> bool:
        """Make the item of `piece` what it should be; return whether anything differed."""
        item = self.pieces.get(piece.key)
        if item is None:
            item = PieceItem(piece)
            self.pieces[piece.key] = item
            self.addItem(item)
            self._paint(item)
            origin = start or self._origin(piece, sources)
            self._height(item)
            if origin is None or piece.key.startswith(PILE_MARK):
                item.lie_at(piece.spot)
            else:
                self.glide.send(item, piece.spot, start=origin)
        elif item.piece == piece:
            return False
        else:
            old, item.piece = item.piece, piece
            self._paint(item)
            self._height(item)
            if old.spot != piece.spot:
                lasts = SHIFT if old.zone == piece.zone else 0.2
                self.glide.send(item, piece.spot, lasts)
            elif not self.glide.running:
                item.lie_at(piece.spot)
        self.hits.put(piece, self._band(piece))
        return True

    def _origin(self, piece: Piece, sources: dict[ZoneId, ZoneId]) -> Spot | None:
        source = sources.get(piece.zone)
        site = self.seating.sites.get(source) if source else None
        if site is None:
            return None
        x, y = site.box.centre
        return Spot(x, y, piece.spot.angle, piece.spot.scale)

    def _remove(self, key: str, sources: dict[ZoneId, ZoneId]) -> None:
        self.rings.clear_piece(key)
        item = self.pieces.pop(key)
        self.hits.drop(key)
        self._dimmed.discard(key)
        if self._raised == key:
            self._raised = ""
        goal = sources.get(f">{item.piece.zone}")
        site = self.seating.sites.get(goal) if goal else None
        if site is None or not self.glide.enabled or key.startswith(PILE_MARK):
            self._discard(item)
            return
        x, y = site.box.centre
        self._leaving.add(item)
        item.lie_over(RAISED, 0)
        spot = item.piece.spot
        self.glide.send(item, Spot(x, y, spot.angle, spot.scale), then=lambda: self._left(item))

    def _left(self, item: PieceItem) -> None:
        self._leaving.discard(item)
        self._discard(item)

    def _discard(self, item: PieceItem) -> None:
        """Take an item off the scene for good."""
        self.glide.stop(item)
        if item.scene() is self:
            self.removeItem(item)

    def close_scene(self) -> None:
        """Stop listening for pictures and take everything off the scene, one by one."""
        self.pictures.art.ready.disconnect(self._picture_ready)
        self.glide.finish()
        for key in list(self.pieces):
            self.rings.clear_piece(key)
            self._discard(self.pieces.pop(key))
            self.hits.drop(key)
        self.counts.clear()
        self._awaiting.clear()
        self.by_zone.clear()

    # -- heights --------------------------------------------------------------------------

    def _band(self, piece: Piece) -> int:
        site = self.seating.sites[piece.zone]
        if site.hand:
            return HAND if site.own else FREE
        return FREE if site.backdrop else FIELD

    def _height(self, item: PieceItem) -> None:
        if item.piece.key == self._raised:
            item.lie_over(RAISED, 1)
        else:
            item.lie_over(self._band(item.piece), item.piece.layer)

    # -- pictures -------------------------------------------------------------------------

    def set_scale(self, per_unit: float, dpr: float) -> None:
        """Show everything at so many device pixels a table unit, each as it becomes ready."""
        if (per_unit, dpr) == (self.per_unit, self.dpr):
            return
        self.per_unit, self.dpr = per_unit, dpr
        self.repaint_all()

    def repaint_all(self) -> None:
        """Make every picture anew: another size, language or theme."""
        self._awaiting.clear()
        for item in self.pieces.values():
            self._paint(item)
        for zone in list(self.by_zone):
            self.counts.write(zone)
            self._expect(zone)
        self.rings.repaint()

    def set_language(self, language: Language) -> None:
        """Write in another language from now on."""
        self.pictures.language = language
        self.teller = Teller(self.teller.card_of, language, self.teller.words)
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
    def _picture_ready(self, want: CardPicture, _pixmap: QPixmap) -> None:
        for key in self._awaiting.pop(want, ()):
            item = self.pieces.get(key)
            if item is not None:
                self._paint(item)

    # -- what is lifted, raised, moved aside --------------------------------------------------

    def dim(self, keys: Iterable[str]) -> None:
        """Show pieces faded while their ghost is under way; all others plainly."""
        keys = set(keys)
        for key in self._dimmed - keys:
            if key in self.pieces:
                self.pieces[key].setOpacity(1.0)
        for key in keys - self._dimmed:
            if key in self.pieces:
                self.pieces[key].setOpacity(0.35)
        self._dimmed = keys

    def raise_hand_card(self, key: str) -> None:
        """Let one's own hand card rise and the one before sink; empty for none."""
        if key == self._raised:
            return
        last, self._raised = self._raised, key
        for name in (last, key):
            item = self.pieces.get(name)
            if item is None:
                continue
            spot = risen(item.piece.spot, RISE) if name == key else item.piece.spot
            self.glide.send(item, spot, SHIFT)
            self._height(item)

    def open_gap(self, zone: ZoneId, index: int | None, lifted: set[str]) -> None:
        """Make room in a zone before `index` among the cards that stay; None closes it."""
        for piece in self.gapped(zone, index, lifted):
            item = self.pieces.get(piece.key)
            if item is not None:
                self.glide.send(item, piece.spot, SHIFT)

    def gapped(self, zone: ZoneId, index: int | None, lifted: set[str]) -> list[Piece]:
        """Return the pieces of a zone as they lie with a gap, without those that are lifted."""
        pieces = self.teller.pieces(self.view, self.seating, zone)
        staying = [piece for piece in pieces if piece.key not in lifted]
        if index is None:
            return pieces
        site = self.seating.sites[zone]
        units = self.view.units
        lined = [p for p in staying if not p.unit or units[p.unit].position is None]
        spots = self.teller.spots(site, len(lined), index)
        turned = []
        for piece, spot in zip(lined, spots, strict=True):
            there = site.frame.spot(spot)
            angle = there.angle if site.hand else piece.spot.angle
            turned.append(
                Piece(
                    piece.key,
                    zone,
                    piece.index,
                    Spot(there.x, there.y, angle, there.scale),
                    piece.parts,
                )
            )
        return turned


def _passable(old: Picture, piece: Piece) -> bool:
    """Whether an old picture may stay until the real one is there: it shows the same card."""
    base = piece.base.card
    shown = sum(part.role != "tool" for part in piece.parts)
    return (
        old.complete and old.wants[-1].key == (base.key if base else "") and len(old.wants) == shown
    )
