"""Gives the table's keys to the registry wherever the table is played from.

Single letters and what the game has on its cards work only while board or outline have the
keyboard, so that typing elsewhere stays typing. A filter and not a shortcut for each key: it
costs nothing at the start, and the same key may mean another thing on another selection.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

MODIFIER_KEYS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_unknown,
)


def key_of(event: QKeyEvent) -> str:
    """Return the name of a key with its modifiers, "" for a modifier alone.

    Where Shift only made the sign ("?", "+"), the sign alone is the key: keyboards differ in what
    it takes to type one.
    """
    key = Qt.Key(event.key())
    if key in MODIFIER_KEYS:
        return ""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    sign = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
    if len(sign) == 1 and not sign.isalnum():
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    if key == Qt.Key.Key_Enter:
        key = Qt.Key.Key_Return
    combination = QKeyCombination(modifiers, key)
    return QKeySequence(combination).toString(QKeySequence.SequenceFormat.PortableText)


class TableKeys(QObject):
    """An event filter for the widgets that the table is played from."""

    def __init__(
        self,
        knows: Callable[[str], bool],
        pressed: Callable[[str], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._knows = knows
        self._pressed = pressed
        self._first: dict[QObject, Callable[[QKeyEvent], bool]] = {}

    def watch(self, widget: QWidget, first: Callable[[QKeyEvent], bool]) -> None:
        """Take the table's keys from `widget`, but for those that `first` keeps."""
        self._first[widget] = first
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim a key before shortcuts do, and carry it out."""
        kind = event.type()
        if kind not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        if not isinstance(event, QKeyEvent) or self._first[watched](event):
            return False
        key = key_of(event)
        if not key or not self._knows(key):
            return False
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return self._pressed(key)
