"""A menu that assistive technology is told by its own name, and the way back out of it."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QMenu

from app.ui.toolkit.call_later import soon


class ToldMenu(QMenu):
    """Qt's own is called like the program, and tells nothing once a menu within it is left."""

    def add_below(self, title: str) -> ToldMenu:
        """Add a menu within this one."""
        below = ToldMenu(title, self)
        self.addActions([below.menuAction()])
        return below

    def showEvent(self, event: QShowEvent) -> None:
        """Be called by the title, where nobody gave another name."""
        if not self.accessibleName():
            self.setAccessibleName(self.title().replace("&&", "&"))
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell where the keyboard is, should it be in the menu around it again."""
        super().hideEvent(event)
        if QAccessible.isActive():
            # What is chosen closes that one as well, a moment later.
            soon(self._tell_around)

    def _tell_around(self) -> None:
        mine = self.menuAction()
        for around in mine.associatedObjects():
            if isinstance(around, QMenu) and around.isVisible() and around.activeAction() is mine:
                spoken = QAccessible.queryAccessibleInterface(around)
                row = spoken.child(around.actions().index(mine))
                QAccessible.updateAccessibility(QAccessibleEvent(row, QAccessible.Event.Focus))
