"""How this desktop writes a key: "Ctrl+↑", "⌘Z"."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def native(key: str) -> str:
    """Return a key, in the portable spelling, as this desktop writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
