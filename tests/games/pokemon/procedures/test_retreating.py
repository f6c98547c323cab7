"""A retreat in one gesture: pays, changes places, ends conditions, is ticked (seed 000 §6.4)."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    FIRE,
    PSYCHIC,
    Game,
)


def test_retreat_pays_swaps_cures_and_ticks_in_one_gesture(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    for name in ("burned", "confused", "damage_20"):
        game.act(name, selection=Selection(units=(active,)))
    nodes = len(game.table.host.tree.nodes)
    game.act("retreat", selection=Selection(units=(benched,)))
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert game.unit("active.0") == benched
    assert game.unit("bench.0") == active
    assert game.marks(active) == {"damage": 20}
    assert game.view().units[active].turn == 0
    assert game.refs("discard.0")[0] == FIRE
    assert game.view().turn.used("retreat") == 1


def test_the_selected_energy_pays_for_the_retreat(game: Game) -> None:
    active = game.unit("active.0")
    game.act("attach_by_effect", selection=Selection((game.card(PSYCHIC),), (active,)))
    energy = game.card(PSYCHIC, "active.0")
    game.act("retreat", selection=Selection((energy,), (game.unit("bench.0"),)))
    assert game.refs("discard.0")[0] == PSYCHIC
    assert FIRE in game.refs("bench.0")


def test_a_choice_of_energy_is_not_made_for_the_player(game: Game) -> None:
    active = game.unit("active.0")
    game.act("attach_by_effect", selection=Selection((game.card(PSYCHIC),), (active,)))
    before = game.refs("discard.0")
    game.act("retreat", selection=Selection(units=(game.unit("bench.0"),)))
    assert game.refs("discard.0") == before


def test_retreat_can_be_free(game: Game) -> None:
    before = game.refs("discard.0")
    game.act("retreat_free", selection=Selection(units=(game.unit("bench.0"),)))
    assert game.refs("discard.0") == before
    assert game.view().turn.used("retreat") == 1


def test_retreating_to_what_is_gone_is_not_possible(game: Game) -> None:
    answer = game.ask(Procedure("retreat", (("to", "unothing"),)))
    assert answer.code == "gone"
