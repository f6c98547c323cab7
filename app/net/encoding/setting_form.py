"""The JSON form of what stays the same for a whole game, and every seat knows."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, get_args

from app.core.data.codec import CodecError, read, reader
from app.core.data.plain_data import plain
from app.core.ids import JUDGE, SPECTATOR, SeatId, ZoneId
from app.core.table import Setting
from app.core.zone import MADE, MOST_CELLS, MOST_MADE, MadeArrange, MadeVisibility, Zone, made_zone
from app.net.encoding.small_forms import amount
from app.net.transport.wire_error import WireError, row, text, whole, wrong

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator


_VISIBILITIES: tuple[MadeVisibility, ...] = get_args(MadeVisibility)
_ARRANGES: tuple[MadeArrange, ...] = get_args(MadeArrange)
"""In the order in which the wire numbers them."""


def setting_form(setting: Setting) -> Any:
    """Return the JSON form of a setting; its zones keep their order, which numbers them."""
    return plain(setting)


@cache
def _settings() -> SchemaValidator:
    return reader(Setting)


def setting_from(raw: Any) -> Setting:
    """Return the setting that `setting_form` wrote. Raises WireError."""
    if type(raw) is not dict:
        wrong("setting")
    try:
        setting: Setting = read(_settings(), json.dumps(raw).encode())
    except CodecError as problem:
        raise WireError("setting") from problem
    seats = range(len(setting.seats))
    if setting.first is not None and setting.first not in seats:
        wrong("setting")
    for name, zone in setting.zones.items():
        if name != zone.id or not all(holder in seats for holder in zone.holders):
            wrong("setting")
        if not 0 <= zone.spec.cells <= MOST_CELLS:
            wrong("setting")
        if zone.is_made:
            made_form(zone)
    if sum(zone.is_made for zone in setting.zones.values()) > MOST_MADE:
        wrong("setting")
    return setting


def made_form(zone: Zone) -> list[Any]:
    """Return the JSON form of a zone that people made. Raises WireError for no such zone."""
    visibility, spec = zone.spec.visibility, zone.spec
    if zone.rect is None or zone.maker is None or visibility == "sealed":
        wrong("made")
    holder = zone.holders[0] if zone.holders else None
    title = spec.title.en
    if zone != made_zone(zone.id, title, zone.maker, holder, visibility, zone.rect, zone.arrange):
        wrong("made")
    places = (_VISIBILITIES.index(visibility), _ARRANGES.index(zone.arrange))
    return [zone.id.removeprefix(MADE), title, zone.maker, holder, *places, *zone.rect]


def made_from(raw: Any, seats: int) -> Zone:
    """Return the zone that `made_form` wrote. Raises WireError."""
    parts = row(raw, "made", 10, 10)
    maker, holder = whole(parts[2], "made", JUDGE, seats - 1), parts[3]
    if maker == SPECTATOR:
        wrong("made")
    x, y, width, height = (amount(part, "made") for part in parts[6:])
    try:
        return made_zone(
            MADE + text(parts[0], "made"),
            text(parts[1], "made"),
            maker,
            None if holder is None else whole(holder, "made", 0, seats - 1),
            _VISIBILITIES[whole(parts[4], "made", most=len(_VISIBILITIES) - 1)],
            (x, y, width, height),
            _ARRANGES[whole(parts[5], "made", most=len(_ARRANGES) - 1)],
        )
    except ValueError as problem:
        raise WireError("made") from problem


def every_seat(setting: Setting) -> tuple[SeatId, ...]:
    """Return all whose eyes somebody at the table can have."""
    return (*range(len(setting.seats)), JUDGE, SPECTATOR)


def secret_zones(setting: Setting) -> frozenset[ZoneId]:
    """Return the zones that some seat may not be told the size of."""
    return frozenset(
        zone.id
        for zone in setting.zones.values()
        if zone.spec.visibility == "sealed" or zone.spec.counted_below is not None
    )
