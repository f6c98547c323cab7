"""Damage and healing, in points (seed 000 §7.3)."""

from __future__ import annotations

from app.core.card import value_of
from app.core.ids import UnitId, zone_name
from app.core.intent import PutMark
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameAction, Name, Selection
from app.games.pokemon.table import moves
from app.games.pokemon.table.attack_hits import opposing
from app.games.pokemon.table.health import most_damage
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.seat_board import chosen_pokemon, is_with, unit_name
from app.games.table_tools import Does, Steps, me, offer, units_in


def _damage(points: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        units = chosen_pokemon(view, selection)
        if points < 0:
            units = tuple(u for u in units if _hurt(view, u))
        return (PutMark(units, "damage", add=points),) if units else ()

    return does


def _hurt(view: SeatView, unit: UnitId) -> int:
    return value_of(view.units[unit].marks, "damage")


def _clear(view: SeatView, selection: Selection) -> Steps:
    hurt = tuple(unit for unit in chosen_pokemon(view, selection) if _hurt(view, unit))
    return (PutMark(hurt, "damage", value=0),) if hurt else ()


def _row(view: SeatView, selection: Selection) -> tuple[UnitId, ...]:
    """Return all Pokémon that stand beside the selected ones, or in the zone pointed at."""
    zones = [view.units[unit].zone for unit in chosen_pokemon(view, selection)]
    if not zones and not selection.cards and zone_name(selection.zone) in IN_PLAY:
        zones = [selection.zone] if selection.zone in view.zones else []
    return tuple(unit for zone in dict.fromkeys(zones) for unit in units_in(view, zone))


def _spread(points: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        units = _row(view, selection)
        return (PutMark(units, "damage", add=points),) if units else ()

    return does


def _leave_10(view: SeatView, selection: Selection) -> Steps:
    """Set the damage so that 10 HP are left (きぜつせず残りHPが10になる)."""
    steps = []
    for unit in chosen_pokemon(view, selection):
        most = most_damage(view, view.units[unit])
        if most and _hurt(view, unit) != most - 10:
            steps.append(PutMark((unit,), "damage", value=most - 10))
    return tuple(steps)


# -- moving damage ------------------------------------------------------------------------


def _way(view: SeatView, selection: Selection) -> tuple[UnitId, UnitId] | None:
    """Return from where to where damage is moved.

    From the first selected Pokémon to the second. With one alone: from it to the opposing Active
    Pokémon if it is one's own, otherwise from one's own most damaged Pokémon to it.
    """
    units = chosen_pokemon(view, selection)
    if len(units) > 1:
        return units[0], units[1]
    if not units:
        return None
    unit = units[0]
    if is_with(view, unit, me(view)):
        goal = opposing(view, unit)
        return (unit, goal) if goal and _hurt(view, unit) else None
    own = [u for u in view.units if zone_name(view.units[u].zone) in IN_PLAY]
    own = [u for u in own if is_with(view, u, me(view)) and _hurt(view, u)]
    return (max(own, key=lambda u: _hurt(view, u)), unit) if own else None


def _move_damage(points: int) -> Does:
    """Return what moves damage from one Pokémon to another; 0 for all of it."""

    def does(view: SeatView, selection: Selection) -> Steps:
        way = _way(view, selection)
        return moves.move_damage(view, *way, points) if way else ()

    return does


_ALL = Words("all damage", "すべてのダメージ")


def _move_named(points: int) -> Name:
    """Return what names the two Pokémon between which damage would be moved."""
    how_much = Words(f"{points} damage", f"ダメージ{points}") if points else _ALL

    def named(view: SeatView, selection: Selection) -> Words | None:
        way = _way(view, selection)
        if way is None:
            return None
        one, other = (unit_name(view, unit) for unit in way)
        return Words(
            f"Move {how_much.en}: {one.en} to {other.en}",
            f"{how_much.ja}を移す：{one.ja}から{other.ja}へ",
        )

    return named


_DAMAGE = tuple(
    offer(
        f"damage_{points}",
        Words(f"Damage +{points}", f"ダメージ+{points}"),
        _damage(points),
        str(points // 10) if points < 100 else f"Ctrl+{points // 100}",
        "damage" if points < 100 else "hundreds",
    )
    for points in (*range(10, 100, 10), *range(100, 500, 100))
)
_HEAL = tuple(
    offer(
        f"heal_{points}",
        Words(f"Damage −{points}", f"ダメージ−{points}"),
        _damage(-points),
        f"Alt+{points // 10}",
        "heal",
    )
    for points in range(10, 100, 10)
)
_SPREAD = tuple(
    offer(
        f"spread_{points}",
        Words(f"Damage +{points} each", f"1匹ずつダメージ+{points}"),
        _spread(points),
        f"Ctrl+Alt+{points // 10}",
        "spread",
    )
    for points in range(10, 70, 10)
)

ACTIONS: tuple[GameAction, ...] = (
    *_DAMAGE,
    *_HEAL,
    offer("clear_damage", Words("Heal all", "すべて回復"), _clear, "0", "damage"),
    offer("leave_10", Words("Leave 10 HP", "残りHPを10にする"), _leave_10, group="damage"),
    *_SPREAD,
    offer(
        "move_damage",
        Words("Move 10 damage", "ダメカンを1個移す"),
        _move_damage(10),
        "J",
        "damage",
        named=_move_named(10),
    ),
    offer(
        "move_all_damage",
        Words("Move all damage", "ダメカンをすべて移す"),
        _move_damage(0),
        "Shift+J",
        "damage",
        named=_move_named(0),
    ),
)
