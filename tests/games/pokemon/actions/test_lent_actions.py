"""Attacks and Abilities that a Pokémon copies from another one: announced by name."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    LATIAS,
    Game,
    action,
    on,
    title,
)


def test_the_active_pokemon_copies_an_attack(game: Game) -> None:
    assert title(game, "copy_attack_2", on(game, "active.1")) == "Copy the attack: Mumble"
    game.act("copy_attack_2", selection=on(game, "active.1"))
    assert game.view().turn.used("attack") == 1
    assert not action("copy_attack_1").when(game.view(), on(game))


def test_of_two_the_first_copies_the_second(game: Game) -> None:
    both = Selection(units=(game.unit("bench.0", 1), game.unit("active.0")))
    game.act("copy_attack_1", selection=both)
    event = game.table.host.told(game.table.host.tree.cursor, 0)[0]
    assert event.unit == LATIAS
    assert "Petty Grudge" in event.text


def test_an_ability_is_copied_with_the_name_of_whose_it_is(game: Game) -> None:
    latias = on(game, "bench.0", 1)
    assert title(game, "copy_ability", latias) == "Copy the Ability: Skyliner"
    game.act("copy_ability", selection=latias)
    event = game.table.host.told(game.table.host.tree.cursor, 1)[0]
    assert event.text.startswith("Latias ex's Skyliner")
    assert game.view().turn.used("attack") == 0, "an Ability is no attack"


def test_there_is_nothing_to_copy_of_oneself_or_where_nothing_is_printed(game: Game) -> None:
    for name, selection in (
        ("copy_attack_1", on(game)),
        ("copy_attack_1", Selection()),
        ("copy_attack_3", on(game, "active.1")),
        ("copy_ability", on(game, "active.1")),
    ):
        assert not action(name).when(game.view(), selection), name
