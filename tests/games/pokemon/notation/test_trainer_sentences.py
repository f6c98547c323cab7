"""Sentences of the main part of a turn: Trainers, Energy, evolution, Abilities, retreat."""

from __future__ import annotations

import pytest

from tests.games.pokemon.spoken import misunderstood, say
from tests.games.pokemon_table import (
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
    Game,
)


@pytest.mark.parametrize(
    ("sentence", "ref", "zone", "ticked"),
    [
        ("plays Iono", IONO, "stage", {"supporter": 1}),
        ("plays the Supporter Iono", IONO, "stage", {"supporter": 1}),
        ("plays Ultra Ball", ULTRA_BALL, "stage", {}),
        ("plays and discards Ultra Ball", ULTRA_BALL, "discard.0", {}),
        ("plays the Stadium Jamming Tower", TOWER, "stadium", {"stadium": 1}),
        ("plays Duskull", DUSKULL, "bench.0", {}),
        ("benches Duskull", DUSKULL, "bench.0", {}),
        ("puts Dreepy from the discard pile onto the Bench", DREEPY, "bench.0", {}),
    ],
)
def test_a_card_is_played_where_it_belongs_and_ticked(
    game: Game, sentence: str, ref: str, zone: str, ticked: dict[str, int]
) -> None:
    say(game, sentence)
    assert ref in game.refs(zone)
    assert {key: n for key, n in game.view().turn.ledger if key != "draw"} == ticked


def test_a_card_without_data_counts_as_what_it_is_said_to_be() -> None:
    game = Game(deck=(*(DREEPY,) * 4, *("?Kieran||",) * 8))
    game.put("?Kieran||", "hand.0")
    game.turn(0)
    say(game, "plays the Supporter Kieran")
    assert game.view().turn.used("supporter") == 1


@pytest.mark.parametrize(
    ("name", "used"),
    [
        ("Double Turbo Energy", 1),
        ("double turbo energy", 1),
        ("Blend Energy WLFM", 1),
        ("Booster Energy Capsule", 0),
        ("Energy Cape", 0),
        ("Synergy", 0),
    ],
)
def test_a_card_without_data_is_an_energy_by_its_name(name: str, used: int) -> None:
    game = Game(deck=(*(DREEPY,) * 4, *(f"?{name}||",) * 8))
    game.stand(DREEPY, "active.0")
    game.put(f"?{name}||", "hand.0")
    game.turn(0)
    say(game, f"attaches {name} to Dreepy")
    assert game.view().turn.used("energy") == used


@pytest.mark.parametrize(
    ("sentence", "used", "zone"),
    [
        ("attaches Fire Energy to Dreepy", 1, "active.0"),
        ("attaches Fire Energy to Dreepy by an effect", 0, "active.0"),
        ("attaches Fire Energy from the discard pile to Latias ex", 0, "bench.0"),
    ],
)
def test_energy_is_attached_by_hand_or_by_an_effect(
    game: Game, sentence: str, used: int, zone: str
) -> None:
    before = game.refs(zone).count(FIRE)
    say(game, sentence)
    assert game.refs(zone).count(FIRE) == before + 1
    assert game.view().turn.used("energy") == used


def test_energy_moves_between_pokemon(game: Game) -> None:
    say(game, "moves Psychic Energy from Duskull to Dreepy")
    assert game.refs("active.0") == [DREEPY, FIRE, PSYCHIC]


def test_a_pokemon_evolves_and_devolves(game: Game) -> None:
    say(game, "evolves Dreepy to Drakloak")
    assert game.refs("active.0")[0] == DRAKLOAK
    say(game, "devolves Drakloak")
    assert game.refs("active.0")[0] == DREEPY
    why = misunderstood(game, "evolves Dreepy to Drakloak and Iono")
    assert why == "one card is meant here."


def test_who_retreats_pays_or_does_not(game: Game) -> None:
    why = misunderstood(game, "retreats Latias ex to Duskull")
    assert why == "Latias ex is not in the Active Spot."
    before = len(game.refs("discard.0"))
    say(game, "retreats Dreepy to Latias ex paying Fire Energy")
    assert game.refs("active.0") == [LATIAS]
    assert len(game.refs("discard.0")) == before + 1
    say(game, "retreats to Dreepy for free")
    assert game.refs("active.0")[0] == DREEPY
    assert len(game.refs("discard.0")) == before + 1


def test_pokemon_are_switched_on_either_side(game: Game) -> None:
    say(game, "switches to Latias ex")
    say(game, "brings Ren's Latias ex to the Active Spot")
    assert game.refs("active.0") == game.refs("active.1") == [LATIAS]
    assert game.view().turn.used("retreat") == 0


def test_an_ability_is_announced_and_the_pokemon_used(game: Game) -> None:
    say(game, "uses Latias ex: Skyliner")
    assert game.verbs() == ["ability", "mark"]
    assert game.marks(game.unit("bench.0", 1)) == {"used": 1}
    why = misunderstood(game, "uses Latias ex: Run Errand")
    assert why == "it has no Ability “Run Errand”, but Skyliner."


def test_the_stadium_that_is_in_play_is_used(game: Game) -> None:
    assert misunderstood(game, "uses the Stadium") == "that Stadium is not in play."
    say(game, "plays Jamming Tower")
    say(game, "uses Jamming Tower")
    assert game.verbs() == ["use_stadium"]
    assert misunderstood(game, "uses Artazon") == "that Stadium is not in play."
