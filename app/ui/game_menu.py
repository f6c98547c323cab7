"""What the game offers on a selection: as a menu, by key, by double click."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from app.core.intent import Look

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.core.words import Language
    from app.games.api import GameAction, Selection
    from app.ui.bridge import Bridge

GROUP_TITLES = {
    "conditions": ("Special Conditions", "特殊状態"),
    "damage": ("Damage", "ダメージ"),
    "marks": ("Marks", "マーク"),
    "move": ("Move to", "移す"),
    "table": ("Table", "卓"),
    "turn": ("Turn", "番"),
    "setup": ("Setup", "準備"),
}
"""Groups of actions that stand in a submenu of their own."""

FLAT = ("card", "unit", "zone")
"""Groups whose actions stand in the menu itself, first."""


class GameMenu:
    """Offers the actions of the game that is played."""

    def __init__(self, bridge: Bridge, look: Callable[[Look], bool]) -> None:
        self._bridge = bridge
        self._look = look
        """Carries out a look in the sheet made for it."""

    def offered(self, selection: Selection) -> list[GameAction]:
        """Return the actions that make sense on `selection` now."""
        view = self._bridge.view
        return [entry for entry in self._bridge.spec.actions if entry.when(view, selection)]

    def keys(self) -> list[str]:
        """Return every key that some action of the game has."""
        return list(dict.fromkeys(a.key for a in self._bridge.spec.actions if a.key))

    def by_key(self, key: str, selection: Selection) -> bool:
        """Do what `key` means on `selection`; False if it means nothing there."""
        for entry in self.offered(selection):
            if entry.key == key:
                return self.run(entry, selection)
        return False

    def likeliest(self, selection: Selection) -> GameAction | None:
        """Return what a double click does."""
        return next((entry for entry in self.offered(selection) if entry.likely), None)

    def run(self, entry: GameAction, selection: Selection) -> bool:
        """Carry out an action; False if there was nothing to do."""
        intent = entry.make(self._bridge.view, selection)
        if intent is None:
            return False
        if isinstance(intent, Look):
            self._look(intent)
        else:
            self._bridge.ask(intent)
        return True

    def menu(self, selection: Selection, language: Language, parent: QWidget) -> QMenu:
        """Return the context menu of `selection`, the double click's action in bold."""
        menu = QMenu(parent)
        likeliest = self.likeliest(selection)
        groups: dict[str, list[GameAction]] = {}
        for entry in self.offered(selection):
            groups.setdefault(entry.group, []).append(entry)
        flat = [entry for group in FLAT for entry in groups.pop(group, [])]
        for entry in flat:
            self._add(menu, entry, selection, language, bold=entry is likeliest)
        for group, entries in groups.items():
            if menu.actions() and group == next(iter(groups)):
                menu.addSeparator()
            en, ja = GROUP_TITLES.get(group, (group.title(), group))
            target = menu.addMenu(ja if language == "ja" else en) if len(entries) > 1 else menu
            for entry in entries:
                self._add(target, entry, selection, language, bold=entry is likeliest)
        return menu

    def _add(
        self,
        menu: QMenu,
        entry: GameAction,
        selection: Selection,
        language: Language,
        *,
        bold: bool,
    ) -> None:
        title = entry.title.in_(language)
        key = QKeySequence(entry.key).toString(QKeySequence.SequenceFormat.NativeText)
        # Shown, not set: the key belongs to the board, and a menu must not claim it again.
        action = menu.addAction(f"{title}\t{key}" if key else title)
        action.triggered.connect(lambda: self.run(entry, selection))
        if bold:
            font = action.font()
            font.setBold(True)
            action.setFont(font)
            menu.setDefaultAction(action)
