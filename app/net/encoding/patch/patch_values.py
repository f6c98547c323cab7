"""Small values of patches: read from the wire, and refused where they cannot be."""

from __future__ import annotations

from typing import Any

from app.core.view import SeatCard, SeatStage, SeatUnit, SeatView, SeatZone
from app.core.zone import MADE, MOST_MADE, Zone
from app.net.encoding.fixed_width import NAME_WIDTH, name_of
from app.net.encoding.patch.patch_names import Names, Pair
from app.net.encoding.row_edit import Row, edited
from app.net.encoding.setting_form import made_from
from app.net.encoding.stage_form import stage_from
from app.net.transport.wire_error import row, text, whole, wrong

_QUARTERS = (0, 90, 180, 270)


def parts_of(before: Row, raw: Any) -> tuple[Row, list[str]]:
    """Return the cards in one role of a unit, and those put in."""
    out, put = ("", raw) if type(raw) is str else row(raw, "unit", 2, 2)
    now, _, came = edited(before, out, put, "c", "unit")
    return now, came


def quarter_of(raw: Any) -> int:
    """Return a quarter turn in degrees. Raises WireError for any other number."""
    return whole(raw, "unit") if raw in _QUARTERS else wrong("unit")


def staged(view: SeatView, raw: Any, seats: int) -> SeatStage | None:
    """Return the stage that a fact tells; None where it only repeats it."""
    parts = row(raw, "stage", 3)
    stage = stage_from(view.stage, parts[1:], seats, "stage")
    if whole(parts[0], "stage", most=1):
        return stage
    return None if stage == view.stage else wrong("stage")


def made_zones(view: SeatView, raw: Any) -> tuple[tuple[Zone, ...], tuple[str, ...]]:
    """Return the zones that a fact tells to be made or changed, and the ids of those removed."""
    told, gone = row(raw, "made", 2, 2)
    seats, known = len(view.setting.seats), view.setting.zones
    made = tuple([made_from(one, seats) for one in row(told, "made", most=MOST_MADE)])
    removed = tuple([MADE + text(one, "made") for one in row(gone, "made", most=MOST_MADE)])
    names = [*(zone.id for zone in made), *removed]
    left = [zone for zone in (*known, *names) if zone.startswith(MADE) and zone not in removed]
    if len(set(names)) != len(names) or len(set(left)) > MOST_MADE:
        wrong("made")
    if not all(zone in known and known[zone].is_made for zone in removed):
        wrong("made")
    return made, removed


def check_made(
    made: tuple[Zone, ...], removed: tuple[str, ...], zones: tuple[SeatZone, ...]
) -> None:
    """Raise WireError unless a fact tells what lies in each zone it makes, and in none removed."""
    if not made and not removed:
        return
    lying = {zone.id for zone in zones}
    if not lying.isdisjoint(removed) or any(zone.id not in lying for zone in made):
        wrong("made")


def handles_of(raw: Any) -> list[str]:
    """Return the handles in a text of eight letters each, or in a list."""
    if type(raw) is list:
        return [name_of(text(name, "card"), "c", "card") for name in raw]
    packed = text(raw, "card")
    if len(packed) % NAME_WIDTH:
        wrong("card")
    starts = range(0, len(packed), NAME_WIDTH)
    return [name_of(packed[at : at + NAME_WIDTH], "c", "card") for at in starts]


def unit_id_of(unit: SeatUnit) -> str:
    """Return what units are ordered by."""
    return unit.id


def check_cards(view: SeatView, names: Names, cards: dict[str, SeatCard]) -> None:
    """Raise WireError unless each card that is named lies in one place, where it is named."""
    for name, place in names.cards.items():
        old = view.cards.get(name)
        now = cards.get(name, old)
        if now is None or (now.zone, now.unit) != place:
            wrong("card")
        if old is not None and (old.zone, old.unit) != place and name not in names.left:
            wrong("card")
    for card in cards.values():
        if not 0 <= card.owner < len(view.setting.seats):
            wrong("card")


def check_units(
    view: SeatView, names: Names, cards: dict[str, SeatCard], pairs: list[Pair]
) -> None:
    """Raise WireError unless each unit stands in one place, and all its cards with it."""
    told = [unit.id for _, unit in pairs]
    for name, zone in names.units.items():
        stood = view.units.get(name)
        if name not in told and (stood is None or stood.zone != zone):
            wrong("unit")
        if stood is not None and stood.zone != zone and name not in names.left_units:
            wrong("unit")
    for stood, unit in pairs:
        if unit.cell > view.setting.zones[unit.zone].spec.cells:
            wrong("unit")
        moved = stood is not None and stood.zone != unit.zone
        for name in unit.parts:
            held = cards.get(name) if moved else cards.get(name) or view.cards.get(name)
            if held is None or (held.zone, held.unit) != (unit.zone, unit.id):
                wrong("unit")
