"""Zones: where cards lie, who may list them, and what the others are told."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId, ZoneId, parse_place
from app.core.text.words import Words

Visibility = Literal["public", "owner", "hidden", "sealed"]
"""Who lists a zone: everybody, its holders, nobody, or its holders until all seals open."""
Scope = Literal["seat", "team", "table"]
Touch = Literal["anyone", "holder"]
"""Who moves, turns and marks what lies open in a zone: all at the table, or its holders."""
Holds = Literal["pile", "units"]
"""A pile is an order of cards (index 0 on top); units stand side by side on the field."""


@value
class ZoneSpec:
    """What a game says about one of its zones."""

    name: str
    title: Words
    scope: Scope = "seat"
    visibility: Visibility = "public"
    holds: Holds = "pile"
    counted_below: int | None = None
    """Others are told the exact count only below this number, and otherwise "10+"; None means
    always."""
    top_only: bool = False
    """Others see only the top card (and the count)."""
    keeps_places: bool = False
    """Whether the cards of a pile keep their places: one that is taken leaves a gap, and everybody
    who is told how many there are sees where."""
    touch: Touch = "anyone"
    """Whether others than its holders touch what lies there."""
    cells: int = 0
    """How many numbered places units have, each for one of them; 0 where they have none. A cell
    is there when nothing stands in it: it carries marks, and can be aimed at."""


@value
class Zone:
    """A zone on the table: its spec, and the seats that hold it."""

    id: ZoneId
    spec: ZoneSpec
    holders: tuple[SeatId, ...]
    """The seat, the members of the team, or nobody for a zone of the table."""


@value
class Seat:
    """A player's place at the table."""

    name: str
    team: int
    """Seats with the same number play together."""


MOST_CELLS = 99
"""Cells of one zone."""


def lay_zones(specs: tuple[ZoneSpec, ...], seats: tuple[Seat, ...]) -> dict[ZoneId, Zone]:
    """Return the zones that `specs` give to the seats, teams and table."""
    zones: dict[ZoneId, Zone] = {}
    teams = sorted({seat.team for seat in seats})
    for spec in specs:
        if spec.scope == "table":
            zones[spec.name] = Zone(spec.name, spec, ())
        elif spec.scope == "team":
            for team in teams:
                members = tuple(i for i, seat in enumerate(seats) if seat.team == team)
                zone_id = f"{spec.name}.t{team}"
                zones[zone_id] = Zone(zone_id, spec, members)
        else:
            for number in range(len(seats)):
                zone_id = f"{spec.name}.{number}"
                zones[zone_id] = Zone(zone_id, spec, (number,))
    return zones


def cell_named(zones: Mapping[ZoneId, Zone], name: str) -> tuple[ZoneId, int] | None:
    """Return the zone and the number of the cell that `name` means ("field.0#3"); None if none."""
    zone, number = parse_place(name) or ("", 0)
    known = zones.get(zone)
    return (zone, number) if known is not None and 1 <= number <= known.spec.cells else None


def first_free(cells: int, taken: Collection[int]) -> int:
    """Return the lowest of so many cells that is not `taken`, 0 where all are."""
    return next((cell for cell in range(1, cells + 1) if cell not in taken), 0)
