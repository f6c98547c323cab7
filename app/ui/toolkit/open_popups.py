"""Menus and lists that are open over everything."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMenu


def close_popups() -> None:
    """Close all that are open: what they were made for is no longer so."""
    while (popup := QApplication.activePopupWidget()) is not None and popup.close():
        pass


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Open a menu at a point of the screen.

    Qt tells assistive technology that something opened, has it in no tree, and tells of an entry
    once somebody goes to it: who listens begins on the first one.
    """
    over = menu.parentWidget()
    if over is not None and not menu.accessibleName():
        menu.setAccessibleName(over.accessibleName())
    menu.popup(at)
    first = next((one for one in menu.actions() if one.isEnabled() and not one.isSeparator()), None)
    if QAccessible.isActive() and first is not None:
        menu.setActiveAction(first)
