"""The steps of one line of play, and which of them comes next: a game as it is looked through."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.core.data.value import value

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.session.seat.chronicle import Chronicle


@value
class StepLine:
    """The steps of a line of play, from the laying of the table to its end."""

    steps: tuple[NodeId, ...]
    turns: tuple[int, ...]
    """The number of the turn of each."""

    def place(self, node: NodeId) -> int:
        """Return where a step stands in the line; the end for one that is not on it."""
        try:
            return self.steps.index(node)
        except ValueError:
            return len(self.steps) - 1

    def step(self, node: NodeId, by: int) -> NodeId:
        """Return the step so many after another, or before it; the ends go no further."""
        at = min(max(self.place(node) + by, 0), len(self.steps) - 1)
        return self.steps[at]

    def turn(self, node: NodeId, by: int) -> NodeId:
        """Return the first step of the turn after this one, or of the turn before it (-1).

        Back leads to the beginning of the same turn, where the step is not its first.
        """
        at = self.place(node)
        if by > 0:
            later = (one for one in range(at + 1, len(self.steps)) if self._begins(one))
            return self.steps[next(later, len(self.steps) - 1)]
        earlier = (one for one in range(at - 1, -1, -1) if self._begins(one))
        return self.steps[next(earlier, 0)]

    def _begins(self, at: int) -> bool:
        return at == 0 or self.turns[at] != self.turns[at - 1]

    def next_that(self, node: NodeId, is_meant: Callable[[NodeId], bool]) -> NodeId | None:
        """Return the next step after another of which something is true; None for none."""
        later = self.steps[self.place(node) + 1 :]
        return next((one for one in later if is_meant(one)), None)


def line_through(history: Chronicle, node: NodeId) -> StepLine:
    """Return the line of play on which a step lies: to the present, or to the end of its branch."""
    end = history.cursor if history.leads_to(node, history.cursor) else node
    if end == node:
        while history.children[end]:
            end = history.children[end][-1]
    steps = tuple(history.back_from(end))[::-1]
    nodes = history.nodes
    return StepLine(steps, tuple(nodes[one].turn for one in steps))
