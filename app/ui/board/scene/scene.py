"""The pieces on the scene: kept equal to the seat's view by touching only what differs."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from app.core.data.value import replace
from app.core.ids import ZoneId
from app.core.text.words import Language
from app.core.view import SeatFact, SeatView
from app.games.contracts.board.stamp_contract import stamped_anew
from app.games.contracts.stage.stage_contract import titles_of_marks
from app.games.game_api import GameSpec
from app.session.host.updates import Stepped
from app.ui.app.trouble import surviving
from app.ui.board.input.hits import HitMap, zone_boxes
from app.ui.board.scene.card_item import RAISED, PieceItem
from app.ui.board.scene.glide import GLIDE, SHIFT, Glide
from app.ui.board.scene.handling import Handling
from app.ui.board.scene.journeys import Journeys
from app.ui.board.scene.out_signs import OutSigns
from app.ui.board.scene.pieces.heights import Heights
from app.ui.board.scene.pieces.mark_badges import MarkReader
from app.ui.board.scene.pieces.painting import Painting
from app.ui.board.scene.pieces.piece import CardOf, Piece
from app.ui.board.scene.pieces.piece_pictures import Pictures
from app.ui.board.scene.pieces.pile_counts import Counts
from app.ui.board.scene.pieces.riffle import Riffles, shuffled
from app.ui.board.scene.pieces.view_pieces import PieceReader
from app.ui.board.scene.plates import Plates
from app.ui.board.scene.rings import Rings
from app.ui.board.scene.scene_state import SceneState
from app.ui.board.scene.table_layout import Box, Spot
from app.ui.board.scene.zone_labels import Labels
from app.ui.board.seating import Seating
from app.ui.look.card_art import CardArt
from app.ui.look.faces.card_sides import FEW_WORDS_FROM


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
        self.teller = PieceReader(
            card_of,
            MarkReader(
                language,
                titles_of_marks(spec.marks),
                spec.counted,
                spec.numbers,
                spec.by_seat,
                spec.shows_seat,
                spec.unseen,
            ),
            spec.stamps,
            spec.grounds,
        )
        self.plates = plates
        self.glide = Glide(self)
        self.hits = HitMap()
        self.pieces: dict[str, PieceItem] = {}
        self.by_zone: dict[ZoneId, list[str]] = {}
        self.per_unit = 1.0
        self.dpr = 1.0
        self.view = view
        self.seating = seating
        self._sized = False
        """Whether it is known how large it shows: nothing is painted or written before."""
        self._written = seating.cloth
        """How far the mat went when names and counts were written on it."""
        self.zone_rects: list[tuple[Box, ZoneId]] = []
        self.text = 1.0
        self.counts = Counts(self)
        self.labels = Labels(self)
        self.rings = Rings(self)
        self.outs = OutSigns(self)
        self.painting = Painting(self)
        self.heights = Heights(self)
        self.riffles = Riffles(self)
        self._leaving: set[PieceItem] = set()
        self.handling = Handling(self)

    # -- following the view ---------------------------------------------------------------

    def place_all(self, view: SeatView, seating: Seating) -> None:
        """Show `view` on `seating`; what is there already glides to its place or stays."""
        self.view, self.seating = view, seating
        self.zone_rects = zone_boxes(seating)
        gone = set(self.by_zone) - set(seating.sites)
        self._sync([*seating.sites, *gone], Journeys())
        if self._sized:
            with surviving("Labels.write_all", "painting"):
                self.labels.write_all()

    def step(self, view: SeatView, stepped: Stepped, start: Spot | None = None) -> set[ZoneId]:
        """Follow one gesture: only the zones that its facts touch are looked at, and returned.

        What was not on the board before comes from `start`, otherwise from where it was taken.
        """
        self.view = view
        touched: set[ZoneId] = set()
        for fact in stepped.facts:
            touched |= self._zones_of(fact)
        self._sync(touched, Journeys(stepped, start))
        self.riffles.show(shuffled(stepped))
        return touched

    def _zones_of(self, fact: SeatFact) -> set[ZoneId]:
        """Return the zones whose pieces may look or lie differently after `fact`."""
        zones = {zone.id for zone in fact.zones}
        zones |= {card.zone for card in fact.cards}
        zones |= {unit.zone for unit in fact.units}
        for name in (*fact.gone, *fact.gone_units):
            item = self.pieces.get(name)
            if item is not None:
                zones.add(item.piece.zone)
        return zones | stamped_anew(self.teller.stamps, self.view, fact)

    def _sync(self, zones: Iterable[ZoneId], journeys: Journeys | None = None) -> None:
        """Make the pieces of `zones` what the view says; without journeys nothing glides."""
        self.riffles.end()
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
            if self.heights.is_loose(zone):
                self.heights.stack(zone)
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
            if self._sized:
                self.painting.paint(item)
            origin = journeys.origin(piece, self) if journeys is not None else None
            self.lift(item)
            if origin is None:
                item.lie_at(goal)
            else:
                wait = journeys.wait(piece, self) if journeys is not None else 0.0
                self.glide.send(item, goal, start=origin, wait=wait)
        elif item.piece == piece:
            return False
        else:
            old, item.piece = item.piece, piece
            if not old.looks_like(piece):
                self.painting.paint(item)
                # It may have been turned, or be made of more cards.
                self.rings.repaint(piece.key)
            self.lift(item)
            if old.spot != piece.spot:
                self.glide.send(item, goal, SHIFT if old.zone == piece.zone else GLIDE)
            elif not self.glide.running:
                item.lie_at(goal)
        self.hits.put(piece, self.heights.band(piece))
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
        self.riffles.end()
        self._take_all_off()
        self._sync(self.seating.sites)

    def close_scene(self) -> None:
        """Stop listening for pictures and take everything off the scene, one by one."""
        self.painting.stop()
        self.glide.finish()
        self.riffles.end()
        self._take_all_off()
        self.counts.clear()
        self.labels.clear()
        self.outs.clear()

    def _take_all_off(self) -> None:
        """Take all pieces off the scene, one by one."""
        for key, item in self.pieces.items():
            self.rings.clear_piece(key)
            self.discard(item)
        for item in list(self._leaving):
            self._left(item)
        self.hits = HitMap()
        self.painting.forget()
        for key in self.pieces:
            self.handling.lose(key)
        self.pieces.clear()
        self.by_zone.clear()

    def lift(self, item: PieceItem) -> None:
        """Set the height of an item over the mat."""
        self.heights.lift(item, raised=item.piece.key == self.handling.raised)

    def make_way(self) -> None:
        """Let the names of zones make way for what else is written on the mat."""
        self.labels.make_way()

    def counts_laid(self) -> dict[ZoneId, Box]:
        """Return where it is written how many cards lie in a zone."""
        return self.counts.laid()

    # -- how it is shown ------------------------------------------------------------------

    def set_scale(self, per_unit: float, dpr: float) -> None:
        """Show everything at so many device pixels a table unit, each as it becomes ready."""
        if not self._sized or (per_unit, dpr) != (self.per_unit, self.dpr):
            self._sized = True
            self.per_unit, self.dpr = per_unit, dpr
            self.repaint_all()
        else:
            self.painting.paint_the_rest()
            if self._written != self.cloth:
                self._write_anew()
        self._written = self.cloth

    def _write_anew(self) -> None:
        """Write names and counts anew: there is more or less room for them."""
        self.counts.refresh_hands()
        with surviving("Labels.write_all", "painting"):
            self.labels.write_all()

    def repaint_all(self) -> None:
        """Make every picture anew: another size, language or theme."""
        if not self._sized:
            return
        self.riffles.end()
        self.painting.paint_all()
        for zone in self.by_zone:
            self._count_in(zone)
        # Once, with room for all that is written beside hands by now.
        with surviving("Labels.write_all", "painting"):
            self.labels.write_all()
        self.rings.repaint()

    def write_in(self, text: float) -> None:
        """Write in a size of text from now on, 1.0 for the usual one."""
        self.text = self.pictures.text = text
        self.teller = replace(self.teller, large=text >= FEW_WORDS_FROM)

    def speak(self, language: Language, text: float) -> None:
        """Write in a language and size of text from now on, and paint everything anew."""
        self.write_in(text)
        self.pictures.language = language
        marks = replace(self.teller.marks, language=language)
        self.teller = replace(self.teller, marks=marks)
        self._sync(list(self.by_zone))
        self.repaint_all()

    def _count(self, zones: Iterable[ZoneId]) -> None:
        """Write how many cards lie in zones, and have the pictures ready that come next."""
        for zone in zones if self._sized else ():
            self._count_in(zone)
            if zone in self.seating.sites and self.seating.sites[zone].hand:
                with surviving("BoardScene._count", "painting"):
                    self.labels.make_way()

    def _count_in(self, zone: ZoneId) -> None:
        with surviving("BoardScene._count_in", "painting"):
            self.counts.write(zone)
            self.labels.follow(zone)
            self.painting.expect(zone)
