"""Entries of a menu as they are seen: the title, and the key beside it behind a tab sign."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence


def as_shown(entry: QAction) -> str:
    key = entry.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{entry.text()}\t{key}" if key else entry.text()
