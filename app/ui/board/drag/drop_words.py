"""What is said beside the ghost: what letting go would do, and what the adviser would say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.ui.board.drag.drop_preview import kept, leaves_choice, other_ways, promise, why_not
from app.ui.board.drag.ghost import draw_ghost

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.drag.drag import Drag
    from app.ui.board.drag.drag_signs import Signs

STEADY = 60
"""Milliseconds over one target after which the adviser is asked: never in a frame of the drag."""
LONGEST_WARNING = 64
"""Letters of a warning beside the ghost; all of it stands at the side after the drop."""


class DropWords:
    """Says of a drag what a drop will do."""

    def __init__(self, view: BoardStage, signs: Signs) -> None:
        self._view = view
        self._signs = signs
        self._drag: Drag | None = None
        self._steady = QTimer(view)
        self._steady.setSingleShot(True)
        self._steady.setInterval(STEADY)
        self._steady.timeout.connect(self._ask_adviser)

    def tell(self, drag: Drag) -> None:
        """Write what a drop will do beside the ghost, which shows a back where it will lie so."""
        cause, keys = drag.cause, drag.pointer.modifiers
        if cause is None or cause[0] is not drag.readings or cause[1] != keys:
            drag.cause = (drag.readings, keys)
            drag.text, down = promise(self._view, drag)
            drag.other_ways = other_ways(self._view, drag)
            drag.warning = ""
            draw_ghost(self._view, drag, down=down)
            if self._view.adviser is not None:
                self._drag = drag
                self._steady.start()
        above = drag.pointer.kind == "finger"
        refused = why_not(self._view, drag)
        self._signs.write(
            drag.text if refused is None else refused.in_(self._view.look.language),
            drag.over,
            refused=refused is not None,
            warning=drag.warning,
            hint=drag.other_ways,
            above=above,
            foot=drag.foot,
        )

    def stop(self) -> None:
        """Nothing is carried any more."""
        self._drag = None
        self._steady.stop()

    def _ask_adviser(self) -> None:
        """Write what the adviser would say of a drop here."""
        drag, adviser = self._drag, self._view.adviser
        if drag is None or adviser is None or not drag.readings or leaves_choice(drag):
            return
        advice = adviser.foresee(kept(self._view, drag, drag.readings[0]).intent)
        drag.warning = _short(advice[0].message.in_(self._view.look.language)) if advice else ""
        self._signs.warn(drag.warning)


def _short(message: str) -> str:
    """Return the first sentence of a message behind a sign, as far as there is room."""
    first = message.partition("。")[0].partition(". ")[0].removesuffix(".")
    if len(first) > LONGEST_WARNING:
        first = first[: LONGEST_WARNING - 1].rstrip() + "…"
    return f"⚠ {first}"
