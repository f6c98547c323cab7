"""Cases of the game from files: read, resolved turn by turn, told and compared."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from app.core.text.words import Words
from app.games.contracts.planned.resolving_contract import (
    Missed,
    ResolvedCase,
    ResolvedTurn,
    TurnResolving,
)
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.cases.board_sentences import told
from app.games.nullpoga.cases.case_values import CaseError
from app.games.nullpoga.cases.vector_check import read_expected, wrong
from app.games.nullpoga.cases.vector_reading import Vector, read_vector
from app.games.nullpoga.cases.vector_snapshot import compared, snapshot
from app.games.nullpoga.resolver.chance_orders import drawn_orders
from app.games.nullpoga.resolver.turn_resolution import end_of, next_of, resolve

LONGEST_TITLE = 200
KEY = "vectors"


def turn_resolving() -> TurnResolving:
    """Return how this game resolves turns from files."""
    return TurnResolving(KEY, resolve_case, card_book().credit)


def resolve_case(entry: Any, number: int, chance: Random) -> ResolvedCase:
    """Return what comes of a case, with the reason where it cannot be read."""
    name, title = _name(entry, number), _title(entry)
    try:
        vector = read_vector(entry, card_book().cards)
        for at, turn in enumerate(vector.turns, 1):
            for moment, expected in turn.expected.items():
                read_expected(expected, f"turns.{at}.{moment}")
    except CaseError as problem:
        where = f"{name}.{problem.where}" if problem.where else name
        why = problem.why
        error = Words(
            f"{where}: {why.en}. Correct it there.",
            f"{where}：{why.ja}。その場所を直してください。",
        )
        return ResolvedCase(name, title, error=error)
    turns, missed = _played(vector, chance)
    return ResolvedCase(name, title, turns, missed)


def _name(entry: Any, number: int) -> str:
    said = entry.get("id") if isinstance(entry, Mapping) else None
    fine = isinstance(said, str) and 0 < len(said) <= LONGEST_TITLE and said.isprintable()
    return str(said) if fine else f"{number}"


def _title(entry: Any) -> str:
    said = entry.get("title") if isinstance(entry, Mapping) else None
    if not isinstance(said, str):
        return ""
    return "".join(one for one in said[:LONGEST_TITLE] if one.isprintable())


def _played(vector: Vector, chance: Random) -> tuple[tuple[ResolvedTurn, ...], tuple[Missed, ...]]:
    """Play all turns; those after the end of the game change nothing."""
    cards, board, draws = card_book().cards, vector.board, drawn_orders(chance)
    turns: list[ResolvedTurn] = []
    missed: list[Missed] = []
    for number, turn in enumerate(vector.turns, 1):
        steps = resolve(board, turn.plans, vector.rulings, draws)
        end = end_of(steps) if steps else board
        following = next_of(steps) if steps else None
        after = None if following is None else snapshot(following)
        turns.append(ResolvedTurn(snapshot(end), after, tuple(told(end, cards))))
        for moment, expected in turn.expected.items():
            board_then = end if moment == "end" else following
            came = None if board_then is None else compared(board_then)
            missed += [
                Missed(number, moment, what, wanted, found)
                for what, wanted, found in wrong(expected, came)
            ]
        board = following or end
    return tuple(turns), tuple(missed)
