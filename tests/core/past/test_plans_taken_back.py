"""Taking back the moment in which plans opened leads to before any of them was locked."""

from __future__ import annotations

from app.core.ids import NodeId
from app.core.past.plans_taken_back import before_locking
from app.core.seal import Seal

SEALS: tuple[tuple[Seal, ...], ...] = (
    (),
    (Seal(0, "a"),),
    (Seal(0, "a"), Seal(1, "b")),
    (Seal(0, "a", locked=False), Seal(1, "b", locked=False)),
    (Seal(0, "a", locked=False), Seal(1, "b", locked=False)),
)
"""Steps in a row: nothing yet, one plan, both, both open, and a phase carried out."""


def back(cursor: int, goal: int | None) -> int | None:
    return before_locking(cursor, goal, parent, SEALS.__getitem__)


def parent(node: NodeId) -> NodeId | None:
    return node - 1 if node else None


def test_the_opening_is_taken_back_together_with_both_plans() -> None:
    assert back(3, 2) == 0


def test_a_phase_is_taken_back_alone() -> None:
    assert back(4, 3) == 3


def test_a_locked_plan_that_nobody_has_read_is_taken_back_alone() -> None:
    assert back(2, 1) == 1


def test_where_no_step_is_before_the_locking_there_is_nothing_to_go_to() -> None:
    assert before_locking(3, 2, {2: 1, 1: None}.__getitem__, SEALS.__getitem__) is None


def test_what_is_not_known_here_is_no_reason_to_go_further() -> None:
    assert before_locking(4, 2, parent, lambda node: SEALS[node] if node == 4 else None) == 2
