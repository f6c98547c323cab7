"""Zones: where cards lie, who may list them, and what the others are told."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId, ZoneId, parse_place
from app.core.options import Options, value_set
from app.core.text.one_line import one_line
from app.core.text.words import Words

Visibility = Literal["public", "owner", "hidden", "sealed"]
"""Who lists a zone: everybody, its holders, nobody, or its holders until all seals open."""
Scope = Literal["seat", "team", "table"]
Touch = Literal["anyone", "holder"]
"""Who moves, turns and marks what lies open in a zone: all at the table, or its holders."""
CardsOf = Literal["holder", "anyone"]
"""Whose cards lie in a zone of a seat or team: those of its holders, or of any owner."""
Holds = Literal["pile", "units"]
"""A pile is an order of cards (index 0 on top); units stand side by side on the field."""
Rect = tuple[float, float, float, float]
"""x, y, width, height in table units (a card is 63 by 88)."""
MadeVisibility = Literal["public", "owner", "hidden"]
"""Who lists a zone that people made: seals are the game's own."""
MadeArrange = Literal["pile", "row", "fan", "grid", "column"]
"""How a zone that people made lays out its cards: every one is a pile. A column runs down, the last
card uppermost; in a grid cards keep their places."""

MADE = "made-"
"""What the ids of zones begin with that people made; random letters follow, never used twice."""
_LONGEST_ID = 40
LONGEST_TITLE = 40
"""Characters of the name of a zone that people made."""
MOST_MADE = 48
"""Zones on a table that people made, whoever did."""
MOST_MADE_BY_ONE = 16
"""The same of one seat."""
FARTHEST_PLACE = 10_000.0
"""Table units from the corner of the mat to the far corner of a zone that people made, at most."""


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
    cards_of: CardsOf = "holder"
    """Whose cards belong there. Where one deck is everybody's, cards have an owner in name only:
    "anyone" lets everybody put any card in such a hand."""
    cells: int = 0
    """How many numbered places units have, each for one of them; 0 where they have none. A cell
    is there when nothing stands in it: it carries marks, and can be aimed at."""
    lies_open: tuple[str, ...] = ()
    """Cards that lie open to everybody in a zone whose holders alone see the rest: refs, or
    beginnings of refs with a "*" behind them ("joker*")."""
    team_sees: tuple[str, str] | None = None
    """The option of the table, and its value, by which the whole team of a seat sees what lies in a
    zone whose holders alone see it otherwise; None where it never does."""

    opened_by: tuple[str, str] | None = None
    """The option of the table, and its value, by which `lies_open` is so; None for always."""

    @property
    def depends(self) -> bool:
        """Whether who sees what lies there follows from what the table agreed on."""
        return self.team_sees is not None or self.opened_by is not None

    def opens(self, options: Options) -> bool:
        """Whether the cards of `lies_open` lie open at a table that agreed on that."""
        by = self.opened_by
        return bool(self.lies_open) and (by is None or value_set(options, by[0]) == by[1])

    def is_open_kind(self, ref: str) -> bool:
        """Whether everybody sees a card of this ref where only its holders see the others."""
        return any(
            ref.startswith(kind[:-1]) if kind.endswith("*") else ref == kind
            for kind in self.lies_open
        )


@value
class MadeZones:
    """What a game says about the zones that people may make during play."""

    visibilities: tuple[MadeVisibility, ...] = ("public", "owner", "hidden")
    arranges: tuple[MadeArrange, ...] = ("pile", "row", "fan", "grid", "column")


@value
class Zone:
    """A zone on the table: its spec, and the seats that hold it."""

    id: ZoneId
    spec: ZoneSpec
    holders: tuple[SeatId, ...]
    """The seat, the members of the team, or nobody for a zone of the table."""
    maker: SeatId | None = None
    """Who made it during play; None for a zone of the game."""
    rect: Rect | None = None
    """Where a made zone lies: seen from its holder's side, or as seat 0 sees the mat if nobody
    holds it. None for a zone of the game, whose layout says it."""
    arrange: MadeArrange = "pile"
    """How a made zone lays out its cards."""

    @property
    def is_made(self) -> bool:
        """Whether people made it during play."""
        return self.maker is not None


@value
class Seat:
    """A player's place at the table."""

    name: str
    team: int
    """Seats with the same number play together."""


MOST_CELLS = 99
"""Cells of one zone."""


def in_order(zones: Iterable[Zone]) -> dict[ZoneId, Zone]:
    """Return zones by id in the order that everybody keeps: the game's, then those made, by id."""
    own, made = dict[ZoneId, Zone](), dict[ZoneId, Zone]()
    for zone in zones:
        (made if zone.is_made else own)[zone.id] = zone
    return {**own, **{name: made[name] for name in sorted(made)}}


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


def made_zone(
    zone: ZoneId,
    title: str,
    maker: SeatId,
    holder: SeatId | None,
    visibility: MadeVisibility,
    rect: Rect,
    arrange: MadeArrange,
) -> Zone:
    """Return a zone that people make. Raises ValueError where there can be no such zone."""
    letters = zone.removeprefix(MADE)
    # What is only supposed, and lies on no table, has "~" in its name.
    if letters == zone or not letters.replace("~", "").isalnum() or len(letters) > _LONGEST_ID:
        message = f"no zone is called {zone[:40]!r}"
        raise ValueError(message)
    if visibility == "owner" and holder is None:
        message = f"nobody sees the cards of {zone}"
        raise ValueError(message)
    if not names_zone(title) or not is_rect(rect):
        message = f"no zone is called {title[:40]!r} and lies at {rect}"
        raise ValueError(message)
    scope: Scope = "table" if holder is None else "seat"
    places = arrange == "grid"
    spec = ZoneSpec(zone, Words(title, title), scope, visibility, keeps_places=places)
    return Zone(zone, spec, () if holder is None else (holder,), maker, rect, arrange)


def names_zone(title: str) -> bool:
    """Whether `title`, which came from outside, can be that of a made zone: plain, on one line."""
    return 0 < len(title) <= LONGEST_TITLE and one_line(title) == title


def is_rect(rect: Rect) -> bool:
    """Whether a made zone can lie there: a place with some extent, not far from any mat."""
    x, y, width, height = rect
    return (
        all(map(math.isfinite, rect))
        and min(x, y) >= 0
        and min(width, height) >= 1
        and max(x + width, y + height) <= FARTHEST_PLACE
    )


def made_by(zones: Collection[Zone], seat: SeatId) -> int:
    """Return how many of `zones` a seat made."""
    return sum(zone.maker == seat for zone in zones)
