"""Life that monsters lose and regain, and how those without any leave the board."""

from __future__ import annotations

from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY
from app.games.nullpoga.resolver.resolving_turn import Spot, Turn
from app.games.nullpoga.resolver.working_board import Monster

GAIA_BEAST = "gaia_beast"
HEALED = 2
"""What the Seraphim gives back."""


def hurt(turn: Turn, monster: Monster, amount: int, reason: str, spot: Spot) -> bool:
    """Take life from a monster and say whether it was hurt: a guarded one is not (ruling R24).

    The Gaia Beast takes as much attack from it (ruling R20). Who has no life left stays until
    `bury`, so that what happens at once happens to all.
    """
    if monster.guarded and _keeps_off(turn, reason):
        turn.tell("spared", spot[0], monster, spot, amount, reason)
        return False
    monster.life -= amount
    if monster.card.id == GAIA_BEAST:
        monster.attack += amount
    if monster.life <= 0:
        turn.deaths = True
    turn.tell("hurt", spot[0], monster, spot, amount, reason)
    return True


def _keeps_off(turn: Turn, reason: str) -> bool:
    """Whether a guard keeps something off, as a rule attacks and spells (ruling R24)."""
    guard = turn.rulings.guard
    if reason == "attack" or guard == "everything":
        return True
    card = turn.cards.get(reason)
    return guard == "attacks_and_spells" and card is not None and card.kind == "spell"


def heal(turn: Turn, monster: Monster, spot: Spot) -> None:
    """Give a monster life back, as a rule up to its full life (ruling R19)."""
    life = monster.life + HEALED
    if turn.rulings.healing_limit == "full_life":
        life = max(monster.life, min(life, monster.full))
    if life > monster.life:
        turn.tell("healed", spot[0], monster, spot, life - monster.life)
        monster.life = life


def bury(turn: Turn) -> None:
    """Take away who has no life left (ruling R9): cards go to the graveyard of their owner."""
    if not turn.deaths:
        return
    turn.deaths = False
    board = turn.board
    for row in (BATTLE, STANDBY):
        for side, line in enumerate(board.rows(row)):
            for column, held in enumerate(line):
                if held is not None and held.life <= 0:
                    line[column] = None
                    if held.card.kind != "token":
                        board.grave[held.owner].append(held.card.id)
                    turn.tell("died", side, held, (side, row, column))
