"""A game that is won or tied: the result, and what may follow."""

from __future__ import annotations

from tests.games.pokemon.tasks.asked_tasks import choices, choose, hurt, ids, tasks
from tests.games.pokemon_table import Game


def test_without_a_bench_nobody_is_promoted_and_the_game_is_won(game: Game) -> None:
    hurt(game, "bench.1", "active.1")
    game.act("knock_out")
    assert ids(game) == ["prizes.0"], "the Prizes first: both sides may have won"
    choose(game, "prizes.0", "Take the first 3 Prizes")
    assert ids(game) == ["result"]


def test_the_prizes_of_both_players_come_before_the_result(game: Game) -> None:
    hurt(game, "active.0", "active.1", "bench.1")
    game.act("knock_out")
    assert [task.seat for task in tasks(game)][:2] == [0, 1]
    choose(game, "prizes.0", "Take the first 3 Prizes")
    assert ids(game)[0] == "prizes.1"
    choose(game, "prizes.1", "Take the first Prize")
    assert ids(game) == ["result"]


def test_a_result_that_was_announced_leads_to_the_next_game(game: Game) -> None:
    hurt(game, "bench.1", "active.1")
    game.act("knock_out")
    choose(game, "prizes.0", "Take the first 3 Prizes")
    assert list(choices(game, "result")) == ["Announce the result", "Play on"]
    choose(game, "result", "Announce the result")
    assert ids(game) == ["rematch"]
    assert "Play on" in choices(game, "rematch")
