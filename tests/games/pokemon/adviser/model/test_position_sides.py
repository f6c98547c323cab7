"""The sides of a position: a Pokémon and what lies on it, a player and what is noted."""

from __future__ import annotations

from app.core.card import Mark
from app.core.text.words import Words
from app.games.pokemon.adviser.model.position_sides import Condition, Side
from tests.games.pokemon.adviser.situation import (
    LUCARIO,
    ME,
    PIKACHU,
    RIOLU,
    mon,
    pokemon,
    position,
)

# -- a Pokémon -----------------------------------------------------------------------------------


def test_conditions_and_notes_lie_on_a_pokemon() -> None:
    conditions = (Condition("asleep"), Condition("poisoned"))
    one = mon(conditions=conditions, marks=(Mark("hp", 30), Mark("no_attack")))
    assert [key for key in ("asleep", "burned", "poisoned") if one.has(key)] == [
        "asleep",
        "poisoned",
    ]
    assert [key for key in ("no_attack", "no_retreat") if one.noted(key)] == ["no_attack"]
    assert (one.number("hp"), one.number("hp_less")) == (30, 0)


def test_its_hp_are_printed_and_changed_by_notes() -> None:
    assert mon(RIOLU).hp == 70
    assert mon(RIOLU, marks=(Mark("hp", 50), Mark("hp_less", 20))).hp == 100
    assert mon(RIOLU, marks=(Mark("hp_less", 90),)).hp == 10, "the least there is"
    assert mon(None).hp is None
    assert mon(pokemon("Nothing printed", hp=0)).hp is None


def test_damage_leaves_some_of_them_and_never_less_than_none() -> None:
    assert [mon(RIOLU, damage=points).left for points in (0, 60, 70, 200)] == [70, 10, 0, 0]
    assert mon(None, damage=30).left is None


def test_a_case_may_give_the_hp_that_are_left() -> None:
    assert mon(RIOLU, damage=10, hp_left=30).left == 30
    assert mon(None, hp_left=-10).left == 0


def test_a_pokemon_that_is_not_known_is_called_so() -> None:
    assert mon(RIOLU).name == RIOLU.name
    assert mon(None).name == Words("the Active Pokémon", "バトルポケモン")
    (benched,) = position([mon()], [mon()], my_bench=[mon(None)]).sides[ME].bench
    assert benched.name == Words("the Benched Pokémon", "ベンチポケモン")


# -- a side --------------------------------------------------------------------------------------


def test_the_active_pokemon_and_the_bench() -> None:
    side = position([mon(RIOLU)], my_bench=[mon(PIKACHU), mon(LUCARIO)]).side(ME)
    assert [one.uid for one in side.actives] == ["a1"]
    assert [one.uid for one in side.bench] == ["a2", "a3"]


def test_notes_on_a_player() -> None:
    side = Side(ME, "Aki", marks=(Mark("bench", 3), Mark("no_items")))
    assert (side.noted("no_items"), side.noted("no_trainers")) == (True, False)
    assert (side.number("bench"), side.number("mulligans")) == (3, 0)
