"""One whole turn: two plans on a board, phase after phase, and the start of the turn after it.

A pure function: the same board, plans, rulings and draws give the same steps, and chance comes in
as outcomes (`chance_orders.py`).
"""

from __future__ import annotations

from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.resolver.action_phase import action_phase
from app.games.nullpoga.resolver.arrivals import summon_phase
from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.chance_orders import Draws
from app.games.nullpoga.resolver.march import march
from app.games.nullpoga.resolver.resolved_steps import Step
from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.rulings import USUAL, Rulings
from app.games.nullpoga.resolver.spell_phase import spell_phase
from app.games.nullpoga.resolver.turn_change import turn_end, turn_start
from app.games.nullpoga.resolver.turn_plans import Plans
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard, working


def resolve(
    board: Board,
    plans: Plans,
    rulings: Rulings = USUAL,
    draws: Draws = (),
    cards: Cards | None = None,
) -> tuple[Step, ...]:
    """Return the steps of a turn, each with the board after it; none where the game is over.

    The last one is the start of the next turn, unless the game ended before it. Raises
    NoDrawLeftError where more chance is needed than is given, KeyError for a card that is none.
    """
    cards = card_book().cards if cards is None else cards
    turn = Turn(working(board, cards), plans, rulings, draws, cards, told=True)
    _carry_out(turn)
    return tuple(turn.steps or ())


def end_of(steps: tuple[Step, ...]) -> Board:
    """Return the board after the turn-end effects, or where the game ended."""
    last = steps[-1]
    return steps[-2].board if last.phase == "turn_start" else last.board


def next_of(steps: tuple[Step, ...]) -> Board | None:
    """Return the board after the following turn start, None where the game ended before it."""
    last = steps[-1]
    return last.board if last.phase == "turn_start" else None


def play_turn(
    board: WorkingBoard, plans: Plans, rulings: Rulings, draws: Draws, cards: Cards
) -> None:
    """Change a board as `resolve` would, and tell nothing: for many games in a row."""
    _carry_out(Turn(board, plans, rulings, draws, cards))


def _carry_out(turn: Turn) -> None:
    """Spells, march, summons, actions, turn end, turn start (ruling R4), until somebody wins."""
    if turn.board.winner or spell_phase(turn):
        return
    march(turn)
    summon_phase(turn)
    if action_phase(turn) or turn_end(turn):
        return
    turn_start(turn)
