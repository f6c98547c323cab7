"""The table as rows, from one seat's view and nothing else: seats, zones, units and cards.

A row only says what stands where; what it says of it is in `sentences`. Cards nobody can single
out have no row unless they lie side by side, where each place can be pointed at.
"""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId, UnitId, ZoneId, place
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameSpec, Layout, Selection

Kind = Literal[
    "task",
    "choice",
    "plan",
    "plan_group",
    "plan_row",
    "plan_note",
    "stage",
    "declaration",
    "seat",
    "table",
    "zone",
    "cell",
    "unit",
    "card",
]
Role = Literal["", "attached", "under"]

STACKED = ("pile", "free", "spot")
"""Arrangements of which only the top, or nothing, can be pointed at."""
TABLE = "table"
ZONE_MARK = "zone:"


@value
class Row:
    """One line of the outline, with the lines below it."""

    key: str
    """Handle, place, unit id, "zone:deck.0", "seat.1", "table", "stage", "stage:d4",
    "task:prizes.1", "plan", "plan/actions.2" or the name of a cell ("field.0#3"): unique."""
    kind: Kind
    seat: SeatId | None = None
    zone: ZoneId = ""
    unit: UnitId = ""
    card: str = ""
    """The handle of the card, or its place; a unit's is that of its base."""
    index: int = 0
    """Its place in the zone, or in the unit, from 0; of a cell its number, from 1."""
    role: Role = ""
    """What the card is in a unit; empty for one that is in none."""
    words: Words | None = None
    """What it says, where no card or place does: something that is to be done."""
    children: tuple[Row, ...] = ()

    @property
    def selection(self) -> Selection:
        """What the row stands for, in the words of the table."""
        if self.kind == "zone":
            return Selection(zone=self.zone)
        if self.kind == "cell":
            return Selection(cell=self.key)
        if self.kind == "unit":
            return Selection(units=(self.unit,))
        return Selection(cards=(self.card,)) if self.kind == "card" else Selection()


def rows_of(view: SeatView, spec: GameSpec) -> tuple[Row, ...]:
    """Return the whole outline: the acting seat first, then the others, then what all share."""
    seats = range(len(view.setting.seats))
    first = max(view.seat, 0)
    found = [
        Row(f"seat.{seat}", "seat", seat, children=_zones(view, spec, seat))
        for seat in sorted(seats, key=lambda seat: (seat - first) % len(seats))
    ]
    shared = _zones(view, spec, None)
    return (*found, *((Row(TABLE, "table", children=shared),) if shared else ()))


def _zones(view: SeatView, spec: GameSpec, seat: SeatId | None) -> tuple[Row, ...]:
    """Return the zones of a seat, those first that are worked with most."""
    mine = [
        zone
        for zone in view.setting.zones.values()
        if (zone.holders == () if seat is None else _seat_of(view, zone.holders) == seat)
    ]
    hand = spec.layout.hand
    mine.sort(key=lambda zone: (zone.spec.name != hand, zone.spec.holds != "units"))
    return tuple(zone_row(view, spec, zone.id) for zone in mine)


def _seat_of(view: SeatView, holders: tuple[SeatId, ...]) -> SeatId | None:
    """Return under which seat a zone stands; one of a team under the acting member."""
    if view.seat in holders:
        return view.seat
    return holders[0] if holders else None


def zone_row(view: SeatView, spec: GameSpec, zone: ZoneId) -> Row:
    """Return the row of one zone with all that this seat can point at in it."""
    setting = view.setting.zones[zone]
    seat = _seat_of(view, setting.holders)
    if setting.spec.holds == "units":
        children = tuple(
            _unit(view, unit, seat, index) for index, unit in enumerate(view.zones[zone].items)
        )
        if setting.spec.cells:
            children = _in_cells(view, zone, setting.spec.cells, seat, children)
    else:
        children = tuple(
            Row(card, "card", seat, zone, card=card, index=index)
            for index, card in _cards(view, spec.layout, zone)
        )
    return Row(f"{ZONE_MARK}{zone}", "zone", seat, zone, children=children)


def _in_cells(
    view: SeatView, zone: ZoneId, cells: int, seat: SeatId | None, units: tuple[Row, ...]
) -> tuple[Row, ...]:
    """Return the cells of a field, each with what stands in it, then what stands beside them."""
    held = {view.units[row.unit].cell: row for row in units}
    rows = [
        Row(
            place(zone, cell),
            "cell",
            seat,
            zone,
            index=cell,
            children=(held[cell],) if cell in held else (),
        )
        for cell in range(1, cells + 1)
    ]
    return (*rows, *(row for row in units if not view.units[row.unit].cell))


def _unit(view: SeatView, name: UnitId, seat: SeatId | None, index: int) -> Row:
    unit = view.units[name]
    parts: list[tuple[str, Role]] = [(card, "attached") for card in unit.attached]
    parts += [(card, "under") for card in reversed(unit.under)]
    children = tuple(
        Row(card, "card", seat, unit.zone, name, card, number, role)
        for number, (card, role) in enumerate(parts)
    )
    return Row(name, "unit", seat, unit.zone, name, unit.base, index, children=children)


def _cards(view: SeatView, layout: Layout, zone: ZoneId) -> list[tuple[int, str]]:
    """Return (place, handle or place name) of the cards of a pile that can be pointed at."""
    seen = view.zones[zone]
    if seen.listed:
        return list(enumerate(seen.items))
    if is_stacked(view, layout, zone):
        return list(seen.seen)
    known = dict(seen.seen)
    count = seen.count
    if count is None:
        return list(seen.seen)
    return [(index, known.get(index) or place(zone, index)) for index in range(count)]


def is_stacked(view: SeatView, layout: Layout, zone: ZoneId) -> bool:
    """Whether only the top of a pile, or no place in it, can be pointed at."""
    place = view.setting.zones[zone]
    name = place.spec.name
    if place.is_made:
        return place.arrange in STACKED
    if name == layout.hand or view.setting.zones[zone].spec.holds == "units":
        return False
    places = layout.places
    return next((spot.arrange for spot in places if spot.zone == name), "pile") in STACKED


def top_of(view: SeatView, zone: ZoneId) -> str:
    """Return what the top card of a pile is called, its handle or its place; "" for none."""
    seen = view.zones[zone]
    if seen.listed:
        return seen.items[0] if seen.items else ""
    if seen.count == 0 or (seen.count is None and not seen.sealed):
        return ""
    return dict(seen.seen).get(0) or place(zone, 0)
