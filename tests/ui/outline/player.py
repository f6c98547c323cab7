"""Somebody who plays by keyboard alone and knows only what is read aloud."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.ui.outline.outline_panel import OutlinePanel
from tests.ui.outline.keyboard import press

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
Wanted = Callable[[str], bool]
FAR = 100
"""Rows nobody walks past without finding anything."""


class Player:
    """Presses keys and listens to the row the keyboard stands on."""

    def __init__(self, panel: OutlinePanel) -> None:
        self.panel = panel

    # -- listening ----------------------------------------------------------------------------

    @property
    def here(self) -> str:
        """The row the keyboard stands on, as it is read."""
        node = self.panel.tree.current
        assert node is not None
        return self.panel.model.text(node)

    @property
    def where(self) -> str:
        """Where its card lies, as it is read after it."""
        node = self.panel.tree.current
        assert node is not None
        return self.panel.model.where(node)

    # -- walking ------------------------------------------------------------------------------

    def top(self) -> None:
        """Go to the row of the own seat, past what is to be done."""
        press(Qt.Key.Key_Home)
        for _ in range(FAR):
            node = self.panel.tree.current
            assert node is not None
            if node.row.kind not in ("task", "choice"):
                return
            press(Qt.Key.Key_Down)

    def zone(self, place: str) -> bool:
        """Go from zone to zone to the one called `place`, "Bench" or "Ren's Bench"."""
        self.top()
        for _ in range(FAR):
            if self.here.startswith(f"{place},"):
                return True
            before = self.panel.tree.currentIndex()
            press(Qt.Key.Key_PageDown)
            if self.panel.tree.currentIndex() == before:
                return False
        return False

    def find(self, wanted: str | Wanted, place: str) -> bool:
        """Walk through a place to the first row that begins so, or sounds right."""
        fits = (lambda row: row.startswith(wanted)) if isinstance(wanted, str) else wanted
        return any(fits(row) for row in self._walk(place))

    def rows_in(self, place: str) -> list[str]:
        """What the rows of a place say, walked through one by one."""
        return list(self._walk(place))

    def _walk(self, place: str) -> Iterator[str]:
        if not self.zone(place):
            return
        owner, mark, title = place.partition("'s ")
        here = f"{owner}, {title}" if mark else place
        for _ in range(FAR):
            before = self.panel.tree.currentIndex()
            press(Qt.Key.Key_Down)
            if self.panel.tree.currentIndex() == before or not self.where.startswith(f"{here},"):
                return
            yield self.here

    def go(self, wanted: str, place: str) -> None:
        assert self.find(wanted, place), f"no row {wanted!r} in {place!r}"

    def go_to_zone(self, place: str) -> None:
        assert self.zone(place), f"no zone {place!r}"

    # -- doing --------------------------------------------------------------------------------

    def carry(self, card: str, place: str, goal: str, goal_place: str) -> None:
        """Pick a row up, walk to another, and take the first of what putting it down offers."""
        self.go(card, place)
        press(Qt.Key.Key_Insert)
        self.go(goal, goal_place)
        press(Qt.Key.Key_Return)
        if isinstance(QApplication.activePopupWidget(), QMenu):
            press(Qt.Key.Key_Return)

    def choose(self, entry: str) -> None:
        """Open the menu of the row and go down to an entry."""
        press(Qt.Key.Key_M)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for _ in menu.actions():
            active = menu.activeAction()
            if active is not None and active.text().startswith(entry):
                break
            press(Qt.Key.Key_Down)
        active = menu.activeAction()
        assert active is not None
        assert active.text().startswith(entry), [action.text() for action in menu.actions()]
        press(Qt.Key.Key_Return)

    def type(self, words: str) -> None:
        focused = QApplication.focusWidget()
        assert isinstance(focused, QWidget)
        QTest.keyClicks(focused, words)
