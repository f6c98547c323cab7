"""What a fact made that later steps of its gesture may name: units, brought cards, zones."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.changes import Changes
from app.core.facts.zone_facts import ZoneMade
from app.core.table import Table


def names_made_by(before: Table, fact: f.Fact, after: Table, touched: Changes) -> list[str]:
    """Return the units that stand since `fact`, cards it brought to a pile, the zone it made."""
    if isinstance(fact, f.Brought) and fact.zone in after.zones:
        return [card.handle for card in fact.cards if card.handle is not None]
    if isinstance(fact, ZoneMade):
        return [fact.zone]
    if not touched.units or not isinstance(fact, _RAISING):
        return []  # a unit that is called otherwise from now on was there before
    new = {name for name in touched.units if name in after.units and name not in before.units}
    if not new:
        return []
    zones = sorted({after.units[name].zone for name in new})
    return [name for zone in zones for name in after.fields[zone] if name in new]


_RAISING = (f.Moved, f.Brought)
"""Facts by which units come to stand."""
