"""Finding one's way on a seat's view: whose zone, which card, what a selection means."""

from __future__ import annotations

from app.core.card import mark_of, value_of
from app.core.ids import SeatId, UnitId, ZoneId, zone_name
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.printed_facts import FACE_DOWN, name_of, stands_as_pokemon
from app.games.pokemon.variants.every_variant import players_of, variant_of
from app.games.pokemon.variants.players import Players
from app.games.table_tools import base_ref, own, place_of, side, units_in, zone_of

OUT = "out"
"""Mark on a player who is out of the game while the others play on; its text says why."""
WHY_OUT: dict[str, Words] = {
    "no_active": Words(
        "no Active Pokémon at the end of the turn", "番の終わりにバトルポケモンなし"
    ),
    "deck_out": Words("no card to draw", "山札を引けない"),
    "concede": Words("conceded", "投了"),
}
"""Why somebody is out, by what its mark says."""
CHOSEN = "chosen"
"""Mark on a card in play: the opponent its effect was chosen for; its value is that seat and 1."""
NOBODY_CHOSEN = "nobody_chosen"
"""Mark on a Pokémon for whose Ability nobody in particular is meant: it is asked no more."""


def out_of(view: SeatView, seat: SeatId) -> Words | None:
    """Return why a player is out of the game; None while that player is in it."""
    mark = mark_of(view.marks.get(f"seat.{seat}", ()), OUT)
    if mark is None:
        return None
    return WHY_OUT.get(mark.text, Words("out of the game", "敗退"))


def players(view: SeatView) -> Players:
    """Return who plays at the table, in which teams, who is out, and which way turns go round."""
    seats = range(len(view.setting.seats))
    return players_of(view, frozenset(seat for seat in seats if out_of(view, seat) is not None))


def turn_order(view: SeatView) -> tuple[SeatId, ...]:
    """Return all players in the order of their turns, the first seat first."""
    return (0, *players_of(view).after(0))


def turn_seat(view: SeatView) -> SeatId:
    """Return whose turn it is; after a player who is out, whose comes."""
    seat = view.turn.seat
    return seat if out_of(view, seat) is None else players(view).following(seat)


def foes(view: SeatView, seat: SeatId) -> tuple[SeatId, ...]:
    """Return a player's opponents that still play, in turn order after the player."""
    return players(view).foes(seat)


def separate_foes(view: SeatView, seat: SeatId) -> tuple[SeatId, ...]:
    """Return a player's opponents where a text means one of several; none where they are a team."""
    found = foes(view, seat)
    return found if len({view.setting.seats[foe].team for foe in found}) > 1 else ()


def chosen_foe(view: SeatView, unit: UnitId) -> SeatId | None:
    """Return the opponent that was chosen for what a card in play does; None for nobody."""
    number = value_of(view.units[unit].marks, CHOSEN)
    return number - 1 if 0 < number <= len(view.setting.seats) else None


def player_name(view: SeatView, seat: SeatId) -> Words:
    """Return what a player is called."""
    name = view.setting.seats[seat].name
    return Words(name, name)


def named_seats(view: SeatView, seats: tuple[SeatId, ...]) -> tuple[Words, ...]:
    """Return what players are called."""
    return tuple(player_name(view, seat) for seat in seats)


def hand(view: SeatView) -> tuple[str, ...]:
    """Return the acting player's hand."""
    return view.cards_in(own(view, "hand"))


def actives(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return the Active Pokémon of a player, or of the team that shares its Active Spots."""
    return units_in(view, place_of(view, "active", seat))


def bench_size(view: SeatView) -> int:
    """Return how many places a Bench has, as the table agreed on; a card may make more."""
    variant = variant_of(view)
    agreed = option(view, variant.bench_option) if variant.bench_option else ""
    return int(agreed) if agreed.isdecimal() else variant.bench


def free_bench(view: SeatView) -> int:
    """Return how many places of the acting player's Bench are free."""
    return max(0, bench_size(view) - len(units_in(view, own(view, "bench"))))


def free_spots(view: SeatView, seat: SeatId) -> int:
    """Return how many Active Spots of a player's side are free."""
    there = sum(in_play(view, unit) for unit in actives(view, seat))
    return max(0, variant_of(view).actives - there)


def is_with(view: SeatView, unit: UnitId, seat: SeatId) -> bool:
    """Whether a unit stands on a player's side: a partner's Pokémon are one's own (TV034)."""
    whose = side(view, unit)
    return whose == seat or whose in view.setting.partners(seat)


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
