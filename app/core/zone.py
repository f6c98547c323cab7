"""Zones: where cards lie, who may list them, and what the others are told."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId, ZoneId
from app.core.text.words import Words

Visibility = Literal["public", "owner", "hidden", "sealed"]
"""Who lists a zone: everybody, its holders, nobody, or its holders until all seals open."""
Scope = Literal["seat", "team", "table"]
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
    """Others are told the exact count only below this number; None means always."""
    top_only: bool = False
    """Others see only the top card (and the count)."""
    keeps_places: bool = False
    """Whether the cards of a pile keep their places: one that is taken leaves a gap, and everybody
    who is told how many there are sees where."""


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
