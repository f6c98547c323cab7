"""Where a form stands: beside what it asks about, over nothing that it asks about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize

from app.core.data.value import value
from app.ui.panels.slips.free_place import free_place

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from app.ui.panels.slips.free_place import Taken

WIDTHS = (22, 17, 14)
"""What is tried, in lines of text."""
HEIGHTS = (1.0, 0.6, 0.42)
"""What is tried, in shares of the room: where all of it hides what it asks about, it scrolls."""
PULL = 0.001
"""What a pixel away from what it is about costs, in shares of what is covered."""


@value
class Stand:
    """A place for a form, and the width it has there."""

    at: QPoint
    size: QSize
    lines: int
    """The width in lines of text."""


def best_stand(
    space: QRect,
    about: Sequence[Taken],
    taken: Sequence[Taken],
    sized: Callable[[int, float], QSize],
) -> Stand:
    """Return the place that hides least, and best nothing of what the form is `about`.

    `sized` gives the size for a width in lines of text and a share of the room's height.
    """
    near = _middle(about) or space.center()
    best: tuple[int, float] | None = None
    stand = Stand(space.topLeft(), sized(WIDTHS[0], 1.0), WIDTHS[0])
    for share in HEIGHTS:
        for lines in WIDTHS:
            size = sized(lines, share)
            at, cost = free_place(space, size, [*about, *taken], near, PULL)
            hidden = sum(_area(QRect(at, size).intersected(one.rect)) for one in about)
            if best is None or (hidden, cost) < best:
                best, stand = (hidden, cost), Stand(at, size, lines)
        if best is not None and not best[0]:
            break
    return stand


def within(widget: QWidget, room: QWidget) -> QRect:
    """Return where a widget lies in a room around it."""
    return QRect(widget.mapTo(room, QPoint(0, 0)), widget.size())


def _middle(about: Sequence[Taken]) -> QPoint | None:
    """Return the middle of what a form is about."""
    if not about:
        return None
    around = QRect(about[0].rect)
    for one in about[1:]:
        around = around.united(one.rect)
    return around.center()


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0
