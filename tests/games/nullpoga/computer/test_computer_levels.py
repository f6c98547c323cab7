"""What holds for every computer player: the same again, nothing hidden known, never nothing."""

from __future__ import annotations

from random import Random

import pytest

from app.core.data.value import replace
from app.games.nullpoga.computer.computer_levels import LEVELS, PLAYERS, plan_of, plan_on
from app.games.nullpoga.computer.hidden_cards import as_seen
from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.rulings import CHOICES, USUAL, Rulings
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.working_board import settled, working
from tests.games.nullpoga.computer.plan_boards import boards_by_chance, seen_by_chance
from tests.games.nullpoga.planned import CARDS


@pytest.mark.parametrize("player", PLAYERS)
def test_the_same_board_and_chance_give_the_same_plan(player: str) -> None:
    for seen in seen_by_chance(2, 1):
        plans = {plan_of(player, settled(seen), 0, USUAL, CARDS, Random(7)) for _ in range(2)}
        assert len(plans) == 1


def _with_other_secrets(board: Board, side: int, chance: Random) -> Board:
    """Return a board that looks the same to a side: hidden hands and decks are others."""
    names = [card.id for card in CARDS.values() if card.kind != "token"]
    sides = []
    for number, held in enumerate(board.sides):
        hand = held.hand if number == side else tuple(chance.choices(names, k=len(held.hand)))
        deck = tuple(chance.choices(names, k=len(held.deck)))
        sides.append(replace(held, hand=hand, deck=deck))
    return replace(board, sides=(sides[0], sides[1]))


@pytest.mark.parametrize("player", PLAYERS)
def test_what_is_hidden_changes_no_plan(player: str) -> None:
    chance = Random(3)
    for number, full in enumerate(boards_by_chance(2, 2)):
        side = number % 2
        board = settled(full)
        # What the foe has locked is no argument at all: a plan is asked for a board.
        plans = set()
        for _ in range(3):
            board = _with_other_secrets(board, side, chance)
            seen = settled(as_seen(working(board, CARDS), side))
            plans.add(plan_of(player, seen, side, USUAL, CARDS, Random(5)))
        assert len(plans) == 1


@pytest.mark.parametrize("player", LEVELS)
def test_who_is_told_to_stop_plans_all_the_same(player: str) -> None:
    for seen in seen_by_chance(2, 4):
        plan = plan_on(player, seen, 0, USUAL, CARDS, Random(1), lambda: True)
        assert isinstance(plan, Plan)


@pytest.mark.parametrize(
    "rulings",
    [Rulings(**{name: answers[-1]}) for name, answers in CHOICES.items()],
    ids=CHOICES,
)
def test_every_ruling_is_played_by(rulings: Rulings) -> None:
    for seen in seen_by_chance(2, 5):
        assert isinstance(plan_on("3", seen, 0, rulings, CARDS, Random(1)), Plan)


def test_a_player_that_is_none() -> None:
    for seen in seen_by_chance(1, 6):
        with pytest.raises(KeyError):
            plan_on("6", seen, 0, USUAL, CARDS, Random(1))
