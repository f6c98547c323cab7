"""How this desktop writes a key: "Ctrl+↑", "⌘Z"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from app.core.text.wording import either

if TYPE_CHECKING:
    from app.core.text.words import Language


def native(key: str) -> str:
    """Return a key, in the portable spelling, as this desktop writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def native_keys(keys: Iterable[str], language: Language) -> str:
    """Return keys that all do the same: "M or Shift+F10"; 「M、Shift+F10」.

    Side by side they would read as keys to press together.
    """
    return either([native(key) for key in keys]).in_(language)
