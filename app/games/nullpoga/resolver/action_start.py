"""How the action phase begins: the Frost Witch freezes, the Tempest Knight pushes."""

from __future__ import annotations

from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, SIDES
from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.working_board import Line, Monster

FROST_WITCH = "frost_witch"
TEMPEST_KNIGHT = "tempest_knight"


def action_start(turn: Turn) -> None:
    """Freeze, then push; who is frozen cannot push any more."""
    first, second = turn.plans
    if first.freeze or second.freeze or first.push or second.push:
        _freeze(turn)
        if turn.rulings.push == "before_steps":
            _push_all(turn)
        turn.end_step("action_start")


def column_of(line: Line, uid: str) -> int:
    """Return in which column of a row a monster stands, -1 where it does not."""
    for column, held in enumerate(line):
        if held is not None and held.uid == uid:
            return column
    return -1


def _able(turn: Turn, side: int, uid: str, card: str) -> Monster | None:
    """Return a monster of a side's battle zone, if it is such a card and may do something."""
    line = turn.board.battle[side]
    column = column_of(line, uid)
    held = line[column] if column >= 0 else None
    return held if held is not None and held.card.id == card and not held.barred else None


def _freeze(turn: Turn) -> None:
    """Freeze whoever stands in the named columns now, both sides at once (ruling R17)."""
    frozen: list[tuple[int, int]] = []
    for side in SIDES:
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


def _push_all(turn: Turn) -> None:
    """Push in the order of the knights' columns, those of one column at once (ruling R18)."""
    planned: list[tuple[int, int, str, str, int]] = []
    for side in SIDES:
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
    """Push an enemy monster along its battle row; it misfires where it cannot be (ruling R18)."""
    foe = 1 - side
    line = turn.board.battle[foe]
    column = column_of(line, target)
    held = line[column] if column >= 0 else None
    if held is None or not 0 <= to < COLUMNS or line[to] is not None:
        why = "nobody" if held is None else "taken"
        turn.tell("failed", side, None, (foe, BATTLE, to), reason=why, card=TEMPEST_KNIGHT)
        return False
    line[column], line[to] = None, held
    turn.tell("pushed", foe, held, (foe, BATTLE, to), reason=knight)
    return True
