"""Who has won: by the other's life, by the other's wilderness, or by neither's cards."""

from __future__ import annotations

from app.games.nullpoga.resolver.board_values import Winner
from app.games.nullpoga.resolver.resolving_turn import Turn

FIVE = 0b11111
FOURS = (0b01111, 0b11110)


def is_over(turn: Turn) -> bool:
    """Look who has lost, by life or wilderness, and say whether the game is over (ruling R10)."""
    board = turn.board
    if board.winner:
        return True
    if min(board.life) > 0 and max(board.wild) < FOURS[0]:
        return False  # as after most steps
    lost_first = _has_lost(turn, 0)
    lost_second = _has_lost(turn, 1)
    if not lost_first and not lost_second:
        return False
    if lost_first and lost_second:
        _win(turn, by_life(turn), "both")
    else:
        loser = 0 if lost_first else 1
        _win(turn, "B" if lost_first else "A", "life" if board.life[loser] <= 0 else "wilderness")
    return True


def _has_lost(turn: Turn, side: int) -> bool:
    if turn.board.life[side] <= 0:
        return True
    wild = turn.board.wild[side]
    if turn.rulings.wilderness == "five":
        return wild == FIVE
    return any(wild & four == four for four in FOURS)


def by_life(turn: Turn) -> Winner:
    """Return whose life is higher."""
    first, second = turn.board.life
    return "draw" if first == second else "A" if first > second else "B"


def end_without_cards(turn: Turn) -> None:
    """End the game where neither has a card left to draw and people agreed on that (R11)."""
    if turn.rulings.empty_decks == "life_decides" and not any(turn.board.deck):
        _win(turn, by_life(turn), "empty_decks")


def _win(turn: Turn, winner: Winner, reason: str) -> None:
    turn.board.winner = winner
    turn.tell("won", 1 if winner == "B" else 0, reason=reason, card="")
