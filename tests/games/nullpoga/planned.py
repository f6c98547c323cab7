"""Boards and plans in the words of case files, for tests: `A(battle={2: "boar"})`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.cases.vector_reading import read_vector
from app.games.nullpoga.cases.vector_snapshot import snapshot
from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.chance_orders import Draws, drawn_orders
from app.games.nullpoga.resolver.resolved_steps import Happening, Step
from app.games.nullpoga.resolver.rulings import rulings_of
from app.games.nullpoga.resolver.turn_plans import Plans
from app.games.nullpoga.resolver.turn_resolution import end_of, next_of, resolve

CARDS = card_book().cards
HERE = Path(__file__).resolve().parent
IN_ORDER = tuple(range(10))
"""What chance says where a test does not care: the first cell that will do."""
Said = Mapping[str, Any]


def side(
    battle: Mapping[int, Any] | None = None, standby: Mapping[int, Any] | None = None, **more: Any
) -> dict[str, Any]:
    """Return what is a player's; a monster's id is its card unless said otherwise."""
    rows = {"battle": battle or {}, "standby": standby or {}}
    written = {
        row: {str(column): _monster(held) for column, held in line.items()}
        for row, line in rows.items()
    }
    return {**written, **more}


def _monster(held: Any) -> dict[str, Any]:
    return {"id": held, "card": held} if isinstance(held, str) else dict(held)


def monster(card: str, uid: str = "", **more: Any) -> dict[str, Any]:
    return {"id": uid or card, "card": card, **more}


def attack(uid: str, **more: Any) -> dict[str, Any]:
    return {"m": uid, "do": "attack", **more}


def move(uid: str, to: int) -> dict[str, Any]:
    return {"m": uid, "do": "move", "to": to}


def at(side_name: str, row: str, column: int) -> dict[str, Any]:
    return {"side": side_name, "row": row, "col": column}


def laid(
    a: Said | None = None, b: Said | None = None, turn: int = 10, **plans: Any
) -> tuple[Board, Plans]:
    """Return a board with the same rules for ids as in files, and the plans `A` and `B`."""
    others = {name: _apart(said, name) for name, said in (("A", a), ("B", b))}
    written = {"init": {"turn": turn, **others}, "turns": [{"plans": plans}]}
    vector = read_vector(written, CARDS)
    return vector.board, vector.turns[0].plans


def _apart(said: Said | None, name: str) -> dict[str, Any]:
    """Let both sides have a monster of one card: B's are called with a dash."""
    written = dict(said or {})
    for row in ("battle", "standby"):
        written[row] = {
            column: {**held, "id": held["id"] + ("" if name == "A" else "'")}
            for column, held in written.get(row, {}).items()
        }
    return written


def steps_of(
    a: Said | None = None,
    b: Said | None = None,
    *,
    rulings: Any = None,
    draws: Draws | None = None,
    turn: int = 10,
    **plans: Any,
) -> tuple[Step, ...]:
    """Return the steps of one turn. Ids of B's monsters end in a dash: `boar'`."""
    board, read = laid(a, b, turn, **plans)
    return resolve(board, read, rulings_of(rulings or {}), draws or repeat(IN_ORDER))


def end(*sides: Said | None, **more: Any) -> dict[str, Any]:
    """Return the board after the turn-end effects, as files tell it."""
    return snapshot(end_of(steps_of(*sides, **more)))


def following(*sides: Said | None, **more: Any) -> dict[str, Any]:
    """Return the board after the start of the turn after."""
    board = next_of(steps_of(*sides, **more))
    assert board is not None
    return snapshot(board)


def happened(steps: Sequence[Step], what: str) -> list[Happening]:
    return [one for step in steps for one in step.happenings if one.what == what]


def why(steps: Sequence[Step]) -> list[tuple[str, str]]:
    """Return what could not be carried out, and why."""
    return [
        (one.what, one.reason)
        for step in steps
        for one in step.happenings
        if one.what in ("failed", "lost", "misfired")
    ]


def stats(line: Said) -> dict[str, tuple[str, int, int]]:
    """Return a row of a snapshot in short: {"2": ("boar", 3, 2)}."""
    return {at_: (one["card"], one["attack"], one["life"]) for at_, one in line.items()}


def chance(seed: int) -> Draws:
    return drawn_orders(Random(seed))
