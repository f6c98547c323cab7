"""A board with everything on it, and what is done there whatever the rules say."""

from __future__ import annotations

import random

from app.core.intent import Procedure
from app.games.pokemon.benches.full_board import fill, gesture, settle
from app.games.pokemon.tasks.start_conditions import BEGINNING, awaited
from tests.games.pokemon_table import BATTLE_ROYAL_SPEC, DECK, Game


def full() -> Game:
    """Two sides as full as a board holds."""
    game = Game()
    for seat in (0, 1):
        settle(game.table.sit(seat), seat, DECK)
    game.do(BEGINNING.begin(without=awaited(game.view())))
    for seat in (0, 1):
        fill(game.table.sit(seat), seat, DECK)
    return game


def test_every_place_of_the_bench_is_taken() -> None:
    game = Game()
    settle(game.table.sit(0), 0, DECK)
    assert len(game.view().zones["active.0"].items) == 1
    assert len(game.view().zones["bench.0"].items) == 5
    assert game.view().zones["prizes.0"].count == 6


def test_in_a_battle_royal_it_is_what_that_game_has_places_for() -> None:
    game = Game(4, spec=BATTLE_ROYAL_SPEC)
    for seat in range(4):
        settle(game.table.sit(seat), seat, DECK)
        assert len(game.view().zones[f"active.{seat}"].items) == 2
        assert len(game.view().zones[f"bench.{seat}"].items) == 4


def test_every_pokemon_has_energy_and_every_hand_is_full() -> None:
    game = full()
    for seat in (0, 1):
        for name in ("active", "bench"):
            for unit in game.view().zones[f"{name}.{seat}"].items:
                assert len(game.view().units[unit].attached) == 2
        assert (game.view().zones[f"hand.{seat}"].count or 0) >= 10


def test_what_is_done_there_is_many_things_and_the_same_by_the_same_chance() -> None:
    view = full().view()
    chance, again = random.Random(3), random.Random(3)
    gestures = [gesture(view, chance) for _ in range(60)]
    assert gestures == [gesture(view, again) for _ in range(60)]
    assert {type(one).__name__ for one in gestures} >= {"Procedure", "PutMark", "Flip", "Batch"}
    names = {one.name for one in gestures if isinstance(one, Procedure)}
    assert names == {"attack", "end_turn", "retreat"}
