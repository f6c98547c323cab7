"""The keys of the deck editor: those of the window where it has the same action, and its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

USUAL: dict[str, tuple[str, ...]] = {
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Y", "Ctrl+Shift+Z"),
    "save": ("Ctrl+S",),
    "save_as": ("Ctrl+Shift+S",),
    "paste": ("Ctrl+V",),
    "add": ("Ins",),
    "rename": ("F2",),
    "next": ("Ctrl+PgDown",),
    "last": ("Ctrl+PgUp",),
}
"""By what they do; the person may have given the window's actions other keys."""


class PageKeys:
    """Shortcuts that hold while the keyboard is on the page."""

    def __init__(
        self,
        page: QWidget,
        chosen: Callable[[str], tuple[str, ...]],
        deeds: Mapping[str, Callable[[], object]],
    ) -> None:
        """`chosen` tells which keys an action of the window has."""
        self._page = page
        self._chosen = chosen
        self._deeds = deeds
        self._shortcuts: list[QShortcut] = []

    def of(self, name: str) -> tuple[str, ...]:
        """Return the keys of what has this name; none for a name without."""
        return self._chosen(name) or USUAL.get(name, ())

    def take(self) -> None:
        """Follow the person's choice of keys."""
        for shortcut in self._shortcuts:
            # At once: until it is deleted it would make the new one ambiguous.
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts = []
        for name, run in self._deeds.items():
            for key in self.of(name):
                shortcut = QShortcut(QKeySequence(key), self._page)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(run)
                self._shortcuts.append(shortcut)

    def pastes(self, event: QKeyEvent) -> bool:
        """Tell whether a key pastes."""
        pressed = QKeySequence(event.keyCombination())
        return any(pressed == QKeySequence(key) for key in self.of("paste"))
