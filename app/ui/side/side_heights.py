"""How what stands in the side panel shares its height (`division.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QSplitter, QWidget

from app.core.data.value import replace
from app.ui.app.frame.window_place import sound_sizes
from app.ui.side.division import Chosen, Heights, Wanted, divide
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.ui.panels.history.history_panel import HistoryPanel
    from app.ui.panels.panel_stack import PanelStack
    from app.ui.side.side_advice import SideAdvice

TREE_LINES = 7
"""The usual height of the tree of the history, in lines of text."""
LEAST_ADVICE = 3
"""Lines of text that somebody may leave of advice."""
NAME = "side_parts"
"""Under which it is kept how somebody divided them."""


class SideParts(QSplitter):
    """Tabs, requests, advice, what could be started, and the history, below each other."""

    laid = Signal()
    """Their room is another, or what they want of it."""

    tabs: QWidget
    history: HistoryPanel

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setChildrenCollapsible(False)
        self.asked: QWidget | None = None
        self.advice: QWidget | None = None
        self.starts: QWidget | None = None

    def hold(self, tabs: QWidget, history: HistoryPanel) -> None:
        """Have these from now on, made as children of this one."""
        self.tabs, self.history = tabs, history
        for part in (tabs, history):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            self.addWidget(part)
        tabs.show()

    def take_asked(self, asked: QWidget | None) -> None:
        """Have a place for what people ask, below the tabs, or none any more."""
        if asked is None and self.asked is not None:
            # Whoever brought it takes it out of here, too.
            self.asked.hide()
        if asked is not None and asked.parent() is not self:
            self._insert(1, asked)
        self.asked = asked

    def take_advice(self, advice: QWidget) -> None:
        """Have a place for advice from now on, below what people ask."""
        self._insert(1 if self.asked is None else 2, advice)
        self.advice = advice

    def take_starts(self, starts: QWidget) -> None:
        """Have a place for what could be started from now on, above the history."""
        self._insert(self.indexOf(self.history), starts)
        self.starts = starts

    def _insert(self, place: int, part: QWidget) -> None:
        # Where it stood until now has more room from here on, and so may the panel have: it
        # divides that at once, and not yet with this part.
        part.hide()
        self.insertWidget(place, part)
        # The keyboard comes by in the order in which they stand.
        last = part
        for number in range(place, self.count()):
            held = self.widget(number)
            for stop in () if held is None else _stops(held):
                QWidget.setTabOrder(last, stop)
                last = stop

    def give(self, heights: Heights) -> list[int]:
        """Give every part its height, and hide what has none; return what they have."""
        given = {self.tabs: heights.tabs, self.history: heights.history}
        if self.asked is not None:
            given[self.asked] = heights.asked
        if self.advice is not None:
            given[self.advice] = heights.advice
        if self.starts is not None:
            given[self.starts] = heights.starts
            self.starts.setFixedHeight(max(1, heights.starts))
        self.history.show_tree(shown=heights.history > self.history.line_height())
        parts = (self.tabs, self.asked, self.advice, self.starts, self.history)
        for part in parts:
            if part is not None:
                # Once, and as they stay: shown and hidden again they would ask for another
                # division.
                part.setVisible(given[part] > 0)
                self._bind(part)
        # What stands between two parts comes and goes with them, before the heights are given.
        self.refresh()
        held = (self.widget(number) for number in range(self.count()))
        sizes = [0 if part is None else given.get(part, 0) for part in held]
        if self.sizes() != sizes:
            self.setSizes(sizes)
        return sizes

    def _bind(self, part: QWidget) -> None:
        """Let only what can be divided by hand look like it, above a part."""
        handle = self.handle(self.indexOf(part))
        divides = part is self.advice or (part is self.history and self.history.shows_tree)
        handle.setEnabled(divides)
        shape = Qt.CursorShape.SplitVCursor if divides else Qt.CursorShape.ArrowCursor
        handle.setCursor(shape)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say that there is more room, or less."""
        super().resizeEvent(event)
        self.laid.emit()

    def event(self, event: QEvent) -> bool:
        """Say that a part wants another height, or is gone."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.ChildRemoved):
            self.laid.emit()
        return done


class SharedHeight(QObject):
    """Divides the parts, by what they need and by how somebody divided them."""

    def __init__(
        self,
        stack: PanelStack,
        parts: SideParts,
        advice: SideAdvice,
        kept: Mapping[str, list[int]],
    ) -> None:
        """`kept` says how somebody divided them before (`chosen`)."""
        super().__init__(parts)
        self._stack = stack
        self._parts = parts
        self._advice = advice
        self._starts = 0
        sizes = sound_sizes(kept.get(NAME, []), 2)
        self._chosen = Chosen(*sizes)
        self._set: list[int] = []
        parts.laid.connect(self.share)
        parts.history.toggled.connect(self._bring_tree)
        parts.splitterMoved.connect(self._moved)
        advice.resized.connect(self.share)

    @property
    def chosen(self) -> dict[str, list[int]]:
        """How somebody divided the parts, to be kept for the next time; {} where nobody did."""
        if self._chosen == Chosen():
            return {}
        return {NAME: [self._chosen.advice, self._chosen.tree]}

    def ask(self, asked: QWidget | None) -> None:
        """Show what people ask, at a height of its own; None: nothing any more."""
        self._parts.take_asked(asked)
        self.share()

    def keep(self, starts: int) -> None:
        """Keep so many pixels for what could be started; 0: there is nothing."""
        self._starts = starts
        self.share()

    @Slot()
    def share(self, *_told: object) -> None:
        """Give every part its height."""
        self._stack.set_tight(self._advice.shows)
        wanted = self._wanted()
        higher = wanted.height > self._stack.viewport().height()
        self._parts.setMinimumHeight(wanted.height if higher else 0)
        self._set = self._parts.give(divide(self._chosen, wanted))

    def _wanted(self) -> Wanted:
        """Return what there is to divide now, and what is needed of it."""
        parts, line = self._parts, self._parts.fontMetrics().height()
        advice, newest = self._advice.heights(parts.width())
        opened = parts.history.opened
        wanted = Wanted(
            height=self._stack.viewport().height(),
            between=parts.handle(1).sizeHint().height(),
            tabs=parts.tabs.minimumHeight() or parts.tabs.minimumSizeHint().height(),
            line=parts.history.line_height(),
            tree=parts.history.least_tree() if opened else 0,
            usual_tree=line * TREE_LINES,
            asked=0 if parts.asked is None else parts.asked.height(),
            starts=self._starts,
            advice=advice,
            newest=newest,
        )
        # Where not all fits they are higher than the room, and scroll. A tree that opened by itself
        # stays away instead.
        needed = wanted.least - wanted.tree
        if parts.history.by_hand:
            needed = wanted.least + (newest + wanted.between if newest else 0)
        return replace(wanted, height=max(wanted.height, needed))

    @Slot()
    def _bring_tree(self) -> None:
        """Have the line of the history where it was, however high the tree above it is."""
        self.share()
        if self._parts.history.opened:
            # Once the parts are as high as they have to be.
            soon(self._stack.bring, self._parts.history)

    @Slot()
    def _moved(self, *_handle: int) -> None:
        """Take over how somebody divides the parts now."""
        sizes, parts = self._parts.sizes(), self._parts
        line = parts.fontMetrics().height()
        tree = sizes[-1] - parts.history.line_height()
        if sizes[-1] != self._set[-1] and parts.history.shows_tree:
            self._chosen = replace(self._chosen, tree=max(tree, 1))
        if parts.advice is not None:
            advice = sizes[parts.indexOf(parts.advice)]
            if advice and advice != self._set[parts.indexOf(parts.advice)]:
                self._chosen = replace(self._chosen, advice=max(advice, line * LEAST_ADVICE))
        self._set = sizes


def _stops(part: QWidget) -> list[QWidget]:
    """Return what the keyboard comes to in a part."""
    return [
        stop for stop in part.findChildren(QWidget) if stop.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
