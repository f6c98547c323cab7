"""The computer players by name, and how a plan of theirs is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from app.games.nullpoga.computer.board_worth import TRIED
from app.games.nullpoga.computer.plan_drafts import draftable
from app.games.nullpoga.computer.plan_search import Effort, MixedPlans, PlanSearch, Stop, chosen
from app.games.nullpoga.computer.rule_plans import first_plan, greedy_plan, random_plan
from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard, working

EFFORTS: Mapping[str, Effort] = {
    "1": Effort(2, 1, mixes=False),
    "2": Effort(4, 2, mixes=False),
    "3": Effort(10, 4, 2, mixes=False),
    "4": Effort(30, 3, 4),
    "5": Effort(40, 4, 4, rounds=8, varied=10),
}
RULES = ("random", "first", "greedy")
PLAYERS = (*RULES, *EFFORTS)


def plan_of(
    player: str,
    board: Board,
    side: int,
    rulings: Rulings,
    cards: Cards,
    chance: Random,
    stop: Stop = lambda: False,
) -> Plan:
    """Return what a computer player plans; the same arguments give the same plan.

    A card on the board that nobody named is "". `stop` is asked every few milliseconds: once it
    says so, the best plan so far is returned. Raises KeyError for a player that is none.
    """
    return plan_on(player, working(board, cards), side, rulings, cards, chance, stop)


def plan_on(
    player: str,
    board: WorkingBoard,
    side: int,
    rulings: Rulings,
    cards: Cards,
    chance: Random,
    stop: Stop,
) -> Plan:
    """Return the same on a board for many games in a row, which is not changed."""
    if player in RULES:
        at = draftable(board, side, rulings, cards)
        if player == "random":
            return random_plan(at, chance)
        return first_plan(at) if player == "first" else greedy_plan(at)
    return chosen(mixed_on(player, board, side, rulings, cards, chance, stop), chance)


def mixed_on(
    player: str,
    board: WorkingBoard,
    side: int,
    rulings: Rulings,
    cards: Cards,
    chance: Random,
    stop: Stop,
) -> MixedPlans:
    """Return the plans that a searching player mixes, and how often it chooses each."""
    effort = EFFORTS[player]
    return PlanSearch(board, side, rulings, cards, chance, effort, TRIED, stop).mixed()
