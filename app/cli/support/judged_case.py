"""Whether the adviser said of a case what the case expects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.core.advice import Advice
from app.games.contracts.reading.case_contract import JudgedCase

Expected = tuple[set[tuple[str, str]], set[str]]
"""(rule and severity of what must be said, rules that must be silent)."""


def expected_of(entry: Any, number: int) -> Expected | None:
    """Return what a case says it expects of a move; None where it says nothing."""
    moves = entry.get("moves") if isinstance(entry, Mapping) else None
    move = moves[number] if isinstance(moves, list) and number < len(moves) else None
    wanted = move.get("expect") if isinstance(move, Mapping) else None
    if not isinstance(move, Mapping) or not isinstance(wanted, list):
        return None
    pairs = {
        (str(one.get("rule")), str(one.get("severity")))
        for one in wanted
        if isinstance(one, Mapping)
    }
    silent = move.get("silent") or ()
    return pairs, {str(one) for one in (silent if isinstance(silent, list) else [silent])}


def agrees_with(advice: tuple[Advice, ...], expected: Expected) -> bool:
    """Whether what was said is what was expected; more reminders are fine."""
    wanted, silent = expected
    said = {(one.rule, str(one.severity)) for one in advice}
    more = {one for one in said - wanted if one[1] != "reminder"}
    return wanted <= said and not more and not {one.rule for one in advice} & silent


def misses(judged: JudgedCase, entry: Any) -> bool:
    """Whether a judged case is not as its entry expects."""
    if any(judged.wrong):
        return True
    return any(
        expected is not None and not agrees_with(advice, expected)
        for number, advice in enumerate(judged.moves)
        if (expected := expected_of(entry, number)) is not None
    )
