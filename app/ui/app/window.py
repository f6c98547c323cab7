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
from app.games.game_registry import usual_cards
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
from app.ui.app.frame.window_table import WindowTable
from app.ui.app.frame.window_telling import WindowTelling
from app.ui.app.pages import Pages
from app.ui.app.shell import Shell
from app.ui.app.tables import Tables
from app.ui.board.scene.board_ground import KeptGrounds
from app.ui.commands.action_registry import Registry
from app.ui.commands.actions.program_actions import ACTIONS, OUTLINE
from app.ui.commands.focus_keys import FocusKeys
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.panels.messages.message_list import Remedy, Severity
from app.ui.table.place.table_place import TablePlace
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.spoken.focus_told import FocusTold

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QShowEvent

    from app.store.saved_seats import Kept
    from app.ui.app.application import Translations
    from app.ui.commands.situation import Situation
    from app.ui.lan.lan_desk import LanDesk
    from app.ui.side.side_panel import SidePanel
    from app.ui.table.curtain.curtain import Curtain
    from app.ui.table.open_table import OpenTable
    from app.ui.tour.tour import Tour

SMALLEST = QSize(1024, 640)
USUAL = QSize(1600, 960)
DROPS_AFTER = 300
"""Milliseconds after the start until files can be dropped."""
PICTURE_BYTES = 11 << 20
"""Memory for painted cards at one device pixel a pixel: a full table in one language."""


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
        self.room = QWidget()
        """All of the window's inside: sheets lie over it."""
        self.telling = WindowTelling(self)
        self.messages = self.telling.messages
        self.cards.tell_troubles(error_teller(self))
        self.art = CardArt(
            self.look,
            max_bytes=round(PICTURE_BYTES * self.devicePixelRatioF() ** 2),
            parent=self,
        )
        self.grounds = KeptGrounds()
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
        self._lay_out()
        self.lane, self.toasts = self.telling.begin()
        self._at_table = WindowTable(self, self.sheets, self.pages, self.hangings)
        self.focus_keys = FocusKeys(self)
        self._double_press = DoublePress(self)
        FocusTold(self)
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
        column.addWidget(self.telling.foot)
        self.setCentralWidget(self.room)

    # -- the table ----------------------------------------------------------------------------

    @property
    def side(self) -> SidePanel | None:
        """The side panel."""
        return self.place.side if self.place is not None else None

    def put_on_board(self, table: OpenTable) -> None:
        """Show `table`; the one before it is let go."""
        self._at_table.replace(table)

    def clear_board(self) -> None:
        """Let go of the table, if there is one; what lies behind it comes up."""
        self._at_table.clear()

    def take_off_board(self) -> None:
        """Let go of the table, and show the home screen."""
        self.clear_board()
        self.pages.show_home()

    @property
    def at_table(self) -> bool:
        """Whether the table shows, and not home, decks or settings."""
        return self.pages.at_table

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
        if self.lan is not None and self.lan.gathering:
            return self.lan.gathered()
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
        self.hangings.draw()

    @property
    def tour(self) -> Tour | None:
        """The hints, while they show."""
        return self.sheets.tour

    @property
    def curtain(self) -> Curtain | None:
        """What hangs over all of it while nobody sits at a table for several."""
        return self.hangings.curtain

    # -- actions ------------------------------------------------------------------------------

    def may(self, name: str) -> bool:
        """Whether an action is possible with the curtain as it is."""
        return self.hangings.may(name)

    def situation(self) -> Situation:
        """Return how things stand now."""
        return situation_of(self)

    def use_registry(self, registry: Registry) -> None:
        """Take other actions, or the same under other keys."""
        self.registry = registry
        self.table_keys = registry.table_keys()
        self.menus.give_keys()
        if self.place is not None:
            self.place.take_keys()

    def tell(
        self, words: Words | None, severity: Severity = "note", remedy: Remedy | None = None
    ) -> None:
        """Say something, without asking for anything. May be called from any thread.

        None says that a trouble told before is over.
        """
        self.telling.tell(words, severity, remedy)

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
        self.clear_board()
        if self.lan is not None:
            self.lan.close()
        self.pages.close_pages()
        self.looks.close()
        self.art.close()
        super().closeEvent(event)
