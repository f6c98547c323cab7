"""The computer players by name: three that follow a rule, and five levels from first game to best.

A level knows what its side sees and nothing else: a card that nobody named is "" on the board that
it is handed.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from app.core.data.value import value
from app.core.text.words import Words
from app.games.nullpoga.computer.board_worth import WorthWeights
from app.games.nullpoga.computer.plan_drafts import draftable
from app.games.nullpoga.computer.plan_reasons import expected, reasons_of
from app.games.nullpoga.computer.plan_search import (
    Effort,
    MixedPlans,
    PlanSearch,
    Stop,
    chosen,
    never,
)
from app.games.nullpoga.computer.random_plans import random_plan
from app.games.nullpoga.computer.rule_plans import first_plan, greedy_plan
from app.games.nullpoga.computer.worth_weights import LEARNED, PLAIN
from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard, working


@value
class Level:
    """A computer player that searches."""

    title: Words
    effort: Effort
    weights: WorthWeights = LEARNED


LEVELS: Mapping[str, Level] = {
    "1": Level(Words("Novice", "入門"), Effort(2, 1, mixes=False), PLAIN),
    "2": Level(Words("Easy", "初級"), Effort(4, 1, mixes=False)),
    "3": Level(Words("Medium", "中級"), Effort(8, 2, 2, mixes=False)),
    "4": Level(Words("Hard", "上級"), Effort(20, 3, 3, endings=True)),
    "5": Level(Words("Master", "達人"), Effort(30, 3, 5, rounds=10, varied=10, endings=True)),
}
RULE_TITLES: Mapping[str, Words] = {
    "random": Words("Random", "ランダム"),
    "first": Words("First possible", "先頭の手"),
    "greedy": Words("Headlong", "猪突猛進"),
}
PLAYERS: Mapping[str, Words] = {
    **RULE_TITLES,
    **{name: level.title for name, level in LEVELS.items()},
}
"""What each player is called."""
STRONGEST = "5"


def plan_of(
    player: str,
    board: Board,
    side: int,
    rulings: Rulings,
    cards: Cards,
    chance: Random,
    stop: Stop = never,
) -> Plan:
    """Return what a computer player plans; the same arguments give the same plan.

    `stop` is asked every few milliseconds: once it says so, the best plan so far is returned.
    Raises KeyError for a player that is none.
    """
    return plan_on(player, working(board, cards), side, rulings, cards, chance, stop)


def plan_on(
    player: str,
    board: WorkingBoard,
    side: int,
    rulings: Rulings,
    cards: Cards,
    chance: Random,
    stop: Stop = never,
) -> Plan:
    """Return the same for a board of many games in a row; it is not changed."""
    if player == "random":
        return random_plan(board, side, rulings, cards, chance)
    if player in RULE_TITLES:
        at = draftable(board, side, rulings, cards)
        return first_plan(at) if player == "first" else greedy_plan(at)
    return chosen(mixed_on(player, board, side, rulings, cards, chance, stop), chance)


def mixed_on(
    level: str,
    board: WorkingBoard,
    side: int,
    rulings: Rulings,
    cards: Cards,
    chance: Random,
    stop: Stop = never,
) -> MixedPlans:
    """Return the plans that a level mixes, and how often it chooses each."""
    how = LEVELS[level]
    search = PlanSearch(board, side, rulings, cards, chance, how.effort, how.weights, stop)
    return search.mixed()


REASONING = Effort(12, 6, 4, rounds=3, varied=6)
"""Enough to know the foe's likeliest answers."""


def why(
    plan: Plan,
    board: Board,
    side: int,
    rulings: Rulings,
    cards: Cards,
    chance: Random,
    stop: Stop = never,
) -> tuple[Words, ...]:
    """Return what a plan is expected to lead to, the weightiest first, as sentences.

    Columns are counted from 1 on, from the first side's left.
    """
    on = working(board, cards)
    weights = LEVELS[STRONGEST].weights
    search = PlanSearch(on, side, rulings, cards, chance, REASONING, weights, stop)
    search.mixed()
    answers = search.answers()
    return reasons_of(expected(plan, side, answers, rulings, cards, chance, weights))
