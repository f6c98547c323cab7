"""What two against two agrees on: usual values, and reasons where the article is silent."""

from __future__ import annotations

import pytest

from app.games.contracts.table_option import TableOption
from app.games.pokemon.pokemon_game import SPEC, TEAM_BATTLE_SPEC
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.variants.team_battle_options import TEAM_BATTLE_OPTIONS
from tests.games.pokemon_table import Game, teams

USUAL = {
    "tv-version": "1.1",
    "tv-supporter": "first-team",
    "tv-once": "player",
    "tv-bench": "5",
    "tv-redraw": "both",
    "tv-hands": "closed",
}


def test_the_usual_values() -> None:
    assert {one.id: one.usual for one in TEAM_BATTLE_OPTIONS} == USUAL


@pytest.mark.parametrize("one", TEAM_BATTLE_OPTIONS, ids=lambda one: one.id)
def test_every_option_says_why_and_offers_a_choice(one: TableOption) -> None:
    assert one.about is not None
    assert one.about.en
    assert one.about.ja
    assert len(one.values) > 1


def test_only_a_table_of_teams_asks_them() -> None:
    asked = {one.id for one in TEAM_BATTLE_OPTIONS}
    assert asked <= {one.id for one in TEAM_BATTLE_SPEC.options}
    assert not asked & {one.id for one in SPEC.options}


def test_a_table_answers_with_what_it_agreed_on() -> None:
    assert option(teams().view(), "tv-once") == "player"
    assert option(teams(options=(("tv-once", "team"),)).view(), "tv-once") == "team"
    assert option(Game().view(), "tv-once") == ""
