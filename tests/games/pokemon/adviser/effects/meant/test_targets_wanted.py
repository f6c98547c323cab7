"""On which Pokémon a text works, by its wording."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.effects.meant.targets_wanted import (
    Aim,
    aim_of,
    brought_by,
    called_by,
    countered_by,
    hit_by,
    knocked_out_by,
    misses,
)
from tests.games.pokemon.adviser.situation import ME, PIKACHU, RALTS, RIOLU, mon, pokemon, position


def told(aim: Aim | None) -> tuple[str, bool, int | None, tuple[str, ...]] | None:
    if aim is None:
        return None
    kinds = " or ".join(one.words.en for one in aim.kinds)
    return kinds, aim.benched, aim.most, tuple(one.lacks.en for one in aim.states)


def plain(kinds: str, benched: bool = False, most: int | None = 1, *states: str) -> object:
    return kinds, benched, most, states


UNHURT = "it has no damage counters on it"


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("Heal 30 damage from 1 of your Pokémon.", plain("a Pokémon")),
        ("Heal 150 damage from 1 of your Psychic Pokémon.", plain("a Psychic Pokémon")),
        ("Heal 150 damage from 1 of your {P} Pokémon.", plain("a Psychic Pokémon")),
        ("Heal all damage from 1 of your Mega Evolution Pokémon ex. If you healed any, stop.",
         plain("a Mega Evolution Pokémon ex")),
        ("Heal 50 damage from each of your Benched Grass Pokémon.",
         plain("a Grass Pokémon", True, None)),
        ("Heal 30 damage from 1 of your Pokémon that has any Water Energy attached.",
         plain("a Pokémon", False, 1, "it has no Water Energy attached")),
        ("Attach a Psychic Energy from your discard pile to 1 of your Benched Psychic Pokémon.",
         plain("a Psychic Pokémon", True)),
        ("Put 1 Basic Energy out of your discard pile on an N's Pokémon on your Bench.",
         plain("an N's Pokémon", True)),
        ("Attach up to 2 Basic Energy out of your discard pile to one Stage 2 Pokémon of yours.",
         plain("a Stage 2 Pokémon")),
        (("Search your deck for 2 Energy cards and attach them to your Benched Marnie's Pokémon in "
         "any way you like."), plain("a Marnie's Pokémon", True, None)),
        ("Take 5 Energy out of your deck and share them among your {P} Pokémon as you wish.",
         plain("a Psychic Pokémon", False, None)),
        ("Choose up to 2 of your Benched Colorless Pokémon and attach an Energy card to each.",
         plain("a Colorless Pokémon", True, None)),
        ("Put 2 damage counters on 1 of your opponent's Pokémon.", None),
        ("Heal 30 damage from 1 of your Pokémon that was here.", None),
        ("Attach one to 1 of your Pokémon. Heal 10 damage from 1 of your Benched Pokémon.", None),
        ("Move 3 damage counters from 1 of your Pokémon to 1 of your opponent's Pokémon.", None),
        ("Draw 2.", None),
    ],
)  # fmt: skip
def test_on_which_own_pokemon_a_text_works(text: str, aim: object) -> None:
    assert told(aim_of(text)) == aim


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("This attack does 40 damage to 1 of your opponent's Pokémon. (Don't apply Weakness.)",
         plain("a Pokémon")),
        ("This attack also does 30 damage to 1 of your opponent's Benched Pokémon.",
         plain("a Pokémon", True)),
        ("Draw 1, and this attack does 210 damage to 1 of your opponent's Benched Pokémon ex.",
         plain("a Pokémon ex", True)),
        ("Choose 1 of your opponent's Benched Pokémon. This attack does 9 damage to that Pokémon.",
         plain("a Pokémon", True)),
        ("Choose 2 of your opponent's Pokémon V. This attack does 9 damage to each of them.",
         plain("a Pokémon V", False, 2)),
        ("Deal 100 to any one opposing Pokémon.", plain("a Pokémon")),
        ("Also deal 30 to one Benched opposing Pokémon.", plain("a Pokémon", True)),
        ("Also deal 30 to every Benched opposing Pokémon with damage counters on it.",
         plain("a Pokémon", True, None, UNHURT)),
        ("This attack does 30 damage to 2 of your opponent's Pokémon.",
         plain("a Pokémon", False, 2)),
        (("Does 10 damage to each of your opponent's Benched Pokémon that has any damage counters "
         "on it."), plain("a Pokémon", True, None, UNHURT)),
        (("This attack does 60 damage to 1 of your opponent's Pokémon that has no damage counters "
         "on it."), plain("a Pokémon", False, 1, "it has damage counters on it")),
        (("This attack also does 40 damage to each Benched Pokémon that has any damage counters on "
         "it (both yours and your opponent's)."), plain("a Pokémon", True, None, UNHURT)),
        (("This attack does 20 damage to 1 of your opponent's Benched Pokémon for each damage "
         "counter on that Pokémon."), plain("a Pokémon", True)),
        ("This attack does 30 damage to 1 of your opponent's Pokémon and 10 damage to itself.",
         None),
        ("This attack does 30 damage to each Pokémon that has any Poké-Powers.", None),
        ("Heal 30 damage from 1 of your Pokémon.", None),
    ],
)  # fmt: skip
def test_which_pokemon_an_attack_hits(text: str, aim: object) -> None:
    assert told(hit_by(text)) == aim


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("Place 6 damage counters on 1 of your opponent's Benched Pokémon.",
         plain("a Pokémon", True)),
        (("Put 2 damage counters on each of your opponent's Pokémon that has any damage counters "
         "on it."), plain("a Pokémon", False, None, UNHURT)),
        ("Put 5 damage counters on one opposing Pokémon.", plain("a Pokémon")),
        ("Put 5 damage counters on your opponent's Pokémon in any way you like.", None),
    ],
)  # fmt: skip
def test_on_which_pokemon_counters_are_put(text: str, aim: object) -> None:
    assert told(countered_by(text)) == aim


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("Knock Out each of your opponent's Pokémon that has 50 HP or less remaining.",
         plain("a Pokémon", False, None, "it has more than 50 HP left")),
        ("If heads, Knock Out 1 of your opponent's Benched Basic Pokémon.",
         plain("a Basic Pokémon", True)),
        ("Knock Out your opponent's Active Pokémon.", None),
    ],
)  # fmt: skip
def test_which_pokemon_is_knocked_out(text: str, aim: object) -> None:
    assert told(knocked_out_by(text)) == aim


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("Switch in 1 of your opponent's Benched Pokémon to the Active Spot.",
         plain("a Pokémon", True)),
        (("Switch in 1 of your opponent's Benched Pokémon that has any damage counters on it to "
         "the Active Spot."), plain("a Pokémon", True, 1, UNHURT)),
        ("Switch 1 of your opponent's Benched Pokémon V with their Active Pokémon.",
         plain("a Pokémon V", True)),
        ("Switch 1 of your opponent's Benched Pokémon-GX or Pokémon-EX with their Active Pokémon.",
         plain("a Pokémon-GX or a Pokémon-EX", True)),
        ("Switch in 1 of your opponent's Benched Basic Pokémon to the Active Spot.",
         plain("a Basic Pokémon", True)),
        ("You may switch the Defending Pokémon with 1 of your opponent's Benched Pokémon.",
         plain("a Pokémon", True)),
        ("Choose a Benched opposing Pokémon; it swaps with their Active one.",
         plain("a Pokémon", True)),
        ("Choose 1 of your opponent's Benched Stage 2 Pokémon and switch it with the Active one.",
         plain("a Stage 2 Pokémon", True)),
        ("Each player switches their Active Pokémon with 1 of their Benched Pokémon.", None),
        ("Switch out your opponent's Active Pokémon to the Bench.", None),
    ],
)  # fmt: skip
def test_which_opposing_pokemon_is_called(text: str, aim: object) -> None:
    assert told(called_by(text)) == aim


@pytest.mark.parametrize(
    ("text", "coming", "leaving"),
    [
        ("Switch your Active Pokémon with 1 of your Benched Pokémon.",
         plain("a Pokémon", True), plain("a Pokémon")),
        ("You may switch your Active {W} Pokémon with 1 of your Benched {W} Pokémon.",
         plain("a Water Pokémon", True), plain("a Water Pokémon")),
        ("Switch this Pokémon with 1 of your Benched Lightning Pokémon.",
         plain("a Lightning Pokémon", True), None),
        ("Switch 1 of your Benched {D} Pokémon, except any Ponyta, with your Active Pokémon.",
         plain("a Darkness Pokémon", True), None),
        ("Draw 2.", None, None),
    ],
)  # fmt: skip
def test_which_own_pokemon_is_brought(text: str, coming: object, leaving: object) -> None:
    found = brought_by(text) or (None, None)
    assert (told(found[0]), told(found[1])) == (coming, leaving)


def test_whom_it_misses() -> None:
    table = position(
        [mon(RALTS)], [mon(PIKACHU)], my_bench=[mon(RIOLU), mon(None), mon(RALTS, damage=10)]
    )

    def why(aim: Aim | None, uid: str) -> str | None:
        there = table.mon(uid)
        assert aim is not None
        assert there is not None
        said = misses(table, ME, aim, there)
        return None if said is None else said.en

    psychic = aim_of("Heal 10 damage from 1 of your Benched Psychic Pokémon.")
    assert why(psychic, "b1") == "it is another player's"
    assert why(psychic, "a1") == "it is not on the Bench"
    assert why(psychic, "a2") == "it is not a Psychic Pokémon"
    assert why(psychic, "a3") is None, "nobody knows what it is"
    assert why(psychic, "a4") is None
    hurt = aim_of("Attach it to 1 of your Pokémon that has any damage counters on it.")
    assert why(hurt, "a1") == UNHURT
    assert why(hurt, "a4") is None
    call = called_by("Switch in 1 of your opponent's Benched Pokémon to the Active Spot.")
    assert why(call, "a2") == "it is not an opponent's"


def test_one_name_may_be_left_out() -> None:
    text = "Swap your Active Pokémon with one of your Benched Pokémon, never a Riolu; it sleeps."
    table = position([mon(RALTS)], [mon(PIKACHU)], my_bench=[mon(RIOLU), mon(pokemon("Other"))])
    coming, _ = brought_by(text) or (None, None)
    riolu, other = table.mon("a2"), table.mon("a3")
    assert coming is not None
    assert riolu is not None
    assert other is not None
    said = misses(table, ME, coming, riolu)
    assert said is not None
    assert said.en == "it is Riolu"
    assert misses(table, ME, coming, other) is None
