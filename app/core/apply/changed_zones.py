"""People make zones of their own, change them and remove them."""

from __future__ import annotations

from app.core.apply.fitting import ImpossibleFactError, check_seat
from app.core.data.value import replace
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.ids import JUDGE, ZoneId
from app.core.table import Table
from app.core.zone import MOST_MADE, Zone, made_zone


def zone_made(table: Table, fact: ZoneMade) -> Table:
    """Return the table with one more zone, which is empty."""
    for seat in (fact.actor, fact.holder):
        if seat is not None and seat != JUDGE:
            check_seat(seat, table.setting.seats)
    zones = table.setting.zones
    if fact.zone in zones or sum(zone.is_made for zone in zones.values()) >= MOST_MADE:
        message = f"no other zone can be made beside {fact.zone[:40]!r}"
        raise ImpossibleFactError(message)
    zone = made_zone(
        fact.zone,
        fact.title,
        fact.actor,
        fact.holder,
        fact.visibility,
        fact.rect,
        fact.arrange,
    )
    return replace(
        table, setting=table.setting.remade((zone,), ()), zones={**table.zones, zone.id: ()}
    )


def zone_changed(table: Table, fact: ZoneChanged) -> Table:
    """Return the table with another name, place or order of a made zone."""
    old = _made(table, fact.zone)
    visibility = old.spec.visibility
    assert old.maker is not None
    assert visibility != "sealed"
    holder = old.holders[0] if old.holders else None
    zone = made_zone(old.id, fact.title, old.maker, holder, visibility, fact.rect, fact.arrange)
    gaps = table.gaps
    if zone.id in gaps and not zone.spec.keeps_places:
        gaps = {name: empty for name, empty in gaps.items() if name != zone.id}
    return replace(table, setting=table.setting.remade((zone,), ()), gaps=gaps)


def zone_removed(table: Table, fact: ZoneRemoved) -> Table:
    """Return the table without a made zone; nothing may lie there."""
    gone = _made(table, fact.zone).id
    if table.zones[gone]:
        message = f"there are cards in {gone}"
        raise ImpossibleFactError(message)
    piles = {name: pile for name, pile in table.zones.items() if name != gone}
    return replace(table, setting=table.setting.remade((), (gone,)), zones=piles)


def _made(table: Table, zone: ZoneId) -> Zone:
    found = table.setting.zones[zone]
    if not found.is_made:
        message = f"the zone {zone} is the game's own"
        raise ImpossibleFactError(message)
    return found
