"""The JSON form of what stays the same for a whole game, and every seat knows."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from app.core.data.codec import CodecError, read, reader
from app.core.data.plain_data import plain
from app.core.ids import JUDGE, SPECTATOR, SeatId, ZoneId
from app.core.table import Setting
from app.core.zone import MOST_CELLS
from app.net.transport.wire_error import WireError, wrong

if TYPE_CHECKING:
    from pydantic import TypeAdapter


def setting_form(setting: Setting) -> Any:
    """Return the JSON form of a setting; its zones keep their order, which numbers them."""
    return plain(setting)


@cache
def _settings() -> TypeAdapter[Any]:
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
    for name, zone in setting.zones.items():
        if name != zone.id or not all(holder in seats for holder in zone.holders):
            wrong("setting")
        if not 0 <= zone.spec.cells <= MOST_CELLS:
            wrong("setting")
    return setting


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
