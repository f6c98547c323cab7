"""One table as it lies in the window: its board, its side panel, and what acts on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QWidget

from app.core import intent as i
from app.core.ids import SPECTATOR
from app.core.intent import Intent, Procedure
from app.games.contracts.computer_contract import asked_for_hints
from app.games.game_api import Selection
from app.games.game_registry import cards_of
from app.ui.app.table_in_front import TableInFront
from app.ui.board.board_view import BoardView
from app.ui.board.what_is_meant import meant, place_of
from app.ui.outline.outline_keys import COMMANDS
from app.ui.side.beside_board import BesideBoard
from app.ui.side.side_panel import SidePanel
from app.ui.side.side_width import SideWidth
from app.ui.table.bridge import Bridge
from app.ui.table.curtain.one_screen import OneScreen
from app.ui.table.place.openings import PlayedOpenings
from app.ui.table.place.place_gestures import PlaceGestures
from app.ui.table.place.place_keys import PlaceKeys
from app.ui.table.place.place_looking import PlaceLooking
from app.ui.table.place.place_menus import PlaceMenus
from app.ui.table.place.table_keys import TableKeys
from app.ui.table.planned.draft_keeping import DraftKeeping
from app.ui.table.planned.plan_watch import PlanWatch
from app.ui.table.table_document import Document

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from app.core.ids import NodeId, SeatId
    from app.session.seat.pending_requests import Sent
    from app.ui.app.shell import Shell
    from app.ui.learning.table_lesson import TableLesson
    from app.ui.outline.outline_panel import OutlinePanel
    from app.ui.panels.slips.lane import Strip
    from app.ui.table.computers.place_computers import PlaceComputers
    from app.ui.table.open_table import OpenTable
    from app.ui.table.options.options_sheet import OptionsSheet
    from app.ui.table.planned.plan_hints import PlanHints
    from app.ui.table.playback.place_playback import PlacePlayback


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
        self.drafts = self._kept_drafts()
        keep = window.tables.recent.keep_seating
        self.one_screen: OneScreen = OneScreen(self.bridge, table, keep, self)
        self.one_screen.begin()
        cards = cards_of(table.spec)
        if window.look.back != cards.back:
            window.look.change(back=cards.back)
        self.board: BoardView = BoardView(window.look, self.bridge, window.art, cards)
        self.board.set_animations(window.settings.animations)
        self.side: SidePanel = SidePanel(window, self.bridge, table, self.board, self.plan, self)
        self.side.set_animations(window.settings.animations)
        self._draw_plan()
        self._limit_tasks()
        self._options: OptionsSheet | None = None
        """What the table agrees on; made when it is first wanted."""
        self._beside: list[QWidget] = []
        """What stands between board and panel, or stood there before."""
        self._column = BesideBoard(self)
        self.menus: PlaceMenus = PlaceMenus(window, self)
        self.looking: PlaceLooking = PlaceLooking(self)
        self.meanings: PlaceKeys = PlaceKeys(window, self)
        self.keys = TableKeys(self._knows, self._key, self)
        self.gestures: PlaceGestures = PlaceGestures(window, self)
        self.computers: PlaceComputers | None = self._made_computers()
        self.hints: PlanHints | None = self._made_hints()
        self.playback = self._made_playback()
        """Shows steps moment by moment; None in a game that has none to show."""
        self.lesson = self._made_lesson()
        """What is taught at this table; None at any other."""
        self.keys.watch(self.board, self._board_keeps)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.addWidget(self.board)
        self.addWidget(self.side)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.side.setVisible(window.settings.side_panel)
        self._width = SideWidth(self, self.side, window.settings.panels)
        self.openings = PlayedOpenings(self.bridge, table, lambda: window.settings.keep_openings)
        self.openings.failed.connect(lambda words: window.tell(words, "error"))
        self._connect()
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

    def _connect(self) -> None:
        self.board.menu_requested.connect(self.menus.show)
        self.board.activated.connect(self.menus.activate)
        self.board.reading_wanted.connect(self._space)
        self.board.readings_offered.connect(self.menus.offer_readings)
        self.board.form_wanted.connect(self.gestures.put_down)
        self.side.outline_made.connect(self._take_outline)

    def _kept_drafts(self) -> DraftKeeping:
        """Keep what is planned, for after a crash."""
        drafts = DraftKeeping(self.bridge, self.table, self)
        drafts.failed.connect(lambda words: self._window.tell(words, "error"))
        return drafts

    def _draw_plan(self) -> None:
        """Show on the board what is planned, in a game whose seats plan in secret."""
        if self.table.spec.plan_sheet is not None:
            from app.ui.board.planned.plan_on_board import (  # noqa: PLC0415 - few games do
                PlanOnBoard,
            )

            self.on_board = PlanOnBoard(self.board, self.plan)

    def _made_lesson(self) -> TableLesson | None:
        """Let the teacher of a lesson play, and say what there is to do."""
        document = self.document
        if document is None or document.lesson is None:
            return None
        from app.ui.learning.table_lesson import TableLesson  # noqa: PLC0415 - few tables are one

        return TableLesson(self._window, self.bridge, document, document.lesson, self.side)

    def _made_computers(self) -> PlaceComputers | None:
        """Let the computers of a game play that has any; most have none, and load nothing."""
        if not self.table.spec.players:
            return None
        from app.ui.table.computers.place_computers import (  # noqa: PLC0415 - few games have any
            PlaceComputers,
            players_of,
        )

        return PlaceComputers(self._window, self, players_of(self.table, self))

    def _made_hints(self) -> PlanHints | None:
        """Let a computer be asked what it would plan, in a game that has one for it."""
        if self.table.spec.plan_sheet is None or not asked_for_hints(self.table.spec.players):
            return None
        from app.ui.table.planned.plan_hints import PlanHints  # noqa: PLC0415 - few have any

        hints = PlanHints(self.bridge, self.plan, self)
        hints.changed.connect(self._window.refresh)
        hints.changed.connect(self.side.plan.look)
        hints.failed.connect(lambda words: self._window.tell(words, "warning"))
        return hints

    def _made_playback(self) -> PlacePlayback | None:
        """Show the moments of a game that has any; most have none, and load nothing."""
        if self.table.spec.moments is None:
            return None
        from app.ui.table.playback.place_playback import (  # noqa: PLC0415 - few games have any
            PlacePlayback,
        )

        self.side.history.playing_wanted.connect(self.play_again)
        return PlacePlayback(self._window, self)

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

    @property
    def strip(self) -> Strip:
        """Where what is said for a moment lies: in the side panel, else beside the board."""
        in_panel = not self.side.isHidden() and self.side.has_room
        return self.side.strip if in_panel else self._column

    def close_table(self) -> None:
        """Stop listening, and let go of the table."""
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

    def selection(self) -> Selection:
        """Return what is selected."""
        return self.board.selection()

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

    def look_at(self, seat: SeatId) -> None:
        """Show the board of a seat large, and again what was shown before."""
        self.board.looking.look_at(seat)

    # -- the outline --------------------------------------------------------------------------

    @Slot(object)
    def _take_outline(self, outline: OutlinePanel) -> None:
        """Let the outline play as the board does."""
        outline.activated.connect(self.menus.activate)
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

    # -- keys ---------------------------------------------------------------------------------

    def _board_keeps(self, event: QKeyEvent) -> bool:
        """Whether a key is the board's own now: the ring's, or a drag's."""
        return self.board.focus.claims(event) or self.board.mouse.keys.claims(event)

    def _knows(self, key: str) -> bool:
        if key == "Esc":
            return self._window.sheets.in_front() is not None or self.bridge.playback.playing
        # The board answers Space itself: held down it pans.
        return key != "Space" and key in self._window.table_keys

    def _key(self, key: str) -> bool:
        sheet = self._window.sheets.in_front() if key == "Esc" else None
        if sheet is not None:
            # It lies in front, although the keyboard was taken to the board.
            sheet.wish_to_leave()
            return True
        if key == "Esc":
            self.bridge.playback.skip()
            return True
        return self.meanings.press(key, self.pointed())

    @Slot()
    def _space(self) -> None:
        """Space was pressed and let go on the board, which pans while it is held."""
        self.meanings.press("Space", self.pointed())

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
