"""Which variant a table plays."""

from __future__ import annotations

from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.every_variant import (
    VARIANTS,
    players_of,
    variant_named,
    variant_of,
)
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.team_battle import TEAM_BATTLE
from tests.games.four_table import Four
from tests.games.setup_table import BASICS


def test_each_is_found_by_the_id_of_its_game() -> None:
    assert list(VARIANTS) == ["pokemon", "battle-royal", "team-battle"]
    assert variant_named("anything else") is STANDARD
    assert variant_of(Four("battle-royal", (BASICS,) * 4).view()) is BATTLE_ROYAL
    assert variant_of(Four("team-battle", (BASICS,) * 4).view()) is TEAM_BATTLE


def test_players_know_their_teams_and_which_way_turns_go() -> None:
    game = Four("team-battle", (BASICS,) * 4)
    assert players_of(game.view()).teams == (0, 1, 0, 1)
    assert not players_of(game.view()).back
    game.run("first", by="choice", seat="0")
    game.run("first", 3, by="pair", seat="3")
    assert players_of(game.view(1), frozenset({2})).after(0) == (3, 1)
