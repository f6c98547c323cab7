"""What a history knows of each of its steps, beside the facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from app.core.data.value import value
from app.core.ids import NodeId, SeatId


class NodeShape(Protocol):
    """Where a gesture stands in the history, without what it was."""

    @property
    def id(self) -> NodeId:
        """Its number, in the order in which gestures were made."""

    @property
    def parent(self) -> NodeId | None:
        """What it grew from; None for the beginning."""

    @property
    def actor(self) -> SeatId:
        """Who made it."""

    @property
    def depth(self) -> int:
        """How many gestures lead to it."""

    @property
    def turn(self) -> int:
        """Number of the turn it happened in."""

    @property
    def step(self) -> int:
        """Its place among the gestures of that turn, counted from 1 along its branch."""


@value
class BareNode:
    """A node as everybody may know it: its shape and nothing else."""

    id: NodeId
    parent: NodeId | None
    actor: SeatId
    depth: int
    turn: int
    step: int


def bare_node(node: NodeShape) -> BareNode:
    """Return the shape of a node alone."""
    return BareNode(node.id, node.parent, node.actor, node.depth, node.turn, node.step)


@dataclass(slots=True)
class Label:
    """What people wrote on a node."""

    name: str = ""
    note: str = ""
