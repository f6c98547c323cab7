"""The menu of what is selected: the registry's actions in sections, the double click's in bold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from app.core.card import mark_of
from app.core.intent import Batch
from app.core.words import Words
from app.games.api import Selection

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from app.core.ids import ZoneId
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.games.api import Group
    from app.ui.registry import Action
    from app.ui.window import Window

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
    "table": (("turn",), ("zone",), ("table", ">table"), (">notes",)),
}
"""What is selected -> the menu's sections of groups; one with ">" stands in a submenu.

A group that comes twice shows what has a key plainly and the rest in the submenu.
"""
OF_PROGRAM = {
    "units": ("read", "note"),
    "cards": ("read",),
    "pile": ("view_pile", "note"),
    "table": ("note",),
}
"""What the program itself adds at the end."""
OF_TABLE = ("start", "end_turn", "coin", "dice")
"""The program's actions that belong to the menu of the table, unless the game has its own."""
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


def native(key: str) -> str:
    """Return a key as this desktop writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


class TableMenu(QMenu):
    """A menu that gets every key while it is open, although single letters are the board's."""

    def event(self, event: QEvent) -> bool:
        """Claim keys before the board's shortcuts do."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)


class SelectionMenu:
    """Makes menus for the table that lies in the window."""

    def __init__(self, window: Window) -> None:
        self._window = window

    @property
    def _view(self) -> SeatView:
        assert self._window.bridge is not None
        return self._window.bridge.view

    def likeliest(self, selection: Selection) -> Action | None:
        """Return what a double click does."""
        shape = shape_of(self._view, selection)
        if shape == "table":
            return None
        window = self._window
        for entry in window.registry.actions:
            likely = entry.likely and entry.when(window, selection)
            if likely and self._belongs(entry, selection, shape):
                return entry
        return None

    def menu(self, selection: Selection, parent: QWidget) -> QMenu:
        """Return the context menu of `selection`, the double click's action first and in bold."""
        menu = TableMenu(parent)
        shape = shape_of(self._view, selection)
        groups = self._groups(selection, shape)
        likeliest = self.likeliest(selection)
        if likeliest is not None and likeliest in groups.get(likeliest.menu, ()):
            self._add(menu, likeliest, selection, bold=True)
            groups[likeliest.menu].remove(likeliest)
        known = {name.lstrip(">") for section in SHAPES[shape] for name in section}
        others = tuple(f">{group}" for group in groups if group not in known)
        for section in (*SHAPES[shape], others):
            if menu.actions():
                menu.addSeparator()
            for name in section:
                self._section(menu, name, section, groups, selection)
        menu.addSeparator()
        for name in OF_PROGRAM[shape]:
            entry = self._window.registry.get(name)
            if self._adds(entry, selection):
                self._add(menu, entry, selection)
        return menu

    def _groups(self, selection: Selection, shape: str) -> dict[str, list[Action]]:
        """Return what is offered on the selection, by group."""
        groups: dict[str, list[Action]] = {}
        for entry in self._window.registry.offered(self._window, selection):
            if entry.of_game and self._belongs(entry, selection, shape):
                groups.setdefault(entry.menu, []).append(entry)
            elif shape == "table" and entry.id in OF_TABLE:
                group = "turn" if entry.id in OF_TABLE[:2] else "table"
                groups.setdefault(group, []).append(entry)
        return groups

    def _section(
        self,
        menu: QMenu,
        name: str,
        section: tuple[str, ...],
        groups: dict[str, list[Action]],
        selection: Selection,
    ) -> None:
        group = name.lstrip(">")
        entries = groups.get(group, [])
        keys = self._window.registry.keys
        if name == group and f">{name}" in section:
            entries = [entry for entry in entries if keys(entry.id)]
            groups[group] = [entry for entry in groups.get(group, []) if not keys(entry.id)]
        target: QMenu = menu
        if name != group and len(entries) > 1:
            title = GROUP_TITLES.get(group) or self._own_groups()[group].title
            target = TableMenu(menu)
            target.setTitle(title.in_(self._window.language))
            menu.addMenu(target)
        for entry in entries:
            self._add(target, entry, selection)

    def _belongs(self, entry: Action, selection: Selection, shape: str) -> bool:
        """Whether an action has to do with what is selected, and not with the table at large."""
        window = self._window
        if shape == "table":
            own = self._own_groups().get(entry.menu)
            return entry.menu in ("turn", "zone", "table", "notes") or (
                own is not None and own.on_table
            )
        nothing = Selection()
        if entry.menu in ("unit", "card") and shape != "pile":
            return True
        if not entry.when(window, nothing):
            return True
        assert entry.make_intent is not None
        intent = entry.make_intent(window, selection)
        if shape == "pile" and mentions(intent, selection.zone):
            return True
        return intent != entry.make_intent(window, nothing)

    def _own_groups(self) -> dict[str, Group]:
        """Return the submenus that only the game on the table has."""
        spec = self._window.registry.spec
        return {group.id: group for group in spec.groups} if spec is not None else {}

    def _adds(self, entry: Action, selection: Selection) -> bool:
        if entry.id == "view_pile":
            view = self._view
            return selection.zone in view.zones and view.zones[selection.zone].listed
        return True

    def submenu(self, group: str, selection: Selection, parent: QWidget) -> QMenu:
        """Return the actions of one group as a menu; the digits choose from it."""
        menu = TableMenu(parent)
        offered = self._window.registry.offered(self._window, selection)
        entries = [entry for entry in offered if entry.menu == group]
        for number, entry in enumerate(entries, 1):
            title = self._title(entry, selection)
            action = menu.addAction(f"&{number}  {title}" if number < MOST_DIGITS else title)
            self._connect(action, entry, selection)
        return menu

    def _title(self, entry: Action, selection: Selection) -> str:
        words = entry.words(self._window, selection).in_(self._window.language)
        # The program's titles have their letters; in a game's a single & would underline one.
        return words.replace("&", "&&") if entry.of_game else words

    def _add(self, menu: QMenu, entry: Action, selection: Selection, *, bold: bool = False) -> None:
        title = self._title(entry, selection)
        keys = self._window.registry.keys(entry.id)
        # Shown, not set: the key belongs to the board, and a menu must not claim it again.
        action = menu.addAction(f"{title}\t{native(keys[0])}" if keys else title)
        self._connect(action, entry, selection)
        if bold:
            font = action.font()
            font.setBold(True)
            action.setFont(font)
            menu.setDefaultAction(action)

    def _connect(self, action: QAction, entry: Action, selection: Selection) -> None:
        action.setData(entry.id)
        action.triggered.connect(lambda _=False: self._window.perform(entry, selection))
        self._tick(action, entry, selection)

    def _tick(self, action: QAction, entry: Action, selection: Selection) -> None:
        """Show whether all that is selected carries the mark already: choosing takes it off."""
        if entry.menu not in TICKED:
            return
        units = self._view.units
        there = [units[unit].marks for unit in selection.units if unit in units]
        key = entry.id.rpartition(".")[2]
        if there and all(mark_of(marks, key) is not None for marks in there):
            action.setCheckable(True)
            action.setChecked(True)
