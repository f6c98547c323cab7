"""The window: top bar, home screen, and the table that lies on it.

It puts the parts of `app/ui/app/frame` together and carries out the registry's actions; what each
part does is in its own file.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.text.words import Language, Words
from app.games.game_api import Selection
from app.games.game_registry import GAMES, usual_cards
from app.games.game_registry import USUAL as USUAL_GAME
from app.places import is_there, stays_folder
from app.store.personal_settings import Settings
from app.ui.app.frame import window_place
from app.ui.app.frame.appearance import dress, palette_of
from app.ui.app.frame.double_press import DoublePress
from app.ui.app.frame.situation_reading import situation_of
from app.ui.app.frame.window_curtain import WindowCurtain
from app.ui.app.frame.window_looks import WindowLooks, error_teller
from app.ui.app.frame.window_menus import WindowMenus
from app.ui.app.frame.window_sheets import WindowSheets
from app.ui.app.frame.window_side import WindowSide
from app.ui.app.pages import Pages
from app.ui.app.shell import Shell
from app.ui.app.tables import Tables
from app.ui.app.trouble import troubles
from app.ui.commands.action_registry import Action, Registry
from app.ui.commands.actions.program_actions import ACTIONS, OUTLINE
from app.ui.commands.focus_keys import FocusKeys
from app.ui.commands.native_key import native
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.panels.messages.message_list import Messages, Remedy, Severity
from app.ui.panels.slips.lane import Lane, Strip
from app.ui.panels.slips.toasts import Toasts
from app.ui.table.place.table_place import TablePlace
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import OPEN_ERROR_LOG

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QShowEvent

    from app.core.intent import Intent
    from app.session.seat.pending_requests import Sent
    from app.store.saved_seats import Kept
    from app.ui.app.application import Translations
    from app.ui.board.board_view import BoardView
    from app.ui.commands.situation import Situation
    from app.ui.lan.lan_desk import LanDesk
    from app.ui.side.side_panel import SidePanel
    from app.ui.table.bridge import Bridge
    from app.ui.table.curtain.curtain import Curtain
    from app.ui.table.open_table import OpenTable
    from app.ui.table.table_document import Document
    from app.ui.tour.tour import Tour

SMALLEST = QSize(1024, 640)
USUAL = QSize(1600, 960)
DROPS_AFTER = 300
"""Milliseconds after the start until files can be dropped."""
PICTURE_BYTES = 11 << 20
"""Memory for painted cards at one device pixel a pixel: one and a half times a full table."""


class Window(Shell):
    """The one window of the program."""

    lan: LanDesk | None = None
    """What there is to do with tables in the network; made when it is first wanted."""

    def __init__(self, settings: Settings, language: Language, translations: Translations) -> None:
        super().__init__()
        self.settings: Settings = settings
        palette = palette_of(settings)
        # Before anything is in it: Qt would dress all of that anew.
        dress(palette, settings.text_scale)
        self.look = Look(palette, language, self)
        self.cards = usual_cards()
        self.place: TablePlace | None = None
        self._last_folder: Path | None = None
        self._table_showed = False
        self.tables: Tables = Tables(self)
        self.messages = Messages(self)
        self.cards.tell_troubles(error_teller(self))
        troubles().told.connect(self._tell_trouble)
        self.art = CardArt(
            self.look,
            max_bytes=round(PICTURE_BYTES * self.devicePixelRatioF() ** 2),
            parent=self,
        )
        self.looks: WindowLooks = WindowLooks(self, translations)
        self.looks.find_pictures()
        self.side_panel = WindowSide(self)
        self.registry = Registry((*ACTIONS, *OUTLINE), None, settings.keys)
        self.table_keys = self.registry.table_keys()
        self.menus = WindowMenus(self)
        self.actions_of = self.menus.actions_of
        self.top_bar = self.menus.bar
        self.sheets: WindowSheets = WindowSheets(self)
        self.hangings = WindowCurtain(self)
        self.pages: Pages = Pages(self)
        self.room = QWidget()
        """All of the window's inside: sheets lie over it."""
        self.foot = Strip(self.room.width, lambda: self.room.height() // 2)
        """Where what is said for a moment lies on pages without a table."""
        self._lay_out()
        self.lane = Lane(self.room, self._strip)
        self.toasts = self._made_toasts()
        self.focus_keys = FocusKeys(self)
        self._double_press = DoublePress(self)
        soon(self.sheets.take_drops, after=DROPS_AFTER)
        self.setMinimumSize(SMALLEST)
        self.setWindowTitle("Chabudai")
        window_place.restore_window(self, settings.window, USUAL)
        window_place.ScreenWatch(self)
        self.look.change()
        self.looks.put_on_looks()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.room)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.pages, 1)
        column.addWidget(self.foot)
        self.setCentralWidget(self.room)

    def _made_toasts(self) -> Toasts:
        toasts = Toasts(
            self.look,
            self.room,
            self.messages,
            key_of=lambda name: native(next(iter(self.registry.keys(name)), "")),
        )
        toasts.animated = self.settings.animations
        toasts.lie_in(self.lane)
        return toasts

    # -- the table ----------------------------------------------------------------------------

    @property
    def table(self) -> OpenTable | None:
        """The table that lies in the window."""
        return self.place.table if self.place is not None else None

    @property
    def document(self) -> Document | None:
        """The same, where its host is in this process."""
        return self.place.document if self.place is not None else None

    @property
    def bridge(self) -> Bridge | None:
        """The seat that acts."""
        return self.place.bridge if self.place is not None else None

    @property
    def board(self) -> BoardView | None:
        """The board."""
        return self.place.board if self.place is not None else None

    @property
    def side(self) -> SidePanel | None:
        """The side panel."""
        return self.place.side if self.place is not None else None

    def put_on_board(self, table: OpenTable) -> None:
        """Show `table`; the one before it is let go."""
        self.clear_board()
        self.use_registry(self.registry.with_game(table.spec))
        place = TablePlace(self, table, self.pages)
        self.place = place
        place.side.preview.face.set_own(self.looks.own_pictures)
        place.board.selection_changed.connect(self.refresh)
        place.bridge.stepped.connect(self.refresh)
        place.bridge.placed.connect(self.refresh)
        place.bridge.sketched.connect(self.refresh)
        place.plan.changed.connect(self.refresh)
        place.board.said.connect(lambda words: self.tell(words, "refused"))
        place.board.dropped.connect(lambda *_: self.sheets.did("drop"))
        place.one_screen.changed.connect(self._draw_curtain)
        if place.computers is not None:
            place.computers.changed.connect(self.refresh)
        self.toasts.follow(place.side.telling, place.board)
        self.sheets.let_drops_through()
        self.pages.show_table(place)

    def clear_board(self, *, ends: bool = False) -> None:
        """Let go of the table, if there is one; what lies behind it comes up.

        Where the window `ends`, its table ends with it, and need not be undressed first.
        """
        if self.place is not None:
            sizes = self.place.chosen_sizes()
            self.looks.change(panels={**self.settings.panels, **sizes})
            self.lane.close()
            place, self.place = self.place, None
            if place.document is not None:
                # Before it is remembered where the table is.
                place.document.look_at_file()
            self.tables.recent.remember(place.table)
            self.toasts.leave_table()
            self.pages.take_away(place)
            place.close_table()
            if not ends:
                place.setParent(None)

    def take_off_board(self) -> None:
        """Let go of the table, and show the home screen."""
        self.clear_board()
        self.pages.show_home()

    @property
    def at_table(self) -> bool:
        """Whether the table shows, and not home, decks or settings."""
        return self.pages.at_table

    @property
    def shown_game(self) -> str:
        """The game whose decks are shown."""
        return self.settings.game if self.settings.game in GAMES else USUAL_GAME

    @property
    def place_in_front(self) -> TablePlace | None:
        """The table, while it is what shows."""
        return self.place if self.pages.at_table else None

    # -- the network --------------------------------------------------------------------------

    def lan_desk(self) -> LanDesk:
        """Return what joins and hosts tables in the network."""
        from app.ui.lan.lan_desk import LanDesk  # noqa: PLC0415 - on demand

        if self.lan is None:
            self.lan = LanDesk(self)
        return self.lan

    def way_back(self) -> Kept | None:
        """Return the table in the network that one was at last and did not leave."""
        if not is_there(stays_folder()):
            return None
        from app.ui.lan.joining.back_offer import places  # noqa: PLC0415 - few were at any

        return next(iter(places(self)), None)

    # -- pages --------------------------------------------------------------------------------

    def begin(self, file: Path | None) -> None:
        """Show what the program starts with: `file`, the home screen, or a shipped deck."""
        opened = file is not None and self.tables.open_file(file)
        if opened or (file is None and not self.settings.home_at_start and self.tables.go_on()):
            if is_there(stays_folder()):
                from app.ui.lan.joining.back_offer import offer_back  # noqa: PLC0415 - few were at any

                offer_back(self)
            return
        self.pages.show_home()

    def _strip(self) -> Strip:
        """Return where what is said for a moment lies."""
        place = self.place_in_front
        return self.foot if place is None else place.strip

    def page_turned(self) -> None:
        """Another page came up: only the table has the bar above it, and sheets stay behind."""
        self.sheets.leave_all()
        if self._table_showed and not self.at_table:
            self.toasts.dismiss()
        self._table_showed = self.at_table
        self.top_bar.setVisible(self.at_table)
        self.lane.look_again()
        if self.lan is not None:
            self.lan.company.page_turned()
        if self.at_table and not self.settings.tour_seen:
            self.sheets.tour_soon.start()
        self._draw_curtain()

    @property
    def tour(self) -> Tour | None:
        """The hints, while they show."""
        return self.sheets.tour

    @property
    def curtain(self) -> Curtain | None:
        """What hangs over all of it while nobody sits at a table for several."""
        return self.hangings.curtain

    @Slot()
    def _draw_curtain(self) -> None:
        self.hangings.draw()
        self.refresh()

    # -- actions ------------------------------------------------------------------------------

    def may(self, name: str) -> bool:
        """Whether an action is possible with the curtain as it is."""
        return self.hangings.may(name)

    def situation(self) -> Situation:
        """Return how things stand now."""
        return situation_of(self)

    def perform(self, action: Action, selection: Selection) -> bool:
        """Carry out an action on a selection; False if there was nothing to do."""
        if not self.may(action.id):
            return False
        self.sheets.did(action.id)
        if action.run is not None:
            action.run(self, selection)
            return True
        return self.place is not None and self.place.gestures.perform(action, selection)

    def run_action(self, name: str) -> bool:
        """Carry out an action on what is pointed at, as by its key."""
        action = self.registry.get(name)
        selection = self.pointed()
        return action.when(self.situation(), selection) and self.perform(action, selection)

    def ask(self, intent: Intent) -> Sent | None:
        """Send an intent for the seat at the window."""
        return None if self.place is None else self.place.ask(intent)

    def selection(self) -> Selection:
        """Return what is selected on the board."""
        return self.place.selection() if self.place is not None else Selection()

    def pointed(self) -> Selection:
        """Return what a key acts on."""
        return self.place.pointed() if self.place is not None else Selection()

    def use_registry(self, registry: Registry) -> None:
        """Take other actions, or the same under other keys."""
        self.registry = registry
        self.table_keys = registry.table_keys()
        self.menus.give_keys()
        if self.place is not None:
            self.place.take_keys()

    # -- what is said -------------------------------------------------------------------------

    def tell(
        self, words: Words | None, severity: Severity = "note", remedy: Remedy | None = None
    ) -> None:
        """Say something, without asking for anything. May be called from any thread.

        None says that a trouble told before is over.
        """
        if words is None:
            words = Words("Saving works again.", "保存できるようになりました。")
        self.messages.add(words, severity, remedy)

    @Slot(object)
    def _tell_trouble(self, words: Words) -> None:
        """Tell of an error that was caught; the table goes on."""
        remedy = Remedy(OPEN_ERROR_LOG, self.sheets.open_error_log)
        self.tell(words, "error", remedy)

    def log_text(self) -> str:
        """Return the log as this seat sees it."""
        return self.side.log.as_text() if self.side is not None else ""

    # -- keeping up ---------------------------------------------------------------------------

    @property
    def last_folder(self) -> Path:
        """Where the last file was chosen; people keep what they make in one place."""
        if self._last_folder is None:
            from app.ui.app.file_choice import documents_folder  # noqa: PLC0415 - on demand

            self._last_folder = documents_folder()
        return self._last_folder

    @last_folder.setter
    def last_folder(self, folder: Path) -> None:
        self._last_folder = folder

    @Slot()
    def refresh(self, *_told: object) -> None:
        """Bring menus, buttons and the top bar up to date."""
        self.menus.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Be looked after from now on."""
        super().showEvent(event)
        self._double_press.begin()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place and let go of the table; its autosave is complete."""
        self.looks.change(window=window_place.place_of(self))
        self.sheets.leave_all()
        self.clear_board(ends=True)
        if self.lan is not None:
            self.lan.close()
        self.pages.close_pages()
        self.looks.close()
        self.art.close()
        super().closeEvent(event)
