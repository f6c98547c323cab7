"""What assistive technology takes a widget of our own for: Qt knows the roles of its own alone."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

ROLE = "spokenRole"
"""The property of a widget that holds it."""


def speak_as(widget: QWidget, role: QAccessible.Role) -> None:
    """Let a widget be spoken of as `role`, with its name, its description and all that is in it.

    Nothing for buttons, fields and lists: what can be done with those is known to Qt alone.
    """
    _install()
    widget.setProperty(ROLE, role.value)
    speak_anew(widget)


def speak_anew(widget: QWidget) -> None:
    """Forget what was told of a widget: somebody who listens was told of it as it was made."""
    if QAccessible.isActive():
        spoken = QAccessible.queryAccessibleInterface(widget)
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(spoken))


@cache
def _install() -> None:
    """Let Qt ask here first. It keeps what it is asked for, and there is no way to take it back."""
    QAccessible.installFactory(_spoken)


def _spoken(_kind: str, widget: QObject) -> QAccessibleInterface | None:
    role = widget.property(ROLE) if isinstance(widget, QWidget) else None
    if role is None or not isinstance(widget, QWidget):
        return None
    return QAccessibleWidget(widget, QAccessible.Role(role))
