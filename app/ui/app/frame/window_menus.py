"""The window's menus, keys and bar: made from the registry, kept up with what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from app.games.contracts.out_contract import turn_of
from app.games.game_api import Selection
from app.ui.commands.action_registry import without_letter
from app.ui.commands.actions.beginning_actions import SHOWN, next_step
from app.ui.commands.actions.planning_actions import plans
from app.ui.commands.actions.playback_actions import has_moments
from app.ui.commands.actions.program_actions import ACTIONS, MENUS, PRIMARY
from app.ui.commands.actions.stage_actions import uses_stage
from app.ui.commands.actions.view_actions import LOOK_AT
from app.ui.table.top_bar import TopBar
from app.ui.toolkit.common_words import MENU
from app.ui.toolkit.spoken.told_menu import ToldMenu

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.game_api import GameSpec
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action
    from app.ui.commands.situation import Situation

BUTTONS = ("undo", "redo", "coin", "dice", "hand_over")
WANTED = ("undo", "redo", "hand_over")
"""Those of them that stay longest in a narrow bar."""
NEAR_ONLY = (
    *("rematch", "rematch_swapped", "tiebreaker", "sudden_death"),
    *("curtain", "turn_table", "see_hand", "host_this"),
)
"""What only a table can whose host is in this process: elsewhere it is left out of the menus."""


class WindowMenus(QObject):
    """What offers the program's actions by title, button and key."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self._menu = ToldMenu(window)
        self._submenus = {name: self._menu.add_below("") for name, _ in MENUS}
        self.actions_of = {entry.id: self._made(entry) for entry in ACTIONS}
        self._further_keys: list[QShortcut] = []
        buttons = [self.actions_of[name] for name in BUTTONS]
        primary = [self.actions_of[name] for name in PRIMARY]
        wanted = frozenset(self.actions_of[name] for name in WANTED)
        self.bar = TopBar(window.look, self._menu, buttons, primary, wanted)
        self.bar.checklist.corrected.connect(window.ask)
        self.bar.computers.clicked.connect(self.actions_of["computer_stop"].trigger)
        self.give_keys()
        window.look.changed.connect(self._follow_look)

    def _made(self, entry: Action) -> QAction:
        action = QAction(self._window)
        action.setData(entry.icon)
        action.setCheckable(entry.checked is not None)
        action.triggered.connect(lambda _=False, name=entry.id: self._window.run_action(name))
        submenu = self._submenus[entry.menu]
        if entry.separated:
            submenu.addSeparator()
        submenu.addAction(action)
        self._window.addAction(action)
        return action

    def give_keys(self) -> None:
        """Give the actions their keys, and leave those to the table that are the table's.

        An action has one context for all its keys, and its first key stands in the menu. The
        table claims its keys itself, so that typing elsewhere stays typing; what such an action
        has beside them ("F1" beside "?") gets a shortcut of its own.
        """
        for shortcut in self._further_keys:
            # At once: until it is deleted it would make the new one ambiguous.
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._further_keys = []
        table_keys = self._window.table_keys
        for name, action in self.actions_of.items():
            keys = self._window.registry.keys(name)
            action.setShortcuts([QKeySequence(key) for key in keys])
            if table_keys.isdisjoint(keys):
                action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
                continue
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            for key in keys:
                if key not in table_keys:
                    shortcut = QShortcut(QKeySequence(key), self._window)
                    shortcut.activated.connect(action.trigger)
                    self._further_keys.append(shortcut)

    # -- keeping up ---------------------------------------------------------------------------

    def refresh(self) -> None:
        """Bring menus, buttons and the bar up to date."""
        window, nothing = self._window, Selection()
        registry, situation = window.registry, window.situation()
        for name, action in self.actions_of.items():
            entry = registry.get(name)
            action.setEnabled(window.may(name) and entry.when(situation, nothing))
            if entry.named is not None and not entry.of_game:
                self._entitle(action, entry, situation)
            if entry.checked is not None:
                action.setChecked(entry.checked(situation))
        # They are the same gesture, with a curtain and without.
        table = window.table
        apart = window.place is not None and window.place.one_screen.apart
        far = table is not None and window.document is None
        self.actions_of["hand_over"].setVisible(apart)
        self.actions_of["other_seat"].setVisible(not apart and not far)
        for name in NEAR_ONLY:
            self.actions_of[name].setVisible(not far)
        for name in LOOK_AT:
            self.actions_of[name].setVisible(registry.get(name).when(situation, nothing))
        # A game whose turns end otherwise has neither the button nor the entry; so with conditions.
        spec = situation.spec
        self.actions_of["end_turn"].setVisible(spec is None or "end_turn" in spec.procedures)
        conditions = registry.get("conditions").when(situation, nothing)
        self.actions_of["conditions"].setVisible(spec is None or conditions)
        self._submenus["plan"].menuAction().setVisible(plans(situation))
        self._submenus["stage"].menuAction().setVisible(uses_stage(situation))
        computers = window.place_in_front is not None and window.place_in_front.computers
        self._submenus["playback"].menuAction().setVisible(has_moments(situation))
        self._submenus["computers"].menuAction().setVisible(bool(computers))
        primary = next_step(registry, situation)
        self._name_primary(primary, situation)
        calm = self._awaits_another(primary, situation)
        self.bar.show_primary(PRIMARY.index(primary), calm=calm)
        view = window.bridge.view if window.bridge is not None else None
        self.bar.show_turn(view, table.spec if table is not None else None, window.look.language)
        self.bar.computers.show_now(situation, window.look.language)
        self.bar.show_table(table.title() if table is not None else "")

    def _name_primary(self, name: str, situation: Situation) -> None:
        """Let the last button say what it would do now, where a game has a word for it."""
        entry, action = self._window.registry.get(name), self.actions_of[name]
        language = self._window.look.language
        words = entry.words(situation, Selection())
        plain = words == entry.title
        action.setText(words.in_(language))
        short = entry.short_title(language) if plain else words.in_(language)
        action.setIconText(without_letter(short))

    def _awaits_another(self, name: str, situation: Situation) -> bool:
        """Whether somebody has something else to do before the action is the next step."""
        if name in SHOWN:
            return name == "begin_without" or not self.actions_of[name].isEnabled()
        side = self._window.side
        todo = side.tasks.todo if side is not None else None
        make = self._window.registry.get(name).make_intent
        spec, view = situation.spec, situation.view
        if spec is not None and view is not None and spec.over and view.turn.phase == spec.over:
            return True
        alone = situation.sitting.apart or not situation.sitting.several
        if view is not None and alone and not _acts(view, spec):
            return True
        tasks = todo.now() if todo is not None else ()
        if todo is not None and todo.turn_of is not None:
            return True
        if not tasks or make is None:
            return False
        meant = make(situation, Selection())
        return not any(choice.intent == meant for choice in tasks[0].choices)

    @Slot()
    def _follow_look(self) -> None:
        window = self._window
        speak, situation = window.look.language, window.situation()
        for name, action in self.actions_of.items():
            self._entitle(action, window.registry.get(name), situation)
        for name, title in MENUS:
            self._submenus[name].setTitle(title.in_(speak))
            self._submenus[name].setAccessibleName(title.in_(speak))
        menu = MENU.in_(speak)
        self.bar.menu_button.setAccessibleName(menu)
        self.bar.menu_button.setToolTip(menu)
        self.refresh()

    def _entitle(self, action: QAction, entry: Action, situation: Situation) -> None:
        """Write the title of an action, which may depend on who sits at the table."""
        language = self._window.look.language
        if entry.named is None or entry.of_game:
            action.setText(entry.title.in_(language))
            action.setIconText(entry.short_title(language))
            return
        words = entry.named(situation, Selection()).in_(language)
        action.setText(words)
        action.setIconText(without_letter(entry.short.in_(language) if entry.short else words))


def _acts(view: SeatView, spec: GameSpec | None) -> bool:
    """Whether the turn is that of who sits here: it is nobody's who looks on."""
    turn = turn_of(view, spec.out if spec is not None else None)
    return view.seat >= 0 and (not turn.number or turn.of(view.seat))
