"""How this desktop writes a key: "Ctrl+↑", "⌘Z"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from app.core.text.wording import either

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from app.core.text.words import Language


def native(key: str) -> str:
    """Return a key, in the portable spelling, as this desktop writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def show_key(entry: QAction, key: str) -> None:
    """Show a key beside the title of an entry of a menu, as `native` writes it; "" for none.

    It is shown alone and belongs to the board or the page: in the context of the menu, which never
    has the keyboard as Qt counts it, the entry does not claim it. Written into the title it would
    be a part of the name that assistive technology reads.
    """
    entry.setShortcut(QKeySequence.fromString(key, QKeySequence.SequenceFormat.NativeText))
    entry.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    entry.setShortcutVisibleInContextMenu(True)


def native_keys(keys: Iterable[str], language: Language) -> str:
    """Return keys that all do the same: "M or Shift+F10"; 「M、Shift+F10」.

    Side by side they would read as keys to press together.
    """
    return either([native(key) for key in keys]).in_(language)
