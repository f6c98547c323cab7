"""A whole game of two programs on a bare board, without a table: for what needs many of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from app.games.nullpoga.computer.computer_levels import plan_on
from app.games.nullpoga.resolver.board_values import Board, Side
from app.games.nullpoga.resolver.chance_orders import drawn_orders
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard, working

OPENING = 5
"""Cards of the first hand."""
LONGEST = 40
"""Turns after which it is broken off."""


def quick_game(
    player: str, decks: Sequence[Sequence[str]], rulings: Rulings, cards: Cards, chance: Random
) -> WorkingBoard:
    """Return the last board of a game in which `player` plays both sides.

    `decks` are the cards of both in the order in which they are drawn.
    """
    first, second = (Side(hand=tuple(one[:OPENING]), deck=tuple(one[OPENING:])) for one in decks)
    board, orders = working(Board((first, second)), cards), drawn_orders(chance)
    while not board.winner and board.turn <= LONGEST:
        plans = (
            plan_on(player, board, 0, rulings, cards, chance),
            plan_on(player, board, 1, rulings, cards, chance),
        )
        play_turn(board, plans, rulings, orders, cards)
    return board
