"""By how much Abilities in play surely change an attack's damage."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.effects.damage.flat_changes import (
    FlatChange,
    is_flat,
    surely_less,
    surely_more,
)
from tests.games.pokemon.adviser.situation import ability, mon, pokemon, position, words

ACTIVE = "to your opponent's Active Pokémon"
BEFORE, AFTER = (f"({when} applying Weakness and Resistance)" for when in ("before", "after"))


@pytest.mark.parametrize(
    ("said", "more", "less"),
    [
        (f"Attacks used by your Fighting Pokémon do 30 more damage {ACTIVE} {BEFORE}.", 30, 0),
        (f"Attacks used by your Pokémon do 20 more damage {BEFORE}.", 20, 0),
        (("Attacks of your {F} Pokémon do 30 more damage to the opposing Active Pokémon, added "
         "before Weakness and Resistance."), 30, 0),
        (f"Attacks used by your Water Pokémon do 30 more damage {ACTIVE} {BEFORE}.", 0, 0),
        (f"This Pokémon takes 30 less damage from attacks {AFTER}.", 0, 30),
        ("This Pokémon takes 30 less damage from attacks.", 0, 30),
    ],
)  # fmt: skip
def test_a_plain_wording_is_read(said: str, more: int, less: int) -> None:
    told = ability("Help", said)
    able = pokemon("Able", types="F", abilities=(told,))
    there = position([mon(able)], [mon(able)])
    assert is_flat(told)
    change = (FlatChange(words("Help"), more or less),)
    assert surely_more(there, there.mons[0]) == (change if more else ())
    assert surely_less(there, there.mons[1]) == (change if less else ())


@pytest.mark.parametrize(
    "said",
    [
        "If this Pokémon is Burned, it takes 30 less damage from attacks.",
        f"Attacks used by your Pokémon do 30 more damage to Pokémon ex {BEFORE}.",
        "This Pokémon takes 30 less damage from attacks from Pokémon ex.",
        "Draw a card.",
    ],
)
def test_another_wording_is_not(said: str) -> None:
    able = pokemon("Able", types="F", abilities=(ability("Help", said),))
    there = position([mon(able)], [mon(None)])
    assert not is_flat(ability("Help", said))
    assert surely_more(there, there.mons[0]) == surely_less(there, there.mons[0]) == ()
    assert surely_less(there, there.mons[1]) == ()
