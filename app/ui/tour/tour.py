"""The tour: one hint after the other, until the last, or until somebody has enough of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.tour.bubble import NEAR, TAIL, Bubble, Ring
from app.ui.tour.bubble_place import best_place, distance
from app.ui.tour.tour_hints import HINTS, said

if TYPE_CHECKING:
    from app.ui.panels.slips.lane import Lane

NARROWER = 40
"""Pixels of way that it is worth not to break the words into short lines."""
LOOK_AGAIN = 150
"""Milliseconds after which it is seen that a place has moved or that somebody drags."""

Anchor = Callable[[str], "QRect | None"]
"""Name of a place -> where it is in the parent; None where it does not show."""
Places = Callable[[], Iterable[QRect]]


def _nowhere() -> Iterable[QRect]:
    return ()


def _free() -> bool:
    return False


class Tour(QObject):
    """Shows hints over `parent`, once; nothing waits for it and it takes nothing."""

    finished = Signal()
    """Seen to the end, or skipped."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        anchor: Anchor,
        *,
        key_of: Callable[[str], str] = lambda _name: "",
        never_over: Places = _nowhere,
        rather_not_over: Places = _nowhere,
        passing: Places = _nowhere,
        lane: Lane | None = None,
        by_keys: Callable[[], bool] = _free,
        busy: Callable[[], bool] = _free,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._room = parent
        self._anchor = anchor
        self._key_of = key_of
        self._never_over = never_over
        self._rather_not_over = rather_not_over
        self._lane = lane
        """Where the bubble lies unless it covers nothing at all beside its place."""
        self._passing = passing
        """What comes and goes: the bubble moves out of its way, and not back."""
        self._by_keys = by_keys
        """Whether the keyboard is what is played with."""
        self._keyboard = False
        self._busy = busy
        """Whether a hand is at work on the board or something lies over it: the bubble waits."""
        self._unsaid = False
        """Whether a screen reader is to say the hint as soon as the bubble shows."""
        self._number = -1
        self._done: set[str] = set()
        self._laid: tuple[object, ...] = ()
        self._waits = False
        """Whether there is no room for it in the lane now."""
        self._left = False
        self.ring = Ring(look, parent)
        self.bubble = Bubble(look, parent)
        self.bubble.onward.connect(self.go_on)
        self.bubble.skipped.connect(self.leave)
        self._again = QTimer(self)
        self._again.setInterval(LOOK_AGAIN)
        self._again.timeout.connect(self._place)
        self._came_from: QWidget | None = None
        if lane is not None:
            lane.changed.connect(self._lane_changed)
        look.changed.connect(self._follow_look)

    @property
    def running(self) -> bool:
        """Whether a hint is shown, or waits until the table is free."""
        return self._number >= 0

    @property
    def number(self) -> int:
        """The hint that is shown, from 1; 0 for none."""
        return self._number + 1

    def start(self) -> None:
        """Show the first hint."""
        self._done.clear()
        self._number = -1
        self._room.installEventFilter(self)
        window = self._room.window()
        if window is not self._room:
            window.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)
        self._again.start()
        self.go_on()

    @Slot()
    def go_on(self) -> None:
        """Show the next hint that is needed; leave after the last."""
        following = (
            number
            for number in range(self._number + 1, len(HINTS))
            if not HINTS[number].deeds & self._done
        )
        self._number = next(following, len(HINTS))
        if self._number == len(HINTS):
            self.leave()
            return
        self._unsaid = True
        self._tell()
        self._place()

    def did(self, deed: str) -> None:
        """Take note of what the person did; a hint about it is needed no longer."""
        if not self.running:
            return
        self._done.add(deed)
        if deed in HINTS[self._number].deeds:
            self.go_on()

    @Slot()
    def leave(self) -> None:
        """Take everything away."""
        if not self.running:
            return
        self._number = -1
        self._left = True
        self._again.stop()
        self._room.removeEventFilter(self)
        self._room.window().removeEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.disconnect(self._on_focus)
        focused = QApplication.focusWidget()
        if focused is not None and self.bubble.isAncestorOf(focused) and self._came_from:
            self._came_from.setFocus()
        self._came_from = None
        self.bubble.hide()
        self.ring.hide()
        if self._lane is not None:
            self._lane.changed.disconnect(self._lane_changed)
            self._lane.leave("hint")
        self.finished.emit()
        for gone in (self.bubble, self.ring, self):
            gone.deleteLater()

    @Slot()
    def _follow_look(self) -> None:
        if self._left:
            return
        self._laid = ()
        if self.running:
            self._tell()
            self._place()

    def _tell(self) -> None:
        hint = HINTS[self._number]
        words = said(hint, self.look.language, self._key_of, by_keys=self._keyboard)
        self.bubble.tell(words, self._number + 1, len(HINTS), self.look.language)
        self._laid = ()

    @Slot()
    def _place(self) -> None:
        """Lie beside the place, if anything has moved; wait while the table is not free."""
        if not self.running:
            return
        if self._busy():
            self.bubble.hide()
            self.ring.hide()
            return
        if self._by_keys() and not self._keyboard:
            self._keyboard = True
            self._tell()
        anchor = self._anchor(HINTS[self._number].place)
        avoided = tuple(self._never_over()), tuple(self._rather_not_over())
        laid = (self._room.rect(), anchor, *avoided)
        passing = tuple(self._passing())
        sheet = self.bubble.sheet()
        if laid != self._laid or self._waits or any(sheet.intersects(other) for other in passing):
            self._laid = laid
            self._lie(anchor, (*avoided[0], *passing), avoided[1])
            if anchor is not None:
                self.ring.around(anchor)
            self.ring.raise_()
            self.bubble.raise_()
        self.ring.setVisible(anchor is not None and not self._waits)
        self.bubble.setVisible(not self._waits)
        if self._unsaid and not self._waits:
            self._unsaid = False
            announce(self.bubble, self.bubble.accessibleName())

    @Slot()
    def _lane_changed(self) -> None:
        """Lie where the lane is now."""
        if self.running and self._lane is not None and self._lane.keeps("hint"):
            self._laid = ()
            self._place()

    def _lie_in(self, lane: Lane, anchor: QRect | None) -> None:
        place = lane.keep("hint", self.bubble.high_at)
        self._waits = place.isNull()
        if not self._waits:
            self.bubble.lie_in(place, anchor)

    def _lie(
        self, anchor: QRect | None, never: tuple[QRect, ...], rather_not: tuple[QRect, ...]
    ) -> None:
        """Lie beside the place, in long lines or, where these would lie far off, in short ones.

        Where something would be covered it lies in the lane. If the board made room for that, it
        stays there: with the room it had before it might be covered again.
        """
        lane = self._lane
        if lane is not None and lane.keeps("hint") and lane.strip.from_board:
            self._lie_in(lane, anchor)
            return
        room, beside = self._room.rect(), None if anchor is None else _grazed(anchor)
        never = tuple(_grazed(one) for one in never)
        found = []
        for narrow in (False, True):
            size = self.bubble.wanted_size(narrow=narrow)
            corner, cost = best_place(size, room, beside, never, rather_not)
            found.append((cost + NARROWER * narrow, narrow, corner, size))
            if cost <= NARROWER:
                break
        _, narrow, corner, size = min(found, key=itemgetter(0, 1))
        sheet = QRect(corner, size).adjusted(TAIL, TAIL, -TAIL, -TAIL)
        covers = any(sheet.intersects(other) for other in (*never, *rather_not))
        if lane is not None and (covers or anchor is None or distance(sheet, anchor) > NEAR):
            self._lie_in(lane, anchor)
            return
        if lane is not None:
            lane.leave("hint")
        self._waits = False
        self.bubble.lie_at(corner, size, anchor, narrow=narrow)

    @Slot(QWidget, QWidget)
    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Remember where the keyboard was when somebody tabs into the bubble."""
        if before is not None and isinstance(before, QAbstractItemView):
            before.removeEventFilter(self)
        if isinstance(now, QAbstractItemView) and self._room.isAncestorOf(now):
            # Lists keep Esc to themselves although it means nothing there.
            now.installEventFilter(self)
        inside = now is not None and self.bubble.isAncestorOf(now)
        if inside and before is not None and not self.bubble.isAncestorOf(before):
            self._came_from = before

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc that nobody else needed skips the tour; a new size moves the bubble."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and not self._busy():
                self.leave()
                return True
        elif kind == QEvent.Type.Resize and watched is self._room:
            self._place()
        return super().eventFilter(watched, event)


def _grazed(place: QRect) -> QRect:
    """Return a place as far as a sheet stays off it, with room for the ring, but not its tail."""
    return place.adjusted(TAIL - 6, TAIL - 6, 6 - TAIL, 6 - TAIL)
