"""One table as it lies in the window: its board, its side panel, and what acts on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QWidget

from app.core import intent as i
from app.core.ids import SPECTATOR
from app.core.intent import Intent, Procedure
from app.games.game_api import Selection
from app.games.game_registry import cards_of
from app.ui.app.table_in_front import TableInFront
from app.ui.board.board_view import BoardView
from app.ui.board.what_is_meant import meant, place_of
from app.ui.incoming.editing.position_editing import PositionEditing
from app.ui.outline.outline_keys import COMMANDS
from app.ui.side.beside_board import BesideBoard
from app.ui.side.side_panel import SidePanel
from app.ui.side.side_width import SideWidth
from app.ui.table.bridge import Bridge
from app.ui.table.curtain.one_screen import OneScreen
from app.ui.table.place import game_parts
from app.ui.table.place.openings import PlayedOpenings
from app.ui.table.place.place_gestures import PlaceGestures
from app.ui.table.place.place_keys import PlaceKeys
from app.ui.table.place.place_looking import PlaceLooking
from app.ui.table.place.place_menus import PlaceMenus
from app.ui.table.place.table_keys import TableKeys
from app.ui.table.planned.plan_watch import PlanWatch
from app.ui.table.playback.sounds.table_sounds import TableSounds
from app.ui.table.table_document import Document

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.session.seat.sent_intent import Sent
    from app.ui.app.shell import Shell
    from app.ui.outline.outline_panel import OutlinePanel
    from app.ui.panels.slips.lane import Strip
    from app.ui.table.computers.place_computers import PlaceComputers
    from app.ui.table.open_table import OpenTable
    from app.ui.table.options.options_sheet import OptionsSheet
    from app.ui.table.planned.plan_hints import PlanHints


class TablePlace(TableInFront):
    """Board and side panel of one table."""

    def __init__(self, window: Shell, table: OpenTable, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        if parent is not None:
            # As large as it will show: much is measured before.
            self.resize(parent.size())
        self._window = window
        self.table = table
        # Behind a curtain nobody sits yet, and nothing here ever sees a hand.
        self.bridge = Bridge(table, SPECTATOR if table.apart else table.sits[0], window)
        # Before all that shows it: another seat that sits down sees nothing of it.
        self.plan = PlanWatch(self.bridge, foresees=window.settings.foresee, parent=self)
        self.drafts = game_parts.drafts(window, self, self.bridge, table)
        keep = window.tables.recent.keep_seating
        self.one_screen: OneScreen = OneScreen(self.bridge, table, keep, self)
        self.one_screen.begin()
        cards = cards_of(table.spec)
        if window.look.back != cards.back:
            window.look.change(back=cards.back)
        self.board: BoardView = BoardView(
            window.look, self.bridge, window.art, cards, self, grounds=window.grounds
        )
        self.board.set_animations(window.settings.animations)
        self.side: SidePanel = SidePanel(window, self.bridge, table, self.board, self.plan, self)
        self.side.set_animations(window.settings.animations)
        self.on_board = game_parts.plan_on_board(self.board, self.plan)
        """Shows on the board what is planned; None where nothing is planned in secret."""
        game_parts.limit_tasks(self.side.tasks.todo, table)
        self._options: OptionsSheet | None = None
        """What the table agrees on; made when it is first wanted."""
        self._beside: list[QWidget] = []
        """What stands between board and panel, or stood there before."""
        self._column = BesideBoard(self)
        self.menus: PlaceMenus = PlaceMenus(window, self)
        self.looking: PlaceLooking = PlaceLooking(self)
        self.meanings: PlaceKeys = PlaceKeys(window, self)
        self.keys = TableKeys(self.meanings.knows, self.meanings.take, self)
        self.gestures: PlaceGestures = PlaceGestures(window, self)
        self.computers: PlaceComputers | None = game_parts.computers(window, self)
        self.hints: PlanHints | None = game_parts.hints(window, self, self.plan, self.side)
        self.playback = game_parts.playback(window, self, self.side)
        """Shows steps moment by moment; None in a game that has none to show."""
        self.lesson = game_parts.lesson(window, self, self.side)
        """What is taught at this table; None at any other."""
        self.question = game_parts.question(window, self, self.side)
        """What is asked at this table; None at any other."""
        self.ending = game_parts.ending(window, self, self.side)
        self.editing: PositionEditing = PositionEditing(window, self)
        self.meanings.take_from(self.keys, self.side.log.view)
        self._lay_out()
        self._width = SideWidth(self, self.side, window.settings.panels)
        self.sounds = TableSounds(self.bridge, window.looks.sounds, self)
        self.openings = PlayedOpenings(self.bridge, table, lambda: window.settings.keep_openings)
        self.openings.failed.connect(lambda words: window.tell(words, "error"))
        self._connect()
        if self.side.outline is not None:
            self._take_outline(self.side.outline)

    @property
    def document(self) -> Document | None:
        """The table, where its host is in this process."""
        return self.table if isinstance(self.table, Document) else None

    def _lay_out(self) -> None:
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.addWidget(self.board)
        self.addWidget(self.side)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.side.setVisible(self._window.settings.side_panel)

    def _connect(self) -> None:
        self.board.menu_requested.connect(self.menus.show)
        self.board.activated.connect(self._activate)
        self.board.reading_wanted.connect(self.meanings.space)
        self.board.readings_offered.connect(self.menus.offer_readings)
        self.board.form_wanted.connect(self.gestures.put_down)
        self.side.outline_made.connect(self._take_outline)

    def play_again(self, node: NodeId | None = None) -> None:
        """Show a step moment by moment once more, as a rule the one at which the table stands."""
        if self.playback is not None:
            self.playback.again(self.bridge.node if node is None else node)

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

    def edit_with(self, palette: QWidget) -> None:
        """Let a palette of cards stand beside the board."""
        self.insertWidget(1, palette)

    @Slot(object)
    def _activate(self, selection: Selection) -> None:
        """Do the likeliest thing with a selection, or let cards be typed there."""
        if not self.editing.take(selection):
            self.menus.activate(selection)

    @property
    def strip(self) -> Strip:
        """Where what is said for a moment lies: in the side panel, else beside the board."""
        in_panel = not self.side.isHidden() and self.side.strip.has_room
        return self.side.strip if in_panel else self._column

    def close_table(self) -> None:
        """Stop listening, and let go of the table."""
        self.editing.close()
        self.one_screen.asking.end_look()
        if self.computers is not None:
            self.computers.close()
        if self.hints is not None:
            self.hints.close()
        self.openings.close()
        self.side.close_sheets()
        if self._options is not None:
            self._options.leave()
            self._options.deleteLater()
        self.board.close_board()
        self.bridge.close()
        self.bridge.deleteLater()
        self.table.close()
        self.deleteLater()

    # -- what is meant ------------------------------------------------------------------------

    def pointed(self) -> Selection:
        """Return what a key acts on, where the keyboard is: in the outline or on the board."""
        outline = self.in_outline()
        return meant(self.board) if outline is None else outline.selection()

    # -- doing --------------------------------------------------------------------------------

    def carry_out(self, intent: Intent) -> Sent:
        """Do what an action, a form or a task comes to; a procedure under way is asked for once."""
        under_way = self.bridge.under_way(intent) if isinstance(intent, Procedure) else None
        if under_way is not None:
            return under_way
        if isinstance(intent, i.Look):
            return self.side.sheets.look(intent)
        if (sketched := self.bridge.go_in_draft(intent)) is not None:
            return sketched
        # Whoever has the turn now sits here, at once: by then everybody was told of it.
        return self.ask(intent).then(lambda _: self.one_screen.settle())

    # -- the outline --------------------------------------------------------------------------

    @Slot(object)
    def _take_outline(self, outline: OutlinePanel) -> None:
        """Let the outline play as the board does."""
        outline.activated.connect(self._activate)
        outline.menu_requested.connect(self.menus.show)
        outline.form_wanted.connect(self.gestures.put_down)
        outline.intent_wanted.connect(self.carry_out)
        outline.key_wanted.connect(lambda key: self.meanings.press(key, outline.selection()))
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

    # -- menus --------------------------------------------------------------------------------

    def place_of(self, selection: Selection) -> QPoint:
        """Return where on the screen something is that is selected, for its menu."""
        outline = self.in_outline()
        return place_of(self.board, selection) if outline is None else outline.place_of(selection)

    # -- looking ------------------------------------------------------------------------------

    def write_note(self) -> None:
        """Write a note on what is pointed at, a cell as well, otherwise on the table."""
        pointed = self.pointed()
        self.side.sheets.notes.write(pointed.units or (pointed.cell or "table",))

    def show_history(self) -> None:
        """Give the keyboard to the history."""
        if not self.side.isVisible():
            self._window.side_panel.toggle()
        self.side.history.open_tree()
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
        if self.playback is not None:
            self.playback.follow_settings()
