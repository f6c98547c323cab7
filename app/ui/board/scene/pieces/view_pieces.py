"""What lies on the mat, as a list of pieces: computed from one seat's view and nothing else."""

from __future__ import annotations

from app.cards.face import Face
from app.core.data.value import replace, value
from app.core.ids import ZoneId, place
from app.core.placed.pile_gaps import place_of
from app.core.text.wording import series
from app.core.text.words import Words
from app.core.view import SeatCard, SeatUnit, SeatView
from app.games.contracts.board.stamp_contract import Stamps, stamps_of
from app.games.seats.boards.seat_facing import TWO_SIDES
from app.ui.board.scene.hand_fan import HAND_SCALE, fan_spots, others_scale
from app.ui.board.scene.pieces.mark_badges import MarkReader
from app.ui.board.scene.pieces.piece import PILE_MARK, CardOf, Part, PartRole, Piece
from app.ui.board.scene.pieces.pile_depth import UNTOLD, standing
from app.ui.board.scene.pieces.unit_parts import lying
from app.ui.board.scene.pieces.zone_spots import (
    cell_spots,
    column_spots,
    grid_spots,
    row_spots,
    side_spots,
    stacked_spots,
)
from app.ui.board.scene.table_layout import CARD_HEIGHT, Frame, Spot
from app.ui.board.seating import Seating, ZoneSite
from app.ui.look.faces.marks.badges import NO_BADGES, Badges, known_face

ONLY_YOU = Words("only you", "自分だけ")
"""Stamped on a card in a hidden pile whose face this seat sees and others may not."""


def is_row(site: ZoneSite) -> bool:
    """Whether the places of a zone lie side by side in one row, and not in several."""
    return site.place.arrange == "row"


def is_empty(view: SeatView, zone: ZoneId) -> bool:
    """Whether a zone holds nothing, as far as the seat is told."""
    seen = view.zones[zone]
    if seen.count is not None:
        return seen.count == 0
    return view.setting.zones[zone].spec.visibility == "sealed" and not seen.sealed


@value
class PieceReader:
    """Turns zones of a view into pieces."""

    card_of: CardOf
    marks: MarkReader
    """Reads what lies on cards."""
    stamps: Stamps | None = None
    """Says what is stamped on units beside their marks."""
    grounds: frozenset[str] = frozenset()
    """Marks that make a cell ground of its own."""
    large: bool = False
    """Whether text is so large that what is attached shows by sign and number."""

    def pieces(
        self, view: SeatView, seating: Seating, zone: ZoneId, gap: int | None = None
    ) -> list[Piece]:
        """Return the pieces of `zone`, lowest first.

        `gap` leaves room before that index for a card that is about to land.
        """
        site = seating.sites.get(zone)
        if site is None:
            return []
        if view.setting.zones[zone].spec.holds == "units":
            return self._units(view, seating, site, gap)
        if site.place.arrange in ("pile", "free") and not site.hand:
            return self._pile(view, site)
        return self._cards(view, site, gap)

    # -- piles ----------------------------------------------------------------------------

    def _pile(self, view: SeatView, site: ZoneSite) -> list[Piece]:
        zone = view.zones[site.zone]
        if is_empty(view, site.zone):
            return []
        top = zone.items[0] if zone.listed else dict(zone.seen).get(0)
        part = self._pile_part(view, site.zone, 0, top)
        flat = site.frame.spot(stacked_spots(site.local, 1, sideways=site.place.sideways)[0])
        below = UNTOLD if zone.count is None else zone.count - 1
        spot, thick = standing(flat, site.box, below)
        return [
            Piece(
                PILE_MARK + site.zone,
                site.zone,
                0,
                spot,
                (part,),
                self._pile_badges(view, site, top),
                pile=below,
                thick=thick,
            )
        ]

    def _is_shared(self, view: SeatView, site: ZoneSite) -> bool:
        """Whether cards of several lie in a zone, and it has to be said whose each is.

        Which way it faces says that between two; on the bare mat it lies on somebody's board.
        """
        holders = len(view.setting.zones[site.zone].holders)
        everybody = not holders and len(view.setting.seats) > TWO_SIDES
        return holders > 1 or (everybody and not site.backdrop)

    def _cards(self, view: SeatView, site: ZoneSite, gap: int | None) -> list[Piece]:
        """Return every card of a pile that is spread out: a hand, prizes, a row."""
        zone = view.zones[site.zone]
        seen = dict(zone.seen)
        count = zone.count
        if count is None:
            count = 0 if is_empty(view, site.zone) else max(seen, default=0) + 1
        spots = self.spots(site, count + len(zone.gaps), gap)
        pieces = []
        for index in range(count):
            at = place_of(zone.gaps, index)
            spot = spots[at]
            handle = zone.items[index] if zone.listed else seen.get(index)
            part = self._pile_part(view, site.zone, index, handle)
            pieces.append(
                Piece(
                    # A card without a name of its own is known by where it lies.
                    handle or place(site.zone, at),
                    site.zone,
                    index,
                    site.frame.spot(spot),
                    (part,),
                    NO_BADGES if site.hand and site.own else self._pile_badges(view, site, handle),
                    layer=index,
                )
            )
        return pieces

    def spots(self, site: ZoneSite, count: int, gap: int | None = None) -> list[Spot]:
        """Return the spots of `count` cards in a zone, in its holder's coordinates."""
        if site.hand or site.place.arrange == "fan":
            scale = HAND_SCALE if site.own else others_scale(site.local)
            return fan_spots(site.local, count, gap, scale=scale)
        if site.place.arrange == "grid":
            return grid_spots(site.local, count, site.place.slots)
        if site.place.arrange == "column":
            return column_spots(site.local, count, gap)
        if site.place.arrange == "row":
            at = site.place
            return row_spots(
                site.ground,
                count,
                at.slots,
                gap,
                sideways=at.sideways,
                turned=at.turned,
                pitch=at.pitch,
            )
        return stacked_spots(site.local, count, sideways=site.place.sideways)

    def _pile_part(self, view: SeatView, zone: ZoneId, index: int, handle: str | None) -> Part:
        if handle is None:
            # Whose a card is that nobody can single out is not told: it wears the zone's back.
            holders = view.setting.zones[zone].holders
            seat = holders[0] if len(holders) == 1 else None
            return Part(place(zone, index), None, seat=seat)
        return self.part(view, handle)

    def part(self, view: SeatView, name: str) -> Part:
        """Return one card by its handle; a back where the seat has none."""
        card = view.cards.get(name)
        if card is None:
            return Part(name, None)
        return Part(name, self._face(view, card), seat=card.owner)

    def _face(self, view: SeatView, card: SeatCard) -> Face | None:
        """Return the face to show: on a field a card that lies face down shows its back."""
        if card.ref is None or (
            view.setting.zones[card.zone].spec.holds == "units" and not card.up
        ):
            return None
        return self.card_of(card.ref)

    def _pile_badges(self, view: SeatView, site: ZoneSite, handle: str | None) -> Badges:
        if handle is None:
            return NO_BADGES
        card = view.cards[handle]
        badges = self.marks.badges(card.marks)
        if self._is_shared(view, site):
            badges = replace(badges, owner=card.owner)
        # In the open a card that lies face down is read by whoever put it there.
        closed = view.setting.zones[card.zone].spec.visibility != "owner"
        # A judge sees them all, and is told nothing by it.
        if view.seat >= 0 and closed and card.ref is not None and not card.up:
            return replace(badges, marks=(*badges.marks, ONLY_YOU.in_(self.marks.language)))
        return badges

    # -- units ----------------------------------------------------------------------------

    def _units(
        self, view: SeatView, seating: Seating, site: ZoneSite, gap: int | None
    ) -> list[Piece]:
        units = [view.units[name] for name in view.zones[site.zone].items]
        cells = view.setting.zones[site.zone].spec.cells
        shared = self._is_shared(view, site)
        beside = site.place.beside and not cells
        lined = [unit for unit in units if unit.position is None and not unit.cell]
        if cells:
            places = cell_spots(site.local, cells + len(lined), in_row=is_row(site))
            laid_in, spots = places[:cells], iter(places[cells:])
        elif beside:
            laid_in, spots = [], iter(side_spots(site.local, [len(one.parts) for one in lined]))
        else:
            laid_in, spots = [], iter(self.spots(site, len(lined), gap))
        well_inside = seating.cloth.grown(-CARD_HEIGHT)
        pieces = self._cells(view, site, laid_in)
        for index, unit in enumerate(units):
            frame = self._unit_frame(view, seating, site, unit)
            parts = self._parts(view, unit)
            if beside:
                parts = (parts[0], *(replace(part, role="beside") for part in parts[1:]))
            if unit.position is None:
                laid = site.frame.spot(laid_in[unit.cell - 1] if unit.cell else next(spots))
                facing = 0 if site.place.upright else laid.angle
                spot = Spot(laid.x, laid.y, (facing + unit.turn) % 360, laid.scale)
                if not view.setting.zones[site.zone].holders:
                    spot = Spot(
                        laid.x, laid.y, (laid.angle + frame.angle + unit.turn) % 360, laid.scale
                    )
            else:
                x, y = seating.from_table(*unit.position)
                size = frame.scale * seating.size_at(x, y)
                spot = Spot(x, y, (frame.angle + unit.turn) % 360, size)
                if not well_inside.contains(x, y):
                    # Wherever it was put: what lies lies on the mat that the window shows.
                    right, down = lying(parts, spot).into(seating.cloth)
                    spot = Spot(x + right, y + down, spot.angle, spot.scale)
            pieces.append(
                Piece(
                    unit.id,
                    site.zone,
                    index,
                    spot,
                    parts,
                    self._unit_badges(view, unit, shared=shared),
                    unit.id,
                    layer=bool(cells) + index + (len(units) if unit.position is not None else 0),
                )
            )
        return pieces

    def _unit_badges(self, view: SeatView, unit: SeatUnit, *, shared: bool) -> Badges:
        """Return what lies on a unit; on its back also which card it is, to who knows that."""
        base = view.cards[unit.base]
        badges = self.marks.of_unit(unit, view.cards, shared=shared)
        for words in stamps_of(self.stamps, view, unit):
            badges = replace(badges, marks=(*badges.marks, words.in_(self.marks.language)))
        if base.up or base.ref is None:
            return badges
        return replace(badges, known=known_face(self.card_of(base.ref), self.marks.language))

    def _cells(self, view: SeatView, site: ZoneSite, spots: list[Spot]) -> list[Piece]:
        """Return the numbered places of a field, be there units in them or not."""
        cells = []
        for index, spot in enumerate(spots):
            name = place(site.zone, index + 1)
            marks = view.marks.get(name, ())
            told = [self.marks.told(mark) for mark in marks]
            caption = series(told).in_(self.marks.language) if told else ""
            part = Part(name, None, "cell")
            laid = site.frame.spot(spot)
            piece = Piece(name, site.zone, index, laid, (part,), cell=index + 1, caption=caption)
            if any(mark.key in self.grounds for mark in marks):
                piece = replace(piece, ground=True)
            cells.append(piece)
        return cells

    def _unit_frame(
        self, view: SeatView, seating: Seating, site: ZoneSite, unit: SeatUnit
    ) -> Frame:
        """Return which way a unit faces: its zone's holder's, or its owner's on a shared field.

        In a shared zone that is read `upright` all face whoever looks.
        """
        if view.setting.zones[site.zone].holders or site.place.upright:
            return site.frame
        owner = view.cards[unit.base].owner
        return seating.frames.get(owner, site.frame)

    def _parts(self, view: SeatView, unit: SeatUnit) -> tuple[Part, ...]:
        parts = [self.part(view, unit.base)]
        parts += [replace(self.part(view, name), role="under") for name in reversed(unit.under)]
        for name in unit.attached:
            part = self.part(view, name)
            role: PartRole = "attached"
            if part.card is not None and part.card.attached:
                role = part.card.attached
            parts.append(replace(part, role=role, large=self.large))
        return tuple(parts)
