"""Menus over a table, where single letters are keys of the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent

from app.ui.toolkit.spoken.told_menu import ToldMenu


class TableMenu(ToldMenu):
    """A menu that gets every key while it is open, although single letters are the board's."""

    def event(self, event: QEvent) -> bool:
        """Claim keys before the board's shortcuts do."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)
