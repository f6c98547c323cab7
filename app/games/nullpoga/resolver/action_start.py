"""How the action phase begins: the Frost Witch freezes, the Tempest Knight pushes.

Neither is an act: who is stunned or frozen does it all the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS
from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.working_board import Line, Monster

FROST_WITCH = "frost_witch"
TEMPEST_KNIGHT = "tempest_knight"


def action_start(turn: Turn, sides: Sequence[int]) -> None:
    """Freeze, then push, as the plans of these sides say."""
    if any(turn.plans[side].freeze or turn.plans[side].push for side in sides):
        _freeze(turn, sides)
        if turn.rulings.push == "before_steps":
            _push_all(turn, sides)
        turn.end_step("action_start")


def column_of(line: Line, uid: str) -> int:
    """Return in which column of a row a monster stands, -1 where it does not."""
    for column, held in enumerate(line):
        if held is not None and held.uid == uid:
            return column
    return -1


def _able(turn: Turn, side: int, uid: str, card: str) -> Monster | None:
    """Return a monster of a side's battle zone, if it is such a card and was not pulled over."""
    line = turn.board.battle[side]
    column = column_of(line, uid)
    held = line[column] if column >= 0 else None
    return held if held is not None and held.card.id == card and not held.pulled else None


def _freeze(turn: Turn, sides: Sequence[int]) -> None:
    """Freeze whoever stands in the named columns now, both sides at once (ruling R17)."""
    frozen: list[tuple[int, int]] = []
    for side in sides:
        used: set[str] = set()
        for entry in turn.plans[side].freeze:
            witch = _able(turn, side, entry.monster, FROST_WITCH)
            if witch is None or entry.monster in used or not 0 <= entry.column < COLUMNS:
                turn.tell("lost", side, witch, reason="freeze")
                continue
            used.add(entry.monster)
            frozen.append((1 - side, entry.column))
    for foe, column in frozen:
        held = turn.board.battle[foe][column]
        if held is None:
            turn.tell("failed", 1 - foe, None, (foe, BATTLE, column), reason="nobody")
        else:
            held.barred = True
            turn.tell("frozen", foe, held, (foe, BATTLE, column))


def _push_all(turn: Turn, sides: Sequence[int]) -> None:
    """Push in the order of the knights' columns, those of one column at once (ruling R18)."""
    planned: list[tuple[int, int, str, str, int]] = []
    for side in sides:
        used: set[str] = set()
        for entry in turn.plans[side].push:
            column = column_of(turn.board.battle[side], entry.monster)
            knight = _able(turn, side, entry.monster, TEMPEST_KNIGHT)
            if knight is None or entry.monster in used:
                turn.tell("lost", side, knight, reason="push")
                continue
            used.add(entry.monster)
            planned.append((column, side, entry.monster, entry.target, entry.to))
    for _, side, knight_uid, target, to in sorted(planned):
        push(turn, side, knight_uid, target, to)


def push(turn: Turn, side: int, knight: str, target: str, to: int) -> bool:
    """Push an enemy monster to a free cell of its battle row (ruling R18).

    It misfires where the cell is taken or the monster gone.
    """
    foe = 1 - side
    goal = turn.board.battle[foe]
    line = next(
        (one for one in (goal, turn.board.standby[foe]) if column_of(one, target) >= 0), None
    )
    if line is None or not 0 <= to < COLUMNS or goal[to] is not None:
        why = "nobody" if line is None else "taken"
        turn.tell("failed", side, None, (foe, BATTLE, to), reason=why, card=TEMPEST_KNIGHT)
        return False
    column = column_of(line, target)
    held, line[column] = line[column], None
    goal[to] = held
    turn.tell("pushed", foe, held, (foe, BATTLE, to), reason=knight)
    return True
