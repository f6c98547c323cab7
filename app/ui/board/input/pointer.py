"""A mouse, a pen or a finger: one form for whatever points at the board."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QTabletEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.core.data.value import value

PointerKind = Literal["mouse", "pen", "finger"]
THRESHOLDS: dict[PointerKind, int] = {"mouse": 6, "pen": 6, "finger": 12}
"""Logical pixels a pointer has to move before a press becomes a drag."""
RESTLESS = 6
"""Logical pixels a resting pointer has to move until it is meant, and not what the keyboard is on
or what was chosen meanwhile."""


@value
class Pointer:
    """Where somebody points, and what is pressed."""

    point: QPointF
    """In the board's viewport."""
    on_screen: QPoint
    button: Qt.MouseButton = Qt.MouseButton.NoButton
    """What went down or up just now."""
    buttons: Qt.MouseButton = Qt.MouseButton.NoButton
    """What is down."""
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    kind: PointerKind = "mouse"

    @property
    def left(self) -> bool:
        """Whether it was the button that takes up, or the finger."""
        return self.button == Qt.MouseButton.LeftButton

    @property
    def adds(self) -> bool:
        """Whether what is chosen now stays chosen."""
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

    @property
    def reaches(self) -> bool:
        """Whether everything from the last choice up to here is meant."""
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)


def of_event(event: QMouseEvent | QTabletEvent) -> Pointer:
    """Return where a mouse or a pen is."""
    return Pointer(
        event.position(),
        event.globalPosition().toPoint(),
        event.button(),
        event.buttons(),
        event.modifiers(),
        "pen" if isinstance(event, QTabletEvent) else "mouse",
    )


def is_drag(start: QPointF, pointer: Pointer) -> bool:
    """Whether a press at `start` has become a drag."""
    return (pointer.point - start).manhattanLength() >= THRESHOLDS[pointer.kind]


def at_screen(port: QWidget, where: QPoint) -> Pointer:
    """Return a pointer at a global position over a viewport, with the keys that are down now."""
    point = QPointF(port.mapFromGlobal(where))
    return Pointer(point, where, modifiers=QApplication.keyboardModifiers())


def of_finger(point: QPointF, on_screen: QPointF, button: Qt.MouseButton) -> Pointer:
    """Return where a finger is; it takes up like the left button."""
    return Pointer(
        point,
        on_screen.toPoint(),
        button,
        Qt.MouseButton.LeftButton,
        QApplication.keyboardModifiers(),
        "finger",
    )
