"""Where a journey through the history leads, and what is said where it leads nowhere."""

from __future__ import annotations

import pytest

from app.core.intent import Draw, Jump, Redo, Undo
from app.session.host.history_goals import check_node, goal_of
from app.session.steps.rights import ImpossibleError
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS


@pytest.fixture
def duel() -> Play:
    """A table on which Aki drew once."""
    play = lay(TOYS["duel"], 5)
    play.ask(0, Draw(1, "deck.0", "hand.0"))
    return play


def test_back_and_forth_lead_to_the_neighbours(duel: Play) -> None:
    tree = duel.host.tree
    here = tree.cursor
    back, how = goal_of(tree, Undo())
    assert (back, how) == (tree.parent(here), "undo")
    duel.ask(0, Undo())
    assert goal_of(tree, Redo()) == (here, "redo")
    assert goal_of(tree, Jump(here)) == (here, "jump")


def test_at_an_end_of_the_history_there_is_nothing_to_go_to(duel: Play) -> None:
    with pytest.raises(ImpossibleError) as forth:
        goal_of(duel.host.tree, Redo())
    assert forth.value.code == "nothing"
    duel.ask(0, Jump(0))
    with pytest.raises(ImpossibleError) as back:
        goal_of(duel.host.tree, Undo())
    assert back.value.reason.en == "This is the beginning: nothing to take back."


@pytest.mark.parametrize("node", [-1, 99])
def test_a_step_that_is_not_there_is_none_to_go_to_or_to_write_on(duel: Play, node: int) -> None:
    for refused in (
        lambda: goal_of(duel.host.tree, Jump(node)),
        lambda: check_node(duel.host.tree, node),
    ):
        with pytest.raises(ImpossibleError) as problem:
            refused()
        assert problem.value.code == "no-node"
