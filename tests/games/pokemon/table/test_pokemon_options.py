"""What a Pokémon table agrees on: the newest official rule unless people say otherwise."""

from __future__ import annotations

from app.core.intent import SetOptions
from app.games.pokemon.table.pokemon_options import OPTIONS, option
from tests.games.pokemon_table import Game


def test_the_usual_value_of_an_option_is_the_newest_official_rule(game: Game) -> None:
    usual = {one.id: one.usual for one in OPTIONS}
    assert usual["tie"] == "tie"
    assert usual["first-turn-evolve"] == "nobody"
    assert usual["first-turn-supporter"] == usual["first-turn-attack"] == "forbidden"
    assert usual["up-to-zero"] == "at-least-one"
    assert usual["prizes"] == "6"
    assert option(game.view(), "tie") == "tie"
    game.do(SetOptions((("tie", "sudden-death"),)))
    assert option(game.view(1), "tie") == "sudden-death"
    assert option(game.view(), "no-such") == ""
