"""An attack carried out: the coin of the Confused, the tick, the damage (seed 000 §7, §9.2)."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    DREEPY,
    Game,
)


def test_a_confused_pokemon_flips_before_it_attacks() -> None:
    fell = set()
    for seed in range(12):
        game = Game(seed=seed)
        unit = game.stand(DREEPY, "active.0")
        game.turn()
        game.act("confused", selection=Selection(units=(unit,)))
        game.act("attack_1")
        coin = game.coins()[0]
        fell.add(coin)
        assert game.marks(unit).get("damage", 0) == (0 if coin else 30)
        assert ("attack" if coin else "attack_fails") in game.verbs()
        assert game.view().turn.used("attack") == 1
    assert fell == {0, 1}
