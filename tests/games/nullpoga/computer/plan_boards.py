"""Boards to plan on: in the words of case files, and by chance as a side sees them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle
from random import Random
from typing import Any

from app.games.nullpoga.computer.hidden_cards import as_seen
from app.games.nullpoga.computer.plan_drafts import Draftable, draft, draftable
from app.games.nullpoga.resolver.chance_orders import drawn_orders
from app.games.nullpoga.resolver.resolved_steps import Step
from app.games.nullpoga.resolver.rulings import USUAL, Rulings
from app.games.nullpoga.resolver.turn_plans import NOTHING, Plan
from app.games.nullpoga.resolver.turn_resolution import play_turn, resolve
from app.games.nullpoga.resolver.working_board import WorkingBoard, settled, working
from tests.games.nullpoga.computer.match_decks import DECKS
from tests.games.nullpoga.computer.match_games import dealt
from tests.games.nullpoga.planned import CARDS, laid

Said = Mapping[str, Any]


def table(a: Said | None = None, b: Said | None = None, turn: int = 10) -> WorkingBoard:
    """Return a board with these monsters; those of B are called with a dash."""
    return working(laid(a, b, turn)[0], CARDS)


def at(board: WorkingBoard, side: int = 0, rulings: Rulings = USUAL) -> Draftable:
    return draftable(board, side, rulings, CARDS)


def boards_by_chance(count: int, seed: int) -> Iterator[WorkingBoard]:
    """Yield boards from the middle of games, with all cards named."""
    chance = Random(f"boards/{seed}")
    decks = list(DECKS.values())
    while count > 0:
        board = dealt(chance.choice(decks), chance.choice(decks), chance)
        for _ in range(chance.randint(1, 9)):
            plans = (draft(at(board, 0), chance), draft(at(board, 1), chance))
            play_turn(board, plans, USUAL, drawn_orders(chance), CARDS)
        if not board.winner:
            count -= 1
            yield board


def seen_by_chance(count: int, seed: int, side: int = 0) -> Iterator[WorkingBoard]:
    for board in boards_by_chance(count, seed):
        yield as_seen(board, side)


def alone(board: WorkingBoard, side: int, plan: Plan) -> tuple[Step, ...]:
    """Return the steps of a plan while the other side does nothing."""
    plans = (plan, NOTHING) if side == 0 else (NOTHING, plan)
    return resolve(settled(board), plans, USUAL, cycle([tuple(range(10))]), CARDS)
