"""How many HP the Pokémon of a table have, and which of them are Knocked Out, as a seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.card import mark_of, value_of
from app.core.ids import UnitId
from app.core.view import SeatUnit, SeatView
from app.games.game_api import Health
from app.games.pokemon.table.energy_units import card_seen
from app.games.pokemon.table.printed_facts import ENERGY, facts_of
from app.games.pokemon.table.seat_board import in_play
from app.games.pokemon.table.unit_hit_points import (
    TOOLS_OFF,
    Around,
    HitPoints,
    Holder,
    around_of,
    full_hp,
)
from app.games.table_tools import units_in

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Card


def knocked_out(view: SeatView) -> tuple[UnitId, ...]:
    """Return the Pokémon that surely have at least as much damage as HP (seed 000 §7.4)."""
    return tuple(unit for unit, left in _without_hp(view) if left.most == 0)


def perhaps_out(view: SeatView) -> tuple[UnitId, ...]:
    """Return the Pokémon that are Knocked Out unless a text gives them more HP."""
    return tuple(unit for unit, left in _without_hp(view) if left.most != 0)


def surely_or_perhaps_out(view: SeatView) -> tuple[UnitId, ...]:
    """Return the Pokémon of both kinds: they are reckoned together."""
    return tuple(unit for unit, _ in _without_hp(view))


def most_damage(view: SeatView, unit: SeatUnit) -> int:
    """Return how much damage knocks a Pokémon out: its HP; 0 where they are not known."""
    points = full_hp_of(view, unit)
    return 0 if points is None else points.known


def health(view: SeatView, unit: SeatUnit) -> Health | None:
    """Return how a Pokémon stands, for whoever shows it; None where its HP are not known."""
    points = full_hp_of(view, unit)
    if points is None:
        return None
    damage = value_of(unit.marks, "damage")
    left = points.less(damage)
    return Health(left.known, points.known, sure=bool(left.known) or left.most == 0)


def _without_hp(view: SeatView) -> list[tuple[UnitId, HitPoints]]:
    """Return the Pokémon in play that have no HP left by what surely counts."""
    hurt = [unit for unit in view.units.values() if value_of(unit.marks, "damage")]
    if not hurt:
        return []
    around, found = _around(view), []
    for unit in hurt:
        points = _full_hp(view, unit, around) if in_play(view, unit.id) else None
        if points is not None:
            left = points.less(value_of(unit.marks, "damage"))
            if not left.known:
                found.append((unit.id, left))
    return found


def full_hp_of(view: SeatView, unit: SeatUnit) -> HitPoints | None:
    """Return the HP of a Pokémon without damage; None where they are not known."""
    return _full_hp(view, unit, _around(view))


def _full_hp(view: SeatView, unit: SeatUnit, around: Around) -> HitPoints | None:
    card = card_seen(view, unit.base)
    return full_hp(_holder(view, unit, card), around) if card is not None and card.hp else None


def _holder(view: SeatView, unit: SeatUnit, card: Card) -> Holder:
    tools: list[Card] = []
    energy: list[Card] = []
    others: list[Card] = []
    unknown = 0
    for one in facts_of([view.cards[handle].ref for handle in unit.attached]):
        if one is None:
            unknown += 1
        elif one.kind in ENERGY:
            energy.append(one)
        else:
            (tools if one.kind == "tool" else others).append(one)
    more, fewer = value_of(unit.marks, "hp"), value_of(unit.marks, "hp_less")
    return Holder(card, tuple(tools), tuple(energy), tuple(others), unknown, more, fewer)


def _around(view: SeatView) -> Around:
    there = [unit for unit in view.units.values() if in_play(view, unit.id)]
    pokemon = facts_of([view.cards[unit.base].ref for unit in there])
    lying = [view.units[unit].base for unit in units_in(view, "stadium")]
    stadiums = tuple(card for handle in lying if (card := card_seen(view, handle)) is not None)
    off = any(card.name.en in TOOLS_OFF for card in stadiums)
    noted = mark_of(view.marks.get("table", ()), "no_tools") is not None
    known = [card for card in pokemon if card is not None]
    return around_of(known, stadiums, tools_off=off or noted)
