from __future__ import annotations

import random

from app.ui.panels.history.branches import Branches


def grown(*parents: int | None) -> Branches:
    tree = Branches()
    for parent in parents:
        tree.add(parent)
    return tree


def test_a_line_stays_in_its_lane() -> None:
    tree = grown(None, 0, 1, 2)
    assert [(s.column, s.lane, s.branch) for s in tree.spots] == [
        (0, 0, 0),
        (1, 0, 0),
        (2, 0, 0),
        (3, 0, 0),
    ]


def test_what_is_done_after_an_undo_starts_a_branch_below() -> None:
    tree = grown(None, 0, 1, 1)
    assert tree.spots[3].column == 2
    assert tree.spots[3].lane == 1
    assert tree.spots[3].branch == 1


def test_a_branch_goes_back_up_where_the_lane_is_free_again() -> None:
    # Two steps left behind in lane 0, then a long line in lane 1 that forks.
    tree = grown(None, 0, 0, 2, 3, 4, 5, 5)
    assert [tree.spots[node].lane for node in (2, 3, 4, 5, 6)] == [1, 1, 1, 1, 1]
    assert tree.spots[7].lane == 0


def test_no_two_steps_share_a_place_and_none_ever_moves() -> None:
    chance = random.Random(5)
    tree, placed = grown(None), []
    for made in range(1, 3000):
        parent = made - 1 if chance.random() < 0.9 else chance.randrange(made)
        tree.add(parent)
        placed.append(tree.spots[made])
    assert list(tree.spots)[1:] == placed
    assert len({(s.lane, s.column) for s in tree.spots}) == len(tree)
    assert sum(len(column) for column in tree.columns) == len(tree)


def test_many_at_once_are_placed_as_one_by_one() -> None:
    chance = random.Random(6)
    parents = [n - 1 if chance.random() < 0.9 else chance.randrange(n) for n in range(1, 3000)]
    one_by_one, at_once = grown(None, *parents), Branches()
    while len(at_once) <= len(parents):
        done = len(at_once)
        at_once.add_all([None, *parents][done : done + chance.randrange(1, 50)])
    assert list(at_once.spots) == list(one_by_one.spots)
    assert (at_once.lanes, at_once.branches) == (one_by_one.lanes, one_by_one.branches)


def test_a_game_of_single_undos_stays_flat() -> None:
    tree, last = grown(None), 0
    for _ in range(300):
        for _ in range(5):
            tree.add(last)
            last = len(tree) - 1
        tree.add(last)  # taken back
        tree.add(last)  # and done differently
        last = len(tree) - 1
    assert tree.lanes <= 4


def test_up_and_down_lead_to_the_nearest_branch() -> None:
    tree = grown(None, 0, 1, 1)
    assert tree.beside(2, "down") == 3
    assert tree.beside(3, "up") == 2
    assert tree.beside(2, "up") is None
