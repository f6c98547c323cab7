"""Attacks and Abilities that a Pokémon copies from another one: announced by name."""

from __future__ import annotations

import pytest

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    LATIAS,
    Game,
    action,
    middle,
)


@pytest.fixture
def game() -> Game:
    return middle()


def on(game: Game, zone: str = "active.0", index: int = 0) -> Selection:
    return Selection(units=(game.unit(zone, index),))


def title(game: Game, name: str, selection: Selection) -> str:
    return action(name).words(game.view(), selection).en


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
