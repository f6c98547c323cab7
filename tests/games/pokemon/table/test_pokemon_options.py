"""What a Pokémon table agrees on: the newest official rule unless people say otherwise."""

from __future__ import annotations

from app.core.intents.agreement_intents import SetOptions
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


def test_every_option_is_named_in_both_languages_and_says_what_it_changes() -> None:
    for one in OPTIONS:
        assert one.title.en != one.title.ja
        assert len({value.id for value in one.values}) == len(one.values)
        assert one.written or len(one.values) > 1


def test_the_day_of_the_tournament_rules_may_be_written(game: Game) -> None:
    (day,) = (one for one in OPTIONS if one.written)
    assert (day.id, day.usual) == ("date", "today")
    assert day.allows("2025-08-31")
    assert not day.allows("2025-02-31")
    game.do(SetOptions((("date", "2025-08-31"),)))
    assert option(game.view(1), "date") == "2025-08-31"
