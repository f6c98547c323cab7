"""The summoning phase, and what monsters do as they are summoned."""

from __future__ import annotations

from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, SIDES, STANDBY
from app.games.nullpoga.resolver.resolving_turn import Spot, Turn
from app.games.nullpoga.resolver.turn_plans import Summon
from app.games.nullpoga.resolver.working_board import Monster

NIGHTMARE_LORD, NIGHTMARE_TOKEN = "nightmare_lord", "nightmare_token"
MECHA_GOLEM = "mecha_golem"
TOKENS = 2
DOUBLED_TURNS = 2
"""This turn and the next (ruling R22)."""
OWN_LEFT = (tuple(range(COLUMNS)), tuple(reversed(range(COLUMNS))))
"""The columns of each side from its own left."""


def summon_phase(turn: Turn) -> None:
    """Put planned monsters from the hand on standby; what cannot be keeps card and mana (R35)."""
    for side in SIDES:
        for entry in turn.plans[side].summons:
            why = _why_not(turn, side, entry)
            if why:
                spot: Spot = (side, STANDBY, entry.column)
                turn.tell("failed", side, None, spot, reason=why, card=entry.card)
            else:
                _summon(turn, side, entry)
    turn.end_step("summon")


def _why_not(turn: Turn, side: int, entry: Summon) -> str:
    board, card = turn.board, turn.cards.get(entry.card)
    if card is None or card.kind != "monster" or entry.card not in board.hand[side]:
        return "not_in_hand"
    if not 0 <= entry.column < COLUMNS:
        return "no_cell"
    if board.standby[side][entry.column] is not None:
        return "taken"
    return "mana" if card.cost > board.mana[side] else ""


def _summon(turn: Turn, side: int, entry: Summon) -> None:
    board, card = turn.board, turn.cards[entry.card]
    board.mana[side] -= card.cost
    board.hand[side].remove(entry.card)
    made = Monster(board.named(entry.uid), card, side)
    board.standby[side][entry.column] = made
    arrive(turn, made, (side, STANDBY, entry.column))


def arrive(turn: Turn, monster: Monster, spot: Spot) -> None:
    """Carry out what a monster does when it is summoned."""
    turn.tell("summoned", spot[0], monster, spot)
    if monster.card.id == NIGHTMARE_LORD:
        _bring_tokens(turn, spot[0], monster.uid)
    elif monster.card.id == MECHA_GOLEM:
        _double(turn, spot[0])


def _bring_tokens(turn: Turn, side: int, lord: str) -> None:
    """Put tokens on the free battle cells furthest to the owner's left (ruling R21)."""
    board, left = turn.board, TOKENS
    for column in OWN_LEFT[side]:
        if left and board.battle[side][column] is None:
            name = board.named(f"{lord}-token{TOKENS - left + 1}")
            token = Monster(name, turn.cards[NIGHTMARE_TOKEN], side)
            token.barred = True  # it acts from the next turn on
            board.battle[side][column] = token
            turn.tell("placed", side, token, (side, BATTLE, column))
            left -= 1


def _double(turn: Turn, side: int) -> None:
    """Double the attack of a monster that chance names, the new one among them (ruling R22)."""
    board = turn.board
    for cell in turn.draw():
        row = BATTLE if cell < COLUMNS else STANDBY
        if row == STANDBY and turn.rulings.golem == "battle":
            continue
        held = board.rows(row)[side][cell % COLUMNS]
        if held is not None:
            held.doubled = DOUBLED_TURNS
            turn.tell("doubled", side, held, (side, row, cell % COLUMNS))
            return
