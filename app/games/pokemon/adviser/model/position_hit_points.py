"""How many HP a Pokémon has left in a position: the table's own reckoning, asked about a Mon."""

from __future__ import annotations

from app.core.data.asked_once import asked_of_each, asked_while
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.table.unit_hit_points import (
    TOOLS_OFF,
    Around,
    HitPoints,
    Holder,
    around_of,
    full_hp,
)


def tools_off(position: Position) -> bool:
    """Whether Tools have no effect, by a Stadium that is known for it or by a note."""
    return position.in_stadium(*TOOLS_OFF) or position.noted("no_tools")


def hit_points(position: Position, mon: Mon) -> HitPoints | None:
    """Return how many HP are left; None where what is printed is not known."""
    if mon.hp_left is not None:
        left = max(0, mon.hp_left)
        return HitPoints(left, left, left)
    return _left(mon, _around(position))


@asked_of_each
def _left(mon: Mon, there: Around) -> HitPoints | None:
    if mon.card is None or not mon.card.hp:
        return None
    more, fewer = mon.number("hp"), mon.number("hp_less")
    holder = Holder(mon.card, mon.tools, mon.energy, mon.others, mon.unknown, more, fewer)
    return full_hp(holder, there).less(mon.damage)


@asked_while("sides", "stadiums", "marks")
def _around(position: Position) -> Around:
    pokemon = [mon.card for mon in position.mons if mon.card is not None]
    stadiums = [one.card for one in position.stadiums if one.card is not None]
    return around_of(pokemon, stadiums, tools_off=tools_off(position))
