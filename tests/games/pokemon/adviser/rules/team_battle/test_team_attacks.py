"""Attacks in two against two: one Pokémon attacks one, once in a turn."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import FIGHTING, attack, four, hears, mon, pokemon, says

FIGHTER = pokemon(
    "Fighter",
    attack("Punch", "F", "30"),
    attack("Wave", "F", "30", "This attack does 30 damage to each of your opponent's Pokémon."),
    attack("Beam", "F", "30", "Discard an Energy from your opponent's Active Pokémon."),
    attack("Boom-GX", "F", "100"),
    types="F",
)
RUSH = pokemon(
    "Rush",
    attack(
        "Assault",
        "F",
        "10+",
        "If this Pokémon was on the Bench and became your Active Pokémon this turn, this attack "
        "does 70 more damage.",
    ),
)
GX, ONE, SAME = "tv-gx-each", "tv-attack-one-one", "tv-effect-same-target"
TARGET = ([mon(None, plain=True, energy=(FIGHTING,))], [])


def table(**more: Any) -> Position:
    field = ([mon(FIGHTER, energy=(FIGHTING,))], [])
    return four(field, TARGET, field, TARGET, **more)


def strike(name: str = "Punch", attacker: str = "a1", **more: Any) -> p.Attack:
    told = {"target": "b1", "damage": (("b1", 30),), "entered": True, **more}
    return p.Attack(0, attacker, name, **told)


def test_tv_attack_one_one_of_a_second_attack() -> None:
    again = {"player": 0, "number": 9, "used": (("attack", 1),), "plays": (strike(),)}
    second = strike(attacker="c1", target="d1", damage=(("d1", 30),))
    assert says(table(turn=again), second) == {ONE: "illegal"}
    assert says(table(), second) == {}


def test_tv_attack_one_one_of_both_opposing_actives() -> None:
    both = strike(damage=(("b1", 30), ("d1", 30)))
    assert hears(ONE, table(), both) == ("illegal", ("b1", "d1"), None)
    assert hears(ONE, table(), strike(targets=("b1", "d1"))) is not None
    each = strike("Wave", damage=(("b1", 30), ("d1", 30)))
    assert hears(ONE, table(), each) is None


def test_tv_effect_same_target() -> None:
    other = strike("Beam", effects=("d1",))
    assert says(table(), other) == {SAME: "illegal"}
    assert hears(SAME, table(), other) == ("illegal", ("d1",), "b1")
    assert says(table(), strike("Beam", effects=("b1",))) == {}


def test_tv_effect_same_target_of_what_follows_on_an_attack() -> None:
    made = {"player": 0, "number": 9, "used": (("attack", 1),), "plays": (strike("Beam"),)}
    poisoned = p.ChangeCondition(0, "d1", "poisoned", on=True)
    assert hears(SAME, table(turn=made), poisoned) == ("illegal", ("d1",), "b1")
    assert hears(SAME, table(turn=made), p.ChangeCondition(0, "b1", "poisoned", on=True)) is None
    discards = p.Detach(0, "d1", FIGHTING, "discard")
    heard = hears(SAME, table(turn=made), discards)
    assert heard is not None
    assert heard[0] == "suspicious"


def test_tv_gx_each() -> None:
    used = table(record=Record(is_case=True, used_game=frozenset({(0, "gx")})))
    boom = strike("Boom-GX", damage=(("b1", 100),))
    assert says(used, boom) == {GX: "illegal"}
    assert says(table(), boom) == {}


def test_tv_gx_each_of_the_partner() -> None:
    used = table(record=Record(is_case=True, used_game=frozenset({(2, "gx")})))
    assert says(used, strike("Boom-GX", damage=(("b1", 100),))) == {}


def rush(**more: Any) -> Position:
    return four(([mon(RUSH, energy=(FIGHTING,), **more)], []), TARGET, TARGET, TARGET)


def test_tv_direct_active() -> None:
    bonus = strike("Assault", damage=(("b1", 80),))
    straight = rush(entered=9, straight=True)
    assert says(straight, bonus) == {"tv-direct-active": "suspicious"}
    assert hears("tv-direct-active", straight, bonus) == ("suspicious", ("b1",), 10)
    assert says(straight, strike("Assault", damage=(("b1", 10),))) == {}
    assert says(rush(), bonus) == {}


def test_tv_direct_active_at_a_table() -> None:
    known = Record(complete=True)
    table = four(
        ([mon(RUSH, energy=(FIGHTING,), entered=9)], []), TARGET, TARGET, TARGET, record=known
    )
    bonus = strike("Assault", damage=(("b1", 80),))
    assert hears("tv-direct-active", table, bonus) is not None
    moved = {"player": 0, "number": 9, "plays": (p.Promote(0, "a1"),)}
    benched = four(
        ([mon(RUSH, energy=(FIGHTING,), entered=9)], []),
        TARGET,
        TARGET,
        TARGET,
        record=known,
        turn=moved,
    )
    assert hears("tv-direct-active", benched, bonus) is None


def test_tv_coin_thrower_of_a_checkup() -> None:
    table = four(turn={"player": 0, "number": 9, "phase": "checkup"})
    far = t.Checkup(0, flips=(("c1", "asleep"),), thrower=0)
    assert hears("tv-coin-thrower", table, far) == ("reminder", ("seat.0",), "Mei")
    near = t.Checkup(2, flips=(("c1", "asleep"),), thrower=2)
    assert hears("tv-coin-thrower", table, near) is None
    unsaid = t.Checkup(0, flips=(("c1", "asleep"),))
    assert hears("tv-coin-thrower", table, unsaid) is None


def test_tv_coin_thrower_of_an_attack() -> None:
    partner = c.FlipCoins(2, (1,), for_attack=True)
    assert hears("tv-coin-thrower", table(), partner, strike()) is not None
    assert hears("tv-coin-thrower", table(), c.FlipCoins(0, (1,), for_attack=True)) is None
    assert hears("tv-coin-thrower", table(), c.FlipCoins(2, (1,))) is None
