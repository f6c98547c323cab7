"""What everybody may know of a step: where it stands, who made it, and nothing of what it was."""

from __future__ import annotations

from dataclasses import fields

from app.core import fact as f
from app.core.past.history import HistoryTree
from app.core.past.node_shape import BareNode, Label, bare_node
from app.core.zone import Seat
from tests.core.small_table import AKI, REN, ZONES


def grown() -> HistoryTree:
    """A table, a coin of Aki's, and then one of Ren's."""
    seats = (Seat("Aki", 0), Seat("Ren", 1))
    tree = HistoryTree.begin(f.Began("toy", seats, ZONES, ()))
    for seat in (AKI, REN):
        tree.append(seat, (f.CoinsFlipped(seat, (1,)),))
    return tree


def test_a_bare_node_says_where_it_stands_and_who_made_it() -> None:
    assert bare_node(grown().nodes[2]) == BareNode(2, parent=1, actor=REN, depth=2, turn=0, step=2)


def test_a_bare_node_has_no_place_for_what_happened() -> None:
    known = {one.name for one in fields(BareNode)}
    assert known == {"id", "parent", "actor", "depth", "turn", "step"}


def test_the_shape_of_a_shape_is_the_same() -> None:
    first = bare_node(grown().nodes[1])
    assert bare_node(first) == first


def test_a_label_begins_empty_and_is_written_on() -> None:
    label = Label()
    assert (label.name, label.note) == ("", "")
    label.name = "the disputed attack"
    assert label == Label("the disputed attack")
