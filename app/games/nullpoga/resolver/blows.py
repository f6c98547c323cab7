"""Attacks: what each monster strikes, and what comes of all blows of a step at once (ruling R8)."""

from __future__ import annotations

from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS
from app.games.nullpoga.resolver.life_changes import hurt
from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.working_board import Monster

STOAT, ARCHER = "stoat", "archer"
JELLYFISH, VENOM_SNAKE = "jellyfish", "venom_snake"
POISONED = 2
"""At so many turn ends poison takes life (ruling R13)."""
RIGHT = (1, -1)
"""Where each side's own right is."""

Blow = tuple[int, int, int, Monster, "Monster | None"]
"""(the foe, the column, the strength, who strikes, who stands there before any blow falls)."""


def blows_of(turn: Turn, side: int, column: int, attacker: Monster, aim: int) -> list[Blow]:
    """Return what an attack strikes on the board as it is."""
    foe = 1 - side
    line = turn.board.battle[foe]
    strength = attacker.attack * 2 if attacker.doubled else attacker.attack
    card = attacker.card.id
    if card == ARCHER and 0 <= aim < COLUMNS:
        column = aim  # ruling R32
    turn.tell("attacked", side, attacker, (foe, BATTLE, column), strength)
    blows: list[Blow] = [(foe, column, strength, attacker, line[column])]
    if card == STOAT:
        beside = column + RIGHT[side]  # ruling R33
        if 0 <= beside < COLUMNS:
            blows.append((foe, beside, strength, attacker, line[beside]))
    return blows


def strike(turn: Turn, blows: list[Blow]) -> None:
    """Carry out all blows of a step.

    A blow on an empty cell takes life from the player and lays the cell waste, also with attack 0.
    """
    board = turn.board
    for foe, column, strength, attacker, target in blows:
        if target is not None:
            if hurt(turn, target, strength, "attack", (foe, BATTLE, column)):
                _mark(turn, attacker, target, foe, column)
            continue
        board.life[foe] -= strength
        board.wild[foe] |= 1 << column
        turn.tell("struck_player", foe, attacker, (foe, BATTLE, column), strength)


def _mark(turn: Turn, attacker: Monster, target: Monster, foe: int, column: int) -> None:
    """Stun or poison who was hit."""
    card = attacker.card.id
    if card == JELLYFISH:
        target.stunned = True
        turn.tell("stunned", foe, target, (foe, BATTLE, column))
    elif card == VENOM_SNAKE:
        target.poison = POISONED
        turn.tell("poisoned", foe, target, (foe, BATTLE, column), POISONED)
