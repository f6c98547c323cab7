"""Attacks and Abilities that a Pokémon copies from another one."""

from __future__ import annotations

from app.core.ids import UnitId
from app.core.intent import Announce
from app.core.text.wording import owned
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.game_api import GameAction, Name, Selection
from app.games.pokemon.procedures.attack_payment import abilities_of, attacks_of
from app.games.pokemon.procedures.attacking import remembered
from app.games.pokemon.table import moves
from app.games.pokemon.table.seat_board import actives, chosen_pokemon, is_with, unit_name
from app.games.table_tools import Does, Steps, me, offer

COPIED = 3
"""Attacks of another Pokémon offered by menu."""


def _pair(view: SeatView, selection: Selection) -> tuple[UnitId, UnitId] | None:
    """Return who copies and who is copied.

    Of two selected Pokémon the first one copies the second; otherwise the own Active Pokémon
    copies the selected one.
    """
    units = chosen_pokemon(view, selection)
    if len(units) > 1 and is_with(view, units[0], me(view)):
        return units[0], units[1]
    there = actives(view, me(view))
    active = there[0] if len(there) == 1 else ""
    return (active, units[0]) if len(units) == 1 and active and units[0] != active else None


def _attack_words(view: SeatView, selection: Selection, index: int) -> Words | None:
    pair = _pair(view, selection)
    attacks = attacks_of(view, view.units[pair[1]]) if pair else ()
    return attacks[index].name if index < len(attacks) else None


def _ability_words(view: SeatView, selection: Selection) -> Words | None:
    pair = _pair(view, selection)
    return next(iter(abilities_of(view, view.units[pair[1]])), None) if pair else None


def _whose(view: SeatView, selection: Selection, name: Words) -> Words:
    """Return the name with whose it is: "Dragapult ex's Phantom Dive"."""
    pair = _pair(view, selection)
    return owned(unit_name(view, pair[1]), name) if pair else name


def _copy_attack(index: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        pair, name = _pair(view, selection), _attack_words(view, selection, index)
        if pair is None or name is None:
            return ()
        text = packed(_whose(view, selection, name))
        ticks = moves.tick(view, "attack")
        return (Announce("copy_attack", text, pair), *ticks, *remembered(view, pair[0]))

    return does


def _copy_ability(view: SeatView, selection: Selection) -> Steps:
    pair, name = _pair(view, selection), _ability_words(view, selection)
    if pair is None or name is None:
        return ()
    return (Announce("copy_ability", packed(_whose(view, selection, name)), pair),)


def _attack_named(index: int) -> Name:
    def named(view: SeatView, selection: Selection) -> Words | None:
        name = _attack_words(view, selection, index)
        return Words(f"Copy the attack: {name.en}", f"ワザをコピー：{name.ja}") if name else None

    return named


def _ability_named(view: SeatView, selection: Selection) -> Words | None:
    name = _ability_words(view, selection)
    return Words(f"Copy the Ability: {name.en}", f"特性をコピー：{name.ja}") if name else None


ACTIONS: tuple[GameAction, ...] = (
    *(
        offer(
            f"copy_attack_{number}",
            Words(f"Copy attack {number}", f"ワザ{number}をコピー"),
            _copy_attack(number - 1),
            f"Ctrl+F{number + 4}",
            "copy",
            named=_attack_named(number - 1),
        )
        for number in range(1, COPIED + 1)
    ),
    offer(
        "copy_ability",
        Words("Copy the Ability", "特性をコピー"),
        _copy_ability,
        "Ctrl+Shift+W",
        "copy",
        named=_ability_named,
    ),
)
