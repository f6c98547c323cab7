"""What a Pokémon table agrees on: the newest official rule unless people say otherwise."""

from __future__ import annotations

import pytest

from app.core.intents.agreement_intents import SetOptions
from app.core.options import Options
from app.games.pokemon.table.pokemon_options import OPTIONS, agreed_with_decks, option
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.team_battle import TEAM_BATTLE
from app.games.pokemon.variants.variant import Variant
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


@pytest.mark.parametrize(
    ("variant", "formats", "agreed"),
    [
        (STANDARD, ("half", "half"), (("prizes", "3"),)),
        (STANDARD, ("half",), (("prizes", "3"),)),
        (STANDARD, ("half", ""), ()),
        (STANDARD, ("half", "standard"), ()),
        (STANDARD, ("glc", "glc"), ()),
        (STANDARD, ("nobody's", "half"), ()),
        (STANDARD, ("", ""), ()),
        (STANDARD, (), ()),
        (TEAM_BATTLE, ("half",) * 4, ()),
        (BATTLE_ROYAL, ("half",) * 4, ()),
    ],
)
def test_decks_of_a_format_are_played_with_its_prizes(
    variant: Variant, formats: tuple[str, ...], agreed: Options
) -> None:
    assert agreed_with_decks(variant, formats) == agreed
