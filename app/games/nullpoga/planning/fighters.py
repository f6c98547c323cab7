"""Who can be planned for: monsters that will stand in the battle zone as the actions begin.

Told from the board as it lies and the own plan alone. What the other plans is not known, so this
is what will be if it changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import value
from app.games.nullpoga.resolver.board_values import (
    BATTLE,
    COLUMNS,
    STANDBY,
    Board,
    Row,
    Standing,
)
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Act, Plan

ROCK = "rock"


@value
class Fighter:
    """A monster that will be in the battle zone, as far as the own side knows."""

    uid: str
    """Its unit; of one that a spell of the plan brings what the plan calls it."""
    card: str
    column: int
    """Where it stands as the action phase begins."""
    row: Row = BATTLE
    """Where it stands now: from standby it marches."""
    able: bool = True
    """Whether it may act this turn."""
    attack: int = 0


def fighters(board: Board, side: int, plan: Plan) -> dict[str, Fighter]:
    """Return them by what the plan calls them, from column 0 on."""
    found = sorted(_fighters(board, side, plan), key=lambda one: one.column)
    return {one.uid: one for one in found}


def _fighters(board: Board, side: int, plan: Plan) -> Iterator[Fighter]:
    own = board.sides[side]
    taken: set[int] = set()
    for column, held in enumerate(own.battle):
        if held is not None:
            taken.add(column)
            yield _fighter(held, column, BATTLE)
    for cast in plan.spells:
        if cast.monster and cast.target is not None and cast.target.column not in taken:
            taken.add(cast.target.column)
            yield Fighter(cast.uid, cast.monster, cast.target.column)
    for column, held in enumerate(own.standby):
        if held is not None and column not in taken:
            yield _fighter(held, column, STANDBY)


def _fighter(held: Standing, column: int, row: Row) -> Fighter:
    able = not (held.barred or held.pulled or held.card == ROCK)
    return Fighter(held.uid, held.card, column, row, able, held.strength)


def places_at(board: Board, side: int, plan: Plan, step: int) -> dict[str, int]:
    """Return in which column each own fighter stands before a step of the actions, from 0 on."""
    columns = {uid: one.column for uid, one in fighters(board, side, plan).items()}
    for act in plan.actions[:step]:
        if act.do == "move" and act.monster in columns:
            columns[act.monster] = act.to
    return columns


def free_beside(columns: dict[str, int], uid: str, rulings: Rulings) -> tuple[int, ...]:
    """Return where a monster may move to from where it stands (ruling R7)."""
    at, taken = columns[uid], set(columns.values())
    reach = range(COLUMNS) if rulings.moving == "anywhere" else (at - 1, at + 1)
    return tuple(one for one in reach if 0 <= one < COLUMNS and one not in taken)


def moves_to(board: Board, side: int, plan: Plan, uid: str, rulings: Rulings) -> tuple[int, ...]:
    """Return where a monster may be planned to move, given what is planned before it."""
    at = next((n for n, act in enumerate(plan.actions) if act.monster == uid), len(plan.actions))
    columns = places_at(board, side, plan, at)
    return free_beside(columns, uid, rulings) if uid in columns else ()


def aim_of(act: Act, fighter: Fighter | None, column: int) -> int:
    """Return the enemy column that an attack strikes from where the monster stands then."""
    if act.aim >= 0 and fighter is not None and fighter.card == "archer":
        return act.aim
    return column
