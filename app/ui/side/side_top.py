"""What stands above the log in the side panel, which alone makes room for it.

The stage and a plan in the making stay; what people ask is there for a while.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QVBoxLayout

    from app.ui.panels.panel_stack import PanelStack
    from app.ui.side.side_heights import SharedHeight
    from app.ui.side.side_plan import SidePlan
    from app.ui.side.side_stage import SideStage


class SideTop(QObject):
    """Gives everything above the log its place and its height."""

    _first: QWidget
    _stage: SideStage
    _plan: SidePlan
    _heights: SharedHeight

    def __init__(self, panel: QWidget, column: QVBoxLayout, stack: PanelStack) -> None:
        """`column` holds all of the `panel`, of which `stack` is what stands below."""
        super().__init__(panel)
        self._panel = panel
        self._column = column
        self._stack = stack
        self._on_top: QWidget | None = None
        self._asked: QWidget | None = None
        self._stage_stands = False
        self._plan_stood = False
        """Whether there was a plan to see."""

    def hold(self, first: QWidget, stage: SideStage, plan: SidePlan, heights: SharedHeight) -> None:
        """Give these their places from now on, before the `first` below in the order of Tab."""
        self._first, self._stage, self._plan, self._heights = first, stage, plan, heights
        stage.resized.connect(self.place_stage)
        plan.resized.connect(self.place_plan)

    def give(self, widget: QWidget | None) -> None:
        """Show something above all else for a while, or nothing; the log makes room.

        Whatever stands below stays where it is, as far as it can.
        """
        if widget is not None or self._on_top is not None:
            self._in_place(lambda: self._put_on_top(widget))

    def ask(self, widget: QWidget | None) -> None:
        """Show what people ask, below the log, or nothing; the log makes room.

        Everything else stays where it is: another may ask while something is pressed.
        """
        if widget is not None or self._asked is not None:
            self._asked = widget
            self._heights.ask(widget)
            self._in_place(self._stand_plan)
            if widget is not None:
                self._stack.bring(widget)

    def _put_on_top(self, widget: QWidget | None) -> None:
        if widget is not self._on_top:
            if self._on_top is not None:
                self._column.removeWidget(self._on_top)
            if widget is not None:
                self._column.insertWidget(0, widget)
                widget.show()
            self._on_top = widget
        self._stand_plan()

    def room(self) -> int:
        """Return how high what stays at the top may be, so that the plan below can be used."""
        least = self._plan.least_height(self.inner_width())
        if not least:
            return self._inner_height()
        below = least + self._stack.minimumSizeHint().height() + 2 * self._column.spacing()
        return self._inner_height() - below

    @Slot()
    def place_stage(self) -> None:
        """Give the stage its place above the log, which makes room for it."""
        stood, self._stage_stands = self._stage_stands, self._stage.beside is not None
        if stood or self._stage_stands:
            self._in_place(self._stand_stage)

    @Slot()
    def place_plan(self) -> None:
        """Give the plan its place above the log, which makes room for it."""
        stood, self._plan_stood = self._plan_stood, self._plan.shows
        if stood or self._plan_stood:
            self._in_place(self._stand_plan)

    def _stand_plan(self) -> None:
        panel = self._plan.panel
        if panel is None:
            return
        if panel.parent() is not self._panel:
            self._column.insertWidget(self._column.indexOf(self._stack), panel)
            QWidget.setTabOrder(panel, self._first)
        # Something of what stands below is left, where that is possible.
        taken = self._column.spacing() + self._stack.minimumSizeHint().height()
        if self._on_top is not None:
            taken += self._on_top.height() + self._column.spacing()
        if self._asked is not None:
            taken += self._asked.height()
        self._plan.give_height(self.inner_width(), self._inner_height(), taken)

    def _stand_stage(self) -> None:
        panel = self._stage.beside
        if panel is None:
            return
        if panel.parent() is not self._panel:
            self._column.insertWidget(self._column.indexOf(self._stack), panel)
            QWidget.setTabOrder(panel, self._first)
        self._stage.give_height(self.inner_width(), self._panel.height())

    def _in_place(self, change: Callable[[], None]) -> None:
        """Let something at the top change its height; the log alone makes room for it."""
        change()
        self._column.invalidate()
        self._column.activate()
        parts = (self._on_top, self._stage.beside, self._plan.panel)
        above = (part for part in parts if part is not None)
        shown = [part.height() for part in above if not part.isHidden()]
        taken = sum(shown) + self._column.spacing() * len(shown)
        # Nothing lies over anything else: the rest scrolls in what is left, were it a line.
        least = self._stack.minimumSizeHint().height()
        self._stack.setMinimumHeight(max(1, min(least, self._inner_height() - taken)))
        self._heights.share()

    def inner_width(self) -> int:
        """Return how wide what stands in it is, in pixels."""
        return self._panel.contentsRect().marginsRemoved(self._column.contentsMargins()).width()

    def _inner_height(self) -> int:
        """Return how high all that stands in it may be together, in pixels."""
        return self._panel.contentsRect().marginsRemoved(self._column.contentsMargins()).height()
