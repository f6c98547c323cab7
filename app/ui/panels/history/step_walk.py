"""Which step of the history an arrow key leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.session.seat.chronicle import Chronicle
    from app.ui.panels.history.branches import Branches


def goal_of(key: int, step: NodeId, tree: Chronicle, branches: Branches) -> NodeId | None:
    """Return the step before (Left), after (Right), or beside (Up, Down) `step`, None for none.

    Where several come after it, the one that leads to the present, otherwise the newest.
    """
    if key == Qt.Key.Key_Left:
        return tree.parent(step)
    if key == Qt.Key.Key_Right:
        children = tree.children[step]
        ahead = [node for node in children if tree.leads_to(node, tree.cursor)] or children[-1:]
        return ahead[0] if ahead else None
    if key == Qt.Key.Key_Up:
        return branches.beside(step, "up")
    return branches.beside(step, "down") if key == Qt.Key.Key_Down else None
