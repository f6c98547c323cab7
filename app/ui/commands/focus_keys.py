"""What every button, round choice and scrolled page owes to the keyboard, in one place.

Qt presses a button with Space alone outside of dialogs, lets Tab land on a round button that is not
the chosen one, and does not scroll to what is given the focus by the program.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MARGIN = 8
"""Pixels that are kept around what is scrolled to."""


def chosen_of(button: QRadioButton) -> QAbstractButton | None:
    """Return the round button that is on in the group of `button`; None where none is."""
    group = button.group()
    if group is not None:
        return group.checkedButton()
    parent = button.parentWidget()
    if parent is None or not button.autoExclusive():
        return None
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    beside = parent.findChildren(QRadioButton, options=direct)
    return next((one for one in beside if one.group() is None and one.isChecked()), None)


def into_view(widget: QWidget) -> None:
    """Scroll every page around `widget` as far as it takes to see it."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            inside = around.widget()
            if inside is not None and inside.isAncestorOf(widget):
                where = QRect(widget.mapTo(inside, QPoint(0, 0)), widget.size())
                seen = QRect(
                    inside.mapFrom(around.viewport(), QPoint(0, 0)), around.viewport().size()
                )
                if not seen.contains(where):
                    around.ensureWidgetVisible(widget, MARGIN, MARGIN)
        around = around.parentWidget()


class FocusKeys(QObject):
    """Follows the focus of the application while its parent lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watched: QAbstractButton | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        watched, self._watched = self._watched, None
        # One that is being taken away loses the focus in the middle of it.
        if watched is not None and isValid(watched):
            watched.removeEventFilter(self)
        if now is None:
            return
        if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            if isinstance(now, QRadioButton) and not now.isChecked():
                chosen = chosen_of(now)
                if chosen is not None and chosen is not now and chosen.isVisible():
                    chosen.setFocus(Qt.FocusReason.TabFocusReason)
                    return
            into_view(now)
        if isinstance(now, QPushButton | QToolButton):
            self._watched = now
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the button that has the focus with Enter."""
        kind = event.type()
        if (
            kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QAbstractButton)
            and event.key() in ENTER
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            # A field that waits for a key to be chosen wants this one as it is.
            if getattr(watched, "waiting", False):
                return False
            if kind == QEvent.Type.ShortcutOverride:
                event.accept()
            elif not event.isAutoRepeat():
                watched.click()
            return True
        return super().eventFilter(watched, event)
