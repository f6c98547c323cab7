"""Energy, Tools and Evolution cards join a Pokémon (seed 000 §4, §6)."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import BELT, DRAKLOAK, DREEPY, DUSKULL, FIRE, LATIAS, PSYCHIC, Game


def test_energy_goes_to_the_active_pokemon_and_is_ticked(game: Game) -> None:
    game.act("attach", selection=Selection((game.card(FIRE),)))
    assert game.refs("active.0") == [DREEPY, FIRE, FIRE]
    assert game.view(1).turn.used("energy") == 1


def test_energy_by_an_effect_is_not_ticked(game: Game) -> None:
    target = game.unit("bench.0")
    game.act("attach_by_effect", selection=Selection((game.card(FIRE),), (target,)))
    assert game.refs("bench.0")[:3] == [DUSKULL, PSYCHIC, FIRE]
    assert game.view().turn.used("energy") == 0


def test_energy_can_be_attached_to_the_other_sides_pokemon(game: Game) -> None:
    target = game.unit("bench.1")
    game.act("attach_by_effect", selection=Selection((game.card(FIRE),), (target,)))
    assert game.refs("bench.1", seat=1) == [LATIAS, FIRE]


def test_energy_moves_between_pokemon_without_a_tick(game: Game) -> None:
    energy = game.card(PSYCHIC, "bench.0")
    game.act("attach", selection=Selection((energy,), (game.unit("active.0"),)))
    assert game.refs("active.0") == [DREEPY, FIRE, PSYCHIC]
    assert game.view().turn.used("energy") == 0


def test_a_tool_is_attached(game: Game) -> None:
    game.act("attach", selection=Selection((game.card(BELT),), (game.unit("bench.0"),)))
    assert game.refs("bench.0")[:3] == [DUSKULL, PSYCHIC, BELT]


def test_evolving_finds_the_only_pokemon_that_fits_and_keeps_damage(game: Game) -> None:
    unit = game.unit("active.0")
    game.act("damage_30", selection=Selection(units=(unit,)))
    game.act("poisoned", selection=Selection(units=(unit,)))
    game.act("asleep", selection=Selection(units=(unit,)))
    game.act("evolve", selection=Selection((game.card(DRAKLOAK),)))
    assert game.refs("active.0") == [DRAKLOAK, DREEPY, FIRE]
    assert game.marks(unit) == {"damage": 30}
    assert game.view().units[unit].turn == 0
