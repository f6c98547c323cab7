"""The menu of what is selected: the likeliest in bold, what is foremost, and all the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from app.core.card import mark_of
from app.core.text.words import Words
from app.games.game_api import Foremost, Selection
from app.ui.commands.actions.network_actions import ON_CARDS
from app.ui.commands.menu_shapes import (
    GROUP_TITLES,
    IN_SIGHT,
    MORE,
    OF_PROGRAM,
    OF_TABLE,
    SHAPES,
    mentions,
    shape_of,
)
from app.ui.commands.native_key import native, show_key
from app.ui.commands.table_menu import TableMenu
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from app.core.view import SeatView
    from app.games.game_api import Group
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action
    from app.ui.commands.situation import Situation


MOST_DIGITS = 10
MOST_BY_THEMSELVES = 8
"""Rows that stand plainly in a menu in which nothing is foremost."""


class SelectionMenu:
    """Makes menus for the table that lies in the window."""

    def __init__(self, window: Shell) -> None:
        self._window = window

    @property
    def _view(self) -> SeatView:
        assert self._window.bridge is not None
        return self._window.bridge.view

    def likeliest(self, selection: Selection) -> Action | None:
        """Return what a double click does."""
        if shape_of(self._view, selection) == "table":
            return None
        return self._likeliest(selection)

    def _likeliest(self, selection: Selection) -> Action | None:
        situation = self._window.situation()
        for name in self._foremost(selection).likeliest:
            entry = self._named(name)
            if entry is not None and entry.when(situation, selection):
                return entry
        return self._window.registry.get("view_pile") if self._opens(selection) else None

    def _opens(self, selection: Selection) -> bool:
        """Whether a selection is a pile that this seat may look through; a hand lies open."""
        view, spec = self._view, self._window.registry.spec
        if shape_of(view, selection) != "pile" or not view.zones[selection.zone].listed:
            return False
        hand = spec.layout.hand if spec is not None else ""
        return view.setting.zones[selection.zone].spec.name != hand

    def menu(self, selection: Selection, parent: QWidget) -> QMenu:
        """Return the context menu of `selection`: what is foremost, and the rest below "More".

        What a double click does comes first and in bold.
        """
        menu = TableMenu(parent)
        situation = self._window.situation()
        shape = shape_of(self._view, selection)
        groups = self._groups(selection, shape)
        likeliest = self.likeliest(selection)
        there: set[str] = set()
        if likeliest is not None:
            self._add(menu, likeliest, selection, bold=True)
            there.add(likeliest.id)
        first = (*self._first(selection, shape, groups), *IN_SIGHT)
        shown = {name[1:] for name in first if name.startswith(">")}
        rows = [name for name in first if not name.startswith(">")]
        for name in rows:
            entry = self._named(name)
            if entry is not None and entry.id not in there and entry.when(situation, selection):
                self._add(menu, entry, selection)
                there.add(entry.id)
        groups = {
            group: [entry for entry in left if entry.id not in there]
            for group, left in groups.items()
        }
        if menu.actions():
            menu.addSeparator()
        for name in dict.fromkeys(first):
            if name in rows:
                continue
            inner = [g for g in groups if self._within(g) == name[1:] and g not in shown]
            self._submenu(menu, name[1:], inner, groups, selection)
        left = tuple(name for name in OF_PROGRAM[shape] if name not in there)
        self._rest(menu, groups, selection, left)
        return menu

    def _first(
        self, selection: Selection, shape: str, groups: dict[str, list[Action]]
    ) -> tuple[str, ...]:
        """Return the rows and submenus that the menu begins with."""
        spec = self._window.registry.spec
        if spec is not None and spec.foremost is not None:
            named = self._foremost(selection).first
            if named:
                return named
        return tuple(
            name
            for group in SHAPES[shape]
            for name in (
                (group,)
                if group.startswith(">")
                else tuple(entry.id for entry in groups.get(group, ()))
            )
        )

    def _foremost(self, selection: Selection) -> Foremost:
        spec = self._window.registry.spec
        if spec is None or spec.foremost is None:
            return Foremost()
        return spec.foremost(self._view, selection)

    def _named(self, name: str) -> Action | None:
        """Return an action by its id, or by what the game calls it."""
        return self._window.registry.named(name)

    def _within(self, group: str) -> str:
        own = self._own_groups().get(group)
        return own.within if own is not None else ""

    def _submenu(
        self,
        menu: QMenu,
        group: str,
        inner: list[str],
        groups: dict[str, list[Action]],
        selection: Selection,
    ) -> None:
        """Add a group as a submenu, with those that stand in it; one action alone plainly."""
        entries = groups.pop(group, [])
        nested = [name for name in inner if groups.get(name)]
        if len(entries) == 1 and not nested:
            self._add(menu, entries[0], selection)
        elif entries or nested:
            target = TableMenu(menu)
            target.setTitle(self._title_of(group).in_(self._window.look.language))
            menu.addMenu(target)
            for entry in entries:
                self._add(target, entry, selection)
            for name in nested:
                self._submenu(target, name, [], groups, selection)

    def _title_of(self, group: str) -> Words:
        return GROUP_TITLES.get(group) or self._own_groups()[group].title

    def _rest(
        self,
        menu: QMenu,
        groups: dict[str, list[Action]],
        selection: Selection,
        program: tuple[str, ...],
    ) -> None:
        """Add what is left below "More": single actions, then submenus, then the program's.

        Where nothing is foremost a few stand by themselves: there is nothing to be more than.
        """
        titled = {*GROUP_TITLES, *self._own_groups()} - {"table"}
        plain = [entry for name, left in groups.items() if name not in titled for entry in left]
        own = [self._window.registry.get(name) for name in program]
        own = [entry for entry in own if self._adds(entry, selection)]
        nested = [name for name, left in groups.items() if name in titled and left]
        target = menu
        few = len(plain) + len(nested) <= MOST_BY_THEMSELVES
        if (plain or nested) and (menu.actions() or not few):
            menu.addSeparator()
            target = TableMenu(menu)
            target.setTitle(MORE.in_(self._window.look.language))
            menu.addMenu(target)
        for entry in plain:
            self._add(target, entry, selection)
        for name in nested:
            self._submenu(target, name, [], groups, selection)
        if target.actions():
            target.addSeparator()
        for entry in own:
            self._add(target, entry, selection)

    def _groups(self, selection: Selection, shape: str) -> dict[str, list[Action]]:
        """Return what is offered on the selection, by group."""
        groups: dict[str, list[Action]] = {}
        situation = self._window.situation()
        for entry in self._window.registry.offered(situation, selection):
            if entry.of_game and self._belongs(entry, selection, shape, situation):
                groups.setdefault(entry.menu, []).append(entry)
            elif shape == "table" and entry.id in OF_TABLE:
                group = "turn" if entry.id in OF_TABLE[:2] else "table"
                groups.setdefault(group, []).append(entry)
        return groups

    def _belongs(
        self, entry: Action, selection: Selection, shape: str, situation: Situation
    ) -> bool:
        """Whether an action has to do with what is selected, and not with the table at large."""
        if shape == "table":
            own = self._own_groups().get(entry.menu)
            return entry.menu in ("turn", "zone", "table", "notes") or (
                own is not None and own.on_table
            )
        nothing = Selection()
        if entry.menu in ("unit", "card") and shape != "pile":
            return True
        if not entry.when(situation, nothing):
            return True
        assert entry.make_intent is not None
        intent = entry.make_intent(situation, selection)
        if shape == "pile" and mentions(intent, selection.zone):
            return True
        if entry.form(situation, selection) != entry.form(situation, nothing):
            return True
        return intent != entry.make_intent(situation, nothing)

    def _own_groups(self) -> dict[str, Group]:
        """Return the submenus that only the game on the table has."""
        spec = self._window.registry.spec
        return {group.id: group for group in spec.groups} if spec is not None else {}

    def _adds(self, entry: Action, selection: Selection) -> bool:
        if entry.id == "view_pile":
            view = self._view
            return selection.zone in view.zones and view.zones[selection.zone].listed
        asked = entry.id in ("table_options", "who_knows") or entry.id in ON_CARDS
        return not asked or entry.when(self._window.situation(), selection)

    def submenu(self, group: str, selection: Selection, parent: QWidget) -> QMenu:
        """Return the actions of one group as a menu; the digits choose from it."""
        menu = TableMenu(parent)
        offered = self._window.registry.offered(self._window.situation(), selection)
        entries = [entry for entry in offered if entry.menu == group]
        for number, entry in enumerate(entries, 1):
            title = self._title(entry, selection)
            action = menu.addAction(f"&{number}  {title}" if number < MOST_DIGITS else title)
            self._connect(action, entry, selection)
        return menu

    def _title(self, entry: Action, selection: Selection) -> str:
        words = entry.words(self._window.situation(), selection).in_(self._window.look.language)
        # The program's titles have their letters; in a game's a single & would underline one.
        return literal(words) if entry.of_game else words

    def _add(self, menu: QMenu, entry: Action, selection: Selection, *, bold: bool = False) -> None:
        title = self._title(entry, selection)
        keys = self._window.registry.keys(entry.id)
        action = menu.addAction(title)
        show_key(action, native(keys[0]) if keys else "")
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
        units = self._view.units
        there = [units[unit].marks for unit in selection.units if unit in units]
        key = entry.id.rpartition(".")[2]
        if there and all(mark_of(marks, key) is not None for marks in there):
            action.setCheckable(True)
            action.setChecked(True)
