"""Whether what a button opens is open, as assistive technology is told it: Qt's buttons do not say.

What Qt is told of a change it passes on to no platform's technology (6.11), so it is spoken as
well where the keyboard is on the button.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QMenu, QPushButton, QToolButton

from app.core.text.words import Words
from app.ui.panels.announce import announce
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.spoken.spoken_role import speak_anew

if TYPE_CHECKING:
    from app.core.text.words import Language

EXPANDED = Words("expanded", "展開")
COLLAPSED = Words("collapsed", "折りたたみ")
OPENS, OPENED = "spokenOpens", "spokenOpened"
"""Properties of a button: what it opens, "part" or "menu", and whether that is open."""
_LETTER = re.compile("&(.)")
"""What marks the letter that presses a button."""


class Opener(QObject):
    """Belongs to a button that unfolds something, or opens a menu."""

    def __init__(self, button: QPushButton | QToolButton, *, opens: str = "part") -> None:
        super().__init__(button)
        self._button = button
        _install()
        button.setProperty(OPENS, opens)
        button.setProperty(OPENED, False)
        speak_anew(button)

    @property
    def opened(self) -> bool:
        """Whether it is open."""
        return bool(self._button.property(OPENED))

    def tell(self, language: Language, *, opened: bool) -> None:
        """Take over whether it is open, and tell whoever listens of another state."""
        if opened == self.opened:
            return
        self._change(opened=opened)
        if self._button.hasFocus():
            announce(self._button, (EXPANDED if opened else COLLAPSED).in_(language))

    def attach(self, menu: QMenu) -> None:
        """Let the button itself open a menu, which has its name."""
        self._button.setMenu(menu)
        menu.aboutToShow.connect(self._open)
        menu.aboutToHide.connect(self._close)

    def drop(self, menu: QMenu, right: int = 0) -> None:
        """Open a menu below the button, so many pixels further to the right; it has its name."""
        menu.setAccessibleName(spoken_name(self._button))
        menu.aboutToHide.connect(self._close, Qt.ConnectionType.UniqueConnection)
        menu.popup(self._button.mapToGlobal(self._button.rect().bottomLeft() + QPoint(right, 0)))
        self._change(opened=menu.isVisible())

    def press(self) -> None:
        """Do what a press of the mouse does: a click that Qt makes opens no menu."""
        if self._button.menu() is None:
            self._button.click()
        elif self._button.isEnabled():
            # It waits for the menu to go, which whoever asks for it cannot.
            soon(self._show_menu)

    def _show_menu(self) -> None:
        self._button.showMenu()

    @Slot()
    def _open(self) -> None:
        self._button.menu().setAccessibleName(spoken_name(self._button))
        self._change(opened=True)

    @Slot()
    def _close(self) -> None:
        self._change(opened=False)

    def _change(self, *, opened: bool) -> None:
        self._button.setProperty(OPENED, opened)
        if QAccessible.isActive():
            changed = QAccessible.State()
            changed.expanded = True
            changed.collapsed = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self._button, changed))


def spoken_name(button: QAbstractButton) -> str:
    """Return what a button is called."""
    return button.accessibleName() or _LETTER.sub(r"\1", button.text())


class SpokenOpener(QAccessibleWidget):
    """A button that says whether what it opens is open."""

    def __init__(self, button: QAbstractButton) -> None:
        menu = button.property(OPENS) == "menu"
        roles = QAccessible.Role
        super().__init__(button, roles.ButtonMenu if menu else roles.Button)
        self._menu = menu

    def state(self) -> QAccessible.State:
        """Return what Qt knows of any widget, and whether it is open."""
        state, button = super().state(), self.object()
        opened = bool(button.property(OPENED))
        state.expandable, state.expanded, state.collapsed = True, opened, not opened
        state.hasPopup = self._menu
        if isinstance(button, QAbstractButton):
            state.pressed = button.isDown()
            state.checkable, state.checked = button.isCheckable(), button.isChecked()
        return state

    def text(self, which: QAccessible.Text) -> str:
        """Return what the button is called, or what else Qt knows of it."""
        button = self.object()
        if which == QAccessible.Text.Name and isinstance(button, QAbstractButton):
            return spoken_name(button)
        return super().text(which)

    def actionNames(self) -> list[str]:
        """Offer that it is pressed, first of all."""
        return [QAccessibleActionInterface.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        """Press it, or do what any widget can."""
        if name == QAccessibleActionInterface.pressAction():
            opener = self.object().findChild(Opener)
            assert isinstance(opener, Opener)
            opener.press()
        else:
            super().doAction(name)


@cache
def _install() -> None:
    QAccessible.installFactory(_spoken)


def _spoken(_kind: str, widget: QObject) -> QAccessibleInterface | None:
    if isinstance(widget, QAbstractButton) and widget.property(OPENS) is not None:
        return SpokenOpener(widget)
    return None
