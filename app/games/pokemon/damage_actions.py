"""Damage and healing, in points (seed 000 §7.3)."""

from __future__ import annotations

from itertools import pairwise

from app.core.card import value_of
from app.core.intent import PutMark
from app.core.view import SeatView
from app.core.words import Words
from app.games.api import GameAction, Selection
from app.games.pokemon.board import chosen_pokemon
from app.games.pokemon.moves import Steps
from app.games.pokemon.offer import Does, offer


def _damage(points: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        units = chosen_pokemon(view, selection)
        if points < 0:
            units = tuple(u for u in units if value_of(view.units[u].marks, "damage"))
        return (PutMark(units, "damage", add=points),) if units else ()

    return does


def _clear(view: SeatView, selection: Selection) -> Steps:
    hurt = [
        unit
        for unit in chosen_pokemon(view, selection)
        if value_of(view.units[unit].marks, "damage")
    ]
    return (PutMark(tuple(hurt), "damage", value=0),) if hurt else ()


def _move_damage(points: int) -> Does:
    """Return what moves damage from the first selected Pokémon to the second; 0 for all of it."""

    def does(view: SeatView, selection: Selection) -> Steps:
        for one, other in pairwise(chosen_pokemon(view, selection)[:2]):
            there = value_of(view.units[one].marks, "damage")
            moved = min(points, there) if points else there
            if moved:
                return (
                    PutMark((one,), "damage", add=-moved),
                    PutMark((other,), "damage", add=moved),
                )
        return ()

    return does


_DAMAGE = tuple(
    offer(
        f"damage_{points}",
        Words(f"Damage +{points}", f"ダメージ +{points}"),
        _damage(points),
        str(points // 10) if points < 100 else f"Ctrl+{points // 100}",
        "damage",
    )
    for points in (*range(10, 100, 10), *range(100, 500, 100))
)
_HEAL = tuple(
    offer(
        f"heal_{points}",
        Words(f"Damage −{points}", f"ダメージ −{points}"),
        _damage(-points),
        f"Alt+{points // 10}",
        "damage",
    )
    for points in range(10, 100, 10)
)

ACTIONS: tuple[GameAction, ...] = (
    *_DAMAGE,
    *_HEAL,
    offer("clear_damage", Words("Heal all", "すべて回復"), _clear, "0", "damage"),
    offer(
        "move_damage",
        Words("Move 10 damage", "ダメカンを1個移す"),
        _move_damage(10),
        "J",
        "damage",
    ),
    offer(
        "move_all_damage",
        Words("Move all damage", "ダメカンをすべて移す"),
        _move_damage(0),
        "Shift+J",
        "damage",
    ),
)
