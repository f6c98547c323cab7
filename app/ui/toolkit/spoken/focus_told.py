"""Where the keyboard is, as assistive technology is told it: on a row and not on its list.

Qt tells of a list that gets the keyboard, and of the row in it only once somebody walks. Where a
part hands the keyboard on as it gets it, Qt tells of the part that has it first, and then of the
one that had it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTabBar, QWidget

WITH_ROWS = (QAbstractItemView, QTabBar)


def tell_focus(widget: QWidget) -> None:
    """Tell that the keyboard is on `widget`, or on the row of it that is the current one."""
    if not QAccessible.isActive() or not widget.hasFocus():
        return
    spoken = QAccessible.queryAccessibleInterface(widget)
    row = spoken.focusChild() if isinstance(widget, WITH_ROWS) else None
    told = QAccessibleEvent(row if row is not None else spoken, QAccessible.Event.Focus)
    QAccessible.updateAccessibility(told)


class FocusTold(QObject):
    """Tells once more where the keyboard came to, where Qt's own word is not it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._now: QWidget | None = None
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._tell)
        QApplication.instance().focusChanged.connect(self._on_focus)  # type: ignore[union-attr]

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, _now: QWidget | None) -> None:
        if not QAccessible.isActive():
            return
        # Where somebody who was told before handed it on, the word of it is late already.
        now = QApplication.focusWidget()
        # Handed on, it is told twice that somebody has it.
        handed_on, self._now = now is self._now, now
        if now is None or not (handed_on or isinstance(now, WITH_ROWS)):
            self._late.stop()
        elif not self._late.isActive():
            # Qt tells its own once all who were asked have answered.
            self._late.start(0)

    @Slot()
    def _tell(self) -> None:
        now = QApplication.focusWidget()
        if now is not None and not now.testAttribute(Qt.WidgetAttribute.WA_WState_Hidden):
            tell_focus(now)
