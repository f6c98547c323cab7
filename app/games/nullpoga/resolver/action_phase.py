"""The action phase: the n-th entries of both plans make the n-th step (ruling R5)."""

from __future__ import annotations

from itertools import zip_longest

from app.games.nullpoga.resolver.action_start import TEMPEST_KNIGHT, action_start, column_of, push
from app.games.nullpoga.resolver.blows import Blow, blows_of, strike
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, SIDES, STANDBY
from app.games.nullpoga.resolver.game_end import is_over
from app.games.nullpoga.resolver.life_changes import bury, heal
from app.games.nullpoga.resolver.mages import repeats
from app.games.nullpoga.resolver.resolved_steps import Phase
from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.turn_plans import Act
from app.games.nullpoga.resolver.working_board import Monster

RANMARU = "ranmaru"
ROCK = "rock"
SERAPHIM = "seraphim"
Acts = tuple[Act, ...]


def action_phase(turn: Turn) -> bool:
    """Carry out both action plans and say whether that ended the game."""
    again = repeats(turn, "actions")
    action_start(turn, SIDES)
    first, second = turn.plans
    done = _carry_out(turn, first.actions, second.actions, 0)
    for round_ in range(max(again)):
        if done < 0:
            break
        sides = [side for side in SIDES if round_ < again[side]]
        for side in sides:
            _ready_again(turn, side)
        action_start(turn, sides)
        one = first.actions if round_ < again[0] else ()
        other = second.actions if round_ < again[1] else ()
        done = _carry_out(turn, one, other, done)
    if done < 0:
        return True
    _heal(turn)
    return False


def _ready_again(turn: Turn, side: int) -> None:
    for held in turn.board.battle[side]:
        if held is not None:
            held.acted = False


def _carry_out(turn: Turn, one: Acts, other: Acts, done: int) -> int:
    """Carry out two lists step by step; return how many steps there were, -1 where it is over."""
    if turn.rulings.acting == "lockstep":
        return _steps(turn, one, other, done, "actions")
    moves = [tuple(act for act in acts if act.do != "attack") for acts in (one, other)]
    done = _steps(turn, moves[0], moves[1], done, "moves")
    if done < 0:
        return done
    strikes = [tuple(act for act in acts if act.do == "attack") for acts in (one, other)]
    return _steps(turn, strikes[0], strikes[1], done, "attacks")


def _steps(turn: Turn, one: Acts, other: Acts, done: int, phase: Phase) -> int:
    for acts in zip_longest(one, other):
        _step(turn, acts)
        done += 1
        over = is_over(turn)
        turn.end_step(phase, done)
        if over:
            return -1
    return done


def _step(turn: Turn, acts: tuple[Act | None, Act | None]) -> None:
    """Move whoever moves, then strike what both sides strike, then bury (rulings R5, R8)."""
    for side, act in enumerate(acts):
        if act is not None and act.do != "attack":
            _shift(turn, side, act)
    blows: list[Blow] = []
    for side, act in enumerate(acts):
        if act is not None and act.do == "attack":
            column = column_of(turn.board.battle[side], act.monster)
            held = _actor(turn, side, column)
            if held is not None:
                held.acted = True
                blows += blows_of(turn, side, column, held, act.aim)
    if blows:
        strike(turn, blows)
        bury(turn)


def _actor(turn: Turn, side: int, column: int) -> Monster | None:
    """Return who carries an entry out, if anybody may: once a turn, and no rock (ruling R6)."""
    held = turn.board.battle[side][column] if column >= 0 else None
    why = ""
    if held is None:
        why = "gone"
    elif held.barred or held.pulled or held.card.id == ROCK:
        why = "barred"
    elif held.acted:
        why = "acted"
    if why:
        turn.tell("lost", side, held, reason=why)
        return None
    return held


def _shift(turn: Turn, side: int, act: Act) -> None:
    """Carry out a move, or a push that is an act."""
    line = turn.board.battle[side]
    column = column_of(line, act.monster)
    held = _actor(turn, side, column)
    if held is None:
        return
    if act.do == "push":
        if turn.rulings.push != "as_act" or held.card.id != TEMPEST_KNIGHT:
            turn.tell("lost", side, held, reason="push")
        elif push(turn, side, act.monster, act.target, act.to):
            held.acted = True
        return
    to = act.to
    far = abs(to - column) != 1 and turn.rulings.moving == "adjacent"
    if not 0 <= to < COLUMNS or far or line[to] is not None:
        why = "taken" if 0 <= to < COLUMNS and not far else "no_cell"
        turn.tell("failed", side, held, (side, BATTLE, to), reason=why)
        return
    line[column], line[to] = None, held
    held.acted = True
    if held.card.id == RANMARU:
        held.attack += 1  # ruling R34
    turn.tell("moved", side, held, (side, BATTLE, to))


def _heal(turn: Turn) -> None:
    """Let the Seraphim of each battle zone heal after the last step (ruling R19)."""
    healed = False
    for side in SIDES:
        line = turn.board.battle[side]
        for seraphim in line:
            if seraphim is None or seraphim.card.id != SERAPHIM:
                continue
            healed = True
            for row in (BATTLE, STANDBY):
                if row == BATTLE or turn.rulings.healing == "everywhere":
                    for column, held in enumerate(turn.board.rows(row)[side]):
                        if held is not None:
                            heal(turn, held, (side, row, column))
    if healed:
        turn.end_step("action_end")
