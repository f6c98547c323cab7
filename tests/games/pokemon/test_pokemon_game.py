"""The Pokémon Trading Card Game as the program knows it: what it offers, and what it loads late."""

from __future__ import annotations

import subprocess
import sys

from app.games.game_registry import GAMES
from app.games.pokemon.adviser.advising import adviser
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.notation import NOTATION
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.variants.standard_game import STANDARD
from tests.games.pokemon_table import DREEPY, Game


def test_it_is_for_one_player_or_two() -> None:
    assert GAMES["pokemon"] is SPEC
    assert (SPEC.id, SPEC.seats) == ("pokemon", (1, 2))
    assert SPEC.layout.for_seats(1) is not SPEC.layout.for_seats(2)


def test_once_a_turn_and_once_a_game_are_ticked_off() -> None:
    assert [(key, limit) for key, _, limit in SPEC.ledger] == [
        ("draw", 1), ("energy", 1), ("supporter", 1), ("stadium", 1), ("retreat", 1), ("attack", 1),
    ]  # fmt: skip
    assert [key for key, _ in SPEC.once] == ["vstar", "gx"]
    assert {key for key, _ in SPEC.once} <= {key for key, _ in SPEC.marks}


def test_it_is_over_in_a_phase_of_its_own() -> None:
    assert SPEC.over == "over"
    assert SPEC.over in dict(SPEC.phases)


def test_cards_adviser_and_notation_are_given_when_they_are_asked_for() -> None:
    assert SPEC.cards is not None
    assert SPEC.adviser is not None
    assert SPEC.notation is not None
    assert SPEC.cards() is known_base()
    assert SPEC.cards().get(DREEPY).name.en == "Dreepy"
    assert SPEC.notation() is NOTATION
    usual = [rule.id for rule in adviser(STANDARD).rules]
    assert [rule.id for rule in SPEC.adviser().rules] == usual


def test_a_window_shows_the_health_of_a_pokemon(game: Game) -> None:
    assert SPEC.health is not None
    health = SPEC.health(game.view(), game.view().units[game.unit("active.0")])
    assert health is not None
    assert (health.left, health.most, health.sure) == (70, 70, True)


def test_advice_and_notation_are_not_loaded_before() -> None:
    code = """
import sys
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.variants.standard_game import STANDARD
late = ("adviser.advising", "notation", "operations", "cards.every_card")
assert not [name for name in late if f"app.games.pokemon.{name}" in sys.modules]
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
