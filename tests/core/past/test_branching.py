"""A history of any shape: the columns and shortcuts find what a plain search finds."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from app.core.ids import TABLE
from app.core.past.branching import Branching
from app.core.past.node_shape import BareNode, Label


class PlainHistory:
    """The same history by the simplest means: every way is walked node by node."""

    def __init__(self) -> None:
        self.parents: list[int | None] = []
        self.cursor = 0
        self.latest: dict[int, int] = {}
        """The child that redo leads to from each node."""

    def add(self) -> None:
        parent = self.cursor if self.parents else None
        self.parents.append(parent)
        self.cursor = len(self.parents) - 1
        if parent is not None:
            self.latest[parent] = self.cursor

    def path(self, node: int) -> list[int]:
        line, step = [], node
        while True:
            line.append(step)
            parent = self.parents[step]
            if parent is None:
                return line[::-1]
            step = parent

    def jump(self, goal: int) -> None:
        line = self.path(goal)
        for parent, child in pairwise(line):
            self.latest[parent] = child
        self.cursor = goal

    def meeting(self, one: int, other: int) -> int:
        return [a for a, b in zip(self.path(one), self.path(other), strict=False) if a == b][-1]


def wander(seed: int, steps: int, forking: float) -> tuple[Branching, PlainHistory]:
    """Grow a history by chance, with undo, redo and jumps between; check every redo on the way."""
    chance = random.Random(f"branching {seed}")
    tree, plain = Branching(), PlainHistory()
    tree.add(0, 0, 0)
    plain.add()
    for _ in range(steps):
        deed = chance.random()
        if deed < 1 - forking:
            tree.add(chance.randrange(2), 1, 1)
            plain.add()
            continue
        count = len(plain.parents)
        goals = (tree.undo_target(), tree.redo_target(), chance.randrange(count))
        goal = chance.choice([one for one in goals if one is not None])
        tree.jump(goal)
        plain.jump(goal)
        # Asked at some of the places only: what was not asked must not be forgotten.
        if chance.random() < 0.3:
            assert tree.redo_target() == plain.latest.get(plain.cursor), f"seed {seed}"
    return tree, plain


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("forking", [0.05, 0.4, 0.8])
def test_every_way_is_the_one_that_a_search_finds(seed: int, forking: float) -> None:
    tree, plain = wander(seed, 120, forking)
    chance = random.Random(f"ways {seed}")
    count = len(plain.parents)
    assert len(tree) == count
    for node in range(count):
        line = plain.path(node)
        assert tree.parent(node) == plain.parents[node]
        assert tree.depth(node) == len(line) - 1
        assert tree.path(node) == line
        assert [tree.ancestor(node, depth) for depth in range(len(line))] == line
        grown = [child for child, parent in enumerate(plain.parents) if parent == node]
        assert tree.children[node] == grown
        other = chance.randrange(count)
        assert tree.meeting(node, other) == plain.meeting(node, other)
        assert tree.leads_to(other, node) == (other in line)
    assert tree.tips() == [node for node in range(count) if node not in set(plain.parents)]


@pytest.mark.parametrize("seed", range(20))
def test_redo_leads_from_everywhere_to_where_one_was_last(seed: int) -> None:
    tree, plain = wander(seed, 80, 0.5)
    for node in range(len(tree)):
        there = tree.copied_shape()
        there.cursor = node
        assert there.redo_target() == plain.latest.get(node), f"seed {seed}, node {node}"


def test_a_copy_goes_its_own_ways() -> None:
    tree, _ = wander(3, 40, 0.3)
    shapes, cursor = list(tree.shapes), tree.cursor
    copied = tree.copied_shape()
    copied.jump(0)
    copied.add(1, 9, 9)
    copied.label(1, "here", "")
    assert (list(tree.shapes), tree.cursor, tree.labels) == (shapes, cursor, {})


def test_the_shape_of_a_node_is_all_that_it_holds() -> None:
    tree = Branching()
    tree.add(-3, 0, 0)
    tree.add(1, 4, 7)
    assert tree.shapes[-1] == BareNode(1, 0, 1, 1, 4, 7)
    assert tree.shapes[:1] == [BareNode(0, None, -3, 0, 0, 0)]
    assert tree.shapes == [BareNode(0, None, -3, 0, 0, 0), BareNode(1, 0, 1, 1, 4, 7)]


def test_a_way_begins_at_the_nearest_known_node() -> None:
    tree = Branching()
    for _ in range(5):
        tree.add(0, 1, 1)
    assert tree.way_to(4, lambda node: node == 2) == [2, 3, 4]
    assert tree.way_to(4, lambda _: True) == [4]
    assert tree.way_to(2, lambda _: False) == [0, 1, 2]


def test_what_is_written_on_a_node_can_be_wiped_off() -> None:
    tree = Branching()
    tree.add(0, 0, 0)
    tree.label(0, "start", "")
    assert tree.labels == {0: Label("start", "")}
    tree.label(0, "", "")
    assert tree.labels == {}
    for wrong in (-1, 1):
        with pytest.raises(IndexError, match=f"no node {wrong}"):
            tree.label(wrong, "x", "")
        with pytest.raises(IndexError, match=f"no node {wrong}"):
            tree.jump(wrong)


def test_a_long_history_is_gone_through_in_few_steps() -> None:
    tree = Branching()
    for _ in range(50_000):
        tree.add(0, 1, 1)
    asked: list[int] = []

    class Counted(type(tree._parents)):  # type: ignore[misc] # an array that counts
        def __getitem__(self, at: int) -> int:
            asked.append(at)
            number: int = super().__getitem__(at)
            return number

    tree._parents = Counted("i", tree._parents)
    tree._skips = Counted("i", tree._skips)
    tree.jump(17)
    tree.jump(49_000)
    assert tree.meeting(31_234, 48_999) == 31_234
    assert len(asked) < 400


def grown(*actors: int) -> Branching:
    """Return a history of one line, by who made each step after the beginning."""
    shape = Branching()
    for actor in (0, *actors):
        shape.add(actor, 0, 0)
    return shape


def test_undo_goes_back_over_what_some_seats_did_since() -> None:
    shape = grown(0, 0, 1, 1, TABLE, 1)
    assert shape.undo_target() == 5
    assert shape.undo_target({1}) == 1
    assert grown(0, 1, 0).undo_target({1}) == 2


def test_where_nobody_else_did_anything_undo_goes_step_by_step() -> None:
    assert grown(1, 1).undo_target({0, 1}) == 1
    assert Branching.undo_target(grown(), {1}) is None


def test_redo_goes_on_over_what_they_did_next() -> None:
    shape = grown(0, 1, TABLE, 1, 0)
    shape.jump(0)
    assert shape.redo_target() == 1
    assert shape.redo_target({1}) == 4
    shape.jump(5)
    assert shape.redo_target({1}) is None
