"""The history tree by examples: what happened, branches, and the table at any step."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.fitting import ImpossibleFactError
from app.core.facts.turn_facts import TurnSet
from app.core.past.history import STRIDE, HistoryTree, learned
from app.core.table import Turn
from app.core.zone import Seat
from tests.core.small_table import AKI, REN, ZONES, laid, moved


@pytest.fixture
def tree() -> HistoryTree:
    cards = tuple(f.StartCard(f"card-{n}", AKI, "deck.0") for n in range(60))
    return HistoryTree.begin(f.Began("toy", (Seat("Aki", 0), Seat("Ren", 1)), ZONES, cards))


def draw(tree: HistoryTree, actor: int = AKI) -> int:
    """Draw the top card."""
    top = tree.table.zones["deck.0"][0]
    handle = f"c{len(tree)}"
    return tree.append(actor, (f.Moved(actor, (f.CardMove(top, "hand.0", handle=handle),)),))


def back(tree: HistoryTree) -> None:
    goal = tree.undo_target()
    assert goal is not None
    tree.jump(goal)


def on(tree: HistoryTree) -> None:
    goal = tree.redo_target()
    assert goal is not None
    tree.jump(goal)


def hand(tree: HistoryTree) -> tuple[int, ...]:
    return tree.table.zones["hand.0"]


def test_steps_are_counted_from_the_laying(tree: HistoryTree) -> None:
    assert [draw(tree), draw(tree)] == [1, 2]
    assert (len(tree), tree.cursor) == (3, 2)
    assert [node.parent for node in tree.nodes] == [None, 0, 1]


def test_back_and_on_again(tree: HistoryTree) -> None:
    draw(tree)
    draw(tree)
    back(tree)
    assert (tree.cursor, len(hand(tree))) == (1, 1)
    on(tree)
    assert (tree.cursor, len(hand(tree))) == (2, 2)


def test_something_else_after_a_step_back_is_a_branch_and_nothing_is_lost(
    tree: HistoryTree,
) -> None:
    draw(tree)
    back(tree)
    other = tree.append(AKI, (f.Announced(AKI, "say", "no"),))
    assert tree.nodes[other].parent == 0
    assert len(hand(tree)) == 0
    tree.jump(1)
    assert len(hand(tree)) == 1


def test_on_again_leads_where_one_was_last(tree: HistoryTree) -> None:
    draw(tree)
    back(tree)
    second = tree.append(AKI, (f.Announced(AKI, "say", "no"),))
    back(tree)
    on(tree)
    assert tree.cursor == second


def test_any_table_along_the_way_is_the_one_that_was_there(tree: HistoryTree) -> None:
    for _ in range(3 * STRIDE):
        draw(tree)
    kept = {step: len(tree.table_at(step).zones["hand.0"]) for step in (0, 1, STRIDE, 40, 48)}
    assert kept == {0: 0, 1: 1, STRIDE: STRIDE, 40: 40, 48: 48}


def test_gestures_are_counted_within_their_turn(tree: HistoryTree) -> None:
    draw(tree)
    tree.append(AKI, (TurnSet(AKI, Turn(1, AKI), "turn"),))
    draw(tree)
    draw(tree)
    assert [(node.turn, node.step) for node in tree.nodes] == [
        (0, 0),
        (0, 1),
        (1, 0),
        (1, 1),
        (1, 2),
    ]


def test_what_does_not_fit_leaves_the_tree_as_it_was(tree: HistoryTree) -> None:
    draw(tree)
    with pytest.raises(ImpossibleFactError):
        tree.append(AKI, (f.Moved(AKI, (f.CardMove(999, "hand.0"),)),))
    assert (len(tree), tree.cursor) == (2, 1)


def test_names_are_remembered_of_every_branch(tree: HistoryTree) -> None:
    draw(tree)
    back(tree)
    assert "c1" in tree.names


def test_what_was_seen_cannot_be_taken_back() -> None:
    earlier = laid(deck_0=("fox", "owl"))
    later = moved(moved(earlier, 0, "hand.0", handle="ca"), 1, "grave.0", handle="cb", up=True)
    assert learned(earlier, later) == {AKI: {0, 1}, REN: {1}}
    assert learned(later, later) == {}
