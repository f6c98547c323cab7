"""Whole turns, and whole games by chance: what always holds."""

from __future__ import annotations

from random import Random

import pytest

from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.chance_orders import drawn_orders, most_draws
from app.games.nullpoga.resolver.resolved_steps import WHAT
from app.games.nullpoga.resolver.rulings import CHOICES, USUAL, rulings_of
from app.games.nullpoga.resolver.turn_resolution import (
    end_of,
    next_of,
    play_turn,
    resolve,
)
from app.games.nullpoga.resolver.working_board import settled, working
from tests.games.nullpoga.planned import CARDS, attack, laid, side, steps_of
from tests.games.nullpoga.random_games import beginning, random_plan


def test_the_phases_come_in_order() -> None:
    steps = steps_of(
        side({0: "seraphim"}, hand=["blaze"]),
        A={
            "spells": [{"card": "blaze"}],
            "actions": [attack("seraphim")],
            "freeze": [{"m": "x", "col": 0}],
        },
    )
    assert [one.phase for one in steps] == [
        *("spells", "march", "summon", "action_start", "actions"),
        *("action_end", "turn_end", "turn_start"),
    ]


def test_the_end_and_the_next_board_are_told_apart() -> None:
    steps = steps_of(turn=3)
    following = next_of(steps)
    assert following is not None
    assert (end_of(steps).turn, following.turn) == (3, 4)


def test_nothing_comes_after_a_game_is_won() -> None:
    steps = steps_of(side({0: "rat"}), side(life=1), A={"actions": [attack("rat")]})
    assert next_of(steps) is None
    won = end_of(steps)
    assert won.winner == "A"
    assert resolve(won, laid()[1]) == ()


@pytest.mark.parametrize("seed", range(25))
def test_games_by_chance_keep_what_must_hold(seed: int) -> None:
    """The told way and the fast one agree, chance is enough, and no card comes or goes."""
    chance = Random(seed)
    rulings = rulings_of({name: chance.choice(all_) for name, all_ in CHOICES.items()})
    board = beginning(chance)
    for _ in range(60):
        plans = (random_plan(board, 0, chance), random_plan(board, 1, chance))
        used = rulings if seed % 2 else USUAL
        orders = drawn_orders(chance)
        draws = [next(orders) for _ in range(most_draws(board, plans))]
        steps = resolve(board, plans, used, draws)
        fast = working(board, CARDS)
        play_turn(fast, plans, used, draws, CARDS)
        assert settled(fast) == steps[-1].board
        assert resolve(board, plans, used, draws) == steps
        assert {one.what for step in steps for one in step.happenings} <= set(WHAT)
        board = steps[-1].board
        _sound(board)
        if board.winner:
            return
    assert board.turn > 60


def _sound(board: Board) -> None:
    """Thirty cards each, wherever they lie; mana never below nothing; one name for one monster."""
    standing = [
        held for one in board.sides for held in (*one.battle, *one.standby) if held is not None
    ]
    assert len({held.uid for held in standing}) == len(standing)
    assert all(held.life > 0 for held in standing)
    for number, one in enumerate(board.sides):
        own = [
            held for held in standing if held.owner == number and CARDS[held.card].kind != "token"
        ]
        assert len(one.hand) + len(one.deck) + len(one.grave) + len(own) == 30
        assert one.mana >= 0


def test_games_by_chance_reach_everything_that_can_happen() -> None:
    """Every kind of happening, and every card that comes to the table or is cast."""
    happened: set[str] = set()
    cards: set[str] = set()
    for seed in range(80):
        chance = Random(seed)
        board = beginning(chance)
        for _ in range(40):
            plans = (random_plan(board, 0, chance), random_plan(board, 1, chance))
            steps = resolve(board, plans, USUAL, drawn_orders(chance))
            told = [one for step in steps for one in step.happenings]
            happened |= {one.what for one in told}
            cards |= {one.card for one in told if one.what in ("cast", "summoned", "placed")}
            board = steps[-1].board
            if board.winner:
                break
    assert happened == set(WHAT)
    assert cards == set(CARDS)
