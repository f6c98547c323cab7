"""Games between simple greedy players: `python -m tests.games.nullpoga.greedy_games [--games N]`.

How the shipped decks fare against each other.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from app.games.nullpoga.cards.nullpoga_base import nullpoga_base
from app.games.nullpoga.resolver.board_values import Board, Side
from app.games.nullpoga.resolver.chance_orders import drawn_orders
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import settled, working
from app.resources import decklists
from tests.games.nullpoga.greedy_plans import TRIED, greedy_plan
from tests.games.nullpoga.planned import CARDS

LAST_TURN = 40
Deck = Sequence[str]


def play_game(first: Deck, second: Deck, seed: int, tried: int = TRIED) -> float:
    """Return 1 where the first deck wins, 0 where the second does, a half for a draw."""
    chance = Random(f"greedy/{seed}")
    decks = [chance.sample(deck, len(deck)) for deck in (first, second)]
    sides = [Side(hand=tuple(deck[:5]), deck=tuple(deck[5:])) for deck in decks]
    board = Board((sides[0], sides[1]))
    while not board.winner and board.turn <= LAST_TURN:
        plans = (
            greedy_plan(board, 0, chance, tried),
            greedy_plan(board, 1, chance, tried),
        )
        going_on = working(board, CARDS)
        play_turn(going_on, plans, USUAL, drawn_orders(chance), CARDS)
        board = settled(going_on)
    if board.winner in ("A", "B"):
        return 1.0 if board.winner == "A" else 0.0
    lives = [side.life for side in board.sides]
    return 0.5 if board.winner or lives[0] == lives[1] else float(lives[0] > lives[1])


def shipped() -> dict[str, Deck]:
    """Return the shipped decks of thirty by their names."""
    lists = nullpoga_base().lists
    read = {path.stem: lists.read_file(path) for path in (decklists() / "nullpoga").glob("*.txt")}
    return {name: deck.keys for name, deck in sorted(read.items()) if deck.format == ""}


def shares(
    decks: Mapping[str, Deck], games: int, tried: int = TRIED
) -> dict[tuple[str, str], float]:
    """Return for each two decks which share of so many games the first one wins.

    Who is the first side changes from game to game.
    """
    found = {}
    for one, other in combinations(decks, 2):
        won = 0.0
        for seed in range(games):
            if seed % 2:
                won += 1 - play_game(decks[other], decks[one], seed, tried)
            else:
                won += play_game(decks[one], decks[other], seed, tried)
        found[one, other] = won / games
    return found


def main() -> None:
    """Print how the shipped decks fare."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=100, help="of each two decks")
    asked.add_argument("--tried", type=int, default=TRIED, help="plans for a turn")
    said = asked.parse_args()
    decks = shipped()
    found = shares(decks, said.games, said.tried)
    for (one, other), share in found.items():
        print(f"{one:>12} : {other:<12} {share:6.1%}")  # noqa: T201
    for name in decks:
        own = [share for (one, _), share in found.items() if one == name]
        own += [1 - share for (_, other), share in found.items() if other == name]
        print(f"{name:>12} {sum(own) / len(own):6.1%}")  # noqa: T201


if __name__ == "__main__":
    main()
