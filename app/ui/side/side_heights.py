"""How large card, history and foot share the height of the side panel (`division.py`).

The outline always needs what the history has beside the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QSplitter

from app.core.data.value import replace
from app.ui.app.frame.window_place import sound_sizes
from app.ui.side.division import Chosen, Wanted, divide
from app.ui.side.side_foot import GAP

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.panels.panel_stack import PanelStack
    from app.ui.side.side_advice import SideAdvice
    from app.ui.side.side_foot import SideFoot
    from app.ui.side.side_tabs import SideTabs

HISTORY_LINES = 6
"""The usual height of the history."""
LOW = 42
"""Lines of text below which the history makes room for what could be started: it is a key away."""


class SideParts(QSplitter):
    """Card, history and foot, below each other."""

    laid = Signal()
    """Their room is another, or what they want of it."""

    card: QWidget
    history: QWidget
    foot: SideFoot

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setChildrenCollapsible(False)

    def hold(self, card: QWidget, history: QWidget, foot: SideFoot) -> None:
        """Have these from now on, made as children of this one."""
        self.card, self.history, self.foot = card, history, foot
        for part in (card, history, foot):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            self.addWidget(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say that there is more room, or less."""
        super().resizeEvent(event)
        self.laid.emit()

    def event(self, event: QEvent) -> bool:
        """Say that a part wants another height: the history has one more lane."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.laid.emit()
        return done


class SharedHeight(QObject):
    """Divides the parts, by what they need and by how somebody divided them."""

    def __init__(
        self,
        stack: PanelStack,
        parts: SideParts,
        tabs: SideTabs,
        advice: SideAdvice,
        kept: Mapping[str, list[int]],
    ) -> None:
        """`kept` says how somebody divided them before (`chosen`)."""
        super().__init__(parts)
        self._stack = stack
        self._parts = parts
        self._card, self._history, self._foot = parts.card, parts.history, parts.foot
        self._tabs = tabs
        self._advice = advice
        self._above = self._stays = 0
        self._crowded = False
        """Whether what stands above leaves no room for the card and the tabs."""
        self._chosen: dict[str, Chosen] = {}
        for name in ("side", "outline"):
            if sizes := sound_sizes(kept.get(name, []), parts.count()):
                self._chosen[name] = (sizes[0], sizes[1], sizes[2])
        self._set: list[int] = []
        """What the parts have, as it was set here last."""
        self.foot_stays: Callable[[], bool] = lambda: False
        """Whether the foot may not go elsewhere: the pointer is over a list in it."""
        parts.laid.connect(self.share)
        parts.splitterMoved.connect(self._moved)
        tabs.currentChanged.connect(self.share)
        advice.resized.connect(self.share)

    @property
    def chosen(self) -> dict[str, list[int]]:
        """How somebody divided the parts, to be kept for the next time."""
        return {name: list(heights) for name, heights in self._chosen.items()}

    def make_room(self, above: int, stays: int = 0) -> None:
        """Let the card make room for so many pixels that stand above it for a while.

        `stays` of them are for what is not said for a moment alone.
        """
        self._above, self._stays = above, stays
        self.share()

    @property
    def _division(self) -> str:
        return "outline" if self._tabs.front == "outline" else "side"

    @Slot()
    def share(self, *_told: object) -> None:
        """Give every part its height."""
        advised = self._advice.shows
        self._stack.set_tight(advised)
        heights = divide(self._chosen.get(self._division), self._wanted())
        if self._crowded and not advised:
            # What stands above is decided now, and the log is always seen: the others are a key
            # away.
            heights = replace(heights, card=0, tabs=heights.tabs + heights.card)
        if self._set and self.foot_stays():
            least = _least(self._foot) - self._foot.kept
            self._foot.grant(max(0, min(heights.advice, self._set[2] - self._foot.kept - least)))
            return
        # Once, and as they stay: shown and hidden again they would ask for another division.
        self._card.setVisible(heights.card > 0)
        self._history.setVisible(heights.history > 0)
        self._foot.grant(heights.advice)
        foot = self._foot.kept + heights.advice + heights.tabs
        self._set = [heights.card, heights.history, foot]
        if self._parts.sizes() != self._set:
            self._parts.setSizes(self._set)

    def _wanted(self) -> Wanted:
        """Return what there is to divide now, and what is needed of it."""
        between = self._parts.handle(1).sizeHint().height()
        kept = self._foot.kept
        low = (
            kept > 0 and self._stack.viewport().height() < self._parts.fontMetrics().height() * LOW
        )
        history = _least(self._history) if self._division == "side" and not low else 0
        if history and self._division not in self._chosen:
            history = max(history, self._parts.fontMetrics().height() * HISTORY_LINES)
        # What could be started is as high as it is; the card makes room for it.
        least = (_least(self._card), history, _least(self._foot) - kept)
        height = self._stack.viewport().height() - kept
        needed = sum(least) + between * (2 if history else 1)
        # What is said for a moment sends nothing away that would come back with the next.
        self._crowded = self._stays > 0 and height + self._above - self._stays < needed
        if self._crowded and not self._advice.shows:
            history, least = 0, (0, 0, least[2])
        above = self._above + kept
        advice, newest = self._advice.heights(self._parts.width())
        if not advice:
            # Where not all fits they are higher than the room, and scroll.
            height = max(height, sum(least) + between * (2 if history else 1))
            return Wanted(height, between, *least, above=above)
        return Wanted(height, between, *least, advice + GAP, newest + GAP, above)

    @Slot()
    def _moved(self, *_handle: int) -> None:
        """Take over how somebody divides the parts now."""
        sizes = self._parts.sizes()
        chosen = self._chosen.get(self._division)
        if chosen is None:
            usual = divide(None, replace(self._wanted(), advice=0, newest=0, above=0))
            chosen = (usual.card, usual.history, usual.tabs)
        moved = [now - before for now, before in zip(sizes, self._set, strict=True)]
        card, history, tabs = (max(0, one + by) for one, by in zip(chosen, moved, strict=True))
        self._chosen[self._division] = (card, history, tabs)
        self._set = sizes


def _least(part: QWidget) -> int:
    """Return the least height of a part, as what divides the room counts it."""
    layout = part.layout()
    if layout is not None:
        # Of what is hidden it still knows the sizes from before words or text changed.
        layout.activate()
    return part.minimumHeight() or part.minimumSizeHint().height()
