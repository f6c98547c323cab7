"""A row of the outline in its tree, with what it says once somebody asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.core.view import SeatView
    from app.ui.outline.outline_rows import Row


class Node:
    """A row in the tree."""

    __slots__ = ("children", "name_length", "number", "parent", "row", "text", "view")

    def __init__(self, number: int, row: Row, view: SeatView, parent: Node | None) -> None:
        self.number = number
        self.row = row
        self.view = view
        """What it speaks of: while rows come and go, those going still speak of what was."""
        self.parent = parent
        self.children: list[Node] = []
        self.text: str | None = None
        """What it says, once somebody asked."""
        self.name_length = 0

    @property
    def place(self) -> int:
        """Its number among the rows of its parent."""
        return self.parent.children.index(self) if self.parent is not None else 0

    def below(self) -> Iterator[Node]:
        """Yield the rows below it, in the order in which they are read."""
        for child in self.children:
            yield child
            yield from child.below()
