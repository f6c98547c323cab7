"""What was let go at a table that answers later: it lies where it was let go until then."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.session.seat.sent_intent import Sent
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.drag.drag import Drag
    from app.ui.board.scene.table_layout import Spot


class PendingDrops:
    """The drags that ended and are on their way to the table."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self._drags: dict[Sent, Drag] = {}

    def __bool__(self) -> bool:
        return bool(self._drags)

    @property
    def lifted(self) -> set[str]:
        """Keys of the pieces that lie here and not in their place."""
        waiting = (drag for drag in self._drags.values() if not drag.landed)
        return {key for drag in waiting for key in drag.lifted}

    def add(self, sent: Sent, drag: Drag, *, ghost: bool) -> None:
        """Let a drag lie where it was let go; without a ghost where somebody else showed it."""
        self._drags[sent] = drag
        self._view.board.handling.put_down(drag.lifted, drag.over)
        if ghost:
            self._view.board.addItem(drag.ghost)

    def land(self, sent: Sent | None) -> Spot | None:
        """Give what was let go to the board, which now follows its gesture; return where it lay."""
        drag = self._drags.get(sent) if sent is not None else None
        if drag is None or drag.landed:
            return None
        drag.landed = True
        self._take_off(drag)
        # Another gesture may have sent the pieces home meanwhile.
        self._view.board.handling.put_down(drag.lifted, drag.over)
        return drag.over

    def take(self, sent: Sent) -> bool:
        """Forget a drag that was answered for; False if it was forgotten before."""
        drag = self._drags.pop(sent, None)
        if drag is not None:
            self._take_off(drag)
        return drag is not None

    def clear(self) -> bool:
        """Forget all of them, whatever the table answers; return whether there were any."""
        drags, self._drags = self._drags, {}
        for drag in drags.values():
            self._take_off(drag)
        return bool(drags)

    def _take_off(self, drag: Drag) -> None:
        board = self._view.board
        if drag.ghost.scene() is board:
            board.removeItem(drag.ghost)
