"""What dropping Pokémon means, on another Pokémon or on a zone."""

from __future__ import annotations

from app.core.ids import UnitId, ZoneId, zone_name
from app.core.intent import Attach, MoveUnits, Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Drop, Selection
from app.games.pokemon.forms import retreat_form
from app.games.pokemon.table import moves, promoting
from app.games.pokemon.table.drops.attack_drops import attacks_on
from app.games.pokemon.table.drops.card_drops import Readings, nearest, slot
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.printed_facts import (
    evolves,
)
from app.games.pokemon.table.seat_board import in_play, is_active, is_astray, is_with, unit_name
from app.games.pokemon.table.titles import filled
from app.games.table_tools import (
    base_ref,
    count,
    gesture,
    me,
    place_of,
    side,
)

DAMAGE_OR_ATTACK = Words("Attack or move damage…", "ワザを使うかダメカンを移す…")


def unit_on_unit(view: SeatView, units: tuple[UnitId, ...], unit: UnitId) -> Readings:
    """Yield what Pokémon dropped on another one could mean."""
    one = units[0]
    if all(is_astray(view, each) for each in units):
        parts = tuple(part for each in units for part in view.units[each].parts)
        title = filled(Words("Attach to {}", "{}につける"), unit_name(view, unit))
        yield title, moves.attach(view, parts, unit)
        return
    same_side = is_with(view, one, side(view, unit))
    if same_side and len(units) == 1 and in_play(view, one):
        yield from _changing_places(view, one, unit)
    if len(units) == 1:
        likely, further = attacks_on(view, one, unit)
        yield from likely
        yield from _damage_on(view, one, unit, attacks=bool(further))
        yield from further
        base = base_ref(view, view.units[unit])
        parts = view.units[one].parts
        if evolves(base_ref(view, view.units[one]), base):
            yield (
                filled(Words("Evolve {}", "{}を進化させる"), unit_name(view, unit)),
                moves.evolve(view, view.units[one].base, unit),
            )
        yield (
            filled(Words("Attach to {}", "{}につける"), unit_name(view, unit)),
            (Attach(parts, unit),),
        )


def _changing_places(view: SeatView, one: UnitId, other: UnitId) -> Readings:
    """Whose Active Pokémon may retreat means that; who may not is switched by an effect."""
    switch = filled(Words("Switch with {}", "{}と入れ替える"), unit_name(view, other))
    readings = [[(switch, promoting.switch(view, one, other))], _retreat(view, one, other)]
    if retreat_form.ready(view, one):
        readings.reverse()
    for reading in readings:
        yield from reading


def _damage_on(view: SeatView, one: UnitId, unit: UnitId, *, attacks: bool) -> Readings:
    """Dragging a hurt Pokémon onto an opposing one moves damage counters.

    Where it `attacks` as well, if unpaid, neither is meant for certain.
    """
    name = unit_name(view, unit)
    title = filled(Words("Move 10 damage to {}", "{}にダメカンを1個移す"), name)
    moved = gesture(moves.move_damage(view, one, unit, 10))
    if moved is not None:
        yield Drop(title, moved, choose=DAMAGE_OR_ATTACK if attacks else None)
    yield (
        filled(Words("Move all damage to {}", "{}にダメカンをすべて移す"), name),
        moves.move_damage(view, one, unit),
    )


def _retreat(view: SeatView, one: UnitId, other: UnitId) -> Readings:
    """The Active Pokémon of the player whose turn it is may retreat (seed 000 §6.4)."""
    if not is_with(view, one, me(view)) or is_active(view, one) == is_active(view, other):
        return
    active, bench = (one, other) if is_active(view, one) else (other, one)
    name, arguments = unit_name(view, bench), (("unit", active), ("to", bench))
    about = Selection(units=(active, bench))
    if retreat_form.asks(view, about, {}) is None:
        title = filled(Words("Retreat to {}", "にげる：{}と入れ替わる"), name)
        yield title, (Procedure("retreat", arguments),)
        return
    title = Words(
        "Retreat to {}: choose the Energy…", "にげる：{}と入れ替わる（エネルギーを選ぶ…）"
    )
    yield Drop(filled(title, name), Procedure("retreat", arguments), retreat_form.asks, about)


def _retreat_to_bench(view: SeatView, unit: UnitId) -> Readings:
    """Let go beside the Pokémon on the Bench, the Active one may retreat to any of them."""
    about = Selection(units=(unit,))
    if not view.turn.number or unit not in retreat_form.that_retreats(view, about):
        return
    bench = retreat_form.benched(view)
    if len(bench) == 1:
        yield from _retreat(view, unit, bench[0])
    elif bench:
        intent = Procedure("retreat", (("unit", unit), ("to", bench[0])))
        yield Drop(Words("Retreat…", "にげる…"), intent, retreat_form.asks, about)


def units_on_zone(view: SeatView, units: tuple[UnitId, ...], zone: ZoneId, index: int) -> Readings:
    """Yield what Pokémon dropped at `index` of a zone could mean."""
    name = zone_name(zone)
    if name in IN_PLAY and any(place_of(view, name, side(view, unit)) != zone for unit in units):
        return  # no Pokémon changes sides
    if name == "bench":
        yield from _units_on_bench(view, units, zone, index)
    elif name == "active":
        yield from _promoted(view, units, index)
    elif name in _PILES:
        for title, at, verb in _PILES[name]:
            yield title, moves.put_units(view, units, name, at, verb)
        if name == "discard" and all(in_play(view, unit) for unit in units):
            arguments = (("units", ",".join(units)),)
            yield Words("Knocked Out", "きぜつ"), (Procedure("knock_out", arguments),)
    elif zone in view.zones:
        title = view.setting.zones[zone].spec.title
        yield title, (MoveUnits(units, zone, -1 if count(view, zone) == 0 else index),)


_WITH_ALL = Words("Discard with all that is attached", "ついているカードごとトラッシュ")
_PILES: dict[str, tuple[tuple[Words, int, str], ...]] = {
    "discard": ((_WITH_ALL, 0, "discard"),),
    "hand": ((Words("To the hand with all that is attached", "すべて手札へ"), -1, "move"),),
    "deck": (
        (Words("On top of the deck with all", "すべて山札の上へ"), 0, "return"),
        (Words("To the bottom of the deck with all", "すべて山札の下へ"), -1, "return"),
    ),
    "lost": ((Words("To the Lost Zone with all", "すべてロストゾーンへ"), 0, "move"),),
    "prizes": ((Words("Set as Prizes", "サイドに置く"), -1, "set_prizes"),),
}


def _units_on_bench(
    view: SeatView, units: tuple[UnitId, ...], zone: ZoneId, index: int
) -> Readings:
    here = slot(view, index, len(units)), moves.bench_units(view, units, index)
    retreats = len(units) == 1 and zone == place_of(view, "bench", me(view))
    likely = retreats and retreat_form.ready(view, units[0])
    if not likely:
        yield here
    if retreats:
        yield from _retreat_to_bench(view, units[0])
    if likely:
        yield here


def _promoted(view: SeatView, units: tuple[UnitId, ...], index: int) -> Readings:
    unit = units[0]
    if len(units) > 1 or is_active(view, unit):
        return
    there = promoting.giving_way(view, side(view, unit))
    if not there:
        yield Words("Active Spot", "バトル場"), promoting.promote_unit(view, unit)
    for other in nearest(there, index):
        title = filled(Words("Switch with {}", "{}と入れ替える"), unit_name(view, other))
        yield title, promoting.promote_unit(view, unit, other)
