"""Finding one's way on a seat's view: whose zone, which card, what a selection means."""

from __future__ import annotations

from app.core.ids import SeatId, UnitId, ZoneId, zone_name
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.printed_facts import FACE_DOWN, name_of, stands_as_pokemon
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import base_ref, own, place_of, units_in, zone_of

_BENCH = {"battle-royal": "br-bench", "team-battle": "tv-bench"}
"""The option for the places on the Bench, by game."""


def hand(view: SeatView) -> tuple[str, ...]:
    """Return the acting player's hand."""
    return view.cards_in(own(view, "hand"))


def actives(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return the Active Pokémon of a player, or of the team that shares its Active Spots."""
    return units_in(view, place_of(view, "active", seat))


def actives_most(view: SeatView) -> int:
    """Return how many Active Spots a player has, or a team that shares them."""
    return variant_of(view).actives


def bench_size(view: SeatView) -> int:
    """Return how many places a Bench has, as the table agreed on; a card may make more."""
    agreed = option(view, _BENCH.get(view.setting.game, ""))
    return int(agreed) if agreed.isdecimal() else variant_of(view).bench


def free_bench(view: SeatView) -> int:
    """Return how many places of the acting player's Bench are free."""
    return max(0, bench_size(view) - len(units_in(view, own(view, "bench"))))


def free_actives(view: SeatView, seat: SeatId) -> int:
    """Return how many Active Spots of a player, or of the team, are free."""
    return max(0, actives_most(view) - len(actives(view, seat)))


def unit_name(view: SeatView, unit: UnitId) -> Words:
    """Return a unit's name for a title."""
    standing = view.units.get(unit)
    return FACE_DOWN if standing is None else name_of(base_ref(view, standing))


def in_play(view: SeatView, unit: UnitId) -> bool:
    """Whether the unit is a Pokémon in play."""
    return _on_field(view, unit) and stands_as_pokemon(base_ref(view, view.units[unit]))


def is_astray(view: SeatView, unit: UnitId) -> bool:
    """Whether a card stands where Pokémon stand and is none: an Energy let go too early."""
    return _on_field(view, unit) and not in_play(view, unit)


def _on_field(view: SeatView, unit: UnitId) -> bool:
    return unit in view.units and zone_name(view.units[unit].zone) in IN_PLAY


def is_active(view: SeatView, unit: UnitId) -> bool:
    """Whether the unit stands in an Active Spot."""
    return zone_name(view.units[unit].zone) == "active"


def chosen_pokemon(view: SeatView, selection: Selection) -> tuple[UnitId, ...]:
    """Return the selected units that are Pokémon in play."""
    return tuple(unit for unit in selection.units if in_play(view, unit))


def chosen_hand(view: SeatView, selection: Selection) -> ZoneId:
    """Return the hand that is pointed at: itself, or cards of it; empty if none is."""
    zones = {zone_of(view, ref) for ref in selection.cards} or {selection.zone}
    zone = zones.pop() if len(zones) == 1 and not selection.units else ""
    return zone if zone in view.zones and zone_name(zone) == "hand" else ""
