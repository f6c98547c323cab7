"""The march (進軍): who stands on standby goes forward by itself where the battle cell is free."""

from __future__ import annotations

from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, SIDES
from app.games.nullpoga.resolver.life_changes import bury, hurt
from app.games.nullpoga.resolver.resolving_turn import Turn

FIRE_DRAGON = "fire_dragon"
BREATH = 2
"""What the Fire Dragon's march does to each of its neighbours."""


def march(turn: Turn) -> None:
    """March in all columns, before anybody is summoned (ruling R4)."""
    board = turn.board
    dragons: list[tuple[int, int]] = []
    for side in SIDES:
        battle, standby = board.battle[side], board.standby[side]
        for column, held in enumerate(standby):
            if held is not None and battle[column] is None:
                battle[column] = held
                standby[column] = None
                turn.tell("marched", side, held, (side, BATTLE, column))
                if held.card.id == FIRE_DRAGON:
                    dragons.append((side, column))
    for side, column in dragons:
        _breathe(turn, 1 - side, column)
    bury(turn)
    turn.end_step("march")


def _breathe(turn: Turn, foe: int, column: int) -> None:
    """Hurt the enemies of the facing cell and beside it, after all marches (ruling R16)."""
    line = turn.board.battle[foe]
    for near in range(max(0, column - 1), min(COLUMNS, column + 2)):
        held = line[near]
        if held is not None:
            hurt(turn, held, BREATH, FIRE_DRAGON, (foe, BATTLE, near))
