"""What the game offers on a selection: as a menu, by key, by double click."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from app.core.card import mark_of
from app.core.intent import Batch, Look
from app.core.words import Words
from app.games.api import Selection

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from app.core.ids import ZoneId
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.core.words import Language
    from app.games.api import GameAction
    from app.ui.bridge import Bridge

GROUP_TITLES = {
    "card": Words("Move", "移動"),
    "draw": Words("Draw", "引く"),
    "look": Words("Look at the top", "上から見る"),
    "damage": Words("Damage", "ダメージ"),
    "conditions": Words("Special Conditions", "特殊状態"),
    "notes": Words("Marks", "マーク"),
    "table": Words("More", "その他"),
}
"""Groups of actions that may stand in a submenu of their own."""

SHAPES: dict[str, tuple[tuple[str, ...], ...]] = {
    "units": (("unit",), (">damage", ">conditions", ">notes", ">card"), ("zone", "turn", "table")),
    "cards": (("card", "unit"), (">damage", ">conditions", ">notes"), ("zone", "turn", "table")),
    "pile": (("zone", ">draw", ">look"), ("turn", "table")),
    "table": (("turn",), ("zone",), ("table", ">table")),
}
"""What is selected -> the menu's sections of groups; one with ">" stands in a submenu.

A group that comes twice shows what has a key plainly and the rest in the submenu.
"""
MOST_DIGITS = 10
TICKED = ("conditions", "notes")
"""Groups whose actions put on a mark of the same name."""


def shape_of(view: SeatView, selection: Selection) -> str:
    """Return which menu a selection gets."""
    if selection.units:
        return "units"
    if selection.cards:
        return "cards"
    zone = view.setting.zones.get(selection.zone)
    return "pile" if zone is not None and zone.spec.holds == "pile" else "table"


def mentions(intent: Intent | None, zone: ZoneId) -> bool:
    """Whether a gesture takes something from `zone` or does something with it."""
    if isinstance(intent, Batch):
        return any(mentions(step, zone) for step in intent.steps)
    if zone in (getattr(intent, "zone", ""), getattr(intent, "source", "")):
        return True
    return any(card.startswith(f"{zone}#") for card in getattr(intent, "cards", ()))


class TableMenu(QMenu):
    """A menu that gets every key while it is open, although single letters are the board's."""

    def event(self, event: QEvent) -> bool:
        """Claim keys before the board's shortcuts do."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)


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
        shape = shape_of(self._bridge.view, selection)
        for entry in self.offered(selection):
            if entry.likely and shape != "table" and self._belongs(entry, selection, shape):
                return entry
        return None

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
        """Return the context menu of `selection`, the double click's action first and in bold."""
        menu = TableMenu(parent)
        view = self._bridge.view
        shape = shape_of(view, selection)
        groups: dict[str, list[GameAction]] = {}
        for entry in self.offered(selection):
            if self._belongs(entry, selection, shape):
                groups.setdefault(entry.group, []).append(entry)
        likeliest = self.likeliest(selection)
        if likeliest is not None and likeliest in groups.get(likeliest.group, ()):
            self._add(menu, likeliest, selection, language, bold=True)
            groups[likeliest.group].remove(likeliest)
        known = {name.lstrip(">") for section in SHAPES[shape] for name in section}
        others = tuple(f">{group}" for group in groups if group not in known)
        for section in (*SHAPES[shape], others):
            if menu.actions():
                menu.addSeparator()
            for name in section:
                group = name.lstrip(">")
                entries = groups.get(group, [])
                if name == group and f">{name}" in section:
                    entries = [entry for entry in entries if entry.key]
                    groups[group] = [entry for entry in groups.get(group, []) if not entry.key]
                target: QMenu = menu
                if name != group and len(entries) > 1:
                    title = GROUP_TITLES.get(group, Words(group.title(), group))
                    target = TableMenu(menu)
                    target.setTitle(title.in_(language))
                    menu.addMenu(target)
                for entry in entries:
                    self._add(target, entry, selection, language, bold=False)
        return menu

    def _belongs(self, entry: GameAction, selection: Selection, shape: str) -> bool:
        """Whether an action has to do with what is selected, and not with the table at large."""
        if shape == "table":
            return entry.group in ("turn", "zone", "table")
        view, nothing = self._bridge.view, Selection()
        if entry.group in ("unit", "card") and shape != "pile":
            return True
        if not entry.when(view, nothing):
            return True
        intent = entry.make(view, selection)
        if shape == "pile" and mentions(intent, selection.zone):
            return True
        return intent != entry.make(view, nothing)

    def submenu(
        self, group: str, selection: Selection, language: Language, parent: QWidget
    ) -> QMenu:
        """Return the actions of one group as a menu; the digits choose from it."""
        menu = TableMenu(parent)
        entries = [entry for entry in self.offered(selection) if entry.group == group]
        for number, entry in enumerate(entries, 1):
            title = entry.words(self._bridge.view, selection).in_(language).replace("&", "&&")
            action = menu.addAction(f"&{number}  {title}" if number < MOST_DIGITS else title)
            action.triggered.connect(lambda _=False, entry=entry: self.run(entry, selection))
            self._tick(action, entry, selection)
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
        # A single & would underline the letter after it.
        title = entry.words(self._bridge.view, selection).in_(language).replace("&", "&&")
        key = QKeySequence(entry.key).toString(QKeySequence.SequenceFormat.NativeText)
        # Shown, not set: the key belongs to the board, and a menu must not claim it again.
        action = menu.addAction(f"{title}\t{key}" if key else title)
        action.triggered.connect(lambda: self.run(entry, selection))
        self._tick(action, entry, selection)
        if bold:
            font = action.font()
            font.setBold(True)
            action.setFont(font)
            menu.setDefaultAction(action)

    def _tick(self, action: QAction, entry: GameAction, selection: Selection) -> None:
        """Show whether all that is selected carries the mark already: choosing takes it off."""
        if entry.group not in TICKED:
            return
        units = self._bridge.view.units
        there = [units[unit].marks for unit in selection.units if unit in units]
        if there and all(mark_of(marks, entry.id) is not None for marks in there):
            action.setCheckable(True)
            action.setChecked(True)
