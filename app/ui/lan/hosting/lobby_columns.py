"""How the parts of the lobby stand: in two columns beside each other, or one below the other."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.lan.hosting.lobby_paper import EDGE
from app.ui.look.fonts import size_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QPushButton

    from app.ui.toolkit.plain_text import Label

BESIDE = 56
"""Width from which two columns stand beside each other, in lines of text."""
WIDEST = 100
"""Width of both beyond which they grow no more."""
BAR = 14
"""Pixels beside the columns that are left to the scroll bar."""
SPACING = 4


class LobbyColumns:
    """Places what is gathered, what stands beside it, and the buttons."""

    def __init__(
        self,
        column: QVBoxLayout,
        foot: QHBoxLayout,
        above: Label,
        parts: tuple[Sequence[QWidget], Sequence[QWidget]],
        buttons: Sequence[QPushButton],
    ) -> None:
        """`column` is what is scrolled and `foot` what is below it; `above` a sentence on top.

        The first of the `buttons` is the likeliest.
        """
        self._column, self._foot, self._above = column, foot, above
        self._parts = parts
        self._stops: list[QWidget] = []
        """Where the keyboard stops, in order."""
        self._main = buttons[0]
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for half, widgets in zip((self._left, self._right), parts, strict=True):
            half.setSpacing(SPACING)
            for one in widgets:
                half.addWidget(one)
            half.addStretch(1)
            self._halves.addLayout(half, 1)
        column.setSpacing(SPACING)
        column.addWidget(above)
        column.addLayout(self._halves)
        column.addStretch(1)
        self._deeds = QWidget()
        self._row = QHBoxLayout(self._deeds)
        for button in buttons:
            self._row.addWidget(button)
        self._row.addStretch(1)
        self.heights: tuple[int, ...] = ()
        """The heights by which the buttons were placed last."""
        self._inside = False
        """Whether the buttons stand below what is gathered, and not in the foot."""
        foot.insertWidget(0, self._deeds, 1)

    def width_for(self, inside: int, line: int) -> int:
        """Set the columns for a width of so many pixels; return how wide one of them is."""
        inside -= BAR
        self._two = inside >= line * BESIDE
        spare = max(0, inside - line * WIDEST)
        self._column.setContentsMargins(0, 0, BAR + spare, 0)
        self._halves.setDirection(
            QBoxLayout.Direction.LeftToRight if self._two else QBoxLayout.Direction.TopToBottom
        )
        self._width = (inside - spare - self._halves.spacing()) // 2 if self._two else inside
        return self._width

    def fit(self, room: int, unit: int) -> bool:
        """Place the buttons where they are in sight; return whether nothing has to be scrolled.

        `room` is the height there is for all of it, `unit` the size of plain text.
        """
        edge = round(unit * EDGE)
        for large in (self._above, self._main):
            large.setStyleSheet(f"font-size: {size_of(unit, 'title')}px;")
        self._main.setMinimumSize(9 * unit, round(2.6 * unit))
        self._above.setContentsMargins(edge, 0, edge, round(unit * 0.4))
        self._row.setContentsMargins(edge, round(unit * 0.5), edge, round(unit * 0.2))
        for half in (self._left, self._right):
            half.invalidate()
        left, right = (half.heightForWidth(self._width) for half in (self._left, self._right))
        if not self._inside:
            left += SPACING + self._deeds.sizeHint().height()
        above = self._above.heightForWidth(self._width)
        self.heights = (above, left, right, room)
        whole = self._two and above + max(left, right) + 3 * SPACING <= room
        if whole != self._inside:
            self._put(inside=whole)
        self._order_stops()
        return whole

    def _order_stops(self) -> None:
        """Let Tab go the way that is read: what is gathered comes and goes."""
        left, right = self._parts
        shown = (*left, self._deeds, *right) if self._inside else (*left, *right, self._deeds)
        stops = [stop for part in shown for stop in _stops_in(part)]
        if stops != self._stops:
            self._stops = stops
            for before, after in pairwise(stops):
                QWidget.setTabOrder(before, after)

    def _put(self, *, inside: bool) -> None:
        """Have the buttons below what is gathered, or in sight where all of it is scrolled."""
        focused = QApplication.focusWidget()
        held = focused if focused is not None and self._deeds.isAncestorOf(focused) else None
        self._inside = inside
        if inside:
            self._foot.removeWidget(self._deeds)
            self._left.insertWidget(self._left.count() - 1, self._deeds)
        else:
            self._left.removeWidget(self._deeds)
            self._foot.insertWidget(0, self._deeds, 1)
        if held is not None:
            held.setFocus()


def _stops_in(part: QWidget) -> list[QWidget]:
    """Return what Tab stops at in a part, but for what pops up from it."""
    return [
        one
        for one in part.findChildren(QWidget)
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.window() is part.window()
    ]
