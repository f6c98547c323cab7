"""The player that the strongest is measured by: 50 plans of its own against 12 of the foe's.

It looks one turn ahead, the foe's plans are by chance, and the best of its own on average is its
choice; what a board is worth is a sum set by hand.
"""

from __future__ import annotations

from itertools import cycle
from random import Random

from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.computer.hidden_cards import guessed
from app.games.nullpoga.computer.plan_drafts import draft, draftable
from app.games.nullpoga.computer.rule_plans import greedy_plan
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import WorkingBoard

OWN, FOES = 50, 12
CARDS = card_book().cards


def plain_matrix_plan(seen: WorkingBoard, side: int, chance: Random) -> Plan:
    """Return the plan that does best on average."""
    at = draftable(seen, side, USUAL, CARDS)
    own = [greedy_plan(at), *(draft(at, chance) for _ in range(OWN - 1))]
    totals = [0.0] * OWN
    for number in range(FOES):
        board = guessed(seen, CARDS, chance)
        foe_at = draftable(board, 1 - side, USUAL, CARDS)
        foe = greedy_plan(foe_at) if number == 0 else draft(foe_at, chance)
        orders = [tuple(chance.sample(range(10), 10)) for _ in range(3)]
        for row, plan in enumerate(own):
            trial = board.copy()
            plans = (plan, foe) if side == 0 else (foe, plan)
            play_turn(trial, plans, USUAL, cycle(orders), CARDS)
            totals[row] += plain_worth(trial) * (1 if side == 0 else -1)
    return own[totals.index(max(totals))]


def plain_worth(board: WorkingBoard) -> float:
    """Return life, wilderness and monsters in both rows of the first side, less the second's."""
    if board.winner:
        return {"A": 1000.0, "B": -1000.0, "draw": 0.0}[board.winner]
    total = 0.0
    for side, sign in ((0, 1), (1, -1)):
        total += sign * board.life[side]
        total -= sign * 2 * board.wild[side].bit_count()
        for line in (board.battle[side], board.standby[side]):
            for held in line:
                if held is not None:
                    total += sign * (held.attack + held.life + 1)
    return total
