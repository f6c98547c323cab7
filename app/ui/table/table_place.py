"""One table as it lies in the window: its board, its side panel, and what acts on them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.core import intent as i
from app.core.ids import SPECTATOR
from app.core.intent import Intent, Procedure
from app.core.text.wording import labelled
from app.core.text.words import Words
from app.games.game_api import Drop, Selection
from app.ui.app.shell import TableInFront
from app.ui.board.board_view import BoardView
from app.ui.commands.native_key import native
from app.ui.commands.second_press import SecondPress
from app.ui.commands.selection_menu import SelectionMenu
from app.ui.commands.table_menu import TableMenu
from app.ui.outline.outline_keys import COMMANDS
from app.ui.side.beside_board import BesideBoard
from app.ui.side.side_panel import SidePanel
from app.ui.side.side_width import SideWidth
from app.ui.table.bridge import Bridge
from app.ui.table.curtain.one_screen import OneScreen
from app.ui.table.openings import PlayedOpenings
from app.ui.table.sudden_turn import SuddenTurn
from app.ui.table.table_document import Document
from app.ui.table.table_keys import TableKeys
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Container

    from PySide6.QtGui import QKeyEvent

    from app.core.ids import SeatId
    from app.session.seat.pending_requests import Sent
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action
    from app.ui.commands.situation import Situation
    from app.ui.outline.outline_panel import OutlinePanel
    from app.ui.panels.slips.lane import Strip
    from app.ui.table.open_table import OpenTable
    from app.ui.table.options.options_sheet import OptionsSheet

BY_TURNS = ("show_open", "start", "end_turn")
"""What one key means, each right after the other."""
OF_TURNS = ("start", "end_turn")
"""What is meant for the turn that one sees."""


MEANS_POINTED = Words(
    "This key means what is under the pointer, and does nothing there. Point at one of the "
    "selected cards, or at nothing, to use it on what is selected.",
    "このキーはポインタの下にあるものに使われますが、そこでは何も起きません。選択中のカードに使うには、"
    "そのどれかか何もない所にポインタを合わせてください。",
)


class TablePlace(TableInFront):
    """Board and side panel of one table."""

    def __init__(self, window: Shell, table: OpenTable) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._window = window
        self.table = table
        # Behind a curtain nobody sits yet, and nothing here ever sees a hand.
        self.bridge = Bridge(table, SPECTATOR if table.apart else table.sits[0], window)
        self.one_screen: OneScreen = OneScreen(self.bridge, table, window.tables.keep_seating, self)
        self.one_screen.begin()
        self.board: BoardView = BoardView(window.look, self.bridge, window.art, window.cards)
        self.board.set_animations(window.settings.animations)
        self.side: SidePanel = SidePanel(window, self.bridge, table, self.board)
        self.side.set_animations(window.settings.animations)
        self._limit_tasks()
        self._options: OptionsSheet | None = None
        """What the table agrees on; made when it is first wanted."""
        self._beside: list[QWidget] = []
        """What stands between board and panel, or stood there before."""
        self._column = BesideBoard(self)
        self.menus = SelectionMenu(window)
        self.keys = TableKeys(self._knows, self._key, self)
        self._second = SecondPress()
        self._asked = 0
        """How much had been asked of the table when that key was pressed last."""
        self._sudden = SuddenTurn(self.bridge, self)
        self.keys.watch(self.board, self._board_keeps)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.addWidget(self.board)
        self.addWidget(self.side)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.side.setVisible(window.settings.side_panel)
        self._width = SideWidth(self, self.side, window.settings.panels)
        self.one_screen.hand_shown.connect(self._open_hand)
        self.openings = PlayedOpenings(self.bridge, table, lambda: window.settings.keep_openings)
        self.openings.failed.connect(lambda words: window.tell(words, "error"))
        self.board.menu_requested.connect(self.show_menu)
        self.board.activated.connect(self.activate)
        self.board.reading_wanted.connect(self._space)
        self.board.readings_offered.connect(self.offer_readings)
        self.board.form_wanted.connect(self.put_down)
        self.side.outline_made.connect(self._take_outline)
        if self.side.outline is not None:
            self._take_outline(self.side.outline)

    @property
    def document(self) -> Document | None:
        """The table, where its host is in this process."""
        return self.table if isinstance(self.table, Document) else None

    def _limit_tasks(self) -> None:
        """Let only that be offered of the tasks which can be done at this table."""
        todo = self.side.tasks.todo
        if todo is None or self.document is not None:
            return
        from app.ui.tasks.remote_tasks import Limited  # noqa: PLC0415 - few are far away

        if isinstance(self.table, Limited):
            todo.limit(self.table.possible)

    def chosen_sizes(self) -> dict[str, list[int]]:
        """Return how somebody divided the room, by the name it is kept under."""
        return {**self._width.chosen, **self.side.heights.chosen}

    def stand_beside(self, widget: QWidget | None) -> None:
        """Let something stand between board and panel for a while; the board makes room for it.

        None: nothing stands there any more.
        """
        if widget is not None:
            self.insertWidget(1, widget)
            if widget not in self._beside:
                self._beside.append(widget)
            return
        for one in self._beside:
            if one.parentWidget() is self:
                one.setParent(self.board)
        self._beside.clear()

    @property
    def strip(self) -> Strip:
        """Where what is said for a moment lies: in the side panel, else beside the board."""
        in_panel = not self.side.isHidden() and self.side.has_room
        return self.side.strip if in_panel else self._column

    def close_table(self) -> None:
        """Stop listening, and let go of the table."""
        self.one_screen.end_look()
        self.openings.close()
        self.side.close_sheets()
        if self._options is not None:
            self._options.leave()
            self._options.deleteLater()
        self.board.close_board()
        self.bridge.close()
        self.bridge.deleteLater()
        self.table.close()
        self.setParent(None)
        self.deleteLater()

    # -- what is meant ------------------------------------------------------------------------

    def selection(self) -> Selection:
        """Return what is selected."""
        return self.board.selection()

    def pointed(self) -> Selection:
        """Return what a key acts on, where the keyboard is: in the outline or on the board."""
        outline = self.in_outline()
        return self.board.meant() if outline is None else outline.selection()

    # -- doing --------------------------------------------------------------------------------

    def perform(self, action: Action, selection: Selection) -> bool:
        """Carry out a gesture, or ask first what it needs; False if there was nothing to do."""
        if action.make_intent is None:
            return False
        if action.id in OF_TURNS and self._sudden.is_news:
            return True
        situation = self._window.situation()
        if action.asks is not None and action.form(situation, selection) is not None:
            return self.side.sheets.form.ask(action.asks, selection, self.carry_out)
        intent = action.make_intent(situation, selection)
        if intent is None:
            return False
        self._window.toasts.tell_too(self._with_options(action))
        sent = self.carry_out(intent)
        if action.goes_on:
            sent.if_accepted(partial(self._go_on, action, selection, self.bridge.seat))
        return not (sent.refused and isinstance(intent, i.Look))

    def _go_on(self, action: Action, selection: Selection, seat: SeatId) -> None:
        """Ask for what is left of an action once its gesture has happened."""
        here = self.bridge.seat == seat and self._window.place_in_front is self
        if here and action.asks is not None:
            self.side.sheets.form.ask(action.asks, selection, self.carry_out)

    def _with_options(self, action: Action) -> Words | None:
        """Return which keys do it over with all that can be chosen, for what is done at once.

        It is taken back first: the options alone would do it a second time.
        """
        registry = self._window.registry
        if action.with_options not in registry:
            return None
        keys = [registry.keys(one) for one in ("undo", action.with_options)]
        if not all(keys):
            return None
        undo, options = (native(bound[0]) for bound in keys)
        title = registry.get(action.with_options).title
        return labelled(Words(f"{undo}, then {options}", f"{undo}のあと{options}"), title)

    def carry_out(self, intent: Intent) -> Sent:
        """Do what an action, a form or a task comes to; a procedure under way is asked for once."""
        under_way = self.bridge.under_way(intent) if isinstance(intent, Procedure) else None
        if under_way is not None:
            return under_way
        if isinstance(intent, i.Look):
            return self.side.sheets.look(intent)
        # Whoever has the turn now sits here, at once: by then everybody was told of it.
        return self.ask(intent).then(lambda _: self.one_screen.settle())

    def ask(self, intent: Intent) -> Sent:
        """Send an intent for the seat at the window."""
        return self.bridge.ask(intent)

    def change_seat(self) -> None:
        """Sit on the other side, or let the other player sit down."""
        self.one_screen.hand_over()

    def turn_table(self) -> None:
        """Put the next seat at the lower edge; what is seen and who acts stays the same."""
        following = (self.board.seating.bottom + 1) % len(self.table.seats)
        self.board.turn_table(None if following == self.bridge.seat else following)

    # -- the outline --------------------------------------------------------------------------

    @Slot(object)
    def _take_outline(self, outline: OutlinePanel) -> None:
        """Let the outline play as the board does."""
        outline.activated.connect(self.activate)
        outline.menu_requested.connect(self.show_menu)
        outline.form_wanted.connect(self.put_down)
        outline.key_wanted.connect(lambda key: self.press(key, outline.selection()))
        self.keys.watch(outline.tree, outline.keeps)
        self.take_keys()

    def take_keys(self) -> None:
        """Let the outline's own keys be those the person chose."""
        if self.side.outline is not None:
            keys = self._window.registry.keys
            self.side.outline.tree.set_keys({command.id: keys(command.id) for command in COMMANDS})

    def in_outline(self) -> OutlinePanel | None:
        """Return the outline while the keyboard is in it."""
        outline = self.side.outline
        return outline if outline is not None and outline.tree.hasFocus() else None

    # -- keys ---------------------------------------------------------------------------------

    def _board_keeps(self, event: QKeyEvent) -> bool:
        """Whether a key is the board's own now: the ring's, or a drag's."""
        return self.board.focus.claims(event) or self.board.mouse.claims(event)

    def _knows(self, key: str) -> bool:
        if key == "Esc":
            return self._window.sheets.in_front() is not None
        # The board answers Space itself: held down it pans.
        return key != "Space" and key in self._window.table_keys

    def _key(self, key: str) -> bool:
        sheet = self._window.sheets.in_front() if key == "Esc" else None
        if sheet is not None:
            # It lies in front, although the keyboard was taken to the board.
            sheet.wish_to_leave()
            return True
        return self.press(key, self.pointed())

    @Slot()
    def _space(self) -> None:
        """Space was pressed and let go on the board, which pans while it is held."""
        self.press("Space", self.pointed())

    def press(self, key: str, selection: Selection) -> bool:
        """Do what `key` means on `selection`; False if it means nothing there."""
        situation = self._window.situation()
        for entry in self._window.registry.by_key(key):
            if entry.when(situation, selection) and self._press(entry, selection):
                return True
        # What is done with a whole hand means one's own, wherever one points.
        for entry in self._window.registry.by_key(key):
            own = self.own_pile(entry, ("hand",), self._window.situation())
            if own is not None and self._window.perform(entry, own):
                return True
        return self._say_what_lacks(key, selection)

    def _press(self, entry: Action, selection: Selection) -> bool:
        """Do what a key means, unless it means that only since it was pressed."""
        if entry.id not in BY_TURNS:
            return self._window.perform(entry, selection)
        if self.bridge.asked != self._asked:
            self._second.forget()
        if not self._second.press(entry.id):
            return True
        done = self._window.perform(entry, selection)
        self._second.done()
        self._asked = self.bridge.asked
        return done

    def _say_what_lacks(self, key: str, selection: Selection) -> bool:
        """Say why a key does nothing, where a game knows what it was pressed for."""
        situation = self._window.situation()
        for entry in self._window.registry.by_key(key):
            words = entry.lacks(situation, selection) if entry.lacks is not None else None
            if words is not None:
                self._window.tell(words, "refused")
                return True
        return self._say_whose_key(key, selection)

    def _say_whose_key(self, key: str, selection: Selection) -> bool:
        """Say that a key meant what is under the pointer, where it fits only what is selected."""
        chosen, window = self.board.selection(), self._window
        if chosen in (selection, Selection()) or self.in_outline() is not None:
            return False
        situation = window.situation()
        if not any(entry.when(situation, chosen) for entry in window.registry.by_key(key)):
            return False
        window.tell(MEANS_POINTED, "refused")
        return True

    def own_pile(
        self, entry: Action, menus: Container[str], situation: Situation
    ) -> Selection | None:
        """Return the pile of one's own that an action of these menus makes sense on, if any."""
        if not entry.of_game or entry.menu not in menus:
            return None
        for zone in self.bridge.view.setting.zones.values():
            aimed = Selection(zone=zone.id)
            if self.bridge.seat in zone.holders and entry.when(situation, aimed):
                return aimed
        return None

    # -- menus --------------------------------------------------------------------------------

    @Slot(object, QPoint)
    def show_menu(self, selection: Selection, at: QPoint) -> None:
        """Open the menu of `selection` at a place of the screen."""
        self._window.sheets.did("menu")
        menu = self.menus.menu(selection, self._window)
        self.side.sheets.add_notes(menu, selection)
        self._pop_up(menu, at)

    @Slot(object, QPoint)
    def offer_readings(self, drops: list[Drop], at: QPoint) -> None:
        """Let the person choose what a drop with Ctrl+Alt means."""
        menu = TableMenu(self._window)
        for drop in drops:
            title = literal(drop.title.in_(self._window.look.language))
            entry = menu.addAction(title)
            entry.triggered.connect(lambda _=False, drop=drop: self.put_down(drop))
        self._pop_up(menu, at)

    @Slot(object)
    def put_down(self, drop: Drop) -> None:
        """Do what a drop means, or ask first what it needs."""
        sheets = self.side.sheets
        if drop.asks is None or not sheets.form.ask(drop.asks, drop.about, self.carry_out):
            self.ask(drop.intent)

    def _pop_up(self, menu: QMenu, at: QPoint) -> None:
        menu.aboutToHide.connect(self._menu_goes)
        if menu.actions():
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(at)
        else:
            menu.deleteLater()

    @Slot()
    def _menu_goes(self) -> None:
        # What is done by the menu is done after it went, and may ask what is selected.
        soon(self._menu_gone)

    @Slot()
    def _menu_gone(self) -> None:
        """Let go of what was selected for a menu, unless the next one is open already."""
        if QApplication.activePopupWidget() is None:
            self.board.end_passing()

    def open_menu(self, group: str = "") -> None:
        """Open the menu of the selection beside it, or the actions of one group alone."""
        selection = self.pointed()
        outline = self.in_outline()
        at = (outline or self.board).place_of(selection)
        if not group:
            self.show_menu(selection, at)
            return
        menu = self.menus.submenu(group, selection, self._window)
        if not menu.actions():
            self._window.tell(
                Words("Select a card in play first.", "先に場のカードを選んでください。"),
                "refused",
            )
        self._pop_up(menu, at)

    @Slot(object)
    def activate(self, selection: Selection) -> None:
        """Do the likeliest thing with a selection, as a double click does."""
        likeliest = self.menus.likeliest(selection)
        if likeliest is not None:
            self._window.sheets.did("likeliest")
            if self._window.perform(likeliest, selection) and self.in_outline() is None:
                # It was selected by the click for this alone.
                self.board.choose(())
        elif self.in_outline() is not None:
            # Enter must do something where there is no pointer to click with.
            self.open_menu()

    # -- looking ------------------------------------------------------------------------------

    def read_card(self) -> None:
        """Show what the pointer is over, or what is selected, as large as the window."""
        outline = self.in_outline()
        if outline is not None:
            self.side.pointed.read_selected(outline.selection())
            return
        under = self.board.under_pointer(cards=True)
        self.side.pointed.read_selected(under if under.cards or under.units else self.pointed())

    def see_hand(self) -> None:
        """Ask to see another's hand: the one that is pointed at, or the first."""
        zone = self.pointed().zone
        self.one_screen.ask_to_see(zone if self.one_screen.other_hand(zone) else "")

    @Slot(str)
    def _open_hand(self, zone: str) -> None:
        """Look through a hand that its holder shows, until the sheet is closed."""
        viewer = self.side.sheets.viewer
        viewer.closed.connect(self.one_screen.end_look, Qt.ConnectionType.UniqueConnection)
        viewer.open_zone(zone)

    def view_pile(self) -> None:
        """Look through the pile that is pointed at, if it lies open."""
        zone = self.pointed().zone
        if zone and self.one_screen.other_hand(zone):
            self.one_screen.ask_to_see(zone)
        elif self._is_pile(zone):
            self.side.sheets.open_pile(zone)

    def search_deck(self) -> None:
        """Look through the pile that is pointed at, otherwise through one's own deck."""
        zone = self.pointed().zone
        if not self._is_pile(zone):
            zones = self.bridge.view.setting.zones
            own = (z.id for z in zones.values() if self.bridge.seat in z.holders)
            zone = next((z for z in own if zones[z].spec.visibility == "hidden"), "")
        if zone:
            self.side.sheets.open_pile(zone)

    def _is_pile(self, zone: str) -> bool:
        view = self.bridge.view
        return zone in view.zones and view.setting.zones[zone].spec.holds == "pile"

    def write_note(self) -> None:
        """Write a note on what is pointed at, otherwise on the table."""
        pointed = self.pointed()
        self.side.sheets.notes.write(pointed.units or ("table",))

    def show_history(self) -> None:
        """Give the keyboard to the history."""
        if not self.side.isVisible():
            self._window.toggle_side_panel()
        self.side.history.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def name_step(self) -> None:
        """Write a name, and a note, on the step at which the table stands."""
        self.show_history()
        self.side.history.name(self.bridge.history.cursor)

    def show_options(self, rule: str = "") -> None:
        """Show what the table agrees on, at a rule of the adviser where one is named."""
        if self._options is None:
            from app.ui.table.options.options_sheet import OptionsSheet  # noqa: PLC0415 - on demand

            window = self._window
            self._options = OptionsSheet(window.look, window.room, self.bridge)
        self._options.open(rule)

    def take_cards(self) -> None:
        """Let cards be brought to the table from the sheet that shows all of them."""
        from app.ui.cards.browser.browser_sheet import CardsSheet  # noqa: PLC0415 - on demand

        for sheet in self._window.room.findChildren(CardsSheet):
            if sheet.isVisible() and sheet.bring is None:
                self.side.sheets.take_cards(sheet)

    # -- looks --------------------------------------------------------------------------------

    def set_animations(self, moving: bool) -> None:
        """Let cards glide and toasts fade, or put everything at its place at once."""
        self.board.set_animations(moving)
        self.side.set_animations(moving)
