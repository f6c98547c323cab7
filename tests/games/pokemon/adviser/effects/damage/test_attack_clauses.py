"""What an attack says of its own damage in fixed sentences."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.effects.damage.attack_clauses import (
    Clauses,
    clauses_of,
    lacks_neighbour,
)
from tests.games.pokemon.adviser.situation import ME, attack, mon, pokemon, position

HEEDS = "This attack's damage isn't affected by"


@pytest.mark.parametrize(
    ("said", "clauses"),
    [
        ("", Clauses("")),
        (f"{HEEDS} Weakness.", Clauses("", weakness=False)),
        (f"{HEEDS} Resistance.", Clauses("", resistance=False)),
        (f"{HEEDS} Weakness or Resistance.", Clauses("", weakness=False, resistance=False)),
        ("Weakness and Resistance leave this damage unchanged.",
         Clauses("", weakness=False, resistance=False)),
        ("Resistance leaves this damage unchanged.", Clauses("", resistance=False)),
        (f"{HEEDS} any effects.", Clauses(f"{HEEDS} any effects.".lower())),
        ("If you don't have Lunatone on your Bench, this attack does nothing.",
         Clauses("", beside="lunatone")),
        ("If no Lunatone is on your Bench, it does nothing.", Clauses("", beside="lunatone")),
    ],
)  # fmt: skip
def test_what_an_attack_says(said: str, clauses: Clauses) -> None:
    assert clauses_of(attack("Beam", text=said)) == clauses


def test_the_pokemon_that_it_needs_is_looked_for_on_the_bench() -> None:
    needs, moon = Clauses("", beside="lunatone"), mon(pokemon("Lunatone"))
    assert lacks_neighbour(position([moon], [mon()]), ME, needs)
    assert not lacks_neighbour(position([mon()], [mon()], my_bench=[moon]), ME, needs)
    assert not lacks_neighbour(position([mon()], [mon()], my_bench=[mon(None)]), ME, needs)
    assert lacks_neighbour(position([mon()], [mon()], my_bench=[mon(None, plain=True)]), ME, needs)
    assert not lacks_neighbour(position([mon()], [mon()]), ME, Clauses(""))
    assert not lacks_neighbour(position([mon()], [mon()]), -1, needs)
