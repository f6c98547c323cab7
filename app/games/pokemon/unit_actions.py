"""What the menu of a Pokémon in play offers: attack, Ability, retreat, knock out, turn."""

from __future__ import annotations

from itertools import pairwise

from app.core.card import Quarter
from app.core.ids import UnitId, zone_name
from app.core.intent import Announce, Procedure, Rotate
from app.core.view import SeatView
from app.core.words import Words, packed
from app.games.api import GameAction, Name, Selection
from app.games.pokemon import moves
from app.games.pokemon.attacks import abilities_of, attacks_of
from app.games.pokemon.board import (
    actives,
    chosen,
    chosen_pokemon,
    chosen_units,
    is_active,
    me,
    side,
    units_in,
)
from app.games.pokemon.effect_actions import this_turn
from app.games.pokemon.moves import Steps
from app.games.pokemon.offer import Does, offer

MOST_ATTACKS = 4
"""Attacks offered by menu: a Pokémon's own and those of its Tools."""


# -- attack, Ability, retreat -------------------------------------------------------------


def _attack(index: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        unit = _one(view, selection)
        if not unit or index >= len(attacks_of(view, view.units[unit])):
            return ()
        return (Procedure("attack", (("unit", unit), ("attack", str(index)))),)

    return does


def _attack_named(index: int) -> Name:
    """Return what names an attack as it is printed, with its damage."""

    def named(view: SeatView, selection: Selection) -> Words | None:
        unit = _one(view, selection)
        attacks = attacks_of(view, view.units[unit]) if unit else ()
        if index >= len(attacks):
            return None
        attack = attacks[index]
        damage = f" {attack.damage}" if attack.damage else ""
        return Words(f"Attack: {attack.name.en}{damage}", f"ワザ：{attack.name.ja}{damage}")

    return named


def _ability_named(view: SeatView, selection: Selection) -> Words | None:
    unit = _one(view, selection)
    for name in abilities_of(view, view.units[unit]) if unit else ():
        return Words(f"Ability: {name.en}", f"特性：{name.ja}")
    return None


def _ability(view: SeatView, selection: Selection) -> Steps:
    """Announce the Ability and mark the Pokémon as used until the end of this turn."""
    unit = _one(view, selection)
    names = abilities_of(view, view.units[unit]) if unit else ()
    if not names:
        return ()
    text = packed(names[0])
    return (Announce("ability", text, (unit,)), this_turn(view, (unit,), "used"))


def _one(view: SeatView, selection: Selection) -> UnitId:
    """Return the first own Pokémon selected; with nothing selected, the own Active Pokémon.

    Whose attack or Ability it is, that player announces it.
    """
    units = tuple(unit for unit in chosen_pokemon(view, selection) if side(view, unit) == me(view))
    if not selection.units and not selection.cards:
        units = actives(view, me(view))
    return units[0] if units else ""


def _retreat(view: SeatView, selection: Selection) -> Steps:
    return _retreating(view, selection, ())


def _retreat_free(view: SeatView, selection: Selection) -> Steps:
    return _retreating(view, selection, (("free", "1"),))


def _retreating(view: SeatView, selection: Selection, extra: tuple[tuple[str, str], ...]) -> Steps:
    """Retreat to the selected Benched Pokémon, or to the only one; selected Energy pays."""
    units = chosen_pokemon(view, selection)
    seat = me(view)
    there = actives(view, seat)
    bench = [unit for unit in units if view.units[unit].zone == f"bench.{seat}"]
    if not bench and len(units_in(view, f"bench.{seat}")) == 1:
        bench = list(units_in(view, f"bench.{seat}"))
    if not there or not bench:
        return ()
    energy = tuple(ref for ref in chosen(view, selection) if ref in view.units[there[0]].attached)
    arguments = (("unit", there[0]), ("to", bench[0]), ("energy", ",".join(energy)), *extra)
    return (Procedure("retreat", arguments),)


def _switch(view: SeatView, selection: Selection) -> Steps:
    """Let two selected Pokémon of one side change places."""
    for one, other in pairwise(chosen_pokemon(view, selection)[:2]):
        if side(view, one) == side(view, other):
            return moves.switch(view, one, other)
    return ()


def _knock_out(view: SeatView, selection: Selection) -> Steps:
    units = chosen_pokemon(view, selection)
    return moves.put_units(view, units, "discard", verb="knock_out")


def _devolve(view: SeatView, selection: Selection) -> Steps:
    return tuple(
        step for unit in chosen_pokemon(view, selection) for step in moves.devolve(view, unit)
    )


def _turned(by: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        return tuple(
            Rotate((unit,), _quarter(view.units[unit].turn + by))
            for unit in chosen_units(view, selection)
        )

    return does


def _quarter(degrees: int) -> Quarter:
    quarters: tuple[Quarter, ...] = (0, 90, 180, 270)
    return quarters[degrees // 90 % 4]


def _use_stadium(view: SeatView, selection: Selection) -> Steps:
    """Announce the effect of the Stadium in play and mark it as used this turn."""
    stadium = units_in(view, "stadium")
    asked = zone_name(selection.zone) == "stadium" or set(stadium) & set(selection.units)
    if not stadium or not asked:
        return ()
    return (Announce("use_stadium", units=stadium[:1]), this_turn(view, stadium[:1], "used"))


def _bench_active(view: SeatView, selection: Selection) -> Steps:
    """Take the only place in the Active Spot for a Benched Pokémon: a double click's meaning."""
    for unit in chosen_pokemon(view, selection):
        if not is_active(view, unit) and not actives(view, side(view, unit)):
            return moves.promote_unit(view, unit)
    return ()


_ATTACKS = tuple(
    offer(
        f"attack_{number}",
        Words(f"Attack {number}", f"ワザ{number}"),
        _attack(number - 1),
        f"F{number + 4}",
        "unit",
        named=_attack_named(number - 1),
    )
    for number in range(1, MOST_ATTACKS + 1)
)

ACTIONS: tuple[GameAction, ...] = (
    offer(
        "promote",
        Words("Send to the Active Spot", "バトル場に送り出す"),
        _bench_active,
        group="unit",
        likely=True,
    ),
    *_ATTACKS,
    offer(
        "ability",
        Words("Use the Ability", "特性を使う"),
        _ability,
        "Shift+W",
        "unit",
        named=_ability_named,
    ),
    offer("retreat", Words("Retreat", "にげる"), _retreat, "Shift+A", "unit"),
    offer(
        "retreat_free",
        Words("Retreat without Energy", "エネルギーなしでにげる"),
        _retreat_free,
        group="unit",
    ),
    offer("switch", Words("Switch", "入れ替える"), _switch, "Shift+B", "unit"),
    offer("knock_out", Words("Knock Out", "きぜつ"), _knock_out, "Shift+X", "unit"),
    offer("devolve", Words("Devolve", "退化させる"), _devolve, "Shift+E", "unit"),
    offer("turn_right", Words("Turn right", "右に回す"), _turned(90), "R", "unit"),
    offer("turn_left", Words("Turn left", "左に回す"), _turned(-90), "Shift+R", "unit"),
    offer("use_stadium", Words("Use the Stadium", "スタジアムを使う"), _use_stadium, "Shift+G"),
)
