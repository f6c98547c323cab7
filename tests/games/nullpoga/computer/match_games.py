"""Games between computer players, for measuring them: in memory, by seed, on one core.

    python -m tests.games.nullpoga.computer.match_games 5 greedy --games 400

Every two games have the same decks, shuffled alike, and the players change seats between them; the
decks go through all pairs of four. A draw counts half.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from random import Random

from app.core.data.value import value
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.computer.computer_levels import PLAYERS, plan_on
from app.games.nullpoga.computer.hidden_cards import as_seen
from app.games.nullpoga.resolver.chance_orders import drawn_orders
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import WorkingBoard
from tests.games.nullpoga.computer.match_decks import DECKS
from tests.games.nullpoga.computer.plain_matrix import plain_matrix_plan

CARDS = card_book().cards
MOST_TURNS = 40
HAND = 5
MatchPlayer = Callable[[WorkingBoard, int, Random], Plan]
"""(the board as its side sees it, the side, its own chance) -> its plan."""


def never() -> bool:
    return False


def _level(name: str) -> MatchPlayer:
    return lambda seen, side, chance: plan_on(name, seen, side, USUAL, CARDS, chance, never)


MATCH_PLAYERS: Mapping[str, MatchPlayer] = {
    **{name: _level(name) for name in PLAYERS},
    "matrix": plain_matrix_plan,
}


@value
class MatchResult:
    """How the first player did."""

    won: int
    drawn: int
    lost: int
    turns: int
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """Of CPU time, for each decision of each player, the quickest first."""

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def score(self) -> float:
        """From 0 to 1."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true score lies in 95 of 100 cases (Wilson)."""
        count, z = self.games, 1.96
        middle = (self.score + z * z / (2 * count)) / (1 + z * z / count)
        spread = self.score * (1 - self.score) / count + z * z / (4 * count * count)
        half = z / (1 + z * z / count) * sqrt(spread)
        return max(0.0, middle - half), min(1.0, middle + half)


def played_match(
    first: MatchPlayer,
    second: MatchPlayer,
    games: int,
    seed: int = 1,
    decks: Mapping[str, tuple[str, ...]] = DECKS,
) -> MatchResult:
    """Play games and return how the first player did."""
    ends = {"won": 0, "drawn": 0, "lost": 0}
    turns = 0
    seconds: tuple[list[float], list[float]] = ([], [])
    for number, (one, other) in zip(range(games), _deals(decks), strict=False):
        seat = number % 2
        board = dealt(one, other, Random(f"deal/{seed}/{number // 2}"))
        players = (first, second) if seat == 0 else (second, first)
        chances = [Random(f"think/{seed}/{number}/{side}") for side in (0, 1)]
        orders = drawn_orders(Random(f"draws/{seed}/{number}"))
        while not board.winner:
            plans = []
            for side in (0, 1):
                began = time.process_time()
                plans.append(players[side](as_seen(board, side), side, chances[side]))
                seconds[side ^ seat].append(time.process_time() - began)
            play_turn(board, (plans[0], plans[1]), USUAL, orders, CARDS)
            turns += 1
            if board.turn > MOST_TURNS and not board.winner:
                one_life, other_life = board.life
                board.winner = "draw" if one_life == other_life else "AB"[other_life > one_life]  # type: ignore[assignment]
        winner = {"A": 0, "B": 1}.get(board.winner)
        ends["drawn" if winner is None else "won" if winner == seat else "lost"] += 1
    return MatchResult(
        ends["won"],
        ends["drawn"],
        ends["lost"],
        turns,
        (tuple(sorted(seconds[0])), tuple(sorted(seconds[1]))),
    )


def _deals(
    decks: Mapping[str, tuple[str, ...]],
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield the decks of both seats, each pair for two games, again and again."""
    while True:
        for shift in range(len(decks)):
            every = list(decks.values())
            for one, other in zip(every, every[shift:] + every[:shift], strict=True):
                yield one, other
                yield one, other


def dealt(one: tuple[str, ...], other: tuple[str, ...], chance: Random) -> WorkingBoard:
    """Return the board on which a game begins."""
    board = WorkingBoard()
    board.life, board.mana = [20, 20], [1, 1]
    for side, deck in enumerate((one, other)):
        shuffled = chance.sample(deck, len(deck))
        board.hand[side], board.deck[side] = shuffled[:HAND], shuffled[HAND:]
    return board


def told(names: tuple[str, str], result: MatchResult) -> str:
    """Return a result as a line."""
    low, high = result.interval
    times = "  ".join(
        f"{name} {1000 * _at(spent, 0.5):.1f}/{1000 * _at(spent, 0.95):.1f} ms"
        for name, spent in zip(names, result.seconds, strict=True)
    )
    return (
        f"{names[0]} against {names[1]}: {result.won}-{result.drawn}-{result.lost}, "
        f"{100 * result.score:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"{result.turns / result.games:.1f} turns, CPU p50/p95 {times}"
    )


def _at(ordered: tuple[float, ...], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Games between two computer players.")
    parser.add_argument("first", choices=MATCH_PLAYERS)
    parser.add_argument("second", choices=MATCH_PLAYERS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    pair = (MATCH_PLAYERS[asked.first], MATCH_PLAYERS[asked.second])
    print(told((asked.first, asked.second), played_match(*pair, asked.games, asked.seed)))  # noqa: T201
