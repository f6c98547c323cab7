"""The resolver and the second, literal reading of the rules come to the same board, turn by turn.

    python -m tests.games.nullpoga.test_second_reading --games 20000 [--from 0]

is the long form: it prints every game that differs, with its seed, and ends with 1 if there was
any.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.cases.plan_reading import read_plan
from app.games.nullpoga.cases.vector_snapshot import snapshot as shown
from app.games.nullpoga.resolver.board_values import COLUMNS, Board, Cells, Side, Standing
from app.games.nullpoga.resolver.chance_orders import CELLS, Order
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.resolver.turn_resolution import end_of, next_of, resolve
from tests.games.nullpoga.literal_cards import Draws, Name, printed
from tests.games.nullpoga.literal_reading import play_turn, random_turn, snapshot, whole_board
from tests.games.nullpoga.random_turns import plans_after

SIDES = ("A", "B")
SHARE = 50
"""Seeds of one test."""
LONG = 3
"""Turns of a game."""
SEEDS = 1_000_000
"""How far apart the draws of its turns are."""
Told = tuple[dict[str, Any], dict[str, Any] | None]
"""The board at the end of the turn, and after the next turn start."""


class AskedDraws(Draws):
    """Draws that are kept in the order in which they were asked for first, as whole orders."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: dict[Name, Order] = {}

    def order(self, name: Name) -> Order:
        """Return the order of the ten cells of a side that belongs to a name."""
        if name not in self.asked:
            self.asked[name] = super().order(name)
        return self.asked[name]


def board_of(held: dict[str, Any]) -> Board:
    """Return a board of the second reading as the resolver's."""
    whole = whole_board(held)
    first, second = (_side(whole[name], number, whole["turn"]) for number, name in enumerate(SIDES))
    return Board((first, second), whole["turn"])


def _side(held: dict[str, Any], number: int, turn: int) -> Side:
    return Side(
        held["life"],
        held["mana"],
        tuple(held["hand"]),
        tuple(held["deck"]),
        tuple(held["graveyard"]),
        tuple(held["wild"]),
        _cells(held["battle"], turn),
        _cells(held["standby"], turn),
    )


def _cells(held: dict[str, Any], turn: int) -> Cells:
    return tuple(
        _standing(held[str(column)], turn) if str(column) in held else None
        for column in range(COLUMNS)
    )


def _standing(held: dict[str, Any], turn: int) -> Standing:
    return Standing(
        held["id"],
        held["card"],
        held["atk"],
        held["life"],
        printed(held["card"], held["grown"]).life,
        SIDES.index(held["owner"]),
        held["double"],
        held["grown"],
        held["poison"],
        int(held["burn"]),
        held["protected"],
        held["stun_turn"] == turn + 1,
        held["stun_turn"] == turn,
    )


def plan_of(held: dict[str, Any], where: str) -> Plan:
    """Return a plan of the second reading as the resolver's."""
    return read_plan(held, where, card_book().cards)


@dataclass(frozen=True)
class ReadGame:
    """Some turns as the second reading has them, with all that the resolver is given."""

    board: Board
    turns: tuple[tuple[tuple[Plan, Plan], tuple[Order, ...]], ...]
    """Of each the plans and what was drawn."""
    told: tuple[Told, ...]

    def resolved(self) -> tuple[Told, ...]:
        """Return what the resolver says of them."""
        board: Board | None = self.board
        found: list[Told] = []
        for plans, draws in self.turns:
            if board is None:
                break
            steps = resolve(board, plans, draws=draws)
            board = next_of(steps)
            found.append((shown(end_of(steps)), None if board is None else shown(board)))
        return tuple(found)


def read_game(seed: int) -> ReadGame:
    """Return a random turn and those after it, read literally: what lasts shows in the later ones.

    A game that ends is shorter.
    """
    first, plans, _ = random_turn(seed)
    board: dict[str, Any] | None = first
    turns, told = [], []
    for number in range(LONG):
        if board is None:
            break
        draws = AskedDraws(seed + number * SEEDS)
        end, after = play_turn(board, plans, draws)
        one, other = (plan_of(plans[side], side) for side in SIDES)
        turns.append(((one, other), tuple(draws.asked.values())))
        told.append(
            (snapshot(end, end["winner"]), None if after is None else snapshot(after, None))
        )
        board = after
        plans = {} if board is None else plans_after(seed, board)
    return ReadGame(board_of(first), tuple(turns), tuple(told))


def differing(seeds: Iterable[int]) -> Iterator[int]:
    """Yield the seeds of the games that differ."""
    for seed in seeds:
        game = read_game(seed)
        if game.resolved() != game.told:
            yield seed


@pytest.mark.parametrize("first", range(0, 1000, SHARE))
def test_both_readings_come_to_the_same_board(first: int) -> None:
    assert list(differing(range(first, first + SHARE))) == []


def test_the_random_turns_reach_every_cell_of_a_draw() -> None:
    orders: set[int] = set()
    for seed in range(200):
        board, plans, _ = random_turn(seed)
        draws = AskedDraws(seed)
        play_turn(board, plans, draws)
        orders.update(order[0] for order in draws.asked.values())
    assert orders == set(range(CELLS))


def main() -> int:
    """Compare many games."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--games", type=int, default=20_000)
    words.add_argument("--from", type=int, default=0, dest="first")
    asked = words.parse_args()
    found = 0
    for seed in differing(range(asked.first, asked.first + asked.games)):
        sys.stdout.write(f"seed {seed} differs\n")
        found += 1
    sys.stdout.write(
        f"{asked.games} games of up to {LONG} turns from seed {asked.first} on, {found} differ\n"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
