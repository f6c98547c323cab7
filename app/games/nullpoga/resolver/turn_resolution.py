"""One whole turn: two plans on a board, phase after phase, and the start of the turn after it.

A pure function: the same board, plans, rulings and draws give the same steps, and chance comes in
as outcomes (`chance_orders.py`). A table carries the phases out one by one (`resolve_phase`), on
whatever board people have made of the phase before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

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

TurnPhase = Literal["spells", "march", "summon", "actions", "turn_end", "turn_start"]


def _march(turn: Turn) -> bool:
    march(turn)
    return False


def _summon(turn: Turn) -> bool:
    summon_phase(turn)
    return False


def _turn_start(turn: Turn) -> bool:
    turn_start(turn)
    return turn.board.winner != ""


PHASES: Mapping[TurnPhase, Callable[[Turn], bool]] = {
    "spells": spell_phase,
    "march": _march,
    "summon": _summon,
    "actions": action_phase,
    "turn_end": turn_end,
    "turn_start": _turn_start,
}
"""The phases in their order (ruling R4); each says whether the game is over after it."""


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


def resolve_phase(
    phase: TurnPhase,
    board: Board,
    plans: Plans,
    rulings: Rulings = USUAL,
    draws: Draws = (),
    cards: Cards | None = None,
) -> tuple[Step, ...]:
    """Return the steps of one phase alone; none where nothing is to be done in it.

    All phases in a row, each on the board that the one before left, are the turn of `resolve`.
    Raises NoDrawLeftError, KeyError as `resolve` does.
    """
    cards = card_book().cards if cards is None else cards
    turn = Turn(working(board, cards), plans, rulings, draws, cards, told=True)
    if not board.winner:
        PHASES[phase](turn)
    return tuple(turn.steps or ())


def play_turn(
    board: WorkingBoard, plans: Plans, rulings: Rulings, draws: Draws, cards: Cards
) -> None:
    """Change a board as `resolve` would, and tell nothing: for many games in a row."""
    _carry_out(Turn(board, plans, rulings, draws, cards))


def _carry_out(turn: Turn) -> None:
    """Carry out phase after phase, until somebody wins."""
    if turn.board.winner:
        return
    for carry_out in PHASES.values():
        if carry_out(turn):
            return
