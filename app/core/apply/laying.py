"""How a table is laid: the beginning of every history."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.fitting import check_seat
from app.core.apply.laid_position import lay_position
from app.core.apply.table_draft import TableDraft, with_cards
from app.core.card import CardState, Unit
from app.core.data.value import replace
from app.core.ids import CardId, UnitId, ZoneId
from app.core.options import with_options
from app.core.table import Setting, Table, Turn
from app.core.text.one_line import one_line
from app.core.zone import MOST_CELLS, lay_zones


def begin(fact: f.Began) -> Table:
    """Return the table that `fact` lays. Raises LookupError or ValueError if it cannot be laid."""
    if fact.position is None:
        return _laid_out(fact)
    if (fact.position.game, fact.position.seats) != (fact.game, fact.seats):
        message = "a position of another game or of other players"
        raise ValueError(message)
    return lay_position(fact.position, fact.zones, fact.seed)


def _laid_out(fact: f.Began) -> Table:
    """Return the table of a game that has not begun."""
    check_seat(fact.first, fact.seats)
    zones = lay_zones(fact.zones, fact.seats)
    for spec in fact.zones:
        if not 0 <= spec.cells <= (MOST_CELLS if spec.holds == "units" else 0):
            message = f"the zone {spec.name} cannot have {spec.cells} cells"
            raise ValueError(message)
    piles: dict[ZoneId, list[CardId]] = {}
    fields: dict[ZoneId, list[UnitId]] = {}
    for zone in zones.values():
        if zone.spec.holds == "pile":
            piles[zone.id] = []
        else:
            fields[zone.id] = []
    units: dict[UnitId, Unit] = {}
    cards = []
    for number, start in enumerate(fact.cards):
        check_seat(start.owner, fact.seats)
        if start.unit in units:
            unit = units[start.unit]
            if unit.zone != start.zone:
                message = f"the unit {unit.id} cannot begin in two zones"
                raise ValueError(message)
            units[unit.id] = replace(unit, attached=(*unit.attached, number))
        elif start.unit:
            units[start.unit] = Unit(start.unit, start.zone, number, cell=start.cell)
            fields[start.zone].append(start.unit)
        else:
            piles[start.zone].append(number)
        cards.append(
            CardState(start.ref, start.owner, start.zone, start.unit, start.handle, start.up)
        )
    # A file may have been written by anybody.
    seats = tuple(replace(seat, name=one_line(seat.name)) for seat in fact.seats)
    table = Table(
        Setting(fact.game, seats, zones, fact.seed),
        tuple(cards),
        {zone: tuple(pile) for zone, pile in piles.items()},
        {zone: tuple(members) for zone, members in fields.items()},
        units,
        turn=Turn(seat=fact.first),
        options=with_options((), fact.options) if fact.options else (),
        laid=len(cards),
    )
    TableDraft(table).check_cells(fields)
    return with_cards(table, enumerate(cards))
