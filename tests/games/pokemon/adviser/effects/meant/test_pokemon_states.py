"""In which state a text wants a Pokémon, and whether one is in it."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.effects.meant.pokemon_states import states_in
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from tests.games.pokemon.adviser.situation import (
    FIRE,
    PSYCHIC,
    RIOLU,
    ability,
    energy,
    mon,
    pokemon,
    position,
    trainer,
)

ABLE = pokemon("Able", abilities=(ability("Gift"),))
BIG = pokemon("Big ex", prizes=2, tags=("ex",))
BELT, ODD = trainer("Belt", "tool"), energy("R", "Odd Energy")
GYM = trainer("Gym", "stadium")
LAB = trainer("Lab", "stadium", "Basic Pokémon in play have no Abilities.")


def lacking(said: str, one: Mon, **more: Any) -> list[str]:
    """Return what is said of a Pokémon that lacks what the words ask for."""
    table = position([one], [mon(RIOLU)], **more)
    there = table.mon("a1")
    assert there is not None
    rest, states = states_in(f"pokémon {said}")
    assert rest == "pokémon"
    assert states
    return [state.lacks.en for state in states if not state.is_met(table, there)]


@pytest.mark.parametrize(
    ("said", "wrong", "right", "why"),
    [
        ("that has any damage counters on it", {}, {"damage": 10},
         "it has no damage counters on it"),
        ("that has damage counters on it", {}, {"hp_left": 60}, "it has no damage counters on it"),
        ("with damage counters on it", {"hp_left": 70}, {"damage": 10},
         "it has no damage counters on it"),
        ("that has any damage counters on it", {}, {"plain": True},
         "it has no damage counters on it"),
        ("that has 3 or more damage counters on it", {"damage": 20}, {"damage": 30},
         "it has fewer than 3 damage counters on it"),
        ("that has at least 2 damage counters on it", {"damage": 10}, {"damage": 20},
         "it has fewer than 2 damage counters on it"),
        ("that has no damage counters on it", {"damage": 10}, {}, "it has damage counters on it"),
        ("that doesn't have any damage counters on it", {"damage": 10}, {},
         "it has damage counters on it"),
        ("without damage counters on it", {"damage": 10}, {}, "it has damage counters on it"),
        ("that has 50 hp or less remaining", {"damage": 10}, {"damage": 20},
         "it has more than 50 HP left"),
        ("that is poisoned", {"conditions": (Condition("burned"),)},
         {"conditions": (Condition("poisoned"),)}, "it is not Poisoned"),
        ("that is affected by a special condition", {}, {"conditions": (Condition("burned"),)},
         "it is not affected by a Special Condition"),
        ("that has any energy attached", {}, {"energy": (FIRE,)}, "it has no Energy attached"),
        ("that has any energy attached to it", {}, {"unknown": 1}, "it has no Energy attached"),
        ("that has any fire energy attached", {"energy": (PSYCHIC,)}, {"energy": (FIRE, PSYCHIC)},
         "it has no Fire Energy attached"),
        ("that has any {r} energy attached", {"energy": (PSYCHIC,)}, {"energy": (ODD,)},
         "it has no Fire Energy attached"),
        ("with a special energy attached", {"energy": (FIRE,)}, {"energy": (ODD,)},
         "it has no Special Energy attached"),
        ("that has no energy attached", {"energy": (ODD,)}, {}, "it has Energy attached"),
        ("that doesn't have any fire energy attached", {"energy": (FIRE,)}, {"energy": (ODD,)},
         "it has Fire Energy attached"),
        ("that has a pokémon tool attached", {}, {"tools": (BELT,)},
         "it has no Pokémon Tool attached"),
        ("that doesn't already have a pokémon tool attached to it", {"tools": (BELT,)}, {},
         "it has a Pokémon Tool attached"),
        ("that has an ability", {}, {"card": ABLE}, "it has no Ability"),
        ("that has no abilities", {"card": ABLE}, {}, "it has an Ability"),
        ("that has a rule box", {}, {"card": BIG}, "it has no Rule Box"),
        ("that has a rule box", {}, {"card": None}, "it has no Rule Box"),
        ("that has an ability", {}, {"card": None}, "it has no Ability"),
        ("that has no abilities", {"card": ABLE}, {"card": None}, "it has an Ability"),
    ],
)  # fmt: skip
def test_a_state(said: str, wrong: dict[str, Any], right: dict[str, Any], why: str) -> None:
    assert lacking(said, mon(**wrong)) == [why]
    assert lacking(said, mon(**right)) == []


def test_a_stadium_may_make_hp_less() -> None:
    assert lacking("that has 50 hp or less remaining", mon(), stadiums=[GYM]) == []


def test_an_ability_that_is_taken_away_is_none() -> None:
    assert lacking("that has an ability", mon(ABLE), stadiums=[LAB]) == ["it has no Ability"]
    assert lacking("that has no abilities", mon(ABLE), stadiums=[LAB]) == []
    assert lacking("that has an ability", mon(tools=(BELT,))) == [], "a Tool may give one"


def test_other_words_stay() -> None:
    assert states_in("pokémon that was here") == ("pokémon that was here", ())
    rest, states = states_in("psychic pokémon with no energy that has any damage counters on it")
    assert rest == "psychic pokémon"
    assert len(states) == 2
