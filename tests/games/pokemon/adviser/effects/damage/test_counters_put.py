"""Damage counters that an attack puts: how many in all, on how many Pokémon, and where."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    attack,
    hears,
    mon,
    pokemon,
    position,
    trainer,
)

SUM, OFF = "damage-mismatch", "damage-prevented"
DIVE = "Put 6 damage counters on your opponent's Benched Pokémon in any way you like."
SPREAD = "Spread 6 damage counters over the opponent's Bench as you choose."
HAND = "Place 2 damage counters on your opponent's Active Pokémon for each card in your hand."
SINGLE = "Put 3 damage counters on 1 of your opponent's Pokémon."
CASE = Record(is_case=True)


def table(text: str, damage: str = "", **more: Any) -> Position:
    user = pokemon("User", attack("Use", "", damage, text))
    bench = [mon(RALTS), mon(PIKACHU)]
    return position([mon(user)], [mon(RIOLU)], their_bench=bench, **more)


def put(counters: dict[str, int], damage: dict[str, int] | None = None, **more: Any) -> p.Attack:
    """Return the attack with what it put, in damage counters, and its damage."""
    points = tuple((uid, many * 10) for uid, many in counters.items())
    said: dict[str, Any] = {"counters": points, "entered": True, **more}
    return p.Attack(ME, "a1", "Use", damage=tuple((damage or {}).items()), **said)


@pytest.mark.parametrize("text", [DIVE, SPREAD])
def test_damage_counters_sum_of_what_is_shared_out(text: str) -> None:
    there = table(text, "200")
    hit = {"b1": 200}
    assert hears(SUM, there, put({"b2": 4, "b3": 3}, hit)) == ("suspicious", ("b2", "b3"), 6)
    assert hears(SUM, there, put({"b2": 4, "b3": 2}, hit)) is None
    assert hears(SUM, there, put({"b2": 4}, hit)) is None, "the others may come by hand"
    case = replace(there, record=CASE)
    assert hears(SUM, case, put({"b2": 4}, hit)) == ("suspicious", ("b2",), 6)
    assert hears(SUM, case, put({}, hit)) is None, "nobody said where"
    alike = put({}, {**hit, "b2": 40, "b3": 30}, apart=False)
    assert hears(SUM, there, alike) is not None, "as a table tells it"
    assert hears(SUM, there, replace(alike, failed=True)) is None


def test_damage_counters_sum_says_the_sum() -> None:
    (said,) = judge(table(DIVE, "200"), (put({"b2": 4, "b3": 3}),))
    assert said.message.en == "Use puts 6 damage counters in all, not 4 + 3 = 7."
    assert said.message.ja == "「Use」でのせるダメカンは全部で6個です（のせたのは4＋3＝7個）。"
    (said,) = judge(table(HAND, me={"hand_count": 5}), (put({"b1": 8}),))
    assert said.message.en == "Use puts 2×5 = 10 damage counters in all, not 8."


def test_damage_counters_sum_for_each_card_in_the_hand() -> None:
    there = table(HAND, me={"hand_count": 6})
    assert hears(SUM, there, put({"b1": 12})) is None
    for many in (10, 14):
        assert hears(SUM, there, put({"b1": many})) == ("suspicious", ("b1",), 12)
        assert hears(SUM, there, put({}, {"b1": many * 10})) is not None
    held = table(HAND, me={"hand": (RIOLU,) * 3})
    assert hears(SUM, held, put({"b1": 6})) is None
    assert hears(SUM, table(HAND), put({"b1": 6})) is None, "nobody knows the hand"
    usual = table(HAND, me={"hand_count": 5}, record=CASE)
    assert hears(SUM, usual, put({"b1": 6})) is None, "the case does not say it"


def test_counters_on_one_pokemon() -> None:
    there = table(SINGLE)
    assert hears(SUM, there, put({"b2": 3})) is None
    assert hears(SUM, there, put({"b2": 4})) == ("suspicious", ("b2",), 3)
    assert hears(SUM, there, put({"b2": 2, "b3": 2})) == ("suspicious", ("b2", "b3"), 1)
    (said,) = judge(there, (put({"b2": 2, "b3": 2}),))
    assert said.message.en == "Use puts damage counters on 1 Pokémon, not on 2."


@pytest.mark.parametrize("text", ["", f"Flip a coin. If heads, {DIVE}", "Draw a card."])
def test_another_wording_is_left_to_people(text: str) -> None:
    assert hears(SUM, table(text), put({"b2": 9})) is None
    assert hears(SUM, table(DIVE), replace(put({"b2": 9}), attack="Unheard")) is None


CAGE = trainer(
    "Cage",
    "stadium",
    "Prevent all damage counters from being placed on Benched Pokémon (both yours and your "
    "opponent's) by effects of attacks and Abilities from the opponent's Pokémon.",
)


def test_damage_counters_prevented() -> None:
    there = table(DIVE, "200", stadiums=[CAGE])
    assert hears(OFF, there, put({"b2": 6}, {"b1": 200})) == ("suspicious", ("b2",), 0)
    alike = put({}, {"b1": 200, "b2": 60}, apart=False)
    assert hears(OFF, there, alike) == ("suspicious", ("b2",), 0)
    assert hears(OFF, there, put({}, {"b1": 200})) is None
    assert hears(OFF, table(DIVE, "200"), put({"b2": 6})) is None
    assert hears(OFF, there, put({"a1": 1, "b1": 1, "b9": 1})) is None
    plain = table("", "30", stadiums=[CAGE, trainer("Park", "stadium")])
    assert hears(OFF, plain, put({}, {"b2": 30})) is None, "damage is still taken"
