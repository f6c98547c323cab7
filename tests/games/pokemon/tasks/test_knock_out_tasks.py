"""Knock Outs, the Prizes for them, a new Active Pokémon: who does it, and in which order."""

from __future__ import annotations

import pytest

from app.core.intent import Move, Undo
from tests.games.pokemon.tasks.asked_tasks import choices, choose, hurt, ids, tasks
from tests.games.pokemon_table import DUSKULL, FIRE, LATIAS, Game


def test_a_knock_out_is_seen_to_from_beginning_to_end(game: Game) -> None:
    hurt(game, "active.1")
    assert ids(game) == ["knock_outs"]
    choose(game, "knock_outs", "Knock out Duskull")
    assert ids(game) == ["prizes.0", "promote.1"]
    choose(game, "prizes.0", "Take the first Prize")
    assert ids(game) == ["promote.1"]
    choose(game, "promote.1", "Latias ex")
    assert ids(game) == []
    assert game.refs("active.1") == [LATIAS]


def test_taking_back_in_the_middle_asks_again(game: Game) -> None:
    hurt(game, "active.1")
    choose(game, "knock_outs", "Knock out Duskull")
    choose(game, "prizes.0", "Take the first Prize")
    game.do(Undo())
    assert ids(game) == ["prizes.0", "promote.1"]
    game.do(Undo())
    assert ids(game) == ["knock_outs"]


def test_several_are_knocked_out_together_or_one_by_one(game: Game) -> None:
    hurt(game, "bench.1", "active.0", "active.1")
    (task,) = tasks(game)
    assert task.title.en == "Knocked Out: Dreepy, Duskull, Latias ex", "Active Pokémon first"
    assert set(task.units) == {game.unit(zone) for zone in ("active.0", "active.1", "bench.1")}
    choose(game, "knock_outs", "Knock out Dreepy")
    assert ids(game)[0] == "knock_outs"
    choose(game, "knock_outs", "All of them together")
    assert "knock_outs" not in ids(game)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_whose_turn_is_next_promotes_first(game: Game, seat: int) -> None:
    game.turn(seat)
    hurt(game, "active.0", "active.1")
    game.act("knock_out")
    promotions = [name for name in ids(game) if name.startswith("promote")]
    assert promotions == [f"promote.{1 - seat}", f"promote.{seat}"]


def test_every_benched_pokemon_can_be_sent_out_by_its_player(game: Game) -> None:
    game.stand(DUSKULL, "bench.0")
    hurt(game, "active.0")
    game.act("knock_out")
    task = next(task for task in tasks(game) if task.id == "promote.0")
    assert task.seat == 0
    titles = [choice.title.en for choice in task.choices]
    assert titles == ["Duskull, Bench 1", "Latias ex", "Duskull, Bench 3"]
    assert len(task.units) == 3


def test_an_energy_left_in_the_active_spot_is_no_active_pokemon(game: Game) -> None:
    hurt(game, "active.0")
    game.act("knock_out")
    game.do(Move((game.card(FIRE),), "active.0", -1))
    assert "promote.0" in ids(game)


def test_nothing_has_to_be_taken(game: Game) -> None:
    hurt(game, "active.1")
    game.act("knock_out")
    choose(game, "prizes.0", "None is due")
    assert ids(game) == ["promote.1"]


def test_prizes_to_choose_are_asked_for_by_a_form(game: Game) -> None:
    hurt(game, "bench.1")
    game.act("knock_out")
    assert choices(game, "prizes.0")["Choose…"].action == "choose_prizes"
    assert "Take the first 2 Prizes" in choices(game, "prizes.0")
